// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useMarkingKeys } from '#client/features/marking/use-marking-keys';
import { useKeys } from '#client/present/use-page-keys';

let taken: string[] = [];
beforeEach(() => {
  taken = [];
});

function Work({ name }: { name: string }) {
  useMarkingKeys({ onDigit: () => void taken.push(name) });
  return null;
}

function Shown({ name }: { name: string }) {
  useKeys(() => taken.push(name) > 0);
  return null;
}

/** Presses a key in the moment in which the screen has changed, before the browser has painted it. */
function PressAtOnce() {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '5', bubbles: true, cancelable: true }));
  }, []);
  return null;
}

test('a key that is pressed as soon as the next work is there is for that work, and none for the one before', () => {
  const { rerender } = render(<Work key="first" name="first" />);
  rerender(
    <>
      <Work key="second" name="second" />
      <PressAtOnce />
    </>,
  );
  expect(taken).toEqual(['second']);
});

test('so is a key while something is shown to the class', () => {
  const { rerender } = render(<Shown name="first" />);
  rerender(
    <>
      <Shown name="second" />
      <PressAtOnce />
    </>,
  );
  expect(taken).toEqual(['second']);
});
