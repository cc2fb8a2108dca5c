import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Songs at five in the morning',
  kind: 'text',
  text: [
    'Dear neighbours,',
    'Are you awake at five in the morning? Are you tired today? I’m very sorry! I’m Sasha from number 7. Pepper and I are new here. I’m a baker, so at five I’m at work. Pepper isn’t with me, and that is the problem.',
    'She’s only two years old, and she isn’t happy alone. She’s a good singer, but her songs aren’t quiet.',
    'Are you free on Sunday at four? My door is open, and the cakes are warm. Is four o’clock OK?',
    'We aren’t bad people! Well, I’m not a bad person. Pepper is a parrot.',
    'Sasha',
  ].join('\n'),
  gist: [
    check('What is the problem at five in the morning?', 'Pepper sings, and the neighbours are awake.'),
    check('Where is Sasha at that time?', 'At work.'),
    check('Who is Pepper?', 'Sasha’s parrot.'),
  ],
  examples: [
    'Pepper and I are new here.',
    'I’m a baker, so at five I’m at work.',
    'She’s only two years old, and she isn’t happy alone.',
    'She’s a good singer, but her songs aren’t quiet.',
    'Are you free on Sunday at four?',
    'Well, I’m not a bad person.',
  ],
  notice: [
    check(
      '“I’m a baker, so at five I’m at work.” What do we know about Sasha?',
      'The job, and where Sasha is at five.',
    ),
    check('I, she, we: which word goes with am, which with is, which with are?', 'I am, she is, we are.'),
    check(
      '“She’s a good singer.” What is the long form of she’s? Can we leave out the ’s?',
      'She is. No: English needs it.',
    ),
    check('How old is Pepper? Is or has?', 'She is two years old.'),
    check(
      '“Are you free?” “Her songs aren’t quiet.” Is there do or don’t with be?',
      'No. Are comes first; not comes after are.',
    ),
  ],
  board: [
    'be: who, what, where, how, how old',
    '+  I am (I’m) a baker.  He / she / it is (she’s) two years old.  You / we / they are (we’re) new here.',
    '–  I’m not at home.  He / she / it isn’t (is not) happy.  You / we / they aren’t (are not) quiet.',
    '?  Am I late?  Is she a singer?  Are you free?  – Yes, I am. / No, I’m not.',
  ],
  statements: [
    'I’m awake at six in the morning.',
    'I’m a good singer.',
    'I’m from a big town.',
    'I’m not very quiet.',
    'My street is quiet at night.',
    'My neighbours are very friendly.',
    'My favourite place is near my home.',
    'My favourite songs aren’t new.',
  ],
  roleCards: {
    scene:
      'A flat has one free room. One of you wants a room and phones the other one, who lives in the flat. One asks about the room, and the other one asks about the new person.',
    a: {
      role: 'You want a room. You phone the people in the flat.',
      facts: [
        'You: 22, student.',
        'Your country: Brazil.',
        'Your hobby: the drums, but only before six. In the evening: very quiet.',
        'Free: Monday after four, Thursday after six.',
      ],
      goals: [
        'Find out where the flat is.',
        'Find out about the room: big or small, warm or cold?',
        'Find out who the other people in the flat are, and their jobs.',
        'Agree on a day and a time to see the room.',
      ],
    },
    b: {
      role: 'You live in the flat with the free room.',
      facts: [
        'The flat: in Garden Street, near the station.',
        'The room: small, but very warm.',
        'The other two people in the flat: Robin, nurse; Alex, cook.',
        'Free: Tuesday after four, Thursday after five.',
      ],
      goals: [
        'Find out the age and the job of the new person.',
        'Find out the country of the new person.',
        'Find out if the new person is quiet in the evening.',
        'Agree on a day and a time to see the room.',
      ],
    },
    phrases: [
      'How old are you?',
      'Where are you from?',
      'Is the room …?',
      'Who are the other people in the flat? Are they …?',
      'I’m …, but I’m not …',
      'Are you free on …?',
    ],
  },
  writing:
    'You are new in a house. Write 40 to 50 words to your neighbours: who you are, how old you are, where you are from, who is at home with you, and when your home is quiet and when it isn’t. Ask them one or two questions with be.',
};
