import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'Queen Victoria [lived: live] in the nineteenth century.',
      'Nobody [has met: meet] a person from the year 3000 yet.',
    ],
    wrong: {
      said: 'Albert Einstein [grew: grow] up in the fifteenth century.',
      right: 'Albert Einstein grew up in the nineteenth century.',
    },
    question: 'When [did you see: you / see] your best friend for the first time?',
    own: [
      'I [have had: have] the same best friend since primary school.',
      'I [spoke: speak] to somebody in my family last night.',
    ],
  },
  body: {
    facts: [
      'We [got: get] our first teeth when we were very small.',
      'Nobody [has lived: live] to the age of 200 yet.',
    ],
    wrong: {
      said: 'Everybody in this room [slept: sleep] for twenty hours last night.',
      right: 'Nobody in this room slept for twenty hours last night.',
    },
    question: 'How many kilometres [did you walk: you / walk] yesterday?',
    own: [
      'I [have drunk: drink] more than a litre of water so far today.',
      'I [went: go] for a long walk last weekend.',
    ],
  },
  food: {
    facts: [
      'People [have known: know] how to make cheese for thousands of years.',
      'The Romans [didn’t grow: not / grow] potatoes two thousand years ago.',
    ],
    wrong: {
      said: 'Most people [cooked: cook] with a microwave a hundred years ago.',
      right: 'Nobody cooked with a microwave a hundred years ago.',
    },
    question: 'What [have you drunk: you / drink] so far today?',
    own: ['I [made: make] my own breakfast yesterday.', 'I [haven’t eaten: not / eat] any chocolate yet this week.'],
  },
  home: {
    facts: [
      'In many countries, fridges [have been: be] common since the 1960s.',
      'Two hundred years ago, homes [didn’t have: not / have] electric light.',
    ],
    wrong: {
      said: 'The ancient Romans [kept: keep] their food in electric fridges.',
      right: 'The ancient Romans kept their food in cool, dark places.',
    },
    question: 'How long [have you slept/have you been sleeping: you / sleep] in the same room?',
    own: [
      'I [moved: move] to a new home last year.',
      'I [have already cleaned: already / clean] something at home today.',
    ],
  },
  clothes: {
    facts: [
      'T-shirts [have been: be] popular with young people since the 1950s.',
      'Two hundred years ago, people [didn’t wear: not / wear] trainers.',
    ],
    wrong: {
      said: 'People [invented: invent] the button ten years ago.',
      right: 'People invented the button thousands of years ago.',
    },
    question: 'When [did you buy: you / buy] the shoes that you are wearing?',
    own: [
      'I [have had: have] my favourite jumper for more than two years now.',
      'I [put: put] on two different socks yesterday.',
    ],
  },
  school: {
    facts: ['We [said: say] our first words a long time ago.', 'We [haven’t read: not / read] every English book yet.'],
    wrong: {
      said: 'Students [used: use] laptops at school a hundred years ago.',
      right: 'Students used pens and paper at school a hundred years ago.',
    },
    question: 'Which lessons [did you enjoy: you / enjoy] most when you started school?',
    own: [
      'I [have studied/have been studying: study] English for more than three years now.',
      'I [did: do] my homework last Sunday.',
    ],
  },
  work: {
    facts: [
      'Farmers [have grown/have been growing: grow] vegetables for thousands of years.',
      'A hundred years ago, office workers [didn’t have: not / have] computers.',
    ],
    wrong: {
      said: 'Programmers [wrote: write] computer games in 1750.',
      right: 'Nobody wrote computer games in 1750.',
    },
    question: 'What job [did you want: you / want] when you were small?',
    own: ['I [worked: work] all day last Saturday.', 'I [haven’t decided: not / decide] on a job for the future yet.'],
  },
  travel: {
    facts: [
      'The Wright brothers [flew: fly] their plane for the first time in 1903.',
      'Nobody [has been: be] to another star yet.',
    ],
    wrong: {
      said: 'Columbus [crossed: cross] the Atlantic by plane in 1492.',
      right: 'Columbus crossed the Atlantic by ship in 1492.',
    },
    question: 'How far [did you travel: you / travel] last weekend?',
    own: ['I [have visited: visit] more than three countries in my life so far.', 'I [took: take] a train last week.'],
  },
  town: {
    facts: [
      'The Romans [built: build] bridges and roads two thousand years ago.',
      'The Eiffel Tower [hasn’t moved: not / move] to another city since 1889.',
    ],
    wrong: {
      said: 'London [got: get] its first houses in 1980.',
      right: 'London got its first houses about two thousand years ago.',
    },
    question: 'When [did you last go: you / last / go] to a museum?',
    own: [
      'I [have lived/have been living: live] in the same town since I was born.',
      'I [walked: walk] through a park yesterday.',
    ],
  },
  nature: {
    facts: [
      'The last Ice Age [ended: end] thousands of years ago.',
      'The sun [hasn’t gone: not / go] out since the beginning of the Earth.',
    ],
    wrong: {
      said: 'It [snowed: snow] in every country in the world yesterday.',
      right: 'It only snowed in cold places yesterday.',
    },
    question: 'What [was the weather: the weather / be] like on your last birthday?',
    own: ['I [have slept: sleep] in a tent more than once in my life so far.', 'I [saw: see] a rainbow last month.'],
  },
  animals: {
    facts: ['Dinosaurs [died: die] out millions of years ago.', 'Nobody [has taught: teach] a fish to talk yet.'],
    wrong: {
      said: 'The ancient Egyptians [kept: keep] dinosaurs as pets.',
      right: 'The ancient Egyptians kept cats as pets.',
    },
    question: 'Which animal [did you like: you / like] best when you were small?',
    own: ['I [have had: have] a pet since I was small.', 'I [fed: feed] an animal yesterday.'],
  },
  time: {
    facts: [
      'The twentieth century [finished: finish] many years ago.',
      'The year 3000 [hasn’t started: not / start] yet.',
    ],
    wrong: {
      said: 'Yesterday evening [lasted: last] for thirty hours.',
      right: 'Yesterday evening lasted for only a few hours.',
    },
    question: 'What time [did you get: you / get] up yesterday?',
    own: ['I [have been: be] busy since I got up this morning.', 'I [arrived: arrive] late for something last week.'],
  },
  sport: {
    facts: [
      'The ancient Greeks [held: hold] the first Olympic Games thousands of years ago.',
      'Nobody [has run: run] 100 metres in five seconds yet.',
    ],
    wrong: {
      said: 'In ancient Greece, people [watched: watch] the Olympic Games on television.',
      right: 'In ancient Greece, people watched the Olympic Games in a stadium.',
    },
    question: 'Which games [did you play: you / play] when you were very small?',
    own: ['I [haven’t done: not / do] any sport yet this week.', 'I [threw: throw] a ball last weekend.'],
  },
  feelings: {
    facts: [
      'Everybody [cried: cry] when they were a baby.',
      'Nobody [has found: find] a perfect recipe for happiness yet.',
    ],
    wrong: { said: 'Nobody in the world [laughed: laugh] yesterday.', right: 'Millions of people laughed yesterday.' },
    question: 'When [did you last feel: you / last / feel] really surprised?',
    own: ['I [have been: be] in a good mood since I woke up today.', 'I [got: get] angry about something yesterday.'],
  },
  communication: {
    facts: [
      'Alexander Graham Bell [made: make] one of the first phone calls in 1876.',
      'Nobody [has received: receive] a letter from the future yet.',
    ],
    wrong: {
      said: 'People [sent: send] text messages in the eighteenth century.',
      right: 'People sent letters in the eighteenth century.',
    },
    question: 'Who [did you talk: you / talk] to last night?',
    own: [
      'I [have had: have] the same phone number for more than three years now.',
      'I [wrote: write] something by hand yesterday.',
    ],
  },
  technology: {
    facts: [
      'Tim Berners-Lee [invented: invent] the World Wide Web in 1989.',
      'Nobody [has built: build] a time machine yet.',
    ],
    wrong: {
      said: 'In 1850, people [took: take] photos with their mobile phones.',
      right: 'In 1850, people took photos with large, heavy cameras.',
    },
    question: 'When [did you first use: you / first / use] a computer?',
    own: [
      'I [have broken: break] a phone or a computer more than once in my life so far.',
      'I [left: leave] my phone at home last weekend.',
    ],
  },
  shopping: {
    facts: [
      'People [have paid/have been paying: pay] with coins for more than two thousand years.',
      'Two hundred years ago, people [didn’t shop: not / shop] online.',
    ],
    wrong: { said: 'People [bought: buy] DVDs in 1920.', right: 'People bought cinema tickets in 1920.' },
    question: 'Which shops [did you go: you / go] to last week?',
    own: [
      'I [haven’t ordered: not / order] anything online yet this year.',
      'I [chose: choose] a present for somebody last month.',
    ],
  },
  society: {
    facts: [
      'Most of the world’s people [have lived/have been living: live] in towns and cities since 2010.',
      'In 1800, most people [didn’t travel: not / travel] to other countries.',
    ],
    wrong: { said: 'In 1800, the police [drove: drive] fast cars.', right: 'In 1800, nobody drove a car.' },
    question: 'When [did you last help: you / last / help] a neighbour?',
    own: [
      'I [have known: know] my neighbours for more than two years now.',
      'I [held: hold] a door open for somebody yesterday.',
    ],
  },
  science: {
    facts: [
      'Two astronauts [walked: walk] on the moon in 1969.',
      'Astronauts [haven’t landed: not / land] on Jupiter yet.',
    ],
    wrong: {
      said: 'In 1610, Galileo [looked: look] at the moon from a spaceship.',
      right: 'In 1610, Galileo looked at the moon through a telescope.',
    },
    question: 'What [did you know: you / know] about the moon when you were small?',
    own: [
      'I [have been: be] to a science museum at least once in my life so far.',
      'I [recycled: recycle] some paper last week.',
    ],
  },
  arts: {
    facts: [
      'Mozart [wrote: write] wonderful music in the eighteenth century.',
      'The “Mona Lisa” [hasn’t stopped: not / stop] smiling since the sixteenth century.',
    ],
    wrong: {
      said: 'Shakespeare [made: make] films four hundred years ago.',
      right: 'Shakespeare wrote plays four hundred years ago.',
    },
    question: 'Which films [did you watch: you / watch] last month?',
    own: [
      'I [have played/have been playing: play] an instrument for more than a year now.',
      'I [drew: draw] a picture last weekend.',
    ],
  },
  thinking: {
    facts: [
      'Einstein [had: have] one of his greatest ideas in 1905.',
      'Nobody [has thought: think] of a perfect plan for everything yet.',
    ],
    wrong: {
      said: 'Everybody in the world [agreed: agree] about everything yesterday.',
      right: 'People didn’t agree about everything yesterday.',
    },
    question: 'What [did you decide: you / decide] to do last weekend?',
    own: [
      'I [have forgotten: forget] somebody’s name at least once so far this week.',
      'I [dreamt/dreamed: dream] about something strange last night.',
    ],
  },
};
