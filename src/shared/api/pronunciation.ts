import * as z from 'zod';
import { idField, isoDate, lineOfText } from '#shared/core/fields';
import { levels } from '#shared/core/level';
import { listeningTasks } from '#shared/pronunciation/listening-items';
import { stressTasks } from '#shared/pronunciation/stress-items';

/** A word or a short phrase of a teacher's own list. */
const ownWord = z.string().trim().min(1).max(60);

/** Two sounds told apart by ear. */
export const soundPractice = z.strictObject({
  kind: z.literal('sounds'),
  /** Ids of contrasts, taken in turn. */
  contrasts: z.array(z.string().max(40)).min(1).max(50),
  tasks: z.array(z.enum(listeningTasks)).min(1).max(listeningTasks.length),
  count: z.int().min(1).max(40),
});

/** The stress of words or in sentences. */
export const stressPractice = z.strictObject({
  kind: z.literal('stress'),
  task: z.enum(stressTasks),
  levels: z.array(z.enum(levels)).min(1).max(levels.length),
  count: z.int().min(1).max(30),
  /** Instead of ours, where it is about words. Words of one syllable and unknown ones are left out. */
  own: z.array(ownWord).min(1).max(60).optional(),
});

export const mostOwnWords = 60;

export const ownWordsInput = z.strictObject({
  words: z
    .array(ownWord, 'Please give a list of words.')
    .min(1, 'Please give at least one word.')
    .max(mostOwnWords, `At most ${mostOwnWords} words at once, please.`),
});

/** A word of an own list as it is said in British English. */
const ownWordOutput = z.object({
  word: z.string(),
  /** Empty where it cannot even be guessed. */
  ipa: z.string(),
  /** Made from the letters, because no dictionary has the word. */
  isGuess: z.boolean(),
  /** Written, or as they are said where the writing does not show them; empty for phrases. */
  syllables: z.array(z.string()),
  stressed: z.int(),
});
export type OwnWord = z.infer<typeof ownWordOutput>;
export const ownWordsOutput = z.object({ items: z.array(ownWordOutput) });

export const soundProgressInput = z.strictObject({
  /** Somebody whose results the caller may see; the caller's own where nobody is named. */
  memberId: idField.optional(),
});

/** How well contrasts are told apart, by days, so that one sees whether it gets better. */
export const soundProgress = z.object({
  contrasts: z.array(
    z.object({
      contrast: z.string(),
      answered: z.int(),
      /** Right among the last ten answers. */
      lastRight: z.int(),
      lastAnswered: z.int(),
      /** Oldest first, by the server's day. */
      days: z.array(z.object({ day: z.string(), answered: z.int(), right: z.int() })),
    }),
  ),
});
export type SoundProgress = z.infer<typeof soundProgress>;
export type ContrastProgress = SoundProgress['contrasts'][number];

/** A handed-in recording is small and short, and is not kept for long. */
export const recordingLimits = {
  bytes: 700_000,
  seconds: 60,
  /** Of one student at a time. */
  perStudent: 60,
  /** Characters of what its teacher says of it. */
  note: 500,
} as const;

export const marks = ['clear', 'nearly', 'not-yet'] as const;
export type Mark = (typeof marks)[number];
export const markNames: Record<Mark, string> = { clear: 'Clear', nearly: 'Nearly', 'not-yet': 'Not yet' };

export const handInInput = z.strictObject({
  teacherId: idField,
  /** What was to be said. */
  target: lineOfText('what was said', 200),
  contrast: z.string().max(40).optional(),
  seconds: z
    .number()
    .positive('Please give the length in seconds.')
    .max(recordingLimits.seconds + 1),
  /** The recording in base64. */
  audio: z
    .base64('This is no recording.')
    .min(1, 'This is no recording.')
    .max(Math.ceil((recordingLimits.bytes * 4) / 3) + 4, 'This recording is too large to hand in: record less.'),
});
export type HandInInput = z.infer<typeof handInInput>;

const recording = z.object({
  id: z.string(),
  target: z.string(),
  contrast: z.string().nullable(),
  seconds: z.number(),
  createdAt: isoDate,
  /** Deleted then. */
  expiresAt: isoDate,
  mark: z.enum(marks).nullable(),
  note: z.string(),
  /** The student's name for the teacher, the teacher's for the student. */
  who: z.string(),
  isMine: z.boolean(),
});
export type Recording = z.infer<typeof recording>;
/** Last first. `heard`: what the caller's students handed in; `spoken`: what the caller did. */
export const recordingsOutput = z.object({ heard: z.array(recording), spoken: z.array(recording) });
export type RecordingsOutput = z.infer<typeof recordingsOutput>;
export const handInOutput = recording;

/** The sound itself. Its type is what its bytes are, not what was said of them. */
export const recordingAudio = z.object({ type: z.string(), audio: z.string() });

export const markRecordingInput = z.strictObject({
  id: idField,
  mark: z.enum(marks, 'Please choose a mark.'),
  note: z.string().trim().max(recordingLimits.note, `At most ${recordingLimits.note} characters, please.`).default(''),
  /** The mark that was shown. With another one by now nothing is changed. */
  seen: z.enum(marks, 'Please choose a mark.').nullable().optional(),
});
export type MarkRecordingInput = z.infer<typeof markRecordingInput>;
