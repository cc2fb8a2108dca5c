import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const body: readonly AuthoredText[] = [
  {
    id: 'b1-stiff-neck',
    title: 'What has changed?',
    level: 'B1',
    topic: 'body',
    kind: 'dialogue',
    genre: 'conversation',
    text: `A: Come in, Ms Novak. What’s the trouble?
B: It’s my neck. I can’t turn my head to the left. I think it’s my new pillow.
A: When did it start?
B: About three weeks ago.
A: And when did you get the pillow?
B: Er, last weekend. Oh. So it can’t be that.
A: Probably not. What do you do for a living?
B: I drive a bus. But I’ve done that for ten years, and it’s never hurt before.
A: Has anything changed in the last month? A new chair, a new hobby?
B: Not really. I mean, I’ve started to learn the violin, but I only play for half an hour a day.
A: Aha. Can you show me how you hold it?
B: Like this. You put it here, and then you sort of hold it with your chin, so that it doesn’t fall.
A: You’re holding it as if somebody wanted to steal it. Let your shoulders drop. A bit more. Does it still hurt?
B: Not so much. So do I have to give it up?
A: Not at all. Ask your teacher to show you again, and take a break every ten minutes.
B: Thank you. My neighbours will be disappointed. They were hoping that you’d say yes.`,
    questions: [
      choose(
        'What do the speakers try to find out?',
        'Why Ms Novak’s neck hurts',
        [
          ['Why Ms Novak sleeps badly', 'She has a new pillow, but she does not say that she sleeps badly.'],
          ['Why Ms Novak wants a new job', 'She has done her job for ten years and does not complain.'],
          ['Why Ms Novak’s violin sounds bad', 'The violin is part of the answer, not the question.'],
        ],
        'Ms Novak says: “It’s my neck. I can’t turn my head to the left.”',
      ),
      trueOrFalse(
        'The pillow is newer than the pain.',
        true,
        'The pain started “About three weeks ago”, and she got the pillow “last weekend”.',
      ),
      write(
        'What is Ms Novak’s job?',
        ['bus driver', 'a bus driver', 'she drives a bus', 'driver', 'a driver', 'driving a bus', 'she’s a bus driver'],
        'Asked what she does for a living, she says: “I drive a bus.”',
      ),
      choose(
        'What is probably the cause of the pain?',
        'The way that she plays her violin',
        [
          ['The way that she sits on the bus', 'She has driven for ten years without pain.'],
          ['The way that she sleeps at night', 'She got the pillow after the pain had started.'],
          ['The way that she carries her violin', 'She shows how she holds it when she plays.'],
        ],
        'When she lets her shoulders drop as she plays, it hurts less: “Not so much.”',
      ),
      choose(
        '“So do I have to give it up?” What is Ms Novak afraid of?',
        'That she must stop playing',
        [
          ['That she must sell her violin', '“Give up” does not mean “give away” or “sell”.'],
          ['That she must pay for lessons', 'The teacher is mentioned, but not the money.'],
          ['That she must return the pillow', 'They are talking about the violin now.'],
        ],
        'The answer is that she may go on: “Not at all. Ask your teacher to show you again, and take a break every ten minutes.”',
      ),
      choose(
        'What do we learn about the neighbours?',
        'They do not enjoy the music.',
        [
          ['They hope that her neck gets better.', 'They were hoping for a “yes” to the question about the violin.'],
          ['They are musicians themselves.', 'They hear music, but it is Ms Novak who plays.'],
          ['They would like longer concerts.', 'They would like her to stop.'],
        ],
        'They wanted the answer to be that she must give it up: “They were hoping that you’d say yes.”',
      ),
    ],
  },
];
