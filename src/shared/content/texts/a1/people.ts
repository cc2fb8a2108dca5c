import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const people: readonly AuthoredText[] = [
  {
    id: 'a1-sunday-call',
    title: 'Sunday at eight',
    level: 'A1',
    topic: 'people',
    kind: 'text',
    genre: 'story',
    text: `Jun is nine. He lives with his dad, his grandmother and his little sister in Cebu, in the Philippines. His mum works as a nurse in Dubai. She comes home every August.

On Sundays at eight in the evening, the family sits on the sofa with the tablet. Then Mum calls. In Dubai it is only four o’clock in the afternoon!

Jun shows her his pictures, and his sister sings a song. Grandma always asks, “Are you eating well?” Dad doesn’t say much. He holds the tablet and smiles all the time. At nine they say good night. “Sixty-two more days!” says Jun.`,
    questions: [
      choose(
        'Where does Jun’s mum work?',
        'in Dubai',
        [
          ['in Cebu', 'Jun lives there with his dad, his sister and his grandmother.'],
          ['in a school', 'She is a nurse, not a teacher.'],
          ['at her home', 'She comes home only in August.'],
        ],
        '“his mum works as a nurse in Dubai”',
      ),
      write('What is her job?', ['nurse', 'a nurse', 'she is a nurse', 'she’s a nurse'], '“his mum works as a nurse”'),
      trueOrFalse(
        'It is four o’clock in Cebu when Mum calls.',
        false,
        'In Cebu it is eight in the evening: “In Dubai it is only four o’clock in the afternoon!”',
      ),
      trueOrFalse(
        'The call is an hour long.',
        true,
        'They sit down “at eight in the evening”, and “At nine they say good night.”',
      ),
      choose(
        'What does Dad do in the call?',
        'He smiles and holds the tablet.',
        [
          ['He talks about his pictures.', 'Jun shows his pictures.'],
          ['He sings a song for his wife.', 'Jun’s sister sings a song.'],
          ['He asks questions about food.', 'Grandma asks, “Are you eating well?”'],
        ],
        '“He holds the tablet and smiles all the time.”',
      ),
      choose(
        'Why does Jun say, “Sixty-two more days”?',
        'Then his mum comes home.',
        [
          ['Then it is his birthday.', 'The text does not talk about his birthday.'],
          ['Then his mum calls again.', 'She calls every Sunday.'],
          ['Then he goes to Dubai.', 'His mum comes home; the text does not say that Jun travels.'],
        ],
        '“She comes home every August.” Jun knows how many days he has to wait.',
      ),
    ],
  },
  {
    id: 'a1-two-carmens',
    title: 'Where is Carmen?',
    level: 'A1',
    topic: 'people',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Nuno: Hello! Are you from Carmen’s family?
Birgit: No, we play tennis together. And you?
Nuno: I’m her cousin from Lisbon. But where is she?
Birgit: Over there, by the piano. She’s wearing a red dress.
Nuno: That isn’t Carmen! That woman is about thirty.
Birgit: Yes, it’s her thirtieth birthday.
Nuno: But my cousin is seventy! She’s got grey hair and glasses.
Birgit: Hmm. Have you got a card for the party?
Nuno: Yes, here. It says “Room 2”.
Birgit: This is Room 12. There’s another party downstairs.
Nuno: Oh no! My present is on the table over there.
Birgit: Which one is it?
Nuno: The big blue box. It’s a photo of my whole family.
Birgit: Oh dear. Carmen is opening it now.`,
    questions: [
      choose(
        'How does Birgit know Carmen?',
        'They play sport together.',
        [
          ['They live together.', 'Nuno asks about the family, and Birgit says “No”.'],
          ['They work together.', 'Birgit and Nuno do not talk about work.'],
          ['They play music together.', 'Carmen is by the piano, but that is all.'],
        ],
        'Birgit says: “we play tennis together”.',
      ),
      trueOrFalse(
        'Nuno’s cousin and the woman in red are about the same age.',
        false,
        'Nuno says of the woman in red “That woman is about thirty”, and then: “But my cousin is seventy!”',
      ),
      choose(
        'What is Nuno’s mistake?',
        'It is the wrong room.',
        [
          ['It is the wrong card.', 'The card is right: the party is in Room 2.'],
          ['It is the wrong day.', 'The party of the other Carmen is today, too: “There’s another party downstairs.”'],
          ['It is the wrong present.', 'The present is right, but it is on the wrong table.'],
        ],
        'The card says “Room 2”, and Birgit says: “This is Room 12.”',
      ),
      trueOrFalse(
        'The two parties are in the same building.',
        true,
        'Birgit says: “There’s another party downstairs.”',
      ),
      write(
        'What colour is Nuno’s present?',
        ['blue', 'it’s blue', 'it is blue', 'big and blue'],
        'Nuno says: “The big blue box.”',
      ),
      choose(
        'What does the woman in red find in the box?',
        'a photo of other people',
        [
          ['a photo of her family', 'It is Nuno’s family, and this Carmen is not Nuno’s cousin.'],
          ['a photo of her friends', 'The box is from Nuno, and Nuno is not a friend of this Carmen.'],
          ['a photo of the party', 'The party is now, and the photo was in the box before it.'],
        ],
        'Nuno says “It’s a photo of my whole family”, and Birgit says “Carmen is opening it now”. But this Carmen is not from Nuno’s family.',
      ),
    ],
  },
];
