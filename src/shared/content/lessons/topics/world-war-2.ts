import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('war', 'noun', 'a time when countries fight', 'My great-grandfather was a child in the war.'),
      word('safe', 'adjective', 'not in danger', 'The children were safe in the country.'),
      word('evacuee', 'noun', 'a person who has to leave a dangerous place', 'Every evacuee had a place on the train.'),
      word('village', 'noun', 'a very small town in the country', 'There was only one shop in the village.'),
      word('suitcase', 'noun', 'a bag for your clothes on a journey', 'Her whole life was in one suitcase.'),
      word('label', 'noun', 'a piece of paper with a name on it', 'There was a label on each child’s coat.'),
      word('miss', 'verb', 'to feel sad because somebody is not there', 'I miss my mother in the evenings.'),
      word('kind', 'adjective', 'nice and friendly to others', 'The farmer was kind to the children.'),
      word(
        'rationing',
        'noun',
        'when people can have only a little of something',
        'Rationing of sugar started in January.',
      ),
      word('ration book', 'noun', 'papers that you showed when you bought food', 'Don’t forget your ration book!'),
      word('spoon', 'noun', 'a thing for eating soup or putting sugar in tea', 'One spoon of sugar, please.'),
      word('share', 'verb', 'to give a part of what you have', 'They shared one egg for breakfast.'),
      word('diary', 'noun', 'a book where you write about your day', 'He wrote in his diary every night.'),
      word('grow', 'verb', 'to put a plant in the ground and look after it', 'People grew potatoes in the park.'),
    ],
    text: {
      title: 'The bag of sugar',
      kind: 'text',
      genre: 'story',
      text: `The war began in September 1939. Edith was nine. She left Liverpool by train with her school, because the city was not safe. Each child had a small suitcase and a label with a name.

Edith came to a village in Wales, to Mr and Mrs Pugh. They were kind, but Edith missed her mother.

In January rationing started. Everybody had a ration book and could buy only a little sugar every week. Edith loved sweet tea. But from that day she drank it without sugar. “It’s for Mum,” she said, and she put her spoon of sugar into a paper bag.

In May her mother came for a day. Edith ran to her with the bag. “This is for you,” she said. “For your tea.”

Her mother looked at it and began to laugh. Then she took out a second bag, just as big.

Mrs Pugh put four cups on the table. The tea was very, very sweet.`,
      questions: [
        choose(
          'What is the story about?',
          'A girl who keeps something for her mother',
          [
            ['A girl who does not want to leave the village', 'We do not read that she wants to stay there.'],
            ['A mother who looks for a new home in Wales', 'Her mother comes for one day only.'],
            ['A family who sell sugar to children from the city', 'Nobody in the story sells sugar.'],
          ],
          'Edith does not eat her sugar. “It’s for Mum,” she says.',
        ),
        write('Which city did Edith come from?', ['Liverpool', 'from Liverpool'], '“She left Liverpool by train”'),
        choose(
          'Why did Edith leave her home?',
          'There was danger in the city.',
          [
            ['There was no food in the city.', 'There was not much sugar later, but that is not why she left.'],
            ['There was no school in the city.', 'Her school left the city with her.'],
            ['There was a new job for her mother.', 'Her mother did not go with her.'],
          ],
          '“because the city was not safe”',
        ),
        trueOrFalse(
          'Edith had sugar in her tea in February.',
          false,
          'Rationing started in January. “But from that day she drank it without sugar.”',
        ),
        choose(
          'Where did the second bag of sugar come from?',
          'Her mother did the same as Edith.',
          [
            ['Her mother bought it from Mrs Pugh.', 'She had it with her when she came.'],
            ['Her mother found it on the train.', 'We do not read that she found anything.'],
            ['Her mother got it from Edith by post.', 'Edith’s sugar was still in her own bag.'],
          ],
          'Everybody “could buy only a little sugar every week”, but her mother “took out a second bag, just as big”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is 1940. One of you is a child from the city, and the other one is the farmer. It is Friday evening, and the child’s mother is going to visit.',
      a: {
        role: 'You are ten, and you live on B’s farm now.',
        facts: [
          'Your mother’s train comes tomorrow at eleven. Her train home is at four.',
          'You have a small bag of sugar.',
          'You are afraid of cows, but you like hens.',
        ],
        goals: [
          'Find out how far it is to the station.',
          'Find out what food there is for a cake, and how long a cake takes.',
          'Make a plan for tomorrow with B: work, cake and station.',
        ],
      },
      b: {
        role: 'You are the farmer. A child from the city lives with you.',
        facts: [
          'It is three kilometres to the station: 45 minutes on foot.',
          'You have eggs, butter and flour, but no sugar. A cake takes one hour.',
          'The work starts at seven tomorrow. There is one hour of work with the hens and two hours with the cows.',
        ],
        goals: [
          'Find out when the mother comes and when she has to go.',
          'Find out which work A can do.',
          'Find out if A has something for a cake. Then make a plan for tomorrow with A.',
        ],
      },
      phrases: [
        'What time does she …?',
        'How long does it take to …?',
        'I can help with …',
        'Can I do … and not …?',
        'First we have to …',
        'Then there is time for …',
      ],
    },
    statements: [
      'A letter is better than a phone call.',
      'I can live without sugar for a month.',
      'It is easy to live with a new family.',
      'Life in a village is better for children than life in a city.',
      'Everybody needs to know how to grow vegetables.',
      'Old diaries are more interesting than films.',
      'It is better to make clothes than to buy them.',
      'Young people should ask old people more questions.',
    ],
    questions: [
      'You can take one small suitcase. What do you put in it?',
      'What food is it difficult for you to live without?',
      'What can you write in a letter to somebody who is far away?',
      'What was different in people’s homes eighty years ago?',
      'Why do people keep old letters and diaries?',
    ],
    task: {
      instruction:
        'It is 1940. You are ten, and you are going to live with a family on a farm. Your clothes are in the suitcase already, and you can take four more kilos. Choose what to take.',
      options: [
        'A very warm coat: two kilos. The winter is going to be cold',
        'A pair of strong shoes: one kilo. They are a little too big',
        'A big book of stories: one kilo. You know half of them',
        'Your old bear: half a kilo. The other children are perhaps going to laugh',
        'Paper, pencils and stamps: half a kilo. You can write home for three months',
        'A cake for the family: one and a half kilos. Your mother made it',
        'A ball: half a kilo. It is good for making friends',
      ],
    },
    writing:
      'It is 1940, and you are a child from the city who lives on a farm now because of the war. Write a letter of 50 to 70 words to your mother or father at home. Say what the house is like, what you do every day and what you eat. Ask one question.',
  },
  hard: {
    words: [
      word(
        'rationing',
        'noun',
        'a system that limits how much of something each person gets',
        'Rationing was meant to be fair to everybody.',
      ),
      word(
        'home front',
        'phrase',
        'the life and work of people at home during a war',
        'Life on the home front was hard work.',
      ),
      word('shortage', 'noun', 'when there is not enough of something', 'The shortage of soap lasted for years.'),
      word(
        'evacuate',
        'verb',
        'to move people from a dangerous place to a safer one',
        'Whole schools were evacuated in three days.',
      ),
      word(
        'record',
        'verb',
        'to write something down so that it can be read later',
        'She recorded the price of every egg.',
      ),
      word('volunteer', 'noun', 'somebody who works without being paid', 'The kitchen was run by volunteers.'),
      word(
        'make do with',
        'phrase',
        'to manage with something that is not as good or as much',
        'They made do with one pair of shoes.',
      ),
      word('queue', 'noun', 'a line of people who are waiting', 'News travelled fastest in the queue for bread.'),
      word(
        'gossip',
        'noun',
        'talk about other people’s private lives',
        'The diary is full of gossip about the neighbours.',
      ),
      word(
        'keep going',
        'phrase',
        'to continue, even though it is difficult',
        'Tea and jokes helped people to keep going.',
      ),
      word('archive', 'noun', 'a place where old papers are kept', 'The letters lay unread in an archive.'),
      word(
        'selection',
        'noun',
        'a number of things chosen from a larger group',
        'A selection of her letters was printed.',
      ),
      word('craving', 'noun', 'a very strong wish to have or do something', 'He had a craving for oranges.'),
      word(
        'coupon',
        'noun',
        'a small piece of paper that lets you buy something',
        'A winter coat took most of her coupons.',
      ),
    ],
    text: {
      title: 'Posted every Friday',
      kind: 'text',
      genre: 'biography',
      source:
        'Nella Last’s Peace (Profile Books, 2008) and The Diaries of Nella Last (Profile Books, 2012), both edited by Patricia and Robert Malcolmson',
      text: `In 1939 a woman in Barrow-in-Furness, a shipbuilding town in the north-west of England, sat down to write. Mass Observation, a research project, was looking for people who would record their daily lives. She began with her job and her age: “Housewife, 49”.

In all, nearly five hundred people kept a diary for the project, and few of them lasted longer than two years. Nella Last kept going, often late at night, when the day’s work was done. There was plenty of it. She made do with the food that rationing allowed her, worked as a volunteer and worried about her two grown-up sons. All of it went into the diary: the queues, the meals, the gossip. Every Friday she put her pages in the post.

The war ended in 1945 and rationing in 1954. Nella Last went on until 1966. By then she had written about twelve million words, one of the longest diaries in the English language.

She died in 1968. In 1981 a selection from the war years appeared as a book, and in 2006 it was turned into a television film. The pages themselves are kept in an archive at the University of Sussex. Historians value them for what must have seemed too small to mention. Official figures tell us how much butter each person was allowed on the home front. They do not tell us who took the last of it, and what was said.

As a child, she had longed to be a writer. In November 1948, with nine years of pages behind her and no book to her name, she thought of that again. “My childhood craving to be a writer has materialised,” she wrote, “if not quite as I planned.” Presumably it went into the post on Friday, like everything else.`,
      questions: [
        choose(
          'What does the text mainly tell us?',
          'How small daily notes became a great record',
          [
            ['How a shipbuilding town got through the war', 'The town is named, but the text is about one diary.'],
            ['How a well-known author spent the war years', 'She had no book to her name.'],
            ['How a diary was lost and found again by chance', 'She sent it in herself, and it is kept in an archive.'],
          ],
          'She wrote about “the queues, the meals, the gossip”, and now “Historians value them for what must have seemed too small to mention.”',
        ),
        choose(
          'What made Nella Last different from most of the others?',
          'She did not give up after a short time.',
          [
            ['She was older than the others who wrote.', 'Her age is given, but nobody else’s.'],
            ['She wrote about things outside her home.', 'We are not told what the others wrote about.'],
            ['She was paid for the pages that she sent.', 'Nothing is said about money for the diaries.'],
          ],
          '“few of them lasted longer than two years. Nella Last kept going”',
        ),
        write(
          'On which day of the week did she send off what she had written?',
          ['Friday', 'on Friday', 'Fridays', 'on Fridays', 'every Friday'],
          '“Every Friday she put her pages in the post.”',
        ),
        trueOrFalse(
          'Nella Last stopped writing when food could be bought freely again.',
          false,
          '“The war ended in 1945 and rationing in 1954. Nella Last went on until 1966.”',
        ),
        choose(
          'What can historians learn from the diary, but not from official figures?',
          'How people at home got on with one another',
          [
            ['How much of each food people could buy', 'That is what official figures do tell us.'],
            ['How many people took part in the project', 'This is a figure, and not a reason to read her.'],
            ['How shops knew what they were allowed to sell', 'The text does not mention such rules for shops.'],
          ],
          'The figures “do not tell us who took the last of it, and what was said”.',
        ),
        choose(
          'How did Nella Last probably feel when she wrote the words of November 1948?',
          'Content, and a little amused',
          [
            ['Bitter, and ready to stop', 'She went on for many more years.'],
            ['Excited about her first book', 'The book appeared after her death.'],
            ['Ashamed of what she had written', 'She says that a wish has come true.'],
          ],
          'A wish “has materialised”, and she smiles at the way in which it did: “if not quite as I planned”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A diary from the 1940s has been found inside an old wardrobe. Somebody from the local museum talks to the person who found it.',
      a: {
        role: 'You plan an exhibition on the home front for a small museum.',
        facts: [
          'The exhibition opens on 3 May and lasts for twelve weeks, until 26 July.',
          'Your director wants the real diary for at least the first eight weeks. After that, a good copy will do.',
          'The diary will lie open in a glass case, so that visitors can read two pages and no more.',
        ],
        goals: [
          'Find out where the diary comes from, and who wrote it.',
          'Find out when B needs it back.',
          'Agree on the dates, and on which pages are shown.',
        ],
      },
      b: {
        role: 'You bought an old wardrobe at a market for forty pounds, and found a diary in it.',
        facts: [
          'On the first page it says “Jean Marr, aged twelve”. You have traced her niece, who lives in Canada.',
          'The niece is coming on 1 July for a week, and you have promised her that she can hold the diary in her hands.',
          'One page says which neighbour sold eggs in secret. His family still lives in the street. The best page is about a cake without eggs, sugar or butter.',
        ],
        goals: [
          'Find out how long the museum needs the diary, and whether a copy would do.',
          'Find out how much of it visitors will be able to read.',
          'Make sure that nobody’s family is embarrassed.',
        ],
      },
      phrases: [
        'How did you come across …?',
        'The earliest we could … is …',
        'Would it be enough if …?',
        'I’m not happy about showing …',
        'What if we used a copy for …?',
        'Let’s put down in writing that …',
      ],
    },
    statements: [
      'A diary tells you more about a time than a history book does.',
      'Diaries should not be read by strangers, even after a hundred years.',
      'Rationing is the fairest way to share what is scarce.',
      'People help one another more when they have less.',
      'It is better to be in danger together than to be safe and apart.',
      'History lessons deal too much with leaders and too little with kitchens.',
      'I could do without sugar more easily than without the internet.',
      'Our messages and photos will tell people in the future less than old letters tell us.',
    ],
    questions: [
      'Which details of an ordinary day today will surprise people in eighty years?',
      'How would strict rationing change the way people eat where you live?',
      'Why do so many people start a diary and then stop?',
      'What can a letter do that a phone call cannot?',
      'How should young people learn about the Second World War?',
    ],
    task: {
      instruction:
        'A small museum is preparing an exhibition called “At home, 1943”. It has 2,000 pounds and four weeks, and one person does all the work, one thing after another. Choose three things for visitors of all ages.',
      options: [
        'A kitchen with one person’s food for a week on the table: 900 pounds, two weeks',
        'Recorded memories of five people over ninety: 600 pounds, two weeks',
        'A child’s diary, read aloud by actors: 700 pounds, one week',
        'Wartime cakes for visitors to try, every Saturday: 500 pounds, a few days, and they are not very good',
        'A wall of letters with a magnifying glass: 300 pounds, one week, and children get bored',
        'A suitcase to pack, with a list of what an evacuee needed: 200 pounds, a few days, for the youngest',
        'Clothes made out of curtains and blankets: 800 pounds, one week, not to be touched',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a local newspaper about a box of wartime letters that has been found in your town. Invent who found it and where, report what two of the letters say about daily life, and suggest what should happen to them now.',
  },
};
