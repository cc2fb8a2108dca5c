// Writes prisma/migrations/<database>/<time>_<name>/migration.sql from what the schema has and the migrations have not.
import { openSource } from './load-source.mjs';
import { startPostgres } from './postgres.mjs';
import { generateClient } from './prepare.mjs';

const name = process.argv[2];
if (!/^[a-z0-9_]+$/.test(name ?? '')) {
  console.error('Usage: npm run migration -- <name_in_snake_case>');
  process.exit(1);
}
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
