import { isOpen, type OpenRefusal } from '#server/domain/access/open-apps';
import type { Deps } from '#server/domain/platform/deps';
import type { SheetInput, SheetOutput } from '#shared/api/attempts';
import { textSeed } from '#shared/core/random';
import { ok, type Result } from '#shared/core/result';
import { keyOnPaper, otherKeys } from '#shared/items/key-on-paper';
import { playerView, spareChoice } from '#shared/items/player-view';
import { joinGaps } from '#shared/vocabulary/join-gaps';
import type { PrepareRefusal } from './activity-module';
import { makeItems } from './make-items';
import type { Player } from './stored-attempt';

/**
 * Questions with their keys for paper, in as many versions as asked for. Only where the app is open to the caller. The
 * numbers behind a sheet are never those of an attempt on the screen, so that no sheet tells the key of a test.
 */
export async function makeSheet(
  deps: Pick<Deps, 'db' | 'clock' | 'words' | 'limiter'>,
  { user, address }: Player,
  { appId, activity, seed, versions }: SheetInput,
): Promise<Result<SheetOutput, OpenRefusal | PrepareRefusal | 'too_many_attempts'>> {
  const open = await isOpen(deps, user, appId);
  if (!open.ok) return open;
  if (!user) {
    const refused = await deps.limiter.take([{ limit: 'guest-attempts-address', address }]);
    if (refused) return refused;
  }
  const sheets: SheetOutput['versions'] = [];
  let title = '';
  for (let version = 0; version < versions; version += 1) {
    const own = textSeed(`sheet ${seed} ${version}`);
    const attempt = await makeItems(deps, { user, appId }, activity, own);
    if (!attempt.ok) return attempt;
    title = attempt.value.title;
    sheets.push(
      joinGaps(attempt.value.items).map((item) => {
        const view = playerView(item, { seed: own });
        const also = otherKeys(item);
        const spare = spareChoice(item, own);
        return {
          item: view,
          key: keyOnPaper(item, view),
          ...(also.length > 0 && { also }),
          ...(item.explanation && { why: item.explanation }),
          ...(spare !== undefined && { spare }),
        };
      }),
    );
  }
  return ok({ title, versions: sheets });
}
