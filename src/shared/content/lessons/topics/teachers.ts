import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('lesson', 'noun', 'a time in which somebody teaches a class', 'Our first lesson today is maths.'),
      word('homework', 'noun', 'exercises that students do after school', 'Our teacher gives us homework on Fridays.'),
      word('explain', 'verb', 'to say something so that people understand it', 'Can you explain this word, please?'),
      word(
        'rule',
        'noun',
        'something that says what you can do and what you cannot do',
        'The first rule in our class is: listen!',
      ),
      word('classroom', 'noun', 'the place at school where students learn', 'Our classroom has six windows.'),
      word(
        'board',
        'noun',
        'a big thing on the wall that teachers write on',
        'The teacher wrote the date on the board.',
      ),
      word(
        'polite',
        'adjective',
        'nice to people and saying “please” and “thank you”',
        'The new teacher is very polite.',
      ),
      word('quiet', 'adjective', 'with very little noise', 'The class was quiet during the test.'),
      word('smile', 'verb', 'to show with your face that you are happy', 'She always smiles at the start of a lesson.'),
      word('ill', 'adjective', 'not well, for example with a cold', 'Our teacher is ill today.'),
      word('strict', 'adjective', 'wanting people to do what the rules say', 'Our sports teacher is strict but fun.'),
      word(
        'mark',
        'noun',
        'a number or a letter that tells you how good your work is',
        'I got a good mark in English.',
      ),
      word(
        'patient',
        'adjective',
        'not angry when something takes a long time',
        'A good teacher is patient with new students.',
      ),
      word('learn', 'verb', 'to start to know or understand something new', 'I learn a lot in her lessons.'),
    ],
    text: {
      title: 'What your class told me',
      kind: 'text',
      genre: 'letter',
      text: `Dear Zuri,

I taught your Class 7 on Monday, when you were ill. What nice students! They were polite, and they explained all your rules to me:
1. Students can sit where they like.
2. The first ten minutes are for breakfast.
3. There is no homework on Mondays.
4. Every lesson ends with a song.
They sang very well! Get well soon.
Andrei

Dear Andrei,

Thank you for your help. But these are not my rules. My students have their own places. Nobody eats in my lessons, and nobody sings. And I always give homework on Mondays.

This morning I went into the classroom and smiled at everybody. “I heard about your beautiful song,” I said. “Can I hear it now? One student at a time, please, here at the board.” It was very quiet.

But I like rule number four, so we are going to keep it. First we do Monday’s homework, all six pages. Then we sing.
Zuri`,
      questions: [
        choose(
          'What are the two letters about?',
          'A trick that a class played',
          [
            ['A song that a teacher wrote', 'There is a song, but we do not read who wrote it.'],
            ['A day when school was closed', 'The class had a lesson with Andrei on Monday.'],
            ['A student who was often ill', 'It was Zuri, the teacher, who was ill.'],
          ],
          'The students told Andrei four rules, but Zuri says: “these are not my rules”.',
        ),
        write(
          'On which day did Andrei teach Class 7?',
          ['Monday', 'on Monday', 'on a Monday'],
          '“I taught your Class 7 on Monday, when you were ill.”',
        ),
        trueOrFalse('Andrei liked the students of Class 7.', true, '“What nice students!”'),
        choose(
          'What was normal in Zuri’s lessons before Andrei came?',
          'Students got work to do at home.',
          [
            ['Students had breakfast together.', 'Nobody eats in Zuri’s lessons.'],
            ['Students took any chair they liked.', 'They have their own places.'],
            ['Students sang at the end.', 'Nobody sang. That is a new rule.'],
          ],
          '“And I always give homework on Mondays.”',
        ),
        choose(
          'Which of the four rules is going to stay?',
          'The one about music',
          [
            ['The one about food', 'Zuri does not want to keep this one.'],
            ['The one about places', 'Zuri does not want to keep this one.'],
            ['The one about homework', 'The students must do six pages now.'],
          ],
          '“But I like rule number four, so we are going to keep it.”',
        ),
        choose(
          'Why was it very quiet in the classroom?',
          'The students saw that Zuri knew everything.',
          [
            ['The students did not know any songs at all.', 'They sang very well for Andrei.'],
            ['The students were not in the room that day.', 'Zuri smiled and spoke to them.'],
            ['The students did not understand the question.', 'The question was easy, and they know the song.'],
          ],
          'Nobody sings in Zuri’s lessons, but Zuri said: “I heard about your beautiful song”.',
        ),
      ],
    },
    roleCards: {
      scene: 'You are two teachers at the same school. You both want the big room on Friday afternoon.',
      a: {
        role: 'You teach theatre.',
        facts: [
          'You have thirty actors, and you need the big room for two hours.',
          'Your students can come at half past one. They must go before four.',
          'You can also use Room 5. There is space for fifteen people, but no piano.',
        ],
        goals: [
          'Find out how many students B has, and what B needs in the big room.',
          'Find out when B’s students can come, and how long B needs.',
          'Find out if B needs the piano all the time.',
          'Agree on times for both of you.',
        ],
      },
      b: {
        role: 'You teach music.',
        facts: [
          'You have twelve singers. You need the piano, and it stands in the big room.',
          'Your students can come at three. They must go at half past four. You need all this time.',
          'You can sing without the piano for the first half hour, but not longer.',
        ],
        goals: [
          'Find out how many students A has, and how long A needs.',
          'Find out when A’s students can come, and when they must go.',
          'Find out if there is another room.',
          'Agree on times for both of you.',
        ],
      },
      phrases: [
        'How many students do you have?',
        'How long do you need the room?',
        'What time can they come?',
        'Do you need the … all the time?',
        'What about from … to …?',
        'That’s fine with me if …',
      ],
    },
    statements: [
      'A good teacher is funny.',
      'Teachers must be strict in the first week.',
      'Students should give marks to their teachers.',
      'It is easier to learn from a friend than from a teacher.',
      'Homework is more work for the teacher than for the students.',
      'I am good at explaining the rules of a game.',
      'A robot can teach maths as well as a person.',
      'I want to be a teacher for one week.',
    ],
    questions: [
      'What does a good teacher do on the first day?',
      'What can you teach other people?',
      'Which teacher in a film or a book do you like, and why?',
      'What is difficult in a teacher’s day?',
      'What can teachers learn from their students?',
    ],
    task: {
      instruction:
        'Your teacher is going to leave the school. Your class wants to say thank you. You have 60 pounds, and one hour on the last day. Choose three ideas.',
      options: [
        'A big cake for everybody: 25 pounds, twenty minutes',
        'A song that the class writes: free, ten minutes, but a lot of work before that day',
        'A film in which students from past years say hello: free, thirty minutes, and somebody has to find them',
        'A small tree for the school garden: 40 pounds, thirty minutes, bad in the rain',
        'A new bag for the teacher’s books: 35 pounds, five minutes',
        'Two students play the teacher: free, fifteen minutes, and not everybody finds it funny',
        'A book with a photo and a few words from each student: 20 pounds, ten minutes',
      ],
    },
    writing:
      'Write a card of 50 to 70 words to somebody who taught you something. Say what it was, what you remember about that day or time, and when you use it today. Say thank you.',
  },
  hard: {
    words: [
      word(
        'encourage',
        'verb',
        'to make somebody feel able to do something',
        'She encouraged us to ask difficult questions.',
      ),
      word('curious', 'adjective', 'wanting to know more', 'A good teacher keeps a class curious.'),
      word('explanation', 'noun', 'words that make something clear', 'His explanation was longer than the problem.'),
      word('textbook', 'noun', 'a book for learning a subject', 'Please open your textbooks at page nine.'),
      word(
        'lesson plan',
        'noun',
        'notes on what will be taught, and in which order',
        'Her lesson plan allowed ten minutes for questions.',
      ),
      word(
        'instruction',
        'noun',
        'a sentence that tells you what you have to do',
        'Read each instruction twice before you start.',
      ),
      word('pretend', 'verb', 'to act as if something were true', 'He pretended not to see the paper plane.'),
      word(
        'not have the faintest idea',
        'phrase',
        'to know nothing at all about something',
        'I do not have the faintest idea how she marks our essays.',
      ),
      word('gap', 'noun', 'a place where something is missing', 'Her questions found every gap in my argument.'),
      word(
        'a matter of honour',
        'phrase',
        'something you must do if others are to respect you',
        'Being on time was a matter of honour for our coach.',
      ),
      word('float', 'verb', 'to stay on top of water', 'The teacher asked us why ships float.'),
      word(
        'formula',
        'noun',
        'letters and numbers that stand for a rule in science',
        'He wrote a formula on the board and waited.',
      ),
      word(
        'handwriting',
        'noun',
        'the way somebody writes with a pen',
        'Only two students could read her handwriting.',
      ),
      word('underline', 'verb', 'to draw a line below a word', 'She underlined our mistakes in pencil.'),
    ],
    text: {
      title: 'Until Thursday',
      kind: 'text',
      genre: 'story',
      text: `Mr Petrosyan taught us physics for three years, and as far as we could tell he knew none. We would ask why ice floats, or why the sky turns red in the evening, and he would put down his chalk, look out of the window and say, “I haven’t the faintest idea. Who could find out by Thursday?”

Somebody always could. It became a matter of honour. We went to the library, we argued on the bus, we rang an uncle who worked on ships. Every Thursday one of us stood at the board and explained, while Mr Petrosyan sat in the back row like a man who was hearing it all for the first time. “Slowly, please. And why doesn’t it sink?” If there was a gap in the explanation, he fell into it every time.

We loved him, but we were a little sorry for him. Nkechi even lent him a textbook. He returned it a week later and said that he had found it very difficult.

Eleven of us went on to study science. I came back to the school as a teacher, and last August I was given his old room. At the back of the cupboard I found his lesson plans, three years of them, in tiny green handwriting. Every formula was there, and so was the answer to every question that we had been so proud of asking. He had even noted who was likely to ask it, and when.

I sat on the floor and read until it was dark. On the plan for 12 November it said: “Nkechi or Jomo will ask why ice floats. They are ready for it.” Below that, underlined twice, was the most important instruction of the lesson: “Do not know.”`,
      questions: [
        choose(
          'What is the story mainly about?',
          'A teacher who hid what he knew',
          [
            ['A teacher who learned physics from his class', 'It looked like that, but his notes show the opposite.'],
            ['A teacher who had chosen the wrong subject', 'The pupils thought so; in truth he knew it well.'],
            ['A teacher who was sent away by the school', 'We do not read why he left.'],
          ],
          'In his notes “Every formula was there”, and also the instruction “Do not know.”',
        ),
        write(
          'On which day of the week did the pupils explain what they had found out?',
          ['Thursday', 'on Thursday', 'Thursdays', 'on Thursdays', 'every Thursday'],
          '“Every Thursday one of us stood at the board and explained”',
        ),
        trueOrFalse(
          'At school the pupils guessed that Mr Petrosyan knew the answers.',
          false,
          'They believed the opposite: “as far as we could tell he knew none”.',
        ),
        choose(
          'What is meant by “he fell into it every time”?',
          'He asked about anything that was left out.',
          [
            ['He believed even explanations that were wrong.', 'He did not simply believe them: he asked why.'],
            ['He lost interest as soon as it became difficult.', 'He kept on asking for more.'],
            ['He was angry with pupils who had not prepared.', 'He was polite: “Slowly, please.”'],
          ],
          'The gaps led to questions such as “And why doesn’t it sink?”',
        ),
        choose(
          'Why did Nkechi lend Mr Petrosyan a book?',
          'To help him with his own subject',
          [
            ['To get a better mark from him', 'Marks are not mentioned.'],
            ['To test whether he was being honest', 'Nobody doubted that he knew nothing.'],
            ['To thank him for one of his books', 'We do not read that he lent any.'],
          ],
          'Nkechi is the example of how the class felt: “we were a little sorry for him”.',
        ),
        choose(
          'Why was the last instruction so important to Mr Petrosyan?',
          'It left the thinking to the pupils.',
          [
            ['It saved him work before Thursday.', 'He had prepared every answer, so it saved him nothing.'],
            ['It reminded him of what he had to learn.', 'The answer was in his notes already.'],
            ['It warned him of a question that was too hard.', 'He thought that they were ready for it.'],
          ],
          'He thought “They are ready for it”, so he let them find out for themselves.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A geography test was planned for Friday. The teacher and the class representative have five minutes to find a better plan.',
      a: {
        role: 'You teach geography.',
        facts: [
          'The marks of all twenty-eight students have to be in by Wednesday noon. You mark in the evenings, fourteen full tests in each.',
          'A short test takes half as long to mark as a full one.',
          'You see the class on Friday, Monday and Tuesday. From Friday afternoon to Sunday night you are away at a wedding.',
        ],
        goals: [
          'Find out what speaks against Friday.',
          'Find out how many students will be missing on Monday.',
          'Find out on what condition the class would accept a short test.',
          'Agree on a plan that lets you mark every test in time.',
        ],
      },
      b: {
        role: 'You are the class representative.',
        facts: [
          'There are two tests on Friday already. The school does not allow a third.',
          'Twelve students will sing in a concert on Monday. They will be back on Tuesday.',
          'Your class would accept a short test if it counted less than a full one.',
          'Hardly anybody has understood chapter six.',
        ],
        goals: [
          'Find out when the marks have to be in, and how fast A can mark.',
          'Find out on which days A sees the class and has time to mark.',
          'Find out what a short test would change for A.',
          'Get half a lesson on chapter six before the test.',
        ],
      },
      phrases: [
        'The problem with … is that …',
        'How long would it take you to …?',
        'What if we split …?',
        'That wouldn’t be fair to …',
        'I could agree to that, provided that …',
        'Let’s settle on …, then.',
      ],
    },
    statements: [
      'A teacher should never admit to not knowing something.',
      'You learn more from a strict teacher than from a kind one.',
      'People who find a subject easy are bad at teaching it.',
      'Students should be allowed to choose their teachers.',
      'Teachers should be paid according to how much their students learn.',
      'Every teacher should spend one year in five in a different job.',
      'I would rather be taught by somebody who is only a year older than me.',
      'In thirty years most lessons will be given by machines.',
    ],
    questions: [
      'What is the difference between knowing a lot and teaching well?',
      'What would you teach if you could choose any subject in the world?',
      'How can a teacher tell whether a class has really understood?',
      'Which useful things can hardly be learned in a classroom?',
      'What do people get wrong about the work of teachers?',
    ],
    task: {
      instruction:
        'A school loses half of its new teachers within two years. It has 12,000 pounds for the coming year. Choose three measures. At least one of them must take no time from the older teachers.',
      options: [
        'An older colleague as a partner for each new teacher: 4,000 pounds, and two hours of the partner’s week',
        'Three lessons fewer a week in the first year: 7,000 pounds, and older teachers take them over',
        'A shared collection of lesson plans: 3,000 pounds, and ten hours of everybody’s time at the start',
        'A coach from outside once a month: 5,000 pounds, and no time from anybody else',
        'No evenings with parents in the first term: free, but colleagues have to go instead',
        'A quiet room where nobody may talk about marks: 2,000 pounds, and one classroom fewer',
        'Cameras with which new teachers can film and watch their own lessons: 1,000 pounds, and not to everybody’s liking',
      ],
    },
    writing:
      'Write an article of 120 to 150 words for a school magazine about somebody who taught you something outside school. Describe the person, tell the story of one moment, and say what other teachers could learn from it.',
  },
};
