import { not, type PointText } from '../parts';

export const point: PointText = {
  level: 'B1',
  name: 'Relative clauses',
  group: 'clauses and speech',
  rule: {
    summary: 'Who is for people, which for things, that for both, where for places, whose for the owner.',
    form: [
      ['people', 'the man who (that) lives here'],
      ['things', 'the bus which (that) goes there'],
      ['places', 'the town where I live'],
      ['owner', 'the girl whose bike it is'],
    ],
    examples: [
      'The woman who lives next door is a vet.',
      'I want a phone which takes good photos.',
      'That’s the café where we met.',
      'I know a boy whose father is a pilot.',
      'The book that I read was funny.',
    ],
    mistakes: [
      not(
        'The man which lives here …',
        'The man who lives here …',
        'German, Russian and French have one word for both.',
      ),
      not('the book that I read it', 'the book that I read', 'Arabic and Hebrew keep the object.'),
      not('everything what I know', 'everything that I know', 'German and Slavic languages have what here.'),
    ],
  },
};
