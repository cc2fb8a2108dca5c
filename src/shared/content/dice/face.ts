import type { Level } from '#shared/core/level';

/** What a face is about. The sets share this list, so that a mixed roll can be read by kind. */
export type FaceCategory =
  // things, weather, moods
  | 'weather'
  | 'sky'
  | 'feeling'
  | 'object'
  | 'food'
  | 'drink'
  | 'clothes'
  | 'body'
  | 'person'
  | 'plant'
  | 'transport'
  | 'idea'
  // actions
  | 'movement'
  | 'everyday'
  | 'leisure'
  | 'communication'
  | 'mind'
  // animals
  | 'pet'
  | 'farm animal'
  | 'wild animal'
  | 'sea animal'
  | 'bird'
  | 'small animal'
  | 'creature'
  // places
  | 'building'
  | 'room'
  | 'town'
  | 'nature'
  | 'entertainment';

/** One side of a story die: a picture and the word it stands for. */
export interface Face {
  /** Unique in all sets and never reused: rolls that people keep point to it. */
  readonly id: string;
  readonly word: string;
  /** One emoji of version 12 or older, so that school devices can show it. */
  readonly emoji: string;
  /**
   * Where learners meet the word in this meaning. Judged by hand on the scale of the English Vocabulary Profile, in
   * doubt the higher level; common animals by the lists for young learners, who meet them first.
   */
  readonly level: Level;
  readonly category: FaceCategory;
  /** How a sentence takes it: a key, some rice, scissors, to run, happy. */
  readonly as: 'thing' | 'stuff' | 'several' | 'action' | 'quality';
  /** How it is named at first, where that is neither "a key" nor "some rice": a pair of scissors. */
  readonly first?: string;
  /**
   * Every form of the word that counts as using it, the word itself first: plural, verb forms, comparative and
   * superlative, both spellings where British and American English differ. Weather words and moods made from a
   * verb have the verb's forms too ("it rained", "that surprises her"); a verb with a particle also stands without
   * it, since an object may come between ("woke him up").
   */
  readonly forms: readonly string[];
}

/** Thirty-six faces on one theme: six dice of six sides. */
export interface FaceSet {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly faces: readonly Face[];
}
