import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“You should see a doctor.” Is it an order?', 'No, it’s advice.'),
    check('Do I think it is a good idea?', 'Yes.'),
    check('Can you say no?', 'Yes.'),
  ],
  problems: [
    trouble(
      'Students hear a strong duty in should.',
      'Draw a line from “good idea” to “rule” and place should, have to and must on it.',
    ),
    trouble(
      'To or -s is added: “He shoulds to rest.”',
      'Remind the class of can: the same family, the same behaviour.',
    ),
    trouble('The l is spoken in should.', 'Rhyme it with good and would, and say the three together.'),
  ],
};
