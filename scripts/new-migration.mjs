// Writes prisma/migrations/<database>/<time>_<name>/migration.sql from what the schema has and the migrations have not.
import { openSource } from './load-source.mjs';
import { migrationName } from './migration-name.mjs';
import { startPostgres } from './postgres.mjs';
import { generateClient, install, requireNode } from './prepare.mjs';

const name = migrationName(process.argv[2]);
if (!name || process.argv.length > 3) {
  console.error('Usage: npm run migration -- what-changes');
  process.exit(1);
}
requireNode();
install({ everything: true });
generateClient();
const source = await openSource();
const postgres = await startPostgres();
try {
  const { writeMigrations } = await source.load('/prisma/migrate.ts');
  const scratch = { url: postgres.url('postgres'), connections: 2 };
  const folders = await writeMigrations(name, new Date(), scratch);
  const nothing = 'Nothing to write: the migrations make what the schema says.';
  console.log(folders.length > 0 ? `Written:\n${folders.join('\n')}\nRead them before you commit them.` : nothing);
} finally {
  await postgres.stop();
  await source.close();
}
