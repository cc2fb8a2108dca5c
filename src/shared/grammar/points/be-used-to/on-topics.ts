import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'New parents have to get used to [sleeping: sleep] less at night.',
      'A newborn baby [isn’t used to: not / be / used to] bright light yet.',
    ],
    wrong: {
      said: 'Twins aren’t used to [sharing: share] a birthday.',
      right: 'Twins are used to sharing a birthday.',
    },
    question: 'Are you used to [meeting: meet] new people every week?',
    own: ['I’m used to [having: have] a lot of people around me.', 'I’m not used to [talking: talk] to strangers.'],
  },
  body: {
    facts: [
      'Your eyes need time to get used to [seeing: see] in the dark.',
      'People who never do sport [aren’t used to: not / be / used to] long runs.',
    ],
    wrong: {
      said: 'Most people are used to [walking: walk] on their hands.',
      right: 'Most people are used to walking on their feet.',
    },
    question: 'Are you used to [getting: get] up before seven?',
    own: ['I’m used to [lying: lie] on my side when I sleep.', 'I’m not used to [going: go] to bed before ten.'],
  },
  food: {
    facts: [
      'Babies who have only had milk must get used to [eating: eat] other food.',
      'People who never eat curry [aren’t used to: not / be / used to] very spicy food.',
    ],
    wrong: {
      said: 'Most people are used to [drinking: drink] salt water.',
      right: 'Most people are used to drinking fresh water, not salt water.',
    },
    question: 'What food could you never get used to [eating: eat]?',
    own: ['I’m used to [cooking: cook] for myself.', 'I’m not used to [having: have] dinner before seven.'],
  },
  home: {
    facts: [
      'People who move house have to get used to [hearing: hear] different sounds.',
      'Nobody [is used to: be / used to] a new home on the very first day.',
    ],
    wrong: {
      said: 'People who live alone are used to [waiting: wait] for a free bathroom.',
      right: 'People who live alone aren’t used to waiting for a free bathroom.',
    },
    question: 'Are you used to [sharing: share] a room?',
    own: [
      'I’m used to [sleeping: sleep] with the window open.',
      'I could never get used to [living: live] without a television.',
    ],
  },
  clothes: {
    facts: [
      'It takes time to get used to [walking: walk] in very high heels.',
      'People in hot countries [aren’t used to: not / be / used to] thick winter coats.',
    ],
    wrong: {
      said: 'Astronauts aren’t used to [wearing: wear] special suits.',
      right: 'Astronauts are used to wearing special suits.',
    },
    question: 'Are you used to [wearing: wear] smart clothes?',
    own: [
      'I’m used to [choosing: choose] my clothes the night before.',
      'I’m not used to [ironing: iron] my own clothes.',
    ],
  },
  school: {
    facts: [
      'Young children have to get used to [sitting: sit] still at school.',
      'On the first day, new students [aren’t used to: not / be / used to] their new school.',
    ],
    wrong: {
      said: 'Teachers aren’t used to [answering: answer] questions.',
      right: 'Teachers are used to answering questions every day.',
    },
    question: 'How long did it take you to get used to [speaking: speak] English in class?',
    own: [
      'I’m used to [doing: do] my homework with music on.',
      'I’m not used to [speaking: speak] in front of a class.',
    ],
  },
  work: {
    facts: [
      'Bakers [are used to: be / used to] very early mornings.',
      'New workers have to get used to [following: follow] a new timetable.',
    ],
    wrong: {
      said: 'Firefighters aren’t used to [working: work] in dangerous places.',
      right: 'Firefighters are used to working in dangerous places.',
    },
    question: 'What job could you never get used to [doing: do]?',
    own: ['I’m used to [working: work] in a team.', 'I’m not used to [taking: take] long breaks.'],
  },
  travel: {
    facts: [
      'Pilots are used to [seeing: see] clouds from above.',
      'Many visitors to Britain have to get used to [driving: drive] on the left.',
    ],
    wrong: {
      said: 'Sailors aren’t used to [being: be] on the water.',
      right: 'Sailors are used to being on the water.',
    },
    question: 'Are you used to [travelling: travel] on your own?',
    own: ['I’m used to [riding: ride] a bike in heavy traffic.', 'I’m not used to [sleeping: sleep] in hotel beds.'],
  },
  town: {
    facts: [
      'People in big cities [are used to: be / used to] a lot of traffic.',
      'Farmers who move to a city must get used to [hearing: hear] more noise.',
    ],
    wrong: {
      said: 'People in big cities aren’t used to [seeing: see] strangers.',
      right: 'People in big cities are used to seeing strangers every day.',
    },
    question: 'Could you get used to [living: live] in a very quiet village?',
    own: ['I’m used to [walking: walk] to the shops.', 'I’m not used to [hearing: hear] traffic at night.'],
  },
  nature: {
    facts: [
      'Camels [are used to: be / used to] very dry weather.',
      'People in the far north are used to [having: have] long, dark winters.',
    ],
    wrong: {
      said: 'People in the desert are used to [getting: get] rain every day.',
      right: 'People in the desert aren’t used to getting much rain.',
    },
    question: 'What kind of weather are you not used to [going: go] out in?',
    own: ['I’m used to [swimming: swim] in cold lakes.', 'I’m not used to [spending: spend] all day outside.'],
  },
  animals: {
    facts: [
      'Penguins are used to [swimming: swim] in icy water.',
      'Wild birds [aren’t used to: not / be / used to] life in a cage.',
    ],
    wrong: {
      said: 'Most cats are used to [having: have] a bath every evening.',
      right: 'Most cats aren’t used to having baths.',
    },
    question: 'Are you used to [being: be] near large dogs?',
    own: ['I’m used to [feeding: feed] an animal every day.', 'I could never get used to [touching: touch] snakes.'],
  },
  time: {
    facts: [
      'Nurses who always work at night [are used to: be / used to] sleeping during the day.',
      'After a long flight, people must get used to [living: live] in another time zone.',
    ],
    wrong: {
      said: 'Most people are used to [getting: get] up at three in the morning.',
      right: 'Most people aren’t used to getting up at three in the morning.',
    },
    question: 'Could you get used to [starting: start] every day at five o’clock?',
    own: [
      'I’m used to [arriving: arrive] everywhere ten minutes early.',
      'I’m not used to [planning: plan] my weekends.',
    ],
  },
  sport: {
    facts: [
      'Professional footballers are used to [training: train] nearly every day.',
      'Somebody who is learning to ski [isn’t used to: not / be / used to] skis yet.',
    ],
    wrong: {
      said: 'Goalkeepers aren’t used to [catching: catch] balls.',
      right: 'Goalkeepers are used to catching balls.',
    },
    question: 'Are you used to [losing: lose] games?',
    own: ['I’m used to [running: run] long distances.', 'I’m not used to [playing: play] in a team.'],
  },
  feelings: {
    facts: [
      'Famous singers [are used to: be / used to] loud fans.',
      'It is hard to get used to [living: live] far away from your best friends.',
    ],
    wrong: {
      said: 'Shy people are used to [being: be] the centre of attention.',
      right: 'Shy people aren’t used to being the centre of attention.',
    },
    question: 'Are you used to [showing: show] your feelings?',
    own: ['I’m used to [hiding: hide] my feelings.', 'I’m not used to [being: be] alone for a whole day.'],
  },
  communication: {
    facts: [
      'Tour guides are used to [speaking: speak] to groups of strangers.',
      'In 1880, most people [weren’t used to: not / be / used to] the telephone yet.',
    ],
    wrong: {
      said: 'News presenters aren’t used to [talking: talk] to a camera.',
      right: 'News presenters are used to talking to a camera.',
    },
    question: 'Are you used to [thinking: think] in another language?',
    own: ['I’m used to [answering: answer] messages at once.', 'I’m not used to [writing: write] letters by hand.'],
  },
  technology: {
    facts: [
      'Programmers are used to [sitting: sit] in front of a screen.',
      'Many people had to get used to [paying: pay] by card.',
    ],
    wrong: {
      said: 'Computer engineers aren’t used to [working: work] with computers.',
      right: 'Computer engineers are used to working with computers.',
    },
    question: 'Could you get used to [living: live] with a robot?',
    own: [
      'I’m used to [turning: turn] my phone off at night.',
      'I could never get used to [reading: read] long books on a screen.',
    ],
  },
  shopping: {
    facts: [
      'Shop assistants [are used to: be / used to] difficult customers.',
      'Tourists often have to get used to [using: use] another currency.',
    ],
    wrong: {
      said: 'People who work in shops aren’t used to [talking: talk] to customers.',
      right: 'People who work in shops are used to talking to customers.',
    },
    question: 'Are you used to [comparing: compare] prices before you buy something?',
    own: ['I’m used to [buying: buy] things online.', 'I’m not used to [carrying: carry] cash.'],
  },
  society: {
    facts: [
      'People in Britain are used to [standing: stand] in queues.',
      'When a law is new, people [aren’t used to: not / be / used to] it yet.',
    ],
    wrong: { said: 'Judges aren’t used to [making: make] decisions.', right: 'Judges are used to making decisions.' },
    question: 'Which rule did you find hard to get used to [following: follow]?',
    own: ['I’m used to [helping: help] my neighbours.', 'I’m not used to [asking: ask] strangers for help.'],
  },
  science: {
    facts: [
      'In space, astronauts have to get used to [moving: move] in a new way.',
      'Our bodies [aren’t used to: not / be / used to] life without gravity.',
    ],
    wrong: {
      said: 'Scientists aren’t used to [asking: ask] difficult questions.',
      right: 'Scientists are used to asking difficult questions.',
    },
    question: 'Could you get used to [living: live] on a space station?',
    own: ['I’m used to [reading: read] about science.', 'I’m not used to [doing: do] experiments.'],
  },
  arts: {
    facts: [
      'Actors are used to [learning: learn] long texts by heart.',
      'When they first go on stage, people [aren’t used to: not / be / used to] the bright lights.',
    ],
    wrong: {
      said: 'Professional musicians aren’t used to [practising: practise] for hours.',
      right: 'Professional musicians are used to practising for hours.',
    },
    question: 'Are you used to [watching: watch] films in English?',
    own: ['I’m used to [singing: sing] in front of other people.', 'I’m not used to [reading: read] poems.'],
  },
  thinking: {
    facts: [
      'Good chess players are used to [thinking: think] several moves ahead.',
      'It takes time to get used to [having: have] a completely new idea about something.',
    ],
    wrong: {
      said: 'Detectives aren’t used to [looking: look] for answers.',
      right: 'Detectives are used to looking for answers.',
    },
    question: 'Are you used to [making: make] important decisions alone?',
    own: ['I’m used to [changing: change] my mind very often.', 'I’m not used to [saying: say] what I really think.'],
  },
};
