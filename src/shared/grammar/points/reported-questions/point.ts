import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B2',
  name: 'Reported questions',
  group: 'clauses and speech',
  rule: {
    summary: 'A reported question has the order of a statement; yes/no questions take if or whether.',
    form: [
      ['wh-', 'Where do you live?', 'She asked where I lived.'],
      ['yes/no', 'Do you like tea?', 'She asked if I liked tea.'],
    ],
    examples: [
      'She asked me where I lived.',
      'He wanted to know if I was hungry.',
      'They asked us what time it was.',
      'I asked her whether she could swim.',
      'She asked who my teacher was.',
    ],
    mistakes: [
      not('She asked where did I live.', 'She asked where I lived.', 'The order of the question is kept.'),
      not('He asked that I was hungry.', 'He asked if I was hungry.', 'That cannot report a question.'),
    ],
  },
};
