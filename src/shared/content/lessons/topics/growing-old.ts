import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('old', 'adjective', 'with many years of life', 'My old teacher is ninety now.'),
      word('young', 'adjective', 'not old', 'She was a dancer when she was young.'),
      word('grow old', 'phrase', 'to get to seventy, eighty or more', 'I want to grow old near the sea.'),
      word('old friend', 'phrase', 'somebody that you like and met many years ago', 'We are old friends from school.'),
      word(
        'retired',
        'adjective',
        'not working any more, for example at seventy',
        'He is retired and has time for his garden.',
      ),
      word('grandson', 'noun', 'the son of your son or daughter', 'Her grandson helps her with the computer.'),
      word('remember', 'verb', 'to still know something from before', 'I remember my first day at school.'),
      word('every year', 'phrase', 'again and again, once in twelve months', 'Every year we go back to the lake.'),
      word('grey', 'adjective', 'with a colour between black and white', 'His hair is grey, but his eyes are young.'),
      word('climb', 'verb', 'to go up something high', 'At eighty she climbed the hill again.'),
      word('step', 'noun', 'one part of the stairs, where you put your foot', 'There are ten steps to his door.'),
      word('leg', 'noun', 'the long part of your body between you and your foot', 'My legs are slow today.'),
      word('carry', 'verb', 'to take something with you in your hands or arms', 'Can I carry your bag?'),
      word('top', 'noun', 'the highest part', 'They had tea at the top of the hill.'),
    ],
    text: {
      title: 'The first of May',
      kind: 'text',
      genre: 'story',
      text: `Bao and Siti are old friends. Both are seventy-nine. Every year, on the first of May, they climb an old tower. It has 212 steps. At the top they play one game of chess.

When they were young, they ran up in four minutes. At fifty they needed ten. Last year they needed an hour, and Siti’s grandson carried the chess board.

This year they stopped after a hundred steps. “My legs don’t want to,” said Bao. “Let’s go home.”

Then they saw two chairs and a table by a window. There was a note: “For the chess players. From Lars at the ticket desk.”

They sat down and played. It was a long game. At five, Lars came up the stairs. “I’m sorry, we close now.”

“But we are not at the top!” said Siti. “And the game isn’t over.”

“I know,” said Lars. “So the chairs stay here. There are 112 more steps, and you have a year.”`,
      questions: [
        choose(
          'What is the story about?',
          'Two friends and something that they always do',
          [
            ['Two friends who are angry about a long game', 'The game is long, but nobody is angry.'],
            ['A town that closes its old tower for a year', 'The tower only closes for the night.'],
            ['A young man who learns a game from a friend', 'The two players are both seventy-nine.'],
          ],
          '“Every year, on the first of May, they climb an old tower.”',
        ),
        write(
          'How many minutes did they need when they were young?',
          ['four', '4', 'four minutes', '4 minutes'],
          '“When they were young, they ran up in four minutes.”',
        ),
        choose(
          'What did Siti’s grandson do last year?',
          'He helped with the game.',
          [
            ['He ran to the top.', 'Bao and Siti did that when they were young.'],
            ['He brought two chairs.', 'There were chairs this year, and Lars brought them.'],
            ['He sold the tickets.', 'Lars works at the ticket desk.'],
          ],
          '“Siti’s grandson carried the chess board”',
        ),
        trueOrFalse(
          'This year Bao and Siti played at the top of the tower.',
          false,
          '“This year they stopped after a hundred steps.” They played there.',
        ),
        choose(
          'Why did they stop playing?',
          'It was time to leave the tower.',
          [
            ['Siti was better than Bao.', 'The game was not over. Nobody won.'],
            ['Bao’s legs were very tired.', 'That was before the game.'],
            ['Lars needed the two chairs.', 'The chairs stay where they are.'],
          ],
          '“I’m sorry, we close now.”',
        ),
        choose(
          'What does Lars want Bao and Siti to do?',
          'Climb the tower again',
          [
            ['Take the chairs home', 'The chairs stay in the tower.'],
            ['Finish the game at home', 'The chairs stay there for the next game.'],
            ['Run up the other steps now', 'They have a year for the other steps.'],
          ],
          '“So the chairs stay here. There are 112 more steps, and you have a year.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A school class is going to visit a house where older people live. One of you works at the house, the other one is the teacher.',
      a: {
        role: 'You work at the house.',
        facts: [
          'Twelve older people want to come. Six love music, three play cards, and three like to talk about the old days.',
          'The big room has a piano. It is free on Tuesday and Wednesday from two to five.',
          'Everybody has tea and cake at four, and dinner is at five.',
        ],
        goals: [
          'Find out how many students are coming and what they like to do.',
          'Find out which days are possible for them, and when they can be there.',
          'Choose a day, a time and two things to do. You want a long visit.',
        ],
      },
      b: {
        role: 'You are the teacher of a class of fifteen.',
        facts: [
          'Five students have a band. Four want to learn a card game, and six want to ask about life sixty years ago.',
          'School is over at three on Tuesday and at two on Wednesday. The bus takes half an hour.',
          'The band needs a piano. Its singer has no time on Wednesday.',
        ],
        goals: [
          'Find out how many older people want to come and what they like.',
          'Find out when there is a room, and if it has a piano.',
          'Find out when people eat there.',
          'Choose a day, a time and two things to do. You want the singer to be there.',
        ],
      },
      phrases: [
        'How many people are there?',
        'What do they like to do?',
        'When can you be here?',
        'Is there a … in the room?',
        'That is a short visit.',
        'First we can …, and then …',
      ],
    },
    statements: [
      'Seventy is not old.',
      'Birthdays are more fun when you are young.',
      'It is good to have friends who are much older than you.',
      'You can learn a new language at eighty.',
      'Grey hair looks good.',
      'Old people and young people laugh at the same things.',
      'I want to work when I am seventy.',
    ],
    questions: [
      'What can people do better when they are old?',
      'What was different in your town fifty years ago?',
      'What do you want to do when you are seventy?',
      'Which games can people of all ages play together?',
      'What is the best age, and why?',
    ],
    task: {
      instruction:
        'Five friends are all seventy this year. They want to learn or do two new things together. They have 500 pounds. One of them hates to get up early, and one does not like to get wet. Choose two things for them.',
      options: [
        'Swimming lessons, on Mondays at eight in the morning: 150 pounds',
        'A rock band with a good teacher, on Thursday evenings: 400 pounds, and very loud',
        'A language, at home with a book and a phone: 50 pounds, but no teacher',
        'Walks in the hills, every Sunday: free, but it rains a lot there',
        'Cooking from five countries, on Fridays: 300 pounds, with dinner',
        'A film about their town, with a class of fourteen-year-olds: 100 pounds and a lot of work',
        'A garden behind the library: 200 pounds, and somebody has to be there every day',
      ],
    },
    writing:
      'Write a letter of 50 to 70 words to yourself at the age of seventy. Say how old you are now, what you like to do and what you want to remember about this year. Ask two questions.',
  },
  hard: {
    words: [
      word('turn', 'verb', 'to reach a certain age', 'My aunt turned seventy and bought a drum kit.'),
      word('generation', 'noun', 'all the people who are about the same age', 'Three generations live in our house.'),
      word('elderly', 'adjective', 'old (a polite word for people)', 'An elderly couple was dancing on the pier.'),
      word(
        'retirement',
        'noun',
        'the time of life after you have stopped working',
        'In retirement she learned to mend clocks.',
      ),
      word(
        'wisdom',
        'noun',
        'good sense that comes from long experience',
        'Wisdom does not always arrive with grey hair.',
      ),
      word(
        'look back on',
        'phrase',
        'to think about a time in the past',
        'He looks back on his school days with a smile.',
      ),
      word(
        'admire',
        'verb',
        'to think very highly of somebody or something',
        'I admire people who start again at sixty.',
      ),
      word('mention', 'verb', 'to speak or write about something in a few words', 'She never mentions her age.'),
      word(
        'object',
        'verb',
        'to say that you are against something',
        'Nobody objected when he asked to join the choir.',
      ),
      word('ought to', 'phrase', 'should', 'You ought to write down your stories.'),
      word('impressed', 'adjective', 'full of respect for what somebody has done', 'We were impressed by her memory.'),
      word('pact', 'noun', 'a serious promise between two people or groups', 'They made a pact to travel every year.'),
      word(
        'admit',
        'verb',
        'to say something true that you would rather hide',
        'I admit that I like being the oldest.',
      ),
      word('recommend', 'verb', 'to say that something is good and worth trying', 'I can recommend a nap after lunch.'),
    ],
    text: {
      title: 'A word with a watch',
      kind: 'text',
      genre: 'opinion',
      text: `I have swum in the lake behind our street every morning since I was nineteen. For half a century nobody thought it worth mentioning. Then I turned seventy, and a small word moved in with me. “You still swim?” people say, beaming, as if I had been caught doing something brave.

The word now follows me everywhere. I still drive. I still work two days a week in the map library. Last month a shop assistant admired me because I still knew my own telephone number. It is kindly meant, and that is what makes it so hard to object. But listen to what the word does: it looks at its watch. It tells me that I ought to have stopped by now.

I was about to explain this to Nkechi, who is seventeen and lives upstairs. She had come to borrow my ladder, because she wanted to mend the light on the landing. “You can already do that?” I said. “I’m impressed!”

She put the ladder down rather slowly. “That,” she said, “is my word.” It turned out that she had heard it all her life. She already reads. She already has opinions. Her word carries a watch, too; it merely finds her early where mine finds me late.

So we have made a pact. Whoever says either word on our staircase puts a coin in the jar by the letter boxes. We had meant to teach the neighbours a lesson. After three weeks the jar is half full, and I have to admit that most of the coins used to be mine.

I can recommend growing old. One swims more slowly and sees more birds. But let me simply swim. In all these years the lake has not asked me once how old I am.`,
      questions: [
        choose(
          'What is the writer’s main point?',
          'Even friendly words can judge people by age.',
          [
            ['Older people should be proud of being active.', 'The writer does not want to be admired for it.'],
            [
              'Young and old people rarely understand each other.',
              'The writer and Nkechi find that they have much in common.',
            ],
            ['Neighbours ought to be more polite to each other.', 'People are polite. That is not the trouble.'],
          ],
          '“It is kindly meant”, but “It tells me that I ought to have stopped by now.”',
        ),
        choose(
          'Why does the writer find it difficult to complain?',
          'The speakers wish to be nice.',
          [
            ['The speakers are far too young.', 'Their age is not given as a reason.'],
            ['The writer likes being praised.', 'The writer would rather “simply swim”.'],
            ['The writer has retired from work.', 'The writer works two days a week.'],
          ],
          '“It is kindly meant, and that is what makes it so hard to object.”',
        ),
        choose(
          'What does the watch stand for?',
          'A belief about the right age for things',
          [
            ['A wish to have more hours in the day', 'Nobody in the text is short of time.'],
            ['A habit of arriving too early or too late', 'Early and late are meant of ages, not of appointments.'],
            ['A sign that somebody is bored by a talk', 'People are beaming; they are not bored.'],
          ],
          '“It tells me that I ought to have stopped by now.” Nkechi’s word “finds her early”.',
        ),
        trueOrFalse('The writer has a job.', true, '“I still work two days a week in the map library.”'),
        write(
          'What did Nkechi want to borrow?',
          ['ladder', 'a ladder', 'the ladder', 'the writer’s ladder', 'a neighbour’s ladder', 'my ladder'],
          '“She had come to borrow my ladder”',
        ),
        choose(
          'What does the jar reveal after three weeks?',
          'The writer is as guilty as anybody else.',
          [
            ['The neighbours have refused to take part.', 'Most of the coins are the writer’s, but not all of them.'],
            ['Nkechi has lost interest in the whole idea.', 'Nothing is said of that.'],
            ['The two words have vanished from the house.', 'The jar is half full, so they are often used.'],
          ],
          '“I have to admit that most of the coins used to be mine”',
        ),
      ],
    },
    roleCards: {
      scene:
        'The owner of a bicycle workshop would like to hand it over bit by bit. A young mechanic may take it on. They meet to see whether it can work.',
      a: {
        role: 'You are the owner. You are sixty-eight and have run the workshop for thirty years.',
        facts: [
          'You would like to go on for three more years, but only on two days a week from now on, and never on a Monday.',
          'On Thursday evenings you mend bikes with children, for nothing. That has to continue.',
          'The building is yours. You want 800 pounds a month for it, which makes 28,800 in three years.',
          'Half of your customers come because they like to ring you up and have a chat.',
        ],
        goals: [
          'Find out when the mechanic has time, now and later.',
          'Find out how much the mechanic can pay, and when.',
          'Find out what the mechanic wants to change.',
          'Agree on who works when, on the rent and on Thursdays.',
        ],
      },
      b: {
        role: 'You are the mechanic. You are twenty-six and full of ideas.',
        facts: [
          'You have evening classes on Tuesdays and Thursdays until the end of June. From July you are always free.',
          'You can pay 600 pounds a month in the first year, and 900 in the second and the third.',
          'You want to repair electric bikes as well.',
          'You would like customers to book online only, because the telephone keeps you from working.',
        ],
        goals: [
          'Find out how long the owner wants to stay, and on which days.',
          'Find out what the rent is.',
          'Find out why the customers come, and what must not be lost.',
          'Agree on who works when, on the rent and on bookings.',
        ],
      },
      phrases: [
        'What matters to me is …',
        'How would you feel about …?',
        'In the first year I could …, and after that …',
        'Who would look after … until then?',
        'I’d hate to lose …',
        'Could we try it for a year and then …?',
      ],
    },
    statements: [
      'People are old when they are no longer curious.',
      'Nobody should be asked for their age.',
      'Young people are given too little responsibility.',
      'We become more patient as we get older.',
      'There should be more old faces in advertisements.',
      'Every job should be open to people over seventy.',
      'I would rather be the oldest in a group than the youngest.',
      'Every house should have room for more than one generation.',
    ],
    questions: [
      'What do you understand better now than you did five years ago?',
      'Which skills take a whole lifetime to learn?',
      'At what age are people taken most seriously where you live, and why?',
      'What would you like to be doing at eighty?',
      'What could people of fifteen and people of seventy-five teach one another?',
    ],
    task: {
      instruction:
        'A village wants to use its empty school to bring the generations together. It has 50,000 pounds a year and helpers who work 60 hours a week in all. Choose three ideas that keep within both limits.',
      options: [
        'Lunch at long tables, cooked by a different age group every day: 14,000 pounds, 20 hours',
        'A workshop where things are mended by an old and a young person together: 9,000 pounds, 15 hours',
        'Rooms for eight students who give five hours a week to a neighbour: 30,000 pounds, 10 hours',
        'A nursery that shares its garden with a café for the over-seventies: 24,000 pounds, 35 hours',
        'Dance evenings with the music of a different decade each week: 6,000 pounds, 8 hours, and the street will hear it',
        'A minibus to the town, driven by people who have retired: 18,000 pounds, 5 hours',
        'An archive in which young people record the stories of the village: 5,000 pounds, 25 hours',
      ],
    },
    writing:
      'Write an essay of 150 to 190 words for a local newspaper on the question “Are we too interested in people’s ages?” Give two examples from everyday life, consider the opposite view and then say what you think.',
  },
};
