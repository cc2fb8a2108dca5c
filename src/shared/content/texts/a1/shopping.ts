import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const shopping: readonly AuthoredText[] = [
  {
    id: 'a1-fruit-table',
    title: 'The fruit table',
    level: 'A1',
    topic: 'shopping',
    kind: 'text',
    genre: 'story',
    text: `Lucía is twelve. She lives in Oaxaca, a city in Mexico. Her aunt Rosa has got a table at the market and sells fruit there. On Saturdays Lucía helps her.

They start at six o’clock in the morning. Lucía puts the mangoes in front because they are her favourite colour. Her aunt writes the prices on small cards.

Lucía is good at maths, so she takes the money. She never makes a mistake! At two o’clock they are tired and hungry. They sit under the table, where it is not so hot, and eat the fruit that nobody wants to buy. It isn’t beautiful, but it is very sweet.`,
    questions: [
      choose(
        'When does Lucía help her aunt?',
        'on Saturdays',
        [
          ['every day', 'The market may be open every day, but the text names one day for Lucía.'],
          ['on Sundays', 'Sunday is part of the weekend too, but it is not the day in the text.'],
          ['after school', 'She works in the morning, not after lessons.'],
        ],
        'The text says: “On Saturdays Lucía helps her.”',
      ),
      choose(
        'Why does Lucía take the money?',
        'She is good at maths.',
        [
          ['She is very strong.', 'That helps with boxes of fruit, but the text does not say it.'],
          ['She writes the prices.', 'Her aunt does that, not Lucía.'],
          ['She likes the colour.', 'The colour is why the mangoes are in front.'],
        ],
        'The text says: “Lucía is good at maths, so she takes the money.”',
      ),
      trueOrFalse(
        'Lucía’s aunt writes the prices.',
        true,
        'The text says: “Her aunt writes the prices on small cards.”',
      ),
      write(
        'Which fruit does Lucía put in front?',
        ['mangoes', 'the mangoes', 'mangos', 'the mangos', 'mango'],
        'The text says: “Lucía puts the mangoes in front”.',
      ),
      trueOrFalse(
        'At two o’clock they eat the most beautiful fruit.',
        false,
        'They eat “the fruit that nobody wants to buy”, and “It isn’t beautiful”.',
      ),
      choose(
        'Which is another good title for the text?',
        'A busy Saturday morning',
        [
          ['A boring day in the city', 'They work all morning; nothing says that Lucía is bored.'],
          ['My favourite maths lesson', 'Lucía is good at maths, but she is at the market.'],
          ['How to cook with mangoes', 'They sell mangoes and do not cook with them.'],
        ],
        'It is about a Saturday: “They start at six o’clock in the morning”, and at two “they are tired and hungry”.',
      ),
    ],
  },
];
