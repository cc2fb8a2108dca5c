import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeContent } from '#shared/library/merge';
import { mergeParagraphs } from '#shared/library/merge-paragraphs';

const part = (id: string, text: string) => ({ id, text });
type Part = ReturnType<typeof part>;
const plan = (stages: Part[], title = 'Plan') => ({ title, data: { about: { topic: 'Food', minutes: 60 }, stages } });
const stages = [part('a', 'Lead-in'), part('b', 'Reading'), part('c', 'Speaking')];

/** Both ways of deciding, where there is nothing to decide, are the same. */
function merged(base: ReturnType<typeof plan>, mine: ReturnType<typeof plan>, theirs: ReturnType<typeof plan>) {
  const result = mergeContent({ base, mine, theirs }, 'mine');
  expect(mergeContent({ base, mine, theirs }, 'theirs')).toEqual(result);
  expect(result.overlaps).toBe(false);
  return result.value;
}
const withPart = (id: string, text: string) => stages.map((one) => (one.id === id ? part(id, text) : one));

test('two who change different stages of one plan both keep their change', () => {
  expect(merged(plan(stages), plan(withPart('a', 'Mine')), plan(withPart('c', 'Theirs')))).toEqual(
    plan([part('a', 'Mine'), part('b', 'Reading'), part('c', 'Theirs')]),
  );
});

test('a title, a new stage, one that goes and another order come together', () => {
  const mine = plan([...stages, part('m', 'Mine')], 'My title');
  const [a, b, c] = stages;
  if (!a || !b || !c) throw new Error('There are three.');
  expect(merged(plan(stages), mine, plan([part('t', 'Theirs'), c, a]))).toEqual(
    plan([part('t', 'Theirs'), c, part('m', 'Mine'), a], 'My title'),
  );
});

test('fields outside of parts are merged one by one, parts as a whole', () => {
  const base = { about: { topic: 'Food', minutes: 60 }, items: [{ id: 'q', prompt: 'A', key: 1 }] };
  const mine = { about: { topic: 'Travel', minutes: 60 }, items: [{ id: 'q', prompt: 'B', key: 1 }] };
  const theirs = { about: { topic: 'Food', minutes: 45 }, items: [{ id: 'q', prompt: 'A', key: 2 }] };
  expect(mergeContent({ base, mine, theirs }, 'theirs')).toEqual({
    value: { about: { topic: 'Travel', minutes: 45 }, items: theirs.items },
    overlaps: true,
  });
});

test('scenes of one chapter are parts of their own', () => {
  const book = (one: string, two: string) => ({
    chapters: [{ id: 'c', title: 'One', scenes: [part('1', one), part('2', two)] }],
  });
  const sides = { base: book('a', 'b'), mine: book('mine', 'b'), theirs: book('a', 'theirs') };
  expect(mergeContent(sides, 'mine')).toEqual({ value: book('mine', 'theirs'), overlaps: false });
});

test('one that is changed here and taken out there is asked about', () => {
  const sides = { base: plan(stages), mine: plan(withPart('b', 'Mine')), theirs: plan(stages.slice(0, 1)) };
  expect(mergeContent(sides, 'mine').overlaps).toBe(true);
  expect(mergeContent(sides, 'mine').value).toMatchObject({
    data: { stages: [{ id: 'a' }, { id: 'b', text: 'Mine' }] },
  });
  expect(mergeContent(sides, 'theirs').value).toMatchObject({ data: { stages: [{ id: 'a' }] } });
});

// What somebody makes of a list of parts: each is left, written anew or taken out, new ones come, and the order
// changes.
const ids = ['a', 'b', 'c', 'd', 'e'];
const base = ids.map((id) => part(id, `base ${id}`));
const edit = (who: string) =>
  fc
    .record({
      changes: fc.array(fc.constantFrom('left', 'written', 'gone'), { minLength: 5, maxLength: 5 }),
      added: fc.integer({ min: 0, max: 2 }),
      moves: fc.shuffledSubarray(ids, { minLength: 5, maxLength: 5 }),
      isMoved: fc.boolean(),
    })
    .map(({ changes, added, moves, isMoved }) => {
      const old = base.flatMap((one, place) => {
        if (changes[place] === 'gone') return [];
        return [changes[place] === 'written' ? part(one.id, `${who} ${one.id}`) : one];
      });
      if (isMoved) old.sort((one, other) => moves.indexOf(one.id) - moves.indexOf(other.id));
      const fresh = Array.from({ length: added }, (_, n) => part(`${who} new ${n}`, `${who} new ${n}`));
      return { changes, isMoved, parts: [...old, ...fresh] };
    });
const textsOf = (value: unknown) => JSON.stringify(value);
const written = (parts: readonly Part[], who: string) => parts.filter(({ text }) => text.startsWith(who));

test('where nobody touched what the other did, both sides’ texts are in it, and nobody is asked', () => {
  fc.assert(
    fc.property(edit('mine'), edit('theirs'), (mine, theirs) => {
      fc.pre(ids.every((_, n) => mine.changes[n] === 'left' || theirs.changes[n] === 'left'));
      fc.pre(!mine.isMoved || !theirs.isMoved);
      const { value, overlaps } = mergeContent({ base, mine: mine.parts, theirs: theirs.parts }, 'mine');
      expect(overlaps).toBe(false);
      const expected = new Set(
        [...mine.parts, ...theirs.parts]
          .filter(({ id }) => !ids.some((one, n) => one === id && [mine, theirs].some((s) => s.changes[n] === 'gone')))
          .map(({ id }) => id),
      );
      expect(new Set((Array.isArray(value) ? value : []).map((one) => textsOf(one)))).toHaveProperty(
        'size',
        expected.size,
      );
      for (const one of [...written(mine.parts, 'mine'), ...written(theirs.parts, 'theirs')]) {
        expect(textsOf(value)).toContain(textsOf(one));
      }
    }),
  );
});

test('whichever side is preferred, all that this side wrote is in it; a text of the other is missing only where one is asked', () => {
  fc.assert(
    fc.property(edit('mine'), edit('theirs'), fc.constantFrom('mine', 'theirs'), (mine, theirs, prefer) => {
      const { value, overlaps } = mergeContent({ base, mine: mine.parts, theirs: theirs.parts }, prefer);
      const [first, second] = prefer === 'mine' ? [mine, theirs] : [theirs, mine];
      const other = prefer === 'mine' ? 'theirs' : 'mine';
      for (const one of written(first.parts, prefer)) expect(textsOf(value)).toContain(textsOf(one));
      const isMissing = written(second.parts, other).some((one) => !textsOf(value).includes(textsOf(one)));
      expect(isMissing && !overlaps).toBe(false);
    }),
  );
});

test('both that changed the same in different ways is asked about', () => {
  fc.assert(
    fc.property(edit('mine'), edit('theirs'), (mine, theirs) => {
      fc.pre(ids.some((_, n) => mine.changes[n] === 'written' && theirs.changes[n] !== 'left'));
      expect(mergeContent({ base, mine: mine.parts, theirs: theirs.parts }, 'mine').overlaps).toBe(true);
    }),
  );
});

const scene = (...paragraphs: string[]) => ({ text: paragraphs.join('\n\n'), drafts: [] });
const night = scene('It was night.', 'The dog slept.', 'Nobody came.');

test('two who write in different paragraphs of one text both keep what they wrote, and nobody is asked', () => {
  const mine = scene('It was a cold night.', 'The dog slept.', 'Nobody came.', 'Then it barked.');
  const theirs = scene('It was night.', 'A bell rang.', 'The dog slept.', 'Somebody came.');
  const both = scene('It was a cold night.', 'A bell rang.', 'The dog slept.', 'Somebody came.', 'Then it barked.');
  for (const side of ['mine', 'theirs'] as const) {
    expect(mergeContent({ base: night, mine, theirs }, side)).toEqual({ value: both, overlaps: false });
  }
});

test('a paragraph that both wrote anew is asked about; the other paragraphs keep what either wrote', () => {
  const mine = scene('It was night.', 'The dog dreamed.', 'Nobody came at all.');
  const theirs = scene('It was dark.', 'The dog snored.', 'Nobody came.');
  expect(mergeContent({ base: night, mine, theirs }, 'mine')).toEqual({
    value: scene('It was dark.', 'The dog dreamed.', 'Nobody came at all.'),
    overlaps: true,
  });
  expect(mergeContent({ base: night, mine, theirs }, 'theirs')).toEqual({
    value: scene('It was dark.', 'The dog snored.', 'Nobody came at all.'),
    overlaps: true,
  });
});

test('what both put at the end of a text, and a paragraph that one took out and one wrote anew, is asked about', () => {
  const asks = (mine: object, theirs: object) =>
    mergeContent({ base: night, mine: { ...night, ...mine }, theirs: { ...night, ...theirs } }, 'mine').overlaps;
  expect(asks({ text: `${night.text}\nI wrote on.` }, { text: `${night.text}\nSo did I.` })).toBe(true);
  expect(asks(scene('It was night.', 'Nobody came.'), scene('It was night.', 'The dog woke.', 'Nobody came.'))).toBe(
    true,
  );
  expect(asks({ text: '' }, scene('It was dark.', 'The dog slept.', 'Nobody came.'))).toBe(true);
});

// Each paragraph is left, written anew or taken out, and something may stand after it; repeated and empty ones among
// them.
const paragraphs = ['one', '', 'two', '', 'two', 'three'];
const writes = (who: string) =>
  fc
    .array(fc.record({ is: fc.constantFrom('left', 'written', 'gone'), adds: fc.boolean() }), {
      minLength: paragraphs.length,
      maxLength: paragraphs.length,
    })
    .map((edits) =>
      edits
        .flatMap(({ is, adds }, n) => [
          ...(is === 'gone' ? [] : [is === 'left' ? (paragraphs[n] ?? '') : `${who} ${n}`]),
          ...(adds ? [`${who} after ${n}`] : []),
        ])
        .join('\n'),
    );

test('no paragraph that somebody wrote goes from a text unasked, and one’s own never when one goes on with it', () => {
  fc.assert(
    fc.property(writes('mine'), writes('theirs'), (mine, theirs) => {
      const { value, overlaps } = mergeContent({ base: paragraphs.join('\n'), mine, theirs }, 'mine');
      const lines = typeof value === 'string' ? value.split('\n') : [];
      const by = (text: string, who: string) => text.split('\n').filter((line) => line.startsWith(who));
      expect(lines.filter((line) => line.startsWith('mine'))).toEqual(by(mine, 'mine'));
      if (!overlaps) expect(lines.filter((line) => line.startsWith('theirs'))).toEqual(by(theirs, 'theirs'));
    }),
  );
});

test('regression: texts that have no line in common are merged at once, as two texts and not line by line', () => {
  const lines = (word: string) => Array.from({ length: 40_000 }, (_, at) => `${word} ${at}`).join('\n');
  const sides = { base: lines('base'), mine: lines('mine'), theirs: lines('theirs') };
  expect(mergeParagraphs(sides, (mine) => mine)).toBe(sides.mine);
});
