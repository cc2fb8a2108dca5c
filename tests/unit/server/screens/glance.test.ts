import { expect, test } from 'vitest';
import { glanceOf } from '#server/domain/screens/glance';
import type { OnScreen } from '#shared/api/screens';

const anna = 'Anna Lind';
const shown: [string, OnScreen, object][] = [
  [
    'a speaker',
    { content: { kind: 'question', task: `Next: ${anna}`, text: anna } },
    { title: 'Question', number: null, of: null },
  ],
  [
    'a card',
    { content: { kind: 'card', front: anna, back: anna, number: 2, of: 7 } },
    { title: 'Card', number: 2, of: 7 },
  ],
  [
    'points',
    {
      content: {
        kind: 'teams',
        teams: [
          { name: anna, points: 1 },
          { name: 'Ben', points: 0 },
        ],
        winners: [anna],
      },
    },
    { title: 'Points', number: null, of: null },
  ],
  [
    'a text',
    { content: { kind: 'text', title: 'Warm-up', lines: [anna], covered: 3 } },
    { title: 'Warm-up', number: null, of: null },
  ],
  ['the dark', { isDark: true }, { title: 'The screen is dark', number: null, of: null }],
];

test.each(shown)('a remote knows of %s where it is, and no name', (_what, sent, glance) => {
  expect(glanceOf(sent)).toEqual(glance);
});
