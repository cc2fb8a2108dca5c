import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const town: readonly AuthoredText[] = [
  {
    id: 'a2-market-with-a-guide',
    title: 'The best guide in town',
    level: 'A2',
    topic: 'town',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: So, Chidi, we’re in front of the station. Where’s the spice market?
B: Give me your arm, Lena. Can you smell coffee?
A: Yes, from the left.
B: That’s Mama Ngozi’s café. We go past it and down the hill. Careful, there are five steps.
A: Four… five! How did you know?
B: I was born blind, and I walk here every day. Now, listen. Can you hear water?
A: Yes, there’s a fountain. It’s very pretty.
B: We turn right there. What can you smell now?
A: Fish!
B: Then we’ve gone too far. Let’s go back twenty metres.
A: And now… pepper, and something sweet. We’re here! I’ve lived in this town for a year, but I could never find it.
B: That’s because you always look at your phone.
A: You’re right. I’m going to put it in my bag. What’s that sweet smell?
B: Fresh mango. And you’re going to pay!`,
    questions: [
      choose(
        'Where do Lena and Chidi start?',
        'at the station',
        [
          ['at the market', 'That is where they want to go.'],
          ['at the fountain', 'They turn right at the fountain.'],
          ['at the café', 'They go past the café.'],
        ],
        'Lena says: “we’re in front of the station”.',
      ),
      choose(
        'How does Chidi find the way?',
        'He uses his nose and ears.',
        [
          ['He asks people in the street.', 'He only asks Lena what she can smell and hear.'],
          ['He looks at a map on a phone.', 'Lena looks at her phone a lot. Chidi is blind.'],
          ['He follows Lena to the market.', 'She never found it, so he takes her there.'],
        ],
        'He asks “Can you smell coffee?” and “Can you hear water?”',
      ),
      write(
        'How many steps are there?',
        ['five', '5', 'five steps', '5 steps'],
        'Chidi says: “Careful, there are five steps.”',
      ),
      trueOrFalse(
        'They find the market without any mistake.',
        false,
        'Chidi says: “Then we’ve gone too far. Let’s go back twenty metres.”',
      ),
      trueOrFalse('Lena is new in the town.', false, 'She says: “I’ve lived in this town for a year”.'),
      choose(
        'What does Lena learn from Chidi?',
        'to notice what is around her',
        [
          ['to cook with sweet mangoes', 'They are going to buy mango, but not to cook.'],
          ['to walk much more quickly', 'He tells her to be careful.'],
          ['to find shops on her phone', 'She puts her phone in her bag.'],
        ],
        'He says “you always look at your phone”, and she says: “I’m going to put it in my bag.”',
      ),
    ],
  },
];
