import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('have breakfast', 'phrase', 'to eat the first meal of the day', 'We have breakfast at seven.'),
      word('bread', 'noun', 'food that bakers make from flour and water', 'I eat two pieces of bread in the morning.'),
      word('egg', 'noun', 'round food that comes from a chicken', 'Would you like an egg for breakfast?'),
      word('cereal', 'noun', 'dry food from a box that you eat with milk', 'My brother has cereal every morning.'),
      word('milk', 'noun', 'a white drink that comes from cows', 'There is no milk for my tea.'),
      word('juice', 'noun', 'a drink that you make from fruit', 'She drinks a glass of orange juice.'),
      word('bowl', 'noun', 'a deep, round plate for soup or cereal', 'Put the fruit in a bowl.'),
      word('spoon', 'noun', 'the thing that you eat soup with', 'I need a spoon for my yoghurt.'),
      word('a piece of', 'phrase', 'some, but not all, of something', 'Can I have a piece of bread?'),
      word('fresh', 'adjective', 'made or bought a short time ago, not old', 'The bread is fresh and still warm.'),
      word('salty', 'adjective', 'with a lot of salt', 'I like a salty breakfast with cheese.'),
      word('toast', 'noun', 'hot, brown bread', 'The toast is black! It was in there too long.'),
      word('jam', 'noun', 'sweet food made of fruit and sugar', 'He puts jam on his bread.'),
      word('wake up', 'phrase', 'to stop sleeping', 'When I wake up, I want tea.'),
    ],
    text: {
      title: 'Soup at seven',
      kind: 'text',
      genre: 'story',
      text: `Noor drives a night bus. She comes home at seven in the morning, and her son Sami is in the kitchen in his pyjamas. Sami has breakfast: an egg, cereal with cold milk, and a glass of orange juice. Noor has hot soup and a piece of fresh bread. Then she goes to bed.

“Soup for breakfast!” Sami always says.

“It’s not my breakfast,” says Noor. “It’s my dinner.”

Yesterday Noor came home tired. There was no cereal on the table. There were two bowls, two spoons and a big pot of soup. It was a little too salty, but it was hot.

“Are you going to have soup, too?” asked Noor.

“Yes,” said Sami. “Today I’m having dinner with you.”

They ate. Then Noor looked at the clock.

“Sami! Your bus!”

“Good night, Mum!” He took his school bag and ran out.

A minute later he was back. His face was red, and he was still in his pyjamas.`,
      questions: [
        choose(
          'What is the story about?',
          'Two people who share a meal',
          [
            ['A boy who cannot cook eggs', 'We read that he has an egg, but not that he cannot cook it.'],
            ['A mother who loses her job', 'Noor comes home from work. She has her job.'],
            ['A family with a new kitchen', 'They are in the kitchen, but it is not new.'],
          ],
          'Sami says: “Today I’m having dinner with you.”',
        ),
        write(
          'What does Noor drive?',
          ['a night bus', 'night bus', 'a bus', 'bus', 'the night bus', 'a bus at night'],
          '“Noor drives a night bus.”',
        ),
        trueOrFalse('There was too much salt in the soup.', true, '“It was a little too salty, but it was hot.”'),
        choose(
          'Why does Noor have soup at seven?',
          'It is the end of her day.',
          [
            ['She does not like eggs.', 'Sami has an egg. We do not read that Noor does not like eggs.'],
            ['Her kitchen is very cold.', 'The milk is cold. We do not read this about the kitchen.'],
            ['There is no bread at home.', 'She has a piece of fresh bread.'],
          ],
          '“It’s my dinner.” “Then she goes to bed.”',
        ),
        choose(
          'Why does Sami come back?',
          'He has to put on other clothes.',
          [
            ['He is tired and wants to sleep.', 'It is Noor who is tired. Sami is going to school.'],
            ['He cannot find his school bag.', 'He took his school bag.'],
            ['He wants to finish his hot soup.', 'They ate before he ran out.'],
          ],
          '“His face was red, and he was still in his pyjamas.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Your club is going to the sea on Saturday. Before the trip, you want to make breakfast for everybody in the club’s kitchen.',
      a: {
        role: 'You plan the trip.',
        facts: [
          'There are ten of you. Three people do not eat eggs or things with eggs.',
          'You can go into the kitchen at eight. The bus leaves at nine.',
          'Last year there were pancakes, and everybody asked for them again.',
        ],
        goals: [
          'Find out how much money you have, and what things cost.',
          'Find out how long it takes to cook and to wash up.',
          'Decide with B what there is going to be for breakfast.',
        ],
      },
      b: {
        role: 'You do the shopping, and you cook.',
        facts: [
          'You have 22 pounds. For ten people, bread and jam cost 6 pounds, yoghurt costs 10 pounds and juice costs 5 pounds.',
          'Ten eggs cost 3 pounds. They take ten minutes.',
          'Pancakes with eggs cost 1 pound for each person. For five people they take twenty minutes.',
          'After breakfast you need fifteen minutes to wash up.',
        ],
        goals: [
          'Find out how many people are coming, and what they don’t eat.',
          'Find out how much time you have in the kitchen.',
          'Find out what people liked last year, and decide with A what to buy.',
        ],
      },
      phrases: [
        'How many people …?',
        'What can we give the people who don’t eat …?',
        'We don’t have time for …',
        'That’s too expensive.',
        'Let’s make … for only five people.',
        'How much is that together?',
      ],
    },
    statements: [
      'Breakfast is the best meal of the day.',
      'A warm breakfast is better than a cold one.',
      'Nobody should talk to me before breakfast.',
      'On Sundays, breakfast can be at twelve o’clock.',
      'School should start with breakfast for everybody.',
      'Cake is a good breakfast.',
      'It is nice to have breakfast alone.',
      'I could eat the same breakfast every day.',
    ],
    questions: [
      'What do people in your country eat in the morning?',
      'What is different about breakfast at the weekend?',
      'Which food is not right for breakfast, and why?',
      'Where is a good place to have breakfast outside?',
      'You can have breakfast with a famous person. Who is it, and what do you eat?',
    ],
    task: {
      instruction:
        'A small hotel has twenty guests, but only one person works in its kitchen, from half past six to nine. There is already tea and coffee. Choose three more things. They can cost 35 pounds a day together.',
      options: [
        'Fresh bread and jam: 15 pounds, but somebody has to go to the baker at half past six',
        'Hot porridge: 5 pounds, ready in ten minutes, but many guests don’t know it',
        'Rice and vegetable soup: 12 pounds, one hour of work',
        'Eggs: 10 pounds, all guests get them as they like, but the cook cannot do other things',
        'Fruit: 14 pounds, half an hour of work, very nice to look at',
        'Cheese and tomatoes: 16 pounds, no cooking',
        'Pancakes: 8 pounds, children love them, but guests have to wait for ten minutes',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a student from another country who is going to stay with you for a week. Say when and where you have breakfast, who is there, and what you eat. Ask two questions about breakfast.',
  },
  hard: {
    words: [
      word(
        'skip',
        'verb',
        'to leave out something that you usually do or have',
        'I skip breakfast when I get up late.',
      ),
      word(
        'leftovers',
        'noun',
        'food that was not eaten at the last meal',
        'We had last night’s leftovers for breakfast.',
      ),
      word('roll', 'noun', 'a small round bread for one person', 'The rolls were still warm from the oven.'),
      word(
        'lay the table',
        'phrase',
        'to put plates, cups and knives out for a meal',
        'They lay the table in the evening.',
      ),
      word('fry', 'verb', 'to cook something in hot oil or fat', 'Could you fry two eggs for me?'),
      word(
        'household',
        'noun',
        'all the people who live together in a house or flat',
        'Our household needs three pots of tea every morning.',
      ),
      word('a dozen', 'phrase', 'twelve', 'A dozen eggs will be enough for the pancakes.'),
      word('get through', 'phrase', 'to use up or finish something', 'We get through two jars of honey a month.'),
      word('oversleep', 'verb', 'to wake up later than you meant to', 'If I oversleep, I eat on the train.'),
      word(
        'sold out',
        'adjective',
        'all bought already, so that there is nothing left',
        'By nine, the croissants were sold out.',
      ),
      word(
        'savoury',
        'adjective',
        'tasting of salt or spices rather than sugar',
        'I prefer a savoury breakfast to a sweet one.',
      ),
      word('filling', 'adjective', 'making you feel that you have eaten enough', 'Porridge is cheap and very filling.'),
      word('on an empty stomach', 'phrase', 'without having eaten', 'Nobody should have to sing on an empty stomach.'),
      word(
        'early riser',
        'noun',
        'somebody who gets up before most other people',
        'The early risers had already finished the jam.',
      ),
    ],
    text: {
      title: 'Forty-one doors',
      kind: 'dialogue',
      genre: 'interview',
      text: `Amara: Tomás, when you moved to this city, you decided to have breakfast with every household in your building: forty-one doors. Whatever made you do that?
Tomás: Loneliness, and a mistake. On my first morning I bought a dozen rolls, because where I come from you never buy fewer. I couldn’t get through them alone, so I rang at the door opposite.
Amara: And they let a stranger in before eight?
Tomás: An elderly lady did, in her dressing gown. She was frying bananas. Nobody is at their best at that hour, she said, so there’s no point in pretending. I think that’s the secret. At dinner people show you who they would like to be. At breakfast they haven’t had time.
Amara: What did you find behind the other doors?
Tomás: That everybody considers their own breakfast normal. On the second floor it’s leftovers. On the third they lay the table the night before. The students at the top skip it, and eat twice as much at eleven.
Amara: Did anybody turn you down?
Tomás: Not one. But at number thirty nobody ever answered, and I rang every morning for a month. In the end I just hung two rolls on the handle every Saturday. By the evening they’d always gone.
Amara: So there’s one person you never met?
Tomás: Wait. Last month I overslept, and by the time I got to the bakery everything was sold out. When I came home, there was a bag on my own door. Two rolls, still warm, and a note: “You’ve been very kind. But could it be fruit next time? I see two thousand of these every night.”
Amara: And did you ring again?
Tomás: At six in the evening, with a melon. I was just in time for breakfast.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'Getting to know people early in the day',
          [
            ['Learning how to cook for a large household', 'Tomás brings rolls; he does not learn to cook.'],
            ['Finding out which breakfast is the best one', 'He compares breakfasts but does not rank them.'],
            ['Looking for work in a city full of strangers', 'Nothing is said about looking for work.'],
          ],
          '“you decided to have breakfast with every household in your building”',
        ),
        choose(
          'Why did Tomás ring at the first door?',
          'He had more food than he could eat.',
          [
            ['He wanted to borrow something to cook with.', 'He had rolls to share and asked for nothing.'],
            ['He had been invited by the lady opposite.', 'He was a stranger to her.'],
            [
              'He could smell that something was burning.',
              'She was frying bananas, but he does not say that he smelt it.',
            ],
          ],
          '“I couldn’t get through them alone, so I rang at the door opposite.”',
        ),
        choose(
          'What does Tomás think is special about breakfast?',
          'People are more like their real selves.',
          [
            ['People are more generous than in the evening.', 'He speaks of pretending, not of giving.'],
            [
              'People have more time to listen to each other.',
              'He says that they have not had time, which is the point.',
            ],
            ['People make a greater effort to be polite.', 'It is at dinner that they make an effort.'],
          ],
          '“At dinner people show you who they would like to be. At breakfast they haven’t had time.”',
        ),
        trueOrFalse(
          'One of the neighbours told Tomás to go away.',
          false,
          'Amara asks: “Did anybody turn you down?” Tomás says: “Not one.”',
        ),
        write(
          'What did Tomás take to number thirty in the end, instead of rolls?',
          ['a melon', 'melon', 'fruit', 'one melon', 'some fruit'],
          '“At six in the evening, with a melon.”',
        ),
        choose(
          'Why had nobody answered at number thirty?',
          'The person was asleep after a night’s work.',
          [
            [
              'The person did not want to share any breakfast.',
              'In the end Tomás is let in just in time for breakfast.',
            ],
            ['The person had moved out some months earlier.', 'Somebody took the rolls and wrote the note.'],
            [
              'The person preferred to have breakfast at work.',
              'Breakfast at number thirty is at six in the evening, at home.',
            ],
          ],
          '“I see two thousand of these every night.” At six in the evening Tomás was “just in time for breakfast”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A group of birdwatchers is going to spend a night in a small hotel by a lake. The owner and the leader of the group talk on the phone about breakfast.',
      a: {
        role: 'You own the hotel.',
        facts: [
          'The buffet costs 9 pounds per person, from half past seven to ten. The breakfast room holds sixteen people at a time.',
          'Coffee and bread can be put out at half past five for 1 pound per person. A breakfast to take along costs 6 pounds, and all of it is cold.',
          'If the cook stays until eleven, it costs 20 pounds for the whole group.',
          'You may take ten per cent off the price of the buffet, but off nothing else.',
        ],
        goals: [
          'Find out how many people there are, and when each of them will want to eat.',
          'Find out how much they can spend, and what they did not like elsewhere.',
          'Agree on times, meals and a total price.',
        ],
      },
      b: {
        role: 'You lead the group.',
        facts: [
          'There are twenty-four of you. Twenty leave for the lake at a quarter to six and are back at half past nine; the other four get up at eight.',
          'You have 240 pounds for everything that is eaten before noon.',
          'Last year, in another hotel, there was nothing hot before or after the walk, and people grumbled all day.',
        ],
        goals: [
          'Find out what can be had before six, and what it costs.',
          'Find out when the buffet ends, and whether all of you can sit down at the same time.',
          'Get something warm for everybody without spending too much.',
        ],
      },
      phrases: [
        'What would that come to per person?',
        'Would it be possible to …?',
        'We could eat in two groups.',
        'That would be slightly over our budget.',
        'If you could take something off …, we’d …',
        'Let me just go through that again.',
      ],
    },
    statements: [
      'You only really know people when you have seen them at breakfast.',
      'Hotels should let their guests have breakfast all day.',
      'Reading at the breakfast table is rude.',
      'Breakfast in bed is less comfortable than it looks.',
      'Children should make breakfast for the whole family once a week.',
      'Leftovers from dinner make the best breakfast.',
      'Early risers have a better life.',
      'Important things should never be discussed before the first hot drink.',
    ],
    questions: [
      'What does your ideal morning look like, from waking up to leaving home?',
      'Which breakfast from another country would you like to try, and which would you find difficult?',
      'Why are most people less adventurous at breakfast than at dinner?',
      'If you could knock on any door with a bag of rolls, whose would it be?',
      'How has breakfast changed since your grandparents were young?',
    ],
    task: {
      instruction:
        'Six people will spend four weeks at a weather station on an island without shops. For breakfast they may take 40 kilos and enough gas for twelve hours of cooking. Choose three or four things. They have water, salt and sugar.',
      options: [
        'Oats and dried fruit: 14 kilos, five hours of gas, filling, but boring by the second week',
        'Flour for fresh bread: 16 kilos, eight hours, a smell that gets everybody out of bed',
        'Hard biscuits and jam: 12 kilos, no gas, crumbs in every sleeping bag',
        'Egg powder: 6 kilos, four hours, hated by two of the six',
        'Rice and beans: 15 kilos, seven hours, and the leftovers can be eaten for lunch',
        'Coffee, tea and milk powder: 5 kilos, three hours, and not filling at all',
        'Nuts and chocolate: 9 kilos, no gas, gone in a week unless somebody guards them',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for the magazine of an international school with the title “The breakfast I will never forget”. Say where you were and who was at the table, describe what you ate, and explain why that morning has stayed with you. You may invent it.',
  },
};
