import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('dream job', 'phrase', 'the work that you want most', 'My dream job is in a zoo.'),
      word('pilot', 'noun', 'a person who flies a plane', 'The pilot said good morning.'),
      word('vet', 'noun', 'a doctor for animals', 'The vet looked at our cat.'),
      word(
        'actor',
        'noun',
        'somebody who plays a part in a film or at the theatre',
        'She is an actor in a small theatre.',
      ),
      word('future', 'noun', 'the time that comes after now', 'What do you want to do in the future?'),
      word('hope', 'verb', 'to want something to happen', 'I hope to work in another country.'),
      word('travel', 'verb', 'to go to other places', 'She wants to travel for her job.'),
      word('famous', 'adjective', 'known by a lot of people', 'Not every good singer is famous.'),
      word('university', 'noun', 'a place where you study after school', 'He studied for five years at university.'),
      word('course', 'noun', 'a number of lessons about one thing', 'She is doing a course in photography.'),
      word('be good at', 'phrase', 'to do something well', 'I am good at maths and drawing.'),
      word('would like to', 'phrase', 'to want to do something', 'I would like to be a writer.'),
      word('outside', 'adverb', 'not in a building', 'Gardeners work outside all year.'),
      word('spend', 'verb', 'to use time or money', 'Pilots spend a lot of time away from home.'),
    ],
    text: {
      title: 'Above the clouds',
      kind: 'text',
      genre: 'biography',
      text: `When Rosa Duarte was seven, she looked at every plane in the sky. Flying was her dream job. “I would like to be a pilot,” she said, and her brothers laughed.

At school Rosa was good at languages, but not at maths. So she stayed two hours longer every Thursday and did a course. At twenty-four she flew a plane for the first time.

For nine years she travelled to cities all over the world. But she did not see much of them. “People think that pilots visit famous places,” she says. “I know a lot of airports and a lot of hotel rooms.” She missed birthdays, and she was often tired.

Last year Rosa started a new job. Now she teaches young pilots in her own town. “I hope that they are happy up there,” she says. “I was. And I do not look at every plane now. Only at my students’ planes.”`,
      questions: [
        choose(
          'What does the text tell us about?',
          'A dream that came true, and what came after it',
          [
            ['A girl who never flew a plane', 'She flew for nine years.'],
            ['A long holiday in famous cities', 'She was there for work and saw little of them.'],
            ['A family of three pilots', 'Her brothers laughed. We do not read that they fly.'],
          ],
          '“Flying was her dream job.” And: “Last year Rosa started a new job.”',
        ),
        choose(
          'Why did Rosa stay longer at school on Thursdays?',
          'She needed help with maths.',
          [
            ['She wanted to learn languages.', 'She was already good at languages.'],
            ['She waited for her brothers.', 'Nothing is said about that.'],
            ['She looked at the planes there.', 'She did a course in those two hours.'],
          ],
          'She was good at languages, “but not at maths”.',
        ),
        write(
          'For how many years did she fly to other cities?',
          ['nine', '9', 'nine years', '9 years', 'for nine years'],
          '“For nine years she travelled to cities all over the world.”',
        ),
        trueOrFalse(
          'As a pilot, Rosa had a lot of time to look at famous places.',
          false,
          '“I know a lot of airports and a lot of hotel rooms.”',
        ),
        choose(
          'How does Rosa feel about her years as a pilot?',
          'They were good, but now she wants something else.',
          [
            ['They were a mistake from the first day.', 'She was happy up there.'],
            ['They were so good that she wants them back.', 'She missed birthdays and was tired. Now she teaches.'],
            ['They were boring, because she was always at home.', 'She was often away.'],
          ],
          '“I hope that they are happy up there,” she says. “I was.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You meet on a train. You both talk about your work.',
      a: {
        role: 'You are a vet in a zoo.',
        facts: [
          'You studied for six years.',
          'The monkeys know you and do not like you.',
          'You sometimes work at night, and you do not earn a lot.',
        ],
        goals: [
          'Find out what B does and what is bad about it.',
          'Find out how B learned the job.',
          'Do you want B’s job for a week? Say why or why not.',
        ],
      },
      b: {
        role: 'You are an actor in a children’s theatre.',
        facts: [
          'You did a course on Saturdays for two years.',
          'In every play you are a tree or a horse.',
          'You travel to a new town every week, and you are often tired.',
        ],
        goals: [
          'Find out what A does and how long A studied.',
          'Find out what is bad about A’s job.',
          'Do you want A’s job for a week? Say why or why not.',
        ],
      },
      phrases: [
        'What do you do?',
        'How did you learn that?',
        'What is the best thing about it?',
        'What don’t you like about it?',
        'That sounds hard.',
        'I would like to …',
      ],
    },
    statements: [
      'It is nice to be famous.',
      'I know what I want to do in the future.',
      'You need a lot of luck to get your dream job.',
      'It is a bad idea to make your hobby your job.',
      'I would like to work in another country.',
      'It is better to have three jobs in your life than one.',
      'You can be happy in a boring job.',
    ],
    questions: [
      'What was your dream job when you were small?',
      'What are you good at, and what job is that good for?',
      'Would you like to travel for your job?',
      'What job would you never do?',
      'What do you have to learn for your dream job?',
    ],
    task: {
      instruction:
        'Your group wins one week in a dream job, all together. Choose one of these. Everybody in the group must say yes.',
      options: [
        'Help a vet in the mountains: beautiful, cold, you get up at four',
        'Play in a film: you are on the screen for two minutes, you wait all day',
        'Cook in a famous restaurant: the food is great, the boss shouts',
        'Work on a big ship: you see six cities, you sleep in one small room',
        'Test computer games: easy, but it is the same game all week',
        'Look for old things under the ground: exciting, dirty, very hot',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a person who has your dream job. Say who you are, why you like the job, and ask three questions.',
  },
  hard: {
    words: [
      word(
        'ambition',
        'noun',
        'something that you really want to do one day',
        'Her ambition is to run her own theatre.',
      ),
      word('passion', 'noun', 'a very strong liking for something', 'He turned his passion for maps into a job.'),
      word(
        'rewarding',
        'adjective',
        'making you feel that it was worth the trouble',
        'Teaching is rewarding, but it is tiring.',
      ),
      word('routine', 'noun', 'what is done in the same way every day', 'Every dream job has its routine.'),
      word(
        'pursue',
        'verb',
        'to try over a long time to achieve something',
        'She gave up law to pursue a career in music.',
      ),
      word('afford', 'verb', 'to have enough money for', 'Not everybody can afford to work for nothing.'),
      word(
        'fulfilled',
        'adjective',
        'happy because your life has a purpose',
        'He earns little, but he feels fulfilled.',
      ),
      word(
        'compromise',
        'noun',
        'an agreement in which everybody gives up something',
        'Working part-time was a good compromise.',
      ),
      word('regret', 'verb', 'to wish that you had done something else', 'Do you ever regret leaving the bank?'),
      word('realistic', 'adjective', 'seeing things as they are', 'Be realistic about what you can earn.'),
      word(
        'follow your heart',
        'phrase',
        'to do what you love, not what is sensible',
        '“Follow your heart” is easy advice to give.',
      ),
      word(
        'settle for',
        'phrasal verb',
        'to accept something less good than you wanted',
        'Do not settle for the first offer.',
      ),
      word(
        'pay the bills',
        'phrase',
        'to bring in enough money for daily life',
        'The café pays the bills; painting is for the soul.',
      ),
      word(
        'burn out',
        'phrasal verb',
        'to become ill or empty from too much work',
        'People who love their work burn out too.',
      ),
    ],
    text: {
      title: 'In praise of the quite good job',
      kind: 'text',
      genre: 'opinion',
      text: `Last month I was invited to a school to talk about my career. The speaker before me was a chef who had slept in her car for a year in order to pursue her passion. “Follow your heart,” she told them, “and never settle for less.” The pupils clapped for a long time. Then it was my turn. I check the safety of playgrounds.

Nobody has ever had the ambition to check playgrounds. I took the job at twenty-six because it paid the bills, and I meant to stay until something better came along. That was nineteen years ago.

Let me be fair to the chef. Some people cannot be happy doing anything else, and we all eat better because of them. But for each one whom we hear about there must be dozens who slept in their cars and then went home. They are not asked to speak in schools.

There is a second problem. Those who do what they love are easy to exploit. If you would work for nothing, somebody will let you, and the first to go will be all those who cannot afford it. And a passion with a timetable is not always a passion for long. A friend of mine who used to play the violin for joy now plays at weddings. She has not touched it on a free evening for years.

My work is full of routine. I finish at four. I sing in a choir, I know my neighbours, and I have never once lain awake because of a swing. Yet when I walk past a park and hear the noise, I know that part of it is mine. It is not a dream. I find that I sleep rather well without one.

After my talk there was a short silence. Then a boy at the back put up his hand and asked what time I had said I finished.`,
      questions: [
        choose(
          'What is the writer’s main point?',
          'One can live well without having a dream job.',
          [
            ['One should give up dreams as early as possible.', 'The writer admits that some need to follow theirs.'],
            ['One learns more in a kitchen than at school.', 'The chef is only the speaker before.'],
            ['One cannot earn money from a passion.', 'The chef and the violinist do earn money.'],
          ],
          '“It is not a dream. I find that I sleep rather well without one.”',
        ),
        choose(
          'Why did the writer first take the job?',
          'Money was needed for the time being.',
          [
            [
              'Children’s safety had always been a passion.',
              '“Nobody has ever had the ambition to check playgrounds.”',
            ],
            ['The hours left time for the choir.', 'That is an advantage today, not the reason then.'],
            ['Nothing better was ever likely to come.', 'The writer meant to stay only until it did.'],
          ],
          'The writer took it “because it paid the bills”.',
        ),
        choose(
          'What does “They are not asked to speak in schools” suggest?',
          'We hear too little from those whose dreams failed.',
          [
            ['Those who fail are not able to speak well.', 'It is about who is asked, not about who can.'],
            ['Chefs should not be invited to schools.', 'The writer wants to be fair to the chef.'],
            ['Those who fail should go home sooner.', 'No advice is given to them.'],
          ],
          'There “must be dozens who slept in their cars and then went home”.',
        ),
        trueOrFalse(
          'The friend still likes to play the violin in her free time.',
          false,
          '“She has not touched it on a free evening for years.”',
        ),
        write(
          'For how many years has the writer had the job?',
          ['nineteen', '19', 'nineteen years', '19 years', 'for nineteen years'],
          '“That was nineteen years ago.”',
        ),
        choose(
          'What does the boy’s question suggest?',
          'Free time matters to him as well.',
          [
            ['He wants the talk to be over.', 'The talk is over, and he asks about the job.'],
            ['He did not believe a word of it.', 'He asks for something to be repeated, because it interests him.'],
            ['He wants to become a chef.', 'He asks about the hours of the other job.'],
          ],
          'He “asked what time I had said I finished”.',
        ),
      ],
    },
    roleCards: {
      scene: 'You have shared a flat for three years. B has been offered a place in a band that is going on tour.',
      a: {
        role: 'You are the flatmate who stays.',
        facts: [
          'You cannot pay the rent alone for more than two months.',
          'Your cousin is looking for a room, but only until spring.',
          'You gave up drawing for a safe job in insurance, and you sometimes regret it.',
        ],
        goals: [
          'Find out how long the tour is and what it pays.',
          'Tell B honestly what you think of the plan.',
          'Agree on what happens to the room.',
        ],
      },
      b: {
        role: 'You are the drummer.',
        facts: [
          'The tour takes six months and pays for food and beds, nothing else.',
          'Your employer would give you four months off, not six.',
          'You have saved enough for three months’ rent.',
        ],
        goals: [
          'Find out whether A can manage without you.',
          'Find out why A gave up drawing, and whether it was right.',
          'Decide: go, stay, or look for a compromise.',
        ],
      },
      phrases: [
        'If I were you, I’d …',
        'Have you thought about what happens if …?',
        'What’s the worst that could happen?',
        'I’d never forgive myself if …',
        'How would you feel about …?',
        'Let’s be realistic.',
      ],
    },
    statements: [
      'People who do what they love never have to work.',
      'Schools should prepare pupils for jobs that exist, not for dreams.',
      'It is never too late to change your career.',
      'Artists should not complain about low pay.',
      'A hobby loses its charm as soon as you are paid for it.',
      'Success is mostly a matter of luck.',
      'Children should not be asked what they want to be when they grow up.',
      'It is braver to stay in a job than to leave it.',
    ],
    questions: [
      'How has your idea of a good job changed over the years?',
      'What would you do all day if money did not matter?',
      'Which job sounds wonderful but is probably hard to bear?',
      'When is it wise to give up a dream?',
      'Who should pay for people to try out what they love?',
    ],
    task: {
      instruction:
        'A foundation pays for one of these dreams to be pursued for a year. You are the jury. Rank the top three, and decide what you will ask of the winner in return.',
      options: [
        'A bus driver, 51, who wants to write the history of her route',
        'A student, 20, who has been offered a place at a circus school abroad',
        'A nurse, 38, who wants to grow medical plants and has no garden',
        'A footballer, 17, very talented, injured twice',
        'A retired judge, 70, who wants to learn to build violins',
        'Two friends, 29, who want to cook free meals from leftover food',
        'A programmer, 33, who wants to build an app for blind people, and is rich enough to pay for it himself',
      ],
    },
    writing:
      'Write a letter of 140 to 180 words to yourself in ten years’ time. Say what work you hope to be doing, what you would be willing to give up for it, and what you would not.',
  },
};
