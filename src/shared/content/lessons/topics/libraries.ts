import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('library', 'noun', 'a place with many books that people can take home', 'Our town has a new library.'),
      word('borrow', 'verb', 'to take something and give it back later', 'You can borrow this book for three weeks.'),
      word(
        'bring back',
        'phrase',
        'to come again with something that you took',
        'Please bring back the film on Friday.',
      ),
      word(
        'librarian',
        'noun',
        'a person who works with books and helps you to find them',
        'Ask the librarian: she knows every book.',
      ),
      word(
        'library card',
        'noun',
        'a small thing with your name that you show to take books',
        'You need a library card for that.',
      ),
      word('shelf', 'noun', 'a long board on a wall for books', 'The comics are on the top shelf.'),
      word('page', 'noun', 'one side of the paper in a book', 'I read twenty pages before breakfast.'),
      word('reader', 'noun', 'a person who enjoys books', 'This story is for young readers.'),
      word(
        'bookmark',
        'noun',
        'something thin that shows where you stopped reading',
        'My bookmark is an old bus ticket.',
      ),
      word('quiet', 'adjective', 'with little or no noise', 'It is very quiet up here.'),
      word('free', 'adjective', 'that costs nothing', 'The internet is free in our library.'),
      word('comic', 'noun', 'a story told in many pictures', 'My brother reads a comic every day.'),
      word('newspaper', 'noun', 'paper with the news of the day', 'Two old men read the newspaper here every morning.'),
      word('look for', 'phrase', 'to try to find something', 'I’m looking for a book about the stars.'),
    ],
    text: {
      title: 'Cheese on page 40',
      kind: 'text',
      genre: 'letter',
      text: `Dear readers,

You bring back two hundred books a day, and I look inside all of them. Why? Because you leave things between the pages!

This year I found nine train tickets, a lot of shopping lists and some cheese. The cheese was in a cookbook, on page 40. Next time, please use a bookmark. They are free at my desk.

Everything (but not the cheese) is in a box next to the door. Please look for your things, but be quiet. Last week a man saw an old photo there and shouted ‘Bella!’ three times. Bella was his dog.

One thing is not in the box. Somebody borrowed a book for people who can’t swim. When it came back, there was a note on the last page: ‘I did it! It took eleven weeks. Don’t stop on page 12.’ The book is on the shelf again. So is the note.

Ingrid, your librarian`,
      questions: [
        choose(
          'What is the letter about?',
          'Things that people leave in books',
          [
            ['Books that people do not bring back', 'People bring back two hundred books a day.'],
            ['Food that people eat in the library', 'There was cheese in one book, but nobody ate in the library.'],
            ['Noise that people make in the library', 'One man shouted, but the letter is about more than that.'],
          ],
          '“Because you leave things between the pages!”',
        ),
        write(
          'How many train tickets did the librarian find?',
          ['nine', '9', 'nine tickets', '9 tickets', 'nine train tickets', '9 train tickets'],
          '“This year I found nine train tickets”.',
        ),
        trueOrFalse('People have to pay for the bookmarks at the desk.', false, '“They are free at my desk.”'),
        choose(
          'Why did a man shout in the library?',
          'He found a picture of his dog.',
          [
            ['He saw his dog next to the door.', 'The box is next to the door, not the dog.'],
            ['He did not find his photo.', 'He found it: it was in the box.'],
            ['He did not like the photo in the box.', 'He shouted the name of his dog because he was happy.'],
          ],
          'He “saw an old photo there”, and “Bella was his dog.”',
        ),
        choose(
          'Why does Ingrid leave the note in the book?',
          'It can help the next reader.',
          [
            ['It is too big for the box.', 'We do not read how big it is.'],
            ['It tells her who has the book.', 'There is no name on it, and the book is on the shelf.'],
            ['It is part of the old book.', 'Somebody put it there when they had the book.'],
          ],
          '“Don’t stop on page 12” is for other people who want to learn to swim.',
        ),
      ],
    },
    roleCards: {
      scene: 'Somebody comes into a library for the first time and talks to the librarian. It is Tuesday.',
      a: {
        role: 'You are new in town, and you love books.',
        facts: [
          'You are here for four weeks. You have a room in Park Street, in the middle of the town.',
          'You want to take home three books and one film. You read one book in four days.',
          'You have 10 pounds. You work from Monday to Friday until five, and on Saturday until two.',
        ],
        goals: [
          'Find out which library cards there are, and what they cost.',
          'Find out how many things you can take home, and when the library is open.',
          'Get a card, and choose what to take home today.',
        ],
      },
      b: {
        role: 'You are the librarian.',
        facts: [
          'A card for a year costs 12 pounds: you can take six books. A card for a month costs 5 pounds: you can take two books. Both cards are only for people who live in the town.',
          'You can have a book for two weeks. A film costs 2 pounds, and you can have it for four days.',
          'The library is open from Tuesday to Friday, from ten to six, and on Saturday from ten to three.',
        ],
        goals: [
          'Find out how long A is going to stay, and where A lives.',
          'Find out what A wants to take home, and when A can come again.',
          'Find the right card for A, and agree on a day to bring things back.',
        ],
      },
      phrases: [
        'How long are you going to stay?',
        'How many books can I borrow?',
        'When do I have to bring it back?',
        'That’s too many. You can take …',
        'How much is …?',
        'Is it all right if I come on …?',
      ],
    },
    statements: [
      'A library has to be quiet.',
      'Paper books are better than books on a phone.',
      'It is all right to eat in a library.',
      'I can learn well in a library.',
      'It is all right to write in a book with a pencil.',
      'People who bring a book back late should pay.',
      'Comics are real books.',
      'Small children should have their own library.',
    ],
    questions: [
      'What can people do in a library besides reading?',
      'Where do you like to read or learn, and why there?',
      'What is the library in your town or school like?',
      'Which book should be in every library?',
      'What makes a library a nice place?',
    ],
    task: {
      instruction:
        'A small library has a new helper for ten hours a week. What is the helper going to do? Choose three jobs. They may not take more than ten hours.',
      options: [
        'Read stories to small children: two hours, on Saturday morning',
        'Take books to old people at home: four hours, by bike',
        'Help students with their homework: four hours, after school',
        'Open the library on Sunday afternoon: three hours, without a librarian',
        'Help people with their phones and computers: three hours, and a lot of questions',
        'Clean and repair old books: two hours of quiet work',
        'Have a club for games: three hours in the evening, loud but always full',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a library. You brought back a book yesterday, but something of yours is still in it. Say which book it was, what is in it, why you need it, and when you can come.',
  },
  hard: {
    words: [
      word('take out', 'phrase', 'to borrow and carry home', 'You may take out eight books at a time.'),
      word('loan', 'noun', 'an act of lending something for some time', 'The library makes five hundred loans a day.'),
      word('overdue', 'adjective', 'not brought back by the agreed date', 'Your novel is three weeks overdue.'),
      word('fine', 'noun', 'money that you pay because you broke a rule', 'The fine is twenty cents a day.'),
      word('catalogue', 'noun', 'a complete list of what there is', 'The catalogue says that there are two copies.'),
      word(
        'get rid of',
        'phrase',
        'to throw or give away what is not wanted',
        'They got rid of the old encyclopedias.',
      ),
      word('volume', 'noun', 'one book, often of a set', 'The third volume is missing.'),
      word('staff', 'noun', 'the people who work in a place', 'The staff know most visitors by name.'),
      word('member', 'noun', 'somebody who belongs to a group or club', 'Members may use the computers.'),
      word('closing time', 'noun', 'the hour when a shop or library shuts', 'She reads here until closing time.'),
      word('reading room', 'noun', 'a quiet hall with desks and books', 'Phones are not allowed in the reading room.'),
      word(
        'browse',
        'verb',
        'to look around without wanting anything special',
        'I could browse among the old maps for hours.',
      ),
      word('renew', 'verb', 'to arrange to keep something longer', 'You can renew a book twice online.'),
      word('donate', 'verb', 'to give something for a good purpose', 'A neighbour donated two hundred comics.'),
    ],
    text: {
      title: 'The best reader in Ostby',
      kind: 'text',
      genre: 'story',
      text: `In March the library of Ostby got a new computer system. Every volume that nobody had taken out for three years now turned red on the screen, and the staff had to get rid of it. On the first morning there were 1,140 red lines in the catalogue.

Siti and Hamish, the two librarians, read them in silence. There was a history of lighthouses, a grammar of the language that is spoken in the next valley, and the novel Siti had loved most when she was fourteen. ‘It can count,’ she said at last, ‘but it can’t read.’

That evening L. Brandt became a member. Brandt had wide interests and always came after closing time. In April Brandt took out everything on lighthouses; in May, bees, Portuguese poems and forty atlases. Nothing was ever overdue, there was never a fine to pay, and by December hardly a line was red.

Then the mayor’s office rang. The town wished to honour its best reader, and the figures left no doubt: 1,096 loans in nine months. There would be flowers and a photograph, on Friday at six.

‘We could say that Brandt is ill,’ said Hamish.

‘Four books a day,’ said Siti. ‘Nobody will be surprised.’

On Friday the reading room was full. The mayor read out the name, looked up and waited. Hamish studied the carpet. Then, in the last row, old Mrs Petrosyan got to her feet. She sat in the same corner every day, among the books that no one else wanted, and had never taken one home.

‘Mr Brandt apologises,’ she said. ‘He’s in the middle of a chapter. But we have exactly the same taste, and I’ll accept these on his behalf.’

She took the flowers. On her way out she laid them on the desk, in front of the two librarians.`,
      questions: [
        choose(
          'What is the story about?',
          'A trick that saves unwanted books',
          [
            ['A prize that changes a reader’s life', 'There is a prize, but nobody’s life is changed by it.'],
            ['A computer that recommends books', 'The computer only marks books.'],
            ['A member who never returns any books', 'Nothing was ever brought back late.'],
          ],
          'The staff had to “get rid of” what nobody borrowed, but thanks to Brandt “hardly a line was red”.',
        ),
        choose(
          'What does Siti dislike about the new system?',
          'It judges books by figures alone.',
          [
            ['It often makes mistakes in counting.', 'She says that it can count.'],
            ['It takes the staff too long to learn.', 'Nothing is said about learning to use it.'],
            [
              'It shows everybody what others read.',
              'The figures are seen at the mayor’s office, but that is not what she says.',
            ],
          ],
          '“It can count,” she said at last, “but it can’t read.”',
        ),
        trueOrFalse('Brandt sometimes brought books back too late.', false, '“Nothing was ever overdue”.'),
        write(
          'How many loans did Brandt have in nine months?',
          ['1,096', '1096', '1 096', '1,096 loans', '1096 loans', 'one thousand and ninety-six'],
          '“1,096 loans in nine months”.',
        ),
        choose(
          'Why is the ceremony a problem for the librarians?',
          'The winner does not exist.',
          [
            ['The winner is seriously ill.', 'That is only an excuse that Hamish thinks of.'],
            ['The winner dislikes the mayor.', 'Nothing is said about this.'],
            ['The winner asks for more money.', 'There are flowers and a photograph, but no money.'],
          ],
          'Brandt “always came after closing time”, when only the librarians are there. Nobody can answer when the mayor “read out the name, looked up and waited”.',
        ),
        choose(
          'What does Mrs Petrosyan show by what she says and does?',
          'She has guessed the secret and is grateful.',
          [
            ['She has long wanted to be honoured herself.', 'She does not keep the flowers.'],
            ['She has read the same books at home as Brandt.', 'She had never taken a book home.'],
            ['She has met Mr Brandt in the room after closing.', 'There is nobody whom she could have met.'],
          ],
          'She loves the books “that no one else wanted”, speaks for somebody who is not there, and lays the flowers “in front of the two librarians”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A reading group would like to spend a whole Friday night in the town library. Its organiser meets the head librarian.',
      a: {
        role: 'You organise the reading group.',
        facts: [
          'Twenty-two people have signed up: two adults, fourteen aged sixteen or seventeen, and six who are younger.',
          'Your plan is to read from eight in the evening until eight in the morning, with sleeping bags and hot soup.',
          'On 9 October, eight of the seventeen-year-olds sing in a concert until ten. On 23 October everybody is free except one of the two adults.',
        ],
        goals: [
          'Find out which nights are possible, and at what time you can start and finish.',
          'Find out how many people may stay, and what the rules are for those under sixteen.',
          'Agree on a night. The soup matters to you.',
        ],
      },
      b: {
        role: 'You run the town library.',
        facts: [
          'Two nights are free: Friday 9 and Friday 23 October. The cleaners come at seven in the morning. The library closes to the public at nine in the evening.',
          'For safety reasons only twenty visitors may stay after midnight, with one adult for every five people under sixteen. Staff do not count as visitors, but may help as the adult.',
          'Food is allowed in the entrance hall only. Last year somebody spilt tea over an atlas that cost 400 euros.',
        ],
        goals: [
          'Find out how many people would come, and how old they are.',
          'Find out how long they want to stay, and what they would bring.',
          'Agree on a night and on rules that protect the books. You would stay yourself, but not gladly.',
        ],
      },
      phrases: [
        'What we had in mind was …',
        'I’m afraid the rules say that …',
        'What if some of them went home at …?',
        'Would it help if we …?',
        'I can agree to that, provided that …',
        'Who would be responsible for …?',
      ],
    },
    statements: [
      'A book that nobody has borrowed for ten years can be thrown away.',
      'Libraries should lend tools and clothes as well as books.',
      'Nobody should have to pay a fine for an overdue book.',
      'A kind lie is better than a stupid rule.',
      'Phones should be left at the door of a library.',
      'In fifty years there will be no more libraries.',
      'Silence helps me to think.',
      'A town needs a library more than it needs a swimming pool.',
    ],
    questions: [
      'What would a town lose if its library closed?',
      'Who should decide which books a library buys and which it gets rid of?',
      'In what situations is it right to get round a rule?',
      'What can a library offer that the internet cannot?',
      'What would a library for people who do not like reading look like?',
    ],
    task: {
      instruction:
        'A library has to move into a smaller building, with room for only 100 metres of shelves. Decide what it takes along. Each collection is kept as a whole or not at all.',
      options: [
        'Novels: 40 metres, on loan all the time',
        'Children’s books: 30 metres, half of them in need of repair',
        'All the town’s newspapers since 1890: 30 metres, ten visitors a year, and no other copies exist',
        'Books in the twelve languages of people who have moved to the town: 20 metres',
        'Textbooks for school and university: 30 metres, out of date in five years',
        'Art books and atlases: 20 metres, too expensive for most people to buy',
        'No books, but four tables by the window: the space of 20 metres of shelves, and always taken',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for the website of a town that may close its library. Describe one person who uses it and what for, answer the argument that everything can be found online, and end with a suggestion.',
  },
};
