import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'A car that doesn’t go',
  kind: 'dialogue',
  text: [
    'Farid: Hello. I’m here about the old car. Does it go?',
    'Greta: I’m sorry, no, it doesn’t. It doesn’t start.',
    'Farid: That’s OK. Do the windows open?',
    'Greta: Yes, they do.',
    'Farid: And does the rain come in?',
    'Greta: No, it doesn’t.',
    'Farid: Good. I don’t need the seats. Do you want them?',
    'Greta: No, I don’t. But where do you want to go without seats?',
    'Farid: Nowhere. I don’t drive.',
    'Greta: So why do you want my car?',
    'Farid: My ten chickens don’t have a house.',
    'Greta: Oh! Do they like music? The radio works!',
  ].join('\n'),
  gist: [
    check('What is the problem with the car?', 'It doesn’t start.'),
    check('Who is the car for?', 'Farid’s ten chickens.'),
    check('What is good about the car?', 'The windows open, the rain doesn’t come in, and the radio works.'),
  ],
  examples: [
    'Does it go?',
    'It doesn’t start.',
    'Do the windows open?',
    'Yes, they do.',
    'But where do you want to go without seats?',
    'I don’t drive.',
  ],
  notice: [
    check('“I don’t drive.” Is that only about today, or about Farid’s life?', 'About Farid’s life.'),
    check('“Do the windows open?” “Yes, they do.” Are the windows open now?', 'We don’t know.'),
    check(
      'Where do we use do and don’t, and where does and doesn’t?',
      'Do and don’t: I, you, we, they. Does and doesn’t: he, she, it.',
    ),
    check('What comes after doesn’t: start or starts?', 'Start. The -s is in does.'),
    check('What comes again in the short answer: do or open?', 'Do: “Yes, they do.”'),
  ],
  board: [
    'It is about every day, or about what is always true: I don’t drive. The car doesn’t start.',
    '–  I / you / we / they don’t drive.    He / she / it doesn’t start.',
    '?  Do you drive? – Yes, I do. / No, I don’t.    Does it start? – Yes, it does. / No, it doesn’t.',
    '?  Where do you live? When does it start?  (question word + do / does + person or thing + verb without -s)',
    'But no do or does with be and can: Where are you? Can you come?',
  ],
  statements: [
    'I don’t drink coffee.',
    'I don’t like hot weather.',
    'I don’t know my phone number.',
    'I don’t get up late on Sundays.',
    'I don’t play computer games.',
    'My best friend doesn’t like football.',
    'My street doesn’t have many trees.',
    'My friends don’t write long messages.',
  ],
  roleCards: {
    scene: 'Two people work in the same town. One drives there. The other takes a very slow bus. Can they go together?',
    a: {
      role: 'You drive to town, and there is one free seat in your car.',
      facts: [
        'Car to town: Monday, Tuesday, Thursday, Friday. Wednesday: work at home.',
        'Mill Street: 7.30. Town: 8.00. From town to home: 5.15.',
        'In the back of the car: your friend Sasha. Morning: asleep. Evening: loud songs.',
      ],
      goals: [
        'Find out where the other person lives, and when work starts and ends.',
        'Find out on which days the other person works.',
        'Find out if the other person likes music in the car.',
        'Agree on the days when you go together, and on one rule for the car.',
      ],
    },
    b: {
      role: 'You take the slow bus to town, and you want a seat in a car.',
      facts: [
        'Home: Mill Street. Work: from 8.15 to 5.00.',
        'Work: Monday to Thursday. Friday: free.',
        'Music in the car: evening, yes; morning, no.',
      ],
      goals: [
        'Find out on which days the other person drives to town.',
        'Find out when the car is in your street, and when it leaves town.',
        'Find out if there is another person in the car, and what this person does there.',
        'Agree on the days when you go together, and on one rule for the car.',
      ],
    },
    phrases: [
      'Do you work on …?',
      'What time do you …?',
      'Do you like …?',
      'Does your friend …?',
      'I don’t … on …',
      'Sasha doesn’t … in the morning.',
    ],
  },
  writing:
    'A person in your town has a talking parrot and wants a new home for it. You want the parrot! Write 40 to 50 words to this person: ask four questions about what the parrot does and likes, and say two things that you don’t do at home.',
};
