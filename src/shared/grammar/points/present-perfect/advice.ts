import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“I’ve lived here for ten years.” Do I live here now?', 'Yes.'),
    check('Did it begin in the past?', 'Yes, ten years ago.'),
    check('“Have you ever been to Japan?” Do I ask about one special day, or about your whole life?', 'My whole life.'),
  ],
  problems: [
    trouble(
      'The present is used for what began in the past: “I live here since 2015.”',
      'Draw a line from the past to now with a house at both ends, and point along it while the class speaks.',
    ),
    trouble(
      'For and since are mixed.',
      'Give times one after the other; students say for with a length between their hands, since with a finger pointing at a place.',
    ),
    trouble(
      'The second form is used: “I have went there.”',
      'Practise the three forms in rhythm, and let students step or tap on the third.',
    ),
  ],
};
