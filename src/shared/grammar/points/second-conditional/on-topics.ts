import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'If nobody [had: have] a name, it would be hard to call people.',
      'If babies could talk, they [wouldn’t cry: not / cry] so much.',
    ],
    wrong: {
      said: 'If everybody [looked: look] the same, it would be easy to find your friends.',
      right: 'If everybody looked the same, it would be very hard to find your friends.',
    },
    question: 'Who [would you call: you / call] first if you had wonderful news?',
    own: [
      'I would be happy if I [lived: live] next door to my friends.',
      'My family [would laugh: laugh] if I danced at a party.',
    ],
  },
  body: {
    facts: [
      'If we [didn’t have: not / have] any bones, we wouldn’t be able to stand.',
      'If people had eyes in the back of their heads, they [would see/could see: see] more.',
    ],
    wrong: {
      said: 'If we never [slept: sleep], we would feel great all day.',
      right: 'If we never slept, we would feel terrible.',
    },
    question: 'If you could change your hair for a day, what colour [would it be: it / be]?',
    own: [
      'I would feel better if I [went: go] to bed earlier.',
      'I [would run: run] every morning if I had a friend to run with.',
    ],
  },
  food: {
    facts: [
      'If there were no bees, we [wouldn’t have: not / have] so much fruit.',
      'If we [kept: keep] ice cream in the oven, it would melt.',
    ],
    wrong: {
      said: 'If we put salt in our tea, it [would taste: taste] sweet.',
      right: 'If we put salt in our tea, it would taste terrible.',
    },
    question: 'What [would you cook: you / cook] if a famous singer came to dinner?',
    own: [
      'I would eat chocolate for breakfast if nobody [saw: see] me.',
      'I [would miss: miss] cheese if I couldn’t have it any more.',
    ],
  },
  home: {
    facts: [
      'If houses [had: have] no windows, they would be dark inside.',
      'If our homes had no roofs, they [wouldn’t stay: not / stay] dry inside.',
    ],
    wrong: {
      said: 'If our walls were made of glass, nobody [would see/could see: see] us at home.',
      right: 'If our walls were made of glass, everybody would see us at home.',
    },
    question: 'Where [would you build: you / build] your house if you could choose any place?',
    own: [
      'I would be happy if I [lived: live] on a boat.',
      'I [would paint: paint] my room a different colour if I had the time.',
    ],
  },
  clothes: {
    facts: [
      'If we [wore: wear] swimming things in the snow, we would be very cold.',
      'If it never got cold, we [wouldn’t need: not / need] thick coats.',
    ],
    wrong: {
      said: 'If shoes were made of paper, they [would last: last] for years.',
      right: 'If shoes were made of paper, they wouldn’t last a day.',
    },
    question: 'What [would you put: you / put] on if you were on TV tonight?',
    own: [
      'I would feel strange if I [came: come] to class in a suit.',
      'I [would stay: stay] in my pyjamas all day if nobody saw me.',
    ],
  },
  school: {
    facts: [
      'If nobody could read, books [would lose: lose] their meaning.',
      'If there [weren’t: not / be] any students, schools wouldn’t need teachers.',
    ],
    wrong: {
      said: 'If we [stopped: stop] practising, we would learn faster.',
      right: 'If we stopped practising, we would forget a lot.',
    },
    question: 'Which new subject [would you add: you / add] if you planned the timetable?',
    own: [
      'I would learn more if lessons [began: begin] later.',
      'I [would study: study] Japanese if I had enough time.',
    ],
  },
  work: {
    facts: [
      'If nobody [grew: grow] food, our shops would be empty.',
      'If robots did all the work, people [wouldn’t have: not / have] much to do.',
    ],
    wrong: {
      said: 'If nobody [collected: collect] the rubbish, the streets would be cleaner.',
      right: 'If nobody collected the rubbish, the streets would be very dirty.',
    },
    question: 'If you could do any job for one day, which [would you try: you / try]?',
    own: [
      'I [would enjoy: enjoy] my days if I worked as a gardener.',
      'I would be nervous if I [cleaned: clean] the windows of a tall building.',
    ],
  },
  travel: {
    facts: [
      'If there [were/was: be] a bridge across the Atlantic, it would be very long.',
      'If planes had no wings, they [wouldn’t fly/couldn’t fly: not / fly].',
    ],
    wrong: {
      said: 'If we walked from London to Rome, we [would arrive: arrive] the next day.',
      right: 'If we walked from London to Rome, we would arrive many weeks later.',
    },
    question: 'Where would you go if you [got: get] a free train ticket for tomorrow?',
    own: [
      'I would choose a window seat if I [took: take] a plane next week.',
      'I [would travel: travel] everywhere by bike if the roads were safer.',
    ],
  },
  town: {
    facts: [
      'If there were no street lights, towns [would look: look] dark at night.',
      'If nobody used a car, there [wouldn’t be: not / be] any traffic jams.',
    ],
    wrong: {
      said: 'If there [were: be] more cars, our streets would be quieter.',
      right: 'If there were fewer cars, our streets would be quieter.',
    },
    question: 'What [would you change: you / change] first if you were the mayor of your town?',
    own: [
      'I would be happier if I [lived: live] in the centre of a big city.',
      'I [would walk: walk] more often if there were more parks near me.',
    ],
  },
  nature: {
    facts: [
      'If the sun [didn’t shine: not / shine], no plants would grow.',
      'If all the ice in the world melted, the sea [would rise: rise].',
    ],
    wrong: {
      said: 'If there were no clouds, it [would rain: rain] more.',
      right: 'If there were no clouds, it wouldn’t rain at all.',
    },
    question: 'What would you do if it [snowed: snow] for the whole of next week?',
    own: [
      'I [would swim: swim] every morning if the sea were outside my door.',
      'I would sleep in a tent if I [went: go] to the mountains next summer.',
    ],
  },
  animals: {
    facts: [
      'If cats could fly, birds [wouldn’t be: not / be] safe.',
      'If elephants [lived: live] in our houses, we would need bigger doors.',
    ],
    wrong: {
      said: 'If mice were bigger than cats, the cats [would chase: chase] them.',
      right: 'If mice were bigger than cats, the mice would chase the cats.',
    },
    question: 'If you could be an animal for a day, which one [would you choose: you / choose]?',
    own: ['I would scream if a bee [landed: land] on my nose.', 'I [would keep: keep] a snake if I had enough space.'],
  },
  time: {
    facts: [
      'If a day [had: have] thirty hours, a week would have 210 hours.',
      'If all the clocks stopped, we [wouldn’t know: not / know] the exact time.',
    ],
    wrong: {
      said: 'If a minute had a hundred seconds, an hour [would be: be] shorter.',
      right: 'If a minute had a hundred seconds, an hour would be longer.',
    },
    question: 'What would you do if you [got: get] an extra hour every day?',
    own: [
      'I would never be late if I [wore: wear] a watch.',
      'I [would go: go] back a hundred years if I had a time machine.',
    ],
  },
  sport: {
    facts: [
      'If a football [weighed: weigh] ten kilos, nobody would enjoy kicking it.',
      'If there were no water in the pool, swimmers [wouldn’t get: not / get] wet.',
    ],
    wrong: {
      said: 'If both teams scored two goals, one team [would win: win].',
      right: 'If both teams scored two goals, nobody would win.',
    },
    question: 'Which sport [would you learn: you / learn] if you had the best teacher in the world?',
    own: [
      'I would watch more football if I [understood: understand] the rules.',
      'I [would jump: jump] out of a plane if somebody asked me.',
    ],
  },
  feelings: {
    facts: [
      'If nobody [smiled: smile], the world would be a sadder place.',
      'If we were never afraid, we [wouldn’t take: not / take] enough care.',
    ],
    wrong: {
      said: 'If somebody dropped your phone, you [would feel: feel] very pleased.',
      right: 'If somebody dropped your phone, you would feel annoyed.',
    },
    question: 'How would you feel if a stranger [gave: give] you flowers?',
    own: [
      'I [would shout: shout] if I saw a spider in my bed.',
      'I would be too shy to speak if I [met: meet] a film star.',
    ],
  },
  communication: {
    facts: [
      'If everybody [spoke: speak] the same language, we would understand each other more easily.',
      'If nobody listened, we [wouldn’t tell: not / tell] any stories.',
    ],
    wrong: {
      said: 'If people whispered, everybody [would hear/could hear: hear] them more clearly.',
      right: 'If people whispered, nobody would hear them clearly.',
    },
    question: 'Who [would you write: you / write] to if you had a postcard and a stamp?',
    own: [
      'I would send more postcards if I [knew: know] more addresses.',
      'I [would answer: answer] the phone if it rang in the middle of the night.',
    ],
  },
  technology: {
    facts: [
      'If there [were/was: be] no electricity, our phones wouldn’t work.',
      'If computers never broke down, we [wouldn’t ask: not / ask] for help so often.',
    ],
    wrong: {
      said: 'If nobody charged their phones, the batteries [would last: last] longer.',
      right: 'If nobody charged their phones, they would soon stop working.',
    },
    question: 'Which machine would you invent if you [knew: know] enough about technology?',
    own: [
      'I [would let: let] a robot clean my room if I had one.',
      'I would feel better if I [spent: spend] less time in front of a screen.',
    ],
  },
  shopping: {
    facts: [
      'If everything [cost: cost] the same, we wouldn’t need to compare prices.',
      'If shops gave everything away, they [wouldn’t earn: not / earn] any money.',
    ],
    wrong: {
      said: 'If all prices doubled, we [would pay: pay] less for our food.',
      right: 'If all prices doubled, we would pay much more for our food.',
    },
    question: 'What would you sell if you [had: have] a little shop?',
    own: [
      'I would buy only second-hand things if I [found: find] a good shop.',
      'I [would take: take] trousers back to the shop if they were too small.',
    ],
  },
  society: {
    facts: [
      'If there [weren’t: not / be] any traffic rules, the roads would be dangerous.',
      'If everybody helped a little, life [would become: become] easier for all of us.',
    ],
    wrong: {
      said: 'If nobody [stopped: stop] at red lights, the roads would be safer.',
      right: 'If nobody stopped at red lights, the roads would be more dangerous.',
    },
    question: 'What new rule [would you make: you / make] if you could make one?',
    own: [
      'I would speak in front of a thousand people if somebody [invited: invite] me.',
      'I [would look: look] for the owner if I found a purse in the street.',
    ],
  },
  science: {
    facts: [
      'If the moon [disappeared: disappear], our nights would be darker.',
      'If there were no plants, we [wouldn’t have: not / have] enough oxygen.',
    ],
    wrong: {
      said: 'If the Earth were closer to the sun, it [would be: be] colder.',
      right: 'If the Earth were closer to the sun, it would be hotter.',
    },
    question: '[Would you go: you / go] to the moon if you could come back safely?',
    own: [
      'I would look at the stars every night if I [owned: own] a telescope.',
      'I [would join: join] a trip to the South Pole if scientists needed my help.',
    ],
  },
  arts: {
    facts: [
      'If we [took: take] all the colours out of a painting, it would look grey.',
      'If nobody wrote songs, singers [wouldn’t have: not / have] anything to sing.',
    ],
    wrong: {
      said: 'If a film lasted ten hours, everybody [would watch: watch] it without a break.',
      right: 'If a film lasted ten hours, we would need a lot of breaks.',
    },
    question: 'Which actor would play you if somebody [made: make] a film about your life?',
    own: [
      'I would sing on a stage if my friends [sang: sing] with me.',
      'I [would write: write] a novel if I had a whole year for it.',
    ],
  },
  thinking: {
    facts: [
      'If nobody [asked: ask] questions, we wouldn’t learn much.',
      'If we remembered everything, we [wouldn’t need: not / need] any notes.',
    ],
    wrong: {
      said: 'If two people always agreed, they [would argue: argue] every day.',
      right: 'If two people always agreed, they would never argue.',
    },
    question: 'What would you ask if you [met: meet] the cleverest person in the world?',
    own: [
      'I [would change: change] my mind if somebody gave me a good reason.',
      'I would make better decisions if I [took: take] more time.',
    ],
  },
};
