import { accommodationSelect, toAccommodation } from '#server/domain/classes/accommodation-row';
import { countingCodes } from '#server/domain/classes/counting-codes';
import { holdCode } from '#server/domain/classes/join-codes';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { groupCommit } from '#server/domain/platform/group-commit';
import { letOthersRun } from '#server/domain/platform/in-batches';
import { nameKey } from '#server/domain/platform/user';
import type { JoinLiveInput, JoinLiveOutput } from '#shared/api/live';
import { guestLabel } from '#shared/classes/guest-name';
import { isMadeUpName, madeUpName } from '#shared/classes/made-up-names';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { isKindName } from '#shared/live/names';
import { smallestTeam } from '#shared/live/scores';
import type { NameSource } from '#shared/live/settings';
import type { LiveVisitor } from './find-players';
import { findGame, type StoredGame, togetherWithin } from './stored-game';

type JoinRefusal =
  | 'join_code_unknown'
  | 'live_not_found'
  | 'live_kicked'
  | 'live_locked'
  | 'live_full'
  | 'live_roster_only'
  | 'live_name_needed'
  | 'live_name_refused'
  | 'guest_unknown';

type Needs = Pick<Deps, 'db' | 'clock' | 'random' | 'limiter' | 'changes'>;

/**
 * Comes into a game by its code: as a student of its class who is signed in, else as a guest with a token. Who has come
 * before is the same player again, with the same points, also where the game is locked by now.
 */
export async function joinGame(
  deps: Needs,
  { user, guest, address }: LiveVisitor & { address: string },
  { code, name, token, device }: JoinLiveInput,
): Promise<Result<JoinLiveOutput, JoinRefusal | 'too_many_attempts'>> {
  const { db, clock, random } = deps;
  const tokenHash = token === undefined ? guest : hashSecret(token);
  const joined = await countingCodes<JoinLiveOutput, JoinRefusal>(deps, { address, device }, () =>
    enterTogether(db, { code, clock, random, userId: user?.id, tokenHash, name }),
  );
  if (joined.ok) deps.changes.tell({ kind: 'live', id: joined.value.id });
  return joined;
}

interface Entrant extends Pick<Deps, 'clock' | 'random'> {
  code: string;
  userId: string | undefined;
  tokenHash: string | undefined;
  name: string | undefined;
}

/** A class comes in at once. */
const enterTogether = groupCommit(
  async (tx, entrants: readonly Entrant[]): Promise<Result<JoinLiveOutput, JoinRefusal>[]> => {
    const found = await holdGamesOf(
      tx,
      entrants.map(({ code }) => code),
    );
    const entered = [];
    for (const entrant of entrants) {
      const game = found.get(entrant.code) ?? err('join_code_unknown');
      entered.push(game.ok ? await enter(tx, game.value, entrant) : game);
      await letOthersRun();
    }
    return entered;
  },
  togetherWithin,
);

/** The games that codes lead to, held in the order of their ids as answers hold them. */
async function holdGamesOf(tx: Transaction, codes: readonly string[]) {
  const rows = await tx.joinCode.findMany({
    where: { code: { in: [...new Set(codes)] } },
    orderBy: { liveGameId: 'asc' },
    select: { code: true, liveGameId: true },
  });
  const games = new Map<string, Result<StoredGame, 'join_code_unknown' | 'live_not_found'>>();
  for (const { code } of rows) {
    const target = await holdCode(tx, code);
    const game = target && 'liveGameId' in target ? await findGame(tx, target.liveGameId) : undefined;
    if (!target) games.set(code, err('join_code_unknown'));
    else games.set(code, game ? ok(game) : err('live_not_found', { text: 'This code leads to no live game.' }));
  }
  return games;
}

async function enter(
  tx: Transaction,
  game: StoredGame,
  { userId, tokenHash, name, ...deps }: Entrant,
): Promise<Result<JoinLiveOutput, JoinRefusal>> {
  const student = userId && game.classId ? await studentOf(tx, game.classId, userId) : null;
  const { names } = game.settings;
  if (!student && names === 'roster') return err('live_roster_only');
  if (!student && !tokenHash) return err('guest_unknown');
  const who = student ? { enrolmentId: student.id } : { tokenHash: tokenHash ?? '' };
  const already = await tx.livePlayer.findFirst({
    where: { gameId: game.id, ...who },
    select: { id: true, name: true, ofName: true, kickedAt: true },
  });
  if (already?.kickedAt) return err('live_kicked');
  if (already) return ok({ id: game.id, playerId: already.id, name: guestLabel(already) });
  if (game.state.isLocked) return err('live_locked');
  const wanted = await nameFor(tx, deps, { gameId: game.id, names, name, studentName: student?.name });
  if (!wanted.ok) return wanted;
  return addPlayer(tx, deps, game, { ...who, name: wanted.value, needs: student?.accommodation ?? null });
}

const studentOf = (tx: Transaction, classId: string, userId: string) =>
  tx.enrolment.findFirst({
    where: { classId, userId, isWaiting: false },
    select: { id: true, name: true, accommodation: { select: accommodationSelect } },
  });

interface Naming {
  gameId: string;
  names: NameSource;
  name: string | undefined;
  studentName: string | undefined;
}

async function nameFor(
  tx: Transaction,
  { random }: Pick<Deps, 'random'>,
  { gameId, names, name, studentName }: Naming,
): Promise<Result<string, 'live_name_needed' | 'live_name_refused'>> {
  if (names === 'roster' && studentName) return ok(studentName);
  // The one that the device offered, so that it can be drawn again; nothing else passes for it.
  if (names === 'generated') return ok(name && isMadeUpName(name) ? name : await freeMadeUpName(tx, random, gameId));
  const own = name ?? studentName;
  if (!own) return err('live_name_needed');
  return isKindName(own) ? ok(own) : err('live_name_refused');
}

/** One that nobody has yet, as far as there are such: two of a kind get numbers. */
export async function freeMadeUpName(tx: Transaction, random: Deps['random'], gameId: string): Promise<string> {
  const some = Array.from({ length: 8 }, () => madeUpName(random));
  const taken = await tx.livePlayer.findMany({
    where: { gameId, nameKey: { in: some.map(nameKey) } },
    select: { nameKey: true },
  });
  const keys = new Set(taken.map((one) => one.nameKey));
  return some.find((one) => !keys.has(nameKey(one))) ?? madeUpName(random);
}

interface NewPlayer {
  enrolmentId?: string;
  tokenHash?: string;
  name: string;
  needs: NonNullable<Awaited<ReturnType<typeof studentOf>>>['accommodation'];
}

/** Adds a player to a game that is held, in the smallest team. */
export async function addPlayer(
  tx: Transaction,
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  { id: gameId, settings }: Pick<StoredGame, 'id' | 'settings'>,
  { name, needs, ...who }: NewPlayer,
): Promise<Result<JoinLiveOutput, 'live_full'>> {
  const others = await tx.livePlayer.findMany({ where: { gameId }, select: { team: true, kickedAt: true } });
  if (others.length >= limits.livePlayers) return err('live_full');
  const sizes = Array.from(
    { length: settings.teams },
    (_, team) => others.filter((other) => other.team === team && !other.kickedAt).length,
  );
  const at = clock.now();
  const accommodation = toAccommodation(needs);
  const player = await tx.livePlayer.create({
    data: {
      gameId,
      ...who,
      ...(await namedInGame(tx, gameId, name)),
      team: settings.way === 'teams' ? smallestTeam(sizes, random) : null,
      ...(accommodation && { accommodation }),
      joinedAt: at,
      lastSeenAt: at,
    },
    select: { id: true, name: true, ofName: true },
  });
  return ok({ id: gameId, playerId: player.id, name: guestLabel(player) });
}

/** A name with the number that it has among its like. Call it while the game is held. */
export async function namedInGame(tx: Transaction, gameId: string, name: string) {
  const key = nameKey(name);
  const last = await tx.livePlayer.findFirst({
    where: { gameId, nameKey: key },
    orderBy: { ofName: 'desc' },
    select: { ofName: true },
  });
  return { name, nameKey: key, ofName: (last?.ofName ?? 0) + 1 };
}
