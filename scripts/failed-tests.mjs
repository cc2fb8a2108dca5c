// What failed in a part of `npm test`, by the report that its runner leaves.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines of what a test said that are repeated. */
const saidLines = 12;

/** Lines of what the page held at that moment: often the only witness, where it happens on another machine. */
const pageLines = 150;

/** Of a report of vitest: each test that failed, with the beginning of what it said, and each file that could not run. */
export function failedOfVitest(report, folder) {
  return (report?.testResults ?? []).flatMap((file) => {
    const name = path.relative(folder, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) {
      return failed.map((test) => ({
        name: [name, ...test.ancestorTitles, test.title].join(' › '),
        said: beginning(test.failureMessages.join('\n')),
      }));
    }
    return file.status === 'failed' ? [{ name, said: beginning(file.message) }] : [];
  });
}

/** Of a report of the browser's tests: the same. */
export function failedOfBrowser(report) {
  const inSuite = (suite) => [
    ...(suite.specs ?? [])
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => ({
        name: `${file}:${line} › ${title}`,
        said: [
          beginning(
            tests
              .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((one) => one.message)))
              .join('\n'),
          ),
          ...tests.flatMap(({ results }) => results.flatMap(({ attachments = [] }) => attachments.map(pageOf))),
        ].join('\n'),
      })),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return [
    ...(report?.errors ?? []).map(({ message }) => ({ name: 'outside of a test', said: beginning(message) })),
    ...(report?.suites ?? []).flatMap(inSuite),
  ];
}

/** Reads a report, or nothing where the runner ended before it left one. */
export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** What the page held when a test failed, of the account that the browser's runner leaves beside it. */
function pageOf({ name, path: file }) {
  if (name !== 'error-context' || !existsSync(file)) return '';
  const page = readFileSync(file, 'utf8').match(/^```yaml\n([\s\S]*?)\n```/m)?.[1] ?? '';
  return page.split('\n').slice(0, pageLines).join('\n');
}

function beginning(said = '') {
  const lines = stripVTControlCharacters(said).split('\n');
  return lines
    .filter((line) => !/^ +at .*node_modules/.test(line))
    .slice(0, saidLines)
    .join('\n');
}
