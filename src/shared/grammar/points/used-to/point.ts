import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B1',
  name: 'Used to',
  group: 'past',
  rule: {
    summary: 'Used to is for a habit or state in the past that is over.',
    form: [
      ['+', 'I used to play'],
      ['–', 'I didn’t use to play'],
      ['?', 'Did you use to play?'],
    ],
    examples: [
      'We used to live in a village.',
      'She didn’t use to like fish.',
      'Did you use to walk to school?',
      'He used to have long hair.',
      'There used to be a cinema here.',
    ],
    mistakes: [
      not('I use to play chess. (now)', 'I usually play chess.', 'Used to has no present.'),
      not('I used to playing.', 'I used to play.', 'It is mixed with “I am used to playing”.'),
      not('I was used to play.', 'I used to play.', 'A past habit has no be.'),
    ],
  },
};
