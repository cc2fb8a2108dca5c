import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“I didn’t see him yesterday.” Was there a moment yesterday when I saw him?', 'No.'),
    check('Do I speak of a time that is over?', 'Yes.'),
    check('“Did you watch the game?” Do I know the answer already?', 'No.'),
  ],
  problems: [
    trouble(
      'The past is marked twice: “I didn’t went.”',
      'Say that did has taken the past, and cover the verb’s past ending with a card.',
    ),
    trouble(
      'Did is left out: “You saw him?”',
      'Allow it as a surprised echo, but ask for the full question when something is really asked.',
    ),
    trouble(
      'Did is used with be: “Did you was at home?”',
      'Put be in a box of its own on the board: was and were turn round and need no help.',
    ),
  ],
};
