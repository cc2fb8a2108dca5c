import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Four notes for Lin',
  kind: 'text',
  text: [
    'Note 1, on the bed: Happy birthday, Lin! Where’s your present? It isn’t under the bed. Look on the kitchen table.',
    'Note 2, on the table: Is it in the fridge? No, but lunch is. Take it to the park. There’s a note on the tree between the café and the lake.',
    'Note 3, on the tree: It isn’t behind the tree. Go to the bus stop opposite the library.',
    'Note 4, at the bus stop: Your present is at home now. It’s in front of the house, next to the door. It’s a bike! Have a nice walk.',
  ].join('\n'),
  gist: [
    check('Why are there notes for Lin?', 'It is Lin’s birthday, and there is a present.'),
    check('What does Lin take to the park?', 'Lunch from the fridge.'),
    check('What is the present, and why does Lin walk home?', 'A bike. Lin walks because the bike is at home.'),
  ],
  examples: [
    'It isn’t under the bed.',
    'Is it in the fridge?',
    'There’s a note on the tree between the café and the lake.',
    'Go to the bus stop opposite the library.',
    'Your present is at home now.',
    'It’s in front of the house, next to the door.',
  ],
  notice: [
    check(
      'Lunch is in the fridge, and a note is on the table. Which one is inside something, and which one is on top?',
      'Lunch is inside. The note is on top.',
    ),
    check('“Between the café and the lake”: how many things do we need for between?', 'Two: the café and the lake.'),
    check(
      '“The bus stop opposite the library”: are they on the same side of the street?',
      'No. The street is between them.',
    ),
    check(
      'Which little words come after in front and after next?',
      'Of and to: in front of the house, next to the door.',
    ),
    check(
      'Where is Lin’s bike: at home or in home?',
      'At home. We say at for a point: at home, at the door, at the bus stop.',
    ),
  ],
  board: [
    'in the fridge, in the room, in Spain (inside)     on the table, on the tree (it touches the table, the tree)',
    'at the bus stop, at the door, at home (a point)',
    'under the bed     behind the tree     in front of the house     next to the door',
    'between the café and the lake (two things)     opposite the library (on the other side of the street)',
    '? Where is it?  – It’s on the table.     Is it under the bed?  – No, it isn’t.',
  ],
  statements: [
    'There’s a clock on my bedroom wall.',
    'There are some shoes under my bed.',
    'My home is next to a shop.',
    'There’s a tree in front of my home.',
    'My phone is in my bag.',
    'I like to eat in bed.',
    'I often study at the kitchen table.',
    'In class, I sit between two friends.',
  ],
  roleCards: {
    scene:
      'Two people are on holiday this week: each one is in the other one’s home. It is the first day, and they can’t find anything. They talk on the phone.',
    a: {
      role: 'You are on holiday in the city, in the other person’s flat. Your house is by the sea.',
      facts: [
        'Your house: the bike key → a red cup → top of the fridge.',
        'Your house: look at the bed, then look down. There is a box of towels.',
        'Your village: bus stop | street | post office.',
        'Your village, on one side of the street: bank | good café | cinema.',
      ],
      goals: [
        'Find out where the umbrella and the internet code are.',
        'Find out where you can buy food and where you can swim.',
        'Sunday is your last day. Agree on a good place for the key to the flat and one for the key to the house.',
      ],
    },
    b: {
      role: 'You are on holiday by the sea, in the other person’s house. Your flat is in the city.',
      facts: [
        'Your flat: you open the bathroom door, and now you can’t see the umbrella.',
        'Your flat: the internet code → a yellow note → the kitchen wall.',
        'Your street, on one side: library | supermarket | hotel.',
        'Your street: swimming pool | street | your flat.',
      ],
      goals: [
        'Find out where the bike key and the towels are.',
        'Find out where you can take a bus and where you can get a good coffee.',
        'Sunday is your last day. Agree on a good place for the key to the flat and one for the key to the house.',
      ],
    },
    phrases: [
      'Where is the …? Is it in the kitchen?',
      'It’s in the …, on the …',
      'Look under the … / behind the …',
      'It’s between the … and the …',
      'Is it next to the … or opposite the …?',
      'Let’s put the key …',
    ],
  },
  writing:
    'There is a small present for your friend in your home or your school. Write 40 to 50 words: three short notes for your friend. Where is the next note? Where isn’t the present? Where is it?',
};
