import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“They visited us last week.” Are they with us now?', 'No, the visit is over.'),
    check('Do we know when it was?', 'Yes, last week.'),
    check('Is the visit finished?', 'Yes.'),
  ],
  problems: [
    trouble(
      'Students say -ed as a syllable in every verb: “walk-ed”.',
      'Sort verbs by sound: walked with t, lived with d, wanted with a syllable of its own.',
    ),
    trouble(
      'The time word is thought to be enough: “Yesterday I walk home.”',
      'Tell the same day twice, once as every day and once as yesterday, and let students hear the difference.',
    ),
    trouble(
      'Spelling: studyed, stoped.',
      'Let students make a small table of three rules with two verbs of their own for each.',
    ),
  ],
};
