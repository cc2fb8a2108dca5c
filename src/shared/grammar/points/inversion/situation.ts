import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'The goal',
  kind: 'text',
  text: [
    'Ladies and gentlemen, never have I been so happy after a defeat.',
    'As you know, rarely do we attack. Rarely, to be honest, do we even touch the ball. In six years this club had not scored a single goal. But at no time did these players lose heart, and not once did they come home without singing.',
    'Then came Saturday. In the last minute the ball hit our captain, who was tying a shoelace, and rolled slowly into the net. Not only did we score, but we also scored at the right end. Only when the referee pointed to the middle did we believe it. Never before had our twenty fans made so much noise.',
    'Yes, we lost 9–1, but nobody in this room can remember the nine.',
    'Only this morning did I open the letter from the league. The match does not count and must be played again: it seems that there were twelve of us on the pitch. My friends, what a chance! Next Saturday we’ll do it with eleven.',
  ].join('\n'),
  gist: [
    check('Why was Saturday’s match so special for the club?', 'They scored their first goal in six years.'),
    check('How did the captain score?', 'By accident, while tying a shoelace.'),
    check('Why does the match have to be played again?', 'The club had twelve players on the pitch.'),
  ],
  examples: [
    'Ladies and gentlemen, never have I been so happy after a defeat.',
    'As you know, rarely do we attack.',
    'But at no time did these players lose heart, and not once did they come home without singing.',
    'Not only did we score, but we also scored at the right end.',
    'Only when the referee pointed to the middle did we believe it.',
    'Never before had our twenty fans made so much noise.',
  ],
  notice: [
    check(
      '“Rarely do we attack.” Do they often attack? “Not once did they come home without singing.” Did they sing every time?',
      'No, almost never. Yes, every time.',
    ),
    check(
      '“Never have I been so happy.” How would you say that to a friend at breakfast? Why does the speaker say it the other way?',
      'I have never been so happy. It is a speech: the word in front makes it stronger.',
    ),
    check('What happens to I and have when never stands first?', 'They change places, as in a question.'),
    check(
      'What do we need after rarely: we attack or do we attack? Why?',
      'Do we attack: there is no other helping verb, so do, does or did must help.',
    ),
    check(
      '“Only when the referee pointed to the middle did we believe it.” Which part has the order of a question?',
      'The second one, did we believe; the part with when keeps its usual order.',
    ),
  ],
  board: [
    'Never have I been so happy.  =  I have never been so happy.  (helping verb before the subject, as in a question)',
    'Rarely do we attack.  At no time did they lose heart.  (no helping verb and no be: do / does / did + base form)',
    'Not only did we score, but we also scored at the right end.',
    'Only when the referee pointed to the middle did we believe it.  (with only when and only after, the second part changes)',
    'First word: never, rarely, not once, at no time, not only, only then … It makes a line in a speech or a story stronger.',
  ],
  statements: [
    'Never in my life have I slept in a tent.',
    'Rarely do I go to bed before eleven.',
    'Only after breakfast do I begin to talk.',
    'Not once this week have I arrived anywhere late.',
    'Not only do I sing when I’m alone, but I also dance.',
    'Rarely does a day go by without a song in my head.',
    'Never have I read the same book twice.',
    'At no time yesterday did I feel bored.',
  ],
  roleCards: {
    scene:
      'Lund, the caretaker of a school, retires on Friday after thirty years. Two people write the farewell speech. It has to sound grand: they say “you” to Lund, and turn each memory into a line that begins with never, rarely, not once, at no time, not only or only.',
    a: {
      role: 'You cook in the school kitchen and see Lund early every day.',
      facts: [
        'School concerts: sixty in thirty years, Lund at every one of them.',
        'Smiles before eight in the morning: very few.',
        'The night when the water came in: wet to the knees, but not worried for a minute.',
      ],
      goals: [
        'Find out which two things Lund did on the day of the big snow.',
        'Find out at what moment of the day Lund sat down to a cup of tea.',
        'Find out what Lund hardly ever talked about.',
        'Agree on four lines and their order, and on a last line with never. Then give the speech together.',
      ],
    },
    b: {
      role: 'You are a teacher, and your classroom is next to Lund’s workshop.',
      facts: [
        'The big snow: first a path to the entrance for four hundred children, then a snow lion beside it.',
        'Tea: when the last child was on the way home, not a minute earlier.',
        'Talk about the job: almost none. Talk about tomato plants: daily.',
      ],
      goals: [
        'Find out how many of the school concerts Lund missed.',
        'Find out what Lund was like before eight in the morning.',
        'Find out how Lund felt on the night when the water came in.',
        'Agree on four lines and their order, and on a last line with never. Then give the speech together.',
      ],
    },
    phrases: [
      'Not once in thirty years did you …',
      'Rarely did you …, but …',
      'At no time did you …',
      'Not only did you …, but you also …',
      'Only when … did you …',
      'Never have we …, and never will we …',
    ],
  },
  writing:
    'Something old is leaving your home or school: a chair, a lamp, a bag. Write 120 to 150 words for a grand farewell speech to it, which you will give to your class: what it has never done, what it rarely did, two things it was good at (not only …), and what you understood only when it had to go.',
};
