import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'People who are lonely often wish they [had/could have: have] more friends.',
      'People with noisy neighbours wish they [weren’t/wouldn’t be: not / be] so loud.',
    ],
    wrong: {
      said: 'Most people wish their friends [would forget: would / forget] their birthday.',
      right: 'Most people wish their friends would remember their birthday.',
    },
    question: 'Do you ever wish you [were/could be: be] older or younger?',
    own: [
      'I wish I [knew: know] all my neighbours’ names.',
      'I wish I [didn’t have: not / have] to share things with others.',
    ],
  },
  body: {
    facts: [
      'Somebody with a headache wishes it [would stop: would / stop].',
      'People who got sunburnt wish they [hadn’t stayed: not / stay] in the sun so long.',
    ],
    wrong: {
      said: 'People with cold hands wish their hands [were: be] colder.',
      right: 'People with cold hands wish their hands were warmer.',
    },
    question: 'Do you wish you [had slept/could have slept: sleep] longer last night?',
    own: ['I wish I [was/were: be] a little stronger.', 'I wish I [could run: can / run] ten kilometres.'],
  },
  food: {
    facts: [
      'Hungry people wish dinner [was/were: be] ready.',
      'People who have eaten too much often wish they [had stopped: stop] earlier.',
    ],
    wrong: {
      said: 'When food is too salty, we wish the cook [had used: use] more salt.',
      right: 'When food is too salty, we wish the cook had used less salt.',
    },
    question: 'Which dish do you wish you [could cook: can / cook]?',
    own: [
      'I wish I [didn’t like: not / like] chocolate so much.',
      'I wish I [had had: have] a bigger breakfast this morning.',
    ],
  },
  home: {
    facts: [
      'People without their keys wish they [hadn’t lost: not / lose] them.',
      'People in a small flat often wish it [was/were: be] bigger.',
    ],
    wrong: {
      said: 'Most people wish their neighbours [would make: would / make] more noise at night.',
      right: 'Most people wish their neighbours would make less noise at night.',
    },
    question: 'What do you wish you [could see: can / see] from your window?',
    own: [
      'I wish my room [was/were: be] on a higher floor.',
      'I wish I [hadn’t thrown: not / throw] away some of my old toys.',
    ],
  },
  clothes: {
    facts: [
      'People whose feet hurt wish their shoes [fitted/fit/would fit: fit] better.',
      'When it is freezing, people without a coat wish they [had brought: bring] one.',
    ],
    wrong: {
      said: 'People with a hole in their sock wish the hole [was/were: be] bigger.',
      right: 'People with a hole in their sock wish it wasn’t there.',
    },
    question: 'Do you ever wish everybody [wore/would wear: wear] the same clothes to school or work?',
    own: [
      'I wish I [didn’t have: not / have] so many old clothes.',
      'I wish I [had put: put] on something warmer today.',
    ],
  },
  school: {
    facts: [
      'After a bad test, students often wish they [had studied: study] more.',
      'Students who can’t hear the teacher wish the others [would be: would / be] quiet.',
    ],
    wrong: {
      said: 'Most students wish every lesson [was/were: be] more boring.',
      right: 'Most students wish every lesson was interesting.',
    },
    question: 'Which subject do you wish you [didn’t have: not / have] to study?',
    own: [
      'I wish I [had started: start] to learn English earlier.',
      'I wish teachers [would give: would / give] us more homework.',
    ],
  },
  work: {
    facts: [
      'People with far too much work wish they [had/could have: have] less of it.',
      'Tired workers often wish it [was/were: be] Friday already.',
    ],
    wrong: {
      said: 'Most workers wish their holidays [were: be] shorter.',
      right: 'Most workers wish their holidays were longer.',
    },
    question: 'Do you ever wish you [could work: can / work] at night and sleep all day?',
    own: [
      'I wish I [knew: know] what job I’ll have in ten years.',
      'I wish I [didn’t have: not / have] to get up so early.',
    ],
  },
  travel: {
    facts: [
      'Passengers who have just missed the bus wish they [had left: leave] home earlier.',
      'People in a traffic jam wish the cars [would move: would / move].',
    ],
    wrong: {
      said: 'People who are lost wish they [hadn’t taken: not / take] a map.',
      right: 'People who are lost often wish they had taken a map.',
    },
    question: 'Which country do you wish you [could visit: can / visit] next year?',
    own: [
      'I wish I [lived/could live: live] nearer to the sea.',
      'I wish I [had taken: take] more photos on my last trip.',
    ],
  },
  town: {
    facts: [
      'People who can’t find a place to park wish there [were: be] more spaces.',
      'Tourists who are lost often wish somebody [would help: would / help] them.',
    ],
    wrong: {
      said: 'Most people wish the air in big cities [was/were: be] dirtier.',
      right: 'Most people wish the air in big cities was cleaner.',
    },
    question: 'What do you wish there [was/were: be] in your town?',
    own: [
      'I wish I [didn’t live: not / live] so far from the centre.',
      'I wish my town [had: have] a big swimming pool.',
    ],
  },
  nature: {
    facts: [
      'When people get wet at a picnic, they wish the rain [would stop: would / stop].',
      'People in a heatwave often wish it [wasn’t/weren’t: not / be] so hot.',
    ],
    wrong: {
      said: 'Most people wish there [was/were: be] more plastic in the sea.',
      right: 'Most people wish there was no plastic in the sea.',
    },
    question: 'Do you ever wish it [was/were/could be: be] summer all year?',
    own: ['I wish we [had had: have] more snow last winter.', 'I wish I [knew: know] the names of more flowers.'],
  },
  animals: {
    facts: [
      'When a dog barks all night, people wish it [would stop: would / stop].',
      'People who are afraid of spiders often wish they [weren’t: not / be] afraid.',
    ],
    wrong: {
      said: 'People wish mosquitoes [would bite: would / bite] them more often.',
      right: 'People wish mosquitoes wouldn’t bite them.',
    },
    question: 'Which animal do you wish you [could talk: can / talk] to?',
    own: [
      'I wish I [had/could have: have] a pet snake.',
      'I wish I [had learned/had learnt: learn] to ride a horse as a small child.',
    ],
  },
  time: {
    facts: [
      'Busy people often wish the day [had: have] more hours.',
      'People who overslept wish their alarm [had woken: wake] them.',
    ],
    wrong: {
      said: 'In the middle of the holidays, most people wish the holidays [were: be] shorter.',
      right: 'In the middle of the holidays, most people wish they were longer.',
    },
    question: 'Do you ever wish the weekend [was/were/could be: be] longer?',
    own: [
      'I wish I [hadn’t gone: not / go] to bed so late last night.',
      'I wish I [could travel: can / travel] back in time.',
    ],
  },
  sport: {
    facts: [
      'Players who missed a penalty wish they [had scored: score].',
      'When their team is losing, fans wish it [would score: would / score].',
    ],
    wrong: {
      said: 'After a lost match, players wish they [had played: play] worse.',
      right: 'After a lost match, players wish they had played better.',
    },
    question: 'Which sport do you wish you [were: be] better at?',
    own: [
      'I wish I [didn’t get: not / get] tired so quickly when I run.',
      'I wish I [had gone: go] swimming more often last summer.',
    ],
  },
  feelings: {
    facts: [
      'People often wish they [hadn’t said: not / say] something unkind.',
      'Shy people sometimes wish they [were/could be: be] more confident.',
    ],
    wrong: {
      said: 'Nervous people usually wish they [felt/could feel: feel] even more nervous.',
      right: 'Nervous people usually wish they felt calmer.',
    },
    question: 'Do you ever wish you [could hide: can / hide] your feelings better?',
    own: ['I wish I [didn’t worry: not / worry] so much.', 'I wish I [had laughed: laugh] more yesterday.'],
  },
  communication: {
    facts: [
      'When the line is bad, we wish we [could hear: can / hear] better.',
      'Anybody who told a secret by mistake wishes they [had kept: keep] it.',
    ],
    wrong: {
      said: 'Most people wish they [got/could get: get] more messages from strangers who want money.',
      right: 'Most people wish they didn’t get messages from strangers who want money.',
    },
    question: 'Which language do you wish you [could speak: can / speak]?',
    own: [
      'I wish I [hadn’t sent: not / send] one of my messages last week.',
      'I wish people [would talk: would / talk] less on buses.',
    ],
  },
  technology: {
    facts: [
      'When a battery is empty, people wish they [had charged: charge] it.',
      'People with a slow computer wish it [was/were: be] faster.',
    ],
    wrong: {
      said: 'People with a broken screen wish they [had dropped: drop] the phone more often.',
      right: 'People with a broken screen wish they hadn’t dropped the phone.',
    },
    question: 'What do you wish a robot [would do: would / do] for you every day?',
    own: [
      'I wish I [didn’t spend: not / spend] so much time in front of a screen.',
      'I wish I [knew: know] how to write a computer program.',
    ],
  },
  shopping: {
    facts: [
      'Customers in a long queue wish it [would move: would / move] faster.',
      'People who paid too much often wish they [had compared: compare] the prices.',
    ],
    wrong: {
      said: 'Most customers wish the prices in shops [were: be] higher.',
      right: 'Most customers wish the prices in shops were lower.',
    },
    question: 'What do you wish you [hadn’t bought: not / buy] last year?',
    own: [
      'I wish I [didn’t have: not / have] to go shopping.',
      'I wish I [had made: make] a list the last time I went shopping.',
    ],
  },
  society: {
    facts: [
      'Most people wish there [was/were: be] less crime.',
      'When drivers go too fast, people wish they [would slow: would / slow] down.',
    ],
    wrong: {
      said: 'Most people wish strangers [would throw: would / throw] more rubbish in the street.',
      right: 'Most people wish strangers wouldn’t throw rubbish in the street.',
    },
    question: 'What rule do you wish everybody [followed/would follow: follow]?',
    own: ['I wish there [were: be] more parks in our cities.', 'I wish I [had helped: help] more people last year.'],
  },
  science: {
    facts: [
      'Many scientists wish they [knew: know] more about the human brain.',
      'When an experiment goes wrong, people wish they [had been: be] more careful.',
    ],
    wrong: {
      said: 'Doctors wish there [were: be] fewer ways to help people.',
      right: 'Doctors wish there were more ways to help people.',
    },
    question: 'Which machine do you wish somebody [would invent: would / invent]?',
    own: [
      'I wish I [understood/could understand: understand] how planes stay in the air.',
      'I wish I [could fly: can / fly] to the Moon.',
    ],
  },
  arts: {
    facts: [
      'Readers who love a book often wish it [was/were/had been: be] longer.',
      'When a phone rings in the cinema, people wish it [would stop: would / stop].',
    ],
    wrong: {
      said: 'Actors who forget their words wish they [hadn’t learned/hadn’t learnt: not / learn] them so well.',
      right: 'Actors who forget their words wish they had learned them better.',
    },
    question: 'Which instrument do you wish you [could play: can / play]?',
    own: ['I wish I [was/were/could be: be] in a famous film.', 'I wish I [had read: read] more books as a child.'],
  },
  thinking: {
    facts: [
      'People who chose the wrong answer wish they [had chosen: choose] the right one.',
      'People with a bad memory wish they [didn’t forget: not / forget] so much.',
    ],
    wrong: {
      said: 'When a choice is hard, people wish it [was/were: be] even harder.',
      right: 'When a choice is hard, people wish it was easier.',
    },
    question: 'Do you ever wish you [knew/could know: know] the future?',
    own: [
      'I wish I [had listened: listen] to good advice last year.',
      'I wish I [didn’t think: not / think] so much before I fall asleep.',
    ],
  },
};
