import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('throw away', 'phrase', 'to put something in the bin', 'Please don’t throw away the old bread.'),
      word(
        'food waste',
        'phrase',
        'things that we can eat but put in the bin',
        'There is a lot of food waste in our school.',
      ),
      word('bin', 'noun', 'a box for things that you do not want', 'The bin in the kitchen is full of salad.'),
      word('finish', 'verb', 'to eat all of something', 'I was not hungry and did not finish my rice.'),
      word('leftovers', 'noun', 'food that is still there after a meal', 'We eat the leftovers on Monday.'),
      word('portion', 'noun', 'the food on the plate for one person', 'Can I have a small portion, please?'),
      word('hungry', 'adjective', 'feeling that you want to eat', 'I am always hungry after sport.'),
      word('weigh', 'verb', 'to find out how heavy something is', 'We weigh the flour before we make the cake.'),
      word('kilo', 'noun', 'a thousand grams', 'I only need a kilo of potatoes.'),
      word(
        'taste',
        'verb',
        'to eat a little of something and see if it is good',
        'Taste the milk before you drink it.',
      ),
      word('canteen', 'noun', 'a place to eat in a school or office', 'The canteen opens at twelve.'),
      word('fridge', 'noun', 'a cold cupboard for food', 'There are two old tomatoes in the fridge.'),
      word('fresh', 'adjective', 'new and good to eat', 'The fish is fresh today.'),
      word(
        'freeze',
        'verb',
        'to make food very cold, so it is good for months',
        'You can freeze the other half of the soup.',
      ),
    ],
    text: {
      title: 'Three kilos on Wednesday',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Anahit: Hello, Jomo. My class weighs the food waste this week. Can I see the canteen bin?
Jomo: Here it is. And? How bad is it?
Anahit: Twelve kilos, the same as on Monday and Tuesday.
Jomo: Twelve kilos! What did you throw away?
Anahit: Your tomato soup.
Jomo: My soup? I tasted it. Was there too much salt?
Anahit: I don’t know. But yesterday was Wednesday, and it was only three kilos.
Jomo: Yesterday we had the same soup, and the same portions.
Anahit: Really? So what is different on Wednesdays?
Jomo: You play football before lunch. On the other days you play after lunch.
Anahit: That’s it! On the other days we want to go out quickly, and nobody finishes the soup.
Jomo: And on Wednesdays you come in hungry.
Anahit: So we need football before lunch every day!
Jomo: I’m going to ask the head teacher. So there is nothing wrong with my soup?
Anahit: Well … On Wednesdays we can eat anything, Jomo.`,
      questions: [
        choose(
          'What do Jomo and Anahit talk about?',
          'Why lunch goes in the bin',
          [
            ['How to make tomato soup', 'They talk about a soup, but not about how to make it.'],
            ['Where to play football', 'They only say when the pupils play.'],
            ['What to buy for the canteen', 'They do not talk about shopping.'],
          ],
          'Jomo asks: “What did you throw away?” They want to know “what is different on Wednesdays”.',
        ),
        write(
          'How many kilos were in the bin on Wednesday?',
          ['three', '3', 'three kilos', '3 kilos', '3 kg', 'three kilograms', 'only three', 'only three kilos'],
          '“But yesterday was Wednesday, and it was only three kilos.”',
        ),
        trueOrFalse('On Wednesday the pupils had bigger portions.', false, '“the same soup, and the same portions”'),
        choose(
          'Why is there a lot of soup in the bin on most days?',
          'The pupils want to play.',
          [
            ['The plates are too small.', 'They do not talk about the plates.'],
            ['The soup comes too late.', 'The pupils want to go out quickly, but the soup is not late.'],
            ['The pupils eat at home.', 'They eat in the canteen.'],
          ],
          '“On the other days we want to go out quickly, and nobody finishes the soup.”',
        ),
        choose(
          'What is Jomo going to ask for?',
          'A new time for sport',
          [
            ['A new cook for the soup', 'Jomo makes the soup and likes it.'],
            ['A bigger bin for the class', 'They want less in the bin.'],
            ['A longer break for lunch', 'They do not say that the break is too short.'],
          ],
          'Anahit says: “So we need football before lunch every day!” Jomo answers: “I’m going to ask the head teacher.”',
        ),
        choose(
          'What does Anahit think of the soup?',
          'It is not very good.',
          [
            ['It is her favourite food.', 'She does not say that she likes it.'],
            ['It is good with more salt.', 'Jomo asks about salt, and she does not know.'],
            ['It is better on Mondays.', 'On Monday a lot of it was in the bin.'],
          ],
          '“On Wednesdays we can eat anything, Jomo.” When you are very hungry, the food does not have to be good.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You live in the same flat. It is Friday afternoon. On Sunday morning you both go on holiday, and the fridge is full.',
      a: {
        role: 'You did the shopping this week, and you know what is in the fridge.',
        facts: [
          'There are six eggs, two kilos of tomatoes and fish for two people.',
          'The fish is good until tonight. The tomatoes are good until Sunday, and the eggs for two weeks.',
          'You eat at home tonight and on Saturday evening. On Saturday you have lunch with a friend.',
        ],
        goals: [
          'Find out what B likes and does not like to eat.',
          'Find out what the freezer and the neighbour can take.',
          'Make a plan for three meals: tonight, Saturday lunch and Saturday evening.',
        ],
      },
      b: {
        role: 'You clean the kitchen, and you talk to the neighbours.',
        facts: [
          'You don’t eat fish. You like eggs and tomatoes.',
          'In the freezer there is space for one small box: food for one person.',
          'Your neighbour likes tomatoes, but she can only take one kilo.',
          'You are at home for all your meals.',
        ],
        goals: [
          'Find out what is in the fridge, and how long it is good.',
          'Find out when A eats at home.',
          'Do not put any food in the bin.',
        ],
      },
      phrases: [
        'What do we have in the …?',
        'How long is it good?',
        'We can freeze the …',
        'I don’t eat …',
        'Let’s eat the … first.',
        'Who can take the …?',
      ],
    },
    statements: [
      'It is wrong to throw bread away.',
      'Children have to eat everything on their plate.',
      'I like cold leftovers for breakfast.',
      'Restaurants give people too much food.',
      'Supermarkets should give old food away for free.',
      'You can eat yoghurt a week after the date on the box.',
      'I buy ugly fruit when it is cheap.',
      'Good cooks don’t need a shopping list.',
    ],
    questions: [
      'What food do people often throw away in your country?',
      'What can you make with old bread?',
      'Who do you know who cooks well with leftovers, and what do they make?',
      'Why do people buy too much food?',
      'How can a school throw away less food?',
    ],
    task: {
      instruction:
        'A school throws away forty kilos of food every day. It has 600 pounds. Choose three ideas, and say who has more work with them.',
      options: [
        'Small plates and big plates, so that pupils can choose: 300 pounds',
        'A lunch break of an hour, not thirty minutes: free, but school finishes later',
        'Five chickens that eat the old bread: 400 pounds, and somebody has to clean their house',
        'Pupils choose their lunch a week before, on a computer: 200 pounds',
        'A table for fruit that you don’t want and others can take: free',
        'Boxes for leftovers, which pupils can take home: 250 pounds',
        'Every month, one class cooks with leftovers for the school: 100 pounds',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who is going to stay in your home when you are on holiday. Say what food there is, what your friend has to eat first, and what you can make with it.',
  },
  hard: {
    words: [
      word(
        'leftover',
        'adjective',
        'not eaten and still there after a meal',
        'She fried the leftover rice with an egg.',
      ),
      word('unsold', 'adjective', 'that nobody has bought', 'What happens to the unsold bread at closing time?'),
      word('end up', 'phrase', 'to be in a place finally, without a plan', 'Half of the salad ended up in the bin.'),
      word(
        'portion',
        'noun',
        'the amount of food that one person gets',
        'The portions are so big that few guests finish them.',
      ),
      word('go off', 'phrase', 'to become too old to eat', 'Milk goes off quickly in hot weather.'),
      word(
        'use-by date',
        'phrase',
        'the last day on which a food is said to be safe',
        'The use-by date on the ham was yesterday.',
      ),
      word('edible', 'adjective', 'that can be eaten', 'The leaves of this vegetable are edible, too.'),
      word('surplus', 'noun', 'more of something than is needed', 'In August we have a surplus of beans.'),
      word('bruised', 'adjective', 'with dark marks after being hit or dropped', 'Bruised apples make excellent cake.'),
      word('trader', 'noun', 'somebody who buys and sells things', 'The traders pack up their fruit at four.'),
      word(
        'crisp',
        'adjective',
        'pleasantly hard, so that it breaks with a noise',
        'Old bread becomes crisp in the oven.',
      ),
      word(
        'good intentions',
        'phrase',
        'plans to behave well, which are not always carried out',
        'I bought the spinach with good intentions.',
      ),
      word(
        'embarrass',
        'verb',
        'to make somebody feel awkward in front of others',
        'It embarrasses me to leave food on my plate.',
      ),
      word(
        'compost',
        'noun',
        'old plants and food that turn into earth for a garden',
        'The peel goes into the compost.',
      ),
    ],
    text: {
      title: 'Tonight: whatever came',
      kind: 'text',
      genre: 'review',
      text: `There is no menu at the Four o’Clock, because until four in the afternoon there is no food. At that hour Thandeka Mbele parks her van behind the market and collects what the traders have left unsold: bent cucumbers, bruised pears, bread that has gone hard. By seven it has become dinner. You pay eighteen pounds and eat what you are given.

I went there expecting to be improved rather than fed. I was wrong. The bread returned as crisp little balls in a clear soup; the cucumbers came grilled, with mint. Only the pudding, made from three kinds of leftover cake, tasted exactly like what it was.

What struck me most, however, was a rule. Whatever you leave on your plate is packed in a box with your name on it and handed to you at the door, together with your coat. A man from the next table tried to slip away without his. The waiter followed him down the street with four potatoes.

Mbele told me why. She used to run an ordinary restaurant, and one winter she weighed everything that ended up in its bins. Less than half came from her kitchen; the rest had been on somebody’s plate. “I could train my cooks,” she said. “I couldn’t train my guests. So now I embarrass them.”

I left with a small portion of beans and a head full of good intentions, and I meant to end this review here, with four stars. But last night I was looking for the milk, and behind it I found a box with my name on it. It was nine days old. Mbele has changed the way she cooks. I, it seems, am still one of her guests.`,
      questions: [
        choose(
          'What is the review mainly about?',
          'A restaurant that fights waste',
          [
            ['A market with very low prices', 'The market is only where the food comes from.'],
            ['A cook who has lost her guests', 'She could not train her guests, but they still come.'],
            ['A meal that was not worth paying for', 'The writer enjoyed most of it and meant to give four stars.'],
          ],
          'She cooks “what the traders have left unsold”, and “Whatever you leave on your plate is packed in a box”.',
        ),
        choose(
          'What had the writer expected?',
          'A lesson more than a good meal',
          [
            ['A large meal at a low price', 'The writer says nothing about such a hope.'],
            ['A long menu with plenty of choice', 'There is no menu, and the writer does not miss it.'],
            ['A meal like those in other places', 'The writer expected something that would do people good.'],
          ],
          '“I went there expecting to be improved rather than fed.”',
        ),
        trueOrFalse(
          'In Mbele’s earlier restaurant, most of the waste was left by the people who ate there.',
          true,
          '“Less than half came from her kitchen; the rest had been on somebody’s plate.”',
        ),
        choose(
          'Why does Mbele hand out the boxes?',
          'She wants guests to feel awkward.',
          [
            ['She wants guests to pay another visit.', 'Nothing is said about visiting her again.'],
            ['She has no bins in her new kitchen.', 'We only read about the bins in her earlier restaurant.'],
            ['She is proud of all that she cooks.', 'She may be, but that is not the reason that she gives.'],
          ],
          '“I couldn’t train my guests. So now I embarrass them.”',
        ),
        write(
          'How many days had the writer’s box been in the fridge when it was found?',
          ['nine', '9', 'nine days', '9 days', 'for nine days', 'for 9 days'],
          '“It was nine days old.”',
        ),
        choose(
          'What does the writer admit in the last sentence?',
          'Knowing better has changed nothing.',
          [
            ['Eating there has become a habit.', 'Guests here are people who leave food, not people who return.'],
            [
              'Cooking at home is harder than it looks.',
              'The writer did not cook the beans and says nothing about it.',
            ],
            ['Praising the place so much was a mistake.', 'The blame falls on the writer, not on the place.'],
          ],
          'The box stayed behind the milk: “Mbele has changed the way she cooks. I, it seems, am still one of her guests.”',
        ),
      ],
    },
    roleCards: {
      scene: 'The manager of a bakery meets somebody who runs a kitchen for students with little money.',
      a: {
        role: 'You manage the bakery.',
        facts: [
          'On most evenings thirty loaves and twenty cream cakes are left. The bread keeps for two days; the cakes have to be kept cold and eaten the same evening.',
          'Everything must be collected by seven, when you lock up. The flower shop next door is open until eight and has a cold room.',
          'Head office does not allow anybody to sell what you have given away.',
          'Last year another group failed to turn up three times, and the bread was left in the rain.',
        ],
        goals: [
          'Find out on which days, and at what time, somebody can come.',
          'Find out what is done with the food, and how much of it can be used.',
          'Agree on what happens if nobody comes.',
        ],
      },
      b: {
        role: 'You run the kitchen.',
        facts: [
          'You have a van on Mondays, Wednesdays and Fridays. It cannot be there before a quarter past seven.',
          'A student with a bike could come at half past six on any day, but can carry only fifteen loaves and no cakes.',
          'You serve supper at eight. You can use twenty loaves a day, and your cool box holds twelve cakes.',
          'Students who take a loaf home pay fifty cents for it. You need the money for petrol.',
        ],
        goals: [
          'Find out how much is left every evening, and how long it keeps.',
          'Find out by when it has to be collected, and whether anybody nearby could help.',
          'Find out what the bakery does not allow, and what went wrong with the last group.',
        ],
      },
      phrases: [
        'How long does it keep?',
        'By what time would you need …?',
        'What happens if nobody …?',
        'I’m afraid we’re not allowed to …',
        'Would it help if …?',
        'Could we try it for a month and then …?',
      ],
    },
    statements: [
      'A plate that comes back half full is an insult to the cook.',
      'Supermarkets should be fined for every kilo of edible food that they throw away.',
      'Buffets in hotels ought to be banned.',
      'Use-by dates have made people stop trusting their noses.',
      'Food is wasted because it is too cheap.',
      'I would eat a biscuit that had fallen on the kitchen floor.',
      'Customers are to blame if shops sell only perfect apples.',
      'It is better to leave food on the plate than to eat more than you want.',
    ],
    questions: [
      'What was considered too good to throw away when your grandparents were young?',
      'Which kind of food is hardest to use up, and why?',
      'What would change if everybody’s rubbish were weighed?',
      'How can a big party be planned so that hardly anything is left over?',
      'Why is it easier to waste food than to waste money?',
    ],
    task: {
      instruction:
        'A hotel throws away 60 kilos of its breakfast buffet every morning. It can spend 6,000 euros a year. Choose three measures which together save at least 25 kilos a day, and decide what to tell the guests.',
      options: [
        'Smaller plates: 1,500 euros, saves eight kilos; hungry guests have to queue three times',
        'Eggs cooked only when they are ordered: 3,000 euros, saves nine kilos; guests love it, but they wait',
        'A screen that shows what was thrown away the day before: 500 euros, saves five kilos; some guests will find it rude',
        'Breakfast until half past nine, not eleven: free, saves six kilos; guests who like to sleep late will complain',
        'Leftovers in surprise bags at three euros each: 1,000 euros, saves twelve kilos; the staff stay an hour longer',
        'A list on which guests tick their breakfast the evening before: 2,000 euros, saves ten kilos; many forget it',
        'No buffet at all, but service at the table: 5,500 euros, saves twenty-five kilos; breakfast takes twice as long',
      ],
    },
    writing:
      'Write a review of 150 to 190 words for a local website about a café, restaurant or canteen that you know. Describe the place and the food, say how much is left on the plates and why, and give the owners one piece of advice.',
  },
};
