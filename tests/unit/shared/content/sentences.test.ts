import { beforeAll, describe, expect, test } from 'vitest';
import { sentences as a1 } from '#shared/content/sentences/a1';
import { sentences as a2 } from '#shared/content/sentences/a2';
import { sentences as b1 } from '#shared/content/sentences/b1';
import { sentences as b2 } from '#shared/content/sentences/b2';
import { points, type Sentence, sentencesOf } from '#shared/content/sentences/sentence';
import { loadAllWords } from '#shared/content/words/pack';
import { type Level, levels, levelsAbove } from '#shared/core/level';
import { item } from '#shared/items/item';
import { formsOf } from '#shared/language/forms/inflect';

const sentences = [...a1, ...a2, ...b1, ...b2];

/** Names every sentence that breaks a rule, so that all can be corrected at once. */
const offenders = (breaks: (sentence: Sentence) => boolean) =>
  sentences.filter(breaks).map(({ level, text }) => `${level}: ${text}`);
const joined = (order: readonly string[]) => order.join(' ');
const doubled = (texts: readonly string[]) => texts.filter((text, place) => texts.indexOf(text) !== place);

describe('how a line is read', () => {
  const ordersOf = (line: string) => sentencesOf('A1', line)[0]?.orders.map(joined);

  test('the mark at the end is no piece, the first word loses its capital, a comma stays', () => {
    expect(ordersOf('imperatives | Sit here, please. | Here, please sit!')).toEqual([
      'sit here, please',
      'here, please sit',
    ]);
  });

  test('I, short forms of it, names and capitals inside a word keep theirs', () => {
    expect(ordersOf('be | I am Mei. | Mei am I?')).toEqual(['I am Mei', 'Mei am I']);
    expect(ordersOf('be | I’m here. | It is TV. | TV is it. | Amina’s mum is late.')).toEqual([
      'I’m here',
      'it is TV',
      'TV is it',
      'Amina’s mum is late',
    ]);
  });

  test('a line without a known point or a sentence is refused', () => {
    expect(() => ordersOf('past | It was late.')).toThrow('No point');
    expect(() => ordersOf('be')).toThrow('no sentence');
  });
});

test('there are at least 400, some of each level and point, each with an id of its own', () => {
  expect(sentences.length).toBeGreaterThanOrEqual(400);
  expect(levels.filter((level) => sentences.filter((one) => one.level === level).length < 90)).toEqual([]);
  expect(points.filter((point) => !sentences.some((one) => one.point === point))).toEqual([]);
  expect(doubled(sentences.map(({ id }) => id))).toEqual([]);
});

test('no sentence is there twice, in any order', () => {
  expect(doubled(sentences.flatMap(({ orders }) => orders.map((order) => joined(order).toLowerCase())))).toEqual([]);
});

test('every sentence begins with a capital and ends with one mark', () => {
  expect(offenders(({ text }) => !/^\p{Lu}[^.?!|]*[.?!]$/u.test(text))).toEqual([]);
});

test('every sentence has four to twelve words', () => {
  expect(offenders(({ orders: [first = []] }) => first.length < 4 || first.length > 12)).toEqual([]);
});

test('every order holds the pieces of the first, and makes an item that is sound', () => {
  const sorted = (order: readonly string[]) => joined([...order].sort());
  expect(
    offenders(({ orders: [first = [], ...others] }) => others.some((one) => sorted(one) !== sorted(first))),
  ).toEqual([]);
  expect(
    offenders(
      ({ id, level, orders }) =>
        !item.safeParse({ id, level, kind: 'order', prompt: 'Put the words in order.', unit: 'words', orders }).success,
    ),
  ).toEqual([]);
});

test('only names and I keep a capital', () => {
  const capitals = new Set(sentences.flatMap(({ orders }) => orders.flat().filter((piece) => /\p{Lu}/u.test(piece))));
  const bare = new Set([...capitals].map(withoutEnd));
  expect([...namesUsed].filter((name) => !bare.has(name))).toEqual([]);
  expect([...capitals].filter((piece) => !isName(piece) && !/^I(?:’|$)|^TV$|^T-shirt$/.test(piece))).toEqual([]);
});

/** Every capital that is a name: of a person, a place, a language, a day or a month. */
const namesUsed = new Set(
  (
    'Amina Ananya Diego Elif Hana Jamal Kofi Kwame Lena Luca Mateo Mei Nadia Ravi Sione Tariq Tomasz Yuki ' +
    'Angola Athens Canada Egypt Ghana Iceland Leeds Peru Poland Scotland ' +
    'Arabic English French Korean Portuguese Spanish Turkish ' +
    'Sunday Thursday Friday Sundays Mondays Saturdays May June July'
  ).split(' '),
);
const withoutEnd = (piece: string) => piece.replace(/(?:’s|,)+$/, '');
const isName = (piece: string) => namesUsed.has(withoutEnd(piece));

/** Words that are read though the pack has them higher or not at all: mostly parts of the pattern that is practised. */
const alsoRead = new Set('would able circumstances annoys rewrite bound objected'.split(' '));

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

describe('the words', () => {
  /** The easiest level at which a form of a word, or of a phrase, is in the pack. */
  const levelOf = new Map<string, Level>();
  beforeAll(async () => {
    for (const { word, partOfSpeech, level } of await loadAllWords()) {
      for (const form of formsOf(plain(word), partOfSpeech)) {
        const before = levelOf.get(form);
        if (!before || levelsAbove(before, level) > 0) levelOf.set(form, level);
      }
    }
  });

  const isKnown = (form: string, level: Level) => {
    const itsLevel = levelOf.get(form);
    return itsLevel !== undefined && levelsAbove(itsLevel, level) <= 0;
  };

  /** The words of one sentence that are above its level, phrases of the pack taken whole. */
  function tooHard({ level, orders: [first = []] }: Sentence): string[] {
    const words = first.map((piece) => plain(piece).replace(/,$/, ''));
    const read = new Set<number>();
    for (let from = 0; from < words.length; from += 1) {
      for (let to = from + 1; to <= words.length; to += 1) {
        if (isKnown(words.slice(from, to).join(' '), level)) for (let at = from; at < to; at += 1) read.add(at);
      }
    }
    return words.filter((word, at) => !read.has(at) && !isName(first[at] ?? '') && !isRead(word, level));
  }

  function isRead(word: string, level: Level): boolean {
    if (alsoRead.has(word) || /^\d+$/.test(word)) return true;
    const host = /^(.+?)(?:n't|'(?:s|re|ve|ll|d|m))$/.exec(word)?.[1];
    return host !== undefined && [host, `${host}n`].some((form) => alsoRead.has(form) || isKnown(form, level));
  }

  test('are of the level of their sentence or easier', () => {
    expect(sentences.flatMap((one) => tooHard(one).map((word) => `${one.level} ${word}: ${one.text}`))).toEqual([]);
  });

  test('that are read beyond the pack are all in some sentence', () => {
    const used = new Set(sentences.flatMap(({ text }) => plain(text).match(/[\p{L}']+/gu) ?? []));
    expect([...alsoRead].filter((word) => !used.has(word))).toEqual([]);
  });
});
