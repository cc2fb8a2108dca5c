import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'Somewhere in the world, a baby [is being fed: feed] right now.',
      'A small baby [can’t be left/cannot be left: can / not / leave] alone all day.',
    ],
    wrong: {
      said: 'All the people in the world [have been counted: count, present perfect] one by one.',
      right: 'All the people in the world have never been counted one by one.',
    },
    question: '[Have you ever been mistaken: you / ever / mistake, present perfect] for somebody else?',
    own: [
      'I [have been called: call, present perfect] by the wrong name this month.',
      'I [will be visited: will / visit] by a relative next weekend.',
    ],
  },
  body: {
    facts: [
      'Right now, blood [is being pumped: pump] round your body by your heart.',
      'Your bones [can’t be seen/cannot be seen: can / not / see] from outside.',
    ],
    wrong: {
      said: 'Food [must be swallowed: must / swallow] before it is chewed.',
      right: 'Food must be chewed before it is swallowed.',
    },
    question: '[Have you ever been stung: you / ever / sting, present perfect] by a bee?',
    own: [
      'My hair [has been cut: cut, present perfect] in the last four weeks.',
      'My eyes [have been tested: test, present perfect] more than once.',
    ],
  },
  food: {
    facts: [
      'At this moment, millions of cups of tea [are being drunk: drink].',
      'Ice cream [must be kept: must / keep] in a cold place, or it melts.',
    ],
    wrong: {
      said: 'Rice [can’t be boiled/cannot be boiled: can / not / boil].',
      right: 'Rice can be boiled or fried.',
    },
    question: 'What [will be served: will / serve] for dinner in your home tonight?',
    own: [
      'My dinner [will be cooked: will / cook] by somebody else tonight.',
      'I [have been invited: invite, present perfect] to a meal by a neighbour this year.',
    ],
  },
  home: {
    facts: [
      'At this moment, dinner [is being cooked: cook] in millions of homes.',
      'A house [can’t be built/cannot be built: can / not / build] in five minutes.',
    ],
    wrong: {
      said: 'A door [must be locked: must / lock] before anybody can walk through it.',
      right: 'A locked door must be unlocked before anybody can walk through it.',
    },
    question: 'What [has been repaired: repair, present perfect] in your home this year?',
    own: [
      'My bed [hasn’t been made: not / make] yet today.',
      'My room [has been painted: paint, present perfect] at least twice since I moved in.',
    ],
  },
  clothes: {
    facts: [
      'Millions of T-shirts [are being washed: wash] in machines right now.',
      'Some wool clothes [can’t be dried/cannot be dried: can / not / dry] in a hot machine.',
    ],
    wrong: {
      said: 'Dirty clothes [must be ironed: must / iron] before they are washed.',
      right: 'Dirty clothes must be washed before they are ironed.',
    },
    question: '[Have you ever been given: you / ever / give, present perfect] clothes in the wrong size?',
    own: [
      'My shoes [have been polished: polish, present perfect] this month.',
      'My favourite jacket [must be repaired: must / repair] because it has a hole in it.',
    ],
  },
  school: {
    facts: [
      'At this moment, children somewhere [are being taught: teach] to read.',
      'A language [can’t be learned/can’t be learnt/cannot be learned/cannot be learnt: can / not / learn] in one day.',
    ],
    wrong: {
      said: 'A test [must be marked: must / mark] before the students take it.',
      right: 'A test can be marked only after the students have taken it.',
    },
    question: 'How much homework [have you been given: you / give] so far this week?',
    own: [
      'I [have been praised: praise, present perfect] by a teacher this month.',
      'My last test [hasn’t been marked: not / mark] yet.',
    ],
  },
  work: {
    facts: [
      'Somewhere in the world, new pilots [are being trained: train] right now.',
      'A broken machine [can’t be used/cannot be used: can / not / use] until it is repaired.',
    ],
    wrong: {
      said: 'A roof [must be finished: must / finish] before the walls are started.',
      right: 'The walls must be finished before the roof is put on.',
    },
    question: '[Have you ever been interviewed: you / ever / interview, present perfect] for a job or a school?',
    own: [
      'I [have been offered: offer, present perfect] a job or a task this month.',
      'My next holiday [hasn’t been planned: not / plan] yet.',
    ],
  },
  travel: {
    facts: [
      'Right now, thousands of people [are being carried: carry] across the sky in planes.',
      'The Atlantic [can’t be crossed/cannot be crossed: can / not / cross] by bus.',
    ],
    wrong: {
      said: 'Every country in the world [can be reached: can / reach] by train.',
      right: 'Countries on islands can often be reached only by plane or by boat.',
    },
    question: '[Have you ever been woken: you / ever / wake, present perfect] by other guests in a hotel?',
    own: [
      'My luggage [has been lost: lose, present perfect] at least once in my life.',
      'I [have been driven: drive, present perfect] somewhere by a friend this week.',
    ],
  },
  town: {
    facts: [
      'Somewhere in the world, a road [is being repaired: repair] at this moment.',
      'The old buildings of Rome [have been photographed: photograph, present perfect] millions of times.',
    ],
    wrong: {
      said: 'The Eiffel Tower [has been moved: move, present perfect] from Paris to London.',
      right: 'The Eiffel Tower has never been moved; it still stands in Paris.',
    },
    question: 'What [is being built: build] in your town at the moment?',
    own: [
      'My street [has been closed: close, present perfect] for a day or longer this year.',
      'I [have been asked: ask, present perfect] for directions by a stranger this month.',
    ],
  },
  nature: {
    facts: [
      'Somewhere in the world, a field [is being watered: water] right now.',
      'The weather [can’t be changed/cannot be changed: can / not / change] by a wish.',
    ],
    wrong: {
      said: 'The Sun [will be covered: will / cover] by the Moon every day next week.',
      right: 'The Sun won’t be covered by the Moon every day next week.',
    },
    question: 'What trees or flowers [have been planted: plant, present perfect] near your home?',
    own: [
      'I [have been surprised: surprise, present perfect] by heavy rain this month.',
      'I [have been burned/have been burnt: burn, present perfect] by the sun this year.',
    ],
  },
  animals: {
    facts: [
      'Horses [have been ridden: ride, present perfect] by people for thousands of years.',
      'A whale [can’t be kept/cannot be kept: can / not / keep] in a bathroom.',
    ],
    wrong: {
      said: 'All the animals in the sea [have already been discovered: already / discover, present perfect].',
      right: 'Many animals in the sea haven’t been discovered yet.',
    },
    question: '[Have you ever been bitten: you / ever / bite, present perfect] by an animal?',
    own: [
      'I [have been followed: follow, present perfect] by a strange dog or cat.',
      'My favourite animal [can be found: can / find] in this country.',
    ],
  },
  time: {
    facts: [
      'Time [can’t be stopped/cannot be stopped: can / not / stop].',
      'Clocks [have been used: use, present perfect] for hundreds of years.',
    ],
    wrong: {
      said: 'The year 3000 [has already been celebrated: already / celebrate, present perfect].',
      right: 'The year 3000 hasn’t been celebrated yet.',
    },
    question: 'How much of your next weekend [has already been planned: already / plan, present perfect]?',
    own: [
      'My next Saturday [will be spent: will / spend] with friends.',
      'I [will be woken: will / wake] by an alarm tomorrow.',
    ],
  },
  sport: {
    facts: [
      'Football [has been played: play, present perfect] for more than a hundred years.',
      'In football, the ball [can’t be thrown/cannot be thrown: can / not / throw] into the goal.',
    ],
    wrong: {
      said: 'A marathon [can be run: can / run] in ten minutes.',
      right: 'A marathon can’t be run in ten minutes: it takes more than an hour.',
    },
    question: '[Have you ever been beaten: you / ever / beat, present perfect] in a game by a younger player?',
    own: [
      'I [have been chosen: choose, present perfect] for a team this year.',
      'I [have been trained: train, present perfect] by a professional.',
    ],
  },
  feelings: {
    facts: [
      'Most feelings [can be shown: can / show] without words.',
      'Real friendship [can’t be bought/cannot be bought: can / not / buy] in a shop.',
    ],
    wrong: {
      said: 'Nobody [has ever been hurt: ever / hurt, present perfect] by unkind words.',
      right: 'Many people have been hurt by unkind words.',
    },
    question: '[Have you ever been frightened: you / ever / frighten, present perfect] by a film?',
    own: [
      'I [have been cheered: cheer, present perfect] up by a friend this week.',
      'My feelings [can be read: can / read] in my face.',
    ],
  },
  communication: {
    facts: [
      'Right now, millions of messages [are being sent: send].',
      'A message in a bottle [can’t be answered/cannot be answered: can / not / answer] in a minute.',
    ],
    wrong: {
      said: 'A letter [must be delivered: must / deliver] before it is written.',
      right: 'A letter must be written before it can be delivered.',
    },
    question: 'What news [has been shared: share] by your friends so far this week?',
    own: [
      'My last message [hasn’t been read: not / read] yet.',
      'My phone [was being charged: charge, past continuous] while I slept last night.',
    ],
  },
  technology: {
    facts: [
      'A phone [can’t be switched/cannot be switched: can / not / switch] on without any power.',
      'New apps [are being developed: develop] at this moment.',
    ],
    wrong: {
      said: 'A password [must be shown: must / show] to everybody you meet.',
      right: 'A password must be kept secret.',
    },
    question: 'Which of your things [must be charged: must / charge] tonight?',
    own: [
      'My password [has been changed: change, present perfect] this year.',
      'My photos [have been copied: copy, present perfect] to a safe place.',
    ],
  },
  shopping: {
    facts: [
      'Right now, millions of things [are being bought: buy] online.',
      'Food [can’t be returned/cannot be returned: can / not / return] after it has been eaten.',
    ],
    wrong: {
      said: 'In most shops, goods [must be paid: must / pay] for with gold.',
      right: 'In most shops, goods can be paid for in cash or by card.',
    },
    question: 'What [has been delivered: deliver, present perfect] to your home this month?',
    own: [
      'My next parcel [will be delivered: will / deliver] this week.',
      'I [have been given: give, present perfect] the wrong change in a shop.',
    ],
  },
  society: {
    facts: [
      'In every country, some rules [must be followed: must / follow] by everybody.',
      'Traffic signs [mustn’t be ignored: must / not / ignore] by drivers.',
    ],
    wrong: {
      said: 'Nothing [has ever been stolen: ever / steal, present perfect] from a museum.',
      right: 'Many famous paintings have been stolen from museums.',
    },
    question: 'Which rule in your school or town [should be changed: should / change]?',
    own: [
      'I [have been helped: help, present perfect] by a stranger this month.',
      'My opinion [has been asked: ask, present perfect] for in a survey this year.',
    ],
  },
  science: {
    facts: [
      'Life on other planets [hasn’t been found: not / find] yet.',
      'The Moon [has been visited: visit, present perfect] by human beings.',
    ],
    wrong: {
      said: 'Every question about the human brain [has already been answered: already / answer, present perfect].',
      right: 'Many questions about the human brain haven’t been answered yet.',
    },
    question: 'What do you think [will be invented: will / invent] in the next fifty years?',
    own: [
      'I [have been taught: teach, present perfect] the names of all the planets.',
      'I [have been allowed: allow, present perfect] to do an experiment this year.',
    ],
  },
  arts: {
    facts: [
      'Thousands of songs [have been written: write, present perfect] about love.',
      'A song [can’t be seen/cannot be seen: can / not / see], but it can be heard.',
    ],
    wrong: {
      said: 'The plays of Shakespeare [have never been translated: never / translate, present perfect].',
      right: 'The plays of Shakespeare have been translated into many languages.',
    },
    question: '[Have you ever been asked: you / ever / ask, present perfect] to sing on a stage?',
    own: [
      'I [have been drawn: draw, present perfect] or painted by somebody.',
      'My favourite book [has been made: make, present perfect] into a film.',
    ],
  },
  thinking: {
    facts: [
      'An idea [can’t be weighed/cannot be weighed: can / not / weigh].',
      'Many difficult problems [can be solved: can / solve] more easily by a group.',
    ],
    wrong: {
      said: 'All good ideas [have already been thought: already / think, present perfect] of.',
      right: 'New ideas are being thought of every day.',
    },
    question: 'Which of your plans [must be changed: must / change] this year?',
    own: [
      'My mind [has been changed: change, present perfect] by a book this year.',
      'I [have never been persuaded: never / persuade, present perfect] to do something silly.',
    ],
  },
};
