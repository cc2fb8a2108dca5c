import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'A job with a view',
  kind: 'dialogue',
  text: [
    'Joss: Welcome to the team! Here’s your brush. We’re painting the bridge green.',
    'Ebele: All of it? It’s two kilometres long!',
    'Joss: Don’t worry. We do ten metres a week, so by Friday we’ll have reached that lamp.',
    'Ebele: Will we have got to the middle by this time next year?',
    'Joss: No, we won’t have done much more than a quarter by then. But in four years’ time we’ll have painted every centimetre.',
    'Ebele: Four years! How much paint will we have used?',
    'Joss: About two thousand tins. I’ll have retired before that, and you’ll have become the boss.',
    'Ebele: But Joss, by the time we get to the other end, won’t the paint at this end have lost its colour?',
    'Joss: Of course it will. Then you’ll turn round and start again.',
    'Ebele: So when will we have finished?',
    'Joss: Never, I hope. Sit down for a minute and look at that river.',
  ].join('\n'),
  gist: [
    check('What is Ebele’s new job?', 'Painting a very long bridge.'),
    check('Why does the work never end?', 'When they get to one end, the other end needs paint again.'),
    check('What does Joss think of that?', 'Joss likes it, because of the view.'),
  ],
  examples: [
    'We do ten metres a week, so by Friday we’ll have reached that lamp.',
    'Will we have got to the middle by this time next year?',
    'No, we won’t have done much more than a quarter by then.',
    'But in four years’ time we’ll have painted every centimetre.',
    'How much paint will we have used?',
    'I’ll have retired before that, and you’ll have become the boss.',
  ],
  notice: [
    check('“By Friday we’ll have reached that lamp.” Have they reached it now?', 'No, not yet.'),
    check('Will they reach it on Friday, or perhaps earlier?', 'Perhaps earlier: some time before the end of Friday.'),
    check(
      '“In four years’ time we’ll have painted every centimetre.” At that moment, is there still work to do?',
      'No, all of it is finished.',
    ),
    check(
      'Which two words stand before painted, and do they change for he or they?',
      'Will and have. They never change.',
    ),
    check(
      'What comes after will have: become or became, do or done?',
      'Become and done: the participle, the third form.',
    ),
  ],
  board: [
    '+ By Friday we’ll have reached the lamp.  (will + have + participle, the same for everybody)',
    '– We won’t have done much more than a quarter by then.',
    '? Will we have got to the middle by next year?  – Yes, we will. / No, we won’t.',
    'Not finished now; finished before a moment in the future, or at the latest then.',
    'by Friday, by then, before that, in four years’ time; by the time + present: by the time we get there',
  ],
  statements: [
    'By the end of this lesson I’ll have looked at a clock more than once.',
    'By ten o’clock tonight I’ll have gone to bed.',
    'I won’t have answered all my messages by this evening.',
    'By Sunday evening I’ll have done some sport.',
    'By the end of this month I’ll have finished a book.',
    'By this time next year I’ll have learnt to cook something new.',
    'In five years’ time I’ll have moved to another town.',
    'In ten years’ time I’ll have learnt another foreign language.',
  ],
  roleCards: {
    scene:
      'A small theatre’s new play opens on 20 May. It is 1 May, and two of the people behind it must choose two dates: one for the photos and one for the full rehearsal.',
    a: {
      role: 'You are the director of the play.',
      facts: [
        'The actors: words of the first half learnt on 5 May, words of the second half on 12 May.',
        'The builders: stage finished on 14 May.',
        'The photographer has time on 9, 13 or 16 May. The photos need all the costumes and the stage.',
        'The theatre is free for the full rehearsal on 17 or 19 May.',
      ],
      goals: [
        'Find out when the costumes of the king, the queen and the eight soldiers will be ready.',
        'Find out when the lights will be ready.',
        'Agree on the day for the photos and the day for the full rehearsal.',
      ],
    },
    b: {
      role: 'You look after the costumes and the lights.',
      facts: [
        'Costumes: king and queen finished on 8 May, the eight soldiers on 15 May.',
        'Lights: put up after the stage is ready; finished on 18 May.',
        'The full rehearsal needs everything: words, costumes, stage and lights.',
      ],
      goals: [
        'Find out when the actors will know the words of both halves.',
        'Find out when the stage will be ready.',
        'Find out which dates are possible for the photos and for the full rehearsal.',
        'Agree on the day for the photos and the day for the full rehearsal.',
      ],
    },
    phrases: [
      'Will you have finished … by the …?',
      'By the …, we’ll have …',
      'We won’t have … by then.',
      'How much of … will they have … by the …?',
      'By the time the photographer comes, … will have …',
      'So by 19 May everybody will have …',
    ],
  },
  writing:
    'There is an empty shop in your town, and its owner will lend it for a year to the person with the best plan. Write 120 to 150 words to the owner: what you will have done by the end of the first month, after six months and by the end of the year, and what you will not have changed.',
};
