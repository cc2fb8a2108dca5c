import type { Deps } from '#server/domain/platform/deps';
import type { Calibration } from '#shared/attempts/placement/calibrate';

/** What answers say of sorts of questions, by the sort; only of those that were answered often enough. */
export async function calibrationsOf(
  { db }: Pick<Deps, 'db'>,
  types?: readonly string[],
): Promise<ReadonlyMap<string, Calibration>> {
  const rows = await db.itemCalibration.findMany(types && { where: { type: { in: [...types] } } });
  return new Map(rows.map(({ type, ...said }) => [type, said]));
}
