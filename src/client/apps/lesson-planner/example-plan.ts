import { allActivities } from '#shared/content/lessons/activities/all';
import { lessonAbout } from '#shared/content/lessons/lesson';
import { loadTextsFor } from '#shared/content/texts/pack';
import { loadWords } from '#shared/content/words/pack';
import { pointAdvice } from '#shared/grammar/point-advice';
import { loadSituation } from '#shared/grammar/point-situations';
import { loadSentences } from '#shared/grammar/points-on-topics';
import { titleOf } from '#shared/lessons/plan/about-texts';
import { makePlan } from '#shared/lessons/plan/make-plan';
import { topicOf } from '#shared/lessons/plan/topic-of';
import type { Plan } from './local-plan';
import { firstPlanRequest, toPlanInput } from './plan-request';

/** What the first wish comes to, to be looked at at once. The same for everybody; made here, so it costs nothing. */
export async function examplePlan(): Promise<Plan> {
  const { about: aboutInput, without } = toPlanInput(firstPlanRequest);
  const about = lessonAbout.parse(aboutInput);
  const topic = topicOf(about.topic);
  const [words, everyday, texts, situation, sentences] = await Promise.all([
    topic ? loadWords(about.level, topic) : [],
    loadWords('A1', 'actions'),
    loadTextsFor(about.level),
    loadSituation(about.point ?? ''),
    topic ? loadSentences(about.point ?? '', topic) : undefined,
  ]);
  const sources = {
    activities: allActivities,
    topic,
    words,
    everyday,
    texts,
    situation,
    sentences,
    advice: pointAdvice,
  };
  const data = makePlan({ about, without, written: sources, seed: 20 });
  return { title: titleOf(data), data };
}
