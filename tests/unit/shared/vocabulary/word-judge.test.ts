import { beforeAll, expect, test } from 'vitest';
import { loadAllWords, toEntry } from '#shared/content/words/pack';
import { type WordEntry, wordEntry } from '#shared/content/words/word-list';
import { groupBy } from '#shared/core/group-by';
import { levels } from '#shared/core/level';
import { mulberry32, shuffle } from '#shared/core/random';
import { gapMark } from '#shared/items/gap-mark';
import { grade } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { formsOf } from '#shared/language/forms/inflect';
import { partsOfSpeech } from '#shared/language/part-of-speech';
import { isPlural } from '#shared/language/word-classes';
import { isWholeKind, kindOf } from '#shared/vocabulary/kind-of-thing';
import { wordItems } from '#shared/vocabulary/word-items';
import { tellsItself } from '#shared/vocabulary/wrong-words';

/* Every word of the pack is asked, over several seeds, and judged by other rules than those that made the questions. */

const tasks = ['choose-word', 'choose-meaning', 'gap-choose', 'gap-type', 'write-term'] as const;
const pack = (await loadAllWords()).map(toEntry);
const easy = pack.filter(({ level }) => level === 'A1' || level === 'A2');
const byId = new Map(pack.map((entry) => [entry.id, entry]));
const byTerm = groupBy(pack, ({ term }) => term.toLowerCase());

interface Asked {
  item: Item;
  entry: WordEntry;
  task: string;
}
const all: Asked[] = [];

beforeAll(() => {
  for (const seed of [11]) {
    for (const level of levels) {
      const ofLevel = shuffle(
        pack.filter((entry) => entry.level === level),
        mulberry32(seed),
      );
      for (let start = 0; start < ofLevel.length; start += 25) {
        const entries = ofLevel.slice(start, start + 25);
        const random = mulberry32(seed + start);
        for (const item of wordItems({ entries, tasks, count: 25, random, pool: [...entries, ...easy] })) {
          const origin = item.origin?.engine === 'words' ? item.origin : undefined;
          const entry = byId.get(origin?.point ?? '');
          if (!entry || !origin) throw new Error(`Who asks about ${item.id}?`);
          all.push({ item, entry, task: origin.task ?? '' });
        }
      }
    }
  }
});

const asked = (task: (typeof tasks)[number]) => {
  const found = all.filter((one) => one.task === task);
  expect(found.length).toBeGreaterThan(500);
  return found;
};
const choicesOf = ({ item }: Asked) => {
  if (item.kind !== 'mc') throw new Error('One of several is chosen.');
  return item.options;
};

/** As one hears it: an hour, a university, an apple. */
const isHeardAsVowel = (word: string) =>
  /^(?:hour|hono|heir|honest)/.test(word) ||
  (/^[aeiou]/.test(word) && !/^(?:uni[^nm]|use|usu|eu|one|once|ufo)/.test(word));

test('regression: no choice for a gap falls to the article before it', () => {
  for (const one of asked('gap-choose')) {
    const [, article] = / (an?) ___/.exec(one.item.prompt) ?? [];
    if (!article) continue;
    const misfits = choicesOf(one).filter(({ text }) => isHeardAsVowel(text.toLowerCase()) !== (article === 'an'));
    expect(
      misfits.map(({ text }) => text),
      one.item.prompt,
    ).toEqual([]);
  }
});

test('regression: no choice shows by its capital, also at the beginning of a sentence', () => {
  for (const one of [...asked('gap-choose'), ...asked('choose-word')]) {
    const capitals = choicesOf(one).map(({ text }) => /^\p{Lu}/u.test(text));
    expect(new Set(capitals).size, one.item.prompt).toBe(1);
  }
});

test('regression: all choices are of the part of speech that is asked for', () => {
  for (const one of [...asked('gap-choose'), ...asked('choose-word')]) {
    for (const { text } of choicesOf(one)) {
      const parts = (byTerm.get(text.toLowerCase()) ?? []).map(({ partOfSpeech }) => partOfSpeech);
      expect(parts, `${text}: ${one.item.prompt}`).toContain(one.entry.partOfSpeech);
    }
  }
});

test('regression: only a plural stands where a plural is meant', () => {
  const alwaysPlural = /^(?:trousers|jeans|shorts|glasses|sunglasses|scissors|clothes|tights|headphones|crisps|chips)$/;
  let seen = 0;
  for (const one of asked('gap-choose')) {
    if (!alwaysPlural.test(one.entry.term)) continue;
    seen += 1;
    for (const { text } of choicesOf(one))
      expect(text, one.item.prompt).toMatch(/(?:s|people|children|men|teeth|feet|mice|police)$/);
  }
  expect(seen).toBeGreaterThan(1);
});

test('no wrong choice has the meaning that is asked for, nor is it the same word in another sense', () => {
  const plain = (text: string) => text.toLowerCase().replace(/^(?:to|an?|the) /, '');
  for (const one of [...asked('gap-choose'), ...asked('choose-word')]) {
    for (const { text, isKey } of choicesOf(one)) {
      if (isKey) continue;
      expect(text.toLowerCase()).not.toBe(one.entry.term.toLowerCase());
      const meanings = (byTerm.get(text.toLowerCase()) ?? []).map(({ meaning }) => plain(meaning));
      expect(meanings, one.item.prompt).not.toContain(plain(one.entry.meaning));
      if (!['noun', 'verb', 'adjective'].includes(one.entry.partOfSpeech)) continue;
      const told = one.entry.meaning.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
      expect(told, one.item.prompt).not.toContain(text.toLowerCase());
    }
  }
});

test.each([
  ['deserted', 'abandoned'],
  ['fine', 'good'],
  ['accurate', 'exact'],
  ['guess', 'suppose'],
  ['salary', 'wage'],
  ['fund', 'finance'],
  ['encourage', 'persuade'],
  ['mathematics', 'maths'],
  ['subtle', 'faint'],
  ['mobile', 'mobile phone'],
  ['illness', 'injury'],
])('regression: %s and %s never stand beside each other as right and wrong', (one, other) => {
  const entries = [...(byTerm.get(one) ?? []), ...(byTerm.get(other) ?? [])];
  const third = pack.filter(({ term }) => ['visible', 'purple', 'lend', 'window', 'banana', 'sunny'].includes(term));
  for (let seed = 0; seed < 20; seed += 1) {
    const made = wordItems({
      entries: [...entries, ...third],
      tasks: ['choose-word', 'gap-choose'],
      count: 20,
      random: mulberry32(seed),
    });
    for (const item of made) {
      if (item.kind !== 'mc') continue;
      const texts = (isKey: boolean) =>
        item.options.filter((option) => option.isKey === isKey).map(({ text }) => text.toLowerCase());
      if (texts(true).includes(one)) expect(texts(false), item.prompt).not.toContain(other);
      if (texts(true).includes(other)) expect(texts(false), item.prompt).not.toContain(one);
    }
  }
});

test('regression: economics and a butcher’s are no plurals, beside which tights stand', () => {
  for (const word of ['economics', 'physics', 'athletics', 'gymnastics', 'maths', 'butcher’s', 'news']) {
    expect(isPlural(word), word).toBe(false);
  }
  for (const word of ['topics', 'statistics', 'comics', 'mechanics', 'tights', 'sandals', 'paths']) {
    expect(isPlural(word), word).toBe(true);
  }
});

test('regression: of “a person who …” and “a place where …” all choices are people or places, not the key alone', () => {
  const names = { person: /^an? (?:\w+ )?person who/, place: /^an? (?:\w+ )?(?:place|shop|room) (?:where|that|with)/ };
  for (const [kind, name] of Object.entries(names)) {
    const judged = [...asked('choose-word'), ...asked('gap-choose')].filter(
      ({ entry }) =>
        name.test(entry.meaning) &&
        kindOf(entry) === kind &&
        !isWholeKind(entry) &&
        (entry.level === 'A1' || entry.level === 'A2'),
    );
    expect(judged.length).toBeGreaterThan(10);
    for (const one of judged) {
      const kinds = choicesOf(one).map(({ text }) => (byTerm.get(text.toLowerCase()) ?? []).map(kindOf));
      expect(
        kinds.every((each) => each.includes(kind)),
        one.item.prompt,
      ).toBe(true);
    }
  }
});

test('regression: what a word for a whole kind means is true of others of it: no chef stands beside a worker', () => {
  for (const one of [...asked('choose-word'), ...asked('gap-choose')]) {
    const kind = kindOf(one.entry);
    if (kind === undefined) continue;
    const others = choicesOf(one)
      .filter(({ isKey }) => !isKey)
      .flatMap(({ text }) => byTerm.get(text.toLowerCase()) ?? [])
      .filter((other) => other.partOfSpeech === one.entry.partOfSpeech && kindOf(other) === kind);
    expect(
      others.filter((other) => isWholeKind(other) || isWholeKind(one.entry)).map(({ term }) => term),
      one.item.prompt,
    ).toEqual([]);
  }
  expect(byTerm.get('worker')?.map((entry) => [kindOf(entry), isWholeKind(entry)])).toEqual([['person', true]]);
  expect(byTerm.get('chef')?.map((entry) => [kindOf(entry), isWholeKind(entry)])).toEqual([['person', false]]);
  // “The way people say words” and “how tall a person is” are no people.
  expect(byTerm.get('accent')?.map(kindOf)).toEqual([undefined]);
  expect(byTerm.get('height')?.map(kindOf)).toEqual([undefined]);
});

test('regression: what is typed begins and is as long as the clue says, and no other form of the word does so', () => {
  for (const { item, entry, task } of [...asked('gap-type'), ...asked('write-term')]) {
    if (item.kind !== 'gap' && item.kind !== 'short') throw new Error('It is typed.');
    const key = item.accepted[0] ?? '';
    const clue =
      /(?:\(|; )((?:[^;()]*, )?[\d +]+ letters?)(?:, (base form|form with -s|past form|past participle))?\)$/.exec(
        item.prompt,
      );
    const lengths = clue?.[1]?.match(/\d+/g)?.map(Number);
    const shape = (text: string) =>
      text.split(' ').map((word) => [...word].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).length);
    expect(lengths, item.prompt).toEqual(shape(key));
    if (shape(key).reduce((sum, length) => sum + length) > 2) expect(clue?.[1]?.charAt(0)).toBe(key.charAt(0));
    const part = partsOfSpeech.find((one) => one === entry.partOfSpeech);
    if (task !== 'gap-type' || !part || !['verb', 'phrasal verb'].includes(part)) continue;
    const alike = formsOf(entry.term, part).filter(
      (form) =>
        form !== key.toLowerCase() &&
        form.charAt(0) === key.charAt(0).toLowerCase() &&
        String(shape(form)) === String(shape(key)),
    );
    if (alike.length > 0) expect(clue?.[2], `${item.prompt}: ${key}, ${alike}`).toBeDefined();
  }
});

test.each([
  ['include', 'The price includes breakfast.', 'form with -s'],
  ['give', 'They gave us a cake.', 'past form'],
  ['give', 'They often give us a cake.', 'base form'],
  ['hold', 'The party was held in the garden.', 'past participle'],
  ['pick', 'We picked apples at the farm.', undefined],
])('where another form of %s is written alike, “%s” says which is meant: %s', (term, example, form) => {
  const entry = wordEntry.parse({ id: term, term, example, partOfSpeech: 'verb', meaning: 'to do it' });
  const [item] = wordItems({ entries: [entry], tasks: ['gap-type'], count: 1, random: mulberry32(1) });
  expect(item?.prompt).toMatch(new RegExp(`letters${form ? `, ${form}` : ''}\\)$`));
});

test('regression: a synonym that is typed is refused with a reason, or is right where it fits the clue', () => {
  const verdictOf = (term: string, synonym: string) => {
    const entries = byTerm.get(term) ?? [];
    const [item] = wordItems({ entries, tasks: ['write-term'], count: 1, random: mulberry32(1) });
    return item && grade(item, { text: synonym });
  };
  const refusal = { verdict: 'wrong', feedback: expect.stringContaining('mean nearly the same') };
  expect(verdictOf('journey', 'trip')).toMatchObject(refusal);
  expect(verdictOf('reply', 'answer')).toMatchObject(refusal);
  // Both begin with c and have four letters.
  expect(verdictOf('chef', 'cook')).toMatchObject({ verdict: 'right' });
});

test('regression: the word that is asked for is nowhere else in what is shown', () => {
  for (const { item, entry } of asked('gap-type')) {
    const [before = '', after = ''] = item.prompt.replace(/ \([^)]*\)$/, '').split(gapMark);
    const shown = `${before} ${after}`.toLowerCase().split(/[^\p{L}’]+/u);
    expect(shown, item.prompt).not.toContain(entry.term.toLowerCase());
  }
});

test('regression: what is said of an answer is a whole sentence', () => {
  for (const { item } of all) {
    const said = [
      item.explanation,
      ...(item.kind === 'mc' ? item.options.map(({ feedback }) => feedback) : []),
      ...('foreseen' in item ? (item.foreseen?.map(({ feedback }) => feedback) ?? []) : []),
    ].filter((text) => text !== undefined);
    for (const text of said) expect(text).toMatch(/^[‘“]?[\p{Lu}\d“‘].*\p{Ll}.* .*[.!?…’”]+$/su);
  }
});

test('regression: a kilometre is not asked for by its metres, nor an Egyptian matched with Egypt', () => {
  const measures = ['kilometre', 'centimetre'].flatMap((term) => byTerm.get(term) ?? []);
  expect(measures).not.toEqual([]);
  expect(measures.filter((entry) => !tellsItself(entry))).toEqual([]);
  const from = pack.filter(({ meaning }) => /^from \p{Lu}/u.test(meaning));
  const others = pack.filter(({ term }) => ['window', 'banana', 'honest', 'purple', 'sunny'].includes(term));
  const items = wordItems({ entries: [...from, ...others], tasks: ['match'], count: 3, random: mulberry32(2) });
  for (const item of items)
    if (item.kind === 'match')
      expect(item.pairs.filter(({ left, right }) => right.startsWith(`from ${left.slice(0, 3)}`))).toEqual([]);
});
