import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('forest', 'noun', 'a big place with many trees', 'We walked in the forest all day.'),
      word('tree', 'noun', 'a tall plant with branches and leaves', 'That tree is two hundred years old.'),
      word('path', 'noun', 'a small way for people on foot', 'This path goes to the lake.'),
      word(
        'mushroom',
        'noun',
        'a thing like a small umbrella that grows on the ground',
        'Do not eat that red mushroom!',
      ),
      word('leaf', 'noun', 'a flat green part of a plant', 'A yellow leaf fell on my head.'),
      word('oak', 'noun', 'a big, strong tree that gets very old', 'We sat under an old oak.'),
      word('pick', 'verb', 'to take flowers or fruit from where they grow', 'You can pick berries here in August.'),
      word('basket', 'noun', 'a thing that you carry food in, often made of wood', 'There is bread in the basket.'),
      word('lake', 'noun', 'a lot of water with land all round it', 'The lake in the forest is very cold.'),
      word('wild', 'adjective', 'not living with people', 'There are wild pigs in this forest.'),
      word('branch', 'noun', 'an arm of a tree', 'A bird sat on the highest branch.'),
      word('get lost', 'phrase', 'to not know any more where you are', 'It is easy to get lost in a forest.'),
      word('quiet', 'adjective', 'without noise', 'It was so quiet that we heard the rain.'),
      word('deer', 'noun', 'a shy brown animal that runs fast', 'Two deer looked at us and ran away.'),
    ],
    text: {
      title: 'Uncle Andrei’s place',
      kind: 'text',
      genre: 'story',
      text: `Every Saturday in September, Uncle Andrei goes into the forest with a basket and a newspaper. At noon he comes home with big, clean mushrooms.

“Where do you pick them?” we ask.

“I have a place,” he says. “It is quiet, and there is no path. I’m not going to tell you more.”

Last Saturday my cousin Zuri put her phone in his basket, under the newspaper. On my phone we could see it: a small blue light on a map. It went round the lake and stopped under the old oaks. It stayed there for two hours.

“That’s it!” said Zuri. She rang her phone, just for fun.

Then the light went to the market in the next village and stopped for five minutes.

At noon Uncle Andrei came home with leaves in his hair. Under the mushrooms there was a piece of paper: “Two kilos, nine euros”.

“Here is your phone, Zuri,” he said. “It woke me up.”`,
      questions: [
        choose(
          'What is the story about?',
          'A man with a secret',
          [
            ['A girl who got lost', 'Nobody gets lost in the story.'],
            ['A man who lost his phone', 'It was Zuri’s phone, and she put it there.'],
            ['A girl who sells mushrooms', 'Nobody in the family sells mushrooms.'],
          ],
          '“I have a place,” he says. “I’m not going to tell you more.” In the end the two cousins know what he does.',
        ),
        choose(
          'Why did Zuri put her phone in the basket?',
          'She wanted to know where he went.',
          [
            ['She wanted to give him some music.', 'The story does not speak of music.'],
            ['She wanted to talk to him later.', 'She rang for fun. She did not want to talk.'],
            ['She wanted to buy a new phone.', 'She got it back. She did not want a new one.'],
          ],
          '“On my phone we could see it: a small blue light on a map.”',
        ),
        write(
          'How long did the blue light stay under the oaks?',
          ['two hours', '2 hours', 'for two hours', 'for 2 hours'],
          '“It stayed there for two hours.”',
        ),
        trueOrFalse(
          'From the oaks, Uncle Andrei went home without a stop.',
          false,
          '“Then the light went to the market in the next village and stopped for five minutes.”',
        ),
        choose(
          'What did Uncle Andrei do under the trees?',
          'He slept.',
          [
            ['He worked.', 'He had no work there.'],
            ['He talked on the phone.', 'The phone rang, but that is not why he was there.'],
            ['He picked mushrooms.', 'That is what the family thought.'],
          ],
          'He says about the phone: “It woke me up.”',
        ),
        choose(
          'Where are the mushrooms from?',
          'From the market',
          [
            ['From his own garden', 'We do not read about a garden.'],
            ['From a place at the lake', 'He walked round the lake and did not stop there.'],
            ['From under the old oaks', 'There he only slept.'],
          ],
          'He slept under the oaks, and then he was at the market. The paper in his basket says: “Two kilos, nine euros”.',
        ),
      ],
    },
    roleCards: {
      scene: 'Two friends want to walk in a forest on Sunday. They plan the day.',
      a: {
        role: 'You have the map.',
        facts: [
          'There are two paths. The short one takes one and a half hours. The long one takes three hours.',
          'You can see the lake from the long path only. After the first hour there is a small house where you can stay dry.',
          'You cannot be at the bus stop before ten.',
        ],
        goals: [
          'Find out when the buses go, and how long they take.',
          'Find out what the weather is going to be like.',
          'Choose a path and a bus together.',
        ],
      },
      b: {
        role: 'You know the buses and the weather.',
        facts: [
          'Buses to the forest leave at nine and at eleven. They take half an hour.',
          'The last bus back leaves the forest at three. There is another one at half past one.',
          'It is going to be sunny in the morning, with heavy rain after two o’clock. You have no raincoat.',
        ],
        goals: [
          'Find out which paths there are, and how long they take.',
          'Find out where you can see the lake, and where you can stay dry.',
          'Find out when your friend can be at the bus stop, and agree on what to bring.',
        ],
      },
      phrases: [
        'Which path is …?',
        'What time does the bus leave?',
        'What is the weather going to be like?',
        'We need … hours for that.',
        'Let’s take …',
        'Can you bring …?',
      ],
    },
    statements: [
      'A forest is more interesting than a beach.',
      'I would like to sleep in a forest for a night.',
      'Dogs should not run free in a forest.',
      'It is boring to walk in a forest alone.',
      'People should leave their phones at home when they walk in a forest.',
      'Every town needs a forest.',
      'I know the names of more than five trees.',
      'Bikes should not go on forest paths.',
    ],
    questions: [
      'What can you hear, see and smell in a forest?',
      'What do you take with you for a day in the forest?',
      'Which animal would you like to see there, and which not?',
      'What can children learn in a forest?',
      'Why are there so many forests in old stories?',
    ],
    task: {
      instruction:
        'A village has a small forest and 2,000 pounds. More families should come, but the animals need quiet places too. Choose three ideas.',
      options: [
        'A path of wood, good for wheelchairs: 1,200 pounds',
        'A small tower where people can watch birds: 1,500 pounds',
        'Six benches along the old path: 600 pounds',
        'No dogs from March to July: free, but not everybody is going to like it',
        'A place for picnics with tables and a toilet: 900 pounds',
        'Thirty small houses for birds, made by the school: 200 pounds',
        'Half of the forest is only for animals, and people cannot go in: free',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who lives in a big city. Invite your friend to a day in a forest. Say when you meet, what you are going to do there and what to bring.',
  },
  hard: {
    words: [
      word(
        'spruce',
        'noun',
        'a tall tree with needles that stays green in winter',
        'The hills are covered with dark spruce.',
      ),
      word('fell', 'verb', 'to cut down a tree', 'The old oak had to be felled after the storm.'),
      word('timber', 'noun', 'wood that is used for building', 'Lorries carried the timber down to the river.'),
      word('sapling', 'noun', 'a very young tree', 'Deer had eaten half of the saplings.'),
      word('ring', 'noun', 'a circle in the wood for each year of growth', 'We counted ninety rings in the wood.'),
      word('clear', 'verb', 'to cut down everything that grows in a place', 'The slope was cleared fifty years ago.'),
      word('clearing', 'noun', 'an open space in a forest', 'The path ends at a sunny clearing.'),
      word(
        'trunk',
        'noun',
        'the thick part of a tree between roots and branches',
        'The trunk was too thick to get one’s arms round.',
      ),
      word('beetle', 'noun', 'an insect with a hard back', 'A tiny beetle has killed whole forests.'),
      word('hiker', 'noun', 'a person who goes for long walks in the country', 'Hikers are asked to stay on the path.'),
      word('wildfire', 'noun', 'flames that spread quickly through a forest', 'The wildfire was stopped by the rain.'),
      word('bark', 'noun', 'the hard outer skin of a tree', 'Birds look for insects under the bark.'),
      word('undergrowth', 'noun', 'bushes and plants that grow below trees', 'Something moved in the undergrowth.'),
      word(
        'deforestation',
        'noun',
        'the loss of woods because trees are cut down or burned',
        'Deforestation has slowed down in this valley.',
      ),
    ],
    text: {
      title: 'A library that has to grow',
      kind: 'text',
      genre: 'report',
      source:
        'Future Library (futurelibrary.no); The Guardian, “The Guardian view on Oslo’s Future Library: hope in practice”, June 2022',
      text: `In Nordmarka, a forest north of Oslo, there is a clearing with a thousand young spruces, which have been promised to readers not yet born. They were planted in 2014 for a work of art by Katie Paterson from Scotland. She had been on a train, drawing the rings of a tree, when it occurred to her that they resembled the chapters of a book.

Her Future Library works like this. Every year for a century, one writer is invited to deliver a text. It may be of any kind and length, but nobody is allowed to read it. In 2114 the spruces are to be felled and made into paper, and all the hundred texts will be printed at last.

The first to be invited was the Canadian novelist Margaret Atwood. In 2015 she came to the forest to hand over her manuscript, of which the public learned nothing but the title, Scribbler Moon. Since 2022 the manuscripts have been kept in a small room in Oslo’s main library. It is lined with timber from Nordmarka: from trees that had been cleared to make space for the saplings.

Much could go wrong. There are wildfires, and there are beetles. A hundred years from now, paper may be a curiosity. The authors will never hear whether anybody enjoyed what they wrote, though at least they have no reviews to fear.

Hikers who expect mighty trunks may be disappointed. All that is asked of them is that they watch where they put their feet. Whoever fells the first of these trees has not been born yet, and that person’s parents have probably not been born either. There is no way of asking them whether they will keep our promise.`,
      questions: [
        choose(
          'What is the report about?',
          'A work of art that takes a century',
          [
            ['A library that has run out of paper', 'The paper is to be made later, as planned.'],
            ['A novelist who planted a thousand trees', 'The trees were planted for an artist’s work.'],
            ['A forest that is closed to the public', 'Hikers come to see it.'],
          ],
          '“Every year for a century, one writer is invited to deliver a text.”',
        ),
        choose(
          'Where did the idea come from?',
          'A likeness between wood and books',
          [
            ['A wish of a well-known novelist', 'Margaret Atwood was invited later.'],
            ['A talk with a stranger on a train', 'The artist was on a train, but nobody talked to her.'],
            ['A lack of paper for new books', 'Nothing is said of such a lack.'],
          ],
          'The rings of a tree “resembled the chapters of a book”.',
        ),
        trueOrFalse(
          'The writers are free to decide how long their texts are.',
          true,
          '“It may be of any kind and length”',
        ),
        write(
          'In which year will the texts be printed?',
          ['2114', 'in 2114', 'the year 2114'],
          '“In 2114 the spruces are to be felled and made into paper, and all the hundred texts will be printed at last.”',
        ),
        choose(
          'What is special about the wood in the room?',
          'It gave up its place to the young trees.',
          [
            ['It is the first wood of the thousand trees.', 'The thousand trees are still growing.'],
            ['It comes from the artist’s own country.', 'It comes from the forest north of Oslo.'],
            ['It will be used for paper later on.', 'The paper is to be made of the young spruces.'],
          ],
          'It is “from trees that had been cleared to make space for the saplings”.',
        ),
        choose(
          'What does the last paragraph suggest?',
          'The plan depends on people we cannot know.',
          [
            ['The visitors do more harm than they think.', 'They are only asked to be careful.'],
            ['The trees will be felled too early.', 'Nothing is said of felling them before the time.'],
            ['The artist should have asked for permission.', 'It is the people of the future who cannot be asked.'],
          ],
          '“There is no way of asking them whether they will keep our promise.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'The owner of a forest wants to fell trees this winter. The head of a forest school, whose children play there, has come to talk about it.',
      a: {
        role: 'You own the forest, and a sawmill whose roof leaks.',
        facts: [
          'You need 12,000 pounds for the roof by spring.',
          'There are three places with trees old enough: the north slope (worth 9,000 pounds), the hollow by the stream (7,000) and the row of beeches (5,000). You can also fell only part of a place.',
          'Trees may be felled from November to February. It takes three weeks, and nobody may be near.',
        ],
        goals: [
          'Find out which places the school uses, and when it is closed.',
          'Find out whether anything lives in your forest that you do not know about.',
          'Agree on what will be felled, and when. You need your roof.',
        ],
      },
      b: {
        role: 'You are the head of the forest school, with twenty-four children.',
        facts: [
          'The hollow by the stream is your classroom. The north slope is too steep for the smaller children. You hardly ever use the beeches.',
          'The school is closed for four weeks, from 20 December to 16 January.',
          'In spring you discovered a pair of owls in one of the beeches. You have told nobody.',
        ],
        goals: [
          'Find out how much money the owner needs, and what each place is worth.',
          'Find out when trees may be felled, and how long it takes.',
          'Keep a place for the children, and do what you can for the owls.',
        ],
      },
      phrases: [
        'What I can’t do without is …',
        'How much would you get for …?',
        'There’s something you ought to know.',
        'What if you left … and took … instead?',
        'That would still leave you … short.',
        'I could live with that, provided that …',
      ],
    },
    statements: [
      'Forests should belong to everybody.',
      'A forest that is never touched by people is the best forest.',
      'It makes no sense to plan for people who will live in a hundred years.',
      'Anybody who cuts down a tree should have to plant ten.',
      'I could spend a week alone in a forest without being bored.',
      'Wolves should be allowed to return to every forest that they once lived in.',
      'A city park does people more good than a distant forest.',
      'There is no point in walking through a forest with headphones on.',
    ],
    questions: [
      'What would you write if nobody could read it for a hundred years?',
      'Why do forests calm some people and frighten others?',
      'What should be done with a forest that has burned down?',
      'What have you learned about nature without being taught it?',
      'Which of today’s plans will people be grateful for in a century?',
    ],
    task: {
      instruction:
        'A town has been given sixty hectares of forest and has 90,000 pounds to spend on it. Choose three plans that fit on the land and into the budget, and say what the forest will be like in fifty years.',
      options: [
        'Leave thirty hectares completely alone: free, no paths, nobody goes in',
        'Fell twenty hectares of old spruce: brings in 40,000 pounds, and the hill looks bare for ten years',
        'Plant many kinds of trees on fifteen hectares: 45,000 pounds, and nothing much to see for twenty years',
        'A climbing park on ten hectares: 80,000 pounds, earns 15,000 a year, and is noisy',
        'Cycling trails on twenty-five hectares: 35,000 pounds, popular with the young, disliked by walkers',
        'A forest school on five hectares: 30,000 pounds, with room for two classes',
        'Twenty hectares kept for the town’s drinking water: 10,000 pounds, and no visitors there',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a local newspaper about a forest, park or single tree that deserves more attention. Describe it so that readers can see it, say what threatens it, and suggest one thing that people can do.',
  },
};
