import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('stall', 'noun', 'a table or very small shop in the street', 'There is a fruit stall near the station.'),
      word('seller', 'noun', 'a person who gives you things for money', 'The seller knows all our names.'),
      word('customer', 'noun', 'a person who buys something', 'The first customer comes at five in the morning.'),
      word('queue', 'noun', 'a line of people who wait', 'A long queue means good food.'),
      word('fry', 'verb', 'to cook something in hot oil', 'They fry the fish in front of you.'),
      word('pan', 'noun', 'a flat metal thing for cooking', 'The pan is as big as a table.'),
      word('smell', 'verb', 'to notice something with your nose', 'I can smell the corn from here.'),
      word('sauce', 'noun', 'something thick and wet that you put on food', 'Would you like red or green sauce?'),
      word('spicy', 'adjective', 'with a strong, hot taste', 'The soup is so spicy that I cried.'),
      word('pancake', 'noun', 'a thin, flat, round food from a pan', 'He put banana in my pancake.'),
      word('vegetable', 'noun', 'a plant that you eat, for example a carrot', 'You can choose three vegetables.'),
      word('fresh', 'adjective', 'made or picked a short time ago', 'All the juice is fresh.'),
      word('stick', 'noun', 'a long, thin piece of wood', 'You eat the meat from a stick.'),
      word('snack', 'noun', 'a small thing that you eat between meals', 'I buy a snack on my way home.'),
    ],
    text: {
      title: 'Next stop: pancakes',
      kind: 'text',
      genre: 'news',
      text: `For six months, the last number 14 bus in Sandy Hill was ten minutes late every evening. There was no traffic jam, and the bus company did not know why. So last week Anahit Grigoryan from the company got on.

She found the answer in River Street. At a small stall, Siti Wahyuni sells pancakes with vegetables and a spicy sauce. She fries them in a big black pan, and you can smell them from the other side of the river.

There is no bus stop in River Street. But the driver stopped, got off and bought his dinner. Then the passengers got off too, and soon there was a long queue.

“Not one of them was angry,” says Anahit.

Then she wrote a report. From May, there is a ten-minute stop in River Street. The bus is never going to be late again.

“It is a very good report,” says her boss. “But why is there sauce on page three?”`,
      questions: [
        choose(
          'What is the news about?',
          'A bus that waited for food',
          [
            ['A bus that drove past a fire', 'There is a hot pan, but no fire.'],
            ['A driver who lost his job', 'The driver stopped for dinner, but we do not read that he lost his job.'],
            ['A stall that had to close', 'The stall is open, and from May the bus stops there.'],
          ],
          '“But the driver stopped, got off and bought his dinner.”',
        ),
        write(
          'How many minutes late was the bus?',
          ['ten', '10', 'ten minutes', '10 minutes'],
          'It “was ten minutes late every evening”.',
        ),
        trueOrFalse('The passengers were angry with the driver.', false, '“Not one of them was angry,” says Anahit.'),
        choose(
          'What can people notice from far away?',
          'What Siti is cooking',
          [
            ['Where the bus stop is', 'There was no bus stop in River Street.'],
            ['When the bus is coming', 'We do not read that people can see or hear the bus.'],
            ['How long the queue is', 'There is a long queue, but we do not read who can see it.'],
          ],
          '“you can smell them from the other side of the river”',
        ),
        choose(
          'Why is the bus not going to be late again?',
          'The company is changing its plan.',
          [
            ['The driver is eating at home now.', 'There is still a stop at the stall.'],
            ['The stall is moving to a bus stop.', 'The stop comes to the stall, not the stall to the stop.'],
            ['The passengers are in a hurry now.', 'They liked to wait there, and nothing says that they do not now.'],
          ],
          '“From May, there is a ten-minute stop in River Street.”',
        ),
        choose(
          'What does the last line tell us?',
          'Anahit bought a pancake too.',
          [
            ['Anahit wrote too many pages.', 'The boss says that the report is very good.'],
            ['Anahit does not like the sauce.', 'There is sauce on the page, so she had some near her.'],
            ['Anahit works at the stall now.', 'She works for the bus company.'],
          ],
          'There was something from Siti’s stall on her report: “why is there sauce on page three?”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are friends at a long street market. It is seven in the evening. One of you has looked at the left end, the other one at the right end. You want to eat together.',
      a: {
        role: 'You have looked at the left end of the market.',
        facts: [
          'At your end there is vegetable soup for six euros (ten minutes in the queue) and corn on a stick for three euros (no queue).',
          'There is one free table at your end.',
          'Your train leaves at half past seven. The station is ten minutes away on foot.',
          'You have eight euros, and you cannot eat spicy food.',
        ],
        goals: [
          'Find out what there is at the other end, how much it costs, and how long you have to wait.',
          'Find out how much money B has, and if B wants a big meal.',
          'Agree on dinner, and on a place to eat it.',
        ],
      },
      b: {
        role: 'You have looked at the right end of the market.',
        facts: [
          'At your end there is chicken with rice for seven euros (fifteen minutes in the queue), spicy pancakes for four euros (five minutes) and fruit on a stick for two euros (no queue).',
          'There are no tables at your end. It is two minutes on foot from one end to the other.',
          'You are very hungry. You had no lunch, and you do not want to stand.',
          'You have ten euros, but you need two for the bus.',
        ],
        goals: [
          'Find out what there is at the other end, and where you can sit.',
          'Find out what A cannot eat.',
          'Find out how much time you have. Then agree on dinner.',
        ],
      },
      phrases: [
        'What do they have there?',
        'How long is the queue?',
        'Is it spicy?',
        'We only have … minutes.',
        'I can get … and you can get …',
        'Let’s share a …',
      ],
    },
    statements: [
      'Food is better when you eat it outside.',
      'A long queue means that the food is good.',
      'Street food should always be cheap.',
      'It is rude to eat while you walk.',
      'I like to see how people cook my food.',
      'Spicy food is best on a hot day.',
      'A stall with one dish is better than a stall with twenty.',
      'I never buy food when I do not know what it is.',
    ],
    questions: [
      'What do people eat in the street in your town or country?',
      'Which street food can you make at home, and how?',
      'What is difficult for people who work at a food stall?',
      'What do you look at before you buy something at a stall?',
      'You have your own stall. What do you sell, and what is its name?',
    ],
    task: {
      instruction:
        'Your class sells street food at the school party. You have 120 euros, and every dish is for fifty people. Choose three dishes.',
      options: [
        'Pancakes: 30 euros, and somebody has to stand at the pan all evening',
        'Fruit on a stick: 40 euros, no cooking, but two hours of cutting',
        'Noodles with vegetables: 45 euros, everybody likes them, but you need fifty bowls',
        'Chicken with rice: 60 euros, a real meal, but not for people who eat no meat',
        'Corn with butter: 25 euros, quick and easy, but the butter goes on your shirt',
        'Potatoes from a fire: 20 euros, but they are not ready before eight o’clock',
        'Spicy bean soup: 35 euros, very good on a cold evening, but small children do not like it',
      ],
    },
    writing:
      'A friend is going to visit your town. Write a message of 50 to 70 words to your friend. Say which street food is good, where it is, how much it costs, and how people eat it.',
  },
  hard: {
    words: [
      word('vendor', 'noun', 'somebody who sells things, often in the street', 'The vendors set up before sunrise.'),
      word('grill', 'noun', 'a metal frame over a fire for cooking food', 'Smoke rose from a dozen grills.'),
      word(
        'skewer',
        'noun',
        'a thin stick with pieces of meat or vegetables on it',
        'Two skewers and some bread make a meal.',
      ),
      word('sizzle', 'verb', 'to make the sound of food in hot fat', 'Onions were sizzling in a huge pan.'),
      word(
        'tempt',
        'verb',
        'to make somebody want what they did not plan to have',
        'The smell of doughnuts tempted us across the road.',
      ),
      word('on impulse', 'phrase', 'without having planned it', 'I bought three kinds of dumplings on impulse.'),
      word(
        'hygiene',
        'noun',
        'keeping things clean so that nobody becomes ill',
        'An inspector checks the hygiene of every stall.',
      ),
      word('regulation', 'noun', 'an official rule', 'A new regulation says where stalls may stand.'),
      word('recipe', 'noun', 'instructions for cooking a dish', 'The recipe has been in her family for a century.'),
      word(
        'purchase',
        'noun',
        'something that you buy, or the act of buying it',
        'Most purchases cost less than five euros.',
      ),
      word('rent', 'noun', 'what you pay for using a place', 'The rent for a corner pitch has doubled.'),
      word(
        'sniff',
        'verb',
        'to breathe in noisily in order to smell something',
        'She sniffed the soup and asked for a bowl.',
      ),
      word(
        'mouth-watering',
        'adjective',
        'looking or smelling delicious',
        'There was a mouth-watering display of pastries.',
      ),
      word('portion', 'noun', 'the amount of food for one person', 'The portions are small, so you can try several.'),
    ],
    text: {
      title: 'Report on a perfect hall',
      kind: 'text',
      genre: 'report',
      text: `To: the town council
From: Nkechi Eze, markets officer

A year ago the council moved thirty-two food vendors from the lanes around the harbour into a new hall. I was asked to find out why their sales have since fallen by half.

The hall itself cannot be faulted. It has running water, four hundred seats, and regulations that people actually follow. Hygiene has improved beyond recognition. In our survey, nine out of ten residents said that they were proud of it. Six out of ten had never been inside.

The vendors blame the rent, the weather or each other. Yet neither their recipes nor their prices have changed. I therefore spent a week in the lanes, asking former customers why they used to come. Hardly anybody had come. They had been on their way to the ferry or the bank when something sizzling on a grill tempted them. “You don’t decide to eat a skewer,” one of them said. “It happens to you.” Most purchases, in short, were made on impulse, and it was the nose that made them.

The hall has no smell. Twelve fans draw the smoke up and blow it out on to the top level of the car park next door, which nobody was expected to use. On Friday at six I counted over two hundred people up there. They were leaning against their cars, sniffing, in no hurry to leave. They told me that they came for the view. The car park faces a wall.

I advise against spending 80,000 euros on posters. Instead, four vendors should be allowed to cook in the car park for a month. I must add that when I went up on Saturday to measure the space, four rectangles had already been drawn on the ground in chalk, and in one of them stood a grill.`,
      questions: [
        choose(
          'What has the markets officer found out?',
          'People bought food because they happened to smell it.',
          [
            ['People stopped buying food because prices went up.', 'The prices have not changed.'],
            ['People avoid the hall because it is badly kept.', 'The hall is clean, and people are proud of it.'],
            ['People do not know yet that there is a new hall.', 'They know it: nine out of ten are proud of it.'],
          ],
          '“Most purchases, in short, were made on impulse, and it was the nose that made them.”',
        ),
        trueOrFalse(
          'Most of the residents in the survey had visited the hall.',
          false,
          '“Six out of ten had never been inside.”',
        ),
        write(
          'How many fans does the hall have?',
          ['twelve', '12', 'twelve fans', '12 fans'],
          '“Twelve fans draw the smoke up”.',
        ),
        choose(
          'What did the customer mean by “It happens to you”?',
          'One rarely plans such a snack.',
          [
            ['One often drops some of it.', 'The customer talks about how one comes to eat it.'],
            ['One cannot politely refuse it.', 'Nobody was made to eat: they were tempted.'],
            ['One never gets what one ordered.', 'No mistakes of the vendors are mentioned.'],
          ],
          '“You don’t decide to eat a skewer”.',
        ),
        choose(
          'Why does the report mention the wall?',
          'It shows that people gave a false reason.',
          [
            ['It shows that the car park is dangerous.', 'Nothing is said about danger.'],
            [
              'It shows that the fans were badly placed.',
              'The fans blow on to the car park; the wall has nothing to do with them.',
            ],
            ['It shows that there is no space for stalls.', 'There is space for four of them.'],
          ],
          'They said that “they came for the view”, but “The car park faces a wall.”',
        ),
        choose(
          'What can be concluded from the last sentence?',
          'The vendors have not waited for permission.',
          [
            ['The council has already agreed to the plan.', 'The report has only just been written for the council.'],
            ['The drivers have asked for more parking spaces.', 'A grill does not stand in a parking space for cars.'],
            ['The officer has made a mistake in measuring.', 'The drawing was there before anything was measured.'],
          ],
          'It “had already been drawn on the ground in chalk, and in one of them stood a grill”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A one-day summer festival has two pitches left for food stalls. The organiser and a cook who would like to sell there talk on the phone.',
      a: {
        role: 'You organise the festival.',
        facts: [
          'The pitch by the stage costs 400 euros and has no electricity. About 300 portions are sold there. You can leave only when the festival ends, at ten.',
          'The pitch by the gate costs 250 euros and has electricity. About 180 portions are sold there. You can leave at any time.',
          'No meal may cost more than eight euros, and each dish is sold by one stall only. Somebody has dumplings already.',
          'You may take part of the rent after the festival.',
        ],
        goals: [
          'Find out what the cook sells, at what price, and what equipment it needs.',
          'Find out what the cook can pay in advance, and how long the stall can stay.',
          'Agree on the dish, the price, the pitch and the rent.',
        ],
      },
      b: {
        role: 'You cook and sell with one helper.',
        facts: [
          'You make fried dumplings at seven euros, with electricity, and noodle soup at nine euros, with gas. One portion of either costs you three euros.',
          'You want to earn at least 600 euros after rent and ingredients.',
          'You can pay no more than 300 euros in advance.',
          'Your helper has to catch a bus at nine. You can work on alone, but you hate packing up by yourself.',
        ],
        goals: [
          'Find out what each pitch costs, how much is sold there, and what it lacks.',
          'Find out which rules there are for dishes and prices.',
          'Find out when stalls may leave. Then agree, if it pays.',
        ],
      },
      phrases: [
        'What exactly do you get for that?',
        'Let me do the sums for a moment.',
        'I’m afraid that’s already taken.',
        'Would you be prepared to …?',
        'I could come down to …, but no lower.',
        'So, to sum up, we’ve agreed that …',
      ],
    },
    statements: [
      'The best food in a town is never found in its restaurants.',
      'Street food loses its charm as soon as it has a roof.',
      'Too many regulations are killing street food.',
      'Tourists ruin the food that they come for.',
      'A dish should be cooked only by people who grew up with it.',
      'Food tastes better when you have had to queue for it.',
      'Vendors should pay as much rent as shops do.',
      'Nobody really knows what they want to eat until they smell it.',
    ],
    questions: [
      'Which smell would make you change your plans?',
      'What can you learn about a place from what is eaten in its streets?',
      'Why do some dishes travel round the world while others stay at home?',
      'What would a street without any food be like?',
      'How can a stall stay good once everybody has heard of it?',
    ],
    task: {
      instruction:
        'A town has room for three food stalls in a new square. Together they must bring in at least 9,000 euros of rent a year, and at least one must offer a hot meal for under five euros. Choose the three.',
      options: [
        'Grilled fish from local boats: pays 5,000, nine euros a meal, plenty of smoke',
        'Soup by four school-leavers: pays 1,000, four euros a bowl, little experience',
        'Hot stuffed flatbread by a couple with twenty years in the trade: pays 3,000, four euros, a queue that blocks the pavement',
        'Burgers made of insects: pays 4,000, eight euros, attracts schools and journalists',
        'Noodles from a firm with sixty stalls: pays 7,000, six euros, never closed, no local staff',
        'Fresh juice and fruit: pays 2,500, nothing hot, noisy machines',
        'Dumplings for night workers, from eight to four: pays 2,000, four euros fifty, neighbours who sleep badly',
      ],
    },
    writing:
      'Write a review of 120 to 150 words for a travel website about a street food stall, real or invented. Say what one eats there, what the wait is like, and who should not go, and suggest one improvement.',
  },
};
