import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A2',
  name: 'Past simple: regular verbs',
  group: 'past',
  rule: {
    summary:
      'The past simple tells what happened at a finished time; regular verbs take -ed, the same for all persons.',
    form: [
      ['most', 'work – worked'],
      ['-e', 'dance – danced'],
      ['consonant + y', 'study – studied'],
      ['one vowel, one consonant', 'stop – stopped'],
    ],
    examples: [
      'We watched a film last night.',
      'She worked at home yesterday.',
      'They visited us last week.',
      'He studied maths two years ago.',
      'The bus stopped near the park.',
    ],
    mistakes: [
      not('Yesterday I walk home.', 'Yesterday I walked home.', 'Chinese, Thai and Vietnamese verbs do not change.'),
      not('She studyed.', 'She studied.', 'After a consonant -y becomes -ied.'),
      not('We was watch TV.', 'We watched TV.', 'A simple tense has no be.'),
    ],
  },
};
