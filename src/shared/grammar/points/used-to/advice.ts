import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“We used to live in a village.” Do we live there now?', 'No.'),
    check('Was it once, or for a long time?', 'For a long time.'),
    check('Can we say it of one single visit?', 'No.'),
  ],
  problems: [
    trouble(
      'Used to is taken for “be used to”.',
      'Put two pictures side by side, “not any more” and “it’s normal for me”, and let students match sentences.',
    ),
    trouble(
      'Students look for a present form: “I use to play.”',
      'Give usually with the present simple for now, and keep used to for the past.',
    ),
    trouble(
      'The d is written in questions and negatives: “Did you used to …?”',
      'Say that did has the past already; it sounds the same, so it is a question of writing only.',
    ),
  ],
};
