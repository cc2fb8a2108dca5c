import type { GameSource } from '#server/domain/attempts/game-source';
import type { Caller } from '#server/domain/generate/allowance';
import { generate } from '#server/domain/generate/generate';
import { modelFor } from '#server/domain/model/model-settings';
import type { Deps } from '#server/domain/platform/deps';
import type { Value } from '#shared/content/things/attribute';
import { twentyApp } from '#shared/games/twenty-questions/app';

type Needs = Pick<Deps, 'db' | 'clock' | 'random' | 'limiter' | 'words' | 'model' | 'log' | 'metrics' | 'settings'>;

/**
 * What the language model says to a question that the table does not know; nothing where there is none, or it is not
 * sure. In given work none is asked: whoever plays it, it costs nothing and all meet the same.
 */
export async function answerFreely(
  deps: Needs,
  caller: Caller,
  { secret, rules }: Pick<GameSource, 'secret' | 'rules'>,
  question: string,
): Promise<{ answer: Value; reason: string } | undefined> {
  if (rules || !caller.user || !(await modelFor(deps, twentyApp))) return undefined;
  const drafted = await generate(deps, caller, {
    appId: twentyApp,
    ask: { task: 'yes-no', thing: secret.name, question },
    names: [],
  });
  if (!drafted.ok || drafted.value.output.task !== 'yes-no') return undefined;
  const { answer, reason } = drafted.value.output;
  return answer === 'unknown' ? undefined : { answer, reason };
}
