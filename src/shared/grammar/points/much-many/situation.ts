import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'A taxi to the mountains',
  kind: 'dialogue',
  text: [
    'Kaya: Hello, Green Taxis.',
    'Andrei: Hello. I need a taxi to the mountains, please.',
    'Kaya: For how many people?',
    'Andrei: Just me.',
    'Kaya: And how much luggage have you got?',
    'Andrei: Not much. A small bag and a few boxes. They don’t need much space, but they need a little air.',
    'Kaya: Air? What’s in the boxes?',
    'Andrei: Bees. There aren’t many flowers in the city now.',
    'Kaya: Bees! How many bees?',
    'Andrei: I don’t know. A lot. Maybe sixty thousand.',
    'Kaya: I’m sorry. We’ve got a lot of taxis, but we haven’t got many drivers who like bees.',
    'Andrei: I’ve got a lot of honey, too. It’s for the driver.',
    'Kaya: How much honey?',
  ].join('\n'),
  gist: [
    check('Where does Andrei want to go?', 'To the mountains.'),
    check('What is in the boxes?', 'Bees, about sixty thousand.'),
    check('Why does Kaya perhaps send a taxi in the end?', 'Because there is honey for the driver.'),
  ],
  examples: [
    'And how much luggage have you got?',
    'A small bag and a few boxes.',
    'They don’t need much space, but they need a little air.',
    'There aren’t many flowers in the city now.',
    'We’ve got a lot of taxis, but we haven’t got many drivers who like bees.',
    'I’ve got a lot of honey, too.',
  ],
  notice: [
    check('“A few boxes” and “a little air”: is this nothing, some or a lot?', 'Some, but not a lot.'),
    check('Boxes, air, flowers, space, honey: which can we count (one …, two …)?', 'Boxes and flowers.'),
    check(
      'Which words go with boxes and flowers, which with air and space, and which with both?',
      'Many and a few; much and a little; a lot of goes with both.',
    ),
    check('“People” has no s at the end. How much or how many people?', 'How many: one person, two people.'),
    check(
      '“I’ve got a lot of honey.” Why is it not much here? Where is much in the taxi talk?',
      'In + sentences we say a lot of. Much is in questions, after not or n’t, and in too much.',
    ),
  ],
  board: [
    'one box, two boxes: How many boxes?  not many boxes  a few boxes  a lot of boxes',
    'honey, air, time: How much honey?  not much honey  a little honey  a lot of honey',
    'a few, a little = some, but not a lot',
    '+ I’ve got a lot of honey.  (but: too much honey)  – I haven’t got much honey.  ? Have you got much honey?',
    'We do not count luggage, information, advice: no s.',
  ],
  statements: [
    'I drink a lot of water.',
    'I haven’t got many books in my room.',
    'I eat a little chocolate every day.',
    'I’ve got a few friends in other countries.',
    'I don’t need much sleep.',
    'I’ve got a lot of keys.',
    'There isn’t much space on my table at home.',
    'I don’t write many messages.',
  ],
  roleCards: {
    scene:
      'On Saturday there is a puppet show in a small library. The puppeteer and the librarian plan the day on the phone.',
    a: {
      role: 'You are the puppeteer. You come with your theatre, but without helpers.',
      facts: [
        'For the theatre: two tables, and four metres at the front of the room.',
        'Work before the show: one hour. The show: forty minutes.',
        'Luggage: a suitcase and nine heavy boxes.',
      ],
      goals: [
        'Find out how many children and how many chairs there are.',
        'Find out how much space there is at the front of the room.',
        'Find out how much time you have got before the children come, and how many people can help you.',
        'Agree on where the children can sit, when the show can start and who can carry the boxes.',
      ],
    },
    b: {
      role: 'You are the librarian. It is your first puppet show.',
      facts: [
        'Children: about fifty. Chairs: twenty big ones.',
        'At the front: with the chairs, three metres; without the chairs, six.',
        'You open the door at 9.00; the children come at 10.15.',
        'Tables: three. Helpers: two students.',
      ],
      goals: [
        'Find out how much space and how many tables the theatre needs.',
        'Find out how much time the puppeteer needs before the show and for the show.',
        'Find out how much luggage there is.',
        'Agree on where the children can sit, when the show can start and who can carry the boxes.',
      ],
    },
    phrases: [
      'How many … have you got?',
      'How much … do you need?',
      'There’s a lot of … / There are a lot of …',
      'There isn’t much … / There aren’t many …',
      'I need a little … / I need a few …',
      'That’s too much … / That’s too many …',
    ],
  },
  writing:
    'A friend is going to stay in your home when you are on holiday. Write 50 to 70 words to your friend: how much food there is and what to buy, how much space there is for clothes and luggage, how many plants there are and how much water they need. Use much, many, a lot of, a few and a little.',
};
