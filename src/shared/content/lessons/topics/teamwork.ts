import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('team', 'noun', 'a group of people who work or play with one another', 'There are five people in our team.'),
      word('work together', 'phrase', 'to do one job with other people', 'We work together on Fridays.'),
      word('plan', 'noun', 'what you want to do, and how', 'Our plan is very simple.'),
      word('job', 'noun', 'a piece of work that you have to do', 'My job is to write the letter.'),
      word('captain', 'noun', 'the leader of a group of players or of a boat', 'The captain spoke to the players.'),
      word('idea', 'noun', 'something new that you think of', 'Has anybody got a better idea?'),
      word('build', 'verb', 'to make something from different parts', 'They want to build a small house.'),
      word(
        'collect',
        'verb',
        'to get many things and bring them to one place',
        'We collect old newspapers for the project.',
      ),
      word('tie', 'verb', 'to make things stay in place with a rope', 'Can you tie these boxes to the bike?'),
      word('ready', 'adjective', 'finished, so that you can start or use it', 'The posters are ready.'),
      word('list', 'noun', 'things that you write one under the other', 'Is the glue on your list?'),
      word('share', 'verb', 'to give each person a part of something', 'We share the work.'),
      word('agree', 'verb', 'to think the same as another person', 'The others agree with Mei.'),
      word('paddle', 'noun', 'a flat piece of wood for moving a small boat', 'This boat needs two paddles.'),
    ],
    text: {
      title: 'Second place for Team Five',
      kind: 'text',
      genre: 'news',
      text: `On Saturday six teams came to Lake Miro for the school boat race. There was one rule: build your boat from old bottles.

Team Five had a good plan, and everybody had a job. Ada drew the boat. Kofi and Mei collected three hundred bottles. Ravi tied them together. Pilar was the captain. Their boat was ready first, and it looked great.

Then they sat down in it. “Where are the paddles?” asked Pilar. Ada looked at Kofi. Kofi looked at Mei. It was nobody’s job.

The other boats started. Then Ravi had an idea. They all took the tops of their lunch boxes and put them in the water. They worked together: left, right, left, right! At the end there was only one boat in front of them.

“Next year we need a list,” said Pilar.

“Good,” said Ravi. “Who is going to write it?”

Ada looked at Kofi. Kofi looked at Mei.`,
      questions: [
        choose(
          'What is the news about?',
          'A team that forgot something',
          [
            ['A boat that broke in a race', 'Team Five’s boat was good.'],
            ['A captain who did not help', 'Pilar asked about the paddles. We do not read that she did not help.'],
            ['A lake that was full of bottles', 'The bottles were in the boats.'],
          ],
          '“Where are the paddles?” asked Pilar.',
        ),
        write(
          'How many bottles did Kofi and Mei find?',
          ['three hundred', '300', 'three hundred bottles', '300 bottles'],
          '“Kofi and Mei collected three hundred bottles.”',
        ),
        trueOrFalse('Team Five finished their boat before the other teams.', true, '“Their boat was ready first”'),
        choose(
          'What did the team use in the race?',
          'Parts of their lunch boxes',
          [
            ['Paddles from the other teams', 'We do not read that another team gave them paddles.'],
            ['The tops of some bottles', 'The tops were from something bigger.'],
            ['Their own hands and feet', 'They had something in their hands.'],
          ],
          '“They all took the tops of their lunch boxes and put them in the water.”',
        ),
        choose(
          'Why is there perhaps no list next year?',
          'Each of them waits for the others.',
          [
            ['Ravi does not like Pilar’s idea.', 'Ravi says that it is good.'],
            ['They are not going to be in a race again.', 'Pilar talks about next year.'],
            ['Mei forgot to bring some paper.', 'We do not read about any paper.'],
          ],
          '“Ada looked at Kofi. Kofi looked at Mei.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are in the same class. On Friday you give a talk together about an old bridge. Today is Monday.',
      a: {
        role: 'You draw very well.',
        facts: [
          'You don’t like to speak in front of the class. Two minutes are all right.',
          'You are free today and on Wednesday, from four o’clock.',
          'The teacher says: the talk is six minutes long, both of you have to speak, and you need a big picture.',
        ],
        goals: [
          'Find out what B likes to do, and what B can’t do.',
          'Find out when B is free.',
          'Find out who can tell you about the bridge, and share the work.',
        ],
      },
      b: {
        role: 'You love to speak in front of people.',
        facts: [
          'You can’t draw. You want to speak for five minutes.',
          'You are free on Tuesday, and on Wednesday until half past five.',
          'Your neighbour knows all about the bridge. You can phone him on Wednesday at five.',
        ],
        goals: [
          'Find out what A does well, and what A doesn’t like.',
          'Find out when A has time.',
          'Find out what the teacher wants, and agree how long each of you speaks.',
        ],
      },
      phrases: [
        'What are you good at?',
        'I’m not very good at …',
        'When are you free?',
        'I can do the …',
        'Can you do … if I do …?',
        'So you …, and I …',
      ],
    },
    statements: [
      'Two people work better than five.',
      'Every team needs a captain.',
      'I like to work with people who are different from me.',
      'It is better to be in a team with your friends.',
      'When I work alone, I am faster.',
      'The teacher should choose the teams.',
      'In a good team nobody gets angry.',
    ],
    questions: [
      'When do you like to work with other people?',
      'What do you often do in a group: speak, write, draw or listen?',
      'What makes a good captain?',
      'What can a team do when two people don’t agree?',
      'What jobs are too big for one person?',
    ],
    task: {
      instruction:
        'Six students are a team at the school party. They have 40 pounds. Everybody works in one place only, and nobody may be without a job. Choose three things.',
      options: [
        'Pancakes: three people, 20 pounds, hot work',
        'Pictures on children’s faces: two people, 10 pounds',
        'Photos with funny hats: one person, 15 pounds',
        'A quiz about the teachers: one person, free, but are all the teachers going to laugh?',
        'Live music: three people, free, but they have to practise a lot',
        'Cold lemonade: two people, 15 pounds, not good if it rains',
        'A bike wash: two people, 5 pounds, dirty work',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to three friends. You want to plan a surprise for a teacher together. Say what it is, when you can meet, and who does what.',
  },
  hard: {
    words: [
      word('contribute', 'verb', 'to give something to what a group does', 'Everybody contributed at least one idea.'),
      word('colleague', 'noun', 'somebody who works with you', 'A colleague showed me how the printer works.'),
      word('role', 'noun', 'the job that somebody has in a group', 'What was your role in the project?'),
      word('mention', 'verb', 'to say something about a thing in a few words', 'Nobody mentioned the broken screen.'),
      word(
        'interrupt',
        'verb',
        'to say something while somebody else is speaking',
        'Please don’t interrupt her; she is counting.',
      ),
      word('occur to', 'phrase', 'to come into somebody’s mind', 'It occurred to us that we had the wrong map.'),
      word('hint', 'noun', 'a small piece of help with an answer', 'The teacher gave each group one hint.'),
      word(
        'selfish',
        'adjective',
        'caring only about what is good for you, not for others',
        'It was selfish of him to keep the best job.',
      ),
      word('talent', 'noun', 'a natural ability to do something well', 'She has a talent for calming people down.'),
      word('concentration', 'noun', 'giving all your attention to one thing', 'Building the model took concentration.'),
      word('solve', 'verb', 'to find the answer to a problem', 'They solved it by drawing a plan.'),
      word(
        'compromise',
        'noun',
        'an agreement in which each side gives up something',
        'Starting at nine was a compromise.',
      ),
      word('collaborate', 'verb', 'to produce something with others', 'Two schools collaborated on the film.'),
      word(
        'pull your weight',
        'phrase',
        'to do your fair part of the work',
        'The others complained that he did not pull his weight.',
      ),
    ],
    text: {
      title: 'What I see on my screen',
      kind: 'text',
      genre: 'opinion',
      text: `I own an escape room. Groups of four to six are shut in a make-believe laboratory and have an hour to find the way out. I watch them on a screen and send a hint when they get desperate. After nine hundred groups I can usually tell within five minutes who will succeed, and it is rarely the ones you would expect.

The worst I have seen were four chess champions. Each of them solved puzzle after puzzle, brilliantly, facing a wall. For forty minutes the number that one of them needed was in another one’s pocket. They were not selfish. It simply had not occurred to anybody to mention it.

The best were a family with a nine-year-old boy who never stopped talking. “Here’s a blue key. This drawer won’t open. The clock’s wrong.” His sister groaned. But whatever he said, somebody could use it, and they were out in thirty-one minutes, a record that still stands.

So I do not believe that a good team is a collection of talents, each with a clear role. It is a group in which you can safely say something that may turn out to be stupid. Silence may look like concentration. On my screen it looks like four people, each with a quarter of the answer.

Last spring I explained all this to my three colleagues in our office. I spoke for an hour, and nobody interrupted me. When we wanted to go home, the lock was stuck, and we had to wait until midnight to be freed. It turned out that each of them had noticed that week how stiff it was getting.

“Why did nobody say so?” I asked.

“We were going to,” said Jun, “as soon as you had finished.”`,
      questions: [
        choose(
          'What is the main point of the text?',
          'A team needs people who speak up.',
          [
            ['A team needs people of different ages.', 'The family had a child, but his age is not the point.'],
            ['A team needs members with clear roles.', 'This is what the writer does not believe.'],
            ['A team needs time to think in silence.', 'To the writer, silence is a bad sign.'],
          ],
          '“It is a group in which you can safely say something that may turn out to be stupid.”',
        ),
        choose(
          'Why did the chess champions do so badly?',
          'They kept what they found to themselves.',
          [
            ['They were unable to find any of the clues.', 'One of them had the number in a pocket.'],
            ['They could not agree on who should lead.', 'They hardly spoke, so they did not argue.'],
            ['They wanted to be better than each other.', 'The writer says that they were not selfish.'],
          ],
          '“For forty minutes the number that one of them needed was in another one’s pocket.”',
        ),
        trueOrFalse('So far no group has been faster than the family.', true, '“a record that still stands”'),
        write(
          'How long did it take the family to get out?',
          [
            'thirty-one minutes',
            'thirty one minutes',
            '31 minutes',
            'thirty-one',
            'thirty one',
            '31',
            '31 min',
            '31 mins',
            'in thirty-one minutes',
          ],
          '“they were out in thirty-one minutes”',
        ),
        choose(
          'What does silence in a group usually mean to the writer?',
          'Useful knowledge is not being shared.',
          [
            [
              'Everybody is giving the puzzle full attention.',
              'It may look like that, but the writer sees something else.',
            ],
            ['Somebody’s feelings have been hurt.', 'Nobody is hurt in any of the groups.'],
            ['The answer has nearly been found.', 'Each has only a quarter of it.'],
          ],
          '“On my screen it looks like four people, each with a quarter of the answer.”',
        ),
        choose(
          'What does Jun’s answer suggest?',
          'The writer gave the others no chance to speak.',
          [
            ['The three colleagues had forgotten about the lock.', 'They were going to mention it.'],
            ['The writer had been told about the lock earlier.', 'The writer asks why nobody said so.'],
            ['The three colleagues had wanted to stay longer.', 'They all wanted to go home.'],
          ],
          '“I spoke for an hour, and nobody interrupted me.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'In a small company, the artists and the programmers are finishing a computer game for a fair. The heads of the two teams meet to save the plan.',
      a: {
        role: 'You are the head of the artists.',
        facts: [
          'The fair opens in twenty working days. The finished game has to be sent in three working days before that.',
          'Six pictures are still missing. Your team paints one after the other and needs two working days for each.',
          'Your artists prefer to hand over all the pictures at once, because they like to change the colours at the end.',
        ],
        goals: [
          'Find out how much time the programmers need for testing, and if there is a quicker way.',
          'Find out what annoys the programmers about your team.',
          'Agree on a plan that is ready in time, with as many pictures as possible.',
        ],
      },
      b: {
        role: 'You are the head of the programmers.',
        facts: [
          'If all the pictures come at once, your team needs eight working days for testing after that.',
          'If they come one by one, you test as you go, and need only four days after the last one.',
          'Your team is annoyed because pictures are changed after they have been handed over. Each change costs one more day.',
        ],
        goals: [
          'Find out when the game has to be sent in.',
          'Find out how many pictures are missing, and how long they take.',
          'Find out why the artists hand over everything at once, and agree on a rule for changes.',
        ],
      },
      phrases: [
        'How long would it take you to …?',
        'What’s the problem at the moment?',
        'The trouble is that …',
        'Would it help if we …?',
        'We could live with … as long as …',
        'Let’s work it out: that makes …',
      ],
    },
    statements: [
      'The best ideas come to people when they are alone.',
      'A team without arguments is not doing its work.',
      'The person who works most should have most to say.',
      'It is unfair to give a whole group the same mark.',
      'A bad decision that everybody supports is better than a good one that nobody likes.',
      'I would rather follow than lead.',
      'People work better together when they do not meet in their free time.',
      'In a group of more than seven, somebody is always doing nothing.',
    ],
    questions: [
      'What makes people in a group stop saying what they think?',
      'How can a team deal with somebody who is always late with their part?',
      'Which team, real or invented, would you have liked to belong to, and in which role?',
      'When is it better to let one person decide?',
      'What can schools do to prepare people for working with others?',
    ],
    task: {
      instruction:
        'Eight people who work together live in four countries and keep missing each other’s messages. They can spend 3,000 euros in all, and each of them has at most four hours a week for it. Choose three measures.',
      options: [
        'A short call every morning: one hour a week, no cost, but for one of them it is midnight',
        'One list of all the jobs that everybody can see: half an hour a week, 500 euros',
        'One weekend together by the sea: 2,500 euros, no hours during the week',
        'One person decides everything that is urgent: no hours, no cost, and perhaps some hurt feelings',
        'Pairs who check each other’s work: three hours a week, no cost',
        'A course in writing clearly: two hours a week for a month, 1,500 euros',
        'One day a week without any messages: no cost, but customers may have to wait',
      ],
    },
    writing:
      'Write an email of 120 to 150 words to the members of a group that is preparing an event with you. The work is not going well. Say what is good so far, describe the problem without blaming anybody, and suggest two changes.',
  },
};
