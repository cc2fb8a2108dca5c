import { keyText } from '../../../shared/items/grade';
import type { Item } from '../../../shared/items/item';
import { otherKeys } from '../../../shared/items/other-keys';
import { type PlayerItem, playerView, textSeed } from '../../../shared/items/player-view';
import { ok, type Result } from '../../../shared/result';
import type { SheetAnswer, SheetInput } from '../../../shared/schemas/results';
import type { Deps } from '../deps';
import { isOpen, type Player } from './attempts';
import { makeItems } from './make-items';

/**
 * Questions with their keys for paper, in as many versions as asked for. Only where the app is open to the caller. The
 * numbers behind a sheet are never those of a round on the screen, so that no sheet tells the key of a test.
 */
export async function makeSheet(
  deps: Pick<Deps, 'db' | 'clock' | 'words' | 'limiter'>,
  { user, address }: Player,
  { appId, activity, seed, versions }: SheetInput,
): Promise<
  Result<
    SheetAnswer,
    | 'app_unknown'
    | 'app_not_open'
    | 'signed_out'
    | 'too_many_attempts'
    | 'resource_not_found'
    | 'share_not_found'
    | 'nothing_to_ask'
  >
> {
  const open = await isOpen(deps, user, appId);
  if (!open.ok) return open;
  if (!user) {
    const refused = await deps.limiter.take([{ limit: 'guest-rounds-address', key: address }]);
    if (refused) return refused;
  }
  const made: SheetAnswer['versions'] = [];
  let title = '';
  for (let version = 0; version < versions; version += 1) {
    const own = textSeed(`sheet ${seed} ${version}`);
    const round = await makeItems(deps, user, activity, own);
    if (!round.ok) return round;
    title = round.value.title;
    made.push(
      round.value.items.map((item) => {
        const shown = playerView(item, { seed: own });
        const also = otherKeys(item);
        return {
          item: shown,
          key: keyOnPaper(item, shown),
          ...(also.length > 0 && { also }),
          ...(item.explanation && { why: item.explanation }),
        };
      }),
    );
  }
  return ok({ title, versions: made });
}

/** With the letters of the choices, where each gap of a text has its own. */
function keyOnPaper(item: Item, shown: PlayerItem): string {
  if (item.kind !== 'cloze' || shown.kind !== 'cloze' || !shown.gaps.some(({ options }) => options)) {
    return keyText(item);
  }
  const keys = item.gaps.map(({ accepted }, place) => {
    const [key = ''] = accepted;
    const letter = shown.gaps[place]?.options?.indexOf(key) ?? -1;
    return `${place + 1} ${letter < 0 ? '' : `${String.fromCharCode(65 + letter)} `}${key}`;
  });
  return keys.join(', ');
}
