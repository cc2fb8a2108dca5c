import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A2',
  name: 'Past simple: negatives and questions',
  group: 'past',
  rule: {
    summary: 'Negatives and questions take did and the base form, for all persons.',
    form: [
      ['–', 'I didn’t go', 'she didn’t go'],
      ['?', 'Did you go?', 'Did she go?'],
      ['short', 'Yes, I did.', 'No, she didn’t.'],
    ],
    examples: [
      'I didn’t see him yesterday.',
      'Did you watch the game?',
      'She didn’t buy any milk.',
      'Where did they go?',
      'Did the film start late?',
    ],
    mistakes: [
      not('I didn’t went.', 'I didn’t go.', 'The past is in did already.'),
      not('Went you home?', 'Did you go home?', 'German and Scandinavian languages turn verb and subject round.'),
      not('I not saw him.', 'I didn’t see him.', 'Slavic and Romance languages have one word for not.'),
    ],
  },
};
