import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const home: readonly AuthoredText[] = [
  {
    id: 'a2-trumpet-upstairs',
    title: 'The trumpet upstairs',
    level: 'A2',
    topic: 'home',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Good evening. I’m Ravi, from the flat below you. Are you the person with the trumpet?
B: Oh dear. Yes, I’m Beatriz. I moved in on Friday. Is it too loud?
A: Well, I’m a nurse and I’m working nights this month. I go to bed at nine in the morning.
B: And I started to practise at ten! I’m so sorry. I thought that everyone was at work.
A: It’s OK. It was a beautiful song, but I prefer it in the evening.
B: When do you usually get up?
A: At about four.
B: Then I won’t play before half past four. Is that all right?
A: Perfect. And next month I’m going to work in the daytime, so you can practise in the morning again.
B: Great. Would you like to come to our concert on Saturday? I’ve got a free ticket.
A: I’d love to! Then I’ll hear you without my headphones.
B: You bought headphones because of me?
A: No, I borrowed my daughter’s!`,
    questions: [
      choose(
        'Why does Ravi go to see Beatriz?',
        'He can’t sleep in the day.',
        [
          ['He hates trumpet music.', 'He says: “It was a beautiful song”.'],
          ['He wants a free ticket.', 'Beatriz offers him a ticket later. He did not ask for it.'],
          ['He is new in the house.', 'Beatriz is the new one: “I moved in on Friday.”'],
        ],
        'He says “I’m working nights this month. I go to bed at nine in the morning”, and Beatriz “started to practise at ten”.',
      ),
      write(
        'What is Ravi’s job?',
        ['nurse', 'a nurse', 'he is a nurse', 'he’s a nurse'],
        'Ravi says: “I’m a nurse and I’m working nights this month.”',
      ),
      choose(
        'When can Beatriz practise this month?',
        'after half past four',
        [
          ['between nine and four', 'Ravi sleeps then.'],
          ['only in the morning', 'She can do that next month.'],
          ['only at the weekend', 'The concert is on Saturday; she can practise on other days, too.'],
        ],
        'She says: “Then I won’t play before half past four.”',
      ),
      trueOrFalse(
        'Next month Ravi will work in the day.',
        true,
        'He says: “next month I’m going to work in the daytime”.',
      ),
      trueOrFalse('Ravi bought headphones because of the trumpet.', false, 'He says: “No, I borrowed my daughter’s!”'),
      choose(
        'How do Ravi and Beatriz feel at the end?',
        'They like each other.',
        [
          ['They are still angry.', 'They find a good time, and he wants to come to her concert.'],
          ['They are both bored.', 'They talk about music and laugh together.'],
          ['They feel very tired.', 'Ravi works nights, but at the end they make a plan and a joke.'],
        ],
        'She asks him “to come to our concert”, and he says: “I’d love to!”',
      ),
    ],
  },
  {
    id: 'a2-island-saw',
    title: 'The island and the saw',
    level: 'A2',
    topic: 'home',
    kind: 'text',
    genre: 'geography',
    source: 'National Geographic; Encyclopaedia Britannica (Lake Titicaca, Uru people)',
    text: `Lake Titicaca lies between Peru and Bolivia, almost four kilometres above the sea. On its cold blue water there are dozens of small islands that people have made.

They are the home of the Uros. The Uros build them from totora, a tall, thin plant that grows in the lake. They tie big blocks of its roots together and put a lot of dry totora on top. Their houses and boats are made of it too, and they even eat the soft white part.

It isn’t an easy place to live. The bottom of the island slowly goes bad in the water. So they have to put new plants on top all year round. Dry totora burns fast, so people don’t make a fire in their houses. They cook outside, on stones. Many families now get money from tourists. Others have moved to the town of Puno, where the ground is hard and dry.

But if you don’t get on with your neighbours, there is one big advantage. If talking doesn’t help, the Uros can take a long saw, a tool for cutting wood. They cut the island into two pieces, and one family goes away with its own half.`,
    questions: [
      choose(
        'What is unusual about the islands in the text?',
        'People built them.',
        [
          ['Nobody lives there.', 'The islands “are the home of the Uros”.'],
          ['They are very old.', 'The text does not say how old they are.'],
          ['They are in the sea.', 'They are in a lake, a long way above the sea.'],
        ],
        '“dozens of small islands that people have made”',
      ),
      write(
        'Which plant do the Uros use for their boats?',
        ['totora', 'the totora', 'totora plants', 'dry totora', 'the totora plant', 'totora plant', 'totora reeds'],
        'The Uros build the islands “from totora”, and “Their houses and boats are made of it too”.',
      ),
      trueOrFalse(
        'The islands need new plants in summer and in winter.',
        true,
        '“they have to put new plants on top all year round”',
      ),
      choose(
        'Why do the Uros cook outside?',
        'The houses could burn.',
        [
          ['The nights are too cold.', 'The water is cold; the text does not say this about the nights.'],
          ['The houses are too small.', 'The text says nothing about the size of the houses.'],
          ['The tourists like to watch.', 'Tourists bring money, but this is not the reason.'],
        ],
        '“Dry totora burns fast, so people don’t make a fire in their houses.”',
      ),
      trueOrFalse('All of the Uros have stayed on the islands.', false, '“Others have moved to the town of Puno”.'),
      choose(
        'What is the “big advantage”?',
        'You can leave bad neighbours and keep your home.',
        [
          [
            'You can meet your neighbours and talk outside.',
            'They do talk, but the advantage comes “If talking doesn’t help”.',
          ],
          [
            'You can build your house without a lot of wood.',
            'They use totora, but the text calls something else an advantage.',
          ],
          ['You can sell half of your island to a tourist.', 'Tourists bring money, but nobody sells them an island.'],
        ],
        'They “cut the island into two pieces, and one family goes away with its own half”.',
      ),
    ],
  },
];
