import { expect, test } from 'vitest';
import { formsOf } from '../../../../src/shared/content/forms/inflect';
import { type Topic, topics } from '../../../../src/shared/content/words/topics';
import type { Word } from '../../../../src/shared/content/words/word';

const files = import.meta.glob<Word[]>('../../../../src/shared/content/words/{a1,a2,b1,b2}/*.ts', {
  eager: true,
  import: 'words',
});
const only = process.env.WORDS_ONLY?.split(',');
const words = Object.entries(files)
  .filter(([file]) => !only || only.some((topic) => file.includes(`/${topic}.`)))
  .flatMap(([, rows]) => rows);

/** Names every row that breaks a rule, so that all can be mended at once. */
function offenders(breaks: (word: Word) => boolean): string[] {
  return words.filter(breaks).map((word) => `${word.level} ${word.topic}: ${word.word} (${word.partOfSpeech})`);
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** True where the text holds the word in some form; of a phrase, its words in this order. */
function holds(text: string, { word, partOfSpeech }: Word): boolean {
  return formsOf(plain(word), partOfSpeech).some((form) => {
    const parts = form.split(' ').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`(?<![\\p{L}])${parts.join('(?![\\p{L}])[^.?!]*?(?<![\\p{L}])')}(?![\\p{L}])`, 'u').test(
      plain(text),
    );
  });
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

test('every topic has a name', () => {
  expect(offenders(({ topic }) => !(topic in topics) && topics[topic as Topic] === undefined)).toEqual([]);
});

test('every gloss is there, in at most fourteen words, without the word itself', () => {
  expect(offenders(({ gloss }) => gloss === '' || gloss.split(/\s+/).length > 14)).toEqual([]);
  expect(offenders((word) => word.topic !== 'grammar' && !word.word.includes(' ') && holds(word.gloss, word))).toEqual(
    [],
  );
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
