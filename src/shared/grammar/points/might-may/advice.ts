import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“It might rain this afternoon.” Am I sure?', 'No.'),
    check('Is rain possible?', 'Yes.'),
    check('Is it also possible that it stays dry?', 'Yes.'),
  ],
  problems: [
    trouble(
      'Maybe and may be are mixed: “She maybe at home.”',
      'Write both sentences: “Maybe she is at home. She may be at home.” Ask where the verb is.',
    ),
    trouble(
      'Students think might is the past of may.',
      'Give examples about tomorrow only, and treat the two as equals.',
    ),
    trouble(
      'To is added: “It might to rain.”',
      'Put might in the family of can and should on the wall: none of them takes to.',
    ),
  ],
};
