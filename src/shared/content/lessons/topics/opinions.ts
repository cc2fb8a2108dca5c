import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('opinion', 'noun', 'what you think about something', 'What is your opinion about the new park?'),
      word('agree', 'verb', 'to think the same as another person', 'I agree with you: the bus is too slow.'),
      word('disagree', 'verb', 'to think something different', 'My brother and I disagree about music.'),
      word('for', 'preposition', 'saying yes to an idea', 'Are you for the idea or against it?'),
      word('against', 'preposition', 'saying no to an idea', 'My parents are against a new road here.'),
      word('reason', 'noun', 'why you do or think something', 'Can you give me one good reason?'),
      word('should', 'modal', 'used to say what is right or good to do', 'A school day should start at nine.'),
      word('debate', 'noun', 'a talk in which two groups say what they think', 'Our class has a debate every Friday.'),
      word('side', 'noun', 'one of two groups in a game or a debate', 'Which side are you on?'),
      word('point', 'noun', 'an idea that you say in a discussion', 'That’s a good point. I didn’t think of that.'),
      word('true', 'adjective', 'not false', 'It’s true that buses cost a lot of money.'),
      word('change your mind', 'phrase', 'to have a new opinion', 'Listen to her. Then you can change your mind.'),
      word('practise', 'verb', 'to do something often to get better', 'We practise our debate at home.'),
      word('vote', 'verb', 'to say yes or no when a group decides', 'Let’s vote: who wants to start at ten?'),
    ],
    text: {
      title: 'The wrong sides',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Ayla: Are you ready for the debate on Friday, Otis?
Otis: No! I’m on the wrong side. I have to speak for free buses, and I’m against them.
Ayla: Oh! I have to speak against them, and I’m for them.
Otis: Let’s practise. You start.
Ayla: In my opinion, buses should not be free. They cost a lot, and our town needs a swimming pool.
Otis: I don’t agree. With free buses, more people leave their cars at home. Then it’s quiet, and I can sleep.
Ayla: That’s a good point. But there’s no bus in my uncle’s street. Why should he pay?
Otis: Because one day he’s going to be too old to drive.
Ayla: What’s your second reason?
Otis: Students have no money. A free bus helps us all. Wait … that’s true!
Ayla: Yes, but a pool helps us, too.
Otis: I changed my mind. I want free buses now.
Ayla: Oh dear. I changed my mind, too.
Otis: So we agree?
Ayla: No! But now we’re both on the right side.`,
      questions: [
        choose(
          'What are Ayla and Otis doing?',
          'They are getting ready for a debate.',
          [
            ['They are waiting for a late bus.', 'They speak about buses, but they are not waiting for one.'],
            ['They are going to a swimming pool.', 'The town does not have the pool yet.'],
            ['They are writing a letter to the town.', 'They are only speaking.'],
          ],
          'Ayla asks “Are you ready for the debate on Friday”, and Otis says “Let’s practise.”',
        ),
        trueOrFalse(
          'At the start, Otis likes the idea of free buses.',
          false,
          '“I have to speak for free buses, and I’m against them.”',
        ),
        write(
          'Ayla says that the town needs something. What is it?',
          ['a swimming pool', 'swimming pool', 'a pool', 'pool', 'the swimming pool', 'the pool', 'a swimming-pool'],
          '“They cost a lot, and our town needs a swimming pool.”',
        ),
        choose(
          'Why does Otis say that fewer cars are good?',
          'He can sleep better then.',
          [
            ['He can ride a bike then.', 'We do not read about a bike.'],
            ['He can find a job then.', 'He says that students have no money, but not that he wants a job.'],
            ['He can see more friends then.', 'He does not speak about friends.'],
          ],
          '“Then it’s quiet, and I can sleep.”',
        ),
        choose(
          'What is true at the end?',
          'Otis is for free buses, and Ayla is against them.',
          [
            ['Ayla is for free buses, and Otis is against them.', 'That was true at the start.'],
            ['Ayla and Otis are both for free buses.', 'Then they would agree. Ayla says “No!”'],
            ['Ayla and Otis are both against free buses.', 'Otis says that he wants free buses now.'],
          ],
          'Otis says “I want free buses now.” At the start Ayla was for them, but she says “I changed my mind, too.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'There is one empty room in your school. Two students asked a hundred others what they want. Now the two have to make one plan.',
      a: {
        role: 'You want a room with table tennis. You asked fifty students.',
        facts: [
          'Thirty of your fifty want table tennis. The other twenty have no opinion.',
          'They want to play after lunch. It is a loud game.',
          'A new table costs 150 pounds. Your uncle has an old one for 90 pounds.',
        ],
        goals: [
          'Find out how many students want a quiet room, and when.',
          'Find out how much money the school has, and what chairs cost.',
          'Give your opinion with a reason. Then make one plan for the room.',
        ],
      },
      b: {
        role: 'You want a quiet room for reading. You asked the other fifty students.',
        facts: [
          'Thirty-five of your fifty want a quiet room. The other fifteen are against it.',
          'They want to read before lessons and in the morning break.',
          'Ten soft chairs cost 100 pounds. Five cost 50 pounds.',
          'The school has 200 pounds for the room.',
        ],
        goals: [
          'Find out how many students want table tennis, and when.',
          'Find out what a table costs, and if the game is loud.',
          'Give your opinion with a reason. Then make one plan for the room.',
        ],
      },
      phrases: [
        'In my opinion, …',
        'What do you think about …?',
        'I agree with you, but …',
        'I’m sorry, I don’t agree, because …',
        'That’s a good point.',
        'So our plan is: …',
      ],
    },
    statements: [
      'Buses in a town should be free.',
      'I like to talk with people who have a different opinion.',
      'A school day should start at ten.',
      'I often change my mind.',
      'Children of twelve should vote.',
      'You should always say what you think.',
      'Old people are right more often than young people.',
      'One good reason is better than three bad ones.',
    ],
    questions: [
      'Who do you often disagree with, and about what?',
      'What should be free in your town, and why?',
      'When did you change your mind about something?',
      'What do you say when a friend is wrong?',
      'What is a good question for a debate in your class?',
    ],
    task: {
      instruction:
        'Your class is going to have debates, and you have forty minutes. Choose two or three questions. Say why the others are not so good.',
      options: [
        'Are dogs better than cats? 10 minutes; everybody has an opinion, but it is not important',
        'Should school start at ten? 20 minutes; most students are on the same side',
        'Should cars stay out of the old town? 20 minutes; you have to read about it first',
        'Should all students learn to cook? 15 minutes; fun, but people get hungry',
        'Does the town need a pool or a cinema? 15 minutes; half of the class is on each side',
        'Is it OK to lie to a friend? 20 minutes; some students are going to feel bad',
        'Should teachers have homework? 10 minutes; funny, but what can the other side say?',
      ],
    },
    writing:
      'Write a letter of 50 to 70 words to the mayor of your town. Should buses be free, or does the town need something different? Give your opinion and two reasons. Say what a person on the other side thinks.',
  },
  hard: {
    words: [
      word(
        'argument',
        'noun',
        'a reason that somebody gives for or against something',
        'Her best argument came at the end of the debate.',
      ),
      word('in favour of', 'phrase', 'supporting an idea or plan', 'Are you in favour of later opening hours?'),
      word(
        'put forward',
        'phrasal verb',
        'to offer an idea so that others can discuss it',
        'He put forward a plan that nobody had thought of.',
      ),
      word('assume', 'verb', 'to believe something without checking it', 'Never assume that silence means agreement.'),
      word(
        'motion',
        'noun',
        'a proposal that is discussed and voted on at a meeting',
        'The motion is that cars should be kept off the square.',
      ),
      word('chair', 'verb', 'to lead a meeting or a debate', 'Whoever chairs the debate should not take sides.'),
      word(
        'doubt',
        'verb',
        'to think that something is probably not true',
        'I doubt whether a vote will settle the matter.',
      ),
      word('quarrel', 'verb', 'to disagree angrily', 'They quarrelled about the car park for a year.'),
      word(
        'insult',
        'verb',
        'to say something rude that hurts somebody',
        'You can disagree with people without insulting them.',
      ),
      word('selfish', 'adjective', 'thinking only of yourself', 'It is easy to call the other side selfish.'),
      word(
        'persuade',
        'verb',
        'to make somebody agree by giving good reasons',
        'You will not persuade anybody by shouting.',
      ),
      word(
        'convincing',
        'adjective',
        'making you believe that something is true',
        'Your second example is more convincing.',
      ),
      word(
        'concede',
        'verb',
        'to admit that the other side is right about something',
        'I concede that the lamps cost a great deal.',
      ),
      word('see eye to eye', 'phrase', 'to have the same opinion', 'We rarely see eye to eye, but we always listen.'),
    ],
    text: {
      title: 'Say it back first',
      kind: 'text',
      genre: 'opinion',
      source:
        'Carl R. Rogers, Communication: Its Blocking and Its Facilitation (a talk of 1951; in On Becoming a Person, 1961)',
      text: `Our street had been quarrelling about its lamps since autumn. The town wanted to switch them off after midnight, and every street was to vote on it. I was asked to chair our meeting because I own the only bakery, so everybody has to stay on good terms with me.

I introduced one rule, borrowed from the psychologist Carl Rogers, who suggested it in a talk in 1951. Nobody may put forward an opinion before repeating the previous speaker’s in other words. That speaker has to be satisfied with the result.

It was painfully slow. Jarek, who was in favour of darkness, needed three attempts to say what Ebele had told us about walking home from the night shift.

“You’re afraid,” he began.

“I’m not afraid,” she replied. “I can’t see the ice.”

When she finally nodded, he put away his list of figures. Then it was her turn. She had assumed that he wanted to save money. In fact, the new lamp outside his bedroom had kept him awake since May.

By ten o’clock I had heard fewer arguments than in any debate I remember, and none of them twice. Nobody had been called selfish. It is hard to insult people once you have had to make their point for them.

I would love to report that we all agreed. The vote was eleven to nine, and I doubt whether three people had changed their minds. But the motion was no longer the one on the invitation: the lamps would be dimmed, and Jarek’s would get a shade.

Some neighbours complained that the rule takes the fire out of a debate. It does. But next morning I found Ebele and Jarek at my counter, disagreeing about lamps. Each of them began with “So what you mean is …”`,
      questions: [
        choose(
          'What is the text mainly about?',
          'A rule that made a quarrel more useful',
          [
            ['A vote that divided a peaceful street', 'The street “had been quarrelling” for months before the vote.'],
            ['A plan that saved a town a lot of money', 'Money is only what Ebele thought Jarek cared about.'],
            [
              'A speech that won over its opponents',
              'The writer doubts “whether three people had changed their minds”.',
            ],
          ],
          'The writer describes what happened after “I introduced one rule”.',
        ),
        choose(
          'Why was the writer asked to chair the meeting?',
          'Nobody wants to fall out with the baker.',
          [
            ['Nobody else in the street had the time.', 'The text does not mention anybody’s time.'],
            ['The writer had once studied psychology.', 'The rule was borrowed from a psychologist.'],
            ['The writer does not care about the lamps.', 'The writer’s own view of the lamps is not given.'],
          ],
          '“I own the only bakery, so everybody has to stay on good terms with me”',
        ),
        trueOrFalse(
          'Jarek understood at once what bothered Ebele about dark streets.',
          false,
          'He “needed three attempts”. First he thought that she was afraid, but she said “I can’t see the ice.”',
        ),
        write(
          'What had kept Jarek awake since May?',
          [
            'a lamp',
            'the lamp',
            'lamp',
            'the new lamp',
            'a new lamp',
            'new lamp',
            'a street lamp',
            'the street lamp',
            'street lamp',
            'a new street lamp',
            'the new street lamp',
            'lamp outside his bedroom',
            'the light',
            'light',
            'lamplight',
            'a light',
          ],
          '“the new lamp outside his bedroom had kept him awake since May”',
        ),
        choose(
          'Why did nobody insult anybody, in the writer’s view?',
          'They had all had to put the other side’s case.',
          [
            ['They had all been warned at the start.', 'The one rule at the start said nothing about insults.'],
            ['They were all too tired by ten o’clock.', 'The writer mentions the hour, but not that they were tired.'],
            ['They all agreed on what mattered most.', 'They did not: the vote was eleven to nine.'],
          ],
          '“It is hard to insult people once you have had to make their point for them.”',
        ),
        choose(
          'What do the last two sentences suggest?',
          'The rule has begun to work without a chair.',
          [
            ['The quarrel has become worse overnight.', 'The two disagree, but each begins by listening.'],
            ['The two have come round to the same view.', 'They are still “disagreeing about lamps”.'],
            ['The writer has to make the two keep the rule.', 'The writer only “found” them talking like this.'],
          ],
          'Nobody tells Ebele and Jarek to do it, and “Each of them began with” the other one’s point.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A town wonders whether it should go on with its fireworks at New Year or have a light show instead. Two people on opposite sides have been asked to hand in one proposal. Before you answer, repeat the other person’s point in your own words.',
      a: {
        role: 'You are in favour of the fireworks.',
        facts: [
          'Twelve minutes of fireworks cost 8,000 euros. Six minutes of quiet ones, without bangs, cost 5,000.',
          'Four thousand visitors come to see them, and the cafés earn a tenth of their winter income that night.',
          'For you it is a tradition: your grandmother lit the first rocket in 1962. You could do without the bangs, but not without rockets in the sky.',
        ],
        goals: [
          'Find out what exactly people have against the fireworks.',
          'Find out what a light show costs, and how much money there is.',
          'Agree on one proposal, with two arguments for it.',
        ],
      },
      b: {
        role: 'You are in favour of a light show.',
        facts: [
          'Half an hour of light on the river costs 6,000 euros; a quarter of an hour costs 4,000.',
          'The town can spend 9,000 euros at most.',
          'There were 36 complaints last year, all of them about noise: from the hospital, from parents of babies and from owners of dogs.',
          'You would accept rockets if nobody in the hospital was woken up.',
        ],
        goals: [
          'Find out what people would miss without the fireworks.',
          'Find out whether they can be made quieter, and what that costs.',
          'Agree on one proposal, with two arguments for it.',
        ],
      },
      phrases: [
        'So what you mean is …',
        'That’s not quite what I meant. My point is …',
        'I hadn’t looked at it like that.',
        'I take your point, but …',
        'I’d be prepared to accept … if …',
        'Could we both live with …?',
      ],
    },
    statements: [
      'Nobody should vote on a question that they know nothing about.',
      'People who often change their minds cannot be trusted.',
      'It is possible to argue well for something that you do not believe.',
      'A compromise leaves both sides unhappy.',
      'Some opinions are better kept to yourself.',
      'A good story persuades more people than good figures.',
      'In a debate, the loudest person usually wins.',
      'Everybody over sixteen should have a say in how their town is run.',
    ],
    questions: [
      'What makes you listen to somebody whose opinion you do not share?',
      'Which question divides the people where you live, and what does each side want?',
      'When did you last lose an argument, and what did it change?',
      'How do people in your family or class show that they disagree?',
      'What opinion did you have five years ago that surprises you now?',
    ],
    task: {
      instruction:
        'Sixty angry people are coming to a town meeting about a new car park in a meadow. It may last two hours, and the last ten minutes are for the vote. Choose methods for the rest of the time, put them in order, and say what could still go wrong.',
      options: [
        'Every speaker first repeats the last one’s point: 60 minutes; calm, but only ten people get to speak',
        'Tables of six, with a stranger on each side: 40 minutes; everybody speaks, nobody hears it all',
        'An expert on traffic answers questions: 30 minutes; useful, if people trust her',
        'Everybody argues for the opposite side: 20 minutes; funny, and some will refuse',
        'Opinions on cards, read aloud without names: 30 minutes; honest, sometimes rude',
        'Three speakers for each side, ten minutes each: 60 minutes; clear, but everybody else only listens',
        'A first vote at the start: 10 minutes; shows who changes sides, and may fix opinions too early',
        'A break with soup: 20 minutes; no arguments, but people see each other as neighbours',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a local newspaper on a question that divides your town or school. Begin with the best argument of the side that you disagree with, and put it so well that they would be satisfied. Then give your own view, and end with something that both sides could accept.',
  },
};
