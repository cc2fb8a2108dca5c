/** A PostgreSQL server of its own, on this machine only. */
export function startPostgres(): Promise<{
  /** The address of one of its databases. */
  url(database: string): string;
  stop(): Promise<void>;
}>;
