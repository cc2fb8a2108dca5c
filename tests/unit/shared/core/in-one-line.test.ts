import { expect, test } from 'vitest';
import { inOneLine } from '#shared/core/in-one-line';

test('a text in one line has one space for each end of a line, and keeps its other spaces', () => {
  expect(inOneLine('One  two \n\n three\r\nfour')).toBe('One  two three four');
});
