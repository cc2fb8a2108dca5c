import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A2',
  name: 'Past continuous, and past simple',
  group: 'past',
  rule: {
    summary: 'The past continuous is for what was going on, the past simple for the short event in the middle of it.',
    form: [
      ['+', 'I, he, she was working', 'you, we, they were working'],
      ['–', 'she wasn’t working', 'they weren’t working'],
      ['?', 'Was she working?', 'Were they working?'],
      ['both', 'I was cooking when the phone rang.', ''],
    ],
    examples: [
      'I was having lunch when you called.',
      'They were playing tennis at five.',
      'She broke a glass while she was cooking.',
      'What were you doing last night?',
      'It wasn’t raining when we left.',
    ],
    mistakes: [
      not('They was sleeping.', 'They were sleeping.', 'All learners, and some native dialects.'),
      not('I was fall when I was running.', 'I fell when I was running.', 'The short event is in the past simple.'),
      not('I was cook.', 'I was cooking.', 'After was and were the verb needs -ing.'),
    ],
  },
};
