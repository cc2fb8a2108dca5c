import { isOpen } from '#server/domain/access/open-apps';
import { itemFields } from '#server/domain/attempts/attempt-fields';
import type { DrawnGame, GameSource } from '#server/domain/attempts/game-source';
import { drawFromPack, drawFromSaved } from '#server/domain/attempts/given-game';
import type { Player } from '#server/domain/attempts/stored-attempt';
import { getResourceOf } from '#server/domain/library/resources';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { GameOutput, StartGameInput } from '#shared/api/twenty-questions';
import { categories } from '#shared/content/things/thing';
import { newSeed } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import type { AddedThing } from '#shared/games/twenty-questions/added-things';
import { twentyApp } from '#shared/games/twenty-questions/app';
import { gameView } from './stored-game';
import { listAddedThings } from './suggested-things';

type Needs = Pick<Deps, 'db' | 'clock' | 'random' | 'limiter'>;
type SecretChoice = DrawnGame & { title: string };

/** Begins a game: chooses a secret, which stays here until the game is over. */
export async function startGame(
  deps: Needs,
  { user, address }: Player,
  { from, grammar, guestName }: StartGameInput,
): Promise<
  Result<
    GameOutput,
    'app_not_found' | 'app_not_open' | 'signed_out' | 'too_many_attempts' | 'resource_not_found' | 'nothing_to_ask'
  >
> {
  const open = await isOpen(deps, user, twentyApp);
  if (!open.ok) return open;
  if (!user) {
    const refused = await deps.limiter.take([{ limit: 'guest-attempts-address', address }]);
    if (refused) return refused;
  }
  const seed = newSeed(deps.random);
  const choice =
    'secrets' in from
      ? await fromSaved(deps, user, from.secrets, seed)
      : fromPack(from.builtIn, seed, user ? await listAddedThings(deps, user) : []);
  if (!choice.ok) return choice;
  const { title, ...secret } = choice.value;
  const game: GameSource = { kind: 'twenty', ...secret, grammar, turns: [], slips: {} };
  const row = await deps.db.attempt.create({
    data: {
      userId: user?.id ?? null,
      guestName: user ? null : (guestName ?? null),
      appId: twentyApp,
      title,
      source: game,
      mode: 'practice',
      seed,
      ...itemFields([]),
      startedAt: deps.clock.now(),
      maxScore: 0,
    },
    select: { id: true, title: true, startedAt: true, finishedAt: true, deadlineAt: true, releasedAt: true },
  });
  return ok(gameView({ ...row, game }, deps.clock.now()));
}

function fromPack(
  wish: Extract<StartGameInput['from'], { builtIn: unknown }>['builtIn'],
  seed: number,
  added: readonly AddedThing[],
): Result<SecretChoice, 'nothing_to_ask'> {
  const drawn = drawFromPack(wish, seed, added);
  if (!drawn) return err('nothing_to_ask');
  const { level, category } = wish;
  return ok({ ...drawn, title: `${category ? categories[category] : 'Everything'}, ${level}` });
}

async function fromSaved(
  deps: Needs,
  user: User | undefined,
  id: string,
  seed: number,
): Promise<Result<SecretChoice, 'resource_not_found' | 'nothing_to_ask'>> {
  if (!user) return err('resource_not_found');
  const resource = await getResourceOf(deps, user, id, ['secrets']);
  if (!resource.ok) return resource;
  const { title, level, data } = resource.value;
  const drawn = drawFromSaved(data.secrets, level ?? 'B2', seed);
  return drawn ? ok({ ...drawn, title }) : err('nothing_to_ask');
}
