import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'present',
        'noun',
        'a thing that you give to somebody, often on a special day',
        'This present is from all of us.',
      ),
      word('birthday', 'noun', 'the day of the year when you were born', 'My birthday is in July.'),
      word('give', 'verb', 'let somebody have something', 'What can we give our teacher?'),
      word('thank', 'verb', 'say that you are happy about what somebody did', 'I want to thank you for the book.'),
      word('open', 'verb', 'take off the paper or look into a box', 'Can I open it now?'),
      word('surprise', 'noun', 'something nice that you did not know about before', 'Don’t tell her, it’s a surprise.'),
      word('wrapping paper', 'noun', 'what you put around a gift', 'The wrapping paper has stars on it.'),
      word('ribbon', 'noun', 'a long thin piece of cloth around a gift', 'She put a red ribbon on the box.'),
      word(
        'card',
        'noun',
        'a folded piece of paper with a picture and good wishes',
        'We all wrote our names on the card.',
      ),
      word('guess', 'verb', 'say what you think when you do not know', 'Guess what is in this box.'),
      word('useful', 'adjective', 'good to have because it helps you', 'A warm hat is a useful present.'),
      word('choose', 'verb', 'take one of several things', 'Let’s choose a game for Sam.'),
      word('wrap', 'verb', 'put paper around something', 'I can’t wrap a ball.'),
      word('together', 'adverb', 'with other people', 'We bought the bike together.'),
    ],
    text: {
      title: 'What is it?',
      kind: 'text',
      genre: 'letter',
      text: `Dear Aunt Rosa,

Thank you for my birthday present. The wrapping paper and the ribbon were beautiful, so I opened it first. It was a big surprise! But there was no card in the box, so I have a question: What is it?

It is made of wood and has a round hole. We all tried to guess. Dad said, “It’s a box for money.” But the hole is too big for that. Mum said, “It’s a lamp.” But there is no light in it. I used it for my pencils. That was not very useful, because the short ones fell in.

On Sunday I cleaned my room and put your present on the balcony. In the evening I went out to get it. A small bird looked at me out of the hole. It did not want to leave.

So you don’t need to answer my question. But I need a new place for my pencils.

Love,
Emeka`,
      questions: [
        choose(
          'What is the letter about?',
          'A present that nobody understood at first',
          [
            ['A present that was broken in its box', 'The present was not broken.'],
            ['A present that came on the wrong day', 'We do not read that it came late or early.'],
            ['A present that Emeka wants to give to a friend', 'Emeka leaves it on the balcony.'],
          ],
          'Emeka asks: “What is it?” Then we read: “We all tried to guess.”',
        ),
        trueOrFalse('There was a card from Aunt Rosa in the box.', false, '“But there was no card in the box”.'),
        choose(
          'Why was the present not good for pencils?',
          'Some of them fell into it.',
          [
            ['All of them were too long.', 'The problem was the short ones.'],
            ['The hole was too small for them.', 'The short ones fell in, so the hole was big enough.'],
            ['The wood made them dirty.', 'We do not read about dirty pencils.'],
          ],
          '“That was not very useful, because the short ones fell in.”',
        ),
        write(
          'On which day did Emeka put the present on the balcony?',
          ['Sunday', 'on Sunday', 'on a Sunday'],
          '“On Sunday I cleaned my room and put your present on the balcony.”',
        ),
        choose(
          'Why does Aunt Rosa not need to answer the question?',
          'The bird gave the answer.',
          [
            ['The aunt came to visit.', 'Emeka writes to her, so she is not there.'],
            ['The answer was on a card.', 'There was no card.'],
            ['The mother knew the answer.', 'She said that it was a lamp, and she was wrong.'],
          ],
          '“A small bird looked at me out of the hole. It did not want to leave.” The present is a house for birds.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is Wednesday. Your friend Mina’s birthday is on Friday. You two want to give her one present together.',
      a: {
        role: 'You have an idea: a big green plant.',
        facts: [
          'Mina has a new room. It is very empty, and she loves green.',
          'The plant costs 22 euros. The plant shop closes at five every day.',
          'You have 15 euros. Today and tomorrow you have time from three to half past four.',
        ],
        goals: [
          'Find out how much money B has, and when B has time.',
          'Find out what Mina likes to do, and where she is after her birthday.',
          'Agree on a present, and on a time to buy it.',
        ],
      },
      b: {
        role: 'You have an idea: a game.',
        facts: [
          'Mina loves games. A good one costs 24 euros in the toy shop next to the plant shop. It closes at six.',
          'On Saturday Mina is going away for three weeks, and nobody is in her room then. You live near her.',
          'You have 12 euros and a lot of wrapping paper at home. You have time after four.',
        ],
        goals: [
          'Find out how much money A has, and when A has time.',
          'Find out what Mina needs for her room, and when the plant shop closes.',
          'Agree on a present, and on what you write on the card.',
        ],
      },
      phrases: [
        'What does she like?',
        'Why don’t we give her …?',
        'She already has …',
        'How much can you pay?',
        'Who can wrap it?',
        'Let’s meet at …',
      ],
    },
    statements: [
      'It is better to give a present than to get one.',
      'A present you make is better than a present you buy.',
      'I like to know what my presents are before my birthday.',
      'Money is a good present.',
      'You always need to write a thank-you letter.',
      'Wrapping paper is bad for the planet.',
      'You can give away a present that you don’t like.',
      'I am good at choosing presents.',
    ],
    questions: [
      'When do people give presents in your country?',
      'What present did you like best, and why?',
      'What can you give a friend without spending money?',
      'Who is difficult to find a present for, and why?',
      'What do you say when you do not like a present?',
    ],
    task: {
      instruction:
        'Mr Silva lived in your house for twenty years. Next week he is going to move to a small flat by the sea. His neighbours have 60 euros. Choose two or three presents.',
      options: [
        'A book with photos of the house and all the neighbours: 30 euros, five hours of work',
        'A train ticket, so he can visit the house again: 35 euros',
        'A chair for the beach: 25 euros, a little heavy',
        'A party in the garden with cake: 20 euros, and everybody must help',
        'A song from the children in the house: free, but they need to learn it in a week',
        'A small lamp in the shape of the house: 28 euros, made by an artist',
        'Ten cards with stamps on them, so he can write to everybody: 15 euros',
      ],
    },
    writing:
      'Write a thank-you letter of 50 to 70 words to somebody in your family. Thank them for a present, say what it is like, what you did with it first, and invite them to visit you.',
  },
  hard: {
    words: [
      word(
        'thoughtful',
        'adjective',
        'showing that you care what somebody needs or likes',
        'The handwritten card made it a thoughtful gift.',
      ),
      word('unwrap', 'verb', 'take the paper off', 'The twins always unwrap their presents slowly.'),
      word(
        'token',
        'noun',
        'a small thing that stands for a feeling',
        'Please take these flowers as a token of our thanks.',
      ),
      word(
        'in exchange',
        'phrase',
        'given because you get something for it',
        'She gave him a drawing and got a poem in exchange.',
      ),
      word(
        'just in case',
        'phrase',
        'because something might happen',
        'I keep a spare present in the cupboard, just in case.',
      ),
      word('agreement', 'noun', 'a promise that people make to each other', 'We have an agreement: books only.'),
      word('keep your word', 'phrase', 'do what you promised', 'He kept his word and brought nothing.'),
      word(
        'embarrassing',
        'adjective',
        'making you feel uncomfortable in front of others',
        'It was embarrassing to arrive without a gift.',
      ),
      word('empty-handed', 'adjective', 'bringing nothing', 'Nobody came to the party empty-handed.'),
      word(
        'receipt',
        'noun',
        'the paper that shows where and when you paid',
        'Put the receipt in the box with the shirt.',
      ),
      word(
        'hurt',
        'adjective',
        'sad because of what somebody did to you',
        'She was hurt when she saw her present for sale.',
      ),
      word('relieved', 'adjective', 'glad that a worry has gone', 'I was relieved that they liked the vase.'),
      word('grateful', 'adjective', 'feeling that you want to thank somebody', 'We were grateful for every blanket.'),
      word('pass on', 'verb', 'give to another person what you were given', 'Is it rude to pass on a present?'),
    ],
    text: {
      title: 'Nothing, as agreed',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Anouk: A quick question about Saturday. We did say no presents this year, didn’t we?
Ravi: We did. It was your suggestion, and all three of us agreed. Why?
Anouk: No reason. I just wanted to make sure that everybody was going to keep their word.
Ravi: You’ve bought something.
Anouk: I wouldn’t call it buying. I came across a teapot. It was practically waiting for you.
Ravi: Anouk! The whole point was that nobody would have to spend a week running round the shops.
Anouk: It’s a token, nothing more. I’ll leave it in the car, just in case.
Ravi: In case of what?
Anouk: In case somebody else breaks the agreement. You know how embarrassing it is to unwrap something and have nothing to give in exchange.
Ravi: I do, as it happens. That’s why there are two scarves in my car.
Anouk: Ravi!
Ravi: They’re emergency scarves. I’ve kept the receipt. If nobody needs them, they go back on Monday.
Anouk: So it all depends on our dear brother.
Ravi: Farid never breaks an agreement. Don’t you remember the last time? We made the same promise, and he was the only one who turned up empty-handed. He hardly spoke to us until dessert.
Anouk: I’d forgotten. He was terribly hurt. All right, for his sake, let’s be strict. I’ll return the teapot, you return the scarves, and we bring nothing but good wishes.
Ravi: Agreed. And this time we mean it.
Anouk: We do. To tell you the truth, I’m relieved.
Ravi: Wait, here’s a message from Farid: “Looking forward to Saturday. No presents, as agreed. Could one of you help me to carry something in from my car? It’s rather heavy.”
Anouk: Ravi? Don’t take the scarves back yet.`,
      questions: [
        choose(
          'What is the conversation mainly about?',
          'A promise that is hard to keep',
          [
            ['A present that has been lost', 'All the presents are safe in the cars.'],
            ['A brother who is never invited', 'Farid is looking forward to Saturday.'],
            ['A party that has to be put off', 'Nobody wants to change the day.'],
          ],
          '“We did say no presents this year, didn’t we?” Yet both of them have something in the car.',
        ),
        choose(
          'Why does Anouk want to have the teapot with her?',
          'She fears having nothing to give in return.',
          [
            ['She has been asked to make tea for everybody.', 'Nobody has asked for tea.'],
            ['She wants to return it to the shop on the way.', 'She offers to return it only later.'],
            [
              'She plans to be the only one with a present.',
              'She would leave it in the car unless somebody else gives something.',
            ],
          ],
          '“You know how embarrassing it is to unwrap something and have nothing to give in exchange.”',
        ),
        write(
          'What has Ravi got in his car?',
          ['scarves', 'two scarves', '2 scarves', 'emergency scarves', 'two emergency scarves'],
          '“That’s why there are two scarves in my car.”',
        ),
        trueOrFalse(
          'The last time, Farid was the only one who did what all three had promised.',
          true,
          '“We made the same promise, and he was the only one who turned up empty-handed.”',
        ),
        choose(
          'Why do the two decide to be strict?',
          'They do not want to upset Farid again.',
          [
            ['They have spent too much on their presents.', 'The cost is not what they worry about.'],
            ['They have been told off by Farid in a message.', 'The message comes later, and it is friendly.'],
            ['They cannot carry so much into the house.', 'It is Farid who has something heavy.'],
          ],
          '“He was terribly hurt. All right, for his sake, let’s be strict.”',
        ),
        choose(
          'What does Anouk suspect at the end?',
          'Farid is bringing a present after all.',
          [
            ['Farid would like to have a scarf as well.', 'He does not know about the scarves.'],
            ['Farid has heard what is in their cars.', 'Nothing in the message shows that he knows.'],
            ['Farid will not come because of the weight.', 'He asks for help, so he is coming.'],
          ],
          'Farid wants help “to carry something in from my car”, and at once she says: “Don’t take the scarves back yet.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Two people are getting married in June. Their friends want to give them one big present, and one of the friends phones the bride or the groom.',
      a: {
        role: 'You are getting married.',
        facts: [
          'In July you two are moving into a flat of thirty-five square metres on the fifth floor, without a lift.',
          'You dream of a journey by night train, which costs 400 euros. You have saved 250.',
          'The person you are marrying loves surprises, and thinks that asking for money is rude.',
          'You have not found a photographer yet.',
        ],
        goals: [
          'Find out what the friends can spend, and what they have in mind.',
          'Find out whether any of them could do something instead of buying something.',
          'Agree on a present that fits into your new life.',
        ],
      },
      b: {
        role: 'You speak for the twelve friends.',
        facts: [
          'Each of the twelve gives 30 euros, so there are 360 euros in all.',
          'You have ordered a mirror two metres high for 300 euros. You can cancel the order until Friday.',
          'One of you is a photographer and would take the pictures for 200 euros, which is half the usual price.',
          'The friends want something that can be handed over and unwrapped at the party.',
        ],
        goals: [
          'Find out where the couple are going to live, and whether the mirror would fit.',
          'Find out what the two wish for, and how they feel about money as a present.',
          'Agree on a present that can be unwrapped, without giving away everything.',
        ],
      },
      phrases: [
        'I don’t want to spoil the surprise, but …',
        'It’s very kind of you, only …',
        'What would really help is …',
        'How would you feel about …?',
        'There’s still time to …',
        'Could we wrap it up as …?',
      ],
    },
    statements: [
      'A wish list takes the joy out of giving.',
      'It is rude to ask for the receipt.',
      'Passing on a present is better than keeping it in a cupboard.',
      'The price of a present should be a secret for ever.',
      'Adults should stop giving each other presents.',
      'A present says more about the giver than about the receiver.',
      'It is kinder to pretend than to tell the truth about a present.',
      'Time is the only present that matters.',
    ],
    questions: [
      'What makes a present a good one?',
      'Which unwritten rules about presents are there where you live?',
      'Why do people often break the promise not to give anything?',
      'What would you give to somebody who already has everything?',
      'How do you deal with a present that you will never use?',
    ],
    task: {
      instruction:
        'A company of forty people no longer wants to give everybody the same pen at the end of the year. It has 1,000 euros. Choose up to three ideas that even the quiet ones would enjoy.',
      options: [
        'Everybody draws a name and makes something for that person: no cost, about three hours of work each',
        'A breakfast for all, cooked and served by the managers: 400 euros',
        'A free afternoon for everybody, on forty different days: no cost, but customers have to wait',
        'Two hundred books for children in the town library, with a name in each: 600 euros',
        'A bench and a tree for the yard: 500 euros, there for many years',
        'A table of things that people no longer need, where everybody takes one: 100 euros for the decoration',
        'A lesson by one colleague for another, from juggling to baking: 150 euros for material, one hour each',
      ],
    },
    writing:
      'Write an email of 120 to 150 words to your relatives in which you suggest a new rule for presents in the family. Explain what is wrong with the old way, how yours would work, and answer the objection that you expect.',
  },
};
