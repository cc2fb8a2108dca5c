import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'habit',
        'noun',
        'something that you do often, without thinking about it',
        'Singing in the bath is a nice habit.',
      ),
      word('always', 'adverb', 'every time', 'He always leaves his shoes on the stairs.'),
      word('forget', 'verb', 'to not remember', 'I often forget my keys.'),
      word(
        'promise',
        'noun',
        'words that say you are really going to do something',
        'She made a promise to be on time.',
      ),
      word('in a minute', 'phrase', 'soon, but not now', 'He says “in a minute” and then does nothing.'),
      word('fault', 'noun', 'something bad that happens because of you', 'We are late, and it is my fault.'),
      word('change', 'verb', 'to become different', 'It is not easy to change when you are old.'),
      word('try', 'verb', 'to do something and see if you can do it', 'I try to go to bed before ten.'),
      word('give up', 'phrase', 'to stop trying', 'Don’t give up after one bad day!'),
      word('hard', 'adjective', 'not easy', 'It is hard to get up in winter.'),
      word('stay up late', 'phrase', 'to not go to bed at the normal time', 'We stay up late and watch films.'),
      word(
        'bite your nails',
        'phrase',
        'to put the ends of your fingers between your teeth',
        'Do you bite your nails during tests?',
      ),
      word('untidy', 'adjective', 'with things in the wrong places', 'My desk is always untidy.'),
      word('wait', 'verb', 'to stay until something happens', 'I always have to wait for my sister.'),
    ],
    text: {
      title: 'The parrot with one word',
      kind: 'text',
      genre: 'news',
      text: `The bike shop in Mango Street has a new star. Paco is green, and he knows only one word. When a customer opens the door, Paco shouts, “Tomorrow!”

“It’s my fault,” says Dario Costa. Dario repairs the bikes, and Paco is his parrot. “People wanted their bikes. I always said that word. It was a bad habit. Paco sat there and listened.”

The customers laughed, but they had to wait, and Dario wanted to change. He made a promise: no bike stays longer than one day. He tried something new: he wrote every name on the wall. It was hard, and he forgot two bikes, but he did not give up. After three months his habit was gone.

Paco’s habit is still there. People love it. Yuki lives with Dario and often comes to listen. “At home Dario says ‘in a minute’ when the dishes are dirty,” she says. “Next week Paco is going to live in our kitchen.”`,
      questions: [
        choose(
          'What is this news about?',
          'A man who lost a bad habit',
          [
            ['A man who sells birds and bikes', 'Dario repairs bikes. He does not sell birds.'],
            ['A bird that can repair bikes', 'Dario repairs the bikes. Paco only shouts.'],
            ['A shop that is going to close', 'We do not read that the shop closes.'],
          ],
          '“After three months his habit was gone.”',
        ),
        write(
          'What is Paco’s only word?',
          ['tomorrow', '“tomorrow”', 'tomorrow!', 'the word tomorrow'],
          'Paco “knows only one word”: “Tomorrow!”',
        ),
        choose(
          'How did Paco learn his word?',
          'He heard it from Dario.',
          [
            ['He heard it from a customer.', 'The customers asked. Dario answered.'],
            ['He heard it on the radio.', 'We do not read about a radio.'],
            ['He heard it from another bird.', 'There is only one bird in the shop.'],
          ],
          'Dario says: “Paco sat there and listened.”',
        ),
        trueOrFalse('Dario changed without any mistakes.', false, '“It was hard, and he forgot two bikes”'),
        choose(
          'Why does Yuki want Paco in the kitchen?',
          'Paco can help Dario to change again.',
          [
            ['The people in the shop are tired of Paco.', 'The news says that people love it.'],
            ['Dario has no more time to look after Paco.', 'We do not read this.'],
            ['Yuki thinks the shop is too cold for Paco.', 'We do not read that the shop is cold.'],
          ],
          'Paco showed Dario one bad habit. Now there is another: he says ‘in a minute’ “when the dishes are dirty”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You share a room at a language school for four weeks. After one week you are both tired. You talk about your bad habits.',
      a: {
        role: 'You go to bed at ten and get up early.',
        facts: [
          'Your alarm rings four times, because you never wake up the first time. Your lessons start at eight and you are slow, so you get up at half past six.',
          'You lost your phone charger on the plane. You take B’s charger every day and forget to ask.',
          'Your wardrobe is half empty.',
        ],
        goals: [
          'Find out why B talks on the phone at eleven at night.',
          'Find out why B’s clothes are always on your chair.',
          'Make three rules with B for the next three weeks.',
        ],
      },
      b: {
        role: 'You stay up late and get up at nine.',
        facts: [
          'You call your best friend every night from eleven to half past eleven. Your friend is far away and has no other time.',
          'The kitchen downstairs is quiet and open until twelve, but it is cold.',
          'You have too many clothes for your wardrobe, so you put them on A’s chair.',
        ],
        goals: [
          'Find out why A’s alarm rings so often, and when A has to get up.',
          'Find out why your charger is never on your desk.',
          'Make three rules with A for the next three weeks.',
        ],
      },
      phrases: [
        'Can I tell you something?',
        'Why do you always …?',
        'I’m sorry, I didn’t know that.',
        'It’s hard for me to …',
        'I can … if you …',
        'Let’s make a rule: …',
      ],
    },
    statements: [
      'It is easy to start a bad habit and hard to stop it.',
      'I often say “in a minute”.',
      'Being late is worse than being untidy.',
      'A friend should tell you about your bad habits.',
      'Children learn bad habits from their parents.',
      'Looking at your phone during a meal is all right.',
      'I can stop a bad habit in one week.',
      'Everybody needs one bad habit.',
    ],
    questions: [
      'Which bad habits do people have on buses and trains?',
      'What do you always forget?',
      'Which bad habits of other people make you angry?',
      'What can help a person who is always late?',
      'Which good habit do you want to start this year?',
    ],
    task: {
      instruction:
        'Next month Luca is going to move to his aunt’s flat. He wants to stop three bad habits before that. He has 15 pounds and 30 minutes a day. Choose the three.',
      options: [
        'He bites his nails: a cream with a bad taste, 6 pounds, five minutes a day',
        'He never makes his bed: free, five minutes a day',
        'He is always late: a clock with a very loud alarm, 9 pounds, ten minutes a day',
        'He leaves dirty cups in every room: free, ten minutes a day',
        'He looks at his phone at dinner: free, but twenty minutes a day without it',
        'He loses his keys: a big red key ring, 4 pounds, five minutes a day',
        'He never listens to the end: a talk with his brother every day, free, fifteen minutes',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a person you live with (you can invent the person). Talk about one bad habit in a friendly way: yours or theirs. Say when it happens, and give one idea that can help.',
  },
  hard: {
    words: [
      word(
        'willpower',
        'noun',
        'the strength of mind to do what you have decided',
        'It took all my willpower to leave the last biscuit.',
      ),
      word(
        'break a habit',
        'phrase',
        'to stop doing something that you have done regularly',
        'She broke the habit of checking her phone in bed.',
      ),
      word('automatic', 'adjective', 'done without thinking', 'Locking the door has become automatic.'),
      word('routine', 'noun', 'the usual way in which you do things', 'A holiday can upset your whole routine.'),
      word(
        'trigger',
        'noun',
        'something that starts an action or a feeling',
        'For me, boredom is the trigger for eating sweets.',
      ),
      word('habitual', 'adjective', 'done regularly, or doing something regularly', 'He is a habitual latecomer.'),
      word('weakness', 'noun', 'a fault in somebody’s character', 'Her only weakness is gossip.'),
      word(
        'obstacle',
        'noun',
        'something that makes it difficult to go on',
        'Put an obstacle between yourself and the biscuits.',
      ),
      word(
        'disturb',
        'verb',
        'to stop something from going on in its usual way',
        'Moving house disturbs all our habits.',
      ),
      word(
        'reach for',
        'phrase',
        'to stretch out your hand in order to take something',
        'I reach for my phone as soon as I wake up.',
      ),
      word('stale', 'adjective', 'no longer fresh', 'He chewed stale bread without noticing.'),
      word(
        'temptation',
        'noun',
        'a wish to do what you know you should not do',
        'The open packet was too great a temptation.',
      ),
      word(
        'put off',
        'phrase',
        'to do something later than you should',
        'I always put off answering difficult emails.',
      ),
      word(
        'fidget',
        'verb',
        'to keep moving because you are bored or nervous',
        'He fidgets with his pen in every meeting.',
      ),
    ],
    text: {
      title: 'Popcorn, one week old',
      kind: 'text',
      genre: 'science',
      source:
        'D. T. Neal, W. Wood, M. Wu and D. Kurlander, The Pull of the Past: When Do Habits Persist Despite Conflict With Motives? (Personality and Social Psychology Bulletin, 2011)',
      text: `Would you eat popcorn that was a week old? Probably not, if you were asked. In 2011 four researchers reported what happens when nobody asks.

They gave people in a cinema a box of popcorn. Some of it was fresh, while the rest was seven days old. Later the researchers measured how much had been eaten. People who seldom had popcorn at the cinema did the sensible thing: if it was stale, they ate less. Those with a strong habit ate about as much when it was stale as when it was fresh. How much they liked it hardly seemed to matter: their hands simply went on.

Were they just hungry? Hunger made hardly any difference to them. What made a difference was the place. When people were given popcorn in a meeting room, where they watched music videos, even habitual eaters took less of the stale kind. It seems that the cinema itself was the trigger, and that taste was never consulted.

We tend to think of a bad habit as a weakness, to be fought with willpower. But how do you fight something that you do not notice? The researchers found a stranger way. Back in the cinema, they asked some people to eat with the hand that they did not normally use. It was a ridiculous little obstacle, and it was enough to disturb the routine. The movement was no longer automatic. Now even those with a strong habit ate less if the popcorn was stale.

So anyone who keeps reaching for a phone for no reason might save the solemn promises for another day, and begin by moving it to the wrong pocket.`,
      questions: [
        choose(
          'What is the main idea of the text?',
          'Habits depend less on our wishes than on how and where we act.',
          [
            [
              'Habits that we have had since childhood can never be broken by us.',
              'The text shows a way to break a habit, and says nothing of childhood.',
            ],
            [
              'Habits are a sign that somebody has a weak character after all.',
              'This is what “We tend to think”, and the text argues against it.',
            ],
            [
              'Habits disappear as soon as we find out that they do us some harm.',
              'The text is not about harm; even old popcorn did not stop the habit in the cinema.',
            ],
          ],
          '“What made a difference was the place.” And the other hand “was enough to disturb the routine”.',
        ),
        write(
          'How old was the stale popcorn?',
          ['a week', 'one week', 'seven days', '7 days', '1 week', 'a week old', 'one week old', 'seven days old'],
          '“the rest was seven days old”',
        ),
        trueOrFalse(
          'People with a strong habit ate the old popcorn because they were hungrier than the others.',
          false,
          '“Hunger made hardly any difference to them.”',
        ),
        choose(
          'What did the meeting room show?',
          'In another place, the habit lost its power.',
          [
            [
              'Without a film, nobody wanted any popcorn at all.',
              'They “took less of the stale kind”; this does not mean that nobody ate.',
            ],
            ['In a group, people eat what the others are eating.', 'Nothing is said about watching the others.'],
            [
              'With music, people eat faster than they do otherwise.',
              'There were music videos, but speed was not measured.',
            ],
          ],
          '“even habitual eaters took less of the stale kind”',
        ),
        choose(
          'Why did it help to use the other hand?',
          'People no longer ate without thinking.',
          [
            ['People were too embarrassed to go on eating.', 'It was “ridiculous”, but nobody is said to be ashamed.'],
            [
              'People could only hold very small amounts.',
              'What mattered was the routine, not how much a hand could hold.',
            ],
            ['People had promised to stop when it was stale.', 'They had promised nothing.'],
          ],
          '“The movement was no longer automatic.”',
        ),
        choose(
          'Why does the writer mention the wrong pocket?',
          'A phone there would be a little harder to take out.',
          [
            [
              'A phone there would be out of reach for the whole day.',
              'It can still be reached, just not automatically.',
            ],
            ['A phone there would remind us of what we promised.', 'The promises may be saved “for another day”.'],
            [
              'A phone there would not be heard when it was ringing.',
              'The habit starts “for no reason”, not with a ring.',
            ],
          ],
          'It works like the other hand: “a ridiculous little obstacle”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You work for different firms in the same street and share a car every morning. Each of you has a habit that annoys the other. You finally talk about it.',
      a: {
        role: 'You drive. You want to leave the meeting point at half past seven.',
        facts: [
          'The drive takes 45 minutes, and you have to unlock your shop at half past eight.',
          'You shout at other drivers. You do it only when you are afraid of being late.',
          'You could fetch B at home, but then you would have to leave your own home ten minutes earlier.',
          'Petrol costs 80 euros a month. Each of you pays half.',
        ],
        goals: [
          'Find out why B is so often late.',
          'Find out what B dislikes about the drive.',
          'Find out what B would be willing to do or to pay.',
          'Agree on what happens when B is not there at half past seven.',
        ],
      },
      b: {
        role: 'You are the passenger. You are late two or three times a week.',
        facts: [
          'One bus gets you to the meeting point at 7.28, the next one at 7.46. You miss the first because you watch films until one in the morning.',
          'You are afraid when A shouts at other drivers. You have never said so.',
          'You would pay ten euros more a month, or drive on one day a week, if that made the mornings quieter.',
          'You need not be at work until nine. A train would get you there in time, for six euros a day.',
        ],
        goals: [
          'Find out when A really has to arrive, and how long the drive takes.',
          'Find out what makes A shout.',
          'Find out if A could fetch you at home, and what that would mean for A.',
          'Agree on something that both of you can keep to.',
        ],
      },
      phrases: [
        'There’s something I’ve been meaning to say.',
        'I hadn’t realised that …',
        'It’s become a habit, I’m afraid.',
        'What if I …, and you …?',
        'I can’t promise to …, but I could …',
        'Let’s try it for two weeks and see.',
      ],
    },
    statements: [
      'Nobody can break a habit that they enjoy.',
      'Other people’s bad habits are easier to see than our own.',
      'Promises at New Year are a waste of time.',
      'Interrupting is a worse habit than being late.',
      'A person without bad habits would be boring.',
      'If we look at screens all day, the people who design the apps are to blame.',
      'Rewards change people more than punishments do.',
      'I have a habit that I would never want to lose.',
    ],
    questions: [
      'Which of your everyday actions do you do without noticing?',
      'When does a harmless habit become a bad one?',
      'Is it polite to tell people about their habits, and how can it be done?',
      'Which habits has the phone created, and which has it ended?',
      'How could a room be changed so that people behaved differently in it?',
    ],
    task: {
      instruction:
        'An office of thirty people has got into bad habits. You have 2,000 euros and may introduce three changes, of which only one may be a strict rule. Choose them, and say which habits you will have to live with.',
      options: [
        'Meetings without chairs, so that nobody talks for too long: free, a strict rule; hard on those who cannot stand for long',
        'One euro for each minute that somebody is late, to be spent on cakes: free, a strict rule',
        'A locked box for phones during meetings: 100 euros, a strict rule',
        'A bell that anybody may ring when they have been interrupted: 50 euros, no rule',
        'A programme that keeps back all emails after six o’clock until the next morning: 900 euros, a strict rule',
        'A dishwasher, so that there is no excuse for dirty cups: 1,100 euros, no rule',
        'A dinner for the team that has broken a habit of its own choice: 800 euros, no rule',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a school or company magazine with the title “The habit I did not know I had”. Say how you (or an invented person) noticed it, what was tried against it, and how it ended.',
  },
};
