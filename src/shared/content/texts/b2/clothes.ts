import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const clothes: readonly AuthoredText[] = [
  {
    id: 'b2-wardrobe-figures',
    title: 'What is hanging in our wardrobes?',
    level: 'B2',
    topic: 'clothes',
    kind: 'text',
    genre: 'figures',
    text: `Thirty-one volunteers, aged between 16 and 71, opened their wardrobes for our class project and counted every single piece, socks and underwear excepted. Before they did so, we asked each of them to guess the total. Then they marked with a red thread everything that they wore during the following twelve months. What follows is not science, but it kept us arguing for weeks.

How many pieces did you own? (average)
Guessed: 61
Counted: 118

How many of them were worn during the year?
More than ten times: 22%
Two to ten times: 31%
Once: 9%
Never: 38%

Why were things never worn? (by number of pieces)
“It does not fit, but it might again”: 34%
“It was a bargain”: 23%
“It was a present, or belonged to somebody”: 19%
“For a special occasion”: 16%
“I had forgotten that I owned it”: 8%

A few remarks. First, nobody guessed too high. The closest was a retired bus driver of 68, who was wrong by four; the furthest was, to his embarrassment, one of the authors, who owns three times as many shirts as he thought. Secondly, age made surprisingly little difference to the number of pieces, and income made none that we could see. What did seem to matter was space. The seven people who had moved house within the past two years owned, on average, only 79 pieces. It would appear that we do not keep things because we need them, but because nothing forces us to decide.

Thirdly, the bargains. It is tempting to make fun of the 23%, until one works out what they cost. The pieces bought at a reduced price were worn, on average, four times; those bought at full price, nineteen times. Measured by wearing, the expensive coat was often the cheap one.

We had expected, and rather hoped, to end with a call to throw things away. But when we proposed it to the volunteers, a woman of 54 took a green dress off its hanger, one of the 38%. It had not fitted her since 1999. “I know precisely what this is for,” she said. “It isn’t for wearing.” We have no column for that, and perhaps we ought to have had.`,
    questions: [
      choose(
        'What did the comparison of guesses and counts show?',
        'Everybody owned more than they had thought.',
        [
          ['Older people guessed better than younger ones.', 'One older man was close, but age is not compared here.'],
          ['Most people were right to within a few pieces.', 'The average guess was about half of the count.'],
          ['Half of the people had guessed too high a number.', '“nobody guessed too high”'],
        ],
        '“nobody guessed too high”, and the average guess was 61 instead of 118.',
      ),
      write(
        'What percentage of the pieces were worn at least once?',
        ['62', '62%', '62 per cent', '62 percent', 'sixty-two'],
        'Add “22%”, “31%” and “9%”, or take the 38% that were never worn from 100.',
      ),
      choose(
        'According to the authors, why do people keep so many clothes?',
        'They have enough room not to have to choose.',
        [
          ['They have enough money not to have to choose.', 'Income made no difference that they could see.'],
          ['They are too old to change their taste in clothes.', 'Age made little difference.'],
          ['They want to be ready for a special occasion.', 'This is one of the smaller reasons in the list.'],
        ],
        '“we do not keep things because we need them, but because nothing forces us to decide”',
      ),
      trueOrFalse(
        'In the survey, pieces bought at full price were worn more often than bargains.',
        true,
        '“The pieces bought at a reduced price were worn, on average, four times; those bought at full price, nineteen times.”',
      ),
      choose(
        'What do the authors mean by “We have no column for that”?',
        'Their survey had missed a reason that matters.',
        [
          ['Their survey had no room for people’s names.', 'They mean a reason, not a name.'],
          ['The dress had been counted in the wrong place.', 'It is one of the 38%, which is right.'],
          ['The dress was too old to be part of the survey.', 'It was counted.'],
        ],
        '“It isn’t for wearing” – and they add: “perhaps we ought to have had.”',
      ),
      trueOrFalse(
        'The volunteers were asked to count every item in their wardrobes, without any exception.',
        false,
        'They “counted every single piece, socks and underwear excepted”.',
      ),
    ],
  },
  {
    id: 'b2-shorts-in-office',
    title: 'The shorts',
    level: 'B2',
    topic: 'clothes',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Gloria: Thanks for coming up, Dmitri. It’s about your shorts.
Dmitri: I thought it might be. Who complained?
Gloria: I can’t tell you that. Let’s say that a client noticed.
Dmitri: It was thirty-six degrees yesterday. The client should have noticed that as well.
Gloria: The dress code says “smart”. It’s on page nine.
Dmitri: I’ve read page nine. It says “smart” six times and never says what it means. Bettina comes in sandals.
Gloria: They’re smart sandals.
Dmitri: And Bettina’s dress ends above the knee. So do my shorts. What’s the difference, exactly?
Gloria: You know what the difference is.
Dmitri: I honestly don’t. I know it’s there, and I can’t find it. It’s as though there were a law which nobody ever passed.
Gloria: Between ourselves, I don’t care if you come in a bathrobe. But people judge. They look at your legs and they wonder about your numbers.
Dmitri: Have they found a mistake in my numbers?
Gloria: Not one. That isn’t how it works, and you know it.
Dmitri: Then isn’t it our job to change how it works? You put a poster about “being yourself” next to the lift.
Gloria: Marketing put that up.
Dmitri: Next to which I’m now being told not to be myself.
Gloria: Nobody’s telling you that. Look, I’ll make you an offer. Long trousers when there’s a client in the building, and whatever you like when there isn’t.
Dmitri: And the same goes for Bettina’s sandals?
Gloria: … I’d have to think about that.
Dmitri: There you are. You’ve found the law.
Gloria: You’re enjoying this, aren’t you?
Dmitri: A little. Would you put it in writing, though? With a definition?
Gloria: Dmitri, if I could define it, it would have been on page nine.`,
    questions: [
      choose(
        'What is Dmitri’s main objection?',
        'The rule is vague and is not applied equally.',
        [
          ['The rule is old and was written by marketing.', 'Marketing put up the poster.'],
          ['The rule is strict, and nobody knows about it.', 'He has read page nine.'],
          ['The rule is fair, but should not be written down.', 'He asks for it in writing.'],
        ],
        'It “says ‘smart’ six times and never says what it means”, and he compares himself with Bettina.',
      ),
      choose(
        'Why does Dmitri mention his numbers?',
        'To show that his work gives no cause for criticism',
        [
          ['To show that his office is hotter than the others', 'The temperature is a different argument.'],
          ['To show that he deserves more money than Bettina', 'Money is not the subject.'],
          ['To show that the client does not understand figures', 'It is his own work that he speaks of.'],
        ],
        '“Have they found a mistake in my numbers?”',
      ),
      trueOrFalse(
        'Gloria personally does not mind what Dmitri wears.',
        true,
        '“Between ourselves, I don’t care if you come in a bathrobe.”',
      ),
      choose(
        'What does Dmitri mean by “You’ve found the law”?',
        'Her hesitation shows that there is a double standard.',
        [
          ['Her offer shows that she knows the official rules.', 'It is her pause that he reacts to.'],
          ['Her answer shows that he was in the wrong after all.', 'He feels that he has been proved right.'],
          ['Her question shows that she wants to write a new rule.', 'She says that she can’t define it.'],
        ],
        'Asked if “the same goes for Bettina’s sandals”, Gloria can only say: “I’d have to think about that.”',
      ),
      trueOrFalse(
        'Gloria’s offer is that Dmitri should wear long trousers every day.',
        false,
        '“Long trousers when there’s a client in the building, and whatever you like when there isn’t.”',
      ),
    ],
  },
];
