import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const time: readonly AuthoredText[] = [
  {
    id: 'b2-always-late',
    title: 'Seven means seven',
    level: 'B2',
    topic: 'time',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Ines! It’s only five past seven. I haven’t even started cooking.
B: You said seven.
A: Yes, but I meant eight. With you, I always take something off.
B: I know you do. It used to be thirty minutes. I found out on your birthday, and after that I came half an hour after the time you gave me, on top of being late.
A: You mean that was deliberate? I thought you were getting worse! So I started taking off a whole hour.
B: I noticed that too.
A: Hold on. So if I say seven, and I mean eight, and you know that I mean eight …
B: Then I come at half past eight, because I’m still late.
A: This is ridiculous. We’re two adults with watches. What made you come on time today?
B: My new job. If I’m a minute late, there are twenty-six small children alone with a lot of paint. It took me a week to learn.
A: And in nine years I’ve never managed to teach you!
B: Well, you were always so nice about it. You used to order me a lemonade and say, “Don’t worry.”
A: So now it’s my fault?
B: I wouldn’t go that far. I’m just saying that with the paint, nobody said “Don’t worry.”
A: Right. From tonight, seven means seven. And if you’re late, I’ll start without you, and I’ll eat your dessert.
B: You see? That would have worked nine years ago.`,
    questions: [
      choose(
        'What have the two friends been doing?',
        'Each has been allowing for the other’s habit.',
        [
          ['Each has been trying to arrive first.', 'One was always late, and did not try to be first.'],
          ['Each has been avoiding the other.', 'They have met again and again.'],
          ['Each has been forgetting the time.', 'It was deliberate: both had a plan.'],
        ],
        'One says “With you, I always take something off”, and Ines answers that she came “half an hour after the time you gave me”.',
      ),
      trueOrFalse(
        'The first speaker expected Ines to arrive later this evening.',
        true,
        'The first speaker says “I haven’t even started cooking”, and “I meant eight.”',
      ),
      choose(
        'What does “on top of being late” mean?',
        'And I was late as well.',
        [
          ['So I was hardly ever late.', 'It is the opposite: she came later than before.'],
          ['But I was sorry to be late.', 'She did it on purpose.'],
          ['Since I hate to be late.', 'She was late for nine years.'],
        ],
        'The two times are added up: she came half an hour after the time that she was given, and then some more. “Then I come at half past eight, because I’m still late.”',
      ),
      choose(
        'Where does Ines probably work now?',
        'At a primary school',
        [
          ['In an art gallery', 'There is paint, but also twenty-six small children.'],
          ['In a small restaurant', 'Her friend used to order for her in such places, but she does not work there.'],
          ['At a painter’s shop', 'The paint is not for sale. The children must not be alone with it.'],
        ],
        'Ines says: “If I’m a minute late, there are twenty-six small children alone with a lot of paint.”',
      ),
      choose(
        'Why does Ines mention the lemonade?',
        'To show that being late had no bad results',
        [
          ['To thank her friend for being so generous', 'Her friend was nice, but Ines wants to say something else.'],
          ['To remind her friend what to order today', 'They speak about the past here.'],
          ['To prove that her friend was late as well', 'Her friend was there first and ordered.'],
        ],
        'She says “you were always so nice about it”, but “with the paint, nobody said ‘Don’t worry.’”',
      ),
      write(
        'What will the first speaker eat if Ines is late again?',
        ['her dessert', 'dessert', 'Ines’s dessert', 'the dessert', 'Ines’ dessert', 'your dessert'],
        'The first speaker says: “And if you’re late, I’ll start without you, and I’ll eat your dessert.”',
      ),
    ],
  },
];
