// Imports point one way: the rules are in .dependency-cruiser.cjs.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './prepare.mjs';

/** Fewer modules than this means that the tool looked at nothing, and "no violations" would say nothing. */
const fewestModules = 100;

export function checkLayers() {
  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [cruiser, 'src', 'prisma', '--config', '.dependency-cruiser.cjs'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  const modules = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0);
  if (status === 0 && modules >= fewestModules) return;
  if (status === 0) console.error(`Only ${modules} modules were looked at: the layer check is broken.`);
  process.exit(1);
}
