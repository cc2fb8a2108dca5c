import type { ZodType } from 'zod';
import type { Prisma, PrismaClient } from '#prisma/generated/sqlite/client';
import type { ToldRecord } from '#shared/api/changes';
import type { FallbackReason } from '#shared/api/generate';
import type { ListUsersInput } from '#shared/api/users';
import type { Sentence } from '#shared/content/sentences/sentence';
import type { SpellingPattern } from '#shared/content/words/spelling-patterns';
import type { Topic } from '#shared/content/words/topics';
import type { Word } from '#shared/content/words/word';
import type { WordEntry } from '#shared/content/words/word-list';
import type { FailureReason } from '#shared/core/failures';
import type { KeyScope } from '#shared/core/key-scopes';
import type { Level } from '#shared/core/level';
import type { PlanId } from '#shared/core/plans';
import type { Random } from '#shared/core/random';
import type { Refusal } from '#shared/core/result';
import type { Role } from '#shared/core/roles';
import type { SpokenLine } from '#shared/items/spoken-lines';
import type { Sayer } from '#shared/pronunciation/sayer';
import type { WordFacts } from '#shared/vocabulary/word-facts';
import type { WordIndex } from '#shared/vocabulary/word-index';
import type { User } from './user';

/** Everything outside the process that the rules need, handed to them. */
export interface Deps {
  db: Db;
  reader: Reader;
  clock: Clock;
  /** Numbers that nobody foresees, for what a player must not know before. */
  random: Random;
  mailer: Mailer;
  captcha: Captcha;
  limiter: Limiter;
  background: Background;
  changes: Changes;
  words: Words;
  /** None where no server is set: then the built-in engines do it all. */
  model: Model | undefined;
  /** None where no server is set: then the devices speak and listen by themselves. */
  speech: Speech | undefined;
  log: Log;
  metrics: Metrics;
  vault: Vault;
  commonPasswords: CommonPasswords;
  settings: Settings;
}

export type Db = PrismaClient;
export type Transaction = Prisma.TransactionClient;
export type Json = Prisma.InputJsonValue;

/** SQLite answers at once, PostgreSQL later. */
type MaybePromise<T> = T | Promise<T>;

/** The hot reads, by prepared statements outside any transaction: they see what is committed, nothing else. */
export interface Reader {
  /** The session with that token hash and its user, whether or not it has expired. */
  session(tokenHash: string): MaybePromise<SessionWithUser | undefined>;
  /** The key for outside tools with that hash and its user, whether or not it is still good. */
  apiKey(keyHash: string): MaybePromise<ApiKeyWithUser | undefined>;
  usersPage(query: UsersQuery): MaybePromise<User[]>;
  countUsers(query: Pick<UsersQuery, 'search' | 'role'>): MaybePromise<number>;
  countUsersByRoleAndPlan(): MaybePromise<{ role: Role; plan: PlanId; count: number }[]>;
  /** What was spent in each quarter of an hour with spending: days of any time zone are made of such. */
  spending(query: SpendingQuery): MaybePromise<{ at: Date; tokens: number }[]>;
  /** What was spent on what, by whom, of whose tokens, and how often. */
  spenders(query: SpendingQuery): MaybePromise<Spender[]>;
  /** What was spent of the tokens of a school's members since they came to it, by member. */
  schoolSpending(query: SchoolSpendingQuery): MaybePromise<MemberSpending[]>;
  /** How many bytes the whole database is, without what was deleted from it and is free again. */
  storedBytes(): MaybePromise<number>;
  /** How many students of a class have begun, and handed in, each piece of its work. */
  workCounts(classId: string): MaybePromise<WorkCount[]>;
  /** Which student of a class has begun which piece of its work, and handed it in for the first time. */
  classWork(query: ClassWorkQuery): MaybePromise<BegunWork[]>;
  /** A live game without its questions. */
  liveGame(gameId: string): MaybePromise<LiveGameRow | undefined>;
  /** All who came into a live game, as they came. */
  livePlayers(gameId: string): MaybePromise<LivePlayerRow[]>;
  /** What was answered in a live game, or to one question of it, by those who were not taken out. */
  liveAnswers(gameId: string, question?: number): MaybePromise<LiveAnswerRow[]>;
}

/** JSON is as the database gives it, as in the answers. */
export interface LiveGameRow {
  id: string;
  hostId: string;
  classId: string | null;
  title: string;
  appId: string;
  leftOut: number;
  seed: number;
  settings: unknown;
  state: unknown;
  createdAt: Date;
  endedAt: Date | null;
  /** By which one joins it, while one can. */
  code: string | null;
}

export interface LivePlayerRow {
  id: string;
  name: string;
  ofName: number;
  isGuest: boolean;
  team: number | null;
  accommodation: unknown;
  isHere: boolean;
  isKicked: boolean;
  studentId: string | null;
  studentName: string | null;
  userId: string | null;
}

/** JSON is as the database gives it, text or what the text says: the same answers are read again and again. */
export interface LiveAnswerRow {
  playerId: string;
  question: number;
  ballot: number;
  verdict: string;
  score: number;
  ms: number;
  response: unknown;
  grade: unknown;
}

/** What a class was given since a moment, and some of its students. */
export interface ClassWorkQuery {
  classId: string;
  since?: Date | undefined;
  enrolmentIds: readonly string[];
}

export interface WorkCount {
  assignmentId: string;
  begun: number;
  done: number;
}

export interface BegunWork {
  assignmentId: string;
  enrolmentId: string;
  /** None while no attempt has ended. */
  endedAt: Date | null;
}

export interface Spender {
  action: string;
  actorId: string;
  userId: string;
  tokens: number;
  times: number;
}

/**
 * Spending since a moment: all of it, or what a user spent or paid, or what others spent of that user's tokens.
 */
export interface SpendingQuery {
  since: Date;
  of?: { id: string; scope: SpendingScope };
}

export type SpendingScope = 'own' | 'members';

/** From a moment on and before another one. */
export interface SchoolSpendingQuery {
  schoolId: string;
  since: Date;
  until: Date;
}

export interface MemberSpending {
  userId: string;
  tokens: number;
  /** Refunds taken off. */
  times: number;
}

export interface SessionWithUser {
  id: string;
  openedAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** However much it is used, it ends then, where that is said. */
  endsAt: Date | null;
  user: User;
}

export interface ApiKeyWithUser {
  id: string;
  scope: KeyScope;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  user: User;
}

/** One page of the users: after `after`, in the order of `sort` and then id. */
export interface UsersQuery extends Pick<ListUsersInput, 'search' | 'role' | 'sort' | 'order' | 'limit'> {
  after?: { value: string | number; id: string };
}

export interface Clock {
  now(): Date;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** After that it is of no use; else after a day. */
  until?: Date;
}

export interface Mailer {
  /** Keeps the mail where its server is away. Throws where it was refused for good. */
  send(mail: Mail): Promise<void>;
}

export interface Captcha {
  /** True where the token is good for the action, and where nothing checks captchas. */
  passes(token: string | undefined, action: string, address: string): Promise<boolean>;
}

/** What is counted: a kind of attempt, and by whom. What is counted by address counts the network it stands for. */
export type Attempt = { limit: AccountLimit; key: string } | { limit: AddressLimit; key?: string; address: string };
type AddressLimit = Extract<LimitName, `${string}-address`>;
type AccountLimit = Exclude<LimitName, AddressLimit>;

export type LimitName =
  | 'login-account-and-address'
  | 'login-account'
  | 'login-address'
  | 'login-device'
  | 'student-and-address'
  | 'student-account'
  | 'student-device'
  | 'password-account'
  | 'second-factor-account'
  | 'sign-up-address'
  | 'mail-account'
  | 'mail-address'
  | 'reset-address'
  | 'codes-device'
  | 'codes-address'
  | 'device-codes-address'
  | 'guest-attempts-address'
  | 'answers-attempt'
  | 'guest-generations-address'
  | 'generations-account'
  | 'own-data-account'
  | 'suggestions-account'
  | 'accounts-asked-account'
  | 'accounts-asked-address'
  | 'speech-account'
  | 'speech-address'
  | 'speech-attempt'
  | 'transcriptions-account';

export interface Limiter {
  /**
   * Counts one attempt in each limit, or says how long to wait. Counting first, several at once cannot slip through.
   */
  take(attempts: readonly Attempt[]): Promise<Refusal<'too_many_attempts'> | undefined>;
  /** Takes back what `take` counted, because the attempt was no failure. */
  giveBack(attempts: readonly Attempt[]): Promise<void>;
  /** Does work for one key at a time, within this process: a class on one account must not look like an attack. */
  inTurn<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Deletes counts that ended an hour ago or longer. */
  forgetPassed(): Promise<void>;
}

/** English words: what we wrote of them, and whether one exists. */
export interface Words {
  ofTopic(level: Level, topic: Topic, audience?: 'adults'): Promise<Word[]>;
  ofPattern(pattern: SpellingPattern): Promise<WordEntry[]>;
  /** Easy words, for wrong answers beside a short list. */
  everyday(): Promise<Word[]>;
  sentencesOf(level: Level): Promise<Sentence[]>;
  /** The whole pack by its forms, phrases as well. */
  index(): Promise<WordIndex>;
  /** Says of a text whether the pack has it: a word or a phrase in any form, or an example of one. */
  knows(): Promise<(text: string) => boolean>;
  /** Finds the other real words that a word's letters make. */
  anagrams(): Promise<(word: string) => readonly string[]>;
  /** Says of a lower-case word whether it exists in British or American English. */
  dictionary(): Promise<(word: string) => boolean>;
  /** What the whole pack knows of a written word. */
  facts(): Promise<WordFacts>;
  /** Says how words and phrases are said; a guess from the letters where no dictionary has one. */
  sayer(): Promise<Sayer>;
}

/** A language model on some server. What it answers is data to be checked, like anything from outside. */
export interface Model {
  /** What administrators see; holds no secret. */
  about: { baseUrl: string; name: string; hasKey: boolean };
  /**
   * Asks for a JSON object. Yields it as far as it has come, where it is streamed, and returns what there was in the
   * end, of whatever shape, or why there was nothing.
   */
  ask(request: ModelRequest): AsyncGenerator<unknown, ModelAnswer>;
}

export interface ModelRequest {
  system: string;
  prompt: string;
  shape: ZodType;
  stream: boolean;
  signal: AbortSignal | undefined;
}

export type ModelAnswer = { ok: true; json: unknown } | { ok: false; reason: ModelFailure };
export type ModelFailure = Exclude<FallbackReason, 'wrong_shape' | 'against_rules'> | 'cancelled';

/** A server that speaks, writes down what is said, or both. */
export interface Speech {
  /** Absent where it only listens. */
  voice: SpeechVoice | undefined;
  /** Absent where it only speaks. */
  ear: SpeechEar | undefined;
}

export interface SpeechVoice {
  /** Where the sound of a line lies, if it was said before. */
  kept(line: SpokenLine): Promise<SoundFile | undefined>;
  /** Has a line said and keeps its sound. */
  say(line: SpokenLine): Promise<Said>;
}

export interface SpeechEar {
  /** What was said in a recording, as far as it was understood. */
  writeDown(recording: { bytes: Uint8Array; type: string }): Promise<SpeechAnswer<string>>;
}

export interface Said {
  answer: SpeechAnswer<SoundFile>;
  /** Somebody else had asked for the same sound, or it was there by now: the server was not asked for this one. */
  isShared: boolean;
}

/** An MP3 file on this machine. */
export interface SoundFile {
  folder: string;
  name: string;
}

export type SpeechAnswer<T> = { ok: true; value: T } | { ok: false; reason: SpeechFailure };
export type SpeechFailure =
  | 'unreachable'
  | 'too_slow'
  | 'refused'
  | 'redirected'
  | 'wrong_type'
  | 'too_long'
  | 'not_kept';

export interface Background {
  /** Starts work that no answer waits for. A failure is logged. */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when all of it is done. */
  idle(): Promise<void>;
}

/** Tells those who follow a record that it has changed, in all processes of the portal. */
export interface Changes {
  /** To be called once the change is in the database. Nobody waits for it. */
  tell(record: ToldRecord): void;
  /**
   * Calls back at each change of one of these, or where one may have changed, until it is stopped. Nothing where the
   * user follows at too many places already.
   */
  follow(by: string, records: readonly ToldRecord[], changed: (record: ToldRecord) => void): (() => void) | undefined;
  /** When the process ends, and all following with it. */
  ended: AbortSignal;
}

export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Counts what happens, for the people who keep the portal running. */
export interface Metrics {
  answered(request: { route: string; method: string; status: string; seconds: number }): void;
  refused(reason: FailureReason): void;
  tokensSpent(amount: number): void;
  drafted(outcome: 'model' | 'engine' | 'refused' | FallbackReason): void;
  /** All numbers, as Prometheus reads them. */
  text(): Promise<{ type: string; body: string }>;
}

/** Encrypts secrets that must be read again, so that anyone who gets hold of the database or a backup cannot. */
export interface Vault {
  /** What was written before there was a vault is not. */
  isSealed(text: string): boolean;
  /** The secret, encrypted for its owner: it opens for nobody else. */
  seal(secret: string, owner: string): string;
  /** The secret; nothing where it was encrypted under another key. */
  open(sealed: string, owner: string): string | undefined;
  /** A hash under the key: the same text has the same one, and nobody without the key finds the text by trying. */
  mark(text: string): string;
}

/** The passwords that are guessed first. */
export interface CommonPasswords {
  includes(password: string): Promise<boolean>;
}

export interface Settings {
  publicUrl: string;
  /** Whether new addresses are verified by mail: where no mail server is set, nobody can be asked. */
  verifiesAddresses: boolean;
  payments: 'demo' | 'off';
  /** Plans that are bought through a checkout page, not applied by us. */
  plansWithCheckout: readonly PlanId[];
  dailyFreeTokens: number;
  sharedTokensIdleMinutes: number;
  /** How much saved work one user may have; everybody but students has as much as a teacher. */
  quotaBytes: { teacher: number; student: number; portal: number };
}
