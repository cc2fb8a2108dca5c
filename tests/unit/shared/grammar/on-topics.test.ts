import { beforeAll, expect, test } from 'vitest';
import { loadAllWords } from '#shared/content/words/pack';
import { type Level, levelsAbove } from '#shared/core/level';
import { pointById } from '#shared/grammar/points';
import type { SentencesOnTopic } from '#shared/grammar/points/parts';
import { filledSentence, loadOnTopics, pointsOnTopics, sentencesOf } from '#shared/grammar/points-on-topics';
import { hardestLevelIn } from '#shared/vocabulary/level-profile';
import { indexWords, type WordIndex } from '#shared/vocabulary/word-index';
import { type Checker, makeChecker } from '#shared/writing/checker/check';

interface Case extends SentencesOnTopic {
  name: string;
  level: Level;
}

let cases: Case[];
let checker: Checker;
let index: WordIndex;
beforeAll(async () => {
  index = indexWords(await loadAllWords());
  checker = makeChecker(index);
  const loaded = await Promise.all(pointsOnTopics.map(async (id) => ({ id, onTopics: await loadOnTopics(id) })));
  cases = loaded.flatMap(({ id, onTopics }) =>
    Object.entries(onTopics).map(([topic, sentences]) => ({
      ...sentences,
      name: `${id}, ${topic}`,
      level: pointById(id)?.level ?? 'A1',
    })),
  );
});

const faultsOf = (find: (one: Case) => readonly string[]) =>
  cases.flatMap((one) => find(one).map((fault) => `${one.name}: ${fault}`));

test('each sentence has one gap, with what is right and how one comes to it', () => {
  const faults = faultsOf((one) =>
    sentencesOf(one).filter((sentence) => {
      const gaps = [...sentence.matchAll(/\[([^\]]*)\]/g)].map(([, inside = '']) => inside);
      const isTyped = /^[^|:]+: [^|:]+$/.test(gaps[0] ?? '');
      const isChosen = /^[^|:]+(?:\|[^|:]+){1,3}$/.test(gaps[0] ?? '');
      return gaps.length !== 1 || !(isTyped || isChosen);
    }),
  );
  expect(faults).toEqual([]);
});

test('a question asks, and everything else says something', () => {
  const faults = faultsOf((one) => {
    const said = [...one.facts, one.wrong.said, one.wrong.right, ...one.own];
    return [...said.filter((text) => !/[.!]”?$/.test(text)), ...[one.question].filter((text) => !text.endsWith('?'))];
  });
  expect(faults).toEqual([]);
});

test('what is written for one topic is not written again', () => {
  const all = cases.flatMap((one) => sentencesOf(one).map(filledSentence));
  expect(all.filter((sentence, place) => all.indexOf(sentence) !== place)).toEqual([]);
});

test('no word is more than one level above the point', () => {
  const faults = faultsOf((one) =>
    [...sentencesOf(one), one.wrong.right].filter((sentence) => {
      const level = hardestLevelIn(filledSentence(sentence), index);
      return level !== undefined && levelsAbove(level, one.level) > 1;
    }),
  );
  expect(faults).toEqual([]);
});

test('the checker finds nothing in them', () => {
  const faults = faultsOf((one) =>
    [...sentencesOf(one).map(filledSentence), one.wrong.right].flatMap((sentence) =>
      checker.check(sentence).map(({ rule }) => `${rule}: ${sentence}`),
    ),
  );
  expect(faults).toEqual([]);
});
