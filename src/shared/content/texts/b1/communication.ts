import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const communication: readonly AuthoredText[] = [
  {
    id: 'b1-short-talk',
    title: 'How to give a short talk when you would rather hide',
    level: 'B1',
    topic: 'communication',
    kind: 'text',
    genre: 'instructions',
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
  {
    id: 'b1-voice-message',
    title: 'Sent to everyone',
    level: 'B1',
    topic: 'communication',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Leo: Did you get my voice message about Saturday?
Yasmin: Everybody did, Leo.
Leo: What do you mean, everybody?
Yasmin: You sent it to the whole choir. All thirty-four of us.
Leo: No. No, no, no. What exactly did I say?
Yasmin: You said that the concert was too long, that the tenors sounded like a lorry going backwards, and that Mrs Lindqvist should “let somebody else choose the songs for once”.
Leo: She hasn’t heard it, has she?
Yasmin: There are two blue ticks next to her name.
Leo: I’ll leave the country. Can’t I delete it?
Yasmin: You can, but then everyone who missed it will ask what it was.
Leo: I’m a tenor myself! They’ll never speak to me again.
Yasmin: Actually, three of them have put a laughing face.
Leo: Should I say that it was a joke?
Yasmin: Was it?
Leo: Not the part about the songs.
Yasmin: Then don’t. Say sorry for the lorry and keep the songs. Half of us agree with you, we’ve just never said so.
Leo: You do? You always tell her they’re lovely.
Yasmin: I know. I’m not proud of it.
Leo: Hang on, she’s writing something. “Leo, thank you. Come at six and bring a list. Only songs without lorries.”
Yasmin: Six? The practice is at seven.
Leo: I don’t think she wants an audience.`,
    questions: [
      choose(
        'What mistake did Leo make?',
        'He sent a message to too many people.',
        [
          ['He sent a message on the wrong day.', 'Saturday is what the message was about.'],
          ['He forgot to send a message to the choir.', 'The whole choir has got it.'],
          ['He deleted a message before it was read.', 'He would like to, but it has been read.'],
        ],
        '“You sent it to the whole choir. All thirty-four of us.”',
      ),
      choose(
        'How does Yasmin know that Mrs Lindqvist has heard the message?',
        'Something on the screen shows it.',
        [
          ['Mrs Lindqvist has told her about it.', 'She doesn’t say that they have spoken.'],
          ['Some of the tenors have told her.', 'The tenors have only put a laughing face.'],
          ['She was with her when it arrived.', 'She only knows it from her phone.'],
        ],
        '“There are two blue ticks next to her name.”',
      ),
      choose(
        'What does Yasmin advise Leo to do?',
        'Apologise for one thing only',
        [
          ['Apologise for everything he said', 'She wants him to “keep the songs”.'],
          ['Pretend that he was not serious', 'She asks “Was it?” and then says “Then don’t”.'],
          ['Remove the message at once', 'She says that people would ask what it was.'],
        ],
        '“Say sorry for the lorry and keep the songs.”',
      ),
      trueOrFalse(
        'Yasmin has not been honest with Mrs Lindqvist.',
        true,
        'Leo says “You always tell her they’re lovely”, and she answers “I’m not proud of it”.',
      ),
      trueOrFalse('Mrs Lindqvist does not want to talk to Leo.', false, 'She writes: “Come at six and bring a list.”'),
      write(
        'Which group in the choir does Leo sing with?',
        ['the tenors', 'tenors', 'tenor', 'the tenor'],
        'He says: “I’m a tenor myself!”',
      ),
    ],
  },
];
