import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const arts: readonly AuthoredText[] = [
  {
    id: 'a2-long-wall',
    title: 'The long grey wall',
    level: 'A2',
    topic: 'arts',
    kind: 'text',
    genre: 'story',
    text: `For many years there was a long grey wall in our town in Colombia. On one side was the school, and on the other side was a home for old people. Nothing in the town was uglier.

Then our art teacher, Señor Prieto, had an idea. “The people behind the wall know a hundred stories,” he said. “Go and ask them.” My partner was Doña Elvira, who is ninety and almost blind. She told me about the blue horse that her brother made from wood when they were children.

Each pupil painted one story. It took four months. The neighbours brought ladders, and a shop gave us paint for half-price. Doña Elvira couldn’t see my horse well, so I used thick paint, and she touched it with both hands. “The ears were longer,” she said. So I made them longer.

Now tourists stop to take photos of the wall. But I prefer the evenings, when the real artists sit in front of it and argue about their stories.`,
    questions: [
      choose(
        'What was the wall like before?',
        'long and ugly',
        [
          ['old and blue', 'The horse in the story was blue; the wall was grey.'],
          ['short and grey', 'It was grey, but it was long.'],
          ['new and empty', 'It was there for many years.'],
        ],
        'It was “a long grey wall”, and “Nothing in the town was uglier.”',
      ),
      choose(
        'Where did the ideas for the pictures come from?',
        'the stories of older people',
        [
          ['the photos of the tourists', 'Tourists came later and took photos of the wall.'],
          ['the books of Señor Prieto', 'He had the idea, but he sent the pupils to other people.'],
          ['the dreams of the children', 'The pupils painted stories that they heard.'],
        ],
        'The teacher said “The people behind the wall know a hundred stories”, and “Each pupil painted one story.”',
      ),
      write(
        'Who made the blue horse?',
        [
          'Doña Elvira’s brother',
          'her brother',
          'Elvira’s brother',
          'Dona Elvira’s brother',
          'the brother',
          'the brother of Elvira',
          'brother',
        ],
        '“the blue horse that her brother made from wood”',
      ),
      choose(
        'Why did the pupil use thick paint?',
        'A blind person can feel it.',
        [
          ['It was half-price in a shop.', 'All the paint was half-price; this is not why it is thick.'],
          ['It is better in the evening.', 'The evenings are when people sit by the wall.'],
          ['A horse has thick dark hair.', 'The horse was blue and made from wood.'],
        ],
        '“Doña Elvira couldn’t see my horse well, so I used thick paint, and she touched it with both hands.”',
      ),
      trueOrFalse(
        'The pupil changed the picture for Doña Elvira.',
        true,
        '“The ears were longer,” she said, and the pupil writes: “So I made them longer.”',
      ),
      trueOrFalse(
        'The “real artists” in the last sentence are the pupils.',
        false,
        'They “argue about their stories”, so they are the older people who told the stories.',
      ),
    ],
  },
  {
    id: 'a2-the-tree',
    title: 'The most important tree',
    level: 'A2',
    topic: 'arts',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Hi, Oskar. How was it? Did you get a part in the school play?
B: Yes, Mum, but it’s the worst part in the world. I’m going to be a tree.
A: A tree? Well, a tree can be important.
B: It stands at the back for two hours and says nothing! Yuki is the princess and Malik is the dragon.
A: And does anything happen to your tree?
B: The dragon hides behind me. And at the end the princess climbs up and sits on my arm.
A: Really? Who carries her?
B: I do. Mr Novak says that I’m the strongest in the class.
A: So without the tree, the dragon can’t hide and the princess can’t sit down.
B: I suppose so. And I must not laugh, and Malik always makes jokes.
A: Then it’s the most difficult part of all!
B: You know what, Mum? I think you’re right. Can you help me make some leaves?`,
    questions: [
      choose(
        'How does Oskar feel about his part at first?',
        'He is unhappy about it.',
        [
          ['He is proud of it.', 'He says that it is “the worst part in the world”.'],
          ['He is afraid of it.', 'He thinks that it is boring, not that it is scary.'],
          ['He is excited about it.', 'He likes it better at the end of the talk, not at first.'],
        ],
        'He says: “it’s the worst part in the world”.',
      ),
      write('Who is the dragon?', ['Malik', 'Malik is', 'it’s Malik'], 'Oskar says: “Malik is the dragon.”'),
      trueOrFalse(
        'The tree has a lot to say in the play.',
        false,
        'Oskar says that it “stands at the back for two hours and says nothing”.',
      ),
      choose(
        'Why did Mr Novak choose Oskar for the tree?',
        'He is very strong.',
        [
          ['He is very tall.', 'Trees are tall, but nobody says this about Oskar.'],
          ['He never laughs.', 'He must not laugh, but Malik makes it difficult.'],
          ['He climbs well.', 'The princess has to climb, not the tree.'],
        ],
        'Oskar carries the princess, because “Mr Novak says that I’m the strongest in the class”.',
      ),
      trueOrFalse(
        'It is hard for Oskar not to laugh, because Malik is funny.',
        true,
        'Oskar says: “I must not laugh, and Malik always makes jokes.”',
      ),
      choose(
        'What does Oskar’s mother do in this talk?',
        'She helps him to like his part.',
        [
          ['She teaches him to stay serious.', 'She says that it is difficult, but she does not teach it.'],
          ['She wants a better part for him.', 'She says: “a tree can be important”.'],
          ['She tells him to leave the play.', 'She never says that he should stop.'],
        ],
        'At the end Oskar says “I think you’re right” and wants to “make some leaves”.',
      ),
    ],
  },
];
