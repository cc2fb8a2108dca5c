import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: ['Two people [can have: have] the same name.', 'A new baby [can’t talk/cannot talk: not / talk].'],
    wrong: {
      said: 'People [can live: live] for 200 years.',
      right: 'People can’t live for 200 years, but some can live for 100.',
    },
    question: '[Can you name: you / name] ten people in your street?',
    own: [
      'I [can make: make] my friends laugh.',
      'I [can’t remember/cannot remember: not / remember] people’s names very well.',
    ],
  },
  body: {
    facts: ['Hair [can grow: grow] very long.', 'Our bodies [can’t live/cannot live: not / live] without water.'],
    wrong: {
      said: 'You [can see: see] your own back without a mirror.',
      right: 'You can’t see your own back without a mirror.',
    },
    question: '[Can you stand: you / stand] on one leg for a minute?',
    own: ['I [can move: move] my ears.', 'I [can’t keep/cannot keep: not / keep] my eyes open late at night.'],
  },
  food: {
    facts: [
      'You [can eat: eat] an apple without a knife.',
      'You [can’t make/cannot make: not / make] a cheese sandwich without cheese.',
    ],
    wrong: {
      said: 'You [can drink: drink] water from the sea.',
      right: 'You can’t drink water from the sea, because it’s full of salt.',
    },
    question: '[Can you cook: you / cook] dinner for four people?',
    own: [
      'I [can finish: finish] a big pizza on my own.',
      'I [can’t start/cannot start: not / start] the day without breakfast.',
    ],
  },
  home: {
    facts: ['You [can wash: wash] your hands in a bathroom.', 'You [can’t see/cannot see: not / see] through a wall.'],
    wrong: {
      said: 'You [can keep: keep] ice cream in a warm kitchen.',
      right: 'You can’t keep ice cream in a warm kitchen.',
    },
    question: '[Can you hear: you / hear] your neighbours at home?',
    own: [
      'I [can clean: clean] my room in ten minutes.',
      'I [can’t sleep/cannot sleep: not / sleep] with the window open.',
    ],
  },
  clothes: {
    facts: [
      'You [can wear: wear] a T-shirt under a jumper.',
      'You [can’t dry/cannot dry: not / dry] your clothes in the rain.',
    ],
    wrong: {
      said: 'You [can wash: wash] every coat in the washing machine.',
      right: 'You can’t wash every coat in the washing machine.',
    },
    question: '[Can you put on: you / put on] your shoes with your eyes closed?',
    own: [
      'I [can choose: choose] my clothes in one minute.',
      'I [can’t find/cannot find: not / find] one of my socks.',
    ],
  },
  school: {
    facts: ['In a library, you [can read: read] books.', 'Babies [can’t go/cannot go: not / go] to school.'],
    wrong: {
      said: 'We [can sleep: sleep] in our lessons.',
      right: 'We can’t sleep in our lessons.',
    },
    question: '[Can you write: you / write] with your left hand?',
    own: ['I [can say: say] “hello” in four languages.', 'I [can’t draw/cannot draw: not / draw] very well.'],
  },
  work: {
    facts: [
      'A doctor [can help: help] ill people.',
      'A taxi driver [can’t work/cannot work: not / work] without a car.',
    ],
    wrong: {
      said: 'Waiters [can do: do] all their work from home.',
      right: 'Waiters can’t work from home, but many office workers can.',
    },
    question: '[Can you work: you / work] in a noisy room?',
    own: ['I [can cut: cut] people’s hair.', 'I [can’t stay/cannot stay: not / stay] at a desk all day.'],
  },
  travel: {
    facts: [
      'A train [can carry: carry] hundreds of people.',
      'You [can’t travel/cannot travel: not / travel] to the moon by bus.',
    ],
    wrong: {
      said: 'You [can drive: drive] from Europe to Australia.',
      right: 'You can’t drive from Europe to Australia, but you can go by plane.',
    },
    question: '[Can you read: you / read] a map of your town?',
    own: ['I [can pack: pack] my bag in five minutes.', 'I [can’t sit/cannot sit: not / sit] on a bus for five hours.'],
  },
  town: {
    facts: [
      'You [can watch: watch] a film at a cinema.',
      'You [can’t catch/cannot catch: not / catch] a train at a bus stop.',
    ],
    wrong: {
      said: 'You [can park: park] a car in the middle of the street.',
      right: 'You can’t park a car in the middle of the street.',
    },
    question: '[Can you walk: you / walk] to a park from your home?',
    own: [
      'I [can show: show] visitors the best café in town.',
      'I [can’t buy/cannot buy: not / buy] clothes in my street.',
    ],
  },
  nature: {
    facts: ['A tree [can be: be] a thousand years old.', 'Plants [can’t walk/cannot walk: not / walk].'],
    wrong: {
      said: 'Trees [can grow: grow] at the North Pole.',
      right: 'Trees can’t grow at the North Pole.',
    },
    question: '[Can you see: you / see] mountains from your town?',
    own: ['I [can climb: climb] a tall tree.', 'I [can’t swim/cannot swim: not / swim] in a cold lake.'],
  },
  animals: {
    facts: ['A cat [can climb: climb] trees.', 'Snakes [can’t close/cannot close: not / close] their eyes.'],
    wrong: { said: 'A penguin [can fly: fly].', right: 'A penguin can’t fly, but it can swim very well.' },
    question: '[Can you ride: you / ride] a horse?',
    own: ['I [can swim: swim] like a fish.', 'I [can’t touch/cannot touch: not / touch] a spider.'],
  },
  time: {
    facts: ['A clock [can tell: tell] us the time.', 'We [can’t go/cannot go: not / go] back to yesterday.'],
    wrong: {
      said: 'A day [can have: have] 30 hours.',
      right: 'A day can’t have 30 hours, but a month can have 30 days.',
    },
    question: '[Can you wake up: you / wake up] at six without a clock?',
    own: [
      'I [can stay: stay] in bed until ten on Sundays.',
      'I [can’t eat/cannot eat: not / eat] before eight in the morning.',
    ],
  },
  sport: {
    facts: [
      'Two or four people [can play: play] tennis.',
      'In football, most players [can’t catch/cannot catch: not / catch] the ball.',
    ],
    wrong: {
      said: 'A person [can run: run] 100 metres in five seconds.',
      right: 'Nobody can run 100 metres in five seconds.',
    },
    question: '[Can you catch: you / catch] a ball with one hand?',
    own: ['I [can jump: jump] very high.', 'I [can’t hit/cannot hit: not / hit] a tennis ball very well.'],
  },
  feelings: {
    facts: ['Music [can make: make] us happy.', 'People [can’t be/cannot be: not / be] happy all the time.'],
    wrong: {
      said: 'Dogs [can’t feel/cannot feel: not / feel] happy or sad.',
      right: 'Dogs can feel happy, and they can feel sad, too.',
    },
    question: '[Can you smile: you / smile] at six in the morning?',
    own: ['I [can tell: tell] my best friend everything.', 'I [can’t watch/cannot watch: not / watch] sad films.'],
  },
  communication: {
    facts: [
      'You [can answer: answer] a question with one word.',
      'You [can’t send/cannot send: not / send] a letter without an address.',
    ],
    wrong: {
      said: 'Everybody in the world [can speak: speak] English.',
      right: 'Many people can speak English, but not everybody can.',
    },
    question: '[Can you understand: you / understand] English songs?',
    own: [
      'I [can talk: talk] on the phone for an hour.',
      'I [can’t spell/cannot spell: not / spell] long English words.',
    ],
  },
  technology: {
    facts: ['A computer [can count: count] very fast.', 'A robot [can’t get/cannot get: not / get] hungry.'],
    wrong: {
      said: 'A computer [can work: work] without electricity.',
      right: 'A computer can’t work without electricity.',
    },
    question: '[Can you live: you / live] without a phone for a day?',
    own: [
      'I [can make: make] a video with a phone.',
      'I [can’t play/cannot play: not / play] computer games very well.',
    ],
  },
  shopping: {
    facts: [
      'In many shops, you [can pay: pay] by card.',
      'You [can’t buy/cannot buy: not / buy] a real friend with money.',
    ],
    wrong: {
      said: 'In a supermarket, you [can take: take] everything home for free.',
      right: 'In a supermarket, you can’t take things home for free.',
    },
    question: '[Can you spend: you / spend] a whole day in a shopping centre?',
    own: [
      'I [can carry: carry] two heavy shopping bags.',
      'I [can’t leave/cannot leave: not / leave] a bookshop without a book.',
    ],
  },
  society: {
    facts: [
      'Everybody [can learn: learn] from other people.',
      'Small children [can’t drive/cannot drive: not / drive] cars.',
    ],
    wrong: { said: 'You [can shout: shout] in a library.', right: 'You can’t shout in a library.' },
    question: '[Can you join: you / join] a sports club in your town?',
    own: [
      'I [can speak: speak] in front of a lot of people.',
      'I [can’t say/cannot say: not / say] “no” to my friends.',
    ],
  },
  science: {
    facts: ['Water [can turn: turn] into ice.', 'We [can’t see/cannot see: not / see] the air around us.'],
    wrong: {
      said: 'Ice [can stay: stay] hard in hot water.',
      right: 'Ice can’t stay hard in hot water.',
    },
    question: '[Can you explain: you / explain] rain to a child?',
    own: ['I [can name: name] five planets.', 'I [can’t do/cannot do: not / do] difficult maths in my head.'],
  },
  arts: {
    facts: [
      'You [can paint: paint] a picture with your fingers.',
      'The people in a photo [can’t move/cannot move: not / move].',
    ],
    wrong: {
      said: 'You [can touch: touch] all the pictures in a museum.',
      right: 'You can’t touch the pictures in a museum, but you can look at them.',
    },
    question: '[Can you sing: you / sing] a song in another language?',
    own: ['I [can dance: dance] very well.', 'I [can’t read/cannot read: not / read] music.'],
  },
  thinking: {
    facts: ['Everybody [can make: make] a mistake.', 'You [can’t know/cannot know: not / know] everything.'],
    wrong: {
      said: 'We [can learn: learn] a language in one day.',
      right: 'We can’t learn a language in one day, but we can start.',
    },
    question: '[Can you remember: you / remember] your first day at school?',
    own: [
      'I [can count: count] to ten in three languages.',
      'I [can’t think/cannot think: not / think] with music on.',
    ],
  },
};
