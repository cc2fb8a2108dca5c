import { expect, test } from 'vitest';
import { allActivities } from '#shared/content/lessons/activities/all';
import { lessonAbout } from '#shared/content/lessons/lesson';
import { loadWords } from '#shared/content/words/pack';
import { pointAdvice } from '#shared/grammar/point-advice';
import { makePlan } from '#shared/lessons/plan/make-plan';
import { timesAsDear } from '#tests/support/linear-cost';

test('a plan of three hours with all its materials costs at most twelve times what one of a quarter of an hour does', async () => {
  const words = await loadWords('B1', 'travel');
  const everyday = await loadWords('A1', 'food');
  const written = { activities: allActivities, words, everyday, texts: [], advice: pointAdvice };
  const planOf = (minutes: number) => () =>
    makePlan({
      about: lessonAbout.parse({ level: 'B1', minutes, type: 'grammar', topic: 'Travel', framework: 'ppp' }),
      without: { preparation: false, copies: false },
      written,
      seed: 1,
    });
  expect(timesAsDear({ dear: planOf(180), cheap: planOf(15), most: 12 })).toBeLessThan(12);
});
