import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'The job on the island',
  kind: 'dialogue',
  text: [
    'Sunna: Welcome to the island! Can you drive a boat?',
    'Ayo: Yes, I can. But I can’t swim.',
    'Sunna: That’s OK. The sea is too cold. Can you cook?',
    'Ayo: I can make soup. My friend Jun can cook very well. Can Jun come too?',
    'Sunna: Yes, two people can live in this house. But you work at night here.',
    'Ayo: Good! Jun can’t get up in the morning. Can we bring our dog?',
    'Sunna: No, you can’t. The birds here don’t like dogs.',
    'Ayo: OK. When can we start?',
    'Sunna: Now! Here’s the key. I can see my boat. Goodbye!',
  ].join('\n'),
  gist: [
    check('Where is the job?', 'On an island.'),
    check('Who can come to the island with Ayo, and who can’t?', 'Jun can. The dog can’t.'),
    check('Why does Sunna say goodbye?', 'Sunna’s boat is there, and Sunna wants to leave the island.'),
  ],
  examples: [
    'Can you drive a boat?',
    'But I can’t swim.',
    'My friend Jun can cook very well.',
    'Can we bring our dog?',
    'No, you can’t.',
    'When can we start?',
  ],
  notice: [
    check('“But I can’t swim.” Does Ayo know how to swim?', 'No.'),
    check('“Can we bring our dog?” Is the question “Do we know how?” or “Is it OK?”?', 'Is it OK?'),
    check('Jun and cook: can or cans?', 'Can: it is the same for I, you, he, she, it, we and they.'),
    check('What comes after can: cook or to cook?', 'Cook: there is no to.'),
    check('Look at the questions. Which comes first, can or you? Is there a do?', 'Can comes first. There is no do.'),
  ],
  board: [
    'I can swim. = I know how, I am able to.',
    'Can we bring our dog? – No, you can’t. = Is it OK? – No, it isn’t.',
    '+ I / you / he / she / it / we / they can swim.  (can + verb: no -s, no to)',
    '– I / she / they can’t swim.  (can’t = cannot)',
    '? Can you swim? – Yes, I can. / No, I can’t.   When can we start?',
  ],
  statements: [
    'I can swim.',
    'I can say hello in four languages.',
    'I can’t get up early on Sundays.',
    'I can sleep on a bus.',
    'I can’t cook rice.',
    'My best friend can sing very well.',
    'I can see a tree from my window.',
    'At home, we can eat in front of the TV.',
  ],
  roleCards: {
    scene:
      'Two students want to open a café at their school for one day, with cakes, drinks and songs. They make a plan.',
    a: {
      role: 'You have got the key to a big room at the school.',
      facts: [
        'You: cakes, yes; coffee, no.',
        'Your friend Kim: guitar, yes; singing, no.',
        'The room: Saturday or Sunday, from ten to two.',
        'In the room: music, OK; dogs, not OK.',
      ],
      goals: [
        'Find out what your partner can make.',
        'Find out who can sing.',
        'Find out on which day and at what time your partner can come.',
        'Agree on the day, the time, and who does what. You tell the others.',
      ],
    },
    b: {
      role: 'You love coffee and music, and you have got a small dog.',
      facts: [
        'You: coffee and tea, yes; cakes, no.',
        'Your friend Luca: singing, yes; guitar, no.',
        'You: free on Saturday from twelve to five; not free on Sunday.',
      ],
      goals: [
        'Find out what your partner can make, and who can play the guitar.',
        'Find out when you can use the room.',
        'Find out if music and your dog are OK in the room.',
        'Agree on the day, the time, and who does what. You tell the others.',
      ],
    },
    phrases: [
      'Can you make …?',
      'I can …, but I can’t …',
      'Can your friend …?',
      'Can I / we … in the room?',
      'When can you come?',
      'So you can …, and I can …',
    ],
  },
  writing:
    'You want the job on the island. Write 40 to 50 words to Sunna: three things that you can do, one or two that you can’t do, what a friend of yours can do, and two questions about what is OK there.',
};
