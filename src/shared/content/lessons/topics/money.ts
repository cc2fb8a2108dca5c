import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('pay', 'verb', 'give money for something', 'You can pay at the door.'),
      word('cost', 'verb', 'have a price', 'These tickets cost nine euros.'),
      word('coin', 'noun', 'a small round piece of money', 'I need a coin for the machine.'),
      word('note', 'noun', 'money made of paper', 'She gave the driver a ten-euro note.'),
      word('change', 'noun', 'the money that you get back when you give too much', 'Here is your change: two euros.'),
      word('spend', 'verb', 'use money to buy things', 'We spend a lot of money on food.'),
      word('save', 'verb', 'keep money and not use it now', 'I want to save money for a bike.'),
      word('bank', 'noun', 'a place that keeps money for people', 'The bank closes at four.'),
      word('expensive', 'adjective', 'with a high price', 'Coffee is expensive at the airport.'),
      word('cheap', 'adjective', 'with a low price', 'The market is cheap in the evening.'),
      word('count', 'verb', 'find out how many there are', 'Please count the money again.'),
      word('cash', 'noun', 'money that you can hold in your hand', 'The old café only takes cash.'),
      word(
        'borrow',
        'verb',
        'get something from somebody and give it back later',
        'Can I borrow five euros for lunch?',
      ),
      word('by card', 'phrase', 'with a small plastic thing from your bank', 'You can pay by card on the bus.'),
    ],
    text: {
      title: 'The heavy jar',
      kind: 'text',
      genre: 'story',
      text: `Samir never liked coins. Every evening he put them in a glass jar. After seven months the jar was full. He counted the coins: a hundred and twenty euros!

He carried the heavy jar to the bank.

“We can take your coins,” said the man there, “but it costs twelve euros.”

Samir did not want to pay for his own money, so he left.

The next shop was a bakery with a sign: “Sorry, no change today.” The baker, Ines, was not happy.

“I buy coins from the bank every week,” she said, “and it’s expensive.”

Samir put his jar on the table. Ines smiled and gave him all her notes: six twenties.

Now Samir was hungry. He bought a cake for four euros and paid with a twenty-euro note.

“Your change is sixteen euros,” said Ines. “But I have no other notes.”

Samir looked at all the coins in his hands.

“Can I have my jar back?” he asked.`,
      questions: [
        choose(
          'What is the story about?',
          'A man who wants to change his coins',
          [
            ['A man who wants to work in a bank', 'Samir only visits the bank.'],
            ['A baker who wants to sell her bakery', 'Ines needs coins, but she does not sell the bakery.'],
            ['A baker who loses all her money', 'Ines gives Samir notes, but she gets his coins for them.'],
          ],
          'First “He carried the heavy jar to the bank.” Then “Ines smiled and gave him all her notes”.',
        ),
        write(
          'How many months did it take to fill the jar?',
          ['seven', '7', 'seven months', '7 months'],
          '“After seven months the jar was full.”',
        ),
        choose(
          'Why did Samir leave the bank with his coins?',
          'The bank was too expensive for him.',
          [
            ['The bank did not take any coins.', 'The man said that they could take them.'],
            ['The bank was closed for the day.', 'Samir talked to a man in the bank.'],
            [
              'The bank did not have any notes that day.',
              'We do not read this about the bank. Ines has no more notes at the end.',
            ],
          ],
          '“Samir did not want to pay for his own money, so he left.”',
        ),
        trueOrFalse(
          'Ines gave Samir a hundred and twenty euros for his coins.',
          true,
          'She gave him “six twenties”, and six times twenty is a hundred and twenty.',
        ),
        choose(
          'Why does Samir ask for the jar at the end?',
          'He has a lot of coins again.',
          [
            ['He wants to put the cake in it.', 'He bought a cake, but he looks at the coins.'],
            ['He wants to sell it to the bank.', 'He took coins to the bank. Nobody wants to buy the jar.'],
            ['He is angry with the baker.', 'She was nice to him, and he only asks a question.'],
          ],
          '“Samir looked at all the coins in his hands.”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is Thursday. You two want to buy an old table-tennis table from a woman in your town.',
      a: {
        role: 'You found the table on the internet.',
        facts: [
          'The price is 90 euros, and the woman only takes cash.',
          'You have 55 euros, but you need 15 of them for a school trip next week.',
          'Your family has a garage. There is space for the table, but it must be quiet there after eight.',
        ],
        goals: [
          'Find out how much money B has, and when.',
          'Find out if you can get the table for less, and how it can come to you.',
          'Agree on who pays how much, and who can play when.',
        ],
      },
      b: {
        role: 'You phoned the woman this morning.',
        facts: [
          'She takes 80 euros if you come on Saturday. Your uncle can bring the table in his van on Saturday evening, for 5 euros.',
          'You have 25 euros. On Saturday morning you are going to get 20 more for a job.',
          'Your flat is small. There is no space for a table.',
        ],
        goals: [
          'Find out how much A can pay, and if you can pay by card.',
          'Find out where the table can stand, and when you can play there.',
          'Agree on a plan for Saturday. You do not want to pay more than half for a table in another house.',
        ],
      },
      phrases: [
        'How much does it cost?',
        'How much have you got?',
        'I can pay …',
        'That’s too expensive for me.',
        'What about half each?',
        'Can I give you the rest on …?',
      ],
    },
    statements: [
      'It is more fun to save money than to spend it.',
      'All shops should take coins and notes.',
      'I always look at the price first.',
      'Cheap things are never good.',
      'Children should get money for work in the house.',
      'I don’t like to borrow things from friends.',
      'In fifty years there will be no cash.',
    ],
    questions: [
      'What do people in your country pay for with coins?',
      'What is cheap in your town, and what is expensive?',
      'What can you do with friends on a day without money?',
      'What picture would you like to see on a new coin?',
      'What is good and what is bad about cash?',
    ],
    task: {
      instruction:
        'A class of 25 students won 300 euros in a competition. Choose two or three ideas. You cannot spend more than 300 euros.',
      options: [
        'A day at the lake by train: 175 euros, everybody can come',
        'A sofa for the classroom: 150 euros, space for four people',
        'Pizza for everybody: 125 euros, one evening',
        'An apple tree for the school: 60 euros, the first apples come in four years',
        'Three new balls: 75 euros, for every break',
        'A camera for class photos: 140 euros, one person can use it at a time',
        'Save 100 euros for next year: some students are going to leave the school before then',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend who wants to save money for a new bike. Say what your friend can do, what your friend should not buy, and how you can help.',
  },
  hard: {
    words: [
      word(
        'owe',
        'verb',
        'have to give back money that you got from somebody',
        'We still owe the band two hundred euros.',
      ),
      word(
        'lend',
        'verb',
        'give something for a time and expect to get it back',
        'Could you lend me the money for a ticket?',
      ),
      word(
        'pay back',
        'verb',
        'return money that somebody gave you for a time',
        'She paid back every cent within a week.',
      ),
      word('debt', 'noun', 'a sum that has not been returned yet', 'It took the club two years to clear its debt.'),
      word('afford', 'verb', 'have enough money for something', 'Few students can afford a flat in the centre.'),
      word(
        'split the bill',
        'phrase',
        'divide what a meal costs among the people at the table',
        'Shall we split the bill or pay separately?',
      ),
      word('transfer', 'verb', 'move money from one account to another', 'I’ll transfer my share tonight.'),
      word('receipt', 'noun', 'a piece of paper that shows what you paid', 'Keep the receipt in case it breaks.'),
      word('settle up', 'verb', 'pay everything that still has to be paid', 'Let’s settle up before the others leave.'),
      word('even', 'adjective', 'with nothing left for either person to pay', 'Buy the coffee and we’re even.'),
      word(
        'tight',
        'adjective',
        'not enough, so that you must be careful',
        'Money was tight in the first year of the business.',
      ),
      word('budget', 'noun', 'a plan of how much can be spent on what', 'The film was made on a tiny budget.'),
      word(
        'generous',
        'adjective',
        'happy to give more than is expected',
        'It was generous of her to pay for everybody.',
      ),
      word('expenses', 'noun', 'money that you spend in order to do a job', 'The company covers all travel expenses.'),
    ],
    text: {
      title: 'Soup for two',
      kind: 'text',
      genre: 'opinion',
      text: `In the spring of 2014 Tomasz lent me eleven euros forty. I had left my wallet at home, we had eaten soup by the harbour, and he paid. I promised to transfer the money that evening. I still owe it to him, and I have never intended to pay it back.

I can afford it; that is not the point. The following week I bought the cinema tickets, which cost rather more. Then he paid for a taxi. Before long, neither of us could have said who was in debt to whom. But we both remembered the soup.

Nowadays this could hardly happen. My younger colleagues split the bill before the plates have been cleared. Somebody photographs the receipt, an app works out that Priya had no dessert, and by the time they reach the door, everyone has settled up. It is quick and it is fair. When money is tight, it must be a relief not to pay for other people’s starters.

Yet consider what it means to be even. With a shop I am even: I pay, it hands over the bread, and if we never meet again, neither of us has lost anything. A small debt between friends says the opposite. It says that there will be a next time, and that I trust you to be there.

Last month Tomasz moved to Canada. On the day that he left, my phone made a small noise. He had transferred eleven euros forty to my account.

“For soup,” said the message. “Now you owe me twenty-two eighty. You’d better come and see me.”`,
      questions: [
        choose(
          'What is the writer’s main point?',
          'A small debt can hold two friends together.',
          [
            ['Friends should never lend each other money.', 'The writer likes it that such sums stay open.'],
            [
              'An app divides a bill more fairly than people do.',
              'The writer calls the app fair, but this leads to a “Yet”.',
            ],
            [
              'People are less generous than they used to be.',
              'Paying exactly is not called mean; even its advantages are named.',
            ],
          ],
          '“A small debt between friends says the opposite. It says that there will be a next time”.',
        ),
        choose(
          'Why did Tomasz pay for the soup?',
          'The writer had forgotten to bring money.',
          [
            ['The writer had paid for a taxi before.', 'Tomasz paid for the taxi, and it was later.'],
            ['The writer had been invited by him.', 'He lent the money: it was not an invitation.'],
            [
              'The writer could not afford to eat out then.',
              'A week later the writer paid for cinema tickets, “which cost rather more”.',
            ],
          ],
          '“I had left my wallet at home”.',
        ),
        trueOrFalse(
          'The writer sees nothing good in the way in which the younger colleagues pay.',
          false,
          '“It is quick and it is fair.”',
        ),
        write(
          'What did the writer pay for in the week after the soup?',
          [
            'cinema tickets',
            'the cinema tickets',
            'tickets',
            'the tickets',
            'the cinema',
            'cinema',
            'tickets for the cinema',
            'their cinema tickets',
          ],
          '“The following week I bought the cinema tickets”.',
        ),
        choose(
          'Why does the writer mention buying bread?',
          'It shows a deal that creates no tie.',
          [
            ['It shows how small sums add up in a year.', 'Nothing is added up.'],
            ['It shows that shops trust us more than friends.', 'Trust is named only for friends.'],
            ['It shows how much cheaper it is to eat at home.', 'The bread is not compared with the soup.'],
          ],
          '“if we never meet again, neither of us has lost anything”',
        ),
        choose(
          'What does Tomasz want to say with his transfer?',
          'The friendship is going to continue.',
          [
            ['The old debt must be paid at last.', 'He makes the debt bigger, and his message is friendly.'],
            ['The soup was cheaper than they thought.', 'He sends exactly the same sum.'],
            ['The two of them have finally become even.', 'On the contrary: he doubles what is owed.'],
          ],
          '“Now you owe me twenty-two eighty. You’d better come and see me.”',
        ),
      ],
    },
    roleCards: {
      scene: 'Your band of four gave its first concert last night. Today two of you go through the money.',
      a: {
        role: 'You are the singer, and you sold the tickets.',
        facts: [
          'The tickets brought in 620 euros. You have it all in cash, and 200 of it must go to the owner of the hall by Monday.',
          'You paid 60 euros for posters, and you have the receipt.',
          'You could play again in three weeks, in a bigger hall, but its owner wants 150 euros in advance by Friday.',
        ],
        goals: [
          'Find out what B has spent, and how much of it B can prove.',
          'Find out what the other two musicians expect.',
          'Agree on what happens to the rest. You would love to play in the bigger hall.',
        ],
      },
      b: {
        role: 'You are the drummer, and you organised the transport.',
        facts: [
          'You spent 140 euros on the van and the loudspeakers, and 40 on fuel. You have lost the receipt for the fuel; you still have the other one.',
          'The guitarist and the pianist expect 40 euros each. The pianist would wait a month for it; the guitarist would not.',
          'One of your drums is broken. Repairing it costs 70 euros, but you could borrow one until next month.',
        ],
        goals: [
          'Find out how much came in, and what has to be paid out of it.',
          'Find out what plans A has for the next weeks, and what they would cost.',
          'Get your expenses back, and agree on when the drum is repaired.',
        ],
      },
      phrases: [
        'How much is left if we take off …?',
        'I paid for that out of my own pocket.',
        'Can we agree that … comes first?',
        'I’m happy to wait for my share, provided that …',
        'That wouldn’t be fair on …',
        'So we’re left with …',
      ],
    },
    statements: [
      'Friends should pay back every cent.',
      'Whoever earns most should pay for the meal.',
      'Everybody in a company should know what the others earn.',
      'A world without cash would be a poorer one.',
      'Learning to handle money is more useful than learning geometry.',
      'People who win a lot of money should tell nobody.',
      'It is easier to be generous with time than with money.',
      'Spending money on experiences is wiser than spending it on things.',
    ],
    questions: [
      'What would change if nobody could pay in cash any more?',
      'How do groups of friends usually pay in restaurants where you live, and what do you think of it?',
      'Which things should never be for sale?',
      'Why do people find it so hard to talk about money?',
      'At what age should children be allowed to decide what to buy, and why?',
    ],
    task: {
      instruction:
        'A school wants its 120 sixteen-year-olds to learn how to handle money. It has 3,000 euros and six afternoons. Choose three ideas that go well together.',
      options: [
        'Running the school café for a month: 900 euros, two afternoons of training, and it may make a loss',
        'A game in which each pupil lives on an invented salary: no cost, four afternoons',
        'A visit from somebody who lost a business and built another: 300 euros, one afternoon',
        'Ten euros for each pupil, to be turned into more: 1,200 euros, two afternoons',
        'A market of second-hand things: 200 euros, one afternoon, brings in about 500 for the school',
        'An actor who tries to trick every class out of its lunch money: 1,500 euros, one afternoon',
        'An app that shows where your money goes: 600 euros, no afternoon, and nobody checks who uses it',
      ],
    },
    writing:
      'Write an essay of 150 to 190 words for a magazine for young people on the question “Should friends lend each other money?” Give one good reason for it, one danger, and a rule that you would suggest.',
  },
};
