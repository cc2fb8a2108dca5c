import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const school: readonly AuthoredText[] = [
  {
    id: 'a1-new-classmate',
    title: 'The new classmate',
    level: 'A1',
    topic: 'school',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Hello! Are you new here?
B: Yes, I am. It’s my first day. I’m Tomasz.
A: Hi, Tomasz. I’m Amina. How do you spell your name?
B: T, O, M, A, S, Z. My friends call me Tomek.
A: OK, Tomek. What’s your next lesson?
B: Maths, in room 15. But I can’t find it.
A: Room 15 is upstairs, and I’ve got maths now too.
B: Great! Is the teacher nice?
A: Mr Diallo? Yes, he’s very funny. But he gives us a lot of homework.
B: Oh no! I’m bad at maths.
A: Don’t worry. I like it. Sit next to me.
B: Thanks, Amina!`,
    questions: [
      write(
        'What do Tomasz’s friends call him?',
        ['Tomek', 'they call him Tomek'],
        'He says: “My friends call me Tomek.”',
      ),
      choose(
        'What can’t Tomasz find?',
        'his classroom',
        [
          ['his teacher', 'He asks about the teacher, but he looks for room 15.'],
          ['his maths book', 'They talk about maths, but not about a book.'],
          ['his old school', 'He is new here, but he does not talk about his old school.'],
        ],
        'He says: “Maths, in room 15. But I can’t find it.”',
      ),
      trueOrFalse('Amina and Tomasz have got the same lesson now.', true, 'Amina says: “I’ve got maths now too.”'),
      trueOrFalse('Mr Diallo doesn’t give homework.', false, 'Amina says: “he gives us a lot of homework”.'),
      choose(
        'Why does Amina say “Sit next to me”?',
        'She wants to help Tomasz.',
        [
          ['She is bad at maths, too.', 'She says of maths: “I like it.”'],
          ['She can’t see the teacher.', 'She says nothing about this.'],
          ['She doesn’t know anyone.', 'It is Tomasz’s first day, not hers.'],
        ],
        'Tomasz says “I’m bad at maths.” Amina says “Don’t worry. I like it.”',
      ),
    ],
  },
];
