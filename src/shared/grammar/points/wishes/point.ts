import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B2',
  name: 'Wish and if only',
  group: 'conditionals',
  rule: {
    summary: 'A wish goes one step back: the past for what is not so now, had with the participle for the past.',
    form: [
      ['now', 'wish + past', 'I wish I had a garden.'],
      ['past', 'wish + had + participle', 'I wish I had asked.'],
      ['others', 'wish + would', 'I wish they would stop.'],
    ],
    examples: [
      'I wish I lived nearer to the sea.',
      'She wishes she could sing.',
      'If only we had taken a map!',
      'I wish I hadn’t said that.',
      'I wish the rain would stop.',
    ],
    mistakes: [
      not('I wish I have a garden.', 'I wish I had a garden.', 'Many languages use a present form here.'),
      not('I wish I didn’t say that yesterday.', 'I wish I hadn’t said that yesterday.', 'About the past: had.'),
      not('I wish I would be taller.', 'I wish I was taller.', 'Would is only for what others do.'),
    ],
  },
};
