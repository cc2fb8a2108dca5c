// npm run check: everything that can be told without running the portal.
import { checkLayers } from './check-layers.mjs';
import { checkSizes } from './check-sizes.mjs';
import { build, generateClient, install, requireNode, run, runBin } from './prepare.mjs';

requireNode();
install({ everything: true });
generateClient();

step('Types', () => runBin('@typescript/native', ['-p', '.']));
step('Format and lint', () => runBin('@biomejs/biome', ['check', '--error-on-warnings']));
step('Layers', checkLayers);
step('Unused code and packages', () => runBin('knip', []));
step('Known holes in packages', () => run(process.execPath, ['scripts/audit.mjs']));
step('OpenAPI document', () => run(process.execPath, ['scripts/lint-openapi.mjs']));
step('Sizes in the browser', () => {
  build();
  checkSizes();
});
console.log('\nAll checks passed.');

function step(name, work) {
  console.log(`\n— ${name}`);
  work();
}
