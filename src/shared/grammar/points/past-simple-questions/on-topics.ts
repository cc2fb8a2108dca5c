import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'In 1800, people [didn’t take: not / take] photos of each other.',
      'The first people on earth [didn’t write: not / write] books.',
    ],
    wrong: {
      said: 'A hundred years ago, people [didn’t like: not / like] music.',
      right: 'A hundred years ago, people liked music, but they didn’t download it.',
    },
    question: 'What [did you talk: you / talk] about with your friends yesterday?',
    own: [
      'I [didn’t meet: not / meet] anybody new last week.',
      'I [didn’t sit: not / sit] next to a friend in our last lesson.',
    ],
  },
  body: {
    facts: ['As a baby, you [didn’t have: not / have] big feet.', 'Last night, your heart [didn’t stop: not / stop].'],
    wrong: {
      said: 'Yesterday, your brain [didn’t do: not / do] anything.',
      right: 'Yesterday, your brain worked all day: it didn’t stop.',
    },
    question: 'Which hand [did you open: you / open] the door with today?',
    own: [
      'I [didn’t sleep: not / sleep] for eight hours last night.',
      'I [didn’t wash: not / wash] my hair yesterday.',
    ],
  },
  food: {
    facts: [
      'In 1400, cooks in Italy [didn’t put: not / put] tomatoes in their soup.',
      'A thousand years ago, people [didn’t buy: not / buy] food in supermarkets.',
    ],
    wrong: {
      said: 'Two hundred years ago, people [didn’t know: not / know] how to make bread.',
      right: 'Two hundred years ago, people made bread, but they didn’t use electric ovens.',
    },
    question: 'What [did you drink: you / drink] at breakfast yesterday?',
    own: ['I [didn’t eat: not / eat] any fruit yesterday.', 'I [didn’t help: not / help] in the kitchen last weekend.'],
  },
  home: {
    facts: [
      'In 1600, families [didn’t watch: not / watch] TV in the evening.',
      'In 1700, people [didn’t have: not / have] machines for the dishes.',
    ],
    wrong: {
      said: 'In 1900, people [didn’t sleep: not / sleep] in beds.',
      right: 'In 1900, people slept in beds, but they didn’t take a phone to bed.',
    },
    question: 'What time [did you leave: you / leave] home today?',
    own: [
      'I [didn’t make: not / make] my bed yesterday morning.',
      'I [didn’t clean: not / clean] my room last weekend.',
    ],
  },
  clothes: {
    facts: [
      'A thousand years ago, people [didn’t know: not / know] about jeans.',
      'When you were born, you [didn’t have: not / have] any clothes on.',
    ],
    wrong: {
      said: 'In 1900, people [didn’t wear: not / wear] shoes in winter.',
      right: 'In 1900, people wore shoes in winter, but they didn’t wear trainers.',
    },
    question: 'What colour socks [did you put: you / put] on yesterday?',
    own: [
      'I [didn’t buy: not / buy] any clothes last month.',
      'I [didn’t change: not / change] my clothes before dinner yesterday.',
    ],
  },
  school: {
    facts: [
      'In 1900, teachers [didn’t show: not / show] videos in their lessons.',
      'Two hundred years ago, students [didn’t learn: not / learn] English online.',
    ],
    wrong: {
      said: 'In 1950, children at school [didn’t do: not / do] any maths.',
      right: 'In 1950, children at school did maths, but they didn’t use computers.',
    },
    question: 'What [did you find: you / find] difficult in our last lesson?',
    own: [
      'I [didn’t bring: not / bring] any food to our last lesson.',
      'I [didn’t ask: not / ask] any questions in our last lesson.',
    ],
  },
  work: {
    facts: [
      'In 1800, nobody had a computer, so people [didn’t answer: not / answer] emails at work.',
      'In the year 1500, farmers [didn’t have: not / have] tractors.',
    ],
    wrong: {
      said: 'Two hundred years ago, farmers [didn’t get: not / get] up early.',
      right: 'Two hundred years ago, farmers got up early, but they didn’t drive tractors.',
    },
    question: 'Which job [did you want: you / want] to do when you were small?',
    own: ['I [didn’t work: not / work] last weekend.', 'I [didn’t write: not / write] a list of jobs yesterday.'],
  },
  travel: {
    facts: [
      'In 1700, people [didn’t go: not / go] on holiday by plane.',
      'Five hundred years ago, people in Europe [didn’t know: not / know] the way to Australia.',
    ],
    wrong: {
      said: 'In 1900, people [didn’t travel: not / travel] by train.',
      right: 'In 1900, people travelled by train, but they didn’t fly.',
    },
    question: 'Which places [did you see: you / see] on your last trip?',
    own: ['I [didn’t take: not / take] a bus yesterday.', 'I [didn’t visit: not / visit] another country last year.'],
  },
  town: {
    facts: [
      'In 1800, cities [didn’t need: not / need] car parks.',
      'In 1700, visitors [didn’t look: not / look] for the way on their phones.',
    ],
    wrong: {
      said: 'Two hundred years ago, towns [didn’t have: not / have] any streets.',
      right: 'Two hundred years ago, towns had streets, but they didn’t have any cars.',
    },
    question: 'How [did you get: you / get] here from your home today?',
    own: ['I [didn’t cross: not / cross] a big street on my way here.', 'I [didn’t go: not / go] to a café last week.'],
  },
  nature: {
    facts: [
      'Last year, the earth [didn’t stop: not / stop] for one second.',
      'Last night, the sun [didn’t fall: not / fall] into the sea.',
    ],
    wrong: {
      said: 'Last year, the trees of the world [didn’t grow: not / grow].',
      right: 'Last year, the trees of the world grew, but most of them didn’t grow very fast.',
    },
    question: 'What [did you see: you / see] in the sky last night?',
    own: ['I [didn’t walk: not / walk] in the rain last week.', 'I [didn’t swim: not / swim] in the sea last year.'],
  },
  animals: {
    facts: ['Dinosaurs [didn’t live: not / live] in houses.', 'The first horses [didn’t carry: not / carry] people.'],
    wrong: {
      said: 'Dinosaurs [didn’t need: not / need] any food.',
      right: 'Dinosaurs needed a lot of food, but some didn’t eat meat.',
    },
    question: 'Which animals [did you hear: you / hear] last week?',
    own: [
      'I [didn’t give: not / give] food to an animal yesterday.',
      'I [didn’t see: not / see] a cat on my way here.',
    ],
  },
  time: {
    facts: [
      'The last hour [didn’t have: not / have] seventy minutes.',
      'Last week [didn’t last: not / last] nine days.',
    ],
    wrong: {
      said: 'Last night, the sky [didn’t get: not / get] dark anywhere on earth.',
      right: 'Last night, the sky got dark, but it didn’t get dark everywhere.',
    },
    question: 'When [did you go: you / go] to bed last night?',
    own: [
      'I [didn’t look: not / look] at a clock before breakfast yesterday.',
      'I [didn’t wake: not / wake] up before seven yesterday.',
    ],
  },
  sport: {
    facts: [
      'In the last World Cup, players [didn’t use: not / use] two balls at the same time.',
      'The first Olympic Games [didn’t take: not / take] place in winter.',
    ],
    wrong: {
      said: 'In the last Olympic Games, the fastest runners [didn’t get: not / get] any medals.',
      right: 'In the last Olympic Games, the slowest runners didn’t get any medals.',
    },
    question: 'Which sport [did you do: you / do] most last year?',
    own: ['I [didn’t run: not / run] for a bus last month.', 'I [didn’t watch: not / watch] any sport last weekend.'],
  },
  feelings: {
    facts: [
      'As babies, we [didn’t tell: not / tell] anybody about our feelings.',
      'When we were one day old, we [didn’t laugh: not / laugh].',
    ],
    wrong: {
      said: 'As babies, we [didn’t cry: not / cry] at all.',
      right: 'As babies, we cried, but we didn’t cry all day.',
    },
    question: 'What [did you enjoy: you / enjoy] most last week?',
    own: [
      'I [didn’t feel: not / feel] tired when I got up today.',
      'I [didn’t worry: not / worry] about anything last weekend.',
    ],
  },
  communication: {
    facts: [
      'In 1900, people [didn’t text: not / text] their friends.',
      'In 1800, people [didn’t hear: not / hear] their friends’ voices on the phone.',
    ],
    wrong: {
      said: 'In 1950, people [didn’t write: not / write] letters.',
      right: 'In 1950, people wrote letters, but they didn’t write emails.',
    },
    question: 'Who [did you send: you / send] a message to yesterday?',
    own: ['I [didn’t phone: not / phone] a friend yesterday.', 'I [didn’t speak: not / speak] English last weekend.'],
  },
  technology: {
    facts: [
      'The first telephones [didn’t have: not / have] screens.',
      'The first computers [didn’t fit: not / fit] into a school bag.',
    ],
    wrong: {
      said: 'The first electric lamps [didn’t need: not / need] electricity.',
      right: 'The first electric lamps needed electricity, but they didn’t need the internet.',
    },
    question: 'What [did you use: you / use] the internet for yesterday?',
    own: [
      'I [didn’t play: not / play] any computer games last week.',
      'I [didn’t turn: not / turn] off my phone last night.',
    ],
  },
  shopping: {
    facts: [
      'In 1950, shops [didn’t sell: not / sell] mobile phones.',
      'In 1950, customers [didn’t order: not / order] things on the internet.',
    ],
    wrong: {
      said: 'In 1900, people [didn’t pay: not / pay] for things in shops.',
      right: 'In 1900, people paid in shops, but they didn’t pay by card.',
    },
    question: 'Which shop [did you go: you / go] to last week?',
    own: [
      'I [didn’t spend: not / spend] any money yesterday.',
      'I [didn’t carry: not / carry] a shopping bag last week.',
    ],
  },
  society: {
    facts: [
      'In 1500, most children [didn’t go: not / go] to school.',
      'In 1800, people [didn’t hear: not / hear] the news on the radio.',
    ],
    wrong: {
      said: 'In 1950, people [didn’t have: not / have] any laws.',
      right: 'In 1950, people had laws, but they didn’t have laws about the internet.',
    },
    question: 'Who [did you help: you / help] last week?',
    own: ['I [didn’t read: not / read] the news yesterday.', 'I [didn’t talk: not / talk] to a neighbour last week.'],
  },
  science: {
    facts: [
      'Isaac Newton [didn’t use: not / use] a computer.',
      'The first doctors [didn’t understand: not / understand] every part of the body.',
    ],
    wrong: {
      said: 'In 1969, astronauts [didn’t find: not / find] any stones on the moon.',
      right: 'In 1969, astronauts found stones on the moon, but they didn’t find any plants.',
    },
    question: 'Which science lesson or programme [did you like: you / like] most last year?',
    own: [
      'I [didn’t learn: not / learn] anything about space last year.',
      'I [didn’t look: not / look] at the stars last night.',
    ],
  },
  arts: {
    facts: [
      'Mozart [didn’t play: not / play] the electric guitar.',
      'The first films [didn’t have: not / have] any sound.',
    ],
    wrong: {
      said: 'Shakespeare [didn’t write: not / write] any plays.',
      right: 'Shakespeare wrote plays, but he didn’t write films.',
    },
    question: 'Which song [did you listen: you / listen] to most last year?',
    own: ['I [didn’t draw: not / draw] anything last week.', 'I [didn’t see: not / see] a film last weekend.'],
  },
  thinking: {
    facts: [
      'When we were born, we [didn’t know: not / know] any words.',
      'As babies, we [didn’t think: not / think] about next year.',
    ],
    wrong: {
      said: 'When you were one, you [didn’t need: not / need] any help.',
      right: 'When you were one, you needed help, but you didn’t know it.',
    },
    question: 'What [did you think: you / think] about on your way here today?',
    own: [
      'I [didn’t forget: not / forget] anything important last month.',
      'I [didn’t have: not / have] any good ideas yesterday.',
    ],
  },
};
