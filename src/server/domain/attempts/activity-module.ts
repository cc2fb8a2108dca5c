import type { Visitor } from '#server/domain/access/guest-attempt';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { Activity, StartInput } from '#shared/api/attempts';
import type { Result } from '#shared/core/result';
import type { Item } from '#shared/items/item';
import type { Rules } from '#shared/items/question-set';
import type { AttemptNotes } from './attempt-notes';
import type { AttemptRow } from './stored-attempt';

export type ActivityOf<Kind extends Activity['kind']> = Extract<Activity, { kind: Kind }>;

/** What an activity needs from outside. */
export type ActivityDeps = Pick<Deps, 'db' | 'clock' | 'words'>;

/** Who asks for its questions, and in which app. */
export interface Asker extends Pick<StartInput, 'appId' | 'guestName'>, Visitor<User> {}

export type PrepareRefusal =
  | 'resource_not_found'
  | 'share_not_found'
  | 'attempt_not_found'
  | 'nothing_to_ask'
  | 'not_open_yet'
  | 'closed_already'
  | 'name_needed';

/** What an attempt is made from, before its seed is drawn. */
export interface Preparation {
  /** What the attempt is about, for people. */
  title: string;
  /** The same seed makes the same questions. Where each answer brings the next one, only the first. */
  items(seed: number): Item[] | Promise<Item[]>;
  /** What to say where it gives no question, if too few words are not the reason. */
  whenNone?: string;
  /**
   * Whether the player may say how it is drawn and mixed. Not where it measures what somebody knows, nor where it asks
   * what another person wrote: with the same numbers it could be rehearsed.
   */
  maySeed: boolean;
  /** How it is taken, where that is not the player's choice. */
  rules?: Rules;
  /** The saved work that the questions are from: its owner sees the attempt. */
  of?: { resourceId: string; resourceVersion: number };
  /** The guest of a code, where it asks again what one missed. */
  guestId?: string | null;
  /** Whether that is the player's own: its owner may look at it at any time and as often as they like. */
  isOwner?: boolean;
  /**
   * Looks, within the transaction that begins the attempt, whether another one may begin. An attempt that runs is gone
   * on with instead.
   */
  admit?(tx: Transaction): Promise<Result<AttemptRow | null, 'attempts_used_up'>>;
}

/** The questions of an attempt, and the score of each that was answered, from 0 to 1. */
export interface Played {
  items: readonly Item[];
  scores: ReadonlyMap<string, number>;
}

/**
 * All that attempts know of one activity. Anyone who adds one writes one of these, and enters it in
 * activities/registry.ts: a part that is missing does not compile.
 */
export interface ActivityModule<Asked extends Activity> {
  /** What a person wrote never costs: only what an app makes does. */
  isSavedWork: boolean;
  /** Which mode the attempt has, where no rules say it. */
  mode: 'as-wished' | 'practice' | 'test';
  /** Finds what is asked about, if the player may have it. */
  prepare(
    deps: ActivityDeps,
    activity: Asked,
    asker: Asker,
  ): Result<Preparation, PrepareRefusal> | Promise<Result<Preparation, PrepareRefusal>>;
  /**
   * Of an activity that adapts: the question that these answers bring. The same seed and answers make the same one;
   * nothing where it is over.
   */
  next?(
    deps: ActivityDeps,
    activity: Asked,
    played: Played & { seed: number },
  ): Item | undefined | Promise<Item | undefined>;
  /** What the end of an attempt finds out. What was found stays, so its answers are not judged again either. */
  finish?(played: Played): Partial<AttemptNotes>;
  /** The entry of a list, or the sentence, that a question is about: what can be asked alone (`only`). */
  entryOf?(item: Item): string | undefined;
}
