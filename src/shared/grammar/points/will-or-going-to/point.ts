import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A2',
  name: 'Will and going to',
  group: 'future',
  rule: {
    summary: 'Will is for what we decide now, offer, promise or think; going to is for what was decided before.',
    form: [
      ['now', 'The phone! – I’ll answer it.'],
      ['opinion', 'I think she will like it.'],
      ['plan', 'We’re going to move in May.'],
      ['form', 'will / won’t + base form'],
    ],
    examples: [
      'Wait, I’ll help you.',
      'I’m sure he will pass the exam.',
      'We’re going to paint the kitchen this weekend.',
      'I don’t think it will rain.',
      'What are you going to do in summer?',
    ],
    mistakes: [
      not(
        'The phone! – I answer it.',
        'The phone! – I’ll answer it.',
        'German, Dutch and Italian use the present here.',
      ),
      not('She will to come.', 'She will come.', 'After will there is no to.'),
      not('Why the eggs? – I will make a cake.', 'I’m going to make a cake.', 'It was decided before.'),
    ],
  },
};
