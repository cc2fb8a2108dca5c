import { expect, test } from 'vitest';
import { type Topic, topics } from '#shared/content/words/topics';
import type { Word } from '#shared/content/words/word';
import { type Level, levelsAbove } from '#shared/core/level';
import { formsOf } from '#shared/language/forms/inflect';
import { knownBeyondThePack } from './known-beyond-the-pack';

const files = import.meta.glob<Word[]>('../../../../src/shared/content/words/{a1,a2,b1,b2}/*.ts', {
  eager: true,
  import: 'words',
});
const words = Object.values(files).flat();

/** Names every row that breaks a rule, so that all can be corrected at once. */
function offenders(breaks: (word: Word) => boolean): string[] {
  return words.filter(breaks).map((word) => `${word.level} ${word.topic}: ${word.word} (${word.partOfSpeech})`);
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");
const onlyLetters = /^\p{L}+$/u;

/** The words of each sentence of a text, in their order. */
const sentencesOf = (text: string) =>
  plain(text)
    .split(/[.?!]/)
    .map((sentence) => sentence.match(/\p{L}+/gu) ?? []);

/** True where one sentence of the text holds the word in some form; of a phrase, its words in this order. */
function holds(text: string, { word, partOfSpeech }: Word): boolean {
  const sentences = sentencesOf(text);
  return formsOf(plain(word), partOfSpeech).some((form) => {
    const parts = form.split(' ');
    if (!parts.every((part) => onlyLetters.test(part))) return holdsSpelling(text, parts);
    return sentences.some((tokens) => {
      let next = 0;
      for (const token of tokens) if (token === parts[next]) next += 1;
      return next >= parts.length;
    });
  });
}

/** As `holds`, for what is more than letters: o’clock, T-shirt. */
function holdsSpelling(text: string, parts: string[]): boolean {
  if (!parts.every((part) => plain(text).includes(part))) return false;
  const spelled = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}])${spelled.join('(?![\\p{L}])[^.?!]*?(?<![\\p{L}])')}(?![\\p{L}])`, 'u').test(
    plain(text),
  );
}

/** The easiest level at which a form of a word, or of a phrase, is in the pack. */
const levelOf = new Map<string, Level>();
for (const { word, partOfSpeech, level } of words) {
  for (const form of formsOf(plain(word), partOfSpeech)) {
    const before = levelOf.get(form);
    if (!before || levelsAbove(before, level) > 0) levelOf.set(form, level);
  }
}
const longest = Math.max(...[...levelOf.keys()].map((form) => form.split(' ').length));

/**
 * The words of a text that learners of a level may not know: those of the pack that are more than so many levels above
 * it, and those that are not in the pack and not known beyond it. An easy phrase of the pack makes its words easy.
 */
function tooHard(text: string, level: Level, by = 1): string[] {
  const tokens = plain(text).match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? [];
  const hard: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const phrase = lengthOfPhrase(tokens, at, level, by);
    if (phrase === 0 && !isEasy(tokens[at] ?? '', level, by)) hard.push(tokens[at] ?? '');
    at += phrase || 1;
  }
  return hard;
}

/** How many words the longest easy phrase has that starts here; none, 0. */
function lengthOfPhrase(tokens: string[], at: number, level: Level, by: number): number {
  for (let length = Math.min(longest, tokens.length - at); length > 1; length -= 1) {
    const itsLevel = levelOf.get(tokens.slice(at, at + length).join(' '));
    if (itsLevel && levelsAbove(itsLevel, level) <= by) return length;
  }
  return 0;
}

function isEasy(token: string, level: Level, by: number): boolean {
  const bare = token.replace(/'s?$/, '');
  for (const form of [token, bare]) {
    const itsLevel = levelOf.get(form);
    if (itsLevel) return levelsAbove(itsLevel, level) <= by;
    if (knownBeyondThePack.has(form) || /^\d+$/.test(form)) return true;
  }
  return bare.includes('-') && bare.split('-').every((part) => isEasy(part, level, by));
}

test('no sense of a word is there twice', () => {
  const seen = new Map<string, Word>();
  const twice: string[] = [];
  for (const word of words) {
    const key = `${word.word.toLowerCase()} (${word.partOfSpeech})${word.hint ? ` [${word.hint}]` : ''}`;
    const before = seen.get(key);
    if (before) twice.push(`${key}: ${before.level} ${before.topic} and ${word.level} ${word.topic}`);
    else seen.set(key, word);
  }
  expect(twice).toEqual([]);
});

/** The words that share what the key says, by twos and more. */
function alike(keyOf: (word: Word) => string | undefined): Word[][] {
  const groups = new Map<string, Word[]>();
  for (const word of words) {
    const key = keyOf(word);
    if (key) groups.set(key, [...(groups.get(key) ?? []), word]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

const namesOf = (groups: Word[][]) => groups.map((group) => group.map(({ word, hint }) => `${word} [${hint ?? ''}]`));

test('two senses of a word each have a hint, and no other word has one', () => {
  const groups = alike(({ word, partOfSpeech }) => `${word.toLowerCase()} (${partOfSpeech})`);
  expect(namesOf(groups.filter((group) => group.some(({ hint }) => !hint)))).toEqual([]);
  const among = new Set(groups.flat());
  expect(offenders((word) => word.hint !== undefined && !among.has(word))).toEqual([]);
});

test('no two words have the same gloss or the same emoji', () => {
  expect(namesOf(alike(({ gloss }) => gloss.toLowerCase()))).toEqual([]);
  expect(namesOf(alike(({ emoji }) => emoji))).toEqual([]);
});

test('every topic has a name', () => {
  expect(offenders(({ topic }) => !(topic in topics) && topics[topic as Topic] === undefined)).toEqual([]);
});

test('every gloss is there, in at most fourteen words, without the word itself', () => {
  expect(offenders(({ gloss }) => gloss === '' || gloss.split(/\s+/).length > 14)).toEqual([]);
  expect(offenders((word) => word.topic !== 'grammar' && !word.word.includes(' ') && holds(word.gloss, word))).toEqual(
    [],
  );
});

test('no word of a gloss is more than one level harder than the word that it explains', () => {
  expect(
    words.flatMap((word) =>
      tooHard(word.gloss, word.level).map(
        (hard) => `${word.level} ${word.topic}: ${word.word} (${word.partOfSpeech}): ‘${hard}’`,
      ),
    ),
  ).toEqual([]);
});

test('of the glosses of A1, A2 and B1, at most one in a hundred has a word that is harder than its own', () => {
  for (const level of ['A1', 'A2', 'B1'] as const) {
    const own = words.filter((word) => word.level === level);
    // What is a part of the word itself may stand there: an earring is worn on the ear.
    const harder = own.flatMap(({ word, gloss }) =>
      tooHard(gloss, level, 0)
        .filter((hard) => !plain(word).includes(hard.replace(/s$/, '')))
        .map((hard) => `${level} ${word}: ‘${hard}’`),
    );
    expect(harder.length / own.length, harder.join('\n')).toBeLessThanOrEqual(0.01);
  }
});

test('no two words are each explained by little more than the other', () => {
  const isShort = ({ gloss }: Word) => gloss.split(' ').length <= 6 && !/\b(?:like|such as|example)\b/.test(gloss);
  const short = words.filter((word) => word.topic !== 'grammar' && isShort(word));
  const saying = new Map<string, Word[]>();
  for (const one of short) {
    for (const token of plain(one.gloss).match(/[\p{L}'-]+/gu) ?? [])
      saying.set(token, [...(saying.get(token) ?? []), one]);
  }
  const circles = short.flatMap((one) =>
    (saying.get(plain(one.word)) ?? [])
      .filter((other) => one.word < other.word && saying.get(plain(other.word))?.includes(one))
      .map((other) => `${one.word}: ${one.gloss}; ${other.word}: ${other.gloss}`),
  );
  expect(circles).toEqual([]);
});

test('a gloss is what its word is: a verb is glossed by a verb, and an adjective by no noun', () => {
  const isVerb = /^(?:not )?to |^used\b/;
  expect(offenders(({ partOfSpeech, gloss }) => partOfSpeech === 'verb' && !isVerb.test(gloss))).toEqual([]);
  expect(offenders(({ partOfSpeech, gloss }) => partOfSpeech === 'noun' && /^to /.test(gloss))).toEqual([]);
  expect(
    offenders(
      ({ partOfSpeech, gloss }) =>
        partOfSpeech === 'adjective' &&
        /^(?!to do with |a (?:little|bit|long way) )(?:an?|the|to|when|if|something|someone|somebody|people) /.test(
          gloss,
        ),
    ),
  ).toEqual([]);
});

test('nothing is said to be known beyond the pack that is in it, or that no gloss has', () => {
  const used = new Set(words.flatMap(({ gloss }) => plain(gloss).match(/[\p{L}\d]+(?:'[\p{L}]+)?/gu) ?? []));
  expect([...knownBeyondThePack].filter((word) => levelOf.has(word))).toEqual([]);
  expect([...knownBeyondThePack].filter((word) => !used.has(word) && !used.has(`${word}'s`))).toEqual([]);
});

test('a gloss is a phrase: no capital at the start that is not a name, no full stop at the end', () => {
  expect(offenders(({ gloss }) => /[.;]$/.test(gloss) || /^[A-Z][a-z]/.test(gloss))).toEqual([]);
});

test('every word of A1 and A2 has an example; every example is a whole sentence that holds the word', () => {
  expect(offenders(({ level, example }) => (level === 'A1' || level === 'A2') && !example)).toEqual([]);
  expect(offenders(({ example }) => example !== undefined && !/^[A-Z0-9‘“'"].*[.?!]['"’”]?$/.test(example))).toEqual(
    [],
  );
  expect(offenders((word) => word.example !== undefined && !holds(word.example, word))).toEqual([]);
});

test('no sentence is the example of two words, so that no question gives another away', () => {
  expect(namesOf(alike(({ example }) => example))).toEqual([]);
});

test('no word of an example of A1 or A2 is more than one level harder, names and clear forms aside', () => {
  const clear = new Set(
    'ca coloured fisherman fourteenth greengrocer goodnight hundreds nearest newsagent thousands wo'.split(' '),
  );
  const found = words.flatMap(({ word, partOfSpeech, level, example = '' }) => {
    if (level !== 'A1' && level !== 'A2') return [];
    const own = new Set(formsOf(plain(word), partOfSpeech).flatMap((form) => form.split(/[ .-]/)));
    const names = new Set(example.match(/\p{Lu}[\p{L}\d-]+/gu)?.map(plain));
    return tooHard(example.replaceAll(/n’t|’(?:re|ve|ll|s|d|m)/g, ''), level)
      .filter((hard) => !names.has(hard) && !own.has(hard) && !clear.has(hard))
      .map((hard) => `${level} ${word}: ‘${hard}’ in ‘${example}’`);
  });
  expect(found).toEqual([]);
});

test('an example is short enough for its level', () => {
  const most = { A1: 9, A2: 12, B1: 16, B2: 20 };
  expect(offenders(({ level, example }) => (example?.split(/\s+/).length ?? 0) > most[level])).toEqual([]);
});

test('an emoji is one picture', () => {
  expect(
    offenders(
      ({ emoji }) =>
        emoji !== undefined &&
        (!/\p{Extended_Pictographic}/u.test(emoji) || [...new Intl.Segmenter('en').segment(emoji)].length !== 1),
    ),
  ).toEqual([]);
});
