import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('landscape', 'noun', 'all the land that you can see from a place', 'I like the green landscape here.'),
      word('mountain', 'noun', 'very high land', 'There is snow on the mountains.'),
      word('river', 'noun', 'water that goes across the land to the sea', 'The river is short but fast.'),
      word('coast', 'noun', 'the land next to the sea', 'Our village is on the coast.'),
      word('forest', 'noun', 'a big place with a lot of trees', 'It is dark in the forest.'),
      word('valley', 'noun', 'the low land between mountains', 'There is a small town in the valley.'),
      word('desert', 'noun', 'very dry land with few plants', 'It is cold at night in the desert.'),
      word('waterfall', 'noun', 'a place where a river falls from a high place', 'We stood behind the waterfall.'),
      word('cliff', 'noun', 'a high wall of rock, often next to the sea', 'Do not go near the cliff!'),
      word('plain', 'noun', 'a big piece of land without any hills', 'From the hill we looked over the plain.'),
      word('dune', 'noun', 'a hill of sand', 'The children ran down the dune.'),
      word('flat', 'adjective', 'without high and low parts', 'The land is flat, so I go by bike.'),
      word('hill', 'noun', 'high land, but not as high as a mountain', 'The castle is on a hill.'),
      word('island', 'noun', 'land with water all around it', 'You can walk around the island in a day.'),
    ],
    text: {
      title: 'The whole world in one valley',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Zofia: Hello, Temuera. I want to make a film in your valley. I’m looking for five landscapes.
Temuera: Only five? Good. We have a lot of them.
Zofia: First, I need a desert.
Temuera: There are big dunes behind our beach. Don’t show the sea, and you have a desert.
Zofia: Great! Next, a wild forest with a waterfall.
Temuera: No problem. But our waterfall is only two metres high.
Zofia: We can put the camera on the ground. Then it looks big. Are there any mountains with snow?
Temuera: I can see them from my kitchen.
Zofia: Wonderful! Now I need a wide, flat plain without houses.
Temuera: Take my field. I can move the sheep for a day.
Zofia: And finally, high cliffs.
Temuera: Sorry, our coast is low. But my sister can paint some!
Zofia: Why not? You see, it’s a film about a woman. She walks around the world, and it takes three years.
Temuera: Here she can do it before lunch.`,
      questions: [
        choose(
          'What does Zofia want to find out?',
          'If she can make her film in Temuera’s valley',
          [
            ['If she can stay with Temuera in the holidays', 'She comes for a film, not for a holiday.'],
            ['If Temuera wants to walk around the world', 'The woman in the film does that, not Temuera.'],
            ['If Temuera can draw a map of his valley', 'Nobody talks about a map.'],
          ],
          'She says: “I want to make a film in your valley. I’m looking for five landscapes.”',
        ),
        choose(
          'What is Zofia’s “desert”?',
          'Sand near the sea',
          [
            ['A very dry field', 'The field is going to be the plain.'],
            ['The top of a mountain', 'There is snow on the mountains.'],
            ['A picture on a wall', 'Only the cliffs are going to be a picture.'],
          ],
          '“There are big dunes behind our beach.”',
        ),
        write(
          'How many metres high is the waterfall?',
          [
            'two',
            '2',
            'two metres',
            '2 metres',
            'two metres high',
            '2 metres high',
            'only two',
            'only 2',
            'only two metres',
            'only 2 metres',
            'two meters',
            '2 meters',
            '2 m',
            '2m',
          ],
          '“But our waterfall is only two metres high.”',
        ),
        trueOrFalse(
          'Temuera must leave his house to see mountains with snow.',
          false,
          'He says: “I can see them from my kitchen.”',
        ),
        choose(
          'Which of these can Zofia not find in the valley?',
          'High cliffs',
          [
            ['A flat plain', 'Temuera says: “Take my field.”'],
            ['A wild forest', 'He says: “No problem.”'],
            ['Sandy dunes', 'They are behind the beach.'],
          ],
          'He says: “Sorry, our coast is low.”',
        ),
        choose(
          'Temuera says: “Here she can do it before lunch.” What does he mean?',
          'The places for the film are near each other.',
          [
            ['The woman in the film walks very fast.', 'In the film she needs three years.'],
            ['The film is not going to be very long.', 'He is talking about her walk, not about the film.'],
            ['People in the valley have lunch late.', 'We do not read when they have lunch.'],
          ],
          'In the film her walk “takes three years”. But in the valley it is not far from one place to the next.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are on a class trip, in a house near the sea. Tomorrow the two of you can go for walks together, from nine in the morning to five in the afternoon.',
      a: {
        role: 'You have a map of the land north of the house.',
        facts: [
          'In the north there is a forest with a waterfall. It is two hours on foot to the waterfall and two hours back to the house.',
          'You can swim under the waterfall, but you cannot buy any food there.',
          'You want to take photos of the sea.',
          'You do not like high places. You never go up cliffs.',
        ],
        goals: [
          'Find out what there is in the south and how long it takes.',
          'Find out what B wants to do tomorrow.',
          'Make a plan for the day. Both of you must be happy with it.',
        ],
      },
      b: {
        role: 'You have a map of the land south of the house.',
        facts: [
          'In the south there is a flat plain and then a beach with dunes. It is one hour on foot to the beach and one hour back to the house.',
          'There is a café on the beach, but you cannot swim there. The sea is too dangerous.',
          'From the beach you can also go up a high cliff. That takes one more hour, up and down.',
          'You want to swim.',
        ],
        goals: [
          'Find out what there is in the north and how long it takes.',
          'Find out what A wants to do, and if A wants to go up the cliff.',
          'Make a plan for the day. When and where are you going to have lunch?',
        ],
      },
      phrases: [
        'What is there in the …?',
        'How long does it take to get there?',
        'Can you … there?',
        'I want to …, but I don’t want to …',
        'Let’s go to the … first.',
        'Then we are back at … o’clock.',
      ],
    },
    statements: [
      'It is better to live near the sea than in the mountains.',
      'A flat landscape is boring.',
      'I know the name of a river near my home.',
      'It is easy to be happy on a small island.',
      'A walk in a forest is better than a day on the beach.',
      'I can draw a mountain and a river in ten seconds.',
      'A desert is a beautiful place.',
      'All children must learn the names of rivers and mountains at school.',
    ],
    questions: [
      'What landscape can you see from your home or your school?',
      'Which landscapes are there in your country?',
      'Which landscape do you want to see one day? Why?',
      'What can people do in the mountains, on the coast and on a plain?',
      'Which film or book has a beautiful landscape? What is it like?',
    ],
    task: {
      instruction:
        'Your class is going to paint three landscapes on a long white wall in a children’s hospital. You have 50 pounds for paint and twelve hours. Choose three, and say why.',
      options: [
        'A desert at night with yellow dunes: 10 pounds, 3 hours; a little dark for children',
        'A waterfall in a green forest: 20 pounds, 5 hours; the leaves are a lot of work',
        'High mountains with snow: 15 pounds, 4 hours; the wall stays nearly white',
        'A river from the hills to the coast: 25 pounds, 6 hours; every child can find a boat or a bridge',
        'A flat plain with flowers: 15 pounds, 3 hours; everybody in the class can paint it',
        'White cliffs and birds: 20 pounds, 4 hours; only two of you can paint birds',
        'A small island with one tree: 10 pounds, 2 hours; funny, but very simple',
      ],
    },
    writing:
      'Write a postcard of 50 to 70 words to a friend. You are on a trip, and yesterday you saw two very different landscapes. Say what they looked like, what you did there and which one you liked better.',
  },
  hard: {
    words: [
      word(
        'landscape',
        'noun',
        'everything that you can see of an area of land',
        'Farming has shaped the landscape for centuries.',
      ),
      word(
        'steep',
        'adjective',
        'going up or down very quickly, like a ladder',
        'The path was too steep for our bikes.',
      ),
      word('shallow', 'adjective', 'not deep', 'Children can play in the shallow part of the lake.'),
      word('bare', 'adjective', 'with few trees or plants, or none at all', 'After the fire the hills were bare.'),
      word('fertile', 'adjective', 'good for growing plants', 'The river has left fertile soil in the valley.'),
      word('plain', 'noun', 'a large area of flat land', 'Three rivers cross the plain.'),
      word('slope', 'noun', 'land that is higher at one end', 'Grapes are grown on the sunny slope.'),
      word('canal', 'noun', 'a kind of river that people have built', 'The canal links two rivers.'),
      word('flood', 'verb', 'to cover land with water', 'In spring the river floods the meadows.'),
      word('mud', 'noun', 'soft, wet earth', 'At low tide you can walk across the mud.'),
      word(
        'peat',
        'noun',
        'dark earth from old plants, which can be burnt',
        'They used to heat their house with peat.',
      ),
      word(
        'erode',
        'verb',
        'to wear land or rock away slowly, as wind and water do',
        'Waves are eroding this part of the coast.',
      ),
      word('gorge', 'noun', 'a deep, narrow valley with rocky sides', 'The river has cut a gorge through the hills.'),
      word(
        'unspoilt',
        'adjective',
        'beautiful because nobody has changed it',
        'You can still find unspoilt beaches here.',
      ),
    ],
    text: {
      title: 'Pure nature',
      kind: 'text',
      genre: 'opinion',
      source:
        'J. M. Lambert and others, The Making of the Broads (Royal Geographical Society, 1960); Broads Authority; Lake District National Park Authority; Province of Flevoland; Butterfly Conservation (swallowtail)',
      text: `Last year I sent my brother three postcards. On each of them I wrote: “Pure nature!” It was not true of any of the three.

The first showed the Norfolk Broads, a group of shallow lakes in the east of England. Until the 1950s most experts thought that they were natural. Then a botanist, Joyce Lambert, drilled a long series of holes into the mud. Natural lakes usually get deeper little by little; these had steep sides, like a swimming pool. In the Middle Ages people had dug out the peat in order to burn it. Later the water rose and flooded the holes.

The second showed the bare green hills of the Lake District. They used to be mostly covered with trees. Farmers began to cut them down thousands of years ago, and sheep have kept most of the slopes bare by eating every young tree that comes up.

The third was from Flevoland in the Netherlands: a fertile plain with a straight canal. A hundred years ago, fishing boats were sailing across it.

“So there’s nothing to protect,” said my brother, who loves being right. I disagree. The swallowtail, Britain’s largest native butterfly, breeds in the Broads and almost nowhere else in the country. It does not ask who dug them.

Still, he has a point. If people made a landscape, then it is a choice, not a duty, to keep it as it is. In the Lake District some want fewer sheep, so that trees can return; others fear for the farms, and for the famous view. Both sides claim to be defending the real landscape.

Yesterday I sent my brother another picture. It shows the car park behind our station, where a young birch is coming up through the asphalt. Nobody planted it. I wrote: “Pure nature!”`,
      questions: [
        choose(
          'What is the main idea of the text?',
          'Many landscapes that look natural are the work of people.',
          [
            ['Landscapes made by people are not worth protecting.', 'The brother says so, and the writer disagrees.'],
            [
              'Postcards make landscapes look better than they are.',
              'It is the words on the cards that were wrong, not the pictures.',
            ],
            [
              'Farming should be stopped in beautiful landscapes.',
              'The writer gives both sides and does not ask for this.',
            ],
          ],
          'The writer called three places “Pure nature!”, but “It was not true of any of the three.”',
        ),
        choose(
          'What told Joyce Lambert that the Broads were not natural?',
          'The shape of the lakes under the water',
          [
            ['The remains of fires on the shore', 'The peat was burnt, but nothing is said of such remains.'],
            ['The kinds of plants along the banks', 'She was a botanist, but she drilled into the mud.'],
            ['The reports of those who had dug there', 'They lived in the Middle Ages; no reports are mentioned.'],
          ],
          '“these had steep sides, like a swimming pool”',
        ),
        trueOrFalse(
          'Without sheep, more trees would grow on the hills of the Lake District.',
          true,
          'They “have kept most of the slopes bare by eating every young tree that comes up”.',
        ),
        choose(
          'What do we learn about the land on the third postcard?',
          'It used to be under water.',
          [
            ['It can only be reached by boat.', 'The boats sailed there a hundred years ago.'],
            ['It is too wet for farming.', 'It is “a fertile plain”.'],
            ['It is older than the Broads.', 'It is younger: the Broads are from the Middle Ages.'],
          ],
          '“A hundred years ago, fishing boats were sailing across it.”',
        ),
        write(
          'Which animal does the writer use as an argument for protecting the Broads?',
          [
            'swallowtail',
            'the swallowtail',
            'a swallowtail',
            'swallowtails',
            'butterfly',
            'a butterfly',
            'the butterfly',
            'butterflies',
            'swallowtail butterfly',
            'the swallowtail butterfly',
            'a swallowtail butterfly',
            'Britain’s largest butterfly',
            'Britain’s largest native butterfly',
            'the largest native butterfly',
            'the largest butterfly',
          ],
          '“The swallowtail, Britain’s largest native butterfly, breeds in the Broads”',
        ),
        choose(
          'Why does the writer send the picture of the car park?',
          'Something wild has appeared there without human help.',
          [
            ['Such ugly places should be turned into parks.', 'The writer does not ask anybody to change it.'],
            ['The town has begun to look after its trees.', '“Nobody planted it.”'],
            [
              'A car park can be as lovely as the Lake District.',
              'The point is not how it looks but how it came about.',
            ],
          ],
          '“Nobody planted it.” So here, for once, the words “Pure nature!” are true.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A quarry outside your town has closed. It is a hole with steep sides, twenty metres deep and 300 metres long from east to west. You two are students on the youth council, and have to propose what should become of it. The town can spend 80,000 euros.',
      a: {
        role: 'You have talked to the neighbours and to the company that owned the quarry.',
        facts: [
          'Most neighbours want somewhere to swim, at the western end, where the road is.',
          'Nobody wants lorries: they have been driving past the houses for thirty years.',
          'The company will add 30,000 euros, but only if at least two hectares around the hole are planted with trees.',
          'From a path high up at the eastern end, fossils can be seen in the rock. Your school would like to bring classes there once a year.',
        ],
        goals: [
          'Find out how the hole could become a lake, and what that would cost.',
          'Find out whether swimmers and classes would disturb any animals.',
          'Agree on a plan that the town can pay for.',
        ],
      },
      b: {
        role: 'You have talked to an engineer and to an expert on birds.',
        facts: [
          'If the pumps are switched off, the hole will fill with water in three years until it is six metres deep. That is free; a safe beach costs 70,000 euros.',
          'Filling the hole with earth would take at least 20,000 lorries and cost more than 500,000 euros.',
          'Two hectares of young trees cost 25,000 euros.',
          'A rare owl nests in the eastern wall. From March to July people must stay at least 100 metres away.',
        ],
        goals: [
          'Find out what the neighbours want and what they would not accept.',
          'Find out if anybody else would pay, and on what condition.',
          'Agree on a plan in which the owl is left in peace.',
        ],
      },
      phrases: [
        'What would happen if we just …?',
        'That’s more than we can spend.',
        'They would only pay if …',
        'As long as people keep away from …',
        'Could the … be limited to certain months?',
        'So altogether that comes to …',
      ],
    },
    statements: [
      'The most beautiful landscapes are those without any trace of people.',
      'Wind turbines can make a landscape more interesting.',
      'Those who live in a beautiful landscape stop seeing it.',
      'The landscape in which you grow up shapes your character.',
      'Everybody should be allowed to walk across private land.',
      'It is better to let a landscape change than to keep it as it is.',
      'A field of wheat is just as natural as a forest.',
      'Nobody should be allowed to build a house on a cliff or by a lake.',
    ],
    questions: [
      'What do you think the landscape around your home looked like a hundred years ago?',
      'Which landscape makes you feel calm, and which one makes you nervous?',
      'Who should decide what may be built on a coast or in a valley?',
      'What would you miss most if you moved from the mountains to a plain, or the other way round?',
      'Why do people take so many photographs of landscapes, and what do they do with them?',
    ],
    task: {
      instruction:
        'So many people walk through a valley to the coast that its paths are eroding. It is March, and the park has 90,000 pounds. Choose three measures at most. At least one must help before July. Say who will object, and what you will answer.',
      options: [
        'Stone steps on the steepest slope: 50,000 pounds, ready next spring; last for thirty years, look like a staircase',
        'No more than 500 walkers a day, booked online: 20,000 pounds, from June; bad for the village shop',
        'Closing the dunes for three years so that grass can return: 5,000 pounds, from tomorrow; a long way round to the beach',
        'A bus instead of the car park: 40,000 pounds, from August; no help for early risers',
        'Money for farmers who keep fewer sheep: 30,000 pounds; the slopes will recover in ten years',
        'A second path along the river: 25,000 pounds, from May; birds nest there',
        'Volunteers who repair paths at weekends: 10,000 pounds for tools and food, from April; slow work',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a travel magazine about a landscape that you know well. Describe what a visitor notices first, explain what people have done to it over the years, and say whether it should stay as it is.',
  },
};
