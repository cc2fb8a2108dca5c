import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“By ten they’ll have left.” Will they be here at ten?', 'No.'),
    check('Will they leave at ten exactly?', 'No, before ten or at ten.'),
    check('Have they left now?', 'No.'),
  ],
  problems: [
    trouble(
      'The present perfect is used, for it looks finished.',
      'Ask “Finished by now, or by then?” and put both moments on a line.',
    ),
    trouble(
      'The base form stands after have.',
      'Say the three forms of each verb aloud before the exercise, and take the last one.',
    ),
    trouble(
      'By is taken for until.',
      'Act it out: “Work until ten” – keep writing; “Finish by ten” – put the pen down before.',
    ),
  ],
};
