import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('healthy', 'adjective', 'good for your body', 'Swimming is healthy.'),
      word('exercise', 'noun', 'sport or other things that make you fit', 'I get exercise on my bike.'),
      word('vegetables', 'noun', 'food like carrots and beans', 'He eats vegetables every day.'),
      word('sugar', 'noun', 'it makes cakes and drinks sweet', 'There is a lot of sugar in cola.'),
      word('fresh air', 'phrase', 'what you get when you go outside', 'We need some fresh air.'),
      word('walk', 'verb', 'to go on your feet', 'She walks to work.'),
      word('stairs', 'noun', 'you go up or down them to another floor', 'Take the stairs, not the lift.'),
      word('lift', 'noun', 'a small room that goes up and down in a building', 'The lift is slow today.'),
      word('glass of water', 'phrase', 'something to drink with no taste', 'I start the day with a glass of water.'),
      word('smoke', 'verb', 'to use cigarettes', 'Nobody can smoke in this building.'),
      word('feel well', 'phrase', 'to be healthy and have no pain', 'I don’t feel well, so I am staying in bed.'),
      word('fruit', 'noun', 'sweet food from trees, like apples', 'There is fresh fruit on the table.'),
      word('wheelchair', 'noun', 'a seat that moves, for somebody who can’t walk', 'She goes to work in a wheelchair.'),
      word('habit', 'noun', 'something that you often do, without thinking', 'A walk after lunch is a good habit.'),
      word('be good for you', 'phrase', 'to help your body', 'Laughing is good for you.'),
    ],
    text: {
      title: 'The lift on Monday',
      kind: 'text',
      genre: 'news',
      text: `There are nine floors in the Hill Bank building, and there is one lift. Last Monday there was a note on it. “This week the lift is closed,” it said. “Take the stairs. It is good for you!”

Not everybody was happy. “I work on the eighth floor,” says Paul Weber, 58. “On Monday I had to stop three times.” Layla Haddad, who uses a wheelchair, was angry: “On Monday morning I could not go to my desk. Did nobody think of me?”

The manager said sorry the same day, and on Tuesday the lift was open again. But there are pictures on the stairs now, one for every floor, and fresh fruit on the ninth.

“Now I take the stairs because I want to,” says Mr Weber. “I walk up to the ninth floor, eat an apple, and walk down again to my desk.” And Ms Haddad? She goes up in the lift. “The apples are for everybody,” she says.`,
      questions: [
        choose(
          'What happened at the bank?',
          'Its plan for more exercise was not good for everybody.',
          [
            [
              'Its lift was old and had to be changed.',
              'The lift was closed because of a plan. Nobody says that it was old.',
            ],
            ['Its workers did not want to eat fruit.', 'They eat the apples.'],
            ['Its manager did not listen to the workers.', '“The manager said sorry the same day”.'],
          ],
          'The note said “Take the stairs. It is good for you!”, but “Not everybody was happy.”',
        ),
        write(
          'On which floor does Mr Weber work?',
          [
            'eighth',
            '8',
            'the eighth',
            'the eighth floor',
            'eighth floor',
            'on the eighth floor',
            'on the eighth',
            '8th',
            'the 8th',
            '8th floor',
            'the 8th floor',
            'on the 8th floor',
            'floor 8',
          ],
          '“I work on the eighth floor,” says Paul Weber.',
        ),
        trueOrFalse('The lift was closed all week.', false, '“On Tuesday the lift was open again.”'),
        choose(
          'Why was Ms Haddad angry?',
          'She could not get to her desk.',
          [
            ['She had to stop on the stairs.', 'It was Mr Weber who stopped three times.'],
            ['She did not see the note.', 'She does not talk about the note.'],
            ['She did not get an apple.', 'She goes up in the lift for the apples.'],
          ],
          '“On Monday morning I could not go to my desk.”',
        ),
        choose(
          'Why does Mr Weber walk more now?',
          'Now it is his own choice.',
          [
            ['He does not like the lift.', 'He does not say that.'],
            ['His desk is on the ninth floor now.', 'He goes to the ninth floor for an apple and comes down again.'],
            ['He wants to help Ms Haddad.', 'She takes the lift and needs no help.'],
          ],
          '“Now I take the stairs because I want to”',
        ),
      ],
    },
    roleCards: {
      scene: 'You work in the same office. You want to do something healthy together every week.',
      a: {
        role: 'You like to be outside.',
        facts: [
          'You can swim, but you do not like running.',
          'You are free on Tuesday and Thursday after five o’clock.',
          'You can pay up to six pounds a week.',
        ],
        goals: [
          'Find out what B likes and does not like.',
          'Find out when B is free.',
          'Choose one thing, a day and a time.',
        ],
      },
      b: {
        role: 'You like to be with other people and do not like cold weather.',
        facts: [
          'You can’t swim, but you would like to learn.',
          'You are free on Monday and Thursday, but you have to be home at seven.',
          'The pool has a lesson for beginners on Thursday at half past five. It costs five pounds, and other people can swim then too.',
        ],
        goals: [
          'Find out what A likes and does not like.',
          'Find out how much A can pay.',
          'Choose one thing, a day and a time.',
        ],
      },
      phrases: [
        'Do you like …?',
        'I’ve never tried it.',
        'When are you free?',
        'That’s a bit expensive.',
        'Why don’t we …?',
        'See you on …, then!',
      ],
    },
    statements: [
      'It is expensive to eat healthy food.',
      'Everybody should walk for half an hour a day.',
      'Sport is boring.',
      'You can be healthy and eat cake.',
      'A dog keeps people healthy.',
      'Schools should only sell healthy food.',
      'Laughing is the best exercise.',
      'It is easy to change a bad habit.',
    ],
    questions: [
      'What healthy food do people eat in your country?',
      'How can people in an office get more exercise?',
      'What do you do when you want to rest?',
      'What is easy to change: food, sleep or exercise? Why?',
      'Is life in a village healthier than life in a city?',
    ],
    task: {
      instruction: 'Your school has 500 pounds to make life there healthier. Choose one thing, and say why.',
      options: [
        'Free apples every day for a term: 500 pounds',
        'Two table tennis tables outside: 480 pounds, not in the rain',
        'Water machines: 400 pounds, only one for each floor',
        'A cooking course for 20 students: 300 pounds',
        'Ten bikes to borrow: 500 pounds, but they are old',
        'A quiet room with plants: 350 pounds, no phones',
        'A dance lesson every Monday at lunch: 200 pounds',
      ],
    },
    writing:
      'Write a note of 40 to 60 words to the people in your office or school. Tell them about one healthy thing that everybody can do. Be friendly!',
  },
  hard: {
    words: [
      word('lifestyle', 'noun', 'the way in which somebody lives', 'A healthy lifestyle doesn’t have to be expensive.'),
      word('diet', 'noun', 'what somebody usually eats', 'Their diet consists mainly of beans and fish.'),
      word(
        'willpower',
        'noun',
        'the strength to do what you have decided',
        'My willpower is weakest after nine in the evening.',
      ),
      word('resolution', 'noun', 'a firm decision to change something', 'His New Year’s resolution lasted eight days.'),
      word('cut down on', 'phrasal verb', 'to have or do less of something', 'She has cut down on sugar.'),
      word('in moderation', 'phrase', 'not too much', 'Nearly everything is fine in moderation.'),
      word('wellness', 'noun', 'being fit and happy, as an aim or a business', 'Wellness is an industry now.'),
      word('remedy', 'noun', 'something that makes an illness better', 'Her remedy for everything is a walk.'),
      word('claim', 'noun', 'a statement that may or may not be true', 'The claim on the bottle was false.'),
      word('ingredient', 'noun', 'one of the things that food is made from', 'The main ingredient is water.'),
      word('nutritious', 'adjective', 'full of what the body needs', 'Beans are cheap and nutritious.'),
      word('work out', 'phrasal verb', 'to train the body', 'They work out in the park.'),
      word('harmful', 'adjective', 'causing damage', 'Too much of it may be harmful.'),
      word('do more harm than good', 'phrase', 'to make things worse', 'Such advice does more harm than good.'),
      word('energetic', 'adjective', 'full of life and ready to move', 'I have rarely felt so energetic.'),
    ],
    text: {
      title: 'I lived by the label for a month',
      kind: 'text',
      genre: 'review',
      text: `“Morning Spring” comes in a heavy glass bottle, costs as much as a decent lunch, and promises to change my lifestyle in thirty days. I was sent sixty bottles and asked for an honest opinion. Here it is.

The taste first. Imagine a lawn. Now imagine that somebody has walked over it with a lemon. It is not unpleasant, and after a week I even looked forward to it, chiefly because the booklet does not allow you to eat anything else before ten.

The booklet is, in fact, the heart of the matter. You are to drink one bottle on getting up, then walk briskly for twenty minutes. You are to cut down on sugar, go to bed by eleven and switch off your phone an hour before. It is sensible advice, kindly put, and it fills forty-seven of the forty-eight pages. The bottle is on the other one.

Did it work? Yes. By the third week I was sleeping better, I had stopped yawning in meetings, and a colleague asked whether I had been on holiday. I have rarely felt so energetic. So I did what the makers perhaps had not expected and gave half of my bottles to my flatmate, who works nights, hates walking and lives on biscuits. He drank one every day for two weeks. He reports that he now knows what a lawn tastes like.

I rang the firm to ask about the claim on the label, “shown to increase energy”. A polite man told me that there had been a survey. Of whom? Of customers. And had they followed the booklet too? There was a pause. “We would certainly hope so,” he said.

I can recommend Morning Spring without hesitation. It is harmless, its ingredients are grown locally, and the instructions are excellent. You may find that you can follow them just as well with tap water.`,
      questions: [
        choose(
          'What does the reviewer think of the product?',
          'The drink adds nothing to the advice that comes with it.',
          [
            ['The drink works, but it is far too expensive.', 'It was not the drink that worked.'],
            ['The drink is harmful to people who work at night.', '“It is harmless”.'],
            ['The drink tastes so bad that nobody will buy it.', '“It is not unpleasant”.'],
          ],
          '“You may find that you can follow them just as well with tap water.”',
        ),
        choose(
          'Why did the reviewer look forward to the drink after a week?',
          'There was nothing else to have in the morning.',
          [
            [
              'There was something refreshing about its taste.',
              'The taste is “not unpleasant”, but the reason is another.',
            ],
            ['There was less of it left every day.', 'The number of bottles is not the reason.'],
            ['There was a pleasant walk after it.', 'The walk is not mentioned as a reason.'],
          ],
          '“the booklet does not allow you to eat anything else before ten”',
        ),
        trueOrFalse(
          'Most pages of the booklet are about the drink.',
          false,
          'The advice “fills forty-seven of the forty-eight pages”.',
        ),
        write(
          'To whom did the reviewer give half of the bottles?',
          [
            'a flatmate',
            'flatmate',
            'the flatmate',
            'his flatmate',
            'her flatmate',
            'their flatmate',
            'my flatmate',
            'to a flatmate',
            'to the flatmate',
            'to his flatmate',
            'to her flatmate',
            'to their flatmate',
            'to my flatmate',
          ],
          '“gave half of my bottles to my flatmate”',
        ),
        choose(
          'What was the experiment with the bottles meant to find out?',
          'Whether the drink works without the rest',
          [
            ['Whether two weeks are long enough', 'The question is what the flatmate felt, not how long it took.'],
            ['Whether other people like the taste', 'That is all that came of it, but it was not the aim.'],
            ['Whether somebody can live on biscuits', 'The biscuits show that he did not follow the booklet.'],
          ],
          'The flatmate “works nights, hates walking and lives on biscuits”.',
        ),
        choose(
          'What does the pause on the telephone suggest?',
          'The man knew that the survey proved little.',
          [
            ['The man had never heard of the survey.', 'It was he who mentioned it.'],
            ['The man had not understood the question.', 'He answers it, if carefully.'],
            ['The man was angry with the reviewer.', 'He is “polite” throughout.'],
          ],
          '“We would certainly hope so,” he said.',
        ),
      ],
    },
    roleCards: {
      scene: 'You run the canteen of a college together. A new menu has to be ready by tomorrow.',
      a: {
        role: 'You are responsible for the kitchen, and you want healthier food.',
        facts: [
          'Doctors from the town will visit next month and write a public report.',
          'Bean burgers cost half as much as meat and can be made by one cook.',
          'One of your three cooks is leaving on Friday.',
        ],
        goals: [
          'Find out what students really buy, and why the canteen loses money.',
          'Get at least two changes onto the menu.',
          'Agree on what happens to the chips.',
        ],
      },
      b: {
        role: 'You are responsible for the money, and you are afraid of losing customers.',
        facts: [
          'Chips make up a third of what you earn.',
          'When you put a “healthy” sign on the soup, sales fell by half; when it was called “Grandma’s”, they doubled.',
          'You lose money on all meat dishes.',
        ],
        goals: [
          'Find out what the changes cost and who will cook them.',
          'Find out why A is in such a hurry.',
          'Agree on what happens to the chips.',
        ],
      },
      phrases: [
        'The figures show that …',
        'Nobody is going to buy that if …',
        'It depends on what we call it.',
        'How about offering both, but …?',
        'I could go along with that, provided that …',
        'So what do we do about …?',
      ],
    },
    statements: [
      'Sugary drinks should cost twice as much.',
      'People are responsible for their own health, and nobody else is.',
      'Most advice on healthy living is about selling something.',
      'Employers should not give rewards for exercise.',
      'Advertising sweets to children ought to be forbidden.',
      'A little of what you like does you good.',
      'Worrying about health is the unhealthiest habit of all.',
      'Schools should teach cooking before they teach chemistry.',
    ],
    questions: [
      'Why is it so hard to keep a good resolution?',
      'How could a town be built so that its people live healthily without thinking about it?',
      'How do you decide whether to believe a claim about food?',
      'Which advice about health does everybody know, but hardly anybody follow?',
      'Is there a limit to what a government may do to keep people healthy?',
    ],
    task: {
      instruction:
        'A town wants to help its people to live more healthily. It has 100,000 pounds. Choose at least two of these within that sum. At least one part must reach people who never ask for help.',
      options: [
        'Lights and benches on the path along the river: 45,000 pounds',
        'A free check-up for everybody over fifty: 60,000 pounds',
        'Cooking classes in the evening, with a place for children: 15,000 pounds',
        'A campaign with posters and a film: 25,000 pounds',
        'Cheaper fruit in the three poorest streets: 40,000 pounds a year',
        'An app that counts steps and gives prizes: 30,000 pounds',
        'A street without cars on Sundays: 10,000 pounds, shopkeepers protest',
        'Two people who go from door to door and listen: 50,000 pounds',
      ],
    },
    writing:
      'Write a review of 150 to 190 words for a consumer magazine about a product that promises to make people healthier. The product may be invented. Test its claim, and be fair.',
  },
};
