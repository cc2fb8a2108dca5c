import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“I’m going to visit my aunt.” Have I visited her already?', 'No.'),
    check('Did I think about it before now?', 'Yes.'),
    check('Am I on the way at this moment?', 'Not necessarily.'),
  ],
  problems: [
    trouble('Be is left out: “I going to buy it.”', 'Count the words on your fingers: be, going, to, verb.'),
    trouble(
      'Students think of movement because of go.',
      'Give examples in which nobody goes anywhere: “I’m going to stay at home.”',
    ),
    trouble(
      'Students hear “gonna” and write it.',
      'Say that this is how it sounds in fast speech, and write the full form on the board beside it.',
    ),
  ],
};
