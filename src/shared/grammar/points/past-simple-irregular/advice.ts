import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“She bought a new phone.” Is the phone hers now?', 'Yes, we can suppose so.'),
    check('Is it about now or about the past?', 'The past.'),
    check('Do we hear in the sentence when exactly it was?', 'No.'),
  ],
  problems: [
    trouble(
      'The regular ending is used for all verbs: “goed”.',
      'Learn verbs in groups that sound alike, such as bought, brought, thought.',
    ),
    trouble(
      'The third form is used instead of the second: “I seen him.”',
      'Practise the past simple alone first, and put the third form in grey on the list.',
    ),
    trouble(
      'Read and put look the same in both times.',
      'Say pairs aloud: “I read every day. I read it yesterday.” Only the sound or the time word tells.',
    ),
  ],
};
