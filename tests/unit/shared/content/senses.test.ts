import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadAllWords } from '#shared/content/words/pack';
import type { Word } from '#shared/content/words/word';
import { makeMeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import { meaningsWithCues } from '#shared/vocabulary/senses/cues';
import { piecesOf } from '#shared/vocabulary/senses/pieces';
import { indexWords } from '#shared/vocabulary/word-index';

const pack = await loadAllWords();
const index = indexWords(pack);
const chooser = makeMeaningChooser(index);

const nameOf = ({ word, partOfSpeech, hint }: Word) =>
  `${word} ${partOfSpeech}${hint ? ` [${hint}]` : ''}`.toLowerCase();
const names = new Set(pack.map(nameOf));

/** A sentence with its word between stars, and the meaning that is right there; none where the pack lacks it. */
function read(file: string) {
  return readFileSync(path.join(import.meta.dirname, '../../../fixtures/senses', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', meaning = '', starred = ''] = line.split('|').map((cell) => cell.trim());
      const [, part = '', headword = word] = /^(\S+(?: \[.*\])?)(?: (\S+))?$/.exec(meaning) ?? [];
      const right = part === 'none' ? undefined : `${headword} ${part}`;
      return { form: /\*(.+)\*/.exec(starred)?.[1] ?? '', sentence: starred.replaceAll('*', ''), right, word };
    });
}

const dev = read('dev.txt');
const heldOut = read('held-out.txt');
const verbs = read('verbs.txt');

test('there are 300 sentences for 60 words, and each names a meaning of the pack', () => {
  const all = [...dev, ...heldOut];
  expect(all).toHaveLength(300);
  expect(new Set(all.map(({ word }) => word)).size).toBe(60);
  expect(all.filter(({ right }) => right && !names.has(right)).map(({ right }) => right)).toEqual([]);
});

test.each([
  { name: 'the sentences that the cues were made with', sentences: dev },
  { name: 'the sentences that were set aside', sentences: heldOut },
  { name: 'all of them', sentences: [...dev, ...heldOut] },
])('of $name, at most 3 % get a wrong meaning without a word, and at least 70 % get the right one', ({ sentences }) => {
  const judged = sentences.map((one) => ({ ...one, chosen: chooser.choose(one.form, one.sentence) }));
  const decided = judged.filter(({ chosen }) => chosen !== undefined);
  const wrong = decided.filter(({ chosen, right }) => chosen && nameOf(chosen) !== right);
  expect(
    wrong.length / sentences.length,
    wrong.map(({ sentence, chosen }) => `${sentence} ${chosen && nameOf(chosen)}`).join('\n'),
  ).toBeLessThanOrEqual(0.03);
  expect((decided.length - wrong.length) / sentences.length).toBeGreaterThanOrEqual(0.7);
});

test('of sentences with get, go, take and their like, at most 3 % get a wrong meaning, and half get the right one', () => {
  const judged = verbs.map((one) => ({ ...one, chosen: chooser.choose(one.form, one.sentence) }));
  const wrong = judged.filter(({ chosen, right }) => chosen && nameOf(chosen) !== right);
  const found = judged.filter(({ chosen, right }) => chosen && nameOf(chosen) === right);
  expect(verbs.filter(({ right }) => right && !names.has(right))).toEqual([]);
  expect(wrong.length / verbs.length, wrong.map(({ sentence }) => sentence).join('\n')).toBeLessThanOrEqual(0.03);
  expect(found.length / verbs.length).toBeGreaterThanOrEqual(0.5);
});

test.each([
  ['She couldn’t bear the cold.', 'bear', 'bear verb'],
  ['They sat on the bank of the river.', 'bank', 'bank noun [river]'],
  ['The current was very strong.', 'current', 'current noun [water]'],
  ['You have to report it to the police.', 'report', 'report verb'],
  ['The child kept close to his mother.', 'close', 'close adverb'],
  ['Then we took a right turn.', 'right', 'right adjective [side]'],
])('%s does not get the easiest meaning of the word, but its own', (sentence, form, right) => {
  const chosen = chooser.choose(form, sentence);
  expect(chosen && nameOf(chosen)).toBe(right);
});

test.each([
  ['We have a maths test tomorrow.', 'test', 'test noun'],
  ['How much does it cost?', 'cost', 'cost verb'],
  ['Are you married or single?', 'married', 'married adjective'],
])('the frame of “%s” tells what part of speech %s is', (sentence, form, right) => {
  const chosen = chooser.choose(form, sentence);
  expect(chosen && nameOf(chosen)).toBe(right);
});

test.each([
  ['It’s ten past eight.', 'past', 'noun'],
  ['The bus leaves at half past ten.', 'past', 'noun'],
  ['This soup tastes of nothing.', 'tastes', 'noun'],
  ['The washing machine broke yesterday.', 'broke', 'adjective'],
  ['The test was pretty easy.', 'pretty', 'adjective'],
])('in “%s”, %s is no %s', (sentence, form, part) => {
  expect(chooser.choose(form, sentence)?.partOfSpeech).not.toBe(part);
});

test('of all examples of the pack with a word of several meanings, at most 1 % get a wrong one without a word', () => {
  const judged = pack.flatMap((word) => {
    const form = piecesOf(word.example ?? '').find((piece) => index.find(piece).includes(word));
    if (!form || index.find(form).length < 2) return [];
    return [{ word, chosen: chooser.choose(form, word.example ?? '') }];
  });
  const wrong = judged.filter(({ word, chosen }) => chosen && chosen !== word);
  expect(judged.length).toBeGreaterThan(500);
  expect(
    wrong.length / judged.length,
    wrong.map(({ word, chosen }) => `${word.example} ${chosen && nameOf(chosen)}`).join('\n'),
  ).toBeLessThanOrEqual(0.01);
  // Saying nothing is no way to be right.
  expect(judged.filter(({ chosen }) => chosen).length / judged.length).toBeGreaterThan(0.55);
});

test('a word that stands in a sentence with two meanings has no sure one', () => {
  expect(chooser.choose('book', 'Please book a table. The book is on it.')).toBeUndefined();
});

test('a word used as a part of speech that the pack lacks has no sure meaning', () => {
  const onlyNoun = index.find('elbow');
  expect(onlyNoun.map(({ partOfSpeech }) => partOfSpeech)).toEqual(['noun']);
  expect(chooser.choose('elbow', 'She hurt her elbow.')).toBe(onlyNoun[0]);
  expect(chooser.choose('elbow', 'They elbow the others out of the way.')).toBeUndefined();
});

test('of the examples of the pack with a word of one meaning, nearly all are sure', () => {
  const alone = pack.filter(({ word, example }) => example && index.find(word).length === 1);
  const found = alone.flatMap((word) => {
    const form = piecesOf(word.example ?? '').find((piece) => index.find(piece)[0] === word);
    return form ? [chooser.choose(form, word.example ?? '')] : [];
  });
  expect(found.length).toBeGreaterThan(2500);
  expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.97);
});

test('every row of cues is about a meaning of the pack, or says that the pack lacks it', () => {
  expect(meaningsWithCues.filter((row) => !names.has(row) && !/^\S+ other$/.test(row))).toEqual([]);
});

test('a sentence without end is read up to a limit', () => {
  const ends = (between: string) => chooser.choose('book', `Please book a table. ${between}The book is on it.`);
  expect(ends('')).toBeUndefined();
  expect(ends('We ate. '.repeat(50))).toMatchObject({ word: 'book', partOfSpeech: 'verb' });
});
