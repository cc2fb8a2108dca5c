import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Two keys, one table',
  kind: 'text',
  text: [
    'Kemi and Yuto live in the same flat, but six days a week they never meet. Kemi works in a hospital at night. Yuto teaches at a school and studies Spanish in the evening. Yuto leaves home at seven. Kemi comes home at eight.',
    'Every morning Yuto makes soup for Kemi. Kemi eats it, washes the bowl and writes a note: “Great soup! Your plants need water.” In the evening Yuto reads the note and laughs.',
    'On Sundays they both stay at home. They sit at the table and eat soup together. Then Yuto takes a pen and writes: “More?”',
  ].join('\n'),
  gist: [
    check(
      'Why do Kemi and Yuto never meet on six days of the week?',
      'Kemi works at night, and Yuto works in the day.',
    ),
    check('What does Yuto make for Kemi?', 'Soup.'),
    check('What is funny on Sundays?', 'They are at the same table, but Yuto writes a note.'),
  ],
  examples: [
    'Kemi works in a hospital at night.',
    'Yuto teaches at a school and studies Spanish in the evening.',
    'In the evening Yuto reads the note and laughs.',
    'On Sundays they both stay at home.',
    'They sit at the table and eat soup together.',
  ],
  notice: [
    check('“Kemi works in a hospital at night.” Is that one night, or night after night?', 'Night after night.'),
    check('Is Kemi in the hospital at this moment?', 'We don’t know.'),
    check('“They sit”, “Kemi works”: where is there an -s, and why?', 'In works: Kemi is he or she.'),
    check('What are work, teach and study with he or she?', 'Works, teaches and studies.'),
    check('“Yuto … the note.” Read or reads?', 'Reads: Yuto is he or she, so the verb takes -s.'),
  ],
  board: [
    'It happens again and again (every morning, on Sundays), or it is always true.',
    'I / you / we / they  work, teach, study',
    'he / she / it  works, teaches, studies',
    'Most verbs: -s.  After s, sh, ch, x, and in goes and does: -es.  Consonant + y: -ies (study, studies).  have: has',
  ],
  statements: [
    'I get up before six.',
    'I walk to school or to work.',
    'I drink tea in the morning.',
    'I sing in the kitchen.',
    'I know the names of all my neighbours.',
    'My best friend lives near me.',
    'My phone wakes me up every day.',
    'Somebody in my home plays the guitar.',
  ],
  roleCards: {
    scene:
      'A grey cat comes to two houses in the same street. Today the two people meet. They talk about “my cat”, and then they understand: it is the same cat!',
    a: {
      role: 'You live at number 3. You call the cat Captain.',
      facts: [
        'Seven in the morning: the cat at your window.',
        'Breakfast in your house: fish.',
        'After breakfast: on your piano, asleep.',
        'Twelve o’clock: out of the window.',
      ],
      goals: [
        'Find out when the cat comes to the other house, and when it leaves.',
        'Find out what it eats there, and where it sleeps.',
        'When is the cat not in your two houses? Decide together where it goes then.',
        'Agree on one name for the cat.',
      ],
    },
    b: {
      role: 'You live at number 10. You call the cat Professor.',
      facts: [
        'Five past twelve: the cat in your garden.',
        'Lunch and dinner in your house: chicken.',
        'After lunch: in your hat, asleep.',
        'Ten at night: out of the door.',
      ],
      goals: [
        'Find out when the cat comes to the other house, and when it leaves.',
        'Find out what it eats there, and where it sleeps.',
        'When is the cat not in your two houses? Decide together where it goes then.',
        'Agree on one name for the cat.',
      ],
    },
    phrases: [
      'When does it come to your house?',
      'It comes to my house at …',
      'For breakfast it eats …',
      'After lunch it sleeps …',
      'It leaves at …',
      'I think it goes to …',
    ],
  },
  writing:
    'Think of a person who works when you sleep: a baker, a nurse, a bus driver. Write 40 to 50 words about this person’s day for your classmates: when he or she gets up, what he or she does at work, and what you do at the same time.',
};
