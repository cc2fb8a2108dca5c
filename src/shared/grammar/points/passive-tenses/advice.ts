import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“The rooms are being cleaned.” Are the rooms ready?', 'Not yet.'),
    check('Is somebody cleaning them now?', 'Yes.'),
    check('“The road has been closed.” Can I drive on it now?', 'No.'),
  ],
  problems: [
    trouble(
      'Been and being are mixed up, for they sound alike.',
      'Let students stretch the two syllables of be-ing and cut been short, with a hand sign for each.',
    ),
    trouble(
      'Be is left out after will and must: “It will built.”',
      'Put the tense on one card, be on a second and the third form on the last; the middle card always changes, but never goes.',
    ),
    trouble(
      'Long forms feel heavy, and students avoid them.',
      'Collect real notices and news lines in which they are usual, and say them as fixed lines.',
    ),
  ],
};
