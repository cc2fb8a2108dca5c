import { expect, test } from 'vitest';
import { inTheClassroom } from '#shared/content/lessons/starters/in-the-classroom';
import { thirdConditionalAndRegrets } from '#shared/content/lessons/starters/third-conditional-and-regrets';
import { mapPlanTexts, textsOfPlan, writeInPlan } from '#shared/lessons/plan-texts';

const lessons = [inTheClassroom.data, thirdConditionalAndRegrets.data];

test('all texts of a plan stand in one, each where it is said to begin', () => {
  for (const data of lessons) {
    const { text, starts } = textsOfPlan(data);
    mapPlanTexts(data, (one, place) => {
      expect(text.slice(starts[place], (starts[place] ?? 0) + one.length)).toBe(one);
      return one;
    });
  }
});

test('a word is written where it stands, and nowhere else', () => {
  const [data] = lessons;
  if (!data) throw new Error('There are lessons.');
  const { text } = textsOfPlan(data);
  const words = [...text.matchAll(/\p{L}{4,}/gu)];
  for (const word of [words[0], words[40], words.at(-1)]) {
    const start = word?.index ?? 0;
    const changed = writeInPlan(data, { start, end: start + (word?.[0].length ?? 0) }, 'Zebra');
    expect(textsOfPlan(changed).text).toBe(
      `${text.slice(0, start)}Zebra${text.slice(start + (word?.[0].length ?? 0))}`,
    );
    expect(changed.materials).toBe(data.materials);
  }
});
