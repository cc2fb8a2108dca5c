import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B2',
  name: 'Reported statements',
  group: 'clauses and speech',
  rule: {
    summary: 'What was said moves one step into the past, and pronouns and times change.',
    form: [
      ['am, is', 'was'],
      ['will, can', 'would, could'],
      ['have done, did', 'had done'],
      ['tomorrow, yesterday', 'the next day, the day before'],
    ],
    examples: [
      'She said that she was tired.',
      'He told me that he would call.',
      'They said they had lost the key.',
      'Anna said she couldn’t come.',
      'He told us that he was going to move.',
    ],
    mistakes: [
      not('She said me that …', 'She told me that …', 'Most languages have one verb for both.'),
      not(
        'He said that he will come the next day.',
        'He said that he would come the next day.',
        'Slavic languages keep the tense.',
      ),
    ],
  },
};
