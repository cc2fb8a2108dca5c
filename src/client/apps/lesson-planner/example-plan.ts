import { loadTextsFor } from '../../../shared/content/texts/pack';
import { loadWords } from '../../../shared/content/words/pack';
import { titleOf } from '../../../shared/engines/lesson-plan/about-texts';
import { makePlan } from '../../../shared/engines/lesson-plan/make-plan';
import { topicOf } from '../../../shared/engines/lesson-plan/topic-of';
import { allActivities } from '../../../shared/lessons/activities/all';
import { grammarAdvice } from '../../../shared/lessons/grammar-advice';
import { lessonAbout } from '../../../shared/lessons/lesson';
import type { Plan } from './local-plan';
import { firstPlanRequest, toPlanInput } from './plan-request';

/** What the first wish comes to, to be looked at at once. The same for everybody; made here, so it costs nothing. */
export async function examplePlan(): Promise<Plan> {
  const { about: asked, without } = toPlanInput(firstPlanRequest);
  const about = lessonAbout.parse(asked);
  const topic = topicOf(about.topic);
  const [words, everyday, texts] = await Promise.all([
    topic ? loadWords(about.level, topic) : [],
    loadWords('A1', 'actions'),
    loadTextsFor(about.level),
  ]);
  const written = { activities: allActivities, words, everyday, texts, advice: grammarAdvice };
  const data = makePlan({ about, without, written, seed: 20 });
  return { title: titleOf(data), data };
}
