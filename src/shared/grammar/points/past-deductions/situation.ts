import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Report on Room 12',
  kind: 'text',
  text: [
    'Year 3026, day nine. Today we opened a room with thirty small tables. They all face a white wall, so the people must have loved walls.',
    'Who could have lived here? They can’t have slept in this room, because there are no beds. On one table, however, somebody has written “I’m so tired”.',
    'High on the wall hangs a round machine with the numbers from one to twelve. They must have found it very beautiful: you can see it from every chair.',
    'Under the tables we found hundreds of small grey balls with toothmarks. They can’t have been food, as nobody had swallowed them. They might have been money, for everybody had hidden some.',
    'Then my colleague found a piece of paper behind the cupboard. It had been folded eight times, and on it was a red number: 3 out of 20. The owner must have pushed it in there a thousand years ago, and might have been terribly worried. Nobody else can have seen it.',
    'We folded it up again and put it back.',
  ].join('\n'),
  gist: [
    check('What was Room 12 really?', 'A classroom.'),
    check('What are the round machine and the grey balls?', 'A clock and chewing gum.'),
    check('What do the scientists do with the piece of paper?', 'They fold it and put it back in its place.'),
  ],
  examples: [
    'They all face a white wall, so the people must have loved walls.',
    'Who could have lived here?',
    'They can’t have slept in this room, because there are no beds.',
    'They can’t have been food, as nobody had swallowed them.',
    'They might have been money, for everybody had hidden some.',
    'Nobody else can have seen it.',
  ],
  notice: [
    check(
      '“They can’t have slept in this room.” Did the scientists see those people? How do they know?',
      'No. They know it from what they see: there are no beds.',
    ),
    check(
      'Must have loved, might have been, can’t have slept: where are they sure that it was so, where are they sure that it was not, and where is it only an idea?',
      'Must have: sure that it was so. Can’t have: sure that it was not. Might have: only an idea.',
    ),
    check('“The people must have loved walls.” Was it a rule for them?', 'No: the scientists feel sure that they did.'),
    check(
      'Which little word stands between must and loved? What comes after it: saw or seen?',
      'Have; then the participle, seen.',
    ),
    check(
      'The owner, one person: must have or must has? And for no: can’t have or mustn’t have?',
      'Must have, the same for everybody; can’t have.',
    ),
  ],
  board: [
    'must have + participle: I’m sure that it was so.  They must have loved walls.',
    'might have + participle: perhaps it was so.  They might have been money.  (might not have: perhaps it was not so)',
    'can’t have + participle: I’m sure that it was not so.  They can’t have slept here.',
    '? Who could have lived here?  (in questions: could have)',
    'I didn’t see it; I judge from what I see or know now. Have is the same for everybody: she must have forgotten it.',
  ],
  statements: [
    'I must have sent more than ten messages today.',
    'I might have left a light on at home.',
    'I can’t have slept more than seven hours last night.',
    'The neighbours must have heard my music this week.',
    'My first teacher can’t have forgotten me.',
    'I might have sat next to somebody famous without knowing it.',
    'I must have seen my favourite film at least five times.',
    'I can’t have said more than a hundred words of English today.',
  ],
  roleCards: {
    scene:
      'Monday morning: the big paper giraffe from the school hall is standing on the roof. There are four suspects: the basketball team, the cook, the gardener and the drama club. Two people put together what they know and have to tell the head teacher who did it.',
    a: {
      role: 'You teach sport, and you were in the school on Sunday until six.',
      facts: [
        'The giraffe: in the hall at six on Sunday. Too heavy for one person. No paint on it then; this morning, gold paint on its legs.',
        'Basketball team: eight people, training from six to eight, then straight onto their bus.',
        'Cook: alone in the kitchen until ten; no key to the roof.',
      ],
      goals: [
        'Find out what the weather was like on Sunday evening, and what the giraffe looks like now. When did it go up?',
        'Find out who had the only key to the roof, and where the gardener and the drama club were.',
        'Agree for each of the four: who can’t have done it, who might have helped, and who must have done it.',
      ],
    },
    b: {
      role: 'You look after the building, and you were the first to see the giraffe on the roof.',
      facts: [
        'Sunday: heavy rain from half past five to nine, then none. The giraffe this morning: quite dry, not a spot of water on the paper.',
        'The only key to the roof: with the gardener until eight, from then on with the drama club. Gardener: on the 8.30 train.',
        'Drama club: six people, in the workshop until ten, busy with golden crowns for a play.',
      ],
      goals: [
        'Find out when the giraffe was last seen in the hall, and what has changed on it.',
        'Find out how many people it takes to carry it.',
        'Find out where the basketball team and the cook were, and until when.',
        'Agree for each of the four: who can’t have done it, who might have helped, and who must have done it.',
      ],
    },
    phrases: [
      'Could the … have done it?',
      'They can’t have …, because …',
      'It must have been … when they carried it up.',
      'They might have …, but …',
      'One person can’t have … alone.',
      'So it must have been the …, and the … might have helped.',
    ],
  },
  writing:
    'Choose one ordinary thing from your bag or your kitchen. A scientist finds it in the year 3026. Write 120 to 150 words for a museum’s visitors: what it looks like, who must have used it, what it might have been for, and what it can’t have been. Your classmates will guess what it is.',
};
