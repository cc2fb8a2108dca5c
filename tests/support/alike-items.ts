import { type Item, item } from '#shared/items/item';

export const makeItem = (fields: object): Item => item.parse({ id: 'q1', prompt: 'Choose ___.', ...fields });
export const words = ['bread', 'milk', 'rice', 'tea'];
const options = (isKey: (place: number) => boolean, order = words) =>
  order.map((text) => ({ text, isKey: isKey(words.indexOf(text)), feedback: `about ${text}` }));
/** Turns a list round, so that each has another one first. */
const turned = <T>(list: readonly T[], by: number) => [...list.slice(by), ...list.slice(0, by)];

/** Of each kind, questions that differ in nothing but their key, and in the order in which an engine wrote that. */
export const alike: [string, Item[]][] = [
  [
    'mc',
    words.map((key, place) =>
      makeItem({ kind: 'mc', options: options((at) => words[at] === key, turned(words, place)) }),
    ),
  ],
  [
    'multi',
    words.map((_, key) => makeItem({ kind: 'multi', options: options((at) => at !== key, turned(words, key)) })),
  ],
  ['tf', [true, false].map((key) => makeItem({ kind: 'tf', key }))],
  ['gap', words.map((key) => makeItem({ kind: 'gap', accepted: [key], foreseen: [{ answer: 'x', feedback: 'No.' }] }))],
  ['short', words.map((key) => makeItem({ kind: 'short', accepted: [key] }))],
  ['error-correct', words.map((key) => makeItem({ kind: 'error-correct', sentence: 'I drinks.', accepted: [key] }))],
  [
    'cloze',
    words.map((key, place) =>
      makeItem({
        kind: 'cloze',
        text: 'I like {{1}} and {{2}}.',
        gaps: ['1', '2'].map((id) => ({ id, accepted: [key], options: turned(words, place) })),
      }),
    ),
  ],
  [
    'match',
    words.map((_, by) =>
      makeItem({
        kind: 'match',
        pairs: ['1', '2', '3', '4'].map((left, at) => ({ left, right: turned(words, by)[at] })),
      }),
    ),
  ],
];
