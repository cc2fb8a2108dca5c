import { expect, test } from 'vitest';
import { longestComment, withComment, withoutComment } from '#client/features/marking/comments';

test('a sentence is put behind a comment, and taken out of it again', () => {
  expect(withComment('', 'Look here.')).toBe('Look here.');
  const both = withComment('Good. ', 'Look here.') ?? '';
  expect(both).toBe('Good. Look here.');
  expect(withoutComment(`${both} Go on.`, 'Look here.')).toBe('Good. Go on.');
  expect(withoutComment('Look here.', 'Look here.')).toBe('');
  expect(withoutComment('Good.', 'Look here.')).toBe('Good.');
});

test('a comment never gets longer than can be saved', () => {
  const most = 'x'.repeat(longestComment - 11);
  expect(withComment(most, 'Look here.')).toHaveLength(longestComment);
  expect(withComment(`${most}x`, 'Look here.')).toBeUndefined();
});
