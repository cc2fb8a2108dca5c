import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B1',
  name: 'Articles: the or nothing',
  group: 'nouns and articles',
  rule: {
    summary: 'Things in general, meals and most names have no article; seas, rivers, groups and only ones have the.',
    form: [
      ['the', 'the Nile, the Alps, the UK, the best, the same'],
      ['–', 'Mount Everest, France, breakfast, freedom'],
      ['a, an', 'twice a week, what a day, as a nurse'],
    ],
    examples: [
      'She has never seen the Pacific.',
      'Health is more important than money.',
      'I go to the gym twice a week.',
      'They live in the United States.',
      'What a lovely day!',
    ],
    mistakes: [
      not('The life is hard.', 'Life is hard.', 'Romance languages, Greek and Arabic have an article in general.'),
      not('She works as nurse.', 'She works as a nurse.', 'German and Romance languages have no article with jobs.'),
      not('I like the nature.', 'I like nature.', 'General things have no article.'),
    ],
  },
};
