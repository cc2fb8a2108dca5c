// npm test: all tests. `npm test -- unit integration operation e2e` runs some of them.
import { findChromium } from './chromium.mjs';
import { build, generateClient, install, requireNode, runBin } from './prepare.mjs';

const kinds = process.argv.slice(2);
const wants = (kind) => kinds.length === 0 || kinds.includes(kind);

requireNode();
install({ everything: true });
generateClient();
const projects = ['unit', 'integration', 'operation'].filter(wants).flatMap((kind) => ['--project', kind]);
if (projects.length > 0) {
  runBin('vitest', ['run', ...projects], { NODE_ENV: 'test' });
}
if (wants('e2e')) {
  build();
  runBin('@playwright/test', ['test'], { CHROMIUM_PATH: await findChromium() });
}
