import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'So far, nobody [has lived: live] for two hundred years.',
      'All of us [have met: meet] a lot of people in our lives so far.',
    ],
    wrong: {
      said: 'Nobody in the world [has had: have] twins since 2010.',
      right: 'Millions of people have had twins since 2010.',
    },
    question: 'How long [have you known: you / know] your best friend?',
    own: [
      'I [have already made: already / make] somebody laugh today.',
      'I [haven’t argued: not / argue] with anybody so far this week.',
    ],
  },
  body: {
    facts: [
      'Everybody here [has already taken: already / take] thousands of breaths today.',
      'So far, no human being [has grown: grow] three metres tall.',
    ],
    wrong: {
      said: 'Doctors [have already found: already / find] a medicine for every illness.',
      right: 'Doctors haven’t found a medicine for every illness yet.',
    },
    question: 'How many glasses of water [have you drunk: you / drink] so far today?',
    own: [
      'I [have never broken: never / break] an arm or a leg in my life.',
      'My feet [have already stopped: already / stop] growing.',
    ],
  },
  food: {
    facts: [
      'People [have eaten/have been eating: eat] bread for thousands of years.',
      'Nobody [has cooked: cook] a meal on Mars yet.',
    ],
    wrong: {
      said: 'Rice [has only been: only / be] popular since 2015.',
      right: 'Rice has been popular for thousands of years.',
    },
    question: 'What is the strangest thing that you [have ever tasted: ever / taste]?',
    own: [
      'I [have never tried: never / try] Japanese food in my life.',
      'I [haven’t had: not / have] anything sweet yet today.',
    ],
  },
  home: {
    facts: [
      'People [have had: have] glass in their windows for hundreds of years.',
      'Nobody [has built: build] a house with a million rooms yet.',
    ],
    wrong: {
      said: 'Kitchens [have only existed: only / exist] since 2010.',
      right: 'Kitchens have existed for thousands of years.',
    },
    question: 'How long [have you lived/have you been living: you / live] in your present home?',
    own: [
      'I [have never moved: never / move] to a new home in my life.',
      'I [haven’t tidied: not / tidy] my room yet this week.',
    ],
  },
  clothes: {
    facts: [
      'Jeans [have been: be] popular since the 1950s.',
      'So far, nobody [has invented: invent] a jacket that never gets old.',
    ],
    wrong: {
      said: 'Nobody [has worn: wear] a hat since 1900.',
      right: 'Millions of people have worn hats since 1900.',
    },
    question: 'How long [have you had: you / have] the shoes that you are wearing?',
    own: [
      'I [have already lost: already / lose] a pair of gloves this year.',
      'I [haven’t ironed: not / iron] anything yet this month.',
    ],
  },
  school: {
    facts: [
      'Everybody in this class [has already learnt/has already learned: already / learn] some English.',
      'Nobody [has read: read] every book in the world yet.',
    ],
    wrong: {
      said: 'We [have already finished: already / finish] our last English lesson ever.',
      right: 'We haven’t finished our last English lesson yet.',
    },
    question: 'How long [have you studied/have you been studying: you / study] English so far?',
    own: [
      'I [have already done: already / do] my homework for tomorrow.',
      'I [haven’t been: not / be] late for class so far this month.',
    ],
  },
  work: {
    facts: [
      'Computers [have changed: change] many jobs since the 1980s.',
      'Robots [haven’t replaced: not / replace] all human workers yet.',
    ],
    wrong: {
      said: 'So far, nobody [has found: find] a job that they like.',
      right: 'Many people have found a job that they like.',
    },
    question: 'Which job [have you wanted: you / want] to try since you were small?',
    own: [
      'I [have already helped: already / help] somebody with their work today.',
      'I [have had: have] more than one job so far.',
    ],
  },
  travel: {
    facts: [
      'Millions of people [have travelled: travel] by train since 1900.',
      'No plane [has flown: fly] to the sun so far.',
    ],
    wrong: {
      said: 'Nobody [has crossed: cross] the Atlantic by ship yet.',
      right: 'Millions of people have crossed the Atlantic by ship.',
    },
    question: 'What is the most beautiful place that you [have ever visited: ever / visit]?',
    own: [
      'I [have never missed: never / miss] a train in my life.',
      'I [have already taken: already / take] a bus this week.',
    ],
  },
  town: {
    facts: [
      'London [has been: be] a big city for hundreds of years.',
      'Nobody [has walked: walk] down every street in the world yet.',
    ],
    wrong: {
      said: 'Engineers [have already built: already / build] a tower ten kilometres high.',
      right: 'Engineers haven’t built a tower ten kilometres high yet.',
    },
    question: 'What [has changed: change] in your town since you were small?',
    own: [
      'I [have known: know] my town since I was very small.',
      'I [haven’t visited: not / visit] all the museums in my area yet.',
    ],
  },
  nature: {
    facts: [
      'The Earth [has had: have] oceans for billions of years.',
      'Nobody [has counted: count] all the trees in the world yet.',
    ],
    wrong: {
      said: 'Nobody [has climbed: climb] Mount Everest yet.',
      right: 'Thousands of people have climbed Mount Everest.',
    },
    question: '[Have you ever slept: you / ever / sleep] in a tent before?',
    own: [
      'I [have never seen: never / see] a real volcano in my life.',
      'I [haven’t used: not / use] an umbrella yet this month.',
    ],
  },
  animals: {
    facts: [
      'Dogs [have been: be] our friends for thousands of years.',
      'Scientists [haven’t discovered: not / discover] all the animals in the sea yet.',
    ],
    wrong: {
      said: 'Scientists [have already taught: already / teach] cats to read.',
      right: 'Nobody has taught a cat to read yet.',
    },
    question: '[Have you ever touched: you / ever / touch] a snake before?',
    own: [
      'I [have never ridden: never / ride] a horse in my life.',
      'I [have already heard: already / hear] a bird today.',
    ],
  },
  time: {
    facts: [
      'We [have been: be] in the twenty-first century since 2001.',
      'Nobody [has travelled: travel] back in time yet.',
    ],
    wrong: { said: 'The year 2100 [has already begun: already / begin].', right: 'The year 2100 hasn’t begun yet.' },
    question: 'What [have you done: you / do] so far today?',
    own: [
      'I [have already looked: already / look] at a clock today.',
      'I [have kept/have been keeping: keep] a diary since last year.',
    ],
  },
  sport: {
    facts: [
      'The Olympic Games [have taken: take] place in many countries so far.',
      'Nobody [has run: run] a hundred metres in five seconds yet.',
    ],
    wrong: {
      said: 'Brazil [hasn’t won/haven’t won: not / win] the football World Cup yet.',
      right: 'Brazil has won the football World Cup several times.',
    },
    question: 'How many different sports [have you tried: you / try] in your life so far?',
    own: [
      'I [have already done: already / do] some sport this week.',
      'I [have never scored: never / score] a goal in my life.',
    ],
  },
  feelings: {
    facts: [
      'Since we were born, all of us [have felt: feel] nervous at times.',
      'Nobody [has been: be] happy every minute of their life so far.',
    ],
    wrong: {
      said: 'Nobody in this room [has laughed: laugh] since last year.',
      right: 'We have all laughed since last year.',
    },
    question: 'What [has made: make] you smile so far this week?',
    own: [
      'I [have already got: already / get] angry about something this week.',
      'I [haven’t felt: not / feel] bored so far today.',
    ],
  },
  communication: {
    facts: [
      'People [have written/have been writing: write] letters for thousands of years.',
      'Nobody [has learnt/has learned: learn] all the languages in the world yet.',
    ],
    wrong: {
      said: 'Nobody [has sent: send] an email since 2010.',
      right: 'People have sent billions of emails since 2010.',
    },
    question: 'How many messages [have you received: you / receive] so far today?',
    own: [
      'I [have already spoken: already / speak] to more than ten people today.',
      'I [haven’t phoned: not / phone] anybody yet today.',
    ],
  },
  technology: {
    facts: [
      'The internet [has made: make] many things easier since the 1990s.',
      'Engineers [haven’t built: not / build] a lift to the moon yet.',
    ],
    wrong: {
      said: 'Mobile phones [have become: become] much heavier since 1985.',
      right: 'Mobile phones have become much lighter since 1985.',
    },
    question: 'What [have you used: you / use] a computer or phone for so far today?',
    own: [
      'I [have never forgotten: never / forget] a password in my life.',
      'I [haven’t switched: not / switch] on a computer yet today.',
    ],
  },
  shopping: {
    facts: [
      'Most things [have become: become] more expensive since 1950.',
      'So far, nobody [has opened: open] a shop on the moon.',
    ],
    wrong: {
      said: 'People [have only used/have only been using: only / use] coins since 2010.',
      right: 'People have used coins for more than two thousand years.',
    },
    question: 'What is the best thing that you [have ever bought: ever / buy]?',
    own: [
      'I [have already been: already / be] to a supermarket this week.',
      'I [have never sold: never / sell] anything online in my life.',
    ],
  },
  society: {
    facts: [
      'The number of people in the world [has grown/has been growing: grow] since 1900.',
      'The world’s countries [haven’t agreed: not / agree] on one language yet.',
    ],
    wrong: {
      said: 'Everybody in the world [has already moved: already / move] to a city.',
      right: 'Many people have moved to cities, but not everybody.',
    },
    question: 'Who [has helped: help] you so far this week?',
    own: [
      'I [have lived/have been living: live] in the same country since I was born.',
      'I [have already given: already / give] my seat to somebody this month.',
    ],
  },
  science: {
    facts: [
      'The moon [has moved/has been moving: move] round the Earth for billions of years.',
      'Scientists [haven’t found: not / find] people on other planets yet.',
    ],
    wrong: {
      said: 'Astronauts [have already landed: already / land] on the sun.',
      right: 'Astronauts haven’t landed on the sun, but they have landed on the moon.',
    },
    question: '[Have you ever looked: you / ever / look] through a telescope before?',
    own: [
      'I [have been: be] interested in science since I was small.',
      'I [have already recycled: already / recycle] something this week.',
    ],
  },
  arts: {
    facts: [
      'People [have made/have been making: make] music for thousands of years.',
      'Nobody [has watched: watch] every film in the world yet.',
    ],
    wrong: {
      said: 'Nobody [has read: read] Shakespeare’s plays since 1700.',
      right: 'Millions of people have read Shakespeare’s plays since 1700.',
    },
    question: 'What is the best film that you [have ever seen: ever / see]?',
    own: [
      'I [have never acted: never / act] in a play in my life.',
      'I [have already listened: already / listen] to music today.',
    ],
  },
  thinking: {
    facts: [
      'Everybody here [has already made: already / make] several decisions today.',
      'Nobody [has answered: answer] every question in the world yet.',
    ],
    wrong: {
      said: 'People [have already solved: already / solve] every problem in the world.',
      right: 'People haven’t solved every problem in the world yet.',
    },
    question: 'How often [have you changed: you / change] your mind so far this week?',
    own: [
      'I [have already forgotten: already / forget] something important this week.',
      'I [have never believed: never / believe] in ghosts in my life.',
    ],
  },
};
