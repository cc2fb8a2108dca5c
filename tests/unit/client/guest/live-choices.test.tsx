// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ItemView, responseByKey } from '#client/items/item-view';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { spokenQuestion } from '#shared/items/spoken-question';
import { withoutSpared } from '#shared/live/without-spared';

const question: PlayerItem = {
  ...{ id: 'went', kind: 'mc', prompt: 'I ___ home.', points: 1 },
  options: ['goed', 'go', 'gone', 'went'],
};
const lettersOf = (item: PlayerItem) => {
  render(<ItemView item={item} response={undefined} onChange={() => {}} />);
  return screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
};

test('regression: who does without a choice has the letters and keys of the wall for all others', () => {
  const spared = withoutSpared(question, { went: 'gone' });
  expect(lettersOf(spared)).toEqual(['Agoed', 'Bgo', 'Dwent']);
  expect(['a', 'C', '3', 'D', '4'].map((key) => responseByKey(spared, undefined, key))).toEqual([
    { choice: 'goed' },
    undefined,
    undefined,
    { choice: 'went' },
    { choice: 'went' },
  ]);
  expect(spokenQuestion(spared).map(({ text }) => text)).toEqual(['I blank home.', 'goed', 'go', 'went']);
});

test('who needs all of them, or types, has the question as it is', () => {
  expect(withoutSpared(question, { other: 'gone' })).toEqual(question);
  const typed: PlayerItem = { id: 'see', kind: 'short', prompt: 'The past of see?', points: 1 };
  expect(withoutSpared(typed, { see: 'saw' })).toEqual(typed);
});

test('of several choices that are right the spared one is taken by no key either', () => {
  const many = withoutSpared({ ...question, kind: 'multi' }, { went: 'gone' });
  expect(responseByKey(many, { choices: ['go'] }, 'C')).toBeUndefined();
  expect(responseByKey(many, { choices: ['go'] }, 'D')).toEqual({ choices: ['go', 'went'] });
});
