import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Thank you to a bus',
  kind: 'text',
  text: [
    'Good evening. Before our two-hundredth concert I would like to thank a bus. Ten years ago the last bus home left without me. If I hadn’t stopped to tie my shoelace, I would have caught it.',
    'So I walked, and it began to rain. If I had had an umbrella, I wouldn’t have run through the nearest open door. Behind it stood Lucía, with a piano at the bottom of the stairs. “You’re late,” she said. She thought I had come to move it. If she had asked my name, I would have told her the truth. She didn’t, so I carried.',
    'At the top I played the only song I knew, very badly, and she sang to it. That was our first rehearsal. And what would have happened if the real removal man had come on time? Well, he came an hour later. He is our drummer.',
    'Last week I met the driver of that bus and told him all this. “I remember you,” he said. “If you had waved, I would have waited.”',
  ].join('\n'),
  gist: [
    check('Why did the speaker miss the bus?', 'Because of a shoelace.'),
    check('What did Lucía think the speaker’s job was?', 'Moving the piano.'),
    check('What became of the real removal man?', 'He is the drummer of the band.'),
  ],
  examples: [
    'If I hadn’t stopped to tie my shoelace, I would have caught it.',
    'If I had had an umbrella, I wouldn’t have run through the nearest open door.',
    'If she had asked my name, I would have told her the truth.',
    'And what would have happened if the real removal man had come on time?',
    '“If you had waved, I would have waited.”',
  ],
  notice: [
    check('“If you had waved, I would have waited.” Did the speaker wave, and did the driver wait?', 'No, and no.'),
    check(
      '“If I hadn’t stopped, I would have caught it.” Did the speaker stop, and did the speaker catch the bus?',
      'The speaker stopped and did not catch it.',
    ),
    check('Can any of this still be changed now?', 'No, it is all past.'),
    check(
      'What stands after if: had waved or would have waved?',
      'Had waved. Would have stands only in the other part.',
    ),
    check(
      '“I would … waited.” Which small word is missing, and how do we say it fast?',
      'Have; “I would’ve waited”. It is never written of.',
    ),
  ],
  board: [
    'If you had waved, I would have waited.  (You didn’t wave. I didn’t wait. It is too late now.)',
    'if + had(n’t) + participle,  would(n’t) have + participle',
    '– If I had had an umbrella, I wouldn’t have run.  If I hadn’t stopped, I would have caught it.',
    '? What would have happened if he had come on time?  (if in second place: no comma)',
    'Short: I’d waved = I had waved;  I’d have waited = I would have waited',
  ],
  statements: [
    'If I had got up earlier today, I would have had a better breakfast.',
    'If I had chosen my own first name, I would have chosen another one.',
    'If it had rained this morning, I would have been late.',
    'If nobody had woken me today, I would have slept until noon.',
    'If I hadn’t come to this class, I wouldn’t have met one of my friends.',
    'If I had grown up by the sea, I would have learnt to sail.',
    'If I had had more time yesterday, I would have gone for a walk.',
    'If there had been no phones last weekend, I would have read a book.',
  ],
  roleCards: {
    scene:
      'Yesterday’s surprise party for Miro was no surprise: Miro came home too early, and the cake came too late. Today the two people who planned it find out what went wrong.',
    a: {
      role: 'You looked after the guests and the cake.',
      facts: [
        'Guests: invited for 6.30. You wrote that to B at five, in a message.',
        'Cake: you forgot to write the house number, and it went to another house. It came at eight.',
        'You did not know that Miro was on the way. With a call from B: the guests there by 5.45, all in the dark.',
      ],
      goals: [
        'Find out why B and Miro were home at six, and why B did not call.',
        'Find out what B would have done with the message.',
        'Agree on the one thing that would have saved the party. You will tell the guests.',
      ],
    },
    b: {
      role: 'You took Miro to the cinema, to keep him away from home.',
      facts: [
        'Cinema: no tickets left at five, so you and Miro were home at six.',
        'Your phone: battery empty since lunch, because you played a game in class. No message, no call.',
        'With the message about 6.30: a long walk round the lake with Miro first.',
      ],
      goals: [
        'Find out when the guests were invited, and if A told you.',
        'Find out why the cake was late, and what A would have done with a call from you.',
        'Agree on the one thing that would have saved the party. You will tell the guests.',
      ],
    },
    phrases: [
      'If I had known that, I would have …',
      'What would you have done if I had …?',
      'If you hadn’t …, we wouldn’t have …',
      'Would you have … if … had …?',
      'Even if I had …, Miro would have …',
      'If only one thing had been different, …',
    ],
  },
  writing:
    'Write 120 to 150 words: a speech of thanks to something small that changed your life or an invented person’s life (a bus, a wrong number, a rainy day). Tell your listeners what happened, and at least five things that would or would not have happened without it.',
};
