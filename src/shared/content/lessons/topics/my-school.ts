import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('classroom', 'noun', 'a room where a teacher and students work', 'Our classroom is on the second floor.'),
      word('lesson', 'noun', 'the time in which somebody teaches you', 'The first lesson starts at eight.'),
      word('subject', 'noun', 'something that you learn about, for example maths', 'My favourite subject is art.'),
      word(
        'timetable',
        'noun',
        'a plan with the days and times of all lessons',
        'Look at the timetable: we have music now.',
      ),
      word('homework', 'noun', 'work from school that you do after school', 'I do my homework on the bus.'),
      word('break', 'noun', 'a short time with no lessons', 'We eat an apple at break.'),
      word('canteen', 'noun', 'the place in a school where people have lunch', 'The canteen smells of soup today.'),
      word('library', 'noun', 'a place with many books that you can take home', 'It is always quiet in the library.'),
      word('desk', 'noun', 'a table where you work', 'My desk is next to the window.'),
      word('corridor', 'noun', 'a long, narrow place with doors to many rooms', 'Wait for me in the corridor.'),
      word(
        'strict',
        'adjective',
        'with a lot of rules that everybody has to follow',
        'Our new teacher is strict but nice.',
      ),
      word('teach', 'verb', 'to help people to learn something', 'She teaches maths and music.'),
      word('classmate', 'noun', 'somebody in the same class as you', 'One of my classmates comes from Peru.'),
      word('uniform', 'noun', 'the same clothes for everybody at a school', 'We wear a green uniform.'),
    ],
    text: {
      title: 'The letter under the desk',
      kind: 'text',
      genre: 'letter',
      text: `Dear new student,
You found my letter! This was my desk for three years. Now it is your desk. Here are some things that are not in the timetable.
Don’t run in the corridor. Mrs Okafor is strict, and she hears everything.
In the canteen, take the soup on Tuesday. Never take the fish on Friday.
Mr Lund teaches science. Ask him about his trip to Iceland, and he forgets to give you homework.
Now I need your help. In the library, behind the last books, there is a small lemon tree. It is my secret. Please give it some water at break on Mondays.
One day I am going to come back and eat a lemon.
Zeynep

P.S. I clean the classrooms, and I found this letter in July. Students and teachers do not come here in summer. But the tree is fine, and it is very tall now. Please bring a bigger pot.
Tarek`,
      questions: [
        choose(
          'What is in Zeynep’s letter?',
          'Tips for a new student, and a job to do',
          [
            ['Rules for a new student, and a list of books', 'There are books in the library, but there is no list.'],
            ['Thanks to an old teacher, and a photo of a trip', 'The trip is Mr Lund’s, and there is no photo.'],
            ['News for an old friend, and a day to meet', 'Zeynep does not know who is going to read it.'],
          ],
          '“Here are some things that are not in the timetable.” and “Now I need your help.”',
        ),
        trueOrFalse('Zeynep likes the fish in the canteen.', false, '“Never take the fish on Friday.”'),
        choose(
          'What can students do to get no homework from Mr Lund?',
          'They can talk to him about a journey.',
          [
            ['They can go and get him some soup.', 'The soup is for the new student.'],
            ['They can be very quiet in the corridor.', 'That is because of Mrs Okafor.'],
            ['They can help him with a small tree.', 'Mr Lund has nothing to do with the tree in the letter.'],
          ],
          '“Ask him about his trip to Iceland, and he forgets to give you homework.”',
        ),
        write(
          'In which room is the tree?',
          ['library', 'the library', 'in the library', 'school library', 'the school library', 'in the school library'],
          '“In the library, behind the last books, there is a small lemon tree.”',
        ),
        choose(
          'Who gave the tree water in summer?',
          'Tarek',
          [
            ['Zeynep', 'She is not at the school now, and she asks for help.'],
            ['Mr Lund', 'He is a teacher, and teachers do not come in summer.'],
            ['Mrs Okafor', 'She hears everything, but it is Tarek who is there in summer.'],
          ],
          'Tarek found the letter in July. “Students and teachers do not come here in summer. But the tree is fine”.',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Monday, at break. B is new in A’s class. You want to go to one of the school’s clubs together.',
      a: {
        role: 'You know the school very well.',
        facts: [
          'Music is on Tuesday, cooking on Wednesday and football on Thursday, all from half past three to half past four.',
          'Cooking is two pounds a week. The others are free. The music club only sings this year. The cooking club is going to make chicken soup.',
          'Your aunt comes by car at half past four on Thursdays. She can drive one more person home.',
          'You are bad at football, and you want to learn something new. You were in the music club last year.',
        ],
        goals: [
          'Find out when B’s buses leave.',
          'Find out what B likes, and what B does not like or eat.',
          'Choose one club with B. You can ask the clubs to change one small thing.',
        ],
      },
      b: {
        role: 'You are new, and you live in a village.',
        facts: [
          'Your last bus leaves at quarter past four, but on Tuesday and Wednesday there is one more, at five o’clock.',
          'You love football, and you like cooking, but you do not eat meat.',
          'You play the guitar. You do not like to sing.',
          'You can pay two pounds a week, but not more.',
        ],
        goals: [
          'Find out the days, the times and the prices of the clubs.',
          'Find out what people do in the music club and in the cooking club.',
          'Choose one club with A, and plan your way home.',
        ],
      },
      phrases: [
        'What day is the … club?',
        'How much is it?',
        'How do you get home?',
        'I’m not very good at …',
        'Can we ask them to …?',
        'Let’s try it for one month.',
      ],
    },
    statements: [
      'School should start at ten o’clock.',
      'A good teacher is a little strict.',
      'I like to sit at the back of the classroom.',
      'Students should clean their classrooms.',
      'A school uniform is a good idea.',
      'Break is the best time of the school day.',
      'Homework is more useful than lessons.',
      'Small schools are better than big schools.',
    ],
    questions: [
      'What can you see, hear and smell in a school that you know well?',
      'What do you want to tell a new student on the first day?',
      'Which new subject do you want to have, and why?',
      'What makes a lesson go quickly?',
      'What was different in schools fifty years ago?',
    ],
    task: {
      instruction:
        'A school has an empty room for its ninety oldest students, and 2,000 pounds. Choose two or three things for the room. Make some rules for it, too.',
      options: [
        'A carpet and twelve big chairs for reading: 700 pounds',
        'A small kitchen for hot drinks and lunch: 1,200 pounds, and somebody has to clean it every day',
        'A table tennis table: 400 pounds, fun but loud',
        'Six old computers: 1,300 pounds, and a teacher has to be there',
        'A piano: 500 pounds, beautiful when somebody can play it',
        'Forty plants: 300 pounds, and they need water in the holidays',
        'Boxes with keys, for the bags of sixty students: 900 pounds',
      ],
    },
    writing:
      'Write a letter of 50 to 70 words to a new student who is going to have your desk next year. Give three tips that are not on the school’s website, and ask for one small thing.',
  },
  hard: {
    words: [
      word('pupil', 'noun', 'somebody who goes to school', 'Every pupil gets a place in the library.'),
      word(
        'school council',
        'phrase',
        'a group of pupils who are chosen to speak for all the others',
        'The school council asked for a longer lunch.',
      ),
      word('timetable', 'noun', 'a plan of all lessons and their times', 'There is no free hour in my timetable.'),
      word(
        'detention',
        'noun',
        'a punishment: having to stay at school after lessons',
        'Two late arrivals mean a detention.',
      ),
      word(
        'put up your hand',
        'phrase',
        'to show in class that you want to say something',
        'Put up your hand if you know the answer.',
      ),
      word('forbidden', 'adjective', 'not allowed', 'Phones are forbidden in the corridors.'),
      word(
        'introduce',
        'verb',
        'to start using something new, such as a rule',
        'They introduced a new uniform last year.',
      ),
      word(
        'treat',
        'verb',
        'to behave towards somebody in a certain way',
        'She treats the youngest classes like adults.',
      ),
      word('colleague', 'noun', 'somebody you work with', 'The art teacher swapped rooms with a colleague.'),
      word('queue', 'verb', 'to stand in a line and wait', 'We queue for lunch in the yard.'),
      word('suspend', 'verb', 'to stop something for a time', 'The rule about caps has been suspended.'),
      word('objection', 'noun', 'a reason against a plan', 'The parents had no objection to the trip.'),
      word('compulsory', 'adjective', 'that everybody must do', 'Maths is compulsory, but you may choose your sport.'),
      word('curriculum', 'noun', 'all that is taught at a school', 'Cooking has come back into the curriculum.'),
    ],
    text: {
      title: 'My day in Year 9',
      kind: 'text',
      genre: 'report',
      text: `To all parents, from Dr Amara Silva, headteacher

The school council had complained that everybody was tired, hungry and late. I replied that our timetable had been carefully designed. “Then try it,” said Tomasz, who is fourteen. So last Thursday I put on the uniform and went with him to all seven lessons. My colleagues had been asked to treat me like any other pupil.

By ten o’clock I had learnt three things. Our chairs were made for nobody. It is impossible to get from the science rooms to the gym in five minutes without running, which is forbidden. And if you sit at the back and stare at your book, nobody asks you anything. I must admit that I found this relaxing.

At lunch I queued for eighteen minutes and ate for seven. In maths I put up my hand twice, and both times somebody quicker was chosen. After that I drew a horse.

I was late four times. On the third occasion I was given a detention, under a rule that I had introduced myself. Mr Haddad, who signed the form, did not smile.

From Monday, therefore, there will be ten minutes between lessons instead of five, and lunch will be served in two places. The detention rule is suspended until the school council has rewritten it.

I showed this report to Tomasz before sending it to you. He had just one objection. Five more minutes, six times a day: school would now end half an hour later. Had nobody noticed? I heard myself begin to say that it had all been carefully designed.`,
      questions: [
        choose(
          'What is the report mainly about?',
          'What the head found out by living as a pupil',
          [
            [
              'How the head dealt with a very difficult pupil',
              'Tomasz is critical, but he is not said to be difficult.',
            ],
            [
              'Why the pupils no longer want to wear a uniform',
              'The head wears it for a day; nobody complains about it.',
            ],
            ['What the parents think about the new timetable', 'The parents are only the readers of the report.'],
          ],
          '“So last Thursday I put on the uniform and went with him to all seven lessons.”',
        ),
        trueOrFalse(
          'The teachers had been told to be especially kind to Dr Silva.',
          false,
          '“My colleagues had been asked to treat me like any other pupil.”',
        ),
        write(
          'How many minutes did Dr Silva spend eating lunch?',
          ['seven', '7', 'seven minutes', '7 minutes'],
          '“At lunch I queued for eighteen minutes and ate for seven.”',
        ),
        choose(
          'Why did Dr Silva draw a horse?',
          'She had given up trying to take part.',
          [
            [
              'She had finished her work before the others.',
              'She knew answers, but the text speaks of no finished work.',
            ],
            ['She had been told to by the teacher.', 'The teacher chose somebody else and told her nothing.'],
            ['She had gone from maths to an art lesson.', 'She was still in maths, and no art lesson is mentioned.'],
          ],
          '“both times somebody quicker was chosen. After that I drew a horse.”',
        ),
        choose(
          'What was odd about the detention?',
          'The rule had been her own idea.',
          [
            ['The form had not been signed.', 'Mr Haddad signed it.'],
            ['The teacher had meant it as a joke.', 'He did not smile, and he kept to the rule.'],
            ['The lesson had not yet begun.', 'She was late, so it had begun.'],
          ],
          '“under a rule that I had introduced myself”',
        ),
        choose(
          'What does Dr Silva show by her last sentence?',
          'She nearly made the same mistake again.',
          [
            ['She was sure that Tomasz had miscounted.', 'She does not doubt his sum: six times five is thirty.'],
            ['She was proud of the plan’s small details.', 'She notices what she is saying; she is not proud of it.'],
            ['She had wanted a longer school day from the start.', 'Nobody had noticed that the day would be longer.'],
          ],
          'At first “I replied that our timetable had been carefully designed.” Now: “I heard myself begin to say that it had all been carefully designed.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Some pupils want to mend old bikes in the cellar of their school. One of them talks to the caretaker, who looks after the building.',
      a: {
        role: 'You speak for the pupils of the bike workshop.',
        facts: [
          'Twelve pupils want to join. The bikes will be given to classmates who live far away.',
          'A neighbour who is an engineer will be in charge: on Wednesdays from four, or on Thursdays from five.',
          'You have 150 pounds. The tools cost 60 of them.',
        ],
        goals: [
          'Find out how many people the cellar may hold, and if there is more space.',
          'Find out how late the building is open.',
          'Find out what else has to be bought, and where more money could come from.',
          'Agree on a day, a time and a size for the group.',
        ],
      },
      b: {
        role: 'You are the caretaker. You like the idea more than you show.',
        facts: [
          'Only eight people at a time may be in the cellar. The room next to it holds six, but it is full of old chairs.',
          'You lock up at five, except on Thursdays, when the choir sings until half past six.',
          'The cellar needs a lamp and a fire blanket: 120 pounds, and the school will not pay.',
          'The forty old chairs may be sold for two pounds each by anybody who carries them out.',
        ],
        goals: [
          'Find out how many pupils would come, and what the bikes are for.',
          'Find out which adult is in charge, and when.',
          'Find out how much money the pupils have left after buying tools.',
          'Do not give a key to anybody, and get rid of the chairs.',
        ],
      },
      phrases: [
        'What would you need from us?',
        'I’m afraid the rules say that …',
        'Would it help if we …?',
        'Who’d be responsible for …?',
        'In return, you could …',
        'Let’s see if the sums work out.',
      ],
    },
    statements: [
      'Every teacher should have to be a pupil for one day a year.',
      'The quickest hand in class is rarely the most interesting one.',
      'Being late is a habit, and only punishment cures it.',
      'Pupils should be able to choose who teaches them.',
      'You learn more in the corridor than in the classroom.',
      'A school without any rules would invent some within a week.',
      'No lesson should last longer than half an hour.',
      'I would rather have a boring teacher than an unfair one.',
    ],
    questions: [
      'Which rule at a school that you know would you rewrite, and how?',
      'What would a headteacher notice who spent a day in your seat?',
      'How could lessons be made fairer to those who think slowly?',
      'What can a school teach that nobody could learn alone at home?',
      'Which small thing at school do people remember twenty years later?',
    ],
    task: {
      instruction:
        'A school with 600 pupils may try out exactly three changes for a year. They may cost 20,000 pounds in all. Decide what to try, and how you will know in a year if it has worked.',
      options: [
        'The school day starts at a quarter past nine and ends an hour later than now: free, but the sports clubs will complain',
        'Comments instead of marks for the three youngest years: 6,000 pounds for the teachers’ extra hours',
        'One day a week of projects in mixed age groups: 5,000 pounds, and fewer hours of everything else',
        'Lunch cooked by one class at a time: saves 3,000 pounds, and each class misses a week of lessons',
        'A quiet room with an adult to talk to, open all day: 9,000 pounds',
        'Two weeks abroad for forty pupils, who then teach the others what they saw: 12,000 pounds',
        'A roof over half of the yard, so that nobody has to stay inside in the rain: 11,000 pounds',
      ],
    },
    writing:
      'Write a report of 150 to 190 words to the headteacher about one day at a school as a pupil lives it, from the first bell to the last. Describe two problems with exact details, and suggest one change that costs nothing.',
  },
};
