import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Mr Novak moves to table two',
  kind: 'dialogue',
  text: [
    'Ren: Look at Mr Novak. He’s sitting at table two!',
    'Sol: So? He comes here every morning.',
    'Ren: Yes, but he always sits at table five, and he doesn’t usually look up from his newspaper. Now he’s watching us.',
    'Sol: Is he writing something?',
    'Ren: Yes, he is. Do you think he works for a café guide?',
    'Sol: I don’t know. Why are you cleaning that lamp? You never clean the lamps.',
    'Ren: Sh! Now he isn’t writing. He’s holding up his pen. I think he wants something. Go and ask him!',
    'Sol: OK … I’m back. He’s sitting there because he wants more light. He’s doing a crossword, and he needs a word with seven letters: “They talk all day, and nobody gets any coffee.”',
    'Ren: Oh. Waiters.',
  ].join('\n'),
  gist: [
    check('Where do Ren and Sol work?', 'In a café.'),
    check('Why is Ren cleaning the lamp?', 'Because Ren thinks that Mr Novak works for a café guide.'),
    check('What does Mr Novak want from them?', 'A word for his crossword, and perhaps his coffee.'),
  ],
  examples: [
    'He’s sitting at table two!',
    'Yes, but he always sits at table five, and he doesn’t usually look up from his newspaper.',
    'Is he writing something?',
    'Do you think he works for a café guide?',
    'Now he isn’t writing.',
    'He’s doing a crossword, and he needs a word with seven letters: “They talk all day, and nobody gets any coffee.”',
  ],
  notice: [
    check('Where is Mr Novak most mornings? And at this moment?', 'Most mornings at table five; now at table two.'),
    check(
      'Which form is for every morning, sits or is sitting? Which is for now?',
      'Sits is for every morning; is sitting is for now.',
    ),
    check(
      'Which little words go with sits? Which go with is sitting?',
      'Always, usually, never, every morning. Now, at the moment.',
    ),
    check(
      'Which questions and negatives have do or does? Which have am, is or are?',
      'Do and does: habits, facts and states. Am, is and are: now, with -ing.',
    ),
    check(
      '“He needs a word.” Is that now? Can we see him do it? Is there an -ing?',
      'Yes, now. No, it is a state, not an action. So there is no -ing.',
    ),
  ],
  board: [
    'Usual or always true (always, usually, never, every day): He sits here. He doesn’t sit here. Does he sit here?',
    'Now or around now (at the moment, today, this week): He’s sitting here. He isn’t sitting here. Is he sitting here?',
    'State (know, need, want, like, think = believe): no -ing, not even for now. He needs a word now. I don’t know.',
    'Form: I / you / we / they sit, don’t sit; he / she / it sits, doesn’t sit  |  am / is / are (not) + sitting',
  ],
  statements: [
    'I always sit in the same place in this room.',
    'I’m sitting next to a friend at the moment.',
    'I usually drink tea in the morning.',
    'I’m reading a good book at the moment.',
    'I know the first name of everybody in this room.',
    'I think somebody in my home is cooking now.',
    'I often sing when nobody is listening.',
    'I usually wear a watch, and I’m wearing one now.',
  ],
  roleCards: {
    scene:
      'It is four o’clock in the afternoon. The manager of a small hotel is on holiday and phones the person who is at the desk this week. Is everything as usual?',
    a: {
      role: 'You are the manager. You are on a beach, but you cannot stop thinking about the hotel. You know what everybody does at this time.',
      facts: [
        'The guest in room 8, every day at four: sleep.',
        'The cook, every afternoon: make the soup for dinner.',
        'The hotel cat, every afternoon: lie on the desk.',
        'The garden key, always: in the teapot on the top shelf.',
      ],
      goals: [
        'Find out what the guest in room 8 is doing now.',
        'Find out what the cook and the cat are doing.',
        'Find out what the person at the desk needs.',
        'Decide together what is a problem and what is not, and what has to happen first.',
      ],
    },
    b: {
      role: 'You are at the desk this week. It is your second day, and you do not know what is usual here.',
      facts: [
        'The guest in room 8, now: make soup in the kitchen, sing.',
        'The cook, now: sit in the garden, play the guitar; the garden door – locked.',
        'The cat, now: sleep in the bed in room 8.',
        'You: need the garden key; not know where it is.',
      ],
      goals: [
        'Find out what the guest in room 8 usually does at four o’clock.',
        'Find out what the cook and the cat usually do in the afternoon.',
        'Find out where the garden key is.',
        'Decide together what is a problem and what is not, and what has to happen first.',
      ],
    },
    phrases: [
      'What’s … doing at the moment?',
      'What does … usually do at four o’clock?',
      'He / She usually …, but now …',
      'Does … always …?',
      'Is … sleeping?',
      'I need … . Do you know where it is?',
    ],
  },
  writing:
    'Sit in a place that you know well: a café, a park, a bus, your kitchen. Write a message of 60 to 80 words to a friend who is far away. Say what people there usually do at this time of day, what is happening there now, what is different today, and one thing that you want or need.',
};
