import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Between two mountains',
  kind: 'dialogue',
  text: [
    'Takumi: Forty minutes! I wish we had walked.',
    'Sunniva: You told me you hated walking.',
    'Takumi: I wish I hadn’t said that. If only this thing would move!',
    'Sunniva: I wish you would stop rocking it. Sit down and look at the valley.',
    'Takumi: I can’t look. I wish I wasn’t afraid of heights.',
    'Sunniva: You’re afraid of heights? Then why on earth did you buy two tickets for a cable car?',
    'Takumi: Because every single day you say, “I wish I could see the sunset from up there.”',
    'Sunniva: Oh, Takumi. I wish you had told me. Do you wish we were at home now?',
    'Takumi: No. I just wish we had something to eat.',
    'Sunniva: There’s a cheese roll in my bag. You can have half.',
    'Takumi: You’ve had a cheese roll all this time?',
    'Sunniva: Look, the sun’s going down. No, not at your feet. Over there, at the last mountain.',
    'Takumi: It’s completely pink. Is it always like that?',
    'Sunniva: I don’t know. I’ve never been so high up. Oh, we’re moving!',
    'Takumi: Already? I wish it would stop again. Only for a minute.',
  ].join('\n'),
  gist: [
    check('Where are they, and what is wrong?', 'In a cable car that has stopped.'),
    check('Why did Takumi buy the tickets?', 'Because Sunniva wanted to see the sunset from up there.'),
    check('What does Takumi want in the end?', 'For the cable car to stop again.'),
  ],
  examples: [
    'I wish I wasn’t afraid of heights.',
    'I just wish we had something to eat.',
    'Do you wish we were at home now?',
    'I wish I hadn’t said that.',
    'I wish you would stop rocking it.',
    'If only this thing would move!',
  ],
  notice: [
    check(
      '“I wish we had something to eat.” Does Takumi think there is something to eat? Is this about now or the past?',
      'No. It is about now.',
    ),
    check(
      '“I wish I hadn’t said that.” Did Takumi say it? Can it be changed?',
      'Yes, and it cannot be changed: it is past.',
    ),
    check(
      '“I wish you would stop rocking it.” Who has to change something, and is Sunniva pleased?',
      'Takumi has to; Sunniva is annoyed.',
    ),
    check(
      'They have no food now. “I wish we …”: have or had? They did not walk up the mountain. “I wish we …”: walked or had walked?',
      'Had for now; had walked for the past: each goes one step back.',
    ),
    check(
      'About oneself: “I wish I …”: wasn’t afraid or wouldn’t be afraid?',
      'Wasn’t afraid. Would is for other people and things.',
    ),
  ],
  board: [
    'now: wish + past: I wish we had some food. (We have none.)  I wish I wasn’t / weren’t afraid. (I am.)  I wish I could see it. (I can’t.)',
    'past: wish + had + participle: I wish we had walked. (We didn’t.)  I wish I hadn’t said that. (I did.)',
    'others should change: wish + would: I wish you would stop.  Not about ourselves.',
    '? Do you wish we were at home? – Yes, I do. / No, I don’t.',
    'If only …! is the same, but stronger: If only this thing would move!',
  ],
  statements: [
    'I wish I lived nearer to the sea.',
    'I wish I could play the piano.',
    'I wish I had started to learn English earlier.',
    'I wish I had slept longer last night.',
    'I wish people would talk less on buses.',
    'I wish I didn’t have to get up so early.',
    'I wish I hadn’t thrown away my old toys.',
    'I wish somebody would invent a new day between Saturday and Sunday.',
  ],
  roleCards: {
    scene:
      'Two people share a flat above a bakery. Once a year they have a “wish evening”: each says what they wish was different, and each can make two of the other’s wishes come true.',
    a: {
      role: 'You have the room to the north. Tonight is the wish evening.',
      facts: [
        'Your room: no sun for your eleven plants. There are two tables in it; you need only one.',
        'Last spring you said yes to an orange kitchen. You can’t look at it any more.',
        'B sings every morning at six.',
        'You can’t cook; you are good with bicycles.',
      ],
      goals: [
        'Find out what B wishes was different about their room and life now.',
        'Find out what B is sorry about, and what B wishes you would or wouldn’t do.',
        'Tell B your own wishes; agree on two of yours and two of B’s that will come true.',
      ],
    },
    b: {
      role: 'You have the room to the south. Tonight is the wish evening.',
      facts: [
        'Your room: sun all day and a wide window seat, but no table to work at.',
        'You can’t repair your old bicycle; you cook well.',
        'Last autumn you gave away your half-full pots of blue and white paint. Now you find orange too loud.',
        'A leaves wet umbrellas in the bath.',
      ],
      goals: [
        'Find out what A wishes was different about their room and life now.',
        'Find out what A is sorry about, and what A wishes you would or wouldn’t do.',
        'Tell A your own wishes; agree on two of yours and two of A’s that will come true.',
      ],
    },
    phrases: [
      'I wish my room had …',
      'What do you wish you could …?',
      'I wish I hadn’t …',
      'Do you ever wish we had …?',
      'I wish you wouldn’t … – All right, I’ll …',
      'If only I …!',
    ],
  },
  writing:
    'Write 120 to 150 words: a page of a traveller’s diary for a friend to read later: a journey on which something went wrong. Write what you wish was different now, what you wish you had or hadn’t done, what you wish others would do, and why you don’t wish you were at home.',
};
