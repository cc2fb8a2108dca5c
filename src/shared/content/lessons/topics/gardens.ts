import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'garden',
        'noun',
        'the ground next to a house, with flowers or grass',
        'We have breakfast in the garden in summer.',
      ),
      word('plant', 'verb', 'to put a seed or a young tree in the ground', 'My uncle planted an apple tree last year.'),
      word('grow', 'verb', 'to become bigger', 'Beans grow very fast in June.'),
      word('seed', 'noun', 'a small hard thing that a new plant comes from', 'You can eat the seeds of a pumpkin.'),
      word('water', 'noun', 'what plants and animals drink', 'The tomatoes need water every evening.'),
      word('weed', 'noun', 'a wild plant that you do not want', 'There are weeds between the carrots.'),
      word('wall', 'noun', 'a line of stones between two gardens', 'There is a cat on the garden wall.'),
      word('neighbour', 'noun', 'a person who lives next to you', 'Our neighbour has the best roses in the street.'),
      word('pumpkin', 'noun', 'a big, round, orange vegetable', 'This pumpkin is too big for my bag.'),
      word('ground', 'noun', 'the earth under your feet', 'The ground is hard and dry in August.'),
      word('dry', 'adjective', 'without any water', 'It was a dry summer, and the grass was brown.'),
      word('leaf', 'noun', 'one of the flat green parts of a plant', 'A yellow leaf fell on the table.'),
      word('dig', 'verb', 'to make a hole in the earth', 'The children like to dig for potatoes.'),
      word('pick', 'verb', 'to take a flower or fruit from its plant', 'Please don’t pick the flowers in the park.'),
    ],
    text: {
      title: 'Over the wall',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Lumi: Good morning, Adisa. I think that’s my pumpkin.
Adisa: This one? But it’s in my garden.
Lumi: The plant is in mine. Look, it starts here, next to my tomatoes. In June it went over the wall.
Adisa: Yes, and then it was dry for six weeks, and you were on holiday.
Lumi: For two weeks!
Adisa: I gave it water every evening. I pulled out all the weeds.
Lumi: I planted the seed.
Adisa: One seed! I carried a hundred cans of water.
Lumi: All right. How heavy is it?
Adisa: Eighteen kilos.
Lumi: Then let’s cut it in two. Half for you and half for me.
Adisa: What can I do with nine kilos of pumpkin? I don’t like it. I only like to watch it grow. What do you want to do with your half?
Lumi: Well … nothing. I don’t like pumpkin.
Adisa: So why did you plant it?
Lumi: There was a picture of a melon on the packet.`,
      questions: [
        choose(
          'What do Lumi and Adisa talk about?',
          'Whose pumpkin it is',
          [
            ['How to cook a pumpkin', 'They do not talk about cooking.'],
            ['Who has a better garden', 'They talk about one plant that is in two gardens.'],
            ['Where to go on holiday', 'Lumi was on holiday, but that is a small thing.'],
          ],
          'Lumi says: “I think that’s my pumpkin.” Adisa says: “But it’s in my garden.”',
        ),
        choose(
          'How did the pumpkin get into Adisa’s garden?',
          'It grew from one side to the other.',
          [
            ['Lumi put it there before the holiday.', 'Lumi did not bring it there.'],
            ['Adisa carried it there in the summer.', 'Adisa carried water, not the pumpkin.'],
            ['It fell from a table by the tomatoes.', 'The plant starts next to the tomatoes. There is no table.'],
          ],
          '“In June it went over the wall.”',
        ),
        trueOrFalse(
          'Lumi’s holiday was six weeks long.',
          false,
          'It was dry for six weeks, but Lumi was away “For two weeks!”',
        ),
        write(
          'How many kilos is the pumpkin?',
          ['eighteen', '18', 'eighteen kilos', '18 kilos', '18 kg', 'eighteen kilograms'],
          '“Eighteen kilos.”',
        ),
        choose(
          'Why does Adisa not want nine kilos of pumpkin?',
          'Adisa does not eat it.',
          [
            ['Adisa wants more than that.', 'Adisa asks what one can do with so much.'],
            ['Adisa cannot carry it home.', 'The pumpkin is in Adisa’s garden.'],
            ['Adisa has many pumpkins.', 'They talk about one pumpkin only.'],
          ],
          '“I don’t like it. I only like to watch it grow.”',
        ),
        choose(
          'What did Lumi hope for in spring?',
          'Some sweet fruit',
          [
            ['A big pot of soup', 'Lumi does not like pumpkin, and nobody speaks of soup.'],
            ['A long dry summer', 'It was dry, but Lumi did not wish for it.'],
            ['Help from Adisa', 'Adisa helped, but Lumi did not ask for it.'],
          ],
          'Lumi wanted to grow melons: “There was a picture of a melon on the packet.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You live in the same house. It is April, and you share the garden behind it. It is ten metres long.',
      a: {
        role: 'You live upstairs, and you want to grow vegetables.',
        facts: [
          'Your vegetables need three metres of ground with sun all day.',
          'You are away in August. Somebody has to water the plants then: twenty minutes every second day.',
          'You have 60 pounds for seeds and plants, but you have no tools.',
        ],
        goals: [
          'Find out where in the garden there is sun all day.',
          'Find out if B has tools, and where B is in August.',
          'Agree with B on a plan: what goes where?',
        ],
      },
      b: {
        role: 'You live downstairs, and you want to sit and read in the garden.',
        facts: [
          'The five metres by the wall have sun all day. The five metres by the house have sun only in the morning.',
          'You want four metres of grass with two chairs. You sit there after five o’clock, and you like the sun.',
          'You have all the tools. You are at home in August, but you don’t want to work for nothing.',
        ],
        goals: [
          'Find out how much ground the vegetables need, and what kind of place.',
          'Find out how much work there is in August.',
          'Agree with A on a plan. What do you get for your help?',
        ],
      },
      phrases: [
        'How much space do you need for …?',
        'Where is it sunny in the …?',
        'You can have …, and I take …',
        'Can you water my … in August?',
        'If I help you, can I have some …?',
        'Let’s put the … here.',
      ],
    },
    statements: [
      'Every school should have a garden.',
      'Vegetables from your own garden taste better.',
      'Apples on my side of the wall are my apples.',
      'Plastic flowers are better: they don’t need water.',
      'I talk to plants.',
      'Gardens are boring for young people.',
      'Grass is more useful than flowers.',
      'A balcony is big enough for a garden.',
    ],
    questions: [
      'What can you see from your window: trees, flowers or houses?',
      'What do people in your country grow in their gardens?',
      'What is the best thing to do in a garden on a Sunday?',
      'What is good and what is bad about having a garden?',
      'Which plant do you want to have in your room, and why?',
    ],
    task: {
      instruction:
        'Your class has 30 square metres of ground at school and 200 pounds. Plan a garden for it. Say who does the work, also in the holidays.',
      options: [
        'Tomatoes and beans: 40 pounds, 10 square metres. They need water all summer',
        'An apple tree: 60 pounds, 10 square metres. The first apples come in three years',
        'Flowers for bees: 20 pounds, 5 square metres. No work, but you cannot eat them',
        'A pond with frogs: 120 pounds, 10 square metres. Small children cannot go there alone',
        'A table and benches for lessons outside: 100 pounds, 10 square metres',
        'Potatoes: 15 pounds, 10 square metres. They are easy to grow, but you have to dig a lot',
        'A greenhouse, a small house of glass: 150 pounds, 15 square metres. You can grow salad there in winter',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a neighbour. You are going away for two weeks in summer. Say which plants you have, where they are and what they need. Say what your neighbour can eat from your garden, and say thank you.',
  },
  hard: {
    words: [
      word('soil', 'noun', 'the earth in which plants grow', 'The soil near the river is dark and rich.'),
      word('thrive', 'verb', 'to grow very well and be healthy', 'Roses thrive in this corner.'),
      word('wither', 'verb', 'to become dry and die slowly', 'The beans withered while we were away.'),
      word(
        'weed',
        'noun',
        'a wild plant that grows where it is not wanted',
        'She pulls up weeds for an hour every evening.',
      ),
      word('nursery', 'noun', 'a place where young plants are grown and sold', 'We bought the hedge at a nursery.'),
      word(
        'moisture',
        'noun',
        'very small drops of water in or on something',
        'Dead leaves keep the moisture in the ground.',
      ),
      word('evaporate', 'verb', 'to turn from water into gas', 'Water evaporates quickly from small pots.'),
      word('damp', 'adjective', 'slightly wet', 'Moss likes damp, shady places.'),
      word(
        'fern',
        'noun',
        'a green plant with leaves like feathers and no flowers',
        'Ferns grew on the north side of the house.',
      ),
      word('lid', 'noun', 'a cover that closes a pot or bottle', 'Put the lid on the compost box.'),
      word(
        'native',
        'adjective',
        'having always lived or grown in a place',
        'Native flowers need less care than foreign ones.',
      ),
      word(
        'greenhouse',
        'noun',
        'a glass building in which plants are kept warm',
        'Peppers ripen early in the greenhouse.',
      ),
      word('pest', 'noun', 'an insect or animal that does harm to plants', 'Snails are the worst pest in our garden.'),
      word(
        'prune',
        'verb',
        'to cut branches off, so that a plant grows better',
        'Prune the apple trees in late winter.',
      ),
    ],
    text: {
      title: 'A garden with a lid',
      kind: 'text',
      genre: 'history',
      source:
        'L. Keogh, The Wardian Case: How a Simple Box Moved Plants and Changed the World (University of Chicago Press and Kew Publishing, 2020)',
      text: `In the summer of 1829 a London doctor was waiting for a moth. Nathaniel Ward had buried its pupa in damp soil in a bottle, put the lid on, and placed it where he could watch it.

What caught his eye, however, was something else. A tiny fern and a blade of grass were coming up out of the soil.

Ward was astonished. For years he had tried to grow ferns in his garden near the docks, and the smoke of the factories had killed them. Here was one that nobody had planted, and it thrived.

The moisture in the soil evaporated, turned to drops on the glass and ran back down. The bottle watered itself. Ward left it closed for years.

He began to think of ships. Most plants that were sent by sea withered on the way: the salt wind burned them, and the sailors needed the fresh water for themselves.

In 1833 Ward filled two boxes of wood and glass with ferns and grasses and sent them to Sydney. They stood on the open deck for months, and they arrived green. The boxes came back full of Australian plants, one of which had never been seen alive in Britain before.

Soon the great nurseries were using them. Tea travelled in Ward’s boxes from China to India, and many flowers that look quite at home in our gardens today once crossed an ocean behind glass.

But plants need soil, and soil is never empty. Insects, diseases and the seeds of weeds travelled along with the tea and the flowers.

In time, many countries made strict rules about plants and soil from abroad. Perhaps the very first bottle should have been a warning. After all, it had all begun with a passenger that had no ticket.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'How a chance discovery moved plants round the world',
          [
            [
              'How a doctor cleaned the dirty air of a great city',
              'The smoke killed his ferns, but he did not fight it.',
            ],
            [
              'How sailors learned to grow their own food on board',
              'The sailors had no garden; they carried the boxes.',
            ],
            ['How an insect destroyed the finest gardens of London', 'The moth was what he had been waiting for.'],
          ],
          'The fern was “one that nobody had planted”, and later many flowers “crossed an ocean behind glass”.',
        ),
        write(
          'Which plants had Ward failed to grow in his garden?',
          ['ferns', 'fern', 'the ferns'],
          '“For years he had tried to grow ferns in his garden near the docks”',
        ),
        choose(
          'How could the plants in the bottle live for so long?',
          'They used the same water again and again.',
          [
            ['They got rain through a hole in the lid.', 'The bottle was closed.'],
            ['They took what they needed from the moth.', 'The moth has nothing to do with the water.'],
            ['They were given a few drops every week.', 'Nobody gave them any: “The bottle watered itself.”'],
          ],
          'The moisture “evaporated, turned to drops on the glass and ran back down”.',
        ),
        trueOrFalse(
          'The boxes that were sent to Sydney were empty when they came back.',
          false,
          '“The boxes came back full of Australian plants”',
        ),
        choose(
          'Why had most plants died at sea before?',
          'Salt and thirst were the cause.',
          [
            ['Boxes were kept below in the dark.', 'The text does not say where plants were kept before.'],
            ['Insects from the ship ate the leaves.', 'Insects are mentioned later, and not as a cause of this.'],
            ['Sailors threw them out in bad weather.', 'The text says only that they needed the water themselves.'],
          ],
          '“the salt wind burned them, and the sailors needed the fresh water for themselves”',
        ),
        choose(
          'What does the writer suggest with the last sentence?',
          'A fern that came by itself showed what else might come.',
          [
            ['A man who breaks one rule is going to break many others.', 'Ward broke no rule; the ticket is an image.'],
            [
              'A moth must have got into one of the boxes by accident.',
              'The passenger is the fern in the first bottle.',
            ],
            ['A plant should be sold only by those who have grown it.', 'Nothing is said of who may sell plants.'],
          ],
          '“Perhaps the very first bottle should have been a warning.” The fern in it had come with the soil, as the pests did later.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is the end of June in a community garden, where everybody has a plot. Yours are side by side. One of the plots is full of wild plants, and there has been a complaint.',
      a: {
        role: 'You have had your plot since March, and you have not cut anything on it.',
        facts: [
          'You are counting wild bees for your university. The count ends on the last day of July, and until then nothing in the middle of the plot may be cut.',
          'A strip of two metres along B’s plot is not part of the count.',
          'Until the end of July you can come on Sundays only. In August you are free all day.',
        ],
        goals: [
          'Find out what harm the wild plants do to B, and when.',
          'Find out what happens to the complaint, and if it can still be stopped.',
          'Save your count. Find out what help B could do with in return.',
        ],
      },
      b: {
        role: 'You have grown vegetables on your plot for eleven years.',
        facts: [
          'In the middle of July the thistles on A’s plot will drop their seeds, and the wind will carry them into your beds.',
          'You have written the complaint. The committee meets on Friday. Until then you may take it back.',
          'You are in the garden every morning. In the second half of August you will be away, and nobody waters your beds.',
        ],
        goals: [
          'Find out why nothing has been cut, and how long that will go on.',
          'Find out which part of the plot could be cut now, and when A has time.',
          'Protect your vegetables from the seeds, and from thirst in August.',
        ],
      },
      phrases: [
        'I hadn’t realised that …',
        'What bothers me is …',
        'Would it be enough if …?',
        'I can’t touch …, but I could …',
        'I’d be prepared to … provided that …',
        'In return, would you mind …?',
      ],
    },
    statements: [
      'A lawn is a waste of water.',
      'Weeds are just plants in the wrong place.',
      'A garden says more about its owner than a living room does.',
      'Front gardens should not be turned into parking spaces.',
      'Nobody should be allowed to cut down an old tree, even in their own garden.',
      'Growing your own food will never be more than a hobby.',
      'I would rather have a balcony in town than a garden in the country.',
      'Noisy garden machines should be banned at weekends.',
    ],
    questions: [
      'What can people learn in a garden that they cannot learn in a classroom?',
      'Which park or public garden do you like, and what makes it special?',
      'Why do so many people want order in their gardens when nature has none?',
      'How much should neighbours be able to decide about what a garden looks like?',
      'If you could bring home one plant from another country, which would it be, and what could go wrong?',
    ],
    task: {
      instruction:
        'The sixty people in a block of flats want to turn their yard into a garden. They have 12,000 euros, and volunteers for six hours of work a week. Choose at least three ideas. Say who will be disappointed, and what you will tell them.',
      options: [
        'Vegetable beds that families can rent: 3,000 euros, two hours a week. There are eight beds for twenty families',
        'A meadow of native flowers: 1,000 euros, half an hour a week. Some will call it untidy',
        'A lawn for ball games: 2,500 euros, three hours a week. There will be noise until eight',
        'A greenhouse with lemon trees and chairs: 7,000 euros, two hours a week. It is warm there in winter',
        'A pond with a bench: 4,500 euros, one hour a week. It needs a fence, because there are small children',
        'Five grown trees: 5,000 euros, one hour a week. There is shade at once, also in the flats on the ground floor',
        'A compost heap for all the kitchens: 500 euros, two hours a week. It may smell in August',
      ],
    },
    writing:
      'Write a letter of 120 to 150 words to the council of your town, which wants to turn an old car park into a public garden. Suggest what should grow there, who should look after it and how it could be paid for. Answer one objection that you expect.',
  },
};
