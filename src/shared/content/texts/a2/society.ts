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
  {
    id: 'a2-vote-again',
    title: 'Vote again?',
    level: 'A2',
    topic: 'society',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Rana: So, László, what is our class going to buy for the school garden?
László: The football goal has got twelve votes. Trees have got ten, and the bench has got nine. The goal wins!
Rana: Wait. There are thirty-one of us, and nineteen didn’t vote for the goal.
László: So what? Twelve is more than ten. That’s how you vote.
Rana: We could vote again, but only about the goal and the trees. Then the people who wanted a bench can choose one of those.
László: You wanted trees, didn’t you?
Rana: Yes, but that’s not the reason.
László: And when the trees win, will you want a third vote?
Rana: No, because then more than half of us will be happy.
László: I don’t like it. You can’t change the rules after a game.
Rana: That’s true. Then let’s ask everybody: “Should we vote again, yes or no?”
László: All right. And if twelve say yes, ten say no and nine don’t know?`,
    questions: [
      write(
        'How many people voted for trees?',
        [
          'ten',
          '10',
          'ten people',
          '10 people',
          'ten pupils',
          '10 pupils',
          'ten students',
          '10 students',
          'ten votes',
          '10 votes',
        ],
        'László says: “Trees have got ten”.',
      ),
      choose(
        'What is Rana’s problem with the result?',
        'Most of the class voted for other things.',
        [
          ['Most of the class did not vote at all.', 'All thirty-one of them voted: twelve, ten and nine.'],
          ['Some of the votes were not counted.', 'The numbers are right: twelve, ten and nine make thirty-one.'],
          ['Some of the things cost too much.', 'They do not talk about prices.'],
        ],
        'Rana says: “nineteen didn’t vote for the goal”.',
      ),
      choose(
        'Some people “can choose one of those”. What are “those”?',
        'the goal and the trees',
        [
          ['the trees and a bench', 'In the second vote there is no bench.'],
          ['the goal and a bench', 'These people wanted a bench, but it got the fewest votes.'],
          ['the first and second vote', 'They choose between things, not between votes.'],
        ],
        'Rana wants to vote “only about the goal and the trees”.',
      ),
      choose(
        'What does László think about Rana’s plan at first?',
        'Rana only wants the trees to win.',
        [
          ['Rana only wants everyone to be happy.', 'Rana says this. László does not believe it.'],
          ['Rana does not want to buy anything.', 'László asks if Rana wanted trees.'],
          ['Rana does not know the numbers.', 'Rana knows that nineteen did not vote for the goal.'],
        ],
        'László says “You wanted trees, didn’t you?” and asks about “a third vote”.',
      ),
      trueOrFalse(
        'Rana agrees with László that you can’t change rules after a game.',
        true,
        'László says “You can’t change the rules after a game”, and Rana answers: “That’s true.”',
      ),
      trueOrFalse(
        'At the end they know what the class is going to buy.',
        false,
        'They first want to ask: “Should we vote again, yes or no?”',
      ),
    ],
  },
];
