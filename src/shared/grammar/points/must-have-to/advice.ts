import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“You don’t have to come.” May you come if you want to?', 'Yes.'),
    check('Is it necessary?', 'No.'),
    check('“You mustn’t touch it.” May you touch it if you want to?', 'No.'),
    check('Why not?', 'It isn’t allowed, or it is dangerous.'),
  ],
  problems: [
    trouble(
      'Mustn’t is used for what is not needed.',
      'Show two signs, one that forbids and one that says “free choice”, and let students choose before they speak.',
    ),
    trouble('To is put after must.', 'Write must and can in one column, have to in another; only one column has to.'),
    trouble('Must is used for the past.', 'Tell yesterday’s duties with had to, and let students do the same.'),
  ],
};
