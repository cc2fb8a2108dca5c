import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';

/** A database as migrations see it, whichever it is. */
export interface MigratedDatabase {
  provider: 'sqlite' | 'postgresql';
  /** The schema with this provider. */
  schemaFile: string;
  adapter: SqlMigrationAwareDriverAdapterFactory;
  /** Tables that the schema does not say: a hand-written migration makes them. */
  externalTables: string[];
  /** Names of the migrations that it has. */
  applied(): Promise<string[]>;
  /** Does work that no other process does on this database at the same time. */
  alone(work: () => Promise<void>): Promise<void>;
}
