import { expect, test } from 'vitest';
import { exampleOf } from '#shared/items/wrong-example';

test('what was answered stands in its sentence, where that has one gap', () => {
  expect(exampleOf({ prompt: 'She ___ to school.' }, { choice: 'go' })).toBe('She go to school.');
  expect(exampleOf({ prompt: '___ you ___ it?' }, { text: 'Did you saw it?' })).toBe('Did you saw it?');
  expect(exampleOf({ prompt: 'Put it right.' }, { text: ' She  go. ' })).toBe('She go.');
  expect(exampleOf({ prompt: 'Order.' }, { order: ['go', 'she'] })).toBe('go she');
  expect(exampleOf({ prompt: 'She ___ to school.' }, { text: '' })).toBe('');
});

test('it stays one short line', () => {
  expect(exampleOf({ prompt: 'Why?' }, { text: 'word '.repeat(100) })).toHaveLength(120);
});
