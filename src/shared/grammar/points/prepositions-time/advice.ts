import { check, type PointAdvice, trouble } from '../parts';

export const advice: PointAdvice = {
  checks: [
    check('“We have English on Monday.” Do I speak of a clock time, a day or a month?', 'A day.'),
    check('Do I tell you the time on the clock?', 'No.'),
    check('“The film starts at eight.” Do you know when exactly to be there?', 'Yes, at eight o’clock.'),
  ],
  problems: [
    trouble(
      'One preposition is used for everything: “in Monday”.',
      'Draw three circles of different sizes: in for long times, on for days, at for points.',
    ),
    trouble(
      '“In the morning” and “on Monday morning” are mixed.',
      'Ask “Is there a day’s name?” If there is, the answer is on.',
    ),
    trouble(
      'At night does not follow the rule for parts of the day.',
      'Learn it as a phrase together with “in the morning, in the afternoon, in the evening”.',
    ),
  ],
};
