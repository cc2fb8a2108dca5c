import { describe, expect, test } from 'vitest';
import { allActivities } from '#shared/content/lessons/activities/all';
import { loadGenres } from '#shared/content/lessons/genres/content';
import {
  type LessonAbout,
  type LessonData,
  lessonAbout,
  lessonData,
  lessonTypeIds,
  speakingKinds,
} from '#shared/content/lessons/lesson';
import { topicsWithContent } from '#shared/content/lessons/topics/content';
import { loadTextsFor } from '#shared/content/texts/pack';
import { levels } from '#shared/core/level';
import { pointAdvice } from '#shared/grammar/point-advice';
import { loadSituation } from '#shared/grammar/point-situations';
import { minutesOf } from '#shared/lessons/plan/changes';
import { isUnwrittenKind } from '#shared/lessons/plan/lesson-type';
import { makePlan } from '#shared/lessons/plan/make-plan';
import { findLessonTopic } from '#shared/lessons/topics/find-topic';
import { ownContentFor } from '#shared/lessons/topics/own-content';

async function plan(asked: Partial<LessonAbout> & Pick<LessonAbout, 'topic'>, seed = 4): Promise<LessonData> {
  const about = lessonAbout.parse({ level: 'B1', type: 'speaking', framework: 'tbl', minutes: 60, ...asked });
  return makePlan({
    about,
    without: { preparation: false, copies: false },
    written: {
      activities: allActivities,
      topic: findLessonTopic(about.topic)?.topic,
      own: await ownContentFor(about.topic, about.level),
      genres: await loadGenres(about.level),
      ...(about.point && { situation: await loadSituation(about.point) }),
      words: [],
      everyday: [],
      texts: await loadTextsFor(about.level),
      advice: pointAdvice,
    },
    seed,
  });
}

describe('a topic', () => {
  test.each([
    ['Job interviews', 'job-interviews'],
    ['job interview', 'job-interviews'],
    ['A job interview', 'job-interviews'],
    ['the doctor', 'seeing-the-doctor'],
    ['my family', 'families'],
    ['My best friend', 'friendship'],
  ])('is known as %s', (name, id) => {
    expect(findLessonTopic(name)?.id).toBe(id);
  });

  test.each([
    ['PET writing, an email to a friend about sport', 'sports'],
    ['natural disasters (we had an earthquake here)', 'natural-disasters'],
    ['opinion essay: uniforms', 'school-uniforms'],
    ['a letter from my holidays', 'holidays'],
    ['a review of a film', 'films'],
    ['an invitation to my birthday party', 'birthdays'],
    ['debate: should we have school uniforms?', 'school-uniforms'],
    ['sports and hobbies', 'sports'],
    ['sleep and why we need it', 'sleep'],
    ['wild animals and what they can do', 'wild-animals'],
    ['Festivals around the world', 'festivals'],
    ['Technology: artificial intelligence in the workplace', 'artificial-intelligence'],
  ])('is found in what stands around it: %s', (name, id) => {
    expect(findLessonTopic(name)?.id).toBe(id);
  });

  test.each([
    '',
    'xyz',
    'interviews with vampires',
    'doctors without borders in Chad',
    'If I were the headteacher for a day',
    'blockchain for the economics class',
    'Travel and transport',
    'music and maths in ancient China',
    'keeping bees on city rooftops',
  ])('is not taken for another one: %s', (name) => {
    expect(findLessonTopic(name)).toBeUndefined();
  });
});

describe('a plan on a topic that has content of its own', () => {
  test('teaches the words, the text and the questions that were written for it, and stands in for nothing', async () => {
    const own = await ownContentFor('Job interviews', 'B1');
    const data = await plan({ topic: 'Job interviews', type: 'vocabulary' });
    const words = data.materials.find(({ kind }) => kind === 'words');
    const terms = words?.kind === 'words' ? words.entries.map(({ term }) => term) : [];
    // A dozen of them: no class learns more in one lesson.
    expect(own?.words.map(({ term }) => term)).toEqual(expect.arrayContaining(terms));
    expect(terms).toHaveLength(12);
    // Those that stand in the text come first: the last ones are no part of it.
    expect(own?.text.text).toContain(terms[0]);
    expect(own?.text.text).not.toContain(terms.at(-1));
    expect(data.materials.find(({ kind }) => kind === 'text' || kind === 'dialogue')).toMatchObject({
      text: own?.text.text,
    });
    expect(data.standIn).toBeUndefined();
  });

  test('is talked about with its own questions', async () => {
    const own = await ownContentFor('Job interviews', 'B1');
    const seeds = Array.from({ length: 24 }, (_, seed) => seed);
    const plans = await Promise.all(
      seeds.map((seed) => plan({ topic: 'Job interviews', type: 'exam', framework: 'ppp', classSize: 1 }, seed)),
    );
    const asked = plans.flatMap(({ materials }) => materials.filter(({ kind }) => kind === 'discussion'));
    expect(asked.length).toBeGreaterThan(0);
    for (const one of asked) expect(one).toMatchObject({ questions: own?.questions });
  });

  test('is called as we call it, where that can stand in a sentence', async () => {
    expect((await plan({ topic: 'a job interview' })).about.topic).toBe('job interviews');
    expect((await plan({ topic: 'at the airport' })).about.topic).toBe('the airport');
    expect((await plan({ topic: 'WW2' })).about.topic).toBe('World War 2');
    expect((await plan({ topic: 'at the doctor’s' })).about.topic).toBe('the doctor');
  });

  test('is easier for A1 and A2 than for B1 and B2', async () => {
    const [easy, hard] = await Promise.all(
      (['A2', 'B2'] as const).map((level) => plan({ topic: 'Job interviews', level })),
    );
    expect(easy?.materials).not.toEqual(hard?.materials);
  });

  test('is a valid lesson to the minute, of every topic and every type', async () => {
    for (const id of topicsWithContent)
      for (const type of lessonTypeIds)
        for (const level of levels) {
          const topic = id.replaceAll('-', ' ');
          const data = await plan({ topic, type, level, framework: 'ppp' });
          expect(lessonData.safeParse(data).error, `${topic} ${type} ${level}`).toBeUndefined();
          expect(minutesOf(data.stages)).toBe(60);
        }
  });

  test('gives out statements, cards or a decision only where a stage works with them, and speaks of the topic', async () => {
    let uses = 0;
    for (const framework of ['tbl', 'ppp', 'esa', 'skills'] as const)
      for (let seed = 0; seed < 12; seed += 1) {
        const { stages, materials } = await plan({ topic: 'Job interviews', framework }, seed);
        const speaking = materials.filter(({ kind }) => (speakingKinds as readonly string[]).includes(kind));
        uses += speaking.length;
        for (const { id } of speaking) expect(stages.some(({ materialIds }) => materialIds.includes(id))).toBe(true);
        const used = new Set(stages.flatMap(({ activityId }) => activityId ?? []));
        const needing = allActivities.filter(
          ({ id, uses: kind }) => used.has(id) && kind && (speakingKinds as readonly string[]).includes(kind),
        );
        for (const { uses: kind } of needing) expect(speaking.some((material) => material.kind === kind)).toBe(true);
      }
    expect(uses).toBeGreaterThanOrEqual(48);
  });
});

test('the writing task of the topic is the homework, unless the type of lesson has its own to practise', async () => {
  const own = await ownContentFor('Job interviews', 'B1');
  for (const type of ['reading', 'listening', 'vocabulary'] as const)
    expect((await plan({ topic: 'Job interviews', type, level: 'B2' })).homework).toBe(own?.writing);
  // It may go on with a text that nobody has met in a lesson of talk.
  expect((await plan({ topic: 'Job interviews', type: 'speaking', level: 'B2' })).homework).toMatch(
    /^Record one minute about job interviews\./,
  );
  // A class of the middle writes less of it, and children draw.
  expect((await plan({ topic: 'Job interviews', type: 'vocabulary' })).homework).toBe(
    own?.writing.replace(/\d+ to \d+ words/, '90 to 120 words'),
  );
  expect((await plan({ topic: 'Job interviews', age: 'children' })).homework).toMatch(/^Draw /);
  for (const type of ['grammar', 'writing', 'exam', 'clil'] as const)
    expect((await plan({ topic: 'Job interviews', type })).homework).not.toBe(own?.writing);
});

test('regression: no cards, statements or decisions are asked for on a topic that has none', async () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const { stages } = await plan({ topic: 'Garden gnomes' }, seed);
    const used = new Set(stages.flatMap(({ activityId }) => activityId ?? []));
    const needing = allActivities.filter(
      ({ id, uses }) => used.has(id) && uses && (speakingKinds as readonly string[]).includes(uses),
    );
    expect(needing).toEqual([]);
  }
});

test.each(['$&', '{topic} {length}', '<b>x</b>', '”', 'a'.repeat(290)])(
  'regression: a topic is text, whatever signs are in it: %s',
  async (signs) => {
    for (const type of lessonTypeIds) {
      const topic = type === 'writing' ? `essay on ${signs}`.slice(0, 300) : signs;
      const data = await plan({ topic, type, framework: 'ppp' });
      expect(lessonData.safeParse(data).error, type).toBeUndefined();
      const model = data.materials.find(({ kind }) => kind === 'model');
      if (signs === '$&') expect(JSON.stringify(data)).not.toContain('{topic}');
      if (type !== 'writing' || model?.kind !== 'model') continue;
      // What is too long is cut in the topic, and not in the task.
      expect(model.yours).toContain(signs.length > 80 ? 'essay on' : topic);
      expect(model.yours).toMatch(/does not agree\.$/);
    }
  },
);

describe('regression: what stands beside the name of a topic', () => {
  test.each([
    ['asking for prices at the market', 'shopping'],
    ['markets: prices and stalls', 'markets'],
  ])('is met in what was written: %s', async (topic, id) => {
    expect((await ownContentFor(topic, 'A2'))?.topic.id).toBe(id);
  });

  test.each([
    'gardening: plants and submarines',
    'the camel library in Kenya',
    'museums of submarines',
    'a number of reasons',
    'Travel and transport',
    'Town and places',
  ])('makes another topic of it where nothing says a word of it: %s', async (topic) => {
    expect(await ownContentFor(topic, 'A2')).toBeUndefined();
  });
});

describe('regression: a grammar point and a topic on which nothing is written', () => {
  const asked = { type: 'grammar', point: 'must-have-to', level: 'A2', minutes: 50 } as const;
  const carries = ({ stages }: LessonData) => stages.some(({ activityId }) => activityId?.startsWith('any-topic-'));

  test.each(['ppp', 'esa', 'ttt', 'tbl'] as const)('meet in a stage of a %s lesson', async (framework) => {
    for (const [age, classSize] of [
      ['teenagers', 16],
      ['children', 24],
      ['adults', 1],
    ] as const) {
      const made = await plan({ ...asked, framework, age, classSize, topic: 'rules of a moon base' });
      expect(carries(made)).toBe(true);
      expect(JSON.stringify(made.stages)).toContain('rules of a moon base');
    }
  });

  test('need none where something is', async () => {
    expect(carries(await plan({ ...asked, framework: 'ppp', topic: 'school uniforms' }))).toBe(false);
  });
});

describe('regression: a text is asked for of which we have no model', () => {
  const writing = (topic: string) => !isUnwrittenKind({ type: 'writing', topic, targetLanguage: '' });

  test.each(['a poem about spring', 'my CV', 'a speech at a wedding', 'haikus'])('%s', (topic) => {
    expect(writing(topic)).toBe(false);
  });
  test.each(['a review of a poem', 'fairy tales', 'an email about a poem', 'holidays'])('but not: %s', (topic) => {
    expect(writing(topic)).toBe(true);
  });
});

test('regression: questions between the first and the last one follow the text, so that it can be stopped at each', async () => {
  for (const topic of topicsWithContent) {
    const { materials } = await plan({ topic, type: 'listening', level: 'A2' });
    const text = materials.find((one) => one.kind === 'text' || one.kind === 'dialogue');
    const asked = materials.find((one) => one.id === 'text-questions');
    if (!text || !('text' in text) || asked?.kind !== 'questions') continue;
    const places = asked.items.slice(1, -1).flatMap(({ explanation = '' }) => {
      const [, quote = ''] = /“([^”]{12,})”/.exec(explanation) ?? [];
      const at = quote ? text.text.indexOf(quote.replace(/[.,;:!?…]+$/, '')) : -1;
      return at < 0 || /“[^”]*”.*“/.test(explanation) ? [] : [at];
    });
    expect(places, topic).toEqual([...places].sort((a, b) => a - b));
  }
});

test('regression: a topic that only names a kind of text is no subject of it', async () => {
  const { materials } = await plan({ topic: 'Diaries', type: 'writing', level: 'B1' });
  const model = materials.find((one) => one.kind === 'model');
  expect(model?.kind === 'model' && model.yours).not.toMatch(/Diaries/);
  const ghosts = await plan({ topic: 'Ghost stories', type: 'writing', level: 'B1' });
  const story = ghosts.materials.find((one) => one.kind === 'model');
  expect(story?.kind === 'model' && story.yours).not.toMatch(/has to do with/);
});
