import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“If I had more money, I would travel.” Have I got a lot of money?', 'No, not enough.'),
    check('Do I travel?', 'Probably not.'),
    check('Is “had” about yesterday here?', 'No, about now.'),
  ],
  problems: [
    trouble(
      'Students take the past form for past time.',
      'Begin every sentence with “But in fact …” to bring it back to now: “But in fact I haven’t.”',
    ),
    trouble(
      'Would stands in both parts.',
      'Say the if-part and the other part in two voices, by two students; only one of them has would.',
    ),
    trouble(
      '’d is not heard and is left out in speech.',
      'Say pairs such as “I go, I’d go” and let students raise a hand when they hear the second.',
    ),
  ],
};
