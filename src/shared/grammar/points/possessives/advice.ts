import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“This is Anna’s bike.” Whose bike is it?', 'Anna’s.'),
    check('Does ’s mean “is” here?', 'No.'),
    check('“It’s hers.” Do we say the thing again after “hers”?', 'No, the word stands alone.'),
  ],
  problems: [
    trouble(
      'His and her follow the thing instead of the owner.',
      'Ask “Whose is it? A man’s or a woman’s?” and only then let students choose the word.',
    ),
    trouble(
      'My and mine are mixed up: “This bag is my.”',
      'Write “my bag = mine” on the board and rub out the noun to show what changes.',
    ),
    trouble(
      'The apostrophe is left out, or of is used: “the bike of Anna”.',
      'Let students label things in the room with their owners’ names, and read the labels aloud.',
    ),
  ],
};
