import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'An excellent ladder',
  kind: 'dialogue',
  text: [
    'Wen: Hello, I’m from number twelve. Could I borrow a ladder?',
    'Adisa: Of course! This one is excellent. I’ve had it for nine years.',
    'Wen: Where did you buy it?',
    'Adisa: I didn’t buy it. I borrowed it from a neighbour when I painted these windows.',
    'Wen: Nine years ago? And you’ve never taken it back?',
    'Adisa: I tried last summer, but I couldn’t remember which house it was. I’ve asked nearly everybody in the street since then. How long have you lived at number twelve?',
    'Wen: For eleven years. I had a ladder too, but I haven’t seen it since I lent it to a young man with paint in his hair.',
    'Adisa: Oh. Did it have a red step at the top?',
    'Wen: Yes, it did. I painted it myself.',
    'Adisa: Well … of course you can borrow it. But could you bring it back by Friday?',
  ].join('\n'),
  gist: [
    check('Why does Wen come to Adisa’s house?', 'To borrow a ladder.'),
    check('Why is the ladder still at Adisa’s house?', 'Adisa couldn’t remember which house it came from.'),
    check('Whose ladder is it?', 'Wen’s.'),
  ],
  examples: [
    'I’ve had it for nine years.',
    'Where did you buy it?',
    'I didn’t buy it.',
    'I borrowed it from a neighbour when I painted these windows.',
    'How long have you lived at number twelve?',
    'I had a ladder too, but I haven’t seen it since I lent it to a young man with paint in his hair.',
  ],
  notice: [
    check('“I’ve had it for nine years.” Is the ladder still at Adisa’s house?', 'Yes.'),
    check(
      '“I borrowed it when I painted these windows.” Is that time over, or does it go on?',
      'It is over: nine years ago.',
    ),
    check('“How long have you lived at number twelve?” Does Wen live there now?', 'Yes, for eleven years up to now.'),
    check(
      'Which goes with yesterday, last summer and nine years ago: saw or have seen?',
      'Saw: these times are finished.',
    ),
    check(
      'Which goes with since Monday, and still today: had or have had?',
      'Have had: it began on Monday and goes on now.',
    ),
  ],
  board: [
    'Finished time (yesterday, last summer, nine years ago, When …?): past simple',
    '+ I borrowed it nine years ago.  – I didn’t buy it.  ? When did you borrow it?',
    'Up to now (since May, for nine years and still, ever, yet): present perfect = have / has + third form',
    '+ I’ve had it for nine years.  – She hasn’t seen it since May.  ? How long have you lived here?',
    'Have you ever lost a ladder? (in your life up to now)  – Yes, I have. I lost one last year. (we say when: past simple)',
  ],
  statements: [
    'I’ve known my best friend since primary school.',
    'I went to bed before ten last night.',
    'I’ve had these shoes for more than a year.',
    'I started to learn English more than five years ago.',
    'I’ve sung in front of other people, and I enjoyed it.',
    'I’ve never cooked for more than six people.',
    'I didn’t watch any films last weekend.',
    'I’ve found something interesting in the street, and I kept it.',
  ],
  roleCards: {
    scene:
      'On Saturday a walking club will go round Black Lake at night. It needs one leader and one helper. Two members want to know who is better at what.',
    a: {
      role: 'You know the lake well.',
      facts: [
        'In the club: since 2019.',
        'Round Black Lake at night: four times; the last time in May, in heavy rain.',
        'Leader of a walk: once, two years ago. The wrong path; home two hours late.',
      ],
      goals: [
        'Find out how long the other member has been in the club, and what they did before that.',
        'Find out how often they have walked round Black Lake, and when they last did it.',
        'Find out if they have ever led a walk, and how it went.',
        'Agree who will lead on Saturday, who will help, and why. You will tell the club.',
      ],
    },
    b: {
      role: 'You know how to lead a group.',
      facts: [
        'In this club: for six months. Before that: five years in a different club.',
        'Round Black Lake at night: never. By day: twice; the last time three weeks ago.',
        'Leader of a walk: ten times; the last time a year ago, in snow. Everybody home on time.',
      ],
      goals: [
        'Find out how long the other member has been in the club.',
        'Find out how often they have walked round Black Lake at night, and what the weather was like the last time.',
        'Find out if they have ever led a walk, and what happened.',
        'Agree who will lead on Saturday, who will help, and why. You will tell the club.',
      ],
    },
    phrases: [
      'How long have you been …?',
      'I’ve been in the club since … / for …',
      'Have you ever …?  – Yes, I have. I … two years ago.',
      'When did you last …?',
      'I’ve done it … times, but the last time we …',
      'I’ve never … at night, but I … three weeks ago.',
    ],
  },
  writing:
    'Write 80 to 100 words to the radio programme “My old friend” about a thing that you have had for a long time. Say how long you’ve had it, when and where you got it, what you’ve done with it since then, and what happened on one special day.',
};
