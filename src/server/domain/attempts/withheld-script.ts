import type { Deps } from '#server/domain/platform/deps';
import type { Item } from '#shared/items/item';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { linesOf } from '#shared/items/spoken-lines';
import type { AttemptRow } from './stored-attempt';

/** Whether scripts stay here while they are tested: a device needs one only where it has to say it by itself. */
export const withholdsScripts = ({ speech }: Pick<Deps, 'speech'>, { mode }: Pick<AttemptRow, 'mode'>): boolean =>
  speech?.voice !== undefined && mode === 'test';

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
