import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('fruit', 'noun', 'sweet food that grows on trees and other plants', 'I eat some fruit after lunch.'),
      word('vegetable', 'noun', 'a plant that we eat in soups and salads', 'My favourite vegetable is the potato.'),
      word('carrot', 'noun', 'a long orange vegetable that grows under the ground', 'The horse ate my carrot.'),
      word('tomato', 'noun', 'a soft, round, red thing that people eat in salads', 'Can you cut the tomatoes, please?'),
      word('onion', 'noun', 'a round vegetable that makes you cry when you cut it', 'Put an onion in the soup.'),
      word('banana', 'noun', 'a long yellow fruit from hot countries', 'This banana is still green.'),
      word(
        'fresh',
        'adjective',
        'new and not old, from the garden or the shop',
        'The lettuce is fresh from our garden.',
      ),
      word('sweet', 'adjective', 'like sugar', 'These strawberries are small but very sweet.'),
      word('soft', 'adjective', 'not hard', 'The pears are too soft: we can make juice.'),
      word(
        'salad',
        'noun',
        'a cold meal of tomatoes, green leaves and other fresh things',
        'She put oil and lemon on the salad.',
      ),
      word('pumpkin', 'noun', 'a very big, round, orange vegetable', 'I cannot carry this pumpkin.'),
      word('leek', 'noun', 'a long green and white vegetable, a little like an onion', 'Wash the leeks and cut them.'),
      word('peel', 'verb', 'to take off the outside of an apple or a potato', 'First you peel the potatoes.'),
      word('grape', 'noun', 'a small, round fruit; people make wine from it', 'Do you like green or black grapes?'),
    ],
    text: {
      title: 'Ten hard carrots',
      kind: 'dialogue',
      genre: 'conversation',
      source: 'The Vegetable Orchestra, Vienna, which has played since 1998 (vegetableorchestra.org)',
      text: `Nargiza: Good morning! The tomatoes are very sweet today.
Joaquín: Thanks, but I need carrots. Ten, please, long and hard.
Nargiza: Are you going to make a salad?
Joaquín: No. Can I have a pumpkin, too? Wait, I have to knock on it first. Very good!
Nargiza: Are you all right?
Joaquín: Yes! And two leeks, please. Loud ones.
Nargiza: Loud leeks? Who are you?
Joaquín: I’m a musician. Our orchestra plays on vegetables. With some holes in it, a carrot is a flute. The pumpkin is my drum.
Nargiza: You’re joking!
Joaquín: No! There’s a famous orchestra like that in Vienna, too. Come and listen! We play in the park tonight.
Nargiza: Do you always use the same carrots?
Joaquín: No, they get soft. We buy fresh ones every time.
Nargiza: And you throw the old vegetables away?
Joaquín: Never! After the concert we make soup, and everybody gets some.
Nargiza: I like that. Do you play on fruit?
Joaquín: We tried bananas. Nobody heard them.
Nargiza: And onions?
Joaquín: Yes, but only for sad songs.`,
      questions: [
        choose(
          'What does Nargiza learn from Joaquín?',
          'That people can make music with vegetables',
          [
            ['That people can buy vegetables in the park', 'In the park there is a concert.'],
            ['That people can cook a salad from carrots', 'She asks about a salad, but he says no.'],
            ['That people can grow vegetables in Vienna', 'In Vienna there is a famous orchestra.'],
          ],
          '“Our orchestra plays on vegetables.”',
        ),
        write(
          'Which vegetable does Joaquín use as a flute?',
          ['a carrot', 'carrot', 'the carrot', 'carrots', 'the carrots', 'a long carrot', 'a hard carrot'],
          '“With some holes in it, a carrot is a flute.”',
        ),
        choose(
          'Why does Joaquín knock on the pumpkin?',
          'He wants to hear it.',
          [
            ['He wants to wash it.', 'You do not need to knock for that.'],
            [
              'He wants to know if it is sweet.',
              'The tomatoes are sweet. He needs the pumpkin for something different.',
            ],
            ['He wants to pay for it.', 'He knocks first, because he needs a good one.'],
          ],
          '“I have to knock on it first. Very good!” Later he says: “The pumpkin is my drum.”',
        ),
        trueOrFalse(
          'Joaquín plays on one carrot for many weeks.',
          false,
          '“They get soft. We buy fresh ones every time.”',
        ),
        choose(
          'What do people get after the concert?',
          'Something to eat',
          [
            ['A vegetable to take home', 'The vegetables go into the soup.'],
            ['A lesson on the flute', 'He does not say that he teaches.'],
            ['A ticket for Vienna', 'There is an orchestra in Vienna, but no trip.'],
          ],
          '“After the concert we make soup, and everybody gets some.”',
        ),
        choose(
          'Why are onions for sad songs?',
          'Onions make people cry.',
          [
            ['Onions are old and soft.', 'He always buys fresh vegetables.'],
            ['Onions are very cheap.', 'Nobody talks about the price.'],
            ['Onions are too loud.', 'He does not say that they are loud.'],
          ],
          'He makes a joke: people cry when they cut onions, and they cry when a song is sad. “Yes, but only for sad songs.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You live in the same house. Every Friday a farm brings each of you a box of fruit and vegetables, and you never know what is in it. Now you meet on the stairs.',
      a: {
        role: 'You want to make carrot soup.',
        facts: [
          'In your box there are eight tomatoes, five carrots and two cucumbers.',
          'For the soup you need ten carrots and two onions.',
          'You love melon, and you have a very big knife.',
        ],
        goals: [
          'Find out what is in B’s box, and get what you need.',
          'Find out what B wants to make, and help with that.',
          'Decide with B what you can do with all the other things.',
        ],
      },
      b: {
        role: 'You want to make a salad for your friends.',
        facts: [
          'In your box there are six carrots, four onions and a very big melon.',
          'For the salad you need six tomatoes, one cucumber and one onion.',
          'Your rabbit needs one carrot. It does not like soup.',
          'You cannot cut the melon, because your knife is too small.',
        ],
        goals: [
          'Find out what is in A’s box, and get what you need.',
          'Find out what A wants to make, and help with that.',
          'Decide with A what you can do with all the other things.',
        ],
      },
      phrases: [
        'What’s in your box?',
        'How many … do you have?',
        'I need … for my …',
        'Can I have …, please?',
        'I can give you … for it.',
        'What can we do with …?',
      ],
    },
    statements: [
      'I eat fruit every day.',
      'Fruit after a meal is better than cake.',
      'Soup is boring.',
      'Children have to eat all the vegetables on their plate.',
      'Carrots are better when you do not cook them.',
      'There is one vegetable that I never eat.',
      'Tomatoes from a garden are better than tomatoes from a shop.',
      'Fruit juice is as good for you as fruit.',
    ],
    questions: [
      'Which fruit and vegetables grow in your country?',
      'Which vegetable did you not like when you were little, and do you like it now?',
      'What can you make from vegetables, and how do you make it?',
      'Which fruit makes you think of a person or a place?',
      'What can a school or an office do so that people eat more fruit?',
    ],
    task: {
      instruction:
        'It is April. Your class has a garden that is five metres long, 30 pounds and one hour a week. In August nobody is there. Choose at least three plants, and say why.',
      options: [
        'Strawberries: 12 pounds, one metre, ready in June; birds love them too',
        'Carrots: 3 pounds, one metre, ready in July; you cannot see them grow',
        'Lettuce: 3 pounds, half a metre, ready in June; snails eat it at night',
        'A pumpkin: 4 pounds, two metres, ready in October; it can be bigger than a football',
        'Tomatoes: 10 pounds, one metre, ready in August; they need a lot of water',
        'Potatoes: 5 pounds, two metres, ready in July; good for a big meal',
        'A small apple tree: 20 pounds, two metres; no apples before next year, but then every year',
        'Onions: 3 pounds, half a metre, ready in September; they need very little water',
      ],
    },
    writing:
      'You are a fruit or a vegetable in a shop, and nobody buys you. Write an advert of 50 to 70 words to the customers. Say what you look like, when people can eat you, what they can make with you, and why you are better than a banana.',
  },
  hard: {
    words: [
      word('ripe', 'adjective', 'ready to be eaten', 'A ripe melon smells sweet.'),
      word('seed', 'noun', 'the small hard part from which a new plant grows', 'She spat out the seeds of the melon.'),
      word('raw', 'adjective', 'not cooked', 'Most vegetables can be eaten raw.'),
      word(
        'juicy',
        'adjective',
        'full of liquid and pleasant to eat',
        'The peaches are so juicy that you need a napkin.',
      ),
      word('in season', 'phrase', 'growing and ready at this time of year', 'Asparagus is in season in May.'),
      word(
        'nutritious',
        'adjective',
        'containing what the body needs to be healthy',
        'Beans are cheap and nutritious.',
      ),
      word('main course', 'noun', 'the biggest part of a meal', 'We had a vegetable pie as a main course.'),
      word('dessert', 'noun', 'something sweet at the end of a meal', 'For dessert there was rhubarb.'),
      word('jam', 'noun', 'fruit that is cooked with sugar and put on bread', 'Grandad makes jam from his own plums.'),
      word(
        'cucumber',
        'noun',
        'a long green vegetable with a lot of water in it',
        'Slice the cucumber as thinly as you can.',
      ),
      word(
        'cauliflower',
        'noun',
        'a big round white vegetable with green leaves',
        'They served a whole roasted cauliflower.',
      ),
      word('vine', 'noun', 'a plant that climbs, such as the one with grapes', 'The vine has covered the whole wall.'),
      word(
        'importer',
        'noun',
        'a firm or person that buys goods from abroad',
        'The importer lost a shipload of bananas.',
      ),
      word('botanist', 'noun', 'a scientist who studies plants', 'A botanist would call a strawberry a false fruit.'),
    ],
    text: {
      title: 'The tomato goes to court',
      kind: 'text',
      genre: 'history',
      source:
        'US Supreme Court, Nix v. Hedden, 149 U.S. 304 (1893); Council Directive 2001/113/EC on fruit jams, jellies and marmalades',
      text: `In the spring of 1886 a load of tomatoes from the West Indies arrived in New York. Edward Hedden, who collected the taxes at the port, charged ten per cent on them. The law was simple: vegetables from abroad were taxed, fruit was not. The importers, a family called Nix, paid. Then they went to court to get their money back. A tomato, they argued, was a fruit.

Any gardener can see their point. The fruit is the part of a plant that holds the seeds. Cut a tomato open, and there they are.

Both sides fought with dictionaries. The family’s lawyer read out “fruit”, “vegetable” and, naturally, “tomato”. The other side replied with “pea”, “pepper” and “cucumber”: they are full of seeds as well, so why does nobody call them fruit? Back came the first lawyer with “potato”, “carrot” and “cauliflower”. Two dealers with thirty years’ experience were asked whether the words had a special meaning in their business. They said no.

In 1893 the case was decided by the Supreme Court. To a botanist, the judges agreed, tomatoes are the fruit of a vine. But laws use the language of ordinary people, and they eat tomatoes with the main course, not as a dessert. The family did not get its money.

For a long time I thought that this was nonsense. But a word is a tool, and a tool is made for a job. The botanist asks how a plant multiplies, the cook asks what goes with fish. Both are right, as long as neither does the other one’s work.

The European Union, by the way, has a rule that says what jam may be made from: fruit. Carrot jam is popular in Portugal. For the purposes of this rule, therefore, a carrot is a fruit.`,
      questions: [
        choose(
          'What is the text about?',
          'A quarrel over what a tomato is',
          [
            ['A discovery about how tomatoes grow', 'Nobody found out anything new about the plant.'],
            ['A mistake in a well-known dictionary', 'The dictionaries were read out, not corrected.'],
            ['A crime in which tomatoes were stolen', 'They went to court over a tax.'],
          ],
          'The family went to court: “A tomato, they argued, was a fruit.”',
        ),
        choose(
          'Why did the family want the tomato to be called a fruit?',
          'They would not have had to pay the tax.',
          [
            ['They would have sold it as a dessert.', 'It was the judges who mentioned dessert.'],
            ['They would have got a better price in shops.', 'The text says nothing of prices in shops.'],
            ['They would have been allowed to grow it.', 'The tomatoes came from abroad.'],
          ],
          '“vegetables from abroad were taxed, fruit was not”',
        ),
        trueOrFalse(
          'According to the two dealers, people in their trade used the words in a way of their own.',
          false,
          'They were asked “whether the words had a special meaning in their business. They said no.”',
        ),
        write(
          'In which year did the Supreme Court decide the case?',
          ['1893', 'in 1893'],
          '“In 1893 the case was decided by the Supreme Court.”',
        ),
        choose(
          'What was most important to the judges?',
          'When in a meal people eat tomatoes',
          [
            ['Where the seeds of a tomato are', 'They agreed about that, but decided the other way.'],
            ['What botanists write about tomatoes', 'They accepted it, but laws do not use that language.'],
            ['How far tomatoes have to travel', 'They came from far away, but that did not matter.'],
          ],
          'Ordinary people “eat tomatoes with the main course, not as a dessert”',
        ),
        choose(
          'Why does the writer add the rule about jam?',
          'It shows once more that a word is made for a job.',
          [
            ['It proves that the judges in 1893 were wrong.', 'The writer has stopped thinking that it was nonsense.'],
            ['It warns us of jam that contains no real fruit.', 'Nothing is said against carrot jam.'],
            ['It suggests that tomatoes should be made into jam.', 'The example is about carrots, and about a word.'],
          ],
          '“a word is a tool, and a tool is made for a job”: here the carrot is a fruit “For the purposes of this rule”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A college canteen would like to buy its fruit and vegetables from a grower nearby. It is September, and you meet to agree on a weekly order until Christmas.',
      a: {
        role: 'You run the canteen.',
        facts: [
          'Every week you need a hundred kilos of vegetables and forty kilos of apples. You can spend 140 pounds.',
          'Sixty kilos of the vegetables go into soup: a machine cuts them, whatever their shape. The rest is served raw or whole, and has to look good.',
          'Your kitchen opens at half past seven, but the caretaker has a key and is there from six.',
          'A group of students would love to spend their Saturdays on a farm, without pay.',
        ],
        goals: [
          'Find out what B can supply in autumn, and what it costs.',
          'Find out when B delivers, and who can open the door.',
          'Agree on an order that you can afford.',
        ],
      },
      b: {
        role: 'You grow fruit and vegetables.',
        facts: [
          'Straight vegetables cost 1.50 pounds a kilo. Crooked ones taste the same and cost 80 pence. You have seventy kilos of them a week.',
          'Apples cost 1.20 pounds a kilo, or 80 pence if somebody else picks them. You do not have enough helpers.',
          'You deliver once a week, on Mondays before seven.',
          'From November on there are no tomatoes, only cabbage, carrots and leeks.',
        ],
        goals: [
          'Find out how much A needs, and what it is used for.',
          'Find out whether anybody could help you with the apples.',
          'Agree on an order. You want to sell as many of the crooked vegetables as you can.',
        ],
      },
      phrases: [
        'How many kilos would you need of …?',
        'Does it matter what they look like?',
        'That comes to … pounds a week.',
        'I could let you have them for … if …',
        'What will there be in November?',
        'Who could let me in before …?',
      ],
    },
    statements: [
      'Fruit ought to be free at school and at work.',
      'Strawberries in winter should be much more expensive.',
      'It is no use telling people that vegetables are healthy.',
      'Crooked carrots should cost as much as straight ones.',
      'Children should have to try everything once.',
      'A tomato is a vegetable, whatever botanists may say.',
      'Nobody needs fruit that has been flown round the world.',
      'Those who grow vegetables throw away less food.',
    ],
    questions: [
      'Which fruit or vegetable is most typical of your country, and how is it eaten?',
      'What did you refuse to eat as a child, and what has changed since then?',
      'How do you find out whether a fruit is ripe, and who showed you?',
      'How does what you eat change with the seasons?',
      'What would make people eat more vegetables without being told to?',
    ],
    task: {
      instruction:
        'A town wants its people to eat more fruit and vegetables, above all those who hardly eat any now. It has 20,000 pounds for one year. Choose three or more measures, and say how you would find out whether they have worked.',
      options: [
        'Fruit trees along two streets, free for everybody: 6,000 pounds; little fruit in the first years, and wasps',
        'A piece of fruit a day for two primary schools: 9,000 pounds; it ends when the money does',
        'Cookery evenings without meat: 4,000 pounds; room for eighty people, who may be keen already',
        'Market vouchers for a hundred families with little money: 10,000 pounds',
        'A van that sells crooked vegetables at half price in the suburbs: 8,000 pounds; volunteers have to drive it',
        'Posters with local athletes: 3,000 pounds; everybody sees them, but not everybody will care',
        'Forty small gardens on an old car park: 7,000 pounds; most of them far from the centre',
        'A prize for the canteen with the best vegetable dish: 1,000 pounds',
      ],
    },
    writing:
      'Write an article of 140 to 180 words for a food magazine in praise of a fruit or vegetable that hardly anybody values. Describe how it looks and tastes, tell a short story about it from your own life, and persuade your readers to try it in one particular way.',
  },
};
