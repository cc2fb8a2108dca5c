import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“He doesn’t work on Mondays.” Is he at work next Monday?', 'No, he isn’t.'),
    check('Does he work on other days?', 'Probably yes.'),
    check('Is it the same every week?', 'Yes.'),
    check('“Do you play tennis?” Do I ask about this moment or about your life?', 'About my life.'),
  ],
  problems: [
    trouble(
      'Students say the -s twice: “She doesn’t works.”',
      'Draw the s jumping from the verb into does, so that the verb has none left.',
    ),
    trouble(
      'Do is left out in questions: “You like tea?”',
      'Clap for every word of “Do you like tea?” and ask which clap was missing.',
    ),
    trouble(
      'In answers the verb is repeated: “Yes, I play.”',
      'Practise short answers in a quick chain, with “Yes, I do” and “No, I don’t” on the board.',
    ),
  ],
};
