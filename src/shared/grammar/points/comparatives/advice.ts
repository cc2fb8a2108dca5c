import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“Tom is taller than his brother.” If they stand side by side, whose head is higher?', 'Tom’s.'),
    check('Is his brother small?', 'We don’t know.'),
    check('“My car isn’t as fast as yours.” Whose car is faster?', 'Yours.'),
  ],
  problems: [
    trouble(
      'More and -er are used together: “more better”.',
      'Say that one mark is enough, and let students cross one out.',
    ),
    trouble(
      'Than is replaced by as, that or from.',
      'Say “taller than” quickly with a weak than, so that both words become one.',
    ),
    trouble(
      'Long and short adjectives are mixed: “beautifuller”.',
      'Clap the syllables: one clap takes -er, three take more; two with -y take -ier.',
    ),
  ],
};
