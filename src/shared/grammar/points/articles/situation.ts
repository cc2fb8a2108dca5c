import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'A bag, an umbrella and a box',
  kind: 'dialogue',
  text: [
    'Yuto: Hello, this is Lost Property.',
    'Dana: Hello. I’m a bus driver. There’s a bag on my bus, and an umbrella, and a box.',
    'Yuto: Is there a name on the bag?',
    'Dana: No, but there’s an apple in it.',
    'Yuto: And what’s in the box?',
    'Dana: I don’t know. The box is very warm. Oh! There’s an egg in it.',
    'Yuto: An egg?',
    'Dana: Yes. Wait! The egg is open. Now there’s a bird in the box!',
    'Yuto: Can you come to the office by bus?',
    'Dana: By bus? I’m the driver!',
    'Yuto: Oh, yes. And the bird?',
    'Dana: It’s in my hat. It thinks it’s at home.',
  ].join('\n'),
  gist: [
    check('Who are Dana and Yuto?', 'Dana drives a bus; Yuto works at Lost Property.'),
    check('What three things are on the bus?', 'A bag, an umbrella and a box.'),
    check('Where is the bird in the end?', 'In Dana’s hat.'),
  ],
  examples: [
    'I’m a bus driver.',
    'There’s a bag on my bus, and an umbrella, and a box.',
    'Is there a name on the bag?',
    'There’s an egg in it.',
    'The egg is open.',
    'Can you come to the office by bus?',
  ],
  notice: [
    check('“There’s a bag on my bus.” Does Yuto know about this bag before the call?', 'No, it is new to Yuto.'),
    check('“Is there a name on the bag?” Do they both know now which bag it is?', 'Yes: the bag on Dana’s bus.'),
    check(
      'Egg, bird, umbrella, box: which words take a, and which take an?',
      'A bird, a box; an egg, an umbrella: an comes before a vowel sound.',
    ),
    check('What is Dana’s job: driver or a driver?', 'A driver: a job takes a or an.'),
    check('“By bus”, “at home”: is there a, an or the in them?', 'No. They have no article.'),
  ],
  board: [
    'a / an = one of many, or new to you: There’s a bag. There’s an egg.  (also for jobs: I’m a driver.)',
    'a + consonant sound: a bag, a university  •  an + vowel sound: an egg, an hour',
    'the = we both know which one: The egg is open. Close the door.',
    'a / an: only for one (a bag)  •  the: for one or more (the bag, the bags)',
    'no article: by bus, at home, play tennis',
  ],
  statements: [
    'There’s an umbrella in my bag today.',
    'I come here by bus.',
    'I want to be a teacher or an engineer.',
    'I eat an apple every day.',
    'I play tennis.',
    'There’s a clock in my room, and the time on it is always right.',
    'In this room, I like to sit near the door.',
    'I’m at home on Saturday mornings.',
  ],
  roleCards: {
    scene:
      'Lost Property is the office for things that people leave on buses. There are two blue bags there today. The phone rings.',
    a: {
      role: 'You can’t find your bag: it is on a bus or at Lost Property. You call them.',
      facts: [
        'Bag: blue. In it: umbrella, orange, English book.',
        'Colours: umbrella, green; book, yellow.',
        'Job: actor. Work: from ten to five today.',
      ],
      goals: [
        'Find out if they have got your bag.',
        'Find out where the office is, and how you can get there.',
        'Find out when the office is open.',
        'Agree on a time for today.',
      ],
    },
    b: {
      role: 'You work at Lost Property. You answer the phone.',
      facts: [
        'Bag 1: blue. In it: red umbrella, orange, yellow book.',
        'Bag 2: blue. In it: green umbrella, orange, yellow book.',
        'Office: in old house next to station; bus 9.',
        'Open: from eleven to six.',
      ],
      goals: [
        'Find out what is in the bag, and what colour the things are.',
        'Decide which bag it is: bag 1 or bag 2.',
        'Find out the job of the person, for your list, and when he or she is not at work.',
        'Agree on a time for today.',
      ],
    },
    phrases: [
      'Have you got a …?',
      'There’s an … in the bag.',
      'What colour is the …?',
      'What’s your job? – I’m a / an …',
      'Where’s the office? – It’s in a / an …',
      'You can come by bus.',
    ],
  },
  writing:
    'Your bag is on a bus. Write 40 to 50 words to Lost Property: what kind of bag it is, which four or five things are in it, and what is special about two of them. (First: There’s a … in it. Then: The … is …)',
};
