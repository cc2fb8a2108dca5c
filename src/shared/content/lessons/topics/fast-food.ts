import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('order', 'verb', 'to say what you want to eat or drink', 'You can order at the machine or at the window.'),
      word('menu', 'noun', 'a list of the food and drinks that you can buy', 'There is a new burger on the menu.'),
      word('burger', 'noun', 'hot meat or vegetables in round bread', 'I want a burger with cheese, please.'),
      word('chips', 'noun', 'long hot pieces of potato', 'These chips are too salty.'),
      word('sauce', 'noun', 'something thick and wet that you put on food', 'Do you want sauce with your chips?'),
      word(
        'drive-through',
        'noun',
        'a place where people buy food from their cars',
        'We bought two burgers at the drive-through.',
      ),
      word('queue', 'noun', 'a line of people or cars that are waiting', 'There is a long queue at lunchtime.'),
      word('pay', 'verb', 'to give money for something', 'Can I pay with my phone?'),
      word('anything else', 'phrase', 'one more thing', 'Would you like anything else with your burger?'),
      word('dessert', 'noun', 'sweet food at the end of a meal', 'They have ice cream for dessert.'),
      word('ice', 'noun', 'water that is hard because it is very cold', 'I would like a lemonade without ice.'),
      word('takeaway', 'noun', 'a meal that you buy and eat somewhere else', 'On Fridays we get a takeaway.'),
      word('eat in', 'phrase', 'to have your meal in the restaurant', 'Would you like to eat in or take it away?'),
      word('tray', 'noun', 'a flat thing that you carry food on', 'Please put your tray over there.'),
    ],
    text: {
      title: 'Window two',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Ines: Good evening. Are you ready to order?
Tariq: Yes. A cheeseburger and small chips, please, with tomato sauce. And eight bags of carrots.
Ines: Eight? I only have six. Is your car full of children?
Tariq: No, there are no children here. Six bags are fine.
Ines: OK. Anything else? We have apple pie for dessert.
Tariq: No, thank you. Just a very big cup of water, without ice.
Ines: That’s twelve pounds. Please drive to window two and pay there.
Tariq: Is window two very low?
Ines: No. Why? Do you have a big car?
Tariq: I don’t have a car. I have a horse. Her name is Rosie.
Ines: A horse? But this is a drive-through!
Tariq: I know. But she was very good in the queue.
Ines: All right. But hold her, please! My boss has some beautiful flowers, next to the menu.
Tariq: Next to the menu? Oh. I’m so sorry. How much were they?`,
      questions: [
        choose(
          'What is unusual about this customer?',
          'He is not in a car.',
          [
            ['He is a child.', 'Tariq says that there are no children with him. He is on a horse.'],
            ['He has no money.', 'He even asks how much the flowers were.'],
            ['He works in a shop.', 'We do not read where he works.'],
          ],
          '“I don’t have a car. I have a horse.”',
        ),
        write(
          'How many bags of carrots can Tariq get?',
          ['six', '6', 'six bags', '6 bags', 'only six', 'only 6'],
          '“I only have six.”',
        ),
        trueOrFalse(
          'Tariq wants something sweet after his burger.',
          false,
          '“No, thank you. Just a very big cup of water”.',
        ),
        choose(
          'Why does Tariq ask about window two?',
          'He is sitting high up.',
          [
            ['He cannot find his way.', 'Ines tells him where to go. He only asks if the window is low.'],
            ['He is driving a big car.', 'Ines thinks so, but he has no car.'],
            ['He wants to see the menu.', 'He is next to the menu when he orders.'],
          ],
          'He asks: “Is window two very low?” Then he says: “I have a horse.”',
        ),
        choose(
          'Why does Tariq say sorry at the end?',
          'Rosie ate the flowers.',
          [
            ['He forgot his money.', 'He is ready to pay for more than his food.'],
            ['Rosie drank the water.', 'Tariq has no water yet. He has to go to window two first.'],
            ['He ordered too much food.', 'He is not sorry about his order.'],
          ],
          'Ines talks about “some beautiful flowers, next to the menu”. Tariq says: “I’m so sorry. How much were they?”',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is half past seven in the evening. One of you is at home, and some friends are there for a film. The other one is in a burger restaurant to get the food. You talk on the phone.',
      a: {
        role: 'You are at home with your friends.',
        facts: [
          'There are six of you, with B. Two of your friends do not eat meat.',
          'Together you have 30 pounds for the food. B can pay now, and you give B the money later.',
          'You want to start the film at eight. Ten past eight is OK, but not later, because Ana has to get her bus.',
          'There is a lot of lemonade in your fridge, but there is no other food.',
        ],
        goals: [
          'Find out what there is to eat without meat, and the prices.',
          'Find out when B can be back, with chips and without chips.',
          'Order something for everybody with B.',
        ],
      },
      b: {
        role: 'You are in the restaurant, in front of the menu.',
        facts: [
          'A burger with meat is 4 pounds, and a vegetable burger is 5 pounds. They have only one vegetable burger today.',
          'A cheese sandwich is 3 pounds. A big bag of chips for three people is 4 pounds.',
          'Burgers and sandwiches are ready in fifteen minutes. With chips, you wait 25 minutes.',
          'You need ten minutes to get to A’s flat.',
        ],
        goals: [
          'Find out how many people there are, and what they don’t eat.',
          'Find out how much money there is, and if you have to buy drinks.',
          'Find out when you have to be back, and order with A.',
        ],
      },
      phrases: [
        'How many … do we need?',
        'How much is …?',
        'They don’t have any more …',
        'How long does it take?',
        'What about … instead?',
        'So that’s … pounds.',
      ],
    },
    statements: [
      'The best fast food comes from a small street kitchen.',
      'Chips taste better when you eat them with your fingers.',
      'There is too much paper and plastic with fast food.',
      'I like to order at a machine, not from a person.',
      'Nobody should eat hot food on a bus or train.',
      'A sandwich from home is better than a burger.',
      'I could live without fast food for a year.',
      'It is hard to work in a fast-food restaurant.',
    ],
    questions: [
      'What fast food can you buy near here?',
      'When is fast food a good idea, and when is it a bad idea?',
      'Which food from your country is quick and good?',
      'What do you like to eat with your hands?',
      'What is a good name for a new fast-food place, and what do they sell there?',
    ],
    task: {
      instruction:
        'You have a small food van near a station. You have 500 pounds for the kitchen. Choose three things to sell. People have only ten minutes before their train.',
      options: [
        'Chips: 250 pounds, four minutes, and everybody knows them',
        'Vegetable soup: 100 pounds, one minute, but only good on cold days',
        'Pizza: 300 pounds, nine minutes, but two people can eat one',
        'Chicken sandwiches: 150 pounds, three minutes, but not for everybody',
        'Pancakes: 150 pounds, five minutes, sweet, and they smell very good',
        'Fruit salad: 50 pounds, one minute, but you start work at five in the morning',
        'Noodles: 200 pounds, four minutes, but difficult to eat on a train',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who is going to visit your town. Say where your friend can get good, quick food. Say what it costs, what you like there, and what your friend should not order.',
  },
  hard: {
    words: [
      word(
        'takeaway',
        'noun',
        'a shop that sells cooked meals to be eaten somewhere else',
        'The takeaway on the corner is open until midnight.',
      ),
      word(
        'chain',
        'noun',
        'a group of shops or restaurants with one owner',
        'The chain has opened a branch at the airport.',
      ),
      word('order', 'noun', 'the food and drink that a customer asks for', 'Your order will be ready in four minutes.'),
      word('portion', 'noun', 'the amount of food that one person gets', 'One portion of noodles was enough for two.'),
      word(
        'ingredient',
        'noun',
        'one of the things that a dish is made from',
        'The sauce has more than twenty ingredients.',
      ),
      word(
        'counter',
        'noun',
        'the long flat surface where customers are served',
        'Please pick up your burger at the counter.',
      ),
      word('regular', 'noun', 'a customer who comes again and again', 'The regulars never look at the menu.'),
      word('in a hurry', 'phrase', 'having very little time', 'I only eat there when I am in a hurry.'),
      word('staff', 'noun', 'all the people who work somewhere', 'The staff get a free meal on every shift.'),
      word(
        'complaint',
        'noun',
        'something you say because you are not satisfied',
        'There were complaints about cold chips.',
      ),
      word('speed up', 'phrase', 'to make something happen faster', 'A second oven would speed up the service.'),
      word(
        'packaging',
        'noun',
        'the boxes, paper and plastic that products come in',
        'There was more packaging than food.',
      ),
      word('greasy', 'adjective', 'covered with fat or oil', 'He wiped his greasy fingers on the bag.'),
      word(
        'processed',
        'adjective',
        'changed in a factory before it is sold',
        'The cheese is so processed that it never goes hard.',
      ),
    ],
    text: {
      title: 'The window for people with time',
      kind: 'text',
      genre: 'news',
      text: `When Ngozi Adeyemi put up a second sign outside her harbour takeaway last March, the regulars took it for a joke. One window, it said, was for customers in a hurry. The other was for those who were not. Portions, prices and ingredients were the same; only the wait was different. At the slow window, no order would be handed over in less than fifteen minutes.

“Everybody in this business boasts about seconds,” says Adeyemi, who spent eleven years with a chain where a clock hung above every counter. “I wanted to see whether anyone would choose to wait.”

In the first week hardly anyone did. Then a retired ferry captain began to turn up at noon, order a wrap and lean on the counter until it was ready. He chatted with the staff, and before long with whoever stood behind him. Students joined the line, then nurses from the clinic. A bench appeared, and after that a chessboard. By August, two out of three customers were choosing the slow window, while the other one was often deserted.

That was when the trouble began. With so many people in line, fifteen minutes turned into forty. There were complaints, the first in years. Last week Adeyemi gave in and hired another cook, whose only task is to speed up the slow window.

The captain has already drawn his conclusions. Since Monday he has been seen at the fast one, his elbows on the counter, deep in conversation with the cook.

“There’s nobody behind me,” he explained. “I can stay as long as I like.”`,
      questions: [
        choose(
          'What is this news story about?',
          'An idea that worked almost too well',
          [
            ['A small business that is being sold to a chain', 'Adeyemi used to work for a chain; she is not selling.'],
            ['A joke that annoyed the regulars', 'They thought it was a joke, but nobody was annoyed by it.'],
            ['A cook who is too slow for the job', 'The wait was intended; the new cook was hired later.'],
          ],
          '“With so many people in line, fifteen minutes turned into forty.”',
        ),
        choose(
          'How did the two windows differ at first?',
          'In the time that customers had to spend there',
          [
            ['In the size of the meals that were sold there', 'Portions were the same at both.'],
            ['In the price that people were asked to pay there', 'Prices were the same at both.'],
            [
              'In the sort of dishes that could be ordered there',
              'The ingredients were the same, and no other dishes are named.',
            ],
          ],
          '“Portions, prices and ingredients were the same; only the wait was different.”',
        ),
        trueOrFalse('The slow window was popular from the first day.', false, '“In the first week hardly anyone did.”'),
        write(
          'What hung above every counter where Adeyemi used to work?',
          ['a clock', 'clock', 'clocks', 'the clock'],
          '“a chain where a clock hung above every counter”',
        ),
        choose(
          'What is odd about the new cook’s task?',
          'It goes against what the window was meant for.',
          [
            [
              'It has nothing to do with preparing any sort of food.',
              'A cook who speeds things up still prepares food.',
            ],
            ['It used to be done by the captain without any pay.', 'The captain only chatted; he never cooked.'],
            ['It will be needed only when the harbour is busy.', 'The text does not say so.'],
          ],
          'The cook’s “only task is to speed up the slow window”.',
        ),
        choose(
          'What can we conclude about the captain?',
          'He comes for the company more than for the food.',
          [
            [
              'He has lost patience and wants to be served at once.',
              'He stays at the counter; he does not want to get away.',
            ],
            ['He is cross with Adeyemi because of the higher prices.', 'Nothing is said of higher prices.'],
            [
              'He has fallen out with the people at the slow window.',
              'Nothing is said of a quarrel; he likes having more time.',
            ],
          ],
          'He is “deep in conversation with the cook” and says: “I can stay as long as I like.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'There is a burger restaurant on the ground floor of a block of flats. Its manager meets the person who speaks for the people upstairs.',
      a: {
        role: 'You manage the restaurant.',
        facts: [
          'Half of what you earn comes from deliveries after nine in the evening. You are open until midnight.',
          'Your ten riders wait in front of the house. Four of them ride electric bikes, the others have motorbikes.',
          'You could let the riders wait in the yard behind the house if the residents agreed.',
          'You can spend 300 pounds a month: somebody who sweeps the street at midnight costs 250, boxes that are brought back and washed cost 200.',
        ],
        goals: [
          'Find out what exactly disturbs the residents, and from what time.',
          'Find out which rooms look onto the yard.',
          'Find out where the rubbish comes from, and agree on how to spend your money.',
        ],
      },
      b: {
        role: 'You speak for the people who live above the restaurant.',
        facts: [
          'It is the engines, not the voices, that keep people awake, even at the back of the house. Before ten nobody minds.',
          'All the bedrooms look onto the yard. The living rooms look onto the street.',
          'You counted forty boxes on the ground last week. Thirty were left by people who had eaten on the steps, ten by riders.',
          'Some neighbours want to complain to the city. You would rather have an agreement by Friday.',
        ],
        goals: [
          'Find out how much the restaurant depends on late orders.',
          'Find out how many riders there are, and what they ride.',
          'Agree on one rule for the riders and one for the rubbish.',
        ],
      },
      phrases: [
        'I can see why that’s a nuisance.',
        'Would it help if …?',
        'That would only move the problem to …',
        'What if only … after ten?',
        'I can’t do without …, but I could …',
        'Shall we try it for a month?',
      ],
    },
    statements: [
      'Fast food is the only food that tastes the same to rich and poor.',
      'Restaurants should pay for every one of their boxes that is left in the street.',
      'A meal that you eat in five minutes is not a meal.',
      'Everybody should work behind a counter for a month.',
      'It is rude to look at your phone while somebody is taking your order.',
      'Big chains have made all cities look alike.',
      'Street food should not be served in expensive restaurants.',
      'Having dinner delivered is a waste of other people’s time.',
    ],
    questions: [
      'When does waiting make something better, and when does it spoil it?',
      'What did people eat in your grandparents’ day when they were in a hurry?',
      'Why do people eat things while travelling that they would never eat at home?',
      'Which dish from your country would you turn into fast food, and what would be lost?',
      'What else in daily life would you like to have a slow window for?',
    ],
    task: {
      instruction:
        'A railway station has room for three food counters. Together they must bring in at least 9,000 pounds of rent a month, and no more than one of them may need more than five minutes for an order. Choose three.',
      options: [
        'A burger chain: 5,000 pounds, three minutes, mountains of packaging',
        'A family’s noodle bar: 2,000 pounds, six minutes, real bowls that have to be washed',
        'Soup and bread: 2,500 pounds, one minute, closes at four in the afternoon',
        'Doughnuts and coffee: 4,000 pounds, two minutes, nothing that is not sweet',
        'Flatbread baked in front of you: 3,000 pounds, eight minutes, a smell that fills the hall',
        'Machines with sandwiches and salads: 3,500 pounds, one minute, day and night, no jobs',
        'The cookery school’s trainees: 1,500 pounds, five minutes, a new menu each week, closed in the holidays',
      ],
    },
    writing:
      'Write a review of 150 to 190 words for a website for visitors to your region about a place with fast food, real or invented. Describe what you ate, how you were served and who else was there, and say for whom the place is right and for whom it is not.',
  },
};
