import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'How high can you go?',
  kind: 'dialogue',
  text: [
    'Pilar: So, how was your interview at the library?',
    'Kenji: Odd. The first thing they asked me was how high I could go.',
    'Pilar: How high?',
    'Kenji: I thought they meant the ladder, so I said the top shelf was no problem. Then a woman asked me if I had a strong voice.',
    'Pilar: In a library?',
    'Kenji: Exactly. I said mine was very soft. She looked sad and wanted to know whether I had ever worked with a large group.',
    'Pilar: And what did you tell her?',
    'Kenji: That I had once looked after forty children on a rainy afternoon. A man asked what we had done all that time, so I showed them our dinosaur song. They loved it.',
    'Pilar: Did you ask them anything?',
    'Kenji: I asked when I would start, and they said Thursday evening. Then I asked why they didn’t want to see my certificates. They just laughed.',
    'Pilar: Which room were you in?',
    'Kenji: Twelve.',
    'Pilar: The library rang an hour ago, Kenji. They asked me where you were. Room twelve is the town choir.',
    'Kenji: Ah. So that’s why nobody asked me if I liked books.',
  ].join('\n'),
  gist: [
    check('Where did Kenji want to work?', 'In the library.'),
    check('Where was he really?', 'With the town choir, in room twelve.'),
    check('What made the people there like him?', 'His dinosaur song.'),
  ],
  examples: [
    'Then a woman asked me if I had a strong voice.',
    'She looked sad and wanted to know whether I had ever worked with a large group.',
    'Then I asked why they didn’t want to see my certificates.',
    'They asked me where you were.',
    'So that’s why nobody asked me if I liked books.',
  ],
  notice: [
    check(
      '“They asked me where you were.” What were the exact words from the library?',
      '“Where is he?” or “Where is Kenji?”',
    ),
    check(
      '“A woman asked me if I had a strong voice.” Which answers could Kenji give?',
      'Yes or no. So the report needs if or whether.',
    ),
    check(
      'Her words were “Do you have a strong voice?” Where has do gone, and what has have become?',
      'There is no do any more; have is now had, one step back.',
    ),
    check(
      '“They asked me …”: where were you or where you were?',
      'Where you were: first the subject, then the verb, as in a statement.',
    ),
    check(
      'What stands at the end of “They asked me where you were”, and why?',
      'A full stop: it tells us something, it does not ask.',
    ),
  ],
  board: [
    '“Where is he?” → They asked me where he was.  (question word + subject + verb; no do, does, did)',
    '“Do you like books?” → They asked me if / whether I liked books.  (yes or no: if, whether)',
    '“Why don’t you want to see them?” → I asked why they didn’t want to see them.',
    'Verbs go one step back: is → was, have done / did → had done, can → could, will → would.  (Still true now? The tense may stay.)',
    'ask (me) / want to know + if, whether, where, why …  A full stop at the end.  Pronouns and times change too: you → I, tomorrow → the next day.',
  ],
  statements: [
    'Somebody asked me this morning how I was.',
    'Somebody asked me yesterday if I could help them.',
    'When I was small, adults always asked me what I wanted to be.',
    'As a child, I often asked why I had to go to bed.',
    'A stranger once asked me if I knew the way to the station.',
    'Last week I asked somebody what time it was.',
    'Nobody has ever asked me whether I could sing.',
    'A teacher once asked me why I was laughing.',
  ],
  roleCards: {
    scene:
      'Two people repair musical instruments in a small workshop. One was out in the morning, the other in the afternoon, and each took calls for the other. They close soon: there is time to ring only two callers back today.',
    a: {
      role: 'You repair the pianos and accordions. You were out in the morning.',
      facts: [
        'Afternoon, a drummer, for B: “Is my drum ready? Can I paint it myself?”',
        'Afternoon, Ms Larsen, for B: “How long does the glue take to dry? I’m playing tomorrow night.”',
        'The school piano: ready on Tuesday; it needs a door at least 90 cm wide.',
        'Accordions: yes, but you have no time before next month.',
      ],
      goals: [
        'Find out who rang for you and what they asked.',
        'Tell B what people wanted to know, and find out what you should answer them.',
        'Agree which two callers you will ring back today, and what you will say.',
      ],
    },
    b: {
      role: 'You repair the drums and violins. You were out in the afternoon.',
      facts: [
        'Morning, the school, for A: “When will the piano be ready? How wide must the door be?”',
        'Morning, Mr Otieno, for A: “Do you repair accordions? Have you got time this month?”',
        'The drum: ready since Monday; no paint, it changes the sound.',
        'The glue on Ms Larsen’s violin: dry after 24 hours; you put it on at noon today.',
      ],
      goals: [
        'Find out who rang for you and what they asked.',
        'Tell A what people wanted to know, and find out what you should answer them.',
        'Agree which two callers you will ring back today, and what you will say.',
      ],
    },
    phrases: [
      'Somebody rang and asked if …',
      'She wanted to know how long …',
      'They asked me when … would be ready.',
      'What else did he ask? – He asked whether …',
      'Did they say why they wanted to know if …?',
      'Let’s ring the person who asked …',
    ],
  },
  writing:
    'Write 120 to 150 words to a friend about an interview, a first day or a meeting with strangers, real or invented: at least five questions that people asked you, two that you asked them, and the question that nobody asked. Report them all; do not write down anybody’s exact words.',
};
