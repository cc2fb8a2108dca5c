import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'If you ask a baby “What [do you want: you / want]?”, it can’t answer.',
      '“Where [do you come: you / come] from?” is a common question when we meet new people.',
    ],
    wrong: {
      said: 'People ask “Where [do you live: you / live]?” when they want to know your age.',
      right: 'People ask “Where do you live?” when they want to know your address.',
    },
    question: 'Who [knows: know] you better than anybody else?',
    own: [
      'My friends often ask me “What [are you smiling: you / smile] at now?”, and I laugh.',
      'I can answer “Who [sat: sit] next to you last year?” very quickly.',
    ],
  },
  body: {
    facts: [
      '“Where [does it hurt: it / hurt]?” is a question that doctors often ask.',
      'The answer to “What [do we breathe: we / breathe] with?” is “our lungs”.',
    ],
    wrong: {
      said: 'The answer to “What [do people smell: people / smell] with?” is “their ears”.',
      right: 'The answer to “What do people smell with?” is “their noses”.',
    },
    question: 'What time [do you usually go: you / usually / go] to sleep on Saturdays?',
    own: [
      'I ask myself “When [did I last drink: I / last / drink] some water?” every day.',
      'I can answer the question “What [happens: happen] to food inside us?” quite well.',
    ],
  },
  food: {
    facts: [
      'The answer to “What [do bees make: bees / make] from flowers?” is “honey”.',
      'When a waiter asks “Who [ordered: order] the soup?”, the soup is ready.',
    ],
    wrong: {
      said: 'The answer to “Where [do potatoes grow: potatoes / grow]?” is “on trees”.',
      right: 'The answer to “Where do potatoes grow?” is “under the ground”.',
    },
    question: 'Who [cooks: cook] most of the meals in your home?',
    own: [
      'I often ask “What [smells: smell] so good?” when I come home.',
      'I always ask “What [did you put/have you put: you / put] in this soup?” before I try it.',
    ],
  },
  home: {
    facts: [
      '“Who [lives: live] next door?” is a question about the neighbours.',
      'The answer to “What [do curtains cover: curtains / cover]?” is “windows”.',
    ],
    wrong: {
      said: 'We ask “Who [turned/has turned: turn] on the lights?” when a room is suddenly dark.',
      right: 'We ask “Who turned off the lights?” when a room is suddenly dark.',
    },
    question: 'What [can you see: you / can / see] from your window?',
    own: [
      'I ask myself “Where [did I leave/have I left: I / leave] my keys?” nearly every day.',
      'My answer to “Who [tidies: tidy] your room every week?” is “I do”.',
    ],
  },
  clothes: {
    facts: [
      '“What size [do you take: you / take]?” is a normal question in a shoe shop.',
      'The answer to “What [do people put: people / put] on before their shoes?” is “socks”.',
    ],
    wrong: {
      said: 'The answer to “Where [does wool come: wool / come] from?” is “from a plant”.',
      right: 'The answer to “Where does wool come from?” is “from animals such as sheep”.',
    },
    question: 'Who [chose: choose] your clothes when you were four?',
    own: [
      'I often hear “Where [did you buy: you / buy] those shoes?” from other people.',
      'My friends often ask me “Which shirt [looks: look] better?” when they go shopping.',
    ],
  },
  school: {
    facts: [
      '“How [do you spell: you / spell] this word?” is a question about letters.',
      'The answer to “Who [gives: give] students their marks?” is “their teachers”.',
    ],
    wrong: {
      said: 'The answer to “How many letters [does the English alphabet have: the English alphabet / have]?” is “thirty”.',
      right: 'The answer to “How many letters does the English alphabet have?” is “twenty-six”.',
    },
    question: 'Which subject [did you like: you / like] most when you were eight?',
    own: [
      'I often ask “What [did the teacher say: the teacher / say] just now?” in lessons.',
      'I always ask “What [did you write: you / write] for number one?” after a test.',
    ],
  },
  work: {
    facts: [
      'At an interview, “Why [do you want: you / want] this job?” is a common question.',
      'The answer to “Who [repairs: repair] cars?” is “a mechanic”.',
    ],
    wrong: {
      said: 'The answer to “Who [looks: look] after people’s teeth?” is “a vet”.',
      right: 'The answer to “Who looks after people’s teeth?” is “a dentist”.',
    },
    question: 'Which job [did you dream: you / dream] of when you were a small child?',
    own: [
      'I have asked somebody “What time [do you start: you / start] work every day?” this week.',
      'I often ask friends “What [are you working: you / work] on now?” when they look busy.',
    ],
  },
  travel: {
    facts: [
      '“Which train [goes: go] to the airport?” is a good question at a station.',
      'The answer to “What [do boats travel: boats / travel] on?” is “water”.',
    ],
    wrong: {
      said: '“How long [does the trip usually take: the trip / usually / take]?” is a question about the price.',
      right: '“How much does the trip cost?” is a question about the price.',
    },
    question: 'How [did you travel: you / travel] to your last lesson?',
    own: [
      'I ask “What [did you see: you / see] there?” when friends come back from a trip.',
      'I can answer the question “Who [invented: invent] the plane?” without help.',
    ],
  },
  town: {
    facts: [
      '“Who [built: build] this bridge?” is a question about the past.',
      'The answer to “Where [do people borrow: people / borrow] books?” is “in a library”.',
    ],
    wrong: {
      said: 'The answer to “Which river [runs: run] through London?” is “the Nile”.',
      right: 'The answer to “Which river runs through London?” is “the Thames”.',
    },
    question: 'Which place in your town [makes: make] you happy?',
    own: [
      'I often ask “How [do I get: I / get] to the station?” in new towns.',
      'My answer to “Where [do you meet: you / meet] your friends?” is “at the shopping centre”.',
    ],
  },
  nature: {
    facts: [
      'The answer to “What [falls: fall] from clouds?” is “rain and snow”.',
      'The answer to “What [do plants need: plants / need]?” is “light and water”.',
    ],
    wrong: {
      said: 'The answer to “Where [does the sun rise: the sun / rise]?” is “in the west”.',
      right: 'The answer to “Where does the sun rise?” is “in the east”.',
    },
    question: 'What [do you do: you / do] when it rains all day?',
    own: [
      'I can answer “How [do clouds form: clouds / form]?” in two sentences.',
      'I often ask “Where [does this path go: this path / go]?” on walks.',
    ],
  },
  animals: {
    facts: [
      'The answer to “What [do cows eat: cows / eat]?” is “grass”.',
      'The answer to “Which animal [has: have] the longest neck?” is “the giraffe”.',
    ],
    wrong: {
      said: 'The answer to “How many legs [do spiders walk: spiders / walk] on?” is “six”.',
      right: 'The answer to “How many legs do spiders walk on?” is “eight”.',
    },
    question: 'Which animals [live: live] near your home?',
    own: [
      'I can answer “How long [do elephants live: elephants / live]?” without a book.',
      'I often ask myself “What [is that dog barking: that dog / bark] at now?” in my street.',
    ],
  },
  time: {
    facts: [
      'The answer to “Which day [comes: come] after Monday?” is “Tuesday”.',
      'The answer to “How many hours [does a day have: a day / have]?” is “twenty-four”.',
    ],
    wrong: {
      said: 'The answer to “Which month [follows: follow] May?” is “July”.',
      right: 'The answer to “Which month follows May?” is “June”.',
    },
    question: 'What time [did you wake: you / wake] up today?',
    own: [
      'I often ask “When [does the lesson end: the lesson / end]?” before it has started.',
      'I can answer “What [did you do/were you doing: you / do] last Monday morning?” at once.',
    ],
  },
  sport: {
    facts: [
      'People who missed the match often ask “Who [won: win]?” later.',
      'The answer to “What [do footballers kick: footballers / kick]?” is “a ball”.',
    ],
    wrong: {
      said: 'The answer to “How many players [does a football team start: a football team / start] with?” is “nine”.',
      right: 'The answer to “How many players does a football team start with?” is “eleven”.',
    },
    question: 'What games [did you play: you / play] when you were small?',
    own: [
      'I often ask new friends “Which team [do you support: you / support]?” first.',
      'I ask “Who [wants: want] to play?” when I have a ball.',
    ],
  },
  feelings: {
    facts: [
      'We ask “What [are you laughing: you / laugh] at now?” when we can’t see the joke.',
      '“What [makes: make] you happy?” has many different answers.',
    ],
    wrong: {
      said: 'We ask “What [are you worrying/are you worried: you / worry] about now?” when somebody looks very happy.',
      right: 'We ask “What are you smiling about?” when somebody looks very happy.',
    },
    question: 'What [do you look: you / look] forward to every week?',
    own: [
      'I often hear “What [are you thinking: you / think] about now?” from my friends.',
      'My answer to “Who [cheers: cheer] you up?” is “my best friend”.',
    ],
  },
  communication: {
    facts: [
      '“Who [sent/has sent: send] this message?” is a question about a person.',
      '“What [did you say: you / say] just now?” means “Say it again, please”.',
    ],
    wrong: {
      said: 'Somebody who asks “What [does that mean: that / mean]?” understands every word.',
      right: 'Somebody who asks “What does that mean?” doesn’t understand something.',
    },
    question: 'Who [did you speak: you / speak] to first this morning?',
    own: [
      'I often ask “What [did they say: they / say] just then?” during English films.',
      'My friends ask me “Why [didn’t you answer: you / not / answer] yesterday?” nearly every week.',
    ],
  },
  technology: {
    facts: [
      'The answer to “What [does a camera take: a camera / take]?” is “pictures”.',
      '“What [happens: happen] when I press this button?” is a question about a machine.',
    ],
    wrong: {
      said: 'The answer to “What [does a fridge do: a fridge / do]?” is “It heats food”.',
      right: 'The answer to “What does a fridge do?” is “It keeps food cold”.',
    },
    question: 'Who [helps: help] you when a computer doesn’t work?',
    own: [
      'I often ask “Where [did I save: I / save] that file yesterday?” at the computer.',
      'My family asks me “How [does this thing work: this thing / work]?” all the time.',
    ],
  },
  shopping: {
    facts: [
      '“How much [does it cost: it / cost]?” is a question that we ask before we buy.',
      'The answer to “Who [pays: pay] in a shop?” is “the customer”.',
    ],
    wrong: {
      said: 'The answer to “What [do bakers sell: bakers / sell]?” is “meat and fish”.',
      right: 'The answer to “What do bakers sell?” is “bread and cakes”.',
    },
    question: 'What [did you buy: you / buy] the last time you went shopping?',
    own: [
      'I like the question “What [are you looking: you / look] for today?” in a shop.',
      'I always ask “Where [did you find: you / find] that?” when friends buy something nice.',
    ],
  },
  society: {
    facts: [
      'The answer to “Who [drives: drive] a bus?” is “a bus driver”.',
      'The answer to “Which side [do people drive: people / drive] on in Britain?” is “the left”.',
    ],
    wrong: {
      said: '“Who [stole/has stolen: steal] my bag?” is a question for the fire service.',
      right: '“Who stole my bag?” is a question for the police.',
    },
    question: 'What rules [do you follow: you / follow] every day?',
    own: [
      'I ask “Who [made: make] this rule?” when I don’t like a rule.',
      'I often ask “Who [needs: need] help?” when we work in groups.',
    ],
  },
  science: {
    facts: [
      'The answer to “What [travels: travel] round the Earth?” is “the Moon”.',
      'The answer to “What [does ice become: ice / become] in the sun?” is “water”.',
    ],
    wrong: {
      said: 'The answer to “When [did people first walk: people / first / walk] on the Moon?” is “in 1869”.',
      right: 'The answer to “When did people first walk on the Moon?” is “in 1969”.',
    },
    question: 'Which question about space [interests: interest] you most?',
    own: [
      'I can answer “Why [does the sky look: the sky / look] blue?” without a book.',
      'My friends ask me “How [do you know: you / know] that?” when I talk about science.',
    ],
  },
  arts: {
    facts: [
      'The answer to “Who [painted: paint] the Mona Lisa?” is “Leonardo da Vinci”.',
      'The answer to “What [do singers use: singers / use]?” is “their voices”.',
    ],
    wrong: {
      said: 'The answer to “How many strings [does a violin have: a violin / have]?” is “ten”.',
      right: 'The answer to “How many strings does a violin have?” is “four”.',
    },
    question: 'What kind of music [do you listen: you / listen] to?',
    own: [
      'I often ask “What [happened: happen] at the end?” because I fall asleep during films.',
      'My friends ask me “Who [drew: draw] that?” when they see my pictures.',
    ],
  },
  thinking: {
    facts: [
      '“Who [agrees: agree] with me?” is a question to more than one person.',
      'The question “What [do you think: you / think] of it?” asks for an opinion.',
    ],
    wrong: {
      said: 'The question “Why [do you believe: you / believe] that?” asks about a place.',
      right: 'The question “Why do you believe that?” asks about a reason.',
    },
    question: 'Who [do you usually ask: you / usually / ask] for advice?',
    own: [
      'I often think “Why [didn’t I say: I / not / say] that?” after a conversation.',
      'My answer to “Who [has: have] the best ideas?” is usually “I do”.',
    ],
  },
};
