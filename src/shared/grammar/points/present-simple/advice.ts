import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“She works in a bank.” Is this her job?', 'Yes.'),
    check('Is she in the bank at this moment?', 'We don’t know.'),
    check('Does she work there again and again, or only once?', 'Again and again.'),
  ],
  problems: [
    trouble(
      'The ending -s is left out with he, she and it.',
      'Agree on a silent sign, such as a hand shaped like an s, and give it before you correct.',
    ),
    trouble(
      'The ending is said as a syllable of its own in every verb, or never.',
      'Sort verbs into three columns by their sound: works, lives, watches.',
    ),
    trouble(
      'Be is put in front of the verb: “I am go to school.”',
      'Ask “How many verbs?” and let students take one away.',
    ),
  ],
};
