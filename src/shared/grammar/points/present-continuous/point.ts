import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A1',
  name: 'Present continuous',
  group: 'present',
  rule: {
    summary: 'The present continuous tells what is happening now.',
    form: [
      ['+', 'I am working', 'she is working', 'they are working'],
      ['–', 'I’m not working', 'she isn’t working', 'they aren’t working'],
      ['?', 'Am I working?', 'Is she working?', 'Are they working?'],
    ],
    examples: [
      'I’m reading a book.',
      'She is cooking dinner now.',
      'They aren’t working today.',
      'Are you listening?',
      'Look! It’s snowing.',
    ],
    mistakes: [
      not('She cooking now.', 'She is cooking now.', 'Arabic, Russian and Chinese have no be here.'),
      not('He is swiming.', 'He is swimming.', 'One vowel and one consonant: the consonant comes twice.'),
      not('Look! It snows.', 'Look! It’s snowing.', 'French, German and Slavic languages have one present.'),
    ],
  },
};
