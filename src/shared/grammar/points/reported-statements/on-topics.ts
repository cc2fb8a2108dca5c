import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'A friend who said “I’ll wait” told us that they [would wait: will wait].',
      'A child who said “I can’t sleep” didn’t say that they [could sleep: can sleep].',
    ],
    wrong: {
      said: 'The person who said “I’m hungry” told us that they [were: am] full.',
      right: 'The person who said “I’m hungry” told us that they were hungry.',
    },
    question: 'Did anybody tell you yesterday that they [were: am] tired?',
    own: [
      'I once told a friend that I [could keep: can keep] a secret, but I couldn’t.',
      'My neighbours told me last year that they [were going: are going] to move.',
    ],
  },
  body: {
    facts: [
      'The nurse who said “I’ll be quick” told us that they [would be: will be] quick.',
      'A patient who said “It doesn’t hurt” said that it [didn’t hurt: doesn’t hurt].',
    ],
    wrong: {
      said: 'The player who said “I’ve hurt my foot” said they [had hurt: have hurt] their ear.',
      right: 'The player said that they had hurt their foot.',
    },
    question: 'Did anybody tell you as a child that carrots [were/are: are] good for your eyes?',
    own: [
      'I once said that I [couldn’t run: can’t run] because I was too lazy.',
      'My friends told me yesterday that I [looked: look] tired.',
    ],
  },
  food: {
    facts: [
      'The cook who said “It isn’t ready” told us that it [wasn’t: isn’t] ready.',
      'In Europe, many people once said that tomatoes [were: are] dangerous to eat.',
    ],
    wrong: {
      said: 'The waiter who said “We have no fish” told us they [had: have] fish.',
      right: 'The waiter told us that they had no fish.',
    },
    question: 'Have you ever said that you [had eaten: have eaten] enough when you hadn’t?',
    own: [
      'I once told somebody that their cake [was: is] delicious when it wasn’t.',
      'I said last week that I [would eat: will eat] less sugar.',
    ],
  },
  home: {
    facts: [
      'If you said “The door isn’t locked”, you said that it [wasn’t locked: isn’t locked].',
      'The neighbour who said “I’ve lost my key” told us they [had lost: have lost] it.',
    ],
    wrong: {
      said: 'The child who said “I’ve tidied my room” told us they [hadn’t tidied: haven’t tidied] it.',
      right: 'The child told us that they had tidied their room.',
    },
    question: 'Did you tell anybody last week that you [would tidy: will tidy] your room?',
    own: [
      'I once said that I [had cleaned: have cleaned] the kitchen when I hadn’t.',
      'My neighbours told me last year that I [was making: am making] too much noise.',
    ],
  },
  clothes: {
    facts: [
      'In a famous story, two men said that they [could make: can make] magic clothes.',
      'If somebody said “It doesn’t fit”, they said that it [didn’t fit: doesn’t fit].',
    ],
    wrong: {
      said: 'The customer who said “These shoes hurt” said that the shoes [felt: feel] comfortable.',
      right: 'The customer said that the shoes hurt.',
    },
    question: 'Did anybody tell you last week that they [liked/like: like] your clothes?',
    own: [
      'I once said that I [would never wear: will never wear] a hat, but now I do.',
      'I told a friend last week that I [needed/need: need] new shoes.',
    ],
  },
  school: {
    facts: [
      'If you told the teacher “I’ve finished”, you said that you [had finished: have finished].',
      'A student who said “I don’t understand” told us that they [didn’t understand: don’t understand].',
    ],
    wrong: {
      said: 'The teacher who said “The test will be easy” said it [would be: will be] hard.',
      right: 'The teacher said that the test would be easy.',
    },
    question: 'Have you ever said that you [had done: have done] your homework when you hadn’t?',
    own: [
      'I once told a teacher that I [had forgotten: have forgotten] my book when I hadn’t.',
      'My first English teacher told me that I [was learning: are learning] fast.',
    ],
  },
  work: {
    facts: [
      'The worker who said “I can’t come” told the boss that they [couldn’t come: can’t come].',
      'The builder who said “We’ve painted it” said that they [had painted: have painted] it.',
    ],
    wrong: {
      said: 'If the boss said “You’ve got the job”, you heard you [hadn’t got: haven’t got] it.',
      right: 'The boss told you that you had got the job.',
    },
    question: 'What job did you say you [would do: will do] when you were six?',
    own: [
      'I said as a child that I [wanted: want] to be a doctor.',
      'I told somebody last month that I [was looking: am looking] for a job.',
    ],
  },
  travel: {
    facts: [
      'The driver who said “We’ll be late” told everybody that they [would be: will be] late.',
      'Before 1900, many people said that big machines [would never fly: will never fly].',
    ],
    wrong: {
      said: 'The pilot who said “We’ve landed” said that the plane [was still flying: is still flying].',
      right: 'The pilot said that the plane had landed.',
    },
    question: 'Have you ever said that you [knew: know] the way when you were lost?',
    own: [
      'I once told my friends that the bus [had left: has left] when it hadn’t.',
      'I said last summer that I [was going: am going] to travel more.',
    ],
  },
  town: {
    facts: [
      'The stranger who said “I don’t live here” said that they [didn’t live: don’t live] there.',
      'The police officer who said “The road is closed” told drivers it [was: is] closed.',
    ],
    wrong: {
      said: 'The guide who said “The museum opens at nine” said it [opened/opens: opens] at ten.',
      right: 'The guide said that the museum opened at nine.',
    },
    question: 'Did you tell anybody last month that your town [was/is: is] beautiful?',
    own: [
      'I once told a tourist that I [didn’t know: don’t know] the way.',
      'I told a friend last year that my street [was getting: is getting] too noisy.',
    ],
  },
  nature: {
    facts: [
      'Long ago, many people said that the Earth [was: is] flat.',
      'If the forecast said “It won’t snow”, it told us that it [wouldn’t snow: won’t snow].',
    ],
    wrong: {
      said: 'If the forecast said “It’ll be sunny”, it told us that it [would rain: will rain].',
      right: 'The forecast told us that it would be sunny.',
    },
    question: 'Did anybody say yesterday that it [was going/is going: is going] to rain today?',
    own: [
      'I said yesterday that the weather [was: is] wonderful.',
      'I told somebody last winter that I [had seen: have seen] enough snow.',
    ],
  },
  animals: {
    facts: [
      'In a famous story, a wolf said that it [was: am] a girl’s grandmother.',
      'The three little pigs told the wolf that it [couldn’t come: can’t come] in.',
    ],
    wrong: {
      said: 'The wolf told the three pigs that it [would build: will build] a house.',
      right: 'The wolf told the three pigs that it would blow their house down.',
    },
    question: 'Did you ever say as a child that you [wanted: want] a pet?',
    own: [
      'I once said that I [wasn’t: am not] afraid of spiders, but I was.',
      'I told somebody last year that I [had never touched: have never touched] a snake.',
    ],
  },
  time: {
    facts: [
      'The friend who said “It’s midnight” said that it [was: is] twelve o’clock at night.',
      'If you said “I won’t stay long”, you said you [wouldn’t stay: won’t stay] long.',
    ],
    wrong: {
      said: 'The guest who said “I can’t wait” told us that they [could wait: can wait].',
      right: 'The guest told us that they couldn’t wait.',
    },
    question: 'How often did you say last week that you [were: am] too busy?',
    own: [
      'I told somebody last month that I [would arrive: will arrive] on time, but I didn’t.',
      'I said last night that I [was going: am going] to bed, but I stayed up.',
    ],
  },
  sport: {
    facts: [
      'The captain who said “We’ve won” told us that they [had won: have won] the match.',
      'The runner who said “I can’t go on” said that they [couldn’t go: can’t go] on.',
    ],
    wrong: {
      said: 'The player who said “I’m not playing” told us that they [were playing: am playing].',
      right: 'The player told us that they weren’t playing.',
    },
    question: 'Have you ever said that a game [was: is] easy, and then lost it?',
    own: [
      'I said last year that I [would do: will do] more sport.',
      'I once told a friend that I [couldn’t swim: can’t swim], but now I can.',
    ],
  },
  feelings: {
    facts: [
      'If friends said “We aren’t angry”, they told you that they [weren’t: aren’t] angry.',
      'The person who said “I’ve calmed down” said that they [had calmed: have calmed] down.',
    ],
    wrong: {
      said: 'The singer who said “I feel nervous” told us that they [felt: feel] very calm.',
      right: 'The singer told us that they felt nervous.',
    },
    question: 'Have you ever said that you [were: am] fine when you weren’t?',
    own: [
      'I once told somebody that I [had missed: have missed] them a lot.',
      'I said as a child that I [hated: hate] the dark.',
    ],
  },
  communication: {
    facts: [
      'The caller who said “I’ll ring back” told us that they [would ring: will ring] back.',
      'If you said “I haven’t heard”, you said that you [hadn’t heard: haven’t heard].',
    ],
    wrong: {
      said: 'In the old story, a bored boy told people that no wolf [had come: has come].',
      right: 'The bored boy told people that a wolf had come.',
    },
    question: 'Did anybody tell you last week that you [talked/talk: talk] too fast?',
    own: [
      'I once said that I [hadn’t seen: haven’t seen] a message when I had.',
      'I told somebody yesterday that I [would call: will call] them later.',
    ],
  },
  technology: {
    facts: [
      'The caller who said “I can’t see the screen” said they [couldn’t see: can’t see] it.',
      'A screen that said “The battery is low” told you that it [was: is] low.',
    ],
    wrong: {
      said: 'A message that said “Your password is wrong” told you that it [was: is] right.',
      right: 'The message told you that your password was wrong.',
    },
    question: 'Have you ever said that your phone [wasn’t working: isn’t working] when it was?',
    own: [
      'I said last year that I [was going: am going] to use my phone less.',
      'I told somebody last week that I [had lost: have lost] a file.',
    ],
  },
  shopping: {
    facts: [
      'The customer who said “I’ll take it” said that they [would take: will take] it.',
      'The baker who said “We don’t sell milk” said that they [didn’t sell/don’t sell: don’t sell] it.',
    ],
    wrong: {
      said: 'The assistant who said “We close at six” said the shop [closed/closes: closes] at eight.',
      right: 'The assistant said that the shop closed at six.',
    },
    question: 'Have you ever told anybody that you [liked: like] a present when you didn’t?',
    own: [
      'I said last month that I [would spend: will spend] less money.',
      'I once told a friend that I [had paid: have paid] too much for something.',
    ],
  },
  society: {
    facts: [
      'The neighbour who said “I can help” told us that they [could help: can help].',
      'The guard who said “It isn’t allowed” told people that it [wasn’t allowed: isn’t allowed].',
    ],
    wrong: {
      said: 'The guard who said “Nobody can park here” said that everybody [could park: can park] there.',
      right: 'The guard said that nobody could park there.',
    },
    question: 'When did you last tell anybody that you [were: am] sorry?',
    own: [
      'I once told a police officer that I [was: am] lost.',
      'I said last year that I [would join: will join] a club.',
    ],
  },
  science: {
    facts: [
      'Two thousand years ago, people said that the Sun [went: goes] round the Earth.',
      'In 1900, many people said that nobody [would reach: will reach] the Moon.',
    ],
    wrong: {
      said: 'Galileo told the world that the Earth [didn’t move/doesn’t move: doesn’t move].',
      right: 'Galileo told the world that the Earth moved round the Sun.',
    },
    question: 'Did anybody tell you as a child that the Moon [was: is] made of cheese?',
    own: [
      'I said as a child that I [was going: am going] to fly to the Moon.',
      'I once said that I [understood: understand] an experiment, but I didn’t.',
    ],
  },
  arts: {
    facts: [
      'The pianist who said “I’ve practised” said that they [had practised: have practised].',
      'The artist who said “It isn’t for sale” said it [wasn’t: isn’t] for sale.',
    ],
    wrong: {
      said: 'The actor who said “I know every word” said they [had forgotten: have forgotten] everything.',
      right: 'The actor said that they knew every word.',
    },
    question: 'Have you ever said that a film [was: is] great before you saw it?',
    own: [
      'I once said that I [couldn’t sing: can’t sing], but that wasn’t true.',
      'I told a friend last month that I [had read: have read] a good book.',
    ],
  },
  thinking: {
    facts: [
      'The person who said “I’ve changed my mind” said they [had changed: have changed] it.',
      'The student who said “I don’t agree” told us that they [didn’t agree: don’t agree].',
    ],
    wrong: {
      said: 'The person who said “I’m not sure” told us that they [were: am] quite certain.',
      right: 'The person told us that they weren’t sure.',
    },
    question: 'Have you ever said that you [had understood: have understood] something when you hadn’t?',
    own: [
      'I once said that I [would think: will think] about a question, but I didn’t.',
      'I said last week that I [had: have] a brilliant idea.',
    ],
  },
};
