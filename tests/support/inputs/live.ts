import { hashSecret } from '#server/domain/identity/auth/secrets';
import type { User } from '#server/domain/platform/user';
import { opened } from '#shared/live/ask-time';
import { type GameState, newGame } from '#shared/live/game';
import { liveItems } from '#tests/support/live-game';
import type { World } from '#tests/support/world';
import { classOf, enrol, openCode } from './classes';
import type { InputsOf } from './input';

/** The token of visitors, in the header of their requests. */
export const visitorToken = 'b'.repeat(64);

const settings = { seconds: null };
const playing = { question: 0, ballot: 1 as const };

export const liveInputs: InputsOf<'live'> = {
  make: async (portal, caller) => ({
    requestId: crypto.randomUUID(),
    classId: (await classOf(portal, caller)).id,
    appId: 'spelling-quest',
    from: {
      kind: 'activity',
      activity: {
        ...{ kind: 'words', from: { builtIn: { level: 'A1', topic: 'food' } } },
        ...{ tasks: ['choose-meaning'], count: 5 },
      },
    },
    settings,
  }),
  list: () => ({}),
  host: async (portal, caller) => ({ id: (await gameOf(portal, caller)).id }),
  press: async (portal, caller) => ({
    id: (await gameOf(portal, caller, newGame)).id,
    version: newGame.version,
    press: { kind: 'start' },
  }),
  paper: async (portal, caller) => {
    const { id, classId } = await gameOf(portal, caller);
    return { id, ...playing, answers: [{ who: { studentId: await enrol(portal, classId) }, letter: 'A' }] };
  },
  addPlayers: async (portal, caller) => ({
    id: (await gameOf(portal, caller)).id,
    ...{ before: 0, who: { names: ['Anna', 'Ben'] } },
  }),
  rename: async (portal, caller) => ({ ...(await playerOf(portal, caller)), name: 'Ben' }),
  kick: playerOf,
  report: async (portal, caller) => ({ id: (await gameOf(portal, caller)).id }),
  remove: async (portal, caller) => ({ id: (await gameOf(portal, caller)).id }),
  join: async (portal) => {
    const { id } = await gameOf(portal, undefined);
    return { code: await openCode(portal, { liveGameId: id }), token: visitorToken };
  },
  state: async (portal, caller) => ({ id: await gamePlayedBy(portal, caller) }),
  answer: async (portal, caller) => ({
    id: await gamePlayedBy(portal, caller),
    ...playing,
    response: { choice: 'went' },
    requestId: crypto.randomUUID(),
  }),
  follow: async (portal, caller) => ({ id: await gamePlayedBy(portal, caller) }),
  followHost: async (portal, caller) => ({ id: (await gameOf(portal, caller)).id }),
};

/** A game with a class of the caller's, or of a teacher who is not asked. Its first question is open. */
async function gameOf(
  portal: World,
  caller: User | undefined,
  state: GameState = { ...newGame, phase: 'question', ask: opened(0, null) },
): Promise<{ id: string; classId: string }> {
  const { id: classId } = await classOf(portal, caller);
  const { ownerId: hostId } = await portal.deps.db.class.findUniqueOrThrow({ where: { id: classId } });
  const { id } = await portal.deps.db.liveGame.create({
    data: {
      ...{ hostId, classId, requestId: crypto.randomUUID(), title: 'Unit 3', appId: 'classroom-quiz-maker' },
      ...{ source: {}, items: liveItems, seed: 1, state, version: state.version, createdAt: portal.deps.clock.now() },
      settings: { way: 'together', points: 'accuracy', names: 'generated', ...settings },
    },
    select: { id: true },
  });
  return { id, classId };
}

async function playerOf(portal: World, caller: User | undefined) {
  const { id } = await gameOf(portal, caller);
  return { id, playerId: await addPlayer(portal, id, { tokenHash: crypto.randomUUID() }) };
}

/** A game of somebody else's that the caller plays: as a student of its class, or by the token of visitors. */
async function gamePlayedBy(portal: World, caller: User | undefined): Promise<string> {
  const { id, classId } = await gameOf(portal, undefined);
  const who = caller
    ? { enrolmentId: await enrol(portal, classId, { userId: caller.id }) }
    : { tokenHash: hashSecret(visitorToken) };
  await addPlayer(portal, id, who);
  return id;
}

async function addPlayer({ deps }: World, gameId: string, who: { enrolmentId: string } | { tokenHash: string }) {
  const at = deps.clock.now();
  const data = { gameId, ...who, name: 'Anna', nameKey: 'anna', joinedAt: at, lastSeenAt: at };
  return (await deps.db.livePlayer.create({ data, select: { id: true } })).id;
}
