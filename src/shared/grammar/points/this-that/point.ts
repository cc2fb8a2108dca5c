import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A1',
  name: 'This, that, these, those',
  group: 'pronouns',
  rule: {
    summary:
      'This and these are for what is near, that and those for what is not; these and those are for more than one.',
    form: [
      ['', 'near', 'not near'],
      ['one', 'this book', 'that book'],
      ['more', 'these books', 'those books'],
    ],
    examples: [
      'This bag here is mine.',
      'Look at that bird in the sky!',
      'These shoes are new.',
      'Who are those people there?',
      'Is this your pen?',
    ],
    mistakes: [
      not('This books are old.', 'These books are old.', 'This and these sound the same to many learners.'),
      not(
        'Look at this stars!',
        'Look at those stars!',
        'Some languages do not tell near from far with people and things.',
      ),
    ],
  },
};
