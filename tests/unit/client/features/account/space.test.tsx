// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SpaceBar } from '#client/features/account/space';

const show = (usedBytes: number) => render(<SpaceBar space={{ usedBytes, quotaBytes: 200_000_000 }} />);

test('says how much is used, and nothing more while there is room', () => {
  show(12_300_000);
  expect(screen.getByText(/of 200 MB used/).textContent).toBe('12 MB of 200 MB used');
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  { used: 185_000_000, says: 'Your space is nearly full.' },
  { used: 240_000_000, says: 'Your space is full.' },
])('says what to do at $used bytes', ({ used, says }) => {
  show(used);
  expect(screen.getByText(says)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/lesson-library');
});
