import { expect, test } from 'vitest';
import { calibrateItems } from '#server/domain/attempts/calibrate-items';
import { calibrationsOf } from '#server/domain/library/calibrations';
import { asAssumed, asSeen } from '#shared/attempts/placement/bands';
import { grammarType, questionType } from '#shared/attempts/placement/calibrate';
import { mulberry32 } from '#shared/core/random';
import { grammarItems } from '#shared/grammar/grammar-items';
import { points } from '#shared/grammar/points';
import { type Item, item as itemSchema } from '#shared/items/item';
import { as, makeUser, type World, world } from '#tests/support/world';

const people = 40;
const pointIds = points.slice(0, 10).map(({ id }) => id);
const [odd] = pointIds;
const placeOf = new Map<string, number>(pointIds.map((id, place) => [id, place]));
if (!odd) throw new Error('There are no points.');

/** Forty people, each answering ten questions as somebody of an ability of their own would, but for one question. */
async function answered(
  { deps }: World,
  isRight: (item: Item, person: number) => boolean,
  more: { items?: Item[]; resourceId?: string } = {},
) {
  for (let person = 0; person < people; person += 1) {
    const drawn = grammarItems({ points: pointIds, types: ['choose'], count: 10, random: mulberry32(person + 1) });
    const items = [...drawn, ...(more.items ?? [])];
    const now = deps.clock.now();
    await deps.db.attempt.create({
      data: {
        appId: 'grammar-cram',
        title: 'Ten questions',
        guestName: `Player ${person}`,
        source: { kind: 'grammar', points: pointIds },
        mode: 'test',
        seed: person,
        items: JSON.parse(JSON.stringify(items)),
        startedAt: now,
        finishedAt: now,
        ...(more.resourceId && { resourceId: more.resourceId, resourceVersion: 1 }),
        answers: {
          create: items.map((item) => {
            const right = isRight(item, person);
            return {
              itemId: item.id,
              response: { text: 'x' },
              verdict: right ? 'right' : 'wrong',
              score: Number(right),
              answeredAt: now,
            };
          }),
        },
      },
    });
  }
}

const night = ({ deps }: World) => calibrateItems(deps, new AbortController().signal);
/** The stronger the person, the more is right; of the odd point nobody is right. */
const byAbility = ({ origin }: Item, person: number) =>
  origin?.point !== odd && (placeOf.get(origin?.point ?? '') ?? 0) * 4 < person;

test('what nobody of forty gets right is harder from the next night on, for the placement test, too', async () => {
  const portal = await world();
  await answered(portal, byAbility);
  expect(await night(portal)).toEqual({ attempts: people, sorts: 10 });
  const found = await calibrationsOf(portal.deps);
  const hard = found.get(grammarType(odd));
  expect(hard).toMatchObject({ answers: people, strongRight: 0 });
  const [sample] = grammarItems({ points: [odd], types: ['choose'], count: 1, random: mulberry32(1) });
  const assumed = sample ? asAssumed(sample).difficulty : Number.NaN;
  expect(hard?.difficulty).toBeGreaterThan(assumed + 1);
  // The night after reckons the same from the same answers.
  await night(portal);
  expect([...(await calibrationsOf(portal.deps))]).toEqual([...found]);

  const user = await makeUser(portal, { aiCredits: 50 });
  const caller = await as(portal, user);
  await caller.tokens.consume({ amount: 3, action: 'esl-tests', launch: true });
  // Every question of the point is as hard as it was found; the player is told nothing of it.
  await portal.deps.db.itemCalibration.createMany({
    data: points.flatMap(({ id }) =>
      pointIds.includes(id)
        ? []
        : ['choose', 'type'].map((task) => ({
            type: grammarType(id, task),
            answers: 50,
            difficulty: 0.123,
            error: 0.3,
            discrimination: 0.4,
            strongRight: 0.9,
          })),
    ),
  });
  const begun = await caller.attempts.start({
    appId: 'esl-tests',
    activity: { kind: 'placement' },
    mode: 'practice',
    seed: 5,
  });
  const { items } = await portal.deps.db.attempt.findUniqueOrThrow({ where: { id: begun.id } });
  const first = itemSchema.parse(Array.isArray(items) ? items[0] : undefined);
  expect(first.origin).toMatchObject({ engine: 'grammar', difficulty: expect.any(Number) });
  expect(asSeen(first).difficulty).toBe(first.origin?.difficulty);
  expect(JSON.stringify(begun)).not.toContain('difficulty');
});

test('fewer than thirty people change nothing, however often they answer', async () => {
  const portal = await world();
  await answered(portal, byAbility);
  const user = await makeUser(portal);
  await portal.deps.db.attempt.updateMany({ data: { userId: user.id } });
  expect(await night(portal)).toEqual({ attempts: people, sorts: 0 });
});

test('a question of a bank counts where it was put from it, and not where somebody wrote one under its name', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const caller = await as(portal, teacher);
  const question: Item = {
    id: 'mine',
    kind: 'tf',
    prompt: 'Cats bark.',
    key: false,
    level: 'A1',
    tags: [],
    version: 1,
    points: 1,
  };
  const kept = await caller.bank.create({ item: question });
  const test = await caller.bank.makeTest({ kind: 'test', title: 'June', ids: [kept.id] });
  const asked = { ...question, id: kept.id, version: kept.version };
  await answered(portal, byAbility, { items: [asked] });
  await night(portal);
  expect((await calibrationsOf(portal.deps)).has(questionType(asked))).toBe(false);
  expect((await caller.bank.list({ missedBy: 'strongest' })).total).toBe(0);
  // Everybody is wrong: its key may be.
  const keyIsWrong = (item: Item, person: number) => item.id !== kept.id && byAbility(item, person);
  await answered(portal, keyIsWrong, { items: [asked], resourceId: test.id });
  await night(portal);
  expect((await caller.bank.list({ missedBy: 'strongest' })).items).toMatchObject([
    { id: kept.id, strongRight: 0, measured: expect.any(Number) },
  ]);
  expect((await caller.bank.get({ id: kept.id })).calibration).toMatchObject({ answers: people, strongRight: 0 });
  // It is drawn as a hard one of its level, and as nothing else.
  const drawn = async (difficulty: 'easier' | 'usual' | 'harder') =>
    (await caller.bank.draw({ blueprint: { rows: [{ count: 1, level: 'A1', difficulty }], avoidLast: 0 } })).items;
  expect(await drawn('harder')).toMatchObject([{ id: kept.id }]);
  expect([await drawn('usual'), await drawn('easier')]).toEqual([[], []]);

  // With another key it is another question, of which nothing is known.
  await caller.bank.update({ id: kept.id, version: kept.version, item: { ...question, key: true } });
  expect((await caller.bank.list({ missedBy: 'strongest' })).total).toBe(0);
  expect((await caller.bank.get({ id: kept.id })).calibration).toBeNull();
  await night(portal);
  expect((await caller.bank.get({ id: kept.id })).measured).toBeNull();
});

test('what is known of a question is forgotten with the attempts that said it', async () => {
  const portal = await world();
  const caller = await as(portal, await makeUser(portal));
  const { id } = await caller.bank.create({
    item: { id: 'mine', kind: 'tf', prompt: 'Cats bark.', key: false, tags: [], version: 1, points: 1 },
  });
  await portal.deps.db.bankItem.update({ where: { id }, data: { measured: 1, strongRight: 0.4 } });
  await night(portal);
  expect((await caller.bank.get({ id })).measured).toBeNull();
});

test('stops in the middle where the process does', async () => {
  const portal = await world();
  await answered(portal, byAbility);
  await expect(calibrateItems(portal.deps, AbortSignal.abort())).rejects.toThrow();
  expect((await calibrationsOf(portal.deps)).size).toBe(0);
});
