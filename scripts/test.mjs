// npm test: all tests. `npm test -- unit integration operation e2e` runs some of them; integration is on SQLite and on
// PostgreSQL, `npm test -- integration-postgres` on the latter only.
import { findChromium } from './chromium.mjs';
import { build, generateClient, install, requireNode, runBin } from './prepare.mjs';

const kinds = process.argv.slice(2);
const wants = (kind) => kinds.length === 0 || kinds.includes(kind);

requireNode();
install({ everything: true });
generateClient();
const onPostgres = wants('integration') || kinds.includes('integration-postgres');
test(['unit', 'integration', 'operation'].filter(wants));
// By itself: both kinds make a template first, and the migration engine is one in a process.
test(onPostgres ? ['integration-postgres'] : []);

function test(projects) {
  if (projects.length === 0) return;
  runBin('vitest', ['run', ...projects.flatMap((name) => ['--project', name])], { NODE_ENV: 'test' });
}

if (wants('e2e')) {
  build();
  runBin('@playwright/test', ['test'], { CHROMIUM_PATH: await findChromium() });
}
