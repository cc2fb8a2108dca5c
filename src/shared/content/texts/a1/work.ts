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
];
