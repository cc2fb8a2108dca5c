import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'Thousands of years ago, people [told: tell] stories by the fire.',
      'Two thousand years ago, people [didn’t have: not / have] phones.',
    ],
    wrong: {
      said: 'The first people on earth [drove: drive] cars.',
      right: 'The first people on earth went everywhere on foot.',
    },
    question: 'Who [did you meet: you / meet] last weekend?',
    own: ['I [gave: give] somebody a present last month.', 'I [didn’t speak: not / speak] to my neighbours yesterday.'],
  },
  body: {
    facts: [
      'As a baby, everybody [had: have] very small hands.',
      'The first doctors [didn’t know: not / know] much about the brain.',
    ],
    wrong: {
      said: 'Last night, your heart [took: take] a break for an hour.',
      right: 'Last night, your heart beat for you all the time.',
    },
    question: 'How long [did you sleep: you / sleep] last night?',
    own: ['My legs [felt: feel] heavy when I got up yesterday.', 'I [didn’t run: not / run] up any stairs yesterday.'],
  },
  food: {
    facts: [
      'The first tomatoes in Europe [came: come] from America.',
      'In the year 1400, people in Europe [didn’t eat: not / eat] potatoes.',
    ],
    wrong: {
      said: 'The first people on earth [bought: buy] their food in supermarkets.',
      right: 'The first people found their food in forests and rivers.',
    },
    question: 'What [did you have: you / have] for dinner yesterday?',
    own: ['I [drank: drink] some fruit juice yesterday.', 'I [didn’t make: not / make] my own lunch yesterday.'],
  },
  home: {
    facts: [
      'Thousands of years ago, some families [slept: sleep] in caves.',
      'In 1700, people [didn’t keep: not / keep] their food in a fridge.',
    ],
    wrong: {
      said: 'In 1800, most families [sat: sit] in front of the TV every evening.',
      right: 'In 1800, many families sat by the fire every evening.',
    },
    question: 'What time [did you get: you / get] home yesterday?',
    own: ['I [made: make] my bed yesterday morning.', 'I [didn’t lose: not / lose] my keys last year.'],
  },
  clothes: {
    facts: [
      'Long ago, people in cold places [wore: wear] animal skins.',
      'Two hundred years ago, people [didn’t buy: not / buy] clothes online.',
    ],
    wrong: {
      said: 'Two thousand years ago, children [put: put] on jeans in the morning.',
      right: 'Two thousand years ago, nobody had any jeans.',
    },
    question: 'What [did you choose: you / choose] to wear last Saturday?',
    own: ['I [got: get] a new pair of shoes last month.', 'I [didn’t wear: not / wear] anything blue yesterday.'],
  },
  school: {
    facts: [
      'Three hundred years ago, all students [wrote: write] by hand.',
      'In 1850, children [didn’t do: not / do] their homework on a computer.',
    ],
    wrong: {
      said: 'Two hundred years ago, teachers [taught: teach] children to use the internet.',
      right: 'Two hundred years ago, teachers taught children to read and write.',
    },
    question: 'What [did you read: you / read] for your lessons last week?',
    own: [
      'I [forgot: forget] to bring a book last week.',
      'I [didn’t understand: not / understand] every word in our last lesson.',
    ],
  },
  work: {
    facts: [
      'Three hundred years ago, farmers [cut: cut] their corn by hand.',
      'In the year 1500, nobody had a tractor, so farmers [didn’t drive: not / drive] one.',
    ],
    wrong: {
      said: 'In 1800, bakers [sold: sell] their bread online.',
      right: 'In 1800, bakers sold their bread in shops and markets.',
    },
    question: 'What work [did you do: you / do] at home last weekend?',
    own: [
      'I [got up: get up] before six on Monday.',
      'I [didn’t begin: not / begin] work before nine o’clock yesterday.',
    ],
  },
  travel: {
    facts: [
      'In July 1969, three astronauts [flew: fly] to the moon and back.',
      'In 1800, travellers [didn’t go: not / go] anywhere by plane.',
    ],
    wrong: {
      said: 'Marco Polo [took: take] a plane from Italy to China.',
      right: 'Marco Polo went to China over land and sea.',
    },
    question: 'How [did you get: you / get] to your lessons last week?',
    own: ['I [rode: ride] a bike last weekend.', 'I [didn’t leave: not / leave] my town last month.'],
  },
  town: {
    facts: [
      'Hundreds of years ago, many towns [grew: grow] up next to rivers.',
      'In 1900, visitors [didn’t find: not / find] their way with a phone.',
    ],
    wrong: {
      said: 'A thousand years ago, every town [had: have] tall buildings of glass.',
      right: 'A thousand years ago, no town had tall buildings of glass.',
    },
    question: 'What [did you see: you / see] on your way here today?',
    own: ['I [met: meet] a friend in town last Saturday.', 'I [didn’t go: not / go] to a shop yesterday.'],
  },
  nature: {
    facts: [
      'A long time ago, ice [made: make] many of our deep valleys.',
      'The moon [didn’t fall: not / fall] from the sky last night.',
    ],
    wrong: {
      said: 'Last year, the sun [went: go] round the earth.',
      right: 'Last year, the earth went round the sun.',
    },
    question: 'Which plants or trees [did you see: you / see] yesterday?',
    own: ['I [sat: sit] under a tree last week.', 'I [didn’t swim: not / swim] in a lake last summer.'],
  },
  animals: {
    facts: ['Some dinosaurs [ate: eat] only plants.', 'Dinosaurs [didn’t meet: not / meet] any people.'],
    wrong: { said: 'The first dogs [came: come] from cats.', right: 'The first dogs came from wolves.' },
    question: 'Which animals [did you see: you / see] yesterday?',
    own: ['I [fed: feed] an animal last week.', 'I [didn’t hear: not / hear] any birds yesterday morning.'],
  },
  time: {
    facts: ['The year 2000 [began: begin] on a Saturday.', 'Last year [didn’t have: not / have] thirteen months.'],
    wrong: { said: 'The 20th century [came: come] before the 19th.', right: 'The 20th century came after the 19th.' },
    question: 'What time [did you wake: you / wake] up yesterday?',
    own: ['I [spent: spend] more than an hour outside yesterday.', 'I [didn’t sleep: not / sleep] late last Sunday.'],
  },
  sport: {
    facts: [
      'The first Olympic Games [took: take] place in Greece.',
      'Two thousand years ago, runners [didn’t wear: not / wear] trainers.',
    ],
    wrong: {
      said: 'In the last football World Cup, two teams [won: win] the cup.',
      right: 'In the last football World Cup, only one team won the cup.',
    },
    question: 'Which sports [did you do: you / do] last year?',
    own: ['I [threw: throw] a ball yesterday.', 'I [didn’t run: not / run] anywhere last week.'],
  },
  feelings: {
    facts: [
      'When we were small, we all [felt: feel] afraid sometimes.',
      'As babies, we [didn’t speak: not / speak] about our feelings.',
    ],
    wrong: {
      said: 'As babies, we [hid: hide] our feelings from everybody.',
      right: 'As babies, we hid nothing: everybody saw our feelings.',
    },
    question: 'What [made: make] you laugh last week?',
    own: ['I [had: have] a very happy day last Sunday.', 'I [didn’t get: not / get] angry yesterday.'],
  },
  communication: {
    facts: [
      'In 1800, people [wrote: write] letters to their friends.',
      'In 1950, people [didn’t send: not / send] emails.',
    ],
    wrong: {
      said: 'A thousand years ago, people [read: read] the news on the internet.',
      right: 'A thousand years ago, people heard the news from other people.',
    },
    question: 'Who [did you speak: you / speak] to first yesterday?',
    own: ['I [rang: ring] a friend yesterday.', 'I [didn’t say: not / say] “good morning” to anybody yesterday.'],
  },
  technology: {
    facts: [
      'The internet [began: begin] in the 20th century.',
      'The first mobile phones [didn’t take: not / take] photos.',
    ],
    wrong: {
      said: 'People [built: build] the first computer in the year 1500.',
      right: 'People built the first computers in the 20th century.',
    },
    question: 'What [did you read: you / read] on a screen yesterday?',
    own: [
      'My computer or phone [broke: break] last year.',
      'I [didn’t forget: not / forget] any passwords last month.',
    ],
  },
  shopping: {
    facts: [
      'Long ago, people without money [gave: give] one thing for another.',
      'In 1950, customers [didn’t pay: not / pay] with their phones.',
    ],
    wrong: {
      said: 'In 1900, shops [sold: sell] mobile phones.',
      right: 'In 1900, shops sold bread, clothes and books, but no mobile phones.',
    },
    question: 'What [did you buy: you / buy] last week?',
    own: [
      'I [went: go] to a market last month.',
      'I [didn’t take: not / take] a bag with me the last time I went shopping.',
    ],
  },
  society: {
    facts: [
      'In 1900, the world [had: have] fewer people than today.',
      'Five hundred years ago, most children [didn’t go: not / go] to school.',
    ],
    wrong: {
      said: 'Three hundred years ago, everybody [knew: know] how to read.',
      right: 'Three hundred years ago, only some people knew how to read.',
    },
    question: 'Where [did you meet: you / meet] your first friend?',
    own: ['I [gave: give] somebody my seat on a bus last month.', 'I [didn’t hear: not / hear] the news yesterday.'],
  },
  science: {
    facts: [
      'In 1610, Galileo [saw: see] four moons near Jupiter.',
      'Five thousand years ago, people [didn’t know: not / know] much about the stars.',
    ],
    wrong: {
      said: 'Isaac Newton [thought: think] that the earth was flat.',
      right: 'Isaac Newton knew that the earth was round.',
    },
    question: 'What interesting thing [did you find: you / find] out last week?',
    own: ['I [read: read] a book about science last year.', 'I [didn’t do: not / do] any experiments last month.'],
  },
  arts: {
    facts: [
      'Leonardo da Vinci [drew: draw] pictures of flying machines.',
      'Mozart [didn’t write: not / write] his music on a computer.',
    ],
    wrong: {
      said: 'Shakespeare [made: make] films in London.',
      right: 'Shakespeare wrote plays, but nobody made films at that time.',
    },
    question: 'Which songs [did you sing: you / sing] as a child?',
    own: ['I [saw: see] a film with friends last month.', 'I [didn’t go: not / go] to a concert last year.'],
  },
  thinking: {
    facts: [
      'Long ago, many people [thought: think] that the sun moved round the earth.',
      'As babies, we [didn’t understand: not / understand] long words.',
    ],
    wrong: {
      said: 'When you were two, you [knew: know] the answer to every question.',
      right: 'When you were two, you knew very few answers.',
    },
    question: 'What [did you forget: you / forget] last week?',
    own: ['I [had: have] a good idea yesterday.', 'I [didn’t make: not / make] any plans last weekend.'],
  },
};
