import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'By the year 1900, millions of people [had moved: move] to America.',
      'In 1900, we [hadn’t met: not / meet] our best friends yet.',
    ],
    wrong: {
      said: 'By 1500, the number of people on Earth [had passed: pass] ten billion.',
      right: 'By 1500, the number of people on Earth hadn’t passed one billion yet.',
    },
    question: 'Who [had you already spoken: you / already / speak] to by noon yesterday?',
    own: [
      'I [had already made: already / make] some friends before my first day at school.',
      'I [hadn’t talked: not / talk] to anybody yet when I came here today.',
    ],
  },
  body: {
    facts: [
      'By the time we said our first words, we [had already learnt/had already learned: already / learn] to smile.',
      'On our first birthday, we [hadn’t stopped: not / stop] growing yet.',
    ],
    wrong: {
      said: 'When we were born, all our teeth [had already grown: already / grow].',
      right: 'When we were born, our teeth hadn’t grown yet.',
    },
    question: 'How many hours [had you slept/had you been sleeping: you / sleep] when you woke up today?',
    own: [
      'I [had already washed: already / wash] my hair by eight o’clock this morning.',
      'I [hadn’t brushed: not / brush] my teeth yet when I left my room today.',
    ],
  },
  food: {
    facts: [
      'By 1900, potatoes [had become: become] a popular food in Europe.',
      'In 1400, people in Europe [hadn’t tasted: not / taste] chocolate yet.',
    ],
    wrong: {
      said: 'By 1400, Italians [had put: put] tomatoes on millions of pizzas.',
      right: 'By 1400, Italians hadn’t seen a tomato yet.',
    },
    question: 'What [had you already eaten: you / already / eat] by noon yesterday?',
    own: [
      'I [had already drunk: already / drink] some water when I left home today.',
      'I [hadn’t had: not / have] any breakfast yet when I went out today.',
    ],
  },
  home: {
    facts: [
      'By 1960, television [had entered: enter] millions of homes.',
      'In 1850, engineers [hadn’t invented: not / invent] the microwave yet.',
    ],
    wrong: {
      said: 'By 1750, most families [had bought: buy] a washing machine.',
      right: 'By 1750, nobody had bought a washing machine.',
    },
    question: 'What [had you already done: you / already / do] by the time you left home today?',
    own: [
      'I [had already tidied: already / tidy] my room by last Sunday evening.',
      'I [hadn’t washed: not / wash] the dishes yet when I went to bed last night.',
    ],
  },
  clothes: {
    facts: [
      'By 1970, jeans [had become: become] popular in many countries.',
      'In 1800, people [hadn’t used: not / use] a zip yet.',
    ],
    wrong: {
      said: 'By 1600, shoemakers [had invented: invent] trainers.',
      right: 'By 1600, nobody had invented trainers yet.',
    },
    question: '[Had you already chosen: you / already / choose] your clothes when you got up today?',
    own: [
      'I [had already put: already / put] on a jacket when I went out today.',
      'I [hadn’t ironed: not / iron] my clothes yet when I got dressed today.',
    ],
  },
  school: {
    facts: [
      'When we started school, we [had already learnt/had already learned: already / learn] to speak.',
      'On our first school day, we [hadn’t studied: not / study] any chemistry yet.',
    ],
    wrong: {
      said: 'On our first school day, we [had already passed: already / pass] all our exams.',
      right: 'On our first school day, we hadn’t passed any exams yet.',
    },
    question: '[Had you already read: you / already / read] an English book when you joined this class?',
    own: [
      'I [had already done: already / do] my homework when I went to bed last night.',
      'I [hadn’t spoken: not / speak] any English yet when I came here today.',
    ],
  },
  work: {
    facts: [
      'By 1900, machines [had replaced: replace] many workers.',
      'In 1900, office workers [hadn’t sent: not / send] any emails yet.',
    ],
    wrong: {
      said: 'By 1800, robots [had taken: take] over most jobs.',
      right: 'By 1800, robots hadn’t taken over any jobs.',
    },
    question: 'How much work [had you finished: you / finish] by noon yesterday?',
    own: [
      'I [had already started: already / start] my work by nine o’clock yesterday morning.',
      'I [hadn’t completed: not / complete] all my tasks yet when I went home yesterday.',
    ],
  },
  travel: {
    facts: [
      'By 1930, pilots [had flown: fly] across the Atlantic.',
      'In 1750, people [hadn’t travelled: not / travel] by train yet.',
    ],
    wrong: {
      said: 'By 1492, planes [had already landed: already / land] in America.',
      right: 'By 1492, no planes had landed in America.',
    },
    question: 'Which places [had you visited: you / visit] by the time you started school?',
    own: [
      'I [had already bought: already / buy] a ticket when I last got on a train.',
      'I [hadn’t been: not / be] on a plane yet when I started school.',
    ],
  },
  town: {
    facts: [
      'By the year 100, the Romans [had built: build] hundreds of roads.',
      'In 1850, London [hadn’t opened: not / open] its underground railway yet.',
    ],
    wrong: {
      said: 'By 1800, engineers [had finished: finish] the Eiffel Tower.',
      right: 'By 1800, engineers hadn’t even started the Eiffel Tower.',
    },
    question: 'How many streets [had you crossed: you / cross] by the time you got here?',
    own: [
      'I [had already passed: already / pass] a supermarket by the time I got here today.',
      'I [hadn’t seen: not / see] a really big city yet when I started school.',
    ],
  },
  nature: {
    facts: [
      'By 1960, climbers [had reached: reach] the top of Mount Everest.',
      'In 1600, explorers [hadn’t discovered: not / discover] Antarctica yet.',
    ],
    wrong: {
      said: 'By the end of the Ice Age, all the seas [had disappeared: disappear].',
      right: 'By the end of the Ice Age, a lot of ice had disappeared.',
    },
    question: '[Had it already got: it / already / get] light when you woke up today?',
    own: [
      'I [had already checked: already / check] the weather when I went out today.',
      'I [hadn’t swum: not / swim] in the sea yet when I started school.',
    ],
  },
  animals: {
    facts: [
      'When the first people lived, the dinosaurs [had already died: already / die] out.',
      'In 1500, people in Europe [hadn’t seen: not / see] a kangaroo yet.',
    ],
    wrong: {
      said: 'When the dinosaurs lived, people [had already ridden: already / ride] horses.',
      right: 'When the dinosaurs lived, nobody had ridden a horse yet.',
    },
    question: 'Which animals [had you touched: you / touch] by the time you started school?',
    own: [
      'I [had already heard: already / hear] a bird when I left home today.',
      'I [hadn’t sat: not / sit] on a horse yet by my sixth birthday.',
    ],
  },
  time: {
    facts: [
      'When the year 2000 began, the year 1999 [had just ended: just / end].',
      'At noon yesterday, the day [hadn’t finished: not / finish] yet.',
    ],
    wrong: {
      said: 'By noon yesterday, twenty hours of the day [had passed: pass].',
      right: 'By noon yesterday, twelve hours of the day had passed.',
    },
    question: 'How many times [had you looked: you / look] at a clock by noon yesterday?',
    own: [
      'I [had already got: already / get] up by six o’clock this morning.',
      'I [hadn’t gone: not / go] to bed yet at midnight last night.',
    ],
  },
  sport: {
    facts: [
      'By 1960, Brazil [had won: win] the football World Cup.',
      'In 1900, nobody [had run: run] a mile in four minutes yet.',
    ],
    wrong: {
      said: 'By 1850, television [had shown: show] three football World Cups.',
      right: 'By 1850, television hadn’t shown any football matches.',
    },
    question:
      '[Had you already learnt/Had you already learned: you / already / learn] to swim when you started school?',
    own: [
      'I [had already scored: already / score] a goal by my tenth birthday.',
      'I [hadn’t done: not / do] any sport yet by noon yesterday.',
    ],
  },
  feelings: {
    facts: [
      'When we said our first word, we [had already laughed: already / laugh] many times.',
      'As small babies, we [hadn’t learnt/hadn’t learned: not / learn] to hide our feelings yet.',
    ],
    wrong: {
      said: 'On our first birthday, we [had already fallen: already / fall] in love.',
      right: 'On our first birthday, we had already cried, but not because of love.',
    },
    question: 'What [had made: make] you smile by noon yesterday?',
    own: [
      'I [had already been: already / be] angry about something by noon yesterday.',
      'I [hadn’t smiled: not / smile] at anybody yet when I left home today.',
    ],
  },
  communication: {
    facts: [
      'By 1900, people [had made: make] thousands of phone calls.',
      'In 1970, people [hadn’t written: not / write] any text messages yet.',
    ],
    wrong: { said: 'By 1800, people [had sent: send] the first emails.', right: 'By 1800, nobody had sent an email.' },
    question: 'How many messages [had you received: you / receive] by noon yesterday?',
    own: [
      'I [had already answered: already / answer] a message when I came here today.',
      'I [hadn’t phoned: not / phone] anybody yet by noon yesterday.',
    ],
  },
  technology: {
    facts: [
      'By 1950, engineers [had built: build] the first computers.',
      'In 1950, engineers [hadn’t developed: not / develop] smartphones yet.',
    ],
    wrong: {
      said: 'In 1900, people [had already used/had already been using: already / use] the internet for years.',
      right: 'In 1900, nobody had used the internet yet.',
    },
    question: '[Had you already switched: you / already / switch] your phone on when you got up today?',
    own: [
      'I [had already charged: already / charge] my phone when I left home today.',
      'I [hadn’t touched: not / touch] a computer yet when I started school.',
    ],
  },
  shopping: {
    facts: [
      'By 1990, supermarkets [had opened: open] in many countries.',
      'In 1970, people [hadn’t ordered: not / order] anything on the internet yet.',
    ],
    wrong: {
      said: 'By 1850, customers [had paid: pay] for many things by phone.',
      right: 'By 1850, nobody had paid for anything by phone.',
    },
    question: 'What [had you already bought: you / already / buy] by noon yesterday?',
    own: [
      'I [had already written: already / write] a list when I last went shopping.',
      'I [hadn’t spent: not / spend] anything yet by noon yesterday.',
    ],
  },
  society: {
    facts: [
      'By 1900, many families [had left: leave] their villages for the cities.',
      'In 1850, the police [hadn’t driven: not / drive] any cars yet.',
    ],
    wrong: {
      said: 'By 1750, every town [had put: put] up traffic lights.',
      right: 'By 1750, no town had put up traffic lights yet.',
    },
    question: 'Who [had you already helped: you / already / help] by noon yesterday?',
    own: [
      'I [had already said: already / say] hello to a neighbour by the time I got here today.',
      'I [hadn’t joined: not / join] any clubs yet by my tenth birthday.',
    ],
  },
  science: {
    facts: [
      'By 1970, humans [had walked: walk] on the moon.',
      'In 1600, scientists [hadn’t found: not / find] the planet Neptune yet.',
    ],
    wrong: {
      said: 'By 1900, astronauts [had visited: visit] the moon.',
      right: 'By 1900, nobody had visited the moon.',
    },
    question: 'What [had you heard: you / hear] about dinosaurs by the time you started school?',
    own: [
      'I [had already recycled: already / recycle] something by noon yesterday.',
      'I [hadn’t done: not / do] any experiments yet when I started school.',
    ],
  },
  arts: {
    facts: [
      'By 1610, Shakespeare [had written: write] “Hamlet”.',
      'In 1850, artists [hadn’t made: not / make] any films yet.',
    ],
    wrong: {
      said: 'By the time Mozart was born, people [had recorded: record] many songs.',
      right: 'By the time Mozart was born, nobody had recorded a song yet.',
    },
    question: 'What music [had you listened: you / listen] to by noon yesterday?',
    own: [
      'I [had already acted: already / act] in a play by my tenth birthday.',
      'I [hadn’t watched: not / watch] any English films yet when I joined this class.',
    ],
  },
  thinking: {
    facts: [
      'When we said our first words, we [had already understood: already / understand] many others.',
      'In 1500, most people [hadn’t thought: not / think] about space travel yet.',
    ],
    wrong: {
      said: 'By 1500, people [had answered: answer] every question in the world.',
      right: 'By 1500, people hadn’t answered every question in the world.',
    },
    question: 'What [had you decided: you / decide] by the end of yesterday?',
    own: [
      'I [had already planned: already / plan] my weekend by last Wednesday.',
      'I [hadn’t made: not / make] any plans for today yet when I got up.',
    ],
  },
};
