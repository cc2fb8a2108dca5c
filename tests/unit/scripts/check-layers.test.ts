import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cruise } from '../../../scripts/check-layers.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
  const paths = { '#shared/*': ['./src/shared/*'], '#client/*': ['./src/client/*'], '#server/*': ['./src/server/*'] };
  write('tsconfig.json', JSON.stringify({ compilerOptions: { paths: { ...paths, '#prisma/*': ['./prisma/*'] } } }));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const lower = (place: string) => `${place} imports only what is below it`;

/** A file, what it imports, and the rule that it breaks by that. */
const forbidden: [file: string, line: string, rule: string][] = [
  ['src/shared/core/level.ts', "import type { B } from '#shared/items/b'", lower('src/shared/core')],
  [
    'src/server/domain/identity/who.ts',
    "import type { B } from '#server/domain/wallet/b'",
    lower('src/server/domain/identity'),
  ],
  [
    'src/server/domain/library/keep.ts',
    "import { b } from '#server/domain/attempts/b'",
    lower('src/server/domain/library'),
  ],
  ['src/server/domain/library/say.ts', "import type { B } from '#server/routers/b'", lower('src/server/domain')],
  ['src/server/adapters/send.ts', "import type { B } from '#server/trpc/b'", lower('src/server/adapters')],
  ['src/server/trpc/ask.ts', "import { b } from '#server/http/b'", lower('src/server/trpc')],
  ['src/server/http/start.ts', "import { b } from '#server/main'", lower('src/server/http')],
  ['src/server/routers/own.ts', "import { b } from '#server/adapters/b'", 'routers-are-wiring'],
  ['src/server/domain/platform/row.ts', "import { b } from '#prisma/b'", 'domain-takes-only-types-from-the-database'],
  ['src/server/domain/platform/serve.ts', "import express from 'express'", 'domain-is-pure'],
  ['src/server/domain/platform/view.ts', "import type { B } from '#client/ui/b'", 'server-knows-no-client'],
  ['src/shared/core/own.ts', "import type { B } from '#server/adapters/b'", 'shared-knows-nobody'],
  ['src/shared/core/read.ts', "import { readFileSync } from 'node:fs'", 'shared-has-no-node-or-react'],
  ['src/client/ui/list.ts', "import type { B } from '#client/lib/b'", lower('src/client/ui')],
  ['src/client/items/list.ts', "import { b } from '#client/attempts/b'", lower('src/client/items')],
  ['src/client/items/page.ts', "import { b } from '#client/features/billing/b'", lower('src/client/items')],
  ['src/client/lib/own.ts', "import { b } from '#server/adapters/b'", 'client-takes-only-types-from-the-server'],
  [
    'src/client/features/usage/see.ts',
    "import { b } from '#client/features/billing/b'",
    'features-do-not-know-each-other',
  ],
  ['src/client/features/usage/open.ts', "import { b } from '#client/apps/dice/b'", lower('src/client/features')],
  ['src/client/apps/words/play.ts', "import type { B } from '#client/apps/dice/b'", 'apps-do-not-know-each-other'],
  ['src/client/apps/words/pay.ts', "import { b } from '#client/features/billing/b'", lower('src/client/apps')],
  ['src/client/apps/words/go.ts', "import { b } from '#client/shell/b'", lower('src/client/apps')],
  ['src/client/ui/one.ts', "import type { B } from './other'", 'no-circles'],
  ['src/client/ui/alone.ts', '', 'no-orphans'],
];

const allowed: [file: string, line: string][] = [
  // The other half of a circle, which is told once.
  ['src/client/ui/other.ts', "import type { B } from './one'"],
  ['src/shared/items/use.ts', "import { b } from '#shared/core/b'"],
  ['src/server/domain/nightly/use.ts', "import { b } from '#server/domain/platform/b'"],
  ['src/server/domain/platform/use.ts', "import type { B } from '#prisma/b'"],
  ['src/server/http/use.ts', "import { b } from '#server/trpc/b'"],
  ['src/client/lib/use.ts', "import type { B } from '#server/routers/b'"],
  ['src/client/shell/use.ts', "import { b } from '#client/features/billing/b'"],
];

/** Where an alias of the project leads to. */
function fileOf(line: string): string | undefined {
  const [, place, rest] = /from '#(\w+)\/([^']+)'/.exec(line) ?? [];
  if (!place) return undefined;
  return place === 'prisma' ? `prisma/${rest}.ts` : `src/${place}/${rest}.ts`;
}

/** What the check finds: files, and the rule that each breaks. */
function findings(): string[][] {
  const { stdout, stderr } = cruise(folder, '--output-type', 'json');
  expect(stderr).toBe('');
  const found: { from: string; rule: { name: string } }[] = JSON.parse(stdout).summary.violations;
  return found.map(({ from, rule }) => [from, rule.name]).sort();
}

test('each import that points the wrong way is found, and no other', () => {
  write('node_modules/express/index.js', 'module.exports = 1;\n');
  for (const [file, line] of [...forbidden, ...allowed]) {
    write(file, `${line};\nexport type A = 1;\n`);
    const imported = fileOf(line);
    if (imported) write(imported, 'export type B = 1;\nexport const b: B = 1;\n');
  }
  expect(findings()).toEqual(forbidden.map(([file, , rule]) => [file, rule]).sort());
});

test('a folder without a place in the order is refused', () => {
  for (const base of ['src/shared', 'src/server/domain', 'src/client'])
    mkdirSync(path.join(folder, base), { recursive: true });
  write('src/client/misc/b.ts', 'export const b = 1;');
  expect(cruise(folder).stderr).toContain('gives no place in src/client to misc');
});
