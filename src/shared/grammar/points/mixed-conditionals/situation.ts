import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'The wrong island',
  kind: 'dialogue',
  text: [
    'Kit: This is Harbour Radio, and I’m with Femi, the only baker on Gull Island. How did you get here, Femi?',
    'Femi: By mistake. Ten years ago I was on my way to my first job, and I fell asleep on the ferry. If I’d woken up in time, I’d be an accountant in the city now.',
    'Kit: Why did you stay?',
    'Femi: There was no boat back until the morning, and somebody gave me a bed above the old bakery. If they’d put me in any other house, I wouldn’t know how to bake.',
    'Kit: Would you be happier today if you’d got off in the city?',
    'Femi: I’d have three ties, but I wouldn’t have flour in my ears.',
    'Kit: And where would the islanders be if you hadn’t come?',
    'Femi: Right here, but they’d still have biscuits for breakfast.',
    'Kit: Thank you, Femi. Now I must catch the last ferry.',
    'Femi: It left while you were asking about the islanders.',
    'Kit: What? If you’d told me, I’d be on it now!',
    'Femi: I know. But I need somebody for the night shift, and the bed is free.',
  ].join('\n'),
  gist: [
    check('Why did Femi come to Gull Island?', 'By mistake: Femi fell asleep on the ferry.'),
    check('Why did a bed change Femi’s life?', 'It was above the bakery, so Femi learnt to bake.'),
    check('Why can’t Kit go home at the end?', 'The last ferry has left.'),
  ],
  examples: [
    'If I’d woken up in time, I’d be an accountant in the city now.',
    'If they’d put me in any other house, I wouldn’t know how to bake.',
    'Would you be happier today if you’d got off in the city?',
    'And where would the islanders be if you hadn’t come?',
    'If you’d told me, I’d be on it now!',
  ],
  notice: [
    check(
      '“If I’d woken up in time, I’d be an accountant in the city now.” Did Femi wake up in time? Is Femi an accountant?',
      'No, and no.',
    ),
    check(
      'Which part of it is about ten years ago, and which is about today?',
      'The part with if is about ten years ago; the other is about today.',
    ),
    check('There are two short ’d in it. Which words are they?', 'If I had woken up; I would be.'),
    check(
      '“If you’d told me, I’d be on it now!” Which word shows that the result is not in the past? Would be or would have been?',
      'Now; so would be, would and the base form.',
    ),
    check(
      '“If they’d put me …” Is that they had put or they would put?',
      'They had put: would stays out of the part with if.',
    ),
  ],
  board: [
    '+ If I had woken up in time, I would be an accountant now.  (But I didn’t wake up in time, so I’m not one.)',
    '– If they had put me in another house, I wouldn’t know how to bake.',
    '? Where would they be now if you hadn’t come?  (no comma when if comes second)',
    'if + had + participle: not real in the past   →   would + base form: not real now',
    'I’d woken = I had woken    I’d be = I would be',
  ],
  statements: [
    'If I had gone to bed earlier last night, I would be more awake now.',
    'If I had eaten more before this lesson, I wouldn’t be hungry now.',
    'If I had learnt an instrument as a small child, I would play in a band today.',
    'If nobody had taught me to swim, I would be afraid of the sea.',
    'If I had chosen my own first name, I would have a different one now.',
    'If I hadn’t gone to my first school, I wouldn’t know my best friend.',
    'If I hadn’t learnt English, I wouldn’t understand my favourite songs.',
    'If I had stayed at home today, I would be in bed now.',
  ],
  roleCards: {
    scene:
      'Two musicians sit in their van beside a field near a tiny village. Their concert in the town of Marsh begins in ten minutes, and Marsh is far away. They want to know which mistakes brought them here, and they have to ring the organiser.',
    a: {
      role: 'You drove the van.',
      facts: [
        'At the bridge: left, not right. To the right: Marsh, after twenty minutes.',
        'In the last town: no stop for petrol. Result: the van stands here and won’t move.',
        'Just now: a chat with a farmer. Result: an invitation for tonight; a concert for the village, in a small barn.',
      ],
      goals: [
        'Find out why there is no map now.',
        'Find out what is not in the van, and what you could do tonight if it were there.',
        'Find out which mistake of your partner’s is a lucky one.',
        'Agree on the worst mistake and on the plan for tonight, and decide what to tell the organiser in one short call.',
      ],
    },
    b: {
      role: 'You packed the van.',
      facts: [
        'Last night: the phone not charged. Result: no map, and power for only one call.',
        'This morning: the microphones left on the kitchen table. With them: loud enough for a big hall; without them: for a small room.',
        'Also this morning: your camping bag packed instead of your clothes. Result: two warm sleeping bags in the van.',
      ],
      goals: [
        'Find out where you two would be now after the other turning at the bridge.',
        'Find out why the van doesn’t move.',
        'Find out what good thing has come out of a chat.',
        'Agree on the worst mistake and on the plan for tonight, and decide what to tell the organiser in one short call.',
      ],
    },
    phrases: [
      'Where would we be now if you had …?',
      'If I had …, we would … now.',
      'If you hadn’t …, we wouldn’t …',
      'What could we do now if you hadn’t …?',
      'Would we still … if I hadn’t …?',
      'It’s lucky, really: if …, we would … tonight.',
    ],
  },
  writing:
    'Write 120 to 150 words for a class book called “Five minutes later”: one small thing that once happened to you, or to somebody you have invented. Tell your classmates what would be different today if it hadn’t happened: where the person would be, what they would do and who they wouldn’t know.',
};
