import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Four tins of soup',
  kind: 'text',
  text: [
    'It’s a cold evening. Yuki and Sam are in their tent.',
    '“Have we got any food?” asks Sam.',
    '“Yes, we have. We’ve got four tins of soup.”',
    '“Great! Have you got the tin opener?”',
    '“No, I haven’t.”',
    'They look in their bags. Yuki has got a radio and three hats. Sam has got a guitar, but it hasn’t got any strings. They haven’t got a tin opener.',
    'Emre is in the next tent. Has Emre got one?',
    'Then they see a light. It’s Emre.',
    '“Hello! I’ve got a table, three spoons and a tin opener. Have you got any soup?”',
  ].join('\n'),
  gist: [
    check('Where are Yuki and Sam?', 'In their tent.'),
    check('What is their problem?', 'Their soup is in tins, and there is no tin opener in their bags.'),
    check('Who can help, and how?', 'Emre, with a tin opener.'),
  ],
  examples: [
    'We’ve got four tins of soup.',
    'Have you got the tin opener?',
    'Yuki has got a radio and three hats.',
    'Sam has got a guitar, but it hasn’t got any strings.',
    'They haven’t got a tin opener.',
    'Has Emre got one?',
  ],
  notice: [
    check(
      '“We’ve got four tins of soup.” Are the tins with them now, or do they want to buy them?',
      'The tins are with them now.',
    ),
    check('We can also say “Sam’s got a guitar.” What is ’s here: is or has?', 'Has. And ’ve is have.'),
    check('Yuki, he, she, it: have or has?', 'Has.'),
    check(
      '“They haven’t got a tin opener.” And the guitar with no strings: haven’t or hasn’t?',
      'Hasn’t: the guitar is it.',
    ),
    check(
      'Look at the questions. What is the first word? Is there a do or a does?',
      'Have or has. There is no do and no does.',
    ),
  ],
  board: [
    'I’ve got a guitar. = I have a guitar.  It is mine, or it is with me.  (also: I’ve got a sister. The guitar has got six strings.)',
    '+ I / you / we / they have got (’ve got) a radio.   He / she / it has got (’s got) a radio.',
    '– I / you / we / they haven’t got a radio.   He / she / it hasn’t got a radio.',
    '? Have you got a radio? – Yes, I have. / No, I haven’t.',
    '? Has she got a radio? – Yes, she has. / No, she hasn’t.',
  ],
  statements: [
    'I’ve got a bike.',
    'I’ve got a favourite cup.',
    'I haven’t got a clock in my bedroom.',
    'My bag has got more than three pockets.',
    'My best friend has got a sister.',
    'My street hasn’t got any trees.',
    'I’ve got a song in my head today.',
    'I haven’t got any plans for Sunday.',
  ],
  roleCards: {
    scene:
      'A play begins in one hour. It needs a hat for the king, a letter, a lamp and a cake. Two helpers talk on the phone.',
    a: {
      role: 'You are at the theatre with Jo. Jo is the king in the play.',
      facts: [
        'With you: a letter, two lamps. No cake.',
        'Jo, the king: a long red coat and gold shoes. No hat.',
        'You: a bike, no car.',
      ],
      goals: [
        'Find out what your partner has got for the king.',
        'Find out who has got a cake.',
        'Find out if anyone there has got a car.',
        'Agree on the best hat, and on what comes to the theatre and how.',
      ],
    },
    b: {
      role: 'You are at home with the other things for the play. Your friend Lena is with you.',
      facts: [
        'With you: three hats: a red one, a gold one, a green one with a bird on it.',
        'Lena: a big chocolate cake.',
        'You: no car, no bike. Lena: a small car.',
      ],
      goals: [
        'Find out which things they have got at the theatre.',
        'Find out which clothes the king has got.',
        'Find out if your partner has got a car.',
        'Agree on the best hat, and on what comes to the theatre and how.',
      ],
    },
    phrases: [
      'Have you got …?',
      'We’ve got … here.',
      'I haven’t got …, but Lena has got …',
      'Has the king got …?',
      'He’s got …, but he hasn’t got …',
      'So now we’ve got …',
    ],
  },
  writing:
    'You and two friends have got a camping trip tomorrow. Write 40 to 50 words to one of them: four things that you have got for the trip, two that you haven’t got, and two questions: what has your friend got, and what has the other friend got?',
};
