// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ColumnChart, marksUpTo } from '#client/ui/column-chart';

test('marks are even, whole and go up to the amount', () => {
  expect(marksUpTo(0)).toEqual([0, 1, 2, 3, 4]);
  expect(marksUpTo(8)).toEqual([0, 2, 4, 6, 8]);
  expect(marksUpTo(39)).toEqual([0, 10, 20, 30, 40]);
  expect(marksUpTo(101)).toEqual([0, 50, 100, 150]);
  for (const amount of [1, 5, 7, 13, 99, 1001, 123_456, 9_999_999]) {
    const marks = marksUpTo(amount);
    expect(marks.every(Number.isInteger)).toBe(true);
    expect(marks.length).toBeLessThanOrEqual(6);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(amount);
  }
});

const days = [2, 8, 0].map((amount, at) => ({ name: `Day ${at + 1}`, amount, caption: `Day ${at + 1}: ${amount}` }));

function open() {
  const { container } = render(<ColumnChart columns={days} amountText={String} />);
  const svg = container.querySelector('svg');
  if (!svg) throw new Error('There is no picture.');
  svg.getBoundingClientRect = () => new DOMRect(100, 0, 300, 200);
  return svg;
}

test('columns stand side by side, as high as their amounts', () => {
  const columns = [...open().querySelectorAll('.fill-accent')];
  expect(columns.map((column) => column.getAttribute('height'))).toEqual(['25%', '100%', '0%']);
});

test('what is pointed at is said in words', () => {
  const svg = open();
  // jsdom has no places in pointer events; those of the mouse have them.
  fireEvent(svg, new MouseEvent('pointermove', { bubbles: true, clientX: 210 }));
  screen.getByText('Day 2: 8');
  fireEvent(svg, new MouseEvent('pointermove', { bubbles: true, clientX: 399 }));
  screen.getByText('Day 3: 0');
});
