import { gapMark } from './gap-mark';
import type { PlayerItem } from './kinds/registry';

/** A question in the parts that a screen tells apart by their type. */
export interface PromptParts {
  /** What is to be done. */
  task?: string;
  /** What is asked: a sentence, a question. Empty where the task says all. */
  text: string;
  /** What helps with a gap: a meaning, or the word to use. */
  clue?: string;
}

/** What to do with a kind of question whose prompt does not say it itself. */
function usualTask({ kind, prompt }: PlayerItem): string | undefined {
  const hasGap = prompt.includes(gapMark);
  switch (kind) {
    case 'mc':
      return hasGap ? 'Choose what goes in the gap.' : 'Choose the right answer.';
    case 'multi':
      return 'Choose all that are right.';
    case 'tf':
      return 'True or false?';
    case 'gap':
    case 'short':
      return hasGap ? 'Write what goes in the gap.' : 'Write your answer.';
    case 'numeric':
      return 'Write a number.';
    case 'poll':
      return 'What do you think?';
    case 'error-correct':
      return 'Write the sentence without its mistake.';
    case 'order':
      return 'Put these in order.';
    default:
      return undefined;
  }
}

/** Prompts that are a task and no more: what they are about, the board below shows. */
const isTask = (line: string) =>
  /^(put|match|complete|sort|choose|listen|write|read|change|make|join|rewrite)\b/i.test(line);

/** A sentence with a gap, and what helps: after it in brackets, or before it as spelling has it. */
const clueAfter = /^(?<text>.*?)\s*\((?<clue>[^()]+)\)$/s;
const clueBefore = /^(?<clue>.+?) · (?<text>.+)$/s;

/** The parts of a prompt. A prompt of several lines begins with its task where that is an order to do something. */
export function promptParts(item: PlayerItem): PromptParts {
  const { prompt } = item;
  const [first = '', ...rest] = prompt.split('\n');
  if (isTask(first) && rest.length > 0) return { task: first, text: rest.join('\n') };
  if (rest.length === 0 && isTask(first) && !first.includes(gapMark)) return { task: first, text: '' };
  const task = usualTask(item);
  for (const pattern of prompt.includes(gapMark) ? [clueBefore, clueAfter] : []) {
    const { text, clue } = pattern.exec(prompt)?.groups ?? {};
    if (text?.includes(gapMark) && !clue?.includes(gapMark)) return { task, text, clue };
  }
  return { task, text: prompt };
}
