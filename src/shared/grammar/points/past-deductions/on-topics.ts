import type { OnTopics } from '../parts';

export const onTopics: OnTopics = {
  people: {
    facts: [
      'Somebody [must have taught: must / teach] you your first words.',
      'A newborn baby [can’t have read/couldn’t have read: can’t / read] any books yet.',
    ],
    wrong: {
      said: 'You look just like your cousin, so people [can’t have noticed/couldn’t have noticed: can’t / notice] it.',
      right: 'You look just like your cousin, so people must have noticed it.',
    },
    question: 'Who [might have talked/might have been talking: might / talk] about you yesterday?',
    own: [
      'I [must have met: must / meet] more than ten new people last month.',
      'My neighbours [can’t have heard/couldn’t have heard: can’t / hear] me this week.',
    ],
  },
  body: {
    facts: [
      'You are alive, so your heart [must have beaten/must have been beating: must / beat] all night.',
      'Your eyes are open, so you [can’t have fallen/couldn’t have fallen: can’t / fall] asleep.',
    ],
    wrong: {
      said: 'The runner isn’t tired at all, so they [must have run: must / run] forty kilometres.',
      right: 'The runner isn’t tired at all, so they can’t have run forty kilometres.',
    },
    question: 'How many hours [might you have slept: you / might / sleep] last week?',
    own: [
      'I [must have walked: must / walk] more than five kilometres yesterday.',
      'I [can’t have slept/couldn’t have slept: can’t / sleep] more than seven hours last night.',
    ],
  },
  food: {
    facts: [
      'The plates are empty, so somebody [must have eaten: must / eat] the food.',
      'The Romans [can’t have grown/couldn’t have grown: can’t / grow] potatoes: these came later from America.',
    ],
    wrong: {
      said: 'The soup is still frozen, so somebody [must have heated: must / heat] it.',
      right: 'The soup is still frozen, so nobody can have heated it.',
    },
    question: 'What [might your friends have had: your friends / might / have] for breakfast today?',
    own: [
      'I [must have drunk: must / drink] more than a litre of water yesterday.',
      'I [might have left: might / leave] some food in my bag last week.',
    ],
  },
  home: {
    facts: [
      'The bed is already made, so somebody [must have made: must / make] it.',
      'The door is still locked, so nobody [can have come/could have come: can / come] in without a key.',
    ],
    wrong: {
      said: 'The floor is clean and wet, so nobody [can have washed/could have washed: can / wash] it.',
      right: 'The floor is clean and wet, so somebody must have washed it.',
    },
    question: 'What [might you have forgotten: you / might / forget] at home this morning?',
    own: [
      'I [might have left: might / leave] a light on at home this morning.',
      'I [must have lost: must / lose] at least three socks in my home last year.',
    ],
  },
  clothes: {
    facts: [
      'People in the Ice Age [must have worn: must / wear] warm clothes in winter.',
      'The price is still on the coat, so the owner [can’t have noticed/couldn’t have noticed: can’t / notice] it.',
    ],
    wrong: {
      said: 'Your shoes are covered in mud, so you [must have cleaned: must / clean] them this morning.',
      right: 'Your shoes are covered in mud, so you can’t have cleaned them this morning.',
    },
    question: 'What colours [might your grandparents have liked: your grandparents / might / like] as children?',
    own: [
      'I [must have bought: must / buy] more than five T-shirts last year.',
      'My favourite jacket [can’t have cost/couldn’t have cost: can’t / cost] very much when it was new.',
    ],
  },
  school: {
    facts: [
      'A five-year-old child [can’t have finished/couldn’t have finished: can’t / finish] university yet.',
      'You can read this, so somebody [must have taught: must / teach] you to read.',
    ],
    wrong: {
      said: 'All your answers are wrong, so you [must have studied: must / study] hard for the test.',
      right: 'All your answers are wrong, so you can’t have studied hard for the test.',
    },
    question: 'Who [might have sat/might have been sitting: might / sit] on your chair before you?',
    own: [
      'I [must have written: must / write] more than a hundred English words last week.',
      'My first teacher [can’t have forgotten/couldn’t have forgotten: can’t / forget] me.',
    ],
  },
  work: {
    facts: [
      'The pyramids are huge, so the workers [must have worked: must / work] very hard.',
      'One person [can’t have built/couldn’t have built: can’t / build] the Great Wall of China alone.',
    ],
    wrong: {
      said: 'The bread is still hot, so the baker [must have baked: must / bake] it last week.',
      right: 'The bread is still hot, so the baker can’t have baked it last week.',
    },
    question:
      'What jobs [might people in your town have done: people in your town / might / do] before there were cars?',
    own: [
      'I [must have helped: must / help] somebody with their work last week.',
      'I [might have worked: might / work] more than my friends last month.',
    ],
  },
  travel: {
    facts: [
      'The ship is back from Africa, so it [must have crossed: must / cross] the sea.',
      'Columbus [can’t have flown/couldn’t have flown: can’t / fly] to America: there were no planes.',
    ],
    wrong: {
      said: 'The train is still standing here, so it [must have left: must / leave] without us.',
      right: 'The train is still standing here, so it can’t have left without us.',
    },
    question: 'How many kilometres [might you have travelled: you / might / travel] last year?',
    own: [
      'I [must have been: must / be] on a train more than ten times last year.',
      'I [might have sat: might / sit] next to somebody famous on a bus or train.',
    ],
  },
  town: {
    facts: [
      'There is a castle on the hill, so somebody [must have built: must / build] it.',
      'The shop has been closed all day, so nobody [can have bought/could have bought: can / buy] anything there.',
    ],
    wrong: {
      said: 'The streets are full of snow, so somebody [must have cleared: must / clear] them.',
      right: 'The streets are full of snow, so nobody can have cleared them.',
    },
    question: 'Who [might have lived/might have been living: might / live] in your street a hundred years ago?',
    own: [
      'I [must have walked: must / walk] past a library last week.',
      'My street [can’t have looked/couldn’t have looked: can’t / look] the same fifty years ago.',
    ],
  },
  nature: {
    facts: [
      'Everything is white outside, so it [must have snowed/must have been snowing: must / snow] last night.',
      'The ground is completely dry, so it [can’t have rained/couldn’t have rained/can’t have been raining/couldn’t have been raining: can’t / rain] this morning.',
    ],
    wrong: {
      said: 'A tree lies across the road, so it [can’t have fallen/couldn’t have fallen: can’t / fall].',
      right: 'A tree lies across the road, so it must have fallen.',
    },
    question: 'What [might have grown/might have been growing: might / grow] long ago where your home is now?',
    own: [
      'I [must have seen: must / see] a rainbow at least ten times in my life.',
      'I [might have stepped: might / step] on an insect yesterday.',
    ],
  },
  animals: {
    facts: [
      'The dinosaurs had huge bodies, so some of them [must have weighed: must / weigh] several tons.',
      'The cage is still locked, so the bird [can’t have escaped/couldn’t have escaped: can’t / escape].',
    ],
    wrong: {
      said: 'The cat’s bowl is empty, so the cat [can’t have eaten/couldn’t have eaten: can’t / eat] its food.',
      right: 'The cat’s bowl is empty, so the cat must have eaten its food.',
    },
    question: 'Which animals [might have crossed: might / cross] your street last night?',
    own: [
      'I [must have touched: must / touch] at least five different animals last year.',
      'I [might have swallowed: might / swallow] a fly without noticing it.',
    ],
  },
  time: {
    facts: [
      'Before there were clocks, people [must have watched: must / watch] the sun.',
      'The Romans [can’t have worn/couldn’t have worn: can’t / wear] watches: these came much later.',
    ],
    wrong: {
      said: 'You only arrived at noon, so you [must have been: must / be] here since six.',
      right: 'You only arrived at noon, so you can’t have been here since six.',
    },
    question: 'How many minutes [might you have wasted: you / might / waste] yesterday?',
    own: [
      'I [must have checked: must / check] the time more than ten times today.',
      'I [can’t have been/couldn’t have been: can’t / be] late more than twice last month.',
    ],
  },
  sport: {
    facts: [
      'The fans are cheering and singing, so their team [must have won: must / win].',
      'The match ended 0–0, so nobody [can have scored/could have scored: can / score].',
    ],
    wrong: {
      said: 'Your hair and your towel are dry, so you [must have swum/must have been swimming: must / swim] a minute ago.',
      right: 'Your hair and your towel are dry, so you can’t have been swimming a minute ago.',
    },
    question: 'How many goals [might you have scored: you / might / score] in your life?',
    own: [
      'I [must have played: must / play] more than a hundred games last year.',
      'My friends [can’t have seen/couldn’t have seen: can’t / see] me at a match last month.',
    ],
  },
  feelings: {
    facts: [
      'The first people on the Moon [must have felt: must / feel] excited.',
      'Everybody laughed, so the joke [can’t have been/couldn’t have been: can’t / be] boring.',
    ],
    wrong: {
      said: 'The baby is smiling, so somebody [must have frightened: must / frighten] it just now.',
      right: 'The baby is smiling, so nobody can have frightened it just now.',
    },
    question: 'Who [might have thought/might have been thinking: might / think] of you this morning?',
    own: [
      'I [must have laughed: must / laugh] more than ten times yesterday.',
      'I [might have annoyed: might / annoy] somebody last week.',
    ],
  },
  communication: {
    facts: [
      'You have got a letter, so somebody [must have written: must / write] to you.',
      'In 1800, nobody [can have sent/could have sent: can / send] an email.',
    ],
    wrong: {
      said: 'Your friend has answered you, so they [can’t have read/couldn’t have read: can’t / read] your message.',
      right: 'Your friend has answered you, so they must have read your message.',
    },
    question: 'How many messages [might you have sent: you / might / send] last month?',
    own: [
      'I [must have received: must / receive] more than ten messages today.',
      'I [can’t have said/couldn’t have said: can’t / say] more than a hundred words of English today.',
    ],
  },
  technology: {
    facts: [
      'The old radio is working again, so somebody [must have repaired: must / repair] it.',
      'Shakespeare [can’t have used/couldn’t have used: can’t / use] a computer for his plays.',
    ],
    wrong: {
      said: 'The computer says “wrong password”, so you [must have typed: must / type] the right one.',
      right: 'The computer says “wrong password”, so you can’t have typed the right one.',
    },
    question: 'How many photos [might you have taken: you / might / take] last year?',
    own: [
      'I [must have spent: must / spend] more than two hours in front of a screen yesterday.',
      'I [might have deleted: might / delete] something important last month.',
    ],
  },
  shopping: {
    facts: [
      'In 1900, customers [can’t have paid/couldn’t have paid: can’t / pay] with their phones.',
      'Before there was money, people [must have exchanged: must / exchange] things.',
    ],
    wrong: {
      said: 'The customer has just paid, so they [can’t have had/couldn’t have had: can’t / have] any money.',
      right: 'The customer has just paid, so they must have had some money.',
    },
    question: 'What [might your friends have bought: your friends / might / buy] recently?',
    own: [
      'I [must have been: must / be] in a supermarket more than three times last week.',
      'My bag [can’t have cost/couldn’t have cost: can’t / cost] more than a bicycle.',
    ],
  },
  society: {
    facts: [
      'Every country has laws, so somebody [must have made: must / make] them.',
      'In 1700, the police [can’t have stopped/couldn’t have stopped: can’t / stop] any cars.',
    ],
    wrong: {
      said: 'The museum’s best painting is gone, so nobody [can have stolen/could have stolen: can / steal] it.',
      right: 'The museum’s best painting is gone, so somebody must have stolen it.',
    },
    question: 'Which rule [might you have broken: you / might / break] last week without noticing?',
    own: [
      'I [must have held: must / hold] a door open for somebody last week.',
      'I [might have crossed: might / cross] a street at a red light last year.',
    ],
  },
  science: {
    facts: [
      'There are shells on this mountain, so the sea [must have covered: must / cover] it once.',
      'Dinosaurs died out long before us, so nobody [can have met/could have met: can / meet] one.',
    ],
    wrong: {
      said: 'The ice has melted, so it [must have got: must / get] colder.',
      right: 'The ice has melted, so it must have got warmer.',
    },
    question: 'What [might people have thought: people / might / think] of the stars long ago?',
    own: [
      'I [must have watched: must / watch] a film about space last year.',
      'I [can’t have done/couldn’t have done: can’t / do] more than three experiments last year.',
    ],
  },
  arts: {
    facts: [
      'Leonardo [must have needed: must / need] a lot of time for his paintings.',
      'Mozart [can’t have played/couldn’t have played: can’t / play] an electric guitar.',
    ],
    wrong: {
      said: 'Everybody left before the end of the play, so they [must have loved: must / love] it.',
      right: 'Everybody left before the end of the play, so they can’t have loved it.',
    },
    question: 'How many songs [might you have heard: you / might / hear] last week?',
    own: [
      'I [must have seen: must / see] my favourite film at least five times.',
      'I [might have sung: might / sing] in the shower last week.',
    ],
  },
  thinking: {
    facts: [
      'Nobody remembers the first word, but somebody [must have said: must / say] it.',
      'Nobody found the answer, so the question [can’t have been/couldn’t have been: can’t / be] very easy.',
    ],
    wrong: {
      said: 'Every guess was wrong, so somebody [must have guessed: must / guess] the right number.',
      right: 'Every guess was wrong, so nobody can have guessed the right number.',
    },
    question: 'How many decisions [might you have made: you / might / make] this morning?',
    own: [
      'I [must have changed: must / change] my mind at least once yesterday.',
      'I [might have forgotten: might / forget] something important last week.',
    ],
  },
};
