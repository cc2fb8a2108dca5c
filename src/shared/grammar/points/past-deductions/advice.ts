import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“It must have rained.” Did I see the rain?', 'No.'),
    check('Am I sure?', 'Nearly.'),
    check('“They can’t have left.” What do I think: are they still here?', 'Yes.'),
  ],
  problems: [
    trouble(
      'Have is left out: “They must left.”',
      'Say must’ve as one word and count the three parts on three fingers.',
    ),
    trouble(
      'Must have is taken for a duty in the past.',
      'Put “must have gone” and “had to go” under two pictures: wet streets, and an alarm clock.',
    ),
    trouble('Mustn’t have is used for can’t have.', 'Ask “Is it possible?” If the answer is no, it is can’t.'),
  ],
};
