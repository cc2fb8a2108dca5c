import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('menu', 'noun', 'the list of food and drinks in a restaurant', 'Can we see the menu, please?'),
      word('order', 'verb', 'to say what you want to eat or drink', 'I always order the same soup.'),
      word('waiter', 'noun', 'a person who brings you the food in a restaurant', 'Ask the waiter for more bread.'),
      word('bill', 'noun', 'a paper that says how much you have to pay', 'The bill was 32 pounds for two.'),
      word('starter', 'noun', 'a small plate of food that you eat first', 'We had a salad as a starter.'),
      word('main course', 'noun', 'the biggest part of a meal', 'My main course was chicken with rice.'),
      word('dessert', 'noun', 'something sweet at the end of a meal', 'Is there ice cream for dessert?'),
      word(
        'book a table',
        'phrase',
        'to ask a restaurant to keep a place for you',
        'I’d like to book a table for six.',
      ),
      word(
        'dish',
        'noun',
        'one kind of food on a menu, for example fish soup',
        'My favourite dish is noodles with egg.',
      ),
      word('delicious', 'adjective', 'very, very good to eat', 'This cake is delicious!'),
      word('tip', 'noun', 'a little extra money for good work', 'She left a tip of three pounds.'),
      word('plate', 'noun', 'a flat, round thing that you put food on', 'The waiter carried four plates.'),
      word('cook', 'noun', 'a person who makes the food', 'The cook came out of the kitchen.'),
      word(
        'salt',
        'noun',
        'something white, like sugar but not sweet, that we put in food',
        'There is too much salt in my soup.',
      ),
    ],
    text: {
      title: 'Tell the cook',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Emre: Good evening. Are you ready to order?
Teresa: I’d like the tomato soup as a starter.
Emre: And your main course? There’s fish with rice.
Teresa: The fish, then, please.
Emre: Here is your soup. Is everything all right?
Teresa: It needs more salt. And it isn’t very hot.
Emre: I can take it back to the kitchen.
Teresa: No, no, I’m going to finish it. But tell the cook about the salt.
Emre: Of course. Here is your fish. The plate is hot.
Teresa: The rice is too soft. Ten minutes is enough for rice!
Emre: Would you like a different dish? Here is the menu.
Teresa: No, thank you. The fish is delicious. Can I have the bill?
Emre: Here you are. The soup is free tonight. Would you like to talk to our cook?
Teresa: I told him about salt for eighteen years. He never listened to his mother.
Emre: You’re Diego’s mother? Does he know you’re here?
Teresa: Not yet. Give him this tip, and say it’s for the fish.`,
      questions: [
        choose(
          'What happens in the restaurant?',
          'A mother tries her son’s food.',
          [
            ['A waiter brings the wrong food.', 'Teresa gets the soup and the fish that she wanted.'],
            ['A cook eats in her own restaurant.', 'The cook is Diego. Teresa is there to eat.'],
            ['A guest does not want to pay.', 'Teresa asks for the bill.'],
          ],
          'Emre asks about the cook: “You’re Diego’s mother?”',
        ),
        write(
          'What does Teresa have as a starter?',
          ['tomato soup', 'soup', 'the tomato soup', 'the soup', 'a tomato soup', 'a soup'],
          '“I’d like the tomato soup as a starter.”',
        ),
        trueOrFalse('Emre takes the soup back to the kitchen.', false, '“No, no, I’m going to finish it.”'),
        choose(
          'What is wrong with the rice?',
          'It was in the pot too long.',
          [
            ['It needs a lot more salt.', 'She says that about the soup.'],
            ['It is not hot any more.', 'The soup was not very hot. The plate with the rice is hot.'],
            ['It is not what she ordered.', 'Emre told her: “There’s fish with rice.”'],
          ],
          '“The rice is too soft. Ten minutes is enough for rice!”',
        ),
        choose(
          'Why does Teresa not pay for the soup?',
          'She had a problem with it.',
          [
            ['She is the cook’s mother.', 'Emre does not know this when he gives her the bill.'],
            ['She did not eat all of it.', 'She wanted to finish it.'],
            ['She had a main course, too.', 'Emre does not say that soup is free with the fish.'],
          ],
          'She says: “It needs more salt. And it isn’t very hot.” So he says: “The soup is free tonight.”',
        ),
        choose(
          'What can we say about Teresa?',
          'She is a little proud of Diego.',
          [
            ['She is very angry with Diego.', 'She gives him a tip and something nice to hear.'],
            ['She works in the same restaurant.', 'Emre works there, and he does not know her.'],
            ['She wants to eat with Diego tonight.', 'She only asks for the bill and leaves a tip for him.'],
          ],
          'She found something very good: “Give him this tip, and say it’s for the fish.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are friends and want to eat together tonight. You talk on the phone. Each of you knows a good restaurant.',
      a: {
        role: 'You like the Blue Door, a small fish restaurant.',
        facts: [
          'It is quiet there. Tonight it has a free table at six and a free table at nine.',
          'A main course is 14 pounds. There is one dish without meat or fish: mushroom rice, 12 pounds.',
          'You have 20 pounds with you. Your last bus home leaves at ten.',
        ],
        goals: [
          'Find out when B can be in town, and what B does not eat.',
          'Find out what B’s restaurant costs, and if it is quiet there.',
          'Agree on a place and a time. You want to talk about your holiday.',
        ],
      },
      b: {
        role: 'You like Mama Rose, a big noodle restaurant.',
        facts: [
          'All the dishes are 9 pounds. It is very loud there in the evening, but you can also sit outside.',
          'You cannot book a table. After seven o’clock you wait for half an hour.',
          'You work until half past six, and you can be in town at a quarter to seven. You don’t eat meat or fish.',
        ],
        goals: [
          'Find out when A’s restaurant has a free table.',
          'Find out if there is something that you can eat, and what it costs.',
          'Find out when A has to go home, and agree on a place and a time.',
        ],
      },
      phrases: [
        'What time can you be there?',
        'Is there anything without …?',
        'How much is a main course?',
        'That’s too early for me.',
        'What about … instead?',
        'Let’s meet at …',
      ],
    },
    statements: [
      'Food is always better at home than in a restaurant.',
      'I like to try dishes that I don’t know.',
      'Nobody should use a phone at the table.',
      'Everybody should leave a tip.',
      'I say nothing when the food is bad.',
      'It is strange to eat alone in a restaurant.',
      'Friends should all pay the same, not for what each of them had.',
      'Photos on a menu are a bad sign.',
    ],
    questions: [
      'Where can you eat well in your town, and what can you order there?',
      'What dish from your country should every visitor try?',
      'What do you do when the food in a restaurant is not good?',
      'What makes a waiter a good waiter?',
      'You can open a small restaurant. What is on the menu?',
    ],
    task: {
      instruction:
        'Twelve friends are going out on Friday. They have 240 pounds together, and three of them don’t eat meat. Choose one place to eat and one thing to do after it.',
      options: [
        'Eat pizza in the centre: 120 pounds, but you must leave the table after an hour',
        'Eat in an Indian restaurant: 168 pounds, many dishes without meat, half an hour by bus',
        'Eat burgers by the river: 144 pounds, tables outside, only one dish without meat',
        'Eat in the best restaurant in town: 216 pounds, beautiful small plates',
        'Then: ice cream on the way home, 24 pounds',
        'Then: sing together in a karaoke room, 72 pounds for an hour',
        'Then: a trip on a boat, 96 pounds, but not in bad weather',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a restaurant. You want to book a table for your class. Say how many people are coming and when, say what some of you don’t eat, and ask one question.',
  },
  hard: {
    words: [
      word(
        'reservation',
        'noun',
        'an arrangement to keep a table for you',
        'We have a reservation for half past seven.',
      ),
      word(
        'recommend',
        'verb',
        'to say that something is good and worth trying',
        'Which of the starters would you recommend?',
      ),
      word('staff', 'noun', 'the people who work in a place', 'The staff eat together before the restaurant opens.'),
      word('portion', 'noun', 'the amount of food that one person gets', 'The portions are big enough for two.'),
      word('critic', 'noun', 'somebody whose job is to say how good something is', 'A critic sat at the next table.'),
      word('rating', 'noun', 'a number or stars that show how good something is', 'Its rating fell to three stars.'),
      word(
        'attentive',
        'adjective',
        'noticing what other people need',
        'Our waiter was attentive and never in a hurry.',
      ),
      word('tender', 'adjective', 'soft and easy to cut or bite', 'The meat was so tender that it fell apart.'),
      word('overcooked', 'adjective', 'left on the heat for too long', 'The vegetables were overcooked and grey.'),
      word('napkin', 'noun', 'a piece of cloth or paper to clean your mouth with', 'He drew the map on a napkin.'),
      word(
        'stew',
        'noun',
        'a thick dish of vegetables or meat, cooked slowly in liquid',
        'On cold days we order the stew.',
      ),
      word('flawless', 'adjective', 'without a single mistake', 'The cooking was flawless, but the music was not.'),
      word('on the house', 'phrase', 'free, as a present from the restaurant', 'The coffee was on the house.'),
      word('bland', 'adjective', 'having very little taste', 'Without the sauce the rice is rather bland.'),
    ],
    text: {
      title: 'Two dinners at the Ferry House',
      kind: 'text',
      genre: 'review',
      text: `I booked at the Ferry House under the name of Okada, wore my sister’s glasses and left my notebook at home. In nine years as a restaurant critic I have become rather good at not being me.

I was shown to a table by the window. The bread was still warm, the duck was tender and the portions were generous. When I dropped my napkin, a clean one arrived before I had noticed. Bartosz, the waiter, was attentive without ever getting in the way. I was already choosing my adjectives when I collected my coat. On the ticket that was pinned to it, somebody had written my real name.

So what had I been reviewing? A restaurant on an ordinary Tuesday, or one that was taking an exam?

The following week I sent my nephew Dele, and paid for it. Dele is a plumber, and no restaurant has ever tried to impress him. He was given table nineteen, beside the kitchen door. He waited forty minutes for his starter, and his lamb was overcooked. When he mentioned it, Bartosz did not argue. He looked at the plate, apologised and admitted that there was no more lamb. Then he offered Dele what the staff were about to eat themselves: a bean stew that is not on the menu. It was not on the bill either. Dele says that he has never eaten anything better, and he has since been back twice with friends, at his own expense. They ask for table nineteen.

I am expected to give a single rating, and I can’t. For the lamb, two stars; for what happened after it, five. As for my own flawless dinner, I am unable to recommend it. You would have to be me to get it.`,
      questions: [
        choose(
          'What does the critic come to understand?',
          'Dele’s visit was the more useful one.',
          [
            [
              'Dele is the better judge of good cooking.',
              'The two of them had different dishes, and their taste is not compared.',
            ],
            [
              'The restaurant treats all of its guests alike.',
              'Dele got the table by the kitchen door, and he had to wait.',
            ],
            ['The restaurant is at its best on a Tuesday.', 'Tuesday only stands for an ordinary day.'],
          ],
          'The critic doubts the first evening: “So what had I been reviewing?” Nothing had been prepared for Dele.',
        ),
        choose(
          'Why was Dele the right person to send?',
          'He would get no special treatment.',
          [
            ['He could explain what went wrong in a kitchen.', 'He is a plumber, not a cook.'],
            ['He had been unhappy with the place before.', 'Nothing is said of an earlier visit.'],
            [
              'He had offered to pay for the meal himself.',
              'The critic paid; only his later visits were at his own expense.',
            ],
          ],
          '“no restaurant has ever tried to impress him”',
        ),
        write(
          'How long did Dele wait for his starter?',
          ['forty minutes', '40 minutes', 'for forty minutes', 'for 40 minutes', 'forty', '40'],
          '“He waited forty minutes for his starter”',
        ),
        trueOrFalse('Dele was charged for the stew.', false, '“It was not on the bill either.”'),
        choose(
          'What was good about the way in which Bartosz dealt with the complaint?',
          'He was honest and found another solution.',
          [
            ['He saw what was wrong before Dele spoke.', 'Dele mentioned it first.'],
            ['He had a second plate of lamb prepared quickly.', 'There was no lamb left.'],
            ['He moved Dele to a more comfortable table.', 'Dele stayed at table nineteen, and likes it.'],
          ],
          'He “admitted that there was no more lamb. Then he offered Dele what the staff were about to eat themselves”.',
        ),
        choose(
          'What does the critic imply at the very end?',
          'Other guests should not count on such an evening.',
          [
            ['Other guests would find such an evening too formal.', 'The critic does not say how formal it was.'],
            ['Such an evening is more than most guests can afford.', 'Prices are not mentioned.'],
            [
              'Such an evening was spoilt by the matter of the coat.',
              'The dinner is still called flawless; it is just not everybody’s.',
            ],
          ],
          '“You would have to be me to get it.” The staff knew who was at the table.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A guest has left a bad review of a small restaurant on the internet. The owner has asked for a talk, the guest has agreed, and now they are on the phone.',
      a: {
        role: 'You own the restaurant.',
        facts: [
          'That evening a storm had stopped the trains, and two of your three waiters could not come in.',
          'You tried to warn everybody who had booked, but the number that you had noted for this guest was one digit short.',
          'You can offer a free dinner for up to four people, on any day except Friday and Saturday.',
        ],
        goals: [
          'Find out exactly what went wrong at B’s table.',
          'Find out what the evening had been planned for, and who chose your restaurant.',
          'Find out what B is prepared to do about the review, and come to an agreement.',
        ],
      },
      b: {
        role: 'You are the guest who wrote the review.',
        facts: [
          'You waited seventy minutes for the main course. Nobody gave you a reason, and you left before dessert.',
          'There were six of you. It was your grandmother’s eightieth birthday. She chose the place for its soup, and she had two bowls.',
          'Your review is true and you won’t delete it, but you could add something to it.',
          'Your family can only meet at weekends.',
        ],
        goals: [
          'Find out why the service was so slow, and why nobody had warned you.',
          'Find out what the owner can offer, for how many people and when.',
          'Agree on something that all six of you would enjoy.',
        ],
      },
      phrases: [
        'I’d like to hear your side of it.',
        'What I don’t understand is why …',
        'I’m sorry, I had no idea that …',
        'I can see how it must have looked.',
        'I’d be happy to … if you …',
        'Shall we leave it at that?',
      ],
    },
    statements: [
      'You should complain in the restaurant or not at all.',
      'Waiters should earn so much that nobody has to leave a tip.',
      'A restaurant that is empty at eight is empty for a reason.',
      'Online reviews say more about the guests than about the food.',
      'A short menu is better than a long one.',
      'People who don’t turn up after booking a table should pay for it.',
      'Children ought to be welcome in every restaurant, however noisy they are.',
      'It is rude to photograph your food before you eat it.',
    ],
    questions: [
      'What is the best thing that a restaurant can do after it has made a mistake?',
      'How do you choose a place to eat in a town that you don’t know?',
      'Which rules of eating out in your country would surprise a visitor?',
      'Would you rather eat excellent food alone or bad food in excellent company, and why?',
      'How will eating out have changed by the time you are old?',
    ],
    task: {
      instruction:
        'A restaurant with two cooks has been half empty for a year. It can spend 16,000 pounds. Choose three changes that go well together, and say which guests you expect to win and to lose.',
      options: [
        'Only five dishes, which change every week: 3,000 pounds, and the old favourites go',
        'An open kitchen in the middle of the room: 11,000 pounds, and guests see every mistake',
        'One long table for everybody: 4,000 pounds, so strangers sit side by side',
        'No prices on Mondays, guests pay what they like: you may lose 6,000 pounds a year',
        'A well-known chef for one weekend a month: 12,000 pounds, always fully booked',
        'Lunches for a nearby school: they bring in 5,000 pounds, but the cooks have no free mornings',
        'Phones stay in a box by the door: this costs nothing, but nobody will post a picture',
      ],
    },
    writing:
      'Write a review of 150 to 190 words for a website about a meal out, real or invented, at which something went wrong. Describe the place and the food, say how the staff dealt with the problem, and tell readers whether to go there.',
  },
};
