import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Third floor, flat nine',
  kind: 'dialogue',
  text: [
    'Sanele: Third floor at last! Those were the last stairs, weren’t they?',
    'Jovana: They were. You aren’t tired, are you?',
    'Sanele: Me? I’ve only carried a piano up sixty steps. You’ve got the key, haven’t you?',
    'Jovana: Of course. That’s odd, it doesn’t fit. This is flat nine, isn’t it?',
    'Sanele: It says nine on the door. And Mrs Lindqvist said flat nine, didn’t she?',
    'Jovana: Yes. Flat nine, 22 Mill Road. You checked the number of the house, didn’t you?',
    'Sanele: I had a piano on my back. I couldn’t check anything, could I?',
    'Jovana: Never mind. I can hear somebody in there. They can tell us where we are, can’t they?',
    'Sanele: Wait. Listen to that. It’s a piano, isn’t it?',
    'Jovana: Yes, and somebody’s playing it very well.',
    'Sanele: So they don’t need a second one, do they?',
  ].join('\n'),
  gist: [
    check('What have Sanele and Jovana just done?', 'They have carried a piano up to the third floor.'),
    check('What is wrong with the key?', 'It does not fit the door.'),
    check('What do they hear, and what does it tell them?', 'A piano; they are probably in the wrong house.'),
  ],
  examples: [
    'You aren’t tired, are you?',
    'You’ve got the key, haven’t you?',
    'This is flat nine, isn’t it?',
    'And Mrs Lindqvist said flat nine, didn’t she?',
    'They can tell us where we are, can’t they?',
    'So they don’t need a second one, do they?',
  ],
  notice: [
    check(
      '“This is flat nine, isn’t it?” What does Jovana think: is it flat nine or not?',
      'She thinks that it is, but she wants to be sure.',
    ),
    check('“So they don’t need a second one, do they?” Which answer does Sanele expect?', 'No.'),
    check(
      'When the sentence is positive, is the tag positive or negative?',
      'Negative. When the sentence is negative, the tag is positive.',
    ),
    check(
      '“Mrs Lindqvist said flat nine.” Is the tag made with is, does or did?',
      'With did: said is the past simple. So: didn’t she?',
    ),
    check(
      'Is there one tag for every sentence in English?',
      'No. The tag takes its verb, its tense and its person from the sentence.',
    ),
  ],
  board: [
    'I think so. Do you agree?  Voice down: I’m nearly sure.  Voice up: I really want to know.',
    '+ sentence, – tag:  This is flat nine, isn’t it?  They can help us, can’t they?  You’ve got the key, haven’t you?',
    '– sentence, + tag:  You aren’t tired, are you?  They don’t need it, do they?',
    'No be, have (got, done) or can (could, will …)?  Use do, does or did:  Mrs Lindqvist said nine, didn’t she?',
    'The tag ends with a pronoun:  Mrs Lindqvist = she, the key = it, somebody = they.  (I’m right, aren’t I?)',
  ],
  statements: [
    'Mornings are better than evenings, aren’t they? Everything is so quiet.',
    'Cats don’t really need people, do they? They only need a sofa.',
    'You can’t work well with music on, can you? It’s better when it’s quiet.',
    'Soup isn’t a real meal, is it? An hour later you’re hungry again.',
    'The book is always better than the film, isn’t it? You make your own pictures.',
    'It doesn’t matter if a friend is ten minutes late, does it? Nobody notices.',
    'People talked more before they had phones, didn’t they? Now they just type.',
    'Everybody should learn to cook at school, shouldn’t they? We all have to eat.',
  ],
  roleCards: {
    scene:
      'Two people lead a trip of their walking club tomorrow. It is late in the evening, and they are on the phone. Each of them remembers only half of the plan and is not quite sure of the rest.',
    a: {
      role: 'You made the plan for the people who are coming.',
      facts: [
        'Meeting place: the station (it was the school last time).',
        'Number of people: 18 (there were 20, but two can’t come).',
        'Café at the lake: closed tomorrow.',
      ],
      goals: [
        'Find out if you are right about the bus. You think: it leaves at nine.',
        'Find out if you are right about the lake. You think: no swimming there.',
        'Find out if you are right about the map. You think: your partner packed it yesterday.',
        'Agree on a message to everybody: where and when to meet, and what to bring.',
      ],
    },
    b: {
      role: 'You made the plan for the bus and the walk.',
      facts: [
        'Bus: at 8.30 (the bus at nine doesn’t run tomorrow).',
        'Lake: swimming not allowed.',
        'Map: in your rucksack since yesterday.',
      ],
      goals: [
        'Find out if you are right about the meeting place. You think: the school.',
        'Find out if you are right about the number of people. You think: 20.',
        'Find out if you are right about lunch. You think: the café isn’t open tomorrow.',
        'Agree on a message to everybody: where and when to meet, and what to bring.',
      ],
    },
    phrases: [
      'The bus leaves at …, doesn’t it?',
      'We’re meeting at …, aren’t we?',
      'We can’t …, can we?',
      'You packed …, didn’t you?',
      'The café isn’t …, is it?',
      'So everybody should bring …, shouldn’t they?',
    ],
  },
  writing:
    'You are going to stay with a friend for a weekend, a year after your last visit. Write 80 to 100 words to your friend: say what you remember about the way there, the house, the food and the plans, and check it with at least six question tags.',
};
