// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePageKeys } from '#client/present/use-page-keys';

const step = vi.fn();
function Pages() {
  usePageKeys(step);
  return (
    <div className="present">
      <select aria-label="Chapter">
        <option>One</option>
      </select>
      <textarea aria-label="Notes" />
      <button type="button">Next</button>
    </div>
  );
}

const pressed = (on: HTMLElement | Window, key: string) => {
  step.mockClear();
  fireEvent.keyDown(on, { key });
  return step.mock.calls.map(([by]) => by);
};

test('a clicker turns pages wherever the focus is, arrows and the space bar where no control takes them', () => {
  render(<Pages />);
  expect(['PageDown', 'ArrowRight', 'ArrowDown', ' '].map((key) => pressed(document.body, key))).toEqual([
    [1],
    [1],
    [1],
    [1],
  ]);
  expect(['PageUp', 'ArrowLeft', 'ArrowUp'].map((key) => pressed(document.body, key))).toEqual([[-1], [-1], [-1]]);
  const chapter = screen.getByRole('combobox');
  expect([pressed(chapter, 'PageDown'), pressed(chapter, 'ArrowDown'), pressed(chapter, ' ')]).toEqual([[1], [], []]);
  expect(pressed(screen.getByRole('textbox'), 'PageDown')).toEqual([]);
  expect(pressed(screen.getByRole('button'), ' ')).toEqual([]);
});

test('where there is something to scroll, the arrows up and down scroll', () => {
  const { container } = render(
    <div style={{ overflowY: 'auto' }}>
      <Pages />
    </div>,
  );
  const frame = container.firstElementChild;
  if (!frame) throw new Error('Nothing is shown.');
  Object.defineProperties(frame, { scrollHeight: { value: 900 }, clientHeight: { value: 600 } });
  const button = screen.getByRole('button');
  expect([pressed(button, 'ArrowDown'), pressed(button, 'PageDown')]).toEqual([[], [1]]);
});
