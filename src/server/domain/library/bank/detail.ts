import { reachable, rightIn } from '#server/domain/access/bank';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { BankItemDetail } from '#shared/api/bank';
import { questionType } from '#shared/attempts/placement/calibrate';
import { err, ok, type Result } from '#shared/core/result';
import type { ItemStatistics } from '#shared/items/bank/statistics';
import { type ItemAnswer, statisticsOf } from '#shared/items/bank/statistics';
import type { Item } from '#shared/items/item';
import { item } from '#shared/items/item';
import { calibrationsOf } from '../calibrations';
import { rowSelect, toBankItem } from './rows';

const versionsShown = 50;
const answersCounted = 5000;

/** A question with its versions, where it is used and what its answers say. */
export async function getBankItem(
  { db }: Pick<Deps, 'db'>,
  user: User,
  id: string,
): Promise<Result<BankItemDetail, 'bank_item_not_found'>> {
  const row = await db.bankItem.findFirst({
    where: { id, ...reachable(user, 'read') },
    select: {
      ...rowSelect,
      owner: { select: { username: true } },
      versions: {
        orderBy: { version: 'desc' },
        take: versionsShown,
        select: { version: true, savedAt: true, item: true },
      },
      uses: {
        select: {
          version: true,
          resource: { select: { id: true, ownerId: true, kind: true, title: true, deletedAt: true } },
        },
      },
    },
  });
  if (!row) return err('bank_item_not_found');
  const entry = toBankItem(row);
  const isOwn = ({ resource }: (typeof row.uses)[number]) => resource.ownerId === user.id;
  return ok({
    ...entry,
    ownerId: row.ownerId,
    author: row.owner.username,
    right: (await rightIn(db, user, row.ownerId)) ?? 'read',
    versions: row.versions.map(({ version, savedAt, item: stored }) => ({
      version,
      savedAt: savedAt.toISOString(),
      item: { ...item.parse(stored), id, version },
    })),
    usedIn: {
      own: row.uses
        .filter((use) => isOwn(use) && use.resource.deletedAt === null)
        .map(({ version, resource }) => ({
          resourceId: resource.id,
          kind: resource.kind,
          title: resource.title,
          version,
        })),
      others: row.uses.filter((use) => !isOwn(use)).length,
    },
    statistics: await statisticsFor(db, entry.item),
    calibration: (await calibrationsOf({ db }, [questionType(entry.item)])).get(questionType(entry.item)) ?? null,
  });
}

/**
 * From finished attempts of the quizzes and tests that have the present version: what somebody wrote into a test of
 * their own under the same id does not count. Each player counts once, by the first attempt.
 */
async function statisticsFor(db: Deps['db'], current: Item): Promise<ItemStatistics> {
  const rows = await db.attemptAnswer.findMany({
    where: {
      itemId: current.id,
      attempt: {
        finishedAt: { not: null },
        maxScore: { gt: 0 },
        resource: { itemUses: { some: { bankItemId: current.id, version: current.version } } },
      },
    },
    orderBy: [{ answeredAt: 'asc' }, { attemptId: 'asc' }],
    take: answersCounted,
    select: { score: true, chosen: true, attempt: { select: { userId: true, score: true, maxScore: true } } },
  });
  const seen = new Set<string>();
  const answers = rows.flatMap(({ score, chosen, attempt }): ItemAnswer[] => {
    if (attempt.userId && seen.has(attempt.userId)) return [];
    if (attempt.userId) seen.add(attempt.userId);
    return [{ score, chosen, total: (attempt.score ?? 0) / (attempt.maxScore ?? 1) }];
  });
  return statisticsOf(current, answers);
}
