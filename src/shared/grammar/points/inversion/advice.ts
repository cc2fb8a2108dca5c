import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“Never have I heard such a voice.” Have I heard one?', 'No.'),
    check('Is it a question?', 'No, although the order is that of one.'),
    check('“Not only did they win, …” What comes next?', 'But, and something more.'),
  ],
  problems: [
    trouble(
      'The order of a statement is kept.',
      'Let students ask the question first, “Have I seen it?”, and put never in front of it.',
    ),
    trouble(
      'The main verb goes to the front: “Rarely smiles she.”',
      'Remind them that only helping verbs change places, and that do helps where there is none.',
    ),
    trouble(
      'It is used in plain talk, where it sounds like a speech.',
      'Compare a speech, a story and a message to a friend, and ask where it fits.',
    ),
  ],
};
