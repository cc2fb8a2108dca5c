import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('mountain', 'noun', 'very high land, higher than a hill', 'There is snow on the mountain.'),
      word('path', 'noun', 'a small way for people on foot', 'The path goes along the river.'),
      word('top', 'noun', 'the highest part', 'It is cold at the top.'),
      word('climb', 'verb', 'to go up something high', 'We climbed the hill in an hour.'),
      word('view', 'noun', 'what you can see from a place', 'The view from the top is beautiful.'),
      word('hut', 'noun', 'a simple house in the mountains', 'We slept in a hut near the lake.'),
      word('backpack', 'noun', 'a bag for walks that leaves your hands free', 'I have water and bread in my backpack.'),
      word('carry', 'verb', 'to have something in your hands or bag and take it somewhere', 'Who can carry the tent?'),
      word('heavy', 'adjective', 'difficult to carry; not light', 'My bag is heavy, and it is a long way up.'),
      word('metre', 'noun', 'one hundred centimetres', 'The mountain is two thousand metres high.'),
      word('lake', 'noun', 'a lot of water with land around it', 'You can swim in this mountain lake.'),
      word('wood', 'noun', 'what trees are made of', 'We need wood for the fire.'),
      word(
        'guest',
        'noun',
        'a person who stays in your house or hotel',
        'There are forty guests in the mountain hotel.',
      ),
      word('rock', 'noun', 'a very big stone', 'We sat on a rock and had lunch.'),
    ],
    text: {
      title: 'One piece, please',
      kind: 'text',
      genre: 'instructions',
      text: `Welcome to Fox Hut!

You are in the car park now. The hut is high up on the mountain, at 2,100 metres. The walk takes three hours. There is no road, so please help us:

1. Take one piece of wood from the big box.
2. Put it in your backpack.
3. Carry it up to the hut and give it to me. You get a cup of hot tea for it.

After an hour the wood is heavy. I know! There are sixty-two pieces next to the path near the lake. Are you strong? Then take one of those, too.

With thirty pieces of wood, thirty guests can sleep in a warm room. On Sunday there were thirty guests and nine pieces of wood. We all went to bed at seven, in our coats.

Tala

P.S. To the couple from Tuesday: a dog is not a piece of wood. But you carried her up here, and she slept on my feet. You can have your tea!`,
      questions: [
        choose(
          'What does Tala want from the guests?',
          'Help with keeping the hut warm',
          [
            ['Help with making tea for everybody', 'Guests get tea. They do not have to make it.'],
            ['Help with finding a dog near the lake', 'The dog was in the hut with Tala.'],
            ['Help with making a road to the hut', 'There is no road, but nobody wants to make one.'],
          ],
          '“With thirty pieces of wood, thirty guests can sleep in a warm room.”',
        ),
        write(
          'How long is the walk to the hut?',
          ['three hours', '3 hours', 'three', '3', '3 h'],
          '“The walk takes three hours.”',
        ),
        trueOrFalse('You can drive up to Fox Hut.', false, '“There is no road, so please help us”'),
        choose(
          'What do you get for a piece of wood?',
          'Something to drink',
          [
            ['A bed near the kitchen', 'We do not read about a kitchen.'],
            ['A place in the car park', 'You are in the car park when you take the wood.'],
            ['A big box for your things', 'The big box is for the wood.'],
          ],
          '“You get a cup of hot tea for it.”',
        ),
        choose(
          'Why did everybody go to bed early on Sunday?',
          'It was cold in the hut.',
          [
            ['It was a long way home.', 'We do not read about the way home.'],
            ['There was a dog in the hut.', 'The dog was there on Tuesday.'],
            ['There were too few beds.', 'We read that they all went to bed.'],
          ],
          'There were only “nine pieces of wood”, and they went to bed “in our coats”.',
        ),
        choose(
          'Why are there sixty-two pieces of wood near the lake?',
          'Guests did not want to carry them any more.',
          [
            ['Guests like to make fires next to the water.', 'We do not read about fires at the lake.'],
            ['Tala put them there for the cold winter nights.', 'Tala needs the wood up in the hut.'],
            ['Many old trees by the path fell down last year.', 'They are pieces of wood from the box.'],
          ],
          '“After an hour the wood is heavy.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are guests in a small hotel in the mountains. You want to go for a walk together tomorrow.',
      a: {
        role: 'You love high mountains.',
        facts: [
          'The weather is going to be good in the morning. At two o’clock there is going to be a lot of rain.',
          'The way from the hotel to White Rock and back takes four hours. The view is wonderful, but there is no café.',
          'You have two sandwiches, and twelve pounds.',
        ],
        goals: [
          'Find out how long B can walk.',
          'Find out when you can have breakfast.',
          'Find out if there is an easier way to White Rock, and what it costs.',
          'Make a plan: be back before the rain.',
        ],
      },
      b: {
        role: 'You like slow walks and good cafés.',
        facts: [
          'Your foot hurts a little. You can walk for three hours, but not longer. You have fifteen pounds.',
          'Breakfast at the hotel starts at half past eight. You need half an hour for it.',
          'There is a cable car on the way to White Rock. It costs ten pounds each, and with it the walk takes one hour less.',
          'The way to Green Lake and back takes two hours. There is a café with good cake for four pounds.',
        ],
        goals: [
          'Find out what the weather is going to be like.',
          'Find out how far White Rock is, and what is nice about it.',
          'Find out what food and how much money A has.',
          'Make a plan: agree where to go and when to start.',
        ],
      },
      phrases: [
        'Where do you want to go?',
        'How long does it take?',
        'What is the weather going to be like?',
        'I can only walk for …',
        'Is there another way up?',
        'Let’s start at …',
      ],
    },
    statements: [
      'Mountains are more beautiful in winter than in summer.',
      'A cable car is better than a long walk.',
      'It is easier to walk up than to walk down.',
      'You should never walk alone in the mountains.',
      'A village in the mountains is a good place to live.',
      'It is silly to climb a very high mountain.',
      'I want to sleep in a hut without electricity.',
      'The best part of a walk is the lunch.',
    ],
    questions: [
      'Which mountains do you know from pictures or from a visit? What are they like?',
      'What do you put in your backpack for a day in the mountains?',
      'What is difficult for people who live high up in the mountains?',
      'What can you do in a mountain hut when it rains all day?',
      'Why do people want to stand on the top of a mountain?',
    ],
    task: {
      instruction:
        'Four friends are going to walk up to a mountain hut for two nights. They have food and warm jackets. They can carry six kilos more. Choose what they take. One thing must be for bad weather, and one for fun.',
      options: [
        'Four warm blankets: three kilos',
        'Fresh fruit for everybody: three kilos',
        'A guitar: two kilos, but it is big, and only one of them can play it',
        'A good camera: two kilos, and it must not get wet',
        'A cake for the people in the hut: two kilos',
        'A radio that tells them about the weather: one kilo',
        'A board game for four: one kilo, and they all know it well',
      ],
    },
    writing:
      'Write an email of 50 to 70 words from the mountains to a friend. Say where you are, what you did yesterday, what went wrong, and what you are going to do tomorrow.',
  },
  hard: {
    words: [
      word('summit', 'noun', 'the highest point of a mountain', 'We reached the summit at sunrise.'),
      word('climber', 'noun', 'somebody who goes up mountains as a sport', 'The climbers waited for the wind to drop.'),
      word('attempt', 'noun', 'the act of trying to do something', 'Her second attempt on the north face failed.'),
      word('turn back', 'phrase', 'to stop and return the way you came', 'The group turned back because of the fog.'),
      word('set off', 'phrase', 'to start a journey', 'They set off with lamps at three in the morning.'),
      word(
        'ridge',
        'noun',
        'a long, narrow top of a mountain or hill',
        'The path along the ridge is not for everybody.',
      ),
      word('descent', 'noun', 'the way down', 'The descent is harder on the knees.'),
      word('slope', 'noun', 'the side of a hill or mountain', 'The slope above the village is covered with trees.'),
      word('steep', 'adjective', 'going up or down very sharply', 'The last part is so steep that there are ladders.'),
      word(
        'twist your ankle',
        'phrase',
        'to hurt the part just above your foot by turning it suddenly',
        'It is easy to twist your ankle on loose stones.',
      ),
      word('altitude', 'noun', 'how high a place is above the sea', 'Water boils sooner at this altitude.'),
      word(
        'avalanche',
        'noun',
        'a mass of snow that falls down a mountain',
        'An avalanche closed the road for a week.',
      ),
      word('exhausted', 'adjective', 'extremely tired', 'They arrived at the hut exhausted and happy.'),
      word(
        'book',
        'verb',
        'to arrange to have something or somebody at a later date',
        'You should book a guide in spring.',
      ),
    ],
    text: {
      title: 'Famous for not getting there',
      kind: 'dialogue',
      genre: 'interview',
      text: `Hamish: You are one of our best-known climbers, and you are known for a mountain that you did not climb.
Dorota: Three times! On my first attempt I got so close to the summit of Mount Kestrel that I could count the stones on it.
Hamish: What stopped you?
Dorota: My watch. We had set off late. We had agreed to turn back at two at the latest, and it was ten past. Clouds were coming over the ridge, and I was exhausted. Anybody can go up in that state. It is the descent that you need your legs for.
Hamish: And the second time?
Dorota: Wind. The third time my partner twisted an ankle on the last steep slope.
Hamish: So you wrote a book about it.
Dorota: A thin one. Ever since, companies have paid me to tell their managers when to stop. I show them a photograph of the summit, taken from below, and the room goes quiet.
Hamish: Will there be a fourth attempt?
Dorota: Is that thing recording?
Hamish: I can turn it off.
Dorota: No, leave it on. I went back last August with my neighbour Kiran, who normally climbs nothing higher than a ladder. There wasn’t a cloud in the sky. By noon we were sitting on the top with our sandwiches.
Hamish: But I heard your talk in September! You showed us that photograph, and you never said a word.
Dorota: Thousands of people have been up there. Who would book one of those?
Hamish: If I print this, it may cost you a lot of work.
Dorota: I know. For eight years I’ve told people to turn round in time, however far they have gone. What does your watch say?
Hamish: Nearly ten past two.
Dorota: There you are. Print it.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'A success that was kept secret',
          [
            ['A failure that ended a career', 'The failures were the beginning of a second career.'],
            ['A photograph that was not real', 'The photograph is real: it was taken from below.'],
            ['A neighbour who became famous', 'Kiran is hardly known to anybody.'],
          ],
          'Dorota reached the top in August, but in September “you never said a word”.',
        ),
        write(
          'At what time should the climbers have turned back on the first attempt?',
          [
            'two',
            'at two',
            'two o’clock',
            'at two o’clock',
            '2',
            '2 o’clock',
            '2 p.m.',
            '2 pm',
            '14:00',
            '2:00',
            '2.00',
          ],
          '“We had agreed to turn back at two at the latest, and it was ten past.”',
        ),
        trueOrFalse(
          'All three attempts failed because of the weather.',
          false,
          '“The third time my partner twisted an ankle on the last steep slope.”',
        ),
        choose(
          'What do the companies pay Dorota for?',
          'Advice on giving up in time',
          [
            ['Photographs of mountains', 'The photograph is only a part of the talk.'],
            ['Lessons in climbing safely', 'The managers stay in a room.'],
            ['Stories about great victories', 'It is about a mountain that was not climbed.'],
          ],
          '“companies have paid me to tell their managers when to stop”',
        ),
        choose(
          'Why did Dorota not speak about last August?',
          'It would have been bad for business.',
          [
            ['It would have been unfair to Kiran.', 'Nothing suggests that Kiran would have minded.'],
            ['It would have sounded like a lie.', 'Kiran was there and could have said that it was true.'],
            ['It had been promised to a newspaper.', 'No such promise is mentioned.'],
          ],
          '“Thousands of people have been up there. Who would book one of those?”',
        ),
        choose(
          'What does Dorota mean by “There you are”?',
          'It is time to take my own advice.',
          [
            ['It is time to go to my next talk.', 'No other talk is mentioned for that day.'],
            ['It is the hour at which I always win.', 'At that hour the first attempt was over.'],
            ['It is too early for such a decision.', 'The decision follows at once: “Print it.”'],
          ],
          'The advice is “to turn round in time, however far they have gone”, and now Dorota turns round, too.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is Wednesday evening in a mountain hut. A guide and a guest have to decide whether to climb Mount Aster, and when.',
      a: {
        role: 'You are the guide.',
        facts: [
          'Storms are expected on Thursday from one o’clock. You want to be back at noon. Friday will be fine, with fresh snow.',
          'The climb takes nine hours there and back, or ten in fresh snow. Little Aster, with almost the same view, takes five.',
          'An extra day with you costs 150 euros. You may go down to 90.',
          'On Friday your next group will be at the hut at four.',
        ],
        goals: [
          'Find out how much experience the guest has, and how early a start is possible.',
          'Find out whether the guest has boots for fresh snow.',
          'Find out what matters most to the guest.',
          'Agree on a day, a summit and a time to start. Take no risks.',
        ],
      },
      b: {
        role: 'You are the guest.',
        facts: [
          'You are fit, but you have never climbed in the dark. You would rather not start before five.',
          'Your boots are no good in fresh snow. In the hut you can borrow better ones for 30 euros.',
          'You have paid the guide for Thursday. You can spend another 120 euros at most.',
          'This is your third visit. You had to turn back twice, and you want to see the view at last. You have told all your friends about Mount Aster.',
        ],
        goals: [
          'Find out what the weather will be like on both days.',
          'Find out how long the climb takes, and whether there is another summit.',
          'Find out what an extra day would cost, and when the guide has to be back.',
          'Stand on a summit before you go home.',
        ],
      },
      phrases: [
        'What are our chances of …?',
        'How do you feel about …?',
        'I’m not prepared to risk …',
        'Would you settle for …?',
        'Could you come down a little on the price?',
        'In that case we’d have to start at …',
      ],
    },
    statements: [
      'A climb that does not reach the summit is a failure.',
      'People who have to be rescued because they were careless should pay for it.',
      'Some mountains should be closed to visitors.',
      'A cable car spoils any mountain.',
      'Giving up takes more courage than carrying on.',
      'Most people climb mountains for the sake of the photograph.',
      'Climbing with extra oxygen is a kind of cheating.',
      'I feel small in the mountains, and I like it.',
    ],
    questions: [
      'What draws people to places that are cold, steep and dangerous?',
      'How can you tell that it is time to turn back, on a mountain or anywhere else?',
      'What changes in a village when tourists discover the mountain above it?',
      'Who should pay for paths, huts and rescue teams?',
      'Which would you choose, and why: a famous summit with a queue, or an unknown one to yourself?',
    ],
    task: {
      instruction:
        'A mountain village of four hundred people no longer has enough snow for skiing. It has 300,000 euros for new ideas. Choose three projects. At least two of them must bring guests in winter.',
      options: [
        'A hanging bridge over the valley: 180,000 euros, with crowds in summer and nobody in winter',
        'A mountain bike track below the old ski lift: 90,000 euros, from May to October',
        'A school for mountain guides: 200,000 euros, sixty students all year',
        'Twelve flats for people who work online: 110,000 euros, all year, but rents will rise',
        'A star festival in January, with all street lights off: 30,000 euros, one week of full hotels',
        'A winter path with three huts: 70,000 euros, and villagers have to look after it without pay',
        'A place where visitors can watch cheese being made: 100,000 euros, all year, two buses a day',
      ],
    },
    writing:
      'Write a story of 150 to 190 words for a travel magazine that ends with the words “and so we turned back”. Let the reader see the place, and make it clear why going on would have been a mistake.',
  },
};
