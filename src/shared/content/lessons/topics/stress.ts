import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'stressed',
        'adjective',
        'not relaxed because you have too much to do or think about',
        'I am stressed because I have three tests this week.',
      ),
      word('calm', 'adjective', 'quiet and relaxed', 'Our teacher is always calm.'),
      word(
        'worried',
        'adjective',
        'thinking that something bad is going to happen',
        'He is worried about his first day at work.',
      ),
      word('nervous', 'adjective', 'a little afraid before something important', 'I feel nervous before a concert.'),
      word(
        'in a hurry',
        'phrase',
        'with very little time, so you have to be fast',
        'I can’t talk now, I’m in a hurry.',
      ),
      word('relaxing', 'adjective', 'making you feel quiet and happy', 'A warm bath is very relaxing.'),
      word('breathe', 'verb', 'to take air in and let it out', 'Close your eyes and breathe slowly.'),
      word(
        'shake',
        'verb',
        'to move quickly from side to side or up and down',
        'My hands shake when I speak to the class.',
      ),
      word('headache', 'noun', 'a pain in your head', 'The noise gave me a headache.'),
      word('shout', 'verb', 'to say something in a very loud voice', 'Please don’t shout, I can hear you.'),
      word('sleep well', 'phrase', 'to rest all night and not wake up', 'I don’t sleep well before a long trip.'),
      word('calm down', 'phrase', 'to stop being angry or afraid', 'Calm down! We have ten minutes.'),
      word('take a break', 'phrase', 'to stop working for a short time', 'Let’s take a break and have some tea.'),
      word('quiet', 'adjective', 'without much noise', 'I need a quiet place to work.'),
    ],
    text: {
      title: 'The calm dog at Gate 12',
      kind: 'dialogue',
      genre: 'interview',
      text: `Nomsa: Viktor, you work at the airport with your dog. What does Olaf do?
Viktor: Nothing! He lies on the floor at Gate 12. That’s his job.
Nomsa: And who needs that?
Viktor: People who are stressed. They are worried, or they are in a hurry. They sit down next to Olaf, and soon they breathe slowly again.
Nomsa: Are they mostly children?
Viktor: Some are. More often they are people in suits. Yesterday one man shouted into his phone. Olaf put his head on the man’s shoe. The man smiled and said, “I’ll call you later.”
Nomsa: Is Olaf always calm?
Viktor: He is nervous on Fridays. That’s when he has a bath.
Nomsa: And you? Your job sounds relaxing.
Viktor: It is. I never have a headache, and I sleep well.
Nomsa: So, where are you going to fly this summer?
Viktor: Fly? Me? Oh, no. We’re going to take the train.
Nomsa: But you have Olaf!
Viktor: Please, let’s talk about trains. Look, my hands are shaking. Olaf! Come here!`,
      questions: [
        choose(
          'What does Viktor talk about?',
          'A dog with a quiet job',
          [
            ['A dog that loves to fly', 'Olaf works at an airport, but he lies on the floor.'],
            ['A dog without a home', 'Olaf lives and works with Viktor.'],
            ['A dog that looks for bags', 'Viktor says that Olaf does nothing.'],
          ],
          '“He lies on the floor at Gate 12. That’s his job.”',
        ),
        trueOrFalse(
          'Most of the people who sit with Olaf are children.',
          false,
          'Viktor says of the children: “Some are. More often they are people in suits.”',
        ),
        choose(
          'What did the man with the phone do in the end?',
          'He stopped his call.',
          [
            ['He shouted at the dog.', 'He shouted into his phone, before the dog came.'],
            ['He lost one shoe.', 'The dog put his head on the shoe, but did not take it.'],
            ['He missed his plane.', 'We do not read about his plane.'],
          ],
          '“The man smiled and said” that he was going to call later.',
        ),
        write(
          'What does Olaf have on Fridays?',
          ['a bath', 'bath', 'he has a bath', 'his bath'],
          '“That’s when he has a bath.”',
        ),
        choose(
          'Why is Viktor going to take the train?',
          'He is afraid of flying.',
          [
            ['He cannot take Olaf on a plane.', 'He does not say this. Olaf works at an airport.'],
            ['He wants to save some money.', 'They do not talk about money.'],
            ['He works on a train in summer.', 'It is his holiday, and he works at the airport.'],
          ],
          'When they talk about flying, he says: “Look, my hands are shaking.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is Monday. On Friday you two have to show a poster to your class and talk about it. You are both stressed.',
      a: {
        role: 'You are good at writing, but you are shy.',
        facts: [
          'You have time on Tuesday from four to six and on Wednesday from four to five.',
          'The text for the poster is not ready. You need two more hours for it.',
          'You are nervous when you have to speak first. It is all right when another person starts.',
        ],
        goals: [
          'Find out when B has time.',
          'Find out if the pictures are ready.',
          'Find out who can speak first.',
          'Make a plan: text, pictures, and one hour to practise the talk together.',
        ],
      },
      b: {
        role: 'You like to talk, but you make a lot of mistakes when you write.',
        facts: [
          'You have time on Wednesday from four to six and on Thursday from five to six.',
          'You have no pictures. You need one hour to find and print them, at home.',
          'You are not nervous in front of a class.',
        ],
        goals: [
          'Find out when A has time.',
          'Find out if the text is ready. You can’t practise without it.',
          'Find out why A is nervous.',
          'Make a plan: text, pictures, and one hour to practise the talk together.',
        ],
      },
      phrases: [
        'When do you have time?',
        'How long do you need for …?',
        'Don’t worry, I can …',
        'Let’s do … first.',
        'Can you … on Tuesday?',
        'So you …, and I …',
      ],
    },
    statements: [
      'Animals help people to calm down.',
      'Mondays are more stressful than Fridays.',
      'I work better when I have very little time.',
      'A cup of tea helps when you are stressed.',
      'I always leave home early because I hate to be late.',
      'Phones make people nervous.',
      'Holidays can be stressful too.',
      'Life in a village is always calm.',
    ],
    questions: [
      'When are people in your town in a hurry?',
      'Where do you go when you want to be quiet?',
      'What music is good when you are stressed?',
      'Which jobs are very stressful, and which are calm?',
      'What can you say to a friend who is nervous?',
    ],
    task: {
      instruction:
        'Samira has six free hours on Saturday and far too much to do. Choose how she uses them, and say what she tells the other people.',
      options: [
        'Study for Monday’s maths test: three hours',
        'Help her brother carry his furniture to a new flat: two hours. He helped her last month.',
        'Go to her best friend’s birthday picnic: three hours',
        'Clean her room: one hour. It is very untidy.',
        'Lie in the park and do nothing: one hour',
        'Practise a song for Sunday’s concert: two hours. She knows half of it.',
        'Walk the neighbour’s dog: one hour, for five pounds',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend who has too much to do this week. Say that you understand, give two ideas that help, and say one thing that you can do for your friend.',
  },
  hard: {
    words: [
      word(
        'deadline',
        'noun',
        'the latest time by which something has to be finished',
        'The deadline for the report is noon on Thursday.',
      ),
      word('pressure', 'noun', 'the feeling that too much is expected of you', 'She works best without any pressure.'),
      word('workload', 'noun', 'how much somebody has to do in a job', 'His workload doubled before the holidays.'),
      word('cope', 'verb', 'to manage in a difficult situation', 'How do you cope with three exams in a week?'),
      word('relieve', 'verb', 'to make something unpleasant less strong', 'A walk often relieves stress.'),
      word('relaxed', 'adjective', 'calm and not worried', 'He looked relaxed even before the interview.'),
      word('cause', 'verb', 'to make something happen', 'Noise causes more stress than most people think.'),
      word('session', 'noun', 'a period of time for one activity', 'Each yoga session lasts forty minutes.'),
      word(
        'replace',
        'verb',
        'to put somebody or something new in the place of another',
        'Nobody replaced the colleague who had left.',
      ),
      word(
        'overwhelmed',
        'adjective',
        'having so much to deal with that you feel helpless',
        'I felt overwhelmed by all the messages.',
      ),
      word('tense', 'adjective', 'unable to relax, with tight muscles', 'Everybody was tense until the results came.'),
      word('unwind', 'verb', 'to relax slowly after work', 'Cooking helps me to unwind in the evening.'),
      word(
        'prioritise',
        'verb',
        'to decide what is most important and do it first',
        'When time is short, you have to prioritise.',
      ),
      word('switch off', 'phrase', 'to stop thinking about work', 'I find it hard to switch off at weekends.'),
    ],
    text: {
      title: 'Thank you for the Hour of Calm',
      kind: 'text',
      genre: 'letter',
      text: `Dear Mr Mbeki,

Thank you for the Hour of Calm. Please take it away again.

I know that it was kindly meant. Since February all fourteen of us in the orders department have stopped work at one o’clock on Fridays and lain down on green mats, while a recorded voice invites us to become a tree. It is a pleasant voice. But at three o’clock the orders of the week have to leave the building, and that deadline has not moved. We simply have an hour less to meet it. So the pressure that you wanted to relieve has grown, and I know of nobody who is being a tree. We lie there counting parcels.

Then there is the form. After each session we mark our calm from one to ten, and anyone below six is invited to another one: on Monday, before work. You may have noticed that since March nobody has been below eight.

In January you asked us what caused our stress. Twelve of us gave the same answer: the two colleagues who left last summer had never been replaced. Nobody wrote that the floor was too hard. I understand that mats are cheaper than people. But a workload does not shrink because somebody breathes at it.

May I suggest an exchange? Take back the voice, the mats and the form, and give us one more pair of hands on Fridays instead. With that, we would cope.

Yours sincerely,
Ingrid Halvorsen

PS I wrote this today between one and two, on my mat, with my back to the others. I have not felt so relaxed for months. I gave myself a ten, and for once it was true.`,
      questions: [
        choose(
          'Why does Ingrid write to Mr Mbeki?',
          'To ask him to end something that does not help',
          [
            [
              'To thank him for an hour that has helped her team',
              'Her thanks are polite: “Please take it away again.”',
            ],
            [
              'To tell him that she is going to leave the company',
              'Others left last summer; she asks for help instead.',
            ],
            ['To complain about colleagues who do not join in', 'She does not blame the people she works with.'],
          ],
          '“Please take it away again.” The reason: “the pressure that you wanted to relieve has grown”.',
        ),
        write(
          'On which day of the week do people have to come if they are invited again?',
          ['Monday', 'on Monday', 'Mondays', 'on Mondays', 'Monday before work', 'on Monday before work'],
          'The other session is “on Monday, before work”.',
        ),
        trueOrFalse(
          'When the Hour of Calm began, the department was given more time for the orders.',
          false,
          '“that deadline has not moved. We simply have an hour less to meet it.”',
        ),
        choose(
          'Why has nobody been below eight since March?',
          'They want to avoid an extra session.',
          [
            ['They have learned how to become calm.', 'They “lie there counting parcels”.'],
            ['They are afraid of losing their jobs.', 'Nothing is said of such a danger.'],
            ['They no longer fill in the form at all.', 'They do: it is done after each session.'],
          ],
          '“anyone below six is invited to another one”, and “You may have noticed that since March nobody has been below eight.”',
        ),
        choose(
          'What did most of the department say in January?',
          'That there were too few of them',
          [
            ['That they needed a quieter office', 'The letter does not mention noise.'],
            ['That the work was badly paid', 'Money is mentioned only for mats and people.'],
            ['That the floor was uncomfortable', '“Nobody wrote that the floor was too hard.”'],
          ],
          '“the two colleagues who left last summer had never been replaced”',
        ),
        choose(
          'What does the PS suggest?',
          'Saying what was wrong did her good.',
          [
            ['Lying on the mat has helped her after all.', 'She did not rest on it: she wrote this letter there.'],
            [
              'The others would be angry about her letter.',
              'She turns her back to them, but says nothing of their anger.',
            ],
            ['The form gives a fair picture of their calm.', '“for once it was true”: normally it is not.'],
          ],
          'She wrote the letter, and “for once it was true” that she was calm.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is Thursday evening. You two are organising a street festival on Saturday, and each of you has more to do than time. Nobody should work longer than the hours they have left.',
      a: {
        role: 'You look after the stage and everything that is printed.',
        facts: [
          'You have ten hours left. Your jobs take fourteen: a plan of the stage (three), phone calls to the musicians (three), signs (four) and a programme (four).',
          'You hate to phone people you don’t know. You don’t mind working with children.',
          'The programme has to be at the printer’s by five o’clock tomorrow.',
          'Two neighbours have asked you to tell them in writing when the music ends. The others do not seem to mind.',
        ],
        goals: [
          'Find out how much B still has to do.',
          'Find out if anybody else could make the signs.',
          'Find out who could talk to the musicians more quickly.',
          'Agree on who does what, and on what will not be done at all.',
        ],
      },
      b: {
        role: 'You look after the food, the helpers and the neighbours.',
        facts: [
          'You have eight hours left. Your jobs take nine: the food stalls (four), a timetable for the helpers (three) and letters to all the neighbours (two).',
          'The musicians are friends of yours. You could call them all in one hour.',
          'A school class has offered to make all the signs. An adult has to be with them for two hours, and they need an answer tonight.',
          'Nobody else can take over the food stalls or the timetable.',
        ],
        goals: [
          'Find out which of A’s jobs A likes least.',
          'Find out which job has to be finished first.',
          'Find out which neighbours really need a letter.',
          'Agree on who does what, and on what will not be done at all.',
        ],
      },
      phrases: [
        'What are you worried about most?',
        'I could take that off your hands.',
        'That would save you … hours.',
        'Can we do without …?',
        'What has to be done first?',
        'Let’s add it up again.',
      ],
    },
    statements: [
      'A little stress is good for you.',
      'People who say that they are stressed just want to look important.',
      'Nobody should have to answer messages after work.',
      'Having too little to do is as stressful as having too much.',
      'Our grandparents had less stress than we have.',
      'Being good at saying no is more useful than being good at planning.',
      'Deadlines bring out the best in me.',
      'Advice on how to relax only makes it harder to relax.',
    ],
    questions: [
      'How can you tell that somebody is under pressure before they say so?',
      'Which small things make a normal day more stressful than it need be?',
      'What is the worst advice for somebody who is tense?',
      'Should a company care about how calm its workers are, or only about their work?',
      'What could your school or your workplace simply stop doing?',
    ],
    task: {
      instruction:
        'A school with 600 students wants less stress in its busiest month. It has 3,000 euros, and the teachers can give six extra hours a week in all. Choose three measures, and say who will object to them.',
      options: [
        'No homework on two days a week: free, but some parents are against it',
        'A calendar for all teachers, so that no class has two tests on one day: free, three hours a week',
        'School starts an hour later: 2,000 euros for the buses; clubs end in the dark',
        'A quiet room with plants and without phones: 1,500 euros, one hour a week',
        'Older students help younger ones to plan their work: 300 euros, two hours a week',
        'A counsellor whom students can talk to on Wednesdays: 2,000 euros, but time for only eight students a day',
        'Friendly dogs in the hall every Friday: 800 euros, one hour a week; not everybody likes dogs',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to the head of a school or a company. Describe one thing that is meant to help but causes stress, explain politely why, and suggest what could be done instead.',
  },
};
