import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const body: readonly AuthoredText[] = [
  {
    id: 'a2-ten-minutes',
    title: 'Ten minutes a day',
    level: 'A2',
    topic: 'body',
    kind: 'text',
    genre: 'story',
    text: `Two years ago, Ewa Nowak drove her taxi in Gdańsk all day and sat on her sofa all evening. Her back hurt and she slept badly. “You don’t need medicine,” said her doctor. “You should walk for ten minutes every day.”

Ten minutes was easy, so Ewa began the next morning. She parked her taxi by the sea and walked along the beach before work. At first she felt silly and a bit lonely. Then she met Piotr, an old sailor who walks with a stick, and Hania, who pushes her baby in a pram. They started to walk together.

The ten minutes became twenty, and then an hour. Other people saw them and asked, “Can we join you?” Now there are more than forty walkers of all ages. Nobody is too slow, because the rule is simple: the slowest person goes in front.

Ewa still drives her taxi, but her back is much better. And she sleeps like a baby – or better than Hania’s, anyway.`,
    questions: [
      write(
        'What is Ewa’s job?',
        [
          'taxi driver',
          'a taxi driver',
          'she’s a taxi driver',
          'she drives a taxi',
          'driver',
          'a driver',
          'driving a taxi',
          'taxi-driver',
        ],
        '“Ewa Nowak drove her taxi in Gdańsk all day”, and she “still drives her taxi”.',
      ),
      choose(
        'What did the doctor tell Ewa to do?',
        'go for a short walk every day',
        [
          ['take medicine every evening', 'The doctor said: “You don’t need medicine”.'],
          ['walk on the beach for an hour', 'They walked for an hour later; the doctor said ten minutes.'],
          ['sleep more and work much less', 'She slept badly, but the doctor did not say this.'],
        ],
        '“You should walk for ten minutes every day.”',
      ),
      trueOrFalse('Ewa enjoyed her walks from the first day.', false, '“At first she felt silly and a bit lonely.”'),
      choose(
        'Why does the slowest person go in front?',
        'Then nobody is left behind.',
        [
          ['Then the walk is shorter.', 'The walks got longer: “twenty, and then an hour”.'],
          ['Then the fast people rest.', 'They walk with the others; the text does not say that they rest.'],
          ['Then everyone can see Ewa.', 'The text does not say that Ewa is the slowest.'],
        ],
        '“Nobody is too slow, because the rule is simple”: all the others have to walk behind the slowest one.',
      ),
      trueOrFalse(
        'There are young and old people in the group.',
        true,
        '“Now there are more than forty walkers of all ages.”',
      ),
      trueOrFalse(
        'Hania’s baby probably sleeps very well.',
        false,
        'Ewa sleeps “better than Hania’s” baby: that is a joke about a baby who wakes up a lot.',
      ),
    ],
  },
  {
    id: 'a2-new-glasses',
    title: 'New glasses',
    level: 'A2',
    topic: 'body',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Hello, Zofia. You look different. Have you got a new haircut?
B: No, Marco, I’ve got glasses! I got them this morning.
A: They look great. Why do you need them?
B: I had headaches every day, so I went to the doctor. She asked me to read the letters on the wall.
A: And could you read them?
B: I asked, “Which wall?”
A: Oh, Zofia! How is it now?
B: It’s amazing! I can see every leaf on the trees. And I can read the bus number before the bus is here.
A: So that’s why you were late last Tuesday.
B: Yes. I got on number 8, and I thought it was number 3.
A: Is there anything that you don’t like?
B: Well, I cleaned my whole flat at lunchtime. I didn’t know that it was so dirty!`,
    questions: [
      write(
        'What is new about Zofia?',
        [
          'glasses',
          'her glasses',
          'the glasses',
          'she has glasses',
          'she’s got glasses',
          'new glasses',
          'she’s wearing glasses',
          'she wears glasses',
        ],
        'She says: “I’ve got glasses! I got them this morning.”',
      ),
      choose(
        'Why did Zofia go to the doctor?',
        'Her head often hurt.',
        [
          ['Her eyes were red.', 'She does not say this about her eyes.'],
          ['Her bus was late.', 'She was late because she took the wrong bus.'],
          ['Her flat was dirty.', 'She saw that after she got her glasses.'],
        ],
        'She says: “I had headaches every day, so I went to the doctor.”',
      ),
      choose(
        'What does her question “Which wall?” show?',
        'Her eyes were very bad.',
        [
          ['She didn’t know the doctor.', 'It is a question about the wall, not about the doctor.'],
          ['There were too many walls.', 'Every room has more than one wall, but the others are not important.'],
          ['She couldn’t read at all.', 'She can read: now she reads the number of the bus.'],
        ],
        'She could not see the wall with “the letters on the wall”. Now “I can see every leaf on the trees.”',
      ),
      trueOrFalse(
        'Last Tuesday Zofia took the wrong bus.',
        true,
        'She says: “I got on number 8, and I thought it was number 3.”',
      ),
      trueOrFalse(
        'Zofia cleaned her flat before she got the glasses.',
        false,
        'She got them “this morning” and cleaned the flat “at lunchtime”.',
      ),
    ],
  },
];
