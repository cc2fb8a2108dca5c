import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“The house was built in 1920.” Do we know who built it?', 'No.'),
    check('Is that important here?', 'No, the house is.'),
    check('Is it about now or the past?', 'The past.'),
  ],
  problems: [
    trouble(
      'Be is left out: “The house built in 1920.”',
      'Ask “Did the house build something?” and let students put in what is missing.',
    ),
    trouble(
      'Students turn every sentence into the passive and add by.',
      'Let them add by only where the answer to “Who?” is interesting.',
    ),
    trouble(
      'The third form is not known.',
      'Have the list of forms at hand, and practise ten verbs that the topic needs before the lesson goes on.',
    ),
  ],
};
