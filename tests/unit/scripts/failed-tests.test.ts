import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { failedOfBrowser, failedOfVitest, readReport } from '../../../scripts/failed-tests.mjs';

test('of vitest each test that failed is named with what it said, without colours and the runner’s own lines', () => {
  const report = {
    testResults: [
      {
        name: path.join('/portal', 'tests/unit/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', ancestorTitles: [], title: 'holds', failureMessages: [] },
          {
            status: 'failed',
            ancestorTitles: ['money'],
            title: 'is kept',
            failureMessages: ['\u001b[31mlost\u001b[39m\n    at run (node_modules/x.js:1)'],
          },
        ],
      },
      { name: '/portal/tests/unit/b.test.ts', status: 'failed', message: 'cannot be read', assertionResults: [] },
      { name: '/portal/tests/unit/c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(failedOfVitest(report, '/portal')).toEqual([
    { name: 'tests/unit/a.test.ts › money › is kept', said: 'lost' },
    { name: 'tests/unit/b.test.ts', said: 'cannot be read' },
  ]);
});

test('of the browser too, in suites within suites, with the beginning of what was said', () => {
  const long = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
  const failed = {
    ok: false,
    file: 'a.spec.ts',
    line: 6,
    title: 'plays',
    tests: [{ results: [{ errors: [{ message: long }] }] }],
  };
  const report = { errors: [], suites: [{ specs: [], suites: [{ specs: [failed, { ok: true, tests: [] }] }] }] };
  const [only, ...others] = failedOfBrowser(report);
  expect(others).toEqual([]);
  expect(only?.name).toBe('a.spec.ts:6 › plays');
  expect(only?.said.split('\n')).toHaveLength(12);
});

test('of the browser also what the page held at that moment', ({ onTestFinished }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'failed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const account = path.join(folder, 'error-context.md');
  writeFileSync(account, '# Test info\n\n# Page snapshot\n\n```yaml\n- button "Try again"\n```\n\n# Test source\n');
  const errors = [{ message: 'not found' }];
  const attachments = [
    { name: 'screenshot', path: path.join(folder, 'seen.png') },
    { name: 'error-context', path: account },
  ];
  const failed = {
    ok: false,
    file: 'a.spec.ts',
    line: 6,
    title: 'plays',
    tests: [{ results: [{ errors, attachments }] }],
  };
  const [only] = failedOfBrowser({ suites: [{ specs: [failed] }] });
  expect(only?.said.split('\n').filter(Boolean)).toEqual(['not found', '- button "Try again"']);
});

test('where the runner left no report, nothing is named', () => {
  const report = readReport('/nowhere/report.json');
  expect(failedOfVitest(report, '/')).toEqual([]);
  expect(failedOfBrowser(report)).toEqual([]);
});
