import type { LearnerResponse } from './grade';
import type { Item, ItemKind } from './item';

/** Nobody types more into a gap. */
const ofGap = 300;
/** A sentence that is to be put right may have 500. */
const ofSentence = 600;
const ofText = 20_000;

/** How many characters an answer to a question of this kind may have; each gap of a text may have that many. */
export function mostLetters(kind: ItemKind): number {
  switch (kind) {
    case 'essay':
    case 'speak':
      return ofText;
    case 'short':
    case 'error-correct':
      return ofSentence;
    default:
      return ofGap;
  }
}

/** No question has more gaps, or more pairs. */
const mostGaps = 40;
const mostPairs = 12;

/**
 * Whether an answer is longer than its question can want, in letters or in parts. What is chosen has its own limits.
 */
export function isTooLong(item: Item, given: LearnerResponse): boolean {
  if ('text' in given) return given.text.length > mostLetters(item.kind);
  if ('pairs' in given) return Object.keys(given.pairs).length > mostPairs;
  if (!('gaps' in given)) return false;
  const chosen = item.kind === 'cloze' ? item.gaps.filter(({ options }) => options).map(({ id }) => id) : [];
  const gaps = Object.entries(given.gaps);
  return gaps.length > mostGaps || gaps.some(([id, text]) => text.length > ofGap && !chosen.includes(id));
}
