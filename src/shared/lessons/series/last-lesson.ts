import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import { attachedOf, type LessonData, type Material } from '#shared/content/lessons/lesson';
import { lastLesson, wordsFromBefore } from '#shared/content/lessons/series-activities';
import { count } from '#shared/core/count';
import { inShort } from '#shared/core/in-short';
import type { Item } from '#shared/items/item';
import { slotTexts, topicInText } from '../plan/about-texts';
import { balanceMinutes } from '../plan/balance';
import { lineLimit, toStage } from '../plan/to-stage';
import { type SeriesAbout, testMinutes } from './outline';

interface LastLessonOptions {
  about: SeriesAbout;
  /** How many lessons came before it. */
  earlier: number;
  /** What comes back: words, and grammar where there was some. */
  wordsBefore: readonly Item[];
  pointsBefore: readonly Item[];
  /** One from each lesson. */
  questions: readonly string[];
  /** How many questions the test has. */
  testSize: number;
}

interface Part {
  activity: LessonActivity;
  material?: Material;
  /** In hundredths of the lesson. */
  share: number;
}

/** The last lesson of a series, to the minute: words and grammar come back, then the test. */
export function makeLastLesson(options: LastLessonOptions): LessonData {
  const { about, earlier, pointsBefore } = options;
  const { unit, minutes } = about;
  const lesson: LessonData['about'] = {
    ...{ level: about.level, age: about.age, classSize: about.classSize, minutes },
    ...{ type: 'vocabulary', topic: unit, targetLanguage: '', framework: 'ttt', needsPrep: false, needsCopies: false },
  };
  const parts = partsOf(options);
  const materials = parts.flatMap(({ material }) => material ?? []);
  const slots = slotTexts({ about: lesson, materials: [] }, undefined, () => 0);
  const kinds = parts.map(({ activity }) => activity.stages[0] ?? 'review');
  const lengths = balanceMinutes(
    parts.map(({ activity, share }) => ({
      wanted: (share * minutes) / 100,
      least: activity.minutes[0],
      most: minutes,
    })),
    minutes,
  );
  const topic = topicInText(unit);
  return {
    about: lesson,
    aims: {
      main: `By the end of the lesson, students will have recalled and used the ${pointsBefore.length > 0 ? 'words and grammar' : 'words'} of ${count(earlier, 'lesson')} on ${topic}, and taken a test on them.`,
      secondary: `To talk about ${topic} with the language of the whole unit.`,
      personal: 'To see from the test what the class needs again, and to plan it.',
    },
    stages: parts.map(({ activity, material }, place) => ({
      ...toStage(activity, {
        id: `s${place + 1}`,
        kind: kinds[place] ?? 'review',
        minutes: lengths?.[place] ?? activity.minutes[0],
        slots,
        materials: material ? [attachedOf(material)] : [],
        about: lesson,
        earlier: kinds.slice(0, place),
        later: kinds.slice(place + 1),
      }),
      materialIds: material ? [material.id] : [],
    })),
    problems: [
      {
        problem: 'Somebody may have missed one of the lessons.',
        solution: 'Let them leave out its questions, and give them its words to learn.',
      },
    ],
    checks: [],
    support: 'Students who need more time for the test begin it during the stage before.',
    challenge: 'Students who need no revision write questions for the others.',
    homework: 'Look again at the questions that were wrong in the test, and learn what they asked for.',
    exitTicket: '',
    materials,
  };
}

function partsOf({ about, wordsBefore, pointsBefore, questions, testSize }: LastLessonOptions): Part[] {
  const words: Part[] = wordsFromBefore.slice(0, wordsBefore.length > 0 ? 1 : 0).map((activity) => ({
    activity,
    material: { id: 'words-before', title: 'Words from before', kind: 'questions', items: [...wordsBefore] },
    share: 20,
  }));
  const points: Part = {
    activity: lastLesson.points,
    material: { id: 'points-before', title: 'Grammar from before', kind: 'questions', items: [...pointsBefore] },
    share: 12,
  };
  const talk: Part = {
    activity: lastLesson.talk,
    material: {
      id: 'discussion',
      title: 'Questions to talk about',
      kind: 'discussion',
      questions: questions.map((question) => inShort(question, lineLimit)),
    },
    share: 18,
  };
  const test = { ...lastLesson.test, title: `The test: ${count(testSize, 'question')}` };
  return [
    ...words,
    ...(pointsBefore.length > 0 ? [points] : []),
    talk,
    { activity: test, share: (testMinutes(about) * 100) / about.minutes },
    { activity: lastLesson.lookBack, share: 7 },
  ];
}
