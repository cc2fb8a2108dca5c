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
  {
    id: 'a1-cheap-room',
    title: 'A big, cheap room',
    level: 'A1',
    topic: 'home',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Ayumi: Good afternoon, Mr Kaplan. Is the room still free?
Mr Kaplan: Yes, it is. Come in. It’s on the first floor.
Ayumi: Oh, it’s big! And there’s a desk and a balcony. How much is it?
Mr Kaplan: Only two hundred euros a month.
Ayumi: That’s very cheap. Is there a problem?
Mr Kaplan: Well, there’s a bakery downstairs.
Ayumi: I know. I can smell the bread. It’s lovely!
Mr Kaplan: But the machines are very loud. They start at three in the morning. After a week everyone leaves.
Ayumi: At three? I’m not in bed then.
Mr Kaplan: Really? Where are you?
Ayumi: Downstairs, with the machines! I’m the new baker.`,
    questions: [
      choose(
        'Why does Ayumi visit Mr Kaplan?',
        'to find a place to live',
        [
          ['to find a place to work', 'Ayumi has got work: “I’m the new baker.”'],
          ['to look at an old desk', 'There is a desk in the room, but Ayumi asks about the room.'],
          ['to buy some fresh bread', 'Ayumi can smell bread, but asks about a room.'],
        ],
        'Ayumi asks “Is the room still free?” and “How much is it?”',
      ),
      write(
        'How much is the room a month?',
        [
          'two hundred euros',
          '200 euros',
          '€200',
          '200',
          '200 €',
          '200€',
          'two hundred',
          'only two hundred euros',
          'only 200 euros',
          '200 euro',
          'two hundred euro',
        ],
        'Mr Kaplan says: “Only two hundred euros a month.”',
      ),
      trueOrFalse('Ayumi likes the smell from the bakery.', true, 'Ayumi says: “I can smell the bread. It’s lovely!”'),
      choose(
        'Why is the room so cheap?',
        'It is loud at night.',
        [
          ['It is far from the shops.', 'There is a bakery in the same house.'],
          ['It is dark in the day.', 'There is a balcony, and they do not say that it is dark.'],
          ['It is small for a family.', 'Ayumi says: “Oh, it’s big!”'],
        ],
        'Mr Kaplan says: “the machines are very loud. They start at three in the morning.”.',
      ),
      trueOrFalse(
        'Other people stay in the room for a long time.',
        false,
        'Mr Kaplan says: “After a week everyone leaves.”',
      ),
      choose(
        'Why are the machines no problem for Ayumi?',
        'Ayumi works when they are on.',
        [
          ['Ayumi sleeps when they are on.', 'Ayumi says: “I’m not in bed then.”'],
          ['Ayumi sleeps well when it is loud.', 'Ayumi does not sleep at that time.'],
          ['Ayumi can ask the baker to stop.', 'The baker is Ayumi, and a baker needs the machines.'],
        ],
        'Where is Ayumi at three? “Downstairs, with the machines! I’m the new baker.”',
      ),
    ],
  },
];
