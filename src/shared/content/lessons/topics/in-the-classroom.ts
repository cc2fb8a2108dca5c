import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('board', 'noun', 'the big thing on the wall that teachers write on', 'Can you read the words on the board?'),
      word('page', 'noun', 'one side of a piece of paper in a book', 'The picture is on page nine.'),
      word(
        'put up your hand',
        'phrase',
        'to show that you want to speak in class',
        'Put up your hand if you know the answer.',
      ),
      word('repeat', 'verb', 'to say or do something again', 'Can you repeat that, please?'),
      word('partner', 'noun', 'a person who works with you', 'Read the dialogue with your partner.'),
      word('exercise', 'noun', 'something to do or write so that you learn', 'The second exercise was easy.'),
      word('homework', 'noun', 'work for school that you do after the lesson', 'We have no homework for Monday.'),
      word('pencil', 'noun', 'a thin thing of wood for writing and drawing', 'Draw a line with a pencil.'),
      word('row', 'noun', 'a line of chairs or people', 'I sit in the first row, near the window.'),
      word('bell', 'noun', 'a thing that rings at the end of a lesson', 'The bell rings at ten to nine.'),
      word('ruler', 'noun', 'a long thing that you use for straight lines', 'My ruler is thirty centimetres long.'),
      word('rubber', 'noun', 'a soft thing that takes away wrong words', 'Can I use your rubber?'),
      word('spell', 'verb', 'to say the letters of a word', 'How do you spell your name?'),
      word('pencil case', 'noun', 'a small bag for pens', 'There is a biscuit in my pencil case.'),
    ],
    text: {
      title: 'The voice from the last row',
      kind: 'text',
      genre: 'story',
      text: `On Monday morning Ms Tesfaye opened her mouth, but she had no voice. She wrote on the board: “Good morning! Who can be my voice today?”

Nobody moved. Then, in the last row, Haruto put up his hand. Everybody turned round. Haruto was new and very quiet.

Ms Tesfaye gave him some cards. “Open your books at page 30,” he read. The students opened their books. “Read the text with your partner.” They read. “Now listen and repeat.” They listened and repeated.

Haruto’s voice got louder. “Close your books. Take a pencil and write five questions.” Two boys did not write. They played with a ruler. “Stop that, please!” said Haruto. There was no card for that.

Then the bell rang. The last card said: “Homework: exercises 1 to 6 on page 31.” Haruto read it. He looked at the class.

“No homework today!” he said.

Ms Tesfaye laughed and laughed, but nobody could hear it.`,
      questions: [
        choose(
          'What happens in the story?',
          'A student speaks for the teacher.',
          [
            ['A student does not want to read.', 'He puts up his hand, and he reads the cards.'],
            ['A teacher forgets her homework.', 'The homework is on her card.'],
            ['A class has to find a new teacher.', 'Ms Tesfaye is there. Only her voice is not.'],
          ],
          'She asks: “Who can be my voice today?”, and “Haruto put up his hand”.',
        ),
        trueOrFalse(
          'Haruto sits at the front of the classroom.',
          false,
          '“Then, in the last row, Haruto put up his hand.”',
        ),
        write(
          'Which page do the students have to open?',
          ['30', 'page 30', 'thirty', 'page thirty', 'at page 30', 'on page 30', 'p. 30'],
          '“Open your books at page 30”',
        ),
        choose(
          'Which sentence was not on a card?',
          'Stop that, please!',
          [
            ['Now listen and repeat.', 'He read this, and the students repeated.'],
            ['Close your books.', 'This came from a card, like the five questions.'],
            ['Read the text with your partner.', 'He read this, and the students read the text.'],
          ],
          '“There was no card for that.”',
        ),
        choose(
          'How did Haruto change in this lesson?',
          'He was not so quiet any more.',
          [
            ['He was not so friendly any more.', 'He said “please”, and he helped the class.'],
            ['He was angry with his teacher.', 'We do not read that. At the end she laughed.'],
            ['He was tired of all the cards.', 'We do not read that he was tired.'],
          ],
          'First he was “very quiet”. Then: “Haruto’s voice got louder.”',
        ),
        choose(
          'Why did Ms Tesfaye laugh at the end?',
          'Haruto did not say what was on the card.',
          [
            ['Haruto could not read the last card.', 'He read it. Then he said something different.'],
            ['She did not want to give any homework.', 'There was homework on her card: “exercises 1 to 6”.'],
            ['The bell rang, and everybody ran away.', 'The students were still there: “He looked at the class.”'],
          ],
          'The card said “Homework: exercises 1 to 6 on page 31”, but he said “No homework today!”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Tuesday, five minutes before the English lesson. You sit next to each other. A was ill on Monday.',
      a: {
        role: 'You were ill on Monday.',
        facts: [
          'You have your book and two pencils, but no paper.',
          'You saw a note on the door: “English today: Room 12. Test on Friday.”',
          'You know Unit 5 well, because you read it at home.',
          'On Wednesday you are free until half past four.',
        ],
        goals: [
          'Find out what you have to do at home, and for which day.',
          'Find out which unit the test is about.',
          'Get what you need for this lesson, and make a plan to learn with B.',
        ],
      },
      b: {
        role: 'You were in class on Monday.',
        facts: [
          'The homework is exercise 4 on page 36. It is for Thursday.',
          'You have a lot of paper, but your book and your pencil case are at home.',
          'The test is about Unit 5, and you do not understand it.',
          'On Wednesday you are free from four o’clock.',
        ],
        goals: [
          'Find out where the lesson is today, and when the test is.',
          'Get what you need for this lesson.',
          'Find out if A can explain Unit 5 to you, and find a time.',
        ],
      },
      phrases: [
        'Can I have a piece of …?',
        'Can we look at your book together?',
        'What page is it on?',
        'I don’t understand …',
        'Can you explain … to me?',
        'Are you free on …?',
      ],
    },
    statements: [
      'I like to sit in the last row.',
      'It is easy for me to put up my hand in class.',
      'I learn more with a partner than alone.',
      'My bag is too heavy.',
      'I write better with a pencil than with a pen.',
      'A good teacher does not talk very much.',
      'Plants make a classroom nicer.',
      'A phone is useful in a lesson.',
    ],
    questions: [
      'Where do you like to sit in a classroom, and why?',
      'What is in your bag today?',
      'What do you do when you do not understand a word?',
      'What did your first classroom look like?',
      'What can a class do when the teacher is ten minutes late?',
    ],
    task: {
      instruction:
        'A class of 24 has 200 pounds for its classroom. Choose at least three things that help people to learn, and say where you are going to put them.',
      options: [
        'Two big plants: 40 pounds; somebody has to water them in the holidays too',
        'A box of pencils, rubbers and rulers for everybody: 30 pounds',
        'A reading corner with two soft chairs: 120 pounds',
        'A second board on the back wall: 100 pounds; good for groups',
        'Twelve old dictionaries: 50 pounds; they do not need electricity',
        'Curtains for the sunny window: 80 pounds',
        'A little bell that says “Quiet, please”: 10 pounds; some people are going to play with it',
        'A map of the world: 25 pounds; it is as big as a door',
      ],
    },
    writing:
      'Write a note of 50 to 70 words to a student who was not in class today. Say what you did, which page and exercise it was, and what the homework is. Tell this student one funny thing from the lesson.',
  },
  hard: {
    words: [
      word(
        'concentrate',
        'verb',
        'to give all your attention to something',
        'I can’t concentrate next to the open window.',
      ),
      word(
        'distracted',
        'adjective',
        'not able to pay attention because of something else',
        'The class was distracted by a wasp.',
      ),
      word('participate', 'verb', 'to take part in something', 'Everybody has to participate in the discussion.'),
      word('take notes', 'phrase', 'to write down the most important things', 'She takes notes in three colours.'),
      word('put up', 'phrasal verb', 'to fix something to a wall', 'We put up our drawings behind the teacher’s desk.'),
      word(
        'take down',
        'phrasal verb',
        'to remove something from a wall',
        'The old timetable was taken down yesterday.',
      ),
      word(
        'display',
        'verb',
        'to put something where everybody can see it',
        'The best stories are displayed in the corridor.',
      ),
      word(
        'hand out',
        'phrasal verb',
        'to give something to each person in a group',
        'Could you hand out the dictionaries?',
      ),
      word('row', 'noun', 'a line of seats next to each other', 'Those in the back row could hardly hear.'),
      word('stare', 'verb', 'to look at something for a long time', 'He stared at the clock until it was noon.'),
      word('bare', 'adjective', 'empty, with nothing on it', 'The shelves were bare after the holidays.'),
      word(
        'chart',
        'noun',
        'a big sheet with facts in the form of a table',
        'The verbs are on a chart beside the board.',
      ),
      word(
        'belong',
        'verb',
        'to be in the right place, or part of a group',
        'It took me a week to feel that I belonged.',
      ),
      word(
        'seating plan',
        'noun',
        'a drawing that shows where each person sits',
        'Our teacher changes the seating plan every month.',
      ),
    ],
    text: {
      title: 'Nothing but a map',
      kind: 'dialogue',
      genre: 'argument',
      source:
        'A. V. Fisher, K. E. Godwin and H. Seltman, Visual environment, attention allocation, and learning in young children (Psychological Science, 2014)',
      text: `Morag: Nuno, where are my posters?
Nuno: In the cupboard. The painters had to take them down, and I’d like the walls to stay as they are.
Morag: Bare? It looks like a hospital! Our classes spend half the week in here.
Nuno: And half of that time they stare at your kangaroos. I sat in the back row once and did the same.
Morag: They make the room friendly.
Nuno: There’s a study from Pittsburgh. Children were taught in the same room with bare walls and with walls full of pictures. With the pictures they were distracted more often and learned less.
Morag: How old were these children?
Nuno: About five.
Morag: Ours are fifteen! And how many were there?
Nuno: Twenty-four. All right, it was a small study. So I did one of my own. I asked Class 10 to close their eyes and tell me what is on our walls. Guess how many remembered the grammar chart by the door.
Morag: All of them?
Nuno: Two. But nobody had forgotten the kangaroos.
Morag: Let me tell you about Dariga. In her first month she hardly understood a word. One day she found her own town on the map behind my desk. “If it’s up there,” she thought, “then I belong here.” People don’t only come to concentrate, Nuno. A room has to show whose it is.
Nuno: I agree. So why is everything in it yours?
Morag: Pardon?
Nuno: You chose it all, nine years ago. No student has ever put up a thing.
Morag: That’s unfair. And true.
Nuno: Let’s start with nothing. Every Monday a class may display one thing that helps them to learn, and after a month it goes.
Morag: Who chooses it?
Nuno: They do. They’ll have to argue for it, in English.
Morag: Very well. But the map stays.
Nuno: The map stays. And the kangaroos?
Morag: They can apply, like everybody else.`,
      questions: [
        choose(
          'What do Morag and Nuno have to agree on?',
          'What should hang in their classroom',
          [
            ['Where their students should sit', 'The back row is mentioned, but not discussed.'],
            ['Who should have the larger room', 'They share one room.'],
            ['When the painters should come back', 'The painters have finished.'],
          ],
          'She asks “Where are my posters?”; he would “like the walls to stay as they are”.',
        ),
        choose(
          'Why does Morag ask about the age of the children?',
          'She doubts that the result holds for her classes.',
          [
            [
              'She fears that the children were too young for school.',
              'She compares them with her students: “Ours are fifteen!”',
            ],
            ['She would like to repeat the study with her class.', 'It is Nuno who does a study of his own.'],
            ['She knows another study, with older children.', 'She mentions no other study.'],
          ],
          'When she hears “About five”, she answers “Ours are fifteen!”',
        ),
        write(
          'How many in Class 10 remembered the grammar chart?',
          ['two', '2', 'only two', 'only 2', 'two students', '2 students', 'two of them', 'just two'],
          'She guesses “All of them?”, and he answers “Two.”',
        ),
        choose(
          'What did the map do for Dariga?',
          'It made her feel less of a stranger.',
          [
            ['It taught her the names of many towns.', 'She looked for one town, her own.'],
            ['It kept her from listening to the lesson.', 'She hardly understood a word in any case.'],
            ['It helped her to find her way to school.', 'It was a map in the classroom, and her town was on it.'],
          ],
          '“If it’s up there,” she thought, “then I belong here.”',
        ),
        trueOrFalse(
          'Students had helped to choose what was on the walls.',
          false,
          '“You chose it all, nine years ago. No student has ever put up a thing.”',
        ),
        choose(
          'What does Morag mean by her last sentence?',
          'The kangaroos come back only if students ask for them.',
          [
            ['The kangaroos should be given to another teacher.', 'They may come back like any other thing.'],
            ['The kangaroos are going to hang beside the map.', 'Only the map is sure of its place.'],
            [
              'The kangaroos have never helped anybody to learn.',
              'She does not say so; a class might argue that they do.',
            ],
          ],
          'Students choose, and “They’ll have to argue for it”. “They can apply, like everybody else.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A class gets a new seating plan. Three students still need a seat: Aram, Thuy and Gethin. The teacher has asked a member of the class for advice.',
      a: {
        role: 'You are a member of the class, and everybody trusts you.',
        facts: [
          'Thuy cannot read the board from far away. She has told nobody but you, and she would hate it if the others knew.',
          'Gethin gets headaches when the sun shines on him. He would speak more if nobody sat behind him.',
          'Aram has excellent eyes, and he loves the sun.',
          'The class would like a new plan every month.',
        ],
        goals: [
          'Find out which seats are free, and what is wrong with each of them.',
          'Get a good seat for each of the three, without making anybody feel bad.',
          'Agree on how long the plan is going to last.',
        ],
      },
      b: {
        role: 'You are the teacher.',
        facts: [
          'Three seats are free: one in the front row, one by the window and one in the back row.',
          'By the window the sun makes it hard to see the board. The new curtains are coming in a month.',
          'When Aram sits at the back, he never stops talking to his friends there.',
          'Gethin hardly ever participates. You were going to put him in the front row, and to keep the plan until summer.',
        ],
        goals: [
          'Find out what A knows about each of the three.',
          'Find out what would help Gethin to participate more.',
          'Agree on the three seats, and on how long the plan is going to last.',
        ],
      },
      phrases: [
        'Could this stay between the two of us?',
        'The trouble with that seat is …',
        'What if … sat by …?',
        'I was going to put him …, but …',
        'She would be better off in …',
        'Shall we look at it again when …?',
      ],
    },
    statements: [
      'How much you learn depends on where you sit.',
      'Nobody should have to answer who has not put up a hand.',
      'Students should decide what hangs on the walls.',
      'Notes that you type are as useful as notes that you write by hand.',
      'In a quiet classroom people learn more.',
      'It is good to make mistakes in front of others.',
      'In most groups one person does all the work.',
      'Teachers should sit in the back row for a day every year.',
    ],
    questions: [
      'What was special about the classroom in which you have felt most at home?',
      'What distracts you when you ought to listen, and what helps you to concentrate?',
      'What would you put up on an empty classroom wall?',
      'How can a teacher get quiet people to participate without embarrassing them?',
      'Which lessons would be better somewhere else than in a classroom?',
    ],
    task: {
      instruction:
        'A language school has an empty classroom with 24 old desks and chairs. Teenagers use it in the afternoon, adults in the evening. There are 3,000 pounds. Choose three or more things, and draw a plan of the room.',
      options: [
        'Chairs with a small board to write on, instead of the desks: 1,800 pounds; easy to move, but no room for books',
        'Four round tables: 1,300 pounds; good for talking, but some always have their backs to the board',
        'A carpet that makes the room quieter: 900 pounds; coffee will be forbidden',
        'High desks at the back for six people who like to stand: 800 pounds',
        'Paint that turns a whole wall into a board: 500 pounds; it smells for a week',
        'A large screen: 1,600 pounds; teachers will depend on somebody who can repair it',
        'Warm lamps and thick curtains: 600 pounds; pleasant, perhaps too pleasant after eight in the evening',
        'Plants and a long bench by the window: 400 pounds; nobody is there in August',
      ],
    },
    writing:
      'You have spent a day as a guest in the back row of a classroom. Write an email of 140 to 180 words to the head of the school. Describe what you noticed about the walls, the seats and who spoke. Praise one thing and recommend two changes, with your reasons.',
  },
};
