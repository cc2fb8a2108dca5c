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
  {
    id: 'a1-slow-clock',
    title: 'The clock in Room 8',
    level: 'A1',
    topic: 'school',
    kind: 'text',
    genre: 'letter',
    text: `Dear Ms Petrova,

We are the students of Class 6B, and we have got a problem. It is the clock in Room 8. It is ten minutes slow. There is no bell in our school. So our maths teacher looks at that clock. When it says twelve, we can go to lunch. But then it is really ten past twelve!

So we are always the last class at lunch. Then there is no pizza. On Tuesday there was only cold rice.

Please repair the clock or buy a new one. We can give you four euros for it.

Best wishes,
Sizwe and Class 6B

PS The clock in Room 3 is ten minutes fast. We have history there on Fridays, and then we go home. Please don’t repair that one.`,
    questions: [
      choose(
        'Why does the class write to Ms Petrova?',
        'They want to have lunch on time.',
        [
          ['They want to have lunch in Room 8.', 'Room 8 is for maths; they go to lunch from there.'],
          ['They want to have a bell at school.', 'There is no bell, but they ask for something else.'],
          ['They want to have maths after lunch.', 'They say only that the clock is wrong.'],
        ],
        'The clock is slow, “So we are always the last class at lunch”, and they write: “Please repair the clock or buy a new one.”',
      ),
      write(
        'The clock in Room 8 says half past eleven. What time is it really?',
        [
          'twenty to twelve',
          '11:40',
          '11.40',
          'eleven forty',
          'it’s twenty to twelve',
          'it is 11:40',
          'it’s 11:40',
          'it is 11.40',
          'it’s 11.40',
          '11:40 am',
          '11.40 am',
          '20 to 12',
          '11 40',
          'it’s 20 to 12',
          'it is eleven forty',
          'twenty to 12',
          '20 to twelve',
          'twenty minutes to twelve',
          'it’s eleven forty',
        ],
        'The clock “is ten minutes slow”, so it is ten minutes after half past eleven.',
      ),
      trueOrFalse('Other classes get their lunch before 6B.', true, '“So we are always the last class at lunch”.'),
      trueOrFalse('There was some pizza for 6B on Tuesday.', false, '“On Tuesday there was only cold rice.”'),
      choose(
        'What does “that one” in “Please don’t repair that one” mean?',
        'the clock in Room 3',
        [
          ['the clock in Room 8', 'This is the slow clock; they want a repair there.'],
          ['the clock of the teacher', 'The teacher looks at the clock in the room.'],
          ['the clock for four euros', 'They want to give four euros for a new clock.'],
        ],
        'Just before this they write: “The clock in Room 3 is ten minutes fast.”',
      ),
      choose(
        'Why do the students like that clock?',
        'They can go home early.',
        [
          ['They can have a long lesson.', 'The clock is fast, so the lesson ends early.'],
          ['They can have an early lunch.', 'They go home after history, and not to lunch.'],
          ['They can see the right time.', 'The clock is fast, so it shows the wrong time.'],
        ],
        'It “is ten minutes fast. We have history there on Fridays, and then we go home.” Ten minutes fast means ten minutes early.',
      ),
    ],
  },
];
