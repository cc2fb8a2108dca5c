import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Greetings from Gate 9',
  kind: 'text',
  text: [
    'Hi Tove,',
    'Greetings from Gate 9! I’ve been here since Thursday because of the fog, and our plane hasn’t moved yet. There are twelve of us. I’ve only known the others for two days, but we’re already like a family. Have you ever had breakfast at midnight? We have, twice.',
    'I’ve never had so much time! I’ve already read my book, and everybody else’s. A clown called Paz has taught me to walk on my hands. Our pilot has won nine games of chess, and she has just started another one. I’ve written seventeen postcards to you, but I haven’t found a stamp yet.',
    'How are you? Has it stopped raining at home?',
    'See you soon,',
    'Davor',
    'PS The fog has gone, and they’ve just called our flight. Nobody has stood up.',
  ].join('\n'),
  gist: [
    check('Where is Davor, and why?', 'At Gate 9 of an airport, because of the fog.'),
    check('What can Davor do now that is new?', 'Walk on his hands.'),
    check('Why does nobody stand up in the end?', 'They are happy together and don’t want to leave.'),
  ],
  examples: [
    'I’ve been here since Thursday because of the fog, and our plane hasn’t moved yet.',
    'I’ve only known the others for two days, but we’re already like a family.',
    'Have you ever had breakfast at midnight?',
    'A clown called Paz has taught me to walk on my hands.',
    'I’ve written seventeen postcards to you, but I haven’t found a stamp yet.',
    'The fog has gone, and they’ve just called our flight.',
  ],
  notice: [
    check('“I’ve been here since Thursday.” Is Davor there now?', 'Yes: from Thursday up to now.'),
    check(
      '“Have you ever had breakfast at midnight?” Does Davor ask about one night, or about Tove’s whole life?',
      'About Tove’s whole life up to now.',
    ),
    check(
      '“A clown called Paz has taught me to walk on my hands.” Do we know when? What is important now?',
      'No. Now Davor can do it.',
    ),
    check(
      'Thursday, two days: which goes with for, and which with since?',
      'For two days (how long), since Thursday (the beginning).',
    ),
    check(
      'Which goes with since Thursday: am or have been? And after have: wrote or written?',
      'Have been. Written: the third form.',
    ),
  ],
  board: [
    'before now, we don’t say when: ever, never, just, already, yet (yet only with – and ?)',
    'from then to now: since Thursday (the beginning), for two days (how long)',
    '+ I / you / we / they have (’ve), he / she / it has (’s) + third form: I’ve written.  She’s started.',
    '– It hasn’t moved yet.  I’ve never had so much time.',
    '? Have you ever had breakfast at midnight?  – Yes, I have. / No, I haven’t.',
  ],
  statements: [
    'I’ve slept in a tent.',
    'I’ve never broken a cup.',
    'I’ve known somebody in this room for more than two years.',
    'I’ve already laughed a lot today.',
    'I haven’t made any plans for the weekend yet.',
    'I’ve had the same hobby since I was ten.',
    'I’ve been on a boat this year.',
    'I’ve just learnt a new word.',
  ],
  roleCards: {
    scene:
      'It is five o’clock. At six, two students will open a café at their school for one evening. Each had a list of jobs. Now they talk about what is ready.',
    a: {
      role: 'You are responsible for the room and the music.',
      facts: [
        'Twelve tables for four people: all ready.',
        'The lamps: still in their boxes (40 minutes’ work). The menu: not on the board (20 minutes’ work).',
        'The guitarist: your friend since primary school; fifty concerts, never late.',
      ],
      goals: [
        'Find out which food jobs are already done, and which are not done yet.',
        'Find out how many guests have said yes. Have you got enough chairs?',
        'Find out if the other student has ever worked in a café.',
        'Agree who does which job. Can everything be ready by six?',
      ],
    },
    b: {
      role: 'You are responsible for the food and the guests.',
      facts: [
        'Sixty sandwiches: ready and in the fridge. Lemons for the lemonade: still at the shop (30 minutes there and back).',
        'Invitations: all sent. Answers up to now: 45 yes, 5 no.',
        'Work in a café: yes, two different ones.',
      ],
      goals: [
        'Find out which jobs in the room are already done, and which are not done yet.',
        'Find out how long the other student has known the guitarist.',
        'Find out if the guitarist has ever played in front of people, or been late.',
        'Agree who does which job. Can everything be ready by six?',
      ],
    },
    phrases: [
      'Have you … yet?',
      'I’ve already …, but I haven’t … yet.',
      'How many people have …?',
      'Have you ever …?',
      'How long have you known …?',
      'We still haven’t … Can you do that?',
    ],
  },
  writing:
    'Write 80 to 100 words to a friend who has been away for a month. Say what has changed, what you’ve already done and what you haven’t done yet, and ask your friend two questions with “Have you …?”.',
};
