import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('rain', 'noun', 'water that comes down from the sky', 'There was a lot of rain in the night.'),
      word('cloud', 'noun', 'a white or grey thing in the sky', 'A dark cloud is coming over the hill.'),
      word('drop', 'noun', 'a very small bit of water', 'There is a drop of rain on my glasses.'),
      word('sea', 'noun', 'a very big area of salty water', 'This river goes to the sea.'),
      word('river', 'noun', 'a long line of water that runs through the land', 'The river is high after the rain.'),
      word(
        'salt',
        'noun',
        'something white from the sea that we put on food',
        'You cannot drink water with a lot of salt.',
      ),
      word('warm', 'verb', 'to make something less cold', 'The sun warms the sea.'),
      word('rise', 'verb', 'to go up', 'Warm air rises.'),
      word('fall', 'verb', 'to come down', 'Rain falls on the roof.'),
      word('cool down', 'phrase', 'to get colder', 'The air cools down at night.'),
      word('vapour', 'noun', 'water that is a gas in the air', 'There is always some vapour in the air.'),
      word('ground', 'noun', 'the earth under our feet', 'The ground is wet this morning.'),
      word(
        'snow',
        'noun',
        'soft, white, frozen water from the sky',
        'The snow on the mountain changes into water in spring.',
      ),
      word('ice', 'noun', 'water that is hard because it is very cold', 'In winter there is ice on the lake.'),
    ],
    text: {
      title: 'How to make a small sea',
      kind: 'text',
      genre: 'instructions',
      source: 'US Geological Survey, Water Science School: The Water Cycle (usgs.gov)',
      text: `Find a big bowl, a clean cup, a piece of clear plastic and a small stone.

1. Put some water and two spoons of salt into the bowl. This is your sea.
2. Put the empty cup in the middle. This is your land.
3. Cover the bowl with the plastic. This is your sky. Put the stone on it, over the cup.
4. Leave it in the sun for some hours.

The sun warms your sea. Some of the water changes into vapour. You cannot see it, but it rises. Under the plastic it cools down and changes into drops, like in a cloud. The drops get bigger and fall into your cup. It is raining!

Real rain falls on the ground. A lot of it runs into rivers, and they take it back to the sea. Then it starts again.

Now try the water in the cup. It is not salty! Water can fly, but salt stays at home.`,
      questions: [
        choose(
          'What does the text show?',
          'How sea water changes into rain',
          [
            ['How rivers bring salt to the sea', 'Rivers take rain to the sea. We do not read about their salt.'],
            ['How people can clean a dirty bowl', 'The bowl is only there for the small sea.'],
            ['How clouds keep the sun from us', 'The sun has to warm the water here.'],
          ],
          '“The sun warms your sea.” The drops “fall into your cup. It is raining!”',
        ),
        trueOrFalse('There is water in the cup at the start.', false, '“Put the empty cup in the middle.”'),
        write(
          'The bowl with water is the sea. What is the plastic?',
          ['the sky', 'sky', 'your sky', 'a sky', 'my sky', 'it is the sky', 'it’s the sky'],
          '“Cover the bowl with the plastic. This is your sky.”',
        ),
        choose(
          'Why are there drops under the plastic?',
          'The vapour gets colder there.',
          [
            ['The stone is wet on one side.', 'The stone lies on the plastic, and nobody says that it is wet.'],
            ['The bowl is too full of water.', 'There is only some water in the bowl.'],
            ['The cup is too small for it all.', 'The drops come first. They fall into the cup later.'],
          ],
          '“Under the plastic it cools down and changes into drops”',
        ),
        choose(
          'How does a lot of the rain get back to the sea?',
          'It runs through the land.',
          [
            ['The wind blows it there.', 'The text does not speak about wind.'],
            ['People bring it in bowls.', 'The bowl and the cup are only for the small sea at home.'],
            ['It flies there with the salt.', 'Salt cannot fly. It stays where it is.'],
          ],
          '“A lot of it runs into rivers, and they take it back to the sea.”',
        ),
        choose(
          'You leave the bowl open until all the water is gone. What can you see in it then?',
          'Salt',
          [
            ['Rain', 'Without water there is no rain.'],
            ['Vapour', 'You cannot see it, and it does not stay.'],
            ['Snow', 'The sun is warm, and snow is made of water.'],
          ],
          'The water goes up into the air, “but salt stays at home”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Two neighbours have one garden and one tank of rain water. It is Monday morning, and it is hot and dry. They may not use new water from the tap, and they want to help their plants until the next rain.',
      a: {
        role: 'You have tomatoes, and you have the key to the tank.',
        facts: [
          'There are sixty litres of rain water in the tank.',
          'Your tomatoes need ten litres on a sunny day and five litres on a day without sun.',
          'You read that old kitchen water with no soap in it is fine for trees.',
        ],
        goals: [
          'Find out when it is going to rain, and which days are going to be sunny.',
          'Find out how much water B’s tree needs.',
          'Make a plan for the water until the next rain.',
        ],
      },
      b: {
        role: 'You have an apple tree, and you heard the weather report.',
        facts: [
          'It is going to rain on Friday. Today and Tuesday are sunny, but Wednesday and Thursday are not.',
          'Your tree needs twenty litres today and twenty litres on Wednesday.',
          'You have fifteen litres of old kitchen water with no soap in it.',
        ],
        goals: [
          'Find out how much rain water there is, and how much A’s tomatoes need.',
          'Find out if you can use your old kitchen water.',
          'Make a plan for the water until the next rain.',
        ],
      },
      phrases: [
        'How much water is there?',
        'How many litres do you need on …?',
        'When is it going to rain?',
        'Can we use … for the tree?',
        'That is five litres too much.',
        'Let’s keep some water for …',
      ],
    },
    statements: [
      'A rainy day is better than a very hot day.',
      'I like to walk in the rain.',
      'Snow is nicer to look at than to walk in.',
      'A shower of three minutes is long enough.',
      'Every house needs a tank for rain water.',
      'A river in a town is more important than a park.',
      'Water is the best drink.',
      'I can look at clouds for a long time.',
    ],
    questions: [
      'Where is the nearest river, lake or sea, and what can you do there?',
      'What do you use water for on a normal day?',
      'When is there a lot of rain in your country?',
      'What can people do with rain water?',
      'You are a drop of water for a day. Where do you want to be?',
    ],
    task: {
      instruction:
        'You are going to teach children of six about rain, rivers and the sea. You have one hour and 30 pounds. Choose at least three things, and say what comes first.',
      options: [
        'A song about rain: 10 minutes, free; they can sing it at home',
        'A film about a drop of water: 20 minutes, free; everybody has to sit still',
        'Rain in a glass box with warm water and ice: 15 minutes, 10 pounds; only you can touch it',
        'A walk to the river: 30 minutes, free; not nice in bad weather',
        'A dance with drops, clouds and wind: 20 minutes, free; it is going to be loud',
        'Big pictures to colour and take home: 25 minutes, 15 pounds',
        'A flower in ice for each child: 15 minutes, 20 pounds; they get wet hands',
      ],
    },
    writing:
      'You are a drop of water on a long trip. Write a postcard of 50 to 70 words to a drop that stayed in the sea. Say how you left the sea, what you saw from the sky, where you are now, and how you are going to come back.',
  },
  hard: {
    words: [
      word(
        'rainfall',
        'noun',
        'the amount of water that comes down from the sky',
        'Rainfall is highest here in November.',
      ),
      word(
        'spring',
        'noun',
        'a place where water comes out of the ground',
        'The walkers filled their bottles at a spring.',
      ),
      word(
        'evaporate',
        'verb',
        'to turn from a liquid into a gas',
        'After an hour in the sun the puddle had evaporated.',
      ),
      word('vapour', 'noun', 'water in the form of a gas', 'Even the air above a desert contains some vapour.'),
      word('condense', 'verb', 'to turn from a gas into a liquid', 'Our breath condenses on a cold window.'),
      word(
        'soak into',
        'phrase',
        'to go slowly into something and make it wet',
        'Rain soaks into sand faster than into clay.',
      ),
      word(
        'underground',
        'adjective',
        'below the surface of the earth',
        'The caves were made by an underground river.',
      ),
      word(
        'inland',
        'adverb',
        'away from the sea and towards the middle of the country',
        'The clouds moved inland overnight.',
      ),
      word(
        'estimate',
        'verb',
        'to judge an amount without measuring it exactly',
        'They estimated how much water the lake held.',
      ),
      word('carry away', 'phrase', 'to take something to another place', 'The flood carried away a wooden bridge.'),
      word('groundwater', 'noun', 'water that is stored in soil and rock', 'The wells reach down to the groundwater.'),
      word('droplet', 'noun', 'a tiny, round bit of liquid', 'A cloud consists of countless droplets.'),
      word('drought', 'noun', 'a long time without enough rain', 'The stream dried up during the drought.'),
      word(
        'downpour',
        'noun',
        'very heavy rain that often starts suddenly',
        'The downpour lasted ten minutes and flooded the street.',
      ),
    ],
    text: {
      title: 'A tax collector counts the rain',
      kind: 'text',
      genre: 'history',
      source:
        'D. Deming, Pierre Perrault, the hydrologic cycle and the scientific revolution (Groundwater, 2014); R. L. Nace, Pierre Perrault: the man and his contribution to modern hydrology (1974); US Geological Survey, Water Science School',
      text: `In 1664 Pierre Perrault collected the taxes of the Paris region for the king. He owed people money, so he used some of that year’s taxes to pay them. When the treasury wanted the money, it was gone. Perrault lost his post and almost everything he owned.

His younger brothers did better. Claude worked on the Louvre, and Charles became famous for fairy tales such as Cinderella. Pierre, ruined, began to think about water.

The question was ancient. Rivers run into the sea day and night; what keeps filling them? Few scholars believed that rain was enough. According to a popular theory, sea water flowed inland through underground tunnels, lost its salt and rose inside the mountains.

Perrault did what his old job had taught him: he compared what came in with what went out. He took the first part of the Seine, estimated how large an area feeds it and, from rainfall figures, worked out how much fell on that area in a year. Then he estimated how much the river carried away. His book came out in 1674, without his name on it. The rain, he had found, came to about six times as much as the river.

Now there was almost too much water. We know today that a large part of it evaporates from the soil and from leaves. In England, Edmond Halley later calculated that the sea, too, gives off enough vapour to supply the rivers. When it condenses, it falls again, and the circle is closed.

Perrault had called his book On the Origin of Springs. Oddly, springs were what he got wrong, for he doubted that rain could soak into the ground deeply enough to feed them. But the man whose own accounts had ruined him had balanced those of a river.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'How rain was shown to be enough for a river',
          [
            ['How the salt in the sea was finally explained', 'The lost salt belongs to a theory that was wrong.'],
            ['How taxes in Paris were spent on clean water', 'The taxes were used to pay what Perrault owed.'],
            ['How three brothers explored the Seine together', 'His brothers did other things.'],
          ],
          '“The rain, he had found, came to about six times as much as the river.”',
        ),
        choose(
          'Why did Perrault lose his post?',
          'He spent money that was not his.',
          [
            ['He published a book in secret.', 'The book came out ten years later.'],
            [
              'He asked people for too much tax.',
              'He kept back what he had collected; the amount was not the problem.',
            ],
            ['He neglected his work for rivers.', 'He began to think about water only afterwards.'],
          ],
          '“He owed people money, so he used some of that year’s taxes to pay them.”',
        ),
        trueOrFalse(
          'Most scholars before Perrault thought that rain filled the rivers.',
          false,
          '“Few scholars believed that rain was enough.”',
        ),
        write(
          'The rain brought about how many times as much water as the river carried away?',
          [
            'six',
            '6',
            'six times',
            '6 times',
            'about six',
            'about 6',
            'about six times',
            'about 6 times',
            'six times as much',
            '6 times as much',
          ],
          '“about six times as much as the river”',
        ),
        choose(
          'What did Halley add to Perrault’s result?',
          'Figures for the water that rises from the sea',
          [
            ['Evidence of tunnels that lead from the sea inland', 'That is the older theory.'],
            [
              'Proof that leaves take in water from the air',
              'Leaves give off water, and the text does not link them with Halley.',
            ],
            [
              'Measurements of the rain that falls in England',
              'Halley was there, but the text does not mention English rain.',
            ],
          ],
          'He calculated that the sea, too, “gives off enough vapour to supply the rivers”.',
        ),
        choose(
          'What does the writer imply about Perrault in the last sentence?',
          'He was better with water than with money.',
          [
            [
              'He would have been wiser to go on with taxes.',
              'The taxes ruined him; the sentence praises his work on the river.',
            ],
            ['He got his fortune back because of his book.', 'The book did not even have his name on it.'],
            ['He used the river to explain his own debts.', 'The comparison is the writer’s, not Perrault’s.'],
          ],
          'The man “whose own accounts had ruined him had balanced those of a river”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'The spring that supplies a campsite gives less water than it used to. In the middle of June the owner asks for advice. Together they have to get through the first two weeks of July and think of next year.',
      a: {
        role: 'You own the campsite.',
        facts: [
          'The spring gave ten thousand litres a day last year. Now it gives six thousand.',
          'From the first of July you are full and need nine thousand litres a day. With a third fewer guests, six thousand would do.',
          'In March a car park with a surface of asphalt was built on the hill above.',
          'You can spend 3,000 euros.',
        ],
        goals: [
          'Find out why there is less water, and when there will be more.',
          'Find out what each remedy costs and how much it helps.',
          'Agree on a plan. You would rather not turn guests away.',
        ],
      },
      b: {
        role: 'You are an expert on groundwater.',
        facts: [
          'Rain takes two months to get from the hill to the spring. It was dry until heavy rain fell in the middle of May, so the middle of July should be better.',
          'Rain runs off asphalt. Stones that let it soak in cost 2,000 euros and help only from autumn on.',
          'A lorry brings ten thousand litres for 400 euros.',
          'New shower heads for the whole site cost 900 euros and save two thousand litres a day.',
        ],
        goals: [
          'Find out how much the spring gives, and how much the campsite needs.',
          'Find out what has changed on the hill, and how much money there is.',
          'Agree on a plan. You want something to be done about the hill.',
        ],
      },
      phrases: [
        'How much does it give now?',
        'What has changed since …?',
        'That would leave us … litres short.',
        'It will be two months before …',
        'In the short term we could …',
        'If we spend … on that, we can’t afford …',
      ],
    },
    statements: [
      'Those who use more water than they need should pay a higher price for each litre.',
      'Lawns have no place in a dry country.',
      'People who live upstream should not decide alone about a river.',
      'We do not value water until it stops coming out of the tap.',
      'Rivers ought to be allowed to flood fields now and then.',
      'Measuring things is more useful than having ideas.',
      'A garden should be watered by rain or not at all.',
      'I would rather live in a place with too much rain than with too little.',
    ],
    questions: [
      'Where does your tap water come from, and where does it go?',
      'What happens to the rain that falls on your street?',
      'Which everyday thing needs more water than people imagine?',
      'What would you measure if you had a year and all the instruments you wanted?',
      'How would a year without rain change the place where you live?',
    ],
    task: {
      instruction:
        'A street floods in every downpour. The town has 60,000 euros and has to hold back at least 100,000 litres of rain. Choose two or three measures, and say who will complain and what you will answer.',
      options: [
        'Grass and trees instead of forty parking spaces: 30,000 euros, 50,000 litres; cooler in summer',
        'Plants on the roofs of three schools: 45,000 euros, 75,000 litres; ready in two years',
        'A tank under the playground: 40,000 euros, 80,000 litres; no play for three months',
        'Free barrels for two hundred gardens: 10,000 euros, 30,000 litres, if people empty them',
        'A pond in the park: 20,000 euros, 40,000 litres; frogs for some, mosquitoes for others',
        'Paving stones with wide gaps: 25,000 euros, 35,000 litres; hard to walk on in heels',
        'A skating area that turns into a pool in heavy rain: 35,000 euros, 70,000 litres; cleaned by hand afterwards',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a local newspaper. Follow the rain of one storm through your neighbourhood: describe where the water goes, explain what keeps it from soaking into the ground, and suggest one change.',
  },
};
