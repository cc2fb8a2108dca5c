import { expect, test } from 'vitest';
import { allActivities } from '#shared/content/lessons/activities/all';
import {
  frameworkIds,
  type LessonAbout,
  lessonAbout,
  lessonData,
  lessonLimits,
  lessonTypeIds,
} from '#shared/content/lessons/lesson';
import { plainActivities } from '#shared/content/lessons/plain-activities';
import { loadTextsFor } from '#shared/content/texts/pack';
import { loadWords } from '#shared/content/words/pack';
import { topics } from '#shared/content/words/topics';
import { levels } from '#shared/core/level';
import { pointAdvice } from '#shared/grammar/point-advice';
import { pointById } from '#shared/grammar/points';
import { inSentence, pointAbove, slotTexts } from '#shared/lessons/plan/about-texts';
import { boundsBy, minutesOf } from '#shared/lessons/plan/changes';
import { mostAlike } from '#shared/lessons/plan/choose-activities';
import { questionsOn } from '#shared/lessons/plan/discussion';
import { makePlan, type PlanContent } from '#shared/lessons/plan/make-plan';
import { lessonTopics, topicOf } from '#shared/lessons/plan/topic-of';

const nothing: PlanContent = { activities: allActivities, words: [], everyday: [], texts: [], advice: pointAdvice };
const anyway = { preparation: false, copies: false };

function about(given: Partial<LessonAbout> = {}): LessonAbout {
  const basis = { level: 'A2', minutes: 45, type: 'grammar', topic: 'Food and drink', framework: 'ppp' };
  return lessonAbout.parse({ ...basis, ...given });
}

const minutesTried = [
  15, 16, 17, 19, 20, 25, 30, 37, 45, 50, 60, 61, 75, 80, 81, 90, 100, 120, 135, 150, 161, 179, 180,
];

test.each(lessonTypeIds)('a lesson of %s has its exact minutes and varied stages, however it is built', (type) => {
  for (const framework of frameworkIds) {
    for (const level of levels) {
      for (const minutes of minutesTried) {
        const wish = about({ type, framework, level, minutes });
        const plan = makePlan({ about: wish, without: anyway, written: nothing, seed: minutes });
        expect(minutesOf(plan.stages)).toBe(minutes);
        expect(plan.stages.length).toBeLessThanOrEqual(lessonLimits.stages);
        expect(new Set(plan.stages.map(({ activityId }) => activityId)).size).toBe(plan.stages.length);
        const groupings = plan.stages.map(({ grouping }) => grouping);
        for (let place = mostAlike; place < groupings.length; place += 1) {
          const inARow = new Set(groupings.slice(place - mostAlike, place + 1));
          expect(inARow.size).toBeGreaterThan(1);
        }
      }
    }
  }
});

test('every number of minutes from 15 to 180 comes out exactly, with each stage as long as its activity may be', () => {
  const written = new Map([...allActivities, ...plainActivities].map((one) => [one.id, one.minutes]));
  for (let minutes = lessonLimits.leastMinutes; minutes <= lessonLimits.mostMinutes; minutes += 1) {
    const plan = makePlan({ about: about({ minutes }), without: anyway, written: nothing, seed: 1 });
    expect(minutesOf(plan.stages)).toBe(minutes);
    for (const stage of plan.stages) {
      const [least, most] = written.get(stage.activityId ?? '') ?? [0, 0];
      expect(stage.minutes).toBeGreaterThanOrEqual(least);
      expect(stage.minutes).toBeLessThanOrEqual(most);
    }
  }
});

test('the same seed makes the same plan, another one another', () => {
  const make = (seed: number) => makePlan({ about: about(), without: anyway, written: nothing, seed });
  expect(make(3)).toEqual(make(3));
  expect(make(3).stages).not.toEqual(make(4).stages);
});

test('one student alone gets no pairs and no groups, and without copies nothing is copied', () => {
  for (const type of lessonTypeIds) {
    const plan = makePlan({
      about: about({ type, classSize: 1 }),
      without: { preparation: true, copies: true },
      written: nothing,
      seed: 8,
    });
    expect(plan.stages.filter(({ grouping }) => grouping === 'S–S' || grouping === 'groups')).toEqual([]);
    expect(plan.about).toMatchObject({ needsPrep: false, needsCopies: false });
  }
});

test('a plan is valid, has no empty slot, and its stages use what is attached', async () => {
  const words = await loadWords('A2', 'food');
  const written = { ...nothing, words, everyday: await loadWords('A1', 'food') };
  for (const type of lessonTypeIds) {
    const wish = about({ type, point: 'past-simple-regular' });
    const plan = makePlan({ about: wish, without: anyway, written, seed: 5 });
    expect(lessonData.parse(plan)).toEqual(plan);
    expect(JSON.stringify(plan)).not.toMatch(/\{(topic|language|example)\}/);
    expect(plan.problems.length).toBeGreaterThan(0);
    const attached = plan.materials.map(({ id }) => id);
    expect(attached).toContain(type === 'grammar' ? 'exercises' : 'words');
    expect(new Set(plan.stages.flatMap(({ materialIds }) => materialIds))).toEqual(new Set(attached));
  }
});

test('a lesson on reading or listening has a text or dialogue with its questions, and reads it in each such stage', async () => {
  for (const level of levels) {
    const texts = await loadTextsFor(level);
    for (const id of lessonTopics) {
      for (const [type, kind] of [
        ['reading', 'text'],
        ['listening', 'dialogue'],
      ] as const) {
        const wish = about({ type, level, topic: topics[id], framework: 'skills' });
        const { materials, stages } = makePlan({
          about: wish,
          without: anyway,
          written: { ...nothing, topic: id, texts },
          seed: 2,
        });
        const text = materials.find((material) => material.kind === 'text' || material.kind === 'dialogue');
        const questions = materials.find((material) => material.kind === 'questions');
        expect(text?.kind).toBe(kind);
        if (!text || !questions) throw new Error(`Nothing on ${id} at ${level} for ${type}.`);
        for (const item of questions.items) expect(item.passage?.text ?? item.audioText).toBe(text.text);
        const whiles = stages.filter((stage) => stage.kind === 'while reading or listening');
        expect(whiles.length).toBeGreaterThan(0);
        for (const { materialIds } of whiles) expect(materialIds).toEqual([text.id, questions.id]);
        // What is heard is never called a text in what is done with it.
        const onText = stages.filter((stage) => stage.kind.endsWith('the text') || whiles.includes(stage));
        const said = onText.flatMap(({ title, aim, steps, support, challenge }) => [
          title,
          aim,
          ...steps,
          support,
          challenge,
        ]);
        if (kind === 'dialogue') expect(said.filter((line) => /\bthe text\b/i.test(line))).toEqual([]);
      }
    }
  }
});

test('a lesson on a topic of the teacher’s own has no text about something else, and says what to bring', async () => {
  const wish = about({ type: 'reading', topic: 'Volcanoes', framework: 'skills' });
  const written = { ...nothing, texts: await loadTextsFor('A2') };
  const { materials, stages } = makePlan({ about: wish, without: anyway, written, seed: 2 });
  expect(materials.map(({ kind }) => kind)).toEqual(['discussion']);
  for (const { kind, things } of stages) {
    if (kind === 'while reading or listening') expect(things[0]).toMatch(/ of your own about Volcanoes$/);
  }
});

test('exercises of a lesson are practised on the language, and questions on a text stay with the text', async () => {
  const written = { ...nothing, words: await loadWords('A1', 'food'), texts: await loadTextsFor('A1') };
  for (let seed = 0; seed < 40; seed += 1) {
    const wish = about({ level: 'A1', type: 'vocabulary' });
    for (const { kind, materialIds } of makePlan({ about: wish, without: anyway, written, seed }).stages) {
      if (kind === 'controlled practice') expect(materialIds).not.toContain('text-questions');
    }
  }
});

test('topics and points read well inside a sentence, and names keep their capitals', () => {
  expect(['My family', 'Town', 'London', 'Shopping and money', 'the Moon'].map(inSentence)).toEqual([
    'my family',
    'town',
    'London',
    'shopping and money',
    'the Moon',
  ]);
  const languageOf = (point: string, targetLanguage = '') =>
    slotTexts({ about: about({ point, targetLanguage }), materials: [] }, pointById(point), () => 0).language;
  expect(languageOf('present-simple')).toBe('the present simple');
  expect(languageOf('going-to')).toBe('“going to”');
  expect(languageOf('past-simple-regular')).toBe('the past simple (regular verbs)');
  expect(languageOf('question-tags')).toBe('question tags');
  expect(languageOf('going-to', 'Third conditional')).toBe('the third conditional');
  expect(languageOf('going-to', 'asking the way')).toBe('asking the way');
});

test('a lesson on words asks for the words themselves, and looks for no rule in them', async () => {
  const written = { ...nothing, words: await loadWords('A1', 'food') };
  const ruled = new Set(allActivities.filter(({ needsForm }) => needsForm).map(({ id }) => id));
  for (let seed = 0; seed < 20; seed += 1) {
    const wish = about({ level: 'A1', type: 'vocabulary' });
    const { checks, stages } = makePlan({ about: wish, without: anyway, written, seed });
    expect(checks[0]?.question).toMatch(/^Which word means “.+”\?$/);
    expect(stages.filter(({ activityId }) => ruled.has(activityId ?? ''))).toEqual([]);
  }
});

test('however a lesson of three hours is built, each activity is looked at forty times on average at most', () => {
  let looks = 0;
  const activities = allActivities.map(
    (activity) =>
      new Proxy(activity, {
        get(target, name) {
          looks += 1;
          return Reflect.get(target, name);
        },
      }),
  );
  for (const type of lessonTypeIds) {
    for (const framework of frameworkIds) {
      for (const level of levels) {
        looks = 0;
        const wish = about({ minutes: 180, level, type, framework });
        makePlan({ about: wish, without: anyway, written: { ...nothing, activities }, seed: 1 });
        expect(looks, `${type} by ${framework} in ${level}`).toBeLessThanOrEqual(40 * activities.length);
      }
    }
  }
});

test('a point above the class is named, one at its level is not', () => {
  expect(pointAbove({ level: 'A1', point: 'third-conditional', targetLanguage: '' })).toMatchObject({ level: 'B2' });
  expect(pointAbove({ level: 'A1', point: undefined, targetLanguage: 'the third conditional' })?.level).toBe('B2');
  expect(pointAbove({ level: 'B2', point: 'third-conditional', targetLanguage: '' })).toBeUndefined();
});

test('what a teacher writes is matched to a topic of ours, or to none', () => {
  expect(topicOf('Food and drink')).toBe('food');
  expect(topicOf('a trip to the airport')).toBe('travel');
  expect(topicOf('My pets')).toBe('animals');
  expect(topicOf('volcanoes')).toBeUndefined();
  expect(topicOf('')).toBeUndefined();
});

test('each topic has at least four questions to talk about in both halves of the levels', () => {
  for (const topic of [...lessonTopics, undefined]) {
    for (const level of levels) {
      const questions = questionsOn(level, topic, 'volcanoes');
      expect(new Set(questions).size).toBeGreaterThanOrEqual(4);
      for (const question of questions) expect(question).toMatch(/^\p{Lu}[^{}]*\?$/u);
    }
    expect(questionsOn('A1', topic, 'x')).not.toEqual(questionsOn('B2', topic, 'x'));
  }
});

test('bounds of a stage hold what was chosen for it', () => {
  const [activity] = allActivities;
  if (!activity) throw new Error('There are activities.');
  const plan = makePlan({ about: about(), without: anyway, written: nothing, seed: 1 });
  const [stage] = plan.stages;
  if (!stage) throw new Error('There are stages.');
  const bounds = boundsBy(allActivities)({ ...stage, activityId: activity.id, minutes: 59 });
  expect(bounds).toEqual([activity.minutes[0], 59]);
});
