import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'An only child is somebody [who|which|whose] has no brothers or sisters.',
      'Twins are two people [whose|who|which] birthday is normally on the same day.',
    ],
    wrong: {
      said: 'A neighbour is a person [who|which|where] lives far away from you.',
      right: 'A neighbour is a person who lives near you.',
    },
    question: 'Who is the person [who|which|whose] makes you laugh most?',
    own: [
      'I have a friend [whose|who|which] birthday is in summer.',
      'My best friend is somebody [who|which|whose] likes the same music as me.',
    ],
  },
  body: {
    facts: [
      'The heart is the part of the body [which|who|where] pumps blood.',
      'Nurses are people [who|which|where] look after patients.',
    ],
    wrong: {
      said: 'Your elbow is the place [where|which|who] your leg bends.',
      right: 'Your knee is the place where your leg bends.',
    },
    question: 'What is something [that|who|where] helps you to fall asleep?',
    own: [
      'I know somebody [whose|who|which] eyes are green.',
      'I often do exercises [which|who|where] are good for my back.',
    ],
  },
  food: {
    facts: [
      'A vegetarian is a person [who|which|whose] doesn’t eat meat.',
      'A lemon is a fruit [which|who|where] tastes sour.',
    ],
    wrong: {
      said: 'A fork is a thing [which|who|where] we use for soup.',
      right: 'A spoon is a thing which we use for soup.',
    },
    question: 'What is the food [that|who|where] you eat most often?',
    own: [
      'I know a café [where|which|who] you can get wonderful cakes.',
      'I like dishes [which|who|where] are very spicy.',
    ],
  },
  home: {
    facts: [
      'A kitchen is a room [where|which|who] people cook.',
      'A fridge is a machine [which|who|where] keeps food cold.',
    ],
    wrong: {
      said: 'A bathroom is a room [where|which|who] people normally sleep.',
      right: 'A bedroom is a room where people normally sleep.',
    },
    question: 'What is the place at home [where|which|who] you feel best?',
    own: [
      'I have a neighbour [whose|who|which] music is too loud.',
      'I live in a building [which|who|where] has more than three floors.',
    ],
  },
  clothes: {
    facts: [
      'A belt is a thing [which|who|where] holds your trousers up.',
      'A glove is something [that|who|where] you wear on your hand.',
    ],
    wrong: {
      said: 'Sandals are shoes [which|who|where] keep your feet warm in winter.',
      right: 'Boots are shoes which keep your feet warm in winter.',
    },
    question: 'What is the piece of clothing [that|where|who] you like best?',
    own: [
      'I have a T-shirt [which|who|where] is more than five years old.',
      'I know somebody [whose|who|which] clothes I would like to borrow.',
    ],
  },
  school: {
    facts: [
      'A library is a place [where|which|who] you can read and borrow books.',
      'A pupil is someone [who|which|whose] learns at a school.',
    ],
    wrong: {
      said: 'A dictionary is a book [which|who|where] tells you the time of your train.',
      right: 'A dictionary is a book which tells you the meaning of words.',
    },
    question: 'Who is a teacher [whose|who|which] lessons you will always remember?',
    own: [
      'I have a notebook [where|who|whose] I write down new words.',
      'I like teachers [who|which|where] give a lot of homework.',
    ],
  },
  work: {
    facts: [
      'A pilot is a person [who|which|where] flies planes.',
      'A bakery is a place [where|which|who] people make bread.',
    ],
    wrong: {
      said: 'A vet is a doctor [who|which|where] looks after cars.',
      right: 'A vet is a doctor who looks after animals.',
    },
    question: 'Do you know anybody [who|which|whose] starts work before six?',
    own: [
      'I would like a job [that|who|where] takes me to other countries.',
      'I know somebody [whose|who|which] job is really dangerous.',
    ],
  },
  travel: {
    facts: [
      'A passenger is a person [who|which|whose] travels in a car, bus or plane.',
      'An airport is a place [where|which|who] planes take off and land.',
    ],
    wrong: {
      said: 'A plane is a machine [which|who|where] travels under the sea.',
      right: 'A plane is a machine which travels through the air.',
    },
    question: 'What is the country [that|where|who] you want to visit most?',
    own: [
      'I have a bike [which|who|where] I ride every week.',
      'I know a bus stop [where|which|who] the buses never come on time.',
    ],
  },
  town: {
    facts: [
      'A museum is a building [where|which|who] you can see old things.',
      'A tourist is someone [who|which|where] visits a place for fun.',
    ],
    wrong: {
      said: 'A town hall is a place [where|which|who] people go swimming.',
      right: 'A swimming pool is a place where people go swimming.',
    },
    question: 'Is there a place in town [where|which|who] you like to sit?',
    own: [
      'I live in a street [that|who|where] is very quiet at night.',
      'I have a favourite café [where|which|who] people know my name.',
    ],
  },
  nature: {
    facts: [
      'A desert is a place [where|which|who] it hardly ever rains.',
      'The sun is the star [which|who|where] gives us light.',
    ],
    wrong: {
      said: 'A river is water [which|who|where] never moves.',
      right: 'A river is water which moves towards a lake or the sea.',
    },
    question: 'What is the place in nature [where|which|who] you feel happiest?',
    own: ['I like weather [that|who|where] is wet and windy.', 'I have a plant [whose|who|which] name I don’t know.'],
  },
  animals: {
    facts: [
      'A giraffe is an animal [whose|who|which] neck is very long.',
      'Bees are insects [which|where|what] make honey.',
    ],
    wrong: {
      said: 'A penguin is a bird [which|where|what] lives in the desert.',
      right: 'A penguin is a bird which lives near the sea.',
    },
    question: 'Do you know anybody [who|which|whose] is afraid of dogs?',
    own: ['I know somebody [whose|who|which] cat sleeps all day.', 'I am a person [who|which|where] talks to animals.'],
  },
  time: {
    facts: [
      'A calendar is a thing [which|who|where] shows you the date.',
      'February is the month [that|who|where] has the fewest days.',
    ],
    wrong: {
      said: 'A clock is a thing [which|who|where] measures how warm it is.',
      right: 'A clock is a thing which measures time.',
    },
    question: 'What is the time of day [that|who|where] you like best?',
    own: [
      'I am a person [who|which|whose] is always on time.',
      'I have a friend [whose|who|which] watch is never right.',
    ],
  },
  sport: {
    facts: [
      'A goalkeeper is a player [who|which|where] can catch the ball.',
      'A stadium is a place [where|which|who] teams play big matches.',
    ],
    wrong: {
      said: 'A tennis court is a place [where|which|who] people swim.',
      right: 'A tennis court is a place where people play tennis.',
    },
    question: 'What is a sport [which|who|where] you would like to try?',
    own: ['I like games [that|who|whose] you can play alone.', 'I know somebody [who|which|whose] runs every day.'],
  },
  feelings: {
    facts: [
      'An honest person is somebody [who|which|whose] doesn’t tell lies.',
      'Fear is a feeling [which|who|where] everybody knows.',
    ],
    wrong: {
      said: 'A patient person is somebody [who|which|whose] hates waiting.',
      right: 'A patient person is somebody who doesn’t mind waiting.',
    },
    question: 'Who is somebody [whose|who|which] laugh you love?',
    own: [
      'I am someone [who|which|whose] gets nervous before a test.',
      'I have a favourite song [that|who|where] always makes me happy.',
    ],
  },
  communication: {
    facts: [
      'A translator is a person [who|which|where] puts texts into another language.',
      'A text message is something [that|who|where] you send by phone.',
    ],
    wrong: {
      said: 'A newspaper is a thing [which|who|where] comes out every ten years.',
      right: 'A newspaper is a thing which comes out every day or every week.',
    },
    question: 'Is there an English word [that|who|where] you always forget?',
    own: [
      'I have a friend [who|which|whose] talks more than I do.',
      'I know somebody [whose|who|which] first language is not the same as mine.',
    ],
  },
  technology: {
    facts: [
      'An inventor is a person [who|which|whose] thinks of new machines.',
      'A keyboard is a thing [which|who|where] you use to type.',
    ],
    wrong: {
      said: 'A printer is a machine [which|who|where] washes clothes.',
      right: 'A printer is a machine which puts texts on paper.',
    },
    question: 'What is a machine [that|who|where] you couldn’t live without?',
    own: [
      'I have a phone [whose|who|where] screen is broken.',
      'I use a password [which|who|where] is easy to remember.',
    ],
  },
  shopping: {
    facts: [
      'A customer is a person [who|which|whose] buys things in a shop.',
      'A bookshop is a shop [where|which|who] you can buy books.',
    ],
    wrong: {
      said: 'A butcher is a person [who|which|where] sells flowers.',
      right: 'A butcher is a person who sells meat.',
    },
    question: 'What is the last thing [that|what|where] you bought?',
    own: [
      'I know a shop [whose|who|which] owner always smiles at me.',
      'I sometimes buy things [which|who|where] I don’t really need.',
    ],
  },
  society: {
    facts: [
      'A law is a rule [that|who|where] everybody must follow.',
      'A passport is a document [which|who|where] shows who you are.',
    ],
    wrong: {
      said: 'A volunteer is a person [who|which|where] only works for money.',
      right: 'A volunteer is a person who works without pay.',
    },
    question: 'Is there a rule [that|who|where] you would like to change?',
    own: [
      'I have neighbours [who|which|whose] always say hello.',
      'I live in a place [where|which|who] people from many countries meet.',
    ],
  },
  science: {
    facts: [
      'Astronauts are people [who|which|where] travel into space.',
      'A laboratory is a room [where|which|who] scientists do experiments.',
    ],
    wrong: {
      said: 'A microscope is a thing [which|who|where] makes everything look smaller.',
      right: 'A microscope is a thing which makes everything look bigger.',
    },
    question: 'What is something in science [that|who|where] you find interesting?',
    own: [
      'I know somebody [who|which|whose] has a telescope.',
      'I like books [that|who|where] explain how things work.',
    ],
  },
  arts: {
    facts: [
      'A novel is a book [which|who|where] tells a long story.',
      'A painter is an artist [whose|who|which] work you can hang on a wall.',
    ],
    wrong: {
      said: 'A comedy is a film [which|who|where] makes most people cry.',
      right: 'A comedy is a film which makes most people laugh.',
    },
    question: 'Who is a singer [whose|who|which] songs you often listen to?',
    own: ['I like stories [that|who|where] have a happy ending.', 'I have a friend [who|which|where] plays the drums.'],
  },
  thinking: {
    facts: [
      'An expert is a person [who|which|whose] knows a lot about something.',
      'A puzzle is a problem [which|who|where] you solve for fun.',
    ],
    wrong: {
      said: 'A fact is something [that|who|where] is never true.',
      right: 'A fact is something that is always true.',
    },
    question: 'What is the best advice [that|who|where] you have ever got?',
    own: [
      'I have an opinion [that|who|where] most of my friends don’t share.',
      'I know somebody [whose|who|which] ideas are always good.',
    ],
  },
};
