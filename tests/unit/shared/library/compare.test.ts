import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findStarter } from '#shared/content/lessons/starters/all';
import { wordListData } from '#shared/content/words/word-list';
import { questionSet } from '#shared/items/question-set';
import { type Change, compareContent, compareTexts, sayChanges } from '#shared/library/compare';

const list = (...terms: [id: string, term: string][]) => ({
  kind: 'word-list' as const,
  title: 'Unit 3',
  data: wordListData.parse({ entries: terms.map(([id, term]) => ({ id, term })) }),
});
const named = (changes: Change[]) => changes.map(({ kind, name }) => `${kind}: ${name}`);

test('two equal versions have no differences', () => {
  const one = list(['a', 'anchor'], ['b', 'boat']);
  expect(compareContent(one, structuredClone(one))).toEqual([]);
  expect(sayChanges([])).toBe('The two versions are the same.');
});

test('words that came, went and were changed are told apart by their ids', () => {
  const changes = compareContent(
    list(['a', 'anchor'], ['b', 'boat'], ['c', 'coast']),
    list(['a', 'anchors'], ['c', 'coast'], ['d', 'deck']),
  );
  expect(named(changes)).toEqual(['changed: Word “anchors”', 'added: Word “deck”', 'removed: Word “boat”']);
  expect(sayChanges(changes)).toBe('1 part added, 1 part removed, 1 part changed.');
});

test('parts that change places are no new parts', () => {
  const changes = compareContent(list(['a', 'anchor'], ['b', 'boat']), list(['b', 'boat'], ['a', 'anchor']));
  expect(changes).toEqual([{ kind: 'moved', id: 'order', name: 'Order' }]);
});

test('within a stage the difference is told word by word', async () => {
  const starter = await findStarter('the-repair-cafe');
  if (!starter) throw new Error('There is no such lesson.');
  const before = { kind: 'lesson' as const, title: starter.title, data: starter.data };
  const after = structuredClone(before);
  const [first] = after.data.stages;
  if (first) first.minutes = 9;
  const changes = compareContent(before, after);
  expect(named(changes)).toEqual(['changed: Stage “The last thing that broke”']);
  const [change] = changes;
  const runs = change?.kind === 'changed' ? change.runs.filter(({ kind }) => kind !== 'same') : [];
  expect(runs).toEqual([
    { kind: 'removed', text: '6' },
    { kind: 'added', text: '9' },
  ]);
});

test('another key of a question is a difference, though no word of it changed', () => {
  const quiz = (key: boolean) => ({
    kind: 'quiz' as const,
    title: 'Quiz',
    data: questionSet.parse({ items: [{ id: 'q', kind: 'tf', prompt: 'Ice is cold.', key }] }),
  });
  expect(named(compareContent(quiz(true), quiz(false)))).toEqual(['changed: Question 1']);
});

test('another worth, another reason and other rules are differences', () => {
  const quiz = (points: number, feedback: string, minutes?: number) => ({
    kind: 'quiz' as const,
    title: 'Quiz',
    data: questionSet.parse({
      items: [{ id: 'q', kind: 'tf', prompt: 'Ice is cold.', key: true, points, feedback }],
      rules: { minutes },
    }),
  });
  const one = quiz(1, 'Touch it.');
  expect(named(compareContent(one, quiz(2, 'Touch it.')))).toEqual(['changed: Question 1']);
  expect(named(compareContent(one, quiz(1, 'It is frozen.')))).toEqual(['changed: Question 1']);
  expect(named(compareContent(one, quiz(1, 'Touch it.', 10)))).toEqual(['changed: How it is taken']);
});

test('who works with whom, and for whom a lesson is, are differences', async () => {
  const starter = await findStarter('the-repair-cafe');
  if (!starter) throw new Error('There is no such lesson.');
  const before = { kind: 'lesson' as const, title: starter.title, data: starter.data };
  const after = structuredClone(before);
  const [first] = after.data.stages;
  if (first) first.grouping = first.grouping === 'alone' ? 'groups' : 'alone';
  after.data.about.classSize += 1;
  expect(named(compareContent(before, after))).toEqual([
    'changed: About the lesson',
    `changed: Stage “${first?.title}”`,
  ]);
});

test('a sentence that was written anew is not told word by word', () => {
  const runs = (before: string, after: string) =>
    compareContent({ ...list(['a', 'x']), title: before }, { ...list(['a', 'x']), title: after }).flatMap((change) =>
      change.kind === 'changed' ? change.runs.map(({ kind, text }) => `${kind}: ${text}`) : [],
    );
  expect(runs('Ask for the line in the text.', 'To talk less.')).toEqual([
    'removed: Ask for the line in the text.',
    'added: To talk less.',
  ]);
  expect(runs('To talk much less.', 'To talk less.')).toContain('removed: much ');
});

test('the runs of a change give both versions back', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 20 }), fc.lorem({ maxCount: 20 }), (before, after) => {
      const changes = compareContent({ ...list(['a', 'x']), title: before }, { ...list(['a', 'x']), title: after });
      const [change] = changes;
      if (change?.kind !== 'changed') {
        expect(before).toBe(after);
        return;
      }
      const without = (kind: 'added' | 'removed') =>
        change.runs
          .filter((run) => run.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
    // Two titles that are the same by chance are no change.
    { numRuns: 50, examples: [['Animals', 'Animals']] },
  );
});

test.each(['\n', ' '])(
  'regression: long texts with nothing in common are given whole, without a long search: by %j',
  (between) => {
    const numbers = (from: number) => Array.from({ length: 60_000 }, (_, number) => from + number).join(between);
    const [before, after] = [numbers(100_000), numbers(500_000)];
    expect(compareTexts(before, after)).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  },
);

test('a change of some words in a very long text is still told word by word', () => {
  const words = Array.from({ length: 40_000 }, (_, number) => `w${number}`);
  const changed = words.map((word, place) => (place % 100 === 0 ? `new${place}` : word));
  const runs = compareTexts(words.join(' '), changed.join(' '));
  expect(runs.filter(({ kind }) => kind === 'added')).toHaveLength(400);
});
