import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'The secret plan for bus number 9',
  kind: 'text',
  text: [
    'PLAN FOR FRIDAY. NOT A WORD TO LUPE!',
    'As you know, Friday is Lupe’s last day as the driver of bus number 9.',
    'When the bus comes over the bridge at 7.40, the town band will be waiting at the first stop. They won’t be carrying their instruments, because those will already be under the seats. They’ll be reading newspapers, like ordinary passengers.',
    'At 7.50, forty people will be standing outside the library, and they’ll all be wearing drivers’ caps. From there to the station we’ll be singing, so please learn the second verse.',
    'Two questions: will anyone be filming? And will you be bringing food? If so, no cream cakes, please. Lupe brakes hard.',
    'Just think: this time on Friday, half the town will be sitting on one bus!',
    'PS Dear all, somebody left this plan on seat 14. I’ve read nothing, of course. But on Friday I’ll be practising my surprised face from six o’clock.',
    'Lupe',
  ].join('\n'),
  gist: [
    check('Why are people making a plan for Friday?', 'It is Lupe’s last day as a bus driver.'),
    check(
      'Where are the band’s instruments, and what is in the musicians’ hands?',
      'The instruments are under the seats; in their hands are newspapers.',
    ),
    check('Why will it not be a surprise?', 'Lupe has found the plan on the bus.'),
  ],
  examples: [
    'When the bus comes over the bridge at 7.40, the town band will be waiting at the first stop.',
    'They won’t be carrying their instruments, because those will already be under the seats.',
    'And will you be bringing food?',
    'Just think: this time on Friday, half the town will be sitting on one bus!',
    'But on Friday I’ll be practising my surprised face from six o’clock.',
  ],
  notice: [
    check(
      '“When the bus comes at 7.40, the band will be waiting.” Does the band arrive before the bus or after it?',
      'Before it: at 7.40 they are already there, in the middle of waiting.',
    ),
    check('“This time on Friday, half the town will be sitting on one bus.” Are they on it now?', 'No, only then.'),
    check(
      '“Will you be bringing food?” Is that an order, or a polite question about plans?',
      'A polite question: perhaps it is part of your plan anyway.',
    ),
    check(
      'Which two words stand before waiting, and which of the two is easy to forget?',
      'Will and be. Be is easy to forget.',
    ),
    check('What comes after will be: sing or singing?', 'Singing: be needs the -ing form.'),
  ],
  board: [
    '+ At 7.40 the band will be waiting (’ll be waiting).  (will + be + -ing, the same for everybody)',
    '– They won’t be carrying their instruments.',
    '? Will you be bringing food?  – Yes, I will. / No, I won’t.',
    'In progress at a moment in the future: it begins before, and at that moment it isn’t over.  (States: will be, will know.)',
    'Also for plans, and for asking about them politely: Will you be using the car tonight?',
  ],
  statements: [
    'This time tomorrow I’ll be sitting in a classroom.',
    'At ten o’clock tonight I’ll be sleeping.',
    'At eight o’clock tomorrow morning I’ll be travelling on a bus or a train.',
    'I won’t be cooking this evening.',
    'At nine o’clock on Sunday morning I’ll still be lying in bed.',
    'I’ll be doing some sport this weekend.',
    'In five years’ time I’ll be living in a different town.',
    'In ten years’ time I’ll still be learning English.',
  ],
  roleCards: {
    scene:
      'Two neighbours have a very thin wall between their flats. They meet on the stairs and compare their plans for Saturday, from nine to five.',
    a: {
      role: 'You play the drums, and you work on Friday and Saturday nights.',
      facts: [
        '9–11: drums, window open. This can be moved to a time when B is out.',
        '11–1: asleep. This cannot be moved.',
        '1–3: out, at the swimming pool with a friend.',
        '3–5: four friends here, to dance. More noise would be welcome.',
      ],
      goals: [
        'Find out what B plans to do at home, and whether it could wake you.',
        'Find out when B plans to be out.',
        'Agree on the best time for the drums and the best time for B’s work.',
      ],
    },
    b: {
      role: 'You read books aloud for a radio station, and you work at home.',
      facts: [
        'You need two hours at home on Saturday to record a ghost story. It must be quiet next door.',
        'The story is full of screams.',
        '9–1: at home, nothing else planned.',
        '1–3: two small nephews here, with their trumpets. 3–5: out, at the market.',
      ],
      goals: [
        'Find out what A plans to do from nine to eleven, from eleven to one, and in the afternoon.',
        'Find out which of A’s plans can be moved.',
        'Agree on the best time for your work and the best time for A’s drums.',
      ],
    },
    phrases: [
      'What will you be doing from … to …?',
      'Will you be using … at nine?',
      'I’ll be …-ing then, so …',
      'I won’t be …-ing before eleven.',
      'While you’re at …, I’ll be …-ing.',
      'So at nine you’ll be …-ing, and I’ll be …-ing.',
    ],
  },
  writing:
    'A film crew is coming to your town next Saturday to film ordinary life. Write 120 to 150 words to the crew: what people will be doing in three places at different times, what you will be doing, what nobody will be doing, and two polite questions about the crew’s plans.',
};
