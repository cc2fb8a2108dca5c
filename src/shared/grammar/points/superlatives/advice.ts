import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“She’s the youngest in the team.” Is anybody in the team younger?', 'No.'),
    check('Do I compare her with one person or with all?', 'With all.'),
    check('Is she a child?', 'We don’t know.'),
  ],
  problems: [
    trouble(
      'The is left out: “She is tallest girl.”',
      'Let students point with one finger at the picture when they say the: there is only one.',
    ),
    trouble(
      'The comparative is used for three or more.',
      'Use two pens, then five: with two say longer, with five say the longest.',
    ),
    trouble(
      'In and of are confused after it: “the best of the world”.',
      'Learn two frames: in with places and groups, of with numbers and all.',
    ),
  ],
};
