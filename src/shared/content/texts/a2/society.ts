import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const society: readonly AuthoredText[] = [
  {
    id: 'a2-street-fridge',
    title: 'The fridge in the street',
    level: 'A2',
    topic: 'society',
    kind: 'text',
    genre: 'story',
    text: `In our street in Leipzig there is a blue fridge next to the bus stop. It has no lock. Anybody can put food in it, and anybody can take food out. You don’t have to explain why.

My dad lost his job in the spring, and for some months money was a problem. I didn’t want to use the fridge. I thought, “What will people say?” So I went there at night. But one night our neighbour, Dr Lehmann, was there too. She was taking out some bread. “I always forget to go to the supermarket,” she laughed. “Do you like plums? There are too many!”

After that I went in the daytime. I saw that the fridge was for everyone: students, families, busy people and hungry people.

Dad found a new job in September. Now we cook a big pot of soup every Sunday, and we put six boxes of it in the blue fridge. On Monday they are always gone. Once somebody left a note: “More pepper, please!”`,
    questions: [
      choose(
        'Who can use the fridge?',
        'anyone who wants to',
        [
          ['people without a job', 'The writer’s dad had no job, but a doctor used the fridge too.'],
          ['students with a key', 'Students use it, but it “has no lock”.'],
          ['families in the street', 'Families use it, but other people do, too.'],
        ],
        '“Anybody can put food in it, and anybody can take food out.”',
      ),
      choose(
        'Why did the writer first go there at night?',
        'He or she felt shy about it.',
        [
          ['There was more food then.', 'The text does not say when there is more food.'],
          ['The fridge was closed before.', 'The fridge “has no lock”.'],
          ['Dr Lehmann was there then.', 'The writer met her there, but did not plan it.'],
        ],
        'The writer thought: “What will people say?” and then writes “So I went there at night.”',
      ),
      trueOrFalse(
        'Dr Lehmann took bread because she was poor.',
        false,
        'She said: “I always forget to go to the supermarket”.',
      ),
      write(
        'In which month did the writer’s dad get a new job?',
        ['September', 'in September'],
        '“Dad found a new job in September.”',
      ),
      trueOrFalse('The family gives food to other people now.', true, '“we put six boxes of it in the blue fridge”'),
      choose(
        'What did the writer learn?',
        'It is fine to accept help.',
        [
          ['It is easy to cook soup.', 'The family cooks soup, but this is not what the story teaches.'],
          ['It is silly to buy bread.', 'Dr Lehmann only forgot to go to the supermarket.'],
          ['It is hard to make friends.', 'The writer was worried about other people, but they were friendly.'],
        ],
        '“I saw that the fridge was for everyone”, and “After that I went in the daytime.”',
      ),
    ],
  },
];
