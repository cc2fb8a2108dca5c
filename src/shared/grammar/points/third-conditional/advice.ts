import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“If I had known, I would have called you.” Did I know?', 'No.'),
    check('Did I call you?', 'No.'),
    check('Can I change it now?', 'No, it is past.'),
  ],
  problems: [
    trouble(
      'Would have stands in both parts.',
      'Write the true facts below each part, “I didn’t know. I didn’t call.”, and give each part its own colour.',
    ),
    trouble(
      'Have is not heard in “would have called” and left out, or written as of.',
      'Say it as one word with a weak middle, “would’ve called”, and write the long form beside it.',
    ),
    trouble(
      'The meaning is taken for something that can still happen.',
      'Ask after each sentence: “What really happened?”',
    ),
  ],
};
