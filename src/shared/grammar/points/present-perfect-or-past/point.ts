import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B1',
  name: 'Present perfect or past simple',
  group: 'perfect',
  rule: {
    summary: 'A finished time takes the past simple; what still goes on takes the present perfect.',
    form: [
      ['finished', 'yesterday, in 2010, two days ago', 'I saw it yesterday.'],
      ['up to now', 'since, for … (and still)', 'I’ve lived here since May.'],
    ],
    examples: [
      'I saw her yesterday.',
      'I’ve known her since 2010.',
      'They moved to Rome last year.',
      'She has worked here for ten years.',
      'When did you buy it?',
    ],
    mistakes: [
      not('I have seen him yesterday.', 'I saw him yesterday.', 'German, French and Italian have one past for both.'),
      not('I knew him since 2010. (and still do)', 'I have known him since 2010.', 'The tie to the present is lost.'),
    ],
  },
};
