import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A2',
  name: 'Adverbs and word order',
  group: 'describing',
  rule: {
    summary:
      'Often and never stand before the verb, how stands after the object, and nothing stands between verb and object.',
    form: [
      ['how often', 'She often plays tennis.', 'She is often late.'],
      ['how', 'She speaks English well.', 'He drives carefully.'],
      ['form', 'careful – carefully', 'good – well; fast – fast'],
    ],
    examples: [
      'I always drink tea.',
      'He is never late.',
      'She speaks Spanish very well.',
      'Please drive carefully.',
      'They usually watch TV in the evening.',
    ],
    mistakes: [
      not(
        'She speaks very well English.',
        'She speaks English very well.',
        'German, French and Slavic languages allow it.',
      ),
      not('He plays often tennis.', 'He often plays tennis.', 'French and German put the adverb after the verb.'),
      not('She sings beautiful.', 'She sings beautifully.', 'German has one form for adjective and adverb.'),
    ],
  },
};
