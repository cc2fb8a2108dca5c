import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'One black bag',
  kind: 'dialogue',
  text: [
    'Yuki: This airport is very big! Is that your bag over there?',
    'Kim: No, that’s a guitar.',
    'Yuki: Are those your bags?',
    'Kim: No. Those bags are red. My bag is black.',
    'Yuki: Look, that bag is black!',
    'Kim: Yes, that’s my bag! Here it comes. Oh, this bag is very heavy.',
    'Yuki: Is this really your bag? Open it!',
    'Kim: What are these?',
    'Yuki: Shoes.',
    'Kim: But these shoes are very big. These aren’t my shoes, and this isn’t my bag!',
    'Yuki: Kim, who’s that man at the door? Are those your shoes in his hand?',
  ].join('\n'),
  gist: [
    check('Where are Yuki and Kim?', 'At an airport.'),
    check('What is in the black bag?', 'Very big shoes.'),
    check('Where are Kim’s shoes?', 'In a man’s hand, at the door.'),
  ],
  examples: [
    'Look, that bag is black!',
    'Oh, this bag is very heavy.',
    'Those bags are red.',
    'But these shoes are very big.',
    'These aren’t my shoes, and this isn’t my bag!',
    'Are those your shoes in his hand?',
  ],
  notice: [
    check('“Look, that bag is black!” Is the bag near Yuki and Kim?', 'No.'),
    check('“Oh, this bag is very heavy.” Where is the same bag now?', 'Here: Kim has it.'),
    check('“These shoes are very big.” Are the shoes near Kim? Is it one shoe or more?', 'Near. More than one.'),
    check(
      'Two bags, and not near: that or those? Two bags, and near: this or these?',
      'Those. These, with a long sound.',
    ),
    check('After these and those: is or are?', 'Are.'),
  ],
  board: [
    'here (near):  this bag is …  (one)  –  these bags are …  (two or more)',
    'there (not near):  that bag is …  (one)  –  those bags are …  (two or more)',
    '+  That’s my bag. (that’s = that is)    –  This isn’t my bag. These aren’t my shoes.',
    '?  Is that your bag? Are those your shoes?  – Yes, it is. / No, they aren’t.',
  ],
  statements: [
    'This is my first English book.',
    'This bag is very heavy.',
    'This pen is new.',
    'These shoes are my favourite shoes.',
    'This is my favourite day of the week.',
    'I like the colour of that wall.',
    'That’s my coat over there.',
    'Those chairs near the window are my favourite chairs.',
  ],
  roleCards: {
    scene:
      'It is the end of a party. One of you is at the window, and the other one is at the door. There are things near each of you. Stand on two sides of the room, and put pictures of the things near you on a chair.',
    a: {
      role: 'You are at the window.',
      facts: [
        'At the window, near you: a green hat and two old keys. They are not yours.',
        'At the door, near the other person: a red bag. It is yours.',
        'At the door, near the other person: two small cups. They are from Sunny’s kitchen.',
      ],
      goals: [
        'Find out whose hat is near you.',
        'Find out whose keys are near you.',
        'Answer the other person’s questions.',
        'Some things are other people’s. Agree who takes these things to them, and who takes those.',
      ],
    },
    b: {
      role: 'You are at the door.',
      facts: [
        'At the door, near you: a red bag and two small cups. They are not yours.',
        'At the window, near the other person: a green hat. It is yours.',
        'At the window, near the other person: two old keys. They are Alex’s.',
      ],
      goals: [
        'Find out whose bag is near you.',
        'Find out whose cups are near you.',
        'Answer the other person’s questions.',
        'Some things are other people’s. Agree who takes these things to them, and who takes those.',
      ],
    },
    phrases: [
      'Is this your …?',
      'Are these your …?',
      'Yes, that’s my …',
      'No, those are Alex’s …',
      'Whose are these …?',
      'I can take these …, and you can take those …',
    ],
  },
  writing:
    'Draw a room or a place that you like, with you in it: some things are near you, and some are not. Write 30 to 40 words to a friend about the things in the picture (“This is …, and those are …”). Ask one question at the end.',
};
