import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B2',
  name: 'Be used to and get used to',
  group: 'clauses and speech',
  rule: {
    summary: 'Be used to: it is not new any more. Get used to: it becomes so. Both take a noun or the -ing form.',
    form: [
      ['be used to', 'be used to + -ing', 'I am used to driving.'],
      ['get used to', 'get used to + -ing', 'I got used to driving.'],
      ['but', 'used to + base form', 'I used to drive.'],
    ],
    examples: [
      'She is used to getting up early.',
      'We aren’t used to this heat.',
      'He soon got used to living alone.',
      'I can’t get used to my new glasses.',
      'Are you used to driving on the left?',
    ],
    mistakes: [
      not('I am used to get up early.', 'I am used to getting up early.', 'To is a preposition here.'),
      not(
        'I used to driving on the left now.',
        'I am used to driving on the left now.',
        'Without be it tells of the past.',
      ),
    ],
  },
};
