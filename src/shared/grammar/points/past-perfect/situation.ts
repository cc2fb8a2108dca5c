import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'The visitor who washed up',
  kind: 'text',
  text: [
    'When Lumi came into the kitchen on Sunday morning, she stood still. Somebody had been there in the night. The evening before, she had left a mountain of dirty plates; now they were clean and dry. Somebody had even put the tomato plants into bigger pots.',
    'Had she forgotten to lock the door? No, it was still locked, and nobody had opened a window. The visitor hadn’t taken anything, either.',
    'Lumi rang her neighbour, Imre, and he came at once. He pointed at the floor. There were brown footprints on it: the visitor hadn’t worn any shoes. They followed the footprints along the hall, up the stairs and into Lumi’s bedroom. There they stopped, next to the bed.',
    'Slowly Lumi took off her slippers and looked at her feet. They were brown. She had never walked in her sleep before. She had never washed up so well, either.',
    'That evening she put out the ironing and went to bed early.',
  ].join('\n'),
  gist: [
    check(
      'What was different in the kitchen on Sunday morning?',
      'The plates were clean, and the tomato plants were in bigger pots.',
    ),
    check('Where did the footprints stop?', 'In Lumi’s bedroom, next to her bed.'),
    check('Who was the visitor?', 'Lumi herself, in her sleep.'),
  ],
  examples: [
    'When Lumi came into the kitchen on Sunday morning, she stood still.',
    'Somebody had been there in the night.',
    'Had she forgotten to lock the door?',
    'The visitor hadn’t taken anything, either.',
    'She had never walked in her sleep before.',
  ],
  notice: [
    check('“Somebody had been there in the night.” Was this before Lumi came in, or after?', 'Before.'),
    check('Which word in “Somebody had been there” tells us that this was earlier?', 'Had.'),
    check(
      '“When Lumi came in, she stood still.” Why is there no had?',
      'She came in, and then she stood still: we tell it in the order in which it happened.',
    ),
    check('What comes after had: took or taken, forgot or forgotten?', 'Taken and forgotten: the third form.'),
    check(
      'The whole story is in the past. Has or had: “When she came in, the visitor … gone”?',
      'Had gone: earlier than another thing in the past.',
    ),
  ],
  board: [
    '1 (earlier) Somebody had been there.  –  2 (later) Lumi came in.',
    '+ I / she / they had (’d) washed up.  (had + third form, the same for everybody)',
    '– The visitor hadn’t taken anything.  She had never done it before.',
    '? Had she forgotten to lock the door?  – Yes, she had. / No, she hadn’t.',
    'One thing after the other: past simple.  She came in and stood still.',
  ],
  statements: [
    'When I left home today, I had already drunk something hot.',
    'When I got to class today, I saw that I had forgotten something.',
    'By nine o’clock last night I had finished all my work.',
    'I had learnt to swim before I started school.',
    'Before I came to this class, I had never spoken English on the phone.',
    'By the end of last weekend I hadn’t done half of the things on my list.',
    'When I got up today, somebody else had already made breakfast.',
    'Before I met the people in this class, I had heard about some of them.',
  ],
  roleCards: {
    scene:
      'Yesterday a choir sang on an island. Two singers missed the ferry, each in a different way. Today they meet and want to write one message to the choir.',
    a: {
      role: 'You reached the right harbour too late.',
      facts: [
        'You at the harbour: 9.05. The ferry: gone at 9.00.',
        'Before that: an hour’s search for your ticket. Its place: in the fridge, with Friday’s shopping.',
        'Late for a concert before yesterday: never.',
        'News from the island: a wonderful concert without any sheet music. All the songs learnt by heart in the spring.',
      ],
      goals: [
        'Find out if the ferry had left when the other singer got to the harbour, and what had gone wrong.',
        'Find out if the other singer had ever missed a concert before.',
        'Find out why there was no sheet music on the island.',
        'Agree whose morning was worse, and what you will write to the choir.',
      ],
    },
    b: {
      role: 'You reached the wrong harbour in good time.',
      facts: [
        'You at the harbour: 8.50. The ferry: not gone yet – but it was at the other harbour.',
        'Before that: a message about the new harbour, sent on Friday, not opened.',
        'A missed concert before yesterday: one, last spring.',
        'All the sheet music for the choir: in your bag since Friday, so not on the island.',
      ],
      goals: [
        'Find out if the ferry had left when the other singer got to the harbour, and what had gone wrong.',
        'Find out if the other singer had ever been late for a concert before.',
        'Find out how the choir could sing without you and your bag.',
        'Agree whose morning was worse, and what you will write to the choir.',
      ],
    },
    phrases: [
      'Had the ferry left when you …?',
      'What had happened before that?',
      'I was late because I had …',
      'When I got there, it had already … / hadn’t … yet.',
      'Had you ever … before?',
      'I’m sorry. I hadn’t …',
    ],
  },
  writing:
    'Write 80 to 100 words for your class magazine. You came into a room, and you saw at once that something had happened. Say what you saw, what somebody had done and hadn’t done before you came, and who it was in the end.',
};
