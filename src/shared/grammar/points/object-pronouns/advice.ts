import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“Tom knows Anna, and he helps her.” Who does the helping?', 'Tom.'),
    check('Who gets the help?', 'Anna.'),
    check('“Listen to them.” Is it one person or more?', 'More than one.'),
  ],
  problems: [
    trouble(
      'The subject form is used after the verb: “I like he.”',
      'Put the verb in the middle of the board, the one who acts on the left and the other on the right, in two colours.',
    ),
    trouble(
      'The pronoun stands before the verb: “I it like.”',
      'Let three students stand or hold cards as the words, and read the sentence from left to right.',
    ),
    trouble(
      'Him and them are weak in fast speech and not heard.',
      'Say “Ask him” and “Ask them” as one word each; students hold up one finger or more.',
    ),
  ],
};
