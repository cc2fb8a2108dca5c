import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B2',
  name: 'Have something done',
  group: 'passive',
  rule: {
    summary: 'Somebody else does it for us: have, the thing, and the participle.',
    form: [
      ['present', 'have + thing + participle', 'We have the car washed.'],
      ['past', 'had + thing + participle', 'We had the car washed.'],
      ['informal', 'get + thing + participle', 'We got the car washed.'],
    ],
    examples: [
      'I have my hair cut every month.',
      'They had their roof repaired.',
      'She is having a dress made.',
      'Where did you get your phone mended?',
      'You should have your eyes tested.',
    ],
    mistakes: [
      not(
        'I cut my hair at the hairdresser’s.',
        'I had my hair cut at the hairdresser’s.',
        'In many languages it sounds as if we did the work.',
      ),
      not(
        'We had repaired the car by a mechanic.',
        'We had the car repaired by a mechanic.',
        'The thing stands before the participle.',
      ),
    ],
  },
};
