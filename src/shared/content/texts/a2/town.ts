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
  {
    id: 'a2-hole-in-the-road',
    title: 'The hole in Station Road',
    level: 'A2',
    topic: 'town',
    kind: 'text',
    genre: 'letter',
    text: `Dear Town Council,

I live in Station Road. Last winter I wrote to you three times about the hole in front of my house. I said that it was ugly and dangerous, and I asked you to repair it at once. Today I read in the newspaper that you are going to do it next week.

Please don’t. I was wrong.

Before we had the hole, people drove down our street at sixty kilometres an hour. Now everyone has to slow down. The children at number 20 can cross without running. Mr Petrov sits in front of his door and reads.

Not everybody agrees with me. Ms Tanaka, who cycles to work in the dark, nearly fell into it. She wrote to you too, and she doesn’t speak to me now. But I have put a red lamp next to it.

I know that there are better answers. You could plant trees or make the street narrower. But when I asked for that six years ago, you said that it cost too much. The hole was free.

If your workers need something to do, there is a much bigger hole in Garden Street.

Yours faithfully,
Salome Ndlovu`,
    questions: [
      choose(
        'What should the council do, in the writer’s opinion?',
        'leave the hole as it is',
        [
          ['repair the hole at once', 'The writer wanted this last winter, but not now.'],
          ['close the street to cars', 'Cars should drive slowly. The writer does not want to close the street.'],
          ['make the hole much bigger', 'The bigger hole is in Garden Street.'],
        ],
        'The council is going to repair it, and the writer says: “Please don’t.”',
      ),
      trueOrFalse(
        'The writer had the same opinion about the hole last winter.',
        false,
        'Last winter the writer asked the council “to repair it at once”. Now the letter says: “I was wrong.”',
      ),
      trueOrFalse(
        'The hole has made the street safer for children on foot.',
        true,
        '“The children at number 20 can cross without running”.',
      ),
      choose(
        'What did Ms Tanaka probably write to the council?',
        'Please repair the hole.',
        [
          ['Please plant some trees.', 'The writer asked for this six years ago.'],
          ['Please take away the lamp.', 'The lamp helps people who come in the dark.'],
          ['Please leave the hole there.', 'She does not agree with the writer, because she “nearly fell into it”.'],
        ],
        '“Not everybody agrees with me.” Ms Tanaka “nearly fell into it”, and she “doesn’t speak to me now”.',
      ),
      choose(
        'What does “that” mean in “when I asked for that six years ago”?',
        'trees or a narrower street',
        [
          ['a lamp for dark nights', 'The writer put the lamp there and did not ask for it.'],
          ['a hole that cars can see', 'Six years ago the writer did not ask for a hole.'],
          ['a street without any cars', 'The writer only wants people to drive more slowly.'],
        ],
        '“You could plant trees or make the street narrower.”',
      ),
      choose(
        'Why does the writer say that the hole was free?',
        'The council didn’t want to pay for a better answer.',
        [
          [
            'The council didn’t want to pay for a red lamp.',
            'The writer put the lamp there. Nobody talks about its price.',
          ],
          ['The writer didn’t want to pay for the repair.', 'The council repairs holes in the street.'],
          ['The writer didn’t want to pay for new trees.', 'The council should plant the trees and pay for them.'],
        ],
        'The writer asked for trees or a narrower street, and “you said that it cost too much”.',
      ),
    ],
  },
];
