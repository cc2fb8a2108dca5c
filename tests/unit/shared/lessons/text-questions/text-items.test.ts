import { beforeAll, describe, expect, test } from 'vitest';
import { loadSentences } from '#shared/content/sentences/pack';
import { loadAllWords } from '#shared/content/words/pack';
import { areSynonyms } from '#shared/content/words/synonyms';
import type { Word } from '#shared/content/words/word';
import { type Level, levels } from '#shared/core/level';
import { mulberry32 } from '#shared/core/random';
import { gapMark } from '#shared/items/gap-mark';
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
  test('never ask for a word that the words around it may make another part of speech', () => {
    // The pack knows a verb only; anyone who listens to talk of money listens to a noun.
    expect(index.find('talk').map(({ partOfSpeech }) => partOfSpeech)).toEqual(['verb']);
    const asksFor = (text: string) =>
      Array.from({ length: 20 }, (_, seed) => make({ text, level: 'A1' }, seed))
        .flat()
        .some((one) => one.id.startsWith('text-gap') && keyText(one) === 'talk');
    expect(asksFor('Every evening they wanted to talk without end.')).toBe(true);
    expect(asksFor('Every evening they listened to talk without end.')).toBe(false);
  });

  test('are right by construction, in a few dozen texts', () => {
    expect(texts.length).toBeGreaterThan(30);
    const made = texts.flatMap((text, seed) => make(text, seed).map((question) => ({ ...text, question })));
    expect(made.length).toBeGreaterThan(texts.length * 3);
    for (const { text, question } of made) {
      expect(item.safeParse(question).error, question.prompt).toBeUndefined();
      if (question.kind === 'mc' && question.id.startsWith('text-gap')) {
        // The key in the gap makes the sentence of the text again, and no other choice does.
        const [sentence = ''] = question.prompt.split(/ \([^()]*\)$/);
        const restored = (choice: string) => text.includes(sentence.replace(gapMark, choice));
        expect(question.options.filter((one) => restored(one.text)).map((one) => one.text)).toEqual([
          keyText(question),
        ]);
        const choices = question.options.map((one) => one.text.toLowerCase());
        expect(new Set(choices).size).toBe(4);
        for (const { text: choice, isKey } of question.options)
          if (!isKey) expect(areSynonyms(choice, keyText(question)), choice).toBe(false);
      } else if (question.kind === 'mc') {
        expect(text).toContain(question.explanation?.replace('The text says: ', ''));
      } else if (question.kind === 'tf') {
        // What is false does not stand in the text.
        if (!question.key) expect(text).not.toContain(question.prompt);
        expect(text).toContain(question.explanation?.replace('The text says: ', ''));
      } else if (question.kind === 'short') {
        for (const answer of question.accepted.slice(0, 1)) expect(text).toContain(answer);
        expect(text).toContain(question.explanation?.replace('The text says: ', ''));
      } else expect.fail(question.kind);
    }
  });

  test('are the same from the same seed, and others from another', () => {
    const text = { text: written, level: 'A2' } as const;
    expect(make(text, 3)).toEqual(make(text, 3));
    expect(prompts(make(text, 3))).not.toEqual(prompts(make(text, 4)));
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
      'How many brothers does Maria have?': 'Two',
      'How many airports does London have?': 'Three',
      'Where can farmers sell their vegetables?': 'at the market',
      'Who bought a heavy bicycle yesterday?': 'Tom',
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
