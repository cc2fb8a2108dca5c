import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“I wish I had a garden.” Do I have one?', 'No.'),
    check('Is it about now or about the past?', 'About now.'),
    check('“I wish I had asked.” Did I ask?', 'No, and I am sorry about it.'),
  ],
  problems: [
    trouble(
      'The present stands after wish: “I wish I have …”.',
      'Write the true sentence first, “I don’t have a garden”, and move its verb one step back.',
    ),
    trouble(
      'Now and the past are mixed up.',
      'Let students add “now” or “then” at the end of each wish before they choose the form.',
    ),
    trouble('Would is used about oneself.', 'Sort wishes by who has to change something: only the others get would.'),
  ],
};
