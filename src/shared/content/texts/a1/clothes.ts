import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const clothes: readonly AuthoredText[] = [
  {
    id: 'a1-yellow-coat',
    title: 'The yellow coat',
    level: 'A1',
    topic: 'clothes',
    kind: 'text',
    genre: 'story',
    text: `There is a yellow coat in the hall of the Murray family in Glasgow. It is twelve years old. First it was Isla’s coat. Then it was too small for her, and it was Callum’s. After Callum, it was their cousin Priya’s coat. Now little Finn wears it. He is four.

The coat isn’t new, but it is warm and it has got six pockets. There is always something in them: a stone, a pencil, half a biscuit. Today Finn has got a very old letter in his hand. “Dear next person,” he reads with his mum. “This is a lucky coat. Love, Isla.”`,
    questions: [
      choose(
        'Whose coat was it first?',
        'Isla’s',
        [
          ['Finn’s', 'Finn wears it now; he is the last one.'],
          ['Priya’s', 'Priya’s turn was after Callum.'],
          ['Callum’s', 'It was Callum’s coat after it was too small for Isla.'],
        ],
        '“First it was Isla’s coat.”',
      ),
      trueOrFalse('Priya is Isla’s sister.', false, 'Priya is “their cousin”.'),
      trueOrFalse(
        'The letter is for Isla.',
        false,
        'The letter is from Isla: “Love, Isla.” It begins “Dear next person”.',
      ),
      write(
        'How many children had the coat before Finn?',
        ['three', '3', 'three children', '3 children'],
        'First it was “Isla’s coat”, then “it was Callum’s”, and then it was “Priya’s coat”.',
      ),
      choose(
        'What does Isla think of the coat?',
        'It is a very good coat.',
        [
          ['It is not warm at all.', 'The text says that “it is warm”.'],
          ['It is too old for Finn.', 'It is old, but Isla’s letter is from the time before Finn.'],
          ['It is only for Callum.', 'Her letter is for the “next person”, and that can be anyone.'],
        ],
        'She writes with love to the next person: “This is a lucky coat.”',
      ),
      trueOrFalse(
        'Finn has got an old coat from his family.',
        true,
        '“It is twelve years old”, and “Now little Finn wears it.”',
      ),
    ],
  },
  {
    id: 'a1-two-coats',
    title: 'Two coats and four jumpers',
    level: 'A1',
    topic: 'clothes',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Tariq: Ewa, why are you wearing two coats? It’s hot in this airport!
Ewa: Our suitcases can only be ten kilos, and my coats are heavy.
Tariq: And how many jumpers are you wearing?
Ewa: Four. I can’t move my arms!
Tariq: But we’re only going to Oslo for three days.
Ewa: It’s January, Tariq! It’s very cold there.
Tariq: So what’s in your suitcase?
Ewa: Boots. And six pairs of shoes.
Tariq: Six? And where does it say “ten kilos”?
Ewa: Here, on the ticket. Look!
Tariq: That’s for the little bags, Ewa. A suitcase can be twenty kilos.
Ewa: Really? Quick, help me with this coat!
Tariq: OK. And take off the jumpers, too.`,
    questions: [
      choose(
        'Why is Ewa wearing so many clothes?',
        'Ewa wants a light suitcase.',
        [
          ['Ewa feels cold at the airport.', 'Tariq says: “It’s hot in this airport!”'],
          ['Ewa wants a new suitcase.', 'Ewa has got a suitcase and does not ask for a new one.'],
          ['Ewa has got no suitcase.', 'There is a suitcase, with shoes and boots in it.'],
        ],
        'Ewa says: “Our suitcases can only be ten kilos, and my coats are heavy.”',
      ),
      write(
        'How many jumpers is Ewa wearing?',
        ['four', '4', 'four jumpers', '4 jumpers', 'four of them'],
        'Tariq asks “how many jumpers are you wearing?” and Ewa says “Four.”',
      ),
      trueOrFalse(
        'They are going to Oslo for a week.',
        false,
        'Tariq says: “we’re only going to Oslo for three days”.',
      ),
      choose(
        'What does Tariq think of the six pairs of shoes?',
        'They are too many.',
        [
          ['They are too old.', 'They do not say that the shoes are old.'],
          ['They are too thin.', 'It is cold in Oslo, but Tariq does not say this.'],
          ['They are too small.', 'They do not talk about the size of the shoes.'],
        ],
        'They are there “for three days”, Ewa has got “six pairs of shoes”, and Tariq asks: “Six?”',
      ),
      choose(
        'What is Ewa’s mistake?',
        'The ten kilos are for another bag.',
        [
          ['The weather in Oslo is not cold.', 'It is January, and nobody says that it is warm.'],
          ['The ticket is for another day.', 'They read the ticket, but not the day on it.'],
          ['The suitcase is not Ewa’s suitcase.', 'Ewa’s shoes and boots are in it.'],
        ],
        'Tariq says: “That’s for the little bags, Ewa. A suitcase can be twenty kilos.”',
      ),
      trueOrFalse(
        'In the end Ewa wants to take off a coat.',
        true,
        'Ewa says: “Quick, help me with this coat!” A suitcase “can be twenty kilos”, so the coat can go in it.',
      ),
    ],
  },
];
