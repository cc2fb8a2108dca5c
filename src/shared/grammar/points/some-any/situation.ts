import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Take some, leave some',
  kind: 'text',
  text: [
    'There is a little house in the mountains. Nobody lives there, but the door is always open. A sign says: “Take some food. Leave some food.”',
    'Tonight Kiri and Ansel are there, cold and hungry. “Is there any bread?” asks Kiri. “No,” says Ansel. “There isn’t any bread, and there aren’t any eggs. But there’s some rice, and there are some onions.”',
    'In the morning they open their bags. “We haven’t got any food!” says Ansel. Kiri smiles. “But we’ve got some warm socks.”',
    'In the evening three new people open the door. Their shoes are full of water.',
  ].join('\n'),
  gist: [
    check('Who lives in the little house?', 'Nobody.'),
    check('What do Kiri and Ansel eat?', 'Rice and onions.'),
    check('What do they leave in the house, and why is that good?', 'Warm socks. The next people have got wet shoes.'),
  ],
  examples: [
    'Take some food.',
    'Is there any bread?',
    'There isn’t any bread, and there aren’t any eggs.',
    'But there’s some rice, and there are some onions.',
    'We haven’t got any food!',
    'But we’ve got some warm socks.',
  ],
  notice: [
    check(
      '“There are some onions.” Is there one onion? Do we know how many?',
      'More than one, but we don’t know how many.',
    ),
    check('“There isn’t any bread.” How much bread is there?', 'None.'),
    check('What comes after isn’t, aren’t and haven’t got: some or any?', 'Any. It is in most questions too.'),
    check('Rice, onions: which can we count, and which has an -s?', 'Onions. We don’t count rice, and it has no -s.'),
    check('What comes before rice and bread: a or some?', 'Some.'),
  ],
  board: [
    'some = we don’t say how much or how many;  not … any = none',
    '+  There’s some rice.    There are some onions.',
    '–  There isn’t any bread.    There aren’t any eggs.',
    '?  Is there any bread?    Are there any eggs?    (But some when we offer or ask for something: Would you like some tea? Can I have some water?)',
    'With what we don’t count (rice, bread, water) and with plurals (onions, eggs)',
  ],
  statements: [
    'I’ve got some sweets in my bag.',
    'I’ve got some friends in other countries.',
    'I haven’t got any pets.',
    'There are some plants in my room.',
    'There aren’t any trees in my street.',
    'I know some words in a third language.',
    'I don’t put any sugar in my tea.',
    'I’ve got some homework for tomorrow.',
  ],
  roleCards: {
    scene:
      'It is six o’clock, and dinner with your friends is at seven. You can make pancakes (flour, milk, eggs), tomato soup (tomatoes, onions, butter) or fruit salad (apples, bananas, oranges). One of you is in the kitchen, the other one in a very small shop. You talk on the phone.',
    a: {
      role: 'You are in the kitchen.',
      facts: [
        'In the kitchen: flour, milk, onions, bananas.',
        'Not in the kitchen: eggs, tomatoes, butter, apples, oranges.',
      ],
      goals: [
        'Find out if there are eggs, tomatoes, apples and oranges in the shop.',
        'Find out if there is butter in the shop.',
        'Agree on what you make for dinner, and on what your friend buys.',
      ],
    },
    b: {
      role: 'You are in the shop.',
      facts: [
        'In the shop: tomatoes, butter, apples.',
        'Not in the shop: flour, milk, eggs, onions, bananas, oranges.',
      ],
      goals: [
        'Find out if there is flour and milk in the kitchen.',
        'Find out if there are onions and bananas in the kitchen.',
        'Agree on what you make for dinner, and on what you buy.',
      ],
    },
    phrases: [
      'Is there any … in the kitchen?',
      'Are there any … in the shop?',
      'Yes, there’s some … / there are some …',
      'No, there isn’t any … / there aren’t any …',
      'We’ve got some …, but we haven’t got any …',
      'Buy some …, please.',
    ],
  },
  writing:
    'Two friends are in your home this weekend, but you are not there. Write 40 to 50 words to them, a note for the fridge door: what food and drink there is, what there isn’t, and what they can buy.',
};
