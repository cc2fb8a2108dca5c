import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'invention',
        'noun',
        'a new thing that somebody thought of and made first',
        'The wheel is a very old invention.',
      ),
      word('inventor', 'noun', 'a person who makes new kinds of things', 'The inventor showed us her new lamp.'),
      word('idea', 'noun', 'a plan or a thought about what you can do', 'Good ideas often come in the shower.'),
      word('problem', 'noun', 'something that makes life difficult', 'Every inventor starts with a problem.'),
      word('machine', 'noun', 'a thing with parts that move and do a job', 'This machine cuts bread.'),
      word('work', 'verb', 'to do its job and not be broken', 'My old radio still works.'),
      word(
        'test',
        'noun',
        'when you try something to see if it is good',
        'After the test, we made the chair stronger.',
      ),
      word('try again', 'phrase', 'to do something one more time', 'The plane did not fly, so they tried again.'),
      word('battery', 'noun', 'a thing that gives power to a phone or a toy', 'The lamp needs a new battery.'),
      word('useful', 'adjective', 'good because it helps people', 'A bag with wheels is very useful.'),
      word('button', 'noun', 'a small thing that you push to start a machine', 'Push the button and wait.'),
      word('break', 'verb', 'to go into pieces or stop working', 'The first model broke after a day.'),
      word(
        'save time',
        'phrase',
        'to help you to finish a job in fewer minutes or hours',
        'A washing machine saves a lot of time.',
      ),
      word('simple', 'adjective', 'easy to understand or use', 'The best inventions are often simple.'),
    ],
    text: {
      title: 'Two claps',
      kind: 'dialogue',
      genre: 'interview',
      text: `Amara: What is your invention, Tomasz?
Tomasz: It’s a little machine on my keys. I clap two times, and the keys sing.
Amara: Where did you get the idea?
Tomasz: From a problem. I lost my keys every week.
Amara: Did it work the first time?
Tomasz: No. The first battery was as big as a shoe. I tried again eleven times.
Amara: And the last test?
Tomasz: That was at the theatre. At the end, four hundred people clapped. My keys sang and sang.
Amara: Oh no! Was everybody angry?
Tomasz: No. They thought it was part of the show.
Amara: It sounds useful. Can you show it to me now?
Tomasz: Of course. It was here on the table, next to your books. Hm. I can’t see it.
Amara: Let’s clap. One, two!
Tomasz: I can hear it. It’s in this room.
Amara: It’s very near. Oh. I’m sorry, Tomasz. Wait, I’m going to open my bag.`,
      questions: [
        choose(
          'What does Tomasz talk about?',
          'A way to find lost keys',
          [
            ['A new kind of music for shows', 'The keys sing, but not for a show.'],
            ['A safe lock for the front door', 'There are keys in the text, but no lock.'],
            ['A good job at a big theatre', 'Tomasz was at the theatre, but not for work.'],
          ],
          '“I clap two times, and the keys sing.” The problem was: “I lost my keys every week.”',
        ),
        write(
          'How many times did Tomasz try again?',
          ['eleven', '11', 'eleven times', '11 times'],
          '“I tried again eleven times.”',
        ),
        choose(
          'Why did the keys sing at the theatre?',
          'The people there clapped.',
          [
            ['Somebody pushed a button.', 'There is no button. The keys hear a sound.'],
            ['It was a song in the show.', 'The people thought so, but it was not true.'],
            ['The battery was too big.', 'Only the first battery was big.'],
          ],
          '“At the end, four hundred people clapped.”',
        ),
        trueOrFalse(
          'The people at the theatre were angry about the keys.',
          false,
          'Was everybody angry? “No. They thought it was part of the show.”',
        ),
        choose(
          'Why does Amara say sorry?',
          'The keys are with Amara’s things.',
          [
            ['The battery in the machine is empty.', 'It is not empty: they can hear the keys.'],
            ['The clapping is too loud for Tomasz.', 'Tomasz does not say that it is too loud.'],
            ['The questions are difficult for Tomasz.', 'Tomasz has an answer to every question.'],
          ],
          '“It’s very near.” Then Amara says: “I’m going to open my bag.”',
        ),
      ],
    },
    roleCards: {
      scene: 'One of you invented a lamp that wakes people up with soft light. The other one has a shop and likes it.',
      a: {
        role: 'You are the inventor of the lamp.',
        facts: [
          'Alone you can make six lamps a week. With a helper you can make ten.',
          'You pay seven pounds for the parts of one lamp.',
          'Each lamp needs a battery. It costs two pounds more.',
        ],
        goals: [
          'Find out how many lamps B wants, and when.',
          'Find out if B knows a helper.',
          'Get at least two pounds more for each lamp than you pay for it.',
        ],
      },
      b: {
        role: 'You have a small shop for presents.',
        facts: [
          'You want twenty lamps. There is a big street market in two weeks.',
          'You are going to sell each lamp for fifteen pounds. You can give A ten pounds at most.',
          'A student works in your shop and is free every afternoon. The student likes to make things.',
        ],
        goals: [
          'Find out how many lamps A can make in a week, alone and with help.',
          'Find out what else a lamp needs, and what that costs.',
          'Agree on the number, the price and who buys the batteries.',
        ],
      },
      phrases: [
        'How many can you make in …?',
        'When do you need them?',
        'How much is it without …?',
        'That’s too much for me.',
        'What about … pounds?',
        'I know somebody who can help.',
      ],
    },
    statements: [
      'The phone is the best invention of all.',
      'Everybody can be an inventor.',
      'We do not need any more new machines.',
      'I like to open things and look inside.',
      'Inventors work better alone than in a group.',
      'A good invention must be simple.',
      'It is good to make a lot of mistakes.',
    ],
    questions: [
      'Which invention do you use most every day, and what for?',
      'Which small problem at home needs an invention?',
      'Which old things are better than new ones?',
      'What do you do when a machine does not work?',
      'What are people going to invent in the next twenty years?',
    ],
    task: {
      instruction:
        'Your class wants to show inventions on the school’s open day. You have 100 pounds and 12 afternoons. Choose two or three inventions to make.',
      options: [
        'A chair that says “Stand up!” every hour: 40 pounds, 4 afternoons',
        'A school bag with a light inside: 20 pounds, 2 afternoons, but shops have them too',
        'A bin that says thank you: 30 pounds, 5 afternoons, and small children love it',
        'A machine that gives plants water in the holidays: 60 pounds, 6 afternoons',
        'A clock that rings five minutes before your bus goes: 35 pounds, 3 afternoons',
        'A pencil that calls you when you lose it: 15 pounds, 5 afternoons, but maybe it won’t work',
        'A door that you open with your foot: 50 pounds, 4 afternoons, very heavy',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a company that makes new things. Say what small problem you have every day, what your invention is and how it works. Ask one question at the end.',
  },
  hard: {
    words: [
      word(
        'patent',
        'noun',
        'the legal right to be the only one who makes something',
        'She applied for a patent on her folding chair.',
      ),
      word('come up with', 'phrase', 'to think of an idea or an answer', 'A student came up with a better lock.'),
      word('solution', 'noun', 'a way of dealing with a problem', 'The simplest solution was a piece of string.'),
      word('device', 'noun', 'a tool or machine that was made for one purpose', 'This device measures the wind.'),
      word('design', 'verb', 'to plan how something will look and work', 'He designed a bridge that folds.'),
      word(
        'drawback',
        'noun',
        'something about a good plan that is not so good',
        'The one drawback of the machine was its noise.',
      ),
      word(
        'tool',
        'noun',
        'a thing that you use with your hands to do a job',
        'Early farmers made their tools from stone.',
      ),
      word('seal', 'verb', 'to close something so that no air can get in', 'The jars are sealed with wax.'),
      word(
        'put up with',
        'phrase',
        'to accept something annoying without doing anything about it',
        'We put up with slow computers for years.',
      ),
      word('blade', 'noun', 'the flat, sharp part of a knife', 'The blade folds into the handle.'),
      word(
        'prototype',
        'noun',
        'the first model of a new thing, made for testing',
        'The prototype was made of cardboard.',
      ),
      word('breakthrough', 'noun', 'a sudden important step forward', 'The breakthrough came after nine years.'),
      word(
        'trial and error',
        'phrase',
        'trying different ways until one is right',
        'They found the right mixture by trial and error.',
      ),
      word(
        'ahead of its time',
        'phrase',
        'too modern to be understood when it was new',
        'The electric car was ahead of its time.',
      ),
    ],
    text: {
      title: 'Open with a hammer',
      kind: 'text',
      genre: 'history',
      source: 'B. Bryson, At Home (2010)',
      text: `In 1810 Peter Durand was granted a British patent for keeping food in tin cans and other containers. It was a brilliant solution. Food that was cooked and sealed in this way could be kept for a long time, and soon sailors were eating canned beef far from home.

There was just one drawback. Nobody had come up with a good way of getting in.

The early cans were made of iron covered with tin, and their walls were thick. It is said that people opened them with a hammer and a chisel. For decades they put up with this. The cans went mainly to navies and explorers, who had tools on board and plenty of time.

What changed was the can itself. As factories learned to use thinner metal, it became cheaper and slowly made its way into ordinary kitchens, where few people kept a chisel. In 1858 Ezra Warner, an American, patented an opener that he had designed. Its curved blade looked rather frightening, and it was hardly a tool for a family kitchen. A gentler device, with a wheel that rolled round the edge, followed in 1870.

From the can to the opener, then, it took almost half a century. It is tempting to laugh. Yet an invention is not finished when it works. It is finished when somebody without a hammer can have dinner. You might bear that in mind the next time you buy a pair of scissors, and need a pair of scissors to get them out of the plastic.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'A good idea that lacked its other half',
          [
            ['An inventor who was cheated of his patent', 'Durand was given a patent; nobody took it away.'],
            ['A kind of food that sailors refused to eat', 'Sailors ate the food from the cans.'],
            [
              'A tool that proved too dangerous to be sold',
              'Warner’s blade looked frightening, but nothing is said of sales.',
            ],
          ],
          'The can was “a brilliant solution”, but “Nobody had come up with a good way of getting in.”',
        ),
        choose(
          'Why was a hammer good enough for so long?',
          'Those who had cans were equipped for it.',
          [
            ['The advice on the cans was easy to follow.', 'The text mentions no advice on the cans.'],
            ['Shops used to lend one to each customer.', 'Nothing is said about shops.'],
            ['Other tools had been forbidden by the navy.', 'The text mentions no such rule.'],
          ],
          'They “had tools on board and plenty of time”.',
        ),
        trueOrFalse(
          'It was Peter Durand who thought of the first can opener.',
          false,
          'He had the patent for the can, and then “Nobody had come up with a good way of getting in.”',
        ),
        write(
          'In which year did an opener with a wheel appear?',
          ['1870', 'in 1870'],
          '“A gentler device, with a wheel that rolled round the edge, followed in 1870.”',
        ),
        choose(
          'Why did openers come at last?',
          'Cans had changed, and so had their users.',
          [
            ['Sailors had complained about their hammers.', 'We do not read that sailors complained.'],
            ['Food in cans had started to go bad sooner.', 'Nothing is said of food that went bad.'],
            ['Patents had become much cheaper to obtain.', 'It was the can that became cheaper.'],
          ],
          'The can became cheaper “and slowly made its way into ordinary kitchens, where few people kept a chisel”.',
        ),
        choose(
          'What does the last sentence suggest?',
          'The old mistake is still being made.',
          [
            ['Scissors are as hard to make as cans.', 'The trouble is the plastic, not the scissors.'],
            ['We need better tools in our kitchens.', 'It is what we buy that should be easier to open.'],
            ['Plastic protects things better than tin.', 'The two materials are not compared in this way.'],
          ],
          'Even now you may “need a pair of scissors to get them out of the plastic”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'One of you has invented a ladder that folds into a rucksack. The other one runs a factory that could make it.',
      a: {
        role: 'You are the inventor. You have been working on the ladder for three years.',
        facts: [
          'You need fifty ladders for a trade fair, which opens in thirteen weeks.',
          'The plastic joint broke after four hundred folds. The steel one survived ten thousand.',
          'You have saved 6,000 euros for this, and not a cent more.',
        ],
        goals: [
          'Find out what fifty ladders with steel joints would cost, and how long they would take.',
          'Find out what might bring the price down.',
          'If you can, have no name but your own on the ladder.',
        ],
      },
      b: {
        role: 'You are the manager of a small factory.',
        facts: [
          'A ladder costs 110 euros with plastic joints and 130 with steel ones.',
          'Setting up the machines takes five weeks. After that you can make ten ladders a week. The factory will be closed for two weeks in between.',
          'You can take ten per cent off if your factory’s name is on every ladder.',
        ],
        goals: [
          'Find out how many ladders are wanted, and by when.',
          'Find out why plastic joints would not do, and how much A can spend.',
          'Get your factory’s name on the ladder, or be paid in full.',
        ],
      },
      phrases: [
        'What would it cost to …?',
        'Is there any way of bringing the price down?',
        'I’d rather not …, because …',
        'Would you settle for …?',
        'That leaves us with … weeks.',
        'Let’s go through the figures again.',
      ],
    },
    statements: [
      'Laziness has led to more inventions than necessity.',
      'A useful invention should belong to everybody from the start.',
      'Most new gadgets solve problems that nobody had.',
      'Whoever improves a thing deserves more credit than whoever invented it.',
      'Schools teach children to stop inventing.',
      'Some things should never have been invented.',
      'Inventors should be responsible for what others do with their ideas.',
      'All the simple things have been invented already.',
    ],
    questions: [
      'Which everyday object seems badly designed to you, and what would you change?',
      'Which invention would you miss most on a desert island?',
      'Why do some clever inventions never catch on?',
      'What do you put up with every day that could be improved?',
      'Would you rather invent something small that lasts or something big that is soon replaced?',
    ],
    task: {
      instruction:
        'A museum is planning a room called “Inventions that nobody notices”. It has 30,000 euros and 20 square metres. Choose at least three objects that belong together, and find a reason for each.',
      options: [
        'The zip, as a giant model that visitors can open: 9,000 euros, 6 square metres',
        'The paper clip, in two hundred versions: 3,000 euros, 2 square metres, rather dull to look at',
        'The brake of a lift, for visitors to try out themselves: 16,000 euros, 8 square metres',
        'Half a shipping container, with what it once carried: 12,000 euros, 12 square metres',
        'An early traffic light that still works: 7,000 euros, 3 square metres',
        'An umbrella with windows, which never sold: 5,000 euros, 2 square metres',
        'A machine with which visitors print their own barcode: 8,000 euros, 4 square metres, noisy',
      ],
    },
    writing:
      'Write an article of 120 to 150 words for a magazine for young people about an invention that everybody uses. Say what people probably did before it, what it has changed, and what could still be better about it.',
  },
};
