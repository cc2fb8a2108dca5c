import { beforeAll, describe, expect, test } from 'vitest';
import { loadSentences } from '#shared/content/sentences/pack';
import { loadAllWords } from '#shared/content/words/pack';
import { areSynonyms } from '#shared/content/words/synonyms';
import type { Word } from '#shared/content/words/word';
import { type Level, levels } from '#shared/core/level';
import { mulberry32 } from '#shared/core/random';
import { keyText } from '#shared/items/grade';
import { type Item, item } from '#shared/items/item';
import { textItems } from '#shared/lessons/text-questions/text-items';
import { indexWords, type WordIndex } from '#shared/vocabulary/word-index';

const written = `Maria Lopez moved to London in 2015. She works in a small hospital. The hospital is open at night.
Maria has two brothers. Ben lives in Rome. The old market is very cheap. The train is not fast. Tom bought a heavy
bicycle yesterday. Anna works at a bank. It was a difficult day. The river is dangerous in winter. The museum has
twelve rooms. Farmers can sell their vegetables at the market. About 200 people live there. “Is it far?” asked Ben.
All the shops are open. Turn left at the bridge. Every cheap hotel was full of guests. London has three airports.`.replaceAll(
  '\n',
  ' ',
);

let words: Word[];
let index: WordIndex;
/** A few dozen texts: ours, and the sentences of the pack by twelve. */
const texts: { text: string; level: Level }[] = [{ text: written, level: 'A2' }];

beforeAll(async () => {
  words = await loadAllWords();
  index = indexWords(words);
  for (const level of levels) {
    const sentences = (await loadSentences(level)).map(({ text }) => text);
    for (let from = 0; from < Math.min(sentences.length, 120); from += 12)
      texts.push({ level, text: sentences.slice(from, from + 12).join(' ') });
  }
});

const make = ({ text, level }: { text: string; level: Level }, seed: number, count = 12, avoid?: ReadonlySet<string>) =>
  textItems({ text, level, index, pool: words, count, random: mulberry32(seed), avoid });
const prompts = (items: readonly Item[]) => items.map(({ prompt }) => prompt);

describe('questions about a text', () => {
  test('never ask what a word means that the words around it may make another part of speech', () => {
    // The pack knows a verb only; anyone who listens to argue of money listens to a noun.
    const asksFor = (text: string) =>
      Array.from({ length: 20 }, (_, seed) => make({ text, level: 'A2' }, seed))
        .flat()
        .some(({ id, explanation }) => /^text-(?:find-)?word/.test(id) && explanation?.startsWith('complain:'));
    expect(index.find('complain').map(({ partOfSpeech }) => partOfSpeech)).toEqual(['verb']);
    expect(asksFor('Every evening they wanted to complain once more.')).toBe(true);
    expect(asksFor('Every evening they listened to complain without end.')).toBe(false);
  });

  test('are right by construction, in a few dozen texts', () => {
    expect(texts.length).toBeGreaterThan(30);
    const made = texts.flatMap((text, seed) => make(text, seed).map((question) => ({ ...text, question })));
    expect(made.length).toBeGreaterThan(texts.length);
    for (const { text, question } of made) {
      expect(item.safeParse(question).error, question.prompt).toBeUndefined();
      if (question.id.startsWith('text-word') && question.kind === 'mc') {
        // The key is a meaning of the word that is asked for; the others are of words that cannot stand for it.
        const [, quoted = '', form = ''] = /^“(.*)” What does “(.*)” mean here\?$/.exec(question.prompt) ?? [];
        expect(text).toContain(quoted);
        const senses = index.find(form.toLowerCase());
        expect(senses.map(({ gloss }) => gloss)).toEqual([keyText(question)]);
        expect(new Set(question.options.map((one) => one.text)).size).toBe(4);
        for (const { text: gloss, isKey } of question.options) {
          const meant = words.filter((word) => word.gloss === gloss && word.partOfSpeech === senses[0]?.partOfSpeech);
          expect(meant.length, gloss).toBeGreaterThan(0);
          if (!isKey)
            expect(
              meant.every(({ word }) => !areSynonyms(word, senses[0]?.word ?? '')),
              gloss,
            ).toBe(true);
        }
      } else if (question.id.startsWith('text-find-word') && question.kind === 'short') {
        const [, gloss] = /“(.*)”/.exec(question.prompt) ?? [];
        const own = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((form) =>
          index.find(form).some((sense) => sense.gloss === gloss),
        );
        expect(new Set(own)).toEqual(new Set(own.length > 0 ? [question.accepted[0]] : ['nothing']));
      } else if (question.kind === 'match') {
        for (const { left, right } of question.pairs) expect(text).toContain(`${left} ${right}`.replace(' … … ', ' '));
      } else if (question.id.startsWith('text-main') && question.kind === 'mc') {
        for (const { text: noun } of question.options) expect(text.toLowerCase()).toContain(noun.slice(0, 3));
      } else if (question.id.startsWith('text-not-mentioned') && question.kind === 'mc') {
        for (const { text: noun, isKey } of question.options)
          expect(text.toLowerCase().includes(noun.toLowerCase().slice(0, -1)), `${noun} in: ${text}`).toBe(!isKey);
      } else if (question.kind === 'mc') {
        expect(text).toContain(question.explanation?.replace('The text says: ', ''));
      } else if (question.kind === 'tf') {
        // What is false does not stand in the text.
        if (!question.key) expect(text).not.toContain(question.prompt);
        expect(text).toContain(question.explanation?.replace('The text says: ', ''));
      } else if (question.kind === 'short') {
        for (const answer of question.accepted.slice(0, 1)) expect(text.toLowerCase()).toContain(answer.toLowerCase());
        expect(text).toContain(question.explanation?.replace('The text says: ', ''));
      } else expect.fail(question.kind);
    }
  });

  test('are the same from the same seed, and others from another', () => {
    const text = { text: written, level: 'A2' } as const;
    expect(make(text, 3)).toEqual(make(text, 3));
    expect(make(text, 3)).not.toEqual(make(text, 4));
  });

  test('avoid what is asked already', () => {
    const text = { text: written, level: 'A2' } as const;
    const first = prompts(make(text, 3, 4));
    const more = prompts(make(text, 3, 4, new Set(first)));
    expect(more.length).toBeGreaterThan(0);
    expect(more.filter((prompt) => first.includes(prompt))).toEqual([]);
  });

  test('ask who, where, when and how many of a clean sentence', () => {
    const found = new Map(
      Array.from({ length: 40 }, (_, seed) => make({ text: written, level: 'A2' }, seed, 20))
        .flat()
        .flatMap((question) =>
          question.kind === 'short' || question.kind === 'mc' ? [[question.prompt, keyText(question)]] : [],
        ),
    );
    expect(Object.fromEntries(found)).toMatchObject({
      'In which year did Maria Lopez move to London?': 'In 2015',
      'How many airports does London have?': 'Three',
      'Where can farmers sell their vegetables?': 'at the market',
    });
    // London is no person.
    expect([...found.keys()].filter((prompt) => prompt.startsWith('Who has three airports'))).toEqual([]);
  });

  test('make nothing false of what is vague, denied, quoted, told to somebody or said of all', () => {
    const statements = Array.from({ length: 40 }, (_, seed) => make({ text: written, level: 'A2' }, seed, 20))
      .flat()
      .flatMap((question) => (question.kind === 'tf' && !question.key ? [question.prompt] : []));
    expect(statements).toContain('The train is fast.');
    expect(statements.filter((one) => /far\?|shops are not|Turn|Every|About|people/.test(one))).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['one word', 'Hello'],
    ['signs only', '?!… 123 ### {{1}} ___'],
    ['another language', 'Der schnelle braune Fuchs springt über den faulen Hund und läuft weg.'],
    ['markup', '<script>alert(1)</script><b>The hospital is open.</b>'],
    ['one endless line', 'word '.repeat(1200)],
  ])('of %s are none, and nothing breaks', (_, text) => {
    expect(make({ text, level: 'A1' }, 1)).toEqual([]);
  });
});
