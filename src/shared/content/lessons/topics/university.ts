import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'university',
        'noun',
        'a place where you can learn more after school',
        'My cousin goes to university in Lima.',
      ),
      word(
        'student',
        'noun',
        'a person who learns at a school or university',
        'There are nine thousand students in this town.',
      ),
      word('study', 'verb', 'to learn about something, often for years', 'I want to study languages.'),
      word(
        'place',
        'noun',
        'what you get when a university says yes to you',
        'She got a place at a famous university.',
      ),
      word('course', 'noun', 'all the lessons that you have in one subject', 'The course takes three years.'),
      word('subject', 'noun', 'a thing that you learn, for example maths', 'What was your best subject at school?'),
      word('lecture', 'noun', 'a long talk by a teacher to many students', 'The lecture starts at nine.'),
      word(
        'history',
        'noun',
        'the subject about things that happened a long time ago',
        'In history we read old letters.',
      ),
      word('leave school', 'phrase', 'to stop being a pupil', 'I’m going to leave school in June.'),
      word(
        'student room',
        'phrase',
        'a small place to live, near your lessons',
        'My student room has a bed and a desk.',
      ),
      word('library', 'noun', 'a place with many books that you can read', 'The library is open at night.'),
      word('exam', 'noun', 'an important test', 'We have four exams in May.'),
      word(
        'campus',
        'noun',
        'all the buildings of a university and the land between them',
        'You can walk across the campus in ten minutes.',
      ),
      word('degree', 'noun', 'what you get when you finish your years at university', 'He has a degree in music.'),
    ],
    text: {
      title: 'Two places',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Omar: Grandma, I have great news! I got a place at university!
Grandma: Well done, Omar! What are you going to study?
Omar: History. It was always my best subject.
Grandma: I have great news too. I also got a place.
Omar: You? What course?
Grandma: History. At your university.
Omar: But Grandma, you’re seventy-one!
Grandma: So I remember a lot of history. I left school at fifteen and made bread for forty years. Now I want to read.
Omar: And where are you going to live?
Grandma: In a student room on the campus. Number 14.
Omar: I have number 15! Grandma, please, can we make one rule? Don’t sit next to me in lectures.
Grandma: That’s fine. I met some students on Saturday, and we’re going to sit at the front. They’re coming to my room on Friday for cake.
Omar: Your cake? Can I come too?
Grandma: Of course. But I have a rule too. When my friends are there, don’t call me Grandma.`,
      questions: [
        choose(
          'What is Grandma’s news?',
          'She is going to be a student.',
          [
            ['She is going to teach history.', 'She is going to learn, not to teach.'],
            ['She is going to make bread again.', 'She did that for forty years. Now she wants to read.'],
            ['She is going to visit Omar’s room.', 'They have rooms next to each other, but that is not the news.'],
          ],
          '“I have great news too. I also got a place.”',
        ),
        write(
          'How old was Grandma when she left school?',
          [
            'fifteen',
            '15',
            'fifteen years old',
            '15 years old',
            'fifteen years',
            '15 years',
            'at fifteen',
            'at 15',
            'she was fifteen',
            'she was 15',
          ],
          '“I left school at fifteen”',
        ),
        trueOrFalse('Omar and Grandma are going to study the same subject.', true, '“History. At your university.”'),
        choose(
          'What is Omar’s rule?',
          'In lectures they do not sit together.',
          [
            ['On Fridays they do not eat any cake.', 'Omar wants to come on Friday, for the cake.'],
            ['At night she does not make any noise.', 'Nobody talks about noise.'],
            ['On the campus she speaks quietly.', 'Her room is on the campus, but there is no rule about speaking.'],
          ],
          '“Don’t sit next to me in lectures.”',
        ),
        choose(
          'Why does Grandma have a rule too?',
          'She wants to be one of the students.',
          [
            ['She wants to be alone in her own room.', 'Her friends and Omar can come to her room.'],
            ['She is angry about Omar’s rule.', 'She says that his rule is fine.'],
            ['She does not like her own name.', 'She does not want to hear “Grandma”. That is not her name.'],
          ],
          'She has new friends, and she says: “When my friends are there, don’t call me Grandma.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are going to start at the same university in September. You want to live together. One of you looked at two flats yesterday.',
      a: {
        role: 'You want to share a flat with B.',
        facts: [
          'You can pay 300 pounds a month, but not more.',
          'Your lectures start at eight every morning.',
          'You have a cat. Your sister can keep it until June, but you don’t like that.',
        ],
        goals: [
          'Find out how much the two flats are, and how far away they are.',
          'Find out if you can have a cat there.',
          'Find out how much B can pay, and when B gets up.',
          'Choose one flat with B, and say who pays what.',
        ],
      },
      b: {
        role: 'You looked at two flats yesterday.',
        facts: [
          'Green Street: 660 pounds a month, ten minutes on foot. One room is big and one is small. No animals!',
          'Mill Road: 540 pounds a month, two big rooms, 35 minutes by bus. The first bus goes at ten past seven. Animals are OK.',
          'You can pay 360 pounds a month, but you want a big room for that.',
          'You sleep until ten, and you hate buses.',
        ],
        goals: [
          'Find out how much A can pay.',
          'Find out what time A’s lectures start.',
          'Find out if A has animals, and if they have to come too.',
          'Choose one flat with A, and say who has which room.',
        ],
      },
      phrases: [
        'How much is it for two?',
        'How far is it from the university?',
        'Can we have … there?',
        'I can’t pay more than …',
        'You can have the big room if …',
        'OK, let’s take the flat in …',
      ],
    },
    statements: [
      'You are never too old to study.',
      'It is better to study in a small town than in a big city.',
      'Students should live with their families.',
      'I want to study in another country.',
      'You should study a subject that you love.',
      'It is good to work for a year before you go to university.',
      'I can learn more from books than from lectures.',
    ],
    questions: [
      'What subject would you like to study for three years?',
      'What is good and what is bad about living in a student room?',
      'How is a university different from a school?',
      'What can young and old students learn from each other?',
      'What can a person do in the first week to find friends?',
    ],
    task: {
      instruction:
        'A student has a new room with a bed, a desk and nothing more, and knows nobody in the town. The student has 75 pounds. Choose three things for the first month.',
      options: [
        'An old bike: 45 pounds. The bus is slow, and it is four kilometres to the campus.',
        'A good lamp for the desk: 15 pounds',
        'A plant: 5 pounds',
        'Things to make tea for four people: 20 pounds',
        'A month in the university football club: 30 pounds',
        'A train ticket home for one weekend: 25 pounds',
        'A pan, two plates and an easy cookbook: 15 pounds',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend at home. It is your first week at university. Say what your room is like, what you are studying and who lives next door. Ask your friend to visit you, and say when.',
  },
  hard: {
    words: [
      word(
        'degree',
        'noun',
        'what you are given when you finish university successfully',
        'She has a degree in physics.',
      ),
      word('apply', 'verb', 'to ask officially for a place or a job', 'He applied to three universities.'),
      word(
        'lecture theatre',
        'phrase',
        'a large room with rows of seats for talks to students',
        'The lecture theatre holds three hundred.',
      ),
      word(
        'undergraduate',
        'noun',
        'a student who is still working for a first degree',
        'Most undergraduates live near the campus.',
      ),
      word('tuition fees', 'phrase', 'money paid for being taught', 'Tuition fees have gone up again.'),
      word('tutor', 'noun', 'a teacher who works with one student or a small group', 'My tutor reads all my essays.'),
      word('seminar', 'noun', 'a class in which a small group discusses a subject', 'We talk much more in seminars.'),
      word(
        'mature student',
        'phrase',
        'somebody who goes to university later in life than usual',
        'Mature students often ask the best questions.',
      ),
      word('qualified', 'adjective', 'having passed the exams that are needed', 'Is she qualified to study medicine?'),
      word(
        'certificate',
        'noun',
        'a paper that proves what you have learnt',
        'You get a certificate after each course.',
      ),
      word('curious', 'adjective', 'wanting to know or learn about things', 'A good researcher is always curious.'),
      word('drop out', 'phrase', 'to leave a course before the end', 'One student in ten drops out.'),
      word('graduate', 'verb', 'to finish university successfully', 'They graduated in the same year.'),
      word(
        'scholarship',
        'noun',
        'money given to a good student to pay for studying',
        'A scholarship paid for her years abroad.',
      ),
    ],
    text: {
      title: 'Behind the last row',
      kind: 'text',
      genre: 'opinion',
      text: `For six years I cleaned the lecture theatres of a university that I wasn’t qualified to enter. My shift began at six in the evening, when most of the seminars were over. Only one person was still talking, in Lecture Theatre B: Professor Lindqvist, who taught law from seven to nine on Thursdays.

I wasn’t meant to listen, of course. I used to wipe the last row of desks very slowly. At first I stayed for the stories: the neighbour’s tree, the ship that was sold twice. Then I began to argue back, silently, with a cloth in my hand. In front of me, undergraduates were reading their messages. They had paid for their seats and were free to waste them.

I don’t blame them; at eighteen I’d have done the same. But why should knowledge be kept behind locked doors? A lecture costs no more if forty people hear it instead of thirty. Let bus drivers sit in the empty seats, and pensioners, and anybody who is curious. They needn’t be given a degree. Some will say that this is unfair to those who pay tuition fees. But what the fees buy is tutors, exams and, in the end, a certificate, and that is worth no less because a cleaner has been listening.

Last spring I applied as a mature student. At the interview I was asked, by Professor Lindqvist herself, why I had chosen law. I told her the truth. I had to be out of Theatre B by half past eight, and in six years I had never heard how a single case ended.

She looked at me for a while. “I always wondered,” she said, “why the last row was so clean.”`,
      questions: [
        choose(
          'What is the writer’s main point?',
          'Lectures should be open to all who wish to hear them.',
          [
            ['Students who do not listen should lose their seats.', 'The writer does not blame them.'],
            [
              'Universities should charge the same fees to everybody.',
              'The writer wants listeners to come in, not to pay.',
            ],
            [
              'Cleaners should be offered a degree for their service.',
              'The writer says that listeners do not need a degree.',
            ],
          ],
          '“But why should knowledge be kept behind locked doors?”',
        ),
        trueOrFalse(
          'The writer worked only in Theatre B.',
          false,
          '“For six years I cleaned the lecture theatres of a university”',
        ),
        choose(
          'How did the writer’s way of listening change?',
          'From being entertained to thinking critically',
          [
            ['From being curious to feeling rather bored', 'The writer went on listening for years.'],
            ['From taking notes to asking the professor things', 'The writer had a cloth, not a pen, and never spoke.'],
            ['From disagreeing with everything to accepting it', 'It was the arguing that came later.'],
          ],
          '“At first I stayed for the stories”; “Then I began to argue back, silently”.',
        ),
        choose(
          'How does the writer answer those who call the idea unfair?',
          'Those who pay still get what others do not.',
          [
            ['Those who pay could be given some of it back.', 'Nobody is promised any money.'],
            ['Those who pay are hardly ever in the lectures.', 'They are there, reading their messages.'],
            ['Those who pay can usually afford it quite easily.', 'The text does not say who can afford what.'],
          ],
          '“But what the fees buy is tutors, exams and, in the end, a certificate”',
        ),
        write(
          'By what time did the writer have to leave Theatre B?',
          [
            'half past eight',
            '8.30',
            '8:30',
            'eight thirty',
            '8.30 pm',
            '8:30 pm',
            '8.30 p.m.',
            'at half past eight',
            'at 8.30',
            'at 8:30',
            '20:30',
            '20.30',
            'by half past eight',
            'half past 8',
            'by 8.30',
            'by 8:30',
          ],
          '“I had to be out of Theatre B by half past eight”',
        ),
        choose(
          'What does the professor’s remark suggest?',
          'She now understands what she had seen for years.',
          [
            ['She does not believe a word of what she has heard.', 'The clean row fits the story exactly.'],
            ['She had asked for that row to be cleaned with care.', 'Then she would not have wondered about it.'],
            ['She is offended that somebody listened without paying.', 'Nothing in her words shows that she is angry.'],
          ],
          '“I always wondered,” she says: she had noticed the clean row, and only the answer explains it.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is the 15th of February. A first-year student of engineering comes to the advice centre of the university and wants to change to product design.',
      a: {
        role: 'You advise students on their courses.',
        facts: [
          'To change, a student has to hand in six finished pieces of work and a letter from somebody who knows that work, by the 1st of March.',
          'Exams in maths and materials count in both courses. Whoever has passed both loses one term; otherwise it is a year.',
          'There are four free places in design, and eleven people have asked for one.',
          'Anybody may try out the design workshop, free, on Wednesdays or Fridays from six to nine.',
        ],
        goals: [
          'Find out which exams the student has passed.',
          'Find out what work there is to show, and who could write the letter.',
          'Find out what happens to the scholarship after a change.',
          'Agree on what the student does in the next two weeks.',
        ],
      },
      b: {
        role: 'You study engineering, and you would rather study product design.',
        facts: [
          'You have passed maths and materials. You failed mechanics, and can try it again in June.',
          'You have four finished drawings, and you built a folding bike trailer. A bike shop sells it.',
          'You work in that shop on Wednesday evenings and Saturdays. The owner likes what you do.',
          'Your scholarship goes on if you change courses, but not if you leave the university.',
        ],
        goals: [
          'Find out what has to be handed in, and by when.',
          'Find out how much time you would lose.',
          'Find out how good your chances are, and whether you could try the course first.',
          'Agree on what to do if you don’t get a place.',
        ],
      },
      phrases: [
        'What exactly would I need to …?',
        'Have you got anything that shows …?',
        'How likely is it that …?',
        'That would count as …',
        'In case it doesn’t work out, …',
        'By the end of next week I’ll …',
      ],
    },
    statements: [
      'Everybody should work for a year before going to university.',
      'Lectures will have disappeared in thirty years.',
      'It is a mistake to choose a subject because of the jobs that it leads to.',
      'Students who drop out are often braver than those who stay.',
      'A good plumber has learnt as much as a good lawyer.',
      'Students should be able to give their professors marks.',
      'You learn more from the people you live with than from the people who teach you.',
      'A course taken at home on a screen is worth as much as one on a campus.',
    ],
    questions: [
      'What can a university give you that books and films cannot?',
      'Which lecture would you go to if you could listen to just one, and why?',
      'How should people decide what to study?',
      'What would change if anybody could sit in on any lecture?',
      'Is it better to study with people of your own age or with a mixed group?',
    ],
    task: {
      instruction:
        'At a small university one student in five drops out in the first year. It can spend 200,000 euros on keeping more of its students. Choose three measures, and say which students each of them would help.',
      options: [
        'Third-year students as paid tutors for small groups: 60,000',
        'A library that stays open all night: 80,000',
        'Free breakfast for those who come before half past eight: 70,000',
        'A course in how to study, which all have to take, on their only free afternoon: 50,000',
        'Rooms on the campus for forty of those who now travel for two hours: 110,000',
        'A recording of every lecture, although professors fear empty rooms: 40,000',
        'Two weeks in any other subject, as a trial, in the second term: 90,000',
      ],
    },
    writing:
      'Write an essay of 150 to 190 words for a university’s student newspaper on the question “Should lectures be open to everybody?” Deal with the strongest argument for it and the strongest against it, and end with a clear proposal.',
  },
};
