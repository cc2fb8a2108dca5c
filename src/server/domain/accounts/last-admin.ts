import type { Transaction } from '#server/domain/platform/deps';

/**
 * Who of these has to stay an administrator because nobody else is one: `preferred` where that is one. Call inside a
 * transaction. Locks the administrators, so that two cannot leave at once, each counting on the other.
 */
export async function lastAdminAmong(
  tx: Transaction,
  ids: readonly string[],
  preferred: string,
): Promise<string | undefined> {
  await tx.user.updateMany({ where: { role: 'admin' }, data: { role: 'admin' } });
  const admins = await tx.user.findMany({ where: { role: 'admin' }, select: { id: true }, take: ids.length + 1 });
  const leaving = new Set(ids);
  if (admins.some(({ id }) => !leaving.has(id))) return undefined;
  return (admins.find(({ id }) => id === preferred) ?? admins[0])?.id;
}
