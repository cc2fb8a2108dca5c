import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'In many countries, families [used to have: use / have] more children a hundred years ago.',
      'We [didn’t use to speak/used not to speak: not / use / speak] when we were babies.',
    ],
    wrong: {
      said: 'Two hundred years ago, families [used to phone: use / phone] each other on Sundays.',
      right: 'Two hundred years ago, families used to write each other letters.',
    },
    question: 'Who [did you use to play: you / use / play] with when you were very small?',
    own: [
      'I [used to share: use / share] a room with somebody in my family.',
      'I [didn’t use to know/used not to know: not / use / know] my neighbours.',
    ],
  },
  body: {
    facts: [
      'We [used to need: use / need] much more sleep when we were babies.',
      'As small babies, we [didn’t use to have/used not to have: not / use / have] any teeth.',
    ],
    wrong: {
      said: 'As small babies, we [used to walk: use / walk] to the shops alone.',
      right: 'As small babies, we used to sleep for most of the day.',
    },
    question: 'What colour [did your hair use to be: your hair / use / be] when you were small?',
    own: [
      'I [used to bite: use / bite] my nails.',
      'I [didn’t use to exercise/used not to exercise: not / use / exercise] at all.',
    ],
  },
  food: {
    facts: [
      'Before there were fridges, people [used to keep: use / keep] their food in cold rooms.',
      'Six hundred years ago, Italians [didn’t use to eat/used not to eat: not / use / eat] tomatoes.',
    ],
    wrong: {
      said: 'A thousand years ago, people [used to drink: use / drink] instant coffee with breakfast.',
      right: 'A thousand years ago, people used to drink things like milk or water with breakfast.',
    },
    question: 'What [did you use to have: you / use / have] for breakfast as a small child?',
    own: [
      'I [used to hate: use / hate] fish.',
      'I [didn’t use to cook/used not to cook: not / use / cook] for myself.',
    ],
  },
  home: {
    facts: [
      'Before there was electricity, people [used to light: use / light] candles in the evening.',
      'Two hundred years ago, homes [didn’t use to have/used not to have: not / use / have] washing machines.',
    ],
    wrong: {
      said: 'In the Stone Age, people [used to live: use / live] in flats with lifts.',
      right: 'In the Stone Age, some people used to live in caves.',
    },
    question: 'Where [did you use to hide: you / use / hide] at home when you were small?',
    own: [
      'I [used to sleep: use / sleep] with the light on.',
      'I [didn’t use to help/used not to help: not / use / help] with the cleaning.',
    ],
  },
  clothes: {
    facts: [
      'Long ago, people [used to make: use / make] most of their clothes by hand.',
      'Three hundred years ago, people [didn’t use to own/used not to own: not / use / own] trainers.',
    ],
    wrong: {
      said: 'Five hundred years ago, rich people [used to dance: use / dance] in jeans and T-shirts.',
      right: 'Five hundred years ago, rich people used to dance in long, heavy clothes.',
    },
    question: 'What [did you use to wear: you / use / wear] to parties when you were small?',
    own: [
      'I [used to borrow: use / borrow] clothes from my friends.',
      'I [didn’t use to care/used not to care: not / use / care] much about my clothes.',
    ],
  },
  school: {
    facts: [
      'Before there were computers, students [used to write: use / write] almost everything by hand.',
      'Two hundred years ago, many children [didn’t use to go/used not to go: not / use / go] to school.',
    ],
    wrong: {
      said: 'A hundred years ago, students [used to do: use / do] their homework on laptops.',
      right: 'A hundred years ago, students used to do their homework on paper.',
    },
    question: 'How [did you use to get: you / use / get] to your first school?',
    own: [
      'I [used to sit: use / sit] at the front of the class.',
      'I [didn’t use to like/used not to like: not / use / like] maths.',
    ],
  },
  work: {
    facts: [
      'Before there were tractors, many farmers [used to work: use / work] with horses.',
      'In 1900, office workers [didn’t use to send/used not to send: not / use / send] emails.',
    ],
    wrong: {
      said: 'Eight hundred years ago, most people [used to spend: use / spend] their days in offices.',
      right: 'Eight hundred years ago, most people used to spend their days in the fields.',
    },
    question: 'What job [did you use to want: you / use / want] when you were small?',
    own: [
      'I [used to dream: use / dream] of a job as an astronaut.',
      'I [didn’t use to get/used not to get: not / use / get] up early for work or school.',
    ],
  },
  travel: {
    facts: [
      'Before there were trains, many travellers [used to ride: use / ride] horses.',
      'Two hundred years ago, people [didn’t use to travel/used not to travel: not / use / travel] by plane.',
    ],
    wrong: {
      said: 'Two hundred years ago, people [used to cross: use / cross] the Atlantic in an hour.',
      right: 'Two hundred years ago, people used to cross the Atlantic by ship.',
    },
    question: 'Where [did you use to go: you / use / go] in summer when you were small?',
    own: [
      'I [used to fall: use / fall] asleep on long journeys.',
      'I [didn’t use to enjoy/used not to enjoy: not / use / enjoy] long trips.',
    ],
  },
  town: {
    facts: [
      'Most big cities [used to be: use / be] much smaller than they are now.',
      'Two hundred years ago, streets [didn’t use to have/used not to have: not / use / have] traffic lights.',
    ],
    wrong: {
      said: 'The ancient Romans [used to take: use / take] the underground to the market.',
      right: 'The ancient Romans used to walk to the market.',
    },
    question: 'Which shops or cafés [did you use to visit: you / use / visit] as a child?',
    own: [
      'I [used to live: use / live] in a smaller town.',
      'I [didn’t use to feel/used not to feel: not / use / feel] at home in this area.',
    ],
  },
  nature: {
    facts: [
      'There [used to be: use / be] more forests in the world than there are now.',
      'Thousands of years ago, the Sahara [didn’t use to be/used not to be: not / use / be] so dry.',
    ],
    wrong: {
      said: 'In the Ice Age, people in the north [used to grow: use / grow] bananas.',
      right: 'In the Ice Age, people in the north used to hunt animals.',
    },
    question: 'What [did you use to do: you / use / do] outside in summer as a child?',
    own: [
      'I [used to climb: use / climb] tall trees.',
      'I [didn’t use to notice/used not to notice: not / use / notice] birds and flowers.',
    ],
  },
  animals: {
    facts: [
      'Millions of years ago, dinosaurs [used to live: use / live] on Earth.',
      'Twenty thousand years ago, people [didn’t use to keep/used not to keep: not / use / keep] cats as pets.',
    ],
    wrong: {
      said: 'Before there were cars, lions [used to pull: use / pull] the buses in big cities.',
      right: 'Before there were cars, horses used to pull the buses in big cities.',
    },
    question: 'Which animals [did you use to be: you / use / be] afraid of?',
    own: ['I [used to have: use / have] a pet.', 'I [didn’t use to trust/used not to trust: not / use / trust] dogs.'],
  },
  time: {
    facts: [
      'Long ago, people [used to tell: use / tell] the time by the sun.',
      'Before there were clocks, people [didn’t use to know/used not to know: not / use / know] the exact time.',
    ],
    wrong: {
      said: 'The ancient Egyptians [used to check: use / check] the time on their phones.',
      right: 'The ancient Egyptians used to look at the sun to tell the time.',
    },
    question: 'What time [did you use to go: you / use / go] to bed when you were five?',
    own: [
      'I [used to get: use / get] up later than I do now.',
      'I [didn’t use to wear/used not to wear: not / use / wear] a watch.',
    ],
  },
  sport: {
    facts: [
      'The ancient Greeks [used to run: use / run] races at the Olympic Games.',
      'In 1900, people [didn’t use to watch/used not to watch: not / use / watch] football on television.',
    ],
    wrong: {
      said: 'The ancient Greeks [used to cycle: use / cycle] at the Olympic Games.',
      right: 'The ancient Greeks used to run and jump at the Olympic Games.',
    },
    question: 'Which games [did you use to play: you / use / play] outside when you were small?',
    own: [
      'I [used to belong: use / belong] to a sports club.',
      'I [didn’t use to swim/used not to swim: not / use / swim] very well.',
    ],
  },
  feelings: {
    facts: [
      'Most adults [used to be: use / be] afraid of something when they were children.',
      'As babies, we [didn’t use to hide/used not to hide: not / use / hide] our feelings.',
    ],
    wrong: {
      said: 'As babies, we [used to get: use / get] nervous before exams.',
      right: 'As babies, we used to cry when we were hungry.',
    },
    question: 'What [did you use to look: you / use / look] forward to when you were small?',
    own: [
      'I [used to feel: use / feel] shy with new people.',
      'I [didn’t use to smile/used not to smile: not / use / smile] in photos.',
    ],
  },
  communication: {
    facts: [
      'Before there were phones, friends [used to send: use / send] each other letters.',
      'In 1950, people [didn’t use to write/used not to write: not / use / write] text messages.',
    ],
    wrong: {
      said: 'Two hundred years ago, friends [used to call: use / call] each other on video.',
      right: 'Two hundred years ago, friends used to visit each other.',
    },
    question: 'Which TV programmes [did you use to watch: you / use / watch] when you were small?',
    own: [
      'I [used to talk: use / talk] on the phone for hours.',
      'I [didn’t use to speak/used not to speak: not / use / speak] any English.',
    ],
  },
  technology: {
    facts: [
      'In the 1950s, computers [used to be: use / be] as big as a room.',
      'Phones [didn’t use to have/used not to have: not / use / have] cameras.',
    ],
    wrong: {
      said: 'In 1900, people [used to take: use / take] photos with their phones.',
      right: 'In 1900, people used to take photos with large cameras.',
    },
    question: '[Did you use to play: you / use / play] a lot of computer games?',
    own: [
      'I [used to forget: use / forget] my passwords.',
      'I [didn’t use to own/used not to own: not / use / own] a computer.',
    ],
  },
  shopping: {
    facts: [
      'Before there were supermarkets, people [used to buy: use / buy] their food in small shops.',
      'In 1980, people [didn’t use to shop/used not to shop: not / use / shop] online.',
    ],
    wrong: {
      said: 'Three hundred years ago, customers [used to pay: use / pay] by credit card.',
      right: 'Three hundred years ago, customers used to pay with coins.',
    },
    question: 'Which shop [did you use to love: you / use / love] when you were small?',
    own: [
      'I [used to go: use / go] shopping every Saturday.',
      'I [didn’t use to compare/used not to compare: not / use / compare] prices.',
    ],
  },
  society: {
    facts: [
      'People [used to smoke: use / smoke] on planes.',
      'In the 1920s, drivers [didn’t use to wear/used not to wear: not / use / wear] seat belts.',
    ],
    wrong: {
      said: 'Two hundred years ago, police officers [used to drive: use / drive] fast cars.',
      right: 'Two hundred years ago, some police officers used to ride horses.',
    },
    question: 'Which rules [did you use to find: you / use / find] strange when you were small?',
    own: [
      'I [used to know: use / know] everybody in my street.',
      'I [didn’t use to say/used not to say: not / use / say] hello to my neighbours.',
    ],
  },
  science: {
    facts: [
      'Long ago, many people [used to believe: use / believe] that the sun moved round the Earth.',
      'Three hundred years ago, people [didn’t use to know/used not to know: not / use / know] about dinosaurs.',
    ],
    wrong: {
      said: 'The first scientists [used to search: use / search] the internet for answers.',
      right: 'The first scientists used to watch the sky for answers.',
    },
    question: 'What questions [did you use to ask: you / use / ask] about the world when you were small?',
    own: [
      'I [used to look: use / look] at the stars for hours.',
      'I [didn’t use to understand/used not to understand: not / use / understand] physics.',
    ],
  },
  arts: {
    facts: [
      'A hundred years ago, most films [used to be: use / be] black and white.',
      'The first films [didn’t use to have/used not to have: not / use / have] any sound.',
    ],
    wrong: {
      said: 'In 1600, people [used to watch: use / watch] Shakespeare’s plays on television.',
      right: 'In 1600, people used to watch Shakespeare’s plays in the theatre.',
    },
    question: 'Which songs [did you use to sing: you / use / sing] when you were small?',
    own: [
      'I [used to draw: use / draw] pictures on everything.',
      'I [didn’t use to read/used not to read: not / use / read] novels.',
    ],
  },
  thinking: {
    facts: [
      'As small children, we [used to ask: use / ask] a lot of questions.',
      'As small children, we [didn’t use to think/used not to think: not / use / think] much about the future.',
    ],
    wrong: {
      said: 'As small babies, we [used to make: use / make] plans for the next year.',
      right: 'As small babies, we used to think only about food and sleep.',
    },
    question: 'What [did you use to imagine: you / use / imagine] about your future as a child?',
    own: [
      'I [used to believe: use / believe] in monsters under my bed.',
      'I [didn’t use to plan/used not to plan: not / use / plan] my weekends.',
    ],
  },
};
