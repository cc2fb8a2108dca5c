// Imports point one way: the rules are in .dependency-cruiser.cjs.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './prepare.mjs';

/** Fewer modules than this means that the tool looked at nothing, and "no violations" would say nothing. */
const fewestModules = 100;

/** Looks at the imports of what is in a folder, by the rules of this project. */
export function cruise(folder, ...options) {
  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const rules = path.join(root, '.dependency-cruiser.cjs');
  return spawnSync(process.execPath, [cruiser, 'src', 'prisma', '--config', rules, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
}

export function checkLayers() {
  const { stdout, stderr, status } = cruise(root);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  const modules = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0);
  if (status === 0 && modules >= fewestModules) return;
  if (status === 0) console.error(`Only ${modules} modules were looked at: the layer check is broken.`);
  process.exit(1);
}
