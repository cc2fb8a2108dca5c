import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const time: readonly AuthoredText[] = [
  {
    id: 'b2-always-late',
    title: 'Seven means seven',
    level: 'B2',
    topic: 'time',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Jonas: Ines! It’s only five past seven. I haven’t even started cooking.
Ines: You said seven.
Jonas: Yes, but I meant eight. With you, I always take something off.
Ines: I know you do. It used to be thirty minutes. I found out on your birthday, and after that I came half an hour after the time you gave me, on top of being late.
Jonas: You mean that was deliberate? I thought you were getting worse! So I started taking off a whole hour.
Ines: I noticed that too.
Jonas: Hold on. So if I say seven, and I mean eight, and you know that I mean eight …
Ines: Then I come at half past eight, because I’m still late.
Jonas: This is ridiculous. We’re two adults with watches. What made you come on time today?
Ines: My new job. If I’m a minute late, there are twenty-six small children alone with a lot of paint. It took me a week to learn.
Jonas: And in nine years I’ve never managed to teach you!
Ines: Well, you were always so nice about it. You used to order me a lemonade and say, “Don’t worry.”
Jonas: So now it’s my fault?
Ines: I wouldn’t go that far. I’m just saying that with the paint, nobody said “Don’t worry.”
Jonas: Right. From tonight, seven means seven. And if you’re late, I’ll start without you, and I’ll eat your dessert.
Ines: You see? That would have worked nine years ago.`,
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
        'Jonas expected Ines to arrive later this evening.',
        true,
        'Jonas says “I haven’t even started cooking”, and “I meant eight.”',
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
        'What will Jonas eat if Ines is late again?',
        ['her dessert', 'dessert', 'Ines’s dessert', 'the dessert', 'Ines’ dessert', 'your dessert'],
        'Jonas says: “And if you’re late, I’ll start without you, and I’ll eat your dessert.”',
      ),
    ],
  },
  {
    id: 'b2-twenty-three-birthdays',
    title: 'Twenty-three birthdays',
    level: 'B2',
    topic: 'time',
    kind: 'text',
    genre: 'maths',
    text: `Imagine a room with 23 people who have come together by chance: two football teams and the referee, say. What are the chances that at least two of them share a birthday, that is, the same day and month?

Most people reason as follows. There are 365 days in a year. Twenty-three is about six per cent of that. So the chances must be somewhere in the region of six per cent; perhaps, to be on the safe side, ten. The true figure is slightly more than fifty. With 23 people, a shared birthday is a little more likely than not. With 50, it is all but certain: 97 per cent.

If you feel that you are being cheated, you are in good company. So where does our reasoning go wrong? We have answered another question without noticing. Most of us, when we hear the word “birthday”, think of our own. How likely is it that one of the 22 others was born on my day? Not very; it is, in fact, roughly six per cent. But nobody asked about me. What we were asked is whether any two people match, no matter who, and for that we have to count not people but pairs.

Let us do so. The first person can be compared with 22 others. The second has already been compared with the first, which leaves 21. The third leaves 20, and so on, down to the last but one, who has a single comparison left. Add up 22 and 21 and 20, all the way down to 1, and you arrive at 253. That is the number which our intuition fails to see. Each of these 253 pairs has only one chance in 365, but there are a great many of them.

The exact answer is most easily found by turning the question upside down: how likely is it that all the birthdays are different? The first person may have any day. The second must avoid one day, and the chances of that are 364 in 365; the third must avoid two, so 363 in 365; the twenty-third must avoid twenty-two. Multiply all these together, each of them so reassuringly close to one, and the product has shrunk to just under a half by the time that you reach the end. What remains is the answer.

(The calculation ignores leap years and supposes that all days are equally popular. In real life they are not. More children are born at some times of the year than at others, but this only makes matches more likely, not less.)

Is it more than a party trick? I believe so. We come across “incredible coincidences” all the time: the stranger on the train who knows your cousin, the two neighbours with the same surname, the dream that came true. We ask how likely it was that precisely this would happen, and we shiver. The better question is how many pairs there were, that is, how many things might have matched in the course of a long day without our having chosen them beforehand. Once one has counted, it is not the coincidence that is surprising. It would be far more incredible if there were none.

Try it out tomorrow, at work or in class. If there is no match in a group of 23, do not lose heart. There should not be, nearly half of the time.`,
    questions: [
      choose(
        'What mistake do most people make, according to the text?',
        'They think only of matches with one particular person.',
        [
          ['They think that there are more than 365 days in a year.', 'They use the number 365.'],
          ['They count every pair twice instead of only once.', 'They do not count pairs at all.'],
          ['They forget that some days are more popular than others.', 'The text says that this matters little.'],
        ],
        '“We have answered another question without noticing. Most of us, when we hear the word ‘birthday’, think of our own.”',
      ),
      write(
        'How many different pairs are there in a group of 23 people?',
        ['253', '253 pairs', 'two hundred and fifty-three'],
        '“you arrive at 253”',
      ),
      write(
        'How many different pairs are there in a group of five people?',
        ['10', 'ten', 'ten pairs', '10 pairs'],
        'Count in the same way: the first person “can be compared with” four others, then three, two and one, which makes ten.',
      ),
      trueOrFalse(
        'If births are not spread evenly over the year, a match becomes less likely.',
        false,
        '“this only makes matches more likely, not less”',
      ),
      choose(
        'What does “What remains is the answer” mean?',
        'You take the product away from one.',
        [
          ['You take the last person out of the group.', 'All 23 people are in the calculation.'],
          ['You go on multiplying until nothing is left.', 'The product is just under a half.'],
          ['You add the product to the number of pairs.', 'The pairs belong to another paragraph.'],
        ],
        'The product says “how likely is it that all the birthdays are different”, and the rest is the chance of a match.',
      ),
      choose(
        'What does the writer want to say about coincidences?',
        'They are to be expected when much can match.',
        [
          ['They are proof that life is not ruled by chance.', 'The writer argues the opposite.'],
          ['They are invented by people who like a good story.', 'The writer does not say that they are invented.'],
          ['They are much rarer than people think they are.', '“It would be far more incredible if there were none.”'],
        ],
        '“Once one has counted, it is not the coincidence that is surprising.”',
      ),
    ],
  },
];
