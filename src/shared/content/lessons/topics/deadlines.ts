import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('deadline', 'noun', 'the day or time when your work must be ready', 'The deadline is Friday at five.'),
      word('on time', 'phrase', 'not late', 'She always finishes her projects on time.'),
      word('ready', 'adjective', 'finished, so that people can use it', 'The poster is almost ready.'),
      word('finish', 'verb', 'to do the last part of something', 'I can finish this page tonight.'),
      word('hand in', 'verb', 'to give your work to a teacher or a boss', 'We have to hand in our homework tomorrow.'),
      word('late', 'adjective', 'after the right time', 'My report was two days late.'),
      word('the last minute', 'phrase', 'the time just before the end', 'He does everything at the last minute.'),
      word('busy', 'adjective', 'with a lot of things to do', 'I am busy this week because of three tests.'),
      word('the weekend', 'phrase', 'Saturday and Sunday', 'We worked at the weekend because the film was not ready.'),
      word('worry', 'verb', 'to think about bad things that can happen', 'Don’t worry, we have two more days.'),
      word(
        'hurry',
        'verb',
        'to do something fast because there is little time',
        'We have to hurry: it is ten to five.',
      ),
      word('plan', 'noun', 'what you want to do, and when', 'Make a plan for the week first.'),
      word('calendar', 'noun', 'a list of all the days and months of a year', 'I write every test in my calendar.'),
      word('forget', 'verb', 'not to remember something', 'Please do not forget the project.'),
    ],
    text: {
      title: 'Your Thursday is a Monday',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Anahit: Jomo, where is your page for the school magazine?
Jomo: Don’t worry. I have a good title.
Anahit: A title? The deadline was Thursday at four. Today is Friday.
Jomo: I know. But your Thursday is always a Monday.
Anahit: What do you mean?
Jomo: You always say Thursday, but the print shop needs our pages on Monday. So I can finish at the weekend. I work best at the last minute.
Anahit: You’re right, I do that because you are always late. But the print shop is on holiday next week. This Thursday was a real Thursday. The other writers handed in their pages on time.
Jomo: Oh no! And my page?
Anahit: It’s ready. Here, page six.
Jomo: There is only my name at the top!
Anahit: And one line under it: “Please write something here. Jomo was busy.” Everybody loves it.
Jomo: Can I have a page next month?
Anahit: Of course. The deadline is tomorrow.
Jomo: Your tomorrow or the real tomorrow?`,
      questions: [
        choose(
          'What do Anahit and Jomo talk about?',
          'A page that Jomo did not write in time',
          [
            ['A page that the print shop could not find', 'The print shop printed the page: it is page six.'],
            ['A page that has a mistake in its title', 'Jomo has a title, but nobody talks about a mistake.'],
            ['A page that Jomo wrote about a holiday', 'It is the print shop that is on holiday.'],
          ],
          'Anahit says: “The deadline was Thursday at four. Today is Friday.”',
        ),
        write(
          'What day is it when they talk?',
          ['Friday', 'it’s Friday', 'it is Friday', 'on Friday', 'a Friday'],
          '“Today is Friday.”',
        ),
        trueOrFalse('The other writers were late, too.', false, '“The other writers handed in their pages on time.”'),
        choose(
          'Why was the deadline real this time?',
          'The print shop is closed next week.',
          [
            ['The school is closed on Monday.', 'They do not say this about the school.'],
            ['The print shop has more work this month.', 'They do not say how much work it has.'],
            ['The magazine has more pages than before.', 'They do not say how many pages it has.'],
          ],
          '“But the print shop is on holiday next week.”',
        ),
        choose(
          'What is under Jomo’s name on page six?',
          'A short message for the readers',
          [
            ['A funny photo of the other writers', 'They do not talk about photos.'],
            ['A long story by another student', 'There is only one line.'],
            ['A list of the next deadlines', 'Anahit tells him the next deadline herself.'],
          ],
          '“Please write something here. Jomo was busy.”',
        ),
        choose(
          'Why does Jomo ask the last question?',
          'He isn’t sure that the date is true.',
          [
            ['He wants to know what day it is today.', 'He knows: Anahit says that it is Friday.'],
            ['He doesn’t want to write another page.', 'He asks for a page next month.'],
            ['He thinks that the print shop is closed.', 'He does not ask about the print shop here.'],
          ],
          'Anahit does not always say the real day: “You always say Thursday, but the print shop needs our pages on Monday.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is Monday morning. You two have to hand in a short film about your town on Friday at nine in the morning. You both have to be there when you film.',
      a: {
        role: 'You have the camera.',
        facts: [
          'You need three hours to film everything.',
          'You are free on Monday and on Wednesday, from three to six.',
          'On Wednesday your sister has the camera until four.',
        ],
        goals: [
          'Find out when B is free to film.',
          'Find out how many hours B needs on the computer, and when.',
          'Make a plan with B. You want to be ready on Friday.',
        ],
      },
      b: {
        role: 'You put the film together on a computer.',
        facts: [
          'You are free to film on Monday from four to six and on Wednesday from three to six.',
          'You need four hours on the computer. You can start with only half of the film.',
          'The computer room is open on Tuesday and Thursday, from three to five.',
        ],
        goals: [
          'Find out how many hours A needs to film.',
          'Find out when A is free, and when A has the camera.',
          'Make a plan with A. You do not want to work on Friday morning.',
        ],
      },
      phrases: [
        'When are you free?',
        'How long do you need for …?',
        'I can’t do it before …',
        'We have to finish … by …',
        'Let’s do … first, and then …',
        'Is that enough time?',
      ],
    },
    statements: [
      'I do my homework on the last evening.',
      'I work well when I have very little time.',
      'It is better to finish a day early than to be an hour late.',
      'A teacher should say yes when a student asks for one more day.',
      'People who are late with their work are lazy.',
      'It is all right to tell a friend who is always late the wrong time.',
      'Three small deadlines are better than one big deadline.',
    ],
    questions: [
      'What do you do first when you have a lot to do?',
      'How do you remember important days and times?',
      'Where and when do you work best?',
      'What can you say when your work is not ready in time?',
      'Which jobs have a lot of deadlines, and which have almost none?',
    ],
    task: {
      instruction:
        'Your class opens a café for one afternoon, on Friday at three. Before that, your group has eight hours to get ready. Choose what you want to do, and make a plan for the week.',
      options: [
        'Bake four cakes: three hours, on Thursday only',
        'Make a big poster for the street: two hours, and it has to be ready on Tuesday',
        'Learn three songs with the class band: four hours, on two evenings',
        'Write the menu in three languages: one hour, on any day',
        'Build a small stage: five hours, on Monday and Tuesday',
        'Make paper flowers for ten tables: two hours, on any day',
        'Make a short film about the class: four hours, on Wednesday only',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to your teacher. You cannot finish your project by Friday. Say what is ready, what is not ready and why. Ask for a new day, and say how you are going to be on time.',
  },
  hard: {
    words: [
      word(
        'meet a deadline',
        'phrase',
        'to finish work by the agreed time',
        'We met the deadline with an hour to spare.',
      ),
      word('put off', 'verb', 'to decide to do something later', 'I keep putting off the difficult part.'),
      word(
        'urgent',
        'adjective',
        'so important that it must be done at once',
        'Not everything marked as urgent really is.',
      ),
      word(
        'overdue',
        'adjective',
        'not done although the agreed time has passed',
        'Your report is three days overdue.',
      ),
      word(
        'extension',
        'noun',
        'extra time that is given to finish something',
        'She asked for an extension of one week.',
      ),
      word('draft', 'noun', 'an early form of a text or plan, to be improved', 'Send me a draft by Wednesday.'),
      word('deliver', 'verb', 'to hand over finished work', 'They promised to deliver the design in June.'),
      word('drag on', 'verb', 'to continue for longer than it should', 'The project dragged on for half a year.'),
      word('client', 'noun', 'somebody who pays a firm to do work', 'The client changed the date twice.'),
      word(
        'trial',
        'noun',
        'a test that shows whether something works',
        'After a trial of six weeks we changed the rules.',
      ),
      word(
        'ahead of schedule',
        'phrase',
        'earlier than was planned',
        'For once, the bridge was finished ahead of schedule.',
      ),
      word(
        'under pressure',
        'phrase',
        'forced to work hard, with little time',
        'Some people think more clearly under pressure.',
      ),
      word(
        'prioritise',
        'verb',
        'to decide what is most important and do that first',
        'With six jobs waiting, you have to prioritise.',
      ),
      word(
        'workload',
        'noun',
        'the amount that somebody has to do in a job',
        'The workload doubles before every opening night.',
      ),
    ],
    text: {
      title: 'The month without deadlines',
      kind: 'text',
      genre: 'report',
      text: `To everybody in the studio

In May we lived almost without deadlines. You will remember why. In April I counted forty-six dates on our wall, and only nine of them had come from clients. The other thirty-seven we had invented ourselves, marked as urgent and then quietly moved. Andrei called them our decorations. So, for a trial of one month, we took them down.

The dates from clients stayed, and those deadlines were met. The rest is more interesting. In the first week people went home at five, and drafts were better than usual because nobody stopped at the first idea. By the second week nobody stopped at the fifth idea either. Our own menu for the canteen went through fourteen versions, the last of which looked very much like the second. Jobs dragged on. Whatever was difficult was put off, and since nothing had a date, nothing could be called overdue.

Then Malia told us that she was leaving, and that there would be soup on her roof on the 30th. Nobody gave any orders. Yet on the 29th I counted again: twenty-two jobs had been delivered, two of which had been waiting since the winter. All of them were jobs that Malia had begun with one of you, and nobody wanted her to leave with a loose end.

I conclude that a date alone moves nobody; a person who is waiting does. From June, a deadline goes up on the wall only with the name of whoever needs the work. That person can be asked for an extension. A wall cannot.

Finally, Malia informs me that she has no new job and never had one. She is staying, and would like her desk lamp back. Hers was, I suppose, the thirty-eighth date that we invented ourselves, and the only one that worked.

Zuri`,
      questions: [
        choose(
          'What is the report mainly about?',
          'A trial that showed when a date has an effect',
          [
            ['A plan that is meant to attract more clients', 'Clients are mentioned, but nobody looks for new ones.'],
            ['A party that made it hard to finish the work', 'Before the party on the roof, more was finished.'],
            [
              'A complaint that staff leave the studio too early',
              'People went home at five, and the drafts were better.',
            ],
          ],
          '“I conclude that a date alone moves nobody; a person who is waiting does.”',
        ),
        write(
          'How many of the dates on the wall in April had come from clients?',
          ['nine', '9', 'only nine', 'nine dates', 'nine of them'],
          '“only nine of them had come from clients”',
        ),
        trueOrFalse(
          'In the first week, the quality of the work suffered.',
          false,
          '“drafts were better than usual because nobody stopped at the first idea”',
        ),
        choose(
          'What does the example of the menu show?',
          'More time did not lead to more progress.',
          [
            ['Too many people worked on the same thing.', 'We are not told how many people worked on it.'],
            ['An early version had been lost by mistake.', 'The last version was like the second; nothing was lost.'],
            ['The canteen could not decide what to offer.', 'The report speaks of versions, not of dishes.'],
          ],
          'It “went through fourteen versions, the last of which looked very much like the second”.',
        ),
        choose(
          'What is the new rule from June?',
          'Each date has to be linked to a person.',
          [
            ['Each date has to be agreed with a client.', 'The person need not be a client.'],
            ['Each date may be moved no more than once.', 'An extension is possible; no number is given.'],
            ['Each person has to choose a date for a job.', 'The name on the wall is of the one who needs the work.'],
          ],
          '“a deadline goes up on the wall only with the name of whoever needs the work”',
        ),
        choose(
          'Why, most probably, did Malia say that she was leaving?',
          'She believed that it would get things done.',
          [
            ['She hoped that she would be paid more to stay.', 'Nothing is said about money.'],
            ['She had found a job and then lost it again.', 'She “has no new job and never had one”.'],
            ['She was annoyed that the dates were taken down.', 'We are not told that anything annoyed her.'],
          ],
          'Zuri calls it “the thirty-eighth date that we invented ourselves, and the only one that worked”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Today is Monday the 1st. A new museum opens on Friday the 12th. Somebody from the museum rings the workshop that is making the signs for its three rooms.',
      a: {
        role: 'You are in charge of the new museum.',
        facts: [
          'You need sixty signs, twenty for each room. The opening cannot be moved: the invitations have been sent.',
          'Guests will see Rooms 1 and 2 at the opening. Room 3 opens on Thursday the 18th.',
          'The texts for Rooms 1 and 3 are ready. Those for Room 2 will be ready on Monday the 8th.',
          'You can spend up to 200 euros more than was agreed.',
        ],
        goals: [
          'Find out when B can start, and how many signs B can make in a day.',
          'Find out when B needs the texts.',
          'Agree on what will be delivered by the evening of the 11th, and what later.',
        ],
      },
      b: {
        role: 'You make signs, alone, in a small workshop.',
        facts: [
          'You have another job until Thursday the 4th. After that you can make eight signs a day.',
          'You need all the texts for a room one day before you start on it.',
          'You work from Monday to Friday. A Saturday costs 150 euros extra.',
        ],
        goals: [
          'Find out whether the opening could be postponed.',
          'Find out how many signs are needed, and which of them first.',
          'Find out which texts are ready.',
          'Agree on dates that you can really keep.',
        ],
      },
      phrases: [
        'By when do you need …?',
        'The earliest I could start is …',
        'Which part is the most urgent?',
        'That would be cutting it fine.',
        'Could … wait until …?',
        'Let me just go through the dates again.',
      ],
    },
    statements: [
      'Most deadlines at work are invented by people who are nervous.',
      'Without a deadline, nobody would ever finish anything.',
      'Good work that is late is better than poor work that is on time.',
      'Asking for an extension is a sign of good planning.',
      'If students lose marks for late work, teachers should lose something for it, too.',
      'Ideas that come at the last minute are often the best.',
      'People who answer every message at once do not have enough to do.',
      'If one member of a group is late, the whole group should bear the consequences.',
    ],
    questions: [
      'Why do so many people put things off, even though they regret it later?',
      'What makes a deadline feel fair?',
      'Which kinds of work are spoiled by a deadline?',
      'If you could set your town a deadline, what would have to be done, and by when?',
      'How would you like to be told that something will not be ready on time?',
    ],
    task: {
      instruction:
        'It is Monday. Your small design firm has sixty hours of working time until Friday evening, and seven jobs are waiting. Decide which to deliver this week and which to postpone, and whom you will tell first.',
      options: [
        'A website for a bakery that opens on Saturday: 24 hours, 1,800 euros',
        'A map for the town’s walking day on Sunday: 10 hours, unpaid, but four hundred people expect it',
        'A brochure for your best client: 20 hours, or 12 without the drawings that you promised',
        'The entry for a design prize: 8 hours, closes on Friday at noon, 5,000 euros if you win',
        'The firm’s accounts: 6 hours, already three weeks overdue',
        'Training for the new colleague: 9 hours, postponed twice already',
        'A logo for a neighbour: 15 hours, 900 euros, “whenever it suits you”',
      ],
    },
    writing:
      'Write an email of 120 to 150 words to a client who expects your work on Friday. Explain what will be ready and what will not, without making excuses. Suggest two ways forward, and ask for a decision by a certain day.',
  },
};
