import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: ['Your mother’s sister [is: be] your aunt.', 'A baby [isn’t: not / be] an adult.'],
    wrong: {
      said: 'Your cousins [are: be] your brothers and sisters.',
      right: 'Your cousins aren’t your brothers and sisters.',
    },
    question: '[Are|Is|Do] you the youngest person in your family?',
    own: ['I [am|is|are] older than my best friend.', 'My neighbours [aren’t|isn’t|don’t] very noisy.'],
  },
  body: {
    facts: ['Your nose [is: be] between your eyes and your mouth.', 'Our teeth [aren’t: not / be] soft.'],
    wrong: {
      said: 'Your knees [are: be] in the middle of your arms.',
      right: 'Your knees are in the middle of your legs.',
    },
    question: '[Are your hands: your hands / be] cold now?',
    own: ['My hair [is: be] quite long at the moment.', '[I’m not: I / not / be] tired now.'],
  },
  food: {
    facts: ['Sugar [is: be] very sweet.', 'Apples and oranges [aren’t: not / be] vegetables.'],
    wrong: { said: 'An onion [is: be] a fruit.', right: 'An onion isn’t a fruit: it’s a vegetable.' },
    question: '[Are you: you / be] hungry now?',
    own: ['My favourite drink [is|are|have] orange juice.', 'I [am not|do not|is not] a good cook.'],
  },
  home: {
    facts: ['A bedroom [is: be] a room with a bed.', 'Fridges [aren’t: not / be] warm inside.'],
    wrong: { said: 'A sofa [is: be] a kind of table.', right: 'A sofa isn’t a kind of table: it’s a place to sit.' },
    question: '[Is|Are|Does] your home near a bus stop?',
    own: ['My room [is: be] tidy today.', 'My windows [aren’t|isn’t|don’t] very big.'],
  },
  clothes: {
    facts: ['A hat [is: be] for your head.', 'Gloves [aren’t: not / be] for your feet.'],
    wrong: {
      said: 'Jeans [are: be] a kind of jacket.',
      right: 'Jeans aren’t a kind of jacket: they’re trousers.',
    },
    question: '[Are|Is|Do] your shoes new?',
    own: ['My favourite colour for clothes [is|are|have] black.', 'My socks [aren’t: not / be] white today.'],
  },
  school: {
    facts: ['A dictionary [is: be] a book of words.', 'A pencil [isn’t: not / be] the same thing as a pen.'],
    wrong: {
      said: 'English [is: be] the only language in the world.',
      right: 'English isn’t the only language in the world.',
    },
    question: '[Are|Do|Is] you often late for class?',
    own: ['I [am|have|do] good at maths.', 'My bag [isn’t: not / be] very heavy today.'],
  },
  work: {
    facts: ['A person who makes bread [is: be] a baker.', 'Some jobs [aren’t: not / be] easy.'],
    wrong: {
      said: 'Teachers and doctors [are: be] always men.',
      right: 'Teachers and doctors aren’t always men: many are women.',
    },
    question: '[Is|Are|Does] your dream job in an office?',
    own: ['I [am|is|have] a very hard worker.', 'My desk [isn’t: not / be] tidy this week.'],
  },
  travel: {
    facts: ['Planes [are: be] faster than bikes.', 'A car [isn’t: not / be] as long as a train.'],
    wrong: { said: 'A bus stop [is: be] a place for planes.', right: 'A bus stop is a place for buses.' },
    question: '[Are|Do|Is] you happy on long bus journeys?',
    own: [
      'My home town [is|are|am] a good place for tourists.',
      '[I’m not: I / not / be] ready for a long journey today.',
    ],
  },
  town: {
    facts: ['A library [is: be] a place full of books.', 'Villages [aren’t: not / be] as big as cities.'],
    wrong: {
      said: 'Paris and Rome [are: be] small villages.',
      right: 'Paris and Rome aren’t villages: they’re big cities.',
    },
    question: '[Is|Are|Has] your town very busy at weekends?',
    own: ['My home [is|are|have] in the centre of town.', 'I [am not|do not|have not] from this town.'],
  },
  nature: {
    facts: ['Snow [is: be] very cold.', 'High mountains [aren’t: not / be] flat.'],
    wrong: {
      said: 'Winter [is: be] the hottest time of the year.',
      right: 'Winter isn’t the hottest time of the year.',
    },
    question: '[Is it: it / be] warm outside now?',
    own: ['My favourite season [is|are|have] spring.', 'I [am not|do not|is not] happy in very hot weather.'],
  },
  animals: {
    facts: ['Elephants [are: be] very big animals.', 'A whale [isn’t: not / be] a fish.'],
    wrong: { said: 'Mice [are: be] bigger than cats.', right: 'Mice are smaller than cats.' },
    question: '[Are|Is|Have] there many birds near your home?',
    own: ['My favourite animals [are|is|am] cats.', 'I [am not|do not|have not] afraid of spiders.'],
  },
  time: {
    facts: ['January [is: be] the first month of the year.', 'There [aren’t: not / be] eight days in a week.'],
    wrong: { said: 'An hour [is: be] fifty minutes long.', right: 'An hour is sixty minutes long.' },
    question: '[Is|Are|Has] your birthday in summer?',
    own: ['My favourite day of the week [is|are|have] Friday.', '[I’m not: I / not / be] in a hurry today.'],
  },
  sport: {
    facts: ['A football [is: be] round.', 'A tennis ball [isn’t: not / be] as big as a football.'],
    wrong: { said: 'Tennis [is: be] a game for ten players.', right: 'Tennis is a game for two or four players.' },
    question: '[Are|Do|Have] you a fast runner?',
    own: ['My favourite sport [is|are|have] basketball.', 'I [am not|do not|is not] a football fan.'],
  },
  feelings: {
    facts: ['Happy and sad [are: be] very different feelings.', 'People [aren’t: not / be] happy all the time.'],
    wrong: {
      said: 'People [are: be] always sad on their birthday.',
      right: 'Most people are happy on their birthday.',
    },
    question: '[Are you: you / be] excited about anything today?',
    own: ['[I’m: I / be] a little nervous now.', 'My friends [aren’t|isn’t|don’t] angry very often.'],
  },
  communication: {
    facts: ['An email [is: be] faster than a letter.', 'Chinese and English [aren’t: not / be] the same language.'],
    wrong: {
      said: '“Thank you” [is: be] a rude thing to say.',
      right: '“Thank you” is a polite thing to say.',
    },
    question: '[Are|Do|Is] you happy to talk on the phone?',
    own: ['My emails [are|is|have] usually very short.', 'I [am not|do not|is not] online every day.'],
  },
  technology: {
    facts: ['Computers [are: be] very fast machines.', 'Robots [aren’t: not / be] real people.'],
    wrong: { said: 'Most phones [are: be] bigger than TVs.', right: 'Most phones are smaller than TVs.' },
    question: '[Are|Is|Do] you good with computers?',
    own: ['My phone [is|are|am] quite old.', 'I [am not|do not|is not] a big fan of computer games.'],
  },
  shopping: {
    facts: ['A supermarket [is: be] a big shop.', 'New cars [aren’t: not / be] cheap.'],
    wrong: {
      said: 'A bottle of water [is: be] more expensive than a computer.',
      right: 'A computer is more expensive than a bottle of water.',
    },
    question: '[Are|Is|Do] there any good shops near your home?',
    own: ['My favourite shop [is|are|have] a bookshop.', 'I [am not|do not|have not] interested in expensive clothes.'],
  },
  society: {
    facts: [
      'There [are: be] more than a hundred countries in the world.',
      'Rules [aren’t: not / be] the same in every country.',
    ],
    wrong: {
      said: 'Red [is: be] the colour for “go” at traffic lights.',
      right: 'Green is the colour for “go” at traffic lights.',
    },
    question: '[Are you: you / be] in a club or a team at the moment?',
    own: [
      'My name [is|are|have] from another language.',
      'The people in my street [aren’t|isn’t|don’t] very friendly.',
    ],
  },
  science: {
    facts: ['The sun [is: be] very hot.', 'The Earth [isn’t: not / be] flat.'],
    wrong: { said: 'The moon [is: be] bigger than the sun.', right: 'The moon is smaller than the sun.' },
    question: '[Are|Do|Have] you good with numbers?',
    own: ['I [am|have|do] interested in the stars.', 'My favourite subject [isn’t|aren’t|don’t] science.'],
  },
  arts: {
    facts: ['The Mona Lisa [is: be] a famous picture.', 'The stories in films [aren’t: not / be] always true.'],
    wrong: { said: 'A guitar [is: be] bigger than a piano.', right: 'A guitar is smaller than a piano.' },
    question: '[Are|Is|Do] you a good dancer?',
    own: ['My favourite music [is|are|have] very loud.', 'I [am not|do not|is not] a good singer.'],
  },
  thinking: {
    facts: ['Some questions [are: be] very difficult.', 'Our first ideas [aren’t: not / be] always our best ones.'],
    wrong: { said: 'Dreams [are: be] always true.', right: 'Dreams aren’t always true.' },
    question: '[Is|Are|Does] it easy for you to remember names?',
    own: ['[I’m: I / be] full of ideas today.', 'My memory [isn’t|aren’t|don’t] very good.'],
  },
};
