import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const society: readonly AuthoredText[] = [
  {
    id: 'b2-missing-benches',
    title: 'The missing benches',
    level: 'B2',
    topic: 'society',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Have you seen the square? The benches have gone.
B: I know. I was at the meeting.
A: You were there? And you let them do it?
B: Hang on. I spoke against it, as it happens. The argument was that people sit there until two in the morning, making a noise.
A: Well, that’s true enough. I live right above the chemist’s, remember?
B: So you ought to be pleased.
A: You’d think so, wouldn’t you? And I admit that I slept like a log last night. But this morning I watched old Mrs Haddad carry her shopping home. She always used to sit down twice on the way. Today she leaned on a parked car.
B: That’s precisely the point I was trying to make. Nobody had asked who sits there at ten in the morning.
A: So what happens now?
B: There’s another meeting on the ninth. I’d put the benches back, but further apart, and away from the bedrooms. The trouble is that I’m known as the bench woman now. They stop listening as soon as I stand up.
A: Whereas if it came from somebody who’s lost a lot of sleep over those benches …
B: I wasn’t going to ask.
A: You were. You’ve been hoping I’d say that since you said hello.
B: I may have been. Will you do it?
A: On one condition. I’ll say where the new ones go.
B: Fine. Anywhere you like, except outside my window.`,
    questions: [
      choose(
        'What do the two neighbours decide to do?',
        'Ask for benches in better places',
        [
          ['Demand that the square be quiet', 'The noise was the argument for taking the benches away.'],
          ['Help Mrs Haddad with her shopping', 'She is the example, but they want benches for everybody.'],
          ['Buy a few benches for themselves', 'They talk about a meeting, not about buying.'],
        ],
        'The plan for the meeting is to “put the benches back, but further apart, and away from the bedrooms”.',
      ),
      trueOrFalse(
        'At the last meeting, the second speaker agreed that the benches should go.',
        false,
        'The second speaker says: “I spoke against it, as it happens.”',
      ),
      choose(
        '“I slept like a log last night.” How did the first speaker sleep?',
        'Deeply and without waking',
        [
          ['Badly because of the noise', 'The benches have gone, so there was no noise.'],
          ['Only for a very short time', '“I admit” shows that the night was a good one.'],
          ['In an uncomfortable position', 'A log is hard, but that is not the point of the phrase.'],
        ],
        'The benches under the window have gone: “So you ought to be pleased.”',
      ),
      write(
        'Who made the first speaker think again about the benches?',
        ['Mrs Haddad', 'old Mrs Haddad', 'Haddad', 'Mrs. Haddad'],
        'The first speaker says: “But this morning I watched old Mrs Haddad carry her shopping home.”',
      ),
      choose(
        'Why would it help if the first speaker went to the next meeting?',
        'People believe someone who has suffered.',
        [
          ['People are afraid of such a loud voice.', 'The noise comes from the square, not from the speaker.'],
          ['People respect someone who is very old.', 'Mrs Haddad is old. We do not know the speaker’s age.'],
          ['People have never seen this person before.', 'Nobody says this. They live in the same place.'],
        ],
        'They no longer listen to the other, but it would be different from “somebody who’s lost a lot of sleep over those benches”.',
      ),
      choose(
        'What does the last sentence tell us about the second speaker?',
        'She does not want any noise near her own home.',
        [
          [
            'She does not trust the council any longer.',
            'They do not listen to her, but here she speaks about her window.',
          ],
          [
            'She does not mind where the benches are put.',
            'She says “anywhere you like”, but then she makes an exception.',
          ],
          ['She does not believe that the plan will work.', 'She is happy with it, apart from one thing.'],
        ],
        'She says: “Anywhere you like, except outside my window.”',
      ),
    ],
  },
];
