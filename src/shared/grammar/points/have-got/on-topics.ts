import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: ['Everybody [has got: have got] a birthday.', 'Babies [haven’t got: not / have got] any grandchildren.'],
    wrong: {
      said: 'All the people in the world [have got: have got] the same name.',
      right: 'People in the world have got many different names.',
    },
    question: '[Have you got: you / have got] a friend in another country?',
    own: ['[I’ve got: I / have got] a very long name.', 'My best friend [hasn’t got: not / have got] a sister.'],
  },
  body: {
    facts: [
      'Everybody [has got: have got] a heart.',
      'People [haven’t got: not / have got] four legs, but horses have.',
    ],
    wrong: {
      said: 'Most people [have got: have got] ten fingers on one hand.',
      right: 'Most people have got five fingers on one hand.',
    },
    question: '[Have you got: you / have got] cold hands today?',
    own: ['[I’ve got: I / have got] brown eyes.', 'I [haven’t got: not / have got] long hair.'],
  },
  food: {
    facts: [
      'An orange [has got: have got] a lot of juice in it.',
      'Water [hasn’t got: not / have got] any sugar in it.',
    ],
    wrong: { said: 'Black coffee [has got: have got] milk in it.', right: 'Black coffee hasn’t got any milk in it.' },
    question: '[Have you got: you / have got] a favourite fruit?',
    own: ['[I’ve got: I / have got] an apple in my bag.', 'I [haven’t got: not / have got] any food with me today.'],
  },
  home: {
    facts: ['Every house [has got: have got] a door.', 'Most houses [haven’t got: not / have got] a hundred rooms.'],
    wrong: {
      said: 'Every bathroom [has got: have got] a bed in it.',
      right: 'A bedroom has got a bed in it, but a bathroom hasn’t.',
    },
    question: '[Has your kitchen got: your kitchen / have got] a big table?',
    own: ['My bedroom [has got: have got] two windows.', 'I [haven’t got: not / have got] a TV in my room.'],
  },
  clothes: {
    facts: [
      'Every pair of jeans [has got: have got] two legs.',
      'A skirt [hasn’t got: not / have got] two legs, but trousers have.',
    ],
    wrong: { said: 'All coats [have got: have got] ten pockets.', right: 'Most coats have got two or three pockets.' },
    question: '[Have you got: you / have got] any yellow clothes?',
    own: ['[I’ve got: I / have got] black shoes on today.', 'My jacket [hasn’t got: not / have got] any pockets.'],
  },
  school: {
    facts: [
      'The word “school” [has got: have got] six letters.',
      'Our classroom [hasn’t got: not / have got] a hundred doors.',
    ],
    wrong: {
      said: 'Most schools [have got: have got] only one student.',
      right: 'Most schools have got a lot of students.',
    },
    question: '[Have you got: you / have got] a pencil with you today?',
    own: ['[I’ve got: I / have got] three pens with me.', 'I [haven’t got: not / have got] any homework for tomorrow.'],
  },
  work: {
    facts: [
      'Every big hospital [has got: have got] a lot of doctors.',
      'Young children [haven’t got: not / have got] an office.',
    ],
    wrong: {
      said: 'Most people [have got: have got] ten jobs.',
      right: 'Most people haven’t got more than one or two jobs.',
    },
    question: '[Have you got: you / have got] a dream job?',
    own: ['[I’ve got: I / have got] a lot of work this week.', 'I [haven’t got: not / have got] a desk at home.'],
  },
  travel: {
    facts: ['A big bus [has got: have got] a lot of seats.', 'A bike [hasn’t got: not / have got] any doors.'],
    wrong: { said: 'Most cars [have got: have got] two wheels.', right: 'Most cars have got four wheels.' },
    question: '[Have you got: you / have got] a bus stop near your home?',
    own: ['[I’ve got: I / have got] a bus ticket in my bag.', 'My best friend [hasn’t got: not / have got] a bike.'],
  },
  town: {
    facts: [
      'A big city [has got: have got] hundreds of streets.',
      'Most villages [haven’t got: not / have got] an airport.',
    ],
    wrong: {
      said: 'Every town in the world [has got: have got] a beach.',
      right: 'Some towns have got a beach, but other towns haven’t.',
    },
    question: '[Has your street got: your street / have got] any shops?',
    own: ['My street [has got: have got] a restaurant.', 'My town [hasn’t got: not / have got] a cinema.'],
  },
  nature: {
    facts: ['The sea [has got: have got] a lot of salt in it.', 'Plants [haven’t got: not / have got] any legs.'],
    wrong: { said: 'Most trees [have got: have got] blue leaves.', right: 'Most trees have got green leaves.' },
    question: '[Have you got: you / have got] any plants at home?',
    own: [
      '[I’ve got: I / have got] a picture of the sea on my phone.',
      'I [haven’t got: not / have got] an umbrella with me today.',
    ],
  },
  animals: {
    facts: ['A spider [has got: have got] eight legs.', 'Snakes [haven’t got: not / have got] any feet.'],
    wrong: { said: 'A bird [has got: have got] four legs.', right: 'A bird has got two legs.' },
    question: '[Have you got: you / have got] a favourite animal?',
    own: ['[I’ve got: I / have got] an animal at home.', 'My best friend [hasn’t got: not / have got] a dog.'],
  },
  time: {
    facts: ['A week [has got: have got] seven days.', 'A day [hasn’t got: not / have got] thirty hours.'],
    wrong: { said: 'An hour [has got: have got] a hundred minutes.', right: 'An hour has got sixty minutes.' },
    question: '[Have you got: you / have got] any plans for tomorrow?',
    own: [
      '[I’ve got: I / have got] a lot of free time on Sundays.',
      'I [haven’t got: not / have got] a watch on today.',
    ],
  },
  sport: {
    facts: ['A football team [has got: have got] eleven players.', 'A ball [hasn’t got: not / have got] any corners.'],
    wrong: { said: 'A football [has got: have got] water in it.', right: 'A football has got air in it.' },
    question: '[Have you got: you / have got] a favourite team?',
    own: ['[I’ve got: I / have got] a ball at home.', 'I [haven’t got: not / have got] a favourite sport.'],
  },
  feelings: {
    facts: [
      'Everybody [has got: have got] good days and bad days.',
      'Tables and chairs [haven’t got: not / have got] any feelings.',
    ],
    wrong: {
      said: 'A sad face [has got: have got] a big smile.',
      right: 'A happy face has got a big smile.',
    },
    question: '[Have you got: you / have got] a reason to smile today?',
    own: [
      '[I’ve got: I / have got] a lot of energy in the morning.',
      'My best friend [has got: have got] a very kind face.',
    ],
  },
  communication: {
    facts: [
      'Every language [has got: have got] a lot of words.',
      'Radio programmes [haven’t got: not / have got] any pictures.',
    ],
    wrong: {
      said: 'All the countries in the world [have got: have got] the same language.',
      right: 'The countries in the world have got many different languages.',
    },
    question: '[Have you got: you / have got] a favourite English word?',
    own: ['[I’ve got: I / have got] a new message on my phone.', 'I [haven’t got: not / have got] a radio at home.'],
  },
  technology: {
    facts: ['A laptop [has got: have got] a screen.', 'Robots [haven’t got: not / have got] any parents.'],
    wrong: { said: 'An old camera [has got: have got] a phone in it.', right: 'A new phone has got a camera in it.' },
    question: '[Have you got: you / have got] a favourite computer game?',
    own: [
      '[I’ve got: I / have got] hundreds of photos on my phone.',
      'I [haven’t got: not / have got] a computer in my room.',
    ],
  },
  shopping: {
    facts: [
      'A supermarket [has got: have got] many kinds of food.',
      'Shoe shops [haven’t got: not / have got] any milk.',
    ],
    wrong: {
      said: 'Most bookshops [have got: have got] fresh fish.',
      right: 'Bookshops have got a lot of books, but no fish.',
    },
    question: '[Have you got: you / have got] a favourite shop?',
    own: [
      '[I’ve got: I / have got] a shopping bag with me.',
      'I [haven’t got: not / have got] any coins in my pocket.',
    ],
  },
  society: {
    facts: ['Every country [has got: have got] its own rules.', 'Most countries [haven’t got: not / have got] a king.'],
    wrong: {
      said: 'All countries [have got: have got] the same rules for drivers.',
      right: 'Different countries have got different rules for drivers.',
    },
    question: '[Have you got: you / have got] any rules at home?',
    own: [
      '[I’ve got: I / have got] friends from three different countries.',
      'I [haven’t got: not / have got] many neighbours.',
    ],
  },
  science: {
    facts: ['The earth [has got: have got] one moon.', 'The moon [hasn’t got: not / have got] any trees.'],
    wrong: { said: 'The earth [has got: have got] two suns.', right: 'The earth has got only one sun.' },
    question: '[Have you got: you / have got] a question about the stars?',
    own: ['[I’ve got: I / have got] a book about stars at home.', 'I [haven’t got: not / have got] a science teacher.'],
  },
  arts: {
    facts: ['A piano [has got: have got] black and white keys.', 'A photo [hasn’t got: not / have got] any sound.'],
    wrong: {
      said: 'Most songs [have got: have got] only one word.',
      right: 'Most songs have got a lot of words.',
    },
    question: '[Have you got: you / have got] a favourite film?',
    own: [
      '[I’ve got: I / have got] a picture on my bedroom wall.',
      'I [haven’t got: not / have got] a good singing voice.',
    ],
  },
  thinking: {
    facts: [
      'A good student [has got: have got] a lot of questions.',
      'A difficult problem [hasn’t got: not / have got] an easy answer.',
    ],
    wrong: {
      said: 'Everybody in the world [has got: have got] the same ideas.',
      right: 'Different people have got different ideas.',
    },
    question: '[Have you got: you / have got] a good idea for the weekend?',
    own: [
      '[I’ve got: I / have got] a good memory for names.',
      'I [haven’t got: not / have got] any questions at the moment.',
    ],
  },
};
