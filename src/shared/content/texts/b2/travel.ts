import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const travel: readonly AuthoredText[] = [
  {
    id: 'b2-day-that-never-was',
    title: 'The day that never was',
    level: 'B2',
    topic: 'travel',
    kind: 'text',
    genre: 'geography',
    source: 'Encyclopaedia Britannica, “International Date Line”',
    text: `On the last Thursday of December 2011, the people of Samoa went to bed as usual. When they woke up, it was Saturday. Nobody had overslept. The government of the island state had decided that Friday, 30 December, would simply not take place, and so there is no Samoan newspaper of that date, no baby was born on it, and anybody whose birthday it was had to wait for another year.

The reason lies in the middle of the Pacific. As you travel west, the sun seems to follow you, and for each fifteen degrees of longitude your day is shifted by an hour. Go all the way round and you will have lost a complete day. The first to notice were the survivors of Magellan’s expedition, who had sailed west for almost three years. When they reached the Cape Verde Islands in July 1522, they believed it to be Wednesday. On shore they were told that it was Thursday. Antonio Pigafetta, who had kept a diary from the beginning, was certain that he had not missed a single day, and he hadn’t. The mistake, as he later understood, was not in his diary, but in the journey.

The loss has to be made up somewhere, and the place where it happens is the International Date Line. It runs, more or less, along the line of 180 degrees, and it does so for the excellent reason that hardly anybody lives there. “More or less”, however, is the point. No international treaty lays down its course. Each country decides for itself which side it wishes to be on, and the mapmakers draw the line around its wishes. In 1995, Kiribati, whose islands had been lying on both sides, so that its offices shared only four working days a week, moved the line far out to the east.

Samoa had once gone the other way. In 1892 it was trading chiefly with America, and so it adopted the American date by living through the same day, the Fourth of July, twice. More than a century later, it traded with Australia and New Zealand, and the arrangement had become absurd. While it was Friday in Samoa, it was Saturday there; while Samoans were still at church on Sunday, their partners had begun the new week. Two working days out of five were lost to business. Hence the missing Friday.

It is easy to smile at this. One may object that no one can abolish a day, since the sun rose over Samoa exactly as often as it would have done otherwise. Quite so; and that, surely, is the lesson. The sun knows nothing of Fridays. A date is an agreement, like a price or a border, and we notice that we have made it only when somebody changes their mind.

According to the reports at the time, those who should have worked on that Friday were to be paid all the same. It must have been the easiest day’s work in history.`,
    questions: [
      choose(
        'Why did Samoa leave out a day in 2011?',
        'To share more working days with its partners',
        [
          ['To share a public holiday with the Americans', 'That happened in 1892, with another result.'],
          ['To correct a mistake in its own calendar', 'The calendar was not wrong, only inconvenient.'],
          ['To follow an international agreement on dates', '“No international treaty lays down its course.”'],
        ],
        '“Two working days out of five were lost to business.”',
      ),
      choose(
        'What was the explanation for the sailors’ wrong date?',
        'They had travelled round the world towards the west.',
        [
          [
            'They had forgotten to write down one of the days.',
            'Pigafetta “was certain that he had not missed a single day, and he hadn’t”.',
          ],
          ['They had been told the wrong date when they left.', 'Nothing suggests this.'],
          ['They had used a calendar that was out of date.', 'The calendar is not mentioned.'],
        ],
        '“The mistake, as he later understood, was not in his diary, but in the journey.”',
      ),
      trueOrFalse(
        'The position of the Date Line is fixed by international law.',
        false,
        '“No international treaty lays down its course.”',
      ),
      write(
        'On which date in 1892 did Samoa have the same day twice?',
        ['4 July', 'July 4', '4th July', 'July 4th', 'the Fourth of July', 'Fourth of July', 'the 4th of July'],
        'It did so “by living through the same day, the Fourth of July, twice”.',
      ),
      choose(
        'What does “there” refer to in “While it was Friday in Samoa, it was Saturday there”?',
        'Australia and New Zealand',
        [
          ['Kiribati and its islands', 'Kiribati is the subject of the paragraph before.'],
          ['The United States of America', 'America had the same date as Samoa.'],
          ['The other side of Samoa', 'Samoa was on one side of the line.'],
        ],
        'The sentence before says that Samoa “traded with Australia and New Zealand”.',
      ),
      choose(
        'What is the main conclusion that the writer draws?',
        'The calendar depends on what people agree to.',
        [
          ['The calendar depends on the position of the sun.', '“The sun knows nothing of Fridays.”'],
          ['The calendar should be the same all over the world.', 'No such demand is made.'],
          ['The calendar should not be changed for business.', 'The writer does not criticise Samoa.'],
        ],
        '“A date is an agreement, like a price or a border”',
      ),
    ],
  },
  {
    id: 'b2-planned-to-minute',
    title: 'Four days in Seville',
    level: 'B2',
    topic: 'travel',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Hannes: I’ve sent you the plan. It’s on three pages, but the third one’s only for rain.
Noor: I saw it. At 10.40 on Saturday we’re “enjoying the garden”. Until 11.15.
Hannes: You need half an hour for the garden. I looked it up.
Noor: And if I’m still enjoying it at 11.16?
Hannes: Then we’ll miss our slot for the tower, and you can’t get another one until Monday.
Noor: Would that be so terrible?
Hannes: You said that you wanted to see the tower!
Noor: I said that I wanted to go away with you for four days. I don’t remember mentioning a tower.
Hannes: Remember Naples? No plan at all, as you wished. We queued for two hours in front of a museum that was closed.
Noor: And what happened in the queue?
Hannes: That man sang.
Noor: That man sang, and his sister brought everybody lemon cake. You’ve told that story at every dinner since. You’ve never once told anyone what we saw in Vienna, and in Vienna we saw everything.
Hannes: That’s unfair. Vienna was very efficient.
Noor: I rest my case.
Hannes: You know who’d booked the train home from Naples, though? While you were eating cake?
Noor: You had. And I was grateful. I’m not saying that one of us is right.
Hannes: What are you saying?
Noor: One thing a day. You choose it, you book it, I’ll be there on the minute. And after that we get lost.
Hannes: Lost in which direction?
Noor: Hannes.
Hannes: One thing a day. Fine. May I at least keep the page for rain?
Noor: You can keep it in your pocket. I don’t want to know what’s on it.
Hannes: It’s a list of places with lemon cake.`,
    questions: [
      choose(
        'What does Noor find wrong with the plan?',
        'It leaves no room for the unexpected.',
        [
          ['It leaves out what she wants to see most.', 'She does not insist on any sight.'],
          ['It includes too many expensive places.', 'Money is not mentioned.'],
          ['It was made without asking her for the dates.', 'Nothing is said about this.'],
        ],
        '“And if I’m still enjoying it at 11.16?”',
      ),
      choose(
        'Why does Noor bring up Vienna?',
        'To show that perfect trips leave no stories',
        [
          [
            'To show that Hannes can plan a trip very well',
            'She says so in a way, but it is not what she wants to prove.',
          ],
          ['To show that they have been to Vienna too often', 'Only one visit is mentioned.'],
          ['To show that museums are better than towers', 'The sights do not matter to her.'],
        ],
        '“You’ve never once told anyone what we saw in Vienna, and in Vienna we saw everything.”',
      ),
      choose(
        'What does Noor mean by “I rest my case”?',
        'His answer has just proved her point.',
        [
          ['His answer has made her change her mind.', 'She goes on holding her view.'],
          ['She has no more strength to go on arguing.', 'She is amused rather than tired.'],
          ['She has already finished packing her things.', '“Case” is not a suitcase here.'],
        ],
        'He has said “Vienna was very efficient”, which is not what one says about a good holiday.',
      ),
      trueOrFalse(
        'Noor admits that Hannes’s planning has been useful.',
        true,
        'He booked the train, “And I was grateful.”',
      ),
      trueOrFalse(
        'Noor wants to have no plans at all in Seville.',
        false,
        '“One thing a day. You choose it, you book it, I’ll be there on the minute.”',
      ),
      choose(
        'What do we learn from the last line?',
        'Hannes has understood what Noor likes.',
        [
          ['Hannes has not changed his plan at all.', 'The list is something quite different from his plan.'],
          ['Hannes expects that it will rain every day.', 'The page was for rain, but that is not the point.'],
          ['Hannes would rather go to Naples again.', 'The cake is a memory of Naples.'],
        ],
        'On the page for rain there is “a list of places with lemon cake”, like the cake that the man’s sister brought in Naples.',
      ),
    ],
  },
];
