import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'At this moment, somebody in the world [is meeting: meet] a new friend.',
      'Most people [don’t know: not / know] everybody in their town.',
    ],
    wrong: {
      said: 'At this moment, everybody in the world [is speaking: speak] English.',
      right: 'At this moment, people are speaking thousands of languages.',
    },
    question: 'How often [do you see: you / see] your friends?',
    own: [
      '[I’m sitting: I / sit] next to a friend at the moment.',
      'I [don’t remember: not / remember] names very well.',
    ],
  },
  body: {
    facts: ['Your heart [is beating: beat] at this moment.', 'People [don’t have: not / have] two noses.'],
    wrong: {
      said: 'At the moment, we [are standing: stand] on our heads.',
      right: 'At the moment, we aren’t standing on our heads.',
    },
    question: 'How long [do you usually sleep: you / usually / sleep] at night?',
    own: [
      'I [always wash: always / wash] my hair in the morning.',
      '[I’m holding: I / hold] a pen in my hand at the moment.',
    ],
  },
  food: {
    facts: ['Most people [eat: eat] something every day.', 'We [aren’t cooking: not / cook] at the moment.'],
    wrong: {
      said: 'Bananas usually [grow: grow] under the ground.',
      right: 'Bananas don’t grow under the ground: they grow on tall plants.',
    },
    question: 'What [do you usually have: you / usually / have] for breakfast?',
    own: ['I [drink: drink] a glass of milk every day.', '[I’m thinking: I / think] about food at the moment.'],
  },
  home: {
    facts: [
      'At this moment, somebody somewhere [is painting: paint] a room.',
      'Most people [don’t move: not / move] to a new home every month.',
    ],
    wrong: {
      said: 'At the moment, everybody in the world [is sleeping: sleep] at home.',
      right: 'At the moment, only some people are sleeping at home.',
    },
    question: 'What [do you usually do: you / usually / do] when you get home?',
    own: ['I [make: make] my bed every morning.', 'I think somebody in my home [is working: work] at the moment.'],
  },
  clothes: {
    facts: [
      'Babies [don’t buy: not / buy] their own clothes.',
      'At this moment, machines somewhere [are making: make] T-shirts.',
    ],
    wrong: {
      said: 'At the moment, everybody in the world [is carrying: carry] an umbrella.',
      right: 'At the moment, only some people are carrying an umbrella.',
    },
    question: 'What [do you usually put: you / usually / put] on when it is cold?',
    own: ['[I’m wearing: I / wear] something blue today.', 'I [don’t like: not / like] shopping for clothes.'],
  },
  school: {
    facts: ['We [are learning: learn] English at the moment.', 'Most schools [don’t open: not / open] at night.'],
    wrong: {
      said: 'Teachers usually [sleep: sleep] in their lessons.',
      right: 'Teachers don’t sleep in their lessons: they teach.',
    },
    question: 'What [are you thinking: you / think] about at the moment?',
    own: [
      'I [usually do: usually / do] my homework in the evening.',
      '[I’m sitting: I / sit] near the door at the moment.',
    ],
  },
  work: {
    facts: ['Doctors [help: help] people every day.', 'Babies [don’t need: not / need] a job.'],
    wrong: {
      said: 'At the moment, all bus drivers in the world [are having: have] a break.',
      right: 'At the moment, many bus drivers are driving a bus.',
    },
    question: 'When [do you usually start: you / usually / start] work or school?',
    own: ['[I’m looking: I / look] for a job at the moment.', 'I [never work: never / work] on Sundays.'],
  },
  travel: {
    facts: [
      'At this moment, thousands of planes [are flying: fly] through the air.',
      'Trains [don’t run: not / run] on water.',
    ],
    wrong: {
      said: 'At the moment, our classroom [is travelling: travel] to the moon.',
      right: 'At the moment, we aren’t travelling to the moon.',
    },
    question: 'How [do you usually get: you / usually / get] to class?',
    own: ['I [take: take] the same bus every day.', '[I’m planning: I / plan] a trip at the moment.'],
  },
  town: {
    facts: ['Cars usually [stop: stop] at a red light.', 'Most hospitals [don’t close: not / close] at night.'],
    wrong: {
      said: 'At the moment, all the shops in the world [are closing: close].',
      right: 'At the moment, some shops in the world are opening.',
    },
    question: 'How often [do you go: you / go] into the town centre?',
    own: [
      'I [know: know] the name of every street near my home.',
      'My street [is changing: change] a lot at the moment.',
    ],
  },
  nature: {
    facts: ['The earth [is turning: turn] at this moment.', 'Trees [don’t walk: not / walk] from place to place.'],
    wrong: {
      said: 'The sun [goes: go] round the earth every day.',
      right: 'The sun doesn’t go round the earth: the earth goes round the sun.',
    },
    question: '[Is it raining: it / rain] at the moment?',
    own: ['I [often sit: often / sit] under a tree in summer.', '[I’m looking: I / look] at a plant at the moment.'],
  },
  animals: {
    facts: ['At this moment, birds somewhere [are singing: sing].', 'Fish [don’t live: not / live] in trees.'],
    wrong: {
      said: 'At the moment, a tiger [is waiting: wait] behind the door.',
      right: 'At the moment, no tiger is waiting behind the door.',
    },
    question: 'Which animals [do you often see: you / often / see] near your home?',
    own: ['I [like: like] cats better than dogs.', '[I’m looking: I / look] after an animal this week.'],
  },
  time: {
    facts: ['A new day [begins: begin] at midnight.', 'Our clocks [aren’t going: not / go] backwards at the moment.'],
    wrong: { said: 'A week [has: have] eight days.', right: 'A week doesn’t have eight days: it has seven.' },
    question: 'What time [do you usually get: you / usually / get] up?',
    own: ['[I’m wearing: I / wear] a watch at the moment.', 'I [don’t often look: not / often / look] at the clock.'],
  },
  sport: {
    facts: [
      'At this moment, somebody somewhere [is kicking: kick] a ball.',
      'Swimmers [don’t wear: not / wear] shoes in the water.',
    ],
    wrong: {
      said: 'At the moment, we [are having: have] a tennis lesson.',
      right: 'At the moment, we’re having an English lesson.',
    },
    question: 'How often [do you do: you / do] sport?',
    own: ['I [play: play] in a team every week.', '[I’m training: I / train] for something this month.'],
  },
  feelings: {
    facts: ['Most people [want: want] to be happy.', 'At the moment, not everybody in the world [is laughing: laugh].'],
    wrong: {
      said: 'At the moment, all the babies in the world [are crying: cry].',
      right: 'At the moment, many babies are sleeping.',
    },
    question: 'What [do you usually do: you / usually / do] when you feel happy?',
    own: ['[I’m smiling: I / smile] at the moment.', 'I [don’t often get: not / often / get] angry.'],
  },
  communication: {
    facts: [
      'At this moment, people [are sending: send] thousands of messages.',
      'Babies [don’t write: not / write] letters.',
    ],
    wrong: {
      said: 'At the moment, nobody in the world [is talking: talk] on the phone.',
      right: 'At the moment, thousands of people are talking on the phone.',
    },
    question: 'Who [do you usually call: you / usually / call] when you have good news?',
    own: ['I [speak: speak] more than one language every day.', '[I’m waiting: I / wait] for a message at the moment.'],
  },
  technology: {
    facts: [
      'At this moment, robots somewhere [are building: build] cars.',
      'Computers [don’t need: not / need] breakfast.',
    ],
    wrong: {
      said: 'At the moment, all the computers in the world [are taking: take] a break.',
      right: 'At the moment, millions of computers are working.',
    },
    question: 'What [do you usually use: you / usually / use] a computer or phone for?',
    own: [
      'I [always turn: always / turn] my phone off at night.',
      '[I’m learning: I / learn] to use a new app this week.',
    ],
  },
  shopping: {
    facts: [
      'At this moment, somebody somewhere [is standing: stand] in a queue.',
      'Supermarkets [don’t sell: not / sell] elephants.',
    ],
    wrong: {
      said: 'At the moment, nobody in the world [is buying: buy] food.',
      right: 'At the moment, a lot of people are buying food.',
    },
    question: 'Where [do you usually get: you / usually / get] your clothes?',
    own: ['I [go: go] shopping every Saturday.', '[I’m carrying: I / carry] a shopping bag at the moment.'],
  },
  society: {
    facts: [
      'Every year, children all over the world [start: start] school.',
      'Neighbours [don’t always agree: not / always / agree].',
    ],
    wrong: {
      said: 'The number of people in the world [is getting: get] smaller this year.',
      right: 'The number of people in the world is getting bigger this year.',
    },
    question: 'How often [do you help: you / help] your neighbours?',
    own: ['I [read: read] the news every morning.', '[I’m doing: I / do] something for other people this week.'],
  },
  science: {
    facts: [
      'The moon [is moving: move] round the earth at this moment.',
      'Scientists [don’t know: not / know] everything.',
    ],
    wrong: {
      said: 'Water [turns: turn] into ice when it gets hot.',
      right: 'Water turns into ice when it gets very cold.',
    },
    question: 'How often [do you look: you / look] at the stars?',
    own: [
      '[I’m reading: I / read] a book about science at the moment.',
      'I [understand: understand] how a plane flies.',
    ],
  },
  arts: {
    facts: [
      'At this moment, somebody in the world [is playing: play] the piano.',
      'Famous old pictures [don’t cost: not / cost] five euros.',
    ],
    wrong: {
      said: 'At the moment, nobody in the world [is singing: sing].',
      right: 'At the moment, a lot of people are singing.',
    },
    question: 'How often [do you listen: you / listen] to music?',
    own: ['I [draw: draw] something every week.', '[I’m learning: I / learn] a new song at the moment.'],
  },
  thinking: {
    facts: ['Our brains [are working: work] at this moment.', 'Nobody [knows: know] the answer to every question.'],
    wrong: {
      said: 'At the moment, everybody in the world [is dreaming: dream].',
      right: 'At the moment, only some people are dreaming.',
    },
    question: 'What [do you often forget: you / often / forget]?',
    own: [
      'I [believe: believe] that every problem has an answer.',
      '[I’m not thinking: I / not / think] about my weekend at the moment.',
    ],
  },
};
