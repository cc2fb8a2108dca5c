import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const nature: readonly AuthoredText[] = [
  {
    id: 'b2-unmown-strip',
    title: 'The grass nobody cuts',
    level: 'B2',
    topic: 'nature',
    kind: 'text',
    genre: 'news',
    text: `Four years ago a small town in Wales ran out of money for cutting the grass along its main road. It’s tempting to call what followed a success story, but it began as a quarrel.

“It looked as if nobody lived here,” says Gethin Prys, who runs the garage at the roundabout. He wrote three letters to the council. In the third he offered to mow the grass himself. The council was on the point of accepting when a science teacher, Priya Raman, asked for permission to count things first.

Her class spent June on their hands and knees. In a strip no longer than a football pitch they found thirty-eight kinds of flowering plant, among them an orchid that hadn’t been seen there for years. Nobody had planted it. It had simply been cut, every three weeks, before it had a chance to flower.

Doing nothing turns out to be harder than it sounds. If grass is never cut, bushes and young trees take over, and the flowers vanish. The trick is to mow once, in late summer, after the seeds have fallen, and then to carry the cut grass away. If it’s left lying, it makes the soil richer, which suits nettles very well and most wild flowers not at all. At junctions, where drivers have to see each other, the grass is still kept short.

The council has saved money, though less than it had hoped. But other streets have asked to be treated in the same way, and along the edge of each strip one neat line is now cut, no wider than a mower. That was Gethin’s idea. “It tells people that we’re doing it on purpose,” he says. “Put a border round a mess and it’s a garden.”

He has stopped writing letters. He does, however, keep a chair outside the garage these days, and he has moved it twice to get a better view.`,
    questions: [
      choose(
        'What is the article about?',
        'How saving money led to a welcome change',
        [
          [
            'How a teacher stopped a road from being built',
            'The road is there already. She stopped the cutting of the grass.',
          ],
          ['How a town brought back a plant by sowing seeds', 'Nobody planted the orchid.'],
          ['How a garage owner made his street tidy again', 'He offered to do so, but the council did not need it.'],
        ],
        'The town “ran out of money for cutting the grass”, and in the end “other streets have asked to be treated in the same way”.',
      ),
      choose(
        'The council was “on the point of accepting” Gethin’s offer. What does this mean?',
        'It was about to say yes.',
        [
          ['It was unwilling to say yes.', 'The council would have accepted if nobody had asked it to wait.'],
          ['It had just said yes.', 'Then it would have been too late for the teacher.'],
          ['It was wrong to say yes.', '“Point” is a point in time here, not an opinion.'],
        ],
        'Then came the teacher: she “asked for permission to count things first”.',
      ),
      write(
        'How many times a year is the long grass cut now?',
        ['once', 'one', 'once a year', 'one time', 'only once', 'just once', '1', 'one time a year'],
        'The text says: “The trick is to mow once, in late summer”.',
      ),
      choose(
        'Why is the cut grass taken away?',
        'It would improve the soil too much.',
        [
          ['It would hide other cars from drivers.', 'Long grass at junctions would. Cut grass would not.'],
          ['It would make the strip look untidy.', 'Gethin cares about this, but it is not the reason given.'],
          ['It would stop the seeds from falling.', 'The seeds have fallen by then.'],
        ],
        'The text says: “If it’s left lying, it makes the soil richer, which suits nettles very well and most wild flowers not at all.”',
      ),
      trueOrFalse(
        'The council has saved more than it expected.',
        false,
        'The text says: “The council has saved money, though less than it had hoped.”',
      ),
      choose(
        'What does Gethin’s chair suggest?',
        'He has come to like what he sees.',
        [
          ['He is still annoyed about the mess.', 'He was annoyed at first, but he has stopped writing letters.'],
          ['He is waiting for more customers.', 'He has a garage, but the chair is there for the view.'],
          ['He has given up his job at last.', 'The chair is outside the garage which he runs.'],
        ],
        'He keeps it there, and “he has moved it twice to get a better view”.',
      ),
    ],
  },
  {
    id: 'b2-high-water',
    title: 'Twelve metres of water',
    level: 'B2',
    topic: 'nature',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Sigrid: Is that the stream we’re meant to cross? I could walk through it in August.
Andreu: Well, it’s been raining for three days. How deep is it now, would you say?
Sigrid: I can’t tell, and that’s what bothers me.
Andreu: The hut’s only an hour from the other side. I can practically smell the soup.
Sigrid: Throw a stick in. Go on.
Andreu: OK. Goodness! It’s gone.
Sigrid: Exactly. Water doesn’t have to be deep to knock you over if it’s moving like that.
Andreu: We could go further up and look for a better place.
Sigrid: We could. But it’s four o’clock, and it’ll be dark by six. If we don’t find one, we’ll be stuck up there all night.
Andreu: So we turn back. After five hours. Because of twelve metres of water.
Sigrid: You’re annoyed.
Andreu: I’m hungry. It makes me brave.
Sigrid: You know, the woman who trained me as a guide used to keep a list. Not of the mountains she’d climbed, but of the ones she hadn’t, because she’d turned round in time. She said it was the only list she was proud of.
Andreu: How long was it?
Sigrid: Forty-three. She read it out at her eightieth birthday party.
Andreu: Her eightieth. All right, point taken. What do we call this one?
Sigrid: “The Soup We Never Had”.
Andreu: Then that’s number one on my list. Come on, let’s go down before I change my mind.`,
    questions: [
      choose(
        'What are the speakers discussing?',
        'Whether it is wise to go on',
        [
          ['Whether it will rain again', 'It has rained for three days, but they talk about the stream.'],
          ['Which mountain to climb next', 'The mountains are those of another guide.'],
          ['Where to stop and eat lunch', 'One is hungry, but lunch is not the question.'],
        ],
        'They look at the stream and the time, and one says: “So we turn back.”',
      ),
      choose(
        'What did the stick show them?',
        'The stream was very fast.',
        [
          ['The stream was very deep.', 'They still cannot tell how deep it is.'],
          ['The stream was very wide.', 'It is twelve metres wide, but the stick did not show this.'],
          ['The stream was very cold.', 'Mountain streams often are, but a stick cannot show it.'],
        ],
        'The stick was gone at once: “Water doesn’t have to be deep to knock you over if it’s moving like that.”',
      ),
      trueOrFalse(
        'They do not look for another place to cross, because it will soon be dark.',
        true,
        'The guide says: “But it’s four o’clock, and it’ll be dark by six. If we don’t find one, we’ll be stuck up there all night.”',
      ),
      choose(
        'Why was the woman proud of her list?',
        'It showed that she knew when to stop.',
        [
          ['It showed that she had climbed a lot.', 'The mountains that she had climbed were not on it.'],
          ['It showed that she had many friends.', 'She read it out at a party, but it was a list of mountains.'],
          ['It showed that she was never afraid.', 'It is a list of times when she was careful.'],
        ],
        'On it were the mountains that she had not climbed “because she’d turned round in time”.',
      ),
      choose(
        'What does Andreu mean by “point taken”?',
        'I understand what you want to say.',
        [
          ['I know the place where we are now.', '“Point” can be a place, but here it is an idea.'],
          ['I think that you have won the game.', '“Point” is used in games, but this is no game.'],
          ['I have heard this story from you before.', 'The speaker asks how long the list was, so it is new.'],
        ],
        'The story shows that careful guides grow old. Andreu sees this and agrees to turn back: “Her eightieth. All right, point taken.”',
      ),
      write(
        'What had Andreu been looking forward to at the hut?',
        ['soup', 'the soup', 'some soup', 'hot soup', 'a soup', 'eating soup', 'having soup'],
        'Andreu says: “I can practically smell the soup.”',
      ),
    ],
  },
];
