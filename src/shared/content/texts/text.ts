import type { Topic } from '#shared/content/words/topics';
import type { Level } from '#shared/core/level';
import type { Item } from '#shared/items/item';

/** What sort of text it is; a dialogue is a conversation, or an interview. */
export const genres = [
  'story',
  'news',
  'opinion',
  'argument',
  'instructions',
  'biography',
  'science',
  'history',
  'geography',
  'maths',
  'figures',
  'letter',
  'advert',
  'review',
  'report',
  'interview',
  'conversation',
] as const;
export type Genre = (typeof genres)[number];

/** A text to be read, or a dialogue to be heard, with four to six questions. */
export interface AuthoredText {
  /** Unique among all texts, kebab-case. */
  id: string;
  title: string;
  level: Level;
  topic: Topic;
  /** The lines of a dialogue begin with who says them, as in "Lena: Hi!"; two voices read them. */
  kind: 'text' | 'dialogue';
  genre: Genre;
  /** Where the facts of it can be looked up, where one would ask. */
  source?: string;
  text: string;
  questions: readonly Question[];
}

/** A question as its author writes it. `why` quotes or names the place in the text that gives the key. */
type Question =
  | { ask: string; key: string; wrong: readonly Wrong[]; why: string }
  | { ask: string; isTrue: boolean; why: string }
  | { ask: string; accepted: readonly string[]; why: string };

/** A wrong answer, and what a learner who chose it got wrong. */
interface Wrong {
  text: string;
  because: string;
}

/** One right answer among three or four: `wrong` holds pairs of an answer and why somebody may take it. */
export const choose = (
  ask: string,
  key: string,
  wrong: readonly (readonly [string, string])[],
  why: string,
): Question => ({
  ask,
  key,
  wrong: wrong.map(([text, because]) => ({ text, because })),
  why,
});

/** A statement that is true or false by the text. */
export const trueOrFalse = (ask: string, isTrue: boolean, why: string): Question => ({ ask, isTrue, why });

/** One to four words to be typed; every answer that has to be accepted. */
export const write = (ask: string, accepted: readonly string[], why: string): Question => ({ ask, accepted, why });

/** The questions of a text as items, each with the text: to be read, or to be heard. */
export function itemsOfText({ id, title, level, topic, kind, text, questions }: AuthoredText): Item[] {
  return questions.map((question, place) => {
    const common = {
      id: `${id}.${place + 1}`,
      prompt: question.ask,
      explanation: question.why,
      level,
      skill: kind === 'text' ? ('reading' as const) : ('listening' as const),
      tags: [topic, id],
      source: 'Written for Classroom Studio',
      version: 1,
      points: 1,
      ...(kind === 'text' ? { passage: { title, text } } : { audioText: text }),
    };
    if ('key' in question) {
      const wrong = question.wrong.map((one) => ({ text: one.text, isKey: false, feedback: one.because }));
      return { ...common, kind: 'mc', options: [{ text: question.key, isKey: true }, ...wrong] };
    }
    if ('isTrue' in question) return { ...common, kind: 'tf', key: question.isTrue };
    return { ...common, kind: 'short', accepted: [...question.accepted] };
  });
}
