import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B1',
  name: 'Second conditional',
  group: 'conditionals',
  rule: {
    summary: 'What is not real now: if and the past simple, would and the base form.',
    form: [
      ['if', 'past simple', 'If I had time, …'],
      ['result', 'would + base form', '… I would help you.'],
      ['be', 'were (or was)', 'If I were you, …'],
    ],
    examples: [
      'If I had more money, I would travel.',
      'If I were you, I’d see a doctor.',
      'She would buy it if it were cheaper.',
      'What would you do if you won?',
      'If he lived nearer, we’d meet more often.',
    ],
    mistakes: [
      not(
        'If I would have time, I would help.',
        'If I had time, I would help.',
        'German and French learners put would in both parts.',
      ),
      not('If I had time, I will help.', 'If I had time, I would help.', 'Not real: would.'),
    ],
  },
};
