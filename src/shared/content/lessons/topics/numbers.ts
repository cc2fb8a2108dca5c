import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('number', 'noun', 'a word or sign such as “seven” or “7”', 'What is your phone number?'),
      word('count', 'verb', 'to say one, two, three and so on', 'Can you count to twenty in French?'),
      word('how many', 'phrase', 'words that ask for a number of things', 'How many chairs do we need?'),
      word('hundred', 'number', '100', 'Our school has three hundred students.'),
      word('thousand', 'number', '1,000', 'Ten thousand people live in this town.'),
      word('half', 'noun', 'one of two parts that are the same', 'You can have half of my apple.'),
      word('twice', 'adverb', 'two times', 'I phoned her twice, but she was out.'),
      word('more than', 'phrase', 'words for a bigger number', 'The bag costs more than fifty pounds.'),
      word('step', 'noun', 'one part of the stairs where you put your foot', 'Be careful, there are two steps here.'),
      word('floor', 'noun', 'all the rooms that are at the same height in a building', 'We live on the third floor.'),
      word('out loud', 'phrase', 'so that other people can hear it', 'Please read the prices out loud.'),
      word('plus', 'preposition', 'and, when you put numbers together', 'Six plus five is eleven.'),
      word('price', 'noun', 'the money that you pay for a thing', 'The price is two pounds fifty.'),
      word('zero', 'number', '0', 'My number starts with a zero.'),
    ],
    text: {
      title: 'Ninety-three or ninety-four?',
      kind: 'text',
      genre: 'story',
      text: `My grandmother Luljeta counts everything. She counts the spoons after dinner, and she knows how many buttons are in her box: more than six hundred. There are ninety-three steps from the street to her flat. Every morning she goes up and counts them out loud. “Numbers keep my head young,” she says.

Last Monday she phoned me at half past nine. “Today there were ninety-four,” she said. “I counted them twice!”

I went there, and we walked up together. She counted out loud, and I counted in my head. At the top, my number was ninety-three. Grandma’s number was ninety-four.

“Am I getting old?” she asked.

We tried again, very slowly. “Forty-nine,” said Grandma on the second floor. “Fifty.”

“Fifty-one!” said a small voice.

A door opened. We saw a woman and a little girl.

“I’m sorry,” the woman said. “Ainura is only two. She can’t count to ten, but she can say forty-nine, fifty and fifty-one. We don’t know why!”`,
      questions: [
        choose(
          'What is the story about?',
          'A wrong number, and the reason for it',
          [
            ['An old woman who loses her flat', 'She still has her flat. She loses nothing.'],
            ['A house that has a new step', 'There were never more than ninety-three steps.'],
            ['A little girl who learns to count', '“She can’t count to ten”, and we only meet her at the end.'],
          ],
          'There are “ninety-three steps”, but “Grandma’s number was ninety-four”. Then we find out why.',
        ),
        write(
          'How many steps are there from the street to the flat?',
          ['ninety-three', '93', 'ninety three', 'ninety-three steps', '93 steps', 'ninety three steps'],
          '“There are ninety-three steps from the street to her flat.”',
        ),
        choose(
          'Why does the grandmother like numbers?',
          'She wants to think like a young person.',
          [
            ['She wants to teach them to a child.', 'She counts for her own head, not for a child.'],
            ['She wants to know the price of things.', 'She does not count money in the story.'],
            ['She wants to sell her buttons.', 'She counts them, but she does not sell them.'],
          ],
          '“Numbers keep my head young,” she says.',
        ),
        trueOrFalse(
          'When they walk up together, both of them count out loud.',
          false,
          'Only the grandmother does: “She counted out loud, and I counted in my head.”',
        ),
        choose(
          'Why does the grandmother get ninety-four?',
          'She goes on with fifty-two after the voice.',
          [
            ['She says the number forty-nine twice.', 'Then her last number is too small, not too big.'],
            [
              'She counts the street as the first step.',
              'Then the mistake is at the start, and not on the second floor.',
            ],
            ['She walks up the stairs too fast.', 'They try again “very slowly”, and the voice is still there.'],
          ],
          'The grandmother says “Fifty.” “Fifty-one!” comes from behind the door, before she takes the next step.',
        ),
        choose(
          'How does Ainura know these three numbers?',
          'She hears them through the door every day.',
          [
            ['She sees them on the doors of the flats.', 'We do not read about numbers on the doors.'],
            ['She learns them from her mother.', 'The woman says: “We don’t know why!”'],
            ['She gets to them when she counts.', '“She can’t count to ten”.'],
          ],
          'The grandmother “counts them out loud” every morning, and at forty-nine she is near Ainura’s door.',
        ),
      ],
    },
    roleCards: {
      scene:
        'Your class is having a party this evening. One of you is in the shop, and the other one is at school. You talk on the phone and decide what to buy.',
      a: {
        role: 'You are in the shop. It is five o’clock.',
        facts: [
          'A big pizza costs 6 euros. It is enough for four people.',
          'A bag of ten apples costs 2 euros 50.',
          'A bottle of juice costs 1 euro 50. It is enough for five people.',
          'The shop closes at half past five.',
        ],
        goals: [
          'Find out how many people are coming, and what they eat.',
          'Find out how much money there is, and where to go with the food.',
          'Decide with B what to buy, and say the price of everything together.',
        ],
      },
      b: {
        role: 'You are at school and you have the list.',
        facts: [
          'Twenty-four people are coming. Four of them do not eat pizza.',
          'Everybody wants an apple and some juice. There is also water at school, and it is free.',
          'The class has 40 euros.',
          'The party is in room 216 on the second floor. It starts at quarter past six.',
        ],
        goals: [
          'Find out how much the food and drinks cost, and how many people they are for.',
          'Find out when the shop closes.',
          'Decide with A what to buy. You cannot pay more than you have.',
        ],
      },
      phrases: [
        'How many people are coming?',
        'How much is …?',
        'Is that thirteen or thirty?',
        'Five times six is …',
        'That’s … euros too much.',
        'Let’s take only … bottles.',
      ],
    },
    statements: [
      'I know more than three phone numbers.',
      'I can count to ten in three languages.',
      'Thirteen is a bad number.',
      'I count things when I cannot sleep.',
      'Numbers are easier to learn than words.',
      'Seven is a nicer number than eight.',
      'I know the price of ten things in my supermarket.',
      'People with a phone do not need maths.',
    ],
    questions: [
      'Which number do you like, and why?',
      'How many people, doors and lamps are there in your home?',
      'Which numbers do you need every day?',
      'What can you buy for the price of a cinema ticket?',
      'What do you never want to count?',
    ],
    task: {
      instruction:
        'Your class is going to count something for one week and put the number in the school newspaper. You have half an hour a day and 10 euros. Choose one or two things, and say why.',
      options: [
        'Birds in the park: half an hour a day, free; they do not sit still',
        'Bottles next to the road: twenty minutes a day, 8 euros for bags; the road is clean after that',
        'Smiles at the bus stop: ten minutes a day, free; you have to look at people',
        'Steps in the tower of the old church: half an hour on one day, 4 euros; you are going to be tired',
        'How many times your teacher says “OK”: no extra time, free; the teacher must not know',
        'Red cars in front of the school: ten minutes a day, free; easy, but not very interesting',
        'Cups of coffee in the teachers’ room: five minutes a day, 3 euros for biscuits; ask the teachers first',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a new friend in another country. Tell your friend about your life with at least six numbers, for example your home, your family, your way to school or work, and the price of your lunch. Ask two questions with “How many …?” or “How much …?”.',
  },
  hard: {
    words: [
      word('figure', 'noun', 'a number in a report, a list or the news', 'The figures for May are better.'),
      word('billion', 'number', 'a thousand million', 'More than eight billion people live on this planet.'),
      word('digit', 'noun', 'any of the signs from 0 to 9', 'The code for the door has four digits.'),
      word('roughly', 'adverb', 'not exactly', 'Roughly three hundred people came.'),
      word(
        'come to',
        'phrasal verb',
        'to be a certain amount when everything is put together',
        'Together, the tickets come to ninety euros.',
      ),
      word('a couple of', 'phrase', 'two, or a few', 'I need a couple of minutes to check the bill.'),
      word('dozen', 'noun', 'twelve, or about twelve', 'She bought two dozen eggs for the cake.'),
      word(
        'work out',
        'phrasal verb',
        'to find an answer by thinking or with mathematics',
        'Can you work out what each of us has to pay?',
      ),
      word('at least', 'phrase', 'not fewer or less than', 'At least half of the seats were empty.'),
      word('in your head', 'phrase', 'without paper or a machine', 'My grandfather adds up long lists in his head.'),
      word(
        'add up',
        'phrasal verb',
        'to put numbers together and find how much they make',
        'He added up the bill twice.',
      ),
      word(
        'average',
        'noun',
        'what you get when you share a total equally',
        'On average, a hundred visitors come each day.',
      ),
      word(
        'even',
        'adjective',
        'that can be divided by two, such as four or ten',
        'The houses with even numbers are on the left.',
      ),
      word(
        'odd',
        'adjective',
        'that cannot be divided by two, such as three or nine',
        'With an odd number of players, somebody has to wait.',
      ),
    ],
    text: {
      title: 'One, two, three … one million',
      kind: 'dialogue',
      genre: 'conversation',
      source:
        'Les Stewart of Mudjimba, Queensland, typed from April 1982 to 25 November 1998 (International World Record Breakers’ Club); the pages that he kept: Sunshine Coast Daily, 22 August 2007, quoted in the Sydney Morning Herald, September 2007',
      text: `Dilnoza: Listen to this, Jorrit. An Australian called Les Stewart typed all the numbers from one to a million. In words!
Jorrit: Why on earth would anybody do that?
Dilnoza: He’d taught typing to the police until he fell ill and couldn’t work any more. He wanted something to do.
Jorrit: So how long did it take him?
Dilnoza: Sixteen years and seven months, with one finger. It came to nearly twenty thousand pages.
Jorrit: In that time he could have written a dozen novels.
Dilnoza: Maybe. But do you really know how big a million is?
Jorrit: Of course I do. It has seven digits.
Dilnoza: That’s how you write it. Roughly how long is a million seconds?
Jorrit: A couple of months?
Dilnoza: Eleven and a half days. And a billion seconds?
Jorrit: Well, then … a year?
Dilnoza: Almost thirty-two. You hear figures like that on the news every evening, and you nod as if they were neighbours.
Jorrit: All right, I’m hopeless. But how does typing help?
Dilnoza: You and I jump from one thousand to two thousand in a single breath. He went all the way on foot.
Jorrit: I hope a museum has kept at least a few hundred of those pages.
Dilnoza: No, he put them out for recycling. He only kept the first one and the last.
Jorrit: There you are. Sixteen years in the bin!
Dilnoza: When you’ve climbed a mountain, you don’t take it home either.
Jorrit: Hmm. Do you know when he first needed the letter A?
Dilnoza: No idea. Quite early, I suppose.
Jorrit: Not before one hundred and one. I’ve just worked it out in my head, while you were talking.
Dilnoza: You’ve gone through all of them? You?
Jorrit: Sh! You’ll make me lose my place. One hundred and sixty-four, one hundred and sixty-five …`,
      questions: [
        choose(
          'What do the two speakers disagree about?',
          'Whether an enormous task was worth the time',
          [
            ['Whether a story about a record is true', 'Jorrit wonders why, but he does not doubt the story.'],
            ['Whether figures in the news are correct', 'Dilnoza says only that people do not picture them.'],
            [
              'Whether old pages belong in a museum',
              'Jorrit mentions a museum, but it is only a small part of the talk.',
            ],
          ],
          'Jorrit says “he could have written a dozen novels”, while Dilnoza thinks that he “went all the way on foot”.',
        ),
        choose(
          'What made Les Stewart begin?',
          'Illness had left him with nothing to do.',
          [
            ['He had to practise for his work.', 'He had taught typing; he was no beginner.'],
            ['He had been asked to by the police.', 'He used to teach there, but nobody asked him.'],
            ['He had failed to sell his novels.', 'The novels are Jorrit’s idea of something better.'],
          ],
          'He taught typing “until he fell ill and couldn’t work any more”. Then “He wanted something to do.”',
        ),
        write(
          'According to Dilnoza, how many years are a billion seconds?',
          [
            'thirty-two',
            '32',
            'thirty two',
            'almost thirty-two',
            'almost 32',
            'nearly thirty-two',
            'nearly 32',
            'about thirty-two',
            'about 32',
            'thirty-two years',
            '32 years',
            'almost thirty-two years',
            'almost 32 years',
            'nearly 32 years',
            'about 32 years',
            'almost thirty two',
            'nearly thirty two',
            'about thirty two',
            'thirty two years',
            'nearly thirty-two years',
            'about thirty-two years',
            'almost thirty two years',
            'nearly thirty two years',
            'about thirty two years',
          ],
          'Jorrit guesses “a year”, but it is “Almost thirty-two.”',
        ),
        choose(
          'What does Dilnoza mean by “on foot”?',
          'He left out nothing on the way.',
          [
            ['He went for walks between pages.', 'It is a picture; nobody walks anywhere.'],
            ['He was slower than he had to be.', 'She praises how he did it and does not call him slow.'],
            ['He had no help from a computer.', 'She compares him with people who jump over numbers.'],
          ],
          'Others “jump from one thousand to two thousand in a single breath”.',
        ),
        trueOrFalse('Les Stewart threw away every single page.', false, '“He only kept the first one and the last.”'),
        choose(
          'What does the end of the conversation show about Jorrit?',
          'He has been caught by what he laughed at.',
          [
            ['He wants to show that Les made a mistake.', 'He talks about the letter A, not about a mistake.'],
            ['He is bored by what Dilnoza tells him.', 'He has been thinking about it all the time.'],
            ['He would rather do sums than read novels.', 'He only mentions novels as a better use of time.'],
          ],
          'He is counting himself and wants to go on: “You’ll make me lose my place.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You both help at a small museum. It is Monday, the museum is closed, and within a week it will have had a hundred thousand visitors. You plan a party for the moment when number 100,000 walks in.',
      a: {
        role: 'You sell the tickets.',
        facts: [
          'By last night 99,410 people had been to the museum. Each ticket has a number, so the right visitor can be recognised.',
          'About 70 people come on each day from Tuesday to Friday, 150 on Saturday and 200 on Sunday.',
          'The doors are open from ten to six, and visitors arrive at a steady rate.',
        ],
        goals: [
          'Find out if more visitors than usual are expected on any day.',
          'Find out when the mayor can come, and how much money there is.',
          'Agree on a day and an hour. You would rather have the party when you are not too busy.',
        ],
      },
      b: {
        role: 'You organise the party.',
        facts: [
          'On Thursday a school is bringing 60 pupils, on top of the usual visitors.',
          'The mayor can come on Saturday all day, or on Sunday until three o’clock.',
          'You have 100 euros. A cake costs 50 euros. A poster at the station costs 30 euros a day, and brings roughly 40 more visitors on that day.',
        ],
        goals: [
          'Find out how many visitors there have been, and how many come on each day.',
          'Find out how you will know who is number 100,000.',
          'Agree on a day and an hour, and on what to spend. The mayor has to be there.',
        ],
      },
      phrases: [
        'By Friday evening that comes to …',
        'How many are we short of?',
        'That’s only a rough figure.',
        'If we put up posters for … days, …',
        'Let me just add that up.',
        'To be on the safe side, we could …',
      ],
    },
    statements: [
      'I trust a figure more than a story.',
      'Nobody can really imagine a million of anything.',
      'There is no longer any point in doing sums in your head.',
      'Prices that end in ninety-nine should be forbidden.',
      'Age is only a number.',
      'Everything that matters can be counted.',
      'It is silly to have a lucky number.',
      'A newspaper should explain every big figure that it prints.',
    ],
    questions: [
      'Which numbers do you know by heart, and why those?',
      'Which numbers are thought to be lucky or unlucky where you live, and what do people do about it?',
      'When did a figure last surprise you?',
      'What would be worth counting for a whole year?',
      'What makes numbers in a foreign language so hard to say and to understand?',
    ],
    task: {
      instruction:
        'A library wants to show what a million looks like. There are 2,000 euros, two weeks and a small room with one free wall. Choose three ideas that suit different people, and say in which order visitors should see them.',
      options: [
        'Rice: roughly 25 kilos in a glass box, 150 euros; visitors may put a hand in',
        'Dots on the wall, half a centimetre apart: 1,200 euros; 25 square metres, so nothing else fits on it',
        'A bell that rings once a second: 300 euros; done after eleven and a half days, if nobody stops it',
        'Drops of water: about 50 litres in an old bath, 100 euros; it looks like far too little',
        'One-cent coins, lent free by a bank: 1,100 euros for guards; worth 10,000 euros, and over two tonnes on the floor',
        'A book of 500 pages with 2,000 dots on each: 400 euros; only one visitor at a time can turn the pages',
        'A map of a walk of a million steps, about 700 kilometres: 250 euros; it starts at the library door',
      ],
    },
    writing:
      'Write an article of 140 to 180 words for a school magazine about a large number that most people cannot picture, for example from the news. Say what it stands for, make it clear with two comparisons from everyday life, and explain why people ought to understand it.',
  },
};
