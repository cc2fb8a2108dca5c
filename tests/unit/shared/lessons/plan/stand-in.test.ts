import { expect, test } from 'vitest';
import { allActivities } from '#shared/content/lessons/activities/all';
import {
  type Framework,
  type LessonData,
  type LessonType,
  lessonAbout,
  lessonData,
  lessonTypeIds,
  type Stage,
} from '#shared/content/lessons/lesson';
import { loadTextsFor } from '#shared/content/texts/pack';
import type { AuthoredText } from '#shared/content/texts/text';
import { type Topic, topics } from '#shared/content/words/topics';
import { type Level, levels } from '#shared/core/level';
import { pointAdvice } from '#shared/grammar/point-advice';
import { inSentence, standInNote, titleOf } from '#shared/lessons/plan/about-texts';
import { makePlan } from '#shared/lessons/plan/make-plan';
import { outlineOf, stageFrom } from '#shared/lessons/plan/other-activities';
import { lessonTopics, topicOf } from '#shared/lessons/plan/topic-of';

interface Asked {
  level: Level;
  type: LessonType;
  topic: string;
  framework?: Framework;
  /** Texts that are not there. */
  without?: (text: AuthoredText) => boolean;
}

async function plan({ framework = 'skills', without, ...asked }: Asked): Promise<LessonData> {
  return makePlan({
    about: lessonAbout.parse({ ...asked, framework, minutes: 60 }),
    without: { preparation: false, copies: false },
    written: {
      activities: allActivities,
      topic: topicOf(asked.topic),
      words: [],
      everyday: [],
      texts: (await loadTextsFor(asked.level)).filter((text) => !without?.(text)),
      advice: pointAdvice,
    },
    seed: 4,
  });
}

/** What the attached text is really about, by the tags that its questions were written with. */
function topicRead({ materials }: LessonData): Topic | undefined {
  const questions = materials.find(({ id }) => id === 'text-questions');
  const tags = questions?.kind === 'questions' ? (questions.items[0]?.tags ?? []) : [];
  return lessonTopics.find((id) => tags.includes(id));
}

/** Questions to talk about stay on the topic, wherever in the lesson they stand. */
const isOnText = ({ kind, materialIds }: Stage) =>
  ['before the text', 'while reading or listening', 'after the text'].includes(kind) &&
  !materialIds.includes('discussion');

test.each(lessonTypeIds)(
  'no aim, title or stage of a lesson of %s says that its text is on a topic that it is not on',
  async (type) => {
    for (const level of levels) {
      for (const asked of lessonTopics) {
        for (const framework of ['skills', 'ttt'] as const) {
          const data = await plan({ level, type, topic: topics[asked], framework });
          const read = topicRead(data);
          expect(lessonData.parse(data)).toEqual(data);
          if (!read || read === asked) {
            expect(data.standIn?.topic ?? topics[asked]).toBe(topics[asked]);
            continue;
          }
          const wrong = inSentence(topics[asked]);
          const right = inSentence(topics[read]);
          expect(data.standIn?.topic).toBe(topics[read]);
          expect(standInNote(data)).toContain(`one on ${right}`);
          expect(titleOf(data)).toContain(` on ${right} (${level})`);
          const claims = [data.aims.main, data.aims.secondary, data.homework].filter((text) =>
            /\b(text|task|people who talk) about /.test(text),
          );
          for (const text of claims) expect(text).not.toContain(`about ${wrong}`);
          for (const stage of data.stages.filter(isOnText)) {
            expect([stage.aim, ...stage.steps].join(' ')).not.toContain(wrong);
          }
        }
      }
    }
  },
);

test('a lesson on a topic with a text of its own says nothing more', async () => {
  const data = await plan({ level: 'A2', type: 'reading', topic: topics.animals });
  expect(data.standIn).toBeUndefined();
  expect(standInNote(data)).toBeUndefined();
  expect(titleOf(data)).toBe('Reading – Animals (A2)');
});

test('a text of another topic is named in title, aim and note, and the words and talk stay with the topic', async () => {
  const isOfTown = ({ topic }: AuthoredText) => topic === 'town';
  const data = await plan({ level: 'A2', type: 'reading', topic: topics.town, without: isOfTown });
  const read = topicRead(data);
  const on = inSentence(topics[read ?? 'town']);
  expect(titleOf(data)).toBe(`Reading – Town and places, with a text on ${on} (A2)`);
  expect(standInNote(data)).toBe(`No text on town and places at A2 yet: this plan has one on ${on}.`);
  expect(data.aims.main).toContain(`in a text about ${on}.`);
  expect(data.aims.secondary).toContain('words for town and places');
});

test('a text of the level below is named by its level', async () => {
  const isOfNature = ({ level, topic }: AuthoredText) => level === 'B1' && topic === 'nature';
  const data = await plan({ level: 'B1', type: 'reading', topic: topics.nature, without: isOfNature });
  expect(data.standIn).toEqual({ topic: topics.nature, level: 'A2' });
  expect(standInNote(data)).toBe('No text on nature and weather at B1 yet: this plan has one at A2.');
  expect(titleOf(data)).toBe('Reading – Nature and weather (B1)');
});

test('a topic in the teacher’s own words gets a text of ours by its own name', async () => {
  const data = await plan({ level: 'A2', type: 'reading', topic: 'my pets' });
  expect(data.aims.main).toContain('in a text about animals.');
  expect(standInNote(data)).toBe('No text on my pets at A2 yet: this plan has one on animals.');
});

test('a topic that is called by a part of its name gets what it asked for', async () => {
  const data = await plan({ level: 'B1', type: 'listening', topic: 'Clothes' });
  expect(topicRead(data)).toBe('clothes');
  expect(data.standIn).toBeUndefined();
  expect(titleOf(data)).toBe('Listening – Clothes (B1)');
});

test('a stage that is swapped speaks of the text that is there', async () => {
  const data = await plan({ level: 'A2', type: 'reading', topic: topics.town });
  const interview = allActivities.find(({ id }) => id === 'speak-as-somebody-else');
  if (!interview) throw new Error('There is such an activity.');
  const stage = stageFrom(interview, outlineOf(data), { id: 's1', kind: 'after the text', minutes: 10 });
  expect(stage.steps.join(' ')).toContain(`an expert on ${inSentence(data.standIn?.topic ?? '')}`);
});
