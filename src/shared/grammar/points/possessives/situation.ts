import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Coats on the bed',
  kind: 'dialogue',
  text: [
    'Femi: Thank you for the party, Yuki! Now, where’s my coat?',
    'Yuki: On the bed. Is this one yours?',
    'Femi: No, mine is blue. I think that’s Olga’s.',
    'Yuki: Yes, it’s hers. Her name is in it. And this long one? Is it your brother’s?',
    'Femi: No, his coat is short. What about the twins?',
    'Yuki: It isn’t theirs. Their coats are in the kitchen.',
    'Femi: Ah, here’s mine! But look, your cat is asleep in it.',
    'Yuki: That isn’t ours. Our cat is black.',
    'Femi: Then whose is it?',
    'Yuki: It’s in your coat, Femi. I think it’s yours now.',
  ].join('\n'),
  gist: [
    check(
      'Where are Femi and Yuki, and what are they looking for?',
      'They are at Yuki’s home, after a party, and they are looking for Femi’s coat.',
    ),
    check('How does Yuki know that one coat is Olga’s?', 'Olga’s name is in it.'),
    check('What is in Femi’s coat?', 'A cat. Nobody knows where it is from.'),
  ],
  examples: [
    'Is this one yours?',
    'No, mine is blue.',
    'Is it your brother’s?',
    'No, his coat is short.',
    'It isn’t theirs.',
    'Our cat is black.',
  ],
  notice: [
    check('Femi says “Mine is blue”. Which two words can we say for mine?', 'My coat.'),
    check(
      '“Our cat”: there is a noun after our. Is there a noun after theirs, mine and yours?',
      'No, these words stand alone.',
    ),
    check(
      '“His coat”, “her name”: which word is for a man, and which is for a woman?',
      'His is for a man (Femi’s brother), and her is for a woman (Olga).',
    ),
    check(
      'Olga has a brother. Do we say his brother or her brother?',
      'Her brother. We look at Olga, not at the brother.',
    ),
    check('How do we say “The coat is Olga’s” in two words? Which word is first?', 'The person is first: Olga’s coat.'),
  ],
  board: [
    'my coat → mine     your coat → yours     our coat → ours     their coat → theirs',
    'a man: his coat → his     a woman: her coat → hers     a thing: its colour (its does not stand alone)',
    'Olga’s coat → Olga’s     my brother’s coat → my brother’s     (’s: this person has it)',
    '? Whose is this coat?  – It’s mine.     Is it yours?  – No, it isn’t mine. It’s hers.',
  ],
  statements: [
    'My bag is black.',
    'My first name is short.',
    'The pen in my hand isn’t mine.',
    'Our kitchen table is round.',
    'My best friend’s home is near mine.',
    'I know my neighbours and their names.',
    'My favourite colour is my best friend’s favourite colour, too.',
    'Some of the books in my room aren’t mine.',
  ],
  roleCards: {
    scene:
      'A school trip is over. The driver has three things from the trip, and the teacher has three things, too. Whose are they? The driver and the teacher talk on the phone.',
    a: {
      role: 'You are the driver of the school bus.',
      facts: [
        'On your bus: a red umbrella, a yellow hat and a black bag.',
        'You know: blue cup – you; brown gloves – Mr Silva, the guide; green map – the two women from the museum.',
        'Free tomorrow: 9.00 to 11.00 and 14.00 to 15.00.',
      ],
      goals: [
        'Find out whose these are: the red umbrella, the yellow hat and the black bag.',
        'Find out which three things are at the school, and say whose they are.',
        'Find out when the teacher is free. Agree on a time to meet, and who takes each thing back.',
      ],
    },
    b: {
      role: 'You are the teacher.',
      facts: [
        'At your school: a blue cup, brown gloves and a green map.',
        'You know: red umbrella – Mai, a girl in your class; yellow hat – the twins (one hat for two!); black bag – you.',
        'Free tomorrow: 11.00 to 12.00 and 14.00 to 16.00.',
      ],
      goals: [
        'Find out whose these are: the blue cup, the brown gloves and the green map.',
        'Find out which three things are on the bus, and say whose they are.',
        'Find out when the driver is free. Agree on a time to meet, and who takes each thing back.',
      ],
    },
    phrases: [
      'Whose is the …?',
      'Whose are the …?',
      'Is the … yours?',
      'It isn’t mine. I think it’s …’s.',
      'Yes, it’s his / hers / theirs.',
      'That’s my …! Thank you!',
    ],
  },
  writing:
    'A friend comes to your home for a week. Write 40 to 50 words to your friend about the things in your kitchen or your room. Whose are they? What is yours, what is another person’s, and what is for your friend?',
};
