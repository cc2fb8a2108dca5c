import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Two white boxes',
  kind: 'text',
  text: [
    'On Saturday I made a big cake and wrote “Happy birthday, Sam” on it. I put it in a white box and took the train to Sam’s party. A man with a white box sat next to me. Soon he stood up, took a box and got off. I didn’t see which one.',
    'At the party we all sang. Then Sam opened the box and found six football boots. Everybody laughed, but I felt terrible.',
    'My phone number was on my box, and that evening the man sent me a message: “Did you find our boots? I took the wrong box. Three of us played in socks, and we lost 9–0. Then we ate your cake and felt much better. Thank you! But who is Sam?”',
  ].join('\n'),
  gist: [
    check('What was in the two white boxes?', 'A birthday cake in one, football boots in the other.'),
    check('How did the man make his mistake?', 'He took the wrong box when he got off the train.'),
    check('Who ate the cake?', 'The man and his football team.'),
  ],
  examples: [
    'I put it in a white box and took the train to Sam’s party.',
    'Soon he stood up, took a box and got off.',
    'I didn’t see which one.',
    'Did you find our boots?',
    'I took the wrong box.',
    'Then we ate your cake and felt much better.',
  ],
  notice: [
    check('Is the story about every Saturday, or about one Saturday that is over?', 'One Saturday that is over.'),
    check('“Then we ate your cake.” Can Sam have some of it now?', 'No. It is all eaten.'),
    check(
      'Took, stood, ate, felt: what are the verbs? Do the past forms end in -ed?',
      'Take, stand, eat, feel. No: each has a past form of its own.',
    ),
    check(
      '“I took the train.” “He took a box.” Does the past form change after he?',
      'No: it is the same for all persons.',
    ),
    check(
      'What comes after didn’t: see or saw? And after “Did you”: find or found?',
      'See and find: did is past already.',
    ),
  ],
  board: [
    'Finished time: yesterday, on Saturday, last week',
    '+ I / you / he / she / it / we / they took the wrong box.  (no -ed; the same for all persons)',
    '– I didn’t see it.   ? Did you find it? – Yes, I did. / No, I didn’t.  (did + see, find: the base form)',
    'make – made, take – took, eat – ate, sing – sang, sit – sat, find – found, feel – felt, get – got, go – went, see – saw',
    'No change: put – put.  Only the sound changes: read – read.  Be has two past forms: was, were.',
  ],
  statements: [
    'I slept well last night.',
    'I got up before seven this morning.',
    'I ate something sweet yesterday.',
    'I went to bed after midnight on Saturday.',
    'I took a bus or a train yesterday.',
    'I lost something last month.',
    'I sang a song last week.',
    'I read a whole book last month.',
  ],
  roleCards: {
    scene:
      'Yesterday Kim spent the afternoon first with one friend and then with another. In the evening Kim’s red hat was gone. Kim’s two friends talk on the phone and want to find it.',
    a: {
      role: 'You were with Kim from two o’clock to half past three.',
      facts: [
        '2.00: go to the beach and swim; the hat – in Kim’s bag.',
        '3.00: eat ice cream at the Sun Café; Kim – wear the hat.',
        '3.30: Kim – take bus number 4 to the museum; the hat – still on Kim’s head.',
      ],
      goals: [
        'Find out where your friend met Kim, and if Kim had the hat then.',
        'Find out what Kim did on the way there.',
        'Find out what the two did at the museum, and how Kim went home.',
        'Decide together where Kim left the hat, and who you will phone.',
      ],
    },
    b: {
      role: 'You were with Kim from four o’clock to six o’clock.',
      facts: [
        '4.00: meet Kim in front of the museum; Kim – no hat.',
        'Kim tell you: “I slept all the way here!”',
        '4.30: see the old boats in the museum, buy postcards.',
        '6.00: Kim – go home on foot.',
      ],
      goals: [
        'Find out where your friend and Kim went first, and what they did there.',
        'Find out when your friend last saw the hat.',
        'Find out how Kim got to the museum.',
        'Decide together where Kim left the hat, and who you will phone.',
      ],
    },
    phrases: [
      'At … o’clock we went to …',
      'Kim wore the hat when …',
      'I last saw it at …',
      'How did Kim get to …?',
      'Kim didn’t have it when we met.',
      'I think Kim left it …',
    ],
  },
  writing:
    'Write 60 to 80 words to a friend about a day when something went wrong but ended well. Say where you went, what you took with you, what you saw or found, and how you felt in the end. Use at least eight verbs that have a past form of their own.',
};
