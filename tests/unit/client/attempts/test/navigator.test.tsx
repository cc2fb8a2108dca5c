// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Navigator } from '#client/attempts/test/navigator';

const question = (id: string, part?: string, isAnswered = false) => ({ id, part, isAnswered, isFlagged: false });
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

test('a test of several parts shows the numbers of one, and leads to the first open question of each other', () => {
  const go = vi.fn();
  const items = [
    question('1', 'Talks'),
    question('2', 'Talks', true),
    question('3', 'Reading', true),
    question('4', 'Reading'),
  ];
  const { rerender } = render(<Navigator items={items} place={0} onGo={go} />);
  expect(names()).toEqual([
    'Talks, 1 of 2 answered',
    'Reading, 1 of 2 answered',
    'Question 1, no answer yet',
    'Question 2, answered',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^Reading/ }));
  expect(go).toHaveBeenCalledWith(3);
  rerender(<Navigator items={items} place={3} onGo={go} />);
  expect(names().slice(2)).toEqual(['Question 3, answered', 'Question 4, no answer yet']);
  expect(screen.getByRole('button', { name: /^Reading/ }).getAttribute('aria-current')).toBe('true');
});

test('a part whose questions are all answered leads to its first', () => {
  const go = vi.fn();
  const items = [question('1', 'Talks'), question('2', 'Reading', true), question('3', 'Reading', true)];
  render(<Navigator items={items} place={0} onGo={go} />);
  fireEvent.click(screen.getByRole('button', { name: /^Reading/ }));
  expect(go).toHaveBeenCalledWith(1);
});

test('a test without parts shows all of its questions, and nothing else', () => {
  render(<Navigator items={[question('1'), question('2')]} place={1} onGo={() => {}} />);
  expect(names()).toEqual(['Question 1, no answer yet', 'Question 2, no answer yet']);
});
