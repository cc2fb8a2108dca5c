import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const time: readonly AuthoredText[] = [
  {
    id: 'b1-clock-keeper',
    title: 'Five questions for the clock keeper',
    level: 'B1',
    topic: 'time',
    kind: 'text',
    genre: 'interview',
    text: `Most people in our small Portuguese town look up at the clock in the square once a day. Inês Carvalho climbs the 114 steps behind it every Monday. We asked her five questions.

How did you get the job?
By complaining. As a student I wrote to the town hall to say that the clock was four minutes slow. They wrote back, “Would you like to come and fix it?” I think it was a joke, but I turned up with a bag of tools.

What do you do up there?
I turn the big handle that keeps it going, which makes my arms hurt. Then I put a little oil here and there, and I listen. A healthy clock sounds bored. When it sounds excited, something’s wrong.

Couldn’t an electric motor do your work?
Easily, and it would be cheaper. Every few years somebody suggests it. Then a class from the school comes up to see the wheels turning. The children go home and talk about nothing else, and the idea is forgotten until the next time.

What was your worst day?
One Sunday in March, when the clocks go forward. I overslept. All morning the clock was an hour behind, and the baker still tells everybody why he missed his train.

And do you wear a watch yourself?
Never. If I want to know the time, I look up, like everybody else.`,
    questions: [
      choose(
        'What is the interview mainly about?',
        'How one woman looks after an old clock',
        [
          ['Why one town has to buy a new clock', 'A motor is suggested sometimes, but not a new clock.'],
          ['How schoolchildren learn to repair clocks', 'The children only come to see the wheels.'],
          ['Why fewer people are wearing a watch', 'Only the last question is about a watch.'],
        ],
        'Inês “climbs the 114 steps behind it every Monday” and tells us what she does there.',
      ),
      trueOrFalse(
        'Inês got the job because she told the town hall about a problem.',
        true,
        'Inês says: “By complaining. As a student I wrote to the town hall to say that the clock was four minutes slow.”',
      ),
      choose(
        '“I turned up with a bag of tools.” What did Inês do?',
        'She came.',
        [
          ['She said no.', 'That is “turned it down”.'],
          ['She went back.', 'That is “turned back”.'],
          ['She wrote again.', 'The town hall wrote back to her. Then she did something else.'],
        ],
        'The town hall asked: “Would you like to come and fix it?” She took it seriously.',
      ),
      choose(
        'When does Inês know that something is wrong with the clock?',
        'When the sound is different',
        [
          ['When the oil is finished', 'She uses oil every time, but it does not tell her anything.'],
          ['When the handle is heavy', 'The handle always makes her arms hurt.'],
          ['When the baker complains', 'The baker complains about one morning in March.'],
        ],
        'She says: “A healthy clock sounds bored. When it sounds excited, something’s wrong.”',
      ),
      choose(
        'Why does the town probably keep the clock without a motor?',
        'The children love it as it is.',
        [
          ['A motor would cost too much.', 'She says that a motor would be cheaper.'],
          ['Nobody has thought of a motor.', 'Somebody suggests it every few years.'],
          ['Inês has said that she will leave.', 'Her arms hurt, but she does not say that she wants to stop.'],
        ],
        'After a visit “the children go home and talk about nothing else, and the idea is forgotten”.',
      ),
      write(
        'What mistake did Inês make on her worst day?',
        [
          'she overslept',
          'overslept',
          'oversleeping',
          'she slept too long',
          'slept too long',
          'she got up late',
          'got up late',
          'she woke up late',
          'woke up late',
        ],
        'She says: “I overslept. All morning the clock was an hour behind”.',
      ),
    ],
  },
  {
    id: 'b1-third-of-april',
    title: 'The third of April',
    level: 'B1',
    topic: 'time',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Priya: Hello, Hotel Marina? I’m at your front door with two suitcases, and it’s locked.
Mateo: Good evening. What name is it, please?
Priya: Rao. Two nights, from the third of April.
Mateo: Rao … I’m sorry, I can’t find you. And we’re closed this week.
Priya: That’s impossible. I’ve got your e-mail here. You wrote the date yourself.
Mateo: Would you read it to me?
Priya: “We look forward to welcoming you on 04.03.” There. The fourth month, the third day.
Mateo: Ah. We write the day first. You had a room on the fourth of March.
Priya: But that was a month ago!
Mateo: Yes. We waited until midnight. I kept some soup for you.
Priya: Oh no. I work for an American company. All our dates begin with the month.
Mateo: Last year an engineer from Boston came on the sixth of May. He’d booked for the fifth of June. He was a month early, and we were full.
Priya: So this has happened before, and you still don’t write “March”?
Mateo: That’s … a good question.
Priya: It’s only five letters, Mr …?
Mateo: Mateo. You’re right, of course. Listen, I live next door. I can open number six, but there’s no heating.
Priya: Is there any soup?
Mateo: Not the same soup.`,
    questions: [
      choose(
        'Why can’t Priya get into the hotel?',
        'She has come on the wrong day.',
        [
          ['She has come to the wrong hotel.', 'It is the Hotel Marina, which wrote to her.'],
          ['She has arrived too late at night.', 'Mateo waited until midnight, but a month ago.'],
          ['She has not booked any room yet.', 'She has an e-mail about it.'],
        ],
        '“You had a room on the fourth of March.”',
      ),
      write(
        'In the hotel’s e-mail, what does the “04” mean?',
        ['the day', 'day', 'the fourth', 'fourth day'],
        'Mateo says: “We write the day first.”',
      ),
      trueOrFalse(
        'The guest from Boston made the same kind of mistake.',
        true,
        '“He’d booked for the fifth of June. He was a month early”',
      ),
      choose(
        'What is Priya’s attitude when she says “It’s only five letters, Mr …?”',
        'She blames the hotel as well.',
        [
          ['She is sorry for her mistake.', 'She says “Oh no” earlier, but now she criticises the hotel.'],
          ['She is grateful for the help.', 'He has not offered anything yet.'],
          ['She doubts that Mateo can spell.', 'The letters are those that would make the date clear.'],
        ],
        '“So this has happened before, and you still don’t write ‘March’?”',
      ),
      trueOrFalse('Mateo refuses to let her stay.', false, 'He says: “I can open number six, but there’s no heating.”'),
    ],
  },
];
