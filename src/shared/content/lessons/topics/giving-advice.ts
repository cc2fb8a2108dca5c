import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('advice', 'noun', 'words that tell somebody the best thing to do', 'My aunt gives good advice.'),
      word('should', 'verb', 'a word for what is a good idea', 'You should talk to your teacher.'),
      word('problem', 'noun', 'something difficult that you want to change', 'I have a problem with my bike.'),
      word(
        'decide',
        'verb',
        'think about something and then say what you are going to do',
        'I can’t decide which course to take.',
      ),
      word(
        'say sorry',
        'phrase',
        'tell somebody that you feel bad about a mistake',
        'You should say sorry to your brother.',
      ),
      word('perhaps', 'adverb', 'maybe', 'Perhaps you should ask a friend.'),
      word('answer', 'noun', 'what you say after a question', 'She always has an answer for me.'),
      word('question', 'noun', 'what you ask', 'A good question can help a lot.'),
      word(
        'angry',
        'adjective',
        'not happy, because somebody did something bad',
        'Don’t write to him when you are angry.',
      ),
      word(
        'surprised',
        'adjective',
        'feeling that something is very different from what you thought',
        'I was surprised by her advice.',
      ),
      word('choose', 'verb', 'say which of two or more things you want', 'You should choose the blue one.'),
      word('worry', 'verb', 'think about bad things that can happen', 'Don’t worry about the test.'),
      word('try', 'verb', 'do something new and see if it works', 'Why don’t you try yoga?'),
      word('idea', 'noun', 'something new that you think of', 'It is a good idea to write a list.'),
    ],
    text: {
      title: 'Advice, fifty cents',
      kind: 'text',
      genre: 'story',
      text: `On Saturday Emil, thirteen, put a table in the market with a card: “Advice, 50 cents”.

A woman with a dog stopped. “My friend is angry. I forgot her birthday. What should I do?”

“What do you think?” asked Emil.

“Perhaps I should send flowers. No, she doesn’t like flowers. I should phone her and say sorry. Thank you!” She paid.

Then a bus driver came. “I can work here or by the sea. I can’t decide.”

“Which job do you talk about at dinner?” asked Emil.

“The sea!” said the driver. “That’s good advice!”

At one o’clock Emil had nine euros. The woman at the next table was surprised. “How do you know all the answers?”

“I don’t know any,” said Emil.

“I have a problem too. Nobody buys my apples. They all come to you.”

“What do you think?” asked Emil.

The next Saturday there was a new card on the apples: “An apple and a question, one euro”.`,
      questions: [
        choose(
          'What is the story about?',
          'A boy who helps people with questions',
          [
            ['A boy who knows a lot about all jobs', 'He says that he does not know any answers.'],
            ['A boy who sells apples at the market', 'The woman at the next table sells apples.'],
            ['A boy who forgot his friend’s birthday', 'It was the woman with the dog who forgot a birthday.'],
          ],
          'His card says “Advice, 50 cents”, but he only asks: “What do you think?”',
        ),
        trueOrFalse(
          'The woman with the dog wants to send flowers to her friend in the end.',
          false,
          '“No, she doesn’t like flowers. I should phone her and say sorry.”',
        ),
        write(
          'How many euros did Emil have at one o’clock?',
          ['nine', '9', 'nine euros', '9 euros'],
          '“At one o’clock Emil had nine euros.”',
        ),
        choose(
          'What does the bus driver learn about himself?',
          'He wants to work by the sea.',
          [
            ['He wants to work at the market.', 'He talks to Emil at the market, but he does not want a job there.'],
            ['He wants to stay in his old town.', 'At dinner he talks about the other job.'],
            ['He wants to have dinner at home.', 'Emil asks what he talks about at dinner.'],
          ],
          'Emil asks which job he talks about. “The sea!” said the driver.',
        ),
        choose(
          'What does the woman with the apples do after Emil’s question?',
          'She starts to do the same as Emil.',
          [
            ['She asks Emil to go to another market.', 'We do not read that she wants Emil to leave.'],
            ['She gives her apples to Emil’s visitors.', 'She sells them, with a question.'],
            ['She stops selling apples on Saturdays.', 'She has apples there on the next Saturday too.'],
          ],
          '“An apple and a question, one euro”',
        ),
        choose(
          'Why do people think that Emil’s advice is good?',
          'They find their own answer.',
          [
            ['They get a little present.', 'Emil does not give anybody a present.'],
            ['They hear a clever answer.', 'Emil does not give answers.'],
            ['They pay him a lot for it.', 'It is only fifty cents.'],
          ],
          'Emil says: “I don’t know any”. The woman with the dog tells herself what to do: “I should phone her and say sorry.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are friends, and you meet after school. Each of you has a problem and needs some advice.',
      a: {
        role: 'You cannot swim, and you are going to the sea in four weeks.',
        facts: [
          'You have forty pounds. You are free on Tuesdays and at weekends.',
          'You are a little afraid of deep water.',
          'You sit next to B’s cousin Nina at school. She has too many books. She is learning to paint, and her favourite cup is broken.',
          'At the art shop a box of paints is fifteen pounds, brushes are seven, and a cup is five.',
        ],
        goals: [
          'Find out when you can have lessons, and what they cost.',
          'Find out if B can help you in the water.',
          'Find out how much money B has for Nina’s present, and give B some advice.',
        ],
      },
      b: {
        role: 'You swim every week, and you need a present for your cousin Nina.',
        facts: [
          'At the pool there are lessons in a group on Tuesdays, for eight pounds. A lesson for one person is on Saturday, for fifteen pounds.',
          'On Sundays you are at the pool. A ticket is three pounds, and you can help a friend there.',
          'You have twelve pounds for the present.',
        ],
        goals: [
          'Find out how much money A has, and when A is free.',
          'Make a plan for the four weeks with A.',
          'Find out what Nina likes and needs, and what it costs. Decide on a present.',
        ],
      },
      phrases: [
        'What should I do?',
        'You should …',
        'Why don’t you …?',
        'How much can you pay?',
        'It’s a good idea to …',
        'That’s too expensive. Perhaps …',
      ],
    },
    statements: [
      'It is easy to give advice.',
      'Friends give better advice than parents.',
      'You should always ask somebody before you buy something expensive.',
      'I often ask other people what I should wear.',
      'Young people can give good advice to old people.',
      'The best advice is short.',
      'People should give advice only to those who ask for it.',
      'I listen to advice, but then I do what I want.',
    ],
    questions: [
      'Who gives good advice in films or books that you know?',
      'What advice can you give to a new student at your school?',
      'What do you do when you cannot decide?',
      'Where do you look for advice when you want to buy something?',
      'What should a visitor to your town do and not do?',
    ],
    task: {
      instruction:
        'Ines is going to give a talk to a hundred people tomorrow. She is very nervous. She has three hours this evening. Choose the best advice for her.',
      options: [
        'Give the talk to a friend on the phone: one hour',
        'Make a film of the talk and watch it: one and a half hours',
        'Write the talk again, with half the words: two hours',
        'Go to bed early and sleep one hour more: one hour',
        'Cook a nice dinner and don’t think about it: one hour',
        'Go to the room and stand on the stage: one and a half hours, but then she knows the room',
        'Learn the first three sentences and a joke: half an hour, but perhaps nobody laughs',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend who is new in your town and does not know anybody. Say that you understand the problem. Give three pieces of advice, and say what you can do together.',
  },
  hard: {
    words: [
      word('advise', 'verb', 'tell somebody what you think they should do', 'Doctors advise people to walk more.'),
      word('make up your mind', 'phrase', 'decide', 'I can’t make up my mind about the job.'),
      word(
        'think something over',
        'phrase',
        'consider something carefully before you decide',
        'Think it over before you sign.',
      ),
      word(
        'permission',
        'noun',
        'what you get when somebody lets you do something',
        'Some people want permission rather than advice.',
      ),
      word('make a difference', 'phrase', 'have an effect', 'Her words made a real difference to me.'),
      word('work out', 'phrase', 'find an answer by thinking', 'Let him work out what to do next.'),
      word('reply', 'noun', 'an answer', 'He received a long reply from the expert.'),
      word('urge', 'verb', 'try hard to persuade somebody', 'Her friends urged her to apologise.'),
      word(
        'take seriously',
        'phrase',
        'treat somebody or something as important',
        'Nobody took his warning seriously.',
      ),
      word('column', 'noun', 'a regular article in a newspaper', 'She answers readers in a weekly column.'),
      word(
        'tempted',
        'adjective',
        'wanting to do something, though perhaps you should not',
        'I was tempted to ignore her advice.',
      ),
      word('suggestion', 'noun', 'an idea that you offer to somebody', 'May I make a suggestion?'),
      word('point out', 'phrase', 'say something so that others notice it', 'My sister pointed out the risks.'),
      word('in the long run', 'phrase', 'after a long time has passed', 'Honest advice helps most in the long run.'),
    ],
    text: {
      title: 'The worst week of her career',
      kind: 'dialogue',
      genre: 'interview',
      text: `Tariq: Marguerite, for twenty-two years you’ve told the readers of this newspaper what to do. Are you any wiser for it?
Marguerite: Hardly. But I know what people want. Most of them have made up their minds before they write. They’re asking for permission.
Tariq: So your advice makes no difference?
Marguerite: Let me tell you about the worst week of my career. Two replies got mixed up. A man who couldn’t stand his neighbour’s trumpet received the answer that was meant for a woman. A friend of hers never returned what she borrowed.
Tariq: What had you advised her to do?
Marguerite: “Say yes, but name a time.” He thought it over, went next door and said: yes, you may play, from five to six. It worked.
Tariq: And the woman?
Marguerite: She got his answer: “You can’t be the only one. Speak to the others.” It turned out that half the street was missing a ladder or a cake tin. Now they keep all these things in one shed, and everybody borrows from it. The friend runs it.
Tariq: Did either of them notice the mistake?
Marguerite: They both thanked me. He wrote that nobody had ever understood him so well.
Tariq: And you let them believe it?
Marguerite: My editor urged me to confess, and I was tempted. But I had taken their troubles seriously, and they had worked out the rest for themselves. What was there to correct?
Tariq: From next month, the column will be mine. What’s your advice to me?
Marguerite: Buy a good lamp, and put it where the cat can’t reach it.
Tariq: I haven’t got a cat.
Marguerite: No. That one was meant for somebody else. Think it over.`,
      questions: [
        choose(
          'What is Marguerite’s story mainly about?',
          'Advice that helped the wrong people',
          [
            ['Readers who were angry about a reply', 'Both readers thanked her.'],
            ['Neighbours who ignored good advice', 'Both followed what they had been told.'],
            ['A columnist who lost all her readers', 'She has written the column for twenty-two years.'],
          ],
          '“Two replies got mixed up.” Yet: “They both thanked me.”',
        ),
        choose(
          'According to Marguerite, what do most of the people who write to her want?',
          'To hear that their decision is right',
          [
            ['To see their letter in a newspaper', 'She says nothing about people who want to be seen.'],
            ['To be told what others have decided', 'It is their own decision that they have in mind.'],
            ['To put off a decision a little longer', 'One may think so, but they have decided already.'],
          ],
          '“Most of them have made up their minds before they write. They’re asking for permission.”',
        ),
        choose(
          'How did the man solve his problem?',
          'By agreeing on fixed hours for the music',
          [
            ['By getting the other neighbours to complain', 'That was the advice that had been meant for him.'],
            ['By borrowing the trumpet for an hour a day', 'The borrowing belongs to the woman’s problem.'],
            ['By asking for the music to stop completely', 'He allowed it, within limits.'],
          ],
          '“yes, you may play, from five to six”',
        ),
        write(
          'Where does the woman’s street now keep the things that people borrow?',
          ['shed', 'a shed', 'in a shed', 'one shed', 'in one shed', 'the shed', 'in the shed'],
          '“Now they keep all these things in one shed, and everybody borrows from it.”',
        ),
        trueOrFalse(
          'Marguerite’s editor thought that the mistake should be kept secret.',
          false,
          '“My editor urged me to confess, and I was tempted.”',
        ),
        choose(
          'Why does Marguerite give Tariq a piece of advice that does not fit him?',
          'She wants him to find a meaning in it himself.',
          [
            ['She has forgotten that he does not own a cat.', 'She answers “No”: she is not surprised.'],
            ['She hopes that he will not take over her column.', 'Nothing shows that she wants him to give it up.'],
            [
              'She believes that he works too late in the evening.',
              'A lamp may suggest it, but she speaks of no such thing.',
            ],
          ],
          'Her readers “had worked out the rest for themselves”, and she tells him: “Think it over.”',
        ),
      ],
    },
    roleCards: {
      scene: 'A student has two offers for July. A friend who has done both jobs comes round to give some advice.',
      a: {
        role: 'You are a student, and you have to give both places an answer tomorrow.',
        facts: [
          'A local radio station has offered you four weeks of unpaid work, from 1 to 28 July.',
          'A holiday camp in the mountains has offered you three weeks, from 10 to 30 July, for 900 pounds.',
          'You dream of working in radio, but you need 500 pounds for a course in August.',
        ],
        goals: [
          'Find out what each job is really like.',
          'Find out whether either place accepts people for a shorter time.',
          'Find out what B needs in July, and decide on a plan.',
        ],
      },
      b: {
        role: 'You have worked at the radio station and at the camp.',
        facts: [
          'At the radio station you make tea in the first week. From the second week on you go out with the reporters.',
          'The station lets people leave after two weeks if they ask beforehand.',
          'The camp is fun but exhausting. It also takes people for its last two weeks only, from 17 July, for 600 pounds.',
          'You need somebody to water your eighty plants every evening from 1 to 9 July. You can pay 60 pounds.',
        ],
        goals: [
          'Find out what the offers are, and on which dates.',
          'Find out what matters more to A, and how much money A needs.',
          'Give honest advice, and find somebody for your plants.',
        ],
      },
      phrases: [
        'If I were you, I’d …',
        'What matters most to you?',
        'Have you thought of asking whether …?',
        'The drawback is that …',
        'That would leave you with …',
        'It might be worth …',
      ],
    },
    statements: [
      'People who ask for advice have usually decided already.',
      'It is better to learn from your own mistakes than from other people’s advice.',
      'Advice that costs nothing is worth nothing.',
      'A stranger can give you better advice than a close friend.',
      'A computer will soon give better advice than any person.',
      'Honest advice should never be softened.',
      'If you give bad advice, you are partly responsible for what happens.',
      'The same advice cannot be right for two people.',
    ],
    questions: [
      'What is the difference between good advice and good listening?',
      'How can you tell whether somebody wants advice or just wants to talk?',
      'Which piece of advice do people repeat too often, in your opinion?',
      'What would you advise somebody who is starting to learn your language?',
      'What makes people reject advice even though they know that it is right?',
    ],
    task: {
      instruction:
        'A library is opening a free advice desk, on Tuesday evenings and Saturday mornings. Choose three of these volunteers. Two have to be there at each opening, and it should suit both young and old visitors.',
      options: [
        'Amina, 19: has just finished school, patient, but shy at first. Both days',
        'Bogdan, 67: has had nine different jobs and likes to talk about all of them. Both days',
        'Keiko, 45: a lawyer, precise but a little distant. Tuesdays only',
        'Luis, 31: a football coach, gets people moving, seldom lets them finish. Saturdays only',
        'Oona, 52: a bus driver who has heard everything and tells nobody anything. Saturdays only',
        'Farid, 26: knows every form and every website, but answers only what he is asked. Both days',
        'Wei, 38: runs a café, kind and funny, has never told anybody an unpleasant truth. Tuesdays only',
      ],
    },
    writing:
      'Write a reply of 120 to 150 words for the advice page of a magazine. A reader has written: “My best friend copies everything I do, from my hobbies to my jokes.” Show that you understand, suggest two things to try, and name one thing to avoid.',
  },
};
