import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'country',
        'noun',
        'a place with its own name and flag, like Kenya or Peru',
        'Canada is a very big country.',
      ),
      word('nationality', 'noun', 'the country that your passport is from', 'Her nationality is Turkish.'),
      word('language', 'noun', 'the words that people speak in a place', 'My first language is Arabic.'),
      word('come from', 'phrase', 'to have your home or your family in a place', 'We come from Vietnam.'),
      word('be born', 'phrase', 'to start your life', 'I was born in Nigeria.'),
      word('passport', 'noun', 'a small book that you show when you travel', 'Don’t forget your passport!'),
      word('flag', 'noun', 'a piece of cloth with the colours of a country', 'The flag of Japan is white and red.'),
      word('speak', 'verb', 'to say words; to know and use a language', 'They speak three languages at home.'),
      word('Brazilian', 'adjective', 'from Brazil', 'My favourite singer is Brazilian.'),
      word('Japanese', 'adjective', 'from Japan', 'We watched a Japanese film.'),
      word('Polish', 'adjective', 'from Poland', 'Warsaw is a Polish city.'),
      word('Canadian', 'adjective', 'from Canada', 'My teacher has a Canadian passport.'),
      word('Portuguese', 'noun', 'the language of Portugal and Brazil', 'Can you speak Portuguese?'),
      word('foreign', 'adjective', 'from another country', 'I want to learn two foreign languages.'),
    ],
    text: {
      title: 'The table with no flag',
      kind: 'text',
      genre: 'story',
      text: `Twelve teachers from all over the world came to dinner at a small hotel. Malia, the waiter, had an idea: one table for each nationality. She put Brazilian, Japanese, Polish and Canadian flags on four tables.

Yuki looked at the flags. “I was born in Brazil, but my home is in Japan,” said Yuki. “Which table is mine?”

“I’m Canadian,” said Gabriel. “But I see Canadians every day! I want to speak Portuguese tonight.”

Ola had two passports, one Polish and one Canadian. “Can I have a chair between the tables?” asked Ola.

Soon twelve people stood in the middle of the room. Then somebody sat down at the little table next to the kitchen. It had no flag.

Ten minutes later all twelve were there. They sat close together and spoke six languages. The four tables with flags were empty.

“Next year I need only one table,” Malia told the cook.

“Yes,” said the cook. “But a bigger one.”`,
      questions: [
        choose(
          'What is the story about?',
          'A plan that the guests do not follow',
          [
            ['A passport that a guest cannot find', 'Ola has two passports. Nobody loses one.'],
            ['A cook who learns six languages', 'The guests speak six languages. The cook does not.'],
            ['A hotel that has no food for its guests', 'The guests come to dinner, and food is not the problem.'],
          ],
          'Malia’s idea was “one table for each nationality”, but “The four tables with flags were empty.”',
        ),
        write('In which country was Yuki born?', ['Brazil', 'in Brazil', 'it was Brazil'], '“I was born in Brazil”'),
        trueOrFalse(
          'Gabriel wants to sit with the Canadians.',
          false,
          '“But I see Canadians every day! I want to speak Portuguese tonight.”',
        ),
        choose(
          'Why is it difficult for Ola to choose a table?',
          'Ola has two nationalities.',
          [
            ['Ola has no passport.', 'Ola has two of them.'],
            ['Ola does not know the flags.', 'Ola knows which two tables are right.'],
            ['Ola is too late for a chair.', 'There are chairs. Ola wants one between two tables.'],
          ],
          '“Ola had two passports, one Polish and one Canadian.”',
        ),
        choose(
          'Why did the guests like the little table?',
          'Nobody had to choose a country there.',
          [
            ['Nobody had to speak English there.', 'We do not know which six languages they spoke.'],
            ['Nobody had to sit near the kitchen there.', 'It was next to the kitchen.'],
            ['Nobody had to pay for the food there.', 'The story does not talk about money.'],
          ],
          '“It had no flag.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You both help at a meeting of young musicians. Four guests come by train tomorrow. Somebody who speaks their language has to meet each of them at the station.',
      a: {
        role: 'You have the list of the guests.',
        facts: [
          'Nine o’clock: Fatou is Senegalese and speaks French. Half past nine: Kaito is Canadian and speaks Japanese and French.',
          'Eleven o’clock: Linh was born in Germany and speaks German. Three o’clock: Nahuel is Argentinian and speaks Spanish.',
          'You have time until ten in the morning, but you speak only English.',
        ],
        goals: [
          'Find out which languages the helpers speak, and when they have time.',
          'Find out how far it is from the station to the hotel.',
          'Find a helper for each guest with B.',
        ],
      },
      b: {
        role: 'You have the list of the helpers.',
        facts: [
          'Ewa speaks French and has time all morning. Sam speaks Spanish and German and has time all day.',
          'Aiko speaks Japanese, but she works at the hotel desk until ten. She can go if another person sits at the desk. English is enough there.',
          'It is half an hour on foot from the station to the hotel.',
        ],
        goals: [
          'Find out when each guest comes, and which languages the guests speak.',
          'Find out if A has time in the morning.',
          'Make a plan with A. No guest waits at the station for more than ten minutes.',
        ],
      },
      phrases: [
        'Where does … come from?',
        'Which languages does … speak?',
        'What time does … come?',
        'Who can speak … with him or her?',
        'That’s not possible, because …',
        'Good idea. Then … can meet …',
      ],
    },
    statements: [
      'Everybody should learn two foreign languages.',
      'I know the flags of twenty countries.',
      'One language is enough if you speak it well.',
      'I want to live in another country for a year.',
      'It is nice to have two nationalities.',
      'You can learn a language from songs.',
      'It is better to live in a small country than in a big country.',
      'I can say hello in six languages.',
    ],
    questions: [
      'Which languages can you hear in your town?',
      'Which country do you want to visit, and why?',
      'What do visitors to your country need to know on the first day?',
      'Which foreign words do you use in your language?',
      'Which language sounds beautiful to you?',
    ],
    task: {
      instruction:
        'Your school has an International Day. You have three hours and 100 euros. Choose three or four things that everybody can do.',
      options: [
        'Small plates of food from six countries: 60 euros, one hour',
        'A song in ten languages: free, half an hour, but everybody has to practise it for a week before',
        'A quiz on flags and capitals: 10 euros for prizes, half an hour',
        'A Turkish film with English words on the screen: 20 euros, two hours',
        'A first lesson in Swahili, Korean or Polish: free, one hour, but three students have to be the teachers',
        'A video call with a class in Brazil: free, half an hour, but it is very early in the morning there',
        'A dance group that teaches you dances from three countries: 80 euros, one hour',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a new student from another country. Say who you are, where you come from and which languages you speak. Say one nice thing about your town, and ask two questions.',
  },
  hard: {
    words: [
      word('border', 'noun', 'the line between two countries', 'The border runs through the middle of the lake.'),
      word('citizen', 'noun', 'somebody who legally belongs to a country', 'She became a Kenyan citizen last year.'),
      word(
        'dual nationality',
        'phrase',
        'being a citizen of two countries at the same time',
        'Children whose parents come from two countries often have dual nationality.',
      ),
      word('neighbouring', 'adjective', 'lying next to something', 'Many people work in the neighbouring country.'),
      word('territory', 'noun', 'land that belongs to a country', 'The small island is French territory.'),
      word('treaty', 'noun', 'a written agreement between countries', 'Nine countries signed the treaty on the river.'),
      word('abroad', 'adverb', 'in or to another country', 'My cousin has lived abroad since she left school.'),
      word('uninhabited', 'adjective', 'with nobody living there', 'Most of the islands are uninhabited.'),
      word('belong to', 'phrase', 'to be owned by somebody', 'The bridge belongs to both towns.'),
      word(
        'take turns',
        'phrase',
        'to do something one after the other',
        'The two countries take turns to host the race.',
      ),
      word('foreign', 'adjective', 'of a country that is not your own', 'He had never set foot on foreign soil.'),
      word(
        'mother tongue',
        'phrase',
        'the first language that you learn as a child',
        'Her mother tongue is spoken in four countries.',
      ),
      word('roots', 'noun', 'the place and the people that your family comes from', 'He has Chilean and Korean roots.'),
      word(
        'bilingual',
        'adjective',
        'speaking or written in two languages',
        'All the street signs here are bilingual.',
      ),
    ],
    text: {
      title: 'Half a year each',
      kind: 'text',
      genre: 'geography',
      source:
        'C. Bockman, The island that switches countries every six months (BBC News, 2018); the French–Spanish convention of 27 March 1901; V. Hugo, En voyage: Alpes et Pyrénées (1890)',
      text: `In the river Bidasoa, where France meets Spain, lies an island about two hundred metres long. It is uninhabited, and visitors are hardly ever allowed. From February to the end of July it is in Spanish hands. On the first of August it passes to the French. The trees, as far as anybody can tell, do not notice.

It owes this double life to peace talks. By 1659 the two neighbouring kingdoms had been at war for twenty-four years, and their ministers needed a place to talk. Neither side wanted to be the guest of the other. The answer lay in the middle of the water. Wooden bridges were built to the island from both banks, so that each could arrive without ever having set foot on foreign soil. After three months a treaty was signed which laid down where the border was to run.

And the island? It would hardly have been polite to keep it. In the end it was agreed that it should belong to both. But a territory with two owners is like a kitchen with two cooks, and somebody has to sweep the floor. Since an agreement of 1901 they have taken turns: six months each.

The duties are modest. Now and then gardeners come over from one of the two towns on the river to cut the grass round a monument, which tells the story in Spanish on one side and in French on the other. The only attacker is the river itself, which has been carrying the island away bit by bit, and which has never shown a passport.

It is called Pheasant Island. When Victor Hugo passed it in 1843, he did not find a single pheasant. They were represented, he noted, by a cow and three ducks. Of what nationality, he did not say.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'A piece of land that two countries share',
          [
            ['A border that has often been moved', 'The border was laid down in 1659; we read of no changes.'],
            ['A war that began over a small island', 'The island was the place where a war was ended.'],
            ['A writer who crossed into a foreign country', 'Victor Hugo appears only at the end.'],
          ],
          '“In the end it was agreed that it should belong to both.”',
        ),
        choose(
          'Why did the ministers meet on the island?',
          'There neither of them was a visitor.',
          [
            ['There nobody could have found them.', 'Bridges led to it from both banks, for all to see.'],
            ['There no army could have attacked them.', 'The text says nothing about safety.'],
            ['There the war had once begun.', 'We are not told where the war began.'],
          ],
          '“Neither side wanted to be the guest of the other.”',
        ),
        write(
          'In which month does France take over the island?',
          ['August', 'in August', '1 August', 'on 1 August', 'the first of August', 'the 1st of August'],
          '“On the first of August it passes to the French.”',
        ),
        trueOrFalse(
          'The island has gone back and forth every six months since 1659.',
          false,
          'The six months came later: “Since an agreement of 1901 they have taken turns”.',
        ),
        choose(
          'What is happening to the island?',
          'It is getting smaller.',
          [
            ['It is being built on.', 'There is only a monument, and nobody lives there.'],
            ['It is attracting tourists.', 'Visitors are “hardly ever allowed”.'],
            ['It is no longer looked after.', 'Gardeners come over “to cut the grass”.'],
          ],
          'The river “has been carrying the island away bit by bit”.',
        ),
        choose(
          'Why does the writer end with the nationality of the animals?',
          'To smile at how people divide up the land',
          [
            ['To show that Hugo was a careless observer', 'He looked closely enough to count the ducks.'],
            ['To prove that the island was Spanish then', 'The question is left open.'],
            ['To explain how the island got its name', 'The name remains unexplained: there were no pheasants.'],
          ],
          'Like the trees, which “do not notice”, and the river, which “has never shown a passport”, animals know of no borders.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Two schools in neighbouring countries plan a visit from a Monday to a Friday, with four nights. It is Monday, 1 March. The two teachers are on the phone.',
      a: {
        role: 'You are the teacher whose class is going to travel.',
        facts: [
          'You have eighteen students. Three of them are citizens of other countries and need a visa. It takes six weeks, and sometimes a few days more.',
          'You have time between 5 and 30 April. On Monday, 3 May, your exams begin.',
          'Every family can pay 75 euros at most, for the train and everything else.',
          'Half of your students are bilingual. The others have been learning the language of B’s country for a year.',
        ],
        goals: [
          'Find out where your students would sleep, and what that costs.',
          'Find out what the train costs, and which weeks B’s school cannot take.',
          'Agree on a week, on who stays where, and on how the costs are shared.',
        ],
      },
      b: {
        role: 'You are the teacher whose class is going to be the host.',
        facts: [
          'You have found families for fourteen guests, free of charge. A bed in the youth hostel costs 25 euros a night.',
          'The train costs 60 euros there and back, or 45 for groups of at least fifteen.',
          'Your school is closed from 19 to 25 April.',
          'Your students are shy. In every project group you want at least one guest who speaks your language well.',
        ],
        goals: [
          'Find out how many students are coming, and whether all of them can simply cross the border.',
          'Find out when the class has time, and how much each family can pay.',
          'Find out how well the guests speak your language, and agree on a week.',
        ],
      },
      phrases: [
        'Which week would suit you best?',
        'The difficulty is that some of us …',
        'How much would that come to per person?',
        'That’s cutting it a bit fine.',
        'What if everybody paid a little towards …?',
        'Shall we settle on …, then?',
      ],
    },
    statements: [
      'It is possible to feel at home in two countries at once.',
      'Your language says more about you than your passport does.',
      'People understand their own country only after they have been away from it.',
      'Anybody who moves abroad should learn the language within two years.',
      'Every national dish was once foreign.',
      'Sport brings countries closer together.',
      'I would rather live near a border than in a capital.',
      'A flag on a rucksack is a good way to start a conversation.',
    ],
    questions: [
      'What do visitors notice about your country that you no longer see yourself?',
      'Which word of your language is hard to translate, and how would you explain it?',
      'What helps a newcomer to feel at home in a foreign country?',
      'If your town could choose a twin town anywhere in the world, which should it be, and why?',
      'What could two neighbouring countries share, apart from a river?',
    ],
    task: {
      instruction:
        'Two small towns lie on a river that is also the border between their countries. They can spend 300,000 euros together. Choose two or three projects; each town has to gain something, and one project has to last for ten years or more.',
      options: [
        'A footbridge: 220,000; it takes two minutes instead of forty by road, and lasts for fifty years',
        'A library in both languages: 120,000; it lasts, but it can stand on one side only',
        'A boat that crosses the river at weekends for five years: 90,000, and it creates two jobs',
        'Teachers who change places for a year: 40,000; one class in each town takes part',
        'A fire engine for both towns: 150,000; it lasts for twenty years, and calls for help must be taken in two languages',
        'A summer festival on both banks, three years running: 60,000, and loud',
        'A radio station with a bilingual morning show for two years: 80,000; nobody knows who will listen',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a magazine read by exchange students who are about to spend a year in your country. Describe two everyday habits that may puzzle them, explain one word they will need, and correct one idea that people abroad often have.',
  },
};
