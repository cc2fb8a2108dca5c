// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { useMatch } from '#client/apps/20-questions/use-match';
import { type AttemptPlayer, drillKey } from '#client/attempts/use-attempt';
import { useDrill } from '#client/attempts/use-drill';
import { answersOf } from '#client/attempts/waiting-answers';
import type { Outbox } from '#client/lib/outbox';
import { cardLogOf } from '#client/words/cards/card-log';
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

/** All that is sent, one after the other, by a server that takes everything. */
async function sentFrom<Entry>(outbox: Outbox<Entry>): Promise<Entry[]> {
  const sent: Entry[] = [];
  await outbox.flush({
    next: (waiting) => waiting.slice(0, 1),
    async send(batch) {
      sent.push(...batch);
      return true;
    },
  });
  return sent;
}

test.each(answers)(
  'the answers under $name are sent in their order, once, and gone then',
  async ({ name, id, value }) => {
    expect(await sentFrom(answersOf(id))).toEqual(value);
    expect(localStorage.getItem(name)).toBeNull();
    expect(await sentFrom(answersOf(id))).toEqual([]);
  },
);

test.each(reviews)(
  'the reviews under $name are sent in their order, once, and gone then',
  async ({ name, id, value }) => {
    expect(await sentFrom(cardLogOf(id))).toEqual(value);
    expect(localStorage.getItem(name)).toBeNull();
    expect(await sentFrom(cardLogOf(id))).toEqual([]);
  },
);

const player: AttemptPlayer = {
  state: { kind: 'none' },
  isSaved: true,
  isOffline: false,
  begin: vi.fn(),
  resume: vi.fn(),
  retry: vi.fn(),
  leave: vi.fn(),
  keep: vi.fn(),
  answer: vi.fn(),
  flush: vi.fn(),
  askHint: vi.fn(),
  end: vi.fn(),
  change: vi.fn(),
  refresh: vi.fn(),
  takeOver: vi.fn(),
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
