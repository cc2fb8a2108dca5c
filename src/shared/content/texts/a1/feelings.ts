import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const feelings: readonly AuthoredText[] = [
  {
    id: 'a1-birthday-present',
    title: 'A present for Dad',
    level: 'A1',
    topic: 'feelings',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Mei, it’s Dad’s birthday on Thursday! Have you got a present?
B: No, I haven’t, Ben. I’ve only got four dollars.
A: And I’ve got three. We can’t buy a book or a shirt.
B: Let’s make something.
A: A cake? We’re not good cooks, Mei!
B: No. What does Dad love?
A: His bike, football and old songs.
B: That’s it! His bike is always dirty. We can wash it.
A: And then we can sing his favourite song!
B: You sing. I can play it on the guitar.
A: Great! And we’ve got seven dollars for ice cream.`,
    questions: [
      write(
        'When is Dad’s birthday?',
        ['on Thursday', 'Thursday', 'it’s on Thursday', 'this Thursday'],
        '“it’s Dad’s birthday on Thursday!”',
      ),
      choose(
        'Why can’t they buy a shirt for Dad?',
        'They haven’t got much money.',
        [
          ['They don’t know his size.', 'They do not talk about his size.'],
          ['The shops are closed now.', 'They do not talk about the time or the shops.'],
          ['He has got a lot of shirts.', 'They do not say how many shirts he has got.'],
        ],
        'Mei says “I’ve only got four dollars”, and Ben says “I’ve got three. We can’t buy a book or a shirt.”',
      ),
      trueOrFalse('They want to make a cake.', false, 'Ben says: “We’re not good cooks, Mei!”'),
      choose(
        'What do they want to do with the bike?',
        'clean it',
        [
          ['buy it', 'Dad has got the bike, and they have only got seven dollars.'],
          ['ride it', 'Dad rides it; they want to do something for him.'],
          ['paint it', 'It is dirty, so it needs water and not a new colour.'],
        ],
        'Mei says: “His bike is always dirty. We can wash it.”',
      ),
      trueOrFalse('Mei can play the guitar.', true, 'Mei says: “I can play it on the guitar.”'),
      choose(
        'What are their presents for Dad?',
        'a clean bike, a song and ice cream',
        [
          ['a new bike, a song and ice cream', 'They can’t buy a bike. They clean his old one.'],
          [
            'a football, a guitar and a book',
            'Dad loves football and Mei has got a guitar, but these are not presents.',
          ],
          ['a cake, a shirt and a clean bike', 'They can’t cook, and a shirt is too expensive.'],
        ],
        'They say of the bike “We can wash it”, they want to “sing his favourite song”, and they have “seven dollars for ice cream”.',
      ),
    ],
  },
  {
    id: 'a1-afraid-of-what',
    title: 'What are you afraid of?',
    level: 'A1',
    topic: 'feelings',
    kind: 'text',
    genre: 'figures',
    text: `There are twenty-four students in our evening class, and our teacher is Mr Sato. This week’s question is: “What are you afraid of?” We all give one answer, and Mr Sato does, too:

spiders: 7
the dark: 5
dogs: 4
tests: 4
lifts: 2
birds: 1
nothing: 2

“Nothing” is the answer of Paloma and Yerlan. Well, Yerlan is very tired after work. But he never takes the lift with us. “I like stairs,” he says.

And who is afraid of birds? It is a tall, strong man. When there are spiders in the room, he takes them outside for us. But sometimes a bird sits at the classroom window. Then he goes behind the board and says, “Please do exercise six.”`,
    questions: [
      write(
        'How many people give an answer?',
        [
          '25',
          'twenty-five',
          'twenty five',
          '25 people',
          'twenty-five people',
          '25 people do',
          'twenty-five people do',
        ],
        'There are “twenty-four students”, “We all give one answer, and Mr Sato does, too”: that is twenty-five.',
      ),
      trueOrFalse(
        'Half of the class is afraid of spiders.',
        false,
        'Only seven people are afraid of them: “spiders: 7”. Half of the class is twelve.',
      ),
      choose(
        'What does the writer think about Yerlan’s answer?',
        'It is not true.',
        [
          ['It is very brave.', 'The writer does not believe him, because he “never takes the lift”.'],
          ['It is too long.', 'It is only one word.'],
          ['It is like Mr Sato’s.', 'Yerlan’s answer is “Nothing”, and that is not Mr Sato’s answer.'],
        ],
        'Yerlan says “Nothing”. But he “is very tired after work”, and “he never takes the lift with us”. The writer thinks that he is afraid of lifts.',
      ),
      choose(
        'What does “them” in “he takes them outside” mean?',
        'the spiders',
        [
          ['the birds', 'The man is afraid of birds and does not go near them.'],
          ['the students', 'The students are in the room, and he helps them.'],
          ['the dogs', 'Four people are afraid of dogs, but there are no dogs in the room.'],
        ],
        '“When there are spiders in the room, he takes them outside for us.”',
      ),
      choose(
        'Who is afraid of birds?',
        'the teacher',
        [
          ['Yerlan', 'His answer is “Nothing”, and he does not like the lift.'],
          ['the writer', 'The person with birds is “a tall, strong man”, and the writer talks about him.'],
          ['Paloma', 'Her answer is “Nothing”.'],
        ],
        'When there is a bird, he “goes behind the board” and gives the class an exercise. In a class, the teacher does this.',
      ),
      choose(
        'Why does the writer give us the numbers?',
        'to show what people in one class feel',
        [
          ['to show who is good at tests', 'Four people are afraid of tests, but we do not know who is good.'],
          ['to help people with a problem', 'The text does not say what people can do.'],
          ['to ask for a new class in the evening', 'There is an evening class, and the writer asks for nothing.'],
        ],
        'The question of the class is: “What are you afraid of?” The numbers are the answers.',
      ),
    ],
  },
];
