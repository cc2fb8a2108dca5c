import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'When a friend needs to talk, you [should listen: should or shouldn’t / listen].',
      'We [shouldn’t laugh: should or shouldn’t / laugh] at people who make mistakes.',
    ],
    wrong: {
      said: 'You [should tell: should / tell] everybody your best friend’s secrets.',
      right: 'You shouldn’t tell everybody your best friend’s secrets.',
    },
    question: 'How often [should friends meet: friends / should / meet]?',
    own: [
      'I [should visit: should / visit] my family more often.',
      'I [shouldn’t argue: should / not / argue] with people so much.',
    ],
  },
  body: {
    facts: [
      'You [should wash: should or shouldn’t / wash] your hands before you eat.',
      'You [shouldn’t lie: should or shouldn’t / lie] in the hot sun all day.',
    ],
    wrong: {
      said: 'You [should clean: should / clean] your teeth once a week.',
      right: 'You should clean your teeth twice a day.',
    },
    question: 'What [should people do: people / should / do] to stay healthy?',
    own: [
      'I [should sleep: should / sleep] more.',
      'I [shouldn’t sit: should / not / sit] for so many hours every day.',
    ],
  },
  food: {
    facts: [
      'You [should drink: should or shouldn’t / drink] a lot of water on a hot day.',
      'You [shouldn’t eat: should or shouldn’t / eat] fish that smells bad.',
    ],
    wrong: {
      said: 'You [should keep: should / keep] ice cream in a warm cupboard.',
      right: 'You should keep ice cream in a freezer.',
    },
    question: 'Which food from your country [should I try: I / should / try]?',
    own: ['I [should cook: should / cook] more often.', 'I [shouldn’t buy: should / not / buy] so many sweets.'],
  },
  home: {
    facts: [
      'You [should lock: should or shouldn’t / lock] the door when you go on holiday.',
      'You [shouldn’t play: should or shouldn’t / play] loud music at home late at night.',
    ],
    wrong: {
      said: 'You [should leave: should / leave] your windows open in a storm.',
      right: 'You should close your windows in a storm.',
    },
    question: 'What jobs [should children do: children / should / do] at home?',
    own: [
      'I [should throw: should / throw] away some old things.',
      'I [shouldn’t eat: should / not / eat] in my bedroom.',
    ],
  },
  clothes: {
    facts: [
      'In the snow, you [should wear: should or shouldn’t / wear] warm clothes.',
      'You [shouldn’t wash: should or shouldn’t / wash] white shirts together with new black jeans.',
    ],
    wrong: {
      said: 'On a very hot day, you [should put: should / put] on a heavy coat.',
      right: 'On a very hot day, you should put on light clothes.',
    },
    question: 'What clothes [should a visitor bring: a visitor / should / bring] to your town?',
    own: [
      'I [should give: should / give] some of my clothes away.',
      'I [shouldn’t leave: should / not / leave] my clothes on the floor.',
    ],
  },
  school: {
    facts: [
      'You [should read: should or shouldn’t / read] a question before you answer it.',
      'You [shouldn’t copy: should or shouldn’t / copy] another student’s homework.',
    ],
    wrong: {
      said: 'Students [should sleep: should / sleep] in lessons and not at night.',
      right: 'Students should sleep at night and not in lessons.',
    },
    question: 'How much homework [should teachers give: teachers / should / give]?',
    own: [
      'I [should speak: should / speak] more English in class.',
      'I [shouldn’t forget: should / not / forget] my books so often.',
    ],
  },
  work: {
    facts: [
      'You [should be: should or shouldn’t / be] polite to the people you work with.',
      'Bus drivers [shouldn’t work: should or shouldn’t / work] all day without a break.',
    ],
    wrong: {
      said: 'Workers in an office [should watch: should / watch] films all day.',
      right: 'Workers in an office shouldn’t watch films all day.',
    },
    question: 'What [should a good boss do: a good boss / should / do]?',
    own: [
      'I [should finish: should / finish] my work faster.',
      'I [shouldn’t think: should / not / think] about work at the weekend.',
    ],
  },
  travel: {
    facts: [
      'You [should check: should or shouldn’t / check] the time of your train before you go.',
      'You [shouldn’t run: should or shouldn’t / run] after a bus when there are cars in the street.',
    ],
    wrong: {
      said: 'You [should arrive: should / arrive] at an airport two minutes before your flight.',
      right: 'You should arrive at an airport two hours before your flight.',
    },
    question: 'Which country [should everybody visit: everybody / should / visit] once?',
    own: [
      'I [should take: should / take] the bus more often.',
      'I [shouldn’t pack: should / not / pack] so many things when I travel.',
    ],
  },
  town: {
    facts: [
      'You [should look: should or shouldn’t / look] left and right before you cross a street.',
      'You [shouldn’t throw: should or shouldn’t / throw] paper on the ground in a park.',
    ],
    wrong: {
      said: 'Drivers [should go: should / go] very fast near a school.',
      right: 'Drivers should go slowly near a school.',
    },
    question: 'What [should I see: I / should / see] in your town?',
    own: [
      'I [should walk: should / walk] more in my town.',
      'My town [shouldn’t have: should / not / have] so many cars.',
    ],
  },
  nature: {
    facts: [
      'In a bad storm, you [should stay: should or shouldn’t / stay] inside.',
      'You [shouldn’t leave: should or shouldn’t / leave] empty bottles on a beach.',
    ],
    wrong: {
      said: 'You [should make: should / make] a fire in a dry forest.',
      right: 'You shouldn’t make a fire in a dry forest.',
    },
    question: 'Where [should I go: I / should / go] for a walk near your home?',
    own: [
      'I [should spend: should / spend] more time outside.',
      'I [shouldn’t complain: should / not / complain] about the weather so often.',
    ],
  },
  animals: {
    facts: [
      'You [should give: should or shouldn’t / give] a dog fresh water every day.',
      'You [shouldn’t go: should or shouldn’t / go] near a mother bear and her babies.',
    ],
    wrong: {
      said: 'On a hot day, you [should leave: should / leave] your dog in the car.',
      right: 'On a hot day, you shouldn’t leave your dog in the car.',
    },
    question: 'What animal [should I get: I / should / get] as a pet?',
    own: [
      'I [should play: should / play] with my pet more often.',
      'I [shouldn’t be: should / not / be] afraid of spiders.',
    ],
  },
  time: {
    facts: [
      'After hours of work, you [should take: should or shouldn’t / take] a break.',
      'You [shouldn’t come: should or shouldn’t / come] late to a friend’s wedding.',
    ],
    wrong: {
      said: 'You [should call: should / call] your friends at three in the morning.',
      right: 'You shouldn’t call your friends at three in the morning.',
    },
    question: 'What time [should lessons start: lessons / should / start]?',
    own: [
      'I [should get: should / get] up earlier.',
      'I [shouldn’t do: should / not / do] everything at the last minute.',
    ],
  },
  sport: {
    facts: [
      'You [should learn: should or shouldn’t / learn] to swim before you jump into deep water.',
      'You [shouldn’t eat: should or shouldn’t / eat] a big meal just before a race.',
    ],
    wrong: {
      said: 'After a match, players [should shout: should / shout] at the other team.',
      right: 'After a match, players should thank the other team.',
    },
    question: 'Which game [should we play: we / should / play] in a break?',
    own: ['I [should do: should / do] more sport.', 'I [shouldn’t watch: should / not / watch] so much sport on TV.'],
  },
  feelings: {
    facts: [
      'You [should say: should or shouldn’t / say] sorry when you hurt somebody.',
      'You [shouldn’t write: should or shouldn’t / write] to people when you are very angry.',
    ],
    wrong: {
      said: 'When your friends are sad, you [should laugh: should / laugh] at them.',
      right: 'When your friends are sad, you should be kind to them.',
    },
    question: 'What [should I do: I / should / do] when I’m bored?',
    own: ['I [should smile: should / smile] more often.', 'I [shouldn’t worry: should / not / worry] so much.'],
  },
  communication: {
    facts: [
      'You [should speak: should or shouldn’t / speak] slowly to people who don’t know your language well.',
      'You [shouldn’t believe: should or shouldn’t / believe] everything on the internet.',
    ],
    wrong: {
      said: 'Drivers [should send: should / send] messages when they drive.',
      right: 'Drivers shouldn’t send messages when they drive.',
    },
    question: 'How quickly [should friends answer: friends / should / answer] a message?',
    own: [
      'I [should phone: should / phone] my friends more often.',
      'I [shouldn’t talk: should / not / talk] so fast.',
    ],
  },
  technology: {
    facts: [
      'When you write a long text on a computer, you [should save: should or shouldn’t / save] it.',
      'You [shouldn’t open: should or shouldn’t / open] strange emails from people you don’t know.',
    ],
    wrong: {
      said: 'You [should use: should / use] your name as your password.',
      right: 'You shouldn’t use your name as your password.',
    },
    question: 'When [should children get: children / should / get] their first phone?',
    own: [
      'I [should turn: should / turn] off my phone at night.',
      'I [shouldn’t look: should / not / look] at screens so much.',
    ],
  },
  shopping: {
    facts: [
      'In a shoe shop, you [should try: should or shouldn’t / try] on shoes before you buy them.',
      'You [shouldn’t carry: should or shouldn’t / carry] a lot of money in an open bag.',
    ],
    wrong: {
      said: 'You [should pay: should / pay] more for something when it’s broken.',
      right: 'You should pay less for something when it’s broken.',
    },
    question: 'Where in your town [should I buy: I / should / buy] a present?',
    own: [
      'I [should make: should / make] a list before I go shopping.',
      'I [shouldn’t shop: should / not / shop] online so much.',
    ],
  },
  society: {
    facts: [
      'When visitors are lost in our town, we [should help: should or shouldn’t / help] them.',
      'You [shouldn’t make: should or shouldn’t / make] a lot of noise near a hospital.',
    ],
    wrong: {
      said: 'When people are waiting in a queue, you [should push: should / push] to the front.',
      right: 'When people are waiting in a queue, you should wait too.',
    },
    question: 'What rules [should every home have: every home / should / have]?',
    own: [
      'I [should know: should / know] my neighbours better.',
      'I [shouldn’t break: should / not / break] the rules so often.',
    ],
  },
  science: {
    facts: [
      'We [should recycle: should or shouldn’t / recycle] our old paper and glass.',
      'We [shouldn’t put: should or shouldn’t / put] plastic into the sea.',
    ],
    wrong: {
      said: 'When the sun is shining, you [should turn: should / turn] on all the lights.',
      right: 'When the sun is shining, you should turn off the lights.',
    },
    question: 'What [should schools teach: schools / should / teach] about our planet?',
    own: [
      'I [should read: should / read] more about science.',
      'I [shouldn’t use: should / not / use] so many plastic bags.',
    ],
  },
  arts: {
    facts: [
      'You [should switch: should or shouldn’t / switch] off your phone in a theatre.',
      'You [shouldn’t tell: should or shouldn’t / tell] people the end of a film before they see it.',
    ],
    wrong: {
      said: 'You [should draw: should / draw] pictures in library books.',
      right: 'You shouldn’t draw pictures in library books.',
    },
    question: 'Which film [should I watch: I / should / watch] this weekend?',
    own: [
      'I [should go: should / go] to more concerts.',
      'I [shouldn’t sing: should / not / sing] so loudly in the shower.',
    ],
  },
  thinking: {
    facts: [
      'You [should think: should or shouldn’t / think] before you speak.',
      'You [shouldn’t decide: should or shouldn’t / decide] important things when you are very tired.',
    ],
    wrong: {
      said: 'People [should stop: should / stop] learning when they leave school.',
      right: 'People shouldn’t stop learning when they leave school.',
    },
    question: 'What [should I do: I / should / do] to remember new words?',
    own: [
      'I [should write: should / write] down my ideas.',
      'I [shouldn’t change: should / not / change] my mind so often.',
    ],
  },
};
