// Writes prisma/migrations/sqlite/<time>_<name>/migration.sql from what the schema has and the migrations have not.
import { createServer } from 'vite';
import { generateClient } from './prepare.mjs';

const name = process.argv[2];
if (!/^[a-z0-9_]+$/.test(name ?? '')) {
  console.error('Usage: npm run migration -- <name_in_snake_case>');
  process.exit(1);
}
generateClient();
const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'error',
});
const { writeMigration } = await vite.ssrLoadModule('/prisma/migrate.ts');
console.log(`Written: ${await writeMigration(name, new Date())}\nRead it before you commit it.`);
await vite.close();
