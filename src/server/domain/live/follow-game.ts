import { createBell } from '#server/domain/changes/bell';
import { isSessionGood } from '#server/domain/identity/auth/sessions';
import type { Deps, SessionWithUser } from '#server/domain/platform/deps';
import { groupCommit } from '#server/domain/platform/group-commit';
import type { HostLive, PlayerLive } from '#shared/api/live';
import { err, ok, type Result } from '#shared/core/result';
import { asOf } from '#shared/live/game';
import { findPlayer, type LiveVisitor } from './find-players';
import { enterRoom } from './game-rooms';
import { hostView } from './host-view';
import { ownView } from './own-view';
import { sharedView } from './public-view';
import { answersOf, type SeenGame, type SeenPlayer, type Snapshot } from './snapshot';
import { mayHost } from './states';
import { togetherWithin } from './stored-game';

type Needs = Pick<Deps, 'db' | 'reader' | 'clock' | 'changes' | 'log' | 'background'>;

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
  /**
   * What there is to tell, by a text that changes with it; nothing where they may not see it any more. Who came in since
   * the game was read waits until it is read again.
   */
  look(snapshot: SeenGame): { key: string; see(): Seen } | 'not yet' | undefined;
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
      if (!player) return 'not yet';
      if (player.isKicked || !isStillTheirs(player, visitor)) return undefined;
      const now = deps.clock.now().getTime();
      return {
        key: ownKey(snapshot, player, now),
        see: () => ({ now, game: sharedView(snapshot, now), own: ownView(snapshot, player, now) }),
      };
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
function ownKey(snapshot: Snapshot, { id, name }: SeenPlayer, now: number): string {
  const { game, players } = snapshot;
  const answered = answersOf(snapshot, id).length;
  const playing = players.filter(({ isKicked }) => !isKicked).length;
  const state = asOf(game.state, now);
  const isSummed = state.phase === 'standings' || state.phase === 'podium' || state.phase === 'ended';
  return JSON.stringify([state.version, state.phase, answered, name, isSummed && playing]);
}

interface Presence {
  playerId: string;
  isHere: boolean;
  at: Date;
}

/** Whether a device of a player has the game open, for the host. Nobody waits for it. */
function noteHere(
  { db, clock, changes, background }: Needs,
  { gameId, ...presence }: Omit<Presence, 'at'> & { gameId: string },
): void {
  background.run('presence in a live game', async () => {
    await keepPresence(db, { ...presence, at: clock.now() });
    changes.tell({ kind: 'live', id: gameId });
  });
}

/** Of one player the last one stays. */
const keepPresence = groupCommit(async (tx, noted: readonly Presence[]) => {
  const last = new Map(noted.map((one) => [one.playerId, one]));
  for (const isHere of [true, false]) {
    const some = [...last.values()].filter((one) => one.isHere === isHere);
    const lastSeenAt = some.at(-1)?.at;
    if (!lastSeenAt) continue;
    await tx.livePlayer.updateMany({
      where: { id: { in: some.map(({ playerId }) => playerId) }, kickedAt: null },
      data: { isHere, lastSeenAt },
    });
  }
  return noted.map(() => ok());
}, togetherWithin);

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
        const isNew = found !== 'not yet' && found.key !== told;
        if (isNew || performance.now() - lookedAt >= lookAgainMs) {
          if (!(await isAllowed())) return;
          lookedAt = performance.now();
        }
        if (isNew) {
          told = found.key;
          count += 1;
          yield { id: `${present.game.state.version}.${count}`, seen: found.see() };
        }
        if (present.game.endedAt) return;
        if (!isOver) await bell.within(lookAgainMs);
      }
    } finally {
      end();
    }
  }
}
