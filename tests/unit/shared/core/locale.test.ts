import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/config';
import { byAlphabet, dateText, listText, numberText, ordinalText } from '#shared/core/locale';

test('numbers, days and lists are written as in Britain', () => {
  expect([0, 1200, 2.5, 1 / 3, 1_000_000].map((number) => numberText(number))).toEqual([
    '0',
    '1,200',
    '2.5',
    '0.333',
    '1,000,000',
  ]);
  expect(numberText(12.34, 1)).toBe('12.3');
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23].map(ordinalText).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd',
  );
  expect(listText(['a', 'b', 'c'])).toBe('a, b and c');
  expect(['Émile', 'zoe', 'anna', 'Bert'].sort(byAlphabet)).toEqual(['anna', 'Bert', 'Émile', 'zoe']);
  const at = '2026-03-10T14:05:09';
  expect(dateText(at, 'date')).toBe('10 Mar 2026');
  expect(dateText(new Date(at), 'long date')).toBe('10 March 2026');
  expect(dateText(at, 'day')).toBe('10 Mar');
  expect(dateText(at, 'long day')).toBe('10 March');
  expect(dateText(at, 'weekday')).toBe('Tue 10 Mar');
  expect(dateText(at, 'long weekday')).toBe('Tuesday 10 March');
  expect(dateText(at, 'month')).toBe('March 2026');
  expect(dateText(at, 'moment')).toBe('10 Mar 2026, 14:05');
  expect(dateText(at, 'second')).toBe('10 Mar 2026, 14:05:09');
  expect(dateText('2026-03-10T23:59:00-05:00', 'day', 'UTC')).toBe('11 Mar');
});

// A page in the device's English beside ours has days that are read as months.
test('no other module chooses how numbers, days and order are written', () => {
  const files = ['src', 'prisma'].flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('prisma/generated/'));
  expect(code.length).toBeGreaterThan(1000);
  const own = /\.toLocale(Date|Time)?String\(|\.localeCompare\(|\bIntl\.(?!Segmenter\b)/;
  expect(code.filter((file) => own.test(readFileSync(path.join(projectRoot, file), 'utf8')))).toEqual([
    'src/shared/core/locale.ts',
  ]);
});
