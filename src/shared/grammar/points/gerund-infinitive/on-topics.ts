import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'Babies enjoy [looking: look] at faces.',
      'Most people don’t mind [meeting: meet] somebody new at a party.',
    ],
    wrong: {
      said: 'Everybody in the world wants [to be: be] famous.',
      right: 'Some people want to be famous, but others enjoy living a quiet life.',
    },
    question: 'What do you want [to know: know] about other people in this class?',
    own: ['I’m good at [remembering: remember] names.', 'I avoid [talking: talk] to people I don’t know.'],
  },
  body: {
    facts: ['You can’t swim without [moving: move] your body.', 'Tired people want [to sleep: sleep].'],
    wrong: {
      said: 'We can live without [breathing: breathe].',
      right: 'Nobody can live without breathing.',
    },
    question: 'What do you enjoy [doing: do] when you need a rest?',
    own: ['I’m good at [standing: stand] on one leg.', 'I’ve decided [to walk: walk] more this year.'],
  },
  food: {
    facts: ['Hungry people want [to eat: eat].', 'You can’t make an omelette without [breaking: break] eggs.'],
    wrong: {
      said: 'Children everywhere refuse [to try: try] ice cream.',
      right: 'Children everywhere enjoy eating ice cream.',
    },
    question: 'Which meal do you enjoy [eating: eat] most?',
    own: ['I’d like [to learn: learn] how to bake bread.', 'I don’t mind [having: have] the same breakfast every day.'],
  },
  home: {
    facts: [
      'Before [leaving: leave] home, many people lock the door.',
      'Not everybody enjoys [cleaning: clean] the windows.',
    ],
    wrong: {
      said: 'Most people enjoy [washing: wash] up for hours.',
      right: 'Most people don’t enjoy washing up for hours.',
    },
    question: 'Where in the world would you like [to live: live]?',
    own: ['I keep [looking: look] for my keys.', 'I’ve decided [to change: change] something in my room.'],
  },
  clothes: {
    facts: [
      'We use an umbrella to avoid [getting: get] wet.',
      'In the desert sun, nobody wants [to wear: wear] a heavy coat.',
    ],
    wrong: {
      said: 'Everybody in the world enjoys [ironing: iron] shirts.',
      right: 'Many people avoid ironing shirts.',
    },
    question: 'What would you like [to wear: wear] to the next party?',
    own: ['I don’t mind [lending: lend] my clothes to friends.', 'I want [to buy: buy] a new jacket soon.'],
  },
  school: {
    facts: [
      'You can’t learn a language without [making: make] mistakes.',
      'Students hope [to pass: pass] their exams.',
    ],
    wrong: {
      said: 'Good teachers refuse [to answer: answer] questions.',
      right: 'Good teachers don’t mind answering questions.',
    },
    question: 'What would you like [to do: do] in our next lesson?',
    own: ['I’m good at [learning: learn] by heart.', 'I’ve promised [to study: study] more this month.'],
  },
  work: {
    facts: [
      'Taxi drivers can’t do their job without [driving: drive].',
      'Most people want [to have: have] an interesting job.',
    ],
    wrong: {
      said: 'All workers enjoy [doing: do] the same thing for ten hours.',
      right: 'Most workers don’t enjoy doing the same thing for ten hours.',
    },
    question: 'What job would you like [to try: try] for a day?',
    own: ['I’m interested in [working: work] with animals.', 'I don’t mind [helping: help] others with their work.'],
  },
  travel: {
    facts: ['Most travellers avoid [carrying: carry] very heavy bags.', 'Nobody wants [to miss: miss] a flight.'],
    wrong: {
      said: 'All tourists enjoy [waiting: wait] at airports.',
      right: 'Most tourists don’t enjoy waiting at airports.',
    },
    question: 'Which country do you hope [to visit: visit] one day?',
    own: ['I’d like [to travel: travel] round the world by bike.', 'I don’t mind [sitting: sit] on a train for hours.'],
  },
  town: {
    facts: [
      'Drivers often avoid [going: go] through a busy town centre.',
      'Nobody enjoys [standing: stand] in a traffic jam.',
    ],
    wrong: {
      said: 'People in every city want [to hear: hear] more traffic.',
      right: 'People in many cities want to hear less traffic.',
    },
    question: 'What would you like [to change: change] in your town?',
    own: ['I’m tired of [going: go] the same way every day.', 'I’ve decided [to see: see] more of my town this year.'],
  },
  nature: {
    facts: [
      'You can’t grow tomatoes without [giving: give] them water.',
      'Many people climb mountains [to enjoy: enjoy] the view.',
    ],
    wrong: {
      said: 'Nobody is interested in [protecting: protect] forests.',
      right: 'Many people want to protect forests.',
    },
    question: 'Which river, lake or mountain would you like [to see: see] one day?',
    own: ['I enjoy [walking: walk] in the rain.', 'I hope [to swim: swim] in three different seas one day.'],
  },
  animals: {
    facts: ['Cats are good at [climbing: climb] trees.', 'Most cats don’t want [to get: get] wet.'],
    wrong: {
      said: 'Dogs avoid [playing: play] with their owners.',
      right: 'Most dogs enjoy playing with their owners.',
    },
    question: 'Which animal would you like [to be: be] for a day?',
    own: ['I don’t mind [touching: touch] a spider.', 'I’m interested in [watching: watch] birds.'],
  },
  time: {
    facts: [
      'You can’t stop time by [stopping: stop] a clock.',
      'Nobody wants [to arrive: arrive] too late for a train.',
    ],
    wrong: {
      said: 'Most people enjoy [waiting: wait] for a long time.',
      right: 'Most people don’t enjoy waiting for a long time.',
    },
    question: 'What do you want [to do: do] before the end of this year?',
    own: ['I keep [looking: look] at the clock during the day.', 'I’ve decided [to go: go] to bed earlier this month.'],
  },
  sport: {
    facts: [
      'Football teams hope [to win: win] their matches.',
      'You can’t become a champion without [training: train].',
    ],
    wrong: {
      said: 'Goalkeepers avoid [catching: catch] the ball.',
      right: 'Goalkeepers are good at catching the ball.',
    },
    question: 'Which new sport would you like [to try: try]?',
    own: ['I enjoy [running: run] with other people.', 'I don’t mind [losing: lose] a game.'],
  },
  feelings: {
    facts: ['Very happy people often can’t stop [smiling: smile].', 'Nobody wants [to feel: feel] lonely.'],
    wrong: {
      said: 'Most people enjoy [being: be] angry.',
      right: 'Most people want to be happy and don’t enjoy being angry.',
    },
    question: 'What do you really enjoy [doing: do] on a free day?',
    own: ['I’m good at [staying: stay] calm.', 'I avoid [watching: watch] sad films.'],
  },
  communication: {
    facts: [
      'Good friends promise [not to tell: not / tell] anybody your secrets.',
      'You can say hello without [opening: open] your mouth.',
    ],
    wrong: {
      said: 'Nobody in the world wants [to speak: speak] a second language.',
      right: 'Millions of people want to speak a second language.',
    },
    question: 'Who would you like [to have: have] a long talk with?',
    own: ['I enjoy [writing: write] letters by hand.', 'I keep [forgetting: forget] to answer messages.'],
  },
  technology: {
    facts: ['Computers are good at [counting: count].', 'Most people don’t want [to share: share] their passwords.'],
    wrong: {
      said: 'Phone companies want [to sell: sell] fewer phones every year.',
      right: 'Phone companies hope to sell more phones every year.',
    },
    question: 'What would you like a robot [to do: do] for you?',
    own: [
      'I’m interested in [learning: learn] how computers work.',
      'I’ve decided [to spend: spend] less time on my phone.',
    ],
  },
  shopping: {
    facts: [
      'Most customers hope [to find: find] good prices.',
      'In a shop, you can’t take things without [paying: pay].',
    ],
    wrong: {
      said: 'Shops want customers [to leave: leave] without buying anything.',
      right: 'Shops want customers to come back and buy more.',
    },
    question: 'What do you want [to get: get] when you next go shopping?',
    own: [
      'I enjoy [looking: look] at things I don’t need.',
      'I’d like [to buy: buy] a present for somebody this month.',
    ],
  },
  society: {
    facts: [
      'Good neighbours don’t mind [helping: help] each other.',
      'Most parents want their children [to learn: learn] a lot.',
    ],
    wrong: {
      said: 'All over the world, people have stopped [using: use] money.',
      right: 'All over the world, people keep using money.',
    },
    question: 'What would you like [to do: do] for the people in your street?',
    own: ['I’m interested in [reading: read] the news.', 'I’d like [to join: join] a club this year.'],
  },
  science: {
    facts: [
      'Scientists want [to understand: understand] how things work.',
      'You can’t see most stars without [using: use] a telescope.',
    ],
    wrong: {
      said: 'The moon has stopped [going: go] round the earth.',
      right: 'The moon keeps going round the earth.',
    },
    question: 'What would you like scientists [to discover: discover] next?',
    own: ['I enjoy [doing: do] experiments.', 'I’d like [to fly: fly] to space one day.'],
  },
  arts: {
    facts: [
      'Artists go to museums [to see: see] the work of other artists.',
      'Musicians don’t get better without [practising: practise].',
    ],
    wrong: {
      said: 'Most actors hope [to forget: forget] their words.',
      right: 'Most actors are afraid of forgetting their words.',
    },
    question: 'Which instrument would you like [to play: play] really well?',
    own: ['I’m good at [drawing: draw] faces.', 'I don’t mind [singing: sing] in front of other people.'],
  },
  thinking: {
    facts: ['Our brains keep [working: work] while we sleep.', 'Nobody can learn without [thinking: think].'],
    wrong: {
      said: 'Most people enjoy [forgetting: forget] important things.',
      right: 'Nobody wants to forget important things.',
    },
    question: 'What would you like [to remember: remember] for ever?',
    own: ['I’m good at [solving: solve] puzzles.', 'I’ve decided [to worry: worry] less this year.'],
  },
};
