import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('fit', 'adjective', 'healthy and strong because you move a lot', 'She is fit because she swims every day.'),
      word(
        'exercise',
        'noun',
        'walking, running or sport that is good for your body',
        'I get my exercise on the way to school.',
      ),
      word('strong', 'adjective', 'able to lift or carry heavy things', 'You need strong arms for this sport.'),
      word('climb', 'verb', 'to go up something high', 'We climbed to the top of the hill.'),
      word('stairs', 'noun', 'steps from one floor of a house to the next', 'I take the stairs, not the lift.'),
      word(
        'out of breath',
        'phrase',
        'breathing fast after running or hard work',
        'I was out of breath after two minutes.',
      ),
      word('rest', 'verb', 'to stop and do nothing for a short time', 'Let’s rest before the second game.'),
      word('tired', 'adjective', 'needing to stop and sit down or sleep', 'My legs are tired after the long walk.'),
      word('heart', 'noun', 'the part of your body that moves your blood', 'My heart goes fast when I run.'),
      word('run', 'verb', 'to move on your legs faster than walking', 'They run round the lake on Sundays.'),
      word('gym', 'noun', 'a room or building with machines for sport', 'The gym opens at six in the morning.'),
      word('train', 'verb', 'to practise for a sport', 'We train on Mondays and Fridays.'),
      word('stretch', 'verb', 'to make your arms or legs as long as you can', 'Stretch your legs before you start.'),
      word('warm up', 'phrase', 'to move a little before you do sport', 'We warm up for ten minutes first.'),
    ],
    text: {
      title: 'The broken lift',
      kind: 'text',
      genre: 'story',
      text: `One Monday the lift in our building stopped. There was a piece of paper on its door: OUT OF ORDER. Mrs Adeyemi lives on the sixth floor. “I hate exercise,” she said, and started to climb.

On the fourth floor she was tired and out of breath. Her heart was going fast. Tarek gave her a glass of water. The next day there was a chair on every floor. People rested there and talked. For years we only said hello, but now we learned all the names.

After three weeks Mrs Adeyemi’s legs were strong. She had a race with Tarek, and she won. “You are fit!” he said.

Then a man repaired the lift. It worked for one evening. The next morning the paper was back: OUT OF ORDER. Tarek put his finger on it. The words were still wet. Then he looked at Mrs Adeyemi. Her fingers were blue.

“The stairs?” he asked.

“The stairs,” she said, and ran.`,
      questions: [
        choose(
          'What is the story about?',
          'Some good weeks without a lift',
          [
            ['A dangerous accident in a lift', 'The lift stops, but there is no accident.'],
            [
              'A new family on the sixth floor',
              'Mrs Adeyemi is not new in the building: “For years we only said hello”.',
            ],
            ['A big sports day for old people', 'There is a race, but it is only a small part.'],
          ],
          '“One Monday the lift in our building stopped.” Then people talk, and “Mrs Adeyemi’s legs were strong”.',
        ),
        write(
          'What did Tarek give Mrs Adeyemi on the first day?',
          ['water', 'a glass of water', 'glass of water', 'some water'],
          '“Tarek gave her a glass of water.”',
        ),
        trueOrFalse(
          'Tarek was faster than Mrs Adeyemi in the race.',
          false,
          '“She had a race with Tarek, and she won.”',
        ),
        choose(
          'What did people do on the chairs?',
          'They sat and had a chat.',
          [
            ['They ate their lunch there.', 'We do not read about any food.'],
            ['They waited for the lift.', 'They stopped there on the stairs. They did not wait for a lift.'],
            ['They watched all the races.', 'We read of one race, and of nobody who watched it.'],
          ],
          '“People rested there and talked.”',
        ),
        choose(
          'Why was the paper on the door again on the last morning?',
          'Mrs Adeyemi did not want the lift back.',
          [
            [
              'Tarek wanted to have the chairs back.',
              'We do not read that the chairs were gone, and Tarek did not write the words.',
            ],
            ['The lift was broken for the second time.', 'It worked, and the words on the paper were new.'],
            ['The man forgot to take the paper with him.', 'It was not the old paper: the words were still wet.'],
          ],
          '“The words were still wet.” And whose fingers? “Her fingers were blue.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are friends and live in the same street. You want to exercise together twice a week, for four weeks.',
      a: {
        role: 'You want to move more, but you do not have much money.',
        facts: [
          'You have time on Tuesdays and Thursdays from six to nine, and on Saturdays until twelve.',
          'You can pay twenty pounds for the four weeks, and no more.',
          'You love dancing. You don’t like cold water.',
          'You have everything for badminton. You can play it in the park for free.',
        ],
        goals: [
          'Find out when B has time.',
          'Find out which classes there are, and how much they cost.',
          'Find out what B likes.',
          'Make a plan for two times a week.',
        ],
      },
      b: {
        role: 'You know everything about the sports centre in your town.',
        facts: [
          'You have time on Mondays, on Thursdays after six and on Saturdays after ten.',
          'There is a dance class on Thursday at seven, and swimming on Saturday at half past ten. Each is one hour.',
          'One dance class costs four pounds. Swimming costs four pounds too.',
          'You love swimming. You feel silly when you dance.',
        ],
        goals: [
          'Find out when A has time, and how much A can pay.',
          'Find out what A likes and does not like.',
          'Find out what you can do for free.',
          'Make a plan for two times a week.',
        ],
      },
      phrases: [
        'When are you free?',
        'How much is it each time?',
        'I’d like to …, but I don’t like …',
        'That’s too expensive for me.',
        'What about … on Saturday?',
        'We can … this week and … next week.',
      ],
    },
    statements: [
      'Walking is the best exercise.',
      'It is easier to exercise with a friend.',
      'I feel good after sport.',
      'Every school day should start with sport.',
      'Exercise at home is better than exercise in a gym.',
      'I can run for twenty minutes.',
      'Dancing is a sport.',
      'Sport is only fun when you can win.',
    ],
    questions: [
      'Which exercise did you get this week, at school, at home or outside?',
      'Where can people in your town do sport for free?',
      'When do you take the lift, and when do you take the stairs?',
      'What is good music for exercise?',
      'Which sport or exercise do you want to try, and why?',
    ],
    task: {
      instruction:
        'Your class sits for six hours a day. You want to move more. You have 60 pounds and 35 minutes a day. Choose three ideas.',
      options: [
        'Dance to three songs every morning: free, ten minutes',
        'A table for table tennis: 50 pounds, twenty minutes, four people can play at a time',
        'Ten skipping ropes for jumping: 20 pounds, fifteen minutes',
        'A walk round the school after lunch, even in the rain: free, fifteen minutes',
        'A yoga video in the classroom: 10 pounds, ten minutes',
        'Four footballs for the break: 40 pounds, twenty minutes',
        'Jump three times before you answer a question: free, five minutes, not nice for shy people',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend. You want to do something together to get fit. Say what, where and when, say why it is going to be fun, and ask one question.',
  },
  hard: {
    words: [
      word('stamina', 'noun', 'the strength to keep going for a long time', 'Rowing is good for your stamina.'),
      word(
        'pulse',
        'noun',
        'the beat of your heart that you feel at your wrist',
        'Check your pulse after the last lap.',
      ),
      word('target', 'noun', 'a result that you try to reach', 'My target is two swims a week.'),
      word('track', 'verb', 'to record how something changes over time', 'The app tracks how far you cycle.'),
      word('workout', 'noun', 'a period of hard physical exercise', 'Her morning workout takes twenty minutes.'),
      word('out of condition', 'phrase', 'not fit any more', 'I was so out of condition that I had to stop.'),
      word('pant', 'verb', 'to breathe fast with your mouth open', 'We were panting when we reached the top.'),
      word('exhausted', 'adjective', 'extremely tired', 'The players were exhausted but happy.'),
      word('half-marathon', 'noun', 'a race of about 21 kilometres', 'He ran his first half-marathon at sixty.'),
      word('motivate', 'verb', 'to make somebody want to do something', 'Loud music motivates me to go faster.'),
      word('praise', 'verb', 'to say that somebody has done well', 'The coach praised even the slowest runner.'),
      word(
        'sweat',
        'verb',
        'to lose water through your skin when you are hot',
        'Everybody was sweating after the warm-up.',
      ),
      word(
        'pull a muscle',
        'phrase',
        'to hurt yourself by stretching part of your body too far',
        'Stretch first, or you may pull a muscle.',
      ),
      word(
        'keep it up',
        'phrase',
        'to continue to do something well',
        'Starting is easy; the problem is to keep it up.',
      ),
    ],
    text: {
      title: 'Four stars and a tail',
      kind: 'text',
      genre: 'review',
      text: `For a month I have owned a watch that thinks I am lazy. It never says so. It says “Time to move!”, with a cheerful tune, in meetings, at meals and once in a theatre.

The idea is simple. The watch tracks your steps, checks your pulse and sets you a target of ten thousand steps a day. Reach it, and you get fireworks on the screen. I translate instructions for washing machines, at home and sitting down. In the first week I saw no fireworks at all, which did not motivate me.

The watch, however, is easily fooled. It called chopping carrots a workout, and a drummer I know was congratulated on a half-marathon. That gave me an idea. On day nine I fastened the thing to the collar of Pixel, my neighbour’s terrier, who never walks if she can run. Fireworks by noon! From then on I was a champion. The app praised my stamina and hoped that I was not exhausted. All I had to do was take Pixel across the fields before breakfast, at lunchtime and again after work.

The rest is quickly told. The battery lasts five days, the strap survives mud, and the sleep report is nonsense if the wearer sleeps under a sofa. I was going to give it two stars.

Yesterday, though, my bus was pulling away as I came round the corner. I ran after it, all the way up Mill Hill, with a bag of dictionaries, and caught it at the top. Only when I had sat down did I notice that something was missing. I was not panting.

Four stars, then. But do not put it on your wrist.`,
      questions: [
        choose(
          'What is the point of this review?',
          'The watch worked, but not as it was meant to.',
          [
            ['The watch is good, but far too expensive to buy.', 'The review says nothing about the price.'],
            ['The watch is for animals and was sold by mistake.', 'The writer’s own idea was to put it on a dog.'],
            ['The watch failed, and nobody should ever use it.', 'In the end it gets four stars.'],
          ],
          'The dog wore it, and at the end the writer “was not panting”: “Four stars, then.”',
        ),
        trueOrFalse(
          'In the first week the writer reached the target only once.',
          false,
          '“In the first week I saw no fireworks at all”',
        ),
        choose(
          'Why does the writer mention the drummer?',
          'To show that the watch makes mistakes',
          [
            ['To show that musicians are often very fit', 'The drummer had not run at all; the watch was wrong.'],
            ['To show that the watch is popular with artists', 'One drummer is mentioned, as an example of an error.'],
            ['To show that it can be worn during concerts', 'Nothing is said about a concert.'],
          ],
          '“The watch, however, is easily fooled.”',
        ),
        write(
          'How long does the battery last?',
          ['five days', '5 days', 'for five days', 'for 5 days'],
          '“The battery lasts five days”',
        ),
        choose(
          'Which of these does the writer find no fault with?',
          'How much dirt the strap can stand',
          [
            ['How well the watch reports on sleep', 'That report “is nonsense” if the dog wears the watch.'],
            ['How well the watch recognises exercise', 'It “called chopping carrots a workout”.'],
            ['How the watch reminds you to move', 'It does so at meals, and once in a theatre.'],
          ],
          '“the strap survives mud”',
        ),
        choose(
          'Why was the writer not panting on the bus?',
          'The walks with Pixel had been real exercise.',
          [
            ['The bus had waited for the writer on the hill.', 'It “was pulling away”, and the writer “ran after it”.'],
            ['The watch had set a lower target for that day.', 'A target does not change how you breathe.'],
            ['The dog had pulled the writer up most of the hill.', 'The writer had a bag of books there, but no dog.'],
          ],
          'The dog did not go alone: “All I had to do was take Pixel across the fields before breakfast, at lunchtime and again after work.”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is the first of March. A member of a small gym wants to leave, and has come to talk to the manager.',
      a: {
        role: 'You are the manager of the gym.',
        facts: [
          'The contract runs until the end of August and costs 30 euros a month. It cannot be ended early.',
          'A member may take a break of up to three months, and pays nothing for them. The contract does not get longer.',
          'A member may also pass the contract on to somebody else, at any time. The fee for this is 20 euros; you can drop it.',
          'From April the gym will open at six in the morning instead of nine.',
        ],
        goals: [
          'Find out why B stopped coming.',
          'Find out if B knows anybody who would like to join.',
          'Make sure that at least four of the six months are paid for, by whoever it may be.',
        ],
      },
      b: {
        role: 'You have been a member since September, but you have not been to the gym for five months.',
        facts: [
          'Since October you have had to be at work at nine, and when you get home the gym is closed.',
          'Nobody ever explained the machines to you, so you used only two of them.',
          'Your cousin wants to join a gym, but will not move to this town until the first of June.',
        ],
        goals: [
          'Find out how long the contract runs, and in which ways you can get out of it.',
          'Find out if anything is going to change at the gym.',
          'Spend no more than 100 euros from now on, unless you can really use the gym.',
        ],
      },
      phrases: [
        'According to the contract, …',
        'The reason I stopped coming is that …',
        'Would it help if we …?',
        'Is there any way round that?',
        'So how much would I still have to pay?',
        'I could agree to that, provided that …',
      ],
    },
    statements: [
      'People who pay for a gym are more likely to exercise.',
      'Counting steps takes the pleasure out of walking.',
      'Sport at school puts more people off exercise than it attracts.',
      'Employers should give everybody an hour a week for sport.',
      'Gardening and housework do as much for you as a gym.',
      'Competition brings out the worst in people.',
      'It is better to be a little lazy than to train every day.',
      'I would rather exercise alone than in a group.',
    ],
    questions: [
      'What makes people start to exercise, and what makes them stop?',
      'Which everyday activity is harder work than it looks?',
      'Should a machine tell us how much to move?',
      'How could your neighbourhood be changed so that people moved more without noticing?',
      'If you had to invent a new sport for people who hate sport, what would it be like?',
    ],
    task: {
      instruction:
        'A small town has 50,000 euros, and after that 6,000 euros a year, to get more people moving. Teenagers, working people and people over seventy must all get something. Choose two or three projects.',
      options: [
        'Exercise machines by the river: 20,000 euros, then 1,000 a year; good for adults, but nobody shows you how',
        'A path with lights round the lake: 35,000 euros, then 1,000 a year; for all ages, but hardly anybody in winter',
        'Dance afternoons with a live band for people over seventy: 4,000 a year',
        'A climbing wall in the old fire station: 25,000 euros, then 3,000 a year; for teenagers and younger adults',
        'A trainer who visits offices and the care home: 5,000 a year',
        'A skate park that teenagers plan themselves: 20,000 euros, then 500 a year; noisy',
        'Free entry to the pool before eight in the morning: 3,000 a year; few teenagers will come',
      ],
    },
    writing:
      'Write a review of 120 to 150 words for a website about something that is supposed to make people fit: a watch, an app, a class or a machine (you may invent it). Say what it promises, what happened to you, and who should or should not try it.',
  },
};
