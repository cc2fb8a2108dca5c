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
  {
    id: 'a1-octopus-interview',
    title: 'Pepper and the raincoat',
    level: 'A1',
    topic: 'animals',
    kind: 'dialogue',
    genre: 'interview',
    source: 'Sy Montgomery, The Soul of an Octopus; Natural History Museum, London',
    text: `Reza: Hello, Catalina. You work in an aquarium. What’s your favourite animal there?
Catalina: Our octopus, Reza. Her name is Pepper, and she’s got eight arms and three hearts.
Reza: Three hearts! Is she clever?
Catalina: Yes, very. She can open a bottle.
Reza: Why does she do that?
Catalina: Because we put her dinner in it.
Reza: Does she know you?
Catalina: I think so. In the morning she comes and holds my hand.
Reza: Is she friendly to everyone?
Catalina: No. She doesn’t like Lennart. When he comes, she throws water at him. He wears a raincoat now.
Reza: Is he bad to her?
Catalina: No, he brings her dinner!
Reza: So why does she do it?
Catalina: Nobody knows. I look at her, but I can’t read her face.`,
    questions: [
      write(
        'How many hearts has Pepper got?',
        ['three', '3', 'three hearts', '3 hearts', 'she’s got three', 'she has got three'],
        'Catalina says: “she’s got eight arms and three hearts”.',
      ),
      choose(
        'What does Pepper do in the morning?',
        'She holds Catalina’s hand.',
        [
          ['She opens Reza’s bottle.', 'She opens a bottle when there is food in it. It is not Reza’s.'],
          ['She eats Lennart’s dinner.', 'Lennart brings her food. It is her dinner.'],
          ['She throws Lennart’s raincoat.', 'She throws water. Lennart wears the raincoat.'],
        ],
        'Catalina says: “In the morning she comes and holds my hand.”',
      ),
      trueOrFalse(
        'Pepper is nice to Catalina, but not to Lennart.',
        true,
        'She “holds my hand”, says Catalina. But “She doesn’t like Lennart.”',
      ),
      trueOrFalse(
        'Lennart does bad things to Pepper.',
        false,
        'Reza asks “Is he bad to her?” and Catalina says: “No, he brings her dinner!”',
      ),
      choose(
        'Reza asks: “So why does she do it?” What does “do it” mean?',
        'throw water',
        [
          ['open bottles', 'They talk about this before. Now they talk about Lennart.'],
          ['hold hands', 'Pepper does this with Catalina. Now they talk about Lennart.'],
          ['bring dinner', 'Lennart does this, not Pepper.'],
        ],
        'They are talking about Lennart: “When he comes, she throws water at him.”',
      ),
      choose(
        'What does Catalina think about Pepper?',
        'She is difficult to understand.',
        [
          ['She is dangerous for people.', 'Pepper holds Catalina’s hand. She only throws water.'],
          ['She is friendly to everyone.', 'Pepper “doesn’t like Lennart”.'],
          ['She is not very clever.', 'Reza asks “Is she clever?” and Catalina says: “Yes, very.”'],
        ],
        'Catalina says “Nobody knows”, and then: “I can’t read her face.”',
      ),
    ],
  },
];
