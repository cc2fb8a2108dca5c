import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“He usually walks to work, but today he is taking the bus.” How does he go on most days?', 'On foot.'),
    check('And today?', 'By bus.'),
    check('Is today like the other days?', 'No, it’s different.'),
  ],
  problems: [
    trouble(
      'The continuous is used with verbs of knowing and liking: “I am knowing him.”',
      'Collect verbs that one cannot see somebody do, and put a lock on their -ing.',
    ),
    trouble(
      'The simple is used with “at the moment”.',
      'Let students underline the time words first and decide on the verb only then.',
    ),
    trouble(
      'Students think that the continuous always means this second.',
      'Give a true example, “I’m reading a good book this week”, while your hands are plainly empty.',
    ),
  ],
};
