import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A1',
  name: 'A, an and the',
  group: 'nouns and articles',
  rule: {
    summary: 'A or an is for one of many, the for what we both know, and some phrases have no article.',
    form: [
      ['a', 'before a consonant sound', 'a dog, a university'],
      ['an', 'before a vowel sound', 'an egg, an hour'],
      ['the', 'we know which one', 'the sun, the door'],
      ['–', 'sports, by bus, at home', 'play tennis, go by bus'],
    ],
    examples: [
      'She is a teacher.',
      'I’ve got an umbrella.',
      'Close the door, please.',
      'We go to school by bus.',
      'I’ve got a dog. The dog is black.',
    ],
    mistakes: [
      not(
        'He is doctor.',
        'He is a doctor.',
        'Slavic languages, Turkish and Japanese have no articles; Romance languages and German have none with jobs.',
      ),
      not('I have a apple.', 'I have an apple.', 'The sound that follows decides.'),
      not('We play the tennis.', 'We play tennis.', 'French and Arabic have an article with sports.'),
    ],
  },
};
