import fc from 'fast-check';
import { expect, test } from 'vitest';
import { things } from '#shared/content/things/pack';
import { nounOf } from '#shared/content/things/thing';
import { areNear } from '#shared/content/words/near-words';
import { loadAllWords, toEntry } from '#shared/content/words/pack';
import { areNearSorts, sortOf, sorts } from '#shared/content/words/sorts';
import { areSynonyms, synonymGroups } from '#shared/content/words/synonyms';
import type { WordEntry } from '#shared/content/words/word-list';
import { mulberry32 } from '#shared/core/random';
import { grade } from '#shared/items/grade';
import { type Item, item } from '#shared/items/item';
import { formsOf } from '#shared/language/forms/inflect';
import { collocations } from '#shared/vocabulary/collocations';
import { families, familyOf, formName, isNegative } from '#shared/vocabulary/families';
import { oppositesOf } from '#shared/vocabulary/opposites';
import { type StudyTask, studyTasks } from '#shared/vocabulary/study-tasks';
import { factsOf } from '#shared/vocabulary/word-facts';
import { wordTasks } from '#shared/vocabulary/word-items';
import { vocabularyItems } from '#shared/vocabulary/word-study-items';

const words = await loadAllWords();
const facts = factsOf(words);
const pack = words.map(toEntry);
const easy = pack.filter(({ level }) => level === 'A1' || level === 'A2');

function make(tasks: readonly StudyTask[], seed: number, entries: readonly WordEntry[], count = 12): Item[] {
  return vocabularyItems({ entries, tasks, count, random: mulberry32(seed), pool: [...entries, ...easy], facts });
}
const someEntries = fc.shuffledSubarray(pack, { minLength: 10, maxLength: 40 });

test('every question is valid and its key is right', () => {
  fc.assert(
    fc.property(someEntries, fc.constantFrom(...studyTasks), fc.nat(), (entries, task, seed) => {
      for (const made of make([task], seed, entries)) {
        expect(item.safeParse(made).error).toBeUndefined();
        if (made.kind === 'gap') expect(grade(made, { text: made.accepted[0] ?? '' }).verdict).toBe('right');
        if (made.kind === 'cloze') {
          const gaps = Object.fromEntries(made.gaps.map(({ id, accepted }) => [id, accepted[0] ?? '']));
          expect(grade(made, { gaps }).verdict).toBe('right');
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('regression: the odd one out is of another kind than all others, as the things of Twenty Questions tell it', () => {
  const thingOf = new Map(things.map((thing) => [nounOf(thing.name).toLowerCase(), thing]));
  let judged = 0;
  fc.assert(
    fc.property(someEntries, fc.nat(), (entries, seed) => {
      for (const made of make(['odd-one-out'], seed, entries)) {
        if (made.kind !== 'mc') throw new Error('One of several is chosen.');
        if (/mean nearly the same/.test(made.prompt)) continue;
        expect(made.options.map(({ isKey }) => isKey).sort()).toEqual([false, false, false, true]);
        const known = made.options.map(({ text, isKey }) => ({ thing: thingOf.get(text.toLowerCase()), isKey }));
        const key = known.find(({ isKey }) => isKey)?.thing;
        const others = known.flatMap(({ thing, isKey }) => (thing && !isKey ? [thing] : []));
        if (!key || others.length === 0) continue;
        judged += 1;
        expect(
          others.filter(({ category, kind }) => category === key.category && kind === key.kind),
          made.id,
        ).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
  expect(judged).toBeGreaterThan(15);
});

test('regression: an abstract noun, or one with a meaning of another topic, is neither odd nor one of the three', () => {
  const named = (terms: readonly string[]) => pack.filter(({ term }) => terms.includes(term));
  expect(make(['odd-one-out'], 1, named(['material', 'courage', 'orange', 'stress']))).toEqual([]);
});

test('regression: from B1, no glacier stands among trainers: sorts are near each other, or meanings are asked for', () => {
  const hard = pack.filter(({ level }) => level === 'B1' || level === 'B2');
  let meanings = 0;
  for (const made of make(['odd-one-out'], 5, hard, 400)) {
    if (made.kind !== 'mc') throw new Error('One of several is chosen.');
    const texts = (isKey: boolean) => made.options.filter((one) => one.isKey === isKey).map(({ text }) => text);
    const [odd = ''] = texts(true);
    if (/mean nearly the same/.test(made.prompt)) {
      meanings += 1;
      const [one = '', ...others] = texts(false);
      expect(others.every((other) => areSynonyms(one, other))).toBe(true);
      expect([one, ...others].some((other) => areNear(odd, other))).toBe(false);
    } else {
      const [own, sort] = [sortOf(odd), sortOf(texts(false)[0] ?? '')];
      expect(own && sort && areNearSorts(own, sort), made.explanation).toBe(true);
    }
  }
  expect(meanings).toBeGreaterThan(20);
});

test('three words that mean nearly the same are shown once in a round, or the second time they would tell themselves', () => {
  const adjectives = pack.filter(({ partOfSpeech, level }) => partOfSpeech === 'adjective' && level === 'B1');
  const groups = make(['odd-one-out'], 2, adjectives, 60).map((made) => {
    const texts = made.kind === 'mc' ? made.options.filter(({ isKey }) => !isKey).map(({ text }) => text) : [];
    return synonymGroups.findIndex((group) => texts.every((text) => group.has(text)));
  });
  expect(groups.length).toBeGreaterThan(5);
  expect(new Set(groups).size).toBe(groups.length);
});

test('an opposite is asked for where the word or its meaning says which, and no other choice or answer is one', () => {
  const made = make(['opposite'], 4, pack, 400);
  expect(made.length).toBeGreaterThan(150);
  for (const one of made) {
    const entry = pack.find(({ id }) => `${id}.opposite` === one.id);
    const opposites = entry ? oppositesOf(entry) : [];
    if (one.kind === 'mc') {
      for (const { text, isKey } of one.options) expect(opposites.includes(text), one.prompt).toBe(isKey);
    } else if (one.kind === 'short') {
      expect(opposites).toContain(one.accepted[0]);
      for (const word of opposites.filter((other) => other.charAt(0) === one.accepted[0]?.charAt(0))) {
        const isSameShape = word.length === one.accepted[0]?.length;
        expect(grade(one, { text: word }).verdict === 'right', `${one.prompt} ${word}`).toBe(isSameShape);
      }
    }
    // A word with two meanings, such as dry or right, has its meaning beside it, and that does not say the answer.
    const senses = words.filter(
      ({ word, partOfSpeech }) => word === entry?.term && partOfSpeech === entry.partOfSpeech,
    );
    expect(one.prompt.includes('('), one.prompt).toBe(senses.length > 1);
    const told = /\((.*)\)/.exec(one.prompt)?.[1]?.split(/[^\p{L}-]+/u) ?? [];
    expect(opposites.filter((word) => told.includes(word))).toEqual([]);
  }
});

test('a verb is asked for that goes with its noun, and none of the others does, in the tables or in any example', () => {
  const phrases = new Set(collocations.map(({ phrase }) => phrase));
  const examples = words.flatMap(({ example }) => example ?? []);
  const made = make(['collocation'], 6, pack, 2000);
  expect(made.length).toBeGreaterThan(100);
  for (const one of made) {
    if (one.kind !== 'mc') throw new Error('One of several is chosen.');
    const rest = one.prompt.slice(one.prompt.indexOf('_')).replace(/^_+ /, '');
    for (const { text, isKey } of one.options) {
      expect(phrases.has(`${text} ${rest}`), `${text} ${rest}`).toBe(isKey);
      if (isKey) continue;
      const said = new RegExp(
        `\\b(?:${formsOf(text, 'verb').join('|')}) ${rest}(?:[.,;!?]| (?:and|on|in|with|at|for)\\b)`,
        'i',
      );
      expect(examples.filter((example) => said.test(example))).toEqual([]);
    }
  }
});

test('no word is in two sorts, and each is a noun of the pack', () => {
  const seen = sorts.flatMap((sort) => sort.words);
  expect(new Set(seen).size).toBe(seen.length);
  const nouns = new Set(words.filter(({ partOfSpeech }) => partOfSpeech === 'noun').map(({ word }) => word));
  expect(seen.filter((word) => !nouns.has(word))).toEqual([]);
});

test('what is to be sorted fits one heading only', () => {
  fc.assert(
    fc.property(someEntries, fc.nat(), (entries, seed) => {
      for (const made of make(['sort'], seed, entries)) {
        if (made.kind !== 'cloze') throw new Error('Each word has a choice.');
        made.text.split('\n').forEach((line, place) => {
          const [, term = '', meaning] = /^(.*?)(?: \((.*)\))? \{\{/.exec(line) ?? [];
          const asked = entries.filter((entry) => entry.term === term && entry.meaning === meaning);
          // With a meaning it is the kind of word that is asked for, else the sort of thing.
          const right = meaning
            ? asked.map(({ partOfSpeech }) => partOfSpeech)
            : sorts.filter((sort) => sort.words.includes(term)).map(({ name }) => name);
          expect(right).toEqual([made.gaps[place]?.accepted[0]]);
        });
      }
    }),
    { numRuns: 40 },
  );
});

test('regression: nearby, worldwide and today are two parts of speech, and sorted under neither', () => {
  const terms = ['nearby', 'late', 'early', 'worldwide', 'overall', 'inland', 'today', 'tomorrow', 'further'];
  const open = pack.filter(({ term, partOfSpeech }) => terms.includes(term) && partOfSpeech !== 'noun');
  expect(open.length).toBeGreaterThan(8);
  const others = pack.filter(({ term }) => ['chair', 'window', 'lend', 'borrow', 'purple', 'honest'].includes(term));
  for (const made of make(['sort'], 1, [...open, ...others])) {
    const sorted = made.kind === 'cloze' ? made.text.split('\n').map((line) => line.split(' (')[0] ?? '') : [];
    expect(sorted.filter((term) => terms.includes(term))).toEqual([]);
  }
});

test('a word is formed from another of its family, and no other word of the family would do', () => {
  const inFamilies = pack.filter((entry) => entry.example && familyOf(entry.term));
  const made = make(['word-formation'], 3, inFamilies, 60);
  expect(made.length).toBeGreaterThan(30);
  for (const one of made) {
    if (one.kind !== 'gap') throw new Error('The form is typed.');
    const entry = pack.find(({ id }) => `${id}.word-formation` === one.id);
    const family = familyOf(entry?.term ?? '') ?? [];
    const own = family.find(({ word, part }) => word === entry?.term && part === entry.partOfSpeech);
    if (!own) throw new Error(`${entry?.term} should be in its own family.`);
    expect(formsOf(own.word, own.part)).toContain(one.accepted[0]?.toLowerCase());
    const alike = family.filter(
      (other) =>
        other.part === own.part &&
        isNegative(other, family) === isNegative(own, family) &&
        (!other.isPerson === !own.isPerson || other.word.length === own.word.length) &&
        (/ in -/.test(one.prompt) ? formName(other, family) === formName(own, family) : true),
    );
    expect(alike).toEqual([own]);
    expect(one.prompt.toLowerCase()).not.toContain(`${own.word}:`);
  }
});

test('a sentence of one’s own costs no points and names its word', () => {
  const [entry] = pack;
  if (!entry) throw new Error('The pack is empty.');
  const [made] = make(['use-it'], 1, [entry]);
  expect(made).toMatchObject({ kind: 'essay', points: 0, prompt: expect.stringContaining(entry.term) });
});

test('the same seed makes the same round, another seed another', () => {
  const entries = pack.slice(200, 240);
  const round = (seed: number) =>
    vocabularyItems({
      entries,
      tasks: [...wordTasks, ...studyTasks],
      count: 20,
      random: mulberry32(seed),
      pool: easy,
      facts,
    });
  expect(round(5)).toEqual(round(5));
  expect(round(5)).not.toEqual(round(6));
  expect(round(5)).toHaveLength(20);
});

test('a list of which nothing can be asked makes no questions, not a broken one', () => {
  expect(make(['odd-one-out', 'word-formation', 'sort'], 1, [])).toEqual([]);
});

test('no word is in two families or twice in one, and nearly all have a word that we teach', () => {
  const known = new Set(words.map(({ word }) => word));
  const taught = families.filter((family) => family.some(({ word }) => known.has(word)));
  expect(taught.length / families.length).toBeGreaterThan(0.9);
  const seen = new Map<string, number>();
  families.forEach((family, place) => {
    expect(family.length, family[0]?.word).toBeGreaterThanOrEqual(2);
    for (const { word } of family) {
      expect([word, seen.get(word) ?? place]).toEqual([word, place]);
      seen.set(word, place);
    }
    const written = family.map(({ word, part }) => `${word} ${part}`);
    expect(new Set(written).size, written.join()).toBe(written.length);
  });
  expect(families.length).toBeGreaterThanOrEqual(150);
});

test('a negative has its root in the family, so that it is asked for as a negative: unemployed, inexperienced', () => {
  const begins = 4;
  const missed = families.flatMap((family) =>
    family.filter((one) => {
      const rest = /^(?:un|in|im|ir|il|dis|mis)(.+)$/.exec(one.word)?.[1] ?? '';
      const hasKin = family.some((other) => rest.length >= begins && other.word.startsWith(rest.slice(0, begins)));
      return hasKin && !isNegative(one, family);
    }),
  );
  expect(missed.map(({ word }) => word)).toEqual([]);
});

test('regression: no opposite stands in its own question, as fair does in unfair, and an American offense is right', () => {
  const named = (...terms: string[]) => pack.filter(({ term }) => terms.includes(term));
  expect(make(['opposite'], 1, named('unfair', 'dislike'))).toEqual([]);
  const [formed] = make(['word-formation'], 1, named('offence'));
  expect(formed && grade(formed, { text: 'offense' }).verdict).toBe('right');
});

test('regression: without gives its opposite away, never is one of often, and a loudspeaker is nobody', () => {
  const named = (...terms: string[]) => pack.filter(({ term }) => terms.includes(term));
  expect(make(['opposite'], 1, named('without'))).toEqual([]);
  const often = Array.from({ length: 30 }, (_, seed) => make(['opposite'], seed, named('often'))).flat();
  expect(often.length).toBeGreaterThan(0);
  for (const one of often) if (one.kind === 'mc') expect(one.options.map(({ text }) => text)).not.toContain('never');
  const speakers = make(['word-formation'], 1, named('speaker'));
  expect(speakers.length).toBe(1);
  for (const one of speakers) expect(one.prompt).not.toContain('next to the window');
});

test('regression: of two forms of a verb that begin alike and are as long, the question says which', () => {
  const [formed] = make(
    ['word-formation'],
    1,
    pack.filter(({ term }) => term === 'emphasise'),
  );
  expect(formed?.prompt).toContain('10 letters, form with -s');
});
