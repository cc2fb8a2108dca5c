import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“She asked me where I lived.” What were her words?', '“Where do you live?”'),
    check('Did she want to know a place or a time?', 'A place.'),
    check('“He asked if I was hungry.” Which answers could I give?', 'Yes or no.'),
  ],
  problems: [
    trouble(
      'The order of a question is kept: “She asked where did I live.”',
      'Say that the question has become part of a statement, and let students cross out do, does and did.',
    ),
    trouble(
      'If is left out, or that is used, with yes-or-no questions.',
      'Ask “Can I answer with yes?” If so, the sentence needs if or whether.',
    ),
    trouble(
      'The question mark stays at the end.',
      'Read it aloud with a falling voice: it tells something, so it ends with a full stop.',
    ),
  ],
};
