import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const technology: readonly AuthoredText[] = [
  {
    id: 'a1-grandma-phone',
    title: 'The phone doesn’t work',
    level: 'A1',
    topic: 'technology',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Mateo, can you help me? My phone doesn’t work.
B: Of course, Grandma. What’s the problem?
A: I can hear you, but I can’t see you. Everything is black.
B: Have you got your hand on the screen?
A: No, I haven’t.
B: Is it dark in your room?
A: No, it’s sunny here. I’m in the garden.
B: Hmm. Where is your phone now?
A: In my bag, of course!
B: Grandma! Take it out of the bag.
A: Oh! Now I can see you! You’re laughing.
B: Yes, and I can see a beautiful garden.`,
    questions: [
      choose(
        'What is Grandma’s problem?',
        'She can’t see Mateo.',
        [
          ['She can’t hear Mateo.', 'She says: “I can hear you”.'],
          ['She can’t find her bag.', 'She knows where her bag is: her phone is in it.'],
          ['She can’t see her garden.', 'She is in the garden, and it is sunny.'],
        ],
        'She says: “I can hear you, but I can’t see you.”',
      ),
      write(
        'Where is Grandma?',
        ['in the garden', 'the garden', 'garden', 'in her garden', 'her garden', 'outside'],
        'She says: “I’m in the garden.”',
      ),
      trueOrFalse('It is dark where Grandma is.', false, 'She says: “No, it’s sunny here.”'),
      choose(
        'Why is everything black?',
        'The phone is in a bag.',
        [
          ['The phone is very old.', 'They do not talk about an old phone.'],
          ['Her hand is on it.', 'Mateo asks this, but she says: “No, I haven’t.”'],
          ['There is no light there.', 'It is sunny in the garden.'],
        ],
        'Mateo asks “Where is your phone now?” and she says “In my bag”.',
      ),
      trueOrFalse('In the end, Mateo is angry with Grandma.', false, 'Grandma says: “You’re laughing.”'),
      trueOrFalse('Mateo can see the garden in the end.', true, 'He says: “I can see a beautiful garden.”'),
    ],
  },
];
