import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“They had their roof repaired.” Who repaired it?', 'Somebody else, such as a builder.'),
    check('Did they ask for it?', 'Yes.'),
    check('“They repaired their roof.” Who did it now?', 'They did it themselves.'),
  ],
  problems: [
    trouble(
      'The participle stands before the thing: “We had repaired the car.”',
      'Let students hold three cards, have, thing and participle, and stand in a row; then change the row and ask who did the work.',
    ),
    trouble(
      'The -ing form or the base form is used.',
      'Ask “Does the car wash, or is it washed?”: what is done takes the participle.',
    ),
    trouble(
      'It is avoided, and the own work is told instead.',
      'Bring pictures of a hairdresser, a garage and a dentist, and ask who did it.',
    ),
  ],
};
