import * as z from 'zod';
import { accommodation } from '#shared/classes/accommodation';
import { guestName } from '#shared/classes/guest-name';
import { joinCodeField } from '#shared/classes/join-code-field';
import { timeFactors } from '#shared/classes/time-factors';
import { idField, isoDate, lineOfText, queryInteger } from '#shared/core/fields';
import { limits } from '#shared/core/limits';
import { verdicts } from '#shared/items/kind';
import { itemShape, playerItem } from '#shared/items/kinds/registry';
import { questionSetLimit } from '#shared/items/question-set';
import { learnerResponse } from '#shared/items/response';
import { distribution } from '#shared/live/distribution';
import { phases, press } from '#shared/live/game';
import { liveSettings, mostOnPaper, mostTeams } from '#shared/live/settings';
import { ways } from '#shared/live/ways';
import { activity, playerGrade } from './attempts';
import { device } from './auth';
import { guestToken } from './join';

/* Live games: what a host makes and presses, what players answer, and what each of them sees. */

const ballot = z.union([z.literal(1), z.literal(2)]);
/** By its place, from 0. */
const question = z.int().min(0).max(questionSetLimit);
const team = z.int().min(0).max(mostTeams);
const timeFactor = z.literal(timeFactors).nullable();

export const makeLiveInput = z.strictObject({
  /** The press: sent again, it makes nothing twice. */
  requestId: z.uuid('This id is not valid.'),
  /** Whose students play it as themselves. */
  classId: idField.nullable().default(null),
  appId: z.string().max(60),
  title: lineOfText('a title', 120).optional(),
  from: z.discriminatedUnion('kind', [
    /** A quiz or a test of the host's. */
    z.strictObject({ kind: z.literal('set'), resourceId: idField }),
    /** Questions that an app makes: words of a list or a deck, points of grammar. */
    z.strictObject({ kind: z.literal('activity'), activity }),
    z.strictObject({ kind: z.literal('bank'), itemIds: z.array(idField).min(1).max(limits.liveBankItems) }),
  ]),
  settings: liveSettings,
});
export type MakeLiveInput = z.infer<typeof makeLiveInput>;

export const makeLiveOutput = z.object({
  id: z.string(),
  code: z.string().nullable(),
  questions: z.int(),
  /** How many cannot be played live, and were left out. */
  leftOut: z.int(),
});
export type MakeLiveOutput = z.infer<typeof makeLiveOutput>;

export const listLiveInput = z.strictObject({
  limit: queryInteger(1, 100).optional(),
  cursor: z.string().max(200).optional(),
});
export type ListLiveInput = z.infer<typeof listLiveInput>;

export const liveList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      appId: z.string(),
      classId: z.string().nullable(),
      className: z.string().nullable(),
      way: z.enum(ways),
      phase: z.enum(phases),
      players: z.int(),
      createdAt: isoDate,
      endedAt: isoDate.nullable(),
    }),
  ),
  nextCursor: z.string().nullable(),
});
export type LiveList = z.infer<typeof liveList>;

export const pressInput = z.strictObject({
  id: idField,
  /** Of the state that the host saw: where the game has gone on since, nothing is done. */
  version: z.int().min(1),
  press,
});
export type PressInput = z.infer<typeof pressInput>;

export const joinLiveInput = z.strictObject({
  code: joinCodeField,
  /** Where players choose their names; where names are made up, the one that was drawn. */
  name: guestName.optional(),
  /** What the device made up for itself; a student of the class who is signed in needs none. */
  token: guestToken.optional(),
  device,
});
export type JoinLiveInput = z.infer<typeof joinLiveInput>;

export const joinLiveOutput = z.object({ id: z.string(), playerId: z.string(), name: z.string() });
export type JoinLiveOutput = z.infer<typeof joinLiveOutput>;

export const answerLiveInput = z.strictObject({
  id: idField,
  question,
  ballot,
  response: learnerResponse,
  /** Of this answer: sent again, it is the same one. */
  requestId: z.uuid('This id is not valid.'),
});
export type AnswerLiveInput = z.infer<typeof answerLiveInput>;

/** At one's own pace it is told at once how it was judged. */
export const answerLiveOutput = z.object({ success: z.literal(true), grade: playerGrade.nullable() });
export type AnswerLiveOutput = z.infer<typeof answerLiveOutput>;

export const livePlayerInput = z.strictObject({ id: idField, playerId: idField });
export type LivePlayerInput = z.infer<typeof livePlayerInput>;
export const renamePlayerInput = z.strictObject({ id: idField, playerId: idField, name: guestName });
export type RenamePlayerInput = z.infer<typeof renamePlayerInput>;

export const addPlayersInput = z.strictObject({
  id: idField,
  /** How many of them there were when it was pressed: pressed twice, it adds nobody twice. */
  before: z.int().min(0),
  /** By name, or so many with names that are made up. */
  who: z.union([
    z.strictObject({
      names: z.array(guestName).min(1, 'Please give a name.').max(mostOnPaper, 'At most 60 names, please.'),
    }),
    z.strictObject({ count: z.int().min(1, 'At least 1, please.').max(mostOnPaper, 'At most 60, please.') }),
  ]),
});
export type AddPlayersInput = z.infer<typeof addPlayersInput>;

export const addPlayersOutput = z.object({ added: z.int() });
export type AddPlayersOutput = z.infer<typeof addPlayersOutput>;

/** What was held up on paper: the letter of a choice as the screen shows it, or A for true and B for false. */
export const paperAnswersInput = z.strictObject({
  id: idField,
  question,
  ballot,
  answers: z
    .array(
      z.strictObject({
        /** A player of the game, or somebody of the roster who has no device. */
        who: z.union([z.strictObject({ playerId: idField }), z.strictObject({ studentId: idField })]),
        letter: z.string().regex(/^[A-J]$/, 'Please give one letter from A to J.'),
      }),
    )
    .min(1)
    .max(limits.livePlayers),
});
export type PaperAnswersInput = z.infer<typeof paperAnswersInput>;

/** How many were kept, and how many had answered before: the first answer stays. */
export const paperAnswersOutput = z.object({ kept: z.int(), before: z.int() });
export type PaperAnswersOutput = z.infer<typeof paperAnswersOutput>;

export const followLiveInput = z.strictObject({
  id: idField,
  /** Of the last message that came, where a stream goes on; it begins with the present state anyhow. */
  lastEventId: z.string().max(100).optional(),
});

/** When answers close, by the server's clock in ms; while paused, how much is left. Both are nothing without a limit. */
const closing = { closesAt: z.number().nullable(), leftMs: z.number().nullable() };

/** What the class's screen and every player sees, the same for all. Keys and distributions only when they are shown. */
export const livePublic = z.object({
  id: z.string(),
  title: z.string(),
  appId: z.string(),
  version: z.int(),
  settings: liveSettings,
  phase: z.enum(phases),
  question: z.int(),
  questions: z.int(),
  ballot,
  isPaused: z.boolean(),
  isLocked: z.boolean(),
  ...closing,
  /** The question that the game is at, also while its distribution is shown. */
  item: playerItem.nullable(),
  /** All of them, where each goes through them alone. */
  items: z.array(playerItem),
  distributions: z.array(distribution),
  key: z.object({ answer: z.string(), explanation: z.string().nullable() }).nullable(),
  /** The first of them; names only where the host shows them. */
  standings: z.array(z.object({ name: z.string().nullable(), points: z.number(), rank: z.int() })).nullable(),
  teams: z.array(z.object({ team, points: z.number(), rank: z.int(), members: z.int() })).nullable(),
});
export type LivePublic = z.infer<typeof livePublic>;

/** What a player sees of themself. */
export const liveOwn = z.object({
  playerId: z.string(),
  name: z.string(),
  team: team.nullable(),
  accommodation: accommodation.nullable(),
  /** Choices that this player does without, by the question's id. */
  without: z.record(z.string(), z.string()),
  mayAnswer: z.boolean(),
  ...closing,
  /** To the question that the game is at; of all where each goes through them alone. Judged only where it is told. */
  answers: z.array(z.object({ question, ballot, response: learnerResponse, grade: playerGrade.nullable() })),
  points: z.number().nullable(),
  /** Only in the upper half: nobody is told that they are last. */
  rank: z.int().nullable(),
});
export type LiveOwn = z.infer<typeof liveOwn>;

export const playerLive = z.object({
  /** The server's clock in ms: a device's may be wrong. */
  now: z.number(),
  game: livePublic,
  own: liveOwn,
});
export type PlayerLive = z.infer<typeof playerLive>;

export const hostPlayer = z.object({
  id: z.string(),
  name: z.string(),
  /** What the class calls them, where they are in it. */
  studentName: z.string().nullable(),
  studentId: z.string().nullable(),
  team: team.nullable(),
  /** Was added by the host, and has no device. */
  isOnPaper: z.boolean(),
  isHere: z.boolean(),
  isKicked: z.boolean(),
  timeFactor,
  /** The ballot that is open, or was last. */
  hasAnswered: z.boolean(),
  /** How far they are where each goes through the questions alone. */
  verdicts: z.array(z.object({ question, verdict: z.enum(verdicts) })),
  points: z.number().nullable(),
});
export type HostPlayer = z.infer<typeof hostPlayer>;

export const hostLive = z.object({
  now: z.number(),
  game: livePublic,
  code: z.string().nullable(),
  classId: z.string().nullable(),
  leftOut: z.int(),
  possible: z.array(z.enum([...press.options[0].shape.kind.options, 'extend'])),
  /** How much time those need who have not answered: what is possible as time goes on follows from it. */
  waitsFor: z.array(timeFactor),
  answered: z.int(),
  /** The question with its key, for the host's own eyes. */
  asked: itemShape.nullable(),
  /** With keys and all that was typed. */
  distributions: z.array(distribution),
  players: z.array(hostPlayer),
});
export type HostLive = z.infer<typeof hostLive>;

const reportAnswer = z.object({
  question,
  ballot,
  response: learnerResponse,
  verdict: z.enum(verdicts),
  score: z.number(),
});

export const liveReport = z.object({
  id: z.string(),
  title: z.string(),
  appId: z.string(),
  classId: z.string().nullable(),
  settings: liveSettings,
  createdAt: isoDate,
  endedAt: isoDate.nullable(),
  questions: z.array(
    z.object({
      item: itemShape,
      isSkipped: z.boolean(),
      answered: z.int(),
      share: z.number().nullable(),
      distributions: z.array(distribution),
    }),
  ),
  /** Places of those with the lowest share, the hardest first. */
  hardest: z.array(question),
  players: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      studentName: z.string().nullable(),
      team: team.nullable(),
      points: z.number(),
      rank: z.int(),
      answers: z.array(reportAnswer),
    }),
  ),
  teams: z.array(z.object({ team, points: z.number(), rank: z.int(), members: z.int() })).nullable(),
});
export type LiveReport = z.infer<typeof liveReport>;
