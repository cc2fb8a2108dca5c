import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const communication: readonly AuthoredText[] = [
  {
    id: 'a1-island-whistle',
    title: 'Where is my brown cow?',
    level: 'A1',
    topic: 'communication',
    kind: 'text',
    genre: 'report',
    source: 'UNESCO, Intangible Cultural Heritage: the whistled language of La Gomera',
    text: `La Gomera is a small island of Spain. It is full of high mountains. You can see a friend on the next mountain. But the way there takes two hours on foot. So what do people do? They put a finger in their mouth and whistle!

It isn’t a song. It is a language, and its name is Silbo. The words are Spanish, but you don’t speak them. You can say “Come to dinner!” or “Where is my brown cow?” People three kilometres away can understand you. But visitors from Madrid don’t understand it at all.

People on La Gomera have got phones now. But Silbo isn’t dead, because the children learn it at school. There is only one problem. Silbo is loud, so you can’t tell a secret.`,
    questions: [
      choose(
        'Why is Silbo a good idea on La Gomera?',
        'It is a long way to other people.',
        [
          ['There are no phones on the island.', 'They have got phones now.'],
          ['The people there don’t speak Spanish.', 'The words of Silbo are Spanish.'],
          ['You can’t see your friends there.', '“You can see a friend on the next mountain”.'],
        ],
        '“You can see a friend on the next mountain. But the way there takes two hours on foot.”',
      ),
      write(
        'How far away can people understand Silbo?',
        [
          'three kilometres',
          '3 kilometres',
          '3 km',
          'three km',
          '3km',
          'three kilometres away',
          '3 kilometres away',
          '3 km away',
          'three kilometers',
          '3 kilometers',
          'three kilometers away',
        ],
        '“People three kilometres away can understand you.”',
      ),
      choose(
        'What does “it” in “visitors from Madrid don’t understand it” mean?',
        'Silbo',
        [
          ['Spanish', 'Madrid is in Spain, and people speak Spanish there.'],
          ['the song', 'Silbo is not a song: “It is a language”.'],
          ['the island', 'They visit the island; they don’t understand the language there.'],
        ],
        'This part is about the language: “its name is Silbo”.',
      ),
      trueOrFalse(
        'Only old people on La Gomera know Silbo.',
        false,
        '“Silbo isn’t dead, because the children learn it at school.”',
      ),
      choose(
        'You are on La Gomera and you want to tell a friend a secret. What is a good idea?',
        'use your phone',
        [
          ['use Silbo at home', 'Everyone near your home can hear it, too.'],
          ['use Silbo at night', 'People can hear you at night, too.'],
          ['sing a little song', 'Other people can hear a song, too.'],
        ],
        '“Silbo is loud, so you can’t tell a secret.” People “three kilometres away” can hear it. And “People on La Gomera have got phones now.”',
      ),
      choose(
        'Which is another good title for the text?',
        'A language for the mountains',
        [
          ['A new song for our visitors', 'Silbo is not a song, and visitors don’t understand it.'],
          ['A school without any phones', 'The text does not say this about the school.'],
          ['A cow on a small island', 'The cow is only there in one question.'],
        ],
        'The island “is full of high mountains”, and Silbo “is a language” for people far away.',
      ),
    ],
  },
  {
    id: 'a1-yellow-face',
    title: 'The yellow face',
    level: 'A1',
    topic: 'communication',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Maren: Timo, is Mum OK?
Timo: I think so, Maren. Why?
Maren: I’ve got three messages from her. The first is “Grandma is here”, with a yellow face. There’s a lot of water in its eyes.
Timo: That’s strange. Is Grandma ill?
Maren: I don’t know. The next one is “Dinner is at seven.” And there’s the same face!
Timo: Is its mouth open?
Maren: Yes, it is.
Timo: Has Mum got her glasses?
Maren: No, they’re here, on the table.
Timo: That’s it! The face is very small, and she thinks that it’s laughing.
Maren: Oh, good. So everything is fine.
Timo: What’s the third message?
Maren: “The dog is eating your birthday cake.” And the face again.
Timo: Oh no! Now it’s the right one.`,
    questions: [
      choose(
        'Why does Maren ask about Mum?',
        'The face in her messages is sad.',
        [
          ['The words in her messages are sad.', 'In the first two messages the words are not sad.'],
          ['The dinner at her house is late.', 'Dinner is “at seven”. Maren does not say that it is late.'],
          [
            'The glasses on the table are old.',
            'The glasses are on the table, but Maren does not ask because of them.',
          ],
        ],
        'There is a yellow face, and “There’s a lot of water in its eyes.”',
      ),
      write(
        'What time is dinner?',
        [
          'seven',
          'at seven',
          '7',
          'at 7',
          'seven o’clock',
          'at seven o’clock',
          '7 o’clock',
          'at 7 o’clock',
          '7:00',
          '7.00',
          '7 pm',
          'it’s at seven',
        ],
        'The second message is: “Dinner is at seven.”',
      ),
      trueOrFalse(
        'Mum has got her glasses with her.',
        false,
        'Timo asks “Has Mum got her glasses?” and Maren says: “No, they’re here, on the table.”',
      ),
      choose(
        'What does Timo think about the first two messages?',
        'Mum wants to send a happy face.',
        [
          ['Mum wants to send a sad face.', 'The face is sad, but Mum can’t see this.'],
          ['Mum wants to find her glasses.', 'Mum’s messages are not about her glasses.'],
          ['Mum wants to laugh at Maren.', 'The face is laughing, Mum thinks. But she is not laughing at Maren.'],
        ],
        'Timo says: “The face is very small, and she thinks that it’s laughing.”',
      ),
      trueOrFalse(
        'The same face is in all three messages.',
        true,
        'The second message has got “the same face”, and the third has got “the face again”.',
      ),
      choose(
        'What does Timo think about the third message?',
        'It is bad news.',
        [
          ['It is a nice joke.', 'Timo says “Oh no!” and does not laugh.'],
          ['It is not from Mum.', 'All three messages are from Mum.'],
          ['It is not important.', 'Timo says “Oh no!” because it is important.'],
        ],
        'Timo says “Oh no! Now it’s the right one.” A sad face is right for this message.',
      ),
    ],
  },
];
