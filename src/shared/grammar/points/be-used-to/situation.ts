import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'The fourth cup this week',
  kind: 'dialogue',
  text: [
    'Juno: What was that noise?',
    'Mika: Another cup, I’m afraid. I let go of it in the middle of the kitchen. After six months on a space station, I’m used to leaving things in the air.',
    'Juno: That’s the fourth cup this week! Aren’t you used to living on Earth again?',
    'Mika: Nearly. I’m getting used to carrying bags, and I soon got used to having hot showers. But I can’t get used to the quiet at night. Up there, the machines never stopped humming.',
    'Juno: Is that why you don’t sleep?',
    'Mika: That, and the bed. I’m not used to lying on anything. We used to sleep in bags on the wall.',
    'Juno: How long did it take you to get used to floating?',
    'Mika: About a month. I wasn’t used to moving so fast, and I kept flying past my breakfast. Could you take this plate? … Wow, well caught!',
    'Juno: Thanks. I’m used to living with an astronaut now.',
  ].join('\n'),
  gist: [
    check('Why did Mika let go of the cup?', 'On the space station, things stayed in the air.'),
    check('What makes it hard for Mika to sleep?', 'The quiet, and the bed.'),
    check('What happens to the plate at the end?', 'Mika lets go of it, and Juno catches it.'),
  ],
  examples: [
    'After six months on a space station, I’m used to leaving things in the air.',
    'Aren’t you used to living on Earth again?',
    'But I can’t get used to the quiet at night.',
    'I’m not used to lying on anything.',
    'We used to sleep in bags on the wall.',
    'How long did it take you to get used to floating?',
  ],
  notice: [
    check('“I’m used to leaving things in the air.” Does that feel strange to Mika, or normal?', 'Normal.'),
    check('“I’m getting used to carrying bags.” Does that feel quite normal already?', 'Not yet, but more and more.'),
    check(
      '“We used to sleep in bags on the wall.” Does Mika still sleep like that?',
      'No, that was then, on the station.',
    ),
    check(
      '“I can’t get used to the quiet.” The quiet is a noun. When a verb stands there, is it float or floating?',
      'Floating: to is a preposition here, so a noun or the -ing form follows.',
    ),
    check(
      'Sleep or sleeping: what comes after “I used to”, and what after “I’m used to”?',
      '“I used to sleep”, but “I’m used to sleeping”.',
    ),
  ],
  board: [
    'be used to + noun or -ing: I’m used to the noise. I’m used to living with an astronaut.  (it feels normal)',
    'get used to + noun or -ing: I’m getting used to carrying bags. I can’t get used to the quiet.  (it becomes normal)',
    '– I’m not used to lying on anything.   ? Are you used to living on Earth again?',
    'Only be and get change: was used to, will be used to, got used to, have got used to.',
    'But: used to + base form: We used to sleep in bags.  (then, not now)',
  ],
  statements: [
    'I’m used to getting up before seven.',
    'I’m not used to having dinner before seven.',
    'I’m used to sleeping with the window open.',
    'I’m used to working with music on.',
    'I’m not used to sitting still for an hour.',
    'I’m slowly getting used to thinking in English.',
    'I could never get used to living without a phone.',
    'It took me a long time to get used to my first school.',
  ],
  roleCards: {
    scene:
      'Two weeks ago, a person from a big city and a person from a lonely farm swapped homes. Now they are on the phone to each other.',
    a: {
      role: 'You come from the city. At the moment you are living on the other person’s farm.',
      facts: [
        'Up at five to feed the hens: terrible for a week, now no problem.',
        'Six kilometres on foot to the shop: hard for three days, now you enjoy it.',
        'Nights without street lamps: still strange, you sleep with a torch in your hand.',
        'You would like to stay longer, but only if you find an answer to the dark.',
      ],
      goals: [
        'Find out which two things about the city feel normal to the other person now, and how long that took.',
        'Find out what still feels strange to the other person, and give a tip.',
        'Agree: do you swap back on Sunday, or stay for two more weeks?',
      ],
    },
    b: {
      role: 'You come from the farm. At the moment you are living in the other person’s flat in the city.',
      facts: [
        'Traffic under the window: no sleep for five nights, now you do not hear it.',
        'Dinner at ten in the evening: odd for a week, now normal.',
        'Neighbours who do not say hello in the lift: still strange, it makes you sad.',
        'You would like to stay longer, but only if you can meet somebody in the building.',
      ],
      goals: [
        'Find out which two things about the farm feel normal to the other person now, and how long that took.',
        'Find out what still feels strange to the other person, and give a tip.',
        'Agree: do you swap back on Sunday, or stay for two more weeks?',
      ],
    },
    phrases: [
      'Are you used to …-ing yet?',
      'How long did it take you to get used to …?',
      'I wasn’t used to … at first, but now I am.',
      'I got used to … after about …',
      'I still can’t get used to …',
      'You’ll soon get used to it if you …',
    ],
  },
  writing:
    'A student from another country is going to live in your town for a year. Write 120 to 150 words to this student: what people there are used to doing, what visitors find it hard to get used to, what you yourself had to get used to once, and what helps.',
};
