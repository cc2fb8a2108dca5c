import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const town: readonly AuthoredText[] = [
  {
    id: 'b1-library-of-things',
    title: 'The library where nobody reads',
    level: 'B1',
    topic: 'town',
    kind: 'text',
    genre: 'story',
    text: `From the outside it looks like an old post office. Inside, one small town in the west of Ireland keeps its most useful shelves. There are no novels on them. Instead, there are ladders, tents, sewing machines, a popcorn maker and eleven drills.

Libraries of things can be found in many countries now. The idea is simple: members pay a little each month and borrow what they need for a week. Most of us use a drill for only a few minutes a year, so why should every house in a street own one?

Ciara Nolan, who opened this library, admits that the idea was not hers. “I saw one on holiday and thought it would never work here,” she says. “People like to have their own things.” She filled one room anyway, mostly with objects from her own garage.

The first winter was quiet. Then a storm broke half the fences in the area, and on Monday there was a queue outside the door before nine. “They came for hammers,” says Ciara, “but they stayed for a chat.” Now there is a table with a kettle by the window, and neighbours who had never spoken fix bicycles together on Saturdays.

Not everything comes back clean, and one cake tin has never come back at all. Ciara knows who has it. “He brings me a slice every Friday,” she says.`,
    questions: [
      choose(
        'What is the article mainly about?',
        'A place where people share useful objects',
        [
          ['A post office that sells second-hand tools', 'The building was a post office, and nothing is sold in it.'],
          [
            'A shop that repairs bicycles for its customers',
            'Neighbours fix bicycles themselves, and only on Saturdays.',
          ],
          ['A library that has lost most of its books', 'It is called a library, but it never had any books.'],
        ],
        'The text says: “members pay a little each month and borrow what they need for a week”.',
      ),
      trueOrFalse(
        'When Ciara first saw a library of things, she was sure that her town would like one.',
        false,
        'Ciara says: “I saw one on holiday and thought it would never work here”.',
      ),
      choose(
        '“The first winter was quiet.” What does this mean?',
        'Few people used the library.',
        [
          ['There was no bad weather.', 'The storm came later, but the sentence is about the library.'],
          ['Members were not allowed to talk.', 'That is a rule in some libraries of books, not in this one.'],
          ['The library was closed for repairs.', 'It was open. The storm broke fences, not the library.'],
        ],
        'The text goes on: “Then a storm broke half the fences in the area, and on Monday there was a queue outside the door”.',
      ),
      choose(
        'Why did people start to come?',
        'They needed tools after a storm.',
        [
          ['They wanted to meet their neighbours.', 'That is why they stayed, not why they came.'],
          ['They could borrow things for free.', 'Members pay a little each month.'],
          [
            'They had nowhere to put their own things.',
            'Ciara’s things came from a garage, but nobody else says this.',
          ],
        ],
        'The text says: “a storm broke half the fences in the area” and “They came for hammers”.',
      ),
      choose(
        'How does Ciara probably feel about the missing cake tin?',
        'She does not mind at all.',
        [
          ['She is angry with the thief.', 'It has not come back, but she knows who has it and gets cake.'],
          ['She is afraid of losing more.', 'Not everything comes back clean, but this does not seem to worry her.'],
          ['She is sorry that she lent it.', 'She gets a slice of cake every week, so she has no reason to be.'],
        ],
        'She knows who has it, and “He brings me a slice every Friday”.',
      ),
      write(
        'Which tool does the writer use as an example of something that we do not need often?',
        ['a drill', 'drill', 'the drill', 'drills'],
        'The text says: “Most of us use a drill for only a few minutes a year”.',
      ),
    ],
  },
];
