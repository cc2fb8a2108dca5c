import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const thinking: readonly AuthoredText[] = [
  {
    id: 'b2-how-to-disagree',
    title: 'How to disagree and stay friends',
    level: 'B2',
    topic: 'thinking',
    kind: 'text',
    genre: 'instructions',
    text: `Sooner or later, someone you’re fond of will say something that you consider completely wrong, probably while you’re eating their potato salad. What follows isn’t a guide to winning. If winning is what you’re after, buy a chess set.

1 Find out what you disagree about. A surprising number of arguments turn out to be about two different questions. Repeat your friend’s view in your own words and ask, “Is that it?” Don’t go on until the answer is yes. This is slower than shouting, and it works better.

2 Look for the part that’s true. There nearly always is one, and admitting it costs less than you fear. If you say, “You’re right that the buses are late,” it doesn’t mean that you’ve changed your mind about cars. It means that your friend can stop proving that point.

3 Answer the best version. It’s tempting to attack the silliest thing the other person has said. Resist. If you can explain their opinion better than they did, and still disagree, they’ll listen to you in quite a different way.

4 Ask what would change their mind. Then ask yourself the same question. If the honest reply in both cases is “Nothing”, you aren’t having a discussion. You’re giving two concerts in one room, and you may as well enjoy the salad.

5 Watch your words. “Always”, “never” and “obviously” are like chilli: a little goes a long way.

6 Know when to leave it. Stop while you’re both still curious. Say, “I want to think about that.” And then, which is the difficult bit, actually think about it.

One warning: followed carefully, these steps may have an unpleasant side effect. From time to time you’ll discover that the person who’s wrong is you. At this point the salad will be a great comfort. Ask for the recipe.`,
    questions: [
      choose(
        'What do these instructions help you to do?',
        'Talk fairly about different opinions',
        [
          ['Win more arguments with friends', 'The writer says that this is no guide to winning.'],
          ['Avoid topics that start arguments', 'The writer shows how to talk about them.'],
          ['Choose friends who think like you', 'The friends in the text have other opinions.'],
        ],
        'The title promises it, and the writer says: “What follows isn’t a guide to winning.”',
      ),
      trueOrFalse(
        'If you admit that your friend is partly right, you have given up your own opinion.',
        false,
        'The text says: “it doesn’t mean that you’ve changed your mind about cars”.',
      ),
      trueOrFalse(
        'You should answer the strongest form of your friend’s opinion.',
        true,
        'The text says “Answer the best version”, and tells you to resist attacking “the silliest thing”.',
      ),
      choose(
        'The writer talks of “giving two concerts in one room”. What are the two people doing?',
        'Speaking, but not listening',
        [
          ['Agreeing with one another', 'If they agreed, there would be nothing to discuss.'],
          ['Shouting as loudly as they can', 'Shouting is mentioned in another step, and here it is not the point.'],
          ['Enjoying the same subject', 'They enjoy the salad, perhaps, but not the subject.'],
        ],
        'Nothing would change the mind of either: “the honest reply in both cases is ‘Nothing’”.',
      ),
      choose(
        'What does “a little goes a long way” mean here?',
        'You need only a small amount of it.',
        [
          ['It takes a long time to have an effect.', '“A long way” sounds like time, but chilli works at once.'],
          [
            'You should take it on a long journey.',
            '“Goes a long way” sounds like travel, but the text is about words.',
          ],
          [
            'It is often used in other countries.',
            'Chilli is used in many countries, but here it stands for strong words.',
          ],
        ],
        'Strong words are compared with strong food: they “are like chilli”. The advice is to “Watch your words.”',
      ),
      choose(
        'How does the writer speak of the possibility that you are wrong yourself?',
        'With gentle humour',
        [
          ['With real anxiety', '“Warning” and “side effect” sound serious, but then comes the salad.'],
          ['With strong disapproval', 'It is called unpleasant, but nobody is blamed.'],
          ['With great surprise', 'The writer expects it to happen from time to time.'],
        ],
        'The writer’s advice is: “At this point the salad will be a great comfort. Ask for the recipe.”',
      ),
    ],
  },
  {
    id: 'b2-heads-or-tails',
    title: 'Heads or tails',
    level: 'B2',
    topic: 'thinking',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Tomek: You look exhausted, Pilar. Didn’t you sleep?
Pilar: Hardly. I’ve got to tell them by noon whether I’m taking the job in Norway.
Tomek: And are you?
Pilar: I’ve made a list. Well, three lists. Whichever way I add it up, there’s nothing in it.
Tomek: Right. I’ve got a coin here somewhere.
Pilar: Don’t be ridiculous. I’m not letting a coin decide the rest of my life.
Tomek: It isn’t going to decide anything. Heads you go, tails you stay. Ready?
Pilar: Tomek, honestly.
Tomek: There. It’s under my hand. Now, before I show you, which one are you hoping for?
Pilar: I’m not hoping for anything.
Tomek: So you don’t mind if I look?
Pilar: No. Wait. Don’t!
Tomek: Interesting.
Pilar: It’s just that I thought of that little flat by the harbour, and the snow, and then I thought of it not happening, and I felt sick.
Tomek: So it’s heads you want.
Pilar: It seems so. How annoying! I spent a whole weekend on those lists.
Tomek: They weren’t a waste of time. They told you that you could live with either. They just couldn’t tell you which one you’d miss.
Pilar: Where did you get that from?
Tomek: My aunt. She chose two houses and a husband that way.
Pilar: And what does the coin actually say? I’m just curious.
Tomek: I’ve no idea. It’s a button. It came off my coat this morning.`,
    questions: [
      choose(
        'What does Tomek help Pilar to do?',
        'Notice what she really wants',
        [
          ['Forget about a hard decision', 'She has to decide by noon.'],
          ['Add up her lists more carefully', 'She has done that already, and it did not help.'],
          ['Leave a decision to pure chance', 'The coin is not going to decide anything, he says.'],
        ],
        'After “which one are you hoping for?” Pilar finds out what she feels: “So it’s heads you want.” “It seems so.”',
      ),
      choose(
        'Pilar says of her lists, “there’s nothing in it”. What does she mean?',
        'The two sides are equally strong.',
        [
          ['The paper is completely empty.', 'She has made three lists, so the paper is not empty.'],
          ['The job is of no interest to her.', 'She would like the job, as she learns a little later.'],
          ['The lists have not been finished.', 'She spent a weekend on them and added them up.'],
        ],
        'She has tried it in every way: “Whichever way I add it up, there’s nothing in it.” So she cannot choose.',
      ),
      trueOrFalse(
        'Pilar decides that she would like to take the job.',
        true,
        'Tomek explains “Heads you go, tails you stay”, and later: “So it’s heads you want.” “It seems so.”',
      ),
      choose(
        'What did the thought of not moving do to Pilar?',
        'It made her feel ill.',
        [
          ['It made her feel calm.', 'She shouted “Wait. Don’t!”'],
          ['It made her feel tired.', 'She is tired because she did not sleep.'],
          ['It made her feel proud.', 'She may be proud of the offer, but this was the thought of losing it.'],
        ],
        'She says: “and then I thought of it not happening, and I felt sick”.',
      ),
      write(
        'Which relative gave Tomek the idea?',
        ['his aunt', 'aunt', 'an aunt', 'his aunt did', 'Tomek’s aunt', 'the aunt'],
        'Tomek says: “My aunt. She chose two houses and a husband that way.”',
      ),
      choose(
        'Why does it not matter that Tomek used a button?',
        'The result was never important.',
        [
          ['The button looked like a coin.', 'Pilar did not see it: it was under his hand.'],
          ['The coin would have said the same.', 'Nobody can know this, and it makes no difference.'],
          ['The coin was of very little value.', 'It is not about the value of a coin.'],
        ],
        'He said it at the beginning: “It isn’t going to decide anything.”',
      ),
    ],
  },
];
