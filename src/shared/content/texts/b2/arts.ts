import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const arts: readonly AuthoredText[] = [
  {
    id: 'b2-almost',
    title: 'Review: ‘Almost’ at the Old Harbour Office',
    level: 'B2',
    topic: 'arts',
    kind: 'text',
    genre: 'review',
    text: `I went to ‘Almost’ in Rotterdam expecting to be irritated. An exhibition of two hundred unfinished objects sounded like the sort of clever idea that is exhausted by the time you have read the poster. Two hours later, I had to be asked to leave.

Nothing here was ever completed. There’s a jumper with one sleeve, begun for a baby who is now a dentist. There’s a boat which a father and son built in their cellar before they measured the door. A novel breaks off in the middle of a sentence (“Without turning round, she reached for the”), and I’ve been wondering ever since what she reached for. Each object comes with a short text by the person who gave up, and it’s these that make the show. They are never sentimental, and some are very funny.

The organisers deserve credit for what they’ve left out. There’s no music to tell us how to feel, and the rooms are arranged not by date but by reason: lack of time, lack of money, a change of heart. I stayed longest in the last of these, where a wedding dress without buttons hangs beside a note that simply says, “I went to Peru instead.”

The one disappointment is the final room, in which the failures of famous inventors are celebrated on giant screens, with the cheerful message that every failure leads to success. Perhaps it does. But the rest of the exhibition is braver, because it suggests that some things may be left undone and that we needn’t learn anything from them. After so much honesty, the screens felt like an advertisement.

Never mind. Go, allow plenty of time, and leave before the end. It would, after all, be in the spirit of the thing.`,
    questions: [
      choose(
        'What is the writer’s overall opinion of the exhibition?',
        'It is a delight, apart from one room.',
        [
          ['It is a clever idea, but quickly dull.', 'That is what the writer had expected, before two hours went by.'],
          ['It is moving, but badly organised.', 'The writer praises the organisers.'],
          ['It is amusing, but far too short.', 'Some texts are funny, but nobody complains about the length.'],
        ],
        'The writer says “Two hours later, I had to be asked to leave” and “The one disappointment is the final room”.',
      ),
      trueOrFalse(
        'The writer had high hopes before going to the exhibition.',
        false,
        'The review begins: “I went to ‘Almost’ in Rotterdam expecting to be irritated.”',
      ),
      choose(
        'What was the problem with the boat in the cellar?',
        'There was no way of getting it out.',
        [
          ['There was not enough money for it.', 'Lack of money is the reason in one of the rooms, but not here.'],
          ['There was too little time to finish it.', 'Lack of time is the reason in one of the rooms, but not here.'],
          ['There was a quarrel between the builders.', 'A father and son built it together. No quarrel is mentioned.'],
        ],
        'The father and son built it “before they measured the door”.',
      ),
      choose(
        'What is “a change of heart”?',
        'A different decision',
        [
          ['A dangerous illness', 'The heart is part of the body, but not in this phrase.'],
          ['A sudden lack of time', 'This is the reason in another room.'],
          ['A feeling of great love', 'The heart stands for love in other phrases, but this bride changed her plans.'],
        ],
        'The example in that room is a wedding dress with the note “I went to Peru instead.”',
      ),
      choose(
        'What does the writer dislike about the last room?',
        'It insists on teaching a lesson.',
        [
          ['It makes fun of famous people.', 'It celebrates them.'],
          ['It is spoilt by cheerful music.', 'The message is cheerful, but there is no music.'],
          ['It shows things of no interest.', 'The writer objects to the message, not to the things.'],
        ],
        'The writer prefers the other rooms, which say “that we needn’t learn anything from them”.',
      ),
      choose(
        'Why would leaving early be “in the spirit of the thing”?',
        'The visit would be unfinished too.',
        [
          ['The organisers like quick visits.', 'The writer tells us to allow plenty of time.'],
          ['The best room would come last.', 'The writer thinks that the last room is the weakest.'],
          ['The screens would be missed.', 'They are in the last room, but the writer does not like them.'],
        ],
        'Everything in the exhibition is unfinished: “Nothing here was ever completed.”',
      ),
    ],
  },
  {
    id: 'b2-six-fingers',
    title: 'The hand on the ceiling',
    level: 'B2',
    topic: 'arts',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Giulia: Careful. What have you got on that brush?
Tim: Just a bit of brown. I thought I’d tidy up this hand while I was here.
Giulia: Please don’t. What’s wrong with it?
Tim: Well, look. It’s got six fingers.
Giulia: I’d noticed. I’ve been cleaning this ceiling for two years.
Tim: Somebody must have spoilt it later.
Giulia: That’s what I assumed, so we had a tiny sample examined. Same paint, same year.
Tim: Perhaps he was tired, then.
Giulia: Or she. It was a family workshop, and the daughters are mentioned in the bills.
Tim: Either way, nobody would notice if we took one away.
Giulia: And that’s exactly why we mustn’t. Our job isn’t to make it right. It’s to stop it from disappearing. The day I start improving things, it isn’t their ceiling any more. It’s mine.
Tim: Don’t the visitors complain?
Giulia: Quite the reverse. There was a boy here last month with his class, lying on the floor, bored to death. Suddenly he shouted, “That one’s got six!” After that, the whole class refused to leave. They counted every finger in the room.
Tim: So it might have been a joke.
Giulia: Between sisters, yes. I rather hope it was.
Tim: You know that there’s a dog in the corner with five legs?
Giulia: There is not! Where?
Tim: There isn’t. But you did look.
Giulia: I did, didn’t I? Put that brush down, and come and have some lunch.`,
    questions: [
      choose(
        'What do the speakers disagree about at first?',
        'Whether a mistake should be put right',
        [
          ['Whether the ceiling was painted well', 'Only one hand is discussed, not the quality of the painting.'],
          ['Whether the visitors should pay more', 'Visitors are mentioned, but not what they pay.'],
          ['Whether the work takes far too long', 'It has taken two years, but nobody complains.'],
        ],
        'One wants to “tidy up this hand”, and the other says: “Our job isn’t to make it right.”',
      ),
      trueOrFalse(
        'The sixth finger was added long after the rest of the hand.',
        false,
        'A sample was examined: “Same paint, same year.”',
      ),
      choose(
        'Why does Giulia say “Or she”?',
        'Women may have worked on the ceiling.',
        [
          ['A girl may have damaged it later.', 'Nobody damaged it: it is the same paint.'],
          [
            'A woman was in charge of the bills.',
            'The daughters are mentioned in the bills, but they did not write them.',
          ],
          ['The hand may belong to a woman.', 'They are speaking of the painter, not of the hand.'],
        ],
        'The speaker explains: “It was a family workshop, and the daughters are mentioned in the bills.”',
      ),
      write(
        'How many years has Giulia worked on the ceiling?',
        ['two', '2', 'two years', '2 years', 'for two years'],
        'Giulia says: “I’ve been cleaning this ceiling for two years.”',
      ),
      choose(
        '“Don’t the visitors complain?” “Quite the reverse.” What does the answer mean?',
        'They enjoy it.',
        [
          ['They often do.', '“Quite” does not mean “yes” here.'],
          ['They turn back.', '“Reverse” can be about direction, but not in this phrase.'],
          ['They say little.', 'The class was excited and loud.'],
        ],
        'The example is a class that loved it: “After that, the whole class refused to leave.”',
      ),
      choose(
        'Why does Tim mention a dog with five legs?',
        'To play a trick on a colleague',
        [
          ['To point out another mistake', 'There is no such dog.'],
          ['To show what children like', 'It is not a child who is looking for the dog.'],
          ['To change to a safer topic', 'It is still the same topic, but it is not meant seriously.'],
        ],
        'The dog does not exist: “There isn’t. But you did look.”',
      ),
    ],
  },
];
