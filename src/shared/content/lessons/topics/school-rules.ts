import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'rule',
        'noun',
        'something that tells you what you can and cannot do',
        'Our school has a rule about phones.',
      ),
      word('allowed', 'adjective', 'that you can do or have, because it is OK', 'Food is not allowed in the library.'),
      word(
        'against the rules',
        'phrase',
        'not OK in this school, game or place',
        'It is against the rules to eat here.',
      ),
      word('lesson', 'noun', 'a time when a teacher teaches a class', 'You must be quiet in the lesson.'),
      word('break', 'noun', 'a time when you stop work and rest', 'We can play football at break.'),
      word(
        'corridor',
        'noun',
        'a long place inside a building, with doors to many rooms',
        'Don’t run in the corridor!',
      ),
      word('ring', 'verb', 'to make the sound of a phone or a bell', 'Phones must not ring in an exam.'),
      word('desk', 'noun', 'a table where you work or write', 'Please don’t sit on your desk.'),
      word('office', 'noun', 'a room with desks where people work', 'When you are late, go to the office first.'),
      word('important', 'adjective', 'that matters a lot', 'Which rule is the most important one?'),
      word('uniform', 'noun', 'the same clothes for all students', 'Our uniform is a blue shirt and black trousers.'),
      word('turn off', 'phrase', 'to stop a machine or a light', 'Turn off your phone before the exam.'),
      word(
        'put up your hand',
        'phrase',
        'to hold one arm high because you want to speak',
        'Put up your hand when you have a question.',
      ),
      word('on time', 'phrase', 'not late', 'Students have to be on time.'),
    ],
    text: {
      title: 'The box on the desk',
      kind: 'text',
      genre: 'letter',
      text: `Dear Mrs Wójcik,

We are writing about the phone rule. Every morning we put our phones in a box on the teacher’s desk, and the box stays closed until three o’clock. It’s a good rule. We play table tennis at break again.

But last Tuesday Mr Mensah’s phone rang in our maths lesson! His face went red, and he put it in the box, too.

Ten minutes later it rang again, inside the box. Then he told us: his sister was in hospital to have her first baby.

“Open the box!” we said.

“That’s not allowed,” he said. “A rule is a rule.”

So two of us ran to the office, and the secretary called the hospital. (It’s against the rules to run in the corridor. Sorry.)

Can we please have a new rule? When something is very important, a teacher can open the box.

Yours,
Class 8B

PS Her name is Abena, and she has a lot of hair.`,
      questions: [
        choose(
          'Why does the class write this letter?',
          'They want to change a rule a little.',
          [
            ['They want to have their phones at break.', 'They like the rule. They play table tennis at break.'],
            ['They want to have a new maths teacher.', 'They want to help Mr Mensah.'],
            ['They want to stop running in the corridor.', 'They say sorry for it, but the letter is about phones.'],
          ],
          '“When something is very important, a teacher can open the box.”',
        ),
        write(
          'Until what time does the box stay closed?',
          [
            'three o’clock',
            'at three o’clock',
            'three',
            'at three',
            'at 3',
            '3',
            '3 o’clock',
            'at 3 o’clock',
            '3 pm',
            'at 3 pm',
            'until three o’clock',
            'until three',
            'until 3',
            'until 3 o’clock',
            '3 p.m.',
            '3pm',
            'three pm',
            '3:00',
            '3.00',
            '15:00',
          ],
          '“the box stays closed until three o’clock”',
        ),
        trueOrFalse('The class thinks that the phone rule is bad.', false, '“It’s a good rule.”'),
        choose(
          'Why doesn’t Mr Mensah open the box?',
          'He wants to follow the rule.',
          [
            ['He cannot find the box’s key.', 'There is no key in the letter.'],
            ['He wants to finish the lesson.', 'He says nothing about the lesson. He speaks about the rule.'],
            ['He does not like his sister much.', 'We do not read this. He tells the class about her.'],
          ],
          '“A rule is a rule.”',
        ),
        choose(
          'Who is Abena?',
          'The baby of Mr Mensah’s sister',
          [
            ['The secretary in the school office', 'The secretary called the hospital. We do not read a name.'],
            [
              'The doctor of Mr Mensah’s sister',
              'There is a hospital in the letter, but we do not read about a doctor.',
            ],
            ['The new student in class 8B', 'There is no new student in the letter.'],
          ],
          'The sister was in hospital “to have her first baby”. The PS has the news: “Her name is Abena, and she has a lot of hair.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Ball games are against the rules at your school. A student meets the head teacher and asks for a new rule.',
      a: {
        role: 'You are a student. You speak for the other students.',
        facts: [
          'Sixty students want to play ball games at lunch.',
          'You have three soft balls. They cannot break a window.',
          'Four older students can help, but not on Fridays. Each of them can help on one day a week.',
        ],
        goals: [
          'Find out why there is this rule.',
          'Find out when there is space, and for how many students.',
          'Find out when a teacher can be there, and make a plan for the week.',
        ],
      },
      b: {
        role: 'You are the head teacher.',
        facts: [
          'Last year, hard balls broke four windows. After that you made the rule.',
          'Young children have lunch outside until half past twelve. Lessons start at one.',
          'There is space for thirty players at one time.',
          'A teacher can be there on Tuesdays and Fridays. On other days you need two older students.',
        ],
        goals: [
          'Find out how many students want to play, and with which balls.',
          'Find out if older students can help, and on which days.',
          'Make a new rule with A: who can play, on which days and at what time.',
        ],
      },
      phrases: [
        'Why is it against the rules to …?',
        'Are we allowed to …?',
        'Who can help on …?',
        'What happens if …?',
        'One group can play on …, and the other group on …',
        'So the new rule is: …',
      ],
    },
    statements: [
      'A school uniform is a good idea.',
      'Students should make the rules for their class.',
      'Teachers have to follow the same rules as students.',
      'You can learn well when you eat in class.',
      'Students should leave their phones at home.',
      'It is OK to be five minutes late.',
      'I ask why when I don’t understand a rule.',
      'A school without rules is a bad school.',
    ],
    questions: [
      'Which rules are there in your class or in your old school?',
      'Which school rule is the most important, and why?',
      'Which rules do people often forget?',
      'What should happen when somebody is late?',
      'What new rule do you want for teachers?',
    ],
    task: {
      instruction:
        'A new school has 200 students and no rules. Choose three. Somebody has to look after each rule, and the teachers have six hours a week for all three together.',
      options: [
        'All phones stay in a box until three o’clock: two hours a week',
        'Everybody wears a blue shirt: one hour a week, and 12 pounds for each student',
        'The door closes at eight, and late students wait for one lesson: three hours a week',
        'Food only in the dining room: two hours a week, and the classrooms stay clean',
        'Nobody talks in the corridors: four hours a week',
        'Students clean their classroom on Fridays: one hour a week, and twenty minutes less for lessons',
        'Nobody leaves the school at lunch: three hours a week, and the cook is happy',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a new student at your school. Tell the new student two important rules and say why you have them. Say which rule you don’t like, and what is really good about your school.',
  },
  hard: {
    words: [
      word('ban', 'noun', 'a rule that says something must not be done', 'There is a ban on phones during meals.'),
      word('enforce', 'verb', 'to make sure that people obey a rule', 'A rule that nobody can enforce is useless.'),
      word('abolish', 'verb', 'to end a rule or system officially', 'The school abolished uniforms ten years ago.'),
      word('dress code', 'noun', 'rules about what people may wear', 'Sports shoes are against the dress code.'),
      word(
        'detention',
        'noun',
        'having to stay at school longer as a punishment',
        'He got an hour’s detention for copying.',
      ),
      word('object', 'verb', 'to say that you are against something', 'Parents objected to the earlier start.'),
      word('apply to', 'phrase', 'to be meant for somebody or something', 'The rule applies to visitors as well.'),
      word(
        'deputy head',
        'noun',
        'the second most important teacher in a school',
        'The deputy head deals with lateness.',
      ),
      word(
        'contradict',
        'verb',
        'to say the opposite of what somebody or something says',
        'Two of the rules contradict each other.',
      ),
      word(
        'scrap',
        'verb',
        'to get rid of something that is no longer wanted',
        'They have scrapped homework at weekends.',
      ),
      word(
        'strict',
        'adjective',
        'demanding that rules are always followed',
        'She is strict, but everybody likes her lessons.',
      ),
      word(
        'permission',
        'noun',
        'when somebody in charge says that you may do something',
        'You need permission to leave before three.',
      ),
      word(
        'get away with',
        'phrase',
        'to do something wrong and not be punished for it',
        'He got away with chewing gum all year.',
      ),
      word('exception', 'noun', 'a case in which a rule is not used', 'They made an exception for the school band.'),
    ],
    text: {
      title: 'Rule 37',
      kind: 'text',
      genre: 'report',
      text: `When Priya Nair became deputy head of a large old school in the hills, her first task was to count the rules. There were 114 of them, some printed, some handwritten, the oldest from a time when pupils came on horseback. She sent the list round with a simple request. Anybody who knew what a rule was for should write the reason beside it. Whatever was still blank after two weeks would be abolished.

Most rules found a friend. The ban on chewing gum was defended at length by the cleaners. The dress code received nine reasons, several of which contradicted each other. But beside rule 37 there was nothing. “The north stairs,” it said, “are not to be used before nine o’clock.” For as long as anyone could remember, pupils had walked the long way round, and teachers had enforced the rule with detention, without a thought as to why. When it was scrapped, nobody objected. There was even some cheering.

On the following Monday, at twenty past eight, two hundred pupils poured down the north stairs. At the bottom they met a trolley with ninety litres of milk, which was coming in by the side door. No one was hurt. The milk got as far as the library.

The list, it emerged, had gone to teachers, pupils, parents and cleaners. Nobody had thought of the kitchen, where all the staff could have explained rule 37 in half a sentence.

Nair might have been expected to bring back everything she had scrapped. She brought back one rule, with its reason printed underneath, and wrote a new one that applies only to herself. It hangs above her desk: “First find out whom you have not asked.”`,
      questions: [
        choose(
          'What is the report mainly about?',
          'A reform that overlooked something',
          [
            ['A school that punished too often', 'Detention is mentioned, but it is not what the report is about.'],
            ['A quarrel between staff and pupils', 'Nobody quarrels; nobody even objected.'],
            ['A building that has become unsafe', 'The stairs are fine; it is the milk that was in the way.'],
          ],
          '“Nobody had thought of the kitchen”',
        ),
        choose(
          'Which rules were to be kept?',
          'Those that somebody could explain',
          [
            ['Those that most of the pupils liked', 'Nair did not ask which rules were liked.'],
            ['Those that were less than a century old', 'Their age made no difference.'],
            ['Those that the teachers could enforce', 'Rule 37 was enforced and still scrapped.'],
          ],
          '“Whatever was still blank after two weeks would be abolished.”',
        ),
        write(
          'Who defended the ban on chewing gum?',
          ['the cleaners', 'cleaners', 'the school’s cleaners', 'the cleaning staff'],
          '“The ban on chewing gum was defended at length by the cleaners.”',
        ),
        trueOrFalse(
          'Teachers used to punish pupils who took the north stairs too early.',
          true,
          '“teachers had enforced the rule with detention”',
        ),
        choose(
          'What had rule 37 been good for?',
          'It kept the way clear for deliveries.',
          [
            [
              'It stopped pupils from arriving too early.',
              'Pupils were there before nine; they only took another way.',
            ],
            ['It gave the cleaners time to do the floors.', 'The cleaners saw the list and did not claim this rule.'],
            ['It made sure that the library stayed quiet.', 'The library is only where the milk ended up.'],
          ],
          'The pupils met “a trolley with ninety litres of milk, which was coming in by the side door”.',
        ),
        choose(
          'What does the sign above Nair’s desk suggest?',
          'She puts the blame on the way she asked.',
          [
            [
              'She regrets having touched the old rules.',
              'She brought back only one of the rules that she had scrapped.',
            ],
            ['She thinks that the kitchen kept quiet on purpose.', 'The kitchen had never been asked.'],
            ['She believes that rules need no explanation.', 'She had the reason printed under the rule.'],
          ],
          'The new rule “applies only to herself”: “First find out whom you have not asked.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'At a school in a valley, anybody who is more than five minutes late has to wait until the second lesson. It is March. A pupil who speaks for the others meets the deputy head.',
      a: {
        role: 'You speak for the pupils.',
        facts: [
          'Since January the bus has arrived at eight minutes past eight. Thirty-four pupils are on it, and the bus before that comes at five past seven.',
          'You asked around: twenty others were late last week, and most of them had simply overslept.',
          'The last bus home leaves at twenty to four.',
          'Pupils would give up some of their lunch break, but not more than five minutes.',
        ],
        goals: [
          'Find out why the rule was made, and whether it works.',
          'Find out if the lessons could start later, or the bus come earlier.',
          'Agree on what happens to the bus pupils, and to the others who are late.',
        ],
      },
      b: {
        role: 'You are the deputy head.',
        facts: [
          'The rule was made last October because lessons were interrupted again and again. By Christmas only half as many pupils were late.',
          'Lessons start at eight. They could start at ten past if ten minutes were saved at lunch, or added to the end of the day, which is at half past three now, or some of each.',
          'The bus company will not change its timetable before September.',
          'A teacher can look after pupils who have to wait, but only on two mornings a week.',
        ],
        goals: [
          'Find out how many pupils depend on the bus, and when it arrives.',
          'Find out who else is late, and why.',
          'Find out what pupils would give in return, and when they have to leave. Agree on a rule that you can enforce.',
        ],
      },
      phrases: [
        'I take your point, but …',
        'It seems unfair that …',
        'What was the idea behind …?',
        'Could you make an exception for …?',
        'In return, we would be prepared to …',
        'How would we make sure that …?',
      ],
    },
    statements: [
      'A rule that nobody can explain should be abolished.',
      'Pupils behave better when there are fewer rules.',
      'The same rules should apply to a pupil of twelve and a pupil of eighteen.',
      'A dress code teaches more than it forbids.',
      'It is fair to punish a whole class if nobody admits what happened.',
      'Detention has never changed anybody.',
      'Somebody who breaks a bad rule openly deserves respect.',
      'Strict teachers are remembered longest.',
    ],
    questions: [
      'Which rule seemed pointless to you at first, and when did you see the sense of it?',
      'What makes people obey a rule when nobody is watching?',
      'Who should have a say in the rules of a school, and who is usually forgotten?',
      'When is it right for a teacher to make an exception?',
      'Which unwritten rules does every new pupil have to learn?',
    ],
    task: {
      instruction:
        'A school lets its pupils abolish some of its rules. The teachers have given each rule points: the more points, the harder it is for them to do without it. You may spend ten points at most. Abolish two or three rules.',
      options: [
        'No phones at lunch: five points; it concerns everybody, and since it was made the playground has been full of games',
        'Uniform on Fridays, too: three points; the older pupils hate it, the younger ones hardly care',
        'Nobody in the library without permission: two points; only sixty pupils ever ask for it',
        'No music in the art room: one point; concerns one class at a time',
        'Detention on the same day: four points; those who play in a team miss their training',
        'No food in the common room: three points; without it the cleaners need half an hour more a day',
        'Everybody out of the building by four: six points; clubs could meet, but the caretaker would get home late',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to the head of a school about one rule, real or invented, that you would like to change. Explain what the rule was probably meant for, describe a case in which it does not work, and propose a new wording.',
  },
};
