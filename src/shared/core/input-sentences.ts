import * as z from 'zod';
import { count } from './count';
import { numberText } from './locale';

type Issue = z.core.$ZodRawIssue;

/** What is wrong with a value, where its schema has no sentence of its own: in words for who typed it. */
export function inputSentence(issue: Issue): string {
  if (issue.code === 'too_small') return `At least ${amount(issue.origin, issue.minimum)}, please.`;
  if (issue.code === 'too_big') return `At most ${amount(issue.origin, issue.maximum)}, please.`;
  if (issue.code === 'unrecognized_keys') return 'There are fields here that are not known.';
  if (issue.code !== 'invalid_type') return 'This value is not valid.';
  if (issue.input === undefined) return 'This is missing.';
  return pleasesOfTypes[issue.expected] ?? 'This value is not valid.';
}

const pleasesOfTypes: Partial<Record<string, string>> = {
  number: 'Please give a number.',
  int: 'Please give a whole number.',
  string: 'Please give a text.',
};

function amount(origin: string, limit: number | bigint): string {
  if (origin === 'string') return count(Number(limit), 'character');
  if (origin === 'array' || origin === 'set') return count(Number(limit), 'entry', 'entries');
  return numberText(Number(limit));
}

z.config({ localeError: inputSentence });
