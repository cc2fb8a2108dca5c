// npm test: all tests. `npm test -- unit integration operation e2e` runs some of them; integration is on SQLite and on
// PostgreSQL, `npm test -- integration-postgres` on the latter only. `npm test -- tests/unit/shared/x.test.ts` runs a
// file or a folder, and with `--watch` again at each change.
import { findChromium } from './chromium.mjs';
import { build, generateClient, install, requireNode, runBin } from './prepare.mjs';
import { testsNamed } from './tests-named.mjs';

const wanted = testsNamed(process.argv.slice(2));
if ('problem' in wanted) {
  console.error(wanted.problem);
  process.exit(2);
}
const { runs, browser, watch } = wanted;

requireNode();
install({ everything: true });
generateClient();
for (const { projects, files } of runs) {
  const names = projects.flatMap((name) => ['--project', name]);
  runBin('vitest', [watch ? 'watch' : 'run', ...names, ...files], { NODE_ENV: 'test' });
}
if (browser) {
  build();
  runBin('@playwright/test', ['test', ...browser.files], { CHROMIUM_PATH: await findChromium() });
}
