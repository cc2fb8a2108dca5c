import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const time: readonly AuthoredText[] = [
  {
    id: 'a1-which-time',
    title: 'See you on Saturday',
    level: 'A1',
    topic: 'time',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Hi, Noor. Do you want to go to the cinema on Saturday?
B: Yes, I’d love to! What’s on?
A: There’s a film about a robot and a cat. It starts at three.
B: Sorry, Diego, I’ve got a swimming lesson at half past two. Can we go later?
A: Let’s see. It’s on again at quarter to six.
B: Is it very long? I have to be home at eight.
A: No, it’s an hour and a half.
B: Great! Let’s meet at the bus stop.
A: OK. At half past five?
B: Perfect. Can I bring my brother? He loves cats.
A: Of course. See you on Saturday!`,
    questions: [
      choose(
        'What is the film about?',
        'a robot and a cat',
        [
          ['a cat and a boy', 'Noor’s brother loves cats, but he is not in the film.'],
          ['a cat and a swimmer', 'Noor has got a swimming lesson, but the film is not about that.'],
          ['a robot and a boy', 'There is a robot in it, but Noor’s brother is not in the film.'],
        ],
        'Diego says: “There’s a film about a robot and a cat.”',
      ),
      choose(
        'When do they want to see the film?',
        'at quarter to six',
        [
          ['at three o’clock', 'It starts then, too, but Noor has got a lesson.'],
          ['at half past five', 'They meet then, but the film is a little later.'],
          ['at eight o’clock', 'Noor has to be home at eight.'],
        ],
        'Noor asks “Can we go later?” and Diego says “It’s on again at quarter to six.”',
      ),
      trueOrFalse(
        'Noor can be home at eight after the film.',
        true,
        'The film starts “at quarter to six” and it is “an hour and a half”, so it ends at quarter past seven.',
      ),
      write(
        'Where do they meet?',
        ['at the bus stop', 'the bus stop', 'bus stop', 'at a bus stop', 'at bus stop'],
        'Noor says: “Let’s meet at the bus stop.”',
      ),
      trueOrFalse(
        'Only Noor and Diego go to the cinema.',
        false,
        'Noor asks “Can I bring my brother?” and Diego says “Of course.”',
      ),
    ],
  },
];
