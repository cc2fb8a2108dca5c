import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'A job for a quiet person',
  kind: 'dialogue',
  text: [
    'Malia: So you’d like to work in our lighthouse. What would you do if the boat didn’t come for a month?',
    'Eero: I’d bake. I wouldn’t worry if I had enough flour.',
    'Malia: And if the light went out in a storm?',
    'Eero: I’d stand at the top with a torch and sing. If I were a sailor, I’d be happy to hear anything.',
    'Malia: Would you get bored if you had nobody to talk to?',
    'Eero: Not if I had my books. But would I be the only person there?',
    'Malia: Oh no, I’d be there too. I’ve looked after the light for twenty years.',
    'Eero: Then you know everything! If I were you, I wouldn’t look for anybody.',
    'Malia: But if you came, I’d have somebody to play chess with. Do you play?',
    'Eero: Yes, but badly.',
    'Malia: Perfect. If you played well, I wouldn’t give you the job.',
  ].join('\n'),
  gist: [
    check('Where is the job?', 'In a lighthouse.'),
    check('What is Eero’s plan for a storm without a light?', 'To stand at the top with a torch and sing.'),
    check('Why is Malia really looking for somebody?', 'She wants somebody to play chess with (and to win).'),
  ],
  examples: [
    'What would you do if the boat didn’t come for a month?',
    'If I were a sailor, I’d be happy to hear anything.',
    'Would you get bored if you had nobody to talk to?',
    'If I were you, I wouldn’t look for anybody.',
    'But if you came, I’d have somebody to play chess with.',
    'If you played well, I wouldn’t give you the job.',
  ],
  notice: [
    check(
      '“If you played well, I wouldn’t give you the job.” Does Eero play well? Will Eero get the job?',
      'No, badly. Yes, it looks like it.',
    ),
    check('“If I were a sailor, …” Is Eero a sailor?', 'No. It is only a picture in Eero’s head.'),
    check('Is “played” about yesterday here?', 'No, about now or any time. The past form shows that it is not real.'),
    check('Which part has would: the part with if or the other one?', 'The other one. After if comes the past simple.'),
    check('“If I … you”: am, was or were?', 'Were. In other sentences people also say was: “if it was warmer”.'),
  ],
  board: [
    'Not real, or not probable, now or in the future:  If you played well, …  (but in fact you don’t)',
    'If + past simple (no would), would (’d) + verb without any ending:  If you came, I’d have somebody to play with.',
    '– I wouldn’t worry if I had enough flour.  (the part with if can be second: no comma)',
    '? What would you do if the boat didn’t come?  – I’d bake.',
    'be: if I / he / she / it were (or was);  advice: If I were you, I’d …',
  ],
  statements: [
    'If I lived on a small island, I would soon get bored.',
    'If I had a free day tomorrow, I’d stay in bed until noon.',
    'If I could talk to animals, I would talk to cats first.',
    'I’d be fine without my phone for a month if I had enough books.',
    'If I heard a strange noise in the night, I would get up and look.',
    'If I were a teacher, I wouldn’t give any homework.',
    'I would move to another country if my best friend came with me.',
    'If I could play any instrument, I’d choose the drums.',
  ],
  roleCards: {
    scene:
      'An old bus stands behind the town hall. It has no owner and no wheels, and nobody may take it away. Two friends walk past it every day, and today they sit down and dream.',
    a: {
      role: 'You have dreamed about this bus for years.',
      facts: [
        'Your dream: a library on the bus; books up to the roof, no seats at all.',
        'First place on your map: the villages in the hills, along very narrow roads.',
        'Your job in the dream: repairing the engine. Driving: no, never.',
      ],
      goals: [
        'Find out what your friend would do with the bus, and what would be in it.',
        'Find out where your friend would go first.',
        'Find out which job your friend would do, and which not.',
        'Agree on one dream for both of you, and on the words you would paint on the bus.',
      ],
    },
    b: {
      role: 'You have made little drawings of this bus for years.',
      facts: [
        'Your dream: a cinema on the bus; twelve seats and a white sheet.',
        'First place on your map: the beach, every evening in summer.',
        'Your job in the dream: driving, but only on wide roads. Dirty hands: no.',
      ],
      goals: [
        'Find out what your friend would do with the bus, and what would be in it.',
        'Find out where your friend would go first.',
        'Find out which job your friend would do, and which not.',
        'Agree on one dream for both of you, and on the words you would paint on the bus.',
      ],
    },
    phrases: [
      'What would you do if the bus were yours?',
      'If it were mine, I’d …',
      'Where would you go first if …?',
      'I wouldn’t … if I were you.',
      'Would you … if I …?',
      'If we …, we could both …',
    ],
  },
  writing:
    'You would like Malia’s job in the lighthouse, too. Write 80 to 100 words to Malia: what you would bring if you had only one suitcase, what you would do all day, what you would miss, and what you would do if the boat didn’t come. End with one reason to choose you.',
};
