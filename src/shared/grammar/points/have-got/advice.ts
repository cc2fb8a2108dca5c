import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“She’s got two brothers.” Are there two boys or men in her family?', 'Yes.'),
    check('Is this about having or about getting?', 'About having.'),
    check('Does she have them now?', 'Yes.'),
  ],
  problems: [
    trouble(
      '“Has” and “is” are both heard as ’s: “She’s got” is taken for “She is got”.',
      'Let students say the long form of five sentences with ’s: is it “is” or “has”?',
    ),
    trouble(
      'Questions are made with do: “Do you have got a pen?”',
      'Put the two good questions side by side on the board, “Have you got …?” and “Do you have …?”, and keep to one of them in this lesson.',
    ),
    trouble(
      'Has is forgotten with he, she and it.',
      'Ask about other people in the room rather than about you: “Has Sam got a pen?”',
    ),
  ],
};
