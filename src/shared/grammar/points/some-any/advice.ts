import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“There are some apples on the table.” Are there any apples?', 'Yes.'),
    check('Do we know how many?', 'No.'),
    check('“There isn’t any milk.” How much milk is there?', 'None.'),
  ],
  problems: [
    trouble(
      'Some is used in negatives: “There isn’t some milk.”',
      'Put a minus sign beside any on the board, and a plus sign beside some.',
    ),
    trouble(
      'A stands before what cannot be counted: “I need a bread.”',
      'Try to count it on your fingers: one milk, two milks? If that sounds strange, use some.',
    ),
    trouble(
      'Students are surprised by some in offers: “Would you like some tea?”',
      'Say that an offer hopes for “yes”, and that is why it takes some.',
    ),
  ],
};
