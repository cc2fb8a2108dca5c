import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('housework', 'noun', 'cleaning, washing and other jobs at home', 'We do the housework on Saturdays.'),
      word('wash the dishes', 'phrase', 'to clean plates, cups and pans', 'I cook, and my brother washes the dishes.'),
      word('tidy', 'verb', 'to put everything in the right place', 'Please tidy your room before dinner.'),
      word('clean', 'verb', 'to take the dirt away from something', 'Who wants to clean the windows?'),
      word('dirty', 'adjective', 'not clean', 'Your football shoes are very dirty.'),
      word('rubbish', 'noun', 'things that you do not want any more', 'I take out the rubbish every evening.'),
      word('vacuum', 'verb', 'to clean a floor with a loud electric machine', 'Don’t vacuum while the baby is asleep!'),
      word(
        'washing machine',
        'noun',
        'an electric thing that gets clothes clean',
        'There is a red sock in the washing machine.',
      ),
      word('make the bed', 'phrase', 'to put the covers in order after you sleep', 'I make the bed before breakfast.'),
      word('sink', 'noun', 'the place in the kitchen where you wash plates', 'There are ten cups in the sink.'),
      word('towel', 'noun', 'a thing to dry your hands and body with', 'The clean towels are in the bathroom.'),
      word('dust', 'noun', 'dry grey dirt that lies on furniture', 'There is dust on top of the wardrobe.'),
      word('iron', 'verb', 'to make clothes flat with something hot', 'My dad irons his shirts on Sundays.'),
      word('do the shopping', 'phrase', 'to buy food and other things for the house', 'We do the shopping by bike.'),
    ],
    text: {
      title: 'Please read to the end',
      kind: 'text',
      genre: 'instructions',
      text: `Dear Mateo and Lin,

We’re coming home at six. Here are your jobs for today. Please read to the end before you start!

Start in the kitchen. Wash the dishes. Take out the rubbish. The bag under the sink is full.

Then put your dirty clothes in the washing machine. Look in all the pockets first. Last week we washed a phone.

Vacuum the living room. Move the sofa, because there is a lot of dust behind it. Then tidy your room and make the beds. A chair is not a wardrobe, Lin. Clean the bathroom floor last, but not with our best towel, Mateo.

The good news: you don’t have to cook. We left twenty euros for pizza. We put the money in a place that you can only find when you do a job well.

Love, Mum and Dad

PS We know you read this part first. No, it is not in the kitchen.`,
      questions: [
        choose(
          'What is the letter for?',
          'It tells two children what to do today.',
          [
            ['It says sorry to two children for a bad day.', 'The parents are out, but they do not say sorry.'],
            ['It tells two children how to cook a dinner.', 'They do not have to cook.'],
            ['It asks two children to buy things for the house.', 'They only need to buy pizza.'],
          ],
          '“Here are your jobs for today.”',
        ),
        choose(
          'What must Mateo and Lin do before they wash their clothes?',
          'See if there is anything in them',
          [
            [
              'Take all of them away from the chair',
              'There are clothes on a chair, but this is not about the washing.',
            ],
            ['Phone their parents about them', 'There was a phone in the washing machine last week.'],
            ['Put the clean towels with them', 'The towel is in the part about the bathroom.'],
          ],
          '“Look in all the pockets first.”',
        ),
        trueOrFalse('The bathroom floor is the first job.', false, '“Clean the bathroom floor last”'),
        write(
          'What is there a lot of behind the sofa?',
          ['dust', 'a lot of dust', 'lots of dust', 'the dust', 'much dust'],
          '“Move the sofa, because there is a lot of dust behind it.”',
        ),
        choose(
          'What can we say about Lin?',
          'Lin puts clothes on a chair.',
          [
            ['Lin needs a bigger wardrobe.', 'The letter does not say that the wardrobe is too small.'],
            ['Lin cleans with the best towel.', 'The towel is in the sentence about Mateo.'],
            ['Lin sleeps on the sofa.', 'Lin has a bed: it is on the list.'],
          ],
          '“A chair is not a wardrobe, Lin.”',
        ),
        choose(
          'Why do the parents not say where the money is?',
          'They want a very clean house.',
          [
            ['They want to save their money.', 'The money is for pizza: the children can use it today.'],
            ['They forgot where they put it.', 'They write that it is not in the kitchen, so they know the place.'],
            ['They want to bring the pizza.', 'The money is there for the children to buy it.'],
          ],
          '“We put the money in a place that you can only find when you do a job well.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You share a flat. It is four o’clock. At six, six friends are coming for dinner, and nothing is ready.',
      a: {
        role: 'You looked at all the rooms.',
        facts: [
          'The bathroom is dirty: it takes thirty minutes. The dishes take twenty minutes.',
          'Somebody has to vacuum the living room: twenty minutes.',
          'You have an online lesson from five o’clock to half past five.',
        ],
        goals: [
          'Find out what you are going to eat, and how long it takes to cook it.',
          'Find out if there is enough food in the house.',
          'Find out which jobs B can’t do today. Then make a plan to be ready at six.',
        ],
      },
      b: {
        role: 'You looked in the fridge.',
        facts: [
          'You want to make vegetable soup. It takes an hour to cook.',
          'There are no vegetables. It takes forty minutes to do the shopping.',
          'You cut your finger. You can cook with a glove, but you can’t wash dishes or clean a bathroom.',
        ],
        goals: [
          'Find out which rooms are dirty.',
          'Find out how long the jobs in those rooms take.',
          'Find out when A has no time. Then make a plan to be ready at six.',
        ],
      },
      phrases: [
        'How long does it take to …?',
        'I can’t …, because …',
        'Can you … first?',
        'I can do the … while you …',
        'Who is going to …?',
        'So we are ready at …',
      ],
    },
    statements: [
      'Children should get money for housework.',
      'Everybody in a family should cook once a week.',
      'It is not important to make your bed.',
      'It is more fun to clean with music.',
      'I like to wash the dishes.',
      'Nobody needs to iron T-shirts.',
      'A robot should do all the housework.',
      'You can learn a lot from housework.',
    ],
    questions: [
      'Which job at home do you like best, and which do you hate?',
      'What can a child of six do to help?',
      'How often do people need to clean the windows?',
      'What do you listen to or think about while you clean?',
      'Which new machine for the house do you want to invent?',
    ],
    task: {
      instruction:
        'Five people live in a house with two floors and do twenty hours of housework a week. They have 500 pounds to make this easier. Choose two ideas.',
      options: [
        'A machine that washes the dishes: 380 pounds, five hours less a week',
        'A robot that vacuums, but not on the stairs: 180 pounds, two hours less a week',
        'A machine that dries clothes, but is loud: 300 pounds, three hours less a week',
        'A cleaner for three hours a week: 400 pounds for ten weeks',
        'A bigger fridge, for shopping once a week: 250 pounds, two hours less a week',
        'Somebody who cleans the windows in spring and autumn: 80 pounds a year',
        'Two pounds for every hour that a child helps: 200 pounds for a hundred hours',
      ],
    },
    writing:
      'Write a note of 50 to 70 words to two friends who are going to stay in your home for a weekend without you. Tell them three jobs to do before they leave, and where to find what they need. Say thank you with a small surprise.',
  },
  hard: {
    words: [
      word(
        'chore',
        'noun',
        'a small boring job that has to be done regularly',
        'Hanging up socks is the chore I like least.',
      ),
      word(
        'share',
        'noun',
        'the part of something that one person has or does',
        'Everybody does an equal share of the cleaning.',
      ),
      word(
        'rota',
        'noun',
        'a list that shows whose turn it is to do what',
        'According to the rota, you clean the oven today.',
      ),
      word('spotless', 'adjective', 'perfectly clean', 'Before her visit the kitchen was spotless.'),
      word('wipe', 'verb', 'to clean a surface by moving a cloth over it', 'Wipe the table before you lay it.'),
      word('scrub', 'verb', 'to rub something hard with a brush to clean it', 'We scrubbed the steps with hot water.'),
      word('stain', 'noun', 'a dirty mark that is difficult to get out', 'The tomato stain will not come out.'),
      word('bin bag', 'noun', 'a big plastic bag that rubbish is put in', 'The bin bag split on the stairs.'),
      word('run out of', 'phrase', 'to have no more of something', 'We have run out of soap again.'),
      word(
        'washing powder',
        'noun',
        'a dry kind of soap for cleaning clothes',
        'Too much washing powder makes towels hard.',
      ),
      word('notice', 'verb', 'to see something and become aware of it', 'Nobody noticed that I had cleaned the lamps.'),
      word('water', 'verb', 'to give a plant what it needs to drink', 'Who waters the roses while you are away?'),
      word('take turns', 'phrase', 'to do something one after the other', 'They take turns cooking on weekdays.'),
      word('laundry', 'noun', 'clothes that are being washed or need to be', 'The laundry has been wet since Monday.'),
    ],
    text: {
      title: 'A hundred and fifty-five per cent',
      kind: 'dialogue',
      genre: 'interview',
      text: `Noor: Emeka, three of you share a flat, and your friends can’t stop talking about your notebook. What was wrong with an ordinary rota?
Emeka: We had one. Everybody did their share, and everybody was furious. So one evening I asked each of us to write down in secret how much of the housework we did. I put fifty per cent, Silvia forty-five and Arjun sixty.
Noor: That’s a hundred and fifty-five.
Emeka: Which would explain a spotless flat. Ours wasn’t.
Noor: So somebody was lying?
Emeka: That’s what I assumed. We hung a notebook on the fridge, and for a month every chore was written into it, however small. I was looking forward to catching the other two.
Noor: And did you?
Emeka: By the second page I’d learnt that bin bags don’t grow under the sink. Silvia had been buying them for two years. Arjun wiped the cooker every night when I’d gone to bed, and I scrubbed the bath before they were up. Nobody had been lying. We just hadn’t been there.
Noor: Whereas you’re always there when you do something yourself.
Emeka: Exactly. And who notices a stain that has gone?
Noor: Is the flat any cleaner now?
Emeka: Not at all. But we say thank you, and we no longer run out of washing powder. Oh, and we’ve dropped one chore altogether.
Noor: Which one?
Emeka: The plant in the hall. According to the notebook, all three of us were watering it, twice a week each. I was afraid that it was drowning, so I had a proper look at it.
Noor: And was it dying?
Emeka: It’s plastic.`,
      questions: [
        choose(
          'What did the notebook show the three?',
          'How little they had seen of each other’s work',
          [
            ['How few chores were really done in their flat', 'The notebook filled up with chores nobody knew of.'],
            ['How lazy one of them was compared with the others', 'All three turned out to have done a good deal.'],
            [
              'How much cleaner the flat could be with a new rota',
              'The flat is not any cleaner, and no new rota is mentioned.',
            ],
          ],
          '“Nobody had been lying. We just hadn’t been there.”',
        ),
        choose(
          'Why could the three figures not all be right?',
          'Together they made more than the whole.',
          [
            ['They had been written down in secret.', 'That is true, but it does not make them wrong.'],
            ['They were very different from each other.', 'Shares may differ, as long as they add up.'],
            ['They left out all of the smallest chores.', 'Nothing is said of what they left out.'],
          ],
          '“That’s a hundred and fifty-five.”',
        ),
        trueOrFalse(
          'Emeka expected the notebook to prove that he was doing too little.',
          false,
          '“I was looking forward to catching the other two.”',
        ),
        write(
          'What had Silvia been buying for two years?',
          [
            'bin bags',
            'the bin bags',
            'their bin bags',
            'bags',
            'bin liners',
            'bags for the bin',
            'bags for rubbish',
            'rubbish bags',
            'garbage bags',
            'trash bags',
            'plastic bags',
          ],
          '“bin bags don’t grow under the sink. Silvia had been buying them for two years.”',
        ),
        choose(
          'What has changed in the flat since then?',
          'People there show that they are grateful.',
          [
            ['The rooms there are tidier than they were.', 'Emeka says that it is not any cleaner.'],
            ['Everybody there works at the same time.', 'They do not say when they work now.'],
            ['The chores are divided in a different way.', 'One has been dropped; nothing is said of a new division.'],
          ],
          '“But we say thank you”',
        ),
        choose(
          'What does the end suggest about all three?',
          'They cared for something without looking at it.',
          [
            ['They had hoped that the others would water it.', 'Each of them watered it twice a week.'],
            ['They knew what it was and kept quiet about it.', 'Then nobody would have watered it.'],
            ['They were worried that it was not growing at all.', 'Emeka alone was worried, and about too much water.'],
          ],
          '“all three of us were watering it” until Emeka “had a proper look at it”: “It’s plastic.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You share a flat that neither of you finds clean enough. A has had an idea: a professional cleaner. You talk about it over breakfast.',
      a: {
        role: 'You work long hours and have talked to a cleaner.',
        facts: [
          'The cleaner charges 20 euros an hour and thinks that your flat needs three hours every two weeks.',
          'The cleaner does floors, kitchen and bathroom, but no dishes, laundry or rubbish. Somebody has to open the door, on a Wednesday or Friday morning.',
          'You could pay up to 30 euros every two weeks. You are free only on Sundays.',
        ],
        goals: [
          'Find out how much money could come from B and from anybody else.',
          'Find out who could open the door for the cleaner.',
          'Agree on how many hours to book, and on who does the rest.',
        ],
      },
      b: {
        role: 'You study, and have more time than money.',
        facts: [
          'You could pay 20 euros every two weeks at most. You are at home on Wednesdays.',
          'You do not mind floors or dishes, but you cannot stand cleaning the bathroom.',
          'Lwazi comes next month and would add 15 euros every two weeks, but not a cent before.',
        ],
        goals: [
          'Find out what the cleaner costs, and for how many hours.',
          'Find out what the cleaner does not do, and when A has time for that.',
          'Agree on a plan for this month, and another for the time with Lwazi.',
        ],
      },
      phrases: [
        'How much would that be for each of us?',
        'What wouldn’t be included?',
        'I’d be happy to … in return for …',
        'Until Lwazi moves in, we could …',
        'The one thing I really can’t stand is …',
        'Let’s try it for a month and see.',
      ],
    },
    statements: [
      'Whoever minds the mess should be the one who tidies it up.',
      'People should clean their own homes and not pay others to do it.',
      'Cooking is not housework.',
      'Schools should teach cleaning and mending as seriously as maths.',
      'Most people believe that they do more than their share.',
      'A home that is always spotless is not lived in.',
      'Machines have not saved us time; they have only made us wash more.',
      'I would rather do all the cleaning alone than discuss it.',
    ],
    questions: [
      'Which chores are never noticed until nobody does them?',
      'How can a group of people divide work so that everybody finds it fair?',
      'What is the strangest way of cleaning something that you have heard of?',
      'Why do some people enjoy cleaning, of all things?',
      'Which of today’s chores will have disappeared in fifty years?',
    ],
    task: {
      instruction:
        'Four flatmates have agreed to spend no more than ten hours a week in total on housework. The list below comes to sixteen. Choose what will be done, and say how they are going to live with the rest.',
      options: [
        'Washing all dishes by hand every evening: four hours',
        'Cooking one dinner for all on four evenings: four hours',
        'Vacuuming every room, not only the middle of it: two hours',
        'Washing and hanging up everybody’s clothes together: two hours',
        'Scrubbing the bathroom twice a week: an hour and a half',
        'Ironing shirts, which only two of them wear: an hour and a half',
        'Looking after the balcony, where tomatoes and herbs grow: one hour',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a student magazine with the title “The chore that nobody sees”. Describe one, show what happens when it is left undone, and suggest a way of making it visible that does not annoy anybody.',
  },
};
