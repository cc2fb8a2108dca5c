import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“Who called Anna?” Did Anna make the call?', 'No, somebody called her.'),
    check('What do I want to know?', 'The person who made the call.'),
    check('“Who did Anna call?” Who made the call this time?', 'Anna.'),
  ],
  problems: [
    trouble(
      'Did is used in subject questions: “Who did broke it?”',
      'Put X for the unknown person in a sentence: “X broke it.” Who simply takes its place.',
    ),
    trouble(
      'The preposition is put first or lost: “Who are you talking?”',
      'Answer first in a full sentence, “I’m talking to Tom”, and keep to where it is.',
    ),
    trouble(
      'Statement order is kept: “Where you went?”',
      'Let students build the question from cards, with the auxiliary in a colour of its own.',
    ),
  ],
};
