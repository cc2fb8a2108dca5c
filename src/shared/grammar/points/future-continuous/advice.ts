import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“At eight I’ll be having dinner.” Will dinner begin at eight?', 'No, before eight.'),
    check('Will it be over at eight?', 'No.'),
    check('Is it a good moment to ring me?', 'No.'),
  ],
  problems: [
    trouble(
      'Be is left out: “I will working.”',
      'Build it from the present: “I am working” – “I will be working”. Only the first word changes.',
    ),
    trouble(
      'Will is used for everything, so that the moment is not felt.',
      'Draw a long bar for what goes on, and a cross on it for the moment.',
    ),
    trouble(
      'It sounds too formal to be tried.',
      'Practise polite questions about plans: “Will you be using the car tonight?”',
    ),
  ],
};
