import type * as z from 'zod';
import type { LessonData } from '#shared/content/lessons/lesson';
import type { Level } from '#shared/core/level';

/** A part of saved work as one reads it: what lists are searched by, and what two versions are compared by. */
export interface Piece {
  /** The same in both versions where it is the same part. */
  id: string;
  /** What a person calls it: 'Stage “Lead-in”'. */
  name: string;
  text: string;
}

/** What the content itself says of its level; of lessons, also for which lesson it is. */
export interface ListedFields {
  level?: Level;
  lessonType?: LessonData['about']['type'];
  minutes?: number;
  topic?: string;
  point?: string;
  needsPrep?: boolean;
  needsCopies?: boolean;
}

/**
 * All that the portal knows of one kind of saved work, but for what the server does when it is saved
 * (server/domain/library/kinds). Anyone who adds a kind writes one of these, and enters it in kinds/registry.ts: a part
 * that is missing does not compile.
 */
export interface LibraryKindModule<Data> {
  /** What its content is. No two shapes fit the same data but those of quiz and test. */
  schema: z.ZodType<Data>;
  /** What an older version stored, as it would be stored now. */
  renew?(stored: unknown): unknown;
  /** Takes off what leads nowhere in a file from elsewhere, and names it. */
  repair?(data: Data): { data: Data; notes: string[] };
  /** Whether a link may show it and it may be made visible to others; else it is for its maker alone. */
  isShareable: boolean;
  /** How many words, questions, stages or rows it holds. */
  size(data: Data): number;
  /** What lists filter by, besides its kind and title. */
  listed(data: Data): ListedFields;
  /** In the order in which it is read. Those without text are left out by who asks. */
  pieces(data: Data): Piece[];
  /**
   * What it is besides its words: who works with whom, what a question is worth, how a test is taken. Nobody searches
   * for it, but two versions may differ in nothing else. Those with the id of a piece belong to it.
   */
  facts(data: Data): Piece[];
}

/** Lines of a piece; empty ones are left out. */
export const lines = (...texts: string[]) => texts.filter(Boolean).join('\n');
