import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('island', 'noun', 'land with water on all sides', 'There are only ten houses on this island.'),
      word('beach', 'noun', 'the land next to the sea, often with sand', 'We slept on the beach.'),
      word('ship', 'noun', 'a very big boat', 'A ship comes to the island every Tuesday.'),
      word('sailor', 'noun', 'a person who works on a boat', 'The sailors were happy to see land.'),
      word('lonely', 'adjective', 'sad because you are alone', 'Were you lonely on the island?'),
      word('hut', 'noun', 'a very small, simple house', 'They made a hut from old wood.'),
      word('knife', 'noun', 'a thing that you cut with', 'We used a knife to cut fruit and wood.'),
      word(
        'goat',
        'noun',
        'an animal like a sheep that gives milk and climbs well',
        'The goats can climb up the rocks.',
      ),
      word('rat', 'noun', 'an animal like a big mouse with a long tail', 'A rat ate our bread.'),
      word('sink', 'verb', 'to go down under the water', 'Their boat is going to sink!'),
      word('desert island', 'phrase', 'a place in the sea where no people live', 'Can you live on a desert island?'),
      word('alone', 'adverb', 'without other people', 'She lived alone on the island for a year.'),
      word('fire', 'noun', 'something hot and bright that burns', 'We made a fire and cooked the fish.'),
    ],
    text: {
      title: 'The man who danced with cats',
      kind: 'text',
      genre: 'history',
      source: 'Woodes Rogers, A Cruising Voyage Round the World (1712); Diana Souhami, Selkirk’s Island (2001)',
      text: `In 1704 a ship stopped at a small island in the Pacific. Nobody lived there. A sailor from Scotland, Alexander Selkirk, was angry with the captain. The ship was full of holes, he said, and he wanted to stay on the island.

The captain said yes.

When the ship left, Selkirk was afraid. He called, but the captain did not come back.

Selkirk had a gun, a knife, a pot and some books. At first he was very lonely. He sat on the beach and looked for a ship. Then he built two huts. He ate wild goats.

At night the rats bit his feet. But there were cats, too. He gave them goat meat, and soon they slept around him. The rats stayed away. He later said that he sometimes sang and danced with his cats.

After four years and four months an English ship came. Selkirk could hardly speak!

And his old ship? People say that it sank, and that many of the sailors died.`,
      questions: [
        choose(
          'What is the story about?',
          'A man who lived alone on an island',
          [
            ['A captain who looked for an island', 'The captain only stopped there and went on.'],
            ['A ship that sank near an island', 'The ship sank later. Selkirk was not on it.'],
            ['A man who sold cats on an island', 'The cats were his friends. He sold nothing.'],
          ],
          '“Nobody lived there.” Selkirk stayed for “four years and four months”.',
        ),
        choose(
          'Why did Selkirk not want to go on with the ship?',
          'He did not think that it was safe.',
          [
            ['He wanted to look for animals.', 'He found the animals later.'],
            ['He loved the beach on the island.', 'He did not talk about the beach.'],
            ['He wanted to go back to Scotland.', 'He stayed on an island far away from Scotland.'],
          ],
          '“The ship was full of holes, he said”',
        ),
        trueOrFalse(
          'Selkirk was happy when he saw the ship go.',
          false,
          '“When the ship left, Selkirk was afraid. He called”',
        ),
        write('How many huts did Selkirk build?', ['two', '2', 'two huts', '2 huts'], '“Then he built two huts.”'),
        choose(
          'How did the cats help Selkirk?',
          'The rats did not come near him.',
          [
            ['They found meat for him.', 'He gave meat to them.'],
            ['They called the English ship.', 'Cats cannot do that, and the story does not say it.'],
            ['They went into the sea for fish.', 'The story does not speak about fish.'],
          ],
          '“He gave them goat meat, and soon they slept around him. The rats stayed away.”',
        ),
        choose(
          'What do we learn at the end?',
          'Selkirk was right about the ship.',
          [
            ['Selkirk was wrong about the captain.', 'The story does not tell us more about the captain.'],
            ['The captain came back for Selkirk.', 'Another ship came for him.'],
            ['The sailors lived on the island, too.', 'Only Selkirk stayed there.'],
          ],
          'He said that it was “full of holes”, and later: “People say that it sank”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Your boat sank, and now you are on a small desert island: A in the north, B in the south. You can talk by radio. It is nine in the morning, and it is going to be sunny all day.',
      a: {
        role: 'You are on the beach in the north.',
        facts: [
          'There is a river with clean water here. You have a big bottle, but nothing to eat.',
          'Every evening at six a ship goes past your beach. The sailors can see a fire.',
          'You can walk to B on the beach in two hours. But from two o’clock there is water on the path.',
          'All the wood here is wet, and you have nothing to make a fire with.',
        ],
        goals: [
          'Find out what B has in the south, and if B is well.',
          'Find out how you can make a fire.',
          'Make a plan for today: who walks, when, and what do you carry?',
        ],
      },
      b: {
        role: 'You are in a dry hut in the south.',
        facts: [
          'There are fruit trees here and a lot of dry wood, but no water. You are very thirsty.',
          'You have a small round glass. With the glass and the sun you can make a fire in a minute.',
          'Your foot hurts. You cannot walk today.',
          'You cannot see any ships from here.',
        ],
        goals: [
          'Find out where there is water.',
          'Find out if A can see ships, and when.',
          'Make a plan for today: who walks, when, and what do you carry?',
        ],
      },
      phrases: [
        'Are you OK?',
        'What can you see?',
        'Have you got …?',
        'I can’t … because …',
        'Can you bring me …?',
        'Let’s meet at … and then …',
      ],
    },
    statements: [
      'A week alone on an island is a good holiday.',
      'I can make a fire without matches.',
      'On a desert island a knife is more useful than a phone.',
      'People on islands are happier than people in big cities.',
      'I can be quiet for a whole day.',
      'I am afraid of boats.',
      'A dog is the best friend on a desert island.',
      'I want to live near the sea.',
    ],
    questions: [
      'What three things do you want to take to a desert island?',
      'Who do you want to have with you on an island, and why?',
      'What is difficult when you live on a small island?',
      'You are on a desert island. What do you do on the first day?',
      'Which island do you want to see, and why?',
    ],
    task: {
      instruction:
        'Four of you are going to live on a warm desert island for thirty days. There is a river, and there are fish and fruit. Your boat can carry only ten kilos of things. What do you take? Say why.',
      options: [
        'A big pot: three kilos, you can cook and carry water in it',
        'Two good knives: one kilo',
        'A tent for two: four kilos, small but dry',
        'Matches in a dry box: one kilo, they are gone after twenty days',
        'A radio: two kilos, you can call for help',
        'Ten books and a guitar: five kilos',
        'A box of medicine: two kilos',
        'Rice for ten days: four kilos',
      ],
    },
    writing:
      'You are alone on a desert island. Write a letter of 50 to 70 words to put in a bottle. Tell the person who finds it what the island is like, what you eat, who you talk to and what you need.',
  },
  hard: {
    words: [
      word('islander', 'noun', 'somebody who lives on an island', 'The islanders share one doctor.'),
      word('remote', 'adjective', 'far away from other places', 'The lighthouse stands on a remote rock.'),
      word(
        'settlement',
        'noun',
        'a place where people have come to live',
        'The only settlement lies above the harbour.',
      ),
      word('inhabited', 'adjective', 'having people who live there', 'Only three of these islands are inhabited.'),
      word('population', 'noun', 'all the people who live in a place', 'The island’s population doubles in summer.'),
      word('mainland', 'noun', 'the large area of land near an island', 'The ferry to the mainland takes an hour.'),
      word('escape', 'verb', 'to get away from danger', 'They escaped in two small boats.'),
      word('wage', 'noun', 'the money paid for work, often each week', 'On the mainland he earned a better wage.'),
      word('stranger', 'noun', 'somebody whom you do not know', 'Every stranger is noticed on a small island.'),
      word('vote', 'verb', 'to choose officially, for example on paper', 'They voted against a bridge.'),
      word('lava', 'noun', 'hot liquid rock from a volcano', 'The lava reached the sea and made new land.'),
      word('silence', 'noun', 'a time when there is no sound at all', 'After the last boat there is silence.'),
      word('cut off', 'phrasal verb', 'to separate a place from all others', 'Storms cut off the island for a week.'),
      word('isolated', 'adjective', 'without contact with others', 'In winter the families feel isolated.'),
    ],
    text: {
      title: 'Five votes for England',
      kind: 'text',
      genre: 'history',
      source:
        'Tristan da Cunha Association and tristandc.com (60th anniversary of the eruption, parts 1–3); BBC News, Tristan da Cunha islanders remember life at Calshot (2011)',
      text: `Tristan da Cunha, in the South Atlantic, is one of the most remote settlements in the world. The nearest inhabited island, St Helena, is over 2,000 kilometres away. In 1961 fewer than three hundred people lived there. They fished, grew potatoes and, apart from a few officials, shared seven surnames.

In October of that year the ground shook, and then it opened beside the village. The volcano had woken up. The whole population escaped by boat and finally reached England, where the islanders were given houses on an old air force base near Southampton.

Newspapers expected a happy ending. Here were people who had stepped, as it seemed, out of the past into the modern age. They found jobs, some of them in a factory that made electric blankets, and earned wages. Who would ever want to go back?

The islanders did. They could not get used to the traffic, or to strangers who passed each other without a word. They caught illnesses that had been rare at home, and some of the oldest died. Besides, they were tired of being studied by doctors and reporters, as if they were rare birds.

In 1962 a few men sailed south to look. The lava had stopped just short of most of the houses. Officials in London hesitated. That December, however, they let the adults vote in secret. There were 148 votes for going home and five for staying.

In 1963 nearly all of them went. Many newspapers ended the story there. It has a second ending, though. Three years later more than thirty islanders packed once again and returned to England. The silence of the island had not changed. They had.`,
      questions: [
        choose(
          'What does the text describe?',
          'How a community chose between two ways of life',
          [
            ['How a village was destroyed and then rebuilt', 'Most of the houses were spared.'],
            ['How scientists explained a surprising volcano', 'Nothing is said of how the volcano is explained.'],
            ['How a government made an island modern', 'The islanders met modern life in England, not at home.'],
          ],
          'It centres on “148 votes for going home and five for staying”, and on those who later changed their minds.',
        ),
        trueOrFalse(
          'Everybody left the island when the volcano became active.',
          true,
          '“The whole population escaped by boat and finally reached England”',
        ),
        choose(
          'What did newspapers think that the islanders would do?',
          'Stay in England because life was easier there',
          [
            ['Leave as soon as it was safe', 'That is what they did, to the surprise of the papers.'],
            ['Move on to a bigger city', 'The text does not mention this.'],
            ['Ask for a modern island', 'Nobody expected them to want to go back at all.'],
          ],
          '“Who would ever want to go back?” is the question which the papers asked about people who “earned wages”.',
        ),
        choose(
          'What did the islanders dislike about the attention that they got?',
          'They were treated like objects of research.',
          [
            ['They were laughed at for their jobs.', 'They did have jobs, but nobody is said to have laughed.'],
            ['They were blamed for bringing illnesses.', 'They caught illnesses in England.'],
            ['They were asked for money by strangers.', 'The strangers passed without a word.'],
          ],
          '“they were tired of being studied by doctors and reporters, as if they were rare birds”',
        ),
        write(
          'How many people voted for staying in England?',
          ['five', '5', 'five people', '5 people', 'only five', 'only 5', 'five of them', '5 of them'],
          '“There were 148 votes for going home and five for staying.”',
        ),
        choose(
          'What does the writer suggest about those who returned to England?',
          'Their time there had given them other needs.',
          [
            ['Their homes had been ruined while they were away.', 'Only the people, not the island, had changed.'],
            ['They had voted for staying in the first place.', 'Only five had, and more than thirty returned.'],
            ['They had been persuaded by the newspapers.', 'Many newspapers no longer told the story.'],
          ],
          '“The silence of the island had not changed. They had.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A tiny island without shops or cars needs two people to run its guesthouse from April to September. You and your friend have been offered the job as a pair. Each of you has telephoned somebody, and you must answer tonight.',
      a: {
        role: 'You have talked to the owner of the island.',
        facts: [
          'Each of you gets 1,100 euros a month; room and food are free.',
          'The boat comes on Tuesdays and Fridays, but not in storms. You order food a week ahead.',
          'Each of you may go to the mainland once for up to four days, but not in August. Each may also have one visitor for a week, free.',
          'You have an exam on the mainland on a Wednesday in June. You must not miss it.',
        ],
        goals: [
          'Find out what the last pair liked, and what went wrong.',
          'Find out whether B has any dates to keep.',
          'Decide together: yes or no? If yes, agree on two rules for living together.',
        ],
      },
      b: {
        role: 'You have talked to the two who did the job last year.',
        facts: [
          'They loved the seals and the evenings. The wind turbine gave light and charged phones, but there was no fridge.',
          'In July they stopped talking to each other: one cooked all day, and the other one chatted with the guests.',
          'Once there was no boat for eleven days, and their food lasted for six. They ate nothing but potatoes.',
          'Your grandmother will be eighty in the middle of August. You have promised to celebrate with her. She adores boats.',
        ],
        goals: [
          'Find out about the pay, the boat and time off.',
          'Find out how you can keep your promise to your grandmother.',
          'Decide together: yes or no? If yes, agree on two rules for living together.',
        ],
      },
      phrases: [
        'What did they say about …?',
        'What worries me most is …',
        'Would we be allowed to …?',
        'How would we cope if …?',
        'I could manage that as long as …',
        'Shall we agree that …?',
      ],
    },
    statements: [
      'Everybody should spend a month without internet once in their life.',
      'A community of two hundred people knows too much about everybody.',
      'The state should pay for a school even if only three children live on an island.',
      'Nobody should be allowed to own a whole island.',
      'I could live alone on an island for a week and enjoy it.',
      'Islands should limit the number of tourists.',
      'A bridge to the mainland is the end of island life.',
      'People who leave a small place always miss it.',
    ],
    questions: [
      'What would you miss first on a remote island, and what would you be glad to leave behind?',
      'Why do so many stories and films take place on islands?',
      'What do people on small islands have to be good at?',
      'How does a place change when tourists discover it?',
      'If you could take one person, one book and one luxury to a desert island, what would they be?',
    ],
    task: {
      instruction:
        'Eighty people live on an island. If no families move there in the next two years, the school will close. There are 200,000 euros to spend. Choose two or three measures, and say what each may spoil.',
      options: [
        'Four old houses repaired and let cheaply to families: 120,000 euros',
        'Fast internet for people who work from home: 90,000 euros',
        'A second boat a day: 70,000 euros a year, and many more day visitors',
        'A small factory for seaweed soap: 80,000 euros, six jobs, a strong smell',
        'A flat for a nurse, who would live there all year: 60,000 euros',
        'A film team pays 50,000 euros to use the island for four months; the beach would be closed',
        'An advertisement all over the world, “Come and live here”: 20,000 euros; thousands may answer',
      ],
    },
    writing:
      'Write an article of 140 to 180 words for a travel magazine. Its title is “Could you live on an island?” Describe one day on a remote island, in summer or in a storm, and say what kind of person would be happy there.',
  },
};
