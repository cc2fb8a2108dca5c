import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const animals: readonly AuthoredText[] = [
  {
    id: 'a1-three-legs',
    title: 'A dog called Trio',
    level: 'A1',
    topic: 'animals',
    kind: 'text',
    genre: 'story',
    text: `Trio is a small brown dog. He lives with Mr Costa in Porto, near the river. Trio has got three legs, but he can run and swim very well. He can’t go up the stairs, so Mr Costa carries him.

Mr Costa is seventy-eight and he walks slowly. Every morning he goes to the shop for bread and a newspaper. Trio goes with him, and he carries the newspaper home in his mouth. Sometimes it is a little wet!

The children in the street love Trio. “Is he sad because he has only got three legs?” a girl asks. “No,” says Mr Costa. “Look at his tail!”`,
    questions: [
      choose(
        'What can’t Trio do?',
        'go up the stairs',
        [
          ['swim in the river', 'He lives near a river and “he can run and swim very well”.'],
          ['walk to the shop', 'He goes to the shop with Mr Costa every morning.'],
          ['run in the street', 'He has got three legs, but he can run very well.'],
        ],
        '“He can’t go up the stairs, so Mr Costa carries him.”',
      ),
      trueOrFalse('Mr Costa goes to the shop every morning.', true, '“Every morning he goes to the shop”.'),
      write(
        'What does Trio carry home?',
        ['a newspaper', 'the newspaper', 'newspaper', 'Mr Costa’s newspaper', 'his newspaper'],
        '“he carries the newspaper home in his mouth”',
      ),
      trueOrFalse('Mr Costa can walk fast.', false, '“Mr Costa is seventy-eight and he walks slowly.”'),
      choose(
        'What does Mr Costa want to say with “Look at his tail!”?',
        'Trio is a happy dog.',
        [
          ['Trio’s tail is wet.', 'The newspaper is sometimes wet; the girl asks about feelings.'],
          ['Trio has got no tail.', 'There is a tail to look at.'],
          ['Trio is a little sad.', 'Mr Costa answers “No” when the girl asks this.'],
        ],
        'The girl asks “Is he sad”, and Mr Costa says “No”. A dog shows with its tail that it is happy.',
      ),
    ],
  },
];
