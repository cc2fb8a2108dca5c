import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('part-time', 'adjective', 'for only some hours of the day or week', 'She has a part-time job in a library.'),
      word('earn', 'verb', 'to get money for your work', 'He earns eight pounds an hour.'),
      word('an hour', 'phrase', 'for every sixty minutes of work', 'They pay ten pounds an hour.'),
      word('save', 'verb', 'to keep money and not use it', 'I save money for a camera.'),
      word(
        'babysitter',
        'noun',
        'a person who looks after children while their parents are out',
        'Our babysitter tells good stories.',
      ),
      word('waiter', 'noun', 'a person who brings food in a restaurant', 'My cousin is a waiter on Sundays.'),
      word('deliver', 'verb', 'to bring things to people’s houses', 'She delivers pizza by bike.'),
      word(
        'newspaper',
        'noun',
        'something that you read to know what happened yesterday',
        'He took newspapers to sixty houses.',
      ),
      word('customer', 'noun', 'a person who buys something', 'The last customer leaves at eight.'),
      word('after school', 'phrase', 'when lessons are over', 'I work after school on Mondays.'),
      word('walk the dog', 'phrase', 'to go out with somebody’s dog', 'I walk the dog for a neighbour.'),
      word('careful', 'adjective', 'thinking about what can go wrong', 'Be careful with the glasses.'),
      word('lose', 'verb', 'not to have something any more', 'I do not want to lose this job.'),
    ],
    text: {
      title: 'Jobs for after school',
      kind: 'text',
      genre: 'advert',
      text: `Do you want to earn some money after school or at the weekend? Look at this week’s part-time jobs!

1 Dog walker. Mr Popov is 82 and cannot walk far. His dog can. Every day at four, for one hour. Five pounds an hour and a piece of cake. You must be strong: the dog weighs more than some of you.

2 Waiter at Café Luna. Saturday and Sunday, nine to three. Nine pounds an hour. The customers are nice until ten o’clock. Then they are hungry.

3 Deliver newspapers. Saturday, from seven to nine in the morning. You need a bike. Twenty pounds for each Saturday. Be careful: number 12 has a goose.

4 Babysitter for twins. Friday evening, six to ten. Eight pounds an hour. We lost three babysitters last month. Our boys are lovely when they sleep. They do not sleep.

Come to Room 5 on Tuesday and ask for Ms Grant.`,
      questions: [
        choose(
          'Who is this text for?',
          'People who want to work a few hours',
          [
            ['People who want to buy a dog', 'The dog in number 1 needs a walk.'],
            [
              'People who need a babysitter',
              'The family in number 4 needs one. They do not read the text to find one.',
            ],
            ['People who want to work all week', 'These are part-time jobs.'],
          ],
          '“Do you want to earn some money after school or at the weekend?”',
        ),
        choose(
          'Why do you need to be strong for the first job?',
          'The dog is very heavy.',
          [
            ['Mr Popov is very old.', 'He is 82, but you must be strong because of the dog.'],
            ['The walk is very long.', 'It is one hour.'],
            ['The cake is very big.', 'You get one piece of cake.'],
          ],
          '“the dog weighs more than some of you”',
        ),
        write(
          'How many hours a day does a waiter work at Café Luna?',
          ['six', '6', 'six hours', '6 hours', 'six hours a day', '6 hours a day'],
          'It is “nine to three”.',
        ),
        trueOrFalse('You need a bike for the job with the newspapers.', true, '“You need a bike.”'),
        choose(
          'Why did the family lose three babysitters, do you think?',
          'The twins are a lot of work.',
          [
            ['The pay is the lowest of all.', 'The dog walker gets less.'],
            ['The twins are always asleep.', '“They do not sleep.”'],
            ['The evening is too short.', 'It is four hours long.'],
          ],
          '“Our boys are lovely when they sleep. They do not sleep.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are on the phone. B saw A’s card in a shop: “Help wanted in the garden.”',
      a: {
        role: 'You have a big garden and need help.',
        facts: [
          'You need three hours of help every week, with the grass and the vegetables.',
          'You can pay seven pounds an hour, and apples.',
          'You have a class every Saturday morning. You want to be there when somebody works.',
        ],
        goals: [
          'Find out if B knows something about gardens.',
          'Find out when B is free.',
          'Find a day and a time for the first visit.',
        ],
      },
      b: {
        role: 'You are looking for a part-time job.',
        facts: [
          'You grow tomatoes on your balcony.',
          'You have football on Wednesdays, and on Sundays you are with your family.',
          'You want to earn 25 pounds a week for a trip.',
        ],
        goals: [
          'Find out what the work is and how long it takes.',
          'Find out about the money. Ask for a little more.',
          'Find a day and a time for the first visit.',
        ],
      },
      phrases: [
        'I’m calling about the job.',
        'How many hours is it?',
        'How much do you pay?',
        'Do you know how to …?',
        'I’m not free on …',
        'See you on …',
      ],
    },
    statements: [
      'All students need a part-time job.',
      'It is better to save money than to spend it.',
      'Looking after children is easy.',
      'Helping at home is work, and you should get money for it.',
      'I can get up at six on a Saturday for twenty pounds.',
      'A job teaches you more than school.',
      'You must be friendly to every customer.',
    ],
    questions: [
      'What part-time jobs do people have in your town?',
      'What would you save money for?',
      'Which job in the text do you like best, and why?',
      'What can go wrong on your first day at work?',
      'What do you like to do after school or after work?',
    ],
    task: {
      instruction:
        'Your class needs 300 pounds for a trip in four weeks. You can do two things to earn it. Choose two.',
      options: [
        'Wash cars on one Saturday: about 120 pounds, cold and wet',
        'Sell cakes every Friday: about 40 pounds a week, lots of baking',
        'Deliver papers for a shop: 200 pounds for one long day, only ten people can do it',
        'Walk dogs for a week: about 100 pounds, some dogs bite',
        'Give a concert: 50 pounds or 300 pounds, nobody knows',
        'Clean the park for the town: 150 pounds, two Sundays',
      ],
    },
    writing:
      'Write a card of 40 to 60 words for a shop window. You offer to help people for a few hours a week. Say what you can do, when you are free, how much it costs, and how people can reach you. Do not give your real phone number.',
  },
  hard: {
    words: [
      word('shift', 'noun', 'the hours for which one group works', 'My shift ends at eleven at night.'),
      word('wage', 'noun', 'money that is paid by the hour or week', 'The wage is the lowest that the law allows.'),
      word('tip', 'noun', 'extra money that guests give to a waiter', 'The tips are shared among the staff.'),
      word('employer', 'noun', 'a person or firm that pays people to work', 'My first employer was a baker.'),
      word('responsible', 'adjective', 'sensible, so that people can trust you', 'A job makes you more responsible.'),
      word('balance', 'verb', 'to give each of two things its right share', 'It is hard to balance school and work.'),
      word('exploit', 'verb', 'to use somebody unfairly', 'Young workers are easily exploited.'),
      word('contract', 'noun', 'a written agreement between two sides', 'Never start without a contract.'),
      word('overtime', 'noun', 'hours worked beyond the usual ones', 'Overtime should be paid at a higher rate.'),
      word('fall behind', 'phrasal verb', 'to make less progress than the others', 'He was falling behind at school.'),
      word(
        'independent',
        'adjective',
        'not needing others to decide or pay for you',
        'Her own money made her feel independent.',
      ),
      word('work experience', 'phrase', 'what you have learnt from jobs', 'Employers ask for work experience.'),
      word('cover for', 'phrasal verb', 'to do the work of somebody who is away', 'Can you cover for me on Sunday?'),
      word(
        'hand in your notice',
        'phrase',
        'to say officially that you are leaving a job',
        'She handed in her notice after a month.',
      ),
    ],
    text: {
      title: 'Friday, until close',
      kind: 'dialogue',
      genre: 'argument',
      text: `Mrs Varga: Priya, a word before you take your coat off. I need you on Friday. Until close.
Priya: I can’t, Mrs Varga. I told you in March. I’ve got my biology exam on Saturday morning.
Mrs Varga: And I’ve got forty people coming for a birthday, and Dan has handed in his notice by text message. By text message!
Priya: I’m sorry about that. But my contract says ten hours, and I’ve done sixteen this week.
Mrs Varga: For which you’ll be paid.
Priya: At the same wage. I read that overtime ought to pay more.
Mrs Varga: You read that. Do you know who covered for you when you had the flu? I did. I carried plates at sixty-one years of age, and I gave you the tips.
Priya: I know. I haven’t forgotten it.
Mrs Varga: I don’t exploit people. I’ve never had a penny from this place that I didn’t work for.
Priya: I never said you did. It’s only that I’m falling behind. My teacher asked me last week whether I was ill. I can’t balance everything any more.
Mrs Varga: Sit down a moment. What is it you want to do, with your biology?
Priya: Become a vet. If I get the marks.
Mrs Varga: A vet. And I have you scraping plates. All right. Suppose you came from five to eight. You’d be home by half past, with a hot meal inside you.
Priya: From five to seven. And I’d want it at the higher rate, please. Not as a favour.
Mrs Varga: Three months ago you couldn’t look a customer in the eye.
Priya: Is that a yes?
Mrs Varga: It’s a yes. Heaven help the farmers.`,
      questions: [
        choose(
          'What are the two arguing about?',
          'Whether Priya works on Friday evening',
          [
            ['Whether Priya may leave her job', 'It is Dan who has left.'],
            ['Whether Priya was really ill', 'Nobody doubts that she had the flu.'],
            ['Whether Priya should become a vet', 'That only comes up near the end, and nobody argues about it.'],
          ],
          '“I need you on Friday. Until close.”',
        ),
        choose(
          'Why is Mrs Varga upset about Dan?',
          'He left in an impolite way.',
          [
            ['He was often late for his shift.', 'We hear only how he left.'],
            ['He asked for a higher wage.', 'It is Priya who asks for more.'],
            ['He sent a rude message to a guest.', 'The message was to her.'],
          ],
          'He “has handed in his notice by text message. By text message!”',
        ),
        write(
          'How many hours a week does Priya’s contract say?',
          ['ten', '10', 'ten hours', '10 hours'],
          '“But my contract says ten hours, and I’ve done sixteen this week.”',
        ),
        choose(
          'Why does Mrs Varga mention the time when Priya had the flu?',
          'To show that she has been generous to her',
          [
            ['To show that Priya is often away', 'She speaks of one time only.'],
            ['To show that she is too old for the work', 'Her age makes what she did greater; it is no complaint.'],
            ['To show that the tips belong to her', 'She gave them to Priya.'],
          ],
          '“I carried plates at sixty-one years of age, and I gave you the tips.”',
        ),
        trueOrFalse(
          'Priya accepts the hours that Mrs Varga suggests first.',
          false,
          'Mrs Varga says “Suppose you came from five to eight.” Priya answers: “From five to seven.”',
        ),
        choose(
          'What does “Heaven help the farmers” suggest about Priya?',
          'She has learnt to insist on what she wants.',
          [
            ['She will be a careless vet.', 'Nothing suggests that she is careless.'],
            ['She knows too little about animals.', 'It is about how she deals with people.'],
            ['She asks for more than she deserves.', 'Mrs Varga says yes, with some respect.'],
          ],
          'She has just said: “Three months ago you couldn’t look a customer in the eye.”',
        ),
      ],
    },
    roleCards: {
      scene: 'B has worked in A’s bicycle shop on Saturdays for half a year. After closing time you sit down to talk.',
      a: {
        role: 'You own the shop.',
        facts: [
          'Customers ask for B by name. You pay nine pounds an hour, and could go up to ten.',
          'From April you need somebody on Thursday afternoons as well.',
          'Last Saturday B left the back door unlocked, and you said nothing.',
        ],
        goals: [
          'Find out whether B would work more, and on what conditions.',
          'Mention the door without spoiling the mood.',
          'Agree on hours and pay for the summer.',
        ],
      },
      b: {
        role: 'You are at college and work in the shop.',
        facts: [
          'A café has offered you ten pounds an hour. Here you get nine.',
          'You have no contract, and you were never paid for the extra evening before the sale.',
          'You are free on Thursdays from three, but you will be away for the whole of August.',
        ],
        goals: [
          'Find out whether A is satisfied with you.',
          'Ask for a contract and for the unpaid evening.',
          'Agree on hours and pay for the summer.',
        ],
      },
      phrases: [
        'There’s something I’ve been meaning to ask.',
        'I’ve been offered …',
        'Would you consider …?',
        'I’d expect to be paid for …',
        'That depends on …',
        'Could we put that in writing?',
      ],
    },
    statements: [
      'Pupils who work learn to value money.',
      'Whoever does the same work should get the same wage, at sixteen as at forty.',
      'During term nobody at school should work more than eight hours a week.',
      'Tips should be abolished and wages raised.',
      'Letting young people work unpaid is a form of exploitation.',
      'It is more useful to have worked in a kitchen than to have good marks.',
      'You may leave a bad job without saying goodbye.',
    ],
    questions: [
      'What can one learn in a simple job that one cannot learn at school?',
      'What would make you hand in your notice?',
      'Who should decide how much a pupil may work?',
      'What is the difference between a strict boss and an unfair one?',
      'What would you do if an employer asked you to start without a contract?',
    ],
    task: {
      instruction:
        'Mina, 17, wants to earn money, likes people, must not fall behind at school and cannot work after nine in the evening. Choose the best of these offers for her, and the one that she should refuse first.',
      options: [
        'Supermarket: six hours every Saturday, safe contract, dull',
        'Call centre: evenings from five to nine, good pay, angry customers',
        'Tutoring younger pupils: well paid, but the hours change every week',
        'Hotel reception: whole weekends, twice a month, useful for languages',
        'Delivering meals by bike: free choice of hours, paid by the meal, no insurance',
        'A radio station: unpaid, thrilling, two afternoons',
        'Her uncle’s bakery: four in the morning on Sundays, cash in hand',
      ],
    },
    writing:
      'Write an article of 150 to 180 words for a school website: “Should pupils work during term?” Give both sides, then your own view.',
  },
};
