import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“I stopped drinking coffee.” Do I drink coffee now?', 'No.'),
    check('“I stopped to drink a coffee.” Did I drink one?', 'Yes, probably.'),
    check('What did I interrupt?', 'What I was doing, a walk for example.'),
  ],
  problems: [
    trouble(
      'To is used after every verb: “I enjoy to cook.”',
      'Learn verbs in two families with an example about oneself for each, and add a few in each lesson.',
    ),
    trouble(
      'Want is followed by that: “I want that you come.”',
      'Build it up in three steps: I want – you – to come, and change the person each time.',
    ),
    trouble(
      'For to is used to say why: “I came for to see you.”',
      'Answer “Why?” questions in a chain, with to and the verb alone.',
    ),
  ],
};
