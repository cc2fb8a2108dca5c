import { type AuthoredText, choose, trueOrFalse } from '../text';

export const communication: readonly AuthoredText[] = [
  {
    id: 'b1-short-talk',
    title: 'How to give a short talk when you would rather hide',
    level: 'B1',
    topic: 'communication',
    kind: 'text',
    genre: 'story',
    text: `You’ve been asked to say a few words at a party, at a meeting or in front of your class. Your hands are cold already. Here’s a plan from somebody who once hid in a cupboard before a talk.

The day before: Choose one thing that you want people to remember. If you can’t say it in ten words, you don’t know it yet. Learn your first and last sentences by heart, but not the rest. People who learn everything sound like a station announcement.

An hour before: Go and stand in the room. Drink some water. Don’t practise any more. It’s too late, and it only feeds the fear.

At the start: Walk slowly, stop, look at three people and breathe out. To you it’ll feel like an hour. To them it’ll feel like a second. If your voice shakes, let it. Most people won’t notice, and the others will be on your side.

In the middle: If you forget what comes next, say the last thing again in other words.

At the end: Say your last sentence, and then stop. Don’t add, “So, yes, that’s it, really.” It’s like dropping the cake just as you bring it to the table.

Oh, and the cupboard? I had been in it for two minutes when the door opened. It was the next speaker. “Is there room for me?” she asked.`,
    questions: [
      choose(
        'Who is the text for?',
        'People who are nervous about speaking',
        [
          ['People who talk for too long at parties', 'A party is only one place where you may have to speak.'],
          ['Teachers who give talks every day', 'A class is only one place where you may have to speak.'],
          ['Speakers who need ideas for a topic', 'The plan begins with a topic, but it does not give you one.'],
        ],
        'It is a plan for somebody whose “hands are cold already”, from somebody “who once hid in a cupboard”.',
      ),
      trueOrFalse(
        'The writer thinks that you should learn the whole talk by heart.',
        false,
        'The text says: “Learn your first and last sentences by heart, but not the rest.”',
      ),
      choose(
        'An hour before, practising “only feeds the fear”. What does this mean?',
        'It makes you more afraid.',
        [
          ['It makes you feel hungry.', 'To feed is to give food to, but here it is the fear that grows.'],
          ['It helps you to be brave.', 'It is the other way round: the writer says that you should stop.'],
          ['It shows you your mistakes.', 'That may be true, but it is not what the words mean.'],
        ],
        'The writer gives it as a reason to stop: “Don’t practise any more. It’s too late”.',
      ),
      trueOrFalse(
        'If you forget your words, you can say something again in a different way.',
        true,
        'The text says: “If you forget what comes next, say the last thing again in other words.”',
      ),
      choose(
        'Why should you not say “So, yes, that’s it, really”?',
        'It spoils a good talk right at the end.',
        [
          ['It makes a good talk too long to follow.', 'It is only a few words. Length is not the problem.'],
          ['It tells people that they may eat now.', 'The cake is only a comparison.'],
          ['It sounds like a station announcement.', 'That is said of people who learn everything by heart.'],
        ],
        'The writer says: “It’s like dropping the cake just as you bring it to the table.”',
      ),
      choose(
        'What can we understand from the last paragraph?',
        'Other speakers get frightened too.',
        [
          ['Speakers should arrive together.', 'Two speakers met, but it was not planned.'],
          ['The writer never gave the talk.', 'The writer does not say how the day ended.'],
          ['The room was too small for them.', 'The question about room is about the cupboard.'],
        ],
        'The next speaker wanted to hide as well: “Is there room for me?”',
      ),
    ],
  },
];
