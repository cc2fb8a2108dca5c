// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HandInDialog } from '#client/attempts/test/hand-in-dialog';
import { isBegun } from '#client/items/item-view';

const show = (open: number, begun: number) =>
  render(<HandInDialog open={open} begun={begun} size={3} flagged={0} onHandIn={() => {}} onClose={() => {}} />);
const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a test with one gap of one text filled in is not called empty', () => {
  show(2, 1);
  expect(screen.getByRole('heading').textContent).toBe('Hand in now?');
  expect(said()).toEqual(['2 of 3 questions have no answer.', '1 question is answered in part.']);
});

test('a test without any answer is called empty, and a full one full', () => {
  show(3, 0);
  expect(screen.getByRole('heading').textContent).toBe('Hand in without any answer?');
  expect(said()).toEqual(['3 of 3 questions have no answer.']);
  cleanup();
  show(0, 0);
  expect(said()).toEqual(['Every question has an answer.']);
});

test('what was filled in and emptied again is not begun', () => {
  expect(isBegun({ gaps: { 1: 'start', 2: '' } })).toBe(true);
  expect(isBegun({ gaps: { 1: ' ', 2: '' } })).toBe(false);
  expect(isBegun({ order: [] })).toBe(false);
  expect(isBegun(undefined)).toBe(false);
});
