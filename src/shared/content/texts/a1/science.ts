import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const science: readonly AuthoredText[] = [
  {
    id: 'a1-egg-in-the-middle',
    title: 'An egg in a glass',
    level: 'A1',
    topic: 'science',
    kind: 'text',
    genre: 'instructions',
    source: 'Scholastic, At-Home Science Experiments: Eggs in Space',
    text: `You need a tall glass, water, salt, a small spoon and a fresh egg. Don’t cook the egg!

1 Put warm water in the glass. Stop in the middle.
2 Put the egg in. It goes down.
3 Take it out. Put six spoons of salt in the water and mix it well.
4 Put the egg back. Look! It is at the top of the water.
5 Now take some cold water without salt. Put it in the glass very, very slowly. Don’t mix!

Where is the egg now? It is in the middle! The heavy salt water is at the bottom, and it carries the egg. The water without salt is at the top, but it can’t carry the egg.

Now wash your hands!`,
    questions: [
      trueOrFalse(
        'For this, you put the egg in the glass two times.',
        true,
        'First: “Put the egg in.” Later: “Put the egg back.”',
      ),
      write(
        'How much salt do you need?',
        [
          'six spoons',
          '6 spoons',
          'six',
          '6',
          'six spoons of salt',
          '6 spoons of salt',
          'six small spoons',
          '6 small spoons',
          'six spoonfuls',
          '6 spoonfuls',
        ],
        '“Put six spoons of salt in the water”.',
      ),
      choose(
        'What does “it” in “Put it in the glass very, very slowly” mean?',
        'the cold water',
        [
          ['the salt', 'The salt is in the glass before this.'],
          ['the egg', 'The egg is in the glass before this.'],
          ['the warm water', 'The warm water goes in first, and there is no “slowly”.'],
        ],
        '“Now take some cold water without salt. Put it in the glass very, very slowly.”',
      ),
      choose(
        'Why is it good to be slow in number 5?',
        'The water stays in two parts.',
        [
          ['The egg doesn’t get too cold.', 'The water is cold, but this is no problem for the egg.'],
          ['The salt goes to the top.', 'The salt water stays at the bottom.'],
          ['The spoon doesn’t fall in.', 'The spoon is for the salt, and you need it before this.'],
        ],
        'The writer says “very, very slowly. Don’t mix!” At the end the salt water is “at the bottom” and the water without salt is “at the top”.',
      ),
      trueOrFalse(
        'The cold water in number 5 carries the egg.',
        false,
        'The cold water is without salt, so “it can’t carry the egg”. The salt water “carries the egg”.',
      ),
      choose(
        'What do you learn from this?',
        'what salt water can do',
        [
          ['what an egg is like inside', 'We do not open the egg.'],
          ['how much salt is in the sea', 'The text does not talk about the sea.'],
          ['how you cook an egg well', '“Don’t cook the egg!”'],
        ],
        '“The heavy salt water is at the bottom, and it carries the egg.”',
      ),
    ],
  },
  {
    id: 'a1-book-and-paper',
    title: 'The book or the paper?',
    level: 'A1',
    topic: 'science',
    kind: 'dialogue',
    genre: 'conversation',
    source: 'Encyclopaedia Britannica (falling bodies and air resistance)',
    text: `Zanele: Look, Arlo. Here’s a book, and here’s a piece of paper. I drop them. Which is first on the floor?
Arlo: The book, Zanele. It’s heavy.
Zanele: Let’s see. One, two, three!
Arlo: I’m right! Heavy things fall fast.
Zanele: Wait. Now I make a small ball with the same paper. What do you think?
Arlo: The book again, of course.
Zanele: One, two, three!
Arlo: What? They’re on the floor together!
Zanele: So is the paper heavy now?
Arlo: No, it’s the same paper. But now it’s small.
Zanele: That’s it. There’s a lot of air under big, open paper, so it can’t fall fast.
Arlo: Then a stone and an egg fall together, too?
Zanele: Yes, they do.
Arlo: I don’t believe you. Let’s try it.`,
    questions: [
      choose(
        'What do Zanele and Arlo want to know?',
        'how things fall',
        [
          ['how heavy books are', 'The book is heavy, but the question is which thing is first on the floor.'],
          ['how people make paper', 'They have got some paper. They don’t make it.'],
          ['how far balls fly', 'They drop the paper ball. It does not fly far.'],
        ],
        'Zanele asks: “I drop them. Which is first on the floor?”',
      ),
      trueOrFalse(
        'The first time, Arlo’s answer is wrong.',
        false,
        'Arlo says “The book”, and after “One, two, three!” Arlo says: “I’m right!”',
      ),
      write(
        'What does Zanele make with the paper?',
        ['a ball', 'ball', 'a small ball', 'small ball', 'a paper ball', 'the ball'],
        'Zanele says: “Now I make a small ball with the same paper.”',
      ),
      choose(
        'Why does the paper fall fast the second time?',
        'It is small now.',
        [
          ['It is heavy now.', 'Zanele asks this, and Arlo says “No”.'],
          ['It is wet now.', 'There is no water in this experiment.'],
          ['It is new paper.', '“it’s the same paper”, says Arlo.'],
        ],
        'Arlo says “But now it’s small”, and Zanele says: “That’s it.”',
      ),
      trueOrFalse(
        'Zanele thinks that a stone and an egg fall together.',
        true,
        'Arlo asks about “a stone and an egg”, and Zanele says: “Yes, they do.”',
      ),
      choose(
        'What does Arlo think at the end?',
        'Zanele is wrong about eggs.',
        [
          ['Zanele is right about eggs.', 'Arlo says “I don’t believe you” and wants to see it.'],
          ['Zanele is afraid of eggs.', 'Zanele does not say anything about this.'],
          ['Zanele is hungry for eggs.', 'They are not talking about food.'],
        ],
        'Arlo says: “I don’t believe you.”',
      ),
    ],
  },
];
