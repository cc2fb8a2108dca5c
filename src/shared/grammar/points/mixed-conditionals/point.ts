import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B2',
  name: 'Mixed conditionals',
  group: 'conditionals',
  rule: {
    summary: 'What was not real in the past has a result now: if and had with the participle, would and the base form.',
    form: [
      ['if (then)', 'had + participle', 'If we had left earlier, …'],
      ['result (now)', 'would + base form', '… we would be there now.'],
    ],
    examples: [
      'If we had taken the early train, we would be there now.',
      'If I hadn’t lost the map, I would know the way.',
      'She would be a doctor today if she had passed that exam.',
      'If they had slept better, they wouldn’t be so tired now.',
      'Where would you be now if you had stayed in Lima?',
    ],
    mistakes: [
      not(
        'If we left earlier, we would be there now.',
        'If we had left earlier, we would be there now.',
        'The first part is past, although the result is present.',
      ),
      not(
        'If I had slept, I wouldn’t have been tired now.',
        'If I had slept, I wouldn’t be tired now.',
        'The whole third conditional is used, although the result is now.',
      ),
    ],
  },
};
