import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'Long ago, most people [lived: live] in small villages.',
      'The first people on earth [didn’t use: not / use] money.',
    ],
    wrong: {
      said: 'A thousand years ago, people often [travelled: travel] by train.',
      right: 'A thousand years ago, most people travelled on foot.',
    },
    question: 'Who [did you talk: you / talk] to after the last lesson?',
    own: ['I [visited: visit] somebody last weekend.', 'I [didn’t phone: not / phone] anybody yesterday.'],
  },
  body: {
    facts: ['As babies, we all [needed: need] a lot of sleep.', 'In our first month, we [didn’t walk: not / walk].'],
    wrong: {
      said: 'Last night, your heart [stopped: stop] for an hour.',
      right: 'Last night, your heart worked all the time.',
    },
    question: 'What [did you touch: you / touch] first when you woke up yesterday?',
    own: ['I [washed: wash] my hair yesterday.', 'I [didn’t brush: not / brush] my teeth after lunch yesterday.'],
  },
  food: {
    facts: [
      'Thousands of years ago, people [cooked: cook] their food on a fire.',
      'In 1200, people in Italy [didn’t add: not / add] tomatoes to their food.',
    ],
    wrong: {
      said: 'A thousand years ago, people [ordered: order] their dinner by phone.',
      right: 'A thousand years ago, people cooked dinner on a fire.',
    },
    question: 'What food [did you hate: you / hate] as a small child?',
    own: ['I [tried: try] some new food last month.', 'I [didn’t finish: not / finish] my dinner last night.'],
  },
  home: {
    facts: [
      'In 1600, people [carried: carry] water into their homes.',
      'In 1600, people [didn’t turn: not / turn] on electric lights at home.',
    ],
    wrong: {
      said: 'Three hundred years ago, people [cleaned: clean] their homes with electric machines.',
      right: 'Three hundred years ago, people cleaned their homes by hand.',
    },
    question: 'Where [did you live: you / live] when you were five?',
    own: ['I [tidied: tidy] my room last weekend.', 'I [didn’t watch: not / watch] TV at home yesterday.'],
  },
  clothes: {
    facts: [
      'In 1700, most families [washed: wash] all their clothes by hand.',
      'Two hundred years ago, people [didn’t order: not / order] shirts online.',
    ],
    wrong: {
      said: 'A thousand years ago, machines [stitched: stitch] people’s clothes.',
      right: 'A thousand years ago, people stitched their clothes by hand.',
    },
    question: 'What kind of clothes [did you love: you / love] as a small child?',
    own: ['I [changed: change] my clothes before dinner yesterday.', 'I [didn’t iron: not / iron] a shirt last week.'],
  },
  school: {
    facts: [
      'In 1800, students [used: use] pens, not computers.',
      'Two hundred years ago, students [didn’t study: not / study] online.',
    ],
    wrong: {
      said: 'In 1900, all children [learned/learnt: learn] with computers at school.',
      right: 'In 1900, children learned from teachers and books.',
    },
    question: 'Which subject [did you like: you / like] best when you were younger?',
    own: [
      'I [asked: ask] a question in our last lesson.',
      'I [didn’t listen: not / listen] to every word in our last lesson.',
    ],
  },
  work: {
    facts: [
      'A thousand years ago, most people [worked: work] with their hands.',
      'In 1700, farmers [didn’t use: not / use] tractors.',
    ],
    wrong: {
      said: 'In 1850, office workers [emailed: email] their customers.',
      right: 'In 1850, office workers posted letters to their customers.',
    },
    question: 'Who [did you help: you / help] with a job last week?',
    own: [
      'I [finished: finish] all my work yesterday.',
      'I [didn’t start: not / start] work before nine o’clock yesterday.',
    ],
  },
  travel: {
    facts: [
      'Two thousand years ago, people [crossed: cross] the sea in ships.',
      'In 1800, travellers [didn’t book: not / book] their tickets online.',
    ],
    wrong: {
      said: 'In 1850, travellers [landed: land] at airports.',
      right: 'In 1850, travellers arrived in ships, on trains or on foot.',
    },
    question: 'Which places [did you visit: you / visit] last year?',
    own: ['I [walked: walk] for more than an hour yesterday.', 'I [didn’t pack: not / pack] a suitcase last month.'],
  },
  town: {
    facts: [
      'In 1800, nobody had a car, so people [walked: walk] through the town.',
      'In 1700, people [didn’t park: not / park] cars in the street.',
    ],
    wrong: {
      said: 'In 1700, buses [stopped: stop] in every street.',
      right: 'In 1700, horses and people moved through the streets, but no buses.',
    },
    question: 'Which shop or café [did you visit: you / visit] last?',
    own: ['I [crossed: cross] a bridge yesterday.', 'I [didn’t wait: not / wait] for a bus last week.'],
  },
  nature: {
    facts: [
      'Thousands of years ago, ice [covered: cover] many places that are green today.',
      'The earth [didn’t stop: not / stop] last night.',
    ],
    wrong: {
      said: 'The moon [disappeared: disappear] for ever last night.',
      right: 'The moon didn’t disappear for ever last night.',
    },
    question: 'What kind of weather [did you enjoy: you / enjoy] most last year?',
    own: ['I [planted: plant] something last year.', 'I [didn’t walk: not / walk] in a forest last month.'],
  },
  animals: {
    facts: ['Dinosaurs [lived: live] millions of years ago.', 'Dinosaurs [didn’t play: not / play] with people.'],
    wrong: { said: 'The first dogs [looked: look] like cats.', right: 'The first dogs looked like wolves.' },
    question: 'Which animals [did you like: you / like] best as a child?',
    own: ['I [touched: touch] a dog or a cat yesterday.', 'I [didn’t watch: not / watch] any birds last week.'],
  },
  time: {
    facts: ['Last year [lasted: last] twelve months.', 'Yesterday [didn’t end: not / end] before midnight.'],
    wrong: {
      said: 'Last year [started: start] on the first of February.',
      right: 'Last year started on the first of January.',
    },
    question: 'What time [did you arrive: you / arrive] here today?',
    own: ['I [waited: wait] a long time for something yesterday.', 'I [didn’t hurry: not / hurry] on Sunday morning.'],
  },
  sport: {
    facts: [
      'The first Olympic Games [happened: happen] a very long time ago.',
      'A hundred years ago, people [didn’t watch: not / watch] sport on their phones.',
    ],
    wrong: {
      said: 'In the last football World Cup, only three teams [played: play].',
      right: 'In the last football World Cup, a lot of teams played.',
    },
    question: 'Which sports [did you try: you / try] last year?',
    own: ['I [jumped: jump] into water last summer.', 'I [didn’t kick: not / kick] a ball yesterday.'],
  },
  feelings: {
    facts: ['As babies, we all [cried: cry].', 'As babies, we [didn’t explain: not / explain] our feelings in words.'],
    wrong: { said: 'As babies, we never [laughed: laugh].', right: 'As babies, we all laughed when we were happy.' },
    question: 'What [did you enjoy: you / enjoy] most last weekend?',
    own: [
      'I [smiled: smile] at somebody before breakfast yesterday.',
      'I [didn’t worry: not / worry] about anything yesterday.',
    ],
  },
  communication: {
    facts: ['In 1700, friends [talked: talk] face to face.', 'In 1700, people [didn’t phone: not / phone] each other.'],
    wrong: {
      said: 'In the year 1800, people [texted: text] their friends.',
      right: 'In the year 1800, people talked to their friends or posted letters.',
    },
    question: 'Who [did you call: you / call] last week?',
    own: [
      'I [answered: answer] more than five messages yesterday.',
      'I [didn’t check: not / check] my messages before breakfast yesterday.',
    ],
  },
  technology: {
    facts: [
      'Thousands of years ago, people [invented: invent] the wheel.',
      'The first computers [didn’t recognise: not / recognise] people’s faces.',
    ],
    wrong: {
      said: 'The first telephones [showed: show] films in colour.',
      right: 'The first telephones carried people’s voices, but they showed no pictures.',
    },
    question: 'What [did you use: you / use] a computer or phone for yesterday?',
    own: ['I [downloaded: download] something last week.', 'I [didn’t switch: not / switch] off my phone last night.'],
  },
  shopping: {
    facts: [
      'In 1900, customers [counted: count] their coins in shops.',
      'In 1900, people [didn’t shop: not / shop] online.',
    ],
    wrong: {
      said: 'In 1800, customers [ordered: order] their bread on the internet.',
      right: 'In 1800, people walked to the baker’s for their bread.',
    },
    question: 'Which shop [did you visit: you / visit] last month?',
    own: [
      'I [needed: need] something from a shop yesterday.',
      'I [didn’t compare: not / compare] prices the last time I was in a shop.',
    ],
  },
  society: {
    facts: [
      'In 1800, fewer people [lived: live] in cities than today.',
      'Two thousand years ago, most children [didn’t attend: not / attend] a school.',
    ],
    wrong: {
      said: 'In 1600, everybody [travelled: travel] round the world.',
      right: 'In 1600, most people stayed near their village.',
    },
    question: 'Who [did you help: you / help] last month?',
    own: [
      'I [joined: join] a club or a team last year.',
      'I [didn’t agree: not / agree] with my friends about everything last week.',
    ],
  },
  science: {
    facts: [
      'In 1969, two people [walked: walk] on the moon for the first time.',
      'Two thousand years ago, doctors [didn’t use: not / use] computers.',
    ],
    wrong: { said: 'Isaac Newton [worked: work] with a computer.', right: 'Isaac Newton worked with pen and paper.' },
    question: 'Which science subject or topic [did you like: you / like] as a child?',
    own: [
      'I [watched: watch] a programme about science last month.',
      'I [didn’t study: not / study] the stars last night.',
    ],
  },
  arts: {
    facts: ['Leonardo da Vinci [painted: paint] the Mona Lisa.', 'The first films [didn’t use: not / use] colour.'],
    wrong: { said: 'Mozart [played: play] the electric guitar.', right: 'Mozart played the piano and the violin.' },
    question: 'What music [did you listen: you / listen] to last week?',
    own: ['I [danced: dance] to music last weekend.', 'I [didn’t visit: not / visit] a museum last year.'],
  },
  thinking: {
    facts: [
      'Long ago, many people [believed: believe] that the sun moved round the earth.',
      'As babies, we [didn’t remember: not / remember] long stories.',
    ],
    wrong: {
      said: 'When you were one year old, you [planned: plan] all your days.',
      right: 'When you were one year old, other people planned your days.',
    },
    question: 'What [did you decide: you / decide] to do yesterday evening?',
    own: [
      'I [changed: change] my mind about something yesterday.',
      'I [didn’t learn: not / learn] anything by heart last week.',
    ],
  },
};
