import { beforeAll, describe, expect, test } from 'vitest';
import { allActivities } from '#shared/content/lessons/activities/all';
import { lessonAbout, lessonData, lessonTypeIds } from '#shared/content/lessons/lesson';
import { loadTextsFor } from '#shared/content/texts/pack';
import { loadAllWords } from '#shared/content/words/pack';
import type { Word } from '#shared/content/words/word';
import { pointAdvice } from '#shared/grammar/point-advice';
import { givenText } from '#shared/lessons/plan/given-text';
import { makePlan } from '#shared/lessons/plan/make-plan';
import { indexWords, type WordIndex } from '#shared/vocabulary/word-index';

let words: Word[];
let index: WordIndex;
beforeAll(async () => {
  words = await loadAllWords();
  index = indexWords(words);
});

const article = `A harbour without boats

Olga Petrova opened her workshop in 1998. She repairs old violins and teaches children how to build them. Twelve families pay for the lessons.

The council wanted to sell the building in May. The neighbours complained, and a lawyer offered to help them for free. In the end, the council postponed the decision for two years.

Ben Ross, a retired carpenter, comes every Friday. He explains how to choose the wood, and he never loses his patience.`;

const read = (text: string, level: 'A2' | 'B1' = 'B1') => givenText(text, { level, index, pool: words, seed: 3 });

async function planOn(text: string, type: (typeof lessonTypeIds)[number] = 'reading') {
  const about = lessonAbout.parse({ level: 'B1', type, topic: 'Music', framework: 'skills', minutes: 60 });
  return makePlan({
    about,
    without: { preparation: false, copies: false },
    written: {
      activities: allActivities,
      given: read(text),
      words: [],
      everyday: words.slice(0, 200),
      texts: await loadTextsFor('B1'),
      advice: pointAdvice,
    },
    seed: 4,
  });
}

describe('a text of the teacher’s own', () => {
  test('has a title, words with the sentence in which they stand, and questions about it', () => {
    const given = read(article);
    expect(given?.title).toBe('A harbour without boats');
    expect(given?.kind).toBe('text');
    expect(given?.entries.length).toBeGreaterThanOrEqual(3);
    for (const { term, meaning, example } of given?.entries ?? []) {
      expect(meaning, term).not.toBe('');
      expect(article).toContain(example);
    }
    expect(given?.items.length).toBeGreaterThan(2);
  });

  test('is a dialogue where people speak in turns', () => {
    const lines = ['Lena: I work here.', 'Omar: So do I.', 'Lena: Really?', 'Omar: Yes, since May.'].join('\n');
    expect(read(lines, 'A2')?.kind).toBe('dialogue');
  });

  test('that is nothing but markup is none', () => {
    expect(read('<p></p><script>alert(1)</script>')).toBeUndefined();
    expect(read('   ')).toBeUndefined();
  });

  test('is what a plan of any type is made from, and nothing stands in for it', async () => {
    for (const type of lessonTypeIds) {
      const data = await planOn(article, type);
      expect(lessonData.safeParse(data).error, type).toBeUndefined();
      expect(data.standIn).toBeUndefined();
      expect(data.materials.find(({ kind }) => kind === 'text')).toMatchObject({ text: article });
      expect(data.materials.some(({ id }) => id === 'text-questions')).toBe(true);
    }
  });

  test('that is too short for a question is read all the same', async () => {
    const data = await planOn('Rain.');
    expect(lessonData.safeParse(data).error).toBeUndefined();
    expect(data.materials.find(({ kind }) => kind === 'text')).toMatchObject({ text: 'Rain.', title: 'Your text' });
    expect(data.materials.some(({ id }) => id === 'text-questions')).toBe(false);
  });
});
