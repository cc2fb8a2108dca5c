import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Hair, jacket, shoes',
  kind: 'dialogue',
  text: [
    'Wren: Good morning. I’d like to have these shoes mended, please. I need them by four o’clock today.',
    'Isi: No problem. Oh, you’ve had your hair cut! Where did you have it done?',
    'Wren: Next door, ten minutes ago.',
    'Isi: And is that a new jacket?',
    'Wren: No, it’s twenty years old. I had it cleaned last week, and I got the sleeves shortened.',
    'Isi: Hair, jacket, shoes … You’re getting married!',
    'Wren: No, I’m not.',
    'Isi: Then you’re going to be on television. Do you always have so many things done at once?',
    'Wren: Never. I don’t usually have my hair cut at all. I cut it myself, in the kitchen.',
    'Isi: So what’s happening at four o’clock?',
    'Wren: I’m having my photo taken, for my new library card.',
    'Isi: A library card? But nobody’s going to see your shoes!',
    'Wren: I know. But I smile better in good shoes.',
  ].join('\n'),
  gist: [
    check('Where are Wren and Isi?', 'In a shop where shoes are mended.'),
    check('What does Isi think is going to happen?', 'Wren is getting married, or is going to be on television.'),
    check('Why does Wren need the shoes?', 'For a photo: Wren smiles better in good shoes.'),
  ],
  examples: [
    'I’d like to have these shoes mended, please.',
    'Where did you have it done?',
    'I had it cleaned last week, and I got the sleeves shortened.',
    'I don’t usually have my hair cut at all.',
    'I cut it myself, in the kitchen.',
    'I’m having my photo taken, for my new library card.',
  ],
  notice: [
    check(
      '“I had it cleaned last week.” Did Wren clean the jacket?',
      'No, somebody else did it, because Wren asked them to.',
    ),
    check(
      '“I cut it myself, in the kitchen.” Who does the work this time, and is there a have?',
      'Wren does. There is no have.',
    ),
    check(
      '“I had the jacket cleaned” or “I had cleaned the jacket”: in which one does somebody else do the work?',
      'In the first: the thing stands between have and the participle.',
    ),
    check('What comes after the thing: take, taking or taken?', 'Taken: the participle, as in the passive.'),
    check(
      'Which word shows the time and makes the question or the negative: have, or the participle?',
      'Have: had, am having, did you have, don’t have. The participle never changes.',
    ),
  ],
  board: [
    'have + thing + participle: I had my jacket cleaned.  (somebody else did it for me)',
    'have in every tense: I have / am having / had / have had / am going to have it cleaned.',
    '– I don’t have my hair cut.   ? Where did you have it done?  (simple tenses: with do, does, did)',
    'More informal, with get: I got the sleeves shortened.   Who did it? I had it cleaned by a friend.',
    'But: I cleaned it (myself).  (I did it)',
  ],
  statements: [
    'I’ve had something delivered this week.',
    'I sometimes have my hair cut by a friend or by somebody in my family.',
    'I don’t like having my photo taken.',
    'I’ve had a phone or a bicycle repaired this year.',
    'I’ve had a pair of shoes mended at least once.',
    'I’d like to have my room painted in a different colour.',
    'I’ve never had a birthday cake made at a baker’s.',
    'I’d rather repair things myself than have them repaired.',
  ],
  roleCards: {
    scene:
      'Two friends are reopening an old cinema on Saturday. Three days are left: Wednesday, Thursday and Friday. Only one firm can work there each day, so the friends must do one of the jobs themselves.',
    a: {
      role: 'You look after the roof, the seats and the screen.',
      facts: [
        'Roof: repaired last week, by a local builder.',
        'Seats, still dirty: a cleaning firm can come on Wednesday or Thursday.',
        'Screen, still grey: a specialist firm can wash it on Friday only. It is too delicate to do yourselves.',
      ],
      goals: [
        'Find out what B has had done already, and who did it.',
        'Find out which jobs B still wants done, and on which days firms can come.',
        'Agree on a job for each day, and on the job that you will do yourselves.',
      ],
    },
    b: {
      role: 'You look after the projector, the front door and the sign outside.',
      facts: [
        'Projector: checked yesterday, by an engineer.',
        'Front door, to be painted gold: the painter can come on Wednesday only.',
        'Sign, dark: an electrician can change the lamps on Thursday or Friday.',
      ],
      goals: [
        'Find out what A has had done already, and who did it.',
        'Find out which jobs A still wants done, and on which days firms can come.',
        'Agree on a job for each day, and on the job that you will do yourselves.',
      ],
    },
    phrases: [
      'Have you had the … repaired yet?',
      'Yes, I had it … last week, by …',
      'When can we have the … cleaned?',
      'We could get the … painted on Wednesday.',
      'Do we really need to have the … done by a firm?',
      'Let’s have the … done on …, and do the … ourselves.',
    ],
  },
  writing:
    'A radio station is giving one listener a week with a team of builders, painters, tailors and cooks. Write 120 to 150 words to the station: what you would like to have done at home or at work, one thing that you once had done and how it went, and which jobs you prefer to do yourself.',
};
