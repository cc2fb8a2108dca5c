import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'When can I play?',
  kind: 'dialogue',
  text: [
    'Chidi: Hello, I’m your new neighbour. I play the drums. When is a good time?',
    'Sanna: Oh dear! I’m a baker. I work at night, and I sleep in the morning.',
    'Chidi: Do you sleep in the afternoon, too?',
    'Sanna: Yes, I get up at four o’clock.',
    'Chidi: Are you at home on Friday evening?',
    'Sanna: Yes, I am. I don’t go out in winter.',
    'Chidi: So when can I play?',
    'Sanna: My holiday is in July.',
    'Chidi: In July? But my first concert is on 2 March!',
    'Sanna: Then come to my flat on Sunday at five. I have a band, and we need a drummer.',
  ].join('\n'),
  gist: [
    check(
      'What does Chidi do at home, and why is that a problem?',
      'Chidi plays the drums, and Sanna sleeps in the morning and in the afternoon.',
    ),
    check('What is Sanna’s job?', 'Sanna is a baker.'),
    check('Why does Sanna want to see Chidi on Sunday?', 'Sanna’s band needs a drummer.'),
  ],
  examples: [
    'I work at night, and I sleep in the morning.',
    'Yes, I get up at four o’clock.',
    'Are you at home on Friday evening?',
    'I don’t go out in winter.',
    'My holiday is in July.',
    'But my first concert is on 2 March!',
  ],
  notice: [
    check(
      'Four o’clock, 2 March, July: which is the longest time, and which is the shortest?',
      'July is the longest. Four o’clock is the shortest.',
    ),
    check(
      'Which word goes with the clock, which with a day or a date, and which with a month?',
      'At with the clock, on with a day or a date, in with a month.',
    ),
    check('Which word goes before winter and before the morning?', 'In: in winter, in the morning.'),
    check('We say in the evening. Why is there an on in “on Friday evening”?', 'There is a day’s name: Friday.'),
    check('Is it in night or at night?', 'At night. It is not like morning, afternoon and evening.'),
  ],
  board: [
    'at + clock: at four o’clock, at noon     (and: at night)',
    'on + day or date: on Sunday, on 2 March (we say “on the second of March”)     (day + part of the day: on Friday evening)',
    'in + longer time: in July, in winter, in 2020',
    'in + part of the day: in the morning, in the afternoon, in the evening',
    '? When do you work?  – At night. I don’t work in the morning.',
  ],
  statements: [
    'I get up at seven o’clock on Mondays.',
    'My birthday is in winter.',
    'I drink tea in the morning.',
    'I don’t do any work on Sundays.',
    'I often read at night.',
    'I have free time on Friday afternoons.',
    'I like to swim in July.',
    'I have lunch at noon.',
  ],
  roleCards: {
    scene:
      'It is 31 May. Two people want to make a radio show for their town, one hour every week. They need a day, a time and a month for the first show.',
    a: {
      role: 'You work at the radio studio.',
      facts: [
        'The studio is free: Tuesday, 18.00 to 19.00; Thursday, 8.00 to 9.00; Saturday, 15.00 to 16.00.',
        'No shows: June (new walls) and August (the studio is closed).',
        'A lot of people listen: Tuesday evening and Saturday afternoon.',
      ],
      goals: [
        'Find out when your partner works and when your partner has a guitar lesson.',
        'Find out when your partner is free on Saturday, and when he or she is on holiday.',
        'Agree on the day and the time of the show, and on the month of the first show.',
      ],
    },
    b: {
      role: 'You want to speak on the radio every week.',
      facts: [
        'Work: Monday to Friday, start 7.30, finish 16.00.',
        'Guitar lesson: Tuesday, 18.30.',
        'Saturday: shopping before noon, then no plans.',
        'Holiday: July, four weeks.',
      ],
      goals: [
        'Find out when the studio is free.',
        'Find out in which months there are no shows, and when a lot of people listen.',
        'Agree on the day and the time of the show, and on the month of the first show.',
      ],
    },
    phrases: [
      'When is the studio free?',
      'Are you free on … at …?',
      'I can’t come in the …',
      'On … morning / afternoon / evening, I …',
      'Are there any shows in …?',
      'So our first show is in …, on … at …',
    ],
  },
  writing:
    'Write 40 to 50 words to a new neighbour with drums. When are you at home, when do you sleep, and when is a good time for the drums? Write about times, days and one month.',
};
