import Sqlite from 'better-sqlite3';
import { vi } from 'vitest';
import { fileOf, type World } from './world';

/**
 * How SQLite goes about each statement that this work ran. Without statistics that is the same for any number of rows.
 */
export async function plansOf(portal: World, work: () => Promise<unknown>): Promise<string[]> {
  const ran = new Set<string>();
  const { prepare } = Sqlite.prototype;
  const spy = vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, sql: string) {
    // Where there is nothing to look for, nothing is looked at.
    if (sql.startsWith('SELECT') && !sql.includes('WHERE 1=0')) ran.add(sql);
    return prepare.call(this, sql);
  });
  await work();
  spy.mockRestore();
  const connection = new Sqlite(fileOf(portal), { readonly: true });
  const plans = [...ran].flatMap((sql) => {
    const places = Array.from({ length: sql.split('?').length - 1 }, () => null);
    const steps = connection.prepare<null[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(...places);
    return steps.map(({ detail }) => detail);
  });
  connection.close();
  return plans;
}
