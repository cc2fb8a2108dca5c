import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A1',
  name: 'The verb be',
  group: 'present',
  rule: {
    summary: 'Be says who, what, where or how someone is, and makes negatives and questions without do.',
    form: [
      ['+', 'I am', 'he, she, it is', 'you, we, they are'],
      ['–', 'I am not', 'he isn’t', 'they aren’t'],
      ['?', 'Am I …?', 'Is he …?', 'Are they …?'],
    ],
    examples: [
      'I’m tired today.',
      'My sister is a doctor.',
      'They aren’t at home.',
      'Is your brother from Spain?',
      'We are in the kitchen.',
    ],
    mistakes: [
      not('She tired.', 'She is tired.', 'Russian, Arabic and Chinese can leave out be in the present.'),
      not('I have ten years.', 'I am ten years old.', 'Spanish, French and Italian have age; English is.'),
      not('They don’t be here.', 'They aren’t here.', 'All learners: other verbs take do, be does not.'),
    ],
  },
};
