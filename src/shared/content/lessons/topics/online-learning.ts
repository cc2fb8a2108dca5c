import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('online', 'adverb', 'on the internet', 'I learn Spanish online, at my kitchen table.'),
      word('lesson', 'noun', 'a time when a teacher teaches people', 'Our lesson starts at seven in the evening.'),
      word('join', 'verb', 'to go into a group and be with them', 'Click here to join the lesson.'),
      word('screen', 'noun', 'the part of a computer that you look at', 'I can see six faces on my screen.'),
      word('camera', 'noun', 'a thing that takes pictures or films', 'Please turn on your camera. We can’t see you.'),
      word('microphone', 'noun', 'a thing that you speak into', 'Your microphone is off. We can’t hear you.'),
      word('connection', 'noun', 'the way in which you get to the internet', 'The connection is bad when it rains.'),
      word('classmate', 'noun', 'a person who is in your class', 'One of my classmates lives in Norway.'),
      word('chat', 'noun', 'a place online where you write to each other', 'She wrote her answer in the chat.'),
      word('turn off', 'phrase', 'to stop a machine or a light', 'Turn off your microphone when you eat.'),
      word('type', 'verb', 'to write with your fingers on a computer or phone', 'I type with two fingers.'),
      word('exercise', 'noun', 'questions that help you learn something', 'We do the exercises together online.'),
      word(
        'link',
        'noun',
        'words on a screen that take you to a page',
        'Our teacher sends us the link before the lesson.',
      ),
      word('password', 'noun', 'a secret word that you need on a computer', 'I forgot the password for my course.'),
    ],
    text: {
      title: 'Where is Ruslan?',
      kind: 'text',
      genre: 'story',
      text: `Every Wednesday I have a Spanish lesson online. My five classmates live in five countries.

Ruslan drives a lorry. He joins the lesson from his seat, with his phone. We always start with a game: he turns his camera to the window, and we say where he is. We saw snow, the sea and once forty sheep.

Last Wednesday his connection was bad. We only saw rain, a red house and a big fish on a sign.

“Portugal?” asked our teacher.

“No,” he typed in the chat.

Then Marit turned off her camera and left. That was strange. She loves the game.

Ten minutes later, there was a noise in Ruslan’s microphone. He opened the door, and there was Marit! Her hair was wet, and she had a pot of soup.

“I see that fish every day,” she said.

They did the exercises together, on one screen.

“You’re taller than online,” said Ruslan. He said it in Spanish, of course.`,
      questions: [
        choose(
          'What is the story about?',
          'Two online classmates meet in one place.',
          [
            ['A driver loses his way on a trip.', 'Ruslan knows where he is. The others do not know it.'],
            ['A teacher stops a game in a lesson.', 'The teacher plays the game, too.'],
            ['Six friends go to Spain together.', 'They learn Spanish, but they are in different countries.'],
          ],
          'Ruslan and Marit are in an online class. Then “He opened the door, and there was Marit!”',
        ),
        write(
          'What does Ruslan use to join the lessons?',
          [
            'a phone',
            'phone',
            'his phone',
            'with his phone',
            'with a phone',
            'the phone',
            'a mobile phone',
            'his mobile phone',
            'mobile phone',
            'a mobile',
            'his mobile',
            'mobile',
            'a smartphone',
            'his smartphone',
            'smartphone',
          ],
          '“He joins the lesson from his seat, with his phone.”',
        ),
        trueOrFalse(
          'Last Wednesday Ruslan was in Portugal.',
          false,
          'The teacher asked “Portugal?”, and Ruslan typed “No” in the chat.',
        ),
        choose(
          'Why was it strange that Marit left?',
          'She likes that part of the lesson a lot.',
          [
            ['She always pays for all the lessons.', 'We do not read who pays for the lessons.'],
            ['She wanted to be the next one to play.', 'In this game they only look at Ruslan’s window.'],
            ['She always helps with the exercises.', 'She did them with Ruslan this time. That was later.'],
          ],
          '“That was strange. She loves the game.”',
        ),
        choose(
          'Why did Marit know where Ruslan was?',
          'She lives near the sign with the fish.',
          [
            ['He wrote the name of the town in the chat.', 'In the chat he only wrote “No”.'],
            ['She heard her dog in his microphone.', 'There is a noise, but it is Marit at the door.'],
            ['He told her about it one week before.', 'We do not read this. She saw it in the picture.'],
          ],
          'She says “I see that fish every day”, and she was there after ten minutes.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are in the same online English course, but in different countries. You have to make a short film together, and you need one hour online to finish it. Now you talk on the phone.',
      a: {
        role: 'You were in the last lesson. B was ill.',
        facts: [
          'The homework: a film of two minutes about a street. It has to be ready on Friday.',
          'You have a good camera and a beautiful street. But it is so loud there that nobody can hear you in a film.',
          'You are free on Tuesday and on Thursday, from six to eight in the evening.',
        ],
        goals: [
          'Find out what time it is for B when it is six for you, and when B is free.',
          'Find out who can speak in the film.',
          'Find out where you put the film when it is ready. Then make a plan.',
        ],
      },
      b: {
        role: 'You were ill, and you were not in the last lesson.',
        facts: [
          'Your clock is three hours later: when it is six for A, it is nine for you.',
          'You are free on Monday and Tuesday evening until ten o’clock. Then you sleep.',
          'Your camera is bad, but your microphone is very good and your room is quiet.',
          'You have the link and the password of the page for films. The password is “blue7”.',
        ],
        goals: [
          'Find out what the homework is, and when it has to be ready.',
          'Find out who has a good camera.',
          'Make a plan: the day, the time, and who does what.',
        ],
      },
      phrases: [
        'What do we have to do?',
        'What time is it for you when …?',
        'Are you free on …?',
        'I can …, but I can’t …',
        'Can you send me …?',
        'So you … and I …',
      ],
    },
    statements: [
      'I learn better at home than in a classroom.',
      'Everybody should turn on the camera in an online lesson.',
      'You can find real friends in an online class.',
      'I look at other things when I learn online.',
      'A film can teach me more than a book.',
      'Sports lessons online are a bad idea.',
      'It is easier to ask a question in the chat.',
      'Children should not learn online.',
    ],
    questions: [
      'What did you learn from a film or a page on the internet?',
      'Where is the best place in your home for an online lesson?',
      'What do you miss when there is no classroom?',
      'What can go wrong in an online lesson, and what do you do then?',
      'What do you want to learn online one day?',
    ],
    task: {
      instruction:
        'Your group wants to learn something new together online. You have sixty pounds and five hours a week. Choose two or three courses, and say why.',
      options: [
        'Drawing animals: 10 pounds, one hour a week; you learn from films, and nobody answers your questions',
        'Cooking with a cook from Mexico: 35 pounds, two hours a week; you have to buy the food',
        'The guitar: 30 pounds, three hours a week; a real teacher listens to you',
        'Stars and planets: free, two hours a week; very late in the evening',
        'English songs: 15 pounds, one hour a week; all microphones have to be on',
        'Yoga in the morning: 20 pounds, two hours a week; it starts at half past six',
        'A computer game that you make in a team: 25 pounds, three hours a week; you type a lot',
      ],
    },
    writing:
      'You could not join your online lesson this week. Write an email of 50 to 70 words to a classmate. Say why you were not there. Ask three questions about the lesson and the homework, and say when you are going to be online.',
  },
  hard: {
    words: [
      word('sign up', 'phrasal verb', 'to put your name down for a course', 'She signed up for a course in coding.'),
      word(
        'drop out',
        'phrasal verb',
        'to leave a course before it ends',
        'Many people drop out of an online course in the first week.',
      ),
      word(
        'give up',
        'phrasal verb',
        'to stop trying to do something',
        'I nearly gave up when my connection failed again.',
      ),
      word(
        'log in',
        'phrasal verb',
        'to start using a website with your name and password',
        'Log in a few minutes before the session.',
      ),
      word(
        'certificate',
        'noun',
        'a document that proves that you have completed a course',
        'You get a certificate if you pass the final quiz.',
      ),
      word('on your own', 'phrase', 'without other people', 'Learning on your own takes a strong will.'),
      word(
        'at your own pace',
        'phrase',
        'as fast or as slowly as suits you',
        'With recorded lessons you can study at your own pace.',
      ),
      word(
        'platform',
        'noun',
        'a website or program on which something is offered',
        'All the videos are on the school’s learning platform.',
      ),
      word('notice', 'verb', 'to see or realise something', 'A good tutor notices when somebody is lost.'),
      word(
        'keen',
        'adjective',
        'really wanting to do something',
        'The keen ones had finished the task before the live lesson.',
      ),
      word(
        'feedback',
        'noun',
        'comments on how well somebody has done',
        'The program gives marks, but no real feedback.',
      ),
      word(
        'distraction',
        'noun',
        'something that takes your attention away',
        'At home there is always some distraction, such as the fridge.',
      ),
      word(
        'fall behind',
        'phrase',
        'to make less progress than others or than planned',
        'If you fall behind, watch the recordings.',
      ),
      word(
        'face to face',
        'phrase',
        'in the same room as the other person',
        'Some subjects are easier to teach face to face.',
      ),
    ],
    text: {
      title: 'The zip in week two',
      kind: 'dialogue',
      genre: 'interview',
      source:
        'A. D. Ho et al., HarvardX and MITx: The First Year of Open Online Courses (2014): 43,196 certificates, 841,687 registrations',
      text: `Keziah: Rohan, nine hundred people signed up for your online course on mending clothes. How many got the certificate?
Rohan: Forty-five. I thought that I’d done something terribly wrong, but one in twenty isn’t unusual for a free course. Two famous universities once got the same result.
Keziah: Most teachers would have left it at that. You wrote to all the others.
Rohan: About half of them answered. I’d expected complaints about the videos.
Keziah: Weren’t there any?
Rohan: Plenty! The first one was forty minutes long, and nobody needs forty minutes of me. What surprised me, though, was how many were perfectly happy. One woman had only ever wanted to replace a zip. By week two her trousers were mended, so she closed her laptop. In my figures she had dropped out.
Keziah: So finishing doesn’t matter?
Rohan: Not to her. But others were ashamed that they’d given up. They didn’t say that it had been too hard. They said that they’d stopped logging in and nobody had noticed.
Keziah: What have you changed?
Rohan: Two things. The videos last six minutes. And you no longer learn entirely on your own, at your own pace. Four people start on the same day, and every week one of them rings the other three. It’s an ordinary phone call, without any platform.
Keziah: Does it work?
Rohan: Of the last forty, twenty-six finished. That isn’t proof. Those who agree to be rung up may simply be keener than the rest.
Keziah: Have you ever taken an online course yourself?
Rohan: Five, and I abandoned them all by lesson three. Now I’m on lesson eleven of Georgian. I’m afraid we’ll have to stop, by the way. It’s nearly six, and it’s my turn to ring.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'Why people leave an online course or stay in it',
          [
            ['How much people pay for an online course', 'The price hardly comes up: we only hear “a free course”.'],
            ['Which subjects can be taught without a classroom', 'Mending clothes is the only subject discussed.'],
            [
              'What universities can learn from small courses',
              'Two universities are mentioned just to compare a figure.',
            ],
          ],
          'Rohan asked those who “had dropped out” for their reasons, and tells us what he has changed.',
        ),
        choose(
          'What did Rohan find out about the number of certificates?',
          'It was normal for a course of that kind.',
          [
            ['It was lower than at any university.', 'The two universities “got the same result”.'],
            ['It was the result of a bad first week.', 'He does not blame the first week.'],
            ['It was too high to be quite correct.', 'He thought first that he had failed.'],
          ],
          '“one in twenty isn’t unusual for a free course”',
        ),
        write(
          'What did the woman want to replace?',
          ['a zip', 'zip', 'the zip', 'her zip', 'a zipper', 'zipper', 'the zipper', 'a trouser zip'],
          '“One woman had only ever wanted to replace a zip.”',
        ),
        choose(
          'What did those who were ashamed complain of?',
          'They had not been missed.',
          [
            ['They had not been warned.', 'Nothing is said of a warning.'],
            ['They had found it too difficult.', 'They “didn’t say that it had been too hard”.'],
            ['They had been talked to for too long.', 'The length of the videos was a complaint of others.'],
          ],
          'They had stopped logging in “and nobody had noticed”.',
        ),
        trueOrFalse(
          'Rohan is certain that it is the telephone calls that make people finish.',
          false,
          '“That isn’t proof. Those who agree to be rung up may simply be keener than the rest.”',
        ),
        choose(
          'What can be understood from Rohan’s last answer?',
          'He is learning Georgian in a group like those of his students.',
          [
            ['He is about to drop out of his sixth course.', 'He is on lesson eleven, further than ever before.'],
            ['His students expect a call from him every evening.', 'The calls are made by the members of a group.'],
            ['He would rather talk about Georgian than about sewing.', 'He ends the talk; he has a call to make.'],
          ],
          'He has got further than in the five he abandoned, and “it’s my turn to ring”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A deaf colleague is going to join your team in ten weeks. The two of you would like to learn some sign language online before then, together. Each of you has looked at one course.',
      a: {
        role: 'You have looked at a live course.',
        facts: [
          'It runs for eight weeks, on Tuesdays and Thursdays from six to seven. A deaf tutor corrects every sign. Nothing is recorded.',
          'It costs 180 euros each, or 150 each for two who sign up together. It ends with a certificate.',
          'You have dropped out of two courses without fixed times: there was always something else to do.',
          'You can spend 160 euros, and you are free every evening except Mondays.',
        ],
        goals: [
          'Find out what B’s course costs, and who corrects mistakes.',
          'Find out when B is free, and how much money there is.',
          'Agree on a course, and on how you will keep each other going.',
        ],
      },
      b: {
        role: 'You have looked at a course at your own pace.',
        facts: [
          'It consists of forty videos with quizzes, open for three months, for 60 euros each. There is no certificate. Half an hour with a tutor on screen costs 20 euros, and two can share it.',
          'Every second Tuesday you work until eight.',
          'You can spend 120 euros. Your firm pays each of you 40 euros towards any course with a certificate.',
          'You learn well on your own, but you repeat your mistakes until somebody corrects you.',
        ],
        goals: [
          'Find out what A’s course costs, when it is, and whether lessons can be watched later.',
          'Find out how A got on with earlier courses, and why.',
          'Agree on a course, and on how you will keep each other going.',
        ],
      },
      phrases: [
        'What happens if you miss a session?',
        'How did you get on with …?',
        'The drawback is that …',
        'If the firm pays …, that leaves …',
        'I’d be more likely to keep it up if …',
        'Shall we fix a time to …?',
      ],
    },
    statements: [
      'Somebody who pays for a course is more likely to finish it.',
      'Nobody should be forced to switch on their camera.',
      'A recorded lesson is better than a live one, because it can be stopped.',
      'Giving up a course that bores you is a sign of good sense.',
      'Online learning makes the gap between rich and poor pupils wider.',
      'A certificate from an online course is worth as much as any other.',
      'You cannot really know people whom you have only met on a screen.',
      'In twenty years most lessons will be taught by machines.',
    ],
    questions: [
      'What have you started to learn online and never finished, and why?',
      'Which subjects should never be taught only online?',
      'What would make you feel that you belonged to an online class?',
      'How do you keep yourself from doing other things at the same time?',
      'What can a teacher see in a classroom that a screen does not show?',
    ],
    task: {
      instruction:
        'A village school cannot find a physics teacher for its nine pupils of fifteen. For one year they are going to learn physics online, at school. You have 6,000 euros. Choose a mixture, and say what the pupils will still miss.',
      options: [
        'A live teacher on screen, four lessons a week: 3,500 euros; only at eight in the morning',
        'A hundred short videos by a brilliant lecturer: 500 euros; nobody answers questions',
        'A helper without any physics, in the room to keep everybody at work: 2,000 euros',
        'A day in a laboratory in town every month: 1,200 euros; three hours on the bus',
        'Boxes for experiments: 900 euros; some of it will get broken',
        'A partner class abroad: free; the pupils explain things to each other in English',
        'A physics student who answers in a chat until eight every evening: 1,500 euros',
        'A faster connection for the school: 1,800 euros; without it, live pictures freeze when it rains',
      ],
    },
    writing:
      'Write a review of 140 to 180 words for a website on which learners compare online courses. Describe a course that you have taken or would like to exist. Say what keeps people going and what makes them drop out, and for whom it is right.',
  },
};
