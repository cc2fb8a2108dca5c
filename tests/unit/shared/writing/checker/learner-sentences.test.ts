import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAllWords } from '#shared/content/words/pack';
import { indexWords } from '#shared/vocabulary/word-index';
import { type Checker, makeChecker } from '#shared/writing/checker/check';

let checker: Checker;
beforeAll(async () => {
  checker = makeChecker(indexWords(await loadAllWords()));
});

const folder = path.resolve('tests/fixtures/learner-sentences');
const sentencesOf = (file: string) =>
  readFileSync(path.join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')[0] ?? '');

/** Counts only: the sentences that are held out must not shape the rules. */
function shareFlagged(file: string): number {
  const sentences = sentencesOf(file);
  return sentences.filter((sentence) => checker.check(sentence).length > 0).length / sentences.length;
}

describe('sentences that were written before the rules', () => {
  test.each(['errors-dev.txt', 'errors-held-out.txt'])('%s: at least 70 % of the errors are flagged', (file) => {
    expect(shareFlagged(file)).toBeGreaterThanOrEqual(0.7);
  });

  test.each(['correct-dev.txt', 'correct-held-out.txt'])('%s: at most 2 % are flagged falsely', (file) => {
    expect(shareFlagged(file)).toBeLessThanOrEqual(0.02);
  });
});
