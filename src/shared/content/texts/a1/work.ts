import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const work: readonly AuthoredText[] = [
  {
    id: 'a1-bus-forty',
    title: 'The singing bus driver',
    level: 'A1',
    topic: 'work',
    kind: 'text',
    genre: 'story',
    text: `Adwoa is a bus driver in Kumasi, in Ghana. Her bus is number 40. It is old and green, and it goes from the station to the hospital.

Adwoa starts work at five in the morning. The first people on her bus are nurses and cleaners. They are tired and they don’t talk, so Adwoa sings for them. Her voice is strong and warm. After ten minutes everyone is smiling, and some of them are singing, too.

There are new buses in the city. They are fast and have got good seats. But the nurses always wait for number 40. “Why?” asks her boss. Adwoa laughs. “I don’t know!”`,
    questions: [
      choose(
        'What is Adwoa’s bus like?',
        'It is old and green.',
        [
          ['It is new and fast.', 'The other buses in the city are new and fast.'],
          ['It is old and blue.', 'It is old, but it has got another colour.'],
          ['It is new and green.', 'It is green, but it is not new.'],
        ],
        'The text says of the bus: “It is old and green”.',
      ),
      write(
        'Where does the bus go from the station?',
        ['the hospital', 'to the hospital', 'hospital', 'to hospital'],
        '“it goes from the station to the hospital”',
      ),
      trueOrFalse('The first people on the bus talk a lot.', false, '“They are tired and they don’t talk”.'),
      trueOrFalse('Some people on the bus sing with Adwoa.', true, '“some of them are singing, too”'),
      choose(
        'Why do the nurses wait for number 40?',
        'They like Adwoa’s songs.',
        [
          ['It has got good seats.', 'The new buses have got good seats.'],
          ['It is cheap and fast.', 'The new buses are fast; the text does not talk about money.'],
          ['There is no other bus.', '“There are new buses in the city.”'],
        ],
        'She “sings for them”, and “After ten minutes everyone is smiling”.',
      ),
    ],
  },
  {
    id: 'a1-under-the-golf',
    title: 'A job at the bottom of a lake',
    level: 'A1',
    topic: 'work',
    kind: 'dialogue',
    genre: 'interview',
    text: `Sefa: Leire, you’re a diver. Do you work in the sea?
Leire: No, I work in lakes, where people play golf.
Sefa: What do you do there?
Leire: A lot of golf balls go into the water. I get them out.
Sefa: How many are there?
Leire: On a good day I find two thousand. I wash them and sell them.
Sefa: Can you see well down there?
Leire: No, it’s dark. I find the balls with my hands.
Sefa: Is it dangerous?
Leire: Yes, so I’m never alone. But the big fish are afraid of me.
Sefa: Do you find other things?
Leire: Yes. Last week there was a golf bag, with everything in it.
Sefa: How does a bag get into a lake?
Leire: I think somebody was angry about the game.`,
    questions: [
      choose(
        'What is Leire’s job?',
        'looking for balls under water',
        [
          ['teaching people to play golf', 'People play golf there, but Leire does not teach them.'],
          ['washing bags for golf players', 'Leire washes balls, not bags.'],
          ['looking for fish in the sea', 'Sefa asks about the sea, and Leire says “No”.'],
        ],
        'Leire says: “A lot of golf balls go into the water. I get them out.”',
      ),
      write(
        'How many balls does Leire find on a good day?',
        [
          'two thousand',
          '2000',
          '2,000',
          '2.000',
          'two thousand balls',
          '2000 balls',
          '2,000 balls',
          '2 thousand',
          '2 000',
        ],
        'Leire says: “On a good day I find two thousand.”',
      ),
      trueOrFalse('Leire gets money for the balls.', true, 'Leire says: “I wash them and sell them.”'),
      choose(
        'What helps Leire to find the balls?',
        'two good hands',
        [
          ['a small lamp', 'They do not talk about a lamp. “No, it’s dark”, says Leire.'],
          ['two good eyes', 'Sefa asks “Can you see well down there?” and Leire says “No, it’s dark.”'],
          ['a big fish', 'There are fish, but they are afraid and do not help.'],
        ],
        'Leire says: “I find the balls with my hands.”',
      ),
      trueOrFalse('Leire is afraid of the big fish.', false, 'Leire says: “But the big fish are afraid of me.”'),
      choose(
        'Why was the golf bag in the lake? Leire thinks that…',
        'a player was not happy.',
        [
          ['a player was not careful.', 'Leire says that somebody “was angry”.'],
          ['a diver was not careful.', 'The bag is from the game, and not from a diver.'],
          ['a fish was not afraid.', 'The fish are afraid of Leire, but they do not take bags.'],
        ],
        'Sefa asks “How does a bag get into a lake?” and Leire says “I think somebody was angry about the game.”',
      ),
    ],
  },
];
