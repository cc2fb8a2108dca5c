import { expect, test } from 'vitest';
import { type Item, item } from '#shared/items/item';
import { headline } from '#shared/items/text-of';

const cloze = (prompt: string): Item =>
  item.parse({ id: 'c', kind: 'cloze', prompt, text: 'We {{a}} home.', gaps: [{ id: 'a', accepted: ['went'] }] });

test('a text with gaps is told by its task and its text, with one mark between them', () => {
  expect(headline(cloze('Fill the gaps.'))).toBe('Fill the gaps. We ___ home.');
  expect(headline(cloze('Past forms'))).toBe('Past forms: We ___ home.');
  expect(headline(cloze(''))).toBe('We ___ home.');
});
