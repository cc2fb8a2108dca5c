// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { useMatch } from '#client/apps/20-questions/use-match';
import { dropFromQueue, readQueue } from '#client/attempts/answer-queue';
import { type AttemptPlayer, drillKey } from '#client/attempts/use-attempt';
import { useDrill } from '#client/attempts/use-drill';
import { dropReviews, readLog } from '#client/words/cards/card-log';
import { initialSource, readDraft } from '#client/words/words-source';
import { attemptOutput } from '#shared/api/attempts';

/*
 * What waited in a browser of the state before version 0.2 (tests/fixtures/state-before/browser-storage.json): it is read
 * once, sent, and then gone.
 */
const file = path.join(import.meta.dirname, '../../../fixtures/state-before/browser-storage.json');
const fileSchema = z.object({ localStorage: z.record(z.string(), z.string()) });
const { localStorage: stored } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

beforeEach(() => {
  localStorage.clear();
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
});

/** The part of each key that matches, with what is stored under it. */
const storedUnder = (key: RegExp) =>
  Object.entries(stored).flatMap(([name, text]) => {
    const [, id] = key.exec(name) ?? [];
    return id ? [{ name, id, value: z.json().parse(JSON.parse(text)) }] : [];
  });

const answers = storedUnder(/^round:(.+):unsent$/);
const reviews = storedUnder(/^cards:log:(.+)$/);

test('there are answers of practice and of a test, of each kind of question, and reviews of cards', () => {
  expect(answers.map(({ value }) => Array.isArray(value) && value.length).sort()).toEqual([1, 2, 9]);
  expect(reviews).toHaveLength(2);
});

test.each(answers)(
  'the answers under $name are read in their order, and gone once each is sent',
  ({ name, id, value }) => {
    expect(readQueue(id)).toEqual(value);
    for (let [next] = readQueue(id); next; [next] = readQueue(id)) dropFromQueue(id, next);
    expect(localStorage.getItem(name)).toBeNull();
  },
);

test.each(reviews)(
  'the reviews under $name are read in their order, and gone once they are sent',
  ({ name, id, value }) => {
    expect(readLog(id)).toEqual(value);
    dropReviews(id, new Set(readLog(id).map((review) => review.id)));
    expect(localStorage.getItem(name)).toBeNull();
  },
);

const player: AttemptPlayer = {
  state: { kind: 'none' },
  grades: {},
  unsent: 0,
  begin: vi.fn(),
  send: vi.fn(),
  askHint: vi.fn(),
  end: vi.fn(),
  leave: vi.fn(),
};

test('a game of spelling goes on with the word that was missed, after its mistake and its hint', () => {
  const [drill] = storedUnder(/^round:(.+):drill$/);
  const id = drill?.id ?? '';
  expect(drill?.name).toBe(drillKey(id));
  const question = (name: string) => ({ item: { id: name, kind: 'gap', prompt: name, points: 1 }, tries: 0 });
  const attempt = attemptOutput.parse({
    id,
    appId: 'spelling-quest',
    title: 'Food and drink, A2',
    mode: 'practice',
    seed: null,
    startedAt: '2026-03-10T14:00:00.000Z',
    finishedAt: null,
    score: null,
    maxScore: 4,
    adapts: false,
    now: '2026-03-10T14:00:00.000Z',
    deadlineAt: null,
    rules: null,
    isReleased: false,
    flagged: [],
    at: null,
    plays: {},
    holder: null,
    placement: null,
    items: ['word.1', 'word.2', 'word.3', 'word.4'].map(question),
  });
  const { result } = renderHook(() => useDrill({ player, attempt, rights: 2, lives: 5 }));
  expect(result.current).toMatchObject({ item: { id: 'word.4' }, isBack: false, turn: 1, left: 2, livesLeft: 4 });
  act(() => result.current.skip());
  expect(result.current).toMatchObject({ item: { id: 'word.3' }, isBack: true, hints: 1, stars: 1 });
});

test('the words and the games that were on this device are so still', () => {
  expect(initialSource('')).toEqual({ kind: 'builtIn', level: 'B1', topic: 'travel' });
  expect(readDraft()).toMatchObject({ title: 'Pasted', entries: [{ id: 'a', term: 'harbour' }] });
  const { result } = renderHook(() => useMatch());
  expect(result.current[0]).toMatchObject({
    seed: 5,
    turns: [
      { kind: 'asked', attribute: 'fly', answer: 'no' },
      { kind: 'guessed', thing: 'cat', answer: 'no' },
    ],
  });
});
