import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const time: readonly AuthoredText[] = [
  {
    id: 'a2-flatmates-meet',
    title: 'Good morning, good evening',
    level: 'A2',
    topic: 'time',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Aylin: Oh! Good morning. You must be Gareth.
Gareth: Good evening, Aylin. Well, it’s evening for me.
Aylin: I moved in three months ago, and I’ve never seen you!
Gareth: You leave the flat at seven, and I usually come home from the bakery at eight. But there was less work tonight.
Aylin: I thought that you were older. You write such serious notes.
Gareth: What’s serious about “Please don’t eat my cheese”?
Aylin: But I never eat it! I only have fruit for breakfast.
Gareth: Really? Then who eats it? On Friday mornings it’s always gone.
Aylin: So is my yoghurt. I thought that it was you.
Gareth: Me? No. Who else has got a key?
Aylin: Only the owner of the flat. He comes on Thursday evenings and repairs the windows.
Gareth: Have you ever seen him at work?
Aylin: No. I’m at my Spanish class until ten. And you’re at work.
Gareth: Aylin, those windows still don’t close.`,
    questions: [
      choose(
        'Why didn’t Aylin and Gareth meet before?',
        'They are at home at different times.',
        [
          ['They live on different floors.', 'They live in the same flat.'],
          ['They moved in only this week.', 'Aylin says: “I moved in three months ago”.'],
          ['They do not like each other.', 'They did not know each other, and now they talk in a friendly way.'],
        ],
        'Gareth says: “You leave the flat at seven, and I usually come home from the bakery at eight.”',
      ),
      trueOrFalse(
        'Today Gareth is at home earlier than usual.',
        true,
        'He usually comes at eight, but “there was less work tonight”.',
      ),
      write(
        '“Then who eats it?” What is “it”?',
        ['cheese', 'the cheese', 'Gareth’s cheese', 'his cheese', 'some cheese', 'my cheese'],
        'Gareth’s note was “Please don’t eat my cheese”, and he still asks who eats it.',
      ),
      trueOrFalse('Aylin often has cheese for breakfast.', false, 'Aylin says: “I only have fruit for breakfast.”'),
      write(
        'On which day does the owner come?',
        [
          'Thursday',
          'on Thursday',
          'Thursdays',
          'on Thursdays',
          'every Thursday',
          'Thursday evening',
          'Thursday evenings',
          'on Thursday evenings',
          'on Thursday evening',
          'every Thursday evening',
        ],
        'Aylin says: “He comes on Thursday evenings”.',
      ),
      choose(
        'What does Gareth mean with his last sentence?',
        'The owner does not repair anything.',
        [
          ['Aylin should buy some new windows.', 'The owner has to look after the windows.'],
          ['The kitchen is too cold for dinner.', 'Gareth does not talk about the temperature.'],
          ['Somebody comes in by the window.', 'The owner has got a key, so he does not need a window.'],
        ],
        'The owner comes to repair the windows, but they “still don’t close”, and the food is gone.',
      ),
    ],
  },
  {
    id: 'a2-who-comes-late',
    title: 'Who comes late?',
    level: 'A2',
    topic: 'time',
    kind: 'text',
    genre: 'figures',
    text: `“It’s the buses,” said our head teacher. “If you live far away, you can’t be on time.” Our maths class wanted to find out if she was right. For two weeks we stood at the school door with a clock. We wrote down who came after eight, and how far away they lived.

There are 240 students at our school. This is what we found:

Less than 500 metres away: 40 students, 18 late
500 metres to 2 kilometres: 90 students, 27 late
2 to 5 kilometres: 70 students, 14 late
More than 5 kilometres: 40 students, 4 late

So almost half of the students who live nearest came late at least once. For those who live furthest away, it was only one in ten.

We asked two students why. “My bus leaves at ten past seven, and there isn’t another one,” said Adaeze, who lives in a village. Matías lives across the street. “I can see the school clock from my bed,” he said, “so I always think that I’ve got lots of time.”

Our head teacher looked at the numbers for a long time. “So it isn’t the buses,” she said.`,
    questions: [
      choose(
        'What did the head teacher think at first?',
        'Students from far away come late most often.',
        [
          ['Students from near the school come late most often.', 'The class found this out later.'],
          ['Students in the maths class come late most often.', 'The class counted the students who came late.'],
          [
            'Students who live in a village are never late.',
            'Adaeze lives in a village, but the head teacher said nothing about this.',
          ],
        ],
        'She said: “If you live far away, you can’t be on time.”',
      ),
      write(
        'How many students who live 2 to 5 kilometres away came late?',
        ['14', 'fourteen', '14 students', 'fourteen students'],
        '“2 to 5 kilometres: 70 students, 14 late”',
      ),
      trueOrFalse(
        'The biggest group of late students lives 500 metres to 2 kilometres away.',
        true,
        '“500 metres to 2 kilometres: 90 students, 27 late”. 27 is more than 18, 14 or 4.',
      ),
      choose(
        'What do the numbers show?',
        'A short way to school doesn’t help you to be on time.',
        [
          [
            'A long way to school makes you late more often.',
            'Of the students who live furthest away, only one in ten was late.',
          ],
          [
            'A bus in the morning makes students late for school.',
            'Adaeze takes the bus and says when it leaves, but the numbers are not about buses.',
          ],
          ['A clock at school helps most students to be on time.', 'Matías can see the clock. That does not help.'],
        ],
        '“almost half of the students who live nearest came late at least once”',
      ),
      choose(
        'Why can’t Adaeze leave home later?',
        'There is no later bus.',
        [
          ['There is no clock at home.', 'The text does not say this.'],
          ['The later bus is too full.', 'There is no other bus, so this can’t be the reason.'],
          ['The village is too small.', 'Adaeze lives in a village, but the bus is the reason.'],
        ],
        '“My bus leaves at ten past seven, and there isn’t another one”.',
      ),
      choose(
        'What is Matías’s problem?',
        'He lives so near that he isn’t careful.',
        [
          ['He sleeps so long that he misses his bus.', 'He lives across the street and needs no bus.'],
          ['He lives so far away that he can’t walk.', 'He lives “across the street”.'],
          ['He is so tired that he can’t see the clock.', 'He says: “I can see the school clock from my bed”.'],
        ],
        'He “lives across the street” and says: “I always think that I’ve got lots of time.”',
      ),
    ],
  },
];
