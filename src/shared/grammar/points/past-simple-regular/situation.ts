import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Between two floors',
  kind: 'text',
  text: [
    'Last Friday at six o’clock, the lift in our building stopped between two floors. There were three of us in it: Ming from the top floor, a student with a pizza, and me. I pushed the red button, and a voice answered: “Please wait.” So we waited. At first we didn’t talk. We looked at our shoes.',
    'Then the student opened the box, and we shared the pizza. Ming showed us a word game. I tried hard, but Ming always finished first. We laughed a lot.',
    'After two hours the lift moved, and the door opened. “Did you call for help?” asked a woman with a big bag of tools.',
    '“Yes,” I answered, “but please close the door. We’re in the middle of a game.”',
  ].join('\n'),
  gist: [
    check('Where were the three people, and for how long?', 'In a lift between two floors, for two hours.'),
    check('What helped them to pass the time?', 'A pizza and a word game.'),
    check('What does the writer ask the woman to do, and why?', 'To close the door, because they are still playing.'),
  ],
  examples: [
    'Last Friday at six o’clock, the lift in our building stopped between two floors.',
    'So we waited.',
    'At first we didn’t talk.',
    'Then the student opened the box, and we shared the pizza.',
    'I tried hard, but Ming always finished first.',
    'Did you call for help?',
  ],
  notice: [
    check('When did the lift stop? Are the people still in it today?', 'Last Friday at six. No, that is over.'),
    check('“Last Friday” says already that it is past. Do we need the -ed in stopped, too?', 'Yes, always.'),
    check(
      'What do we add to wait, open and finish? Is it the same after I, Ming and we?',
      '-ed. Yes, it is the same for all persons.',
    ),
    check(
      'Share, try, stop: what is different in shared, tried and stopped?',
      'Share has an e already: only -d. In try, y becomes ied. Stop gets a second p.',
    ),
    check('What comes after didn’t: talk or talked?', 'Talk: did is past already.'),
  ],
  board: [
    'Finished time (yesterday, last Friday, two hours ago):  + I / you / he / she / it / we / they waited.  (verb + -ed)',
    '– We didn’t talk.   ? Did you call? – Yes, I did. / No, I didn’t.  (did + base form)',
    'Spelling: push – pushed; -e: share – shared; consonant + y: try – tried (but play – played)',
    'Short verb with one vowel + one consonant: stop – stopped (but show – showed)',
    'Sound of -ed: /t/ finished, /d/ opened, /ɪd/ after t and d: waited, needed',
  ],
  statements: [
    'I cooked something yesterday.',
    'I walked to class today.',
    'I listened to music before breakfast this morning.',
    'I studied English last weekend.',
    'I danced at a party last month.',
    'I dropped something yesterday.',
    'I tried a new kind of food last month.',
    'I didn’t watch TV last night.',
  ],
  roleCards: {
    scene:
      'Last Saturday two teams worked in the school garden, one in the morning and one in the afternoon. The plan was 20 new trees, fresh paint for four chairs and a table, and a clean path. Today the two team leaders talk.',
    a: {
      role: 'You were the leader of the morning team.',
      facts: [
        'Trees: plant 8.',
        'Paint: 4 chairs, not the table – then no more paint.',
        'Leaves: collect 12 bags and carry them to the gate.',
      ],
      goals: [
        'Find out how many trees the other team planted.',
        'Find out what they repaired.',
        'Find out how much of the path they cleaned, and why they stopped.',
        'Agree on the jobs for next Saturday: how many trees, which two other jobs, and which team does what.',
      ],
    },
    b: {
      role: 'You were the leader of the afternoon team.',
      facts: [
        'Trees: plant 9.',
        'Gate: repair it – now it opens again.',
        'Path: clean half of it, then stop at three – rain.',
      ],
      goals: [
        'Find out how many trees the other team planted.',
        'Find out what they painted, what they did not paint, and why.',
        'Find out what they collected, and where they carried it.',
        'Agree on the jobs for next Saturday: how many trees, which two other jobs, and which team does what.',
      ],
    },
    phrases: [
      'How many trees did you plant?',
      'We planted …, and you planted …, so …',
      'We painted …, but we didn’t paint …',
      'What did you repair?',
      'We collected … and carried …',
      'We stopped because it started to …',
    ],
  },
  writing:
    'Write 60 to 80 words for the class page “A long wait”: tell the other students about a time when you waited for something or somebody, true or not. Say when and where it happened, what you watched, played or talked about, and how it ended. Use at least eight verbs with -ed.',
};
