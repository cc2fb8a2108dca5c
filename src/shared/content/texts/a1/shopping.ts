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
  {
    id: 'a1-one-glove',
    title: 'One blue glove',
    level: 'A1',
    topic: 'shopping',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Malakai: Good morning, Zuzana.
Zuzana: Hello, Malakai. How much is this blue glove?
Malakai: Two gloves are twenty euros.
Zuzana: But I only need one, for my left hand. I’ve got the right one here.
Malakai: Sorry, I can’t sell one glove. Then I’ve got the other one, and nobody wants it!
Zuzana: Please! I haven’t got much money this week.
Malakai: Hm. Do you know Mr Banda from the café?
Zuzana: Yes, I do. Why?
Malakai: He’s got the same gloves, and he can’t find one of them.
Zuzana: Is it the left one, too?
Malakai: No, it’s the right one.
Zuzana: Then we can buy these together!
Malakai: Good idea. But they’re the last two, and I close at one.
Zuzana: It’s ten to one! Please don’t sell them.`,
    questions: [
      choose(
        'What is Zuzana’s problem?',
        'Zuzana has only got one glove.',
        [
          ['Zuzana has got two left gloves.', 'Zuzana has got a right glove and needs a left one.'],
          ['Zuzana has only got ten euros.', 'Zuzana has not got much money, but we don’t know how much.'],
          ['Zuzana has got no gloves now.', 'Zuzana has got the right glove, but not the left one.'],
        ],
        'Zuzana says “I only need one, for my left hand”, and then: “I’ve got the right one here.”',
      ),
      write(
        'How much are two gloves?',
        [
          'twenty euros',
          '20 euros',
          'twenty',
          '20',
          '€20',
          '20 €',
          '20€',
          'they’re twenty euros',
          'they are twenty euros',
          'twenty euro',
          '20 euro',
        ],
        'Malakai says: “Two gloves are twenty euros.”',
      ),
      choose(
        'Why doesn’t Malakai want to sell one glove?',
        'Nobody wants the other glove.',
        [
          ['Zuzana needs the other glove.', 'Zuzana has got the other glove: the right one.'],
          ['There is only one glove there.', 'There are two: “they’re the last two”.'],
          ['One glove is too expensive.', 'Zuzana has not got much money, but this is not Malakai’s problem.'],
        ],
        'Malakai says: “Then I’ve got the other one, and nobody wants it!”',
      ),
      trueOrFalse(
        'Mr Banda can’t find his right glove.',
        true,
        'Zuzana asks “Is it the left one, too?” and Malakai says: “No, it’s the right one.”',
      ),
      choose(
        'Zuzana says: “Then we can buy these together!” Who is “we”?',
        'Zuzana and Mr Banda',
        [
          ['Zuzana and Malakai', 'Malakai sells the gloves.'],
          ['Malakai and Mr Banda', 'Zuzana says “we”, so Zuzana is one of them.'],
          ['people in the café', 'Mr Banda is from the café, but nobody talks about other people there.'],
        ],
        'Zuzana needs the left one, and Mr Banda “can’t find one of them”, too: “it’s the right one”.',
      ),
      choose(
        'What does Zuzana want to do now?',
        'talk to Mr Banda',
        [
          ['pay for both gloves', 'Zuzana wants to buy the gloves together with Mr Banda.'],
          ['go to another shop', 'Zuzana says “Please don’t sell them”, so Zuzana wants these gloves.'],
          ['look for the old glove', 'Zuzana wants a new one and not the old one.'],
        ],
        'Zuzana says “Then we can buy these together!” Mr Banda doesn’t know this, and it is “ten to one”.',
      ),
    ],
  },
];
