import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'A1',
  name: 'Prepositions of place',
  group: 'prepositions',
  rule: {
    summary: 'At is for a point, on for a table, a wall or a floor, in for a box, a room or a town.',
    form: [
      ['at', 'the bus stop, home, the door'],
      ['on', 'the wall, the floor, the first floor'],
      ['in', 'the fridge, bed, the sky, Spain'],
      ['side', 'under, behind, in front of, next to, between'],
    ],
    examples: [
      'The milk is in the fridge.',
      'There’s a picture on the wall.',
      'She’s at the bus stop.',
      'The cat is under the table.',
      'The bank is between the school and the park.',
    ],
    mistakes: [
      not('She is in home.', 'She is at home.', 'Romance and Slavic languages say in home.'),
      not('the picture in the wall', 'the picture on the wall', 'Spanish has one word for in and on.'),
      not(
        'in front of the school (on the other side of the street)',
        'opposite the school',
        'Many languages have one word for both.',
      ),
    ],
  },
};
