import { rulesOf } from '#server/domain/access/attempt-rules';
import type { Deps } from '#server/domain/platform/deps';
import type { Activity } from '#shared/api/attempts';
import type { Item } from '#shared/items/item';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { linesOf } from '#shared/items/spoken-lines';
import { activityOf } from './activity-of';
import type { AttemptRow } from './stored-attempt';

type Tested = Pick<AttemptRow, 'mode' | 'source'>;

/** Tests by what they ask; all others are tests by the rules of whoever gives them. */
const tests: readonly Activity['kind'][] = ['placement', 'level-test', 'exam-set'];

/**
 * Whether scripts stay here while they are tested: a device needs one only where it has to say it by itself. Who tests
 * their own spelling needs the letters, for the tiles.
 */
export function withholdsScripts({ speech }: Pick<Deps, 'speech'>, { mode, source }: Tested): boolean {
  if (!speech?.voice || mode !== 'test') return false;
  const activity = activityOf(source);
  return rulesOf(source) !== undefined || (activity !== undefined && tests.includes(activity.kind));
}

/**
 * A question without what is said in it. It still tells how many lines there are, and with which questions it shares
 * them: they share how often it may be played.
 */
export function withoutScript(view: PlayerItem, items: readonly Item[]): PlayerItem {
  const { audioText, ...shown } = view;
  if (!audioText) return view;
  const first = items.find((item) => item.audioText === audioText)?.id ?? view.id;
  return { ...shown, recording: { of: first, lines: linesOf(audioText).length } };
}
