import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadAllWords, toEntry } from '#shared/content/words/pack';
import { areSynonyms } from '#shared/content/words/synonyms';
import { type WordEntry, wordEntry } from '#shared/content/words/word-list';
import { mulberry32 } from '#shared/core/random';
import { grade } from '#shared/items/grade';
import { type Item, item } from '#shared/items/item';
import { playerView } from '#shared/items/player-view';
import { indexAnagrams } from '#shared/vocabulary/anagrams';
import { homophonesOf } from '#shared/vocabulary/spelling/homophones';
import { lettersToScramble, type WordTask, wordInAudio, wordItems, wordTasks } from '#shared/vocabulary/word-items';
import { isClearlyOther } from '#shared/vocabulary/wrong-words';

const words = await loadAllWords();
const pack = words.map(toEntry);
const plainWords = new Set(words.map(({ word }) => word));
const byId = new Map(pack.map((entry) => [entry.id, entry]));

function make(tasks: readonly WordTask[], seed: number, entries: readonly WordEntry[], count = 12): Item[] {
  return wordItems({ entries, tasks, count, random: mulberry32(seed), pool: pack });
}

const someTopic = fc
  .constantFrom(...new Set(pack.map(({ level }) => level)))
  .chain((level) => fc.constant(pack.filter((entry) => entry.level === level)));
const someTask = fc.constantFrom(...wordTasks);
const seeds = fc.nat();

test('each entry of the pack is a valid entry of a list, with an id of its own', () => {
  for (const entry of pack) expect(() => wordEntry.parse(entry)).not.toThrow();
  expect(byId.size).toBe(pack.length);
});

test('a synonym is never offered as a wrong answer, nor matched beside its twin', () => {
  const twins = ['begin', 'start', 'shut', 'close', 'big', 'large', 'happy', 'glad', 'mum', 'mother', 'film', 'movie'];
  const entries = pack.filter(({ term }) => twins.includes(term));
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const made of make(['choose-word', 'match'], seed, entries)) {
        if (made.kind === 'mc') {
          const [key, ...others] = made.options.toSorted((a, b) => Number(b.isKey) - Number(a.isKey));
          expect(others.filter(({ text }) => key && areSynonyms(key.text, text))).toEqual([]);
        }
        if (made.kind === 'match') {
          const lefts = made.pairs.map(({ left }) => left);
          for (const left of lefts)
            expect(lefts.filter((other) => areSynonyms(left, other) && other !== left)).toEqual([]);
        }
      }
    }),
  );
});

test('every question is valid, and its own key is right', () => {
  fc.assert(
    fc.property(someTopic, someTask, seeds, (entries, task, seed) => {
      for (const made of make([task], seed, entries)) {
        expect(item.safeParse(made).error).toBeUndefined();
        if (made.kind === 'mc') {
          const key = made.options.find(({ isKey }) => isKey)?.text ?? '';
          expect(grade(made, { choice: key }).verdict).toBe('right');
        }
        if (made.kind === 'order') expect(grade(made, { order: made.orders[0] ?? [] }).verdict).toBe('right');
      }
    }),
    { numRuns: 60 },
  );
});

test('no wrong answer is also right: it is another word with another meaning', () => {
  fc.assert(
    fc.property(
      someTopic,
      fc.constantFrom<WordTask>('choose-word', 'choose-meaning', 'gap-choose'),
      seeds,
      (entries, task, seed) => {
        for (const made of make([task], seed, entries)) {
          if (made.kind !== 'mc') continue;
          const asked = byId.get(made.id.slice(0, made.id.lastIndexOf('.')));
          if (!asked) throw new Error(`Who asks about ${made.id}?`);
          const meant = made.options
            .filter(({ isKey }) => !isKey)
            .map(({ text }) =>
              pack.filter(({ term, meaning }) => term.toLowerCase() === text.toLowerCase() || meaning === text),
            );
          for (const senses of meant) expect(senses.some((other) => isClearlyOther(other, asked))).toBe(true);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('regression: there are as many questions as were asked for, and none twice', () => {
  fc.assert(
    fc.property(someTopic, seeds, (entries, seed) => {
      const items = make(['choose-word', 'choose-meaning', 'write-term'], seed, entries.slice(0, 8), 20);
      expect(items).toHaveLength(20);
      expect(new Set(items.map(({ id }) => id)).size).toBe(20);
      expect(new Set(items.slice(0, 8).map(({ origin }) => origin?.engine === 'words' && origin.point)).size).toBe(8);
    }),
    { numRuns: 30 },
  );
});

test('the same seed makes the same round, another seed another', () => {
  const entries = pack.slice(0, 40);
  expect(make(wordTasks, 5, entries)).toEqual(make(wordTasks, 5, entries));
  expect(make(wordTasks, 5, entries)).not.toEqual(make(wordTasks, 6, entries));
});

const own = (term: string, more: Partial<WordEntry> = {}) =>
  wordEntry.parse({ id: term.replaceAll(' ', '-'), term, ...more });

test('of two words with one sentence, which tells what is in the gap of the other, one is asked in another way', () => {
  const example = 'They expected borrowers to damage the equipment.';
  const three = [
    own('expect', { example, partOfSpeech: 'verb' }),
    own('damage', { example }),
    own('equipment', { example }),
  ];
  const meant = three.map((entry) => ({ ...entry, meaning: `the meaning of ${entry.id}` }));
  for (let seed = 0; seed < 30; seed += 1) {
    const ids = make(['gap-type', 'write-term'], seed, meant, 3).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(ids.filter((id) => id.endsWith('.gap-type'))).toHaveLength(1);
  }
  // Where nothing else is wanted, each is still asked.
  expect(make(['gap-type'], 1, meant)).toHaveLength(3);
});

test('an uploaded picture of a word is asked with its meaning, in place of the emoji', () => {
  const picture = { kind: 'own' as const, id: 'A'.repeat(22), alt: 'the way into our school' };
  const gate = own('gate', { meaning: 'a door in a fence', emoji: '🚪' });
  expect(make(['write-term'], 1, [gate])).toMatchObject([{ prompt: 'a door in a fence 🚪 (g…, 4 letters)' }]);
  const [shown] = make(['write-term'], 1, [{ ...gate, picture }]);
  expect(shown).toMatchObject({ prompt: 'a door in a fence (g…, 4 letters)', picture });
  expect(item.parse(shown)).toEqual(shown);
});

test('a word without meaning or example is still asked in a way that works', () => {
  const bare = [own('harbour'), own('lighthouse'), own('anchor')];
  expect(make(['choose-word', 'gap-type', 'spell'], 1, bare).map(({ kind }) => kind)).toEqual([
    'short',
    'short',
    'short',
  ]);
  expect(make(['choose-word'], 1, bare)).toEqual([]);
});

test('a gap takes out the form that the example holds', () => {
  const [made] = make(['gap-type'], 1, [own('go', { partOfSpeech: 'verb', example: 'We went home early.' })]);
  expect(made).toMatchObject({ prompt: 'We ___ home early. (w…, 4 letters)', accepted: ['went'] });
});

test('what cannot be scrambled is left out: short words, one letter, phrases', () => {
  expect(make(['scramble'], 1, [own('no'), own('aaa'), own('get up'), own('table')]).map(({ id }) => id)).toEqual([
    'table.scramble',
  ]);
});

test('a real anagram is right too, and says what was meant', () => {
  const [made] = wordItems({
    entries: [own('cat', { meaning: 'a small animal that says miaow' })],
    tasks: ['scramble'],
    count: 1,
    random: mulberry32(1),
    anagramsOf: () => ['act', 'cat'],
  });
  if (!made) throw new Error('Nothing was asked.');
  expect(grade(made, { order: ['a', 'c', 't'] })).toMatchObject({
    verdict: 'right',
    feedback: 'That is a word too. The clue was for “cat”.',
  });
  expect(grade(made, { order: ['c', 'a', 't'] }).feedback).toBeUndefined();
});

test('both spellings are right unless the list says which', () => {
  const entries = [own('colour')];
  const spelling = (wanted?: 'british' | 'american') =>
    wordItems({ entries, tasks: ['spell'], count: 1, random: mulberry32(1), spelling: wanted })[0];
  const verdicts = (made: Item | undefined) =>
    made && ['colour', 'color', 'colur'].map((text) => grade(made, { text }).verdict);
  expect(verdicts(spelling())).toEqual(['right', 'right', 'wrong']);
  expect(verdicts(spelling('british'))).toEqual(['right', 'wrong', 'wrong']);
  expect(verdicts(spelling('american'))).toEqual(['wrong', 'right', 'wrong']);
});

test('a word that sounds like another is never asked by its sound alone', () => {
  const twins = pack.filter(({ term }) => homophonesOf(term).length > 0);
  expect(twins.length).toBeGreaterThan(150);
  for (const made of make(['spell'], 5, twins, twins.length)) {
    const entry = byId.get(made.id.slice(0, made.id.lastIndexOf('.')));
    // The meaning or the sentence with its gap, not only letters.
    expect(made.prompt).toContain(entry?.meaning);
  }
});

test('where nothing tells twins apart, either is right', () => {
  const bare = { meaning: '', example: '', emoji: '', ipa: '', translation: '', partOfSpeech: '' };
  const [made] = make(['spell'], 1, [{ ...bare, id: 'x', term: 'their' }]);
  expect(made && grade(made, { text: 'there' }).verdict).toBe('right');
  expect(made && grade(made, { text: 'then' }).verdict).toBe('wrong');
});

test('the word of a spelling question is found in what is read aloud', () => {
  for (const made of make(['spell'], 9, pack.slice(0, 800), 800)) {
    if (made.kind === 'short') expect(made.accepted).toContain(wordInAudio(made.audioText ?? ''));
  }
});

test('a scramble is never right as it stands, nor another real word', () => {
  const anagramsOf = indexAnagrams(words);
  fc.assert(
    fc.property(seeds, (seed) => {
      const made = wordItems({ entries: pack, tasks: ['scramble'], count: 60, random: mulberry32(seed), anagramsOf });
      for (const one of made) {
        const view = playerView(one, { seed });
        if (view.kind !== 'order') continue;
        expect(grade(one, { order: view.pieces }).verdict).toBe('wrong');
        expect(plainWords.has(view.pieces.join(''))).toBe(false);
      }
    }),
    { numRuns: 20 },
  );
});

test('phrases, short words and words of one letter are no scrambles', () => {
  expect(['go', 'aaa', 'ice cream', ''].map(lettersToScramble)).toEqual([undefined, undefined, undefined, undefined]);
  expect(lettersToScramble('Ice-cream')?.join('')).toBe('icecream');
});
