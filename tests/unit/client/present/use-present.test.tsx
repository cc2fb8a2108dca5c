// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { usePresent } from '#client/present/use-present';

function Stage() {
  const stage = useRef<HTMLDivElement>(null);
  const { isPresenting, togglePresent, isDark } = usePresent(stage);
  return (
    <div ref={stage} data-testid="stage" data-dark={isDark} tabIndex={isPresenting ? -1 : undefined}>
      <button type="button" onClick={togglePresent}>
        {isPresenting ? 'Leave' : 'Present'}
      </button>
      {isPresenting && <input aria-label="Only on the projector" />}
    </div>
  );
}

test('on the projector the space bar is free for the app, and the way back ends on the button that led there', () => {
  render(<Stage />);
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByTestId('stage'));
  // What goes with the projector takes the focus with it.
  screen.getByRole('textbox').focus();
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('Present');
});

test('a full stop or B makes the screen dark, and the next key only brings it back', async () => {
  vi.useFakeTimers();
  const onKey = vi.fn();
  window.addEventListener('keydown', onKey);
  onTestFinished(() => {
    window.removeEventListener('keydown', onKey);
    vi.useRealTimers();
  });
  render(<Stage />);
  fireEvent.click(screen.getByRole('button'));
  const isDark = () => screen.getByTestId('stage').dataset.dark === 'true';
  for (const key of ['.', 'b']) {
    fireEvent.keyDown(document.body, { key });
    act(() => vi.runAllTimers());
    expect(isDark()).toBe(true);
    onKey.mockClear();
    fireEvent.keyDown(document.body, { key: 'PageDown' });
    expect(isDark()).toBe(false);
    expect(onKey).not.toHaveBeenCalled();
  }
  // Somebody is typing, or the letter answers a question.
  fireEvent.keyDown(screen.getByRole('textbox'), { key: '.' });
  onKey.mockImplementation((event: Event) => event.preventDefault());
  fireEvent.keyDown(document.body, { key: 'b' });
  act(() => vi.runAllTimers());
  expect(isDark()).toBe(false);
});

test('F5 of a clicker does not load the page anew in front of the class', () => {
  render(<Stage />);
  expect(fireEvent.keyDown(document.body, { key: 'F5' })).toBe(true);
  fireEvent.click(screen.getByRole('button'));
  expect(fireEvent.keyDown(document.body, { key: 'F5' })).toBe(false);
  expect(screen.getByRole('button').textContent).toBe('Leave');
});
