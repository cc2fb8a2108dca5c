import { beforeAll, describe, expect, test } from 'vitest';
import { createWords } from '#server/adapters/words';
import { isWithin } from '#server/domain/generate/rules';
import { taskFor } from '#server/domain/generate/tasks';
import type { Ask } from '#shared/api/generate';
import { levels } from '#shared/core/level';
import { mulberry32 } from '#shared/core/random';
import type { WordIndex } from '#shared/vocabulary/word-index';

const words = createWords();
let index: WordIndex;
beforeAll(async () => {
  index = await words.index();
}, 120_000);

const taskOf = (ask: Ask, seed: number) => taskFor({ words }, { ask, seed, source: {} });
const builtIn = async (ask: Ask, seed = 1) => (await taskOf(ask, seed)).builtIn(mulberry32(seed));
const reads = async (ask: Ask, json: unknown) => (await taskOf(ask, 1)).read(json);

describe('words', () => {
  const entriesOf = async (list: string[]) => {
    const output = await builtIn({ task: 'word-entries', words: list });
    return output.task === 'word-entries' ? output.entries : [];
  };

  test('are found in any form, with or without what stands before them in lists, and as phrases', async () => {
    const found = await entriesOf(['Children', 'to sleep', 'a dog', 'look after']);
    for (const { term, meaning, example } of found) {
      expect([term, meaning !== '', example !== '']).toEqual([term, true, true]);
    }
    expect(found.map(({ term }) => term)).toEqual(['Children', 'to sleep', 'a dog', 'look after']);
  });

  test('that the pack does not know stay empty', async () => {
    expect(await entriesOf(['zorbing'])).toEqual([{ term: 'zorbing', partOfSpeech: '', meaning: '', example: '' }]);
  });

  test('with several senses stay empty, whoever writes, because nothing tells which one is meant', async () => {
    const nothing = { partOfSpeech: '', meaning: '', example: '' };
    expect(await entriesOf(['bank', 'to report'])).toMatchObject([
      { term: 'bank', ...nothing },
      { term: 'to report', partOfSpeech: 'verb', meaning: expect.stringMatching(/./) },
    ]);
    const both: Ask = { task: 'word-entries', words: ['bank', 'anchor'], level: 'A2' };
    expect(await reads(both, { entries: [draft('bank'), draft('anchor')] })).toMatchObject({
      entries: [
        { term: 'bank', ...nothing },
        { term: 'anchor', meaning: 'a heavy thing that stops a boat' },
      ],
    });
  });

  const ask: Ask = { task: 'word-entries', words: ['anchor', 'sailor'], level: 'A2' };
  const draft = (term: string, changes: Record<string, string> = {}) => ({
    term,
    partOfSpeech: 'noun',
    meaning: 'a heavy thing that stops a boat',
    example: `The ${term} is on the boat.`,
    level: 'B1',
    ...changes,
  });

  test.each([
    ['a meaning with the word in it', { meaning: 'what anchors a boat' }],
    [
      'a meaning of more than fourteen words',
      { meaning: 'a very very very very very very heavy thing that stops a boat in the sea' },
    ],
    ['a meaning in harder words', { meaning: 'a cumbersome appurtenance impeding maritime conveyance' }],
    ['markup', { meaning: 'a <b>heavy</b> thing' }],
    ['an address', { meaning: 'see https://example.org' }],
    ['nothing', { meaning: '' }],
  ])('a draft with %s is no answer', async (_what, changes) => {
    const one: Ask = { task: 'word-entries', words: ['anchor'], level: 'A2' };
    expect(await reads(one, { entries: [draft('anchor')] })).toHaveProperty('task');
    expect(await reads(one, { entries: [draft('anchor', changes)] })).toBe('against_rules');
  });

  test('an example without the word is left out, the meaning stays', async () => {
    const output = await reads(ask, { entries: [draft('anchor', { example: 'It is heavy.' }), draft('sailor')] });
    expect(output).toMatchObject({
      entries: [{ term: 'anchor', meaning: 'a heavy thing that stops a boat', example: '' }, { term: 'sailor' }],
    });
  });

  test('what has another shape is told apart from what breaks the rules', async () => {
    expect(await reads(ask, { entries: [{ term: 'anchor' }] })).toBe('wrong_shape');
    expect(await reads(ask, [])).toBe('wrong_shape');
  });
});

describe('sentences', () => {
  test.each(levels)('of the pack keep the rules that a model must keep (%s)', async (level) => {
    const all = await words.sentencesOf(level);
    const output = await builtIn({ task: 'sentences', level, count: 20 });
    const chosen = output.task === 'sentences' ? output.sentences : [];
    expect(chosen).toHaveLength(20);
    expect(new Set(chosen).size).toBe(20);
    expect(await reads({ task: 'sentences', level, count: 20 }, { sentences: chosen })).toMatchObject({
      sentences: { length: 20 },
    });
    expect(all.filter(({ text }) => isWithin(text, level, index)).length).toBeGreaterThan(all.length * 0.8);
  });

  test('of a topic come first', async () => {
    const output = await builtIn({ task: 'sentences', level: 'A1', topic: 'food', count: 3 });
    const [first = ''] = output.task === 'sentences' ? output.sentences : [];
    expect(first.split(/\W+/).some((word) => index.find(word).some(({ topic }) => topic === 'food'))).toBe(true);
  });

  const ask: Ask = { task: 'sentences', level: 'A1', count: 2 };
  const good = ['I like big dogs.', 'She is at school now.'];

  test('that are bad are left out, and too few good ones are no answer', async () => {
    expect(await reads(ask, { sentences: [...good, 'Go.'] })).toEqual({ task: 'sentences', sentences: good });
    expect(await reads(ask, { sentences: ['I like big dogs.', 'I like big dogs.'] })).toEqual({
      task: 'sentences',
      sentences: ['I like big dogs.'],
    });
    for (const bad of [
      'Go now.',
      'no capital and no stop',
      'I like dogs. I like cats.',
      'I go to the big school in the town with my mother and my father and my brother.',
      'The ostentatious connoisseur equivocated.',
      '<script>I like dogs.',
    ]) {
      expect([bad, await reads(ask, { sentences: [bad] })]).toEqual([bad, 'against_rules']);
    }
  });
});

describe('a text', () => {
  const text = 'The weather was atrocious, so they had to cancel the picnic.';
  const ask: Ask = { task: 'simpler-text', text, level: 'A2', targets: ['cancel'] };

  test('comes back from the engine as it is, with its hard words and what they mean', async () => {
    const output = await builtIn(ask);
    expect(output).toMatchObject({ task: 'simpler-text', text });
    const hard = output.task === 'simpler-text' ? output.hardWords : [];
    expect(hard.map(({ word }) => word)).toContain('atrocious');
    for (const { level, meaning } of hard) expect(meaning !== '').toBe(level !== undefined);
  });

  test('has its hard words explained as their sentences use them, and not at all where that is not sure', async () => {
    const output = await builtIn({
      task: 'simpler-text',
      text: 'She reported the theft to the police. We saw many courts.',
      level: 'A1',
      targets: [],
    });
    const hard = output.task === 'simpler-text' ? output.hardWords : [];
    const meaningOf = (wanted: string) => hard.find(({ word }) => word === wanted)?.meaning;
    expect(meaningOf('report')).toBe('to tell people about something that has happened');
    expect(meaningOf('court')).toBe('');
  });

  test('from a model keeps the target words, in any form, and the level', async () => {
    const easy = 'It was very cold. They cancelled the day in the park.';
    expect(await reads(ask, { text: easy })).toMatchObject({ text: easy });
    expect(await reads(ask, { text: 'It was very cold. They went home.' })).toBe('against_rules');
    expect(await reads(ask, { text })).toBe('against_rules');
    expect(await reads(ask, { text: '<p>They had to cancel it.</p>' })).toBe('against_rules');
  });
});
