import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('work from home', 'phrase', 'to do your job in your own flat or house', 'She works from home on Fridays.'),
      word('laptop', 'noun', 'a small computer that you can carry', 'My laptop is on the kitchen table.'),
      word('screen', 'noun', 'the part of a computer that you look at', 'I can see your face on the screen.'),
      word('call', 'noun', 'when you talk to somebody by phone or computer', 'I have a call at ten.'),
      word('noise', 'noun', 'a loud sound that you do not like', 'There is a lot of noise in the street.'),
      word('alone', 'adverb', 'without other people', 'He does not like to work alone.'),
      word('neighbour', 'noun', 'a person who lives next to you', 'My neighbour plays the drums.'),
      word('turn off', 'phrase', 'to stop a machine', 'Turn off your laptop at six.'),
      word('take a break', 'phrase', 'to stop working for a short time', 'Take a break every hour.'),
      word('save time', 'phrase', 'to need fewer minutes or hours', 'I save time when I do not take the bus.'),
      word('comfortable', 'adjective', 'nice to sit in or to wear', 'A comfortable chair is important.'),
      word('office', 'noun', 'a building or room with desks for work', 'Twice a week he goes to the office.'),
      word('miss', 'verb', 'to be sad because somebody is not there', 'I miss my colleagues.'),
    ],
    text: {
      title: 'How to work from home and stay happy',
      kind: 'text',
      genre: 'instructions',
      text: `Do you work from home now? Good. You save time, and nobody takes your cup. Here are six rules from people who do it every day.

1. Get dressed. A call at nine can be a video call.
2. Do not work in bed. It is comfortable, but then you think about work at night.
3. Find out where the noise is. One of us has a neighbour who plays the trumpet from two to three. So she takes a break at two.
4. Do not eat in front of the screen. Your laptop does not like soup.
5. Meet somebody every day. If you work alone, you can forget how to talk. The man in the bakery is a good start.
6. Turn off the laptop at six and put it in a cupboard. Close the door.

Rule six is the hardest. The person who wrote it wrote it at ten at night.`,
      questions: [
        choose(
          'What is this text for?',
          'To help people who work at home',
          [
            ['To help people who look for a job', 'The people in the text have a job.'],
            ['To help people who have loud neighbours', 'Only rule 3 is about noise.'],
            ['To help people who cook at home', 'The soup is only an example.'],
          ],
          '“Here are six rules from people who do it every day.”',
        ),
        choose(
          'Why is it bad to work in bed?',
          'You cannot stop thinking about work later.',
          [
            ['You will be too comfortable to get up.', 'It is comfortable, but that is not the problem.'],
            ['You will be seen in a video call.', 'That is the reason for rule 1.'],
            ['You cannot eat your soup there.', 'Soup is in rule 4, and about the laptop.'],
          ],
          '“It is comfortable, but then you think about work at night.”',
        ),
        write(
          'When does one of the writers take a break?',
          [
            'at two',
            'two',
            'at 2',
            '2',
            'at two o’clock',
            'two o’clock',
            'at 2 o’clock',
            '2 o’clock',
            'from two to three',
          ],
          '“So she takes a break at two.”',
        ),
        trueOrFalse(
          'The text says that you must buy bread every day.',
          false,
          'You must “Meet somebody every day.” The bakery is only an idea.',
        ),
        choose(
          'What do we learn about the writer of rule six?',
          'The writer does not follow it.',
          [
            ['The writer works only at night.', 'It was at ten at night, but we do not read that it is always so.'],
            ['The writer has no cupboard.', 'Nothing is said about that.'],
            ['The writer thinks that it is easy.', '“Rule six is the hardest.”'],
          ],
          '“The person who wrote it wrote it at ten at night.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You share a small flat. From Monday you both work from home. There is one good table.',
      a: {
        role: 'You talk to customers on the phone.',
        facts: [
          'You have calls from nine to twelve every day, and you need the table for them.',
          'In the afternoon you only write emails. You can do that on the sofa.',
          'You have good headphones.',
        ],
        goals: [
          'Find out when B needs the table.',
          'Find out what noise B makes.',
          'Make a plan for the day: who works where, and when?',
        ],
      },
      b: {
        role: 'You make clothes with a machine, and you sell them on the internet.',
        facts: [
          'Your machine is loud. You need the table for it, four hours a day.',
          'You like to work early or late.',
          'At one o’clock you take the parcels to the post office.',
        ],
        goals: [
          'Find out when A has calls.',
          'Find out if A needs the table all day.',
          'Make a plan for the day: who works where, and when?',
        ],
      },
      phrases: [
        'When do you need …?',
        'Is it loud?',
        'Can you work in the kitchen?',
        'I need it to be quiet from … to …',
        'What about the afternoon?',
        'Let’s try it for a week.',
      ],
    },
    statements: [
      'I can learn well at home.',
      'It is boring to be at home all day.',
      'You need a room for work and a room for free time.',
      'People work less when the boss is not there.',
      'It is fine to wear pyjamas for a video call.',
      'I like to see people on a screen.',
      'A pet is a good colleague.',
    ],
    questions: [
      'Where do you study or work best?',
      'What noises do you hear at home?',
      'What do you like about seeing people every day?',
      'What can you do in a good break?',
      'What jobs can nobody do from home?',
    ],
    task: {
      instruction:
        'Your friend starts to work from home in one small room and has 250 pounds. What does your friend need most? Choose, and do not spend more.',
      options: [
        'A good chair: 120 pounds',
        'A second screen: 130 pounds, big and heavy',
        'Headphones that keep out noise: 70 pounds',
        'A table that you can fold and put away: 90 pounds',
        'A lamp and two plants: 40 pounds',
        'Five days in an office with other workers: 60 pounds',
        'A coffee machine: 80 pounds',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who works from home for the first time. Give four tips, and say why they help.',
  },
  hard: {
    words: [
      word('commute', 'noun', 'the journey between home and work', 'Her commute used to take ninety minutes.'),
      word('remote', 'adjective', 'done far from the office, by computer', 'Remote work is not for everybody.'),
      word(
        'flexible',
        'adjective',
        'that can be changed to fit what you need',
        'Flexible hours helped him to look after his father.',
      ),
      word('isolated', 'adjective', 'without enough contact with others', 'Those who lived alone soon felt isolated.'),
      word(
        'boundary',
        'noun',
        'a line that should not be crossed',
        'There is no boundary between work and home any more.',
      ),
      word('supervise', 'verb', 'to watch that work is done properly', 'How do you supervise somebody you never see?'),
      word('trust', 'noun', 'the belief that somebody is honest', 'Working at home is a matter of trust.'),
      word(
        'face to face',
        'phrase',
        'in the same room, not by phone or screen',
        'Bad news should be given face to face.',
      ),
      word('cut costs', 'phrase', 'to spend less', 'The firm gave up a floor to cut costs.'),
      word(
        'switch off',
        'phrase',
        'to stop thinking about work',
        'It is hard to switch off when your desk is your bed.',
      ),
      word('colleague', 'noun', 'a person in the same team or firm', 'I have colleagues that I have never met.'),
      word('mentor', 'noun', 'an experienced person who helps a beginner', 'Without a mentor she would have given up.'),
      word('benefit', 'noun', 'a good effect that something has for you', 'The benefits are not shared equally.'),
      word(
        'go stir-crazy',
        'phrase',
        'to become restless from being shut in',
        'After a week in one room I went stir-crazy.',
      ),
    ],
    text: {
      title: 'Three days, two days, five',
      kind: 'dialogue',
      genre: 'interview',
      text: `Ms Farouk: You run a software firm of sixty people, Mr Hale, and from September all of them have to come back to the office. Five days a week. May I ask why?
Mr Hale: Because something was getting lost, and it took me two years to see what.
Ms Farouk: Your own figures say that more was done from home, not less.
Mr Hale: More of what can be counted, yes. Nobody counts the moment when a beginner looks up from her screen and says, “Is this meant to happen?” At home she doesn’t ask. She searches for an hour, and then she feels stupid.
Ms Farouk: So she needs a mentor. Must sixty people commute for that?
Mr Hale: A mentor that you have to book isn’t a mentor. He’s an appointment.
Ms Farouk: One of your staff told me that she moved two hundred kilometres away when you promised that remote work would stay. She has a garden and an elderly father there. She calls it a broken promise.
Mr Hale: She’s right to be angry. I said it, and at the time I meant it.
Ms Farouk: Others say that it’s about trust: that you want to supervise people.
Mr Hale: If I didn’t trust them, I’d never have let them work at home. I should add that I’m no model. I worked from a boat for a summer, and I’ve never had a better year.
Ms Farouk: Then aren’t you taking away what you enjoyed yourself?
Mr Hale: I had twenty years in offices behind me. I knew who to ring. The beginners are twenty-three, and they’re isolated in one room with a bed in it. They tell me that they can’t switch off.
Ms Farouk: Did you ask them what they’d like?
Mr Hale: We had a survey.
Ms Farouk: And?
Mr Hale: Most of them wanted three days in the office. You needn’t smile. I know what that looks like.`,
      questions: [
        choose(
          'What is the interview about?',
          'A boss’s decision to end work from home',
          [
            ['A boss’s plan to reduce his staff', 'Nobody is to be dismissed.'],
            ['A boss’s wish to work on a boat again', 'The boat is something that he admits in passing.'],
            ['A boss’s survey about new offices', 'The survey is only mentioned at the end.'],
          ],
          '“from September all of them have to come back to the office”',
        ),
        choose(
          'What is Mr Hale’s main reason?',
          'Beginners learn too little by themselves.',
          [
            ['Too little work was being done.', 'He accepts that more was done of what can be counted.'],
            ['The staff could not be trusted.', 'He says that he trusts them.'],
            ['The office was too expensive to leave empty.', 'Costs are not mentioned.'],
          ],
          '“At home she doesn’t ask. She searches for an hour, and then she feels stupid.”',
        ),
        choose(
          'What does “He’s an appointment” mean?',
          'Help that has to be booked is no real help.',
          [
            ['Mentors should have more time for beginners.', 'It is not about how much time they have.'],
            ['Beginners should be more punctual.', 'Punctuality is not the point.'],
            ['Mentors should be chosen by the boss.', '“Appointment” is a fixed time here, not a choice of person.'],
          ],
          '“A mentor that you have to book isn’t a mentor.”',
        ),
        trueOrFalse(
          'Mr Hale denies that he ever promised that remote work would stay.',
          false,
          '“I said it, and at the time I meant it.”',
        ),
        write(
          'How many days in the office did most of the staff want?',
          ['three', '3', 'three days', '3 days'],
          '“Most of them wanted three days in the office.”',
        ),
        choose(
          'Why does Mr Hale say “You needn’t smile”?',
          'He asked for opinions and did not follow them.',
          [
            ['He thinks that the survey was badly made.', 'He does not criticise the survey.'],
            ['He is proud of how well the survey went.', 'He knows that it looks bad.'],
            ['He has told her something that is not true.', 'He is open about it.'],
          ],
          'The staff wanted three days, they get five, and he says: “I know what that looks like.”',
        ),
      ],
    },
    roleCards: {
      scene: 'A works for B. From next month B wants everybody in the office on at least three days a week.',
      a: {
        role: 'You have worked from home for three years and you do it well.',
        facts: [
          'Your commute would be seventy minutes each way.',
          'You collect your neighbour’s son from school on Mondays and Wednesdays, and you have promised to go on until July.',
          'You sometimes miss your colleagues more than you admit.',
        ],
        goals: [
          'Find out what B really needs you for in the office.',
          'Explain which days are impossible.',
          'Reach an agreement that lasts longer than July.',
        ],
      },
      b: {
        role: 'You lead the team.',
        facts: [
          'Two beginners start next month, and nobody explains things as well as A does.',
          'Your own boss counts the people at their desks on Thursdays.',
          'You may allow one exception, but you would have to defend it.',
        ],
        goals: [
          'Find out what keeps A at home.',
          'Persuade A to help the beginners face to face.',
          'Reach an agreement that you can explain to the rest of the team.',
        ],
      },
      phrases: [
        'I see your point, but …',
        'What matters most to you?',
        'Would it help if …?',
        'I could manage … as long as …',
        'How would I explain that to the others?',
        'Let’s review it in …',
      ],
    },
    statements: [
      'Working from home is a privilege of people who are well off already.',
      'A firm has no right to know what can be seen behind you in a video call.',
      'Firms should pay for the heating of people who work at home.',
      'Friendships at work need a shared kitchen.',
      'People who cannot switch off have only themselves to blame.',
      'If a job can be done from home, it can be done from another country at half the price.',
      'Cities would be better places without commuters.',
      'No boss should write to anybody after seven in the evening.',
    ],
    questions: [
      'Who gains and who loses when offices stand empty?',
      'What can you only learn by sitting next to somebody?',
      'How do you draw a boundary between work and free time?',
      'Would you move far away from a city if your work allowed it?',
      'How would you tell whether somebody at home is working?',
    ],
    task: {
      instruction:
        'You decide for a team of eight with different wishes. Choose one of these rules for a year, and change it in one point. Say who will be unhappy, and why you accept that.',
      options: [
        'Everybody in the office from Tuesday to Thursday',
        'Everybody chooses freely, but whoever is at home has to be reachable from nine to five',
        'Two weeks at home, then two weeks in the office, and so on',
        'Beginners in the office, all others as they like',
        'No office at all: the rent is shared out as pay, and you meet for one week every quarter',
        'Five days in the office, but only six hours a day',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to Mr Hale, the head of your firm. He promised that you could go on working from home, and you moved two hundred kilometres away; now he wants everybody back in the office. Be firm but fair, and make a proposal.',
  },
};
