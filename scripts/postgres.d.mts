/** A PostgreSQL server of its own, on this machine only. */
export function startPostgres(): Promise<PostgresServer>;

export interface PostgresServer {
  /** The address of one of its databases. */
  url(database: string): string;
  /** Stops it at once, as when its machine goes down; what was committed stays. */
  goAway(): Promise<void>;
  /** Starts it again, at the same address. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}
