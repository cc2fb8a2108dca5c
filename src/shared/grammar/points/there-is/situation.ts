import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'A room with twenty chairs',
  kind: 'dialogue',
  text: [
    'Deniz: Reception, good evening.',
    'Anouk: Hello. I’m in my room, and there’s a problem. There isn’t a bed.',
    'Deniz: Oh! Is there a bathroom?',
    'Anouk: No, there isn’t. But there are twenty chairs.',
    'Deniz: Twenty? Are there any windows?',
    'Anouk: Yes, there are. There are six, but there aren’t any curtains. And there’s a long table with coffee and cakes.',
    'Deniz: What’s the number on the door?',
    'Anouk: 71.',
    'Deniz: That’s our meeting room. Your room is 17!',
    'Anouk: I see. Are there any cakes in room 17?',
    'Deniz: No, there aren’t.',
    'Anouk: Then I’m fine here. Good night!',
  ].join('\n'),
  gist: [
    check('Where are the two people?', 'In a hotel: Deniz is at reception, and Anouk is in a room.'),
    check('What is wrong?', 'Anouk is in room 71, the meeting room, and not in room 17.'),
    check('Why does Anouk want to stay in room 71?', 'Because of the cakes.'),
  ],
  examples: [
    'There isn’t a bed.',
    'Is there a bathroom?',
    'But there are twenty chairs.',
    'Are there any windows?',
    'There are six, but there aren’t any curtains.',
    'And there’s a long table with coffee and cakes.',
  ],
  notice: [
    check('“There’s a long table.” Where is the table?', 'In the room.'),
    check(
      'We speak of the same table again: do we begin with there’s or it’s?',
      'It’s. There’s is for the first time.',
    ),
    check('“There aren’t any curtains.” How many curtains are there?', 'None.'),
    check('“Is there a bathroom?” Which word comes first in a question?', 'Is or are, and then there.'),
    check('Two chairs: there is or there are?', 'There are. There is goes with one thing.'),
  ],
  board: [
    'Something is in a place.  There is: one thing, or what we don’t count (coffee).  There are: two or more.',
    '+  There’s a table.  (there’s = there is)    There are twenty chairs.',
    '–  There isn’t a bed.    There aren’t any curtains.',
    '?  Is there a bathroom? – Yes, there is. / No, there isn’t.',
    '?  Are there any windows? – Yes, there are. / No, there aren’t.',
  ],
  statements: [
    'There is a clock in my kitchen.',
    'There are some photos on my wall.',
    'There isn’t a TV in my bedroom.',
    'There’s a park near my home.',
    'There isn’t a bus stop in my street.',
    'There aren’t any plants in my room.',
    'There are more than three pens in my bag.',
    'There’s something green in my bag.',
  ],
  roleCards: {
    scene:
      'You are in two rooms of an old museum, and the door between you is closed. It opens with three numbers: all the chairs, all the pictures and all the clocks of the two rooms together. You can talk through the door.',
    a: {
      role: 'You are in the red room.',
      facts: [
        'Chairs: 2. Pictures: 5. Clocks: 0.',
        'Telephone: no.',
        'Window: yes, a small one. Outside: two people in the garden.',
      ],
      goals: [
        'Find out about chairs, pictures and clocks in the green room.',
        'Find out about a telephone in the green room.',
        'Agree on the three numbers for the door.',
        'The door is very old, and perhaps it does not open. Agree on a second plan, too.',
      ],
    },
    b: {
      role: 'You are in the green room.',
      facts: ['Chairs: 0. Pictures: 4. Clocks: 3.', 'Window: no.', 'Telephone: yes, but very old.'],
      goals: [
        'Find out about chairs, pictures and clocks in the red room.',
        'Find out about a window in the red room, and about people outside.',
        'Agree on the three numbers for the door.',
        'The door is very old, and perhaps it does not open. Agree on a second plan, too.',
      ],
    },
    phrases: [
      'How many … are there in your room?',
      'Are there any … outside?',
      'Is there a … in your room?',
      'There’s a …, but there isn’t a …',
      'There are two …, but there aren’t any …',
      'So there are … in the two rooms.',
    ],
  },
  writing:
    'You have a very small and very strange hotel. Write 40 to 50 words for your guests about the best room: what there is in it, what there isn’t, and what there is outside the window.',
};
