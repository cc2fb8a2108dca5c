import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { TRPCError } from '@trpc/server';
import { strFromU8, unzipSync } from 'fflate';
import { expect, inject } from 'vitest';
import * as z from 'zod';
import { migrate } from '#prisma/migrate';
import { copyToPostgres } from '#prisma/to-postgres';
import { openDatabase } from '#server/adapters/db/open';
import { projectRoot } from '#server/config';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import { appRouter } from '#server/routers';
import { refusalOf } from '#server/trpc/failures';
import { createCallerFactory } from '#server/trpc/init';
import { exportFile } from '#shared/api/shelf';
import { mulberry32 } from '#shared/core/random';
import { emptyDatabase, type TestDatabase } from './test-database';
import { type World, world } from './world';

/* A portal of the state before version 0.2, and what it said: see tests/fixtures/state-before/README.md. */

const folder = path.join(projectRoot, 'tests/fixtures/state-before');
const file = (name: string) => readFileSync(path.join(folder, name));
const unzippedJson = (name: string): unknown => JSON.parse(gunzipSync(file(name)).toString());

const peopleFile = z.object({
  now: z.string(),
  exportedAt: z.string(),
  key: z.string(),
  password: z.string(),
  people: z.record(z.string(), z.object({ id: z.string(), username: z.string(), token: z.string() })),
  attempts: z.record(z.string(), z.object({ id: z.string(), who: z.string(), isGame: z.boolean().optional() })),
});
/** Who is in it, when it was left, and its attempts by name. */
export const before = peopleFile.parse(JSON.parse(file('people.json').toString()));

/** One call, as it was made then, and what came of it. */
const step = z.object({
  at: z.string(),
  who: z.string(),
  call: z.string(),
  input: z.json().optional(),
  output: z.json(),
});
type Step = z.infer<typeof step>;
type Json = z.core.util.JSONType;

/** What somebody's saved work was as a file. */
export const libraryFileBefore = (who: 'ana' | 'lind') => exportFile.parse(unzippedJson(`library-${who}.json.gz`));

/** Puts the database of then where it can be opened. */
export function unpackDatabase(to: string): void {
  writeFileSync(to, gunzipSync(file('portal.db.gz')));
}

/** The database of then, with the migrations of now: on PostgreSQL by the portal's own copy. */
async function takeOver(temporary: string): Promise<TestDatabase> {
  const from = path.join(temporary, 'portal.db');
  unpackDatabase(from);
  if (!inject('postgres')) {
    await migrate({ file: from });
    const database = await openDatabase({ file: from });
    return { address: { file: from }, database, drop: () => database.close() };
  }
  const address = await emptyDatabase();
  await copyToPostgres({ from, to: address.url });
  const database = await openDatabase(address);
  return { address, database, drop: () => database.close() };
}

/** A portal that was taken over, at the moment when it was left. Nothing has been filled in the background yet. */
export async function portalOfBefore(): Promise<World> {
  const portal = await world({}, { random: mulberry32(3) }, takeOver);
  portal.deps.clock.set(before.now);
  return portal;
}

/** The map of names: of routers, of procedures and of fields. Each says what something was called, and is. */
const routers: Readonly<Record<string, string>> = {
  results: 'attempts',
  twenty: 'twentyQuestions',
  sounds: 'pronunciation',
};
const procedures: Readonly<Record<string, string>> = { 'history.round': 'attempt' };
const attemptsForRounds = { round: 'attempt', rounds: 'attempts' };
/** By the router that says it, or else by the name of the field that holds them. */
const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  history: attemptsForRounds,
  quizzes: attemptsForRounds,
  retention: attemptsForRounds,
  students: attemptsForRounds,
  said: { is: 'kind' },
  turns: { is: 'kind' },
  diff: { is: 'kind' },
  'answers.json': { roundId: 'attemptId' },
};
/** What the audit log tells administrators. */
const sentences: Readonly<Record<string, string>> = {
  'Took the names off 1 round': 'Took the names off 1 attempt',
  'Released the results of 2 rounds': 'Released the results of 2 attempts',
  'Gave a guest’s round to a student': 'Gave a guest’s attempt to a student',
};

function inPresentNames(value: Json, within = ''): Json {
  if (typeof value === 'string') return sentences[value] ?? value;
  return mapJson(value, (field, name) => [fields[within]?.[name] ?? name, inPresentNames(field, name || within)]);
}

/** What an item is drawn from, what its answers say, and how many questions came from elsewhere. */
const saidSince: ReadonlySet<string> = new Set(['origin', 'measured', 'strongRight', 'calibration', 'filled']);

function withoutOrigin(value: Json): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return mapJson(value, withoutOriginIn);
  const rest = Object.fromEntries(Object.entries(value).filter(([name]) => !saidSince.has(name)));
  return mapJson(rest, withoutOriginIn);
}
const withoutOriginIn = (field: Json, name: string): [string, Json] => [name, withoutOrigin(field)];

/** The same with each field, or each of a list, replaced: those of a list have no name. */
function mapJson(value: Json, change: (field: Json, name: string) => [name: string, field: Json]): Json {
  if (Array.isArray(value)) return value.map((one) => change(one, '')[1]);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => change(field, name)));
}

const createCaller = createCallerFactory(appRouter);

/** Calls what is called so now; a refusal is an answer as well. */
async function answerNow({ deps }: World, { who, call, input }: Omit<Step, 'output'>): Promise<Json> {
  const token = before.people[who]?.token;
  const session = token ? await deps.reader.session(hashSecret(token)) : undefined;
  if (token && !session) throw new Error(`${who} is not signed in any more.`);
  const caller = createCaller({ deps, session, address: '127.0.0.1', userAgent: '', setHeader: () => {} });
  const [router = '', procedure = ''] = call.split('.');
  const called: unknown = Reflect.get(Reflect.get(caller, routers[router] ?? router), procedures[call] ?? procedure);
  if (typeof called !== 'function') throw new Error(`There is no ${call} any more.`);
  try {
    return z.json().parse(JSON.parse(JSON.stringify(await called(input))));
  } catch (error) {
    const reason = error instanceof TRPCError && refusalOf(error);
    if (!reason) throw error;
    return { refused: reason };
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** A question that is made for a quiz has a name by chance. */
const newName = /^[\w-]{12}$/;
/** A drawn question about a word was named by its topic, and is named by its place. */
const byTopic = /^words\.(\w\d)\.\w+\.(\d+)$/;
const byPlace = /^word\.\w\d\.\d+$/;

function isPair(then: string, now: string): boolean {
  const renamed = then.replace(byTopic, 'word.$1.$2');
  return [uuid, newName].some((id) => id.test(then) && id.test(now)) || (renamed !== then && renamed === now);
}

const isFields = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Rows of which nothing says which comes first stand in the order of SQLite in the fixture, and in one of their own on
 * PostgreSQL: there no order is compared, nor the last places of a share that was added up in another one.
 */
function alikeOnBoth(value: Json): Json {
  if (inject('postgres') === undefined) return value;
  if (typeof value === 'number') return Number(value.toPrecision(12));
  if (Array.isArray(value)) {
    return value.map(alikeOnBoth).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  if (!isFields(value)) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, alikeOnBoth(field)]));
}

/** The choices of a question are mixed by its name: those of one that is named otherwise stand in another order. */
function inAnyOrder(value: Json): Json {
  const fields = isFields(value) ? value : {};
  const { id, options } = fields;
  const isRenamed = typeof id === 'string' && byPlace.test(id);
  return mapJson(value, (field, name) => [
    name,
    inAnyOrder(isRenamed && field === options && Array.isArray(options) ? [...options].sort() : field),
  ]);
}

/** Questions that came into a bank at the same moment stand in the order of their names, which are made by chance. */
function byPrompt(value: Json): Json {
  if (!isFields(value) || !Array.isArray(value.items)) return value;
  const promptOf = (one: Json) => (isFields(one) && isFields(one.item) ? String(one.item.prompt) : '');
  return { ...value, items: value.items.toSorted((one, other) => (promptOf(one) < promptOf(other) ? -1 : 1)) };
}

/** What was made of a bank was not found by its text before the next start. It is found at once by now. */
function withoutMadeOfBank(value: Json): Json {
  if (!isFields(value) || !Array.isArray(value.items)) return value;
  return { ...value, items: value.items.filter((one) => !isFields(one) || one.title !== 'From the bank') };
}

/** A search finds more by now, by words of the same meaning: what it found then has to be there, and as it was. */
function foundThen(now: Json, then: Json): Json {
  if (!isFields(now) || !isFields(then) || !Array.isArray(now.items) || !Array.isArray(then.items)) return now;
  const ids = new Set(then.items.map((one) => (isFields(one) ? one.id : one)));
  return { ...now, items: now.items.filter((one) => ids.has(isFields(one) ? (one.id ?? null) : one)) };
}

/** A game says since until when it runs, which was never the case of one that was not given. */
function withoutLimit(value: Json): Json {
  if (!isFields(value)) return value;
  if (isFields(value.game)) return { ...value, game: withoutLimit(value.game) };
  const { deadlineAt, now: _, ...game } = value;
  return deadlineAt === null ? game : value;
}

/** Names that are made anew each time: pairs those of then with those of now. What was there before has one name. */
class Pairs {
  readonly #pairs = new Map<string, string>();
  readonly #known: ReadonlySet<string>;
  constructor(known: Iterable<string>) {
    this.#known = new Set(known);
  }

  note(then: Json, now: Json | undefined): void {
    if (typeof then === 'string') {
      const isNew = !this.#known.has(then) && !this.#pairs.has(then);
      if (isNew && typeof now === 'string' && isPair(then, now)) this.#pairs.set(then, now);
    } else if (Array.isArray(then) && Array.isArray(now)) {
      for (const [at, one] of then.entries()) this.note(one, now[at]);
    } else if (isFields(then) && isFields(now)) {
      for (const [name, field] of Object.entries(then)) this.note(field, now[name]);
    }
  }

  inPresent(value: Json): Json {
    if (typeof value === 'string') return this.#pairs.get(value) ?? value;
    return mapJson(value, (field, name) => [this.#pairs.get(name) ?? name, this.inPresent(field)]);
  }
}

function* textsIn(value: Json): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* textsIn(one);
}

const stepsOf = (name: 'reads' | 'goes-on') => step.array().parse(unzippedJson(`${name}.json.gz`));

/** Whether it only reads and names what it says anew all the same. */
const makesNew = ({ call }: Step) => call === 'quizzes.reteach';

/*
 * The words and the points of grammar are the portal's own, and others since. What was drawn from them before is kept
 * with the attempt and is what it was; what is drawn from them now is another question, and what hangs on the answer to
 * it another result.
 */

/** Attempts by which people went on with questions that had to be drawn: those of a quiz are the same as then. */
class DrawnAnew {
  readonly #ids = new Set<string>();

  note({ call, input, output }: Step, inPresent: (id: string) => Json): void {
    if (!isFields(input) || !isFields(output)) return;
    const starts = call === 'results.start' && isFields(input.activity) && input.activity.kind !== 'questions';
    const id = starts ? output.id : call === 'results.answer' && 'next' in output ? input.id : undefined;
    if (typeof id !== 'string') return;
    this.#ids.add(id).add(String(inPresent(id)));
  }

  /** Whether the call begins such an attempt, is about one, or adds up what it came to with others. */
  decides({ call, input, output }: Step): boolean {
    if (this.#ids.size === 0) return false;
    const about = call === 'results.start' ? output : input;
    return addsUp.has(call) || (isFields(about) && this.#ids.has(String(about.id)));
  }

  without(list: Json): Json {
    if (!isFields(list) || !Array.isArray(list.items)) return list;
    return { ...list, items: list.items.filter((one) => !isFields(one) || !this.#ids.has(String(one.id))) };
  }
}
const addsUp: ReadonlySet<string> = new Set([
  'history.student',
  'history.group',
  'history.hardest',
  'results.grammar',
  'results.placements',
  'sounds.progress',
]);

/** Of a deck of the portal's own words: what somebody remembers of those that are in it still. */
function remembered(value: Json, other: Json): Json {
  if (!isFields(value) || !Array.isArray(value.cards) || !isFields(other) || !Array.isArray(other.cards)) return value;
  const inOther = new Set(other.cards.map(nameOfCard));
  return { title: value.title ?? null, cards: value.cards.filter((card) => inOther.has(nameOfCard(card))) };
}
const nameOfCard = (card: Json) => (isFields(card) ? `${card.entryId} ${card.direction}` : '');
const isOwnDeck = ({ call, input }: Step) =>
  call.startsWith('cards.') && isFields(input) && ('level' in input || 'pattern' in input);

/** Makes the calls of such a file again, and expects what was said then. */
export async function repeat(portal: World, name: 'reads' | 'goes-on'): Promise<void> {
  const pairs = new Pairs(stepsOf('reads').flatMap((one) => (makesNew(one) ? [] : [...textsIn(one.output)])));
  const drawnAnew = new DrawnAnew();
  for (const one of stepsOf(name)) {
    const { output, ...call } = one;
    portal.deps.clock.set(call.at);
    const [router = ''] = call.call.split('.');
    const input = call.input && pairs.inPresent(inPresentNames(call.input, router));
    const alike = (value: Json) => {
      if (name === 'goes-on' && call.call === 'bank.list') return byPrompt(value);
      if (router === 'twenty') return withoutLimit(value);
      return isFields(call.input) && call.input.search ? withoutMadeOfBank(value) : value;
    };
    const now = alike(withoutOrigin(await answerNow(portal, { ...call, ...(input && { input }) })));
    const then = alike(inPresentNames(output, router));
    pairs.note(then, now);
    drawnAnew.note(one, (id) => pairs.inPresent(id));
    if (drawnAnew.decides(one)) continue;
    const about = `${call.call} by ${call.who} of ${JSON.stringify(call.input)}`;
    const pair = [now, pairs.inPresent(then)] as const;
    if (isOwnDeck(one)) {
      const [isKnown, wasKnown] = [remembered(pair[0], pair[1]), remembered(pair[1], pair[0])];
      if (call.call === 'cards.deck') expect(alikeOnBoth(isKnown), about).toEqual(alikeOnBoth(wasKnown));
      continue;
    }
    const [isListed, wasSaid] = call.call === 'history.list' ? pair.map((list) => drawnAnew.without(list)) : pair;
    const isSearch = isFields(call.input) && call.input.search;
    const isSaid = isSearch ? foundThen(isListed ?? null, wasSaid ?? null) : isListed;
    expect(alikeOnBoth(inAnyOrder(isSaid ?? null)), about).toEqual(alikeOnBoth(inAnyOrder(wasSaid ?? null)));
  }
}

/** An export of somebody's own data by the names of its files, but for the log, in which the export itself stands. */
export function filesOf(zip: Uint8Array): Map<string, Json> {
  const files = Object.entries(unzipSync(zip)).filter(([name]) => name.endsWith('.json') && name !== 'audit-log.json');
  return new Map(
    files.map(([name, content]) => [name, alikeOnBoth(withoutOrigin(z.json().parse(JSON.parse(strFromU8(content)))))]),
  );
}

const fileNames: Readonly<Record<string, string>> = { 'rounds.json': 'attempts.json' };
/** What there was nothing of then. */
const kindsSince = [
  'classes.json',
  'enrolments.json',
  'student-secret.json',
  'assignments.json',
  'class-books.json',
  'class-teachers.json',
  'class-invitations.json',
  'school.json',
  'schools-made.json',
  'school-invitations.json',
  'live-games.json',
  'live-answers.json',
  'paired-devices.json',
  'pictures.json',
  'focuses.json',
];

/** The export of then. */
export const ownDataBefore = (who: 'ana' | 'lind') => {
  const then = [...filesOf(file(`own-data-${who}.zip`))].map(([name, content]): [string, unknown] => [
    fileNames[name] ?? name,
    alikeOnBoth(inPresentNames(content, name)),
  ]);
  return new Map([...then, ...kindsSince.map((name): [string, unknown] => [name, []])]);
};
