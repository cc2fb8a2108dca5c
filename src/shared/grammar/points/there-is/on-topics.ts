import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      '[There are: there / be] a lot of people in the world.',
      '[There aren’t: there / not / be] any babies who can drive.',
    ],
    wrong: {
      said: '[There is: there / be] only one family in the world.',
      right: 'There are millions of families in the world.',
    },
    question: 'How many letters [are there: there / be] in your name?',
    own: [
      'My family is big: [there are: there / be] more than six of us.',
      'I like it when [there are: there / be] a lot of people near me.',
    ],
  },
  body: {
    facts: [
      '[There are: there / be] five fingers on most hands.',
      '[There aren’t: there / not / be] any bones in your hair.',
    ],
    wrong: {
      said: '[There is: there / be] only one tooth in most people’s mouths.',
      right: 'There are a lot of teeth in most people’s mouths.',
    },
    question: '[Is there: there / be] anything in your hands right now?',
    own: [
      'I can’t sleep when [there is: there / be] light in the room.',
      'I walk a lot because [there is: there / be] a park near my home.',
    ],
  },
  food: {
    facts: [
      '[There is: there / be] a lot of water in fruit.',
      '[There isn’t: there / not / be] any meat in a bowl of fruit.',
    ],
    wrong: {
      said: '[There is: there / be] a lot of fish in chocolate cake.',
      right: 'There isn’t any fish in chocolate cake.',
    },
    question: 'What [is there: there / be] in your fridge today?',
    own: [
      'I like pizza when [there is: there / be] a lot of cheese on it.',
      'I’m happy when [there are: there / be] chips for dinner.',
    ],
  },
  home: {
    facts: [
      '[There is: there / be] a bed in most bedrooms.',
      '[There aren’t: there / not / be] any trees in most kitchens.',
    ],
    wrong: {
      said: 'In most homes, [there is: there / be] a shower in the living room.',
      right: 'In most homes, there isn’t a shower in the living room.',
    },
    question: '[Are there: there / be] any stairs in your home?',
    own: [
      'I like my kitchen because [there is: there / be] a big window.',
      'I sleep well because [there isn’t: there / not / be] any noise in my street.',
    ],
  },
  clothes: {
    facts: [
      '[There are: there / be] two shoes in a pair.',
      '[There aren’t: there / not / be] any pockets in most socks.',
    ],
    wrong: {
      said: '[There is: there / be] only one colour for T-shirts.',
      right: 'There are T-shirts in many colours.',
    },
    question: '[Are there: there / be] any pockets in your clothes today?',
    own: [
      'My favourite jacket is old, and [there is: there / be] a hole in it.',
      'I like a T-shirt when [there is: there / be] a funny picture on it.',
    ],
  },
  school: {
    facts: [
      '[There are: there / be] a lot of books in a library.',
      '[There aren’t: there / not / be] any beds in most classrooms.',
    ],
    wrong: {
      said: '[There are: there / be] three letters in the word “school”.',
      right: 'There are six letters in the word “school”.',
    },
    question: 'What [is there: there / be] on your desk right now?',
    own: [
      'My bag is heavy because [there are: there / be] a lot of books in it.',
      'I study more when [there is: there / be] a test.',
    ],
  },
  work: {
    facts: [
      '[There are: there / be] many different jobs in a hospital.',
      '[There aren’t: there / not / be] any animals in most offices.',
    ],
    wrong: {
      said: '[There aren’t: there / not / be] any cooks in restaurants.',
      right: 'There are cooks in most restaurants.',
    },
    question: '[Is there: there / be] a job that you find interesting?',
    own: [
      'I work well when [there is: there / be] music in the room.',
      'I want a job in a place where [there are: there / be] animals.',
    ],
  },
  travel: {
    facts: [
      '[There are: there / be] a lot of planes at a big airport.',
      '[There aren’t: there / not / be] any windows on a bike.',
    ],
    wrong: {
      said: '[There is: there / be] a bus from London to New York.',
      right: 'There isn’t a bus from London to New York, but there are planes.',
    },
    question: '[Is there: there / be] a station near your home?',
    own: [
      'I always sit down when [there is: there / be] a free seat on the bus.',
      'My street is good for bikes because [there aren’t: there / not / be] many cars.',
    ],
  },
  town: {
    facts: [
      '[There are: there / be] hundreds of streets in a big city.',
      '[There isn’t: there / not / be] a beach in every town.',
    ],
    wrong: {
      said: '[There aren’t: there / not / be] any museums in London.',
      right: 'There are a lot of museums in London.',
    },
    question: '[Are there: there / be] any shops in your street?',
    own: [
      'My town is small, and [there isn’t: there / not / be] a cinema.',
      'I like my town because [there is: there / be] always something to do.',
    ],
  },
  nature: {
    facts: [
      '[There is: there / be] a lot of salt in the sea.',
      'In winter, [there aren’t: there / not / be] any leaves on some trees.',
    ],
    wrong: {
      said: 'On a hot beach, [there is: there / be] a lot of snow.',
      right: 'On a hot beach, there isn’t any snow.',
    },
    question: '[Are there: there / be] any trees near your home?',
    own: ['I’m happy when [there is: there / be] snow.', 'I stay at home when [there is: there / be] a strong wind.'],
  },
  animals: {
    facts: [
      '[There are: there / be] millions of fish in the sea.',
      '[There aren’t: there / not / be] any birds with four legs.',
    ],
    wrong: {
      said: '[There is: there / be] only one kind of bird in the world.',
      right: 'There are thousands of kinds of birds in the world.',
    },
    question: '[Is there: there / be] an animal that you don’t like?',
    own: [
      'I feel good when [there is: there / be] a dog near me.',
      'I know a place where [there are: there / be] a lot of birds.',
    ],
  },
  time: {
    facts: ['[There are: there / be] seven days in a week.', '[There aren’t: there / not / be] thirty hours in a day.'],
    wrong: { said: '[There are: there / be] ninety minutes in an hour.', right: 'There are sixty minutes in an hour.' },
    question: '[Is there: there / be] a clock in your kitchen?',
    own: [
      'I eat fast because [there isn’t: there / not / be] much time in the morning.',
      'My week is full, and [there are: there / be] no free evenings.',
    ],
  },
  sport: {
    facts: [
      'In a football match, [there are: there / be] two teams.',
      '[There isn’t: there / not / be] any water inside a football.',
    ],
    wrong: {
      said: 'In a tennis match, [there are: there / be] twenty players.',
      right: 'In a tennis match, there are two or four players.',
    },
    question: '[Is there: there / be] a sport that you want to try?',
    own: [
      'I often swim because [there is: there / be] a swimming pool near my home.',
      'I watch TV when [there is: there / be] a big football match.',
    ],
  },
  feelings: {
    facts: [
      'In every life, [there are: there / be] good days and bad days.',
      '[There aren’t: there / not / be] any people who are always happy.',
    ],
    wrong: {
      said: 'Right now, [there is: there / be] a smile on every face in the world.',
      right: 'Right now, there isn’t a smile on every face in the world.',
    },
    question: '[Is there: there / be] a song that makes you happy?',
    own: [
      'I’m afraid when [there is: there / be] a spider near me.',
      'I feel nervous when [there are: there / be] many people in a room.',
    ],
  },
  communication: {
    facts: [
      '[There are: there / be] thousands of languages in the world.',
      'In English, [there isn’t: there / not / be] a letter after Z.',
    ],
    wrong: {
      said: '[There are: there / be] a lot of pictures on the radio.',
      right: 'There aren’t any pictures on the radio.',
    },
    question: '[Is there: there / be] an English word that you really like?',
    own: [
      'I’m happy when [there is: there / be] a letter for me.',
      'My phone is never quiet: [there is: there / be] always a new message.',
    ],
  },
  technology: {
    facts: [
      '[There is: there / be] a camera in most new phones.',
      '[There isn’t: there / not / be] a screen in a paper book.',
    ],
    wrong: {
      said: '[There is: there / be] only one website on the internet.',
      right: 'There are millions of websites on the internet.',
    },
    question: '[Is there: there / be] a robot in your home?',
    own: [
      'My phone is full because [there are: there / be] too many photos on it.',
      'I get angry when [there isn’t: there / not / be] any internet.',
    ],
  },
  shopping: {
    facts: [
      '[There is: there / be] a price on most things in a shop.',
      '[There aren’t: there / not / be] any fresh vegetables in a shoe shop.',
    ],
    wrong: {
      said: '[There are: there / be] only toys in a supermarket.',
      right: 'There are many kinds of food in a supermarket.',
    },
    question: '[Is there: there / be] a market near your home?',
    own: [
      'I don’t go into a shop when [there are: there / be] too many people.',
      'My favourite shop is small, but [there are: there / be] a lot of books.',
    ],
  },
  society: {
    facts: [
      '[There are: there / be] different rules in different countries.',
      '[There isn’t: there / not / be] a king in every country.',
    ],
    wrong: {
      said: '[There are: there / be] only ten countries in the world.',
      right: 'There are about two hundred countries in the world.',
    },
    question: '[Is there: there / be] a rule that you don’t like?',
    own: [
      'I like my street because [there are: there / be] a lot of friendly people.',
      'I always help when [there is: there / be] a problem in my class.',
    ],
  },
  science: {
    facts: [
      '[There is: there / be] a lot of water on the earth.',
      '[There isn’t: there / not / be] any rain on the moon.',
    ],
    wrong: {
      said: '[There are: there / be] only ten stars in the sky.',
      right: 'There are millions of stars in the sky.',
    },
    question: '[Are there: there / be] any science books in your home?',
    own: [
      'I think [there is: there / be] life on other planets.',
      'I often look at the sky when [there are: there / be] a lot of stars.',
    ],
  },
  arts: {
    facts: [
      '[There are: there / be] a lot of songs about love.',
      '[There aren’t: there / not / be] any words in some kinds of music.',
    ],
    wrong: {
      said: 'In most films, [there is: there / be] only one actor.',
      right: 'In most films, there are a lot of actors.',
    },
    question: '[Is there: there / be] a film that you can watch again and again?',
    own: [
      'I like books when [there are: there / be] pictures in them.',
      'I always dance when [there is: there / be] good music.',
    ],
  },
  thinking: {
    facts: [
      '[There are: there / be] different answers to some questions.',
      '[There isn’t: there / not / be] an easy answer to every question.',
    ],
    wrong: {
      said: '[There is: there / be] only one right answer to “What do you like?”.',
      right: 'There are many right answers to “What do you like?”.',
    },
    question: '[Is there: there / be] something that you often forget?',
    own: [
      'I think best when [there isn’t: there / not / be] any noise.',
      'My head is full because [there are: there / be] too many ideas in it.',
    ],
  },
};
