import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'A letter to the new tree',
  kind: 'text',
  text: [
    'Dear Lerato,',
    'Welcome to our theatre! You’re our new tree, and here are the answers to your questions.',
    '“Do I have to learn a lot of words?” No, you don’t have to say anything.',
    '“Does the tree have to dance?” No, it doesn’t. But it has to hold a bird for two hours. The bird is real, so you mustn’t move or laugh.',
    '“What time do I have to be there?” You must be here at five. Kiran has to paint your face green, and that takes an hour. You don’t have to bring a costume.',
    'One last thing: you must stand on the left. You mustn’t forget this, because in the last scene the king has to cut down the tree on the right.',
    'See you on Friday!',
    'Mirela',
  ].join('\n'),
  gist: [
    check('What is Lerato in the play?', 'A tree.'),
    check('Why must Lerato be there at five?', 'Kiran has to paint Lerato’s face, and that takes an hour.'),
    check('What happens to the tree on the right?', 'The king cuts it down.'),
  ],
  examples: [
    'No, you don’t have to say anything.',
    'Does the tree have to dance?',
    'The bird is real, so you mustn’t move or laugh.',
    'What time do I have to be there?',
    'You must be here at five.',
    'Kiran has to paint your face green, and that takes an hour.',
  ],
  notice: [
    check('“You must be here at five.” “Kiran has to paint your face green.” Are these two things necessary?', 'Yes.'),
    check('“You mustn’t move or laugh.” Is it OK if Lerato laughs?', 'No, it isn’t allowed.'),
    check(
      '“You don’t have to bring a costume.” Is it necessary? Is it OK if Lerato brings one?',
      'It isn’t necessary, but it is OK.',
    ),
    check(
      'Where do we need the word to: after must, after have or after both?',
      'Only after have: must be, have to be, has to be.',
    ),
    check(
      'The museum is free today. Mustn’t or don’t have to: which is right for buying tickets?',
      'Don’t have to: there is no need.',
    ),
  ],
  board: [
    'necessary: You must be here at five.  I / you / we / they have to go.  He / she / it has to go.',
    'not allowed: You mustn’t laugh.',
    'no need: You don’t have to dance.  She doesn’t have to dance.',
    '? Do I have to go?  Does she have to go?  – Yes, she does. / No, she doesn’t.',
    'must / mustn’t + verb, without to: the same for I, you, he, she, it, we, they',
  ],
  statements: [
    'I have to get up before seven on Mondays.',
    'I don’t have to take a bus to this class.',
    'I have to wear special clothes for work, school or sport.',
    'Visitors mustn’t wear their shoes in my home.',
    'I mustn’t be late tomorrow morning.',
    'I must write to a friend this week.',
    'My best friend doesn’t have to learn English.',
    'Somebody in my home has to feed an animal every day.',
  ],
  roleCards: {
    scene: 'Two friends swap jobs for one day. The evening before, they tell each other everything that is important.',
    a: {
      role: 'You work in a bakery. Tomorrow you are a guide in a cave.',
      facts: [
        'Bakery: start 4.00; a white hat. Bread for lunch: free for workers.',
        'Phones in the kitchen: no! The oven: closed until the bell rings.',
        'The cakes: not the baker’s job here. Another person makes them.',
        'Break: 11.30 to 12.30.',
      ],
      goals: [
        'Find out when you have to start, what you have to wear and what you don’t have to bring or learn.',
        'Find out what you mustn’t do in the cave, and why.',
        'Find out when your break is, and agree on a time for lunch together tomorrow.',
        'Decide who has the harder day.',
      ],
    },
    b: {
      role: 'You are a guide in a cave. Tomorrow you work in a bakery.',
      facts: [
        'Cave: start 9.30; a warm coat. Helmets: there, in the office.',
        'Loud songs in the cave: no! Animals are asleep there. Lights on the animals: no!',
        'The story of the cave: on a card; you can read it to the visitors.',
        'Break: 12.00 to 1.00.',
      ],
      goals: [
        'Find out when you have to start, what you have to wear and what you don’t have to bring or make.',
        'Find out what you mustn’t do in the kitchen.',
        'Find out when your break is, and agree on a time for lunch together tomorrow.',
        'Decide who has the harder day.',
      ],
    },
    phrases: [
      'What time do I have to …?',
      'Do I have to …?',
      'You must …, because …',
      'You mustn’t … in the …',
      'You don’t have to …',
      'A baker has to …, but a guide doesn’t have to …',
    ],
  },
  writing:
    'A visitor from another country is coming to your school or your place of work for a week. Write 50 to 70 words to this person: when they have to be there, what they must bring, two things that they mustn’t do, and two things that they don’t have to do or bring.',
};
