import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“There are a few apples, but not many.” Are there any apples?', 'Yes, some.'),
    check('Is it a big number?', 'No.'),
    check('“How much time have you got?” Can we count time in ones, twos and threes?', 'No, only hours and minutes.'),
  ],
  problems: [
    trouble(
      'Much is used with plurals: “How much books?”',
      'Let students first try “one …, two …” and then choose the word.',
    ),
    trouble(
      'Information, advice and furniture are counted.',
      'Teach “a piece of” with these words, and keep a list of them on the wall.',
    ),
    trouble(
      'Much sounds strange in positive sentences: “I have much work.”',
      'Offer a lot of for all positive sentences; keep much for questions and negatives.',
    ),
  ],
};
