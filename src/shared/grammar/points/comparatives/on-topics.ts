import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'A grandmother is always [older: old] than her grandchildren.',
      'A baby isn’t [as heavy as: as / heavy] an adult.',
    ],
    wrong: {
      said: 'A son is always [shorter: short] than his mother.',
      right: 'Many sons are taller than their mothers.',
    },
    question: 'Is your best friend [younger: young] than you?',
    own: [
      'I’m [taller: tall] than most people in my family.',
      'My best friend is [funnier/less funny: funny] than me.',
    ],
  },
  body: {
    facts: [
      'Leg muscles are usually [stronger: strong] than arm muscles.',
      'A little finger isn’t [as thick as: as / thick] a thumb.',
    ],
    wrong: {
      said: 'A child’s hands are [bigger: big] than an adult’s hands.',
      right: 'A child’s hands are smaller than an adult’s hands.',
    },
    question: 'Are your feet [colder: cold] than your hands at the moment?',
    own: [
      'My hair is [shorter: short] than it was last year.',
      'I’m [more tired/less tired: tired] in winter than in summer.',
    ],
  },
  food: {
    facts: ['Honey is [sweeter: sweet] than milk.', 'Sweets aren’t [as healthy as: as / healthy] fresh fruit.'],
    wrong: {
      said: 'Raw potatoes are [softer: soft] than cooked potatoes.',
      right: 'Cooked potatoes are softer than raw ones.',
    },
    question: 'Is your lunch usually [bigger: big] than your dinner?',
    own: [
      'I’m [hungrier/less hungry: hungry] in the evening than at lunchtime.',
      'My cooking is [better: good] than my singing.',
    ],
  },
  home: {
    facts: ['A castle is [larger: large] than a normal house.', 'A wooden chair isn’t [as soft as: as / soft] a sofa.'],
    wrong: {
      said: 'The inside of a fridge is [warmer: warm] than the kitchen.',
      right: 'The inside of a fridge is colder than the kitchen.',
    },
    question: 'Is your kitchen [tidier/less tidy: tidy] than your bedroom?',
    own: [
      'My room is [darker: dark] than the kitchen at home.',
      'My bed is [more comfortable/less comfortable: comfortable] than a sofa.',
    ],
  },
  clothes: {
    facts: [
      'A winter coat is [thicker: thick] than a T-shirt.',
      'Old shoes aren’t usually [as clean as: as / clean] new shoes.',
    ],
    wrong: {
      said: 'A wet coat is [lighter: light] than a dry one.',
      right: 'A wet coat is heavier than a dry one.',
    },
    question: 'Are your shoes [newer: new] than your bag?',
    own: [
      'My clothes are [more colourful/less colourful: colourful] than my friends’ clothes.',
      'My trainers are [dirtier/less dirty: dirty] than my jacket.',
    ],
  },
  school: {
    facts: [
      'A notebook is usually [thinner: thin] than a dictionary.',
      'The English alphabet isn’t [as long as: as / long] the Russian alphabet.',
    ],
    wrong: {
      said: 'Learning a language is [quicker: quick] than learning a word.',
      right: 'Learning a word is quicker than learning a language.',
    },
    question: 'Is maths [easier/less easy: easy] for you than English?',
    own: [
      'My spelling is [worse: bad] than my speaking.',
      'My lessons are [more interesting/less interesting: interesting] on Fridays than on Mondays.',
    ],
  },
  work: {
    facts: [
      'A doctor’s training is [longer: long] than a waiter’s training.',
      'A teacher’s job isn’t [as dangerous as: as / dangerous] a firefighter’s job.',
    ],
    wrong: {
      said: 'A farmer’s boots are usually [cleaner: clean] than an office worker’s shoes.',
      right: 'An office worker’s shoes are usually cleaner than a farmer’s boots.',
    },
    question: 'Are you [busier/less busy: busy] on Mondays than on Fridays?',
    own: [
      'I’m [lazier/less lazy: lazy] after lunch than in the morning.',
      'My dream job is [more exciting/less exciting: exciting] than office work.',
    ],
  },
  travel: {
    facts: ['Planes are [faster: fast] than trains.', 'A bicycle isn’t [as noisy as: as / noisy] a motorbike.'],
    wrong: {
      said: 'The journey from London to Paris is [longer: long] than the journey to Tokyo.',
      right: 'The journey from London to Tokyo is longer than the journey to Paris.',
    },
    question: 'Is your journey to this class [shorter: short] than twenty minutes?',
    own: [
      'I’m [happier/less happy: happy] on a train than on a bus.',
      'My town is [nearer: near] to the sea than to the mountains.',
    ],
  },
  town: {
    facts: ['A city is [bigger: big] than a village.', 'New York isn’t [as old as: as / old] Rome.'],
    wrong: {
      said: 'A motorway is [narrower/more narrow: narrow] than a path in a park.',
      right: 'A motorway is wider than a path in a park.',
    },
    question: 'Is the centre of your town [cleaner/less clean: clean] than your street?',
    own: [
      'My street is [safer/less safe: safe] than the main road.',
      'My town is [more modern/less modern: modern] than other towns near here.',
    ],
  },
  nature: {
    facts: ['Mountains are [higher: high] than hills.', 'Lakes aren’t [as large as: as / large] oceans.'],
    wrong: {
      said: 'In Europe, winter nights are [shorter: short] than summer nights.',
      right: 'In Europe, winter nights are longer than summer nights.',
    },
    question: 'Are you [more active/less active: active] in summer than in winter?',
    own: [
      'I’m [braver/less brave: brave] than my friends in a storm.',
      'My town is [windier/less windy: windy] in autumn than in spring.',
    ],
  },
  animals: {
    facts: ['An elephant is [heavier: heavy] than a horse.', 'A pet cat isn’t [as wild as: as / wild] a lion.'],
    wrong: {
      said: 'A giraffe’s neck is [shorter: short] than a horse’s neck.',
      right: 'A giraffe’s neck is longer than a horse’s neck.',
    },
    question: 'Are snakes [more frightening/less frightening: frightening] for you than spiders?',
    own: [
      'My favourite animal is [bigger: big] than me.',
      'I’m [more relaxed/less relaxed: relaxed] with cats than with dogs.',
    ],
  },
  time: {
    facts: ['A minute is [shorter: short] than an hour.', 'February isn’t [as long as: as / long] March.'],
    wrong: {
      said: 'Breakfast is usually [later: late] than lunch.',
      right: 'Breakfast is usually earlier than lunch.',
    },
    question: 'Are you [slower: slow] in the morning than in the evening?',
    own: [
      'My Saturdays are [more boring/less boring: boring] than my Sundays.',
      'My watch is [older: old] than my phone.',
    ],
  },
  sport: {
    facts: [
      'A tennis ball is [smaller: small] than a football.',
      'A slow walk isn’t [as tiring as: as / tiring] a fast run.',
    ],
    wrong: {
      said: 'A marathon is [easier: easy] than a short run in the park.',
      right: 'A marathon is harder than a short run in the park.',
    },
    question: 'Are you [better: good] at swimming than at running?',
    own: [
      'I’m [stronger/less strong: strong] than I was last year.',
      'My favourite sport is [cheaper: cheap] than skiing.',
    ],
  },
  feelings: {
    facts: ['A smile is [nicer: nice] than an angry look.', 'Bad news isn’t [as welcome as: as / welcome] good news.'],
    wrong: {
      said: 'People are usually [sadder: sad] on holiday than at work.',
      right: 'People are usually happier on holiday than at work.',
    },
    question: 'Are you [more patient/less patient: patient] than your friends?',
    own: [
      'I’m [more nervous/less nervous: nervous] before a party than before a test.',
      'My friends are [more serious/less serious: serious] than me.',
    ],
  },
  communication: {
    facts: [
      'An email is [quicker: quick] than a letter.',
      'Yesterday’s news isn’t [as new as: as / new] today’s news.',
    ],
    wrong: {
      said: 'Whispering is [louder: loud] than shouting.',
      right: 'Shouting is louder than whispering.',
    },
    question: 'Are your messages [longer: long] than your friends’ messages?',
    own: [
      'I’m [more polite/politer/less polite: polite] in emails than in messages.',
      'My written English is [better: good] than my spoken English.',
    ],
  },
  technology: {
    facts: [
      'Modern computers are [faster: fast] than very old ones.',
      'A pencil isn’t [as complicated as: as / complicated] a computer.',
    ],
    wrong: {
      said: 'A phone screen is [wider: wide] than a cinema screen.',
      right: 'A cinema screen is wider than a phone screen.',
    },
    question: 'Are you [quicker: quick] with a keyboard than with a pen?',
    own: [
      'My phone is [older: old] than my shoes.',
      'I’m [more careful/less careful: careful] with my phone than with my bag.',
    ],
  },
  shopping: {
    facts: [
      'Gold is [more expensive: expensive] than silver.',
      'A village shop isn’t [as big as: as / big] a shopping centre.',
    ],
    wrong: {
      said: 'A new car is [cheaper: cheap] than a new bicycle.',
      right: 'A new car is more expensive than a new bicycle.',
    },
    question: 'Is online shopping [easier/less easy: easy] for you than shopping in town?',
    own: [
      'I’m [faster: fast] in a shoe shop than in a bookshop.',
      'My favourite shop is [smaller: small] than a supermarket.',
    ],
  },
  society: {
    facts: [
      'The population of China is [larger: large] than the population of Spain.',
      'Life today isn’t [as hard as: as / hard] life in the Stone Age.',
    ],
    wrong: {
      said: 'Shouting at people is [more polite/politer: polite] than saying “please”.',
      right: 'Saying “please” is more polite than shouting at people.',
    },
    question: 'Is life in your town [more expensive/less expensive: expensive] than in a village?',
    own: [
      'My neighbours are [quieter/more quiet/less quiet: quiet] than my family.',
      'I’m [more helpful/less helpful: helpful] in class than at home.',
    ],
  },
  science: {
    facts: ['The sun is [hotter: hot] than the moon.', 'Sound isn’t [as fast as: as / fast] light.'],
    wrong: {
      said: 'Iron is [lighter: light] than wood.',
      right: 'Iron is heavier than wood.',
    },
    question: 'Are stars [more interesting/less interesting: interesting] for you than plants?',
    own: [
      'I’m [more curious/less curious: curious] about space than about the sea.',
      'I’m [better: good] at science than at sport.',
    ],
  },
  arts: {
    facts: ['A piano is [heavier: heavy] than a guitar.', 'A short story isn’t [as long as: as / long] a novel.'],
    wrong: {
      said: 'The cinema is [older: old] than the theatre.',
      right: 'The theatre is older than the cinema.',
    },
    question: 'Are books [more relaxing/less relaxing: relaxing] for you than films?',
    own: [
      'I’m [more creative/less creative: creative] with words than with colours.',
      'My favourite song is [slower: slow] than most pop songs.',
    ],
  },
  thinking: {
    facts: [
      'Two heads are [better: good] than one.',
      'A wrong answer isn’t [as useful as: as / useful] the right answer.',
    ],
    wrong: {
      said: 'Adding two numbers is [harder: hard] than writing a book.',
      right: 'Adding two numbers is easier than writing a book.',
    },
    question: 'Is your memory for faces [better: good] than your memory for names?',
    own: [
      'My ideas are [clearer/less clear: clear] in the morning than at night.',
      'I’m [more practical/less practical: practical] than my friends.',
    ],
  },
};
