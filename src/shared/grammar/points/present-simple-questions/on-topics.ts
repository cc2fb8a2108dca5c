import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: ['Babies [don’t read: not / read] newspapers.', 'A new baby [doesn’t know: not / know] its name.'],
    wrong: {
      said: 'Good friends [don’t listen: not / listen] to you.',
      right: 'Good friends listen to you, and they don’t laugh at you.',
    },
    question: 'Who [do you talk: you / talk] to every day?',
    own: [
      'I [don’t know: not / know] all my neighbours.',
      'My best friend [doesn’t speak: not / speak] English at home.',
    ],
  },
  body: {
    facts: ['Your heart [doesn’t stop: not / stop] at night.', 'We [don’t see: not / see] with our ears.'],
    wrong: {
      said: 'Children [don’t need: not / need] sleep.',
      right: 'Children need sleep: their bodies don’t grow well without it.',
    },
    question: 'Which hand [do you usually write: you / usually / write] with?',
    own: [
      'I [don’t sleep: not / sleep] well on Sunday nights.',
      'My hair [doesn’t look: not / look] nice in the morning.',
    ],
  },
  food: {
    facts: ['Bananas [don’t grow: not / grow] under the ground.', 'Tea [doesn’t come: not / come] from animals.'],
    wrong: {
      said: 'Honey [doesn’t taste: not / taste] sweet.',
      right: 'Honey tastes very sweet, so it doesn’t need any sugar.',
    },
    question: 'What [do you eat: you / eat] for lunch on Sundays?',
    own: ['I [don’t like: not / like] cheese.', 'I [don’t cook: not / cook] every day.'],
  },
  home: {
    facts: [
      'A chair [doesn’t walk: not / walk] on its four legs.',
      'We [don’t keep: not / keep] ice cream in a hot oven.',
    ],
    wrong: {
      said: 'A fridge [doesn’t keep: not / keep] food cold.',
      right: 'A fridge keeps food cold, but it doesn’t cook it.',
    },
    question: 'Which room [do you like: you / like] best in your home?',
    own: [
      'I [don’t clean: not / clean] my room every week.',
      'My bedroom door [doesn’t close: not / close] very well.',
    ],
  },
  clothes: {
    facts: ['A hat [doesn’t go: not / go] on your feet.', 'A T-shirt [doesn’t keep: not / keep] you warm in the snow.'],
    wrong: {
      said: 'Children’s feet [don’t grow: not / grow].',
      right: 'Children’s feet grow, so they don’t wear the same shoes for years.',
    },
    question: 'What colours [do you usually wear: you / usually / wear] in summer?',
    own: ['I [don’t need: not / need] any new shoes this year.', 'My favourite jeans [don’t fit: not / fit] me now.'],
  },
  school: {
    facts: ['In the alphabet, A [doesn’t come: not / come] after B.', 'Teachers [don’t know: not / know] everything.'],
    wrong: {
      said: 'Good teachers [don’t answer: not / answer] questions.',
      right: 'Good teachers answer questions, and they don’t get angry.',
    },
    question: 'How [do you learn: you / learn] new English words?',
    own: [
      'I [don’t write: not / write] in my school books.',
      'My lessons [don’t start: not / start] before nine o’clock.',
    ],
  },
  work: {
    facts: ['Pilots [don’t fly: not / fly] buses.', 'A taxi driver [doesn’t sit: not / sit] in the back of the car.'],
    wrong: {
      said: 'Waiters [don’t bring: not / bring] the food to the table.',
      right: 'Waiters bring the food, but they don’t cook it.',
    },
    question: 'Which jobs [do you find: you / find] interesting?',
    own: ['I [don’t want: not / want] a job in an office.', 'I [don’t work: not / work] at weekends.'],
  },
  travel: {
    facts: [
      'Trains [don’t travel: not / travel] under the sea to America.',
      'A bicycle [doesn’t use: not / use] petrol.',
    ],
    wrong: {
      said: 'A plane [doesn’t go: not / go] faster than a bus.',
      right: 'A plane goes faster than a bus, but it doesn’t stop in every town.',
    },
    question: 'How [do you usually come: you / usually / come] to your English lessons?',
    own: ['I [don’t read: not / read] on the bus.', 'I [don’t feel: not / feel] well on boats.'],
  },
  town: {
    facts: [
      'Big hospitals [don’t close: not / close] at night.',
      'A small village [doesn’t need: not / need] a big airport.',
    ],
    wrong: {
      said: 'Cars [don’t stop: not / stop] at a red light.',
      right: 'Cars stop at a red light, but they don’t wait at a green one.',
    },
    question: 'Where [do you usually meet: you / usually / meet] your friends?',
    own: [
      'I [don’t know: not / know] all the streets in my town.',
      'My bus [doesn’t come: not / come] on time every day.',
    ],
  },
  nature: {
    facts: ['Rivers [don’t run: not / run] up mountains.', 'Snow [doesn’t feel: not / feel] warm.'],
    wrong: {
      said: 'Plants [don’t need: not / need] water.',
      right: 'Plants need water: they don’t live long without it.',
    },
    question: 'What [do you do: you / do] at home when it rains?',
    own: ['I [don’t go: not / go] for walks in the rain.', 'I [don’t swim: not / swim] in cold lakes.'],
  },
  animals: {
    facts: ['Elephants [don’t eat: not / eat] meat.', 'A snake [doesn’t walk: not / walk] on four legs.'],
    wrong: {
      said: 'Dogs [don’t understand: not / understand] any words.',
      right: 'Dogs understand some words, but they don’t speak.',
    },
    question: 'Which birds [do you often hear: you / often / hear] near your home?',
    own: ['I [don’t touch: not / touch] dogs in the street.', 'I [don’t keep: not / keep] any pets at home.'],
  },
  time: {
    facts: [
      'Ten and ten [don’t make/doesn’t make: not / make] thirty.',
      'A new day [doesn’t start: not / start] at lunchtime.',
    ],
    wrong: {
      said: 'A week [doesn’t last: not / last] seven days.',
      right: 'A week lasts seven days: it doesn’t last ten.',
    },
    question: 'What time [do you get up: you / get up] on Saturdays?',
    own: [
      'I [don’t go: not / go] to bed before ten o’clock.',
      'My phone [doesn’t wake: not / wake] me up in the morning.',
    ],
  },
  sport: {
    facts: [
      'Tennis players [don’t kick: not / kick] the ball.',
      'A football match [doesn’t finish: not / finish] after ten minutes.',
    ],
    wrong: {
      said: 'In football, the players in a team [don’t help: not / help] each other.',
      right: 'In football, the players help each other: they don’t play alone.',
    },
    question: 'Which games [do you play: you / play] with your friends at weekends?',
    own: ['I [don’t run: not / run] very fast.', 'I [don’t watch: not / watch] football matches.'],
  },
  feelings: {
    facts: ['Happy people [don’t cry: not / cry] all day.', 'A shy child [doesn’t talk: not / talk] to everybody.'],
    wrong: {
      said: 'Funny stories [don’t make: not / make] people laugh.',
      right: 'Funny stories make people laugh: they don’t make people angry.',
    },
    question: 'When [do you feel: you / feel] really happy?',
    own: ['I [don’t worry: not / worry] about English tests.', 'I [don’t get: not / get] angry very often.'],
  },
  communication: {
    facts: ['Letters by post [don’t arrive: not / arrive] in one minute.', 'A radio [doesn’t show: not / show] films.'],
    wrong: {
      said: 'An email [doesn’t need: not / need] an address.',
      right: 'An email needs an address, but it doesn’t need a stamp.',
    },
    question: 'How many messages [do you send: you / send] every day?',
    own: ['I [don’t answer: not / answer] my phone at dinner.', 'I [don’t write: not / write] postcards on holiday.'],
  },
  technology: {
    facts: ['Robots [don’t eat: not / eat] breakfast.', 'A computer [doesn’t get: not / get] tired.'],
    wrong: {
      said: 'Smartphones [don’t take: not / take] photos.',
      right: 'Smartphones take photos, but they don’t make coffee.',
    },
    question: 'How often [do you use: you / use] a computer?',
    own: ['I [don’t look: not / look] at a screen before breakfast.', 'My phone [doesn’t ring: not / ring] every day.'],
  },
  shopping: {
    facts: ['Supermarkets [don’t sell: not / sell] houses.', 'Most small shops [don’t open: not / open] at midnight.'],
    wrong: {
      said: 'A new car [doesn’t cost: not / cost] a lot of money.',
      right: 'A new car costs a lot of money, but a pencil doesn’t cost much.',
    },
    question: 'Where [do you usually buy: you / usually / buy] fruit?',
    own: ['I [don’t enjoy: not / enjoy] shopping.', 'I [don’t pay: not / pay] with my phone.'],
  },
  society: {
    facts: [
      'In many countries, people [don’t drive: not / drive] on the left.',
      'A polite person [doesn’t shout: not / shout] in a library.',
    ],
    wrong: {
      said: 'A big town [doesn’t need: not / need] any rules.',
      right: 'A big town needs rules, because people don’t always agree.',
    },
    question: 'What [do people do: people / do] at New Year in your country?',
    own: [
      'I [don’t agree: not / agree] with all the rules at my school.',
      'My neighbours [don’t make: not / make] a lot of noise.',
    ],
  },
  science: {
    facts: ['The sun [doesn’t go: not / go] round the earth.', 'People [don’t live: not / live] on the sun.'],
    wrong: {
      said: 'The moon [doesn’t move: not / move].',
      right: 'The moon moves round the earth: it doesn’t stay in one place.',
    },
    question: 'What [do you want: you / want] to know about the stars?',
    own: [
      'I [don’t think: not / think] about space very often.',
      'I [don’t know: not / know] the names of all the planets.',
    ],
  },
  arts: {
    facts: ['A piano [doesn’t fit: not / fit] in a school bag.', 'Most films [don’t last: not / last] five hours.'],
    wrong: {
      said: 'Good musicians [don’t practise: not / practise] very often.',
      right: 'Good musicians practise a lot: they don’t play well without it.',
    },
    question: 'What music [do you listen: you / listen] to at home?',
    own: ['I [don’t dance: not / dance] at parties.', 'I [don’t sing: not / sing] in the shower.'],
  },
  thinking: {
    facts: [
      'People [don’t remember: not / remember] their first birthday.',
      'A book [doesn’t think: not / think] for you.',
    ],
    wrong: {
      said: 'Clever people [don’t ask: not / ask] any questions.',
      right: 'Clever people ask questions when they don’t understand.',
    },
    question: 'Where [do you get: you / get] your best ideas?',
    own: [
      'I [don’t forget: not / forget] people’s names.',
      'I [don’t believe: not / believe] everything on the internet.',
    ],
  },
};
