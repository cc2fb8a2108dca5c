import { expect, test } from 'vitest';
import { contrastById, contrastIds, contrasts } from '#shared/content/sounds/contrasts';
import { loadAllWords } from '#shared/content/words/pack';
import { mulberry32 } from '#shared/core/random';
import { grade, keyText } from '#shared/items/grade';
import { item as anyItem } from '#shared/items/item';
import { contrastOf, listeningItems, listeningTasks } from '#shared/pronunciation/listening-items';
import { mazeOf, pairWork } from '#shared/pronunciation/paper';
import { stressItems, stressTasks } from '#shared/pronunciation/stress-items';
import { stressedAmong } from '#shared/pronunciation/stressed-words';
import { bestOf, verdictOf } from '#shared/pronunciation/understood';

const tasks = [...listeningTasks];
const words = stressedAmong(await loadAllWords());

test('every contrast makes questions of every kind, each with one key and its own id', () => {
  for (const id of contrastIds) {
    const items = listeningItems({ contrasts: [id], tasks, count: 30, random: mulberry32(7) });
    expect(items).toHaveLength(30);
    expect(new Set(items.map((one) => one.id)).size).toBe(30);
    for (const one of items) {
      expect([one.id, anyItem.safeParse(one).error]).toEqual([one.id, undefined]);
      expect(contrastOf(one)?.id).toBe(id);
    }
  }
});

test('the key is what is heard: one word, two of the same or not, or the one of three that is different', () => {
  for (const one of listeningItems({ contrasts: contrastIds, tasks, count: 300, random: mulberry32(2) })) {
    const heard = one.audioText?.split('\n') ?? [];
    const [, task] = one.id.split('.');
    if (task === 'which') expect(heard).toEqual([keyText(one)]);
    if (task === 'same') expect(keyText(one)).toBe(heard[0] === heard[1] ? 'Same' : 'Different');
    if (task === 'odd') {
      const odd = heard.findIndex((word) => heard.filter((other) => other === word).length === 1);
      expect(keyText(one)).toBe(['The first', 'The second', 'The third'][odd]);
    }
  }
});

test('no pair comes again before all of its contrast were asked, and the same seed makes the same round', () => {
  const wish = { contrasts: ['jet-yet'], tasks: ['which'] as const, count: 9 };
  const items = listeningItems({ ...wish, random: mulberry32(5) });
  const pairs = items.map((one) => ('options' in one ? one.options.map(({ text }) => text).join() : ''));
  expect(new Set(pairs).size).toBe(9);
  expect(listeningItems({ ...wish, random: mulberry32(5) })).toEqual(items);
  expect(listeningItems({ ...wish, contrasts: ['no-such'], random: mulberry32(5) })).toEqual([]);
});

test('questions about stress keep the rules of all questions, and their keys are right', () => {
  for (const task of stressTasks) {
    const items = stressItems({ task, levels: ['A1', 'A2', 'B1'], count: 100, random: mulberry32(1), words });
    expect(items.length).toBeGreaterThan(20);
    for (const one of items) {
      expect([one.id, anyItem.safeParse(one).error]).toEqual([one.id, undefined]);
      const keys =
        'options' in one ? one.options.flatMap((option) => ('isKey' in option && option.isKey ? option.text : [])) : [];
      const given = one.kind === 'multi' ? { choices: keys } : { choice: keys[0] ?? '' };
      expect(grade(one, given).score).toBe(1);
    }
  }
});

test('a word is understood where the recogniser put it first, or a word that sounds the same', () => {
  expect(verdictOf(['Sheep', 'ship'], 'ship')).toEqual({ kind: 'other', heard: 'sheep' });
  expect(verdictOf(['ship', 'sheep'], 'ship')).toEqual({ kind: 'understood' });
  expect(verdictOf(['right.'], 'write')).toEqual({ kind: 'understood' });
  expect(verdictOf(['2'], 'two')).toEqual({ kind: 'understood' });
  expect(verdictOf(["he's"], 'he’s')).toEqual({ kind: 'understood' });
  expect(verdictOf([], 'ship')).toEqual({ kind: 'not-heard' });
  expect(verdictOf([' … '], 'ship')).toEqual({ kind: 'not-heard' });
});

test('of several tries the best one is kept', () => {
  const other = { kind: 'other', heard: 'sheep' } as const;
  expect(bestOf([{ kind: 'not-heard' }, other, { kind: 'not-heard' }])).toEqual(other);
  expect(bestOf([other, { kind: 'understood' }, other])).toEqual({ kind: 'understood' });
  expect(bestOf([])).toBeUndefined();
});

test('on paper, each way through a maze leads to its own end, left for the first sound and right for the second', () => {
  for (const contrast of contrasts) {
    const { pairs, ends, calls } = mazeOf(contrast, 11);
    expect(calls.map(({ end }) => end).sort()).toEqual([...ends].sort());
    for (const { words, end } of calls) {
      const at = words.reduce((place, word, step) => place * 2 + (pairs[step]?.[0] === word ? 0 : 1), 0);
      expect(String(at + 1)).toBe(end);
    }
  }
});

test('pair work gives both partners words to say, one of each pair', () => {
  const contrast = contrastById('light-right');
  if (!contrast) throw new Error('There is no such contrast.');
  const { a, b } = pairWork(contrast, 10, 3);
  for (const { pairs, said } of [a, b]) {
    expect(pairs).toHaveLength(10);
    expect(said.every((side) => side === 0 || side === 1)).toBe(true);
  }
  expect(a).not.toEqual(b);
});

test('words of a sentence are called by themselves, and one that comes twice says which it is', () => {
  const items = stressItems({
    task: 'sentence',
    levels: ['A1', 'A2', 'B1'],
    count: 100,
    random: mulberry32(1),
    words: [],
  });
  const names = items.flatMap((item) => (item.kind === 'multi' ? item.options.map(({ text }) => text) : []));
  expect(names.filter((name) => /^\d/.test(name))).toEqual([]);
  for (const item of items) {
    if (item.kind !== 'multi') continue;
    const texts = item.options.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(item.audioText).toContain(text.replace(/ \(\d+\)$/, ''));
  }
});

test('the stress of a word is asked of the whole pack, but not where it depends on what the word is or who says it', () => {
  const asked = new Map(words.map((word) => [word.word, word]));
  expect(words.length).toBeGreaterThan(1500);
  expect(['record', 'permit', 'adult', 'ice cream', 'cat'].filter((word) => asked.has(word))).toEqual([]);
  expect(asked.get('photographer')).toEqual({
    word: 'photographer',
    syllables: ['pho', 'tog', 'ra', 'pher'],
    stressed: 1,
  });
});

test('the rule that is given for the stress of a word holds for it', () => {
  const fromEnd = { tion: [2], ic: [2, 3], ity: [3], ee: [1], noun: [2], verb: [1], compound: [] };
  const given = words.flatMap(({ word, syllables, stressed, rule }) =>
    rule ? [{ word, rule, at: syllables.length - stressed }] : [],
  );
  expect(given.filter(({ rule, at }) => !fromEnd[rule].some((place) => place === at))).toEqual([]);
  expect(new Set(given.map(({ rule }) => rule))).toEqual(new Set(['tion', 'ic', 'ity', 'ee', 'noun', 'verb']));
});
