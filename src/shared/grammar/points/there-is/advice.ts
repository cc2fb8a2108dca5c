import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“There’s a bank in this street.” Is one bank here?', 'Yes.'),
    check('Do I say it because you know the bank already, or because it may be new to you?', 'Because it may be new.'),
    check('Can you go to a bank in this street?', 'Yes.'),
  ],
  problems: [
    trouble(
      'There is and it is are mixed up.',
      'Use “there is” the first time you speak of a thing and “it is” the second: “There’s a café. It’s big.”',
    ),
    trouble(
      '“There is” is used for more than one thing.',
      'Ask “One or more?” and let students show one finger or two hands before they speak.',
    ),
    trouble(
      '“There are” runs together and sounds like “they are”.',
      'Say “there are” slowly with a pointing hand, and let students point as well.',
    ),
  ],
};
