import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const thinking: readonly AuthoredText[] = [
  {
    id: 'a2-change-your-answer',
    title: 'Change it or leave it?',
    level: 'A2',
    topic: 'thinking',
    kind: 'text',
    genre: 'argument',
    source: 'Kruger, Wirtz and Miller, Journal of Personality and Social Psychology 88 (2005)',
    text: `“Never change an answer in a test,” my grandmother always told me. “Your first idea is the best one.” Many teachers say this too, and most students believe it. But I think that they are wrong.

In 2005, three scientists wrote about the tests of more than 1,500 students in the USA. In those tests you had to mark the right answer with a pencil. So the scientists could see all the changes. What did they find? About half of them were from a wrong answer to the right one. Only a quarter were from right to wrong. In the rest, both answers were wrong.

So why do people still believe in their first idea? I think it’s because some mistakes hurt more. When you have the right answer and change it, you’re angry with yourself for weeks. When you change a wrong answer, you’re happy for a minute, and then you forget it.

Of course you shouldn’t change everything. But if you read a question again and find a better answer, take it.

I told my grandmother about the scientists. She thought about it for a long time. “No,” she said. “I prefer my first idea.”`,
    questions: [
      choose(
        'Why did the writer write this text?',
        'to show that a common idea is wrong',
        [
          ['to explain how to write a good test', 'The text is for people who take tests.'],
          ['to tell the life story of a grandmother', 'We only learn what she thinks about tests.'],
          ['to say that tests are bad for students', 'The writer has nothing against tests.'],
        ],
        'Most students believe that the first idea is the best, “But I think that they are wrong.”',
      ),
      write(
        'What did the students use to mark their answers?',
        ['a pencil', 'pencil', 'pencils', 'a pencil each', 'the pencil', 'with a pencil'],
        'They had to “mark the right answer with a pencil”.',
      ),
      choose(
        'What happened most often when students changed an answer?',
        'A wrong answer became right.',
        [
          ['A right answer became wrong.', 'This was only a quarter of the changes.'],
          ['A wrong answer stayed wrong.', 'This was the rest, about a quarter.'],
          ['A right answer stayed right.', 'In these tests only one answer was right.'],
        ],
        'Of all the changes, about half “were from a wrong answer to the right one”.',
      ),
      choose(
        '“You’re happy for a minute, and then you forget it.” What do you forget?',
        'that you changed a wrong answer',
        [
          ['that you had the right answer', 'This is the mistake that you remember for weeks.'],
          ['that you were angry with yourself', 'You are angry when you change a right answer.'],
          ['that you should read it again', 'The writer says this later, as advice.'],
        ],
        '“When you change a wrong answer, you’re happy for a minute, and then you forget it.”',
      ),
      trueOrFalse(
        'The writer thinks that students should change all their answers.',
        false,
        '“Of course you shouldn’t change everything.”',
      ),
      trueOrFalse(
        'After a long time, the grandmother has the same opinion as before.',
        true,
        '“She thought about it for a long time”, and then she said: “I prefer my first idea.”',
      ),
    ],
  },
  {
    id: 'a2-two-memories',
    title: 'Who fell into the lake?',
    level: 'A2',
    topic: 'thinking',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Inka: Do you remember our holiday at the lake, Tadeo, when we were six?
Tadeo: Of course. That’s when I fell into the water with all my clothes on.
Inka: You? I fell into the water! You stood on the boat and laughed.
Tadeo: Inka, I remember it very well. The water was green and really cold, and I was shouting for Mum.
Inka: No, I was shouting for Mum. I can still feel the cold water in my shoes.
Tadeo: We’re twins, but we can’t have the same memory.
Inka: Perhaps one of us heard the story so often that it became a memory.
Tadeo: Yes. You.
Inka: Or you! I’m asking Dad … Oh, he’s quick. Here’s his answer.
Tadeo: And? What does he say?
Inka: “It was your cousin Bruna. You two stood on the boat and laughed.”
Tadeo: Bruna? She wasn’t even there!
Inka: I can’t remember her on that holiday, either.
Tadeo: That’s strange. Let’s ask Mum.`,
    questions: [
      write(
        'How old were the twins on that holiday?',
        ['six', '6', 'six years old', '6 years old', 'they were six', 'they were 6', 'six years', '6 years'],
        'Inka says: “when we were six”.',
      ),
      choose(
        'What do Inka and Tadeo disagree about?',
        'who fell into the water',
        [
          ['who wore the wrong shoes', 'Inka talks about water in shoes, not about wrong shoes.'],
          ['how cold the water was', 'They both remember cold water.'],
          ['when they were at the lake', 'They agree about that: they were six.'],
        ],
        'Tadeo says “I fell into the water with all my clothes on”, and Inka says: “I fell into the water!”',
      ),
      trueOrFalse(
        'In both stories somebody was shouting for Mum.',
        true,
        'Tadeo says “I was shouting for Mum”, and Inka says the same.',
      ),
      choose(
        'What is Inka’s explanation?',
        'A story turned into a memory.',
        [
          ['A photo turned into a memory.', 'Nobody talks about a photo.'],
          ['A dream turned into a memory.', 'Nobody talks about a dream.'],
          ['A joke turned into a memory.', 'Somebody laughed on the boat, but that was no joke.'],
        ],
        '“Perhaps one of us heard the story so often that it became a memory.”',
      ),
      trueOrFalse(
        'If Dad is right, one of the twins fell into the water.',
        false,
        'Dad writes: “It was your cousin Bruna. You two stood on the boat and laughed.”',
      ),
      choose(
        'What does Tadeo think of Dad’s answer?',
        'It can’t be right.',
        [
          ['It’s really funny.', 'Dad writes that the twins laughed. Tadeo does not laugh now.'],
          ['It’s probably true.', 'Tadeo says of Bruna: “She wasn’t even there!”'],
          ['It’s rather unkind.', 'Tadeo does not say that. Tadeo just does not believe it.'],
        ],
        'Tadeo says “She wasn’t even there!” and now wants to ask Mum.',
      ),
    ],
  },
];
