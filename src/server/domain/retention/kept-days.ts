import {
  daysText,
  type KeptDays,
  ofEachKind,
  type RetentionKind,
  retention,
  retentionKinds,
} from '../../../shared/retention';
import { keptDays } from '../../../shared/schemas/retention';
import { type Actor, record } from '../audit/record';
import { before } from '../calendar';
import type { Deps, Transaction } from '../deps';

/** Its name among the settings of the portal. */
const name = 'retention';

/** How many days each kind is kept now. What nobody set, or cannot be read any more, has its usual number. */
export async function keptDaysNow({ db }: { db: Deps['db'] | Transaction }): Promise<KeptDays> {
  const row = await db.portalSetting.findUnique({ where: { name }, select: { value: true } });
  const set = keptDays.partial().safeParse(row?.value).data;
  return ofEachKind((kind) => set?.[kind] ?? retention[kind].usual);
}

/** Of this kind, what is older than that is gone. */
export async function keptSince(
  deps: Pick<Deps, 'clock'> & { db: Deps['db'] | Transaction },
  kind: RetentionKind,
): Promise<Date> {
  return before(deps.clock.now(), { days: (await keptDaysNow(deps))[kind] });
}

/** Sets all of them. */
export async function setKeptDays(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  days: KeptDays,
): Promise<KeptDays> {
  return db.$transaction(async (tx) => {
    const previous = await keptDaysNow({ db: tx });
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
          before: daysText(previous[kind]),
          after: daysText(days[kind]),
        },
      })),
    );
    return days;
  });
}
