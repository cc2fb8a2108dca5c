import { expect, test } from 'vitest';
import { usageFile } from '#client/features/usage/usage-file';

test('a report is a line for each day, app and person, and no name is a formula', () => {
  const file = usageFile(
    {
      days: 7,
      tokens: 5,
      times: 2,
      byDay: [{ date: '2026-03-10', tokens: 5 }],
      byAction: [
        { action: 'story-dice', tokens: 3, times: 1 },
        { action: null, tokens: 1, times: 1 },
        { action: '=1+1', tokens: 1, times: 1 },
      ],
      bySpender: [
        { id: 'me', username: 'ms-lee', tokens: 3 },
        { id: 'x', username: '@ana, "the" first', tokens: 2 },
      ],
      byPayer: [{ id: 'gone', username: null, tokens: 5 }],
    },
    'me',
  );
  expect(file.split('\r\n')).toEqual([
    '\uFEFFby,name,tokens,times',
    'day,2026-03-10,5,',
    'app,Story Dice,3,1',
    'app,Not shown,1,1',
    `app,"'=1+1",1,1`,
    'spent by,You,3,',
    `spent by,"'@ana, ""the"" first",2,`,
    'paid by,A deleted account,5,',
    '',
  ]);
});
