import * as z from 'zod';
import { boardIds, genreIds } from '#shared/content/novel/names';
import { lineOfText, wholeNumber } from '#shared/core/fields';
import { keysOf } from '#shared/core/keys-of';
import { levels } from '#shared/core/level';
import { countWords } from '#shared/writing/count-words';

export const novelLimits = {
  chapters: 100,
  scenes: 400,
  sceneWords: 20_000,
  /** Words of any length: a text without a space is no way around the limit. */
  sceneCharacters: 160_000,
  codex: 200,
  otherNames: 8,
  facts: 20,
  note: 4000,
  goalWords: 200_000,
  /** Drafts that were taken over into one scene, and how long one is. */
  drafts: 60,
  draftCharacters: 4000,
} as const;

export const defaultTitle = 'Untitled';

const id = z.string().regex(/^[\w-]{1,40}$/, 'This id is not valid.');
const line = (max: number) => z.string().max(max, `At most ${max} characters, please.`);
const note = line(novelLimits.note);
const list = <T extends z.ZodType>(of: T, max: number, what: string) =>
  z.array(of).max(max, `At most ${max} ${what}, please.`);

export const persons = { first: 'First person (I)', third: 'Third person (she, he, they)' } as const;
export const personIds = keysOf(persons);
export type Person = keyof typeof persons;

export const tenses = { past: 'Past (she walked)', present: 'Present (she walks)' } as const;
export const tenseIds = keysOf(tenses);
export type Tense = keyof typeof tenses;

export const novelAbout = z.strictObject({
  author: line(80),
  /** A few sentences for the back of the book. */
  blurb: line(1000),
  genre: z.enum(genreIds),
  person: z.enum(personIds),
  tense: z.enum(tenseIds),
  goalWords: wholeNumber(100, novelLimits.goalWords),
  dailyWords: wholeNumber(10, 10_000),
  /** Whom it is written for, where it is to be easy enough for a level. */
  readerLevel: z.enum(levels).nullable(),
});
export type NovelAbout = z.infer<typeof novelAbout>;

export const codexKinds = { character: 'Character', place: 'Place', thing: 'Thing' } as const;
export const codexKindIds = keysOf(codexKinds);
export type CodexKind = keyof typeof codexKinds;

const codexEntry = z.strictObject({
  id,
  kind: z.enum(codexKindIds),
  name: lineOfText('a name', 60),
  /** What else the text calls it. */
  otherNames: list(lineOfText('a name', 60), novelLimits.otherNames, 'other names'),
  facts: list(lineOfText('a fact', 200), novelLimits.facts, 'facts'),
});
export type CodexEntry = z.infer<typeof codexEntry>;

export const statuses = { idea: 'Idea', draft: 'First draft', revised: 'Revised', done: 'Done' } as const;
export const statusIds = keysOf(statuses);

export const sceneText = z
  .string('Please send a text.')
  .max(novelLimits.sceneCharacters, 'This scene is too long. Please cut it into two.')
  .refine(
    (text) => countWords(text) <= novelLimits.sceneWords,
    'A scene has at most 20,000 words. Please cut it into two.',
  )
  // The database cannot take text that ends in the middle of a character.
  .refine((text) => !/\p{Cs}/u.test(text), 'Some of these characters cannot be used. Please type it again.');

const scene = z.strictObject({
  id,
  title: line(120),
  status: z.enum(statusIds),
  /** Words that it is to have; 0 for no goal. */
  target: z.int().min(0).max(novelLimits.sceneWords),
  summary: line(1000),
  notes: note,
  /** In files alone. Where books are kept, each text is kept on its own. */
  text: sceneText.optional(),
});
export type Scene = z.infer<typeof scene>;

const chapter = z.strictObject({ id, title: line(120), scenes: list(scene, novelLimits.scenes, 'scenes') });
export type Chapter = z.infer<typeof chapter>;

/** A novel but for the texts of its scenes: what it is about, its plan, who and what is in it, and its order. */
export const novelData = z
  .strictObject({
    about: novelAbout,
    plan: z.strictObject({
      board: z.enum(boardIds),
      /** What the writer noted at each beat of any board. */
      notes: z.record(line(60), note).refine((notes) => Object.keys(notes).length <= 200, 'At most 200 notes, please.'),
    }),
    codex: list(codexEntry, novelLimits.codex, 'entries'),
    chapters: list(chapter, novelLimits.chapters, 'chapters'),
  })
  .refine((book) => scenesOf(book).length <= novelLimits.scenes, 'A book has at most 400 scenes.')
  .refine((book) => areDistinct(scenesOf(book)), 'Two scenes have the same id.');
export type NovelData = z.infer<typeof novelData>;

/** What is worked on: the book with its title. */
export const book = z.strictObject({ title: line(120), data: novelData });
export type Book = z.infer<typeof book>;

/** In the order in which they are read. */
export function scenesOf({ chapters }: { chapters: readonly { scenes: readonly Scene[] }[] }): Scene[] {
  return chapters.flatMap(({ scenes }) => scenes);
}

function areDistinct(scenes: readonly Scene[]): boolean {
  return new Set(scenes.map((one) => one.id)).size === scenes.length;
}

/** A book as it is kept: without the texts that a file brings along. */
export function withoutTexts(data: NovelData): NovelData {
  return {
    ...data,
    chapters: data.chapters.map((one) => ({ ...one, scenes: one.scenes.map(({ text: _, ...rest }) => rest) })),
  };
}

/** A book as a file has it. */
export function withTexts(data: NovelData, textOf: (sceneId: string) => string | undefined): NovelData {
  return {
    ...data,
    chapters: data.chapters.map((one) => ({
      ...one,
      scenes: one.scenes.map((bare) => ({ ...bare, text: textOf(bare.id) ?? '' })),
    })),
  };
}

/** What a chapter is called where it has no title of its own. */
export const chapterName = ({ title }: Pick<Chapter, 'title'>, place: number) => title.trim() || `Chapter ${place + 1}`;
export const sceneName = ({ title }: Pick<Scene, 'title'>, place: number) => title.trim() || `Scene ${place + 1}`;
