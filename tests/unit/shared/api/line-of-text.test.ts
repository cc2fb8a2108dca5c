import { expect, test } from 'vitest';
import { usernameField } from '#shared/api/user';
import { lineOfText } from '#shared/core/fields';

const title = lineOfText('a title', 120);

test.each(['👩‍🏫 My lesson', 'Family 👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁷󠁬󠁳󠁿 Wales', '❤️‍🔥', '🕵🏽‍♀️ Who did it?', 'می‌خواهم', 'क्‍ष'])(
  'regression: a title may hold what belongs to its emoji and letters: %s',
  (text) => {
    expect(title.parse(text)).toBe(text);
  },
);

test.each([
  'les\u200Dson',
  'les\u200Bson',
  'lesson\u200D',
  '\u200D👩',
  'a\u{E0067}',
  'les\u202Eson',
  'les\nson',
  'half \ud83d',
])('no line holds what nobody sees: %j', (text) => {
  expect(title.safeParse(text).success).toBe(false);
});

test('names of accounts hold no joiners at all, so that two of them differ in what is seen', () => {
  expect(usernameField.safeParse('می‌خواهم').success).toBe(false);
  expect(usernameField.safeParse('👩‍🏫').success).toBe(false);
  expect(usernameField.safeParse('maria 🦊').success).toBe(true);
});
