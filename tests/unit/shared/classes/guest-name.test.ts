import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guestName } from '#shared/classes/guest-name';
import { guestNameFault } from '#shared/classes/guest-name-fault';

const saysOf = (typed: string) => guestName.safeParse(typed).error?.issues[0]?.message;

test('what is wrong with a name is said by hand as its schema says it', () => {
  const some = [
    '',
    '  ',
    'Anna',
    ' Anna  K. ',
    '3 Annas',
    'a@b',
    '#1',
    'x'.repeat(30),
    'x'.repeat(31),
    'An\u200Bna',
    'Zoë',
    '李',
  ];
  for (const typed of some) expect([typed, guestNameFault(typed)]).toEqual([typed, saysOf(typed)]);
  const names = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom('A', 'é', ' ', '.', '’', '-', '1', '\u200D', '\u00A0', '\n', '👩', '@'),
      maxLength: 34,
    }),
  );
  fc.assert(
    fc.property(names, (typed) => {
      expect(guestNameFault(typed)).toBe(saysOf(typed));
    }),
    { numRuns: 1000 },
  );
});
