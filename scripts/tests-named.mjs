// Which tests the words after `npm test --` mean.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const kinds = ['unit', 'integration', 'integration-postgres', 'operation', 'e2e'];

/**
 * By itself integration-postgres: both kinds of integration make a template first, and the migration engine is one in a
 * process. By itself operation, which needs the build.
 */
const together = [['unit', 'integration'], ['operation'], ['integration-postgres']];
/** A process that watches does not end. */
const watchedTogether = [['unit', 'integration', 'operation'], ['integration-postgres']];

/**
 * The runs of vitest, each with its projects and files (all where none is named), and the files of the browser; or what
 * is wrong with the words. A test that is not found must not look like one that passed.
 */
export function testsNamed(words) {
  const watch = words.includes('--watch');
  const named = words.filter((word) => word !== '--watch').map(meaning);
  const unknown = named.find(({ problem }) => problem);
  if (unknown) return unknown;
  const files = named.flatMap(({ file }) => file ?? []);
  const wholes = named.flatMap(({ kind }) => (kind === 'integration' ? [kind, 'integration-postgres'] : (kind ?? [])));
  if (files.length > 0 && wholes.length > 0) return { problem: 'Name either kinds of tests or files, not both.' };
  const wants = (kind) =>
    named.length === 0 || wholes.includes(kind) || files.some((file) => projectsOf(file).includes(kind));
  const runs = (watch ? watchedTogether : together)
    .map((group) => group.filter(wants))
    .filter((projects) => projects.length > 0)
    .map((projects) => ({
      projects,
      files: files.filter((file) => projectsOf(file).some((one) => projects.includes(one))),
    }));
  const browser = wants('e2e') ? { files: files.filter((file) => projectsOf(file).includes('e2e')) } : undefined;
  if (!watch) return { runs, browser, watch };
  const [first] = runs;
  if (!first || browser) return { problem: 'Only unit, integration and operation can be watched, and files of these.' };
  // On one database: watching does not end.
  return { runs: [first], browser: undefined, watch };
}

function meaning(word) {
  if (kinds.includes(word)) return { kind: word };
  const full = path.resolve(root, word);
  const file = path.relative(root, full).split(path.sep).join('/');
  if (existsSync(full) && projectsOf(file).length > 0 && isTest(full)) return { file };
  if (word === 'cost' || /^tests\/cost(\/|$)/.test(file)) {
    return { problem: 'What things cost is measured by `npm run bench -- cost`, and by no test that has to pass.' };
  }
  const all = kinds.join(', ');
  return {
    problem: `There are no tests called ${word}. Name kinds (${all}) or files in tests/, and --watch for vitest.`,
  };
}

function isTest(full) {
  return statSync(full).isDirectory() || /\.(test\.tsx?|spec\.ts)$/.test(full);
}

/** Where the tests of a file or folder run. */
function projectsOf(file) {
  const [top, kind, database] = file.split('/');
  if (top !== 'tests') return [];
  if (kind === 'integration' && database === 'sqlite') return ['integration'];
  if (kind === 'integration' && database === 'postgres') return ['integration-postgres'];
  if (kind === 'integration') return ['integration', 'integration-postgres'];
  return kinds.includes(kind) ? [kind] : [];
}
