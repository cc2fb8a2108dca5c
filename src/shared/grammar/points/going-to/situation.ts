import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'A boat on the third floor',
  kind: 'dialogue',
  text: [
    'Milan: Wow! There’s a boat in your living room!',
    'Zuri: It’s nearly ready. I’m going to sail it round the lake in July.',
    'Milan: Are you going to go alone?',
    'Zuri: No, my cousin is going to come with me. We’re going to sleep on the islands and eat fish every day.',
    'Milan: And when are you going to take it down to the street?',
    'Zuri: Tomorrow. Six friends are going to help me.',
    'Milan: Zuri, look at the door. You’re going to have a problem.',
    'Zuri: What? Oh no. It isn’t going to go through!',
    'Milan: So what are you going to do?',
    'Zuri: Well, I’m not going to cut it in two. I’m going to sleep in it. Do you need a bed?',
  ].join('\n'),
  gist: [
    check('What are Zuri’s plans for July?', 'A trip round the lake in the boat, with a cousin.'),
    check('What is the problem?', 'The boat is too big for the door.'),
    check('Why doesn’t Zuri need a bed now?', 'The boat is the new bed.'),
  ],
  examples: [
    'Are you going to go alone?',
    'No, my cousin is going to come with me.',
    'You’re going to have a problem.',
    'It isn’t going to go through!',
    'So what are you going to do?',
    'Well, I’m not going to cut it in two.',
  ],
  notice: [
    check('“My cousin is going to come with me.” Is this now, before now or after now?', 'After now.'),
    check('Is that trip a new idea, or did Zuri plan it before this talk?', 'Zuri planned it before.'),
    check(
      '“It isn’t going to go through!” Is this a plan? How does Zuri know?',
      'No. Zuri can see it: big boat, small door.',
    ),
    check('What comes after going to: come, comes or coming?', 'Come: the verb without any ending.'),
    check('Which little word stands before going to, and is easy to forget?', 'Am, is or are: I’m, it’s, we’re.'),
  ],
  board: [
    '1 plans: I’m going to sail in July.  2 what we can see coming: Look! It isn’t going to go through.',
    'am / is / are + going to + verb',
    '+ I’m going to sleep here.  She’s going to come.  We’re going to help.',
    '– I’m not going to cut it.  It isn’t going to go through.  They aren’t going to come.',
    '? What are you going to do?  Is she going to come?  – Yes, she is. / No, she isn’t.',
  ],
  statements: [
    'I’m going to cook something this evening.',
    'I’m not going to get up early on Saturday.',
    'I’m going to meet a friend after this lesson.',
    'My best friend is going to travel this year.',
    'My friends and I are going to do something together this weekend.',
    'I’m going to learn something new this year, and it isn’t English.',
    'I’m going to be very hungry at the end of this lesson.',
    'I’m not going to look at my phone in bed tonight.',
  ],
  roleCards: {
    scene: 'Two friends share an old van. It is Friday evening, and they talk about the weekend on the phone.',
    a: {
      role: 'You want to have the van this weekend. You have got the weather forecast on your computer.',
      facts: [
        'Your Saturday: from ten to one, the van, thirty chairs, to the school. Concert there at six.',
        'People to help you with the chairs: nobody.',
        'Your Sunday: a long walk with a neighbour’s dog; no van.',
        'Weather forecast: Saturday, rain all day; Sunday, sun.',
      ],
      goals: [
        'Find out what the other person is going to do on Saturday and on Sunday, and who with.',
        'Find out if the van is going to need petrol.',
        'Agree on who is going to have the van on Saturday and on Sunday, and who is going to buy the petrol.',
      ],
    },
    b: {
      role: 'You want to have the van this weekend. It is in front of your house now.',
      facts: [
        'Your Saturday: from eleven to four, the van, a picnic in the mountains.',
        'With you: your cousin Sasha and four children.',
        'Your Sunday: nothing, a day in bed.',
        'The van: petrol for only five kilometres.',
      ],
      goals: [
        'Find out what the other person is going to do on Saturday and on Sunday, and who is going to help.',
        'Find out what the weather is going to be like on the two days.',
        'Agree on who is going to have the van on Saturday and on Sunday, and who is going to buy the petrol.',
      ],
    },
    phrases: [
      'What are you going to do on …?',
      'Who is going to …?',
      'I’m going to …, so I need …',
      'I’m not going to … on …',
      'It’s going to be …',
      'OK, so you’re going to …, and I’m going to …',
    ],
  },
  writing:
    'You are going to do something big and noisy at home next Saturday. Write 50 to 70 words to your neighbours: what you are going to do and why, who is going to help you, when it is going to be noisy, and what you are not going to do.',
};
