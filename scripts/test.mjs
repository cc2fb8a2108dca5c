// npm test: all tests. `npm test -- unit integration e2e` runs some of them; integration is on SQLite and on PostgreSQL,
// `npm test -- integration-postgres` on the latter only.
import { findChromium } from './chromium.mjs';
import { build, generateClient, install, requireNode, runBin } from './prepare.mjs';

const kinds = process.argv.slice(2);
const wants = (kind) => kinds.length === 0 || kinds.includes(kind);

requireNode();
install({ everything: true });
generateClient();
const projects = [
  ...(wants('unit') ? ['unit'] : []),
  ...(wants('integration') ? ['integration'] : []),
  ...(wants('integration') || kinds.includes('integration-postgres') ? ['integration-postgres'] : []),
];
if (projects.length > 0) {
  runBin('vitest', ['run', ...projects.flatMap((name) => ['--project', name])], { NODE_ENV: 'test' });
}
if (wants('e2e')) {
  build();
  runBin('@playwright/test', ['test'], { CHROMIUM_PATH: await findChromium() });
}
