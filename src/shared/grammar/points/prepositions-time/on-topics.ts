import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: ['Most people sleep [at|in|on] night.', 'Twins often have their birthday [on|in|at] the same day.'],
    wrong: {
      said: 'Most people get up [in|on|at] the evening.',
      right: 'Most people get up in the morning.',
    },
    question: 'Do you see your friends [on|in|at] Saturdays?',
    own: ['My best friend’s birthday is [in|on|at] summer.', 'I often phone my family [on|in|at] Sunday evenings.'],
  },
  body: {
    facts: ['Our eyes don’t see very well [at|in|on] night.', 'World Health Day is [on|in|at] 7 April.'],
    wrong: { said: 'Our hair grows only [in|on|at] winter.', right: 'Our hair grows in winter and in summer.' },
    question: 'Are your hands often cold [in|on|at] winter?',
    own: ['I have a shower [in|on|at] the evening.', 'My legs are tired [on|in|at] Sunday evenings.'],
  },
  food: {
    facts: [
      'People eat a lot of ice cream [in|on|at] summer.',
      'Most people don’t have breakfast [at|in|on] midnight.',
    ],
    wrong: {
      said: 'Most people have dinner [in|on|at] the morning.',
      right: 'Most people have dinner in the evening.',
    },
    question: 'Do you have a big breakfast [on|in|at] Sundays?',
    own: ['I eat something sweet [in|on|at] the afternoon.', 'I never eat anything [at|in|on] night.'],
  },
  home: {
    facts: ['We need lights in our homes [at|in|on] night.', 'A warm room is nice [in|on|at] winter.'],
    wrong: { said: 'Most people go to bed [at|in|on] noon.', right: 'Most people go to bed at night.' },
    question: 'Do you clean your room [on|in|at] Saturdays?',
    own: ['I’m usually at home [at|in|on] six o’clock.', 'My kitchen is very busy [on|in|at] Friday evenings.'],
  },
  clothes: {
    facts: [
      'In cold countries, people wear coats [in|on|at] winter.',
      'In Spain, people don’t need gloves [in|on|at] August.',
    ],
    wrong: {
      said: 'Most people wear pyjamas [at|in|on] noon.',
      right: 'Many people wear pyjamas at night.',
    },
    question: 'Do you choose your clothes [in|on|at] the morning?',
    own: ['I wear my best clothes [on|in|at] my birthday.', 'I wash my clothes [on|in|at] Sundays.'],
  },
  school: {
    facts: [
      'In many countries, children don’t go to school [on|in|at] Sundays.',
      'World Teachers’ Day is [on|in|at] 5 October.',
    ],
    wrong: {
      said: 'Most children go to school [at|in|on] night.',
      right: 'Most children go to school in the morning.',
    },
    question: 'Do you do your homework [in|on|at] the evening?',
    own: ['I learn new words [on|in|at] Sunday afternoons.', 'I can learn best [in|on|at] the morning.'],
  },
  work: {
    facts: ['Hospitals don’t close [at|in|on] night.', 'Many cafés open early [in|on|at] the morning.'],
    wrong: {
      said: 'Nobody in the world works [on|in|at] Sundays.',
      right: 'Many cooks and bus drivers work on Sundays.',
    },
    question: 'Do you work or study [on|in|at] Saturday mornings?',
    own: ['My day starts [at|in|on] six o’clock.', 'I do my best work [in|on|at] the afternoon.'],
  },
  travel: {
    facts: ['Many people go on holiday [in|on|at] August.', 'In many towns, the buses don’t run [at|in|on] night.'],
    wrong: {
      said: 'City roads are always empty [on|in|at] Friday afternoons.',
      right: 'City roads are often full on Friday afternoons.',
    },
    question: 'Do you take the bus [in|on|at] the morning?',
    own: ['I like to travel [in|on|at] spring.', 'I leave home [at|in|on] half past seven.'],
  },
  town: {
    facts: ['City streets are busy [in|on|at] the morning.', 'Most museums aren’t open [at|in|on] night.'],
    wrong: { said: 'Most shops open [at|in|on] midnight.', right: 'Most shops open in the morning.' },
    question: 'Do you go into town [on|in|at] Saturday afternoons?',
    own: ['I meet my friends in the park [in|on|at] summer.', 'My street is noisy [on|in|at] Friday evenings.'],
  },
  nature: {
    facts: ['We can see the stars [at|in|on] night.', 'In Europe, many flowers come out [in|on|at] spring.'],
    wrong: { said: 'The sun goes down [in|on|at] the morning.', right: 'The sun goes down in the evening.' },
    question: 'Does it rain a lot [in|on|at] November where you live?',
    own: ['I go for a walk in the park [on|in|at] Sundays.', 'My favourite flowers come out [in|on|at] May.'],
  },
  animals: {
    facts: ['Many birds sing early [in|on|at] the morning.', 'Some animals don’t sleep [at|in|on] night.'],
    wrong: { said: 'Bears sleep for months [in|on|at] summer.', right: 'Many bears sleep for months in winter.' },
    question: 'Do you hear birds [in|on|at] the morning?',
    own: ['My neighbours’ dog is noisy [at|in|on] night.', 'I like to visit a farm [in|on|at] spring.'],
  },
  time: {
    facts: ['The last day of the year is [in|on|at] December.', 'There aren’t 31 days [in|on|at] June.'],
    wrong: { said: 'A new day starts [at|in|on] noon.', right: 'A new day starts at midnight.' },
    question: 'Do you usually wake up [at|in|on] seven o’clock?',
    own: ['My birthday is [on|in|at] a Monday this year.', 'I’m often awake [at|in|on] midnight.'],
  },
  sport: {
    facts: [
      'There are a lot of football matches [on|in|at] Saturdays.',
      'Most people don’t swim in the sea [in|on|at] winter.',
    ],
    wrong: {
      said: 'The Winter Olympic Games are [in|on|at] August.',
      right: 'The Winter Olympic Games are usually in February.',
    },
    question: 'Do you do any sport [on|in|at] Sundays?',
    own: ['I play football [on|in|at] Wednesday afternoons.', 'I go running [at|in|on] six in the morning.'],
  },
  feelings: {
    facts: [
      'Small children can be afraid [at|in|on] night.',
      'Some people aren’t very happy [on|in|at] Monday mornings.',
    ],
    wrong: {
      said: 'Children are always sad [on|in|at] the first day of the holidays.',
      right: 'Most children are happy on the first day of the holidays.',
    },
    question: 'Are you nervous [on|in|at] the first day of school?',
    own: ['I feel best [in|on|at] spring.', 'I’m often bored [on|in|at] Sunday afternoons.'],
  },
  communication: {
    facts: ['We say “good night” late [in|on|at] the evening.', 'People don’t say “good morning” [at|in|on] midnight.'],
    wrong: {
      said: 'We say “good evening” [in|on|at] the morning.',
      right: 'We say “good morning” in the morning.',
    },
    question: 'Do you phone your friends [in|on|at] the evening?',
    own: ['I turn off my phone [at|in|on] night.', 'I talk on the phone a lot [on|in|at] Sundays.'],
  },
  technology: {
    facts: ['People first walked on the moon [in|on|at] 1969.', 'People didn’t have mobile phones [in|on|at] 1900.'],
    wrong: { said: 'People watched TV [in|on|at] 1800.', right: 'People didn’t have TVs in 1800.' },
    question: 'Do you use a computer [on|in|at] Sundays?',
    own: ['I play computer games [at|in|on] night.', 'I don’t look at a screen [on|in|at] Sunday mornings.'],
  },
  shopping: {
    facts: [
      'Shops sell a lot of cold drinks [in|on|at] summer.',
      'Small shops don’t usually open [at|in|on] five in the morning.',
    ],
    wrong: {
      said: 'Supermarkets are always empty [on|in|at] Saturday mornings.',
      right: 'Supermarkets are often busy on Saturday mornings.',
    },
    question: 'Do you go shopping [on|in|at] Saturdays?',
    own: ['I buy new clothes [in|on|at] spring.', 'I go to the supermarket [on|in|at] Friday evenings.'],
  },
  society: {
    facts: [
      'World Children’s Day is [on|in|at] 20 November.',
      'Most neighbours don’t like loud music [at|in|on] night.',
    ],
    wrong: {
      said: 'In a flat, you can play the drums [at|in|on] midnight.',
      right: 'In a flat, you can’t play the drums at midnight.',
    },
    question: 'Is there a market in your town [on|in|at] Saturdays?',
    own: ['I visit my neighbours [in|on|at] the evening.', 'I go to a club [on|in|at] Tuesday evenings.'],
  },
  science: {
    facts: ['In Australia, it’s summer [in|on|at] January.', 'The sun isn’t high in the sky [in|on|at] the evening.'],
    wrong: {
      said: 'The sun is highest in the sky [at|in|on] midnight.',
      right: 'The sun is highest in the sky at noon.',
    },
    question: 'Do you watch science programmes [in|on|at] the evening?',
    own: ['I look at the stars [in|on|at] summer.', 'I have a science lesson [on|in|at] Tuesdays.'],
  },
  arts: {
    facts: [
      'Most concerts are [in|on|at] the evening.',
      'Cinemas don’t usually show films [at|in|on] six in the morning.',
    ],
    wrong: { said: 'Mozart wrote music [in|on|at] 1990.', right: 'Mozart wrote music in 1780.' },
    question: 'Do you listen to music [in|on|at] the morning?',
    own: ['I draw or paint [on|in|at] Sundays.', 'I watch films [on|in|at] Friday evenings.'],
  },
  thinking: {
    facts: [
      'It’s easy to forget a dream [in|on|at] the morning.',
      'Most people can’t think well [at|in|on] three in the morning.',
    ],
    wrong: {
      said: 'People have good ideas only [on|in|at] Mondays.',
      right: 'People can have good ideas on Sundays, too.',
    },
    question: 'Do you have your best ideas [at|in|on] night?',
    own: [
      'I make plans for the week [on|in|at] Sunday evenings.',
      'I think about the old year [on|in|at] 31 December.',
    ],
  },
};
