import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'On the fifth floor',
  kind: 'dialogue',
  text: [
    'Tala: Pavel, help! I’m on my balcony on the fifth floor, and I can’t open the door. What should I do?',
    'Pavel: Well, you shouldn’t climb down.',
    'Tala: In my pyjamas? Of course not. Should I shout?',
    'Pavel: It’s six in the morning! You should call your sister. She should come with her key.',
    'Tala: She lives two hours away, and I’ve got eggs on the cooker. And my phone is on four per cent!',
    'Pavel: Then we shouldn’t talk for long. Are you pushing the door or pulling it?',
    'Tala: Pushing. Very hard.',
    'Pavel: Perhaps you should pull it.',
    'Tala: Oh. I’m in the kitchen. Pavel, please don’t tell anybody about this.',
    'Pavel: Too late. I’m on the bus, and everybody can hear you.',
  ].join('\n'),
  gist: [
    check('Why does Tala phone Pavel?', 'She is on her balcony and can’t open the door.'),
    check('How does she get into the kitchen?', 'She pulls the door.'),
    check('Who knows the story now?', 'Everybody on Pavel’s bus.'),
  ],
  examples: [
    'What should I do?',
    'Well, you shouldn’t climb down.',
    'Should I shout?',
    'She should come with her key.',
    'Then we shouldn’t talk for long.',
    'Perhaps you should pull it.',
  ],
  notice: [
    check(
      '“Perhaps you should pull it.” Is this an order, or does Pavel think it is a good idea?',
      'He thinks it is a good idea. It’s advice: Tala can say no.',
    ),
    check('“You shouldn’t climb down.” Is it a good idea to climb down?', 'No, it’s a bad idea.'),
    check('What comes after should: come or to come?', 'Come. There is no to.'),
    check('Look at I, you, she and we. Does should change?', 'No. There is no -s with she.'),
    check(
      'How do we make the negative and the question: with do, or without do?',
      'Without do: You shouldn’t climb down. In the question, should comes before I: Should I shout?',
    ),
  ],
  board: [
    '+ I / you / she / we should call.  (it’s a good idea)',
    '– I / you / she / we shouldn’t climb down.  (it’s a bad idea)',
    '? Should I shout? – Yes, you should. / No, you shouldn’t.',
    '? What should I do?',
    'should / shouldn’t + verb: no to, no -s, no do',
  ],
  statements: [
    'I should go to bed earlier.',
    'I should drink more water.',
    'I shouldn’t look at my phone at night.',
    'I should tidy my room this week.',
    'I should answer my messages faster.',
    'There should be more trees in my street.',
    'Everybody should learn to cook.',
    'Lessons shouldn’t start before nine.',
  ],
  roleCards: {
    scene:
      'Two people are going to live in each other’s homes for a week. Tomorrow is the day. They talk on the phone.',
    a: {
      role: 'You live in a flat in the middle of a big city.',
      facts: [
        'Bedrooms: the front one – trams all night; the back one – quiet.',
        'Lift: old, often stops. Stairs: only two floors.',
        'Market: lots of good food at seven; nothing at ten.',
        'Your key: the neighbour – out all day; the café downstairs – open all day, and they know you.',
      ],
      goals: [
        'Ask for advice: find out the best time for the beach and the best way into town.',
        'Find out what is a bad idea in the kitchen, and why.',
        'Agree on a place for each key. You will tell the others.',
      ],
    },
    b: {
      role: 'You live in a little house by the sea.',
      facts: [
        'Beach: empty in the morning; full after eleven.',
        'Into town: the bus – always late; the boat – quick and fun.',
        'Kitchen window: when it is open, big birds come in and take the food.',
        'Your key: under a flower pot – everybody looks there; the neighbour – at home all day.',
      ],
      goals: [
        'Ask for advice: find out the best bedroom and the best time for the market.',
        'Find out what is a bad idea when you go up to the flat, and why.',
        'Agree on a place for each key. You will tell the others.',
      ],
    },
    phrases: [
      'Where should I …?',
      'When should I go to …?',
      'You should …, because …',
      'You shouldn’t …, because …',
      'Should I leave the key …?',
      'I think you should …',
    ],
  },
  writing:
    'Write 60 to 70 words to a new student who starts in your class on Monday. What should the student bring? Where should he or she sit, and why? What shouldn’t a new student do? Give one piece of advice that only you can give.',
};
