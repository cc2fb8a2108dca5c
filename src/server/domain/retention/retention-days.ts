import { type Actor, record } from '#server/domain/audit/record';
import { before } from '#server/domain/platform/calendar';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { retentionDays } from '#shared/api/retention';
import { count } from '#shared/core/count';
import { ofEachKind, type RetentionDays, type RetentionKind, retention, retentionKinds } from '#shared/core/retention';

/** Its name among the settings of the portal. */
const name = 'retention';

/** How many days each kind is kept now. What nobody set, or cannot be read any more, has its usual number. */
export async function currentRetentionDays({ db }: { db: Deps['db'] | Transaction }): Promise<RetentionDays> {
  const row = await db.portalSetting.findUnique({ where: { name }, select: { value: true } });
  const set = retentionDays.partial().safeParse(row?.value).data;
  return ofEachKind((kind) => set?.[kind] ?? retention[kind].usual);
}

/** Of this kind, what is older than that is gone. */
export async function retentionCutoff(
  deps: Pick<Deps, 'clock'> & { db: Deps['db'] | Transaction },
  kind: RetentionKind,
): Promise<Date> {
  return before(deps.clock.now(), { days: (await currentRetentionDays(deps))[kind] });
}

/** Sets all of them. */
export async function setRetentionDays(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  days: RetentionDays,
): Promise<RetentionDays> {
  return db.$transaction(async (tx) => {
    const previous = await currentRetentionDays({ db: tx });
    await tx.portalSetting.upsert({ where: { name }, create: { name, value: days }, update: { value: days } });
    const changed = retentionKinds.filter((kind) => previous[kind] !== days[kind]);
    await record(
      tx,
      actor,
      ...changed.map((kind) => ({
        action: 'settings.retention' as const,
        at: clock.now(),
        details: {
          what: retention[kind].name,
          before: count(previous[kind], 'day'),
          after: count(days[kind], 'day'),
        },
      })),
    );
    return days;
  });
}
