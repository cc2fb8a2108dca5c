import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“You’re from Spain, aren’t you?” Do I think that you are from Spain?', 'Yes.'),
    check('What answer do I expect?', 'Yes.'),
    check('When my voice goes up at the end, am I more sure or less sure?', 'Less sure.'),
  ],
  problems: [
    trouble(
      'One tag is used for everything: “isn’t it?”',
      'Let students underline the verb first: the tag repeats it and turns plus into minus.',
    ),
    trouble(
      'Sentences with never or nobody get a negative tag.',
      'Put these words on the minus side of the board: the sentence is negative already.',
    ),
    trouble(
      'The voice always goes up.',
      'Draw arrows: down for “I’m nearly sure”, up for a real question, and practise the same tag with both.',
    ),
  ],
};
