import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Three potatoes',
  kind: 'text',
  text: [
    'Every September there is a vegetable show in our village, with prizes for the longest carrot, the heaviest pumpkin and the most beautiful onion. This year my neighbour Anders had the biggest pumpkin of all. It came on a lorry. I had three potatoes in a paper bag.',
    '“Are these the best you have?” asked the woman at the door.',
    '“They aren’t the worst,” I said. “Last year I had nothing.”',
    'At three o’clock the tap in the hall broke, and water ran across the floor. “What’s the quickest way to stop it?” shouted Anders. The longest carrot was too thin. But my smallest potato was just right.',
    'Anders got his prize, and I got one too: a little cup for “the most useful vegetable in the village”.',
  ].join('\n'),
  gist: [
    check('What did Anders bring to the show, and what did the writer bring?', 'A very big pumpkin; three potatoes.'),
    check('What went wrong at three o’clock?', 'The tap broke, and there was water on the floor.'),
    check('Why did the writer get a prize?', 'One of the potatoes stopped the water.'),
  ],
  examples: [
    'This year my neighbour Anders had the biggest pumpkin of all.',
    '“Are these the best you have?” asked the woman at the door.',
    '“They aren’t the worst,” I said.',
    '“What’s the quickest way to stop it?” shouted Anders.',
    'But my smallest potato was just right.',
    'Anders got his prize, and I got one too: a little cup for “the most useful vegetable in the village”.',
  ],
  notice: [
    check('“Anders had the biggest pumpkin of all.” Was there a bigger one at the show?', 'No. His was number one.'),
    check(
      '“My smallest potato”: how many potatoes were there, two or three?',
      'Three. We use this form for one out of three or more.',
    ),
    check(
      'Which little word comes before biggest, best and most useful? And before smallest?',
      'The: there is only one. Before smallest there is my, so there is no the.',
    ),
    check(
      'Quick, big, heavy: what do we do at the end of the word? What about useful and beautiful?',
      'We add -est: quickest, biggest (with gg), heaviest (y changes to i). With long words we use most.',
    ),
    check('Good and bad are different. What are their forms?', 'The best and the worst.'),
  ],
  board: [
    'One out of three or more:  the biggest pumpkin in the village / of all',
    'short: quick – the quickest, nice – the nicest, big – the biggest;  with -y: heavy – the heaviest',
    'long: useful – the most useful, beautiful – the most beautiful',
    'good – the best, bad – the worst',
    'the smallest potato, but: my smallest potato, Anders’s biggest pumpkin',
  ],
  statements: [
    'Monday is the worst day of the week.',
    'I’m the youngest in my family.',
    'The kitchen is the warmest room in my home.',
    'Maths is the most difficult subject.',
    'My phone is the most useful thing in my bag.',
    'The best seat on a bus is at the back.',
    'I’m not the best cook in my family.',
    'Breakfast is the most important meal of the day.',
  ],
  roleCards: {
    scene:
      'Two friends want to walk to a waterfall on Sunday. There are three ways: Lake Path, Forest Path and Bridge Path. Each friend knows something about all three.',
    a: {
      role: 'You have a good map of the three paths.',
      facts: [
        'How long: Lake 9 km, Forest 5 km, Bridge 12 km.',
        'How many steps up the hill: Lake 40, Forest 800, Bridge 300. You hate steps!',
        'How old: Lake 20 years, Forest 50 years, Bridge 300 years.',
      ],
      goals: [
        'Find out which path is the most beautiful and which is the quietest.',
        'Find out which path has the best café.',
        'Agree on one path. You will tell the others why it is the best for you two.',
      ],
    },
    b: {
      role: 'You have a page from the internet with answers from a hundred walkers.',
      facts: [
        'How beautiful (out of ten): Lake 6, Forest 8, Bridge 9.',
        'How many people on a Sunday: Lake 200, Forest 15, Bridge 60. You like quiet places.',
        'Cafés (out of ten): Lake 9 (great cakes), Forest 2 (old biscuits), Bridge 7 (good soup).',
      ],
      goals: [
        'Find out which path is the longest and which is the shortest.',
        'Find out which path is the easiest, and which is the oldest.',
        'Agree on one path. You will tell the others why it is the best for you two.',
      ],
    },
    phrases: [
      'Which path is the …?',
      'Which one has the best …?',
      '… is the shortest, but it isn’t the easiest.',
      'The most beautiful one is …',
      'It’s the … of the three.',
      'I think the best path for us is …, because …',
    ],
  },
  writing:
    'Write 60 to 80 words for a visitor who has only one day in your town or village: the best place for lunch, the most beautiful walk, the oldest or the strangest thing to see, and the worst time to come.',
};
