import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'If my best friend and I [had never met: never / meet], we wouldn’t have become friends.',
      'If you had been born in 1800, you [would have grown: would / grow] up without television.',
    ],
    wrong: {
      said: 'If you had lived in 1900, you [would have taken: would / take] photos with a phone.',
      right: 'If you had lived in 1900, you wouldn’t have taken photos with a phone.',
    },
    question: 'What name would you have chosen for yourself if your family [had asked: ask] you?',
    own: [
      'I would have met more people last year if I [had gone: go] out more.',
      'I [would have argued: would / argue] with somebody yesterday if I hadn’t been so patient.',
    ],
  },
  body: {
    facts: [
      'If you [had run: run] up a mountain yesterday, your heart would have beaten faster.',
      'If you hadn’t slept at all last weekend, you [wouldn’t have felt: would / not / feel] well on Monday.',
    ],
    wrong: {
      said: 'If I hadn’t eaten anything yesterday, I [would have felt: would / feel] full last night.',
      right: 'If I hadn’t eaten anything yesterday, I would have felt hungry last night.',
    },
    question: 'How [would you have felt: you / would / feel] this morning if you had slept for twelve hours?',
    own: [
      'I would have had more energy yesterday if I [had slept: sleep] longer.',
      'My legs [would have hurt: would / hurt] this morning if I had danced all night.',
    ],
  },
  food: {
    facts: [
      'If I [had left: leave] the milk in the sun, it would have gone bad.',
      'If nobody had discovered fire, people [wouldn’t have learned/wouldn’t have learnt: would / not / learn] to cook.',
    ],
    wrong: {
      said: 'If we had put more salt in yesterday’s cake, it [would have tasted: would / taste] sweeter.',
      right: 'If we had put more sugar in yesterday’s cake, it would have tasted sweeter.',
    },
    question: 'What would you have cooked if I [had come: come] to dinner last night?',
    own: [
      'I would have eaten more yesterday if somebody [had offered: offer] me cake.',
      'I [wouldn’t have had: would / not / have] any breakfast today if somebody hadn’t made it for me.',
    ],
  },
  home: {
    facts: [
      'If we [hadn’t closed: not / close] the windows during the storm, the rain would have come in.',
      'If the lights had gone out last night, we [would have needed: would / need] a torch.',
    ],
    wrong: {
      said: 'If I had lost my key yesterday, I [would have opened: would / open] the door with it.',
      right: 'If I had lost my key yesterday, I would have had to ring the bell.',
    },
    question: 'What would you have changed at home if you [had had: have] a free weekend?',
    own: [
      'I would have tidied my room yesterday if somebody [had asked: ask] me to.',
      'I [would have stayed: would / stay] at home today if I hadn’t had a lesson.',
    ],
  },
  clothes: {
    facts: [
      'If we [had worn: wear] T-shirts in the snow, we would have felt cold.',
      'If I had put on a baby’s shoes this morning, they [wouldn’t have fitted/wouldn’t have fit: would / not / fit] me.',
    ],
    wrong: {
      said: 'If it had been freezing yesterday, people [would have put: would / put] on shorts.',
      right: 'If it had been freezing, people would have put on coats.',
    },
    question: 'What would you have put on today if it [had snowed: snow] last night?',
    own: [
      'I would have worn something different today if I [had thought: think] about it longer.',
      'I [would have bought: would / buy] new shoes last week if I had seen nice ones.',
    ],
  },
  school: {
    facts: [
      'If everybody [had known: know] all the answers, the test would have been too easy.',
      'If nobody had taught us to read, we [wouldn’t have understood: would / not / understand] our first books.',
    ],
    wrong: {
      said: 'If I had studied more, I [would have got: would / get] worse marks last year.',
      right: 'If I had studied more, I would have got better marks.',
    },
    question: 'What language would you have learned if you [hadn’t chosen: not / choose] English?',
    own: [
      'I would have finished my homework sooner if I [had started: start] earlier.',
      'I [would have made: would / make] fewer mistakes in my last test if I had checked it.',
    ],
  },
  work: {
    facts: [
      'If the builders [had forgotten: forget] the door, nobody would have got in.',
      'If the baker had overslept, we [wouldn’t have had: would / not / have] fresh bread at seven.',
    ],
    wrong: {
      said: 'If ten people had helped us yesterday, the job [would have taken: would / take] longer.',
      right: 'If ten people had helped us, we would have finished sooner.',
    },
    question: 'What would you have said if somebody [had offered: offer] you a new job last week?',
    own: [
      'I would have got more done last week if I [had worked: work] at the weekend.',
      'I [would have taken: would / take] a break earlier today if I had needed one.',
    ],
  },
  travel: {
    facts: [
      'If nobody [had invented: invent] planes, people wouldn’t have flown round the world.',
      'If we had reached the station an hour late, we [would have missed: would / miss] the train.',
    ],
    wrong: {
      said: 'If Columbus had had a plane, he [would have travelled: would / travel] more slowly.',
      right: 'If Columbus had had a plane, he would have travelled much faster.',
    },
    question: 'Where would you have gone if you [had won: win] a free trip last summer?',
    own: [
      'I would have come here by bike today if the weather [had been: be] different.',
      'I [would have gone: would / go] abroad last summer if I had had more time.',
    ],
  },
  town: {
    facts: [
      'If nobody [had built: build] bridges, people would have crossed rivers only by boat.',
      'If we had turned left by mistake, we [wouldn’t have found: would / not / find] the museum.',
    ],
    wrong: {
      said: 'If everybody had taken the bus yesterday, there [would have been: would / be] more cars in the streets.',
      right: 'If everybody had taken the bus yesterday, there would have been fewer cars in the streets.',
    },
    question: 'Where would you have met your friends last week if the cafés [had closed: close]?',
    own: [
      'I would have gone into town last Saturday if a friend [had called: call] me.',
      'I [would have got: would / get] lost in town as a child if I had gone there alone.',
    ],
  },
  nature: {
    facts: [
      'If it [had rained: rain] all night, the streets would have been wet this morning.',
      'If the sun hadn’t shone last summer, the flowers [wouldn’t have grown: would / not / grow].',
    ],
    wrong: {
      said: 'If it had been warmer last winter, we [would have seen: would / see] more ice.',
      right: 'If it had been warmer last winter, we would have seen less ice.',
    },
    question: 'What would you have done last Sunday if there [had been: be] a storm?',
    own: [
      'I would have gone for a walk yesterday if it [had been: be] warmer.',
      'I [would have got: would / get] wet this morning if it had rained.',
    ],
  },
  animals: {
    facts: [
      'If a cow [had walked: walk] into our lesson yesterday, everybody would have noticed.',
      'If nobody had fed the animals at the zoo yesterday, they [would have been: would / be] hungry by the evening.',
    ],
    wrong: {
      said: 'If a lion had joined our last lesson, everybody [would have stayed: would / stay] calm.',
      right: 'If a lion had joined our last lesson, everybody would have run away.',
    },
    question: 'What would you have done if a monkey [had stolen: steal] your lunch yesterday?',
    own: [
      'I would have chosen a snake as a pet if somebody [had let: let] me.',
      'I [wouldn’t have slept: would / not / sleep] last night if I had seen a spider in my room.',
    ],
  },
  time: {
    facts: [
      'If you [had woken: wake] up at noon today, you would have missed the morning.',
      'If there had been no clocks in 1900, nobody [would have known: would / know] the exact time.',
    ],
    wrong: {
      said: 'If we had got up later this morning, we [would have had: would / have] more time for breakfast.',
      right: 'If we had got up later this morning, we would have had less time for breakfast.',
    },
    question: 'What would you have done yesterday if the day [had had: have] thirty hours?',
    own: [
      'I would have been late today if I [had woken: wake] up ten minutes later.',
      'I [would have slept: would / sleep] until noon today if nobody had woken me.',
    ],
  },
  sport: {
    facts: [
      'If neither team [had scored: score], it would have been a match without goals.',
      'If the goalkeeper had caught the ball, it [wouldn’t have been: would / not / be] a goal.',
    ],
    wrong: {
      said: 'If we had scored ten more goals, we [would have lost: would / lose] the match.',
      right: 'If we had scored ten more goals, we would have won the match.',
    },
    question: 'What would you have played last weekend if you [had been: be] on a beach?',
    own: [
      'I would have learned to ski if I [had grown: grow] up in the mountains.',
      'I [would have done: would / do] more sport last week if I had had the time.',
    ],
  },
  feelings: {
    facts: [
      'If a stranger [had shouted: shout] at us, we wouldn’t have felt happy.',
      'If your best friend had forgotten your last birthday, you [would have been: would / be] surprised.',
    ],
    wrong: {
      said: 'If I had heard good news yesterday, I [would have felt: would / feel] disappointed.',
      right: 'If I had heard good news yesterday, I would have felt happy.',
    },
    question: 'How would you have felt if nobody [had spoken: speak] to you yesterday?',
    own: [
      'I would have laughed more yesterday if I [had seen: see] my friends.',
      'I [would have been: would / be] nervous if I had given a speech last week.',
    ],
  },
  communication: {
    facts: [
      'If nobody [had learned/had learnt: learn] to write, people wouldn’t have sent letters.',
      'If I had whispered from another town, you [wouldn’t have heard: would / not / hear] me.',
    ],
    wrong: {
      said: 'If you had spoken more quietly, everybody [would have understood: would / understand] you better.',
      right: 'If you had spoken more quietly, fewer people would have understood you.',
    },
    question: 'Who would you have told first if you [had received: receive] good news yesterday?',
    own: [
      'I would have called a friend last night if I [had found: find] the time.',
      'I [would have answered: would / answer] all my messages yesterday if I had been less tired.',
    ],
  },
  technology: {
    facts: [
      'If nobody [had invented: invent] the camera, we wouldn’t have taken any photos last year.',
      'If the battery had been empty, the phone [wouldn’t have rung: would / not / ring].',
    ],
    wrong: {
      said: 'If people had had phones in 1500, news [would have travelled: would / travel] more slowly.',
      right: 'If people had had phones in 1500, news would have travelled faster.',
    },
    question: 'What would you have done yesterday if the internet [had stopped: stop] working?',
    own: [
      'I would have read more last weekend if I [hadn’t spent: not / spend] so much time online.',
      'I [would have lost: would / lose] some photos last year if I hadn’t copied them.',
    ],
  },
  shopping: {
    facts: [
      'If the bread [had cost: cost] a thousand pounds, nobody would have bought it.',
      'If the shop had been closed, we [wouldn’t have got: would / not / get] any milk there.',
    ],
    wrong: {
      said: 'If the jacket had been cheaper, fewer people [would have bought: would / buy] it.',
      right: 'If the jacket had been cheaper, more people would have bought it.',
    },
    question: 'What would you have bought last week if everything [had been: be] free?',
    own: [
      'I would have gone shopping last Saturday if I [had needed: need] something.',
      'I [wouldn’t have spent: would / not / spend] so much last month if I had made a list.',
    ],
  },
  society: {
    facts: [
      'If all the traffic lights [had failed: fail] yesterday, the drivers would have had problems.',
      'If nobody had made any rules, nobody [would have broken: would / break] any.',
    ],
    wrong: {
      said: 'If somebody had stolen our bikes, we [would have called: would / call] the fire service.',
      right: 'If somebody had stolen our bikes, we would have called the police.',
    },
    question: 'What would you have done yesterday if you [had seen: see] a thief?',
    own: [
      'I would have talked to my neighbours last week if I [had met: meet] them.',
      'I [would have written: would / write] different school rules if somebody had asked me.',
    ],
  },
  science: {
    facts: [
      'If nobody [had asked: ask] questions, nobody would have made any discoveries.',
      'If Neil Armstrong had stayed at home, somebody else [would have walked: would / walk] on the Moon first.',
    ],
    wrong: {
      said: 'If we had heated the ice, it [would have become: would / become] harder.',
      right: 'If we had heated the ice, it would have become water.',
    },
    question: 'What would you have invented if you [had lived: live] a thousand years ago?',
    own: [
      'I would have become interested in science sooner if I [had done: do] more experiments.',
      'I [would have looked: would / look] at the stars last night if I had been awake.',
    ],
  },
  arts: {
    facts: [
      'If Shakespeare [had written: write] nothing, most of us wouldn’t have heard of him.',
      'If Leonardo had become a cook, he [wouldn’t have painted: would / not / paint] the Mona Lisa.',
    ],
    wrong: {
      said: 'If the film had been more boring, fewer people [would have fallen: would / fall] asleep.',
      right: 'If the film had been more boring, more people would have fallen asleep.',
    },
    question: 'Which instrument would you have learned if you [had started: start] at five?',
    own: [
      'I would have read more books last year if I [had watched: watch] fewer films.',
      'I [would have sung: would / sing] more as a child if I had joined a choir.',
    ],
  },
  thinking: {
    facts: [
      'If you [had known: know] the end of the joke, it wouldn’t have surprised you.',
      'If nobody had had any ideas, nobody [would have invented: would / invent] anything.',
    ],
    wrong: {
      said: 'If we had thought longer, we [would have made: would / make] a faster decision.',
      right: 'If we had thought longer, our decision would have taken more time.',
    },
    question: 'What would you have changed last week if you [had been: be] able to?',
    own: [
      'I would have changed my mind yesterday if somebody [had given: give] me a reason.',
      'I [would have made: would / make] a better decision last month if I had asked somebody.',
    ],
  },
};
