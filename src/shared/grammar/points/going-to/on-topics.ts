import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'Thousands of people [are going to become: become, going to] parents tomorrow.',
      'Today’s children [aren’t going to stay: not / stay, going to] young for ever.',
    ],
    wrong: {
      said: 'In five years, today’s babies [are going to be: be, going to] teenagers.',
      right: 'In five years, today’s babies are going to be small children.',
    },
    question: 'Who [are you going to talk: you / talk, going to] to this evening?',
    own: [
      '[I’m going to visit: I / visit, going to] somebody in my family this weekend.',
      'My best friend [isn’t going to come: not / come, going to] to my home this week.',
    ],
  },
  body: {
    facts: [
      'A young child’s first teeth [are going to fall: fall, going to] out one day.',
      'Your heart [isn’t going to take: not / take, going to] a break tonight.',
    ],
    wrong: {
      said: 'All adults [are going to grow: grow, going to] ten centimetres this year.',
      right: 'Adults aren’t going to grow ten centimetres this year.',
    },
    question: 'How long [are you going to sleep: you / sleep, going to] tonight?',
    own: [
      '[I’m going to have: I / have, going to] a bath or a shower tonight.',
      '[I’m not going to wash: I / not / wash, going to] my hair today.',
    ],
  },
  food: {
    facts: [
      'Fresh milk in the hot sun [is going to go: go, going to] bad.',
      'Today’s fresh bread [isn’t going to taste: not / taste, going to] good next month.',
    ],
    wrong: {
      said: 'Ice cream on a table in the sun [is going to stay: stay, going to] hard.',
      right: 'Ice cream on a table in the sun is going to get soft.',
    },
    question: 'What [are you going to eat: you / eat, going to] for breakfast tomorrow?',
    own: [
      '[I’m going to make: I / make, going to] a sandwich after this lesson.',
      '[I’m not going to drink: I / not / drink, going to] any coffee today.',
    ],
  },
  home: {
    facts: [
      'A family with all its furniture in a van [is going to move: move, going to] house.',
      'A plant in a dark cupboard [isn’t going to grow: not / grow, going to] well.',
    ],
    wrong: {
      said: 'It’s cold outside, so an open window [is going to make: make, going to] the room warm.',
      right: 'It’s cold outside, so an open window is going to make the room cold.',
    },
    question: 'Which room [are you going to clean: you / clean, going to] next?',
    own: [
      '[I’m going to wash: I / wash, going to] the dishes after dinner tonight.',
      '[I’m not going to stay: I / not / stay, going to] at home this Saturday.',
    ],
  },
  clothes: {
    facts: [
      'Somebody who takes a coat and an umbrella [is going to go: go, going to] out.',
      'A baby’s shoes [aren’t going to fit: not / fit, going to] the same child at six.',
    ],
    wrong: {
      said: 'With only a T-shirt on in the snow, you [are going to be: be, going to] too hot.',
      right: 'With only a T-shirt on in the snow, you’re going to be very cold.',
    },
    question: 'What [are you going to wear: you / wear, going to] tomorrow?',
    own: [
      '[I’m going to need: I / need, going to] new shoes soon.',
      '[I’m not going to change: I / not / change, going to] my clothes this evening.',
    ],
  },
  school: {
    facts: [
      'This lesson [is going to finish: finish, going to] today.',
      'We [aren’t going to write: not / write, going to] a whole book in this lesson.',
    ],
    wrong: {
      said: 'A student with one free week [is going to learn: learn, going to] perfect English.',
      right: 'Nobody is going to learn perfect English in a week.',
    },
    question: 'When [are you going to do: you / do, going to] your next English homework?',
    own: [
      '[I’m going to take: I / take, going to] an important exam this year.',
      '[I’m not going to open: I / not / open, going to] an English book tonight.',
    ],
  },
  work: {
    facts: [
      'A baker who gets up at three [is going to bake: bake, going to] bread.',
      'A dentist [isn’t going to cut: not / cut, going to] your hair.',
    ],
    wrong: {
      said: 'A driver who starts at 5 a.m. tomorrow [is going to get: get, going to] up late.',
      right: 'A driver who starts at 5 a.m. tomorrow is going to get up early.',
    },
    question: 'What work [are you going to finish: you / finish, going to] before the weekend?',
    own: [
      '[I’m going to look: I / look, going to] for a new job this year.',
      '[I’m not going to work: I / not / work, going to] this Sunday.',
    ],
  },
  travel: {
    facts: [
      'People who are waiting at a bus stop [are going to catch: catch, going to] a bus.',
      'A bike with no wheels [isn’t going to take: not / take, going to] you anywhere.',
    ],
    wrong: {
      said: 'A ship that is leaving Africa for America [is going to arrive: arrive, going to] in an hour.',
      right: 'A ship from Africa to America is going to need many days.',
    },
    question: 'Where [are you going to travel: you / travel, going to] next?',
    own: [
      '[I’m going to fly: I / fly, going to] to another country this year.',
      '[I’m not going to walk: I / not / walk, going to] home today.',
    ],
  },
  town: {
    facts: [
      'People with tickets at a cinema door [are going to watch: watch, going to] a film.',
      'The shops in town [aren’t going to give: not / give, going to] everything away tomorrow.',
    ],
    wrong: {
      said: 'Tomorrow, the streets of London [are going to be: be, going to] empty all day.',
      right: 'Tomorrow, the streets of London are going to be busy.',
    },
    question: 'Which place in town [are you going to visit: you / visit, going to] next?',
    own: [
      '[I’m going to walk: I / walk, going to] through a park today.',
      '[I’m not going to borrow: I / not / borrow, going to] a book from the library this week.',
    ],
  },
  nature: {
    facts: [
      'Big black clouds tell us that it [is going to rain: rain, going to].',
      'The sun [isn’t going to rise: not / rise, going to] in the west tomorrow.',
    ],
    wrong: {
      said: 'Tomorrow, it [is going to snow: snow, going to] in every country in the world.',
      right: 'Tomorrow, it isn’t going to snow in very hot countries.',
    },
    question: 'What [are you going to do: you / do, going to] on the next sunny day?',
    own: [
      '[I’m going to plant: I / plant, going to] some flowers this year.',
      '[I’m not going to swim: I / not / swim, going to] in the sea this summer.',
    ],
  },
  animals: {
    facts: [
      'A cat that sits very still near a bird [is going to jump: jump, going to].',
      'Baby ducks [aren’t going to wait: not / wait, going to] a year for their first swim.',
    ],
    wrong: {
      said: 'A hungry lion [is going to eat: eat, going to] some grass.',
      right: 'A hungry lion is going to look for meat.',
    },
    question: 'Which animals [are you going to see: you / see, going to] today?',
    own: [
      '[I’m going to feed: I / feed, going to] an animal this evening.',
      '[I’m not going to get: I / not / get, going to] a pet this year.',
    ],
  },
  time: {
    facts: [
      'At midnight, a new day [is going to begin: begin, going to].',
      'Next week [isn’t going to have: not / have, going to] eight days.',
    ],
    wrong: {
      said: 'After this December, the next month [is going to be: be, going to] November.',
      right: 'After this December, the next month is going to be January.',
    },
    question: 'When [are you going to have: you / have, going to] some free time next?',
    own: [
      '[I’m going to arrive: I / arrive, going to] home before eight tonight.',
      '[I’m not going to hurry: I / not / hurry, going to] this weekend.',
    ],
  },
  sport: {
    facts: [
      'A footballer who is running to the ball [is going to kick: kick, going to] it.',
      'A runner who stops halfway [isn’t going to come: not / come, going to] first.',
    ],
    wrong: {
      said: 'It’s 5–0 in the last minute: the team with no goals [is going to win: win, going to].',
      right: 'The team with five goals is going to win.',
    },
    question: 'Which sport or hobby [are you going to try: you / try, going to] next?',
    own: [
      '[I’m going to watch: I / watch, going to] a match this week.',
      '[I’m not going to run: I / not / run, going to] anywhere tomorrow.',
    ],
  },
  feelings: {
    facts: [
      'A child with a birthday present in each hand [is going to smile: smile, going to].',
      'One bad day [isn’t going to last: not / last, going to] for ever.',
    ],
    wrong: {
      said: 'If you help your friends, they [are going to get: get, going to] angry.',
      right: 'If you help your friends, they’re going to be happy.',
    },
    question: 'What [is going to make: make, going to] you happy this weekend?',
    own: [
      '[I’m going to feel: I / feel, going to] tired this evening.',
      '[I’m not going to worry: I / not / worry, going to] about anything tonight.',
    ],
  },
  communication: {
    facts: [
      'A person with a pen and a postcard [is going to write: write, going to] something.',
      'A phone with no power [isn’t going to ring: not / ring, going to].',
    ],
    wrong: {
      said: 'A paper letter to another country [is going to get: get, going to] there in a minute.',
      right: 'A paper letter to another country is going to take a few days.',
    },
    question: 'Who [are you going to send: you / send, going to] your next message to?',
    own: [
      '[I’m going to answer: I / answer, going to] a lot of messages tonight.',
      '[I’m not going to post: I / not / post, going to] a photo online today.',
    ],
  },
  technology: {
    facts: [
      'A phone with a nearly empty battery [is going to need: need, going to] power soon.',
      'Today’s new computers [aren’t going to be: not / be, going to] new in ten years.',
    ],
    wrong: {
      said: 'The password is 1234, so nobody [is going to guess: guess, going to] it.',
      right: 'The password is 1234, so somebody is going to guess it.',
    },
    question: 'What [are you going to look: you / look, going to] for on the internet next?',
    own: [
      '[I’m going to play: I / play, going to] a computer game today.',
      '[I’m not going to buy: I / not / buy, going to] a new phone this year.',
    ],
  },
  shopping: {
    facts: [
      'A customer who is taking out money in a shop [is going to pay: pay, going to].',
      'You [aren’t going to find: not / find, going to] fresh bread in a shoe shop.',
    ],
    wrong: {
      said: 'At half price, a ten-pound shirt [is going to cost: cost, going to] eight pounds.',
      right: 'At half price, a ten-pound shirt is going to cost five pounds.',
    },
    question: 'Which shop [are you going to go: you / go, going to] to next?',
    own: [
      '[I’m going to get: I / get, going to] some fruit at a market this week.',
      '[I’m not going to spend: I / not / spend, going to] any money today.',
    ],
  },
  society: {
    facts: [
      'On 31 December, people in many countries [are going to have: have, going to] parties.',
      'The police [aren’t going to thank: not / thank, going to] people who drive too fast.',
    ],
    wrong: {
      said: 'Next year, all countries [are going to use: use, going to] the same money.',
      right: 'Next year, different countries are going to use different money.',
    },
    question: 'How [are you going to help: you / help, going to] other people this month?',
    own: [
      '[I’m going to meet: I / meet, going to] my neighbours this weekend.',
      '[I’m not going to celebrate: I / not / celebrate, going to] anything this month.',
    ],
  },
  science: {
    facts: [
      'A glass of water in the freezer [is going to turn: turn, going to] into ice.',
      'A metal key in a glass of water [isn’t going to stay: not / stay, going to] on top.',
    ],
    wrong: {
      said: 'With ice in it, your warm water [is going to get: get, going to] warmer.',
      right: 'With ice in it, your warm water is going to get colder.',
    },
    question: 'What [are you going to recycle: you / recycle, going to] this week?',
    own: [
      '[I’m going to read: I / read, going to] something about science this week.',
      '[I’m not going to become: I / not / become, going to] a scientist.',
    ],
  },
  arts: {
    facts: [
      'A person on a stage with a guitar [is going to play: play, going to] some music.',
      'An empty page [isn’t going to tell: not / tell, going to] you a story.',
    ],
    wrong: {
      said: 'You’re on page one of a book, so it [is going to end: end, going to] soon.',
      right: 'You’re on page one, so the story is going to begin.',
    },
    question: 'What film [are you going to watch: you / watch, going to] next?',
    own: [
      '[I’m going to draw: I / draw, going to] or paint something this week.',
      '[I’m not going to sing: I / not / sing, going to] in front of other people this year.',
    ],
  },
  thinking: {
    facts: [
      'A student who puts up a hand [is going to say: say, going to] something.',
      'We [aren’t going to remember: not / remember, going to] every minute of this year.',
    ],
    wrong: {
      said: 'After one look at fifty new words, you [are going to know: know, going to] them all.',
      right: 'After one look at fifty new words, you’re going to forget most of them.',
    },
    question: 'What important thing [are you going to decide: you / decide, going to] this year?',
    own: [
      '[I’m going to learn: I / learn, going to] another language after English.',
      '[I’m not going to change: I / not / change, going to] my plans for this weekend.',
    ],
  },
};
