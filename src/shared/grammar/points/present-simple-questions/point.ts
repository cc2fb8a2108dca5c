import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A1',
  name: 'Present simple: negatives and questions',
  group: 'present',
  rule: {
    summary: 'Negatives and questions take do or does and the base form of the verb.',
    form: [
      ['–', 'I, you, we, they don’t work', 'he, she, it doesn’t work'],
      ['?', 'Do you work?', 'Does she work?'],
      ['short', 'Yes, I do. / No, I don’t.', 'Yes, she does. / No, she doesn’t.'],
    ],
    examples: [
      'I don’t like fish.',
      'He doesn’t work on Mondays.',
      'Do you play tennis?',
      'Does your mother drive?',
      'They don’t live here.',
    ],
    mistakes: [
      not('She doesn’t works.', 'She doesn’t work.', 'The -s is in does already.'),
      not('I no like fish.', 'I don’t like fish.', 'Spanish, Italian and Slavic languages have one word for not.'),
      not('Like you tea?', 'Do you like tea?', 'German, Dutch and Scandinavian languages turn verb and subject round.'),
    ],
  },
};
