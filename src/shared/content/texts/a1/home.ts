import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const home: readonly AuthoredText[] = [
  {
    id: 'a1-five-in-a-flat',
    title: 'Five people, two rooms',
    level: 'A1',
    topic: 'home',
    kind: 'text',
    genre: 'story',
    text: `I’m Kit and I live in Hong Kong. Our flat is on the twenty-first floor. It is very small. There are two rooms, a kitchen and a bathroom, and there are five of us: my two mums, my two brothers and me.

My brothers and I sleep in one room. Our beds are one over the other, and mine is at the top. From my little window I can see a thousand lights and the boats on the water.

We haven’t got a garden, but there are tables and flowers on the roof of our building. In the evening we play cards there with our neighbours. I always win!`,
    questions: [
      write(
        'How many rooms are there, with the kitchen and the bathroom?',
        ['four', '4', 'four rooms', '4 rooms'],
        '“There are two rooms, a kitchen and a bathroom”: that is four.',
      ),
      choose(
        'Where does Kit sleep?',
        'in the top bed',
        [
          ['on the roof', 'The roof is where they play cards.'],
          ['in the kitchen', 'There is a kitchen, but nobody sleeps in it in the text.'],
          ['next to Kit’s mums', 'Kit sleeps in one room with the two brothers.'],
        ],
        'Kit says of the beds: “mine is at the top”.',
      ),
      trueOrFalse(
        'Kit can see boats from the bed.',
        true,
        '“From my little window I can see a thousand lights and the boats on the water.”',
      ),
      trueOrFalse(
        'The family has got a small garden.',
        false,
        '“We haven’t got a garden”. The flowers are on the roof.',
      ),
      choose(
        'What do people do on the roof in the evening?',
        'They play a game.',
        [
          ['They have dinner.', 'There are tables, but the text does not speak of dinner.'],
          ['They look at boats.', 'Kit does that from the bed.'],
          ['They buy flowers.', 'There are flowers on the roof, but nobody buys them.'],
        ],
        '“In the evening we play cards there with our neighbours.”',
      ),
      choose(
        'What does Kit think of the flat?',
        'It is small, but Kit likes it.',
        [
          ['It is big and very beautiful.', 'Kit says that the flat “is very small”.'],
          [
            'It is small, so Kit is sad.',
            'It is small, but Kit talks about nice things: the lights, the boats and the cards.',
          ],
          ['It is nice, but not very high.', 'The flat is very high: it is on the twenty-first floor.'],
        ],
        'Kit says “It is very small”, but then talks about the “thousand lights” and the cards: “I always win!”',
      ),
    ],
  },
];
