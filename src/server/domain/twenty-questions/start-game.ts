import { isOpen } from '#server/domain/access/open-apps';
import { itemFields } from '#server/domain/attempts/attempt-fields';
import type { Player } from '#server/domain/attempts/stored-attempt';
import { getResourceOf } from '#server/domain/library/resources';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { GameOutput, StartGameInput } from '#shared/api/twenty-questions';
import { attributes, table, thingById, things } from '#shared/content/things/pack';
import { categories } from '#shared/content/things/thing';
import { mulberry32, newSeed, pick } from '#shared/core/random';
import { err, ok, type Refusal, type Result } from '#shared/core/result';
import { type AddedThing, withAdded } from '#shared/games/twenty-questions/added-things';
import { choosePool } from '#shared/games/twenty-questions/pool';
import { type GameSource, gameView } from './stored-game';
import { listAddedThings } from './suggested-things';

export const twentyApp = '20-questions';

type Needs = Pick<Deps, 'db' | 'clock' | 'random' | 'limiter'>;
type SecretChoice = Pick<GameSource, 'level' | 'category' | 'secret' | 'own' | 'added'> & { title: string };

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
    select: { id: true, title: true, startedAt: true, finishedAt: true },
  });
  return ok(gameView({ ...row, game }));
}

function fromPack(
  { level, category }: Extract<StartGameInput['from'], { builtIn: unknown }>['builtIn'],
  seed: number,
  added: readonly AddedThing[],
): Result<SecretChoice, never> | Refusal<'nothing_to_ask'> {
  const pack = withAdded({ things, attributes, table }, added);
  const pool = choosePool(pack, { level, category });
  const thing = pick(pool.things, mulberry32(seed));
  if (!thing) return err('nothing_to_ask');
  const { id, name, emoji } = thing;
  const title = `${category ? categories[category] : 'Everything'}, ${level}`;
  const answers = added.find((one) => one.id === id)?.answers;
  return ok({
    level,
    category,
    secret: { id, name, emoji, ...(answers && { answers: { ...answers } }) },
    own: [],
    added: pack.things.slice(things.length).map((one) => ({ id: one.id, name: one.name })),
    title,
  });
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
  const choice = pick(data.secrets, mulberry32(seed));
  if (!choice) return err('nothing_to_ask');
  const own = data.secrets.map(({ id: own, name, thing }) => ({ id: thing ?? own, name }));
  const ours = choice.thing ? thingById(choice.thing) : undefined;
  const secret = ours
    ? { id: ours.id, name: ours.name, emoji: ours.emoji }
    : { id: choice.id, name: choice.name, emoji: '', answers: choice.answers };
  return ok({ level: level ?? 'B2', secret, own, added: [], title });
}
