// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { addAnswer, adoptAnswers, answersOf, wasSentMeanwhile } from '#client/attempts/waiting-answers';

beforeEach(() => localStorage.clear());

const first = { itemId: 'w1.spell', response: { text: 'kitchen' } };
const second = { itemId: 'w2.spell', response: { text: 'window' } };
const waiting = () => answersOf('attempt').read();
const sender = (send: () => Promise<boolean>) => ({ next: () => waiting().slice(0, 1), send });

test('what came while an answer was on its way stays, and another tab that sent it too takes nothing more', async () => {
  addAnswer('attempt', first);
  const sendFirst = sender(async () => {
    addAnswer('attempt', second);
    // The other tab, which had it on its way as well.
    answersOf('attempt').change((all) => all.filter(({ itemId }) => itemId !== first.itemId));
    return true;
  });
  await answersOf('attempt').flush({
    ...sendFirst,
    next: (all) => all.filter(({ itemId }) => itemId === first.itemId),
  });
  expect(waiting()).toEqual([second]);
});

test('a later answer to the same question stays', async () => {
  const later = { ...first, response: { text: 'kitchens' } };
  addAnswer('attempt', first);
  addAnswer('attempt', later);
  let isSent = false;
  const sendOne = async () => {
    if (isSent) return false;
    isSent = true;
    return true;
  };
  expect(await answersOf('attempt').flush(sender(sendOne))).toBe(false);
  expect(waiting()).toEqual([later]);
});

test('practice sends every try, and a test the last answer to each item', () => {
  for (const text of ['kitchen', 'kitchens']) addAnswer('attempt', { ...first, response: { text } });
  expect(waiting()).toHaveLength(2);
  for (const text of ['kitchen', 'kitchens']) addAnswer('test', { ...first, response: { text }, tab: 'tab-1' });
  expect(answersOf('test').read()).toEqual([{ ...first, response: { text: 'kitchens' }, tab: 'tab-1' }]);
});

test('a tab that takes a test over sends what the other one left', () => {
  addAnswer('attempt', { ...first, tab: 'tab-1' });
  addAnswer('attempt', { ...second, tab: 'tab-2' });
  expect(waiting()).toHaveLength(2);
  adoptAnswers('attempt', 'tab-2');
  expect(waiting().map(({ tab }) => tab)).toEqual(['tab-2', 'tab-2']);
});

test('answers that an older release left are read, and anything else counts as none', () => {
  // As version 0.1 stored them, in practice and in tests: key and format are the same since then.
  localStorage.setItem(
    'round:42:unsent',
    '[{"itemId":"w1.spell","response":{"text":"kitchen"}},{"itemId":"q2","response":{"pairs":{"cat":"miaow"}}}]',
  );
  expect(answersOf('42').read()).toEqual([
    { itemId: 'w1.spell', response: { text: 'kitchen' } },
    { itemId: 'q2', response: { pairs: { cat: 'miaow' } } },
  ]);
  adoptAnswers('42', 'tab-1');
  expect(
    answersOf('42')
      .read()
      .every(({ tab }) => tab === 'tab-1'),
  ).toBe(true);
  for (const rubbish of ['', 'null', '[{"id":1}]', '{', '{}', '[{"itemId":"q1","response":{"text":"a"},"tab":1}]']) {
    localStorage.setItem('round:42:unsent', rubbish);
    expect(answersOf('42').read()).toEqual([]);
  }
});

test('what another tab sent while the attempt was loaded is noticed, and nothing else', () => {
  const attempt = (given?: unknown) => ({ id: 'attempt', items: [{ item: { id: first.itemId }, given }] });
  expect(wasSentMeanwhile([first], attempt())).toBe(true);
  expect(wasSentMeanwhile([first], attempt(first.response))).toBe(false);
  addAnswer('attempt', first);
  expect(wasSentMeanwhile([first], attempt())).toBe(false);
  expect(wasSentMeanwhile([], attempt())).toBe(false);
});
