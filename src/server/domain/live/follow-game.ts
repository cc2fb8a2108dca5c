import { createBell } from '#server/domain/changes/bell';
import { isSessionGood } from '#server/domain/identity/auth/sessions';
import type { Deps, SessionWithUser } from '#server/domain/platform/deps';
import { transactTogether } from '#server/domain/platform/group-commit';
import type { HostLive, PlayerLive } from '#shared/api/live';
import { err, ok, type Result } from '#shared/core/result';
import { asOf } from '#shared/live/game';
import { enterRoom } from './game-rooms';
import { hostView } from './host-view';
import { ownAnswersOf, ownView } from './own-view';
import { sharedView } from './public-view';
import type { SeenPlayer, Snapshot } from './snapshot';
import { findPlayer, type LiveVisitor, mayHost } from './states';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes' | 'log' | 'background'>;

/** What is told of a game, and under which name: a stream that breaks off goes on with the present state. */
export interface Told<Seen> {
  id: string;
  seen: Seen;
}
type Stream<Seen> = AsyncGenerator<Told<Seen>, void>;

/** How often it is looked whether somebody still may, where nothing happens. */
const lookAgainMs = 15_000;

interface Following<Seen> {
  gameId: string;
  /** Whose streams are counted together. */
  who: string;
  signal: AbortSignal;
  /** What there is to tell, by a text that changes with it; nothing where they may not see it any more. */
  look(snapshot: Snapshot): { key: string; see(): Seen | Promise<Seen> } | undefined;
  isAllowed(): Promise<boolean>;
  /** Done when they left for good. */
  left?(): void;
}

/** Tells a host how the game is, whenever it has changed. */
export async function followAsHost(
  deps: Needs,
  session: SessionWithUser,
  gameId: string,
  signal: AbortSignal,
): Promise<Result<Stream<HostLive>, 'live_not_found' | 'too_many_streams'>> {
  const { user } = session;
  if (!(await mayHost(deps.db, user, gameId))) return err('live_not_found');
  return follow(deps, {
    ...{ gameId, who: `host ${user.id}`, signal },
    look(snapshot) {
      const view = hostView(snapshot, deps.clock.now().getTime());
      return { key: JSON.stringify({ ...view, now: 0 }), see: () => view };
    },
    isAllowed: async () => (await isSessionGood(deps, session.id)) && mayHost(deps.db, user, gameId),
  });
}

/**
 * Tells a player what all see and what they see of themself, with each press and with each answer of their own. Of the
 * answers of others nothing is told while they come.
 */
export async function followAsPlayer(
  deps: Needs,
  visitor: LiveVisitor & { session: SessionWithUser | undefined },
  gameId: string,
  signal: AbortSignal,
): Promise<Result<Stream<PlayerLive>, 'live_not_playing' | 'live_kicked' | 'too_many_streams'>> {
  const found = await findPlayer(deps.db, visitor, gameId);
  if (!found.ok) return found;
  const { id: playerId } = found.value;
  const { session } = visitor;
  const stream = await follow(deps, {
    ...{ gameId, who: playerId, signal },
    look(snapshot) {
      const player = snapshot.players.find(({ id }) => id === playerId);
      if (!player || player.isKicked || !isStillTheirs(player, visitor)) return undefined;
      const now = deps.clock.now().getTime();
      return { key: ownKey(snapshot, player, now), see: () => seenBy(deps, snapshot, player) };
    },
    isAllowed: async () => !session || isSessionGood(deps, session.id),
    left: () => noteHere(deps, { gameId, playerId, isHere: false }),
  });
  if (stream.ok) noteHere(deps, { gameId, playerId, isHere: true });
  return stream;
}

/** A student who left the class plays for it no more. */
const isStillTheirs = ({ student, isGuest }: SeenPlayer, { user }: LiveVisitor): boolean =>
  isGuest || (student !== null && student.userId === user?.id);

/** What changes what a player sees, without working it out: with each answer in the room all of them are asked. */
function ownKey({ game, players, answers }: Snapshot, { id, name }: SeenPlayer, now: number): string {
  const answered = answers.filter(({ playerId }) => playerId === id).length;
  const playing = players.filter(({ isKicked }) => !isKicked).length;
  const state = asOf(game.state, now);
  const isSummed = state.phase === 'standings' || state.phase === 'podium' || state.phase === 'ended';
  return JSON.stringify([state.version, state.phase, answered, name, isSummed && playing]);
}

async function seenBy({ db, clock }: Needs, snapshot: Snapshot, player: SeenPlayer): Promise<PlayerLive> {
  const now = clock.now().getTime();
  const has = snapshot.answers.some(({ playerId }) => playerId === player.id);
  const answers = has ? await ownAnswersOf(db, snapshot, player.id) : [];
  return { now, game: sharedView(snapshot, now), own: ownView(snapshot, player, answers, now) };
}

/** Whether a device of a player has the game open, for the host. Nobody waits for it. */
function noteHere(
  { db, clock, changes, background }: Needs,
  { gameId, playerId, isHere }: { gameId: string; playerId: string; isHere: boolean },
): void {
  background.run('presence in a live game', async () => {
    await transactTogether(db, gameId, async (tx) => {
      const data = { isHere, lastSeenAt: clock.now() };
      await tx.livePlayer.updateMany({ where: { id: playerId, kickedAt: null }, data });
      return ok();
    });
    changes.tell({ kind: 'live', id: gameId });
  });
}

/** Ends when the right or the game ends, when the client goes away or the process does; nothing is left listening. */
async function follow<Seen>(
  deps: Needs,
  { gameId, who, signal, look, isAllowed, left }: Following<Seen>,
): Promise<Result<Stream<Seen>, 'too_many_streams'>> {
  const bell = createBell();
  const place = await enterRoom(deps, gameId, who, bell.ring);
  if (!place) return err('too_many_streams');
  const endings = [signal, deps.changes.ended];
  let isOver = endings.some(({ aborted }) => aborted);
  for (const one of endings) one.addEventListener('abort', end);
  if (isOver) end();
  return ok(tell(place));

  function end(): void {
    isOver = true;
    for (const one of endings) one.removeEventListener('abort', end);
    if (place?.leave()) left?.();
    bell.ring();
  }

  async function* tell({ snapshot }: NonNullable<typeof place>): Stream<Seen> {
    let told = '';
    let count = 0;
    let lookedAt = performance.now();
    try {
      while (!isOver) {
        const present = snapshot();
        const found = present && look(present);
        if (!present || !found) return;
        const isNew = found.key !== told;
        if (isNew || performance.now() - lookedAt >= lookAgainMs) {
          if (!(await isAllowed())) return;
          lookedAt = performance.now();
        }
        if (isNew) {
          told = found.key;
          count += 1;
          yield { id: `${present.game.state.version}.${count}`, seen: await found.see() };
        }
        if (present.game.endedAt) return;
        if (!isOver) await bell.within(lookAgainMs);
      }
    } finally {
      end();
    }
  }
}
