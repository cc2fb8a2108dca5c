import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'A newborn baby is [too|such|enough] young to walk.',
      'Babies aren’t strong [enough|too|so] to carry their parents.',
    ],
    wrong: {
      said: 'A two-year-old child is [old enough: old / enough] to drive a bus.',
      right: 'A two-year-old child is too young to drive a bus.',
    },
    question: 'Have you ever met [such|so|too] a friendly person that you became friends at once?',
    own: [
      'I have [such|so|too] a big family that I don’t know everybody’s birthday.',
      'My neighbours are [so|such|enough] quiet that I never hear them.',
    ],
  },
  body: {
    facts: [
      'The human heart is [such|so|too] a strong muscle that it works day and night.',
      'An adult’s feet are [too|such|enough] big for baby socks.',
    ],
    wrong: {
      said: 'Most people’s arms are [long enough: long / enough] to touch the ground without bending.',
      right: 'Most people’s arms are too short to touch the ground without bending.',
    },
    question: 'Do you get [enough|so|too] sleep on school or work days?',
    own: [
      'I was [so|such|enough] tired last night that I fell asleep at once.',
      'I’m [tall enough: tall / enough] to touch the top of a door.',
    ],
  },
  food: {
    facts: ['Boiling soup is [too|such|enough] hot to eat.', 'One tomato isn’t [enough|so|too] food for ten people.'],
    wrong: {
      said: 'Ice is [soft enough: soft / enough] to spread on bread.',
      right: 'Ice is too hard to spread on bread.',
    },
    question: 'What food is [so|such|enough] good that you could eat it every day?',
    own: [
      'I’m [patient enough: patient / enough] to bake my own bread.',
      'My last breakfast was [such|so|too] a small meal that I was soon hungry.',
    ],
  },
  home: {
    facts: [
      'A piano is [too|such|enough] heavy for a child to lift.',
      'A bathroom isn’t [big enough: big / enough] for a football match.',
    ],
    wrong: {
      said: 'An elephant is [small enough: small / enough] to sleep in a kitchen cupboard.',
      right: 'An elephant is too big to sleep in a kitchen cupboard.',
    },
    question: 'Is your home [quiet enough: quiet / enough] to study in?',
    own: [
      'I live in [such|so|too] a noisy street that I close the windows at night.',
      'My room is [so|such|enough] tidy that I always find everything.',
    ],
  },
  clothes: {
    facts: [
      'Baby shoes are [too|such|enough] small for an adult.',
      'In deep snow, a T-shirt isn’t [warm enough: warm / enough].',
    ],
    wrong: {
      said: 'A winter coat is [too|such|enough] thin for cold weather.',
      right: 'A winter coat is thick enough for cold weather.',
    },
    question: 'Do you have a piece of clothing that is [too|such|enough] smart for every day?',
    own: [
      'I have [such|so|too] comfortable shoes that I wear them every day.',
      'My favourite jacket is [so|such|enough] old that it has holes.',
    ],
  },
  school: {
    facts: [
      'A test with a hundred questions is [too|such|enough] long for a five-minute lesson.',
      'Babies aren’t [old enough: old / enough] to go to school.',
    ],
    wrong: {
      said: 'One day is [long enough: long / enough] to learn a whole language.',
      right: 'One day is too short to learn a whole language.',
    },
    question: 'Have you ever had [such|so|too] an interesting lesson that you forgot the time?',
    own: [
      'I’m sometimes [too|such|enough] tired to listen in my lessons.',
      'My last test was [so|such|enough] easy that I finished early.',
    ],
  },
  work: {
    facts: [
      'Pilots have [such|so|too] a difficult job that they train for years.',
      'Children under five are [too|such|enough] young to have a job.',
    ],
    wrong: {
      said: 'One person is [strong enough: strong / enough] to carry a train.',
      right: 'A train is too heavy for anybody to carry.',
    },
    question: 'Which job is [too|such|enough] dangerous for you to do?',
    own: [
      'I’m [brave enough: brave / enough] to work as a firefighter.',
      'I was [so|such|enough] busy yesterday that I didn’t take a break.',
    ],
  },
  travel: {
    facts: [
      'The Atlantic is [too|such|enough] wide to swim across in an hour.',
      'Planes are [so|such|enough] fast that they can cross an ocean in a day.',
    ],
    wrong: {
      said: 'The Moon is [near enough: near / enough] to reach by bike.',
      right: 'The Moon is too far away to reach by bike.',
    },
    question: 'Do you live [near enough: near / enough] to walk to your lessons?',
    own: [
      'I have been on [such|so|too] a long journey that I slept on the way.',
      'I’m [too|such|enough] afraid of flying to get on a plane.',
    ],
  },
  town: {
    facts: [
      'Tokyo is [such|so|too] a big city that nobody knows everybody there.',
      'Some old streets are [too|such|enough] narrow for buses.',
    ],
    wrong: {
      said: 'Most village roads are [wide enough: wide / enough] for a hundred cars side by side.',
      right: 'Most village roads are too narrow for a hundred cars side by side.',
    },
    question: 'Are there [enough|so|too] parks in your town?',
    own: [
      'My town is [so|such|enough] small that I often meet people I know.',
      'I think that my street is [too|such|enough] dark to walk in at night.',
    ],
  },
  nature: {
    facts: [
      'The Sun is [so|such|enough] bright that we mustn’t look straight at it.',
      'At the South Pole, it isn’t [warm enough: warm / enough] for trees to grow.',
    ],
    wrong: {
      said: 'In the desert, it is [too|such|enough] wet for camels.',
      right: 'In the desert, it is dry enough for camels.',
    },
    question: 'When was it last [too|such|enough] hot for you to sleep?',
    own: [
      'I live in [such|so|too] a cold place that we have snow every winter.',
      'I like the sea [so|such|enough] much that I want to live there.',
    ],
  },
  animals: {
    facts: [
      'Giraffes are [such|so|too] tall animals that they can eat from the tops of trees.',
      'A hippo is [too|such|enough] heavy to fly.',
    ],
    wrong: {
      said: 'A mouse is [strong enough: strong / enough] to carry a horse.',
      right: 'A mouse is too weak to carry a horse.',
    },
    question: 'Are you [brave enough: brave / enough] to hold a large spider?',
    own: [
      'I know [such|so|too] a clever dog that it can open doors.',
      'I’m [too|such|enough] frightened of snakes to touch one.',
    ],
  },
  time: {
    facts: [
      'A second is [too|such|enough] short to read a whole book.',
      'A minute isn’t [long enough: long / enough] for a good night’s sleep.',
    ],
    wrong: {
      said: 'An hour is [too|such|enough] short for brushing your teeth.',
      right: 'An hour is long enough for brushing your teeth.',
    },
    question: 'Do you have [enough|so|too] time for breakfast in the morning?',
    own: [
      'I get up [early enough: early / enough] to see the sun rise.',
      'I had [such|so|too] a busy week that I had no time for my friends.',
    ],
  },
  sport: {
    facts: [
      'A football is [too|such|enough] big for a game of table tennis.',
      'A marathon is [such|so|too] a long race that runners need water on the way.',
    ],
    wrong: {
      said: 'A bath is [long enough: long / enough] for a swimming race.',
      right: 'A bath is too short for a swimming race.',
    },
    question: 'Are you [fit enough: fit / enough] to run for an hour?',
    own: [
      'I can swim [well enough: well / enough] to cross a lake.',
      'I found my last match [so|such|enough] exciting that I couldn’t sit still.',
    ],
  },
  feelings: {
    facts: [
      'Some jokes are [so|such|enough] funny that people cry with laughter.',
      'Fear is [such|so|too] a strong feeling that our hearts beat faster.',
    ],
    wrong: {
      said: 'Very nervous people are [calm enough: calm / enough] to fall asleep at once.',
      right: 'Very nervous people aren’t calm enough to fall asleep at once.',
    },
    question: 'When were you last [too|such|enough] excited to sleep?',
    own: [
      'I’m [confident enough: confident / enough] to sing in front of my class.',
      'I have [such|so|too] a good sense of humour that I can laugh at myself.',
    ],
  },
  communication: {
    facts: [
      'If you whisper, your voice isn’t [loud enough: loud / enough] for a big hall.',
      'The steps of an ant are [too|such|enough] quiet for us to hear.',
    ],
    wrong: {
      said: 'A stamp is [big enough: big / enough] for a long letter.',
      right: 'A stamp is too small for a long letter.',
    },
    question: 'Is your English [good enough: good / enough] to tell a joke?',
    own: [
      'I talk [so|such|enough] fast that people ask me to slow down.',
      'I have [such|so|too] a quiet voice that people often can’t hear me.',
    ],
  },
  technology: {
    facts: [
      'The first computers were [so|such|enough] big that they filled whole rooms.',
      'A phone with an empty battery hasn’t got [enough|so|too] power for a call.',
    ],
    wrong: {
      said: 'A normal phone is [too|such|enough] heavy to carry in a bag.',
      right: 'A normal phone is light enough to carry in a bag.',
    },
    question: 'Which machine is [too|such|enough] difficult for you to use?',
    own: [
      'I have [such|so|too] an old computer that it takes minutes to start.',
      'My password is [long enough: long / enough] to be safe.',
    ],
  },
  shopping: {
    facts: [
      'Diamonds are [so|such|enough] expensive that most shops don’t sell them.',
      'One cent isn’t [enough|so|too] money for a new bike.',
    ],
    wrong: {
      said: 'A real castle is [cheap enough: cheap / enough] for everybody to buy.',
      right: 'A real castle is too expensive for most people to buy.',
    },
    question: 'When are the shops in your town [too|such|enough] busy for you?',
    own: [
      'I’m [patient enough: patient / enough] to wait in a long queue.',
      'I once found [such|so|too] a cheap jacket that I bought it at once.',
    ],
  },
  society: {
    facts: [
      'Children under ten aren’t [old enough: old / enough] to vote.',
      'Fire is [so|such|enough] dangerous that every town needs firefighters.',
    ],
    wrong: {
      said: 'Police officers have [such|so|too] an easy job that they never need any training.',
      right: 'Police officers have such a difficult job that they need special training.',
    },
    question: 'Which rule is [too|such|enough] strict for you?',
    own: [
      'I’m [old enough: old / enough] to drive a car.',
      'My neighbours are [such|so|too] helpful people that I can always ask them.',
    ],
  },
  science: {
    facts: [
      'Light is [so|such|enough] fast that it gets from the Moon to us in seconds.',
      'Atoms are [too|such|enough] small for our eyes to see.',
    ],
    wrong: {
      said: 'The Sun is [cool enough: cool / enough] for people to live there.',
      right: 'The Sun is too hot for people to live there.',
    },
    question: 'Are you [curious enough: curious / enough] to fly to Mars?',
    own: [
      'I think that science is [such|so|too] a difficult subject that I need help.',
      'I find the stars [so|such|enough] interesting that I read about them.',
    ],
  },
  arts: {
    facts: [
      'The Mona Lisa is [such|so|too] a famous painting that people queue to see it.',
      'A grand piano isn’t [small enough: small / enough] to carry in a pocket.',
    ],
    wrong: {
      said: 'A drum is [too|such|enough] quiet for people to hear.',
      right: 'A drum is loud enough for people to hear.',
    },
    question: 'Which book was [so|such|enough] good that you read it twice?',
    own: [
      'I can draw [well enough: well / enough] to make a picture of a friend.',
      'I’m [too|such|enough] shy to act in a play.',
    ],
  },
  thinking: {
    facts: [
      'Chess is [such|so|too] a difficult game that players have to think hard.',
      'Nobody is [clever enough: clever / enough] to know everything.',
    ],
    wrong: {
      said: '“What is two and two?” is [too|such|enough] difficult for most adults.',
      right: '“What is two and two?” is easy enough for most adults.',
    },
    question: 'Have you ever had [such|so|too] a good idea that you wrote it down?',
    own: [
      'I have [such|so|too] a good memory that I don’t need lists.',
      'I’m sometimes [too|such|enough] lazy to think for a long time.',
    ],
  },
};
