import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'How to drive a tired van',
  kind: 'dialogue',
  text: [
    'Kiran: Here’s the key to the van. Do you usually drive fast?',
    'Andrea: No, I’m a careful driver. I never drive fast.',
    'Kiran: Good. It’s an old van, so please close the door carefully.',
    'Andrea: Of course. Does it always start easily?',
    'Kiran: Well, it’s usually tired on cold mornings, and it doesn’t often start quickly. I always wait patiently and drink my coffee.',
    'Andrea: But it never stops on the road, I hope?',
    'Kiran: It sometimes stops suddenly on a hill. Then I open the window and sing an old song loudly.',
    'Andrea: To a van? Do you sing well?',
    'Kiran: No, I sing terribly. That’s why it always starts again very quickly.',
  ].join('\n'),
  gist: [
    check('Why does Kiran give Andrea the key?', 'Andrea is going to drive Kiran’s van.'),
    check('What does Kiran do on cold mornings?', 'Kiran waits and drinks coffee.'),
    check('Why does the van start again on a hill?', 'It does not want to hear Kiran’s song.'),
  ],
  examples: [
    'I never drive fast.',
    'Does it always start easily?',
    'Well, it’s usually tired on cold mornings, and it doesn’t often start quickly.',
    'It sometimes stops suddenly on a hill.',
    'Then I open the window and sing an old song loudly.',
    'No, I sing terribly.',
  ],
  notice: [
    check(
      '“It sometimes stops suddenly.” Which word says how often, and which word says how?',
      'Sometimes: how often. Suddenly: how.',
    ),
    check('Where is never in “I never drive fast”: before or after the verb?', 'Before the verb.'),
    check('And where is usually in “It’s usually tired”?', 'After is: be comes first.'),
    check(
      '“Sing an old song loudly.” What is the object of sing? Can loudly stand between the two?',
      'An old song. No: loudly comes after it.',
    ),
    check(
      'A terrible singer: how does this person sing, terrible or terribly? And a good singer?',
      'Terribly. A good singer sings well.',
    ),
  ],
  board: [
    'how often, before the verb:  I never drive fast.  It doesn’t often start quickly.  Does it always start easily?',
    'how often, after be:  It’s usually tired.',
    'how, after the verb and its object:  close the door carefully, sing a song loudly  (nothing between verb and object)',
    'adjective + -ly:  careful – carefully, terrible – terribly, easy – easily;  but good – well, fast – fast',
  ],
  statements: [
    'I usually wake up easily.',
    'I never drink coffee in the evening.',
    'I often sing in the kitchen.',
    'I’m always early for lessons.',
    'I eat my breakfast very quickly.',
    'I swim well.',
    'I always read instructions carefully.',
    'I don’t often speak loudly.',
  ],
  roleCards: {
    scene:
      'From Monday, two people share one small office. They meet for a coffee and want to know how the other one works, so that there are no bad surprises.',
    a: {
      role: 'You like mornings, fresh air and your phone.',
      facts: [
        'Start of work: eight o’clock on most days. Late: 0%.',
        'Phone calls: ten or more, every day. Voice: loud.',
        'Window open: 100%, in winter, too.',
        'Lunch in the office: 0%. Lunch in the park: most days.',
      ],
      goals: [
        'Find out what time the other person starts work, and how often they are late.',
        'Find out how often the other person listens to music, and how.',
        'Find out where the other person has lunch, and how they eat it.',
        'Agree on three rules for the office, with always, never and one word that says how.',
      ],
    },
    b: {
      role: 'You like quiet, warm rooms and long lunches.',
      facts: [
        'Start of work: half past nine on most days. Late: two or three times a week.',
        'Music: 100%. Sound: very quiet.',
        'Lunch: soup at the desk, 100%. Eating: slow.',
        'In the office: cold on most days.',
      ],
      goals: [
        'Find out what time the other person starts work, and how often they are late.',
        'Find out how often the other person uses the phone, and how they speak.',
        'Find out how often the window is open, and where the other person has lunch.',
        'Agree on three rules for the office, with always, never and one word that says how.',
      ],
    },
    phrases: [
      'Do you usually … in the morning?',
      'Are you often …?',
      'I always … quietly.',
      'I’m never …, but I sometimes …',
      'Do you speak loudly on the phone?',
      'Can we always … and never …?',
    ],
  },
  writing:
    'You are going away, and a friend is going to look after one thing of yours: a plant, a pet, a bike, an old computer. Write 60 to 80 words to this friend: what it always, often and never does, and what your friend must do and how (“Close … carefully”).',
};
