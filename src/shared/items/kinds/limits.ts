import type { LearnerResponse } from '../response';

/** Nobody types more into a gap. */
export const mostInGap = 300;
/** A sentence that is to be put right may have 500. */
export const mostInSentence = 600;
export const mostInText = 20_000;

/** No question has more gaps, or more pairs. */
const mostGaps = 40;
const mostPairs = 12;

/**
 * Whether a response is longer than a question can want, in letters or in parts. What is chosen has its own limits:
 * `choiceGaps` are those whose text is chosen.
 */
export function isLonger(response: LearnerResponse, most: number, choiceGaps: readonly string[] = []): boolean {
  if ('text' in response) return response.text.length > most;
  if ('pairs' in response) return Object.keys(response.pairs).length > mostPairs;
  if (!('gaps' in response)) return false;
  const gaps = Object.entries(response.gaps);
  return gaps.length > mostGaps || gaps.some(([id, text]) => text.length > mostInGap && !choiceGaps.includes(id));
}
