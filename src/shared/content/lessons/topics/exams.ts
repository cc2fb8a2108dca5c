import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('exam', 'noun', 'an important test at school', 'The maths exam is on Friday.'),
      word('study', 'verb', 'to read and learn about something', 'I can’t come. I have to study.'),
      word('pass', 'verb', 'to do well enough in a test', 'You need fifty points to pass.'),
      word('fail', 'verb', 'not to do well enough in a test', 'He failed the first time.'),
      word('mark', 'noun', 'a number or letter that shows how good your work is', 'She got a good mark in English.'),
      word('correct', 'adjective', 'right, with nothing wrong', 'Nine of my ten answers were correct.'),
      word('mistake', 'noun', 'something that is wrong', 'I made a silly mistake in question two.'),
      word('remember', 'verb', 'to have something in your head and not forget it', 'I can’t remember this word.'),
      word('nervous', 'adjective', 'a little afraid before something happens', 'I am always nervous before an exam.'),
      word('cheat', 'verb', 'to do something in a test that is not allowed', 'He cheated, so he has to do it again.'),
      word('fact', 'noun', 'something that is true', 'Learn the most important facts first.'),
      word('page', 'noun', 'one side of a piece of paper', 'The exam has six pages.'),
      word('result', 'noun', 'what you get at the end, for example your points', 'We get the results in July.'),
      word('revise', 'verb', 'to look again at what you learned, before a test', 'We revised together in the library.'),
    ],
    text: {
      title: 'A very small piece of paper',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Leila: You look tired, Mateo. Did you study all night?
Mateo: I wrote all night. Look! It is our history book, on one very small piece of paper.
Leila: For the exam? But that’s cheating!
Mateo: I know. First I wrote four pages, but that was too much. I took only the important facts and wrote two pages. Then one. Then this.
Leila: And now?
Mateo: Now I’m nervous. Mr Sato sees everything.
Leila: Give it to me. When did the old bridge fall?
Mateo: In 1756, in a storm.
Leila: And who built the new one?
Mateo: Two sisters. They sold their cows to pay for it.
Leila: Correct! You remember everything.
Mateo: Can I have my paper now?
Leila: No! You don’t need it. You wrote it four times.
Mateo: So I can pass without it?
Leila: Of course. Come on, it starts in five minutes. Your paper is in the bin.
Mateo: Oh no, Leila! The room number is on the back!`,
      questions: [
        choose(
          'What does Leila show Mateo?',
          'He knows more than he thinks.',
          [
            ['He needs one more day to study.', 'The exam starts in five minutes, and he is ready.'],
            ['He has the wrong history book.', 'The facts from his book are right.'],
            ['He can write better than Leila.', 'Leila does not talk about her own writing.'],
          ],
          'Leila says: “You remember everything.”',
        ),
        write(
          'What subject is the exam in?',
          ['history', 'in history', 'it is history', 'it’s history'],
          '“It is our history book, on one very small piece of paper.”',
        ),
        trueOrFalse(
          'At first Mateo’s text was one page long.',
          false,
          '“First I wrote four pages, but that was too much.”',
        ),
        choose(
          'Why does Leila ask about the bridge?',
          'She wants to test Mateo.',
          [
            ['She is late for the exam.', 'There are still five minutes.'],
            ['She cannot read the paper.', 'She says “Correct!”, so she can read it.'],
            ['She has to cross it today.', 'It is a bridge in the history book.'],
          ],
          'He answers, and she says: “Correct! You remember everything.”',
        ),
        choose(
          'Why doesn’t Mateo need the paper for his answers?',
          'He learned it all when he wrote it.',
          [
            ['He has a longer one in his bag.', 'He wrote longer ones, but we do not hear where they are.'],
            ['He can sit next to Leila in the exam.', 'We do not know where they are going to sit.'],
            ['He can use the history book in the exam.', 'They do not say that the book is allowed.'],
          ],
          '“You don’t need it. You wrote it four times.”',
        ),
        choose(
          'What does Mateo need to know at the end?',
          'Where he has to go',
          [
            ['When the exam starts', 'Leila says that it starts in five minutes.'],
            ['Who built the bridge', 'He knows that: two sisters.'],
            ['What Mr Sato can see', 'He says that Mr Sato sees everything.'],
          ],
          '“The room number is on the back!”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Monday. You are in the same class, and you have two exams this week. You want to study together.',
      a: {
        role: 'You are good at maths, but you need help with English.',
        facts: [
          'There is a new plan: the maths exam is on Thursday morning, and the English exam is on Friday morning.',
          'You are free on Tuesday and Wednesday after four, and on Thursday after six.',
          'You can study at your home, but on Wednesdays your brother plays the drums there.',
        ],
        goals: [
          'Find out when B is free, and when B has to be at home.',
          'Find out what B is good at, and which quiet places B knows.',
          'Make a plan with B for two meetings: day, time and place.',
        ],
      },
      b: {
        role: 'You are good at English, but you need help with maths.',
        facts: [
          'You have an old plan: it says that the maths exam is on Friday.',
          'You play football on Tuesday from four to six. On Wednesday and Thursday you are free after four.',
          'You have to be at home by eight. It is never quiet there.',
          'The library is open from three to seven, but not on Wednesdays. There is a quiet café next to it, open every day.',
        ],
        goals: [
          'Find out if your plan of the exams is right.',
          'Find out what A can help you with, and if you can study at A’s home.',
          'Meet A for maths before the maths exam, and for English before the English exam.',
        ],
      },
      phrases: [
        'Are you free on …?',
        'I don’t understand …',
        'Can you help me with …?',
        'Where can we study?',
        'Is it quiet there?',
        'First we can do …, and then …',
      ],
    },
    statements: [
      'An exam shows how much you know.',
      'I study better at night than in the morning.',
      'I like to listen to music when I study.',
      'It is easier to speak in an exam than to write.',
      'A dictionary should be allowed in every exam.',
      'Good marks are important for a good job.',
      'It is better to study alone than with friends.',
      'One big exam is better than ten small tests.',
    ],
    questions: [
      'What do you do on the evening before an exam?',
      'Where can you study well, and where can’t you study?',
      'What can help a person who is nervous?',
      'What is the best way to remember new words?',
      'Think of a world without exams. What is good and bad about it?',
    ],
    task: {
      instruction:
        'It is Saturday morning. Amal’s English exam is on Monday. She has six hours to get ready. Choose what she does, in what order, and say why.',
      options: [
        'Read the English book again: three hours',
        'Do two old exams: three hours, with answers only for one of them',
        'Study with a friend who tells a lot of jokes: two hours',
        'Make cards for a hundred new words: two hours, and she can use them on the bus on Monday',
        'Speak English with her sister: one hour, only on Sunday evening',
        'Watch ten short videos: one hour, and some of them are not very good',
        'Swim, eat well and go to bed early: two hours',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who has a big exam tomorrow and is nervous. Tell your friend two things to do tonight, one thing to take, and one thing to do together after the exam.',
  },
  hard: {
    words: [
      word(
        'recall',
        'verb',
        'to bring something back from your memory',
        'I could recall the picture but not the name.',
      ),
      word(
        'revision',
        'noun',
        'looking again at what you have learnt before a test',
        'I began my revision far too late.',
      ),
      word('from memory', 'phrase', 'without looking anything up', 'She drew the map from memory.'),
      word('score', 'verb', 'to get a number of points', 'He scored 90 in the listening part.'),
      word('confident', 'adjective', 'sure that you will do well', 'I felt confident until I saw question three.'),
      word(
        'session',
        'noun',
        'a time that is set aside for one activity',
        'We had two sessions with last year’s papers.',
      ),
      word('familiar', 'adjective', 'known to you because you have met it before', 'The text looked familiar.'),
      word('effort', 'noun', 'the hard work that you put into something', 'It took some effort to finish in time.'),
      word('blank', 'adjective', 'with nothing written on it', 'He handed in a blank page.'),
      word('gap', 'noun', 'a place where something is missing', 'A mock exam shows the gaps in what you know.'),
      word('confirm', 'verb', 'to show that something is true', 'The result confirmed what her teacher had said.'),
      word('dread', 'verb', 'to be very much afraid of something that is coming', 'Many people dread the oral exam.'),
      word('cram', 'verb', 'to learn a lot in a very short time', 'They crammed all night before the final exam.'),
      word('resit', 'verb', 'to take a failed test again', 'You can resit the paper in September.'),
    ],
    text: {
      title: 'The students who felt sure',
      kind: 'text',
      genre: 'science',
      source:
        'H. L. Roediger and J. D. Karpicke, Test-enhanced learning: taking memory tests improves long-term retention (Psychological Science 17, 2006)',
      text: `There is a simple way to get ready for an exam: you read your notes, and then you read them again. In 2006 two American psychologists, Henry Roediger and Jeffrey Karpicke, published a study of how well it works.

They gave students a short text to learn. One group read it over and over again in four sessions of five minutes each; on average, they got through it fourteen times. Another group had only one session for reading. In the other three they were given a blank page, and had to write down from memory whatever they could, with nobody to tell them what they had missed.

Five minutes after the last session, the results seemed to confirm common sense. The readers could recall 83 per cent of the text, the writers only 71.

But half of the students were not tested until a week later. Among these, the readers scored just 40 per cent, and the writers 61.

The strangest result had come earlier. At the end of the learning sessions, all of the students had been asked how well they thought they would remember the text in a week. It was the readers who were the most confident.

Why should this be so? What we have read often becomes familiar, and what is familiar feels like something we know. A blank page is less kind. It shows us every gap, and filling it takes an effort; but the effort is what makes the memory last.

So those who dread exams may have misunderstood them. We think of a test as a pair of scales, which weighs what is there and leaves it as it was. It can also be a gym. It only has to open long before the competition.`,
      questions: [
        choose(
          'What is the main idea of the text?',
          'Testing yourself makes you remember longer.',
          [
            ['Reading a text slowly makes you remember more.', 'Nothing is said of reading slowly.'],
            ['Confident students do best in difficult exams.', 'The most confident ones did worse a week later.'],
            ['Exams are an unfair way to measure knowledge.', 'The writer does not say that exams are unfair.'],
          ],
          'After a week “the readers scored just 40 per cent, and the writers 61”.',
        ),
        trueOrFalse(
          'After each session, the writers were shown what they had forgotten.',
          false,
          'They wrote “with nobody to tell them what they had missed”.',
        ),
        write(
          'How many times, on average, did the first group get through the text?',
          ['fourteen', '14', 'fourteen times', '14 times'],
          '“on average, they got through it fourteen times”',
        ),
        choose(
          'What was found five minutes after the last session?',
          'The readers were ahead.',
          [
            ['The writers were ahead.', 'That was so only a week later.'],
            ['Both groups were equally good.', 'It was 83 per cent against 71.'],
            ['Neither group knew even half.', 'Both knew more than two thirds.'],
          ],
          '“The readers could recall 83 per cent of the text, the writers only 71.”',
        ),
        choose(
          'How does the writer explain that the readers felt so sure?',
          'They took recognising for knowing.',
          [
            ['They had been praised for their first results.', 'They were asked before there were any results.'],
            ['They had been given a much easier text.', 'Nothing is said of an easier text.'],
            ['They knew how badly the others were doing.', 'We do not read that they knew anything of the others.'],
          ],
          '“what is familiar feels like something we know”',
        ),
        choose(
          'What would the writer probably advise a teacher to do?',
          'To set small tests well before the exam',
          [
            ['To let everybody read their notes more often', 'The readers remembered least after a week.'],
            ['To weigh each answer more fairly in the exam', 'The scales are an image; marking is not the subject.'],
            ['To replace written exams with sports competitions', 'The gym is an image for practice.'],
          ],
          '“It can also be a gym. It only has to open long before the competition.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A candidate cannot come to an oral exam in English on 12 June at two o’clock, and calls the exams office. The candidate takes the exam together with a partner, Ana.',
      a: {
        role: 'You are the candidate. You are playing in a chess final in another city that morning.',
        facts: [
          'Your train arrives at ten to two, and you need twenty-five minutes from the station. The chess club has put this in writing.',
          'Ana starts work at four on 12 June, ten minutes from the school. On 13 June you are both free until eleven. She agrees to a change.',
          'You want to show your slides on a screen. You could also print them.',
        ],
        goals: [
          'Find out which other times there are, and if there is a screen in the room.',
          'Find out what the office needs from you before it can change anything.',
          'Agree on a time that suits Ana as well.',
        ],
      },
      b: {
        role: 'You run the exams office.',
        facts: [
          'On 12 June there is a free place at 3.40. Each pair takes twenty minutes. The place at 3.20 belongs to Kofi and Lin, who once asked if they could come earlier.',
          'On 13 June there is a free place at 10.30, in a room without a screen. The room on 12 June has one.',
          'A change needs a reason in writing, and the partner has to agree to it.',
        ],
        goals: [
          'Find out the reason, and when the candidate can really be there.',
          'Find out when the partner has time on both days.',
          'Find out what the candidate needs in the room.',
          'Agree on a time, and move nobody who has not been asked.',
        ],
      },
      phrases: [
        'I’m calling about …',
        'Would there be any chance of …?',
        'What exactly would you need?',
        'That would be cutting it fine.',
        'Could somebody swap with us?',
        'Let me just check that I’ve got this right.',
      ],
    },
    statements: [
      'Most exams measure how well you take exams.',
      'Everybody works best under pressure.',
      'If you can look it up, you should not have to learn it.',
      'Nobody should be allowed to resit an exam more than once.',
      'Pupils who help each other in a test are learning, not cheating.',
      'Teachers should take the exams that they set.',
      'A computer would mark essays more fairly than a person does.',
      'I learn more from a bad result than from a good one.',
    ],
    questions: [
      'How do you find out if you really know something?',
      'Which school subject is hardest to test fairly, and why?',
      'What would an exam that people enjoyed look like?',
      'Which everyday things feel familiar, but are hard to explain or to draw from memory?',
      'How much should one day decide about a person’s future?',
    ],
    task: {
      instruction:
        'A school wants a new way to give the final mark in English. Choose three parts, which may cost the teacher ten hours per class at most, and divide 100 points among them.',
      options: [
        'A written exam of three hours: four hours of the teacher’s time',
        'A conversation in pairs, recorded on video: five hours',
        'Ten surprise tests of five minutes during the year: two hours',
        'A folder with each pupil’s five best pieces of work: six hours',
        'A talk to a younger class, which gives the points itself: one hour',
        'A task of twenty-four hours at home, with every kind of help allowed: three hours',
        'A mark that pupils suggest for themselves and have to defend: four hours',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a student magazine with the title “How not to prepare for an exam”. Describe two popular habits, explain why they feel useful, and suggest something better.',
  },
};
