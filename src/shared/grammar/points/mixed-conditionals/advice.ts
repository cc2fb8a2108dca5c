import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“If we had left earlier, we would be there now.” Did we leave early?', 'No.'),
    check('Are we there now?', 'No.'),
    check('Which part is about the past, and which about now?', 'The part with if is past; the other is now.'),
  ],
  problems: [
    trouble(
      'Would have is used in the result, out of habit.',
      'Underline the word that says when: now, today, at the moment. It asks for would and the base form.',
    ),
    trouble(
      'The past simple stands after if.',
      'Write the true sentence below it, “We didn’t leave early”, and let students move it one step back.',
    ),
    trouble(
      'The two times are not felt.',
      'Draw a line with yesterday and now, and let students put each half of the sentence in its place.',
    ),
  ],
};
