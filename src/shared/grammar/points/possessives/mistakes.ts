import type { PointMistakes } from '../parts';

export const mistakes = {
  'missing-possessive-s': ['’s missing', 'The owner takes ’s.'],
  'missing-apostrophe': ['Apostrophe missing', 'Anna’s bike, not Annas bike.'],
  'of-for-possessive': ['Of for ’s', 'People who own things take ’s.'],
  'my-for-mine': ['My for mine', 'Without a noun: mine, yours, hers, ours, theirs.'],
  'mine-for-my': ['Mine for my', 'Before a noun: my, your, her, our, their.'],
  'the-mine': ['Article before mine', 'Mine, yours and the like have no article.'],
  'subject-for-possessive': ['I for my', 'Before a noun: my, your, his, her, our, their.'],
  'object-for-possessive': ['Me for my or mine', 'The owner is my or mine, not me.'],
} satisfies PointMistakes;
