import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'Two strangers [might become/may become: might / become] good friends one day.',
      'Somebody you meet today [might not remember/may not remember: might / not / remember] your name next year.',
    ],
    wrong: {
      said: 'A girl [might be/may be: might / be] older than her own mother.',
      right: 'A girl might be taller than her mother, but never older.',
    },
    question: 'Who do you think you [might see/may see: might / see] next weekend?',
    own: [
      'I [might visit/may visit: might / visit] somebody in my family next Sunday.',
      'I [may not talk/might not talk: may / not / talk] to my neighbours tomorrow.',
    ],
  },
  body: {
    facts: [
      'You [might feel/may feel: might / feel] tired tomorrow if you don’t sleep tonight.',
      'If you drink coffee at midnight, you [might not sleep/may not sleep: might / not / sleep] well.',
    ],
    wrong: {
      said: 'If you train hard, you [might run/may run: might / run] faster than a car one day.',
      right: 'If you train hard, you might run faster than your friends one day.',
    },
    question: 'What do you think you [might look/may look: might / look] like in thirty years?',
    own: [
      'I [may cut/might cut: may / cut] my hair this month.',
      'I [might not exercise/may not exercise: might / not / exercise] tomorrow.',
    ],
  },
  food: {
    facts: [
      'Old milk [may smell/might smell: may / smell] bad.',
      'A small child [might not like/may not like: might / not / like] the taste of coffee.',
    ],
    wrong: {
      said: 'Ice cream [might not melt/may not melt: might / not / melt] in the hot sun.',
      right: 'Ice cream will melt in the sun, and it might be soft very soon.',
    },
    question: 'What do you think you [might eat/may eat: might / eat] tonight?',
    own: [
      'I [might try/may try: might / try] some new food this week.',
      'I [may not cook/might not cook: may / not / cook] anything tomorrow.',
    ],
  },
  home: {
    facts: [
      'If you don’t lock the door, somebody [might come/may come: might / come] in.',
      'A big sofa [might not fit/may not fit: might / not / fit] through a narrow door.',
    ],
    wrong: {
      said: 'Your plants [might grow/may grow: might / grow] faster in a dark cupboard.',
      right: 'Your plants might not grow at all in a dark cupboard.',
    },
    question: 'Where do you think you [might live/may live: might / live] in ten years’ time?',
    own: [
      'I [may tidy/might tidy: may / tidy] my room this weekend.',
      'I [might not stay/may not stay: might / not / stay] at home tomorrow evening.',
    ],
  },
  clothes: {
    facts: [
      'A wool jumper [might get/may get: might / get] smaller in a hot wash.',
      'Shoes which look good [may not feel/might not feel: may / not / feel] comfortable.',
    ],
    wrong: {
      said: 'You [might need/may need: might / need] a thick coat in a hot desert at noon.',
      right: 'You might need a thick coat in a desert at night.',
    },
    question: 'What do you think you [might wear/may wear: might / wear] to the next party?',
    own: [
      'I [might buy/may buy: might / buy] something blue next month.',
      'I [might not keep/may not keep: might / not / keep] all the clothes in my wardrobe.',
    ],
  },
  school: {
    facts: [
      'If you don’t write new words down, you [might forget/may forget: might / forget] them.',
      'Even a very good student [might not know/may not know: might / not / know] every answer.',
    ],
    wrong: {
      said: 'You [might speak/may speak: might / speak] perfect English after one lesson.',
      right: 'You might speak very good English after a few years.',
    },
    question: 'What do you think you [might learn/may learn: might / learn] next year?',
    own: [
      'I [may take/might take: may / take] an exam next year.',
      'I [may not finish/might not finish: may / not / finish] all my homework tonight.',
    ],
  },
  work: {
    facts: [
      'Robots [may do/might do: may / do] more jobs in the future.',
      'People with important jobs [may not be/might not be: may / not / be] happy at work.',
    ],
    wrong: {
      said: 'If you are late every day, your boss [might praise/may praise: might / praise] you.',
      right: 'If you are late every day, your boss might get angry.',
    },
    question: 'What job do you think you [might have/may have: might / have] in five years?',
    own: [
      'I [might work/may work: might / work] in another country one day.',
      'I [might not need/may not need: might / not / need] English in my next job.',
    ],
  },
  travel: {
    facts: [
      'If you leave home late, you [might miss/may miss: might / miss] your bus.',
      'In a snowstorm, your train [might not arrive/may not arrive: might / not / arrive] on time.',
    ],
    wrong: {
      said: 'A bus [might cross/may cross: might / cross] the ocean tomorrow.',
      right: 'A ship might cross the ocean tomorrow, but not a bus.',
    },
    question: 'Which country do you think you [might visit/may visit: might / visit] next?',
    own: [
      'I [might travel/may travel: might / travel] by train next week.',
      'I [may not go/might not go: may / not / go] away next summer.',
    ],
  },
  town: {
    facts: [
      'If you don’t know a city, you [might get/may get: might / get] lost.',
      'On Sundays, some shops [might not be/may not be: might / not / be] open.',
    ],
    wrong: {
      said: 'At five in the afternoon in a big city, you [might see/may see: might / see] no cars at all.',
      right: 'At five in the afternoon in a big city, you might see hundreds of cars.',
    },
    question: 'Where in town do you think you [might spend/may spend: might / spend] some time next weekend?',
    own: [
      'I [may meet/might meet: may / meet] a friend in town tomorrow.',
      'I [might not live/may not live: might / not / live] in this town all my life.',
    ],
  },
  nature: {
    facts: [
      'If the sky is full of dark clouds, it [may rain/might rain: may / rain] soon.',
      'In a hot, dry summer, plants [may not grow/might not grow: may / not / grow] well.',
    ],
    wrong: {
      said: 'Tomorrow, the sun [might rise/may rise: might / rise] in the west.',
      right: 'The sun will rise in the east tomorrow, but it might be behind clouds.',
    },
    question: 'What do you think the weather [might be/may be: might / be] like tomorrow?',
    own: [
      'I [might walk/may walk: might / walk] through a forest next week.',
      'I [might not need/may not need: might / not / need] an umbrella tomorrow.',
    ],
  },
  animals: {
    facts: [
      'A frightened dog [might bark/may bark: might / bark].',
      'A cat [might not come/may not come: might / not / come] when you call it.',
    ],
    wrong: {
      said: 'A hungry lion [might prefer/may prefer: might / prefer] salad to meat.',
      right: 'A hungry lion might look for meat, but never for salad.',
    },
    question: 'What animal do you think you [might see/may see: might / see] on your way home?',
    own: [
      'I [might get/may get: might / get] a pet one day.',
      'I [may not feed/might not feed: may / not / feed] any animals this week.',
    ],
  },
  time: {
    facts: [
      'If you don’t set an alarm, you [might wake/may wake: might / wake] up late.',
      'A clock with an old battery [may not show/might not show: may / not / show] the right time.',
    ],
    wrong: {
      said: 'Next week [might last/may last: might / last] for eight days.',
      right: 'Next week might feel long, but it will have seven days.',
    },
    question: 'What time do you think you [might go/may go: might / go] to bed tonight?',
    own: [
      'I [may arrive/might arrive: may / arrive] early for my next lesson.',
      'I [might not have/may not have: might / not / have] enough time for my friends this week.',
    ],
  },
  sport: {
    facts: [
      'If you don’t warm up, you [may hurt/might hurt: may / hurt] yourself.',
      'The better team [might not win/may not win: might / not / win] every match.',
    ],
    wrong: {
      said: 'Tomorrow’s football match [might last/may last: might / last] all week.',
      right: 'Tomorrow’s football match might last for two hours.',
    },
    question: 'Which new sport do you think you [might try/may try: might / try] one day?',
    own: [
      'I [might go/may go: might / go] swimming next weekend.',
      'I [may not watch/might not watch: may / not / watch] any sport on TV this week.',
    ],
  },
  feelings: {
    facts: [
      'If you shout at people, they [might get/may get: might / get] angry.',
      'A person who is smiling [may not be/might not be: may / not / be] happy.',
    ],
    wrong: {
      said: 'If you forget your friend’s birthday, your friend [might feel/may feel: might / feel] very happy.',
      right: 'If you forget your friend’s birthday, your friend might feel a little sad.',
    },
    question: 'What do you think [might make/may make: might / make] you happy tomorrow?',
    own: [
      'I [might laugh/may laugh: might / laugh] a lot this evening.',
      'I [might not worry/may not worry: might / not / worry] before my next test.',
    ],
  },
  communication: {
    facts: [
      'If you speak too fast, people [might not understand/may not understand: might / not / understand] you.',
      'A very short message [may sound/might sound: may / sound] unfriendly.',
    ],
    wrong: {
      said: 'If you whisper on the phone, people [might hear/may hear: might / hear] you better.',
      right: 'If you whisper on the phone, people might not hear you.',
    },
    question: 'Who do you think you [might call/may call: might / call] this evening?',
    own: [
      'I [might send/may send: might / send] somebody a postcard this year.',
      'I [may not answer/might not answer: may / not / answer] all my messages today.',
    ],
  },
  technology: {
    facts: [
      'If you drop your phone, it [might break/may break: might / break].',
      'An old computer [may not work/might not work: may / not / work] with new programs.',
    ],
    wrong: {
      said: 'If you pour water on a laptop, it [might run/may run: might / run] faster.',
      right: 'If you pour water on a laptop, it might stop working.',
    },
    question: 'What do you think robots [might do/may do: might / do] for you one day?',
    own: [
      'I [may turn/might turn: may / turn] my phone off this evening.',
      'I [might not use/may not use: might / not / use] a computer tomorrow.',
    ],
  },
  shopping: {
    facts: [
      'If you wait for the sales, the price [may go/might go: may / go] down.',
      'If you buy cheap shoes, they [might not last/may not last: might / not / last] long.',
    ],
    wrong: {
      said: 'The supermarket [might pay/may pay: might / pay] you for taking food home.',
      right: 'The supermarket might offer you a lower price for some food.',
    },
    question: 'What do you think you [might buy/may buy: might / buy] next?',
    own: [
      'I [might look/may look: might / look] round some shops tomorrow.',
      'I [might not spend/may not spend: might / not / spend] anything next weekend.',
    ],
  },
  society: {
    facts: [
      'If you park in the wrong place, you [might get/may get: might / get] a fine.',
      'A rule that is good for you [may not be/might not be: may / not / be] good for everybody.',
    ],
    wrong: {
      said: 'If you break a law, the police [might thank/may thank: might / thank] you.',
      right: 'If you break a law, the police might stop you.',
    },
    question: 'How do you think life in your street [might change/may change: might / change] in twenty years?',
    own: [
      'I [might help/may help: might / help] a neighbour this week.',
      'I [might not join/may not join: might / not / join] any clubs this year.',
    ],
  },
  science: {
    facts: [
      'There [may be/might be: may / be] life on other planets.',
      'Scientists [might not find/may not find: might / not / find] an answer to every question.',
    ],
    wrong: {
      said: 'The moon [might fall/may fall: might / fall] into the sea tonight.',
      right: 'The moon might be behind clouds tonight.',
    },
    question: 'What do you think scientists [might discover/may discover: might / discover] next?',
    own: [
      'I [might look/may look: might / look] at the stars tonight.',
      'I [may not recycle/might not recycle: may / not / recycle] everything that I use this week.',
    ],
  },
  arts: {
    facts: [
      'A short song [might stay/may stay: might / stay] in your head all day.',
      'A book that you love [might not please/may not please: might / not / please] your best friend.',
    ],
    wrong: {
      said: 'You [might read/may read: might / read] a long novel in five minutes.',
      right: 'You might read a short poem in five minutes.',
    },
    question: 'Which film do you think you [might watch/may watch: might / watch] next?',
    own: [
      'I [may write/might write: may / write] a story one day.',
      'I [might not listen/may not listen: might / not / listen] to any music tonight.',
    ],
  },
  thinking: {
    facts: [
      'If you ask two people, you [might get/may get: might / get] two different answers.',
      'Your first idea [might not be/may not be: might / not / be] the best one.',
    ],
    wrong: {
      said: 'If you don’t think in a test, you [might do/may do: might / do] much better.',
      right: 'If you don’t think in a test, you might do much worse.',
    },
    question: 'What do you think you [might remember/may remember: might / remember] about today in ten years?',
    own: [
      'I [might change/may change: might / change] my mind about something tomorrow.',
      'I [may not agree/might not agree: may / not / agree] with my friends about films.',
    ],
  },
};
