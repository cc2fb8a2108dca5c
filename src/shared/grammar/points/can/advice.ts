import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“She can’t drive.” Does she know how to drive?', 'No.'),
    check('Is it about today only, or about her in general?', 'About her in general.'),
    check('Has she got a car?', 'We don’t know.'),
    check(
      '“Can I open the window?” Do I ask whether I am strong enough, or whether it is all right?',
      'Whether it is all right.',
    ),
  ],
  problems: [
    trouble(
      'Can and can’t sound alike to learners.',
      'Show that can is short and weak in “I can swim”, while can’t is long and strong, and let students raise a thumb or turn it down.',
    ),
    trouble(
      'To is put after can: “I can to swim.”',
      'Write can and the verb on two cards that touch, with no room for a third.',
    ),
    trouble(
      'Do is used in the question: “Do you can swim?”',
      'Let two students swap places to show how “You can” becomes “Can you”.',
    ),
  ],
};
