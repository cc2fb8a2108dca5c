import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A1',
  name: 'Possessives: my, mine, ’s',
  group: 'pronouns',
  rule: {
    summary: 'My, your, his … stand before a noun, mine, yours, his … stand alone, and a name takes ’s.',
    form: [
      ['before a noun', 'my, your, his, her, our, their'],
      ['alone', 'mine, yours, his, hers, ours, theirs'],
      ['a name', 'Anna’s bike, my brother’s room'],
    ],
    examples: [
      'This is my bag.',
      'That bag is mine.',
      'Where is Anna’s bike?',
      'Their house is big.',
      'It isn’t your pen. It’s hers.',
    ],
    mistakes: [
      not('the bike of Anna', 'Anna’s bike', 'Romance languages put the owner after the thing.'),
      not('This bag is my.', 'This bag is mine.', 'Some languages have one form for both.'),
      not('Annas bike', 'Anna’s bike', 'German has no apostrophe here.'),
      not(
        'She loves his mother. (her own)',
        'She loves her mother.',
        'Romance languages look at the thing, English at the owner.',
      ),
    ],
  },
};
