import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const school: readonly AuthoredText[] = [
  {
    id: 'b1-lunch-queue',
    title: 'A question nobody has asked',
    level: 'B1',
    topic: 'school',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Oscar: We have to tell Mr Silva our topic by lunchtime, and we’ve got nothing.
Mei: We’ve got volcanoes.
Oscar: Three other groups are doing volcanoes, Mei.
Mei: What about the Olympic Games?
Oscar: Too big. He said, “Choose something that you can find out yourselves.”
Mei: Mm. So what do we know that nobody else knows?
Oscar: I know how long the lunch queue is. I waited seventeen minutes yesterday.
Mei: Really? I only waited six.
Oscar: Why? Did you push in?
Mei: No! I stood on the left side. Everybody goes to the right because the menu’s on the right.
Oscar: So people wait longer just because of a menu?
Mei: I think so. Hey, that’s a question! We could count people for a week. Then we move the menu to the left and count again.
Oscar: That’s brilliant. It’s a real experiment, and we needn’t read any books.
Mei: We’ll have to write a report, though.
Oscar: OK. I’ll do the counting, and you can do the writing.
Mei: Nice try. We’ll both do both.
Oscar: All right, all right. Shall we go and tell Mr Silva?
Mei: Yes, but let’s have lunch first.
Oscar: On the left?
Mei: On the left. Don’t tell anyone.`,
    questions: [
      choose(
        'What is the conversation about?',
        'Finding an idea for a school project',
        [
          ['Making school lunches cheaper', 'They talk about the lunch queue, not about prices.'],
          ['Getting ready for a sports event', 'The Olympic Games are one idea, and they do not choose it.'],
          ['Learning about dangerous volcanoes', 'Other groups do that.'],
        ],
        'Oscar says: “We have to tell Mr Silva our topic by lunchtime, and we’ve got nothing.”',
      ),
      choose(
        'What do they find out about the lunch queue?',
        'One side of it is much shorter.',
        [
          ['It is shorter in the afternoon.', 'One waited less, but not because of the time.'],
          ['Most students try to push in.', 'Mei is asked if she did, and she says no.'],
          ['The menu is different each day.', 'They want to move the menu. Nobody says that it changes.'],
        ],
        'Mei waited only six minutes on the left, and “Everybody goes to the right because the menu’s on the right.”',
      ),
      choose(
        '“Did you push in?” What does the speaker ask Mei?',
        'If she went in front of other people',
        [
          ['If she knocked somebody down', '“Push” can hurt people, but “push in” is about a queue.'],
          ['If she opened the door too early', 'You can push a door, but nobody talks about one.'],
          ['If she ran all the way to lunch', 'She was quick, but the words mean something else.'],
        ],
        'It could explain why she “only waited six” minutes in the queue.',
      ),
      write(
        'How long did Mei have to wait?',
        ['six minutes', '6 minutes', 'six', '6', 'only six minutes', 'for six minutes'],
        'Mei says: “Really? I only waited six.”',
      ),
      trueOrFalse(
        'They are going to share all the work on the project.',
        true,
        'Mei says: “We’ll both do both.” The answer is “All right, all right.”',
      ),
      choose(
        'Why does Mei say “Don’t tell anyone”?',
        'She wants a short queue today.',
        [
          ['She is afraid of Mr Silva.', 'They are going to tell him their idea after lunch.'],
          ['She has broken a school rule.', 'She did not push in, and both sides are allowed.'],
          ['She thinks the idea is bad.', 'It was her own idea, and both of them like it.'],
        ],
        'They are going to have lunch first, “On the left”, where few people stand.',
      ),
    ],
  },
  {
    id: 'b1-cleaning-school',
    title: 'Should students clean their own school?',
    level: 'B1',
    topic: 'school',
    kind: 'text',
    genre: 'argument',
    text: `In some countries, it is quite normal for students to clean their classrooms. Every day, they sweep the floor, wipe the desks and take out the rubbish together. Should we do the same at our school? Our two writers disagree.

YES, says Malik, 16
I’m not saying this because I love cleaning. I hate it. But have you noticed what happens at home? The person who has to wash the floor is the person who shouts, “Shoes off!” At school, nobody shouts, because the floor is somebody else’s job. Last week I watched a boy drop an apple right next to the bin and walk on. If he had to pick it up at three o’clock, his aim would be better. Besides, it would take only ten minutes a day. We spend longer than that waiting for people to stop talking.

NO, says Irena, 17
My mother is a cleaner, and she is good at it. She knows which product destroys a wooden floor and which one doesn’t. When people say “anyone can do that”, they mean that her work isn’t worth much. Is that what we want to teach? And let’s be honest: the students who already pick up their rubbish would do all the work, while the others would stand about holding a brush. I agree with Malik about the apple. But then that boy should pick up his apple, and he should do it now. You don’t need a programme for that. You need a teacher who says, “Excuse me.”

What do you think? Write to the school magazine by Friday.`,
    questions: [
      choose(
        'What is Malik’s main reason?',
        'People take more care if they do the work themselves.',
        [
          ['People learn to enjoy the work if they do it together.', 'He says that he hates cleaning.'],
          ['Schools can save money if they need fewer cleaners.', 'Neither of them talks about money.'],
          [
            'Schools are dirtier than homes if they are not cleaned.',
            'He compares them, but to show who feels responsible.',
          ],
        ],
        '“At school, nobody shouts, because the floor is somebody else’s job.”',
      ),
      trueOrFalse(
        'Irena thinks that the plan shows too little respect for cleaners.',
        true,
        '“When people say ‘anyone can do that’, they mean that her work isn’t worth much.”',
      ),
      choose(
        'What does Irena expect to happen?',
        'The work would not be shared fairly.',
        [
          ['The cleaners would lose their jobs.', 'She speaks about the worth of their work, not about jobs lost.'],
          ['The floors would look cleaner than now.', 'She says that cleaning needs knowledge.'],
          ['The teachers would refuse to take part.', 'She wants teachers to say something.'],
        ],
        '“the students who already pick up their rubbish would do all the work”',
      ),
      choose(
        'On what do the two writers agree?',
        'The boy did something wrong.',
        [
          ['Ten minutes a day is not much.', 'Only Malik speaks about time.'],
          ['Cleaning a school is easy.', 'Irena says that it needs knowledge.'],
          ['Teachers are too strict.', 'Irena would even like them to say more.'],
        ],
        '“I agree with Malik about the apple.”',
      ),
      trueOrFalse(
        'Malik likes cleaning more than most students do.',
        false,
        'He writes: “I’m not saying this because I love cleaning. I hate it.”',
      ),
    ],
  },
];
