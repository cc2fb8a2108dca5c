import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'If two people [don’t speak: not / speak] the same language, they often use their hands.',
      'If you [smile: smile] at a baby, it often smiles back.',
    ],
    wrong: {
      said: 'If we meet somebody new today, we [will know: know, will] all about them at once.',
      right: 'If we meet somebody new today, we won’t know all about them at once.',
    },
    question: 'Who will you call if you [need: need] help tonight?',
    own: [
      'I’ll stop and talk if I [see: see] somebody I know today.',
      'I get nervous if somebody new [sits: sit] down next to me.',
    ],
  },
  body: {
    facts: [
      'If you [run: run] fast, your heart beats faster.',
      'If people [don’t sleep: not / sleep] enough every night, they get tired.',
    ],
    wrong: {
      said: 'If you hold your breath, your heart [stops/will stop: stop] at once.',
      right: 'If you hold your breath, your heart doesn’t stop.',
    },
    question: 'What will you do if you [feel: feel] tired this evening?',
    own: [
      'I’m tired all day if I [don’t get: not / get] eight hours’ sleep.',
      'I’ll sleep badly if I [stay: stay] up late tonight.',
    ],
  },
  food: {
    facts: [
      'If you [leave: leave] ice cream in the sun, it melts.',
      'If you [don’t put: not / put] milk in the fridge, it goes bad.',
    ],
    wrong: {
      said: 'If you boil an egg, it [gets/will get: get] softer.',
      right: 'If you boil an egg, it gets harder.',
    },
    question: 'What will you cook if friends [visit: visit] you this weekend?',
    own: [
      'I can’t sleep if I [eat: eat] chocolate in the evening.',
      'I’ll say no if somebody [offers: offer] me a snack today.',
    ],
  },
  home: {
    facts: [
      'If nobody [cleans: clean] a room for a year, it gets dusty.',
      'If you [don’t close: not / close] the windows on an icy day, the room gets cold.',
    ],
    wrong: {
      said: 'If you paint a room white, it [looks/will look: look] smaller and darker.',
      right: 'If you paint a room white, it looks bigger and lighter.',
    },
    question: 'What will you do first when you [get: get] home today?',
    own: [
      'I’ll tidy my room if I [have: have] enough time tomorrow.',
      'I’ll phone a neighbour if I [lose: lose] my keys tomorrow.',
    ],
  },
  clothes: {
    facts: [
      'If you [hang: hang] wet clothes in the sun, they dry quickly.',
      'If you [don’t put: not / put] gloves on in the snow, your hands get cold.',
    ],
    wrong: {
      said: 'If you wash a wool jumper in very hot water, it [grows/will grow: grow] bigger.',
      right: 'If you wash a wool jumper in very hot water, it gets smaller.',
    },
    question: 'What will you put on tomorrow if it [is: be] very cold?',
    own: [
      'I’ll buy some new boots if I [find: find] nice ones this month.',
      'I’ll lend my jacket to a friend if it [gets: get] cold today.',
    ],
  },
  school: {
    facts: [
      'If students [don’t come: not / come] to a lesson, they miss something.',
      'You learn new words faster if you [use: use] them.',
    ],
    wrong: {
      said: 'If you never practise a language, you [remember/will remember: remember] every word.',
      right: 'If you never practise a language, you forget a lot of words.',
    },
    question: 'What will you do if you [don’t understand: not / understand] something today?',
    own: [
      'I’ll put up my hand if I [know: know] the next answer.',
      'I don’t mind if I [make: make] a mistake in class.',
    ],
  },
  work: {
    facts: [
      'If a café [doesn’t open: not / open], it can’t serve any customers.',
      'If two people [share: share] a job, they usually finish it sooner.',
    ],
    wrong: {
      said: 'If you work all night, you [feel/will feel: feel] fresh in the morning.',
      right: 'If you work all night, you don’t feel fresh in the morning.',
    },
    question: 'What will you do if your work [takes: take] less time than usual today?',
    own: [
      'I’ll say yes if somebody [asks: ask] me for help with a job today.',
      'I work better if I [get: get] up early.',
    ],
  },
  travel: {
    facts: [
      'If you [miss: miss] a train, you have to wait for the next one.',
      'You can’t travel to most countries if you [don’t have: not / have] a passport.',
    ],
    wrong: {
      said: 'If you always travel east, you [never return/will never return: never / return] to the same place.',
      right: 'If you always travel east, you come back to the same place one day.',
    },
    question: 'Where will you go if you [win: win] a free trip next summer?',
    own: [
      'I don’t mind if a bus or train [is: be] late.',
      'I’ll travel by bike if the sun [comes: come] out tomorrow.',
    ],
  },
  town: {
    facts: [
      'When a traffic light [turns: turn] red, cars stop.',
      'If people [don’t follow: not / follow] the signs, they sometimes get lost.',
    ],
    wrong: {
      said: 'If more people use buses, there [are/will be: be] more cars in the streets.',
      right: 'If more people use buses, there are fewer cars in the streets.',
    },
    question: 'What will you show your friends if they [come: come] to your town?',
    own: [
      'I’ll meet somebody I know if I [go: go] into town this week.',
      'I’ll miss my street if I [move: move] to another town one day.',
    ],
  },
  nature: {
    facts: ['If you [heat: heat] ice, it turns to water.', 'Plants dry out if they [don’t get: not / get] any water.'],
    wrong: {
      said: 'If you throw a stone into a lake, it [stays/will stay: stay] on top.',
      right: 'If you throw a stone into a lake, it sinks.',
    },
    question: 'What will you look at if you [go: go] for a walk this week?',
    own: [
      'I’ll go for a swim if the weather [is: be] good on Saturday.',
      'I’ll take a photo if I [see: see] a beautiful flower today.',
    ],
  },
  animals: {
    facts: [
      'If a dog [feels: feel] happy, it usually moves its tail.',
      'Most birds fly away if people [come: come] too close.',
    ],
    wrong: {
      said: 'If you call a cat, it [listens/will listen: listen] to you every time.',
      right: 'If you call a cat, it doesn’t listen to you every time.',
    },
    question: 'What will you do if you [find: find] a spider in your room?',
    own: ['I don’t move if a cat [sits: sit] down on my legs.', 'I wake up if I [hear: hear] a dog at night.'],
  },
  time: {
    facts: [
      'If you [don’t hurry: not / hurry], you sometimes miss the bus.',
      'When it [is: be] midnight, a new day begins.',
    ],
    wrong: {
      said: 'If you fly halfway round the world, the time [stays/will stay: stay] the same.',
      right: 'If you fly halfway round the world, you have to change your watch.',
    },
    question: 'What will you do if you [get: get] an hour to yourself today?',
    own: [
      'I can’t get up in time if I [go: go] to bed after midnight.',
      'I’ll still wake up early if my alarm [doesn’t ring: not / ring] tomorrow.',
    ],
  },
  sport: {
    facts: [
      'If runners [don’t finish: not / finish] a race, they can’t win it.',
      'When you [kick: kick] a ball, it moves.',
    ],
    wrong: {
      said: 'If you train every week, you [become/will become: become] slower and weaker.',
      right: 'If you train every week, you become faster and stronger.',
    },
    question: 'Which sport will you try if you [get: get] the chance?',
    own: ['I’ll watch TV tonight if there [is: be] a match on.', 'I get angry if my team [loses: lose].'],
  },
  feelings: {
    facts: [
      'If somebody [tells: tell] a good joke, other people laugh.',
      'If a friend [doesn’t keep: not / keep] a promise, people feel disappointed.',
    ],
    wrong: {
      said: 'If somebody says something nice to you, you usually [feel/will feel: feel] angry.',
      right: 'If somebody says something nice to you, you usually feel good.',
    },
    question: 'What will you do if you [get: get] bored this evening?',
    own: ['I cry if I [watch: watch] a sad film.', 'I always feel better if I [go: go] outside.'],
  },
  communication: {
    facts: [
      'If you [turn: turn] a microphone off, nobody can hear you through it.',
      'If you [don’t answer: not / answer] a message, the other person has to wait.',
    ],
    wrong: {
      said: 'If you speak very fast, learners of your language [understand/will understand: understand] you better.',
      right: 'If you speak more slowly, learners of your language understand you better.',
    },
    question: 'Who will you tell first if you [get: get] good news today?',
    own: [
      'I won’t answer my phone if it [rings: ring] in the next hour.',
      'I’ll speak English if I [meet: meet] a tourist today.',
    ],
  },
  technology: {
    facts: [
      'If you [drop: drop] a phone on a stone floor, the screen often breaks.',
      'If you [never charge: never / charge] a phone, it stops working.',
    ],
    wrong: {
      said: 'If you turn off a lamp, the room [gets/will get: get] brighter.',
      right: 'If you turn off a lamp, the room gets darker.',
    },
    question: 'What will you do if the internet [stops: stop] working tonight?',
    own: [
      'I’ll look online if I [need: need] to know something today.',
      'I get nervous if I [forget: forget] a password.',
    ],
  },
  shopping: {
    facts: [
      'If something [costs: cost] too much, people usually buy less of it.',
      'If customers [don’t like: not / like] a product, shops often stop selling it.',
    ],
    wrong: {
      said: 'If a shop has a sale, things [cost/will cost: cost] more than usual.',
      right: 'If a shop has a sale, things cost less than usual.',
    },
    question: 'What will you buy if you [see: see] a good sale this month?',
    own: [
      'I’ll get a new pair at once if my shoes [break: break] this week.',
      'I always forget something if I [go: go] shopping without a list.',
    ],
  },
  society: {
    facts: [
      'If neighbours [help: help] each other, life gets easier for everybody.',
      'If people [don’t obey: not / obey] the rules, a game is no fun.',
    ],
    wrong: {
      said: 'If everybody throws rubbish on the ground, the street [becomes/will become: become] cleaner.',
      right: 'If everybody throws rubbish on the ground, the street becomes dirty.',
    },
    question: 'What will you do if a neighbour [asks: ask] you for help today?',
    own: [
      'I stand up if somebody [needs: need] a seat on the bus.',
      'I’ll help if there [is: be] a street party this year.',
    ],
  },
  science: {
    facts: [
      'If you [mix: mix] blue and yellow paint, you get green.',
      'Water doesn’t boil if it [isn’t: not / be] hot enough.',
    ],
    wrong: {
      said: 'If you put oil into water, it [sinks/will sink: sink] to the bottom.',
      right: 'If you put oil into water, it stays on top.',
    },
    question: 'What will you look at if you [get: get] a telescope one day?',
    own: [
      'I’ll watch a programme about space if I [find: find] one tonight.',
      'I look for the answer if I [don’t know: not / know] how something works.',
    ],
  },
  arts: {
    facts: [
      'If you [hit: hit] a drum, it makes a sound.',
      'If actors [don’t learn: not / learn] their words, the play goes wrong.',
    ],
    wrong: {
      said: 'If you add white to red paint, the red [gets/will get: get] darker.',
      right: 'If you add white to red paint, you get pink.',
    },
    question: 'Which film will you choose if you [have: have] a free evening this week?',
    own: ['I’ll dance if I [hear: hear] good music today.', 'I’ll sing at the next party if somebody [asks: ask] me.'],
  },
  thinking: {
    facts: [
      'If you [practise: practise] something every day, you get better at it.',
      'If you [don’t write: not / write] a long list down, you usually forget some of it.',
    ],
    wrong: {
      said: 'If you sleep badly, you usually [think/will think: think] more clearly the next day.',
      right: 'If you sleep badly, you usually think less clearly the next day.',
    },
    question: 'What will you do if you [forget: forget] an important word today?',
    own: [
      'I get new ideas if I [take: take] a walk.',
      'I’ll say so if I [change: change] my mind about something today.',
    ],
  },
};
