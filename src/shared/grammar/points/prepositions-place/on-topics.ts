import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'Millions of people live [in|on|at] India.',
      'In a photo, you don’t see the person [behind|between|on] the camera.',
    ],
    wrong: {
      said: 'All the children in the world live [in|on|at] big cities.',
      right: 'Many children live in villages and small towns.',
    },
    question: 'Who sits [next to|between|to] you in class?',
    own: ['My best friend lives [in|at|between] my street.', 'I have cousins [in|on|at] another country.'],
  },
  body: {
    facts: [
      'Your neck is [between|behind|in] your head and your shoulders.',
      'Your nose isn’t [on|under|between] the back of your head.',
    ],
    wrong: {
      said: 'Your heart is [in|at|between] your head.',
      right: 'Your brain is in your head, but your heart isn’t.',
    },
    question: 'Do you usually sleep [on|in|at] your left or your right side?',
    own: ['I can stand [on|at|between] my head.', 'I can’t put my foot [behind|between|at] my head.'],
  },
  food: {
    facts: ['Oranges grow [on|at|between] trees.', 'Bananas don’t grow [in|at|between] the snow.'],
    wrong: {
      said: 'Fresh milk stays good for weeks [on|in|at] the kitchen table.',
      right: 'Fresh milk stays good for some days in the fridge.',
    },
    question: 'What food is there [in|on|at] your kitchen at the moment?',
    own: ['I put sugar [in|at|between] my tea.', 'I like cheese [on|at|between] my pasta.'],
  },
  home: {
    facts: ['In a room, the floor is [under|behind|in] your feet.', 'We don’t wash the dishes [in|on|at] bed.'],
    wrong: {
      said: 'People usually wash their hair [in|on|at] the living room.',
      right: 'People usually wash their hair in the bathroom.',
    },
    question: 'What is there [next to|between|from] your bed?',
    own: ['My home is [on|in|at] the second floor.', 'I keep a box [under|between|at] my bed.'],
  },
  clothes: {
    facts: [
      'In winter boots, your socks are [between|opposite|behind] your feet and your boots.',
      'Most people don’t wear shoes [in|on|at] the shower.',
    ],
    wrong: {
      said: 'People usually wear socks [on|at|between] their hands.',
      right: 'People wear gloves on their hands and socks on their feet.',
    },
    question: 'What have you got [in|at|between] your pockets today?',
    own: ['My favourite T-shirt has words [on|at|between] it.', 'My shoes are usually [behind|between|in] the door.'],
  },
  school: {
    facts: ['In the alphabet, B is [between|in|on] A and C.', 'You don’t find cows [in|on|between] a classroom.'],
    wrong: {
      said: 'Most students sit [on|in|between] the floor in every lesson.',
      right: 'Most students sit on chairs in their lessons.',
    },
    question: 'Do you like to sit [at|on|under] the front of the class?',
    own: ['I write new words [in|at|between] a notebook.', 'My name is [on|at|between] all my school books.'],
  },
  work: {
    facts: [
      'Pilots sit [at|on|between] the front of a plane.',
      'A farmer doesn’t work [in|on|between] an office all day.',
    ],
    wrong: {
      said: 'Most doctors work [on|in|between] farms.',
      right: 'Many doctors work in hospitals, but not on farms.',
    },
    question: 'Do you want to work [in|on|at] a big city?',
    own: ['I often work [at|in|on] home in the evening.', 'I don’t want to work [in|under|between] a restaurant.'],
  },
  travel: {
    facts: ['People wait for a bus [at|in|on] the bus stop.', 'You can’t drive a train [on|in|at] a road.'],
    wrong: {
      said: 'You get on a plane [at|on|between] a bus station.',
      right: 'You get on a plane at an airport.',
    },
    question: 'What do you like to do [on|at|between] a train?',
    own: ['I always sit [next to|between|on] the window on a bus.', 'My bus stops [in front of|between|on] my home.'],
  },
  town: {
    facts: ['You can sleep and have breakfast [in|on|between] a hotel.', 'London isn’t [in|on|at] Africa.'],
    wrong: {
      said: 'You can buy fresh bread [in|on|between] a bank.',
      right: 'You can buy fresh bread in a supermarket, but not in a bank.',
    },
    question: 'What is [opposite|between|to] your home?',
    own: ['I live [in|on|at] the town centre.', 'I often meet friends [in|on|between] the park.'],
  },
  nature: {
    facts: ['You can see stars [in|on|at] the sky.', 'You can’t see the sun [behind|between|at] a big dark cloud.'],
    wrong: {
      said: 'It is always hot [at|in|between] the top of a high mountain.',
      right: 'It is often cold at the top of a high mountain.',
    },
    question: 'Do you like to sit [under|between|at] a tree in summer?',
    own: ['I often walk [in|on|at] a forest.', 'I like to sleep [on|at|between] the grass in summer.'],
  },
  animals: {
    facts: ['Many birds sleep [in|at|to] trees.', 'Elephants don’t live [in|at|between] the sea.'],
    wrong: {
      said: 'Penguins live [in|on|at] hot forests.',
      right: 'Many penguins live in cold places.',
    },
    question: 'What animals can you see [in|on|at] your town?',
    own: ['I often see birds [in front of|between|to] my window.', 'My cat sleeps [on|at|between] my bed at night.'],
  },
  time: {
    facts: [
      'The number twelve is [at|in|between] the top of a clock.',
      'The number nine isn’t [between|in|at] five and seven.',
    ],
    wrong: {
      said: 'On a clock, the six is [next to|between|in] the twelve.',
      right: 'On a clock, the six is opposite the twelve.',
    },
    question: 'Is there a clock [on|at|between] your kitchen wall?',
    own: ['I have a watch [on|at|between] my left arm.', 'I am usually [in|on|at] bed at ten o’clock.'],
  },
  sport: {
    facts: [
      'At the end of a race, the winner is [in front of|behind|under] the others.',
      'Football players don’t sit [on|in|at] the ball in a match.',
    ],
    wrong: {
      said: 'People usually play basketball [on|in|at] ice.',
      right: 'People play ice hockey on ice, but not basketball.',
    },
    question: 'Do you like to swim [in|on|between] the sea?',
    own: ['I play games [on|in|at] my phone.', 'I like to run [next to|between|on] a river.'],
  },
  feelings: {
    facts: [
      'Some people are afraid [in|on|at] a dark room.',
      'Shy people don’t like to sing [in front of|on|under] a lot of people.',
    ],
    wrong: {
      said: 'Everybody feels happy [in|at|between] the rain.',
      right: 'Some people feel happy in the rain, but not everybody.',
    },
    question: 'Who makes you laugh [in|on|between] your class?',
    own: ['I feel afraid [at|in|between] the top of a tall building.', 'I am always happy [on|in|between] the beach.'],
  },
  communication: {
    facts: ['You can read the news [in|on|at] a newspaper.', 'You don’t put stamps [on|at|between] an email.'],
    wrong: {
      said: 'The first page of a newspaper is [at|between|under] the back.',
      right: 'The first page of a newspaper is at the front.',
    },
    question: 'What do you like to read [on|in|at] the internet?',
    own: ['I talk [on|in|at] the phone every evening.', 'My best friend’s number is [in|at|between] my phone.'],
  },
  technology: {
    facts: [
      'When you look at a computer, the screen is [in front of|behind|under] you.',
      'You can’t put a big computer [in|on|at] your pocket.',
    ],
    wrong: {
      said: 'A washing machine is usually [in|on|at] the living room.',
      right: 'A washing machine is often in the kitchen or the bathroom.',
    },
    question: 'Is there a computer [in|on|at] your bedroom?',
    own: ['My phone is [next to|between|to] my bed at night.', 'I keep all my photos [on|at|between] a computer.'],
  },
  shopping: {
    facts: ['You can buy fruit [at|on|under] a market.', 'Money doesn’t grow [on|at|between] trees.'],
    wrong: {
      said: 'In most shops, the cold milk is [on|in|at] the floor.',
      right: 'In most shops, the cold milk is in a big fridge.',
    },
    question: 'What do you usually buy [at|on|between] the supermarket?',
    own: ['I keep my money [in|at|between] a small box.', 'I buy most of my clothes [on|in|at] the internet.'],
  },
  society: {
    facts: [
      'Many children learn to read [at|on|between] school.',
      'There isn’t a king or a queen [in|on|at] every country.',
    ],
    wrong: {
      said: 'People [in|on|at] Britain drive on the right.',
      right: 'People in Britain drive on the left.',
    },
    question: 'Which languages do people speak [in|on|at] your country?',
    own: [
      'My family lives [in|on|at] more than one country.',
      'I don’t put my feet [on|at|between] the seats on a bus.',
    ],
  },
  science: {
    facts: ['The earth is [between|on|in] Venus and Mars.', 'You can’t find a lake [on|in|at] the moon.'],
    wrong: {
      said: 'The sun is [between|in|on] the earth and the moon.',
      right: 'The earth is sometimes between the sun and the moon.',
    },
    question: 'What can you see [in|on|at] the sky at night?',
    own: [
      'I want to live [on|in|at] another planet one day.',
      'My room has a map of the world [on|at|between] the wall.',
    ],
  },
  arts: {
    facts: [
      'You can see famous old pictures [in|on|between] a museum.',
      'The end of a story isn’t usually [on|in|at] the first page.',
    ],
    wrong: {
      said: 'In a cinema, people usually sit [behind|in|between] the screen.',
      right: 'In a cinema, people sit in front of the screen.',
    },
    question: 'What pictures do you have [on|at|between] your bedroom walls?',
    own: ['I often sing [in|on|at] the kitchen.', 'I like to dance [in front of|between|on] the mirror.'],
  },
  thinking: {
    facts: [
      'You can find new words [in|at|between] a dictionary.',
      'We can’t see the ideas [in|at|between] another person’s head.',
    ],
    wrong: {
      said: 'Everybody has their best ideas [at|on|between] school.',
      right: 'Many people have their best ideas at home or in the park.',
    },
    question: 'Do you study better [at|in|on] home or in a library?',
    own: ['I have good ideas [in|on|at] the shower.', 'I can think well [on|at|between] a noisy bus.'],
  },
};
