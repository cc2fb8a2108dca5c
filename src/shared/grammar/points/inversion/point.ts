import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B2',
  name: 'Never have I seen …',
  group: 'clauses and speech',
  rule: {
    summary: 'When never, rarely, not only and such words open a sentence, its words stand as in a question.',
    form: [
      ['perfect', 'Never have I …', 'Never have I seen that.'],
      ['present', 'Rarely does she …', 'Rarely does she smile.'],
      ['past', 'Not only did he …', 'Not only did he sing, …'],
    ],
    examples: [
      'Never have I heard such a beautiful voice.',
      'Rarely do we see so many stars.',
      'Not only did they win, but they also broke the record.',
      'Only then did she understand.',
      'At no time were we in danger.',
    ],
    mistakes: [
      not('Never I have seen that.', 'Never have I seen that.', 'The usual order is kept.'),
      not('Rarely she smiles.', 'Rarely does she smile.', 'Do, does or did helps, as in a question.'),
    ],
  },
};
