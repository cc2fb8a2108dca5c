import type { PointId } from '#shared/grammar/points';
import type { CommentCode } from './codes';

/** A place of a text that may have a mistake, and what a learner should know of it. */
export interface Flag {
  /** The rule that found it. */
  rule: string;
  /** The place, in UTF-16 units of the text; `end` is the first one after it. */
  start: number;
  end: number;
  /** What stands there. */
  text: string;
  /** The rule in a few words. */
  name: string;
  code?: CommentCode;
  why: string;
  example?: { wrong: string; right: string };
  /** What to write there instead, where that is certain. */
  suggestion?: string;
  /** Where several words may have been meant: all of them, likeliest first. */
  suggestions?: readonly string[];
  /** The grammar point that explains it. */
  point?: PointId;
}
