import type { LessonAbout, LessonData, LessonType, Material } from '#shared/content/lessons/lesson';
import { capital, small } from '#shared/core/first-letter';
import { inShort } from '#shared/core/in-short';
import type { Level } from '#shared/core/level';
import type { PointAdvice, PointSituation } from '#shared/grammar/points/parts';
import { atLevel } from './at-level';
import { isOnTopic } from './on-topic';
import { directionOf } from './templates';
import { fillSlots, lineLimit, type SlotTexts } from './to-stage';

type PlanTexts = Pick<LessonData, 'aims' | 'problems' | 'checks' | 'support' | 'challenge' | 'homework' | 'exitTicket'>;

const mainAims: Record<Exclude<LessonType, 'clil'>, string> = {
  grammar: 'By the end of the lesson, students will be able to use {language} to talk about {topic}.',
  vocabulary: 'By the end of the lesson, students will be able to understand and use {language}.',
  reading:
    'By the end of the lesson, students will be able to find the main idea and details in a text about {textTopic}.',
  listening:
    'By the end of the lesson, students will be able to follow what is said about {textTopic}, and to understand details.',
  speaking:
    'By the end of the lesson, students will be able to find out what they need to know in a conversation about {topic}, and to agree on something.',
  writing: 'By the end of the lesson, students will be able to write a short, clear text about {topic}.',
  exam: 'By the end of the lesson, students will be able to do an exam task about {textTopic} in the time that it gives.',
};

/** What can be said about a subject grows with the level: things and facts first, then how and why. */
const subjectAims: Record<Level, string> = {
  A1: 'By the end of the lesson, students will be able to name important things to do with {topic}, and to say a fact or two about them in short sentences.',
  A2: 'By the end of the lesson, students will be able to describe something to do with {topic} in simple sentences, with the help of a drawing or a table.',
  B1: 'By the end of the lesson, students will be able to explain one idea to do with {topic} in their own words, with an example.',
  B2: 'By the end of the lesson, students will be able to explain an idea to do with {topic} step by step, with reasons and an example, in the words of the subject.',
};

const secondaryAims: Record<LessonType, string> = {
  grammar: 'To practise speaking about {topic}, and to ask and answer in pairs.',
  vocabulary: 'To practise working out the meaning of a word, and keeping it in mind.',
  reading: 'To learn words for {topic}, and to use them when the text is talked about.',
  listening: 'To learn and use words for {topic}, and to notice how words sound in a row.',
  speaking: 'To use {language} where it helps, and to listen to others with a purpose.',
  writing: 'To use {language}, and to read and improve a text together.',
  exam: 'To use {language}, and to talk about ways to deal with the task.',
  clil: 'To use {language}, and to put facts into a drawing, a table or a plan.',
};

/** Where no words are taught, none are used. */
const aimWithoutWords = 'To plan a text by its parts, and to read and improve one together.';

const personalAims: Record<LessonType, string> = {
  grammar: 'To check understanding with short questions before any practice, and to speak less.',
  vocabulary: 'To let students say each new word three times at least, in three different ways.',
  reading: 'To set a clear question before each reading, and to wait for the answers.',
  listening: 'To let students listen again before answers are given.',
  speaking: 'To note what students say and give feedback after the activity, not in the middle of it.',
  writing: 'To answer first what a text says, and only then how it says it.',
  exam: 'To keep to the time of the task, and to have students explain how they found an answer.',
  clil: 'To show each idea in two ways: in words, and in a picture or an example.',
};

/** What may go wrong; some of it only where there are others to learn with. */
const problems: Record<LessonType, readonly (LessonData['problems'][number] & { inClass?: true })[]> = {
  grammar: [
    {
      problem: 'Students may know the form and not see when to use it.',
      solution: 'Go back to the situation of the example, and ask the check questions again.',
    },
  ],
  vocabulary: [
    {
      problem: 'There may be more new words than students can keep.',
      solution: 'Choose eight that matter most, and give the rest as a list to take home.',
    },
    {
      problem: 'Students may know a word when they see it and not say it so that it is understood.',
      solution: 'Say it, mark the stress on the board, and let them repeat it in a short sentence.',
    },
  ],
  reading: [
    {
      problem: 'Students may read word by word and stop at each new one.',
      solution: 'Give a short time for the first reading and one question about the whole.',
    },
    {
      inClass: true,
      problem: 'Some read much faster than others.',
      solution: 'Have the extra question of the stage ready for them.',
    },
  ],
  listening: [
    {
      problem: 'Students may not follow at the speed at which they hear it.',
      solution: 'Stop after each part, and let notes be compared before they hear it again.',
    },
    {
      problem: 'Where one voice reads several speakers, students may not know who is speaking.',
      solution: 'Stand in another place for each speaker, or hold up the name.',
    },
  ],
  speaking: [
    {
      inClass: true,
      problem: 'A few students may do all the talking.',
      solution: 'Give each a role or a number of questions to ask.',
    },
    {
      problem: 'Students may not know what to say.',
      solution: 'Give two minutes to make notes, and leave useful beginnings on the board.',
    },
  ],
  writing: [
    {
      problem: 'Students may not know how to begin.',
      solution: 'Give a first sentence, or let pairs tell each other what they are going to write.',
    },
    {
      inClass: true,
      problem: 'Some may not finish.',
      solution: 'Say how many sentences are enough, and let the rest be homework.',
    },
  ],
  exam: [
    {
      problem: 'Students may run out of time.',
      solution: 'Say the time at half and near the end, and practise leaving a hard question for later.',
    },
    {
      problem: 'Students may see only their score.',
      solution: 'Let pairs explain one answer that was right, and one that they would change.',
    },
  ],
  clil: [
    {
      problem: 'The ideas may be clear and the words for them missing.',
      solution: 'Keep a list of key words on the board, each with a drawing or an example.',
    },
    {
      inClass: true,
      problem: 'Students know different amounts about the subject.',
      solution: 'Mix those who know more with those who know less, and let them explain.',
    },
  ],
};

const homework: Record<LessonType, string> = {
  grammar:
    'Write six sentences about {topic} with {language}: four that are true for you, and two that are not. Others will guess which.',
  vocabulary: 'Choose eight words of today. Write a sentence about your own life with each.',
  reading: 'Find another short text about {textTopic}. Write down its main idea in one sentence, and three new words.',
  listening: 'Listen to two minutes of English about {topic}. Write down three things that you understood.',
  speaking: 'Record one minute about {topic}. Listen to it, and say it again with one thing better.',
  writing: 'Write the text again, with what your reader told you in mind.',
  exam: 'Do one more task of this kind in the time that it gives. Note where the time went.',
  clil: 'Draw a picture, a table or a plan of what you learnt about {topic}. Label it with at least eight English words, and write two sentences under it.',
};

const homeworkOfChildren =
  'Draw something from today’s lesson about {topic}. Write three words or a sentence under it, and tell somebody at home about it in English.';

const exitTickets: Record<LessonType, string> = {
  grammar: 'Write one true sentence about {topic} with {language}.',
  vocabulary: 'Write three new words, and one sentence with one of them.',
  reading: 'What is the text about, in one sentence? Which word did you learn?',
  listening:
    'Write one thing that you understood at once, one that you understood only later, and one that is still not clear.',
  speaking: 'What did somebody say today that you will remember?',
  writing: 'Copy your best sentence. What makes it good?',
  exam: 'What will you do differently the next time?',
  clil: 'Write the most important fact of today in one or two sentences, or draw it and label it.',
};

/** One sentence has one of the forms of a point, and is about the topic where the class has talked about that. */
function exitTicketFor(
  type: LessonType,
  slots: SlotTexts,
  { materials, isTopicKnown }: { materials: readonly Material[]; isTopicKnown: boolean },
): string {
  if (type !== 'grammar') return fillSlots(exitTickets[type], slots);
  const isTalkedAbout = materials.some(
    (one) => one.kind === 'discussion' || (isTopicKnown && one.kind === 'questions' && one.items.some(isOnTopic)),
  );
  const ticket = isTalkedAbout
    ? exitTickets.grammar
    : 'Write one sentence with {language} that is true of you, or of somebody you know.';
  return fillSlots(ticket, { ...slots, language: oneOf(slots.language) });
}

/** Of several forms one: “must, have to or mustn’t”. */
const oneOf = (language: string) =>
  / (?:and|or) /.test(language) ? language.replaceAll(' and ', ' or ') : language.replace(/, (?=[^,]*$)/, ' or ');

/** Types whose own homework goes on with the lesson: its language point, its text, the exam, the subject. */
const withOwnHomework: readonly LessonType[] = ['grammar', 'writing', 'exam', 'clil'];

interface PlanTextSources {
  advice: PointAdvice | undefined;
  situation: PointSituation | undefined;
  writing: string | undefined;
  /** Whether its words are about the topic that was asked for, and not about the nearest of ours. */
  isTopicKnown: boolean;
}

/**
 * The texts around the stages, from what is written about the type of lesson, the grammar point and, as `writing`, the
 * topic.
 */
export function planTexts(
  { type, level, age, classSize }: Pick<LessonAbout, 'type' | 'level' | 'age' | 'classSize'>,
  slots: SlotTexts,
  { advice, situation, writing, isTopicKnown }: PlanTextSources,
  materials: readonly Material[],
): PlanTexts {
  return {
    aims: {
      main: fixedAim(type, materials, slots) ?? fillSlots(type === 'clil' ? subjectAims[level] : mainAims[type], slots),
      secondary: fillSlots(
        situation && type === 'grammar'
          ? sceneAims.secondary
          : type === 'writing' && !materials.some(({ kind }) => kind === 'words')
            ? aimWithoutWords
            : secondaryAims[type],
        slots,
      ),
      personal: personalAims[type],
    },
    problems: [...(advice?.problems ?? []), ...problemsOf(type, classSize)].slice(0, 12),
    checks: [...(advice?.checks ?? generalChecks(type, slots, materials))].slice(0, 12),
    // Each stage says what helps in it.
    support: '',
    challenge: '',
    homework:
      age === 'children'
        ? fillSlots(homeworkOfChildren, slots)
        : ((type === 'grammar'
            ? situation?.writing
            : withOwnHomework.includes(type) || !writing || !hasItsText(type, materials)
              ? undefined
              : atLevel(writing, level)) ?? fillSlots(homework[type], slots)),
    exitTicket: exitTicketFor(type, slots, { materials, isTopicKnown }),
  };
}

/** What is written on a topic may go on with its text: where nobody has met that, it is no homework. */
const hasItsText = (type: LessonType, materials: readonly Material[]): boolean =>
  type !== 'speaking' || materials.some(({ kind }) => kind === 'text' || kind === 'dialogue');

const problemsOf = (type: LessonType, classSize: number): LessonData['problems'] =>
  problems[type]
    .filter(({ inClass }) => !inClass || classSize > 1)
    .map(({ problem, solution }) => ({ problem, solution }));

/** What children aim at, who play no scene. */
const sharedAim =
  'By the end of the lesson, students will be able to say with {language} what is true of them, and to find out what they share with others.';

/** What a lesson aims at that is made from a scene. */
const sceneAims = {
  main: 'By the end of the lesson, students will be able to use {language} when they ask, answer and come to an agreement.',
  secondary: 'To find out from a scene how {language} works, also in sentences about {topic}.',
} as const;

/** What a lesson on speaking aims at where no scene is played. */
const toldAim =
  'By the end of the lesson, students will be able to tell something about {topic} with the words of the lesson, and to ask about what they hear.';

/** What a lesson aims at that is made from a model or a scene, or in which nobody plays one. */
function fixedAim(type: LessonType, materials: readonly Material[], slots: SlotTexts): string | undefined {
  const model = materials.find((material) => material.kind === 'model');
  if (model) return `By the end of the lesson, students will be able to plan, write and improve ${small(model.genre)}.`;
  if (materials.some(({ kind }) => kind === 'situation')) {
    const isPlayed = materials.some(({ kind }) => kind === 'role-cards');
    return fillSlots(isPlayed ? sceneAims.main : sharedAim, slots);
  }
  const isTold = type === 'speaking' && !materials.some(({ kind }) => kind === 'role-cards');
  return isTold ? fillSlots(toldAim, slots) : undefined;
}

function generalChecks(
  type: LessonType,
  { topic, language }: SlotTexts,
  materials: readonly Material[],
): LessonData['checks'] {
  const instructions = taskChecks(type, materials);
  if (type === 'vocabulary' || type === 'clil') return [...wordChecks(materials), ...instructions];
  if (directionOf[type] !== 'language') return instructions;
  return [
    {
      question: `${capital(language)}: when would you use this to talk about ${topic}?`,
      answer: 'Any situation that fits the example.',
    },
    ...instructions,
  ];
}

/** Asked before a task, so that all know what they are to do. */
function taskChecks(type: LessonType, materials: readonly Material[]): LessonData['checks'] {
  const has = (kind: Material['kind']) => materials.some((material) => material.kind === kind);
  const asked: LessonData['checks'] = [];
  const ask = (question: string, answer: string) => asked.push({ question, answer });
  if (has('text') && type === 'reading')
    ask('Do you stop at each new word when you read it the first time?', 'No. I read to the end.');
  if (has('dialogue') && type === 'listening')
    ask('Do you write the first time, or do you only listen?', 'I only listen.');
  if (has('role-cards')) {
    ask('Do you show your card to your partner?', 'No. My partner has to ask.');
    ask('When have you finished?', 'When we both know what our cards ask for, and have agreed.');
  }
  if (has('decision')) ask('What are the limits?', 'Those in the instruction: students name each of them.');
  if (has('model')) {
    ask('Who is going to read your text?', 'The person that the task names.');
    ask('How long is it?', 'As many words as the task says.');
  }
  return asked;
}

/** Asked the way round that shows whether a word is understood: its meaning is given, and the word is to be said. */
function wordChecks(materials: readonly Material[]): LessonData['checks'] {
  const words = materials.find((material) => material.kind === 'words');
  return (words?.entries ?? [])
    .filter(({ meaning }) => meaning)
    .slice(0, 4)
    .map(({ term, meaning }) => ({ question: inShort(`Which word means “${meaning}”?`, lineLimit), answer: term }));
}
