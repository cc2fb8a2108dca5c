import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('read', 'verb', 'to look at words and understand them', 'I read in bed every night.'),
      word('page', 'noun', 'one side of a piece of paper in a book', 'This book has three hundred pages.'),
      word(
        'story',
        'noun',
        'something that you tell or read, about people and what they do',
        'It is a story about two brothers.',
      ),
      word('library', 'noun', 'a place where you can take books home for free', 'The library is closed on Mondays.'),
      word('borrow', 'verb', 'to take something and give it back later', 'Can I borrow your new book?'),
      word('title', 'noun', 'the name of a book', 'The title is very long.'),
      word('cover', 'noun', 'the outside of a book', 'There is a red cat on the cover.'),
      word('chapter', 'noun', 'one part of a book', 'I read one chapter before school.'),
      word('reader', 'noun', 'a person with a book in front of them', 'My brother is a very slow reader.'),
      word(
        'second-hand',
        'adjective',
        'not new, because another person had it before',
        'I like the smell of second-hand books.',
      ),
      word('captain', 'noun', 'the most important person on a ship', 'The captain in this book is afraid of water.'),
      word(
        'writer',
        'noun',
        'a person who thinks of stories and puts them in books',
        'The writer of this book was a nurse.',
      ),
      word(
        'bookshop',
        'noun',
        'a place where you can buy something to read',
        'There is a small bookshop near the station.',
      ),
      word(
        'exciting',
        'adjective',
        'making you want to know what happens next',
        'The book is so exciting that I can’t stop.',
      ),
    ],
    text: {
      title: 'Reader looks for last page',
      kind: 'text',
      genre: 'news',
      text: `Yusuf Demir, a bus driver from Millbridge, loves second-hand books. In May he bought one at the market for a pound. The title was “The Lost Ship”, and on the cover was a captain in a green coat. He read nine chapters in one night. But there was a problem: the last page was not there.

Inside the book was a name: Rosa Lind, 14 Hill Street. Mr Demir went to the house.

“Yes, that was my book,” said Ms Lind, who is 84. “I was ten. I hated the end of the story, because the captain never comes home. So I took the page out and wrote a new one.”

Her new page was still in her kitchen. In her story the captain comes home and opens a cake shop.

The city library has the same book, with all its pages. Is Mr Demir going to borrow it? “No,” he says. “Why? I know the end. The captain sells cakes.”`,
      questions: [
        choose(
          'What is the news about?',
          'A search for the end of a story',
          [
            ['A man who sells old books at a market', 'Mr Demir buys a book there. He drives a bus.'],
            ['A woman who lost her favourite book', 'She does not say that she lost it.'],
            ['A captain who opens a cake shop in town', 'The captain is only a person in the book.'],
          ],
          '“But there was a problem: the last page was not there.”',
        ),
        write(
          'What colour is the captain’s coat on the cover?',
          ['green', 'it is green', 'it’s green', 'a green coat', 'the coat is green'],
          '“on the cover was a captain in a green coat”',
        ),
        trueOrFalse('Mr Demir paid one pound for the book.', true, '“In May he bought one at the market for a pound.”'),
        choose(
          'Why did Rosa take the page out?',
          'She did not like what happened on it.',
          [
            ['She wanted to show it to a friend.', 'The news does not talk about a friend.'],
            [
              'She needed paper for her own story.',
              'She wrote a new page, but that is not why she took the old one out.',
            ],
            ['She did not want other people to read it.', 'She talks about herself only: she hated the end.'],
          ],
          '“I hated the end of the story, because the captain never comes home.”',
        ),
        choose(
          'Why is Mr Demir not going to borrow the library’s book?',
          'He is happy with Rosa’s page.',
          [
            ['He has no time to go there.', 'He does not talk about time.'],
            ['He does not like the story now.', 'He read nine chapters in one night.'],
            ['He thinks that a page is not there.', 'The library’s book has all its pages.'],
          ],
          'He says: “I know the end. The captain sells cakes.” That is the end that Rosa wrote.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is your friend Lena’s birthday on Sunday. You want to give her a book together. One of you is in a bookshop and phones the other one.',
      a: {
        role: 'You are in the bookshop. It closes in ten minutes.',
        facts: [
          'There are three good books: “The Cold House” (scary, 9 pounds), “Dogs at Sea” (funny, 400 pages, 12 pounds) and “A Hundred Soups” (with pictures, 14 pounds).',
          'There is also a second-hand “A Hundred Soups” for 8 pounds. It has some soup on page twenty.',
          'You have 7 pounds.',
        ],
        goals: [
          'Find out what Lena likes, and what she does not like.',
          'Find out how much money B has, and if you need a card.',
          'Choose a book with B.',
        ],
      },
      b: {
        role: 'You are at home. You know Lena very well.',
        facts: [
          'Lena loves animals, and she likes to cook. She can’t sleep after scary stories.',
          'Lena is a slow reader, but she likes to laugh. She always wants her things to be new and clean.',
          'You have 6 pounds. You want to buy a card for 2 pounds, or you can make one, but you are not good at it.',
        ],
        goals: [
          'Find out which books there are, and how much they are.',
          'Find out how much money A has.',
          'Choose a book with A.',
        ],
      },
      phrases: [
        'What kind of books does she like?',
        'There’s one about …',
        'How much is it?',
        'How much money have you got?',
        'I’m not sure. She doesn’t like …',
        'OK, let’s take …',
      ],
    },
    statements: [
      'A book is the best present.',
      'It is OK to write in a book.',
      'I always read a book to the end.',
      'Comics are real books too.',
      'It is better to read on paper than on a screen.',
      'A good book must have a happy ending.',
      'Every student should read for ten minutes a day at school.',
    ],
    questions: [
      'Where and when do you like to read?',
      'Which book do you remember from when you were small?',
      'What makes you open a book: the title, the cover or a friend?',
      'Which person from a book would you like to meet?',
      'What can you do with a book that you don’t like?',
    ],
    task: {
      instruction:
        'Your class has an empty shelf and 75 pounds. Choose three things, so that as many students as possible begin to read.',
      options: [
        'Twenty second-hand stories: 20 pounds, but some pages are not there',
        'A big picture dictionary: 25 pounds',
        'Ten comics: 30 pounds, everybody likes them, but after a month they are old and dirty',
        'Four new scary stories: 28 pounds, too difficult for some students',
        'A book that you can listen to: 20 pounds, for one student at a time',
        'A football magazine: 24 pounds for one year, a new one every month',
        'Nothing to read, but a red sofa to read on: 30 pounds',
      ],
    },
    writing:
      'Write a note of 50 to 70 words to the next reader of a book that you like. Say what the book is about, who is going to like it and which part is the best. Do not tell the end.',
  },
  hard: {
    words: [
      word('novel', 'noun', 'a long story in the form of a book', 'Her first novel was rejected nine times.'),
      word('plot', 'noun', 'what happens in a story', 'The whole plot depends on a lost umbrella.'),
      word('blurb', 'noun', 'the short text on the back of a book', 'The blurb gives too much away.'),
      word('skip', 'verb', 'to leave something out and go on', 'I skipped the long descriptions of the weather.'),
      word(
        'chapter',
        'noun',
        'one of the parts that a book is divided into',
        'Each chapter is told by a different person.',
      ),
      word('cover', 'noun', 'the outside of a book', 'I bought it because of the cover.'),
      word('stand for', 'phrase', 'to be a sign of something else', 'The river may stand for time.'),
      word(
        'book club',
        'noun',
        'a group that meets to talk about what they have read',
        'Our book club meets in a garage.',
      ),
      word(
        'insight',
        'noun',
        'a clear understanding of something complicated',
        'The book is full of insights into old age.',
      ),
      word('discuss', 'verb', 'to talk about something seriously', 'We discussed the last page for an hour.'),
      word('object', 'verb', 'to say that you disagree', 'Some readers objected that the ending was too sad.'),
      word('author', 'noun', 'the person who wrote a book', 'The author refuses to be photographed.'),
      word('character', 'noun', 'a person in a story', 'I couldn’t stand the main character.'),
      word(
        'page-turner',
        'noun',
        'a book so exciting that you cannot stop',
        'It is a real page-turner until the middle.',
      ),
    ],
    text: {
      title: 'A letter to my book club',
      kind: 'text',
      genre: 'letter',
      text: `Dear fellow members,

It is time for a confession. In six years at this book club I have finished almost none of the books that we have discussed. I joined because I was new in town, and I stayed for the arguments and for Kwame’s cheesecake.

You would be surprised how little one needs. I read the blurb and the first page; then I listen. By nine o’clock I usually know what happens, what it means, and who else has skipped the middle. Some of you have even praised my insight.

Then, in March, you chose The House on Gull Lane by Vera Stone. For once I needed no blurb: I knew every comma of that novel. I told you that the sister in chapter nine is not lying but has simply forgotten. Birgit explained, very kindly, that her lie is the key to the whole plot. Kwame said that the house stands for the mother. When I objected that it was just a house, there was a silence, and then came the sentence that I had been dreading for six years. “Be honest, Noor. You haven’t read it, have you?”

I have, several hundred times. Vera Stone is only a name that I put on the cover. I wrote that book at my kitchen table, before I knew any of you.

I went home furious, took it down from the shelf and read it as if a stranger had written it. It took me all night, and here is my second confession. Birgit is right. The sister is lying. I cannot think how I missed it.

So please forgive me, and let me stay. But could we choose something next month that I know less about?

Yours,
Noor`,
      questions: [
        choose(
          'Why does Noor write this letter?',
          'To admit two things and ask to remain in the club',
          [
            [
              'To complain about how she was treated in March',
              'She was furious at first, but ends by asking to be forgiven.',
            ],
            ['To explain why she has decided to leave the club', 'She writes “let me stay”.'],
            ['To prove to the members that her reading was correct', 'She admits that Birgit was right.'],
          ],
          '“It is time for a confession.” Later: “here is my second confession”, and “let me stay”.',
        ),
        choose(
          'How did Noor manage to take part for so long?',
          'She picked up what she needed from the others.',
          [
            ['She prepared clever questions about the first page.', 'She reads the first page, but asks no questions.'],
            ['She got one of the members to tell her the story.', 'No single member helped her in secret.'],
            [
              'She only spoke about books that she knew already.',
              'The House on Gull Lane was the only one that she knew so well.',
            ],
          ],
          '“I read the blurb and the first page; then I listen.”',
        ),
        write(
          'According to Kwame, what or who does the house stand for?',
          ['the mother', 'mother', 'a mother', 'their mother', 'her mother'],
          '“Kwame said that the house stands for the mother.”',
        ),
        trueOrFalse(
          'Noor wrote The House on Gull Lane after she had joined the club.',
          false,
          '“I wrote that book at my kitchen table, before I knew any of you.”',
        ),
        choose(
          'Why did the others think that Noor had not read the book?',
          'Her view of it seemed so clearly wrong to them.',
          [
            ['She could not remember who the sister was.', 'She spoke about the sister; it is the sister who forgets.'],
            [
              'She was silent for too long when she was asked.',
              'There was a silence, but it came after what she had said.',
            ],
            ['She had told them that she never read the middle.', 'She confesses such things only now, in the letter.'],
          ],
          'She said that the sister “is not lying” and “that it was just a house”.',
        ),
        choose(
          'What does the letter suggest about books?',
          'Readers can see more in them than the writer did.',
          [
            ['Writers should never discuss them with strangers.', 'The discussion taught Noor something.'],
            [
              'Most of them are too long to be read to the end.',
              'Noor does not finish them, but not because they are long.',
            ],
            ['Those that are written at home contain more mistakes.', 'The kitchen table has nothing to do with it.'],
          ],
          'Noor wrote the book, but: “Birgit is right. The sister is lying. I cannot think how I missed it.”',
        ),
      ],
    },
    roleCards: {
      scene: 'A publisher wants to bring out a first novel, but it is too long. The editor and the author meet.',
      a: {
        role: 'You are the editor. You love the novel.',
        facts: [
          'Above 320 pages, printing becomes too expensive. The final text must be ready in six weeks.',
          'Three test readers all stopped at the same place: the forty pages about the lighthouse.',
          'You may add a small extra: a story of at most forty pages that readers can get free online.',
        ],
        goals: [
          'Find out how long the book is, and which parts could be cut.',
          'Find out how much rewriting each cut would mean, and how fast the author works.',
          'Agree on what goes and what stays.',
        ],
      },
      b: {
        role: 'You are the author. You worked on the novel for five years.',
        facts: [
          'It has 380 pages: among them are 40 about a lighthouse, 35 about a grandmother and 25 of letters.',
          'You can rewrite ten pages a week. Without the grandmother you must rewrite fifty pages, without the lighthouse thirty. Without the letters, none.',
          'The lighthouse is your aunt’s true story. You promised her that people would read it.',
        ],
        goals: [
          'Find out why the book has to be shorter, by how much, and by when.',
          'Find out what the first readers thought.',
          'Keep your promise to your aunt, in one way or another.',
        ],
      },
      phrases: [
        'I see your point, but …',
        'What would be lost if we cut …?',
        'How long would it take you to …?',
        'I couldn’t bear to lose …',
        'Would you be prepared to …?',
        'Let me suggest a compromise: …',
      ],
    },
    statements: [
      'It is wrong to pretend that you have read a book.',
      'A book that bores you after thirty pages should be put down.',
      'An author’s opinion of a book counts no more than a reader’s.',
      'School is the place where many people learn to dislike reading.',
      'Listening to a book is not the same as reading it.',
      'You can tell what people are like from their bookshelves.',
      'Old books should be changed when their language hurts people today.',
      'A book written by a machine could move me.',
    ],
    questions: [
      'Which book would you talk about if you had to speak for five minutes?',
      'Why do people pretend to have read certain books?',
      'What is gained and what is lost when a book is translated?',
      'What makes you give up on a book, or go on against your will?',
      'How would you persuade somebody who never reads to try one book?',
    ],
    task: {
      instruction:
        'A small publisher can spend 60,000 pounds on three books this year. At least one should sell well, and at least one should be something to be proud of. Choose the three.',
      options: [
        'A thriller by a famous footballer who did not write it: 30,000 pounds, sure to sell',
        'A nurse’s first novel: 20,000 pounds, 600 pages, brilliant, perhaps five hundred readers',
        'Poems in a language that nine hundred people speak, with translations: 8,000 pounds',
        'A cookbook full of photographs: 25,000 pounds, sells slowly but for years',
        'A picture book about the fear of the dark: 18,000 pounds, schools have asked for it',
        'A lorry driver’s memories: 12,000 pounds, very funny, and her old boss will be angry',
        'The third part of a fantasy story: 22,000 pounds, fans are waiting, but part two was weak',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to the author of a book that you have read. Say what you saw in it that the author may not have intended, point to two places in the story, and ask one question.',
  },
};
