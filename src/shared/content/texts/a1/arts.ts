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
  {
    id: 'a1-painted-house',
    title: 'The painter by the road',
    level: 'A1',
    topic: 'arts',
    kind: 'text',
    genre: 'biography',
    source: 'Art Gallery of Nova Scotia, Halifax, Canada',
    text: `Maud Lewis was a painter in Canada. She and her husband were poor. In the 1960s their home was a very small house by a road.

Maud’s hands were weak and they often hurt. A big picture was too difficult for her, so her pictures are small. But look at them! They are full of sun and flowers. There are red boats, blue birds and black cats with big eyes. There are flowers in her house, too. They are on the door, the walls, the stairs and the cooker.

Her customers were people in cars on that road. A picture was only about five dollars then. Today one can cost more than fifty thousand.

And the little house? It is inside an art museum in the city of Halifax.`,
    questions: [
      trueOrFalse('Maud and her husband were rich.', false, '“She and her husband were poor.”'),
      choose(
        'Why are her pictures small?',
        'Her hands were weak.',
        [
          ['Her house was small.', 'It was small, but this is not why the pictures are small.'],
          ['Her husband was poor.', 'They were poor, but this is not why the pictures are small.'],
          ['Her customers were poor.', 'The customers were people in cars; the text does not say that they were poor.'],
        ],
        '“Maud’s hands were weak and they often hurt. A big picture was too difficult for her, so her pictures are small.”',
      ),
      choose(
        'What does the writer think of Maud’s pictures?',
        'They look happy.',
        [
          ['They look old.', 'The pictures are old, but the writer does not say this about them.'],
          ['They are too small.', 'They are small, but the writer likes them: “But look at them!”'],
          ['They are too expensive.', 'They are expensive today, but the writer does not say “too”.'],
        ],
        '“But look at them! They are full of sun and flowers.”',
      ),
      write(
        'How much was one of Maud’s pictures then?',
        [
          'five dollars',
          '5 dollars',
          '$5',
          'only five dollars',
          'only 5 dollars',
          'five',
          '5',
          '5$',
          'five Canadian dollars',
          'about five dollars',
          'about 5 dollars',
          'about $5',
          'about five',
          'only about five dollars',
          'only about 5 dollars',
        ],
        '“A picture was only about five dollars then.”',
      ),
      trueOrFalse(
        'Maud’s house is not by the road now.',
        true,
        'It was “by a road”, but now “It is inside an art museum in the city of Halifax.”',
      ),
      choose(
        'What is the text about?',
        'a painter and her little house',
        [
          ['a museum and its new building', 'There is a museum in the text, but only at the end.'],
          ['a city and its famous streets', 'Halifax is in the text, but only because of the museum.'],
          ['a driver and her strange pictures', 'The people in cars were customers, and Maud was a painter.'],
        ],
        'It begins “Maud Lewis was a painter in Canada”, and it ends with “the little house”.',
      ),
    ],
  },
];
