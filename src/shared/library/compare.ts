import { diffArrays, diffWordsWithSpace } from 'diff';
import type { AnyData } from '../schemas/library';
import { type Piece, piecesOf } from './pieces';

interface Content {
  title: string;
  data: AnyData;
}

/** A run of text that both have, or that only one has. */
export interface Run {
  is: 'same' | 'added' | 'removed';
  text: string;
}

/** One part that differs between two versions. */
export type Change =
  | { is: 'added' | 'removed'; id: string; name: string; text: string }
  | { is: 'changed'; id: string; name: string; runs: Run[] }
  /** The same parts stand in another order. */
  | { is: 'moved'; id: string; name: string };

/**
 * What was added, removed and changed from one version of saved work to another, part by part. Parts are matched by
 * their ids, so that a stage that moved is no new one; within a part the difference is told word by word.
 */
export function compareContent(before: Content, after: Content): Change[] {
  const old = pieces(before);
  const next = pieces(after);
  const oldById = new Map(old.map((piece) => [piece.id, piece]));
  const nextIds = new Set(next.map(({ id }) => id));
  return [
    ...next.flatMap((piece) => changeOf(oldById.get(piece.id), piece)),
    ...old.filter(({ id }) => !nextIds.has(id)).map((piece): Change => ({ is: 'removed', ...piece })),
    ...orderChange(
      old.filter(({ id }) => nextIds.has(id)),
      next.filter(({ id }) => oldById.has(id)),
    ),
  ];
}

function pieces({ title, data }: Content): Piece[] {
  return [{ id: 'title', name: 'Title', text: title }, ...piecesOf(data)];
}

function changeOf(old: Piece | undefined, piece: Piece): Change[] {
  if (!old) return [{ is: 'added', ...piece }];
  if (old.text === piece.text) return [];
  return [{ is: 'changed', id: piece.id, name: piece.name, runs: compareTexts(old.text, piece.text) }];
}

/** What came and what went from one text to another: by whole lines first, so that long texts stay quick, then by words. */
export function compareTexts(before: string, after: string): Run[] {
  const runs: Run[] = [];
  const lines = diffArrays(linesOf(before), linesOf(after));
  for (let place = 0; place < lines.length; place += 1) {
    const { value = [], added, removed } = lines[place] ?? {};
    const text = value.join('');
    const next = lines[place + 1];
    if (removed && next?.added) {
      runs.push(...compareWords(text, next.value.join('')));
      place += 1;
    } else {
      runs.push({ is: added ? 'added' : removed ? 'removed' : 'same', text });
    }
  }
  return runs;
}

/** More words than this at once are not worth the wait: they are given as they are. */
const longestByWords = 60_000;

function compareWords(before: string, after: string): Run[] {
  if (before.length + after.length > longestByWords) {
    return [
      { is: 'removed', text: before },
      { is: 'added', text: after },
    ];
  }
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    is: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** Each with the end that it has. */
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

function orderChange(old: readonly Piece[], next: readonly Piece[]): Change[] {
  const isSame = old.every(({ id }, place) => next[place]?.id === id);
  return isSame ? [] : [{ is: 'moved', id: 'order', name: 'Order' }];
}

/** The differences counted, in one sentence. */
export function sayChanges(changes: readonly Change[]): string {
  const count = (is: Change['is']) => changes.filter((change) => change.is === is).length;
  const parts = (['added', 'removed', 'changed'] as const)
    .filter((is) => count(is) > 0)
    .map((is) => `${count(is)} ${count(is) === 1 ? 'part' : 'parts'} ${is}`);
  if (count('moved') > 0) parts.push('the order changed');
  return parts.length > 0 ? `${parts.join(', ')}.` : 'The two versions are the same.';
}
