// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { usePresent } from '../../../../src/client/app-kit/use-present';

afterEach(cleanup);

function Stage() {
  const stage = useRef<HTMLDivElement>(null);
  const { isPresenting, togglePresent } = usePresent(stage);
  return (
    <div ref={stage} data-testid="stage" tabIndex={isPresenting ? -1 : undefined}>
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
