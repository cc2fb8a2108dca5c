import type { Level } from '#shared/core/level';

/** A text of its genre at a level, and what a class learns from it for texts of its own. */
export interface GenreModel {
  /** What its writer was asked. */
  task: string;
  title: string;
  text: string;
  /** Its parts in order: what each is for, and the words with which it begins. */
  parts: readonly { name: string; from: string }[];
  /** What makes it work: words of it, and what they do. */
  works: readonly { quote: string; why: string }[];
  /** Beginnings and turns for any text of this genre. */
  phrases: readonly string[];
  /** Another task of this kind: the class’s own. */
  yours: string;
  /** Questions to plan it by, in the order of the text. */
  plan: readonly string[];
  /** What a reader looks for in a draft. */
  checklist: readonly string[];
}

/** A kind of text, with a model for each level. */
export interface WritingGenre {
  name: string;
  /** Other words by which a task or a teacher asks for it. */
  otherNames: readonly string[];
  /** A task on any topic, with {length} ("60 to 80 words") and {topic}; none where such a text is not simply about something. */
  taskAbout?: string;
  /** A task of this kind that was written for a topic fits the parts and the phrases of the models. */
  takesTopicTasks?: true;
  /** Written to an office or a firm. */
  isFormal?: true;
  models: Readonly<Record<Level, GenreModel>>;
  /** Further models: each for tasks that name one of its words. */
  others?: Partial<Record<Level, readonly (GenreModel & { about: readonly string[] })[]>>;
}
