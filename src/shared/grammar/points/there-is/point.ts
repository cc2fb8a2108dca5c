import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A1',
  name: 'There is and there are',
  group: 'present',
  rule: {
    summary: 'There is and there are say that something is in a place.',
    form: [
      ['+', 'There is a bank.', 'There are two banks.'],
      ['–', 'There isn’t a bank.', 'There aren’t any banks.'],
      ['?', 'Is there a bank?', 'Are there any banks?'],
    ],
    examples: [
      'There is a cat in the garden.',
      'There are six chairs.',
      'There isn’t a cinema here.',
      'Is there a bus to the beach?',
      'There aren’t any eggs.',
    ],
    mistakes: [
      not('There is two chairs.', 'There are two chairs.', 'Many languages have one form for one thing and more.'),
      not('Have a bank near here?', 'Is there a bank near here?', 'Portuguese, Spanish, French and Chinese use have.'),
      not(
        'In the room is a table.',
        'There is a table in the room.',
        'German and Slavic languages begin with the place.',
      ),
    ],
  },
};
