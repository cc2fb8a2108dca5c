import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const arts: readonly AuthoredText[] = [
  {
    id: 'a1-street-band',
    title: 'We need a drummer',
    level: 'A1',
    topic: 'arts',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Hi, Leila. What are you doing?
B: Hi, Sam. I’m writing a song for our band.
A: A band? Who’s in it?
B: My sister sings, Bao plays the piano and I play the guitar. But we haven’t got any drums.
A: I can play the drums!
B: Really? Have you got drums at home?
A: No, they’re too expensive. I play on boxes, bottles and old pots.
B: Are you good?
A: My neighbours don’t think so. Listen!
B: Wow, that’s fantastic! Can you come to my garage at five?
A: Yes! With all my pots?
B: Of course. Bring everything!`,
    questions: [
      choose(
        'What does Leila do in the band?',
        'She plays the guitar.',
        [
          ['She plays the piano.', 'Bao plays the piano.'],
          ['She plays the drums.', 'They have got no drums in the band.'],
          ['She is the singer.', 'Her sister sings.'],
        ],
        'Leila says: “I play the guitar”.',
      ),
      write(
        'How many people are in the band now, before Sam?',
        ['three', '3', 'three people', '3 people'],
        '“My sister sings, Bao plays the piano and I play the guitar”: that is three.',
      ),
      trueOrFalse('Sam has got expensive drums at home.', false, 'Sam says: “No, they’re too expensive.”'),
      choose(
        'What do Sam’s neighbours think?',
        'His music is bad.',
        [
          ['His music is great.', 'Leila thinks so, not the neighbours.'],
          ['His boxes are old.', 'The pots are old; the neighbours do not talk about them.'],
          ['He is in a band.', 'Nobody says this; Sam is not in the band before this talk.'],
        ],
        'Leila asks “Are you good?” Sam says “My neighbours don’t think so.”',
      ),
      trueOrFalse(
        'Leila wants Sam in her band.',
        true,
        'She says “that’s fantastic! Can you come to my garage at five?”',
      ),
    ],
  },
];
