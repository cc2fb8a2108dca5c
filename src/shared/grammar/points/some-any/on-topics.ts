import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'In every country, there are [some|any|a] people over eighty.',
      'An only child hasn’t got [any|some|a] brothers or sisters.',
    ],
    wrong: {
      said: 'There aren’t [any|some|a] people with red hair in the world.',
      right: 'There are some people with red hair in the world.',
    },
    question: 'Have you got [any|a|much] cousins?',
    own: ['I’ve got [some|any|a] photos of my family with me.', 'I haven’t got [any|some|a] friends in London.'],
  },
  body: {
    facts: ['There is [some|any|a] salt in our bodies.', 'We haven’t got [any|some|a] eyes at the back of our heads.'],
    wrong: {
      said: 'There aren’t [any|some|a] bones in our feet.',
      right: 'There are some small bones in our feet.',
    },
    question: 'Do you do [any|a|many] exercise in the morning?',
    own: ['I drink [some|any|many] water when I get up.', 'I don’t do [any|some|many] sport on Mondays.'],
  },
  food: {
    facts: ['There is [some|any|a] sugar in orange juice.', 'There isn’t [any|some|a] meat in a fruit salad.'],
    wrong: {
      said: 'There aren’t [any|some|a] tomatoes in tomato soup.',
      right: 'There are some tomatoes in tomato soup.',
    },
    question: 'Is there [any|a|many] milk in your fridge?',
    own: ['I eat [some|any|many] fruit every day.', 'I don’t want [any|some|an] onions on my pizza.'],
  },
  home: {
    facts: ['Most homes have got [some|any|a] chairs.', 'There isn’t [any|some|a] snow in a warm kitchen.'],
    wrong: {
      said: 'Tall buildings haven’t got [any|some|a] stairs.',
      right: 'Tall buildings have got some stairs.',
    },
    question: 'Have you got [any|a|much] pictures on your walls?',
    own: ['My room has got [some|any|a] shelves for books.', 'I haven’t got [any|some|a] plants at home.'],
  },
  clothes: {
    facts: ['You need [some|any|a] warm clothes at the North Pole.', 'A jumper hasn’t got [any|some|a] legs.'],
    wrong: { said: 'There aren’t [any|some|a] shirts with buttons.', right: 'There are some shirts with buttons.' },
    question: 'Have you got [any|a|much] red clothes?',
    own: ['I need [some|any|a] new shoes.', 'I haven’t got [any|some|a] black jeans.'],
  },
  school: {
    facts: ['There are [some|any|a] books in every library.', 'There aren’t [any|some|a] schools on the moon.'],
    wrong: {
      said: 'There isn’t [any|some|an] English in our lessons.',
      right: 'There’s some English in all our lessons.',
    },
    question: 'Have you got [any|a|many] homework for tomorrow?',
    own: ['I’ve got [some|any|a] pencils in my bag.', 'I haven’t got [any|some|a] lessons on Saturdays.'],
  },
  work: {
    facts: ['There are [some|any|a] nurses in every hospital.', 'Robots don’t get [any|some|a] money for their work.'],
    wrong: {
      said: 'There isn’t [any|some|a] work for doctors at night.',
      right: 'There’s some work for doctors every night.',
    },
    question: 'Do you do [any|a|many] work at weekends?',
    own: ['I do [some|any|a] work on a computer every day.', 'I haven’t got [any|some|a] work to do this evening.'],
  },
  travel: {
    facts: ['There are [some|any|a] seats on every bus.', 'There aren’t [any|some|a] trains from Europe to America.'],
    wrong: {
      said: 'There aren’t [any|some|a] planes in the sky at night.',
      right: 'There are some planes in the sky at night.',
    },
    question: 'Have you got [any|a|much] plans for the holidays?',
    own: ['I always take [some|any|a] books on holiday.', 'I haven’t got [any|some|a] photos of my last holiday.'],
  },
  town: {
    facts: [
      'There are [some|any|a] shops in every big city.',
      'There aren’t [any|some|a] big cities at the South Pole.',
    ],
    wrong: { said: 'There aren’t [any|some|a] buses in London.', right: 'There are some red buses in London.' },
    question: 'Are there [any|a|much] good cafés in your town?',
    own: ['My street has got [some|any|a] small shops.', 'My street hasn’t got [any|some|a] traffic in the evening.'],
  },
  nature: {
    facts: ['There is [some|any|a] salt in the sea.', 'There isn’t [any|some|a] rain without clouds.'],
    wrong: { said: 'There isn’t [any|some|a] water in clouds.', right: 'There’s some water in every cloud.' },
    question: 'Do you get [any|a|many] snow where you live?',
    own: ['I get [some|any|a] fresh air every morning.', 'My room doesn’t get [any|some|a] sun in the morning.'],
  },
  animals: {
    facts: ['[Some|Any|A] birds can’t fly.', 'Snakes haven’t got [any|some|a] legs.'],
    wrong: { said: 'Cats haven’t got [any|some|a] teeth.', right: 'Cats have got some very good teeth.' },
    question: 'Have you got [any|a|much] pets?',
    own: ['I give the birds [some|any|a] food in winter.', 'My neighbours haven’t got [any|some|a] cats.'],
  },
  time: {
    facts: ['[Some|Any|A] months have got thirty days.', 'There aren’t [any|some|a] months with 32 days.'],
    wrong: {
      said: 'There aren’t [any|some|a] Sundays in February.',
      right: 'Every month has got some Sundays.',
    },
    question: 'Have you got [any|a|many] free time today?',
    own: ['I spend [some|any|many] time alone every day.', 'I haven’t got [any|some|a] clocks in my room.'],
  },
  sport: {
    facts: ['[Some|Any|A] games are for two players.', 'There aren’t [any|some|a] goals in tennis.'],
    wrong: {
      said: 'There aren’t [any|some|a] sports without a ball.',
      right: 'There are some sports without a ball.',
    },
    question: 'Do you play [any|a|much] games with your friends?',
    own: ['I do [some|any|many] sport every weekend.', 'I haven’t got [any|some|a] tennis balls.'],
  },
  feelings: {
    facts: ['Everybody has [some|any|a] bad days.', 'Stones haven’t got [any|some|a] feelings.'],
    wrong: { said: 'There aren’t [any|some|a] happy songs.', right: 'There are some very happy songs.' },
    question: 'Do you know [any|a|much] funny stories?',
    own: ['I’ve got [some|any|a] very funny friends.', 'I haven’t got [any|some|a] problems this week.'],
  },
  communication: {
    facts: [
      'There are [some|any|a] short words in every language.',
      'There aren’t [any|some|a] letters after Z in the English alphabet.',
    ],
    wrong: {
      said: 'There isn’t [any|some|a] news on the internet.',
      right: 'There’s some news on the internet every day.',
    },
    question: 'Do you get [any|a|much] letters from friends?',
    own: ['I send [some|any|a] messages before breakfast.', 'I haven’t got [any|some|an] emails to answer today.'],
  },
  technology: {
    facts: ['There are [some|any|a] robots in car factories.', 'A paper book doesn’t need [any|some|an] electricity.'],
    wrong: {
      said: 'There aren’t [any|some|a] computers in schools.',
      right: 'There are some computers in many schools.',
    },
    question: 'Do you know [any|a|much] good websites for English?',
    own: ['I’ve got [some|any|a] videos of my friends.', 'I haven’t got [any|some|a] old phones at home.'],
  },
  shopping: {
    facts: ['You need [some|any|a] money for a taxi.', 'Free things don’t cost [any|some|a] money.'],
    wrong: {
      said: 'There isn’t [any|some|a] food in supermarkets.',
      right: 'There’s some food in every supermarket.',
    },
    question: 'Are there [any|a|much] markets near your home?',
    own: ['I buy [some|any|a] sweets every week.', 'I don’t need [any|some|a] new things this month.'],
  },
  society: {
    facts: ['Every country has got [some|any|an] old stories.', 'There aren’t [any|some|a] countries without people.'],
    wrong: {
      said: 'There aren’t [any|some|a] rules for drivers.',
      right: 'There are some rules for drivers in every country.',
    },
    question: 'Are there [any|a|much] clubs for young people in your town?',
    own: ['I know [some|any|a] people from other countries.', 'I haven’t got [any|some|a] neighbours with children.'],
  },
  science: {
    facts: ['[Some|Any|A] stars are bigger than the sun.', 'There isn’t [any|some|a] wind on the moon.'],
    wrong: {
      said: 'There isn’t [any|some|an] ice on high mountains.',
      right: 'There’s some ice on many high mountains.',
    },
    question: 'Do you know the names of [any|a|much] stars?',
    own: ['I’ve got [some|any|a] books about science.', 'I haven’t got [any|some|a] science lessons this week.'],
  },
  arts: {
    facts: ['There are [some|any|a] famous paintings in Paris.', 'A photo doesn’t make [any|some|many] noise.'],
    wrong: {
      said: 'There aren’t [any|some|an] animals in children’s stories.',
      right: 'There are some animals in many children’s stories.',
    },
    question: 'Do you know [any|a|much] English songs?',
    own: ['I listen to [some|any|a] music every morning.', 'I haven’t got [any|some|a] paints at home.'],
  },
  thinking: {
    facts: ['Everybody makes [some|any|a] mistakes.', 'There aren’t [any|some|a] people who know everything.'],
    wrong: {
      said: 'Children haven’t got [any|some|a] good ideas.',
      right: 'Children have got some very good ideas.',
    },
    question: 'Have you got [any|a|much] ideas for next weekend?',
    own: ['I’ve got [some|any|a] plans for next year.', 'I haven’t got [any|some|a] questions today.'],
  },
};
