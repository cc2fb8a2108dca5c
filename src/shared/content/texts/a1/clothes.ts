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
];
