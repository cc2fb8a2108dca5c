import { isKnown, isOpen, type OpenRefusal } from '#server/domain/access/open-apps';
import { moduleOf } from '#server/domain/attempts/activities/registry';
import type { ActivityDeps, ActivityModule, PrepareRefusal } from '#server/domain/attempts/activity-module';
import type { AssignedWork } from '#server/domain/attempts/assigned-work';
import { drawGame, type GivenGame } from '#server/domain/attempts/given-game';
import { wordsFrom } from '#server/domain/attempts/words-from';
import { getResourceOf } from '#server/domain/library/resources';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { AssignmentRules, GiveInput } from '#shared/api/assignments';
import type { Activity } from '#shared/api/attempts';
import type { GameToGive } from '#shared/api/twenty-questions';
import { newSeed } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import { twentyApp } from '#shared/games/twenty-questions/app';
import { type Rules, rules as rulesSchema } from '#shared/items/question-set';
import { setFaults } from '#shared/items/set-faults';

type Needs = ActivityDeps & Pick<Deps, 'random'>;
type CopyRefusal = PrepareRefusal | OpenRefusal | 'not_assignable' | 'set_unfinished';

/** What is given as a copy of itself, as it is played. */
export type Copyable = Activity | GameToGive;

interface Copy extends AssignedWork {
  /** The saved work that it is a copy of. */
  of?: { resourceId: string; resourceVersion: number };
}

/**
 * What is given, as it is now: questions and words stand in the copy, so that a later change changes nothing that a
 * class has begun. Another person's work is given as a copy of one's own.
 */
export async function copyOf(
  deps: Needs,
  user: User,
  { appId, activity, rules }: Pick<GiveInput, 'appId' | 'rules'> & { activity: Copyable },
): Promise<Result<Copy, CopyRefusal>> {
  const isGame = activity.kind === 'twenty-questions';
  // Who plays it there asks the questions.
  if (isGame !== (appId === twentyApp)) return err('not_assignable');
  if (isGame) return copyOfGame(deps, user, activity, rules);
  if (activity.kind === 'questions') {
    const known = isKnown(appId);
    return known.ok ? copyOfSet(deps, user, activity, rules) : known;
  }
  const module = moduleOf(activity);
  if (activity.kind === 'retry') return err('not_assignable');
  const open = module.isSavedWork ? isKnown(appId) : await isOpen(deps, user, appId);
  if (!open.ok) return open;
  const copied = await withWords(deps, user, activity);
  if (!copied.ok) return copied;
  const prepared = await module.prepare(deps, copied.value.activity, { user, appId });
  if (!prepared.ok) return prepared;
  // Whether there is anything to ask, no class should be the first to find out.
  if ((await prepared.value.items(1)).length === 0) return err('nothing_to_ask');
  const release = releaseOf(module.mode, rules.release);
  return ok({ ...copied.value, items: undefined, rules: ruled(prepared.value.rules, { ...rules, release }) });
}

/** What is always practice tells each answer; what is always a test tells nothing before its end. */
function releaseOf(mode: ActivityModule<Activity>['mode'], wanted: AssignmentRules['release']) {
  if (mode === 'practice') return 'each';
  return mode === 'test' && wanted === 'each' ? 'end' : wanted;
}

/**
 * One secret for all is told when the work closes, or when its teacher shows it: whoever is told before that could tell
 * those who have still to find it.
 */
async function copyOfGame(
  deps: Needs,
  user: User,
  { from, grammar, oneSecret }: GameToGive,
  given: AssignmentRules,
): Promise<Result<Copy, CopyRefusal>> {
  const open = await isOpen(deps, user, twentyApp);
  if (!open.ok) return open;
  const saved = 'secrets' in from ? await getResourceOf(deps, user, from.secrets, ['secrets']) : undefined;
  if (saved && !saved.ok) return saved;
  const played = 'builtIn' in from ? from.builtIn : { level: saved?.value.level ?? ('B2' as const) };
  const seed = newSeed(deps.random);
  const activity: GivenGame = {
    ...{ kind: 'twenty-questions', ...played, grammar },
    ...(saved && { secrets: saved.value.data.secrets }),
    ...(oneSecret && { seed }),
  };
  if (!drawGame(activity, { seed, isFirst: true })) return err('nothing_to_ask');
  const tellsAtOnce = given.release === 'each' || given.release === 'end';
  const release = oneSecret && tellsAtOnce ? 'closed' : given.release;
  return ok({
    activity,
    items: undefined,
    rules: ruled(undefined, { ...given, release }),
    ...(saved && { of: { resourceId: saved.value.id, resourceVersion: saved.value.version } }),
  });
}

async function copyOfSet(
  deps: ActivityDeps,
  user: User,
  activity: Extract<Activity, { kind: 'questions' }>,
  given: AssignmentRules,
): Promise<Result<Copy, CopyRefusal>> {
  if (!('resource' in activity.from)) return err('not_assignable');
  const set = await getResourceOf(deps, user, activity.from.resource, ['quiz', 'test']);
  if (!set.ok) return set;
  const { id, version, data } = set.value;
  const [fault] = setFaults(data);
  if (fault) return err('set_unfinished', { text: `It cannot be given as it is. ${fault.text}` });
  return ok({
    activity,
    items: data.items,
    rules: ruled(data.rules, given),
    of: { resourceId: id, resourceVersion: version },
  });
}

/** The words themselves, in place of the list or the topic that they are from. */
async function withWords(
  deps: ActivityDeps,
  user: User,
  activity: Activity,
): Promise<Result<Pick<Copy, 'of'> & { activity: Activity }, CopyRefusal>> {
  if (activity.kind !== 'words') return ok({ activity });
  if ('shared' in activity.from) return err('not_assignable');
  const words = await wordsFrom(deps, user, activity.from);
  if (!words.ok) return words;
  const { title, data, version } = words.value;
  const { entries, spelling } = data;
  return ok({
    activity: { ...activity, from: { entries, title: title.slice(0, 120), spelling } },
    ...('list' in activity.from && version && { of: { resourceId: activity.from.list, resourceVersion: version } }),
  });
}

/** The rules of the work itself, with those that it is given by in their place. */
export function ruled(own: Rules | undefined, given: AssignmentRules): Rules {
  const { attempts: _, minutes: _minutes, opensAt: _opens, closesAt: _closes, ...kept } = own ?? {};
  return rulesSchema.parse({ ...kept, ...given });
}
