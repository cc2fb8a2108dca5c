import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B1',
  name: 'Question tags',
  group: 'questions',
  rule: {
    summary: 'A tag asks for agreement: positive sentence, negative tag, and the other way round.',
    form: [
      ['be, modal', 'She is tired, isn’t she?', 'You can’t swim, can you?'],
      ['other verbs', 'He works here, doesn’t he?', 'They didn’t go, did they?'],
    ],
    examples: [
      'You’re from Spain, aren’t you?',
      'She can drive, can’t she?',
      'He doesn’t like fish, does he?',
      'They left early, didn’t they?',
      'It isn’t late, is it?',
    ],
    mistakes: [
      not(
        'She likes it, isn’t it?',
        'She likes it, doesn’t she?',
        'French, German and many others have one tag for all.',
      ),
      not('He went home, isn’t he?', 'He went home, didn’t he?', 'The tag repeats the tense.'),
    ],
  },
};
