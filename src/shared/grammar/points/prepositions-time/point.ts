import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A1',
  name: 'Prepositions of time: in, on, at',
  group: 'prepositions',
  rule: {
    summary: 'At is for the clock, on for days and dates, in for longer times.',
    form: [
      ['at', 'six o’clock, noon, night'],
      ['on', 'Monday, 5 May, Friday morning'],
      ['in', 'July, summer, 2020, the morning'],
    ],
    examples: [
      'The film starts at eight o’clock.',
      'We have English on Monday.',
      'My birthday is in June.',
      'I work at night.',
      'See you on Friday evening.',
    ],
    mistakes: [
      not('in Monday', 'on Monday', 'Many languages have one preposition for days and months.'),
      not('on the morning', 'in the morning', 'Parts of the day take in; with a day’s name, on: on Monday morning.'),
      not('at July', 'in July', 'Months take in.'),
    ],
  },
};
