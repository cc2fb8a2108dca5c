import { describe, expect, test } from 'vitest';
import { gameSource } from '#server/domain/attempts/game-source';
import { attemptKinds } from '#server/domain/data-export/attempt-kinds';
import type { User } from '#server/domain/platform/user';
import type { GiveInput } from '#shared/api/assignments';
import type { GameToGive } from '#shared/api/twenty-questions';
import { things } from '#shared/content/things/pack';
import { enrolled, give, giving, present, school } from '#tests/support/given-work';
import { refusalBy } from '#tests/support/refusals';
import { atOnce } from '#tests/support/wallet';
import { asGuest, type World } from '#tests/support/world';

type Caller = Awaited<ReturnType<typeof school>>['caller'];

const animals: GameToGive = {
  kind: 'twenty-questions',
  from: { builtIn: { level: 'A1', category: 'animals' } },
  grammar: 'any',
  oneSecret: false,
};
const game = (classId: string, more: Partial<GiveInput> = {}) =>
  giving(classId, { title: 'Find my animal', appId: '20-questions', activity: animals, ...more });

const playing = (assignment: string, kind: 'assigned' | 'joined' = 'assigned') =>
  ({ appId: '20-questions', activity: { kind, assignment }, mode: 'practice' }) as const;

/** A class that was given a game. */
async function given(more: Partial<GiveInput>, ...names: string[]) {
  const made = await school(...names);
  return { ...made, id: await give(made.caller, game(made.classId, more)) };
}

/** The secret, as only the server knows it. */
async function secretOf({ deps }: World, id: string): Promise<string> {
  const { source } = await deps.db.attempt.findUniqueOrThrow({ where: { id }, select: { source: true } });
  return gameSource.parse(source).secret.name;
}

const begin = async (caller: Caller, assignment: string) => (await caller.attempts.start(playing(assignment))).id;
const ask = (caller: Caller, id: string, text: string) => caller.twentyQuestions.ask({ id, text });
const guess = async (portal: World, caller: Caller, id: string) =>
  ask(caller, id, `Is it ${await secretOf(portal, id)}?`);

/** Guesses that are wrong. */
async function wrongGuesses(portal: World, id: string, count: number): Promise<string[]> {
  const secret = await secretOf(portal, id);
  const others = things.filter(({ name }) => name !== secret).slice(0, count);
  return others.map(({ name }) => `Is it ${name}?`);
}

describe('a given game', () => {
  test('is played by a student, and its class reads what came of it', async () => {
    const { portal, caller, students, id } = await given({}, 'Anna', 'Ben', 'Cleo');
    const [anna, ben] = [present(students[0]), present(students[1])];
    const own = await begin(anna.caller, id);
    await ask(anna.caller, own, 'It can fly?');
    await ask(anna.caller, own, 'Can it fly?');
    for (const text of await wrongGuesses(portal, own, 1)) await ask(anna.caller, own, text);
    expect((await caller.assignments.get({ id })).students[0]).toMatchObject({
      ...{ state: 'playing', answered: 2, asked: 20, foundSecret: false, score: null },
    });
    const found = await guess(portal, anna.caller, own);
    expect(found.game.over).toMatchObject({ found: true, secret: await secretOf(portal, own) });
    const bens = await begin(ben.caller, id);
    await ask(ben.caller, bens, 'Can it fly?');
    await ben.caller.twentyQuestions.giveUp({ id: bens });

    const { students: rows, columns } = await caller.assignments.get({ id });
    expect(rows).toMatchObject([
      { name: 'Anna', state: 'done', foundSecret: true, answered: 3, score: 12, maxScore: 13 },
      { name: 'Ben', state: 'done', foundSecret: false, answered: 1, score: 1, maxScore: 11 },
      { name: 'Cleo', state: 'not-started', attemptId: null },
    ]);
    expect(columns).toMatchObject([
      { text: 'Well formed', answered: 4, share: 0.75, wrong: [{ text: 'It can fly?', who: ['Anna'] }] },
    ]);
    expect((await anna.caller.assignments.mine()).items).toMatchObject([{ state: 'done', score: 12, maxScore: 13 }]);
    const seen = await caller.attempts.get({ id: own });
    expect(seen.title).toBe('Find my animal');
    expect(seen.items.map(({ item: { prompt }, grade }) => [prompt, grade?.verdict])).toEqual([
      ['Put this question right: “It can fly?”', 'wrong'],
      ['Question 2: ask a yes/no question.', 'right'],
      ['Question 3: ask a yes/no question.', 'right'],
      ['Find the secret.', 'right'],
    ]);
  });

  test('counts for the reports of its class, by the form of the questions alone', async () => {
    const { portal, students, id } = await given({}, 'Anna');
    const anna = present(students[0]);
    const own = await begin(anna.caller, id);
    await ask(anna.caller, own, 'Can it fly?');
    await guess(portal, anna.caller, own);
    const sums = await portal.deps.db.workSum.findMany({
      where: { attemptId: own },
      orderBy: [{ kind: 'asc' }, { name: 'asc' }],
      select: { kind: true, name: true, answered: true, score: true },
    });
    expect(sums).toEqual([
      { kind: 'point', name: 'can', answered: 1, score: 1 },
      { kind: 'point', name: 'to-be', answered: 1, score: 1 },
      { kind: 'skill', name: 'grammar', answered: 2, score: 2 },
    ]);
  });

  test('tells its secret nowhere before it is over, and is answered nowhere else', async () => {
    const { portal, caller, students, id } = await given({}, 'Anna');
    const anna = present(students[0]);
    const started = await anna.caller.attempts.start(playing(id));
    const own = started.id;
    const texts = await wrongGuesses(portal, own, 1);
    const told = [
      started,
      await ask(anna.caller, own, present(texts[0])),
      await ask(anna.caller, own, 'Does it like jazz?'),
      await anna.caller.twentyQuestions.get({ id: own }),
      await anna.caller.attempts.get({ id: own }),
      await anna.caller.history.list({}),
      await anna.caller.assignments.mine(),
      await exportOf(portal, anna.user),
      await caller.assignments.get({ id }),
      await caller.assignments.list({ classId: (await caller.assignments.get({ id })).classId }),
    ];
    const { name, seed } = { name: await secretOf(portal, own), seed: await seedOf(portal, own) };
    expect(JSON.stringify(told)).not.toContain(name);
    expect(JSON.stringify(told)).not.toContain(String(seed));
    const response = { text: 'a dragon' };
    expect(await refusalBy(anna.caller.attempts.answer({ id: own, itemId: 'secret', response }))).toBe(
      'item_not_found',
    );
    for (const kind of ['first', 'meaning'] as const) {
      expect(await refusalBy(anna.caller.attempts.hint({ id: own, itemId: 'secret', kind }))).toBe('item_not_found');
    }
    await anna.caller.attempts.finish({ id: own });
    expect((await anna.caller.twentyQuestions.get({ id: own })).over).toMatchObject({ found: false, secret: name });
    expect((await caller.assignments.get({ id })).students).toMatchObject([{ score: 1, maxScore: 11 }]);
  });

  test('is nobody else’s: another student, a stranger, and its teacher while it runs find none', async () => {
    const { portal, caller, students, id } = await given({}, 'Anna', 'Ben');
    const [anna, ben] = [present(students[0]), present(students[1])];
    const own = await begin(anna.caller, id);
    for (const other of [ben.caller, caller, asGuest(portal, 'a'.repeat(64))]) {
      expect(await refusalBy(other.twentyQuestions.get({ id: own }))).toBe('game_not_found');
      expect(await refusalBy(ask(other, own, 'Can it fly?'))).toBe('game_not_found');
      expect(await refusalBy(other.twentyQuestions.giveUp({ id: own }))).toBe('game_not_found');
    }
    expect((await anna.caller.twentyQuestions.get({ id: own })).turns).toEqual([]);
  });

  test('is tried by its teacher as a student plays it, in no report', async () => {
    const { portal, caller, id } = await given({ rules: { release: 'each', attempts: 1 } }, 'Anna');
    for (const _ of [1, 2]) {
      const own = await begin(caller, id);
      expect((await guess(portal, caller, own)).game.over?.found).toBe(true);
    }
    expect((await caller.assignments.get({ id })).students).toMatchObject([{ state: 'not-started', attempts: 0 }]);
  });

  test('is gone on with, and begun as often as its rules say', async () => {
    const { portal, students, id } = await given({ rules: { release: 'each', attempts: 2 } }, 'Anna');
    const anna = present(students[0]);
    const [first, again] = await atOnce(2, () => begin(anna.caller, id));
    expect(first).toBe(again);
    await guess(portal, anna.caller, present(first));
    const second = await begin(anna.caller, id);
    expect(second).not.toBe(first);
    await atOnce(2, () => anna.caller.twentyQuestions.giveUp({ id: second }));
    expect(await refusalBy(anna.caller.attempts.start(playing(id)))).toBe('attempts_used_up');
  });

  test('questions at once are each counted once, and giving up twice ends it once', async () => {
    const { portal, caller, students, id } = await given({}, 'Anna');
    const anna = present(students[0]);
    const own = await begin(anna.caller, id);
    const texts = await wrongGuesses(portal, own, 5);
    await Promise.all(texts.map((text) => ask(anna.caller, own, text)));
    const said = await atOnce(5, () => ask(anna.caller, own, 'Can it fly?'));
    expect(said.filter((one) => one.said.kind === 'answered')).toHaveLength(1);
    const [one, other] = await atOnce(2, () => anna.caller.twentyQuestions.giveUp({ id: own }));
    expect(one?.over).toEqual(other?.over);
    expect((await caller.assignments.get({ id })).students).toMatchObject([
      { state: 'done', answered: 6, score: 6, maxScore: 16, attempts: 1 },
    ]);
    expect(await refusalBy(ask(anna.caller, own, 'Can it swim?'))).toBe('attempt_finished');
  });

  test('ends with the twentieth question', async () => {
    const { portal, caller, students, id } = await given({}, 'Anna');
    const anna = present(students[0]);
    const own = await begin(anna.caller, id);
    for (const text of await wrongGuesses(portal, own, 20)) await ask(anna.caller, own, text);
    expect((await anna.caller.twentyQuestions.get({ id: own })).over?.found).toBe(false);
    expect((await caller.assignments.get({ id })).students).toMatchObject([{ score: 20, maxScore: 30 }]);
  });

  test('keeps to its window and its time: what was asked by then counts, and its player is not needed', async () => {
    const { portal, caller, classId, students } = await school('Anna');
    const anna = present(students[0]);
    const now = portal.deps.clock.now().getTime();
    const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const rules = { release: 'each', minutes: 10, opensAt: inMinutes(5), closesAt: inMinutes(60) } as const;
    const id = await give(caller, game(classId, { rules }));
    expect(await refusalBy(anna.caller.attempts.start(playing(id)))).toBe('not_open_yet');
    portal.deps.clock.set(inMinutes(6));
    const own = await begin(anna.caller, id);
    expect(await ask(anna.caller, own, 'Can it fly?')).toMatchObject({ game: { deadlineAt: inMinutes(16) } });
    portal.deps.clock.set(inMinutes(20));
    expect((await caller.assignments.get({ id })).students).toMatchObject([
      { state: 'done', foundSecret: false, score: 1, maxScore: 11, finishedAt: inMinutes(16) },
    ]);
    expect(await refusalBy(ask(anna.caller, own, 'Can it swim?'))).toBe('time_is_up');
    expect((await anna.caller.twentyQuestions.get({ id: own })).over?.found).toBe(false);
    portal.deps.clock.set(inMinutes(61));
    expect(await refusalBy(anna.caller.attempts.start(playing(id)))).toBe('closed_already');
  });

  test('is played by guests of its code, each by the token of their device', async () => {
    const { portal, caller, id } = await given({ withCode: true });
    const { code } = await caller.assignments.get({ id });
    const token = 'b'.repeat(64);
    const guest = asGuest(portal, token);
    await guest.join.enter({ code: present(code ?? undefined), name: 'Dora', token });
    const { id: own } = await guest.attempts.start(playing(id, 'joined'));
    expect(await refusalBy(asGuest(portal, 'c'.repeat(64)).twentyQuestions.get({ id: own }))).toBe('game_not_found');
    await ask(guest, own, 'Can it fly?');
    const found = await guess(portal, guest, own);
    expect(found.game.over?.found).toBe(true);
    expect((await guest.join.mine()).items).toMatchObject([{ state: 'done', score: 12, maxScore: 12 }]);
    expect((await caller.assignments.get({ id })).guests).toMatchObject([
      { name: 'Dora', foundSecret: true, answered: 2, score: 12 },
    ]);
  });

  test('asks no model, costs nothing, and its missed questions are asked again without the secret', async () => {
    const { portal, students, id } = await given({}, 'Anna');
    const anna = present(students[0]);
    const entries = () => portal.deps.db.ledgerEntry.count({ where: { userId: anna.user.id } });
    const before = await entries();
    const own = await begin(anna.caller, id);
    await ask(anna.caller, own, 'It can fly?');
    await ask(anna.caller, own, 'Can it fly?');
    expect((await ask(anna.caller, own, 'Does it like jazz?')).said.kind).toBe('unknown');
    await anna.caller.twentyQuestions.giveUp({ id: own });
    const again = await anna.caller.attempts.start({
      ...{ appId: '20-questions', mode: 'practice' },
      activity: { kind: 'retry', of: own },
    });
    expect(again.items.map(({ item }) => item.prompt)).toEqual(['Put this question right: “It can fly?”']);
    expect(await entries()).toBe(before);
  });
});

/** What of a person's data speaks of their attempts. */
async function exportOf(portal: World, user: User): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const kind of attemptKinds) for await (const some of kind.pages(portal.deps, user)) rows.push(some);
  return rows;
}

const seedOf = async ({ deps }: World, id: string) =>
  (await deps.db.attempt.findUniqueOrThrow({ where: { id }, select: { seed: true } })).seed;

describe('one secret for all', () => {
  const oneSecret = { activity: { ...animals, oneSecret: true } };

  test('is the same in each first game, also for its teacher, and another one after it', async () => {
    const { portal, caller, students, id } = await given(oneSecret, 'Anna', 'Ben', 'Cleo');
    const games = await Promise.all([...students, { caller }].map((one) => begin(one.caller, id)));
    const secrets = await Promise.all(games.map((own) => secretOf(portal, own)));
    expect(new Set(secrets).size).toBe(1);
    const anna = present(students[0]);
    const later: string[] = [];
    for (let last = present(games[0]); later.length < 5; later.push(await secretOf(portal, last))) {
      await anna.caller.twentyQuestions.giveUp({ id: last });
      last = await begin(anna.caller, id);
    }
    expect(new Set([...secrets, ...later]).size).toBeGreaterThan(1);
  });

  test('waits for the end of the work where it was not found, also in what its player reads later', async () => {
    const { portal, caller, classId, students } = await school('Anna', 'Ben');
    const [anna, ben] = [present(students[0]), present(students[1])];
    const closesAt = new Date(portal.deps.clock.now().getTime() + 3_600_000).toISOString();
    const id = await give(caller, game(classId, { ...oneSecret, rules: { release: 'each', closesAt } }));
    const own = await begin(anna.caller, id);
    const ended = await anna.caller.twentyQuestions.giveUp({ id: own });
    expect(ended.over).toEqual({ found: false, secret: null, emoji: '' });
    const name = await secretOf(portal, own);
    const told = [
      ended,
      await anna.caller.attempts.get({ id: own }),
      await anna.caller.history.list({}),
      await exportOf(portal, anna.user),
    ];
    expect(JSON.stringify(told)).not.toContain(name);
    const bens = await begin(ben.caller, id);
    expect((await guess(portal, ben.caller, bens)).game.over).toMatchObject({ found: true, secret: name });
    portal.deps.clock.set(closesAt);
    expect((await anna.caller.twentyQuestions.get({ id: own })).over?.secret).toBe(name);
    expect((await caller.assignments.get({ id })).students).toMatchObject([{ maxScore: 10 }, { score: 11 }]);
  });

  test('is told by its teacher where the work never closes, and has no code for anyone', async () => {
    const { portal, caller, classId, students, id } = await given(oneSecret, 'Anna');
    const anna = present(students[0]);
    const own = await begin(anna.caller, id);
    await anna.caller.twentyQuestions.giveUp({ id: own });
    expect(await caller.assignments.get({ id })).toMatchObject({ withheld: 1, mayHaveCode: false });
    await caller.assignments.release({ id });
    const { over } = await anna.caller.twentyQuestions.get({ id: own });
    expect(over?.secret).toBe(await secretOf(portal, own));
    expect(await refusalBy(give(caller, game(classId, { ...oneSecret, withCode: true })))).toBe('code_for_graded');
  });
});

describe('saved secrets', () => {
  const secrets = (...names: string[]) => ({
    secrets: names.map((name) => ({ id: name, name, answers: { alive: 'yes' as const } })),
  });

  test('are given as they are: a later change changes nothing, until they are brought up to date', async () => {
    const { portal, caller, classId, students } = await school('Anna', 'Ben');
    const kept = { kind: 'secrets', title: 'Ours', level: 'A2' } as const;
    const { id: set } = await caller.library.create({ ...kept, data: secrets('the school cat') });
    const activity: GameToGive = { ...animals, from: { secrets: set } };
    const id = await give(caller, game(classId, { activity }));
    await caller.library.update({ id: set, version: 1, ...kept, data: secrets('the school dog') });
    const [anna, ben] = [present(students[0]), present(students[1])];
    const own = await begin(anna.caller, id);
    expect(await anna.caller.twentyQuestions.get({ id: own })).toMatchObject({
      level: 'A2',
      names: ['the school cat'],
    });
    expect((await ask(anna.caller, own, 'Is it alive?')).game.turns).toMatchObject([{ answer: 'yes' }]);
    await caller.assignments.bringUpToDate({ id });
    const bens = await begin(ben.caller, id);
    expect(await secretOf(portal, bens)).toBe('the school dog');
    expect((await ask(anna.caller, own, 'Is it the school cat?')).game.over?.found).toBe(true);
  });

  test('of somebody else are not given, nor a game in another app, nor other work in this one', async () => {
    const { portal, caller, classId } = await school();
    const other = await enrolled(portal, classId, 'Eve');
    const kept = { kind: 'secrets', title: 'Hers', data: secrets('a secret') } as const;
    const { id: set } = await other.caller.library.create(kept);
    const activity: GameToGive = { ...animals, from: { secrets: set } };
    expect(await refusalBy(give(caller, game(classId, { activity })))).toBe('resource_not_found');
    expect(await refusalBy(give(caller, game(classId, { appId: 'grammar-cram' })))).toBe('not_assignable');
    expect(await refusalBy(give(caller, giving(classId, { appId: '20-questions' })))).toBe('not_assignable');
  });
});
