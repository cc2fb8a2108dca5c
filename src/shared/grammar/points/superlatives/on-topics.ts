import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'A new baby is [the youngest: young] person in a family.',
      'Small children aren’t [the tallest: tall] people in a family.',
    ],
    wrong: {
      said: 'Teenagers are [the oldest: old] people in the world.',
      right: 'The oldest people in the world are more than a hundred.',
    },
    question: 'Who is [the kindest: kind] person that you know?',
    own: ['I’m [the shortest: short] person in my family.', 'My [oldest: old] friend lives in another town.'],
  },
  body: {
    facts: [
      'Inside your ears are [the smallest: small] bones in your body.',
      'The heart isn’t [the heaviest: heavy] part of the body.',
    ],
    wrong: {
      said: 'The thumb is usually [the longest: long] finger on a hand.',
      right: 'The middle finger is usually the longest finger on a hand.',
    },
    question: 'What is [the healthiest/the most healthy/the least healthy: healthy] thing that you do every week?',
    own: [
      'I have [the longest: long] hair in my family.',
      'In winter, my feet are [the coldest: cold] part of my body.',
    ],
  },
  food: {
    facts: [
      'Water is [the most important: important] drink in the world.',
      'Lemons aren’t [the sweetest: sweet] fruit in the world.',
    ],
    wrong: {
      said: 'The strawberry is [the largest: large] fruit in the world.',
      right: 'The strawberry is one of the smallest fruits in a supermarket.',
    },
    question: 'What is [the strangest: strange] food that you have ever eaten?',
    own: [
      'I’m usually [the slowest: slow] eater at the table.',
      'Breakfast is usually [the smallest: small] meal of my day.',
    ],
  },
  home: {
    facts: [
      'The bed is usually [the softest: soft] place in a bedroom.',
      'The bathroom isn’t usually [the largest: large] room in a home.',
    ],
    wrong: {
      said: 'The fridge is [the hottest: hot] place in a kitchen.',
      right: 'The oven is the hottest place in a kitchen.',
    },
    question: 'Which is [the noisiest/the least noisy: noisy] room in your home?',
    own: [
      'I have [the smallest: small] room in our home.',
      'The kitchen is [the tidiest/the least tidy: tidy] room in my home.',
    ],
  },
  clothes: {
    facts: [
      'On a snowy day, a thick coat is [the best: good] thing to wear.',
      'Heavy boots aren’t [the easiest: easy] shoes to run in.',
    ],
    wrong: {
      said: 'Socks are usually [the most expensive: expensive] clothes in a shop.',
      right: 'Socks are usually the cheapest clothes in a shop.',
    },
    question: 'What is [the oldest: old] thing that you are wearing today?',
    own: ['My [warmest: warm] jacket is black.', 'I’m wearing [the brightest: bright] colours in the room today.'],
  },
  school: {
    facts: [
      'E is [the most common/the commonest: common] letter in English.',
      'A dictionary isn’t usually [the thinnest: thin] book in a classroom.',
    ],
    wrong: {
      said: 'The last question in a test is always [the easiest: easy].',
      right: 'The last question in a test is often the hardest.',
    },
    question: 'What is [the most useful/the least useful: useful] English word that you know?',
    own: ['My [best: good] subject is maths.', 'My English book is [the thickest: thick] book in my bag.'],
  },
  work: {
    facts: [
      'In a restaurant, the kitchen is usually [the hottest: hot] room.',
      'A firefighter’s job isn’t [the safest: safe] job in the world.',
    ],
    wrong: {
      said: 'Farmers have some of [the shortest: short] working days.',
      right: 'Farmers have some of the longest working days.',
    },
    question: 'What is [the best: good] job in the world for you?',
    own: [
      'I want [the most exciting/the least exciting: exciting] job in the world.',
      'My [hardest: hard] day of the week is Monday.',
    ],
  },
  travel: {
    facts: [
      'Flying is [the fastest: fast] way to get from London to Tokyo.',
      'Walking isn’t [the quickest: quick] way to make a long journey.',
    ],
    wrong: {
      said: 'A taxi is [the cheapest: cheap] way to cross a city.',
      right: 'Walking is the cheapest way to cross a city.',
    },
    question: 'What is [the longest: long] journey that you have ever made?',
    own: ['My [best: good] trip was by train.', 'I usually carry [the heaviest: heavy] bag on family trips.'],
  },
  town: {
    facts: [
      'Tokyo is one of [the biggest: big] cities in the world.',
      'An airport isn’t [the quietest/the most quiet: quiet] place near a city.',
    ],
    wrong: {
      said: 'London is [the newest: new] city in Britain.',
      right: 'London is one of the oldest cities in Britain.',
    },
    question: 'What is [the most beautiful/the least beautiful: beautiful] place in your town?',
    own: ['I live in [the oldest: old] part of my town.', 'My building is [the tallest: tall] in my street.'],
  },
  nature: {
    facts: [
      'The Pacific is [the largest: large] ocean in the world.',
      'Deserts aren’t [the wettest: wet] places on earth.',
    ],
    wrong: {
      said: 'The North Pole is [the hottest: hot] place on earth.',
      right: 'The North Pole is one of the coldest places on earth.',
    },
    question: 'What is [the worst: bad] kind of weather for you?',
    own: [
      'I live near [the longest: long] river in my country.',
      'My birthday is in [the coldest: cold] month of the year.',
    ],
  },
  animals: {
    facts: [
      'The blue whale is [the largest: large] animal in the world.',
      'The horse isn’t [the fastest: fast] animal on land.',
    ],
    wrong: {
      said: 'The elephant is [the tallest: tall] animal in the world.',
      right: 'The giraffe is the tallest animal in the world.',
    },
    question: 'What is [the biggest: big] animal that you have ever seen?',
    own: [
      'My neighbour has [the loudest: loud] dog in the street.',
      'When there is a spider, I’m [the bravest: brave] person in the room.',
    ],
  },
  time: {
    facts: [
      'February is [the shortest: short] month of the year.',
      'A million isn’t [the largest: large] number in the world.',
    ],
    wrong: {
      said: 'In Europe, December has [the longest: long] days of the year.',
      right: 'In Europe, June has the longest days of the year.',
    },
    question: 'Which is [the busiest/the least busy: busy] day of your week?',
    own: [
      'I think Saturday is [the best: good] day of the week.',
      'My [quietest/most quiet/least quiet: quiet] time of the day is the morning.',
    ],
  },
  sport: {
    facts: [
      'Football is [the most popular: popular] sport in the world.',
      'A football isn’t [the smallest: small] ball in sport.',
    ],
    wrong: {
      said: 'The 100 metres is one of [the longest: long] races at the Olympics.',
      right: 'The 100 metres is one of the shortest races at the Olympics.',
    },
    question: 'What is [the most relaxing/the least relaxing: relaxing] thing that you do at weekends?',
    own: ['Of all my friends, I’m [the best: good] swimmer.', 'My [worst: bad] sport is tennis.'],
  },
  feelings: {
    facts: [
      'A smile is [the easiest: easy] way to look friendly.',
      'For most students, a test isn’t [the happiest: happy] part of the week.',
    ],
    wrong: {
      said: 'Angry people are [the nicest: nice] people to talk to.',
      right: 'Friendly people are the nicest people to talk to.',
    },
    question: 'What was [the funniest/the least funny: funny] moment of your week?',
    own: [
      'I’m [the calmest/the most calm/the least calm: calm] person in my family.',
      'My best friend is [the most cheerful/the least cheerful: cheerful] person that I know.',
    ],
  },
  communication: {
    facts: [
      'English is one of [the most important: important] languages in the world.',
      'The letter isn’t [the newest: new] way to send news.',
    ],
    wrong: {
      said: 'Shouting is [the most polite/the politest: polite] way to ask for help.',
      right: 'Saying “please” is the most polite way to ask for help.',
    },
    question: 'Who sends you [the longest: long] messages?',
    own: ['I tell [the worst: bad] jokes in my class.', 'My [shortest: short] message today was only one word.'],
  },
  technology: {
    facts: [
      'The computer is one of [the greatest: great] inventions of all time.',
      'A robot isn’t [the simplest/the most simple: simple] machine in the world.',
    ],
    wrong: {
      said: 'The smartphone is [the oldest: old] kind of phone.',
      right: 'The smartphone is the newest kind of phone.',
    },
    question: 'What is [the cleverest/the most clever/the least clever: clever] machine in your home?',
    own: [
      'I have [the slowest: slow] phone in my family.',
      'My phone is [the most important/the least important: important] thing in my bag.',
    ],
  },
  shopping: {
    facts: [
      'A house is often [the most expensive: expensive] thing that people buy.',
      'Gold isn’t [the cheapest: cheap] metal in the world.',
    ],
    wrong: {
      said: 'A village shop has [the widest: wide] choice of food.',
      right: 'A big supermarket has the widest choice of food.',
    },
    question: 'Which shop near you is [the friendliest/the most friendly/the least friendly: friendly]?',
    own: [
      'I always look for [the lowest: low] price.',
      'I think shopping is [the most boring/the least boring: boring] thing in the world.',
    ],
  },
  society: {
    facts: [
      'Russia is [the biggest: big] country in the world.',
      'The middle of the road isn’t [the safest: safe] place to walk.',
    ],
    wrong: {
      said: 'Canada is one of [the smallest: small] countries in the world.',
      right: 'Canada is one of the biggest countries in the world.',
    },
    question: 'What is [the strictest: strict] rule at your school or work?',
    own: [
      'I think my town has [the cleanest: clean] streets in the country.',
      'My neighbours are [the nicest: nice] people in our street.',
    ],
  },
  science: {
    facts: [
      'Jupiter is [the biggest: big] planet that goes round our sun.',
      'The earth isn’t [the hottest: hot] of all the planets.',
    ],
    wrong: {
      said: 'Mars is [the nearest: near] planet to the sun.',
      right: 'Mercury is the nearest planet to the sun.',
    },
    question: 'What is [the most interesting/the least interesting: interesting] thing that you know about space?',
    own: [
      'I think science is [the most difficult/the least difficult: difficult] subject at school.',
      'My [biggest: big] dream is a trip into space.',
    ],
  },
  arts: {
    facts: [
      'The Mona Lisa is one of [the most famous: famous] paintings in the world.',
      'A piano isn’t [the lightest: light] instrument to carry.',
    ],
    wrong: {
      said: 'The violin is [the biggest: big] instrument in an orchestra.',
      right: 'The violin is one of the smallest instruments in an orchestra.',
    },
    question: 'What is [the best: good] book that you have ever read?',
    own: [
      'I’m [the loudest: loud] singer in my family.',
      'My favourite song is one of [the oldest: old] songs that I know.',
    ],
  },
  thinking: {
    facts: [
      'Asking is usually [the quickest: quick] way to get an answer.',
      'The first idea isn’t always [the best: good] one.',
    ],
    wrong: {
      said: 'The loudest person in a group is always [the cleverest/the most clever: clever].',
      right: 'The loudest person in a group isn’t always the cleverest.',
    },
    question: 'For you, what is [the hardest: hard] thing to remember?',
    own: ['I have [the worst: bad] memory of all the people that I know.', 'My [craziest: crazy] ideas come at night.'],
  },
};
