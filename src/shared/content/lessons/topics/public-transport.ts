import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'bus stop',
        'noun',
        'the place in the street where you wait and get on',
        'There is a bus stop in front of my house.',
      ),
      word(
        'ticket',
        'noun',
        'a small piece of paper that you buy before you travel',
        'You can buy a ticket from the driver.',
      ),
      word('passenger', 'noun', 'a person who travels by bus, train or plane', 'The last passenger sat at the back.'),
      word(
        'driver',
        'noun',
        'the person at the front who makes the bus go',
        'The driver says good morning to everybody.',
      ),
      word('line', 'noun', 'the way that a bus always goes, often with a number', 'Line 4 goes to the zoo.'),
      word('get on', 'phrase', 'to go into a bus or train', 'Please get on at the front.'),
      word('get off', 'phrase', 'to leave a bus or train', 'I get off at the library.'),
      word('seat', 'noun', 'a place where you can sit', 'She gave her seat to an old man.'),
      word('full', 'adjective', 'with no more space', 'The tram is full at eight o’clock.'),
      word('queue', 'noun', 'a line of people who are waiting', 'There was a long queue for the night bus.'),
      word('wait', 'verb', 'to stay in a place until something happens', 'We had to wait half an hour.'),
      word('station', 'noun', 'the place where trains stop', 'The station is next to the market.'),
      word(
        'timetable',
        'noun',
        'a list of the times of buses or trains',
        'Look at the timetable: the next tram is at six.',
      ),
      word('change', 'verb', 'to go from one bus or train to another', 'You have to change at the park.'),
    ],
    text: {
      title: 'Six passengers',
      kind: 'text',
      genre: 'story',
      text: `On Monday there was a letter at the bus stop in Hollin: “On Thursday morning we are going to count the passengers on line 9. Twenty passengers, or no more line 9!”

Mr Aziz, the driver, was sad. On most mornings he had six passengers.

On Thursday he opened the doors in Hollin, and there was a long queue. First the baker bought a ticket to the station.

“Where are you going?” he asked.

“Nowhere,” she said. “I’m just going there and back.”

Then came the football team, and old Mrs Lind with three chickens in a box. Soon every seat was taken.

At the next stop a man with a notebook was waiting. He was from the bus company. Mr Aziz opened the window.

“I’m sorry,” he said. “We’re full. The next bus is in an hour.”

The man looked at the faces. Then he laughed, wrote one word in his notebook and walked back to town.`,
      questions: [
        choose(
          'What is the story about?',
          'A village that wants to keep its bus',
          [
            ['A driver who wants to find a new job', 'Mr Aziz is sad, but he does not look for a job.'],
            ['A team that is late for a football game', 'The team is on the bus, but we do not read about a game.'],
            ['A company that wants to buy new buses', 'The company wants to count passengers.'],
          ],
          'The letter says: “Twenty passengers, or no more line 9!” And on Thursday “there was a long queue”.',
        ),
        write(
          'How many passengers does line 9 need?',
          ['twenty', '20', 'twenty passengers', '20 passengers', 'at least twenty', 'at least 20'],
          '“Twenty passengers, or no more line 9!”',
        ),
        trueOrFalse('On most mornings the bus is full.', false, '“On most mornings he had six passengers.”'),
        choose(
          'Why did the baker buy a ticket?',
          'She wanted to save line 9.',
          [
            ['She wanted to catch a train.', 'Her ticket is to the station, but she is not travelling from there.'],
            ['She wanted to sell bread in town.', 'She is a baker, but we do not read about bread.'],
            ['She wanted to see a football game.', 'The team is on the bus, but she comes straight back.'],
          ],
          'The bus needs passengers, and she says: “I’m just going there and back.”',
        ),
        choose(
          'Why did the man laugh?',
          'He understood the village’s plan.',
          [
            ['He was happy to walk home.', 'He walks because there is no seat for him.'],
            ['He saw an old friend on the bus.', 'He looks at the faces, but we do not read about a friend.'],
            ['He liked Mrs Lind’s chickens.', 'They are funny, but he looks at the people.'],
          ],
          '“The man looked at the faces.” He knows that there are often only “six passengers”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are friends and neighbours. You want to go to the cinema in town on Saturday. The bus and the train stop near your homes and near the cinema.',
      a: {
        role: 'You often take the bus.',
        facts: [
          'The bus to town leaves at six, half past six, seven and half past seven. It takes forty minutes and costs two pounds each way.',
          'Buses home leave every half hour. The last bus leaves town at ten o’clock.',
          'You are free from five o’clock. You must be home by a quarter past eleven.',
          'You have seven pounds for travel.',
        ],
        goals: [
          'Find out when the film starts and ends.',
          'Find out about the train: times and price.',
          'Find out when B is free and how much money B has for travel.',
          'Agree how you go there and how you come home.',
        ],
      },
      b: {
        role: 'You often take the train.',
        facts: [
          'You can see the film from 6.30 to 8.45 or from 8.15 to 10.30.',
          'The train takes a quarter of an hour and costs four pounds each way. It leaves for town at 6.10 and 7.10.',
          'Trains home leave town at 9.45 and 10.45.',
          'You finish work at a quarter to six. You have six pounds for travel.',
        ],
        goals: [
          'Find out about the bus: times, price and the last bus home.',
          'Find out when A is free and when A must be home.',
          'Agree on a plan that costs you six pounds at most.',
        ],
      },
      phrases: [
        'What time does it leave?',
        'How long does it take?',
        'How much is a ticket?',
        'When is the last bus home?',
        'That’s too late for me.',
        'We can go by … and come back by …',
      ],
    },
    statements: [
      'Buses should be free for everybody under eighteen.',
      'A train is better than a bus.',
      'I like to talk to people on the bus.',
      'You should not eat on a bus or train.',
      'Young people should always give their seats to old people.',
      'A town needs buses all night.',
      'I always read or listen to music on the bus.',
      'Buses without drivers are a good idea.',
    ],
    questions: [
      'Which buses, trains or trams can you take where you live?',
      'What do you do when you have to wait for a long time?',
      'Where do you like to sit on a bus or train, and why?',
      'What was your longest journey by bus or train?',
      'What makes a bus driver a good bus driver?',
    ],
    task: {
      instruction:
        'Your town has 100,000 pounds for its buses this year. Choose two or three ideas, and say who they help.',
      options: [
        'Buses until midnight on Fridays and Saturdays: 40,000 pounds',
        'Free tickets for everybody under eighteen: 60,000 pounds',
        'A roof and seats at twenty bus stops: 30,000 pounds',
        'A small bus to three villages, twice a day: 50,000 pounds',
        'Signs with lights that say when the next bus comes: 30,000 pounds',
        'Two new electric buses, quiet and clean: 70,000 pounds',
        'Day tickets for families at half the price: 20,000 pounds',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend who is going to visit you by bus or train. Say which line to take, where to get off, how long it takes and where you are going to wait.',
  },
  hard: {
    words: [
      word(
        'timetable',
        'noun',
        'a list of the times when trains or buses leave and arrive',
        'The summer timetable starts in June.',
      ),
      word(
        'punctual',
        'adjective',
        'happening or arriving at exactly the right time',
        'The trams here are remarkably punctual.',
      ),
      word(
        'delay',
        'noun',
        'the time by which something is later than planned',
        'A delay of ten minutes made me miss my bus.',
      ),
      word(
        'platform',
        'noun',
        'the raised area where you get on and off trains',
        'The express leaves from platform 5.',
      ),
      word(
        'passenger',
        'noun',
        'somebody who travels in a vehicle but does not drive it',
        'Passengers must not speak to the driver.',
      ),
      word('commute', 'verb', 'to travel regularly between home and work', 'She has commuted by ferry for years.'),
      word(
        'announcement',
        'noun',
        'something that is said publicly so that everybody knows it',
        'Nobody understood the announcement.',
      ),
      word(
        'season ticket',
        'noun',
        'a card that lets you travel for a month or a year',
        'My season ticket runs out in May.',
      ),
      word('fare', 'noun', 'the price of a journey', 'The fare has gone up twice this year.'),
      word(
        'connection',
        'noun',
        'a train or bus that you can catch after another one',
        'We ran across the station but missed our connection.',
      ),
      word(
        'compensation',
        'noun',
        'money paid to you because something went wrong',
        'After two hours you can claim compensation.',
      ),
      word(
        'come into force',
        'phrase',
        'to begin to be used, said of rules and plans',
        'The new fares come into force in January.',
      ),
      word(
        'booking hall',
        'noun',
        'the part of a station where tickets are sold',
        'Meet me under the clock in the booking hall.',
      ),
      word(
        'overcrowded',
        'adjective',
        'with too many people in it',
        'The first tram after school is always overcrowded.',
      ),
    ],
    text: {
      title: 'A complaint about the 7.42',
      kind: 'text',
      genre: 'letter',
      text: `Dear Customer Service Team,

I am writing to complain about the 7.42 from Millbrook. It has become punctual.

For the first eleven years that I commuted on it, the 7.42 left at 7.46. Nobody ever explained why. There was no announcement and no apology, and after a while none was needed, since everybody on platform 2 knew. Those four minutes were ours. Mr Haddad, who runs the kiosk, could make five coffees in them. Schoolchildren tested each other on irregular verbs. I myself learned to play chess, at one move a day, against a dentist whose surname I never discovered.

Since your new timetable came into force in March, the doors open, the doors close, and we are gone. According to the poster in the booking hall, 97 per cent of your trains are now on time, and I congratulate you. But Mr Haddad sells half as many coffees, and passengers who arrive out of breath see nothing but two red lights. The dentist and I are stuck in the middle of our ninth game, in a position that I was, for once, about to win.

You will reply that we could simply come four minutes earlier. We have tried. Minutes that you have planned are spent looking at your phone; only those that you are given for nothing are spent on other people.

I am not asking for compensation. All I suggest is a small untruth: let the train leave at 7.46, as it always did, and go on printing 7.42.

Yours faithfully,
Ioana Marku, season ticket holder

PS The dentist has just read this letter and wishes me to add that she was not losing.`,
      questions: [
        choose(
          'What is the letter really about?',
          'The loss of a few shared minutes',
          [
            [
              'The long delays of a morning train',
              'The train used to be late. Now it is on time, and that is the trouble.',
            ],
            ['The high price of season tickets', 'The writer has a season ticket but does not mention its price.'],
            ['The lack of news about late trains', 'There was “no announcement and no apology”, but nobody minded.'],
          ],
          '“Those four minutes were ours.”',
        ),
        write(
          'At what time did the 7.42 leave before March?',
          [
            '7.46',
            'at 7.46',
            '7:46',
            'at 7:46',
            '7.46 am',
            '7.46 a.m.',
            '7:46 am',
            '7:46 a.m.',
            'at 7.46 am',
            'at 7.46 a.m.',
          ],
          '“the 7.42 left at 7.46”',
        ),
        trueOrFalse(
          'The writer would like some money from the railway company.',
          false,
          '“I am not asking for compensation.”',
        ),
        choose(
          'According to the writer, why does it not help to come earlier?',
          'People keep planned time to themselves.',
          [
            ['People are too tired to talk at that hour.', 'They used to talk only a few minutes later.'],
            ['The kiosk opens just before the train comes.', 'Mr Haddad sells less, but nothing is said of his hours.'],
            ['The train may now leave before its time.', 'It leaves on time: it “has become punctual”.'],
          ],
          '“Minutes that you have planned are spent looking at your phone”',
        ),
        choose(
          'What does the writer propose?',
          'A timetable that is not quite true',
          [
            ['A second train four minutes later', 'Only one train is mentioned; it is to leave later.'],
            ['A return to last year’s ticket prices', 'Prices are not mentioned in the letter.'],
            ['An announcement before the doors close', 'What she wants is time, and nobody is to announce it.'],
          ],
          '“All I suggest is a small untruth: let the train leave at 7.46, as it always did, and go on printing 7.42.”',
        ),
        choose(
          'What can we tell from the PS?',
          'The two players still see each other.',
          [
            ['The dentist is against the whole complaint.', 'She corrects one detail only.'],
            ['The two players have finished their game.', 'They are “stuck in the middle” of it.'],
            ['The dentist no longer takes that train.', 'Nothing is said of her taking another one.'],
          ],
          '“The dentist has just read this letter”, so they must have met.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A bus company may cancel its night bus, which leaves the centre at 1.15 seven nights a week. A planner meets a passenger who speaks for those who use it.',
      a: {
        role: 'You plan timetables for the bus company.',
        facts: [
          'The night bus costs 60 euros a night. You have to save at least 150 euros a week.',
          'A minibus would cost only 35 euros a night, but it has eight seats.',
          'The driver has to be back by half past two. The whole round takes fifty minutes.',
        ],
        goals: [
          'Find out how many people use the bus on which nights.',
          'Find out whether anybody else would pay a part of the costs, and on what condition.',
          'Agree on a plan that saves 150 euros a week.',
        ],
      },
      b: {
        role: 'You work the late shift in a large bakery and take the bus home.',
        facts: [
          'Four or five of you take the bus from Monday to Thursday, and about twelve people on Fridays and Saturdays.',
          'The bakery is closed on Sundays. Then the bus is used by four students who work in a cinema.',
          'The bakery would pay 50 euros a week if the bus left at half past one. At present you have to run for it.',
        ],
        goals: [
          'Find out how much the company has to save.',
          'Find out whether a smaller vehicle is possible, and what it would cost.',
          'Find out whether the bus could leave a quarter of an hour later.',
          'Keep a bus for your colleagues, and if you can for the students too.',
        ],
      },
      phrases: [
        'What exactly does it cost to …?',
        'How many of you would be affected if …?',
        'Would it be possible to …?',
        'That would save … a week.',
        'We could live with … as long as …',
        'So what we’ve agreed is …',
      ],
    },
    statements: [
      'It is better to be late together than punctual alone.',
      'Everybody should have to use public transport for one month a year.',
      'Quiet carriages should be the rule and noisy ones the exception.',
      'A bus route with six passengers is worth keeping.',
      'If public transport were free, people would not take care of it.',
      'I would rather stand on a fast train than sit on a slow one.',
      'The people who decide on buses hardly ever take one.',
      'Strangers on trains should be left in peace.',
    ],
    questions: [
      'What do people do on public transport that they would never do at home?',
      'Which journey could you make with your eyes closed, and what would you hear?',
      'What would have to change for everybody you know to take the bus?',
      'When can a delay turn out to be a good thing?',
      'How does public transport differ between places that you know?',
    ],
    task: {
      instruction:
        'A region has 12 million euros to win people over to buses and trains. Choose at most three measures. Both the city and the villages should get something.',
      options: [
        'A ticket for all lines at one euro a day, for two years: 6 million',
        'Reopening an old railway line to a valley with four villages: 8 million',
        'Ten per cent more pay for bus drivers, because far too few apply: 4 million',
        'Trains all night at weekends, between the city and two towns: 3 million',
        'Safe parking for bicycles at thirty stations: 2 million',
        'A fast bus to the city every ten minutes that does not stop in small places: 5 million',
        'Minibuses that come to any door when you call, slowly, with other passengers: 4 million',
      ],
    },
    writing:
      'Write a letter of 120 to 150 words to a bus or railway company. Praise or complain about one small thing that most passengers do not notice, say what it does to people, and make one suggestion.',
  },
};
