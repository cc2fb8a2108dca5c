import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'Right now, millions of people [are talking: talk] to a friend.',
      'We [aren’t having: not / have] a family party at the moment.',
    ],
    wrong: {
      said: 'Right now, everybody in the world [is looking: look] at us.',
      right: 'Right now, most people are looking at other things.',
    },
    question: '[Are you thinking: you / think] about a friend right now?',
    own: [
      '[I’m smiling: I / smile] at somebody right now.',
      'I think a friend of mine [is travelling: travel] at the moment.',
    ],
  },
  body: {
    facts: [
      'Our bodies [are using: use] energy right now.',
      'We [aren’t standing: not / stand] on our hands at the moment.',
    ],
    wrong: {
      said: 'Right now, we [are brushing: brush] our teeth.',
      right: 'Right now, we aren’t brushing our teeth.',
    },
    question: '[Are you touching: you / touch] your face right now?',
    own: ['[I’m moving: I / move] my feet at the moment.', 'My hands [are getting: get] cold right now.'],
  },
  food: {
    facts: [
      'Right now, somebody in the world [is making: make] bread.',
      'We [aren’t eating: not / eat] soup at the moment.',
    ],
    wrong: {
      said: 'At the moment, nobody in the world [is having: have] breakfast.',
      right: 'At the moment, millions of people are having breakfast.',
    },
    question: '[Are you drinking: you / drink] anything at the moment?',
    own: [
      '[I’m getting: I / get] hungry right now.',
      'I think somebody [is preparing: prepare] my dinner at the moment.',
    ],
  },
  home: {
    facts: [
      'Right now, somebody somewhere [is cleaning: clean] a kitchen.',
      'We [aren’t lying: not / lie] in bed at the moment.',
    ],
    wrong: {
      said: 'Right now, everybody in the world [is watching: watch] TV at home.',
      right: 'Right now, many people are working or sleeping.',
    },
    question: '[Is anybody cooking: anybody / cook] in your home at the moment?',
    own: [
      'I think somebody in my home [is washing: wash] the dishes now.',
      'My neighbours [are making: make] a lot of noise at the moment.',
    ],
  },
  clothes: {
    facts: [
      'Right now, somebody somewhere [is trying: try] on new shoes.',
      'We [aren’t wearing: not / wear] three coats at the moment.',
    ],
    wrong: {
      said: 'At the moment, everybody in the world [is washing: wash] their socks.',
      right: 'At the moment, most people aren’t washing their socks.',
    },
    question: 'What colours [are you wearing: you / wear] right now?',
    own: ['My shoes [are keeping: keep] my feet warm at the moment.', '[I’m sitting: I / sit] on my jacket right now.'],
  },
  school: {
    facts: ['We [are using: use] English words right now.', 'We [aren’t doing: not / do] a maths test at the moment.'],
    wrong: { said: 'Right now, we [are studying: study] history.', right: 'Right now, we’re studying English.' },
    question: 'Who [are you working: you / work] with right now?',
    own: [
      'My teacher [is standing: stand] near me at the moment.',
      '[I’m writing: I / write] with a pencil right now.',
    ],
  },
  work: {
    facts: [
      'Right now, nurses everywhere [are looking: look] after people.',
      'We [aren’t driving: not / drive] a bus right now.',
    ],
    wrong: {
      said: 'Right now, all the cooks in the world [are sleeping: sleep].',
      right: 'Right now, many cooks are making food.',
    },
    question: '[Are you working: you / work] hard right now?',
    own: [
      '[I’m sitting: I / sit] at a big desk right now.',
      'I think a friend of mine [is starting: start] work right now.',
    ],
  },
  travel: {
    facts: [
      'Right now, many trains [are arriving: arrive] at a station.',
      'We [aren’t sitting: not / sit] on a plane at the moment.',
    ],
    wrong: {
      said: 'Right now, all the buses in the world [are waiting: wait] at bus stops.',
      right: 'Right now, many buses are driving through a town.',
    },
    question: '[Are you planning: you / plan] a holiday at the moment?',
    own: [
      '[I’m dreaming: I / dream] of a trip to the sea right now.',
      'I think a friend of mine [is waiting: wait] for a bus now.',
    ],
  },
  town: {
    facts: [
      'Right now, people in big cities [are crossing: cross] the street.',
      'We [aren’t walking: not / walk] through a museum now.',
    ],
    wrong: {
      said: 'At the moment, nobody in London [is riding: ride] a bike.',
      right: 'At the moment, a lot of people in London are riding a bike.',
    },
    question: 'What [is happening: happen] in your street right now?',
    own: [
      'I think children [are playing: play] in my street right now.',
      'I think it [is getting: get] dark in my town now.',
    ],
  },
  nature: {
    facts: [
      'Right now, it [is raining: rain] somewhere in the world.',
      'It [isn’t snowing: not / snow] everywhere at the moment.',
    ],
    wrong: {
      said: 'At the moment, the sun [is shining: shine] everywhere in the world.',
      right: 'At the moment, the sun is shining only in some places.',
    },
    question: '[Are you looking: you / look] at a tree right now?',
    own: [
      '[I’m growing: I / grow] a plant at home at the moment.',
      '[I’m listening: I / listen] to the wind right now.',
    ],
  },
  animals: {
    facts: [
      'Right now, millions of fish [are swimming: swim] in the sea.',
      'An elephant [isn’t standing: not / stand] in our room right now.',
    ],
    wrong: {
      said: 'At the moment, all the cats in the world [are running: run].',
      right: 'At the moment, a lot of cats are sleeping.',
    },
    question: '[Is an animal waiting: an animal / wait] for you at home now?',
    own: ['I think a bird [is singing: sing] near my home now.', '[I’m drawing: I / draw] an animal at the moment.'],
  },
  time: {
    facts: [
      'Right now, somebody in the world [is looking: look] at a clock.',
      'We [aren’t counting: not / count] to a million at the moment.',
    ],
    wrong: {
      said: 'Right now, it [is getting: get] dark everywhere in the world.',
      right: 'Right now, it’s getting dark only in some places.',
    },
    question: '[Are you waiting: you / wait] for the weekend right now?',
    own: ['[I’m having: I / have] a very busy week at the moment.', 'My day [is going: go] very slowly at the moment.'],
  },
  sport: {
    facts: [
      'Right now, somebody in the world [is running: run] in a park.',
      'We [aren’t playing: not / play] football at the moment.',
    ],
    wrong: {
      said: 'Right now, we [are swimming: swim] in the sea.',
      right: 'Right now, we aren’t swimming: we’re learning English.',
    },
    question: '[Are you training: you / train] for a race at the moment?',
    own: ['[I’m wearing: I / wear] sports shoes right now.', 'I think a friend of mine [is riding: ride] a bike now.'],
  },
  feelings: {
    facts: [
      'Right now, some people in the world [are laughing: laugh].',
      'We [aren’t crying: not / cry] at the moment.',
    ],
    wrong: {
      said: 'Right now, everybody in the world [is smiling: smile].',
      right: 'Right now, only some people are smiling.',
    },
    question: '[Are you having: you / have] fun right now?',
    own: ['[I’m getting: I / get] tired now.', '[I’m thinking: I / think] about something nice right now.'],
  },
  communication: {
    facts: [
      'Right now, somebody in the world [is writing: write] a letter.',
      'We [aren’t speaking: not / speak] on the radio at the moment.',
    ],
    wrong: {
      said: 'Right now, everybody in the world [is reading: read] the same newspaper.',
      right: 'Right now, people are reading many different things.',
    },
    question: '[Are you listening: you / listen] to your teacher right now?',
    own: [
      'I think somebody [is sending: send] me a message right now.',
      '[I’m using: I / use] my phone at the moment.',
    ],
  },
  technology: {
    facts: [
      'Right now, millions of people [are using: use] the internet.',
      'We [aren’t building: not / build] a robot right now.',
    ],
    wrong: {
      said: 'Right now, nobody in the world [is playing: play] a computer game.',
      right: 'Right now, millions of people are playing computer games.',
    },
    question: '[Are you looking: you / look] at a screen right now?',
    own: ['My phone [is lying: lie] on the table now.', '[I’m writing: I / write] on a computer at the moment.'],
  },
  shopping: {
    facts: [
      'Right now, somebody in the world [is buying: buy] milk.',
      'We [aren’t paying: not / pay] for anything at the moment.',
    ],
    wrong: {
      said: 'Right now, all the shops in the world [are selling: sell] fish.',
      right: 'Right now, only some shops are selling fish.',
    },
    question: '[Are you carrying: you / carry] a bag right now?',
    own: [
      '[I’m saving: I / save] money for something at the moment.',
      'I think a friend of mine [is shopping: shop] right now.',
    ],
  },
  society: {
    facts: [
      'Right now, somebody somewhere [is meeting: meet] a new neighbour.',
      'We [aren’t choosing: not / choose] a king at the moment.',
    ],
    wrong: {
      said: 'Right now, all the children in the world [are sitting: sit] at school.',
      right: 'Right now, many children are playing or sleeping at home.',
    },
    question: '[Are you helping: you / help] anybody at the moment?',
    own: [
      '[I’m following: I / follow] all the class rules right now.',
      'I think most of my neighbours [are working: work] right now.',
    ],
  },
  science: {
    facts: [
      'Right now, the earth [is moving: move] round the sun.',
      'The moon [isn’t falling: not / fall] from the sky at the moment.',
    ],
    wrong: {
      said: 'Right now, all the water in the world [is turning: turn] into ice.',
      right: 'Right now, only some water is turning into ice.',
    },
    question: '[Are you learning: you / learn] anything about the stars at the moment?',
    own: [
      '[I’m watching: I / watch] a TV series about science at the moment.',
      '[I’m doing: I / do] a science project at the moment.',
    ],
  },
  arts: {
    facts: [
      'Right now, somebody in the world [is singing: sing] a song.',
      'We [aren’t dancing: not / dance] on a table at the moment.',
    ],
    wrong: {
      said: 'Right now, we [are watching: watch] a film at the cinema.',
      right: 'Right now, we aren’t watching a film at the cinema.',
    },
    question: '[Are you reading: you / read] a good book at the moment?',
    own: ['[I’m learning: I / learn] a new dance at the moment.', '[I’m writing: I / write] a story at the moment.'],
  },
  thinking: {
    facts: [
      'Right now, somebody in the world [is answering: answer] a difficult question.',
      'We [aren’t dreaming: not / dream] at the moment.',
    ],
    wrong: {
      said: 'Right now, we [are forgetting: forget] all our English.',
      right: 'Right now, we aren’t forgetting our English: we’re learning more.',
    },
    question: '[Are you trying: you / try] to remember something right now?',
    own: [
      '[I’m planning: I / plan] my weekend at the moment.',
      '[I’m thinking: I / think] in my own language right now.',
    ],
  },
};
