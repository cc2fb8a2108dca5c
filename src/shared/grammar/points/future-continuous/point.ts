import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B2',
  name: 'Future continuous',
  group: 'future',
  rule: {
    summary: 'What will be in progress at a moment in the future: will be and the -ing form.',
    form: [
      ['+', 'will be + -ing', 'We will be flying.'],
      ['–', 'won’t be + -ing', 'We won’t be flying.'],
      ['?', 'will … be + -ing', 'Will you be flying?'],
    ],
    examples: [
      'This time tomorrow we’ll be lying on the beach.',
      'Don’t ring at eight: I’ll be having dinner.',
      'They won’t be using the hall on Friday.',
      'Will you be working this weekend?',
      'In ten years, robots will be doing this job.',
    ],
    mistakes: [
      not('This time tomorrow we will flying.', 'This time tomorrow we will be flying.', 'Be is left out.'),
      not('Will you be work at six?', 'Will you be working at six?', 'After be stands the -ing form.'),
    ],
  },
};
