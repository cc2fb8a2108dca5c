import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const listening = { level: 'A2', skill: 'listening' } as const;

export const directionsToTheFerry: StarterLesson = {
  id: 'directions-to-the-ferry',
  title: 'Excuse me, where’s the ferry?',
  level: 'A2',
  summary: 'Students follow directions on a map that they draw themselves, and give directions to a partner.',
  data: {
    about: {
      level: 'A2',
      age: 'teenagers',
      classSize: 20,
      minutes: 60,
      type: 'listening',
      topic: 'Town and places',
      targetLanguage: 'Directions: go straight on, turn left, cross the bridge, it’s on your right, opposite, past',
      framework: 'skills',
      needsPrep: false,
      needsCopies: false,
    },
    aims: {
      main: 'Students can follow spoken directions in a dialogue and mark the way on a simple map.',
      secondary: 'Students can ask for directions, check that they understand, and give directions.',
      personal: 'Let students check with “So first I …” before you check.',
    },
    stages: [
      stage({
        id: 'lost',
        kind: 'lead-in',
        title: 'Lost',
        aim: 'To bring the situation to mind.',
        minutes: 5,
        grouping: 'S–S',
        steps: [
          'Ask: “Your phone is off and you don’t know the way. What do you do?” Collect ideas.',
          'In pairs, students tell each other about a time when they did not find a place, or about how they find new places.',
          'Ask: “What is difficult when somebody tells you the way in English?”',
        ],
        support: 'Write on the board: ask a person, look at a map, follow the signs.',
      }),
      stage({
        id: 'words',
        kind: 'before the text',
        title: 'Left, right and past',
        aim: 'To know the words before listening.',
        minutes: 9,
        grouping: 'whole class',
        steps: [
          'Show the words. Students say them and move a finger on the desk: straight on, left, right, past the pencil, across the book.',
          'Give instructions. Students close their eyes and point: left, right, straight on.',
          'Pairs put three things on a desk and “walk” with two fingers, past the things and across the desk, while they say the words.',
        ],
        materialIds: ['words'],
        support: 'Students write L and R on two small pieces of paper beside their hands.',
        challenge: 'Students give two instructions at once.',
      }),
      stage({
        id: 'draw-map',
        kind: 'before the text',
        title: 'Draw the map',
        aim: 'To make the map for the listening.',
        minutes: 6,
        grouping: 'alone',
        steps: [
          'Draw the map on the board while students copy it. Station Street goes up from the station at the bottom of the page. River Street crosses it half way up, from left to right. Above River Street, draw a river that also goes from left to right.',
          'On River Street, to the left of the crossing: first a school, then a bridge that goes up over the river. To the right of the crossing: a park.',
          'Above the bridge draw a square. Mark three buildings at the square with A on its left side, B on its top side and C on its right side.',
          'Do not say what A, B and C are.',
        ],
        things: ['the board', 'a page in each student’s notebook'],
        support: 'Draw it in four steps and wait after each one.',
      }),
      stage({
        id: 'first-listening',
        kind: 'while reading or listening',
        title: 'Which building is it?',
        aim: 'To listen for the way.',
        minutes: 8,
        grouping: 'alone',
        steps: [
          'Say: “A visitor is at the station and looks for the ferry office. Draw the way with a pencil. Is it A, B or C?”',
          'Play the dialogue once, or read it out with two voices. Students draw the way and compare with a partner.',
          'Play it again. Students check. One student draws the way on the board. The answer: C.',
        ],
        materialIds: ['dialogue'],
        support: 'Stop after each direction and let students move their pencil.',
        challenge: 'Students also find out what A and B are: a cinema and a museum.',
      }),
      stage({
        id: 'details',
        kind: 'while reading or listening',
        title: 'Listen again',
        aim: 'To listen for details.',
        minutes: 10,
        grouping: 'alone',
        steps: [
          'Show the questions. Students answer from memory in pencil.',
          'Play the dialogue once more. Students check their answers and compare in pairs.',
          'Check together. Show the text and find the line for each answer.',
        ],
        materialIds: ['dialogue', 'questions'],
        support: 'Students do the first five questions.',
        challenge: 'Students find two ways in which the visitor checks that the way is clear.',
      }),
      stage({
        id: 'useful',
        kind: 'language focus',
        title: 'Ask, check, thank',
        aim: 'To take useful phrases out of the dialogue.',
        minutes: 6,
        grouping: 'T–S',
        steps: [
          'Draw three columns: ask, check, thank. Students find phrases in the dialogue: “Excuse me, how do I get to …?”, “So first I … Is that right?”, “Thank you for your help.”',
          'Students repeat them. Show that Excuse me begins the talk, and that Sorry? asks somebody to say it again.',
        ],
        materialIds: ['dialogue'],
        things: ['the board'],
      }),
      stage({
        id: 'your-map',
        kind: 'after the text',
        title: 'A place on your map',
        aim: 'To give and follow directions.',
        minutes: 12,
        grouping: 'S–S',
        steps: [
          'Each student adds five places to the map without showing it: a bank, a bakery, a library, a bus stop, a pool.',
          'Pairs sit back to back. Student B asks the way from the station to one of A’s places. A gives directions, B draws the way and checks: “So first I …”',
          'They compare the two maps and change roles. Each of them gives directions at least twice.',
        ],
        support: 'Pairs sit side by side, and A follows the way with a finger under the desk.',
        challenge: 'A gives the directions from the park, not from the station.',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'From this room',
        aim: 'To see who can give directions.',
        minutes: 4,
        grouping: 'alone',
        steps: [
          'Students write three directions from the door of this room to another place in the building, but not its name.',
          'A classmate reads them and says where they lead.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students mix up left and right, or see them from the top of the page.',
        solution: 'Let them turn the paper so that the way always goes up.',
      },
      {
        problem: 'Students confuse opposite, in front of and next to.',
        solution: 'Place two students: opposite is face to face with a street between them.',
      },
      {
        problem: 'Students say “turn on the left” or “go to straight”.',
        solution: 'Write turn left and go straight on as whole phrases and repeat them with a movement.',
      },
    ],
    checks: [
      { question: 'I walk past the school. Do I go in?', answer: 'No.' },
      {
        question: 'The bank is opposite the park. Is it on the same side of the street?',
        answer: 'No, on the other side.',
      },
      {
        question: '“Turn left at the corner.” Do I turn before the corner or when I am there?',
        answer: 'When I am there.',
      },
    ],
    support: 'Show the text of the dialogue during the last listening.',
    challenge: 'Students write a dialogue in which one direction is wrong and the visitor notices it.',
    homework: 'Write the way from your home or your bus stop to a shop in five or six sentences. Draw the map for it.',
    exitTicket: 'Write three directions from the door of this room to another place. Do not write its name.',
    materials: [
      {
        id: 'words',
        title: 'Left, right and past',
        kind: 'words',
        entries: [
          word('straight on', 'not left and not right', {
            example: 'Go straight on to the school.',
            partOfSpeech: 'adverb',
          }),
          word('turn left', 'to go to the left side', {
            example: 'Turn left at the corner.',
            emoji: '⬅️',
            partOfSpeech: 'verb',
          }),
          word('turn right', 'to go to the right side', {
            example: 'Turn right after the bank.',
            emoji: '➡️',
            partOfSpeech: 'verb',
          }),
          word('past', 'up to a place and further', {
            example: 'Walk past the cinema.',
            partOfSpeech: 'preposition',
          }),
          word('across', 'from one side to the other', {
            example: 'Go across the square.',
            partOfSpeech: 'preposition',
          }),
          word('opposite', 'on the other side, face to face', {
            example: 'The bank is opposite the school.',
            partOfSpeech: 'preposition',
          }),
          word('crossing', 'a place where two streets meet', { example: 'Turn left at the crossing.' }),
          word('corner', 'where two sides or two streets come together', {
            example: 'The café is on the corner.',
          }),
          word('bridge', 'You walk or drive over water on it.', { example: 'Cross the bridge.', emoji: '🌉' }),
          word('square', 'an open place in a town with buildings around it', {
            example: 'There is a market on the square.',
          }),
          word('ferry', 'a boat that takes people and cars across water', {
            example: 'The ferry leaves at three.',
            emoji: '⛴️',
          }),
        ],
      },
      {
        id: 'dialogue',
        title: 'Where’s the ferry office?',
        kind: 'dialogue',
        text: [
          'A: Excuse me, how do I get to the ferry office?',
          'B: The ferry office? It isn’t far. You can walk. It takes about ten minutes.',
          'A: Great. My ferry leaves in forty minutes.',
          'B: Then you have time. You’re at the station now. Go straight on, up Station Street, to the crossing.',
          'A: OK, straight on to the crossing.',
          'B: At the crossing turn left. Don’t turn right: that’s the way to the park. Walk past a school, and then you see a bridge.',
          'A: So I turn left, and I walk past the school. Is that right?',
          'B: Yes. Then turn right and cross the bridge. On the other side there’s a big square.',
          'A: And the office is on the square?',
          'B: Yes. The museum is in front of you, and the cinema is on your left. The ferry office is on your right, opposite the cinema. It has a blue door.',
          'A: On the right, opposite the cinema. Can I buy a ticket there?',
          'B: Yes, and the ferry leaves from behind the office.',
          'A: Perfect. Thank you for your help.',
          'B: You’re welcome. Have a good trip.',
        ].join('\n'),
      },
      {
        id: 'questions',
        title: 'Listen again',
        kind: 'questions',
        items: [
          choose(
            {
              ...listening,
              id: 'how-long',
              prompt: 'How long is the walk?',
              explanation: '“It takes about ten minutes.” The ferry leaves in forty minutes.',
            },
            ['about ten minutes', 'about forty minutes', 'about thirty minutes'],
          ),
          choose(
            {
              ...listening,
              id: 'at-crossing',
              prompt: 'What does the visitor have to do at the crossing?',
              explanation: '“At the crossing turn left.” On the right is the way to the park.',
            },
            ['turn left', 'turn right', 'go straight on'],
          ),
          choose(
            {
              ...listening,
              id: 'after-school',
              prompt: 'What comes after the school?',
              explanation: '“Walk past a school, and then you see a bridge.”',
            },
            ['a bridge', 'a park', 'a cinema'],
          ),
          trueOrFalse(
            {
              ...listening,
              id: 'office-opposite',
              prompt: 'The ferry office is opposite the museum.',
              explanation: 'It is opposite the cinema. The museum is in front of you when you come from the bridge.',
            },
            false,
          ),
          trueOrFalse(
            {
              ...listening,
              id: 'ticket',
              prompt: 'The visitor can buy a ticket at the office.',
              explanation: '“Can I buy a ticket there?” – “Yes.”',
            },
            true,
          ),
          choose(
            {
              ...listening,
              id: 'blue',
              prompt: 'What is blue?',
              explanation: '“It has a blue door.” It is the ferry office.',
            },
            ['the door of the office', 'the ferry', 'the cinema'],
          ),
          choose(
            {
              ...listening,
              id: 'get-to',
              prompt: 'Excuse me, how do I ___ to the station?',
              explanation: 'We get to a place, but we find a place and arrive at a place.',
            },
            ['get', 'find', 'arrive'],
          ),
          gap(
            {
              ...listening,
              id: 'welcome',
              prompt: '“Thank you for your help.” – “You’re ___.”',
              explanation: 'You’re welcome is a friendly answer to thank you.',
            },
            'welcome',
          ),
        ],
      },
    ],
  },
};
