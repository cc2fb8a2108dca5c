import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'internship',
        'noun',
        'a short time at a company to learn about a job',
        'Her internship at the zoo was three weeks long.',
      ),
      word(
        'intern',
        'noun',
        'a young person who works somewhere for a short time to learn',
        'Our new intern starts on Monday.',
      ),
      word('colleague', 'noun', 'a person who works at the same place as you', 'My colleagues showed me the kitchen.'),
      word('boss', 'noun', 'the person who tells people at work what to do', 'My boss was friendly on the first day.'),
      word('task', 'noun', 'a piece of work that you have to do', 'My first task was to open the letters.'),
      word('learn', 'verb', 'to start to know or understand something new', 'I learned a lot in two weeks.'),
      word('team', 'noun', 'a group of people who work together', 'There are six people in our team.'),
      word('mistake', 'noun', 'something that you do wrong', 'Everybody makes a mistake in the first week.'),
      word('factory', 'noun', 'a big building where people and machines make things', 'This factory makes chairs.'),
      word('machine', 'noun', 'a thing with parts that move and do work for people', 'The machine cuts the paper.'),
      word('check', 'verb', 'to look at something again to see if it is right', 'Please check the names on this list.'),
      word('report', 'noun', 'a page or more about what somebody did', 'I wrote a report for my teacher.'),
      word('office', 'noun', 'a room with desks where people work', 'My desk was in a small office.'),
      word(
        'experience',
        'noun',
        'what you know because you did it before',
        'You do not need experience for this internship.',
      ),
    ],
    text: {
      title: 'Piece one thousand',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Dorota: So, Jomo, this is the last day of your internship. How was it?
Jomo: Good! I thought that interns only make coffee.
Dorota: Did you make coffee?
Jomo: Once. After that, my colleagues made it for me.
Dorota: And what did you learn here?
Jomo: I learned to count. Every puzzle has a thousand pieces, and I had to check forty boxes.
Dorota: That is not the best task in our factory.
Jomo: No. But on Tuesday there were only 999 pieces in a box. So we stopped the big machine.
Dorota: I know. It was very quiet that morning.
Jomo: The team looked for the piece for an hour. Then I found it. It was under my shoe.
Dorota: Oh, Jomo!
Jomo: It was my mistake, and I said so. Nobody was angry.
Dorota: Well, here is your report for school. Read the last line.
Jomo: “We need a new colleague in July. Please look under your shoes before you come.”`,
      questions: [
        choose(
          'What do Dorota and Jomo talk about?',
          'Jomo’s time at the factory',
          [
            ['Jomo’s first day at a new school', 'It is his last day, and he is not at school.'],
            ['Jomo’s problems with his team', 'Nobody in the team was angry with him.'],
            ['Jomo’s plan for a new puzzle', 'Jomo counted the pieces. He did not make a puzzle.'],
          ],
          'Dorota says: “this is the last day of your internship. How was it?”',
        ),
        trueOrFalse(
          'Jomo made coffee for his colleagues every day.',
          false,
          '“Once. After that, my colleagues made it for me.”',
        ),
        write(
          'How many boxes did Jomo have to check?',
          ['forty', '40', 'forty boxes', '40 boxes'],
          '“I had to check forty boxes”',
        ),
        choose(
          'Why did the big machine stop on Tuesday?',
          'They could not find one piece.',
          [
            ['Somebody had a small accident.', 'There was no accident in the factory.'],
            ['It was too loud for the team.', 'It was quiet that morning because the machine stopped.'],
            ['There were too many puzzles.', 'The problem was one box with 999 pieces.'],
          ],
          '“there were only 999 pieces in a box. So we stopped the big machine.”',
        ),
        choose(
          'What does Dorota want?',
          'She wants Jomo to work there again.',
          [
            ['She wants Jomo to buy her new shoes.', 'She only makes a joke about his shoes.'],
            ['She wants Jomo to write his report again.', 'The report is ready. Jomo only has to read it.'],
            ['She wants Jomo to find a colleague for her.', 'Jomo is the new colleague that she needs.'],
          ],
          '“We need a new colleague in July.” The words “before you come” are for Jomo.',
        ),
      ],
    },
    roleCards: {
      scene: 'You are at a small radio station. A student visits the boss to talk about an internship in June.',
      a: {
        role: 'You are the student.',
        facts: [
          'Your internship must be ten days long, six hours a day. You are free for four weeks, from Monday 3 June to Friday 28 June.',
          'On Wednesdays you are at school from nine to eleven in the morning.',
          'You are good with computers and you know a lot of music. You don’t like to talk on the phone.',
        ],
        goals: [
          'Find out at what times interns work.',
          'Find out which week is not possible.',
          'Find out what tasks there are, and choose one with the boss.',
        ],
      },
      b: {
        role: 'You are the boss of the radio station.',
        facts: [
          'Interns work from seven to one or from twelve to six. They can change from day to day.',
          'From 10 to 14 June there is no desk free for an intern.',
          'There are two tasks: talk to listeners on the phone, or find songs for the evening show. The second task is for the afternoon only.',
        ],
        goals: [
          'Find out how long the internship is, and when the student is free.',
          'Find out what the student is good at.',
          'Write down the ten days and the times together.',
        ],
      },
      phrases: [
        'When can I start?',
        'What do I have to do?',
        'I’m good at …',
        'I’m sorry, I can’t come on …',
        'Is it OK if I …?',
        'So you come from … to …',
      ],
    },
    statements: [
      'An internship of one week is too short.',
      'Every intern should get money.',
      'I would like to do an internship in another country.',
      'It is better to learn at work than at school.',
      'Interns should not have to make coffee.',
      'I always ask when I don’t understand a task.',
      'It is easier to work in a small company than in a big one.',
      'Teachers should do an internship too.',
    ],
    questions: [
      'Where would you like to work for two weeks, and why?',
      'What makes a good boss?',
      'What do people need to know on their first day at a new place?',
      'What can a company learn from a young person?',
      'Which job looks easy but is not?',
    ],
    task: {
      instruction:
        'Your friend Malia likes animals and likes to talk to people. She has ten days for an internship and 45 pounds for travel, and she does not like to get up early. Choose a first and a second place for her.',
      options: [
        'The zoo kitchen: from seven to three, 40 pounds for the bus, a lot of fruit to cut, not many people',
        'A hotel: from twelve to six, ten minutes on foot, she can speak English with the guests',
        'An animal doctor: from nine to five, free by bike, but she can only watch',
        'A farm: she sleeps there, 30 pounds for the train, good food, work starts at five in the morning',
        'A toy shop: from ten to six, 20 pounds for the bus, she gets 50 pounds at the end',
        'A museum of the sea: from eight to two, an hour away, 45 pounds for the tram, she shows fish to school groups',
        'A dog school: from two to six, five minutes by bike, very loud, and no colleagues of her age',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a place where you would like to do an internship. Say who you are, when you have time, and why you like the place. Ask one question.',
  },
  hard: {
    words: [
      word(
        'placement',
        'noun',
        'a period of work at a company as part of training',
        'My placement at the theatre lasts until June.',
      ),
      word(
        'supervisor',
        'noun',
        'a person who is responsible for somebody’s work',
        'Her supervisor saw her every Friday.',
      ),
      word('in charge of', 'phrase', 'responsible for something or somebody', 'Who is in charge of the interns?'),
      word('make use of', 'phrase', 'to take what is there and do something with it', 'They made use of my languages.'),
      word(
        'drawback',
        'noun',
        'something about a plan or thing that is not so good',
        'The main drawback is the long journey.',
      ),
      word(
        'recommend',
        'verb',
        'to say that something is good and worth trying',
        'I would recommend this company to any student.',
      ),
      word(
        'feedback',
        'noun',
        'comments on how well somebody has done something',
        'The interns got feedback once a week.',
      ),
      word('idle', 'adjective', 'doing nothing, although one could be working', 'On quiet days the interns were idle.'),
      word('timetable', 'noun', 'a plan that shows what happens when', 'The timetable left no room for questions.'),
      word(
        'insist on',
        'phrase',
        'to say firmly that something must be done',
        'The company insists on a written report.',
      ),
      word('cover', 'verb', 'to be enough money for something', 'The pay does not cover the rent.'),
      word(
        'unpaid',
        'adjective',
        'without any money for the work that is done',
        'She could not afford an unpaid internship.',
      ),
      word(
        'reference',
        'noun',
        'a letter from an employer about how somebody works',
        'Ask for a reference before you leave.',
      ),
      word('learn the ropes', 'phrase', 'to find out how a job is done', 'It took me a month to learn the ropes.'),
    ],
    text: {
      title: 'A chair in the corridor',
      kind: 'text',
      genre: 'review',
      text: `Halvorsen Lamps, design office, two months last summer

On my first morning nobody at Halvorsen was expecting me. The woman who had offered me the placement had left the company in May, and no one had been told. There was no desk for me, no password and no plan. Somebody fetched a chair, put it in the corridor and promised to be back in five minutes.

I sat there for eight days. It turned out to be the best seat in the building. Everybody who went from design to production had to pass me, and as I looked idle, they made use of me. I held cables. I was asked which of two greens was warmer. One engineer stopped daily to complain about the designers, and one designer to complain about the engineers, until it struck me that they were both talking about the same screw. I introduced them. They had worked thirty metres apart for six years.

Then the management discovered me and was deeply embarrassed. I was given a desk, a supervisor and a timetable: Mondays marketing, Tuesdays sales. My supervisor was kind and patient, and I have forgotten nearly everything she explained. I asked for the chair back, at least in the afternoons.

Drawbacks: the pay barely covers the train, and the only feedback was a form with boxes to tick.

Would I recommend it? I am no longer the right person to ask. Since Monday I have been in charge of Halvorsen’s interns. There are three of them this summer, with desks, passwords and a timetable, all of which the company insisted on. There are also three chairs in the corridor. I really couldn’t say how they got there.`,
      questions: [
        choose(
          'What is the review mainly about?',
          'How a lack of planning proved useful',
          [
            ['How careful planning helped a beginner', 'The plan came later, and little of it was remembered.'],
            ['How a company lost a promising intern', 'The intern works for the company now.'],
            ['How two departments fought over an intern', 'They complained about each other, not about the intern.'],
          ],
          '“There was no desk for me, no password and no plan.” Yet the chair “turned out to be the best seat in the building”.',
        ),
        choose(
          'Why was the reviewer not expected on the first day?',
          'The news had not been passed on.',
          [
            ['The date had been changed in May.', 'In May somebody left; the date is not said to have changed.'],
            ['The design office had been closed.', 'People went to and from the design office every day.'],
            ['The password had been sent too late.', 'There was none, but that is not why nobody knew.'],
          ],
          'The woman who had arranged it had gone, “and no one had been told”.',
        ),
        trueOrFalse(
          'The engineer and the designer realised by themselves that they had the same problem.',
          false,
          '“until it struck me that they were both talking about the same screw. I introduced them.”',
        ),
        write(
          'What did the reviewer ask to have back?',
          ['the chair', 'chair', 'a chair', 'the chair back', 'my chair', 'his chair', 'her chair', 'their chair'],
          '“I asked for the chair back, at least in the afternoons.”',
        ),
        choose(
          'What does the reviewer say about the official programme?',
          'Hardly any of it was remembered.',
          [
            ['Its teacher had too little patience.', 'The supervisor was kind and patient.'],
            ['It should have come much earlier.', 'The eight days without it were the best ones.'],
            ['Most of it took place in the corridor.', 'That was before there was a programme.'],
          ],
          '“I have forgotten nearly everything she explained”',
        ),
        choose(
          'What are we meant to understand from the last two sentences?',
          'The reviewer put the chairs there.',
          [
            ['The company has run out of desks.', 'The interns have desks.'],
            ['The interns are unhappy at their desks.', 'They have only just started, and nothing is said of this.'],
            ['The management has changed its mind.', 'The company insisted on desks and a timetable.'],
          ],
          'The reviewer learned most in the corridor, is now “in charge of Halvorsen’s interns”, and only pretends not to know.',
        ),
      ],
    },
    roleCards: {
      scene:
        'An intern at the office of a music festival has four weeks left, and talks to the supervisor about what to do in that time.',
      a: {
        role: 'You are the intern. You work 25 hours a week.',
        facts: [
          'Your university wants a report on one project of your own, of at least forty hours. So far you have only typed in addresses.',
          'You speak Polish and Portuguese, and you used to work as a volunteer at another festival.',
          'On Fridays you have to leave at noon for a class at your university.',
        ],
        goals: [
          'Find out which projects you could take over, and how many hours each of them needs.',
          'Find out for how long the addresses still have to be typed in.',
          'Leave with a plan for the four weeks that will satisfy your university.',
        ],
      },
      b: {
        role: 'You are the supervisor. You like the intern but have had no time.',
        facts: [
          'Two projects are free: a guide for volunteers, about fifty hours, and a map of the festival, about thirty. Nobody else has time for either.',
          'The addresses take twelve hours a week and must be finished in two weeks.',
          'Whoever writes the guide has to show it to the team, which meets on Fridays at two. The day can be changed once.',
          'The volunteers come from six countries. Many of them do not read English well.',
        ],
        goals: [
          'Find out what the university requires.',
          'Find out what the intern can do that nobody in your team can.',
          'Find out when the intern cannot be there, and see that the addresses get done.',
        ],
      },
      phrases: [
        'I was hoping to …',
        'How many hours would that take?',
        'What would happen to … in the meantime?',
        'That would leave … hours for …',
        'Would it be possible to move …?',
        'Let me sum up what we have agreed.',
      ],
    },
    statements: [
      'Unpaid internships should be against the law.',
      'An intern learns more from a bad boss than from a good one.',
      'Nobody should be allowed to manage people without having been an intern.',
      'It is unfair to get an internship through one’s parents.',
      'I would rather do one task well than see ten departments.',
      'A company that gives interns boring tasks is being honest with them.',
      'Internships abroad are more about travelling than about work.',
      'Everybody over fifty should spend a month as an intern.',
    ],
    questions: [
      'What can be learned at a workplace that no school can teach?',
      'How should a company treat somebody who will leave again in two months?',
      'What would you do if you were given nothing to do?',
      'Which place that is normally closed to visitors would you like to work in for a month?',
      'What is the most useful question that a beginner can ask?',
    ],
    task: {
      instruction:
        'A company of fourteen people will have two interns for six weeks. It has 2,400 pounds, and its staff can spare forty hours in all. Choose three things that it should offer them.',
      options: [
        'Train tickets for both: 600 pounds, no hours',
        'Pay of 900 pounds each: 1,800 pounds, two hours for the forms',
        'An hour a week with a supervisor for each of them: no cost, twelve hours',
        'A project of their own, shown to everybody at the end: 300 pounds, fifteen hours',
        'A day with each of six colleagues, from the boss to the driver: no cost, twenty-four hours',
        'A two-day course in the software that everybody uses: 1,000 pounds, four hours',
        'A real customer to look after: no cost, twenty hours, and their mistakes may be expensive',
      ],
    },
    writing:
      'Write an email of 120 to 150 words to a company or organisation where you would like to do an internship. Say why you have chosen it, what you could contribute and what you hope to learn, and suggest a date for a meeting.',
  },
};
