import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'The night helper',
  kind: 'text',
  text: [
    'Our little station is opened at five every morning by Ms Okello. Two weeks ago she looked up and saw that the big clock was right, for the first time in years. It was mended in the night, and nobody knows who did it.',
    'On Tuesday the waiting room was painted yellow. On Friday the windows were cleaned, and the old piano was tuned. Nothing was taken, and nothing was broken.',
    'Was it all done by one person? How did that person get in? The station is locked at midnight, and the keys aren’t kept there.',
    '“I am asked about it every day,” says Ms Okello. “We leave a cake on the piano now. It is always eaten, and the plate is always washed.”',
    'This morning the ticket machine was dead. A note was found on it: “Sorry! Everything else was just old. This machine was broken by me.”',
  ].join('\n'),
  gist: [
    check('What is strange at the station?', 'Somebody repairs and cleans things there at night.'),
    check('What does the helper get from the people at the station?', 'A cake.'),
    check('What happened to the ticket machine?', 'The helper broke it.'),
  ],
  examples: [
    'It was mended in the night, and nobody knows who did it.',
    'On Friday the windows were cleaned, and the old piano was tuned.',
    'Was it all done by one person?',
    'The station is locked at midnight, and the keys aren’t kept there.',
    'This machine was broken by me.',
  ],
  notice: [
    check('“The windows were cleaned.” Did the windows clean something?', 'No: somebody cleaned them.'),
    check(
      'Do we know who? What is the sentence about, then?',
      'No. It is about the windows and what happened to them.',
    ),
    check(
      'The station is locked, the piano was tuned. Which is about every day, and which about the past? Which word shows it?',
      'Is locked: every day. Was tuned: the past. The verb be shows it.',
    ),
    check('What comes after was and were: break, broke or broken?', 'Broken: the third form.'),
    check(
      'Most sentences with was and were do not say who did it. Why does the note say by me?',
      'Because here it is news who did it.',
    ),
  ],
  board: [
    'We say what happens to someone or something. Who does it is not known, or not important.',
    'Present:  The station is locked at midnight. The keys are kept at home.  (am / is / are + third form)',
    'Past:  The piano was tuned. The windows were cleaned.  (was / were + third form)',
    '–  The keys aren’t kept there. The piano wasn’t taken.    ?  Was it done by one person?',
    'by + person, only if it is important:  This machine was broken by me.',
  ],
  statements: [
    'My name is often spelt wrong.',
    'My shoes were made in another country.',
    'I was taught to swim at school.',
    'My breakfast was made by somebody else today.',
    'I wasn’t woken by an alarm this morning.',
    'English is spoken in some of the shops near my home.',
    'I am often asked the way by people I don’t know.',
    'The building I live in was built before I was born.',
  ],
  roleCards: {
    scene:
      'A small museum opens tomorrow, and one sign is still empty: the one for the red boat in the entrance hall. Two people who work there must write it tonight.',
    a: {
      role: 'You have read the old papers about the boat.',
      facts: [
        'Building of the boat: 1931, in a barn, the work of two sisters, Elin and Maj Lind.',
        'First name: Queen of the Lake.',
        'Use: letters and bread for the islands, every day until 1968.',
      ],
      goals: [
        'Find out when and where the boat was found, and who it was found by.',
        'Find out what it is called today, and why.',
        'Find out if it is still used.',
        'Agree on five sentences for the sign, in the best order, and say which one comes first.',
      ],
    },
    b: {
      role: 'You have talked to the family who gave the boat to the museum.',
      facts: [
        'Discovery: 1990, in the old barn, under dry grass. Finder: a child who was looking for a ball.',
        'Red paint: 1991, the work of a school class. Name since then: Tomato.',
        'These days: out on the lake once a year, on 1 June, with children on board.',
      ],
      goals: [
        'Find out when and where the boat was built, and who it was built by.',
        'Find out what it was called at first.',
        'Find out what was carried in it, and until when it was used.',
        'Agree on five sentences for the sign, in the best order, and say which one comes first.',
      ],
    },
    phrases: [
      'When and where was it …?',
      'Who was it … by?',
      'It was … by …',
      'What was it used for?',
      'Is it still …? – Yes, it is … every …',
      'At first it was called …, but now it is called …',
    ],
  },
  writing:
    'Write 80 to 100 words about an old object in your home or town, for visitors to a museum: where and when it was made, who it was made, bought or found by, what it was used for, what it is used for now, and where it is kept.',
};
