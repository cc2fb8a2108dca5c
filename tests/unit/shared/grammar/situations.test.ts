import { beforeAll, expect, test } from 'vitest';
import { loadAllWords } from '#shared/content/words/pack';
import type { Level } from '#shared/core/level';
import { loadSituation, pointsWithSituation } from '#shared/grammar/point-situations';
import { pointById, points } from '#shared/grammar/points';
import type { PointSituation } from '#shared/grammar/points/parts';
import { indexWords } from '#shared/vocabulary/word-index';
import { type Checker, makeChecker } from '#shared/writing/checker/check';
import { wordsIn } from '#tests/support/quotations';

interface Case extends PointSituation {
  id: string;
  level: Level;
}

let cases: Case[];
let checker: Checker;
beforeAll(async () => {
  checker = makeChecker(indexWords(await loadAllWords()));
  const loaded = await Promise.all(pointsWithSituation.map(async (id) => ({ id, situation: await loadSituation(id) })));
  cases = loaded.flatMap(({ id, situation }) => {
    const level = pointById(id)?.level;
    return situation && level ? [{ ...situation, id, level }] : [];
  });
});

const spoken = ({ kind, text }: Case) => (kind === 'dialogue' ? text.replaceAll(/^\p{Lu}[\p{L}.’ ]*: /gmu, '') : text);
const linesOf = ({ title, gist, notice, board, statements, roleCards: { scene, a, b, phrases }, writing }: Case) => [
  title,
  ...[...gist, ...notice].flatMap(({ question, answer }) => [question, answer]),
  ...board,
  ...statements,
  scene,
  ...[a, b].flatMap(({ role, facts, goals }) => [role, ...facts, ...goals]),
  ...phrases,
  writing,
];
const faultsOf = (find: (one: Case) => readonly string[]) =>
  cases.flatMap((one) => find(one).map((fault) => `${one.id}: ${fault}`));

test('every point has one', () => {
  expect(points.map(({ id }) => id).filter((id) => !pointsWithSituation.includes(id))).toEqual([]);
  expect(cases.length).toBe(points.length);
});

test('it is as long as the level of its point bears', () => {
  const limits: Record<Level, readonly [number, number]> = {
    A1: [50, 100],
    A2: [70, 130],
    B1: [90, 160],
    B2: [120, 190],
  };
  const faults = faultsOf((one) => {
    const length = wordsIn(spoken(one)).length;
    const [least, most] = limits[one.level];
    return length < least || length > most ? [`${length} words`] : [];
  });
  expect(faults).toEqual([]);
});

test('two people with names speak in turn', () => {
  const faults = faultsOf(({ kind, text }) => {
    if (kind === 'text') return [];
    const speakers = text.split('\n').map((line) => /^(\p{Lu}[\p{L}.’ ]{1,24}): \S/u.exec(line)?.[1]);
    const isInTurn = speakers.every((one, at) => one && one !== speakers[at - 1]);
    return isInTurn && new Set(speakers).size === 2 ? [] : [String(speakers)];
  });
  expect(faults).toEqual([]);
});

test('its examples stand in it, word for word', () => {
  expect(faultsOf((one) => one.examples.filter((example) => !spoken(one).includes(example)))).toEqual([]);
});

test('what a class is asked, says and writes is complete', () => {
  const between = (list: readonly unknown[], least: number, most: number, what: string) =>
    list.length < least || list.length > most || new Set(list.map((one) => JSON.stringify(one))).size !== list.length
      ? [`${list.length} ${what}`]
      : [];
  const faults = faultsOf(({ gist, examples, notice, board, statements, roleCards: { a, b, phrases }, writing }) => [
    ...between(gist, 3, 3, 'questions on what happens'),
    ...between(examples, 4, 6, 'examples'),
    ...between(notice, 4, 5, 'questions on the language'),
    ...between(board, 2, 5, 'lines on the board'),
    ...between(statements, 8, 8, 'statements'),
    ...between(phrases, 6, 6, 'phrases'),
    ...[a, b].flatMap(({ facts, goals }) => [...between(facts, 2, 4, 'facts'), ...between(goals, 2, 4, 'goals')]),
    ...[a.role, b.role].filter((role) => !role.startsWith('You ')),
    ...[...gist, ...notice].map(({ question }) => question).filter((question) => !question.endsWith('?')),
    ...statements.filter((statement) => !statement.endsWith('.')),
    ...(/\b\d+ to \d+ words\b/.test(writing) ? [] : [writing]),
  ]);
  expect(faults).toEqual([]);
});

test('no line is longer than a card or a row holds', () => {
  expect(faultsOf((one) => linesOf(one).filter((line) => line.length > 300))).toEqual([]);
});

test('the checker finds nothing in what students read and say', () => {
  // What stands on the board is cut into forms; what is asked about language names words without a sentence.
  const faults = faultsOf((one) =>
    [
      spoken(one),
      ...one.statements,
      ...one.gist.map(({ question }) => question),
      one.roleCards.scene,
      one.writing,
    ].flatMap((text) => checker.check(text).map(({ text: found, rule }) => `${rule}: ${found} – ${text.slice(0, 80)}`)),
  );
  expect(faults).toEqual([]);
});
