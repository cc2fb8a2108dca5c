import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“The tea is too hot to drink.” Can I drink it now?', 'No.'),
    check('“The tea is very hot.” Can I drink it?', 'Perhaps, if I am careful.'),
    check('“He isn’t old enough to vote.” Can he vote now?', 'No, not yet.'),
  ],
  problems: [
    trouble('Too is used for very: “It’s too beautiful!”', 'Ask “Is that a problem?” If not, it is very or so.'),
    trouble(
      'So is used before a noun: “so nice people”.',
      'Cover the noun: if something is missing now, such is needed.',
    ),
    trouble(
      'Enough stands before the adjective: “enough old”.',
      'Say the two orders in one rhythm: old enough, enough time; the noun waits, the adjective does not.',
    ),
  ],
};
