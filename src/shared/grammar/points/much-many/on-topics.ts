import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'In big cities, there are [a lot of|a lot|much] people.',
      'Not [many|much|a little] people are taller than two metres.',
    ],
    wrong: {
      said: 'There are only [a few|a little|much] families in the world.',
      right: 'There are a lot of families in the world.',
    },
    question: 'How [many|much] people do you talk to every day?',
    own: ['I’ve got [a lot of|much|a little] cousins.', 'I don’t know [many|much|a little] of my neighbours.'],
  },
  body: {
    facts: ['Babies need [a lot of|many|a few] sleep.', 'A one-year-old child hasn’t got [many|much|a little] teeth.'],
    wrong: {
      said: 'There is only [a little|a few|many] water in our bodies.',
      right: 'There is a lot of water in our bodies.',
    },
    question: 'How [much|many] exercise do you do in a week?',
    own: ['I drink [a lot of|many|a few] water every day.', 'I haven’t got [much|many|a few] energy in the morning.'],
  },
  food: {
    facts: ['There is [a lot of|a lot|many] sugar in honey.', 'An apple hasn’t got [much|many|a few] fat in it.'],
    wrong: {
      said: 'You need [a lot of|many|a few] salt to make a cake.',
      right: 'You only need a little salt to make a cake.',
    },
    question: 'How [many|much] eggs do you eat in a week?',
    own: ['I put [a little|a few|many] sugar in my tea or coffee.', 'I don’t eat [much|many|a few] meat.'],
  },
  home: {
    facts: [
      'You need [a lot of|many|a few] space for a big party.',
      'There aren’t [many|much|a little] rooms in a very small flat.',
    ],
    wrong: {
      said: 'A big castle has only [a few|a little|much] windows.',
      right: 'A big castle has a lot of windows.',
    },
    question: 'How [many|much] plants are there in your home?',
    own: [
      'My room gets [a lot of|many|a few] light in the morning.',
      'I haven’t got [many|much|a little] pictures on my walls.',
    ],
  },
  clothes: {
    facts: [
      'It takes [a lot of|many|a few] time to make a suit.',
      'You don’t need [many|much|a little] clothes on a hot beach.',
    ],
    wrong: {
      said: 'In snow and ice, people wear only [a few|a little|much] clothes.',
      right: 'In snow and ice, people wear a lot of clothes.',
    },
    question: 'How [much|many] time do you need to get dressed?',
    own: ['I’ve got [a lot of|much|a little] T-shirts.', 'I don’t wear [much|many|a few] jewellery.'],
  },
  school: {
    facts: [
      'To speak a language well, you need [a lot of|many|a few] practice.',
      'There isn’t [much|many|a few] noise in a good library.',
    ],
    wrong: { said: 'English has only [a few|a little|much] words.', right: 'English has a lot of words.' },
    question: 'How [much|many] homework do you do at the weekend?',
    own: ['I ask [a lot of|a lot|much] questions in class.', 'I don’t make [many|much|a little] mistakes in English.'],
  },
  work: {
    facts: [
      'A big hospital needs [a lot of|a lot|much] nurses.',
      'There aren’t [many|much|a little] jobs at the North Pole.',
    ],
    wrong: {
      said: 'There is only [a little|a few|many] work in a busy restaurant kitchen.',
      right: 'There is a lot of work in a busy restaurant kitchen.',
    },
    question: 'How [much|many] work have you got this week?',
    own: ['I send [a few|a little|much] emails every day.', 'I don’t take [many|much|a little] breaks when I work.'],
  },
  travel: {
    facts: [
      'A long train can carry [a lot of|much|a little] passengers.',
      'A motorbike hasn’t got [many|much|a little] seats.',
    ],
    wrong: {
      said: 'There is [a lot of|many|a few] traffic in the desert.',
      right: 'There isn’t much traffic in the desert.',
    },
    question: 'How [many|much] countries do you want to visit?',
    own: ['I need [a lot of|a lot|many] time to get home.', 'I don’t take [many|much|a little] bags on a trip.'],
  },
  town: {
    facts: [
      'In the middle of big cities, there is [a lot of|many|a few] traffic.',
      'Not [many|much|a little] shops are open at four in the morning.',
    ],
    wrong: {
      said: 'There are [a lot of|much|a little] tall buildings in a small village.',
      right: 'There aren’t many tall buildings in a small village.',
    },
    question: 'How [many|much] cafés are there near your home?',
    own: ['My street has [a lot of|a lot|much] shops.', 'I don’t know [many|much|a little] places in this town.'],
  },
  nature: {
    facts: ['Sea water has [a lot of|many|a few] salt in it.', 'A desert doesn’t get [much|many|a few] rain.'],
    wrong: {
      said: 'There are only [a few|a little|much] trees in a forest.',
      right: 'There are a lot of trees in a forest.',
    },
    question: 'How [much|many] snow do you get in winter?',
    own: [
      'I know the names of [a lot of|much|a little] flowers.',
      'My town doesn’t get [much|many|a few] sunshine in winter.',
    ],
  },
  animals: {
    facts: [
      'A cow eats [a lot of|many|a few] grass.',
      'You can’t find [many|much|a little] animals at the South Pole.',
    ],
    wrong: { said: 'A cat needs only [a little|a few|many] sleep.', right: 'A cat needs a lot of sleep.' },
    question: 'How [many|much] animals do you see on a normal day?',
    own: ['I’ve got [a few|a little|much] photos of animals.', 'I don’t know [much|many|a few] about horses.'],
  },
  time: {
    facts: ['There are [a lot of|a lot|much] seconds in a day.', 'One second isn’t [much|many|a few] time.'],
    wrong: {
      said: 'There are only [a few|a little|much] weeks in a year.',
      right: 'There are a lot of weeks in a year: fifty-two.',
    },
    question: 'How [many|much] hours do you sleep at night?',
    own: [
      'I’ve got [a lot of|many|a few] free time at the weekend.',
      'I haven’t made [many|much|a little] plans for this week.',
    ],
  },
  sport: {
    facts: [
      'You need [a lot of|many|a few] energy for a long run.',
      'There aren’t [many|much|a little] goals in most football matches.',
    ],
    wrong: {
      said: 'You need [a lot of|much|a little] players for a tennis match.',
      right: 'You don’t need many players for a tennis match.',
    },
    question: 'How [much|many] sport do you do?',
    own: ['I play [a lot of|much|a little] board games.', 'I haven’t got [many|much|a little] hobbies.'],
  },
  feelings: {
    facts: [
      'Good jokes make [a lot of|much|a little] people laugh.',
      'People don’t have [much|many|a few] fun in a traffic jam.',
    ],
    wrong: {
      said: 'You need [a lot of|many|a few] money to make somebody smile.',
      right: 'You don’t need much money to make somebody smile.',
    },
    question: 'How [many|much] times do you laugh in a day?',
    own: ['I need [a little|a few|many] time alone every day.', 'I haven’t got [many|much|a little] secrets.'],
  },
  communication: {
    facts: [
      'All over the world, people write [a lot of|much|a little] messages every day.',
      'There isn’t [much|many|a few] space on a postcard.',
    ],
    wrong: {
      said: 'There is only [a little|a few|many] information on the internet.',
      right: 'There is a lot of information on the internet.',
    },
    question: 'In how [many|much] languages can you say “hello”?',
    own: ['I get [a lot of|a lot|much] messages every day.', 'I don’t watch [much|many|a few] TV.'],
  },
  technology: {
    facts: [
      'Long films need [a lot of|a lot|many] space on a computer.',
      'A small clock doesn’t use [much|many|a few] electricity.',
    ],
    wrong: {
      said: 'A computer needs [a lot of|many|a few] time to add two numbers.',
      right: 'A computer doesn’t need much time to add two numbers.',
    },
    question: 'How [much|many] time do you spend in front of a screen?',
    own: ['I take [a lot of|much|a little] photos with a phone.', 'I don’t play [many|much|a little] computer games.'],
  },
  shopping: {
    facts: [
      'A new car costs [a lot of|many|a few] money.',
      'You can’t buy [many|much|a little] things in a very small shop.',
    ],
    wrong: {
      said: 'A supermarket sells only [a few|a little|much] different things.',
      right: 'A supermarket sells a lot of different things.',
    },
    question: 'How [many|much] bags do you take when you go shopping?',
    own: ['I spend [a lot of|a lot|many] time in shops.', 'I don’t get [many|much|a little] things online.'],
  },
  society: {
    facts: [
      'Africa has [a lot of|a lot|much] countries.',
      'There aren’t [many|much|a little] kings and queens in the world today.',
    ],
    wrong: {
      said: 'People in the world speak only [a few|a little|much] languages.',
      right: 'People in the world speak a lot of languages.',
    },
    question: 'How [many|much] rules are there in your home?',
    own: ['I know [a few|a little|much] people from other countries.', 'I don’t read [much|many|a few] news.'],
  },
  science: {
    facts: [
      'The sun gives us [a lot of|many|a few] light.',
      'There isn’t [much|many|a few] air at the top of very high mountains.',
    ],
    wrong: {
      said: 'There are only [a few|a little|much] stars in the sky.',
      right: 'There are a lot of stars in the sky.',
    },
    question: 'How [much|many] paper do you use in a week?',
    own: ['I know [a lot of|much|a little] facts about space.', 'I don’t use [many|much|a little] plastic bags.'],
  },
  arts: {
    facts: [
      'You need [a lot of|a lot|much] musicians for an orchestra.',
      'There aren’t [many|much|a little] words in a short poem.',
    ],
    wrong: {
      said: 'It takes only [a little|a few|many] time to write a long book.',
      right: 'It takes a lot of time to write a long book.',
    },
    question: 'How [much|many] music do you listen to every day?',
    own: ['I read [a lot of|much|a little] comics.', 'I can’t sing [many|much|a little] songs in English.'],
  },
  thinking: {
    facts: [
      'For a good story, you need [a few|a little|much] good ideas.',
      'A one-year-old child doesn’t know [many|much|a little] words.',
    ],
    wrong: {
      said: 'We remember [a lot of|much|a little] things from our first year of life.',
      right: 'We don’t remember many things from our first year of life.',
    },
    question: 'How [many|much] phone numbers can you remember?',
    own: ['I’ve got [a lot of|a lot|much] ideas for next weekend.', 'I don’t need [much|many|a few] time to decide.'],
  },
};
