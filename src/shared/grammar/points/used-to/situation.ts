import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'The house at the end of the line',
  kind: 'dialogue',
  text: [
    'Bao: Is this really where you lived, Aunt Thi? It’s a supermarket.',
    'Thi: It is now. There used to be four houses here, and ours was the last one before the railway.',
    'Bao: Didn’t the trains keep you awake?',
    'Thi: They used to wake the visitors. We didn’t use to hear them at all. We used to set our clock by the 6.15.',
    'Bao: Where did you use to play?',
    'Thi: On the platform, mostly. The man in the ticket office used to let us stamp the old tickets.',
    'Bao: And what was here, where the bread is?',
    'Thi: My bedroom. I used to lie just about there and count the carriages.',
    'Bao: Excuse me, madam, my aunt isn’t buying anything. She’s just going to bed.',
  ].join('\n'),
  gist: [
    check('Where are Bao and Thi?', 'In a supermarket, where Thi’s house once was.'),
    check('Who heard the trains, and who did not?', 'The visitors did; the family did not.'),
    check('What stands in the place of Thi’s bed?', 'Bread.'),
  ],
  examples: [
    'There used to be four houses here, and ours was the last one before the railway.',
    'We didn’t use to hear them at all.',
    'Where did you use to play?',
    'The man in the ticket office used to let us stamp the old tickets.',
    'I used to lie just about there and count the carriages.',
  ],
  notice: [
    check('“There used to be four houses here.” Are they there now?', 'No.'),
    check('“I used to lie there and count.” Did she do that once, or night after night?', 'Night after night.'),
    check('What comes after used to: lie, lay or lying?', 'Lie: the verb without any ending.'),
    check(
      'Where has the d gone in “did you use to” and “didn’t use to”?',
      'It is in did: did says already that it is past.',
    ),
    check(
      'One time, on Monday 3 May. “I … to London”: went or used to go?',
      'Went: used to is not for one single time.',
    ),
  ],
  board: [
    '+ I / she / they used to live here.  (a habit or a state then, not now)',
    '– We didn’t use to hear them.',
    '? Where did you use to play?  – On the platform.',
    'One time: past simple.  I went there on Monday 3 May.',
    'Now: present simple.  I usually play at home.',
  ],
  statements: [
    'I used to be afraid of the dark.',
    'I used to have a toy that went everywhere with me.',
    'I didn’t use to like vegetables.',
    'I used to go to bed before eight.',
    'I used to watch one film again and again.',
    'I used to collect something.',
    'I used to want a job that I don’t want any more.',
    'I didn’t use to read for fun.',
  ],
  roleCards: {
    scene:
      'Two people know the same school, but twenty years apart. They meet at its birthday party and want to know what has changed.',
    a: {
      role: 'You left the school twenty years ago.',
      facts: [
        'Then: lessons began at 7.30, and the day ended at one.',
        'Then: everybody brought their own lunch; there was no canteen.',
        'Then: the sports field was where the car park is today.',
      ],
      goals: [
        'Find out what time lessons begin and end now.',
        'Find out where students eat and where they do sport now.',
        'Agree on the one thing that used to be better, and the one that is better now. You will tell the others.',
      ],
    },
    b: {
      role: 'You are in your last year at the school.',
      facts: [
        'Now: lessons begin at nine and end at four.',
        'Now: there is a canteen, with a queue of twenty minutes.',
        'Now: sport is in a hall, so rain does not matter.',
      ],
      goals: [
        'Find out what time lessons used to begin and end.',
        'Find out what students used to eat, and where they used to do sport.',
        'Agree on the one thing that used to be better, and the one that is better now. You will tell the others.',
      ],
    },
    phrases: [
      'What time did lessons use to …?',
      'Where did you use to …?',
      'We used to …, but now you …',
      'Didn’t there use to be …?',
      'That’s better than it used to be.',
      'I think … used to be better, because …',
    ],
  },
  writing:
    'Write 80 to 100 words for the birthday book of your town or your school: what one place there used to be like, what people used to do there, and what is there now.',
};
