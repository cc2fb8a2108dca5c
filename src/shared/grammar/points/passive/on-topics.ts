import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'Babies’ names [are usually chosen: usually / choose] by adults.',
      'Babies [aren’t sent: not / send] to work in the morning.',
    ],
    wrong: {
      said: 'Very young babies [are normally fed: normally / feed] on hamburgers.',
      right: 'Very young babies are normally fed on milk.',
    },
    question: 'What [are you usually called: you / usually / call] by your friends?',
    own: [
      'I [was named/am named: name] after somebody in my family.',
      'I [am often asked: often / ask] how to spell my name.',
    ],
  },
  body: {
    facts: [
      'Every minute, blood [is pumped: pump] round the body by the heart.',
      'Our bodies [aren’t made: not / make] of metal.',
    ],
    wrong: {
      said: 'Our ears [are used: use] for smelling.',
      right: 'Our noses are used for smelling, and our ears are used for hearing.',
    },
    question: 'How often [is your hair cut: your hair / cut]?',
    own: ['My hair [was washed: wash] yesterday evening.', 'I [was kept: keep] awake by a noise last night.'],
  },
  food: {
    facts: [
      'Bread [is usually made: usually / make] from flour and water.',
      'Soup [isn’t eaten: not / eat] with a fork.',
    ],
    wrong: { said: 'Cheese [is produced: produce] from apples.', right: 'Cheese is produced from milk.' },
    question: 'What [is usually served: usually / serve] at birthday parties where you live?',
    own: [
      'My breakfast [was prepared: prepare] by somebody else yesterday.',
      'I [was given: give] too much food at my last party.',
    ],
  },
  home: {
    facts: [
      'Dirty plates [are washed: wash] in the sink or in the dishwasher.',
      'Fridges [aren’t used: not / use] for drying clothes.',
    ],
    wrong: {
      said: 'Fresh milk [is normally kept: normally / keep] in the wardrobe.',
      right: 'Fresh milk is normally kept in the fridge.',
    },
    question: 'Which room [is cleaned: clean] most often in your home?',
    own: ['My room [was painted: paint] last year.', 'My bed [isn’t always made: not / always / make] in the morning.'],
  },
  clothes: {
    facts: [
      'Warm jumpers [are often knitted: often / knit] from wool.',
      'Gloves [aren’t worn: not / wear] on the feet.',
    ],
    wrong: {
      said: 'Swimming costumes [are designed: design] for cold winter days.',
      right: 'Swimming costumes are designed for days at the beach or the pool.',
    },
    question: 'Where [were your shoes made/are your shoes made: your shoes / make]?',
    own: ['My favourite T-shirt [was washed: wash] last weekend.', 'My clothes [are always ironed: always / iron].'],
  },
  school: {
    facts: [
      'In primary schools, children [are taught: teach] to read.',
      'Students [aren’t paid: not / pay] for their homework.',
    ],
    wrong: {
      said: 'Homework [is usually done: usually / do] by the teachers.',
      right: 'Homework is usually done by the students.',
    },
    question: 'What [were you told: you / tell] to do in your last lesson?',
    own: [
      'I [was asked: ask] a difficult question in my last lesson.',
      'My homework [was checked: check] by a teacher last week.',
    ],
  },
  work: {
    facts: ['Sick animals [are treated: treat] by vets.', 'Hair [isn’t cut: not / cut] by dentists.'],
    wrong: {
      said: 'Bread [is usually baked: usually / bake] by butchers.',
      right: 'Bread is usually baked by bakers.',
    },
    question: 'What work [is done: do] by machines in your home?',
    own: ['I [was offered: offer] a job last year.', 'I [was chosen: choose] for an important task last month.'],
  },
  travel: {
    facts: [
      'Ships [are used: use] for carrying heavy things across the sea.',
      'Buses [aren’t driven: not / drive] by the passengers.',
    ],
    wrong: {
      said: 'Passports [are normally checked: normally / check] at the bus stop.',
      right: 'Passports are normally checked at the airport.',
    },
    question: 'Where [was your favourite photo taken: your favourite photo / take]?',
    own: ['My bike [was repaired: repair] last month.', 'My bag [was searched: search] at an airport last year.'],
  },
  town: {
    facts: [
      'Big cities [are visited: visit] by many tourists every year.',
      'Street lights [aren’t needed: not / need] in bright sunshine.',
    ],
    wrong: {
      said: 'The Eiffel Tower [was built: build] in 2005.',
      right: 'The Eiffel Tower was built in the nineteenth century.',
    },
    question: 'What [is your town known: your town / know] for today?',
    own: ['My street [is cleaned: clean] every week.', 'I [was stopped: stop] by a tourist in the street last week.'],
  },
  nature: {
    facts: [
      'Many seeds [are carried: carry] from place to place by the wind.',
      'Deserts [aren’t covered: not / cover] with thick forests.',
    ],
    wrong: { said: 'Rainbows [are caused: cause] by strong wind.', right: 'Rainbows are caused by sunlight and rain.' },
    question: 'Which plants [are grown: grow] near your home?',
    own: ['I [was caught: catch] in the rain last week.', 'I [was burnt/was burned: burn] by the sun last summer.'],
  },
  animals: {
    facts: ['Honey [is produced: produce] by bees.', 'Elephants [aren’t kept: not / keep] in small flats.'],
    wrong: {
      said: 'Wild lions [are found: find] in South America.',
      right: 'Wild lions are found in Africa and India.',
    },
    question: 'Which animals [are often seen: often / see] near your home?',
    own: ['I [was bitten: bite] by an insect last summer.', 'I [was followed: follow] by a dog last week.'],
  },
  time: {
    facts: ['A year [is divided: divide] into twelve months.', 'Time [isn’t measured: not / measure] in metres.'],
    wrong: {
      said: 'All over the world, the clocks [are changed: change] every week.',
      right: 'In some countries, the clocks are changed twice a year.',
    },
    question: 'What time [is dinner usually eaten: dinner / usually / eat] in your home?',
    own: ['My birthday [is celebrated: celebrate] in summer every year.', 'I [was woken: wake] by an alarm yesterday.'],
  },
  sport: {
    facts: ['Tennis [is played: play] with a small ball.', 'Goals [aren’t scored: not / score] in a swimming race.'],
    wrong: {
      said: 'In basketball, the ball [is kicked: kick] into the net.',
      right: 'In basketball, the ball is thrown into the net.',
    },
    question: 'Which sports [are shown: show] most often on TV where you live?',
    own: [
      'I [was invited: invite] to join a team last year.',
      'My favourite team [was beaten: beat] in its last match.',
    ],
  },
  feelings: {
    facts: [
      'Strong feelings [are often shown: often / show] on our faces.',
      'Shy people [aren’t helped: not / help] by loud laughter.',
    ],
    wrong: {
      said: 'Most people [are cheered: cheer] up by rude words.',
      right: 'Most people are cheered up by kind words.',
    },
    question: 'What [were you frightened: you / frighten] of as a small child?',
    own: ['I [am easily annoyed: easily / annoy] by noise.', 'I [was hugged: hug] by somebody yesterday.'],
  },
  communication: {
    facts: [
      'English [is understood: understand] by many people around the world.',
      'Emails [aren’t delivered: not / deliver] by people on bikes.',
    ],
    wrong: {
      said: 'In Brazil, Spanish [is used: use] as the main language.',
      right: 'In Brazil, Portuguese is used as the main language.',
    },
    question: 'Which languages [are spoken: speak] in your area?',
    own: ['I [was sent: send] a funny message yesterday.', 'I [am often told: often / tell] that I talk too fast.'],
  },
  technology: {
    facts: [
      'Today, photos [are often taken: often / take] with phones.',
      'Phones [aren’t charged: not / charge] with petrol.',
    ],
    wrong: {
      said: 'The internet [was invented: invent] two thousand years ago.',
      right: 'The internet was invented in the twentieth century.',
    },
    question: 'What [is your phone used: your phone / use] for most?',
    own: ['My computer [was switched: switch] off last night.', 'I [was shown: show] a useful app last week.'],
  },
  shopping: {
    facts: [
      'Bread and milk [are sold: sell] in supermarkets.',
      'Fresh fish [isn’t offered: not / offer] in shoe shops.',
    ],
    wrong: {
      said: 'Medicine [is normally bought: normally / buy] at a butcher’s.',
      right: 'Medicine is normally bought at a chemist’s.',
    },
    question: 'Which shops [are visited: visit] most often where you live?',
    own: [
      'My last parcel [was delivered: deliver] late.',
      'My shopping [is usually carried: usually / carry] in a rucksack.',
    ],
  },
  society: {
    facts: [
      'Traffic rules [are learnt/are learned: learn] by everybody who wants to drive.',
      'Smoking [isn’t allowed: not / allow] on planes.',
    ],
    wrong: {
      said: 'Drivers [are fined: fine] when they stop at a red light.',
      right: 'Drivers are fined when they don’t stop at a red light.',
    },
    question: 'What [is forbidden: forbid] in the parks where you live?',
    own: [
      'I [was helped: help] by a stranger last week.',
      'My neighbours [are often invited: often / invite] to my home.',
    ],
  },
  science: {
    facts: ['The Earth [is warmed: warm] by the sun.', 'Gold [isn’t grown: not / grow] in fields.'],
    wrong: { said: 'Water [is turned: turn] into ice by heat.', right: 'Ice is turned into water by heat.' },
    question: 'Which things [are usually recycled: usually / recycle] in your home?',
    own: [
      'I [was fascinated: fascinate] by dinosaurs as a small child.',
      'My old bottles [are always taken: always / take] back to the shop.',
    ],
  },
  arts: {
    facts: [
      '“Hamlet” [was written: write] by Shakespeare more than four hundred years ago.',
      'Films [aren’t watched: not / watch] with closed eyes.',
    ],
    wrong: {
      said: 'The “Mona Lisa” [was painted: paint] by Picasso in 1950.',
      right: 'The “Mona Lisa” was painted by Leonardo da Vinci.',
    },
    question: 'Which stories [were you told: you / tell] as a small child?',
    own: [
      'I [was moved: move] by a sad film last month.',
      'My favourite song [was recorded: record] before I was born.',
    ],
  },
  thinking: {
    facts: [
      'Problems [are often solved: often / solve] by two people together.',
      'Good plans [aren’t usually prepared/usually aren’t prepared: not / usually / prepare] in a great hurry.',
    ],
    wrong: {
      said: 'Mistakes [are only made/are made only: only / make] by beginners.',
      right: 'Mistakes are made by everybody.',
    },
    question: 'When [were you last asked: you / last / ask] for advice?',
    own: [
      'I [am sometimes confused: sometimes / confuse] by long explanations.',
      'My best ideas [are always written: always / write] down in a notebook.',
    ],
  },
};
