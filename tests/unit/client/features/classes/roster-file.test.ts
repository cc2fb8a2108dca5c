import { expect, test } from 'vitest';
import { rosterFile } from '#client/features/classes/roster-file';
import { student } from './sample-class';

test('a class as CSV opens in a spreadsheet, and no name is taken for a formula', () => {
  const roster = [
    student('Lind, Anna', { number: '007', username: 'anna' }),
    student('=HYPERLINK("x")'),
    student('@Ben', { number: '-1' }),
  ];
  expect(rosterFile(roster)).toBe(
    ['\uFEFFname,number,username', '"Lind, Anna",007,anna', `"'=HYPERLINK(""x"")",,`, `"'@Ben","'-1",`, ''].join(
      '\r\n',
    ),
  );
});
