import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'timetable',
        'noun',
        'a list of your lessons with days, times and rooms',
        'My timetable says that we have English now.',
      ),
      word('classroom', 'noun', 'a room for lessons', 'Our classroom has big windows.'),
      word('shy', 'adjective', 'afraid to talk to people that you do not know', 'I was too shy to say my name.'),
      word(
        'bell',
        'noun',
        'a thing that makes a sound when a lesson starts or ends',
        'The bell rang and everybody went in.',
      ),
      word('floor', 'noun', 'all the rooms on one level of a building', 'The science rooms are on the second floor.'),
      word('stairs', 'noun', 'steps that you go up or down in a building', 'We ran up the stairs.'),
      word(
        'library',
        'noun',
        'a room with many books that you can read or take home',
        'You can sit in the library at lunch.',
      ),
      word('follow', 'verb', 'to walk behind somebody', 'The new students followed their teacher.'),
      word('late', 'adjective', 'after the right time', 'Don’t be late on your first day!'),
      word('the way', 'phrase', 'how to get to a place', 'Can you tell me the way to the gym?'),
      word('desk', 'noun', 'a table for reading and writing', 'Is this desk free?'),
      word(
        'board',
        'noun',
        'the big thing on the wall that a teacher writes on',
        'I couldn’t see the board from my seat.',
      ),
      word('nervous', 'adjective', 'a little afraid of something new', 'Everybody is nervous on the first day.'),
      word(
        'make friends',
        'phrase',
        'to meet people and begin to like them',
        'I made friends with two girls on the bus.',
      ),
    ],
    text: {
      title: 'The way to Room 12',
      kind: 'text',
      genre: 'story',
      text: `It was Dina’s first day at her new school. It had three floors and a lot of doors. Her timetable said: Maths, Room 12. But where was Room 12? Dina was too shy to ask.

Then she saw a tall young man with a big blue bag. He walked fast, and he looked sure. He knows the way, thought Dina, and she followed him.

They went up the stairs, through the library and down again. They walked through the kitchen, and the cook said good morning. The bell rang. They were late!

At last the young man turned round. His face was red.

“Excuse me,” he said. “I’m new here. Where is Room 12?”

“I’m new too!” said Dina.

They asked the cook. Room 12 was next to the kitchen. The classroom was full of students, but there was no teacher. Dina found a free chair. The young man put his bag on the big desk and wrote his name on the board.`,
      questions: [
        choose(
          'What is the story about?',
          'Two people who cannot find a room',
          [
            ['Two people who do not like maths', 'They have maths, but we do not read if they like it.'],
            ['A cook who helps in the library', 'The cook is in the kitchen.'],
            ['A student who loses a big blue bag', 'The blue bag is the young man’s, and he does not lose it.'],
          ],
          'Dina thinks: “But where was Room 12?” The young man asks: “Where is Room 12?”',
        ),
        choose(
          'Why did Dina walk behind the young man?',
          'He did not look lost.',
          [
            ['He was in her old class.', 'She did not know him.'],
            ['He asked her to come.', 'He did not talk to her before the bell rang.'],
            ['He wanted her timetable.', 'Dina looked at the timetable. He did not ask for it.'],
          ],
          '“He walked fast, and he looked sure.”',
        ),
        trueOrFalse(
          'Dina and the young man were in Room 12 before the bell rang.',
          false,
          '“The bell rang. They were late!”',
        ),
        write(
          'Who told them where Room 12 was?',
          ['the cook', 'cook', 'a cook', 'the school cook', 'the cook did', 'the cook told them'],
          '“They asked the cook. Room 12 was next to the kitchen.”',
        ),
        choose(
          'Who is the young man?',
          'Dina’s new teacher',
          [
            ['Dina’s new classmate', 'He does not sit down with the students.'],
            ['The cook’s new helper', 'He walked through the kitchen, but he did not stay there.'],
            ['A student’s older brother', 'He does not look for anybody. He looks for a room.'],
          ],
          'The room was full, “but there was no teacher”. Then he “put his bag on the big desk and wrote his name on the board”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is lunchtime on the first day at school. One of you is new. The other one is in the same class and wants to help.',
      a: {
        role: 'You are new at this school.',
        facts: [
          'Your next lesson is in Room 30.',
          'Your bus home goes at a quarter past four. On Thursdays your uncle comes by car at five.',
          'You love music and basketball. You cannot draw.',
        ],
        goals: [
          'Find out where your next lesson is.',
          'Find out what clubs there are, and when.',
          'Find out what B can do, and when B has time on Thursdays.',
          'Choose one club. You want to go with B.',
        ],
      },
      b: {
        role: 'You know this school well.',
        facts: [
          'Room 30 is on the top floor, next to the library.',
          'Basketball is on Tuesdays from three to half past four. Art is on Wednesdays from three to four. Music is on Thursdays from half past three to a quarter to five.',
          'You like to draw, and you can play the guitar. You hate ball games.',
          'On Thursdays you help in the library until four.',
        ],
        goals: [
          'Find out which room A has to go to next.',
          'Find out when A goes home every day.',
          'Find out what A likes and what A cannot do.',
          'Choose one club with A, and say when you can be there.',
        ],
      },
      phrases: [
        'Where do you have to go now?',
        'It’s on the … floor, next to …',
        'What are you good at?',
        'What time do you go home on …?',
        'I can’t come before …',
        'Let’s go there together!',
      ],
    },
    statements: [
      'The first day is the best day of the school year.',
      'I like to sit at the front of the classroom.',
      'New students should sit next to somebody they do not know.',
      'Teachers are nervous on the first day too.',
      'There should be no homework in the first week.',
      'It is easy to make friends at a new school.',
      'I always remember new names.',
      'It is better to be very early than a little late.',
    ],
    questions: [
      'What do you remember about a first day at school?',
      'What do you put in your bag for the first day?',
      'How can you help a new student in your class?',
      'What can you say to somebody that you do not know?',
      'What does a good teacher do in the first lesson?',
    ],
    task: {
      instruction:
        'Five new students are coming to your class on Monday. You have 60 minutes and 30 pounds. Choose three ideas, and say why they are good for shy people.',
      options: [
        'A walk round the school with lots of stories: 25 minutes, free',
        'Breakfast together in the classroom: 20 minutes, 20 pounds',
        'A map of the school with funny pictures: 10 pounds, and two of you draw it on Sunday',
        'A partner for every new student for one week: 5 minutes, free',
        'A game with all the names, and you have to stand up and talk: 15 minutes, free',
        'A ball game outside: 30 minutes, 5 pounds for the prize',
        'A pen with the name of the class for every new student: 5 minutes, 15 pounds',
      ],
    },
    writing:
      'Write a letter of 50 to 70 words to a new student who is going to start at your school on Monday. Say where to go first, what to bring and who can help. Write one thing that is funny about your school.',
  },
  hard: {
    words: [
      word('settle in', 'phrase', 'to start to feel comfortable in a new place', 'It took me a month to settle in.'),
      word('newcomer', 'noun', 'somebody who has just arrived in a place or group', 'Each newcomer was given a map.'),
      word('belong', 'verb', 'to be part of a place or group', 'After a week I felt that I belonged.'),
      word(
        'corridor',
        'noun',
        'a long, narrow part of a building with doors to the rooms',
        'The corridor was full of lost first-years.',
      ),
      word(
        'caretaker',
        'noun',
        'somebody whose job is to look after a building',
        'The caretaker unlocks the school at seven.',
      ),
      word(
        'staff room',
        'phrase',
        'the place in a school where teachers sit between lessons',
        'We knocked at the staff room door.',
      ),
      word(
        'excuse',
        'noun',
        'a reason that you give for something you did wrong',
        'Getting lost is a good excuse on day one.',
      ),
      word('whisper', 'noun', 'a very quiet way of speaking', 'She asked for a pen in a whisper.'),
      word('claim', 'verb', 'to say that something is yours and ask for it', 'Three bags were never claimed.'),
      word('furious', 'adjective', 'very angry', 'He was furious about being put in another class.'),
      word(
        'look forward to',
        'phrase',
        'to be happy about something that is going to happen',
        'Are you looking forward to the new term?',
      ),
      word('break the ice', 'phrase', 'to make people who have just met feel relaxed', 'A silly game broke the ice.'),
      word('fit in', 'phrase', 'to be accepted by the people around you', 'He changed his accent in order to fit in.'),
      word(
        'first impression',
        'phrase',
        'what you think of somebody as soon as you meet them',
        'My first impression of her was wrong.',
      ),
    ],
    text: {
      title: 'Thirty-one first days',
      kind: 'dialogue',
      genre: 'interview',
      text: `Noor: You’ve been the caretaker here for thirty-one years. What does a first day look like from where you stand?
Mr Bautista: Mostly shoes. The newcomers look down, so I look down too. New shoes, new bags, and a timetable folded so small that it can’t be read.
Noor: Can you tell who’s going to settle in quickly?
Mr Bautista: I used to think so. The loud ones, I’d have said. Then I noticed that they were the ones who asked me, in a whisper, where the toilets were. Being noisy is one way of hiding.
Noor: What do people lose on the first day?
Mr Bautista: Everything but their phones. I once found a single shoe in the corridor. It was never claimed, so somebody must have hopped home rather than come and ask.
Noor: Is there a trick that works?
Mr Bautista: I give the nervous ones a small job. Hold this door, carry this box to the staff room. They arrive in class late, but with an excuse, and people thank them on the way. By noon they feel that they belong.
Noor: So that’s why you made me carry a ladder, four years ago!
Mr Bautista: Did it help?
Noor: I was furious. But a girl took the other end, and she’s still my best friend.
Mr Bautista: There you are. I never needed the ladder.
Noor: And you’re retiring on Friday. What comes next?
Mr Bautista: I left school at fourteen, so on Monday I start at a college for adults. History and French. I bought the shoes yesterday.
Noor: Are you looking forward to it?
Mr Bautista: I’ve driven past twice to see where the entrance is. You don’t happen to know whether they need anything carried?`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'How beginners feel, and what helps them',
          [
            [
              'How schools have changed in three decades',
              'He has been there that long, but he does not compare then and now.',
            ],
            ['Why students are so careless with their things', 'Lost things are only one of her questions.'],
            ['What a caretaker has to do in a normal week', 'He talks about first days, not about his daily work.'],
          ],
          'He tells her what he has noticed, “The newcomers look down”, and what he does: “I give the nervous ones a small job.”',
        ),
        choose(
          'What has he found out about noisy newcomers?',
          'They may be as unsure as the rest.',
          [
            ['They find friends sooner than the others.', 'That is rather what he used to believe.'],
            ['They tend to get lost on purpose.', 'They ask for the way because they need to know it.'],
            ['They soon annoy the quiet ones.', 'He does not say how the others feel about them.'],
          ],
          '“Being noisy is one way of hiding.”',
        ),
        write(
          'What did he once find that nobody came to fetch?',
          ['a shoe', 'shoe', 'a single shoe', 'one shoe', 'single shoe'],
          '“I once found a single shoe in the corridor. It was never claimed”',
        ),
        trueOrFalse('Noor was grateful for her task at the time.', false, '“I was furious.”'),
        choose(
          'Why did he give Noor the ladder?',
          'So that she would have something to do',
          [
            ['So that she would get to class on time', 'Those with a job arrive late, but with an excuse.'],
            ['Because he was too old to carry it himself', 'He says that the ladder was not needed at all.'],
            ['Because her friend could not manage it alone', 'The girl joined in later, and was not a friend yet.'],
          ],
          'It is his trick for the nervous ones; he says himself: “I never needed the ladder.”',
        ),
        choose(
          'What does his last answer suggest?',
          'He is as nervous as any newcomer.',
          [
            ['He hopes to be paid for some work there.', 'He wants what the small jobs gave the students, not money.'],
            ['He would rather go on being a caretaker.', 'He has chosen the course and bought the shoes for it.'],
            ['He believes that the college is badly run.', 'He has only seen it from the road.'],
          ],
          'He has “driven past twice to see where the entrance is” and would like to have his own trick played on him: “whether they need anything carried”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Two older students are planning the first morning for the newcomers, from nine to twelve. One of you plans the programme, and the other one is in charge of the rooms and the helpers.',
      a: {
        role: 'You plan the programme.',
        facts: [
          '120 newcomers are coming, in six classes of twenty. You would like classmates to be together as much as possible.',
          'The head teacher wants to speak to all of them at once for half an hour, but cannot be there before half past nine.',
          'Two newcomers speak only Arabic, and four speak only Spanish.',
        ],
        goals: [
          'Find out when the hall is free, and whether everybody can sit in it.',
          'Find out how many helpers there are, until when, and which languages they speak.',
          'Find out what went wrong last year.',
          'Agree on a programme with times.',
        ],
      },
      b: {
        role: 'You are in charge of rooms and helpers.',
        facts: [
          'The hall has 130 chairs, but it is free only from nine to ten.',
          'There are fifteen helpers. Five of them have to leave at eleven for a test.',
          'One helper speaks Spanish. Nobody speaks Arabic, except the cook, who has time until a quarter to eleven.',
          'Last year a tour of the building took 45 minutes in groups of twenty, and hardly anybody heard a word. Ten in a group would be fine, with a helper each.',
        ],
        goals: [
          'Find out how many newcomers there are, and in how many classes.',
          'Find out what the head teacher wants, and when.',
          'Find out who needs help with the language.',
          'Make sure that the tours are in small groups.',
        ],
      },
      phrases: [
        'How many people are we expecting?',
        'The trouble is that …',
        'What if we split … into …?',
        'That would have to be over by …',
        'Who could look after …?',
        'So, to sum up: at nine …',
      ],
    },
    statements: [
      'First impressions are usually right.',
      'Newcomers should be allowed to choose who they sit next to.',
      'It is easier to start somewhere new if nobody knows you.',
      'A teacher should be strict in the first week and friendly later.',
      'Games in which everybody has to introduce themselves do more harm than good.',
      'I would rather be early and alone than late and noticed.',
      'Older students who look after newcomers learn more than the newcomers do.',
      'You should never pretend to be more confident than you are.',
    ],
    questions: [
      'What makes a first day go well, and what can spoil it?',
      'How do you get to know people in a group where everybody else knows each other?',
      'When was your first impression of a place or a person completely wrong?',
      'What would you tell yourself if you could go back to your first day here?',
      'Why do we remember some first days for years and forget others at once?',
    ],
    task: {
      instruction:
        'A school wants its newcomers to feel at home after one week. It has 600 pounds, and its teachers can give six hours altogether. Choose three ideas that go together.',
      options: [
        'An afternoon in boats on a lake for all newcomers: 400 pounds, three hours',
        'An older student as a guide for each newcomer, for a month: free, three hours of training',
        'A treasure hunt through the building: 80 pounds, two hours, and very noisy',
        'A first day on which all older students stay at home: free, one hour, but a day of lessons is lost',
        'A box for questions without names, answered every day: free, two hours',
        'A lunch to which each family brings a dish: 250 pounds for tables and drinks, one hour',
        'A letter to each newcomer from somebody who hated their own first day: 20 pounds, one hour of checking',
      ],
    },
    writing:
      'Write an article of 120 to 150 words for the school website, to be read by newcomers the evening before their first day. Describe one thing that may go wrong, say how somebody dealt with it, and give two pieces of advice that are not on every list.',
  },
};
