import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Boxes on the stairs',
  kind: 'dialogue',
  text: [
    'Ola: Imani, why are all these boxes on the stairs?',
    'Imani: I’m going to move on Friday.',
    'Ola: Oh no! Where are you going to live?',
    'Imani: Not far away. You’ll see.',
    'Ola: Wait, that box is heavy. I’ll take it! And I’ll ask my brother for his van.',
    'Imani: Thanks, but I’m not going to use a van. My new flat is here, on the third floor.',
    'Ola: The third floor? Above me? That’s wonderful! I’ll make us some tea. And what’s that big thing?',
    'Imani: A piano. I’m going to learn to play it.',
    'Ola: I see. Will it be very loud?',
    'Imani: I won’t play after eleven, I promise, and I think you’ll like it.',
    'Ola: Eleven? Then I’ll phone my brother now. I think I’ll need that van.',
  ].join('\n'),
  gist: [
    check('Why are there boxes on the stairs?', 'Imani is going to move.'),
    check('Where is Imani’s new flat?', 'In the same building, above Ola’s.'),
    check('Why does Ola want the van in the end?', 'Because of the piano: now Ola wants to move.'),
  ],
  examples: [
    'I’m going to move on Friday.',
    'Where are you going to live?',
    'Thanks, but I’m not going to use a van.',
    'I’ll take it!',
    'Will it be very loud?',
    'I won’t play after eleven, I promise, and I think you’ll like it.',
  ],
  notice: [
    check('“I’m going to move on Friday.” When did Imani decide this: now or before?', 'Before. It’s a plan.'),
    check(
      '“I’ll take it!” When did Ola decide this: yesterday or just now?',
      'Just now, when Ola saw the heavy box. It’s an offer.',
    ),
    check(
      'Imani says something about eleven o’clock. Is it a promise or a plan? And what does Imani think about the future?',
      'It’s a promise: “I won’t play after eleven.” “I think you’ll like it.”',
    ),
    check('What comes after will and won’t: play or to play?', 'Play. There is no to.'),
    check(
      'Somebody knocks at the door. You are near it. Do you say I open, I’ll open or I’m going to open?',
      'I’ll open: “I’ll open the door.” You decide it now.',
    ),
  ],
  board: [
    'Decided before:  I’m going to move. / I’m not going to use a van. / Where are you going to live?',
    'Decided now, offer:  I’ll take it!',
    'Promise:  I won’t play after eleven.   What we think:  I think you’ll like it. / Will it be very loud?',
    'am / is / are + going to + verb;  will (’ll) / won’t + verb: no to, no -s',
  ],
  statements: [
    'I’m going to watch a film tonight.',
    'I’m going to get up early tomorrow.',
    'I’m not going to cook today.',
    'I’m going to see a friend at the weekend.',
    'I’m going to learn something new this year.',
    'I think it will rain tomorrow.',
    'I think I’ll live in another country one day.',
    'I don’t think I’ll ever buy a car.',
  ],
  roleCards: {
    scene:
      'Two neighbours want to show a film in the garden behind their house on Saturday. Each has some plans already, but there are still jobs to do.',
    a: {
      role: 'You live on the first floor, and the film was your idea.',
      facts: [
        'Your plan: an old, funny film. Start: nine o’clock, when it is dark.',
        'Your plan: thirty chairs from the school, on Saturday at six in the evening.',
        'Your plan for tonight: dinner at your cousin’s. Saturday morning: free.',
      ],
      goals: [
        'Find out your neighbour’s plans for food and drink, and for the screen.',
        'Find out when your neighbour has no time.',
        'There are three more jobs: write the invitations (tonight), get the projector (Saturday, ten in the morning), put up the lights (Saturday, six in the evening). Offer to do what you can.',
        'Decide what to do if it rains. You will tell the others.',
      ],
    },
    b: {
      role: 'You live on the second floor and like the idea.',
      facts: [
        'Your plan: lemonade and popcorn for thirty people.',
        'Your plan: a screen, made from two white sheets.',
        'Your plan for Saturday morning, nine to twelve: make the lemonade. Tonight and Saturday evening: free.',
      ],
      goals: [
        'Find out your neighbour’s plans: which film, what time and which chairs.',
        'Find out when your neighbour has no time.',
        'Your neighbour knows of three more jobs. Offer to do what you can.',
        'Decide what to do if it rains. You will tell the others.',
      ],
    },
    phrases: [
      'What are you going to …?',
      'I’m going to …, so I can’t …',
      'Don’t worry, I’ll do that.',
      'Will you …, please?',
      'I think people will …',
      'I won’t forget, I promise.',
    ],
  },
  writing:
    'Write 60 to 80 words to a friend who wants to help you with a party. Say what you are going to do (three plans), what you think people will like, and promise one thing. Answer the friend’s question “Who can bring the music?” with an offer.',
};
