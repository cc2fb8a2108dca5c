import * as z from 'zod';
import { attachment, lessonAbout, lessonData, lessonLimits, stage } from '#shared/content/lessons/lesson';
import { genreIds } from '#shared/content/novel/names';
import { points as sentencePoints } from '#shared/content/sentences/sentence';
import { genres as textGenres } from '#shared/content/texts/text';
import { values } from '#shared/content/things/attribute';
import { topicIds } from '#shared/content/words/topics';
import { taskTypeIds } from '#shared/content/writing/task-types';
import { idField, isoDate, lineOfText, queryInteger } from '#shared/core/fields';
import { levels } from '#shared/core/level';
import { limits } from '#shared/core/limits';
import { numberText } from '#shared/core/locale';
import { storyData } from '#shared/games/dice/story';
import { codexKindIds, personIds, tenseIds } from '#shared/novel/book';
import { countWords } from '#shared/writing/count-words';
import { receipt } from './tokens';

const level = z.enum(levels, 'Please choose a level from A1 to B2.');
const list = <T extends z.ZodType>(of: T, what: string, max: number) =>
  z.array(of, `Please send a list of ${what}.`).max(max, `At most ${max} ${what}, please.`);
const wholeNumber = (min: number, max: number) => {
  const message = `Please give a whole number from ${min} to ${max}.`;
  return z.int(message).min(min, message).max(max, message);
};

const flag = z.boolean('This must be true or false.');
const note = (max: number) => z.string().trim().max(max, `At most ${max} characters, please.`);

export const storyIdeas = ['opening', 'turn', 'story'] as const;
/** What feedback on a text is about. */
export const writingCriteria = ['task', 'organisation', 'vocabulary', 'grammar'] as const;

/** A text of one's own that work is made from. */
const textOfOnesOwn = z
  .string('Please enter a text.')
  .trim()
  .min(1, 'Please enter a text.')
  .refine(
    (text) => text.length <= limits.textChars && countWords(text) <= limits.textWords,
    `At most ${numberText(limits.textWords)} words, please.`,
  );

const ownText = {
  text: z
    .string('Please enter a text.')
    .trim()
    .min(1, 'Please enter a text.')
    .max(8000, 'At most 8,000 characters, please.'),
  level,
  type: z.enum(taskTypeIds, 'There is no such kind of text.'),
  /** What is to be written. */
  prompt: note(2000).default(''),
};

/** What a lesson is planned from. */
const planFrom = z.discriminatedUnion(
  'kind',
  [
    /** What there is on its topic. */
    z.strictObject({ kind: z.literal('topic') }),
    /** A text of ours, as `texts` names it. */
    z.strictObject({ kind: z.literal('reading'), id: lineOfText('a text', 80) }),
    z.strictObject({ kind: z.literal('text'), text: textOfOnesOwn }),
    /** A word list of one's own: its first words, or those that are named. */
    z.strictObject({
      kind: z.literal('words'),
      list: idField,
      only: list(z.string().max(40), 'words', lessonLimits.listWords.most).optional(),
    }),
  ],
  'Please say what the lesson is planned from.',
);

/** What can be generated, and from what. */
const ask = z.discriminatedUnion(
  'task',
  [
    /** Meaning and example for words of one's own. */
    z.strictObject({
      task: z.literal('word-entries'),
      words: list(lineOfText('a word', 100), 'words', 40).min(1, 'Please send a word.'),
      /** Of the class. */
      level: level.optional(),
    }),
    /** Sentences to put in order. */
    z.strictObject({
      task: z.literal('sentences'),
      level,
      topic: z.enum(topicIds, 'There is no such topic.').optional(),
      point: z.enum(sentencePoints, 'There is no such grammar point.').optional(),
      count: wholeNumber(1, 20),
    }),
    /** A text in easier words. */
    z.strictObject({
      task: z.literal('simpler-text'),
      text: textOfOnesOwn,
      level,
      /** Words that must stay. */
      targets: list(lineOfText('a word', 60), 'words', 20).default([]),
    }),
    /** A text on a topic, to be checked and changed before a lesson is made from it. Only a model writes one. */
    z.strictObject({ task: z.literal('topic-text'), topic: lineOfText('a topic', 80), level }),
    /** A whole lesson. */
    z.strictObject({
      task: z.literal('lesson-plan'),
      about: lessonAbout.extend({ topic: lineOfText('a topic', 80), targetLanguage: note(80).default('') }),
      from: planFrom.default({ kind: 'topic' }),
      /** What the teacher does without. */
      without: z
        .strictObject({ preparation: flag.default(false), copies: flag.default(false) })
        .default({ preparation: false, copies: false }),
    }),
    /** One stage of a lesson, written again. */
    z.strictObject({
      task: z.literal('lesson-stage'),
      about: lessonAbout,
      stage,
      /** Activities that the lesson has already. */
      used: list(z.string().max(60), 'activities', lessonLimits.stages).default([]),
      /** What is attached to the lesson, and what its text is on where that is not the topic. */
      materials: list(attachment, 'materials', lessonLimits.materials).default([]),
      standIn: lessonData.shape.standIn,
    }),
    /** One yes/no question about a thing. */
    z.strictObject({
      task: z.literal('yes-no'),
      thing: lineOfText('a thing', 60),
      question: lineOfText('a question', 200),
    }),
    /** Questions about a scene of one's novel, or a draft of it. */
    z.strictObject({
      task: z.literal('scene-help'),
      want: z.enum(['questions', 'draft'], 'Please ask for questions or a draft.'),
      about: z.strictObject({
        genre: z.enum(genreIds, 'There is no such genre.'),
        person: z.enum(personIds, 'Please choose first or third.'),
        tense: z.enum(tenseIds, 'Please choose past or present.'),
        level: level.optional(),
      }),
      scene: z.strictObject({
        title: note(120).default(''),
        summary: note(1000).default(''),
        notes: note(4000).default(''),
        /** Of the plan, by its id, and what the writer noted there. */
        beat: note(60).default(''),
        beatNote: note(4000).default(''),
      }),
      codex: list(
        z.strictObject({
          kind: z.enum(codexKindIds, 'Please choose character, place or thing.'),
          name: lineOfText('a name', 60),
          facts: list(note(200), 'facts', 20).default([]),
        }),
        'people and places',
        40,
      ).default([]),
      /** What stands there already: the end of it. */
      before: note(4000).default(''),
    }),
    /** Help for a story that is told from dice: how it could begin, what could happen, or one to read. */
    z.strictObject({
      task: z.literal('story-idea'),
      want: z.enum(storyIdeas, 'Please say what you would like.'),
      dice: storyData.shape.dice,
      level,
    }),
    /** Questions that lead on in a learner's own text. */
    z.strictObject({ task: z.literal('writing-questions'), ...ownText }),
    /** Feedback on a learner's own text, by criteria. */
    z.strictObject({ task: z.literal('writing-feedback'), ...ownText }),
  ],
  'There is no such task.',
);
export type Ask = z.infer<typeof ask>;
export type AskFor<Task extends Ask['task']> = Extract<Ask, { task: Task }>;

export const generateInput = z.strictObject({
  appId: lineOfText('an app', 60),
  ask,
  /** Names of persons in what is sent: with those that the portal knows, they are replaced before a model sees it. */
  names: list(lineOfText('a name', 60), 'names', 100).default([]),
  /** The built-in engine makes the same of the same seed. */
  seed: wholeNumber(0, 0x7fffffff).optional(),
  /** Where a draft costs tokens: the same key again gives the first answer and charges nothing. */
  idempotencyKey: lineOfText('an idempotency key', 200).optional(),
});
export type GenerateInput = z.infer<typeof generateInput>;
/** As it is sent, before defaults are filled in. */
export type GenerateRequest = z.input<typeof generateInput>;

/** A topic as a teacher words it, for a class of this level. */
export const lessonTopicInput = z.strictObject({ topic: lineOfText('a topic', 80), level });

/** What there is for a lesson on it, before anything is made or charged. */
export const lessonTopicOutput = z.object({
  /** What was written for exactly this topic. */
  own: z
    .object({
      name: z.string(),
      words: z.int(),
      text: z.object({ title: z.string(), kind: z.enum(['text', 'dialogue']) }),
    })
    .optional(),
  /** The topic of the pack that it belongs to, where it is one that we know, and whether that has a text at the level. */
  wider: z.object({ name: z.string(), hasText: z.boolean() }).optional(),
  /** Topics that have something of their own, the nearest by name first. */
  suggestions: z.array(z.string()),
  /** There is a model that drafts a text on it for the user who asks. */
  canDraft: z.boolean(),
});

/** An empty topic is any. */
export const lessonTextsInput = z.strictObject({ topic: note(80).default(''), level });

/** Texts of ours for a topic and a level, the nearest first. */
export const lessonTextsOutput = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      kind: z.enum(['text', 'dialogue']),
      genre: z.enum(textGenres),
      level,
      /** What a lesson made from it is about. */
      topic: z.string(),
      words: z.int(),
      questions: z.int(),
      text: z.string(),
    }),
  ),
});

/** Why the built-in engine had to answer in the model's place. */
export const fallbackReasons = [
  'unreachable',
  'key_refused',
  'refused',
  'busy',
  'server_error',
  'too_slow',
  'too_long',
  'broken_off',
  'no_json',
  'wrong_shape',
  'against_rules',
] as const;
export type FallbackReason = (typeof fallbackReasons)[number];

const output = z.discriminatedUnion('task', [
  z.object({
    task: z.literal('word-entries'),
    /** One for each word, in their order. What is not known is empty: a wrong meaning is worse than none. */
    entries: z.array(
      z.object({
        term: z.string(),
        partOfSpeech: z.string(),
        meaning: z.string(),
        example: z.string(),
        level: level.optional(),
      }),
    ),
  }),
  z.object({ task: z.literal('sentences'), sentences: z.array(z.string()) }),
  z.object({
    task: z.literal('simpler-text'),
    text: z.string(),
    /** Those above the level, with what they mean where that is known. */
    hardWords: z.array(z.object({ word: z.string(), level: level.optional(), meaning: z.string() })),
  }),
  /** Empty where no model wrote one. */
  z.object({ task: z.literal('topic-text'), text: z.string() }),
  z.object({ task: z.literal('lesson-plan'), title: z.string(), data: lessonData }),
  z.object({ task: z.literal('lesson-stage'), stage }),
  z.object({ task: z.literal('yes-no'), answer: z.enum(values), reason: z.string() }),
  z.object({
    task: z.literal('scene-help'),
    /** Empty where only questions are asked. */
    draft: z.string(),
    questions: z.array(z.string()),
    /** Three ways on to choose from, or none. */
    options: z.array(z.string()),
  }),
  z.object({ task: z.literal('story-idea'), text: z.string() }),
  z.object({ task: z.literal('writing-questions'), questions: z.array(z.string()) }),
  z.object({
    task: z.literal('writing-feedback'),
    /** Each quotes the text; only the built-in engine's, which are for any text, quote nothing. */
    notes: z.array(z.object({ about: z.enum(writingCriteria), quote: z.string(), say: z.string() })),
  }),
]);
export type Output = z.infer<typeof output>;
export type OutputOf<Task extends Output['task']> = Extract<Output, { task: Task }>;

export const generateOutput = z.object({
  by: z.enum(['engine', 'model']),
  /** Where the model was asked and could not be used. */
  fellBack: z.enum(fallbackReasons).optional(),
  seed: z.int(),
  /** Where it cost tokens: how many, and whose. */
  paid: receipt.optional(),
  output,
});
export type GenerateOutput = z.infer<typeof generateOutput>;

/** What a stream sends: what is there so far, to look at while waiting, and in the end the answer. */
export type GenerateEvent = { kind: 'partial'; text: string } | { kind: 'answer'; answer: GenerateOutput };

/** The model that is set; the key itself is never told. */
export const modelSettings = z.object({
  set: z.boolean(),
  baseUrl: z.string(),
  name: z.string(),
  hasKey: z.boolean(),
  /** Apps that it is switched off for. */
  offFor: z.array(z.string()),
});
export const modelForAppInput = z.strictObject({
  id: lineOfText('an app', 60),
  on: z.boolean('This must be true or false.'),
});

export const modelTestOutput = z.object({
  outcome: z.enum(['ok', 'not_set', ...fallbackReasons]),
  durationMs: z.int(),
});

export const modelCallsInput = z.strictObject({ limit: queryInteger(1, 100).optional() });
export const modelCalls = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      username: z.string(),
      appId: z.string(),
      task: z.string(),
      model: z.string(),
      prompt: z.string(),
      outcome: z.string(),
      durationMs: z.int(),
      createdAt: isoDate,
    }),
  ),
});
