import { describe, expect, test } from 'vitest';
import { isOwnName, strengthOf } from '#shared/core/passwords';

const anna = { username: 'Ms. Lind', email: 'anna.lind@school.example' };

describe('one’s own name', () => {
  test.each(['mslind', 'Ms. Lind', 'MSLIND99', '1mslind!', 'anna.lind', 'AnnaLind2026', 'anna.lind@school.example'])(
    'is %s',
    (password) => expect(isOwnName(password, anna)).toBe(true),
  );

  test.each(['lind', 'mslinda', 'my name is ms lind', 'three green apples', '123456'])('is not %s', (password) =>
    expect(isOwnName(password, anna)).toBe(false),
  );

  test('of one or two letters keeps no password from being chosen', () => {
    expect(isOwnName('jo123456', { username: 'Jo', email: 'jo@school.example' })).toBe(false);
  });
});

describe('how good a password is', () => {
  test.each([
    [
      'weak',
      ['', '123456', 'qwertyuiop', 'aaaaaaaaaaaaaaaa', 'password', 'english', 'Anna.Lind', 'fox17', 'abcdefghijkl'],
    ],
    ['fair', ['bicycle', 'Tuesday9']],
    ['good', ['mondaymorning', 'R4inbow!x']],
    ['strong', ['three green apples', 'xk3!vQ9z#Lp2', 'meinhundmagkeinemontage']],
  ] as const)('is %s for passwords such as these', (strength, passwords) => {
    expect(passwords.map((password) => [password, strengthOf(password, anna)])).toEqual(
      passwords.map((password) => [password, strength]),
    );
  });

  test('does not fall when something is put behind it that does not follow from it', () => {
    const order = ['weak', 'fair', 'good', 'strong'];
    const steps = [...'bicycle rides at noon'].map((_, at, all) =>
      order.indexOf(strengthOf(all.slice(0, at + 1).join(''))),
    );
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });
});
