import { diffArrays, diffWordsWithSpace } from 'diff';
import { count } from '#shared/core/count';
import { questionFacts } from '#shared/items/facts';
import type { Item } from '#shared/items/item';
import { plainText } from '#shared/items/text-of';
import type { Piece } from './kind';
import { type Content, factsOf, piecesOf } from './kinds/registry';

interface Work extends Content {
  title: string;
}

/** A run of text that both have, or that only one has. */
export interface Run {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** One part that differs between two versions. */
export type Change =
  | { kind: 'added' | 'removed'; id: string; name: string; text: string }
  | { kind: 'changed'; id: string; name: string; runs: Run[] }
  /** The same parts stand in another order. */
  | { kind: 'moved'; id: string; name: string };

/**
 * What was added, removed and changed from one version of saved work to another, part by part. Parts are matched by
 * their ids, so that a stage that moved is no new one; within a part the difference is told word by word.
 */
export function compareContent(before: Work, after: Work): Change[] {
  const old = pieces(before);
  const next = pieces(after);
  const oldById = new Map(old.map((piece) => [piece.id, piece]));
  const nextIds = new Set(next.map(({ id }) => id));
  return [
    ...next.flatMap((piece) => changeOf(oldById.get(piece.id), piece)),
    ...old.filter(({ id }) => !nextIds.has(id)).map((piece): Change => ({ kind: 'removed', ...piece })),
    ...orderChange(
      old.filter(({ id }) => nextIds.has(id)),
      next.filter(({ id }) => oldById.has(id)),
    ),
  ];
}

function pieces(work: Work): Piece[] {
  const all = new Map<string, Piece>();
  for (const piece of [{ id: 'title', name: 'Title', text: work.title }, ...piecesOf(work), ...factsOf(work)]) {
    const previous = all.get(piece.id);
    all.set(piece.id, previous ? { ...previous, text: `${previous.text}\n${piece.text}` } : piece);
  }
  return [...all.values()];
}

/** What came and what went from one version of a question to another, its key and its worth among it. */
export function compareQuestions(before: Item, after: Item): Run[] {
  const textOf = (item: Item) => `${plainText(item)}\n${questionFacts(item)}`;
  return compareTexts(textOf(before), textOf(after));
}

function changeOf(old: Piece | undefined, piece: Piece): Change[] {
  if (!old) return [{ kind: 'added', ...piece }];
  if (old.text === piece.text) return [];
  return [{ kind: 'changed', id: piece.id, name: piece.name, runs: compareTexts(old.text, piece.text) }];
}

/**
 * What came and what went from one text to another: by whole lines first, so that long texts stay quick, then by words.
 */
export function compareTexts(before: string, after: string): Run[] {
  const runs: Run[] = [];
  const lines = diffArrays(linesOf(before), linesOf(after), { maxEditLength });
  if (!lines) return whole(before, after);
  for (let place = 0; place < lines.length; place += 1) {
    const { value = [], added, removed } = lines[place] ?? {};
    const text = value.join('');
    const next = lines[place + 1];
    if (removed && next?.added) {
      runs.push(...compareWords(text, next.value.join('')));
      place += 1;
    } else {
      runs.push({ kind: added ? 'added' : removed ? 'removed' : 'same', text });
    }
  }
  return runs;
}

/** More lines or words than this that came or went are another text. To find each costs as much as their square. */
const maxEditLength = 2000;

function compareWords(before: string, after: string): Run[] {
  const differences = diffWordsWithSpace(before, after, { maxEditLength });
  if (!differences) return whole(before, after);
  const runs = differences.map(
    ({ value, added, removed }): Run => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }),
  );
  const sharedLetters = runs.reduce((sum, run) => sum + (run.kind === 'same' ? letters(run.text) : 0), 0);
  return sharedLetters < leastKept * Math.min(letters(before), letters(after)) ? whole(before, after) : runs;
}

/** Where less is kept of the shorter one, it was written anew: word by word, nobody could read either. */
const leastKept = 0.4;
const letters = (text: string) => text.replaceAll(/\s/g, '').length;

const whole = (before: string, after: string): Run[] => [
  { kind: 'removed', text: before },
  { kind: 'added', text: after },
];

/** Each with the end that it has. */
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

function orderChange(old: readonly Piece[], next: readonly Piece[]): Change[] {
  const isSame = old.every(({ id }, place) => next[place]?.id === id);
  return isSame ? [] : [{ kind: 'moved', id: 'order', name: 'Order' }];
}

/** The differences counted, in one sentence. */
export function sayChanges(changes: readonly Change[]): string {
  const counted = (is: Change['kind']) => changes.filter((change) => change.kind === is).length;
  const parts = (['added', 'removed', 'changed'] as const)
    .filter((is) => counted(is) > 0)
    .map((is) => `${count(counted(is), 'part')} ${is}`);
  if (counted('moved') > 0) parts.push('the order changed');
  return parts.length > 0 ? `${parts.join(', ')}.` : 'The two versions are the same.';
}
