import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('fry', 'verb', 'to make food ready in hot oil', 'Fry the eggs for three minutes.'),
      word('boil', 'verb', 'to get very hot, to 100 degrees, like water for tea', 'The water is going to boil soon.'),
      word('chop', 'verb', 'to cut into small pieces', 'Chop the onions and the carrots.'),
      word('peel', 'verb', 'to take the skin off a fruit or vegetable', 'I always peel apples for a cake.'),
      word('stir', 'verb', 'to move food around with a spoon', 'Stir the soup every five minutes.'),
      word('add', 'verb', 'to put in one more thing', 'Now add the milk.'),
      word('taste', 'verb', 'to eat a little to see if it is good', 'Taste the sauce before you put it on the table.'),
      word('heat', 'verb', 'to make something hot', 'Heat the milk, but not too much.'),
      word('pan', 'noun', 'a metal thing that you cook in', 'You need a big pan for this soup.'),
      word('bowl', 'noun', 'a deep, round dish, for example for soup', 'She had two bowls of rice.'),
      word('oil', 'noun', 'something like yellow water that we cook with', 'Put a little oil in the pan.'),
      word('recipe', 'noun', 'a text that tells you how to make a dish', 'This is my uncle’s recipe for bread.'),
      word('oven', 'noun', 'a hot box in the kitchen for cakes and bread', 'The pizza is in the oven.'),
      word('knife', 'noun', 'a thing that you cut with', 'Be careful with that knife.'),
    ],
    text: {
      title: 'A note on the fridge',
      kind: 'text',
      genre: 'instructions',
      text: `Hi Tomas,

I’m at work until half past seven, so you are going to cook tonight. Don’t be afraid! It’s only potato soup.

First, wash four potatoes and two carrots. Peel them and cut them into small pieces. Chop an onion. You are going to cry a little. That is normal.

Heat some oil in the big pan and fry the onion for five minutes. Stir it all the time. Then add the other vegetables and a litre of water. When the water boils, turn it down and wait for twenty minutes. Don’t watch videos! Stay in the kitchen.

Now taste it. Does it need salt? Put in a little, and taste it again. You can always add more, but never less.

Put two bowls on the table at eight.

Love, Noor

P.S. Is it black? Open the windows and look behind the clock. The phone number of the pizza place is there. My mother put it there after my first soup.`,
      questions: [
        choose(
          'What does Noor want Tomas to do?',
          'Make dinner for the two of them',
          [
            ['Buy vegetables on his way home', 'The note does not say that he has to buy things.'],
            ['Order two pizzas for eight o’clock', 'The pizza place is only for an accident in the kitchen.'],
            ['Clean the kitchen before she is back', 'Noor does not write about cleaning.'],
          ],
          '“you are going to cook tonight” and “Put two bowls on the table at eight.”',
        ),
        write(
          'How many minutes does Tomas have to fry the onion?',
          ['five', '5', 'five minutes', '5 minutes'],
          '“fry the onion for five minutes”',
        ),
        trueOrFalse('Tomas can watch videos when the soup is on.', false, '“Don’t watch videos! Stay in the kitchen.”'),
        choose(
          'What must Tomas do first when the water starts to boil?',
          'Use a lower heat',
          [
            ['Put in the carrots', 'The carrots are in the pan before that.'],
            ['Stir in the onion', 'The onion was the first thing in the pan.'],
            ['Add a litre of water', 'The water is in the pan already.'],
          ],
          '“When the water boils, turn it down and wait for twenty minutes.”',
        ),
        choose(
          'Why does Tomas start with only a little salt?',
          'He can’t take it out again.',
          [
            ['There isn’t a lot at home.', 'The note does not say how much salt there is.'],
            ['Noor doesn’t like it in soup.', 'We do not read what Noor likes.'],
            ['The vegetables are salty.', 'Noor does not write that about the vegetables.'],
          ],
          '“You can always add more, but never less.”',
        ),
        choose(
          'What can we say about Noor’s first soup?',
          'Nobody wanted to eat it.',
          [
            ['It was better than a pizza.', 'After that soup they needed the pizza place.'],
            ['Her mother helped to make it.', 'We only read that her mother put the number there.'],
            ['There were no potatoes in it.', 'We do not read what was in it.'],
          ],
          'The number is there for bad days: “My mother put it there after my first soup.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You live together. Tonight four friends are coming to dinner, so you are six. One of you is in the kitchen and the other one is at the market. You talk on the phone.',
      a: {
        role: 'You are in the kitchen.',
        facts: [
          'You have a lot of rice, six eggs and two onions. The oven does not work, but you have a big pan.',
          'The friends are coming at seven, and they are never late.',
          'Ali doesn’t eat fish. A chicken takes an hour in your pan, vegetables take twenty minutes.',
        ],
        goals: [
          'Find out what there is at the market, and what it costs.',
          'Find out how much money B has, and when B can be home.',
          'Agree on a main dish and something sweet.',
        ],
      },
      b: {
        role: 'You are at the market.',
        facts: [
          'You have 15 pounds.',
          'For six people: a chicken costs 9 pounds, a fish 8, vegetables 6, fruit 5 and a cake 10.',
          'You can be home at a quarter past six.',
        ],
        goals: [
          'Find out what is in the kitchen, and what does not work.',
          'Find out when the friends are coming, and what they don’t eat.',
          'Find out how long it takes to cook things, and agree on what you buy.',
        ],
      },
      phrases: [
        'What have we got?',
        'How much is …?',
        'How long does it take?',
        'We don’t need any …',
        'We can make … with …',
        'So I’m going to buy …',
      ],
    },
    statements: [
      'Everybody should learn to cook at school.',
      'Cooking is more fun with other people.',
      'I can make a good dinner from three things.',
      'The person who cooks should not wash the plates.',
      'It is better to follow a recipe than to try your own ideas.',
      'Cooking takes too much time.',
      'I still eat my food when it is a bit burnt.',
      'Grandparents cook better than restaurants.',
    ],
    questions: [
      'What was the first thing that you cooked or helped to cook?',
      'What smells do you love in a kitchen?',
      'Which dish from your country is easy to make, and how do you make it?',
      'What can go wrong in a kitchen?',
      'Who would you like to cook with for one day, and what would you like to make?',
    ],
    task: {
      instruction:
        'You are going to teach ten beginners to cook. You have 90 minutes and 40 pounds. Choose two dishes. You make one after the other.',
      options: [
        'Vegetable soup: 45 minutes, 12 pounds, ten people with knives',
        'Pizza: 60 minutes, 20 pounds, everybody likes it',
        'Pancakes: 30 minutes, 10 pounds, but only three people can fry at the same time',
        'Fruit salad: 20 minutes, 18 pounds, nothing is hot',
        'Bread: 70 minutes, 5 pounds, most of the time you wait',
        'Chicken curry: 60 minutes, 25 pounds, two people don’t eat meat',
        'Chocolate cake: 60 minutes, 15 pounds, looks great in a photo',
      ],
    },
    writing:
      'Write a note of 50 to 70 words to a friend who never cooks. Tell your friend how to make one easy dish: what to take, what to do first, next and at the end. Say what can go wrong.',
  },
  hard: {
    words: [
      word('ingredient', 'noun', 'one of the foods that a dish is made from', 'The soup has only four ingredients.'),
      word(
        'follow a recipe',
        'phrase',
        'to cook exactly what a text tells you',
        'If you follow the recipe, nothing can go wrong.',
      ),
      word(
        'simmer',
        'verb',
        'to cook gently in liquid that is just below boiling',
        'Let the beans simmer for an hour.',
      ),
      word('dough', 'noun', 'a soft mixture of flour and water for bread', 'Leave the dough in a warm place.'),
      word('knead', 'verb', 'to press and push bread mixture with your hands', 'You have to knead it for ten minutes.'),
      word(
        'pinch',
        'noun',
        'as much as you can hold between two fingers',
        'A pinch of salt makes chocolate taste better.',
      ),
      word('handful', 'noun', 'as much as one hand can hold', 'Throw in a handful of fresh herbs.'),
      word('scales', 'noun', 'a machine that shows how heavy something is', 'Put the flour on the scales first.'),
      word('crack', 'verb', 'to break the hard outside of an egg or nut', 'He can crack an egg with one hand.'),
      word('watery', 'adjective', 'too thin, with little taste', 'The curry was watery, so we cooked it longer.'),
      word('season', 'verb', 'to add salt, pepper or spices', 'Season the fish just before you fry it.'),
      word('whisk', 'verb', 'to beat quickly so that air gets in', 'Whisk the cream until it is thick.'),
      word('leftovers', 'noun', 'food that was not eaten at a meal', 'On Mondays we turn the leftovers into soup.'),
      word(
        'from scratch',
        'phrase',
        'using only basic foods, with nothing ready-made',
        'She makes her noodles from scratch.',
      ),
    ],
    text: {
      title: 'The professional beginner',
      kind: 'dialogue',
      genre: 'interview',
      text: `Farid: Ines, you test recipes before they are printed. But you have another name for your job.
Ines: Professional beginner. I do exactly what it says, and nothing that it doesn’t say. If I’m told to add two eggs and nobody tells me to crack them, in they go, shells and all.
Farid: You’re not serious.
Ines: I did it once. The author was furious, but the line was changed.
Farid: What do authors usually get wrong?
Ines: They forget what their hands know. They tell me to knead the dough until it feels right. They’ve done it for thirty years! I need to know what “right” feels like.
Farid: After eleven years, haven’t you become a good cook yourself?
Ines: That’s the danger. Last winter I let a sauce simmer ten minutes longer than I was supposed to, because I could see that it was too thin. It was delicious, and I was taken off the book.
Farid: For improving a dish?
Ines: For covering up a mistake. Thousands of people would have followed that recipe, and blamed themselves for a watery sauce.
Farid: Who cooks for you on your days off?
Ines: My neighbour, Mr Adeyemi. No scales, a pinch of this, a handful of that. I ask him how much of an ingredient he takes, and he says, “Enough.”
Farid: That must drive you mad.
Ines: It did, so I began to watch him with a clock and write everything down. Last week I cooked his pepper sauce from my notes, and it tasted of nothing. He needed one look. I’d put “Stir for six minutes”. He crossed it out and wrote, “Stir until you have told somebody about your day.”
Farid: You’d never let an author get away with that.
Ines: No. But I tested it. I talked for eleven minutes, and it was perfect.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'Whether cooking fits into exact words',
          [
            ['How a beginner can turn into a good cook', 'Ines has to avoid cooking like a good cook in her job.'],
            ['Why so many cookbooks are full of mistakes', 'Mistakes are mentioned, but they are not the subject.'],
            ['What neighbours can learn from each other', 'Mr Adeyemi comes up only near the end.'],
          ],
          '“I do exactly what it says, and nothing that it doesn’t say.” In the end exact notes do not help her.',
        ),
        choose(
          'What does Ines say about authors of recipes?',
          'They take their own skills for granted.',
          [
            ['They are too proud to have a line changed.', 'One author was furious, but the line was changed.'],
            ['They keep their best secrets to themselves.', 'They forget things; they do not hide them.'],
            ['They seldom cook the dishes they describe.', 'On the contrary: “They’ve done it for thirty years!”'],
          ],
          '“They forget what their hands know.”',
        ),
        trueOrFalse(
          'Ines was taken off the book because her sauce was watery.',
          false,
          '“It was delicious, and I was taken off the book.”',
        ),
        choose(
          'Why was it wrong of Ines to cook the sauce for longer?',
          'Readers would still have had a bad recipe.',
          [
            ['Readers would have had to wait for dinner.', 'Ten minutes more were not the problem.'],
            ['The author would have felt insulted by it.', 'The angry author belongs to the story of the eggs.'],
            ['The publisher would have lost time and money.', 'Ines says nothing about what it cost.'],
          ],
          'It meant “covering up a mistake”: people would have “blamed themselves for a watery sauce”.',
        ),
        write(
          'What does Mr Adeyemi answer when he is asked about amounts?',
          ['enough', 'he says enough'],
          '“I ask him how much of an ingredient he takes, and he says”: enough.',
        ),
        choose(
          'What does the end of the interview suggest?',
          'An instruction can be vague and still be right.',
          [
            ['A sauce needs six minutes if nobody interrupts.', 'After six minutes it tasted of nothing.'],
            ['A tester should not rely on the people next door.', 'It was her neighbour who put her right.'],
            ['A recipe is useless if a cook cannot measure.', 'Mr Adeyemi does not measure, and his sauce is good.'],
          ],
          '“But I tested it. I talked for eleven minutes, and it was perfect.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A school canteen wants to serve a dish from a student’s family on the first Monday of each month. The head cook and a student are planning the first one.',
      a: {
        role: 'You are the head cook.',
        facts: [
          'You cook 200 lunches, ready at twelve, with two helpers. You may spend 1.80 pounds on each, but 2 pounds on the first Monday of the month.',
          'There is bread in both ovens until ten. The four gas rings are always free.',
          'Last month half of your lentil curry was thrown away, and you took it personally.',
        ],
        goals: [
          'Find out what was wrong with the curry.',
          'Find out what the students suggest, what it costs and how it is cooked.',
          'Find out how the students would help, and agree on the first dish.',
        ],
      },
      b: {
        role: 'You speak for the students.',
        facts: [
          'The students liked the taste of the curry. They left it because it was cold and came without bread.',
          'One idea is baked rice: 1.60 pounds a portion, half an hour of chopping, then an hour and three quarters in the oven.',
          'The other is bean pancakes: 2 pounds a portion, fried one by one. They are best when they are hot.',
          'Ten students can help from eleven o’clock, but nobody wants to wash up.',
        ],
        goals: [
          'Find out how much a lunch may cost.',
          'Find out when the ovens are free, and how many people work in the kitchen.',
          'Agree on the first dish and on who does what, without hurting the cook’s feelings.',
        ],
      },
      phrases: [
        'Can I be honest with you?',
        'What would that involve?',
        'That would leave us with …',
        'It might work if …',
        'Who’s going to take care of …?',
        'In that case, I’d rather …',
      ],
    },
    statements: [
      'A good cook never needs a recipe.',
      'Cooking for somebody says more than a present.',
      'Nobody should leave school without being able to cook five dishes.',
      'Ready-made meals have given people more freedom than any recipe.',
      'Family recipes should be kept secret.',
      'Changing a traditional dish shows a lack of respect for it.',
      'Cooking programmes make people watch more and cook less.',
      'A robot will one day cook better than your grandmother.',
    ],
    questions: [
      'What can your hands do that you would find hard to explain in words?',
      'Which dish would you want to be able to make for the rest of your life, and why?',
      'What makes instructions easy or difficult to follow?',
      'How has the cooking in your country changed since your grandparents were young?',
      'Is cooking more like a science or more like music?',
    ],
    task: {
      instruction:
        'You are making a series of three short films about cooking, with 9,000 pounds in all. One has to teach something useful and one has to make people laugh. Choose three, and say in which order they are shown.',
      options: [
        'A grandmother cooks without a recipe, in a language that nobody in the team speaks: 2,000 pounds',
        'Two strangers swap fridges and have to cook with what they find: 3,000 pounds',
        'A famous chef ruins a cake on purpose and then tries to save it: 5,000 pounds',
        'A chemist explains why onions make us cry: 1,500 pounds, and nothing is cooked',
        'A family of seven makes dinner on a single gas ring: 2,500 pounds',
        'A class of thirteen-year-olds runs a restaurant for one night: 4,000 pounds',
        'A night in a bakery without a single spoken word: 500 pounds',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a student magazine with the title “The dish that cannot be written down”. Describe a dish and the person who makes it, say what a recipe would leave out, and end with a piece of advice.',
  },
};
