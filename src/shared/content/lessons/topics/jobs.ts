import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('nurse', 'noun', 'a person who looks after people who are ill', 'A nurse often works at night.'),
      word('baker', 'noun', 'a person who makes bread and cakes', 'The baker sells warm bread at six.'),
      word('cleaner', 'noun', 'a person who makes rooms clean', 'Three cleaners work in our school.'),
      word('driver', 'noun', 'a person who drives a bus, a taxi or a lorry', 'The bus driver says hello to everybody.'),
      word('builder', 'noun', 'a person who makes houses', 'The builders start early in summer.'),
      word(
        'engineer',
        'noun',
        'a person who plans machines, roads or bridges',
        'My aunt is an engineer. She plans bridges.',
      ),
      word('office', 'noun', 'a room with desks and computers for work', 'He works in an office in the centre.'),
      word('factory', 'noun', 'a big building where things are made', 'They make chairs in this factory.'),
      word('company', 'noun', 'a business that makes or sells things', 'She works for a small company.'),
      word('tired', 'adjective', 'wanting to rest or sleep', 'After a long day he is tired.'),
      word('work at night', 'phrase', 'to do your job when others sleep', 'Doctors sometimes work at night.'),
      word('look after', 'phrasal verb', 'to help somebody and keep them well', 'He looks after old people.'),
      word('start work', 'phrase', 'to begin your day in your job', 'We start work at eight.'),
      word('boss', 'noun', 'the person who tells you what to do at work', 'My boss is friendly but busy.'),
    ],
    text: {
      title: 'Five in the morning in Hill Street',
      kind: 'text',
      genre: 'report',
      text: `It is five in the morning in Hill Street, and most people are in bed. But there is a light on in number 3. Hamid, the baker, starts work at two. His bread is ready now, and he is tired. “I never see my friends in the evening,” he says. “But nobody is my boss, and that is worth a lot.”

A bus stops at the corner. The driver, Joy, has only one person on her bus: Pavel, a nurse. He looks after old people in the hospital and he is going home. Every morning he buys two warm rolls, one for himself and one for Joy.

At number 10, Lin cleans the office of a big company. She is a cleaner until eight. Then she goes to college, because she wants to be an engineer. “They don’t know my name here,” she says. “In five years they will.”`,
      questions: [
        choose(
          'What is the text about?',
          'People who work when others sleep',
          [
            ['People who cannot sleep at night', 'They do not sleep because they work.'],
            ['People who look for a new job', 'Only Lin wants another job, and later.'],
            ['People who have breakfast together', 'Pavel buys two rolls, but that is only one part.'],
          ],
          '“It is five in the morning in Hill Street, and most people are in bed.”',
        ),
        write(
          'When does Hamid start work?',
          [
            'at two',
            'two',
            '2',
            'at 2',
            'two o’clock',
            'at two o’clock',
            '2 o’clock',
            'at 2 o’clock',
            'two in the morning',
            '2 in the morning',
            '2 am',
            'at 2 am',
            '2 a.m.',
            'at 2 a.m.',
          ],
          'He “starts work at two”.',
        ),
        choose(
          'What does Hamid like about his job?',
          'He works for himself.',
          [
            ['He is free in the evening.', 'He never sees his friends in the evening.'],
            ['He can sleep a long time.', 'He starts at two, and he is tired.'],
            ['He meets his friends there.', 'He says that he never sees them in the evening.'],
          ],
          '“But nobody is my boss, and that is worth a lot.”',
        ),
        trueOrFalse('Pavel is on his way to the hospital.', false, 'He works there, and now “he is going home”.'),
        choose(
          'What does Lin mean at the end?',
          'She will have an important job.',
          [
            ['She will clean more offices.', 'She wants to be an engineer.'],
            ['She will tell everybody her name today.', 'She talks about five years from now.'],
            ['She will forget the people there.', 'She talks about what they will know.'],
          ],
          'She wants to be an engineer and says: “In five years they will.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are friends. You want to meet this week, but you both have new jobs.',
      a: {
        role: 'You are a nurse in a hospital.',
        facts: [
          'You work from six in the morning to two.',
          'You are free on Wednesday and Sunday.',
          'When you work, you get up at five. The night before, you go to bed at nine.',
        ],
        goals: ['Find out what B’s job is and where.', 'Find out when B is free.', 'Find a day and a time to meet.'],
      },
      b: {
        role: 'You are a cook in a restaurant.',
        facts: [
          'You work from four in the afternoon to eleven at night.',
          'You are free on Mondays.',
          'You sleep until ten in the morning.',
        ],
        goals: [
          'Find out what A’s job is.',
          'Find out when A gets up and goes to bed.',
          'Find a day and a time to meet.',
        ],
      },
      phrases: [
        'What do you do now?',
        'When do you start work?',
        'Are you free on …?',
        'I’m sorry, I work then.',
        'How about …?',
        'What time is good for you?',
      ],
    },
    statements: [
      'It is better to work outside than in an office.',
      'A cleaner is as important as a manager.',
      'I can get up at four every day.',
      'Working with your hands is more fun than working with a computer.',
      'A job with friendly people is better than a job with a lot of money.',
      'Anybody can learn any job.',
      'I want to be my own boss.',
    ],
    questions: [
      'What jobs do people do in the street where your school is?',
      'What job is very hard, do you think?',
      'Would you like to work at night? Why, or why not?',
      'What job could you do well today?',
      'What job do we need more people for?',
    ],
    task: {
      instruction:
        'A new village has a school and thirty houses, and nothing more. Six people want to live there, but there are only three free houses. Who can come? Choose three of these people and say why.',
      options: [
        'A doctor who can only stay two years',
        'A baker with four children',
        'A builder who can repair everything but is often angry',
        'A teacher of music who also drives a bus',
        'A farmer with twenty chickens and a loud tractor',
        'A cook who wants to open a café for tourists',
      ],
    },
    writing:
      'Write a text of 50 to 70 words for your class about a person who works in your town. Say what the person does, when and where, and what is good and bad about the job. Do not write the name of the job: the others guess.',
  },
  hard: {
    words: [
      word(
        'apprenticeship',
        'noun',
        'paid training in which you learn a trade at work',
        'Her apprenticeship takes three years.',
      ),
      word('trade', 'noun', 'skilled work with your hands', 'Plumbing is a trade that is always needed.'),
      word('plumber', 'noun', 'a person who repairs water pipes', 'Finding a plumber in August is not easy.'),
      word('degree', 'noun', 'what you get when you finish university', 'A degree no longer guarantees a good job.'),
      word(
        'salary',
        'noun',
        'the money that you are paid each month',
        'His starting salary was lower than he had hoped.',
      ),
      word(
        'in debt',
        'phrase',
        'having borrowed money that you must pay back',
        'Many students leave university in debt.',
      ),
      word('prospects', 'noun', 'the chances of doing well later', 'The job is dull, but the prospects are good.'),
      word(
        'self-employed',
        'adjective',
        'working for yourself, not for a firm',
        'She has been self-employed for ten years.',
      ),
      word('demand', 'noun', 'how much something is wanted', 'There is a huge demand for carers.'),
      word('secure', 'adjective', 'not likely to be lost', 'Few jobs are as secure as they seem.'),
      word(
        'look down on',
        'phrasal verb',
        'to think that somebody is worth less than you',
        'Never look down on people who work with their hands.',
      ),
      word('make a living', 'phrase', 'to earn enough to pay for what you need', 'Can one make a living as a painter?'),
      word(
        'skill',
        'noun',
        'something that you have learnt to do well',
        'Listening is a skill that every nurse needs.',
      ),
      word(
        'keep your options open',
        'phrase',
        'not to decide yet, so that you can still choose',
        'She chose maths to keep her options open.',
      ),
    ],
    text: {
      title: 'A place at university',
      kind: 'dialogue',
      genre: 'argument',
      text: `Mr Adeyemi: There’s a letter from the university on the table. It has been there since Tuesday. Unopened.
Tola: I know what’s in it, Dad. They’re offering me a place.
Mr Adeyemi: And that doesn’t deserve a pair of scissors?
Tola: I’ve been offered something else as well. An apprenticeship, with a firm of plumbers. They want an answer by Friday.
Mr Adeyemi: Plumbers. You, with the best marks in physics that your school has ever seen.
Tola: Where do you think the physics goes? Pressure, heat, flow. The firm fits heat pumps in old houses. There’s so much demand that they’re turning customers away.
Mr Adeyemi: This year, perhaps. With a degree you keep your options open.
Tola: With a degree I’m in debt until I’m forty. With a trade I have a salary from the first month, and if I’m good I’ll be self-employed at twenty-five.
Mr Adeyemi: And at fifty you’ll have bad knees. Nobody talks about that when you’re eighteen.
Tola: You’ve sat in an office for thirty years and you have a bad back.
Mr Adeyemi: That isn’t the point.
Tola: Then what is? When the heating failed last winter, you called Mr Ferris “sir” for a whole morning. I don’t think you look down on plumbers at all. I think you’re worried about what Uncle Dele will say.
Mr Adeyemi: Your uncle has opinions about everything. I drove a taxi for six years so that I could study at night, Tola. I promised myself that my children would never have to choose between the two.
Tola: I’m not having to choose, Dad. That’s just it. You made sure of that. I’m simply choosing.
Mr Adeyemi: Will they hold the place for a year, if you ask?
Tola: I haven’t read the letter.
Mr Adeyemi: Then let me find you some scissors.`,
      questions: [
        choose(
          'What do Tola and her father disagree about?',
          'What she should do after school',
          [
            ['Whether she is good enough at physics', 'Both know that her marks are excellent.'],
            ['How much a plumber may charge', 'Nothing is said about what customers pay.'],
            ['Who should have opened the letter', 'The letter only starts the conversation.'],
          ],
          'He wants her to take the place; she has been offered “An apprenticeship, with a firm of plumbers”.',
        ),
        choose(
          'Why does Tola mention pressure, heat and flow?',
          'To show that the trade makes use of what she knows',
          [
            ['To show that her school taught her too little', 'Her marks in physics are the best ever.'],
            ['To show that a degree in physics is too hard', 'She never says that she could not do it.'],
            ['To show that her father knows nothing about science', 'She answers his doubt; she does not test him.'],
          ],
          'She asks: “Where do you think the physics goes?”',
        ),
        write(
          'By what day does the firm want an answer?',
          ['Friday', 'by Friday', 'on Friday'],
          '“They want an answer by Friday.”',
        ),
        trueOrFalse(
          'The firm has too little work for a new apprentice.',
          false,
          '“There’s so much demand that they’re turning customers away.”',
        ),
        choose(
          'What does “That’s just it” refer to?',
          'Tola is free to decide, as he had wished.',
          [
            ['Tola has no choice, because of the money.', 'She says “I’m not having to choose”.'],
            ['Tola will have to work and study at once.', 'He did that, and she does not have to.'],
            ['Tola has already said yes to the firm.', 'The firm is still waiting for an answer.'],
          ],
          'She goes on: “You made sure of that. I’m simply choosing.”',
        ),
        choose(
          'What can we conclude from the end?',
          'He is looking for an answer that both can accept.',
          [
            ['He is going to answer the university for her.', 'He only offers scissors; she reads it herself.'],
            ['He has been persuaded that a trade is better.', 'He still wants the place to be kept.'],
            ['He has stopped caring about what she does.', 'He asks about the year and fetches the scissors.'],
          ],
          'He asks: “Will they hold the place for a year, if you ask?”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are at a careers day. A has a stand there; B is thinking about a change of job.',
      a: {
        role: 'You speak for a firm that trains people to repair wind turbines.',
        facts: [
          'The training takes eighteen months and is paid, but not well.',
          'You climb eighty metres, sometimes twice a day.',
          'Nobody has to be away from home for more than ten nights a month.',
          'Those who fail the climbing test can train for the control room instead.',
        ],
        goals: [
          'Find out what B does now, and why B wants to leave.',
          'Find out what could stop B from taking the job.',
          'Persuade B to come for a trial day, if the job would suit B.',
        ],
      },
      b: {
        role: 'You have worked in a call centre for four years.',
        facts: [
          'You are bored, and you are good at explaining technical things.',
          'You have a dog, and a neighbour who can take it for two weeks a month at most.',
          'You have never been higher than the fifth floor without feeling sick.',
        ],
        goals: [
          'Find out how long one is away from home.',
          'Find out whether there is any work on the ground.',
          'Agree on a next step, or explain why there is none.',
        ],
      },
      phrases: [
        'What made you think of …?',
        'What would a normal day look like?',
        'I’m afraid I’m not very good at …',
        'Is there any way round that?',
        'What are the prospects?',
        'I’d need to think about …',
      ],
    },
    statements: [
      'A job that can be done by a machine should be done by a machine.',
      'Nurses should earn more than footballers.',
      'Nobody should decide on a career before the age of twenty.',
      'It is better to be self-employed than to have a boss.',
      'People who love their job are often underpaid.',
      'Parents know best which job would suit their children.',
      'We respect people for what they earn rather than for what they do.',
      'Changing jobs every two years is a sign of weakness.',
    ],
    questions: [
      'Which jobs are looked down on where you live, and is that fair?',
      'Which job that exists today will have disappeared in thirty years?',
      'What makes a boring job bearable?',
      'What would people miss about working if nobody had to work any more?',
      'Should everybody have to do some unpleasant work for a while?',
    ],
    task: {
      instruction:
        'Your town can pay for training in three trades for the next ten years, twenty places each. Choose three, and say who will complain and what you will answer.',
      options: [
        'Nursing: badly needed, but half of those who are trained leave within five years',
        'Plumbing and heating: well paid, expensive to teach, hardly any teachers',
        'Bus driving: quick and cheap to learn, may be done by machines one day',
        'Programming: popular with the young, but the jobs are in the capital',
        'Cooking: there are three restaurants that would take everybody, at low pay',
        'Carpentry: a long tradition in the town, few jobs at present',
        'Looking after small children: parents are desperate, the salaries are poor',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a school magazine with the title “The most underrated job”. Explain what people get wrong about it, and what would happen if nobody did it any more.',
  },
};
