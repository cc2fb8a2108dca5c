import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“Wait, I’ll help you.” Did I plan this yesterday?', 'No.'),
    check('When did I decide?', 'Just now.'),
    check('“We’re going to paint the kitchen.” Did we decide before I told you?', 'Yes.'),
  ],
  problems: [
    trouble(
      'Will is used for all plans.',
      'Ask “Decided now or before?” and let students point down for now, back over the shoulder for before.',
    ),
    trouble(
      'The present is used for sudden decisions: “The phone! I answer it.”',
      'Make little scenes: something falls, somebody knocks; students react at once with “I’ll …”',
    ),
    trouble(
      'The short form ’ll is not heard and left out.',
      'Say “I’ll, you’ll, we’ll” as one syllable each, then with a verb after it.',
    ),
  ],
};
