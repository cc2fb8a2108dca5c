import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('homework', 'noun', 'work from school that you do after lessons', 'We have a lot of homework today.'),
      word(
        'exercise book',
        'phrase',
        'something thin with empty pages, for your work at school',
        'Write the answers in your exercise book.',
      ),
      word(
        'sentence',
        'noun',
        'a group of words that starts with a big letter',
        'Write five sentences about your room.',
      ),
      word('spelling', 'noun', 'how to write a word with the right letters', 'The spelling of this word is difficult.'),
      word('page', 'noun', 'one side of the paper in a book', 'Do exercise 3 on page 20.'),
      word('mark', 'noun', 'a number or letter that shows how good your work is', 'I got a good mark for my story.'),
      word('careful', 'adjective', 'thinking well, so that you do not make mistakes', 'Be careful with the numbers.'),
      word('finish', 'verb', 'to do the last part of something', 'I finished my maths at nine.'),
      word('count', 'verb', 'to find out how many there are', 'Count the words in your text.'),
      word('pencil', 'noun', 'a thin wooden thing that you write and draw with', 'I do my maths with a pencil.'),
      word('forget', 'verb', 'not to remember', 'Don’t forget your homework!'),
      word('hand in', 'phrase', 'to give your work to the teacher', 'We hand in our posters on Friday.'),
      word('copy', 'verb', 'to write the same as another person', 'Don’t copy from your friend.'),
      word('correct', 'verb', 'to find mistakes and make them right', 'Our teacher corrects our texts at home.'),
    ],
    text: {
      title: 'A letter from Mateo',
      kind: 'text',
      genre: 'letter',
      text: `Dear Ms Okafor,

I am sorry, but I don’t have my homework today. No, the dog did not eat it. We don’t have a dog. It was Bruno, our goat.

Yesterday afternoon I sat in the garden with my exercise book. I wrote a page about elephants, and I was very careful with the spelling. I finished the last sentence at five o’clock. Then my sister called me, and I went into the house for two minutes.

When I came back, the page was not there. Bruno stood next to my chair. He is brown and white, and he has yellow eyes. He eats grass, flowers and socks, and now he eats English too. He liked my homework very much. Then he wanted the pencil.

You asked us for a hundred words about an animal. Please count the words in this letter, Ms Okafor. I hope you can give me a mark.

Best wishes,
Mateo`,
      questions: [
        choose(
          'Why does Mateo write to Ms Okafor?',
          'Something happened to his work.',
          [
            ['He was ill and could not do his work.', 'He was in the garden, and he worked there.'],
            ['He forgot what he had to do.', 'He knows it: a text about an animal.'],
            ['He wants to sell an animal.', 'He has a goat, but he does not want to sell it.'],
          ],
          '“I am sorry, but I don’t have my homework today.”',
        ),
        write(
          'What animal did Mateo write about in the garden?',
          ['elephants', 'elephant', 'an elephant', 'the elephant', 'about elephants'],
          '“I wrote a page about elephants”',
        ),
        trueOrFalse('Mateo’s family has a dog and a goat.', false, '“We don’t have a dog.”'),
        choose(
          'When did the goat eat the page?',
          'When Mateo was in the house',
          [
            ['When Mateo was still at school', 'It was in the afternoon, at home.'],
            ['When Mateo was in bed', 'It was five o’clock in the afternoon.'],
            ['When Mateo was near it', 'The goat was alone with the page.'],
          ],
          '“I went into the house for two minutes. When I came back, the page was not there.”',
        ),
        choose(
          'What does Mateo want to say at the end?',
          'This letter is now my homework.',
          [
            ['The class can come and see my goat.', 'He does not ask anybody to come.'],
            ['I can write about elephants again.', 'He does not want to write a second time.'],
            ['I need some more days for my page.', 'He does not ask for more time.'],
          ],
          'The letter is about a goat. “You asked us for a hundred words about an animal.” He hopes for “a mark”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is Monday evening. You have to make a poster about a country together. One of you was not at school today, and you talk on the phone.',
      a: {
        role: 'You were at school today.',
        facts: [
          'The poster has to be ready on Friday morning. It needs five photos and a hundred words.',
          'You go swimming on Tuesdays and Thursdays until six, and you have to be at home at seven.',
          'On Wednesday you have time after four, and you can stay out until eight.',
          'You have a big piece of paper and a lot of coloured pens, but no printer.',
        ],
        goals: [
          'Find out when B has time.',
          'Find out what B has at home, and if it is quiet there.',
          'Find out which country B knows well.',
          'Choose a day, a time and a place.',
        ],
      },
      b: {
        role: 'You were ill today, but you are better now.',
        facts: [
          'You lived in Chile for two years. You have a lot of photos on your computer.',
          'You have a printer and a big table. Your little brothers are loud at home until six, every day.',
          'You have time every day from four o’clock, but on Tuesday you have to go to the doctor at five.',
          'You write slowly, but you like to draw.',
        ],
        goals: [
          'Find out when the poster has to be ready, and what it needs.',
          'Find out when A has time.',
          'Find out if A has paper and pens for the poster.',
          'Say who writes and who draws, and where you meet.',
        ],
      },
      phrases: [
        'What do we have to do?',
        'When does it have to be ready?',
        'Do you have a …?',
        'I can’t on …, because …',
        'I can do the …, and you can do the …',
        'See you at … on …, then.',
      ],
    },
    statements: [
      'I do my homework before I do other things.',
      'I can work well with music.',
      'Homework is more fun with a friend.',
      'There should be no homework at weekends.',
      'Parents should not help with homework.',
      'Ten minutes of homework every day is better than an hour on Sunday.',
      'Homework on a computer is easier than on paper.',
      'I like homework when I can choose it.',
    ],
    questions: [
      'Where do you like to do your homework, and when?',
      'What homework do you remember well?',
      'What can you do when you don’t understand your homework?',
      'What do you do when you feel tired but have to work?',
      'What homework would you give your teacher?',
    ],
    task: {
      instruction:
        'It is Sunday, and you have three hours before you go to bed. You cannot do everything. Choose what you are going to do, and what you are going to say to the other people on Monday.',
      options: [
        'Learn twenty words for the English test on Monday: 40 minutes',
        'Do ten maths exercises for Monday: 60 minutes, and they are difficult',
        'Make the history poster for Wednesday: 90 minutes, and your partner has time only today',
        'Read thirty pages of a very good book for Tuesday: 50 minutes',
        'Help a friend with science: 40 minutes. This friend helped you last week.',
        'Practise the piano for the concert on Friday: 30 minutes',
        'Cook and eat with your family: 60 minutes, and it is your turn to cook',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to your teacher. You don’t have your homework. Say what happened (it can be strange, but no hungry dogs, please), say sorry, and say when you are going to hand it in.',
  },
  hard: {
    words: [
      word(
        'assignment',
        'noun',
        'a piece of work that you are given to do',
        'The assignment is a report on local birds.',
      ),
      word('deadline', 'noun', 'the time by which something must be finished', 'The deadline is midnight on Sunday.'),
      word('set', 'verb', 'to give somebody work to do', 'Our history teacher sets an essay every month.'),
      word(
        'marking',
        'noun',
        'reading students’ work and deciding how good it is',
        'The marking took her all weekend.',
      ),
      word('feedback', 'noun', 'comments that tell you how well you have done', 'I learnt a lot from her feedback.'),
      word('excuse', 'noun', 'a reason that you give for something you did wrong', 'He had a new excuse every Monday.'),
      word('hand in', 'phrase', 'to give finished work to a teacher', 'Half the class handed in their projects late.'),
      word(
        'survey',
        'noun',
        'questions asked to find out what many people think',
        'A survey asked how long homework takes.',
      ),
      word(
        'blame',
        'verb',
        'to say that somebody or something caused a problem',
        'She blamed the internet for the missing essay.',
      ),
      word(
        'volunteer',
        'noun',
        'somebody who offers to do a job without being paid',
        'Volunteers help with maths after school.',
      ),
      word('colleague', 'noun', 'somebody you work with', 'The two colleagues share their worksheets.'),
      word('abolish', 'verb', 'to end a rule or custom officially', 'Some schools have abolished homework.'),
      word('workload', 'noun', 'how much somebody has to do', 'The workload doubles before the summer.'),
      word('put off', 'phrase', 'to decide to do something later', 'I put off the essay until Sunday night.'),
    ],
    text: {
      title: 'Teachers fail to hand in homework',
      kind: 'text',
      genre: 'news',
      text: `For one week in March, the students of Lakeside School set the homework and their teachers had to do it. The experiment had been suggested by the student council, after a survey showed that some fifteen-year-olds were spending three hours an evening at their desks.

The rules were strict. Each of the twenty-four teachers was given four assignments a day, in subjects they did not teach, and the deadline was eight o’clock the next morning. Excuses had to be made in writing.

By Wednesday there were more excuses than essays. The physics teacher, Tomasz Wilk, blamed his printer for a missing poem. Somebody copied a page of chemistry from a colleague, including the mistakes. “I sat in front of a map of rivers until midnight,” admitted the head, Adaeze Nwosu. “I’d forgotten what it’s like to be tired and not to know how to begin.”

So far, everything had gone as the council had hoped. What nobody had considered was who would do the marking. The six volunteers were facing up to ninety papers a day between them, and two of them were still giving feedback at one in the morning. “I wrote ‘good’ on the last ten without reading them,” said Hana Sato, whose idea it had been. “Then I remembered how often that’s all I got.”

On Friday both sides met. The council had prepared a speech calling for homework to be abolished. It was never given. Instead it was agreed that no class would get more than one assignment an evening, and that each of them would be properly read.

The council is already planning its next survey. It will ask the teachers how they spend their evenings.`,
      questions: [
        choose(
          'What is the report mainly about?',
          'Two groups that learnt from changing places',
          [
            ['Two groups that could not agree on any rules', 'On Friday they did agree on two rules.'],
            ['A school that has put an end to all homework', 'The speech that asked for this was never given.'],
            [
              'A test that showed how little teachers know',
              'Nobody tested what they knew; they lacked time and energy.',
            ],
          ],
          '“the students of Lakeside School set the homework and their teachers had to do it”; both sides found out what it is like.',
        ),
        write(
          'How many assignments did each teacher get a day?',
          ['four', '4', 'four assignments', '4 assignments'],
          '“Each of the twenty-four teachers was given four assignments a day”',
        ),
        trueOrFalse(
          'The teachers were given work in the subjects that they know best.',
          false,
          '“in subjects they did not teach”',
        ),
        choose(
          'What had the council failed to think of?',
          'The effort of checking all the answers',
          [
            ['The excuses that teachers would come up with', 'There was a rule for excuses from the start.'],
            [
              'The chance that teachers would copy from others',
              'Copying happened, but the report does not call it the surprise.',
            ],
            [
              'The time that was needed for every assignment',
              'That teachers ran out of time was what the council had hoped for.',
            ],
          ],
          '“What nobody had considered was who would do the marking.”',
        ),
        choose(
          'What did Hana realise late at night?',
          'Her teachers must often have been in a hurry.',
          [
            ['Her teachers had written much better than she had.', 'She did not read the last ten papers at all.'],
            ['Her own work had always been really good.', 'She now doubts what the word meant when she got it.'],
            ['Her friends had left most of the papers to her.', 'Others were up late as well.'],
          ],
          'She wrote “‘good’ on the last ten without reading them” and thought of “how often that’s all I got”.',
        ),
        choose(
          'What does the plan for the next survey suggest?',
          'The students now see the other side’s workload.',
          [
            ['The students suspect that the teachers are lazy.', 'They have just found out how long marking takes.'],
            ['The students want to go on setting the homework.', 'The experiment was for one week, and it is over.'],
            ['The students regret having agreed to the new rules.', 'Nothing shows that they are unhappy with them.'],
          ],
          'The first survey was about students’ evenings; the next “will ask the teachers how they spend their evenings”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is the first of June. The speaker of a class of twenty-four has asked the geography teacher to talk about the homework for this month.',
      a: {
        role: 'You speak for your class.',
        facts: [
          'There are three tests in other subjects between the 10th and the 14th of June.',
          'Eight of your classmates spend an hour on a bus each way, and the internet in their villages is very slow.',
          'The last worksheet took most people two hours. At least ten copied it from a friend. You will not say who they are.',
        ],
        goals: [
          'Find out what homework is planned, and for when.',
          'Find out how many marks are still missing, and what else would count as one.',
          'Get the deadline moved.',
        ],
      },
      b: {
        role: 'You teach geography.',
        facts: [
          'You need two more marks for each student by the 25th of June. Without them nobody gets a grade.',
          'You have planned a report of a thousand words, with research on the internet, for the 12th. It would count as two marks.',
          'A talk in pairs or a drawn map with notes would also be all right, for one mark each. You can hear six talks in a lesson, and there are two lessons a week.',
          'You believe that your worksheets take half an hour.',
        ],
        goals: [
          'Find out why the last worksheets all looked the same. You don’t need names.',
          'Find out when the class is busy with other things.',
          'Find out who may find it hard to work on the internet.',
          'Agree on what is handed in, and when.',
        ],
      },
      phrases: [
        'I’ve been asked to talk to you about …',
        'I hadn’t realised that …',
        'Would it be possible to …?',
        'What would you say to … instead?',
        'I can’t do without …, but …',
        'Let me see if I’ve got this right.',
      ],
    },
    statements: [
      'Homework should not be given marks.',
      'Copying from a friend is also a way of learning.',
      'I work best when the deadline is very close.',
      'If a lesson is good, no homework is needed.',
      'Letting a computer program write your essay is no worse than letting your older sister do it.',
      'Teachers should have to do every assignment themselves before they set it.',
      'Students in the same class should not all get the same homework.',
      'Being bored is a useful part of learning.',
    ],
    questions: [
      'Which piece of homework taught you something that you still know?',
      'Why do people put off work that they could finish in ten minutes?',
      'What kind of feedback helps you, and what kind doesn’t?',
      'Where is the line between getting help and cheating?',
      'What would students do with their evenings if homework were abolished?',
    ],
    task: {
      instruction:
        'A school has decided that no student is to spend more than five hours a week on homework. Choose what stays. You may also say whose work it makes easier or harder.',
      options: [
        'Maths exercises: two hours a week, marked by a computer that does not explain anything',
        'Reading a book of your own choice: an hour and a half, which nobody can check',
        'Learning vocabulary: one hour, dull, and tested every Friday',
        'A big project in every term: two hours, popular, though some parents do half of it',
        'A short essay: an hour and a half, with feedback that costs each teacher a whole evening',
        'Teaching somebody at home what you have learnt: half an hour',
        'Watching a film before a lesson: one hour, and those without good internet are left behind',
      ],
    },
    writing:
      'Write a letter of 120 to 150 words to the head of a school that is thinking of giving up homework. Say what would be lost and what would be gained, use one example from your own experience, and suggest a rule that both students and teachers could live with.',
  },
};
