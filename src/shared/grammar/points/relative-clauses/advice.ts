import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“The woman who lives next door is a vet.” How many women do I speak of?', 'One.'),
    check('What tells you which woman?', 'That she lives next door.'),
    check('What does she do?', 'She is a vet.'),
  ],
  problems: [
    trouble(
      'A second pronoun is kept: “the book that I read it”.',
      'Write both short sentences, cross out it, and draw an arrow from that to the book.',
    ),
    trouble(
      'Which is used for people and what for things.',
      'Sort nouns on the board into people, things and places with the word below, and look there before speaking.',
    ),
    trouble(
      'Students do not know when the word can be left out.',
      'Ask what follows: if it is another person who acts, it can go: “the man (who) I met”.',
    ),
  ],
};
