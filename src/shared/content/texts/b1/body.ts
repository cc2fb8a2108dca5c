import { type AuthoredText, choose, trueOrFalse, write } from '../text';

export const body: readonly AuthoredText[] = [
  {
    id: 'b1-stiff-neck',
    title: 'What has changed?',
    level: 'B1',
    topic: 'body',
    kind: 'dialogue',
    genre: 'conversation',
    text: `Adrian: Come in, Ms Novak. What’s the trouble?
Ms Novak: It’s my neck. I can’t turn my head to the left. I think it’s my new pillow.
Adrian: When did it start?
Ms Novak: About three weeks ago.
Adrian: And when did you get the pillow?
Ms Novak: Er, last weekend. Oh. So it can’t be that.
Adrian: Probably not. What do you do for a living?
Ms Novak: I drive a bus. But I’ve done that for ten years, and it’s never hurt before.
Adrian: Has anything changed in the last month? A new chair, a new hobby?
Ms Novak: Not really. I mean, I’ve started to learn the violin, but I only play for half an hour a day.
Adrian: Aha. Can you show me how you hold it?
Ms Novak: Like this. You put it here, and then you sort of hold it with your chin, so that it doesn’t fall.
Adrian: You’re holding it as if somebody wanted to steal it. Let your shoulders drop. A bit more. Does it still hurt?
Ms Novak: Not so much. So do I have to give it up?
Adrian: Not at all. Ask your teacher to show you again, and take a break every ten minutes.
Ms Novak: Thank you. My neighbours will be disappointed. They were hoping that you’d say yes.`,
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
  {
    id: 'b1-sleep-figures',
    title: 'What our sleep diaries told us',
    level: 'B1',
    topic: 'body',
    kind: 'text',
    genre: 'figures',
    text: `In March, 40 people from our evening college agreed to keep a sleep diary for two weeks. Every morning they wrote down when they had turned off the light, when they had woken up and how they felt on a scale from one to ten. Here are the results.

How long did we sleep on weekdays?
Less than six hours: 10%
Six to seven hours: 35%
Seven to eight hours: 40%
More than eight hours: 15%

How late did we turn off the light?
Before eleven: 20%
Between eleven and midnight: 45%
After midnight: 35%

We expected the long sleepers to feel best. They did not. The highest marks, 7.8 on average, came from people who went to bed at about the same time every night, even when they slept for less than seven hours. Those whose bedtime changed by more than two hours gave themselves only 5.1.

The second surprise was about screens. Three quarters of us look at a phone in bed. However, the people who used it to listen to music or a story slept no worse than those without a phone. It was those who answered messages that took longest to fall asleep.

Of course, 40 people are not the whole world, and we all know each other. Some may have written what sounded good. In the second week, by the way, almost everybody went to bed earlier than in the first. Either we were getting healthier, or we knew that somebody would be reading our diaries.`,
    questions: [
      choose(
        'What did the people who felt best have in common?',
        'They had a regular bedtime.',
        [
          ['They had more than eight hours.', 'This was expected, but the diaries showed something else.'],
          ['They had no phone in their room.', 'People with a phone could sleep just as well.'],
          ['They had the light off by eleven.', 'The time of going to bed was not what mattered.'],
        ],
        '“The highest marks, 7.8 on average, came from people who went to bed at about the same time every night”',
      ),
      write(
        'How many of the 40 people slept for less than six hours on weekdays? Write a number.',
        ['4', 'four', '4 people', 'four people'],
        'The list says “Less than six hours: 10%”, and ten per cent of 40 is four.',
      ),
      trueOrFalse(
        'More than half of them turned off the light after midnight.',
        false,
        'The list says “After midnight: 35%”.',
      ),
      choose(
        'Which use of the phone seemed to be bad for sleep?',
        'Writing to other people',
        [
          ['Listening to the news', 'Music and stories are mentioned, and they did no harm.'],
          ['Checking the time at night', 'This is not mentioned.'],
          ['Waking up to an alarm', 'The diaries say when people woke up, not how.'],
        ],
        '“It was those who answered messages that took longest to fall asleep.”',
      ),
      choose(
        'What does the writer suggest in the last paragraph?',
        'The results may not be completely honest.',
        [
          ['The diaries should be kept for a year.', 'No longer study is suggested.'],
          ['The group has become much healthier now.', 'This is only one of two possible explanations.'],
          ['The people did not know each other enough.', 'It is the opposite: “we all know each other”.'],
        ],
        '“Some may have written what sounded good.”',
      ),
    ],
  },
];
