import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“I’ve lost my key.” Have I got the key now?', 'No.'),
    check('Is it important when I lost it?', 'No, only that it is not here.'),
    check('“I lost it yesterday, but it’s back.” Have I got it now?', 'Yes.'),
  ],
  problems: [
    trouble(
      'The perfect is used with a finished time: “I have seen him yesterday.”',
      'Let students look for the time word first: yesterday, last or ago closes the door.',
    ),
    trouble(
      'Students stay in the perfect when details follow.',
      'Show the usual way of talking: “Have you ever …? Yes, I have. When did you …?” First the door, then the story.',
    ),
    trouble(
      'In some languages the perfect is the usual past in speech.',
      'Say this openly, and compare two sentences word for word with the class.',
    ),
  ],
};
