import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A1',
  name: 'Present simple',
  group: 'present',
  rule: {
    summary: 'The present simple tells what happens again and again or is always true; he, she and it take -s.',
    form: [
      ['I, you, we, they', 'work', 'watch', 'study'],
      ['he, she, it', 'works', 'watches', 'studies'],
    ],
    examples: [
      'I walk to school every day.',
      'She works in a bank.',
      'They play tennis on Sundays.',
      'He studies English.',
      'We live near the sea.',
    ],
    mistakes: [
      not(
        'She work here.',
        'She works here.',
        'All learners: many languages have no ending here, or have one for each person.',
      ),
      not('He studys maths.', 'He studies maths.', 'After a consonant -y becomes -ies.'),
      not(
        'I am go to school by bus.',
        'I go to school by bus.',
        'Learners feel that something is missing, and add be.',
      ),
    ],
  },
};
