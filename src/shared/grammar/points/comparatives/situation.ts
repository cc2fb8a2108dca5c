import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'The signs in Mill Street',
  kind: 'text',
  text: [
    'There are two pizza places in Mill Street. On Monday Jude put a sign in the window: “Our pizzas are bigger than Kaya’s.” On Tuesday there was one across the road: “Our pizzas aren’t as big as Jude’s, but they’re better.”',
    '“Is their pizza really better than ours?” Jude asked the cook, and made a new sign: “We are cheaper than Kaya, and faster.” Kaya’s answer was longer: “Our tables are cleaner, our garden is more beautiful and our waiters are friendlier than Jude’s.”',
    'By Friday Jude’s sign was as long as Kaya’s, and nobody could see in. Only one person in the street was busier than the cooks: Lou, who paints signs. Lou’s own sign was smaller than the others: “Signs. More expensive than last week.”',
  ].join('\n'),
  gist: [
    check('Who put up the first sign?', 'Jude.'),
    check('Why could nobody see in on Friday?', 'The signs were very long.'),
    check('Why was Lou very busy that week?', 'Because Lou paints signs.'),
  ],
  examples: [
    '“Our pizzas are bigger than Kaya’s.”',
    '“Our pizzas aren’t as big as Jude’s, but they’re better.”',
    '“Is their pizza really better than ours?”',
    '“Our tables are cleaner, our garden is more beautiful and our waiters are friendlier than Jude’s.”',
    'By Friday Jude’s sign was as long as Kaya’s, and nobody could see in.',
  ],
  notice: [
    check('“Our pizzas aren’t as big as Jude’s.” Whose pizzas are bigger?', 'Jude’s.'),
    check('“Jude’s sign was as long as Kaya’s.” Was one sign longer?', 'No, they were the same.'),
    check(
      'How do we make the form of short words like clean, and how of long words like beautiful?',
      'Cleaner: -er at the end. More beautiful: more in front.',
    ),
    check('Big, friendly, good: what changes?', 'Bigger: two g’s. Friendlier: y becomes i. Better: a new word.'),
    check('After bigger: than or as? Before better: more, or nothing?', 'Than. Nothing: better is enough.'),
  ],
  board: [
    'short (one syllable), or with -y:  clean – cleaner, big – bigger, friendly – friendlier  + than',
    'long:  beautiful – more beautiful, expensive – more expensive  + than',
    'new word:  good – better, bad – worse  (without more)',
    'as long as = the same;  not as big as = smaller',
    '?  Is their pizza better than ours?',
  ],
  statements: [
    'My street is noisier than this room.',
    'My weekends are busier than my weekdays.',
    'I’m better with numbers than with words.',
    'My bag is tidier than my room.',
    'A good book is more interesting than a good film.',
    'I’m not as patient as my best friend.',
    'For me, tea is as good as coffee.',
    'My singing is worse than my English.',
  ],
  roleCards: {
    scene:
      'Five friends are going to the mountains for two nights. They need one tent for everybody, and they must carry it for two hours. One of you has seen a green tent, and the other one has seen a yellow one.',
    a: {
      role: 'You have seen the green tent. You like it.',
      facts: [
        'Green tent: for six people. Weight: eight kilos.',
        'Time to put it up: 25 minutes.',
        'In heavy rain: very good.',
        'Age: two years.',
      ],
      goals: [
        'Find out if the yellow tent is bigger or smaller than yours, and if it is heavier.',
        'Find out if it is easier to put up than yours.',
        'Find out if it is as good in the rain and as new as yours.',
        'Agree on one tent, with two reasons for the other three friends.',
      ],
    },
    b: {
      role: 'You have seen the yellow tent. You like it.',
      facts: [
        'Yellow tent: for five people. Weight: four kilos.',
        'Time to put it up: ten minutes.',
        'In heavy rain: not very good.',
        'Age: two years.',
      ],
      goals: [
        'Find out if the green tent is bigger or smaller than yours, and if it is heavier.',
        'Find out if it is easier to put up than yours.',
        'Find out if it is as good in the rain and as new as yours.',
        'Agree on one tent, with two reasons for the other three friends.',
      ],
    },
    phrases: [
      'Is your tent … than mine?',
      'Mine is more … than yours.',
      'It isn’t as … as yours.',
      'Your tent is as … as mine.',
      'Which one is better in …?',
      '… is more important than …, because …',
    ],
  },
  writing:
    'A friend is coming to your town and has time for only one of two places (two parks, two cafés, two markets …). Write 60 to 80 words to your friend: compare the two places in four or five ways, and say which one is better for your friend.',
};
