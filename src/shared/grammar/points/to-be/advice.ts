import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“My sister is a doctor.” Do we know her job?', 'Yes, she is a doctor.'),
    check('Am I speaking about now or about last year?', 'About now.'),
    check('Do I say what she does at this moment, or who she is?', 'Who she is.'),
    check('Is she a doctor at the weekend too?', 'Yes.'),
  ],
  problems: [
    trouble(
      'Students leave out be, because their own language does not need it: “She tired.”',
      'Hold up three fingers, one for each word, and close them slowly when a word is missing.',
    ),
    trouble(
      'Have is used for age: “I have ten years.”',
      'Ask “How old are you?” often and let students answer with the whole sentence.',
    ),
    trouble(
      'Short forms such as “they’re” and “we’re” are hard to hear and to say.',
      'Say the long form, then squeeze it together with your hands while students repeat the short one.',
    ),
  ],
};
