import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'A torch, a towel and a spoon',
  kind: 'dialogue',
  text: [
    'Kai: Jo has sent us a message. “See you both on Saturday! Please bring a torch, a big towel, a woolly hat and a spoon.” That’s all!',
    'Robin: A torch and a towel? We might go swimming in a cave.',
    'Kai: Yes! And it may be cold in there, so we’ll need a hat.',
    'Robin: What about the spoon?',
    'Kai: There may be hot soup afterwards. Or we might have to dig.',
    'Robin: Do you think there might be bats?',
    'Kai: There might. But they may not like visitors, so they might stay at the back.',
    'Robin: I don’t like bats. I might not come with you.',
    'Kai: Wait, here’s a second message from Jo.',
    'Robin: It may be the name of the cave. Read it!',
    'Kai: “They’re mine, by the way. You borrowed them last summer.”',
  ].join('\n'),
  gist: [
    check('What should Kai and Robin bring on Saturday?', 'A torch, a big towel, a woolly hat and a spoon.'),
    check('Where do they think they are going?', 'To a cave.'),
    check('Why does Jo really want these things?', 'They are Jo’s; Kai and Robin borrowed them.'),
  ],
  examples: [
    'We might go swimming in a cave.',
    'There may be hot soup afterwards.',
    'Do you think there might be bats?',
    'I might not come with you.',
    'It may be the name of the cave.',
  ],
  notice: [
    check(
      '“We might go swimming in a cave.” Does Robin know where they are going?',
      'No. A cave is possible, but not certain.',
    ),
    check('“I might not come with you.” Will Robin come or stay at home?', 'We don’t know: both are possible.'),
    check(
      '“There may be hot soup.” “There might be bats.” Is one of these more certain?',
      'No, here they mean the same.',
    ),
    check('What comes after might and may: go, goes or to go?', 'Go: the verb alone, for every person.'),
    check(
      '“It may be cold in there.” Which words are the verb? Are they one word or two?',
      'May be: two words. Maybe in one word is not a verb; it means perhaps.',
    ),
  ],
  board: [
    '+ It / They might (or may) be cold. It might (or may) rain later.  (possible, not certain; now or in the future)',
    '– I might not (or may not) come.  (perhaps I won’t come; no don’t, no to, no -s)',
    '? Do you think there might be bats?  – There might.  / There might not.',
    'may be = verb, two words:  It may be cold.    maybe = perhaps, one word:  Maybe it is cold.',
  ],
  statements: [
    'I might go out this evening.',
    'I might not have breakfast tomorrow.',
    'I may live in another country in ten years’ time.',
    'My best friend may be asleep at the moment.',
    'There might be some chocolate in my bag.',
    'I might cook something new this weekend.',
    'I may not see my friends on Sunday.',
    'I might learn another language after English.',
  ],
  roleCards: {
    scene:
      'It is half past six at the harbour. The last ferry leaves at seven, and Sam has the tickets for all three friends. But Sam is not there and is not answering the phone. The other two put together what they know.',
    a: {
      role: 'You work in the same office as Sam.',
      facts: [
        'Sam is sometimes at work until half past six, perhaps today, too. From the office to the harbour: 20 minutes.',
        'Sam often forgets the phone and leaves it in a drawer. Today? Not sure.',
        'It is windy. On windy evenings the ferry is sometimes ten minutes late.',
      ],
      goals: [
        'Find out where else Sam might be.',
        'Find out where the tickets might be.',
        'Find out who might help you.',
        'Decide what each of you will do now, and what you will do if Sam does not come.',
      ],
    },
    b: {
      role: 'You live next door to Sam, ten minutes from the harbour.',
      facts: [
        'Sam sometimes sleeps for an hour after work. No light in the house at six: perhaps asleep, perhaps out.',
        'Tickets: perhaps in Sam’s bag, perhaps on the kitchen table. You have a key to Sam’s house.',
        'A neighbour with a fast motorbike: perhaps at home, perhaps not.',
      ],
      goals: [
        'Find out where else Sam might be, and when Sam might get here from there.',
        'Find out why Sam might not answer the phone.',
        'Find out if the ferry might leave later than seven.',
        'Decide what each of you will do now, and what you will do if Sam does not come.',
      ],
    },
    phrases: [
      'Where do you think Sam might be?',
      'Sam might still be …',
      'The tickets may be …',
      'Sam may not have …',
      'The ferry might not …',
      'We might …, so let’s …',
    ],
  },
  writing:
    'A friend is going to visit you for the first time next weekend, and not much is certain. Write 80 to 100 words to your friend: what the weather may be like, what you might do and who might come with you, what you might not have time for, and what to bring.',
};
