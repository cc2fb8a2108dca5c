import type { FailureReason } from '#shared/core/failures';
import { profileText } from '#shared/vocabulary/level-profile';
import { faultOf, readText } from '#shared/vocabulary/read-text';
import type { WordIndex } from '#shared/vocabulary/word-index';

export type OwnTextFault = Extract<FailureReason, 'text_short' | 'text_not_english' | 'text_is_code'>;

/** Lines as programs have them, and hardly a line of prose or of a poem. */
const codeLine =
  /[{}]\s*$|^\s*(?:#include|import\s+[\w.{*"']+|from\s+[\w.]+\s+import|def\s+\w+\(|class\s+\w+\s*[:({]|(?:const|let|var)\s+\w+\s*=|(?:public|private|static)\s+\w+|(?:if|for|while)\s*\(|return\s+[\w.]+[;(\s]*$|SELECT\s.+\sFROM\s)|=>|[=!]==?|\w\((?:[^()]*)\)\s*:?\s*$|^\s*\w+\s*[+-]?=\s*\S/;
const leastCode = 0.4;

/** Poems end their lines with a semicolon, too. */
const isCode = (line: string) => codeLine.test(line) || (line.trimEnd().endsWith(';') && /[(=]/.test(line));

/** Why no lesson can be made from a text that a teacher pasted; nothing where one can. */
export function ownTextFault(pasted: string, index: WordIndex): OwnTextFault | undefined {
  const { text } = readText(pasted);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const codeLines = lines.filter(isCode).length;
  if (codeLines > 1 && codeLines / lines.length >= leastCode) return 'text_is_code';
  const profile = profileText(text, index);
  const fault = faultOf(text, profile);
  if (fault === 'not English' || !profile.isEnglish) return 'text_not_english';
  // A list of words is not for being read, but that is the teacher's to say: short lines are a poem, too.
  return fault === 'empty' || fault === 'short' ? 'text_short' : undefined;
}
