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
];
