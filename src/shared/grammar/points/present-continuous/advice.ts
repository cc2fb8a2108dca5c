import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“She is cooking dinner now.” Has she begun?', 'Yes.'),
    check('Has she finished?', 'No.'),
    check('Does she cook every day?', 'We don’t know.'),
  ],
  problems: [
    trouble(
      'Be is missing: “She cooking now.”',
      'Let one student say the person with be, the next one the verb with -ing, and change places.',
    ),
    trouble(
      'The present simple is used for what can be seen now: “Look! It snows.”',
      'Point to what happens in the room and ask “Now or every day?” before each sentence.',
    ),
    trouble(
      'Spelling changes are forgotten, as in swimming and making.',
      'Make three columns on the board: just add -ing, drop the e, double the letter.',
    ),
  ],
};
