import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const town: readonly AuthoredText[] = [
  {
    id: 'b1-library-of-things',
    title: 'The library where nobody reads',
    level: 'B1',
    topic: 'town',
    kind: 'text',
    genre: 'report',
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
  {
    id: 'b1-street-without-cars',
    title: 'Sunday on Mill Street',
    level: 'B1',
    topic: 'town',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Greta: Have you seen this? They want to close our street to cars on Sundays.
Samir: I know. I signed for it.
Greta: You did what? You drive to your mother’s every Sunday!
Samir: I’ll park round the corner on Saturday night. It’s two minutes.
Greta: For you, maybe. I sell flowers, Samir. Who’s going to carry a tree home on foot?
Samir: When did you last sell a tree?
Greta: That’s not the point. People stop because they can stop.
Samir: They stop on Mill Street because they’re in a traffic jam.
Greta: And some of them buy roses while they’re waiting!
Samir: OK. But Park Lane has done it since April, and the café there put out twelve more tables.
Greta: A café sells coffee to people who’ve got time. My customers have forgotten a birthday. They’re in a hurry.
Samir: Hmm. I hadn’t thought of that.
Greta: And nobody asked the shops. We got a letter after it had been decided.
Samir: It hasn’t been decided. There’s a meeting on the ninth.
Greta: Is there? Nobody told me.
Samir: It’s on the back of the letter.
Greta: Who reads the back?
Samir: Come with me. You can shout, and I’ll count the people who agree with you.
Greta: And if there are more of yours?
Samir: Then I’ll buy a tree. And I’ll carry it home.`,
    questions: [
      choose(
        'Why is Greta against the plan?',
        'She expects to lose customers.',
        [
          ['She needs to visit her mother.', 'It is Samir who drives to his mother’s.'],
          ['She has nowhere to park her car.', 'Samir speaks about parking.'],
          ['She thinks the street is too quiet.', 'There are traffic jams on the street.'],
        ],
        'She says: “People stop because they can stop.”',
      ),
      choose(
        'What does Greta say about the café?',
        'Its customers are different from hers.',
        [
          ['Its tables take up too much space.', 'Samir mentions the tables, and she doesn’t complain about them.'],
          ['Its owner has changed his opinion.', 'The owner is not mentioned.'],
          ['Its coffee is not worth waiting for.', 'She speaks about time, not taste.'],
        ],
        '“A café sells coffee to people who’ve got time.”',
      ),
      trueOrFalse(
        'Samir admits that Greta has made a good point.',
        true,
        'After her words about people in a hurry he says: “I hadn’t thought of that.”',
      ),
      trueOrFalse(
        'It is too late to change the plan.',
        false,
        'Samir says: “It hasn’t been decided. There’s a meeting on the ninth.”',
      ),
      choose(
        'Why didn’t Greta know about the meeting?',
        'She had read only one side of the letter.',
        [
          ['She had thrown the letter away.', 'She remembers what was in it.'],
          ['The shops had not been sent a letter.', 'She says that they got a letter.'],
          ['Samir had forgotten to tell her about it.', 'He tells her now, but that is not why.'],
        ],
        '“It’s on the back of the letter.” She answers: “Who reads the back?”',
      ),
    ],
  },
];
