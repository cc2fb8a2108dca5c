import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'When this lesson began, some people in the world [were sleeping: sleep].',
      'When this lesson began, we [weren’t talking: not / talk] to a film star.',
    ],
    wrong: {
      said: 'When the year 2000 began, nobody in the world [was dancing: dance].',
      right: 'When the year 2000 began, people were dancing all over the world.',
    },
    question: 'Who [were you talking: you / talk] to when the lesson began?',
    own: [
      'My friends [were laughing: laugh] when I last saw them.',
      'I [wasn’t sitting: not / sit] next to a friend when this lesson began.',
    ],
  },
  body: {
    facts: [
      'When you woke up this morning, your heart [was beating: beat].',
      'You [weren’t running: not / run] when you woke up this morning.',
    ],
    wrong: {
      said: 'When this lesson began, our hearts [were taking: take] a break.',
      right: 'When this lesson began, our hearts were working.',
    },
    question: '[Were you lying: you / lie] on your back when you woke up today?',
    own: [
      'I [was breathing: breathe] fast when I got here today.',
      'I [wasn’t standing: not / stand] when this lesson began.',
    ],
  },
  food: {
    facts: [
      'When you woke up today, somebody in the world [was baking: bake] bread.',
      'When you fell asleep last night, you [weren’t eating: not / eat] soup.',
    ],
    wrong: {
      said: 'When our lesson began, we [were cooking: cook] some soup.',
      right: 'When our lesson began, we weren’t cooking anything.',
    },
    question: 'What [were you doing: you / do] when you got hungry yesterday?',
    own: [
      'I [was still having: still / have] breakfast at ten last Sunday.',
      'I [wasn’t drinking: not / drink] anything when this lesson began.',
    ],
  },
  home: {
    facts: [
      'When you got home yesterday, somebody somewhere [was cleaning: clean] a room.',
      'When this lesson began, we [weren’t painting: not / paint] our bedrooms.',
    ],
    wrong: {
      said: 'When you went to bed last night, everybody in the world [was sleeping: sleep].',
      right: 'When you went to bed last night, people somewhere were getting up.',
    },
    question: 'What [were other people doing: other people / do] when you got home yesterday?',
    own: [
      'I [was sitting: sit] in the kitchen when it got dark yesterday.',
      'I [wasn’t lying: not / lie] in bed when the sun came up today.',
    ],
  },
  clothes: {
    facts: [
      'When this lesson began, thousands of machines [were washing: wash] clothes.',
      'When this lesson began, we [weren’t trying: not / try] on shoes in a shop.',
    ],
    wrong: {
      said: 'When this lesson began, nobody in the world [was buying: buy] clothes.',
      right: 'When this lesson began, a lot of people were buying clothes.',
    },
    question: 'What [were you looking: you / look] for when you last opened your wardrobe?',
    own: [
      'I [was putting: put] on my shoes when somebody called me yesterday.',
      'I [wasn’t carrying: not / carry] an umbrella when it last began to rain.',
    ],
  },
  school: {
    facts: [
      'When our lesson began, students in other places [were learning: learn] English, too.',
      'When the teacher came in, we [weren’t climbing: not / climb] on the tables.',
    ],
    wrong: {
      said: 'When you were born, a teacher [was giving: give] you an English lesson.',
      right: 'When you were born, you weren’t having an English lesson.',
    },
    question: 'What [were you doing: you / do] when the teacher came in today?',
    own: [
      'I [was looking: look] out of the window when this lesson began.',
      'I [wasn’t sitting: not / sit] in my place when the teacher came in.',
    ],
  },
  work: {
    facts: [
      'When you got up today, other people [were already working: already / work].',
      'When this lesson began, we [weren’t repairing: not / repair] a car.',
    ],
    wrong: {
      said: 'When you got up today, nobody in the world [was driving: drive] a bus.',
      right: 'When you got up today, thousands of people were driving buses.',
    },
    question: 'What work [were you doing: you / do] when somebody last helped you?',
    own: [
      'I [was finishing: finish] a job when somebody phoned me yesterday.',
      'I [wasn’t working: not / work] when it got dark yesterday.',
    ],
  },
  travel: {
    facts: [
      'When you woke up today, thousands of planes [were flying: fly] through the air.',
      'When this lesson began, we [weren’t riding: not / ride] camels across a desert.',
    ],
    wrong: {
      said: 'When our lesson began, no trains [were running: run] anywhere in the world.',
      right: 'When our lesson began, trains were running in many countries.',
    },
    question: 'Where [were you going: you / go] when you last got on a bus or train?',
    own: [
      'I [was standing: stand] at a bus stop when I met a friend last week.',
      'I [wasn’t hurrying: not / hurry] when I came in today.',
    ],
  },
  town: {
    facts: [
      'When you woke up today, people in big cities [were crossing: cross] streets.',
      'When this lesson began, we [weren’t standing: not / stand] on a bridge.',
    ],
    wrong: {
      said: 'When you got up today, all the shops in the world [were closing: close].',
      right: 'When you got up today, shops in some countries were opening.',
    },
    question: 'What [was happening: happen] in your street when you left home today?',
    own: [
      'I [was shopping: shop] in town when I met a friend last week.',
      'I [wasn’t looking: not / look] at my phone when I last crossed a street.',
    ],
  },
  nature: {
    facts: [
      'When you woke up today, the earth [was turning: turn].',
      'When you came in today, it [wasn’t snowing: not / snow] in this room.',
    ],
    wrong: {
      said: 'When this lesson began, the sun [was shining: shine] everywhere on earth.',
      right: 'When this lesson began, the sun was shining on only half of the earth.',
    },
    question: '[Was it raining: it / rain] when you got up today?',
    own: [
      'I [was walking: walk] in a park when I last heard a bird.',
      'I [wasn’t standing: not / stand] outside when the sun went down yesterday.',
    ],
  },
  animals: {
    facts: [
      'When you woke up today, millions of birds [were singing: sing].',
      'When you came in today, a lion [wasn’t waiting: not / wait] at the door.',
    ],
    wrong: {
      said: 'When you woke up today, all the animals on earth [were sleeping: sleep].',
      right: 'When you woke up today, many animals were looking for food.',
    },
    question: 'When you last saw a dog, what [was it doing: it / do]?',
    own: [
      'I [was reading: read] when I last heard a dog.',
      'I [wasn’t trying: not / try] to find a spider when I last saw one.',
    ],
  },
  time: {
    facts: [
      'When the year 2000 began, many people [were looking: look] at their watches.',
      'When this lesson began, our clocks [weren’t going: not / go] backwards.',
    ],
    wrong: {
      said: 'When this lesson began, everybody in the world [was having: have] breakfast.',
      right: 'When this lesson began, only some people were having breakfast.',
    },
    question: 'What [were you doing: you / do] when this year began?',
    own: [
      'I [was sleeping: sleep] when this year began.',
      'I [wasn’t wearing: not / wear] a watch when I left home today.',
    ],
  },
  sport: {
    facts: [
      'When you got up today, some people [were running: run] in a park.',
      'When this lesson began, we [weren’t playing: not / play] tennis.',
    ],
    wrong: {
      said: 'When we came in today, two teams [were having: have] a match in this room.',
      right: 'When we came in today, nobody was playing a match in this room.',
    },
    question: 'What [were you doing: you / do] when you last got very tired?',
    own: [
      'I [was watching: watch] sport when somebody called me last weekend.',
      'I [wasn’t training: not / train] for anything when this year began.',
    ],
  },
  feelings: {
    facts: [
      'When this lesson began, somebody in the world [was laughing: laugh].',
      'When this lesson began, we [weren’t shouting: not / shout] at each other.',
    ],
    wrong: {
      said: 'When this lesson began, no baby in the world [was crying: cry].',
      right: 'When this lesson began, a lot of babies were crying.',
    },
    question: 'What [were you thinking: you / think] about when you last smiled?',
    own: [
      'I [was looking: look] forward to something when I woke up today.',
      'I [wasn’t worrying: not / worry] about anything when I fell asleep last night.',
    ],
  },
  communication: {
    facts: [
      'When you woke up today, millions of messages [were travelling: travel] round the world.',
      'When you fell asleep last night, you [weren’t writing: not / write] an email.',
    ],
    wrong: {
      said: 'When this lesson began, nobody in the world [was talking: talk] on the phone.',
      right: 'When this lesson began, thousands of people were talking on the phone.',
    },
    question: 'What [were you doing: you / do] when somebody last called you?',
    own: [
      'I [was sending: send] a message when the teacher came in.',
      'I [wasn’t waiting: not / wait] for a message when this lesson began.',
    ],
  },
  technology: {
    facts: [
      'When you got up today, robots somewhere [were building: build] cars.',
      'When you came in today, a robot [wasn’t teaching: not / teach] this class.',
    ],
    wrong: {
      said: 'When this lesson began, all the computers in the world [were taking: take] a break.',
      right: 'When this lesson began, millions of computers were working.',
    },
    question: 'What [were you looking: you / look] for when you last used the internet?',
    own: [
      'I [was watching: watch] a video when I fell asleep last night.',
      'I [wasn’t using: not / use] a computer when this lesson began.',
    ],
  },
  shopping: {
    facts: [
      'When you woke up today, somebody somewhere [was standing: stand] in a queue.',
      'When you were born, you [weren’t holding: not / hold] a shopping bag.',
    ],
    wrong: {
      said: 'When this lesson began, nobody on earth [was buying: buy] food.',
      right: 'When this lesson began, lots of people were buying food.',
    },
    question: 'What [were you looking: you / look] for when you last went into a shop?',
    own: [
      'I [was paying: pay] for something when I met a friend last week.',
      'I [wasn’t carrying: not / carry] a bag when I last left a shop.',
    ],
  },
  society: {
    facts: [
      'When you got up today, people in many countries [were celebrating: celebrate] a birthday.',
      'When this lesson began, a king or queen [wasn’t sitting: not / sit] next to you.',
    ],
    wrong: {
      said: 'When this year began, everybody on earth [was having: have] a party.',
      right: 'When this year began, a lot of people were sleeping.',
    },
    question: 'What [were your neighbours doing: your neighbours / do] when you last saw them?',
    own: [
      'I [was talking: talk] to a neighbour when my phone rang last week.',
      'I [wasn’t listening: not / listen] to the news when I fell asleep last night.',
    ],
  },
  science: {
    facts: [
      'When people first landed on the moon, millions of others [were watching: watch] TV.',
      'When the first people stepped onto the moon, it [wasn’t raining: not / rain] there.',
    ],
    wrong: {
      said: 'When the first people landed on the moon, somebody [was waiting: wait] for them there.',
      right: 'When the first people landed on the moon, nobody was waiting for them there.',
    },
    question: 'What [were you learning: you / learn] about when you last enjoyed science?',
    own: [
      'I [was doing: do] an experiment when something funny happened last year.',
      'I [wasn’t looking: not / look] at the sky when the moon came up last night.',
    ],
  },
  arts: {
    facts: [
      'When you got up today, somebody somewhere [was painting: paint] a picture.',
      'When the teacher came in today, we [weren’t playing: not / play] the violin.',
    ],
    wrong: {
      said: 'When this lesson began, nobody in the world [was singing: sing].',
      right: 'When this lesson began, a lot of people were singing.',
    },
    question: 'What [were you doing: you / do] when you last heard your favourite song?',
    own: [
      'I [was drawing: draw] something when the phone rang last week.',
      'I [wasn’t listening: not / listen] to music when I came in today.',
    ],
  },
  thinking: {
    facts: [
      'When you woke up today, your brain [was already working: already / work].',
      'When this lesson began, our brains [weren’t sleeping: not / sleep].',
    ],
    wrong: {
      said: 'When this lesson began, everybody in the world [was dreaming: dream].',
      right: 'When this lesson began, only some people were dreaming.',
    },
    question: 'What [were you doing: you / do] when you last had a good idea?',
    own: [
      'I [was trying: try] to remember something when this lesson began.',
      'I [wasn’t planning: not / plan] my weekend when this lesson began.',
    ],
  },
};
