import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'Babies often [cry: cry] when they are hungry.',
      'A good friend always [helps: help] you when you have a problem.',
    ],
    wrong: {
      said: 'Most babies [walk: walk] when they are a week old.',
      right: 'Most babies walk when they are about a year old.',
    },
    question: 'Who often [makes: make] you laugh?',
    own: ['I [meet: meet] my friends every weekend.', 'My best friend [speaks: speak] three languages.'],
  },
  body: {
    facts: ['Your heart [works: work] day and night.', 'We [see: see] with our eyes.'],
    wrong: { said: 'We [hear: hear] with our noses.', right: 'We hear with our ears.' },
    question: 'What do you do when your feet [get: get] cold?',
    own: ['I [brush: brush] my teeth three times a day.', 'My nose [turns: turn] red in cold weather.'],
  },
  food: {
    facts: ['Apples [grow: grow] on trees.', 'Every day, millions of people [eat: eat] rice.'],
    wrong: { said: 'An egg [comes: come] from a cow.', right: 'An egg comes from a bird, for example a chicken.' },
    question: 'Who usually [cooks: cook] on Sundays in your home?',
    own: ['I [drink: drink] orange juice every morning.', 'I always [put: put] sugar in my tea or coffee.'],
  },
  home: {
    facts: ['A key [opens: open] a door.', 'People often [sleep: sleep] in a bed.'],
    wrong: {
      said: 'People usually [have: have] a shower in the kitchen.',
      right: 'People usually have a shower in the bathroom.',
    },
    question: 'Who [gets: get] up first in your home every morning?',
    own: ['I [clean: clean] my room every week.', 'My neighbours [play: play] loud music every weekend.'],
  },
  clothes: {
    facts: ['People often [wear: wear] a coat in cold weather.', 'A warm hat [keeps: keep] your head warm.'],
    wrong: {
      said: 'People usually [put: put] on their shoes before their socks.',
      right: 'People usually put on their socks before their shoes.',
    },
    question: 'Who [chooses: choose] your clothes every morning?',
    own: ['I [buy: buy] new shoes every year.', 'I often [borrow: borrow] clothes from a friend.'],
  },
  school: {
    facts: ['Students [learn: learn] new things every day.', 'A maths teacher [teaches: teach] maths.'],
    wrong: { said: 'People usually [shout: shout] in a library.', right: 'People usually read quietly in a library.' },
    question: 'Who usually [sits: sit] next to you in class?',
    own: ['I [study: study] English every evening.', 'I always [write: write] new words in a notebook.'],
  },
  work: {
    facts: ['A bus driver [drives: drive] a bus.', 'Nurses often [work: work] in hospitals.'],
    wrong: {
      said: 'A doctor [cuts: cut] people’s hair every day.',
      right: 'A hairdresser cuts people’s hair every day.',
    },
    question: 'Who do you ask when you [need: need] help at work or at school?',
    own: ['I [start: start] work or school before eight every day.', 'My best friend [wants: want] to be a doctor.'],
  },
  travel: {
    facts: ['Planes [leave: leave] from an airport.', 'Every day, people [wait: wait] for trains at a station.'],
    wrong: { said: 'A ship usually [travels: travel] on the road.', right: 'A ship usually travels on the sea.' },
    question: 'Which buses [stop: stop] near your home?',
    own: ['I [ride: ride] my bike every day.', 'My way home usually [takes: take] ten minutes.'],
  },
  town: {
    facts: [
      'The shops in a big city [sell: sell] many different things.',
      'Every year, a lot of people [visit: visit] London.',
    ],
    wrong: { said: 'Most shops [open: open] at midnight every day.', right: 'Most shops open in the morning.' },
    question: 'What do you see when you [look: look] out of your window?',
    own: ['I [cross: cross] a big street every day.', 'My street [gets: get] very busy every evening.'],
  },
  nature: {
    facts: ['All trees [need: need] water.', 'It [snows: snow] every winter in some countries.'],
    wrong: { said: 'The sun usually [shines: shine] at midnight.', right: 'The sun usually shines in the day.' },
    question: 'What do you do when it [rains: rain]?',
    own: ['I [swim: swim] in the sea every summer.', 'I [like: like] cold weather.'],
  },
  animals: {
    facts: ['Bees [make: make] honey every summer.', 'A fish [lives: live] in water.'],
    wrong: { said: 'Lions usually [eat: eat] grass.', right: 'Lions usually eat meat.' },
    question: 'What do you do when a big dog [comes: come] near you?',
    own: ['I often [talk: talk] to animals.', 'My best friend [loves: love] horses.'],
  },
  time: {
    facts: ['Tuesday [comes: come] after Monday.', 'An hour [has: have] sixty minutes.'],
    wrong: { said: 'February always [follows: follow] March.', right: 'April always follows March.' },
    question: 'What [wakes: wake] you up every morning?',
    own: ['I [go: go] to bed before ten every night.', 'My weekend always [starts: start] on Friday evening.'],
  },
  sport: {
    facts: ['Tennis players [hit: hit] a ball.', 'In a race, the fastest person always [wins: win].'],
    wrong: {
      said: 'Basketball players usually [kick: kick] the ball.',
      right: 'Basketball players usually throw the ball.',
    },
    question: 'Which sport [looks: look] fun to you?',
    own: ['I [do: do] sport three times a week.', 'My best friend [dances: dance] very well.'],
  },
  feelings: {
    facts: ['Happy people often [smile: smile].', 'A nice surprise usually [makes: make] people happy.'],
    wrong: {
      said: 'People usually [laugh: laugh] when they are sad.',
      right: 'People usually laugh when something is funny.',
    },
    question: 'What do you do when you [feel: feel] tired?',
    own: ['I [get: get] nervous before every test.', 'I often [sing: sing] when I’m happy.'],
  },
  communication: {
    facts: ['People often [say: say] “hello” when they meet.', 'A dictionary [explains: explain] words.'],
    wrong: {
      said: 'People usually [answer: answer] the phone with “goodbye”.',
      right: 'People usually answer the phone with “hello”.',
    },
    question: 'Who often [sends: send] you messages?',
    own: ['I [listen: listen] to the radio every day.', 'My phone [rings: ring] more than five times a day.'],
  },
  technology: {
    facts: ['Millions of people [use: use] the internet every day.', 'A camera [takes: take] photos.'],
    wrong: { said: 'A fridge [keeps: keep] food hot.', right: 'A fridge keeps food cold.' },
    question: 'Who usually [helps: help] you when you have a computer problem?',
    own: ['I [spend: spend] two hours online every day.', 'My best friend [knows: know] a lot about computers.'],
  },
  shopping: {
    facts: ['A supermarket [sells: sell] food.', 'People often [write: write] a list before they go shopping.'],
    wrong: {
      said: 'In a restaurant, the waiter always [pays: pay] for your meal.',
      right: 'In a restaurant, the customer usually pays for the meal.',
    },
    question: 'Who usually [buys: buy] the food in your home?',
    own: [
      'I always [take: take] my own bag to the supermarket.',
      'I often [ask: ask] a friend before I buy new clothes.',
    ],
  },
  society: {
    facts: ['Many people [live: live] in big cities.', 'A polite person often [says: say] “please” and “thank you”.'],
    wrong: {
      said: 'People [drive: drive] on the left in every country.',
      right: 'In many countries, people drive on the right.',
    },
    question: 'What do you do when a neighbour [asks: ask] you for help?',
    own: ['I always [wait: wait] for the green light.', 'My neighbours sometimes [invite: invite] me to dinner.'],
  },
  science: {
    facts: ['Ice [turns: turn] into water when it gets warm.', 'The moon [goes: go] round the earth.'],
    wrong: { said: 'Ice usually [feels: feel] warm.', right: 'Ice always feels cold.' },
    question: 'What do you think about when you [see: see] the stars?',
    own: [
      'I often [watch: watch] programmes about science.',
      'I always [remember: remember] the names of all the planets.',
    ],
  },
  arts: {
    facts: ['Writers [tell: tell] stories in their books.', 'A painter [paints: paint] pictures.'],
    wrong: { said: 'A photographer usually [writes: write] songs.', right: 'A photographer usually takes photos.' },
    question: 'Which song always [makes: make] you want to dance?',
    own: ['I [draw: draw] in my free time.', 'My best friend [plays: play] the piano.'],
  },
  thinking: {
    facts: ['Everybody sometimes [makes: make] a mistake.', 'We [use: use] our heads every day.'],
    wrong: { said: 'People always [agree: agree] about everything.', right: 'People often have different ideas.' },
    question: 'What do you do when you [forget: forget] a word?',
    own: ['I always [think: think] before I speak.', 'I often [dream: dream] about the future.'],
  },
};
