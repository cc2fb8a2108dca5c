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
];
