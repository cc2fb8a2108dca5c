import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const people: readonly AuthoredText[] = [
  {
    id: 'a2-uncle-at-airport',
    title: 'Tall, with black hair',
    level: 'A2',
    topic: 'people',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Dalia: His plane landed an hour ago. Can you see Uncle Fuad?
Tarek: No. Mum says that he’s tall and thin, with black hair.
Dalia: When did she last see him?
Tarek: At her wedding, twenty-five years ago.
Dalia: Twenty-five years! Then perhaps his hair isn’t black now. And Mum thinks that everybody is tall.
Tarek: What about that man by the window?
Dalia: He’s about thirty, Tarek! Uncle Fuad is older than Mum.
Tarek: And the man in the brown coat? He looks like Grandpa.
Dalia: I asked him ten minutes ago. He’s a dentist from Brazil.
Tarek: I’m going to phone Mum. Perhaps he missed his plane.
Dalia: Wait. Do you see that short man with the white beard?
Tarek: The one who’s sitting on a suitcase? He was there when we came.
Dalia: Yes, and he’s holding up a piece of paper. Can you read it?
Tarek: It says … “Dalia and Tarek”. Oh no.
Dalia: We weren’t waiting for him. He was waiting for us!`,
    questions: [
      choose(
        'What is Dalia and Tarek’s problem?',
        'They don’t know what their uncle looks like now.',
        [
          ['They don’t know when their uncle’s plane lands.', 'Dalia says: “His plane landed an hour ago.”'],
          ['They don’t remember the name of their uncle.', 'They know that he is called Uncle Fuad.'],
          ['They don’t want to talk to their uncle alone.', 'They want to find him.'],
        ],
        'They only know what their mother told them, and she last saw him “twenty-five years ago”.',
      ),
      write(
        'Where did their mother last see Uncle Fuad?',
        [
          'at her wedding',
          'her wedding',
          'at her own wedding',
          'her own wedding',
          'at a wedding',
          'a wedding',
          'at the wedding',
          'the wedding',
          'wedding',
          'at Mum’s wedding',
          'Mum’s wedding',
          'at their mother’s wedding',
          'their mother’s wedding',
          'at their mum’s wedding',
          'their mum’s wedding',
          'at their parents’ wedding',
        ],
        'Tarek says: “At her wedding, twenty-five years ago.”',
      ),
      choose(
        'How does Dalia know that the man by the window is not Uncle Fuad?',
        'He is too young.',
        [
          ['He is too short.', 'The man who is short is the one with the white beard.'],
          ['He is from Brazil.', 'That is the man in the brown coat.'],
          ['He is with Grandpa.', 'Another man looks like Grandpa.'],
        ],
        'Dalia says: “He’s about thirty, Tarek! Uncle Fuad is older than Mum.”',
      ),
      trueOrFalse('Dalia spoke to the man in the brown coat.', true, 'Dalia says: “I asked him ten minutes ago.”'),
      choose(
        '“It says ‘Dalia and Tarek’.” What is “it”?',
        'a piece of paper',
        [
          ['a message from Mum', 'Tarek wanted to phone Mum, but there was no message.'],
          ['an old suitcase', 'The man is sitting on a suitcase. The names are not on it.'],
          ['a sign by the window', 'A young man is by the window.'],
        ],
        'The man is “holding up a piece of paper”, and Tarek reads it.',
      ),
      trueOrFalse(
        'Uncle Fuad arrived after Dalia and Tarek.',
        false,
        'Tarek says of the man on the suitcase: “He was there when we came.”',
      ),
    ],
  },
  {
    id: 'a2-sign-for-every-sound',
    title: 'A sign for every sound',
    level: 'A2',
    topic: 'people',
    kind: 'text',
    genre: 'biography',
    source: 'Encyclopaedia Britannica; Smithsonian National Museum of the American Indian',
    text: `Sequoyah was a Cherokee man. Two hundred years ago he lived in what is now the United States. He made beautiful things from silver. He couldn’t read, and nobody could write his language, because it had no alphabet.

But he often saw other people with books and letters. He noticed that paper could carry words to another town. He wanted that for the Cherokee too.

First he tried to draw a sign for every word. But there were too many of them to learn. Then he listened more carefully. The same few sounds came again and again, and he found that 86 signs were enough. The work took about twelve years. Some of his friends laughed at him, and others were afraid of the signs.

In 1821 he invited some important people. They told him a few sentences and he wrote them down. His young daughter Ayoka was waiting outside. Then she came in and read every word to them. She was his first student.

Soon thousands of Cherokee could read, and in 1828 they had their own newspaper. You can still find Sequoyah’s signs on streets and on phones. He never learned to read English himself.`,
    questions: [
      choose(
        'What does “that” mean in “He wanted that for the Cherokee too”?',
        'a way to send words on paper',
        [
          ['a way to work with silver', 'He already worked with silver. “That” is something that other people had.'],
          [
            'a way to read English',
            'He wanted something for his own language, and “He never learned to read English himself.”',
          ],
          ['a way to travel to towns', 'The words could go to another town, and people could stay at home.'],
        ],
        'He noticed that “paper could carry words to another town”.',
      ),
      choose(
        'Why was Sequoyah’s first idea a bad one?',
        'There were too many signs.',
        [
          ['There was no paper for it.', 'He saw paper and books. The text does not say that he had no paper.'],
          [
            'The signs were not beautiful.',
            'He made beautiful things from silver; the text does not say this about the signs.',
          ],
          ['The signs were too much like English.', 'He could not read English, and the text does not say this.'],
        ],
        '“First he tried to draw a sign for every word. But there were too many of them to learn.”',
      ),
      write(
        'How many signs did Sequoyah use in the end?',
        ['86', 'eighty-six', 'eighty six', '86 signs', 'eighty-six signs', 'eighty six signs'],
        '“he found that 86 signs were enough”',
      ),
      trueOrFalse(
        'All of Sequoyah’s friends liked his work on the signs.',
        false,
        '“Some of his friends laughed at him, and others were afraid of the signs.”',
      ),
      choose(
        'Why was it important that Ayoka was outside?',
        'She didn’t hear the sentences.',
        [
          ['She didn’t read very well.', 'She “read every word to them”.'],
          ['She didn’t like the signs.', 'Other people were afraid of them; Ayoka was his first student.'],
          ['She didn’t like the men.', 'The text does not say this. She came in and read to them.'],
        ],
        'She “was waiting outside” when they told him the sentences. So they knew that she really read them.',
      ),
      choose(
        'Why do people remember Sequoyah?',
        'He gave his language a way to be written.',
        [
          ['He made the best silver of his time.', 'He worked with silver, but the text is about his signs.'],
          ['He taught his people to read English.', '“He never learned to read English himself.”'],
          ['He wrote the first book for children.', 'The text says nothing about a book for children.'],
        ],
        'Because of his signs, “thousands of Cherokee could read”, and the signs are still used.',
      ),
    ],
  },
];
