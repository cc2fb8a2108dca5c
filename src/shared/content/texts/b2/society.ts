import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const society: readonly AuthoredText[] = [
  {
    id: 'b2-missing-benches',
    title: 'The missing benches',
    level: 'B2',
    topic: 'society',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Stefan: Have you seen the square? The benches have gone.
Dolores: I know. I was at the meeting.
Stefan: You were there? And you let them do it?
Dolores: Hang on. I spoke against it, as it happens. The argument was that people sit there until two in the morning, making a noise.
Stefan: Well, that’s true enough. I live right above the chemist’s, remember?
Dolores: So you ought to be pleased.
Stefan: You’d think so, wouldn’t you? And I admit that I slept like a log last night. But this morning I watched old Mrs Haddad carry her shopping home. She always used to sit down twice on the way. Today she leaned on a parked car.
Dolores: That’s precisely the point I was trying to make. Nobody had asked who sits there at ten in the morning.
Stefan: So what happens now?
Dolores: There’s another meeting on the ninth. I’d put the benches back, but further apart, and away from the bedrooms. The trouble is that I’m known as the bench woman now. They stop listening as soon as I stand up.
Stefan: Whereas if it came from somebody who’s lost a lot of sleep over those benches …
Dolores: I wasn’t going to ask.
Stefan: You were. You’ve been hoping I’d say that since you said hello.
Dolores: I may have been. Will you do it?
Stefan: On one condition. I’ll say where the new ones go.
Dolores: Fine. Anywhere you like, except outside my window.`,
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
        'At the last meeting, Dolores agreed that the benches should go.',
        false,
        'Dolores says: “I spoke against it, as it happens.”',
      ),
      choose(
        '“I slept like a log last night.” How did Stefan sleep?',
        'Deeply and without waking',
        [
          ['Badly because of the noise', 'The benches have gone, so there was no noise.'],
          ['Only for a very short time', '“I admit” shows that the night was a good one.'],
          ['In an uncomfortable position', 'A log is hard, but that is not the point of the phrase.'],
        ],
        'The benches under the window have gone: “So you ought to be pleased.”',
      ),
      write(
        'Who made Stefan think again about the benches?',
        ['Mrs Haddad', 'old Mrs Haddad', 'Haddad', 'Mrs. Haddad'],
        'Stefan says: “But this morning I watched old Mrs Haddad carry her shopping home.”',
      ),
      choose(
        'Why would it help if Stefan went to the next meeting?',
        'People believe someone who has suffered.',
        [
          ['People are afraid of such a loud voice.', 'The noise comes from the square, not from the speaker.'],
          ['People respect someone who is very old.', 'Mrs Haddad is old. We do not know the speaker’s age.'],
          ['People have never seen this person before.', 'Nobody says this. They live in the same place.'],
        ],
        'They no longer listen to the other, but it would be different from “somebody who’s lost a lot of sleep over those benches”.',
      ),
      choose(
        'What does the last sentence tell us about Dolores?',
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
  {
    id: 'b2-professional-objector',
    title: 'Wanted: somebody to disagree',
    level: 'B2',
    topic: 'society',
    kind: 'text',
    genre: 'advert',
    text: `The town council of Lindenau is looking for an OBJECTOR (female, male or other; 20 hours a week; for three years in the first instance)

Why we need you
Last year our council took 214 decisions, 197 of them unanimously. For a long time we were rather proud of that. Then we built a footbridge. All nineteen of us were in favour; the plans were handsome, the speeches short. Not until the opening did a boy of nine point out that there was no longer any reason to cross the river at that spot, since the school on the other side had been closed by a decision of ours the year before, also unanimously.

We are not stupid. We are, however, polite; we have known each other for years; and our meetings take place in the evening, when whoever raises a further question is standing between eighteen people and their supper. We have concluded that if objections are nobody’s task, they do not get made.

What you will do
You will attend all our meetings and read the papers beforehand (in this respect, you may find yourself alone). In the case of every proposal that costs more than €50,000, you will put forward the best case that can be made against it, whether you believe in it or not. You will have fifteen minutes, during which nobody may interrupt you. You have no vote.

Twice a year you will look into a decision that was taken at least two years ago and report, in public, on what became of it. Those responsible will be sitting in the first row.

What we expect
You can read a budget and explain it to a child. You are able to criticise a plan without criticising the person who drew it up, and you know the difference even at half past ten at night. You have changed your own mind about something important, and can tell us how that came about. Experience in law, journalism, building or the bringing up of teenagers would be an advantage.

We do not expect you to be popular. If, at the end of the first year, everybody is delighted with you, we shall have to ask ourselves whether you have been doing your job.

What we offer
A fair salary, an office with a view of the bridge, and protection: for the three years of your contract you cannot be dismissed by the council, neither for what you say nor for how often you turn out to be right.

How to apply
Please do not send a photograph, a list of your hobbies or an assurance that you are a team player. Send us one page on what is wrong with this advertisement. The decision to create the post was, we regret to say, unanimous.

Applications by 31 March to the town hall, marked “No”.`,
    questions: [
      choose(
        'What is the purpose of the new post?',
        'To make sure that plans are questioned in time',
        [
          [
            'To make sure that meetings are finished in time',
            'A long evening is part of the problem, but not what they want to change.',
          ],
          ['To make sure that the council always agrees', 'That it agrees too easily is the trouble.'],
          ['To make sure that people are told of decisions', 'The reports are public, but this is only one task.'],
        ],
        '“if objections are nobody’s task, they do not get made”',
      ),
      choose(
        'What was wrong with the footbridge?',
        'It led to a place where people no longer had to go.',
        [
          ['It cost far more than the council had decided to pay.', 'The text gives no price for the bridge.'],
          ['It was so badly planned that it was not safe to use.', '“the plans were handsome”'],
          ['It was opened before the councillors had voted on it.', 'All nineteen had been in favour.'],
        ],
        '“there was no longer any reason to cross the river at that spot, since the school on the other side had been closed”',
      ),
      choose(
        'What does the remark “in this respect, you may find yourself alone” suggest?',
        'Councillors often come without having read the papers.',
        [
          ['Councillors often stay away from their own meetings.', 'The remark is about reading the papers.'],
          ['The papers are sent to no one but the objector.', 'The others get them, too.'],
          ['The papers are read in an office that is empty.', '“Alone” does not describe a room here.'],
        ],
        'It follows the words “read the papers beforehand”.',
      ),
      trueOrFalse(
        'The objector will speak only against plans that he or she really thinks are bad.',
        false,
        'The best case has to be put forward “whether you believe in it or not”.',
      ),
      trueOrFalse(
        'In the council’s opinion, an objector whom everybody likes may not be doing the work well.',
        true,
        '“If … everybody is delighted with you, we shall have to ask ourselves whether you have been doing your job.”',
      ),
      choose(
        'Why do the authors “regret to say” that the decision was unanimous?',
        'It shows the very fault that the post is meant to cure.',
        [
          ['It shows that nobody on the council wanted the post.', 'They all voted for it.'],
          ['It means that the post cannot be given up again.', 'Nothing like this is said.'],
          ['It means that there will not be any applications.', 'They ask people to apply.'],
        ],
        'They had been “rather proud” of such decisions until the bridge; now they ask for “one page on what is wrong with this advertisement”.',
      ),
    ],
  },
];
