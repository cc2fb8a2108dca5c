import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/config';
import { testsNamed } from '../../../scripts/tests-named.mjs';

const all = { files: [] };

test('without a word all tests run, and a kind runs all of its tests', () => {
  expect(testsNamed([])).toEqual({
    runs: [
      { projects: ['unit', 'integration'], files: [] },
      { projects: ['operation'], files: [] },
      { projects: ['integration-postgres'], files: [] },
    ],
    browser: all,
    watch: false,
  });
  expect(testsNamed(['integration'])).toMatchObject({
    runs: [{ projects: ['integration'] }, { projects: ['integration-postgres'] }],
    browser: undefined,
  });
  expect(testsNamed(['unit', 'e2e'])).toMatchObject({ runs: [{ projects: ['unit'] }], browser: all });
});

test('a file or a folder runs where it belongs', () => {
  const config = 'tests/unit/server/config.test.ts';
  expect(testsNamed([config])).toEqual({
    runs: [{ projects: ['unit'], files: [config] }],
    browser: undefined,
    watch: false,
  });
  expect(testsNamed([path.join(projectRoot, config)])).toEqual(testsNamed([`./${config}`]));
  expect(testsNamed(['tests/integration/tokens'])).toMatchObject({
    runs: [
      { projects: ['integration'], files: ['tests/integration/tokens'] },
      { projects: ['integration-postgres'], files: ['tests/integration/tokens'] },
    ],
  });
  expect(testsNamed(['tests/integration/sqlite'])).toMatchObject({ runs: [{ projects: ['integration'] }] });
  expect(testsNamed(['tests/e2e/tokens.spec.ts'])).toEqual({
    runs: [],
    browser: { files: ['tests/e2e/tokens.spec.ts'] },
    watch: false,
  });
});

test('one kind or its files are watched, on one database', () => {
  expect(testsNamed(['unit', '--watch'])).toMatchObject({ runs: [{ projects: ['unit'] }], watch: true });
  expect(testsNamed(['unit', 'operation', '--watch'])).toMatchObject({ runs: [{ projects: ['unit', 'operation'] }] });
  expect(testsNamed(['tests/integration/tokens', '--watch'])).toMatchObject({ runs: [{ projects: ['integration'] }] });
  for (const words of [['--watch'], ['e2e', '--watch']]) {
    expect(testsNamed(words)).toEqual({ problem: expect.stringMatching(/^Only unit, integration and operation/) });
  }
});

// A regression: these ran nothing and ended well.
test.each(['unti', 'tests/unit/server/confg.test.ts', 'src/server/config.ts', 'tests/support/world.ts', '--wacth'])(
  '%s fails and says what there is',
  (word) => {
    expect(testsNamed([word])).toEqual({
      problem: `There are no tests called ${word}. Name kinds (unit, integration, integration-postgres, operation, e2e) or files in tests/, and --watch for vitest.`,
    });
    const { status, stderr } = spawnSync(process.execPath, [path.join(projectRoot, 'scripts/test.mjs'), word]);
    expect([status, String(stderr)]).toEqual([2, expect.stringContaining(`no tests called ${word}`)]);
  },
);

test('kinds and files together are refused', () => {
  expect(testsNamed(['unit', 'tests/e2e'])).toEqual({ problem: 'Name either kinds of tests or files, not both.' });
});

test('the cost of things is measured elsewhere, and is no part of all tests', () => {
  for (const word of ['cost', 'tests/cost', 'tests/cost/answers.test.ts']) {
    expect(testsNamed([word])).toEqual({ problem: expect.stringContaining('npm run bench -- cost') });
  }
});
