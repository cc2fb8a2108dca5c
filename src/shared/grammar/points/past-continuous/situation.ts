import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Our street on the map',
  kind: 'text',
  text: [
    'Last May a car with a camera on its roof drove down our street. It was taking pictures for an online map, and now everybody can see what we were doing that morning.',
    'It wasn’t raining, so a lot of people were outside. Two boys were sitting in a tree. Sefa was carrying an armchair up the hill. Ludo was painting a wall when the car came. While Ludo was looking at the camera, the paint fell on the dog.',
    'I’m in the picture, too: hands in my pockets, one foot in the air. “What were you doing?” my friends ask. “Were you dancing?” No, I was looking for my keys.',
    'Yesterday I looked at the picture again, and I found them. They were in the door behind me.',
  ].join('\n'),
  gist: [
    check('Why did the car come?', 'To take pictures of the street for a map.'),
    check('What happened to the dog?', 'Paint fell on it.'),
    check('How did the writer find the keys?', 'They were in the picture, in the door.'),
  ],
  examples: [
    'It wasn’t raining, so a lot of people were outside.',
    'Two boys were sitting in a tree.',
    'Ludo was painting a wall when the car came.',
    'While Ludo was looking at the camera, the paint fell on the dog.',
    'Were you dancing?',
    'No, I was looking for my keys.',
  ],
  notice: [
    check(
      '“Ludo was painting a wall when the car came.” Which began first: the painting, or the car’s visit?',
      'The painting.',
    ),
    check('Was the wall finished when the car came?', 'No. Ludo was in the middle of it.'),
    check(
      'Was painting, came: which is the long action, and which is the short event?',
      'Was painting is long; came is short.',
    ),
    check('Was painting, were sitting: what are the two parts of the verb?', 'Was or were, and the verb with -ing.'),
    check(
      'I was washing a glass, and it … on the floor: fell or was falling?',
      'Fell: the short event is in the past simple.',
    ),
  ],
  board: [
    'I was painting when the car came.  While I was painting, the car came.',
    'was / were + verb + -ing: the long action, not finished.  Past simple: the short event in the middle.',
    '+ I / he / she / it was painting.  You / we / they were painting.',
    '– It wasn’t raining.  They weren’t working.',
    '? What were you doing?  Were you dancing?  – Yes, I was. / No, I wasn’t.',
  ],
  statements: [
    'At eight o’clock this morning I was having breakfast.',
    'At noon last Sunday I was still lying in bed.',
    'I wasn’t doing anything important an hour ago.',
    'Other people were talking when I woke up this morning.',
    'I was listening to music when I left home today.',
    'My phone rang yesterday while I was eating.',
    'I met somebody I know while I was shopping last week.',
    'I was thinking about food when this lesson began.',
  ],
  roleCards: {
    scene:
      'At 3.15 today the office parrot flew out of the window. It is four o’clock now. Two people want to find it and bring it back.',
    a: {
      role: 'You were in the office at 3.15. You did not see the street.',
      facts: [
        '3.10, Kim: the parrot’s cage, soap. Then the phone: Kim went to it; cage door open!',
        '3.15, you: the plants, water. Kim: the phone.',
        '3.12 to 3.15, two visitors: a song, very loud. The parrot: a dance on the desk. End of the song: the parrot left.',
      ],
      goals: [
        'Find out what the other person was doing when the parrot came, and what it did.',
        'Find out what other people in the street were doing, what the parrot did then, and where it is now.',
        'Agree on where to look now and how to bring the parrot back.',
      ],
    },
    b: {
      role: 'You were in the street at 3.15. You did not see the office.',
      facts: [
        '3.16, you: a bench, a sandwich. The parrot took half of it.',
        '3.17, a baker: a big box of cakes. The parrot sat down on the top cake.',
        '3.20, three children: a ball, in the garden of number 9. The parrot flew into the apple tree there, and stayed.',
      ],
      goals: [
        'Find out what the other person and Kim were doing at 3.15, and why the cage was open.',
        'Find out what the visitors and the parrot were doing just before it left.',
        'Agree on where to look now and how to bring the parrot back.',
      ],
    },
    phrases: [
      'What were you doing when …?',
      'What was … doing at …?',
      'I was …ing when the parrot …',
      'They were …ing, and then …',
      'While … was …ing, …',
      'Was anybody …ing when …?',
    ],
  },
  writing:
    'Yesterday at five the camera car drove down your street. Write 60 to 80 words to a friend who was not there: what three people were doing when it came, what you were doing, and what funny thing happened while the car was taking its pictures.',
};
