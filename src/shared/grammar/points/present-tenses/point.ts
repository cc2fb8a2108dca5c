import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A2',
  name: 'Present simple or continuous',
  group: 'present',
  rule: {
    summary: 'Present simple for habits and states, present continuous for what is happening now.',
    form: [
      ['habit', 'often, usually, every day', 'She cooks every day.'],
      ['now', 'now, at the moment', 'She is cooking now.'],
      ['state', 'know, need, own, believe', 'I know the answer now.'],
    ],
    examples: [
      'He usually walks to work.',
      'He is walking in the park at the moment.',
      'I understand the question now.',
      'They often play chess.',
      'Be quiet! The baby is sleeping.',
    ],
    mistakes: [
      not(
        'I am knowing him.',
        'I know him.',
        'Some kinds of English have it; standard English has no continuous for states.',
      ),
      not(
        'She cooks at the moment.',
        'She is cooking at the moment.',
        'French, German and Slavic languages have one present.',
      ),
    ],
  },
};
