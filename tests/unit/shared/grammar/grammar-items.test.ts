import { expect, test } from 'vitest';
import { matchAnswer } from '#shared/answers/match-answer';
import { loadAllWords } from '#shared/content/words/pack';
import { mulberry32 } from '#shared/core/random';
import { clozeItem } from '#shared/grammar/cloze/make-cloze';
import { exerciseTypes } from '#shared/grammar/exercise-types';
import { fillGap, plain, sentenceOf } from '#shared/grammar/frame';
import { diagnostic, grammarItems } from '#shared/grammar/grammar-items';
import { mistakeById, mistakes } from '#shared/grammar/mistakes';
import { pointFrames } from '#shared/grammar/point-frames';
import { points } from '#shared/grammar/points';
import { grade } from '#shared/items/grade';
import { type Item, item } from '#shared/items/item';
import { indexWords } from '#shared/vocabulary/word-index';
import { makeChecker } from '#shared/writing/checker/check';
import { aboveLevel, ruleAboveLevel } from './levels';
import { choicesOf, eachPoint, exercisesOf, faults, framesOf } from './made';

test('there are fifty-four points with a rule each, and their ids leave room for the rest of an item id', () => {
  expect(points).toHaveLength(54);
  for (const { id, rule } of points) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(`${id}.transform.999`.length).toBeLessThanOrEqual(40);
    expect(new Set(rule.examples).size).toBe(5);
    expect(rule.mistakes.length).toBeGreaterThanOrEqual(2);
    expect(rule.mistakes.length).toBeLessThanOrEqual(4);
  }
});

test('every mistake of the catalogue is made somewhere, and no two points name one', () => {
  const used = new Set(points.flatMap((point) => framesOf(point).flatMap((one) => one.wrong.map((w) => w.mistake))));
  expect(mistakes.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
  expect(new Set(mistakes.map(({ id }) => id)).size).toBe(mistakes.length);
});

test.each(eachPoint)('%s: a thousand choices have one right answer each, and every wrong one says why', (_, point) => {
  expect(
    faults((complain) => {
      for (const choice of choicesOf(point)) {
        if (choice.kind !== 'mc') throw new Error('A choice is expected.');
        const parsed = item.safeParse(choice);
        if (!parsed.success) complain(`${choice.prompt}: ${parsed.error.message}`);
        if (choice.options.length < 3 || choice.options.length > 4) complain(`Too few or many: ${choice.prompt}`);
        if (!choice.explanation || choice.options.some(({ feedback }) => !feedback))
          complain(`No why: ${choice.prompt}`);
        if (choice.options.filter(({ text }) => grade(choice, { choice: text }).score === 1).length !== 1)
          complain(`Not one key: ${choice.prompt}`);
        if (choice.tags[0] !== point.id || choice.tags.slice(1).some((tag) => !mistakeById(tag)))
          complain(`Tags: ${choice.tags}`);
      }
    }),
  ).toEqual([]);
});

test.each(eachPoint)('%s: no wrong filling is right, by the matcher or by the rule itself', (_, point) => {
  const frames = framesOf(point);
  const told = ({ lead = '' }: { lead?: string }, sentence: string) => `${lead} ${sentence}`;
  const right = new Set(frames.map((one) => told(one, sentenceOf(one))));
  const judged = new Set<string>();
  expect(
    faults((complain) => {
      for (const one of frames) {
        const fillings = [one.key, ...(one.also ?? [])].map(plain);
        for (const { text } of one.wrong) {
          const whole = plain(fillGap(one.pattern, text));
          if (right.has(told(one, whole))) complain(`Right in another sentence: ${whole}`);
          const pair = [text, ...fillings].join('|');
          if (judged.has(pair)) continue;
          judged.add(pair);
          if (matchAnswer(plain(text), fillings, { point: fillings }).verdict !== 'wrong') complain(`Taken: ${whole}`);
        }
      }
    }),
  ).toEqual([]);
});

test.each(eachPoint)(
  '%s: of a thousand exercises of all types, the key is right and what is wrong is wrong',
  (_, point) => {
    expect(
      faults((complain) => {
        const judged = new Set<string>();
        for (const one of exercisesOf(point)) {
          lookOver(one, complain);
          // What is typed is judged by the answers alone, whatever the sentence around the gap says.
          const answers = 'accepted' in one && JSON.stringify({ ...one, prompt: '', explanation: '', tags: [] });
          if (answers && judged.has(answers)) continue;
          if (answers) judged.add(answers);
          judge(one, complain);
        }
      }),
    ).toEqual([]);
  },
);

test.each(eachPoint)(
  '%s: every word of its exercises is of its level, and of their reasons one above at most',
  (_, point) => {
    expect(aboveLevel(point, [...choicesOf(point), ...exercisesOf(point)])).toEqual([]);
  },
);

test.each(eachPoint)(
  '%s: its rule card has examples of its level, and words for the rule one above at most',
  (_, point) => {
    expect(ruleAboveLevel(point)).toEqual([]);
  },
);

function lookOver(one: Item, complain: (text: string) => void): void {
  const parsed = item.safeParse(one);
  if (!parsed.success) complain(`${one.id} ${one.prompt}: ${parsed.error.message}`);
  if (!one.explanation || one.skill !== 'grammar') complain(`No why: ${one.id}`);
  if (/~|[{}]\$|\$[a-z]|undefined|\[object| {2}|_{4}/.test(JSON.stringify(one)))
    complain(`Ugly: ${JSON.stringify(one)}`);
}

function judge(one: Item, complain: (text: string) => void): void {
  const expects = (text: string, verdict: 'right' | 'wrong') => {
    const given = grade(one, { text });
    if (given.verdict !== verdict) complain(`${given.verdict}: ${one.prompt} – ${text}`);
    return given;
  };
  switch (one.kind) {
    case 'gap':
    case 'short':
      for (const answer of one.accepted) expects(answer, 'right');
      for (const { answer, feedback } of one.foreseen ?? []) {
        if (expects(answer, 'wrong').feedback !== feedback) complain(`Another feedback: ${answer}`);
      }
      break;
    case 'error-correct':
      for (const answer of one.accepted) expects(answer, 'right');
      expects(one.sentence, 'wrong');
      break;
    case 'order':
      for (const order of one.orders) if (grade(one, { order }).verdict !== 'right') complain(`Order: ${order}`);
      break;
    case 'cloze': {
      if (one.gaps.length < 4) complain(`Few gaps: ${one.text}`);
      const gaps = Object.fromEntries(one.gaps.map(({ id, accepted }) => [id, accepted[0] ?? '']));
      if (grade(one, { gaps }).verdict !== 'right') complain(`Cloze: ${one.text}`);
    }
  }
}

test.each(eachPoint)('%s: two hundred seeds give at least sixty sentences', (_, point) => {
  expect(new Set(framesOf(point).slice(0, 200).map(sentenceOf)).size).toBeGreaterThanOrEqual(60);
});

test('each group of points has eight texts with gaps, and nothing is wrong in them once they are filled', async () => {
  const texts = points.map(({ id, group }) => ({ group, texts: pointFrames[id].cloze }));
  const groups = [...new Set(texts.map(({ group }) => group))];
  const counts = groups.map((group) => [
    group,
    texts.filter((one) => one.group === group).flatMap((one) => one.texts).length,
  ]);
  expect(counts.filter(([, count]) => Number(count) < 8)).toEqual([]);
  const checker = makeChecker(indexWords(await loadAllWords()));
  const found = points.flatMap((point) =>
    Array.from({ length: 12 }, (_, seed) => clozeItem(point, mulberry32(seed))).flatMap((one) => {
      if (one.kind !== 'cloze') return [];
      const filled = one.text.replaceAll(/\{\{(\d+)\}\}(?: \([^()]*\))?/g, (_, id: string) => {
        const answer = one.gaps.find((gap) => gap.id === id)?.accepted[0] ?? '';
        return answer === '–' ? '' : answer;
      });
      const text = filled
        .trim()
        .replaceAll(/ {2,}/g, ' ')
        .replaceAll(/(^|[.!?] )(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase());
      return checker.check(text).map(({ text: words, rule }) => `${point.id}: ${rule}: ${words}`);
    }),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('the same seed makes the same sheet, another seed another', () => {
  const sheet = (seed: number) =>
    grammarItems({ points: points.map(({ id }) => id), count: 60, random: mulberry32(seed) });
  expect(sheet(3)).toEqual(sheet(3));
  expect(sheet(3)).not.toEqual(sheet(4));
  expect(new Set(sheet(3).map(({ id }) => id)).size).toBe(60);
});

test('a sheet keeps to the points, the types and the level it was asked for', () => {
  const random = mulberry32(1);
  const items = grammarItems({ points: ['to-be', 'passive', '?'], types: ['choose'], count: 9, random, level: 'A1' });
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 9 }, (_, place) => `to-be.choose.${place + 1}`));
  expect(grammarItems({ points: ['nonsense'], count: 3, random })).toEqual([]);
});

test('a sheet of one point goes through all its types', () => {
  const items = grammarItems({ points: ['second-conditional'], count: 12, random: mulberry32(1) });
  expect(new Set(items.map(({ id }) => id.split('.')[1]))).toEqual(new Set(exerciseTypes));
});

test('the diagnostic asks fifteen questions, each on another point, from easy to hard', () => {
  const items = diagnostic(mulberry32(7));
  expect(items).toHaveLength(15);
  expect(new Set(items.map(({ tags }) => tags[0])).size).toBe(15);
  const levels = items.map(({ level }) => level ?? '');
  expect(levels).toEqual([...levels].sort());
});
