import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'Every baby [has to learn: have to / learn] its first words.',
      'Friends [don’t have to like: must or have to / not / like] all the same things.',
    ],
    wrong: {
      said: 'Good friends [have to meet: have to / meet] every day.',
      right: 'Good friends don’t have to meet every day.',
    },
    question: 'Who [do you have to help: you / have to / help] this week?',
    own: [
      'I [have to look: have to / look] after a younger child sometimes.',
      'I [mustn’t forget: must / not / forget] a friend’s birthday this month.',
    ],
  },
  body: {
    facts: [
      'Our hearts [have to work: have to / work] day and night.',
      'The sun is bad for your eyes, so you [mustn’t look: must or have to / not / look] into it.',
    ],
    wrong: {
      said: 'All adults [have to sleep: have to / sleep] for fifteen hours a night.',
      right: 'Adults don’t have to sleep for fifteen hours a night.',
    },
    question: 'What [do you have to do: you / have to / do] to stay fit?',
    own: [
      'I [have to wear: have to / wear] glasses when I read.',
      'I [must drink: must / drink] more water this week.',
    ],
  },
  food: {
    facts: [
      'You [have to cook: have to / cook] rice before you eat it.',
      'Bananas are soft, so you [don’t have to cut: must or have to / not / cut] them.',
    ],
    wrong: {
      said: 'Everybody [has to put: have to / put] sugar in their tea.',
      right: 'You don’t have to put sugar in your tea.',
    },
    question: 'What food [do you have to buy: you / have to / buy] this week?',
    own: [
      'I [have to make: have to / make] dinner tonight.',
      'I [don’t have to take: have to / not / take] any food to school or work.',
    ],
  },
  home: {
    facts: [
      'You [have to open: have to / open] a closed door to go through it.',
      'A hot cooker is dangerous, so children [mustn’t touch: must or have to / not / touch] it.',
    ],
    wrong: {
      said: 'To be happy, everybody [has to live: have to / live] in a very big house.',
      right: 'You don’t have to live in a very big house to be happy.',
    },
    question: 'Which jobs [do you have to do: you / have to / do] at home?',
    own: [
      'I [have to climb: have to / climb] a lot of stairs to get home.',
      'I [don’t have to tidy: have to / not / tidy] my room this week.',
    ],
  },
  clothes: {
    facts: [
      'In very cold places, people [have to wear: have to / wear] warm clothes.',
      'A coat lasts for years, so you [don’t have to buy: must or have to / not / buy] one every winter.',
    ],
    wrong: {
      said: 'You [have to wash: have to / wash] a winter coat every day.',
      right: 'You don’t have to wash a winter coat every day.',
    },
    question: 'Which special clothes [do you have to put: you / have to / put] on for sport or work?',
    own: [
      'I [have to change: have to / change] my shoes when I come home.',
      'I [must clean: must / clean] my shoes this week.',
    ],
  },
  school: {
    facts: [
      'To learn a language, you [have to practise: have to / practise] it.',
      'It isn’t fair, so you [mustn’t copy: must or have to / not / copy] other people’s answers in an exam.',
    ],
    wrong: {
      said: 'You [have to know: have to / know] every English word to speak English.',
      right: 'You don’t have to know every English word to speak English.',
    },
    question: '[Do you have to write: you / have to / write] a lot in your own language?',
    own: [
      'I [have to sit: have to / sit] at the front to see the board.',
      'I [don’t have to study: have to / not / study] this weekend.',
    ],
  },
  work: {
    facts: [
      'Some nurses [have to work: have to / work] at night.',
      'Bus drivers [mustn’t fall: must or have to / not / fall] asleep at work.',
    ],
    wrong: {
      said: 'Every worker in the world [has to wear: have to / wear] a uniform.',
      right: 'A lot of workers don’t have to wear a uniform.',
    },
    question: 'What [do you have to finish: you / have to / finish] this week?',
    own: [
      'I [have to start: have to / start] work or school before nine.',
      'I [don’t have to use: have to / not / use] a computer for my work.',
    ],
  },
  travel: {
    facts: [
      'A train [has to stop: have to / stop] at a red light.',
      'You [mustn’t open: must or have to / not / open] a plane’s door in the air: it’s dangerous.',
    ],
    wrong: {
      said: 'You [have to show: have to / show] your passport on every town bus.',
      right: 'You don’t have to show your passport on a town bus.',
    },
    question: 'How far [do you have to travel: you / have to / travel] to your lessons or your work?',
    own: [
      'I [have to take: have to / take] two buses to get home.',
      'I [must pack: must / pack] a suitcase this week.',
    ],
  },
  town: {
    facts: [
      'Before you cross a busy street, you [have to look: have to / look] both ways.',
      'A walk through town is free, so you [don’t have to pay: must or have to / not / pay] for it.',
    ],
    wrong: {
      said: 'You [have to buy: have to / buy] the books in a library.',
      right: 'You don’t have to buy the books in a library.',
    },
    question: 'Where in town [do you have to go: you / have to / go] this week?',
    own: [
      'I [have to cross: have to / cross] a big street on my way home.',
      'I [don’t have to walk: have to / not / walk] far to the nearest shop.',
    ],
  },
  nature: {
    facts: [
      'All plants [have to get: have to / get] some water.',
      'In a storm, you [mustn’t stand: must or have to / not / stand] under a tree: it’s dangerous.',
    ],
    wrong: {
      said: 'You [have to climb: have to / climb] a mountain to see the moon.',
      right: 'You don’t have to climb a mountain to see the moon.',
    },
    question: 'What [do you have to wear: you / have to / wear] when it’s cold outside?',
    own: [
      'I [have to water: have to / water] some plants at home.',
      'I [mustn’t stay: must / not / stay] in the sun for long.',
    ],
  },
  animals: {
    facts: [
      'Whales [have to come: have to / come] up for air.',
      'You [mustn’t give: must or have to / not / give] chocolate to a dog: it’s dangerous for dogs.',
    ],
    wrong: {
      said: 'You [have to wash: have to / wash] a cat every morning.',
      right: 'You don’t have to wash a cat every morning.',
    },
    question: '[Do you have to feed: you / have to / feed] any animals?',
    own: [
      'I [have to walk: have to / walk] a dog every day.',
      'I [don’t have to clean: have to / not / clean] up after a pet.',
    ],
  },
  time: {
    facts: [
      'After a birthday, you [have to wait: have to / wait] a long time for the next one.',
      'You [don’t have to look: must or have to / not / look] at a clock to know that it’s night.',
    ],
    wrong: {
      said: 'Everybody [has to go: have to / go] to bed at six in the evening.',
      right: 'Most people don’t have to go to bed at six in the evening.',
    },
    question: 'What time [do you have to get: you / have to / get] up on Mondays?',
    own: [
      'I [have to leave: have to / leave] home before eight in the morning.',
      'I [mustn’t be: must / not / be] late for anything tomorrow.',
    ],
  },
  sport: {
    facts: [
      'In basketball, you [have to throw: have to / throw] the ball into a basket.',
      'In football, most players [mustn’t catch: must or have to / not / catch] the ball: it’s against the rules.',
    ],
    wrong: {
      said: 'You [have to be: have to / be] tall and strong to play chess.',
      right: 'You don’t have to be tall and strong to play chess.',
    },
    question: 'What [do you have to learn: you / have to / learn] for your favourite sport or hobby?',
    own: ['I [must do: must / do] more sport.', 'I [don’t have to pay: have to / not / pay] for my favourite hobby.'],
  },
  feelings: {
    facts: [
      'After a bad mistake, you [have to say: have to / say] sorry.',
      'It’s OK to be sad, so you [don’t have to smile: must or have to / not / smile] all day.',
    ],
    wrong: {
      said: 'You [have to be: have to / be] very funny to have good friends.',
      right: 'You don’t have to be very funny to have good friends.',
    },
    question: 'When [do you have to stay: you / have to / stay] calm?',
    own: [
      'I [have to laugh: have to / laugh] when I see old photos of myself.',
      'I [mustn’t get: must / not / get] angry so quickly.',
    ],
  },
  communication: {
    facts: [
      'To understand other people, you [have to listen: have to / listen].',
      'Your password is a secret, so you [mustn’t tell: must or have to / not / tell] other people.',
    ],
    wrong: {
      said: 'You [have to put: have to / put] a stamp on an email.',
      right: 'You don’t have to put a stamp on an email.',
    },
    question: 'Who [do you have to call: you / have to / call] or write to this week?',
    own: [
      'I [must answer: must / answer] a message today.',
      'I [have to talk: have to / talk] to a lot of people every day.',
    ],
  },
  technology: {
    facts: [
      'You [have to charge: have to / charge] a phone when its battery is empty.',
      'Water is bad for computers, so you [mustn’t wash: must or have to / not / wash] them.',
    ],
    wrong: {
      said: 'Everybody [has to get: have to / get] a new phone every month.',
      right: 'You don’t have to get a new phone every month.',
    },
    question: 'How often [do you have to change: you / have to / change] your passwords?',
    own: [
      'I [have to ask: have to / ask] for help when my computer stops working.',
      'I [mustn’t look: must / not / look] at a screen after ten tonight.',
    ],
  },
  shopping: {
    facts: [
      'In a shop, you [have to pay: have to / pay] for your things.',
      'It’s OK to say no: you [don’t have to buy: must or have to / not / buy] the clothes you try on.',
    ],
    wrong: {
      said: 'You [have to spend: have to / spend] money when you look in a shop window.',
      right: 'You don’t have to spend money when you look in a shop window.',
    },
    question: 'Where [do you have to go: you / have to / go] to get fresh bread?',
    own: [
      'I [have to carry: have to / carry] heavy shopping bags every week.',
      'I [must find: must / find] a present for somebody this month.',
    ],
  },
  society: {
    facts: [
      'In a game, all the players [have to follow: have to / follow] the rules.',
      'You [mustn’t take: must or have to / not / take] other people’s things: it’s against the law.',
    ],
    wrong: {
      said: 'In every country, people [have to drive: have to / drive] on the right.',
      right: 'In some countries, people have to drive on the left.',
    },
    question: 'Which rules [do you have to remember: you / have to / remember] at school or at work?',
    own: [
      'I [have to tell: have to / tell] somebody before I go out at night.',
      'I [don’t have to be: have to / not / be] home before ten at night.',
    ],
  },
  science: {
    facts: [
      'Astronauts [have to take: have to / take] air with them into space.',
      'Some bottles in a science room are dangerous, so you [mustn’t drink: must or have to / not / drink] from them.',
    ],
    wrong: {
      said: 'Water [has to reach: have to / reach] ten degrees before it turns into ice.',
      right: 'Water has to reach zero degrees before it turns into ice.',
    },
    question: 'What [do you have to recycle: you / have to / recycle] where you live?',
    own: [
      'I [have to learn: have to / learn] about science this year.',
      'I [must save: must / save] more water at home.',
    ],
  },
  arts: {
    facts: [
      'Actors in a theatre [have to remember: have to / remember] their words.',
      'Very old paintings aren’t strong, so visitors [mustn’t touch: must or have to / not / touch] them.',
    ],
    wrong: {
      said: 'You [have to read: have to / read] the last page of a story first.',
      right: 'You don’t have to read the last page of a story first.',
    },
    question: '[Do you have to listen: you / have to / listen] to music that you don’t like?',
    own: [
      'I [have to practise: have to / practise] an instrument every week.',
      'I [must finish: must / finish] a good book this month.',
    ],
  },
  thinking: {
    facts: [
      'Before a big decision, you [have to think: have to / think].',
      'People are different, so you [don’t have to agree: must or have to / not / agree] with everybody.',
    ],
    wrong: {
      said: 'You always [have to choose: have to / choose] the first idea that you have.',
      right: 'You don’t have to choose the first idea that you have.',
    },
    question: 'What [do you have to decide: you / have to / decide] this month?',
    own: [
      'I [have to write: have to / write] things down, or I forget them.',
      'I [must learn: must / learn] some new words today.',
    ],
  },
};
