import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'Next year, everybody [will be: be, will] a year older.',
      'We [aren’t going to meet: not / meet, going to] everybody in the world.',
    ],
    wrong: {
      said: 'Tomorrow, all the people in the world [will speak: speak, will] the same language.',
      right: 'Tomorrow, people will speak thousands of languages.',
    },
    question: 'Who [are you going to see: you / see, going to] this weekend?',
    own: [
      '[I’m going to phone: I / phone, going to] a friend tonight.',
      'I think [I’ll get: I / get, will] to know somebody new this month.',
    ],
  },
  body: {
    facts: [
      'Tonight, your heart [will work: work, will] for you while you sleep.',
      'Our nails [won’t stop: not / stop, will] growing tomorrow.',
    ],
    wrong: {
      said: 'Tomorrow, everybody [will have: have, will] three arms.',
      right: 'Tomorrow, nobody will have three arms.',
    },
    question: 'What time [are you going to go: you / go, going to] to bed tonight?',
    own: [
      '[I’m going to wash: I / wash, going to] my hair tonight.',
      'I think [I’ll sleep: I / sleep, will] for eight hours tonight.',
    ],
  },
  food: {
    facts: [
      'Tomorrow, people everywhere [will get: get, will] hungry.',
      'We [aren’t going to cook: not / cook, going to] dinner in this lesson.',
    ],
    wrong: {
      said: 'In ten years, nobody [will need: need, will] any food.',
      right: 'In ten years, people will still need food.',
    },
    question: 'What [are you going to eat: you / eat, going to] this evening?',
    own: [
      '[I’m going to make: I / make, going to] my own lunch tomorrow.',
      'I think [I’ll try: I / try, will] some new food this month.',
    ],
  },
  home: {
    facts: [
      'In a hundred years, people [will still need: still / need, will] homes.',
      'We [aren’t going to build: not / build, going to] a house today.',
    ],
    wrong: {
      said: 'Next year, everybody in the world [will live: live, will] in a castle.',
      right: 'Next year, only a few people will live in castles.',
    },
    question: 'What [are you going to do: you / do, going to] when you get home today?',
    own: [
      '[I’m going to tidy: I / tidy, going to] my room this weekend.',
      'I don’t think [I’ll watch: I / watch, will] TV at home tonight.',
    ],
  },
  clothes: {
    facts: [
      'Small children grow, so they [will need: need, will] bigger shoes one day.',
      'We [aren’t going to change: not / change, going to] our clothes in this lesson.',
    ],
    wrong: {
      said: 'Next winter, people in cold places [will wear: wear, will] only T-shirts.',
      right: 'Next winter, people in cold places will wear warm coats.',
    },
    question: 'What [are you going to put: you / put, going to] on tomorrow morning?',
    own: [
      '[I’m going to buy: I / buy, going to] something new to wear this month.',
      'I think [I’ll carry: I / carry, will] an umbrella tomorrow.',
    ],
  },
  school: {
    facts: [
      'Our lesson [will end: end, will] before midnight.',
      'We [aren’t going to learn: not / learn, going to] a hundred new words today.',
    ],
    wrong: {
      said: 'Next year, all schools in the world [will teach: teach, will] only sport.',
      right: 'Next year, schools will teach many different subjects.',
    },
    question: 'What [are you going to do: you / do, going to] after our lesson?',
    own: [
      '[I’m going to study: I / study, going to] English at the weekend.',
      'I think [I’ll forget: I / forget, will] some of today’s words.',
    ],
  },
  work: {
    facts: [
      'Tomorrow, doctors all over the world [will help: help, will] people.',
      'Babies [aren’t going to look: not / look, going to] for a job this year.',
    ],
    wrong: {
      said: 'From next month, nobody in the world [will work: work, will].',
      right: 'Next month, people will work in shops, schools, farms and offices.',
    },
    question: 'What work [are you going to do: you / do, going to] tomorrow?',
    own: [
      '[I’m going to finish: I / finish, going to] an important job this week.',
      'I think [I’ll have: I / have, will] a new job in five years.',
    ],
  },
  travel: {
    facts: [
      'Tomorrow, a lot of people [will travel: travel, will] by train.',
      'We [aren’t going to fly: not / fly, going to] to the moon this weekend.',
    ],
    wrong: {
      said: 'Next week, all travellers [will go: go, will] to the same town.',
      right: 'Next week, travellers will go to thousands of different places.',
    },
    question: 'How [are you going to get: you / get, going to] home after the lesson?',
    own: [
      '[I’m going to take: I / take, going to] a bus tomorrow.',
      'I think [I’ll see: I / see, will] a new country one day.',
    ],
  },
  town: {
    facts: [
      'Tomorrow morning, shops in many towns [will open: open, will].',
      'New York [isn’t going to become: not / become, going to] a village next year.',
    ],
    wrong: {
      said: 'Next week, there [will be: be, will] no cars in any town in the world.',
      right: 'Next week, there will be a lot of cars in most towns.',
    },
    question: 'Where in your town [are you going to go: you / go, going to] this week?',
    own: [
      '[I’m going to meet: I / meet, going to] a friend in town this week.',
      'I think [I’ll live: I / live, will] in a bigger town one day.',
    ],
  },
  nature: {
    facts: [
      'Next year, the earth [will go: go, will] round the sun once.',
      'The sea [won’t turn: not / turn, will] into ice everywhere tomorrow.',
    ],
    wrong: {
      said: 'This year, it [will rain: rain, will] only in one country.',
      right: 'This year, it will rain in a lot of countries.',
    },
    question: 'Which park, forest or beach [are you going to visit: you / visit, going to] next?',
    own: [
      '[I’m going to plant: I / plant, going to] something this year.',
      'I think [I’ll take: I / take, will] a photo of a flower this week.',
    ],
  },
  animals: {
    facts: [
      'Tomorrow, bees somewhere [will fly: fly, will] from flower to flower.',
      'Fish [won’t learn: not / learn, will] to read next year.',
    ],
    wrong: {
      said: 'Tonight, cats everywhere [will speak: speak, will] to us in English.',
      right: 'Tonight, cats will be quiet or say “miaow”.',
    },
    question: 'What animals [are you going to see: you / see, going to] this week?',
    own: [
      '[I’m going to feed: I / feed, going to] an animal today.',
      'I think [I’ll have: I / have, will] a cat or a dog in ten years.',
    ],
  },
  time: {
    facts: [
      'After this year, another year [will begin: begin, will].',
      'Tomorrow [won’t have: not / have, will] thirty hours.',
    ],
    wrong: {
      said: 'Next week, Tuesday [will come: come, will] before Monday.',
      right: 'Next week, Tuesday will come after Monday.',
    },
    question: 'What time [are you going to get: you / get, going to] up tomorrow?',
    own: [
      '[I’m going to go: I / go, going to] to bed before ten tonight.',
      'I think [I’ll be: I / be, will] late for something this week.',
    ],
  },
  sport: {
    facts: [
      'Only one team [will win: win, will] the next World Cup.',
      'We [aren’t going to swim: not / swim, going to] in this lesson.',
    ],
    wrong: {
      said: 'In the next Olympic Games, every runner [will get: get, will] a gold medal.',
      right: 'In the next Olympic Games, only the fastest runners will get gold medals.',
    },
    question: 'Which sports [are you going to do: you / do, going to] this month?',
    own: [
      '[I’m going to watch: I / watch, going to] a match this weekend.',
      'I think [I’ll run: I / run, will] a long race one day.',
    ],
  },
  feelings: {
    facts: [
      'Tomorrow, a baby somewhere [will laugh: laugh, will] for the first time.',
      'We [won’t feel: not / feel, will] the same every day next year.',
    ],
    wrong: {
      said: 'From tomorrow, nobody in the world [will be: be, will] sad.',
      right: 'Tomorrow, some people will be happy, and some will be sad.',
    },
    question: 'What [are you going to enjoy: you / enjoy, going to] most this weekend?',
    own: [
      '[I’m going to smile: I / smile, going to] at somebody new today.',
      'I think [I’ll have: I / have, will] a quiet evening at home tonight.',
    ],
  },
  communication: {
    facts: [
      'Today, people [will send: send, will] millions of messages.',
      'We [won’t understand: not / understand, will] every language next year.',
    ],
    wrong: {
      said: 'Next year, nobody [will use: use, will] a phone.',
      right: 'Next year, most people will use a phone.',
    },
    question: 'Who [are you going to write: you / write, going to] to this week?',
    own: [
      '[I’m going to talk: I / talk, going to] to somebody in English after the lesson.',
      'I think [I’ll get: I / get, will] more than ten messages today.',
    ],
  },
  technology: {
    facts: [
      'Tomorrow, people somewhere [will build: build, will] a new machine.',
      'Our phones [won’t make: not / make, will] breakfast for us tomorrow.',
    ],
    wrong: {
      said: 'Next month, all computers in the world [will stop: stop, will] working.',
      right: 'Next month, millions of computers will work as usual.',
    },
    question: 'What [are you going to use: you / use, going to] a computer or phone for today?',
    own: [
      '[I’m going to turn: I / turn, going to] off my phone tonight.',
      'I think [I’ll have: I / have, will] a robot at home one day.',
    ],
  },
  shopping: {
    facts: [
      'Tomorrow, people in every country [will buy: buy, will] food.',
      'The shops [aren’t going to give: not / give, going to] us everything for free tomorrow.',
    ],
    wrong: {
      said: 'Next week, everything in the shops [will cost: cost, will] the same.',
      right: 'Next week, some things will cost more than others.',
    },
    question: 'What [are you going to get: you / get, going to] when you next go shopping?',
    own: [
      '[I’m going to spend: I / spend, going to] some money at the weekend.',
      'I think [I’ll pay: I / pay, will] for something by card this week.',
    ],
  },
  society: {
    facts: [
      'Next year, children all over the world [will go: go, will] to school.',
      'The world [won’t have: not / have, will] only one country next year.',
    ],
    wrong: {
      said: 'Next year, everybody in the world [will live: live, will] in the same city.',
      right: 'Next year, people will live in many different towns and villages.',
    },
    question: 'Who [are you going to help: you / help, going to] this week?',
    own: [
      '[I’m going to join: I / join, going to] a club this year.',
      'I think [I’ll know: I / know, will] more of my neighbours next year.',
    ],
  },
  science: {
    facts: [
      'One day, scientists [will know: know, will] more about space than now.',
      'Scientists [won’t find: not / find, will] the answer to every question this year.',
    ],
    wrong: {
      said: 'Tomorrow, the sun [will move: move, will] round the earth.',
      right: 'Tomorrow, the earth will move round the sun as usual.',
    },
    question: 'What [are you going to learn: you / learn, going to] about next?',
    own: [
      '[I’m going to read: I / read, going to] something about science this month.',
      'I think [I’ll see: I / see, will] people on Mars one day.',
    ],
  },
  arts: {
    facts: [
      'Next year, people [will write: write, will] a lot of new songs.',
      'We [aren’t going to paint: not / paint, going to] the walls in this lesson.',
    ],
    wrong: {
      said: 'Next month, nobody in the world [will listen: listen, will] to music.',
      right: 'Next month, people everywhere will listen to music.',
    },
    question: 'Which film [are you going to watch: you / watch, going to] next?',
    own: [
      '[I’m going to draw: I / draw, going to] something this week.',
      'I think [I’ll learn: I / learn, will] to play an instrument one day.',
    ],
  },
  thinking: {
    facts: [
      'Tonight, many people [will dream: dream, will].',
      'We [won’t remember: not / remember, will] every minute of this year.',
    ],
    wrong: {
      said: 'Next year, we [will know: know, will] the answers to all questions.',
      right: 'Next year, we will know a little more than now.',
    },
    question: 'What [are you going to try: you / try, going to] to remember this week?',
    own: [
      '[I’m going to plan: I / plan, going to] my weekend tonight.',
      'I think [I’ll change: I / change, will] my mind about something this week.',
    ],
  },
};
