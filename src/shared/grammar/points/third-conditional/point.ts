import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B2',
  name: 'Third conditional',
  group: 'conditionals',
  rule: {
    summary: 'What was not real in the past: if and had with the participle, would have and the participle.',
    form: [
      ['if', 'had + participle', 'If I had known, …'],
      ['result', 'would have + participle', '… I would have told you.'],
    ],
    examples: [
      'If I had known, I would have called you.',
      'If she had left earlier, she would have caught the train.',
      'We wouldn’t have got lost if we had taken the map.',
      'What would you have done?',
      'If it had rained, we would have stayed in.',
    ],
    mistakes: [
      not('If I would have known, …', 'If I had known, …', 'German and Dutch learners, and spoken American English.'),
      not('I would called you.', 'I would have called you.', 'Have is easily not heard.'),
    ],
  },
};
