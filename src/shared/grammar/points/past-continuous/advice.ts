import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“I was having lunch when you called.” Which began first, the lunch or the call?', 'The lunch.'),
    check('Was the lunch finished when you called?', 'No.'),
    check('Which was short?', 'The call.'),
  ],
  problems: [
    trouble(
      'Both verbs are put into the continuous.',
      'Draw a long wavy line for one event and a cross on it for the other, and ask for each verb: “Line or cross?”',
    ),
    trouble(
      'It is used for past habits: “Last year I was playing tennis every week.”',
      'Ask whether something happened in the middle of it; if not, the past simple is enough.',
    ),
    trouble(
      'Was and were are weak and not heard.',
      'Say “I was having lunch” with a strong beat on lunch only, and let students tap.',
    ),
  ],
};
