import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('station', 'noun', 'the place where trains stop', 'Let’s meet at the station.'),
      word('platform', 'noun', 'where you stand and wait for a train', 'The train leaves from platform 4.'),
      word('ticket', 'noun', 'a paper that shows that you paid', 'Can I see your ticket, please?'),
      word('single ticket', 'phrase', 'a ticket to go there, but not back', 'A single ticket to York, please.'),
      word('return ticket', 'phrase', 'a ticket to go there and come back', 'The return ticket costs 30 pounds.'),
      word('change', 'verb', 'to get off one train and take another', 'You must change at Leeds.'),
      word('leave', 'verb', 'to go away from a place', 'The train leaves at ten past nine.'),
      word('arrive', 'verb', 'to come to a place', 'We arrive at noon.'),
      word('timetable', 'noun', 'a list of train or bus times', 'Look at the timetable on the wall.'),
      word('miss', 'verb', 'to come too late for', 'Run, or we will miss the train!'),
      word('seat', 'noun', 'a place to sit', 'Is this seat free?'),
      word('get off', 'phrase', 'to leave a train or bus', 'I get off at the next station.'),
      word('late', 'adjective', 'after the right time', 'The train is ten minutes late.'),
    ],
    text: {
      title: 'A ticket to Newton',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Chen: Good morning. A ticket to Newton, please.
Ms Boateng: Single or return?
Chen: A return ticket, please. When does the next train leave?
Ms Boateng: At 9.20, from platform 2. You must change at Milford.
Chen: Do I have a lot of time there?
Ms Boateng: Four minutes, if the train isn’t late.
Chen: And is it often late?
Ms Boateng: Every day.
Chen: So I am going to miss the second train!
Ms Boateng: No, no. That one is late too. You arrive in Newton at 11.15.
Chen: But the timetable on the wall says 10.40.
Ms Boateng: That timetable is very beautiful. We don’t use it.
Chen: I have an appointment at eleven. Is there a bus?
Ms Boateng: There is, and it’s here now. It’s slow, but it arrives at ten to eleven.
Chen: Then I don’t need a ticket. Thank you. You are very honest!
Ms Boateng: I go home by bus too.`,
      questions: [
        choose(
          'What does Chen want to do?',
          'Be in Newton before eleven',
          [
            ['Meet a friend in Milford', 'Chen only changes trains there.'],
            ['Buy a timetable', 'The timetable is on the wall.'],
            ['Complain about a late train', 'Chen has not taken a train yet.'],
          ],
          '“A ticket to Newton, please.” And: “I have an appointment at eleven.”',
        ),
        write(
          'From which platform does the train leave?',
          ['2', 'platform 2', 'two', 'platform two', 'from platform 2'],
          '“At 9.20, from platform 2.”',
        ),
        trueOrFalse(
          'The timetable on the wall is right.',
          false,
          '“That timetable is very beautiful. We don’t use it.”',
        ),
        choose(
          'Why does Chen not buy a ticket in the end?',
          'The bus gets there before the train.',
          [
            ['The train is too expensive.', 'Nobody talks about the price.'],
            ['There is no way to Newton by train.', 'Chen can get there with two trains.'],
            ['The train is full today.', 'We do not read that.'],
          ],
          'About the bus: “It’s slow, but it arrives at ten to eleven.”',
        ),
        choose(
          'What do Ms Boateng’s last words tell us about the trains?',
          'She does not like to take them.',
          [
            ['She drives one of them.', 'She sells tickets.'],
            ['She goes home with them every day.', 'She takes the bus.'],
            ['She thinks that they are cheap.', 'She says nothing about money.'],
          ],
          '“I go home by bus too.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are at the information desk of a station. B wants to go to Hull today.',
      a: {
        role: 'You work at the information desk.',
        facts: [
          'There is a fast train at 2.15: 48 pounds, no change, it arrives at 4.30.',
          'There is a slow train at 1.40: 29 pounds, one change, it arrives at 5.10.',
          'If you are under 26, both tickets are ten pounds cheaper.',
        ],
        goals: [
          'Find out when B must be in Hull, and when B is coming back.',
          'Find out if B is under 26.',
          'Help B to choose a train.',
        ],
      },
      b: {
        role: 'You want to go to Hull. You are 24.',
        facts: [
          'You have 40 pounds for this ticket.',
          'Your friend’s concert in Hull starts at five.',
          'You have a big suitcase and do not like to change trains. A friend is driving you home tomorrow.',
        ],
        goals: [
          'Find out what trains there are and what they cost.',
          'Find out if it can be cheaper.',
          'Choose a train and find out when it leaves.',
        ],
      },
      phrases: [
        'When is the next train to …?',
        'Single or return?',
        'Do I have to change?',
        'When does it arrive?',
        'How much is it?',
        'Can I get a cheaper ticket?',
      ],
    },
    statements: [
      'Travelling by train is better than travelling by car.',
      'I like to talk to other people on a train.',
      'Phone calls on a train are not nice for others.',
      'A long train journey is boring.',
      'It is better to be half an hour early than one minute late.',
      'Tickets for young people should be free.',
      'I always want the seat by the window.',
    ],
    questions: [
      'What do you do on a long train journey?',
      'What can you see from a train near your town?',
      'What do you say when a person is sitting in your seat?',
      'What do you do when you miss a train or a bus?',
      'Where would you like to go by train?',
    ],
    task: {
      instruction:
        'Six people get on your train. There are three free seats, and the journey takes two hours. Who can sit down? Give reasons.',
      options: [
        'A man with a broken arm, who gets off after half an hour',
        'A six-year-old girl, who likes to stand at the window',
        'A woman with two heavy bags and a cake',
        'A driver who worked all night',
        'A man of seventy, who says, “I’m fine, thank you”',
        'A student with a test today, who wants to read her notes',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who is going to visit you by train. Say which train to take, where to change, when it arrives, where you are going to meet, and what to do if the train is late.',
  },
  hard: {
    words: [
      word('railway', 'noun', 'the system of tracks and trains', 'The railway changed how people lived.'),
      word(
        'standard time',
        'phrase',
        'the one official time of a country or zone',
        'Standard time was first used by the railways.',
      ),
      word(
        'passenger',
        'noun',
        'a person who travels in a train, bus or plane',
        'The passengers were asked to change in Bristol.',
      ),
      word(
        'punctual',
        'adjective',
        'happening or arriving at the right time',
        'Only half of the trains were punctual.',
      ),
      word(
        'connection',
        'noun',
        'a train that goes on from where yours arrives',
        'We missed our connection by a minute.',
      ),
      word('delay', 'noun', 'the time by which something is late', 'A short delay can ruin a long journey.'),
      word('run', 'verb', 'of trains: to travel as planned', 'On Sundays no trains run after ten.'),
      word('carriage', 'noun', 'one of the parts of a train where people sit', 'Our carriage was almost empty.'),
      word('line', 'noun', 'a railway route between places', 'The line along the coast is the finest.'),
      word('confusion', 'noun', 'a state in which nobody knows what to do', 'Two clocks in one town caused confusion.'),
      word('resist', 'verb', 'to refuse to accept', 'Some towns resisted the change for years.'),
      word('introduce', 'verb', 'to bring into use for the first time', 'A new timetable will be introduced in May.'),
      word('sleeper', 'noun', 'a train with beds that travels overnight', 'We took the sleeper to the north.'),
      word('in transit', 'phrase', 'on the way from one place to another', 'He wrote half of the book in transit.'),
    ],
    text: {
      title: 'How the railway set the clocks',
      kind: 'text',
      genre: 'history',
      source: 'D. Howse, Greenwich Time and the Longitude (1997); Statutes (Definition of Time) Act 1880',
      text: `Two hundred years ago every town in Britain lived by its own time. Noon was when the sun stood highest, and since the sun comes up later in the west, clocks in Bristol were about ten minutes behind those in London. It troubled nobody. A coach took most of a day to get from one to the other, and a driver could put his watch right on the way.

Then came the railway. Now a journey took hours, and ten minutes mattered. If each station kept a time of its own, how was a passenger to catch a connection? Worse, how were two trains on one line to be kept apart? In 1840 the Great Western Railway introduced London time at all its stations. Most of the other companies followed within ten years.

The towns were less easily persuaded. Some put up with the confusion of two times, one for trains and one for everything else. The clock on the Exchange in Bristol was given two minute hands, and it shows both to this day. Others resisted out of pride. Why should a company in the capital tell them when it was noon? A clock that agreed with the sun was true; one that agreed with a timetable was merely useful.

It was a legal dispute that showed how odd the situation had become. In 1858 a court in Dorchester opened at ten, and as one of the two sides had not appeared, the judge decided against it. A moment later its lawyers came in. By the clock of the town, they said, they were punctual. A higher court agreed with them: ten o’clock meant ten o’clock by the sun of the place.

Only in 1880 did the law of the land make standard time the rule in Great Britain. By then hardly anybody noticed. The passengers had settled the matter long before.`,
      questions: [
        choose(
          'What does the text explain?',
          'How one time came to be used in the whole country',
          [
            ['How the first railway line to Bristol was built', 'Nothing is said of the building of it.'],
            ['How clocks were made more exact', 'They were exact; they agreed with the sun.'],
            ['How judges learnt to use timetables', 'The case is one example among others.'],
          ],
          'At first “every town in Britain lived by its own time”; by 1880 standard time was the rule.',
        ),
        choose(
          'Why did it not matter at first that clocks differed?',
          'Journeys took too long for it to matter.',
          [
            ['People had no watches on journeys.', 'A driver had one and “could put his watch right on the way”.'],
            ['People seldom left their own town.', 'That is not said.'],
            ['People did not know of the difference.', 'The drivers knew, for they corrected their watches.'],
          ],
          '“A coach took most of a day to get from one to the other”',
        ),
        write(
          'In what year did the Great Western Railway introduce London time?',
          ['1840', 'in 1840'],
          '“In 1840 the Great Western Railway introduced London time at all its stations.”',
        ),
        trueOrFalse('The clock on the Exchange in Bristol still shows two times.', true, '“it shows both to this day”'),
        choose(
          'Whose view is “one that agreed with a timetable was merely useful”?',
          'That of towns which were against London time',
          [
            ['That of the railway companies', 'They introduced London time themselves.'],
            ['That of the writer of this text', 'It explains why others resisted.'],
            ['That of the court in Dorchester', 'The court is mentioned afterwards.'],
          ],
          '“Others resisted out of pride.”',
        ),
        choose(
          'What does the last sentence suggest about the law of 1880?',
          'It confirmed what people were already doing.',
          [
            ['It was made because passengers had complained.', 'Nothing is said of complaints.'],
            ['It was ignored by most of the towns.', 'Hardly anybody noticed, since they lived by it already.'],
            ['It came too early for the railways.', 'They had used one time for decades.'],
          ],
          '“By then hardly anybody noticed.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is three in the afternoon, and your train has been standing at a small station for an hour. You sit opposite each other and have not met before.',
      a: {
        role: 'You are a passenger who has to catch a ferry.',
        facts: [
          'Your ferry leaves in three hours, and the next one tomorrow at noon.',
          'You have a large cheese and some apples for a friend’s birthday, but no bread.',
          'Your telephone is dead, and you have only thirty pounds.',
        ],
        goals: [
          'Find out what is known about the delay.',
          'Find a way to reach the port in time.',
          'Work out with B what each of you can do for the other.',
        ],
      },
      b: {
        role: 'You are a railway worker on your day off.',
        facts: [
          'A colleague has written to you that a tree is on the line, and that it will take two more hours.',
          'Your cousin drives a taxi and could come to the station. It is forty minutes to the port, but he charges forty pounds.',
          'You have bread and a charged telephone, and you have to be home by six.',
        ],
        goals: [
          'Find out where A has to go, and how urgent it is.',
          'Decide how much you may tell, since it is not official yet.',
          'Work out with A what each of you can do for the other.',
        ],
      },
      phrases: [
        'Do you happen to know …?',
        'I’m not supposed to tell you, but …',
        'Could I possibly borrow …?',
        'What if we shared …?',
        'It’s worth a try.',
        'It depends how urgent it is.',
      ],
    },
    statements: [
      'A journey should take long enough for you to notice the distance.',
      'Local trains should be free of charge.',
      'First class should be abolished.',
      'Nobody has a right to silence in a public place.',
      'Small stations should stay open even if they lose money.',
      'Being punctual is a matter of respect.',
      'It would have been better to keep the time of the sun.',
    ],
    questions: [
      'What can you do on a train that you cannot do anywhere else?',
      'Which inventions have changed how we think about time?',
      'Why do delays make people talk to strangers?',
      'Should trains be run by the state or by companies?',
      'Which rule of daily life would you like to see changed for good?',
    ],
    task: {
      instruction:
        'A railway has to save money on a line with seven stations. It can keep only three of these services. Choose, and explain your choice to those who lose.',
      options: [
        'The first train at 5.10: eleven passengers, all of whom work in a hospital',
        'The last train at 23.40: loud, full on Fridays, empty on other days',
        'A ticket desk with a person at it, used by older people and tourists',
        'The carriage for bicycles, popular from May to September',
        'The stop at Low Farm: four passengers a day, no road in winter',
        'The sleeper to the coast: loved, famous, never full',
        'Trains every half-hour around midday, instead of every hour',
      ],
    },
    writing:
      'Write a story of 150 to 190 words for the magazine of a railway company, with the title “A delay I was grateful for”. Make clear where you were going and what would have happened otherwise.',
  },
};
