import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('weekend', 'noun', 'Saturday and Sunday', 'What do you do at the weekend?'),
      word('day off', 'phrase', 'a day when you do not have to work', 'Monday is my day off.'),
      word('free', 'adjective', 'with no work and no plans', 'Are you free on Sunday afternoon?'),
      word('busy', 'adjective', 'with a lot of things to do', 'I am always busy on Saturday morning.'),
      word('together', 'adverb', 'with other people, not alone', 'On Sundays we all cook together.'),
      word('stay in bed', 'phrase', 'not get up', 'On Sunday I stay in bed until ten.'),
      word('go out', 'phrase', 'leave your home to have fun', 'They go out every Saturday night.'),
      word('relax', 'verb', 'rest and not think about work', 'I relax with a good book.'),
      word(
        'swimming pool',
        'noun',
        'a place with water where people swim',
        'The swimming pool opens at nine on Saturdays.',
      ),
      word(
        'play cards',
        'phrase',
        'use small pieces of thick paper with numbers in a game',
        'We play cards when it rains.',
      ),
      word('lunch', 'noun', 'the meal in the middle of the day', 'We have a big lunch on Sundays.'),
      word('visit', 'verb', 'go and see a person or a place', 'I visit my aunt every second Sunday.'),
      word('club', 'noun', 'a group of people who do something together', 'Our chess club meets on Saturdays.'),
      word('boss', 'noun', 'the person who tells others at work what to do', 'My boss never works on Sundays.'),
    ],
    text: {
      title: 'The Monday Club',
      kind: 'text',
      genre: 'story',
      text: `Farah works in a bakery. On Saturday and Sunday the shop is full, so she works all weekend. Her days off are Monday and Tuesday.

At first Farah was sad. On Mondays she stayed in bed late and watched films. She was free, but her friends were at work or at school.

Then, one Monday, she went to the swimming pool. On Saturdays there are a hundred people in the water. That day there was one: Mr Sato, a bus driver. He works at the weekend too. “Do you play cards?” he asked.

Now there are nine people in the group. Every Monday they swim, play cards and have lunch together. They call it the Monday Club.

Last week Farah’s boss had good news. “From May, you can be free on Saturdays and Sundays,” he said, “and work on Mondays and Tuesdays.”

Farah looked at her calendar. “Thank you,” she said. “Do I have to?”`,
      questions: [
        choose(
          'What is the story about?',
          'A woman who makes friends on her days off',
          [
            ['A woman who looks for a job in a new bakery', 'Farah has a job in a bakery and does not look for one.'],
            ['A driver who teaches young people to swim', 'Mr Sato is in the water, but he does not teach.'],
            ['A shop that is closed on Mondays for a club', 'We do not read that the bakery is closed.'],
          ],
          '“Every Monday they swim, play cards and have lunch together.”',
        ),
        choose(
          'Why did Farah not see her friends on Mondays?',
          'They had other things to do.',
          [
            ['They slept until late in the day.', 'It was Farah who stayed in bed late.'],
            ['They did not like her films.', 'Farah watched films, but not with her friends.'],
            ['They lived in another town.', 'We do not read where they lived.'],
          ],
          '“She was free, but her friends were at work or at school.”',
        ),
        trueOrFalse(
          'The swimming pool is full on Saturdays.',
          true,
          '“On Saturdays there are a hundred people in the water.”',
        ),
        write(
          'How many people are in the Monday Club now?',
          ['nine', '9', 'nine people', '9 people'],
          '“Now there are nine people in the group.”',
        ),
        choose(
          'What does Farah want at the end?',
          'To be free on Mondays, as before',
          [
            ['To work on every day of the week', 'She does not ask for more work.'],
            ['To leave the bakery before May', 'She thanks her boss and does not say goodbye.'],
            ['To have Saturday and Sunday free', 'That is what her boss wants to give her.'],
          ],
          'She does not say yes. She asks: “Do I have to?” On Mondays she has the club.',
        ),
      ],
    },
    roleCards: {
      scene: 'You share a flat. It is Friday afternoon, and you talk about the weekend.',
      a: {
        role: 'You are a nurse, and you work at night this weekend.',
        facts: [
          'On Saturday and Sunday you sleep from seven in the morning to two in the afternoon.',
          'Your sister is coming on Sunday at three. She wants to meet B.',
          'You are at work from nine in the evening, on Friday and on Saturday.',
        ],
        goals: [
          'Find out how long B has to practise the trumpet, and where B can do that.',
          'Find out who is coming on Sunday, and when.',
          'Make a plan with B, so that you can sleep.',
        ],
      },
      b: {
        role: 'You play the trumpet, and you have a concert on Sunday at seven in the evening.',
        facts: [
          'Before the concert you have to practise for three hours. You can do it on Saturday or on Sunday.',
          'You can have a room at the music school, but only on Saturday from nine to twelve. It costs ten pounds.',
          'Three friends are coming for lunch on Sunday at one. They are loud. They can come later too.',
          'There are six chairs in the flat.',
        ],
        goals: [
          'Find out when A sleeps and when A is not at home.',
          'Find out if A has a guest on Sunday.',
          'Make a plan with A for the trumpet and for the lunch.',
        ],
      },
      phrases: [
        'What are you doing on Saturday?',
        'When do you get up?',
        'How many people are coming?',
        'Can you do that in the afternoon?',
        'Sorry, I’m asleep then.',
        'Let’s have lunch at …',
      ],
    },
    statements: [
      'Sunday is the best day of the week.',
      'Shops should be closed on Sundays.',
      'I like to get up early at the weekend.',
      'A good weekend is a weekend with no plans.',
      'Teachers should not give homework for the weekend.',
      'It is nice to be alone for a whole day.',
      'I need more than two free days.',
    ],
    questions: [
      'What do you usually do on Saturday morning?',
      'What is different about a Sunday in your town?',
      'Which jobs do people have to do at the weekend?',
      'What did you enjoy last weekend?',
      'Imagine that there is one more free day every week. When should it be, and why?',
    ],
    task: {
      instruction:
        'Your group has one Saturday, from ten to six, and 20 pounds for each person. Choose three things that you all do together, and say which comes first.',
      options: [
        'Swim in a lake: three hours with the bus, 4 pounds',
        'Have a long breakfast in a grand hotel: two hours, 12 pounds',
        'Cook a meal from a country far away: three hours, 6 pounds',
        'Paint an old wall for a school: four hours, free, and you get dirty',
        'See a film in a language that you do not know: two hours, 8 pounds',
        'Visit a castle with a very funny guide: three hours, 9 pounds',
        'Lie in the park and do nothing: one hour, free',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend from another country. Your friend is going to stay with you for a weekend. Say what you are going to do on Saturday and on Sunday, and what your friend should bring. Ask one question.',
  },
  hard: {
    words: [
      word('unwind', 'verb', 'relax after a time of hard work', 'It takes me until Saturday noon to unwind.'),
      word('exhausted', 'adjective', 'extremely tired', 'After a weekend with my cousins I am exhausted.'),
      word(
        'catch up on',
        'phrase',
        'do something that you had no time for earlier',
        'On Sundays I catch up on my reading.',
      ),
      word('dull', 'adjective', 'not interesting at all', 'A quiet Sunday need not be dull.'),
      word(
        'admit',
        'verb',
        'say that something is true although you would rather not',
        'He admitted that he had slept all Sunday.',
      ),
      word('in secret', 'phrase', 'without letting anybody know', 'She answers her work emails in secret on Sundays.'),
      word(
        'relief',
        'noun',
        'the good feeling when something unpleasant ends',
        'It was a relief to have no plans for Saturday.',
      ),
      word('demanding', 'adjective', 'needing a lot of effort', 'Her weekend hobby is more demanding than her job.'),
      word('give up', 'phrase', 'stop doing something', 'I gave up working on Sundays last year.'),
      word('glorious', 'adjective', 'extremely enjoyable or beautiful', 'We had a glorious Sunday by the sea.'),
      word('dare', 'verb', 'be brave enough to do something', 'Nobody dared to wake my uncle on a Sunday.'),
      word(
        'lie-in',
        'noun',
        'a time in bed later than usual in the morning',
        'There is nothing like a lie-in on a wet Sunday.',
      ),
      word(
        'make the most of',
        'phrase',
        'get as much as possible out of something',
        'They made the most of the sunny weekend.',
      ),
      word('spare time', 'phrase', 'the hours when you do not have to work', 'In her spare time she mends old radios.'),
    ],
    text: {
      title: 'Nothing, since you ask',
      kind: 'text',
      genre: 'opinion',
      text: `On Monday mornings our office holds a competition that nobody has ever announced. It takes place beside the coffee machine, and it begins with the words “How was your weekend?” Rashida has run up a mountain. Piotr has built a canoe. I used to say something about catching up on my emails, and slip away with my cup half full.

Last month I was too tired to invent anything. “I did nothing,” I said. “I lay on the sofa and watched a spider. On Sunday I checked whether it was still there.”

There was a silence, as if I had dropped a plate. Then, one after the other, they came to my desk. Rashida admitted that she had taken the cable car. Piotr’s canoe had arrived in a box with instructions, and it leaked. Our boss closed the door before she told me that she had spent Saturday in her pyjamas, over a jigsaw puzzle of a pizza.

Here were sensible adults who unwound in secret, for fear of seeming dull. We treat two free days like a product that must be good enough to show. No wonder we come back exhausted.

So I proposed a rule: on Mondays, nobody has to be interesting. It was a great relief, for a week or so.

Yesterday Piotr let us know that he had not got up until four. Rashida had stayed in bed all weekend, and had not even read. Our boss, it seems, has given up puzzles because they are too demanding.

I stirred my coffee. On Saturday I had swum across a lake at sunrise. It had been glorious, and I did not dare to mention it.`,
      questions: [
        choose(
          'What is the writer’s main point?',
          'We turn our free time into a contest.',
          [
            ['We need a longer break than two days.', 'The number of days is not the problem here.'],
            ['We should do more sport at weekends.', 'Nobody is advised to do more sport.'],
            ['We talk too much about work on Sundays.', 'They talk on Mondays, and about their weekends.'],
          ],
          '“We treat two free days like a product that must be good enough to show.”',
        ),
        choose(
          'How did the colleagues react to the writer’s honest answer?',
          'They told the truth about their own weekends.',
          [
            ['They laughed about it by the coffee machine.', 'There was a silence, and nobody laughed.'],
            ['They offered to take the writer along next time.', 'Nobody invites the writer anywhere.'],
            ['They complained about the writer to their boss.', 'The boss came to the writer’s desk herself.'],
          ],
          '“Rashida admitted that she had taken the cable car.” The others followed.',
        ),
        trueOrFalse(
          'Piotr had designed his canoe himself.',
          false,
          '“Piotr’s canoe had arrived in a box with instructions, and it leaked.”',
        ),
        write(
          'What did the picture on the boss’s puzzle show?',
          ['a pizza', 'pizza', 'the pizza', 'it showed a pizza'],
          '“over a jigsaw puzzle of a pizza”',
        ),
        choose(
          'What had happened to the new rule by yesterday?',
          'People boasted of being lazy.',
          [
            ['People had forgotten about it.', 'They went further than the rule asked them to.'],
            ['People told wild stories again.', 'They now told of weekends in which nothing happened.'],
            ['People no longer said anything.', 'Three of them spoke about their weekends.'],
          ],
          '“Rashida had stayed in bed all weekend, and had not even read.”',
        ),
        choose(
          'Why did the writer keep quiet about the lake?',
          'An active weekend no longer went down well.',
          [
            ['The swim had been a great disappointment.', 'The writer calls it “glorious”.'],
            ['The lake was closed to swimmers at sunrise.', 'Nothing is said of any such ban.'],
            ['Piotr would have wanted to bring his canoe.', 'Piotr now boasts of staying in bed.'],
          ],
          '“It had been glorious, and I did not dare to mention it.” By now doing nothing was what counted.',
        ),
      ],
    },
    roleCards: {
      scene: 'A town library is going to open on Sundays, as a trial. The head of the library talks to a librarian.',
      a: {
        role: 'You are the head of the library.',
        facts: [
          'The trial lasts ten Sundays in a row. The library has to be open for four hours, at any time between ten and seven.',
          'Whoever works on a Sunday gets a weekday off, or a quarter more pay for the day.',
          'In a survey, most visitors said that they would come in the afternoon.',
        ],
        goals: [
          'Find out what B does on Sundays, and what B would want in return.',
          'Find out which other colleague might be willing, and why that person has said no so far.',
          'Win B for at least four of the ten Sundays.',
        ],
      },
      b: {
        role: 'You are a librarian, and you love your Sundays.',
        facts: [
          'You coach a handball team. Every second Sunday there is a match, and you are not back before one.',
          'You would like to take a pottery course on Fridays, but you always work on Fridays.',
          'Your colleague Imre would work on Sundays if he did not have to use the new computer system alone.',
        ],
        goals: [
          'Find out how many Sundays are planned, and which hours are possible.',
          'Find out what you would get for a Sunday, and when visitors want to come.',
          'Keep at least half of the Sundays completely free.',
        ],
      },
      phrases: [
        'What would it take for you to …?',
        'I’d be prepared to …, provided that …',
        'What do I get in return?',
        'Would it help if …?',
        'That would leave me with …',
        'Let’s see whether the dates work out.',
      ],
    },
    statements: [
      'A weekend without any plans is a wasted weekend.',
      'Nobody should receive emails from work on a Saturday.',
      'People who work at weekends should earn twice as much.',
      'A three-day weekend would soon feel as short as two days.',
      'Sunday evening is the saddest part of the week.',
      'It would be better if everybody had different days off.',
      'I am more myself at the weekend than during the week.',
      'Children’s weekends are planned far too carefully.',
    ],
    questions: [
      'What makes a weekend feel long, and what makes it feel short?',
      'Why do people like to sound busy when they talk about their free time?',
      'How have weekends changed since your grandparents were young?',
      'What would a town lose if everything were open every day?',
      'Which small habit would make your Sundays better?',
    ],
    task: {
      instruction:
        'A town of 8,000 people is empty at weekends, because everybody drives to the city. It has 30,000 pounds for one year. Choose three measures that would keep different kinds of people in town.',
      options: [
        'A repair workshop in the old fire station every Saturday: 6,000 pounds, and ten volunteers are needed',
        'An open-air cinema on six Saturdays: 15,000 pounds, and no use in the rain',
        'The school’s sports hall, open to everybody on both days: 9,000 pounds, and someone has to look after it',
        'A food market on Sunday mornings: free, but it blocks the main street',
        'A bathing place at the town’s own lake, with a minibus: 12,000 pounds, and in summer only',
        'A café that is run by pupils: 8,000 pounds in the first year, less later',
        'A Sunday without cars in the centre: 1,000 pounds, and some shops are against it',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a magazine for young people with the title “In defence of an empty weekend” or “In defence of a full weekend”. Describe one real or invented weekend, and answer the strongest argument of the other side.',
  },
};
