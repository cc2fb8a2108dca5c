import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Please read this before you touch anything',
  kind: 'text',
  text: [
    'Dear Andrea,',
    'Thank you for looking after our flat! The key which has a red ribbon on it opens the front door. The key that looks exactly the same opens nothing.',
    'The plant that looks dead is alive, so please water it. The plants that look wonderful are plastic.',
    'The drawer where we keep the spoons is the one that doesn’t open. Lift it and pull. You can make coffee with the machine that my uncle gave us. It makes a terrible noise, though, and the woman who lives downstairs goes to bed at eight.',
    'The boy whose bike is in the hall will bring you bread on Sunday. Everything that you need for breakfast is on the shelf.',
    'Have a lovely week!',
    'Sol and Kim',
    'P.S. The cat that sleeps on the sofa isn’t ours. Do you know anybody who has lost one?',
  ].join('\n'),
  gist: [
    check('What is Andrea going to do?', 'Look after Sol and Kim’s flat for a week.'),
    check(
      'Why is it a bad idea to make coffee at nine in the evening?',
      'The machine is loud, and the woman downstairs is asleep.',
    ),
    check('What do Sol and Kim not know about the cat?', 'Whose it is.'),
  ],
  examples: [
    'The key which has a red ribbon on it opens the front door.',
    'The drawer where we keep the spoons is the one that doesn’t open.',
    'You can make coffee with the machine that my uncle gave us.',
    'The boy whose bike is in the hall will bring you bread on Sunday.',
    'Everything that you need for breakfast is on the shelf.',
    'Do you know anybody who has lost one?',
  ],
  notice: [
    check(
      '“The key which has a red ribbon on it opens the front door.” Is there only one key? Which words tell Andrea which one?',
      'No, there are two. “Which has a red ribbon on it.”',
    ),
    check(
      'Which word do we use for a person, for a thing, for a place, and for the owner?',
      'Who for a person, which for a thing, where for a place, whose for the owner. “That” works for people and things, too.',
    ),
    check(
      '“The machine that my uncle gave us”: what did he give? Is there an “it” after “gave us”?',
      'The machine. No: that is already the machine.',
    ),
    check(
      '“The one that doesn’t open”, “the machine that my uncle gave us”: where can we leave out “that”?',
      'In the second: a new subject, “my uncle”, comes after it.',
    ),
    check('After everything: that or what?', 'That. Or nothing at all: everything you need.'),
  ],
  board: [
    'Which one? The words after the noun tell us:  the plant that looks dead',
    'people: the woman who (that) lives downstairs  |  things: the key which (that) opens the door',
    'places: the drawer where we keep the spoons  |  owner: the boy whose bike is in the hall',
    'the machine that my uncle gave us = the machine my uncle gave us  (new subject: who, which or that can go; no “it” at the end)',
  ],
  statements: [
    'I have a friend who lives in another country.',
    'I know somebody whose laugh you can hear through a wall.',
    'There is a place where I go when I want to be alone.',
    'I still have a toy that I loved when I was small.',
    'I live in a street where everybody knows everybody.',
    'I like films that make me cry.',
    'I have something at home which I never use but can’t throw away.',
    'I’m a person who wakes up before the alarm rings.',
  ],
  roleCards: {
    scene:
      'It is eleven in the morning in a small hotel. Three guests have gone and left something behind. The computer does not work, so nobody knows their names. Two people who work there want to give the things back.',
    a: {
      role: 'You clean the rooms, and you have found three things. You never saw the guests.',
      facts: [
        'A notebook: full of drawings of birds; found under a bench in the garden.',
        'A very small shoe: found in the lift.',
        'An umbrella: a map of an island on it; found in the breakfast room.',
      ],
      goals: [
        'Find out what your partner remembers about each of the three guests.',
        'Find out where each guest is now.',
        'Agree on which thing belongs to which guest, and on the guest you will run to first.',
      ],
    },
    b: {
      role: 'You work at the desk, and you remember the three guests. You have not seen the things.',
      facts: [
        'One guest: daughter is two and loves pushing the buttons in the lift. Now in the café next door, until one o’clock.',
        'One guest: went out at five every morning to watch birds. Now at the station; the train leaves at noon.',
        'One guest: comes from a tiny island and talks about it all through breakfast. Now at the museum, until three.',
      ],
      goals: [
        'Find out what your partner has found, and what is special about each thing.',
        'Find out the place where each thing was.',
        'Agree on which thing belongs to which guest, and on the guest you will run to first.',
      ],
    },
    phrases: [
      'I’ve found a … that …',
      'Is there a guest who …?',
      'There’s a guest whose …',
      'Tell me about the place where you …',
      'Perhaps it belongs to the guest who …',
      'The one who … needs it first, because …',
    ],
  },
  writing:
    'A friend of a friend will live in your home for a week while you are away. Write 80 to 100 words to this person: which things they can use and which they can’t, who the neighbours are, and where everything is. Use who, which or that, where and whose.',
};
