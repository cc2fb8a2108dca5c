import type { LearnerResponse } from './response';
import { responseLimits } from './response-limits';

/**
 * What the schema of a response says, by hand: a page for guests reads responses that wait on the device, and the schema
 * library weighs more than its player. A test compares the two.
 */
export function isResponse(value: unknown): value is LearnerResponse {
  if (!isRecord(value)) return false;
  const [entry, ...others] = Object.entries(value);
  if (!entry || others.length > 0) return false;
  const [key, answer] = entry;
  switch (key) {
    case 'choice':
      return isPart(answer);
    case 'choices':
      return isListOf(answer, responseLimits.choices);
    case 'isTrue':
      return typeof answer === 'boolean';
    case 'text':
      return isText(answer, responseLimits.text);
    case 'gaps':
      return isMap(answer, responseLimits.gapName);
    case 'pairs':
      return isMap(answer, responseLimits.part);
    case 'order':
      return isListOf(answer, responseLimits.pieces);
    default:
      return false;
  }
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, most: number) => typeof value === 'string' && value.length <= most;
const isPart = (value: unknown) => isText(value, responseLimits.part);
const isListOf = (value: unknown, most: number) => Array.isArray(value) && value.length <= most && value.every(isPart);
const isMap = (value: unknown, mostInName: number) =>
  isRecord(value) && Object.entries(value).every(([name, text]) => isText(name, mostInName) && isPart(text));
