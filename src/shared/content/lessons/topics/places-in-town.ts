import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('library', 'noun', 'a place where you can read and borrow books', 'The library is free.'),
      word(
        'police station',
        'noun',
        'the place to go when somebody takes your money',
        'I lost my bag, so I went to the police station.',
      ),
      word('post office', 'noun', 'a place where you send letters', 'You can buy stamps at the post office.'),
      word('hospital', 'noun', 'a big building with doctors for people who are ill', 'The hospital is open all night.'),
      word('supermarket', 'noun', 'a big shop for food', 'The supermarket is next to the station.'),
      word('chemist’s', 'noun', 'a shop where you can buy medicine', 'Is there a chemist’s near here?'),
      word(
        'traffic lights',
        'noun',
        'they are red, yellow and green and tell cars to stop or go',
        'Stop at the traffic lights!',
      ),
      word('corner', 'noun', 'the place where two streets meet', 'There is a café on the corner.'),
      word('opposite', 'preposition', 'on the other side of the street', 'The bank is opposite the hotel.'),
      word('between', 'preposition', 'with one thing on each side', 'The café is between two shops.'),
      word('go straight on', 'phrase', 'to walk on and not turn', 'Go straight on for two minutes.'),
      word('turn left', 'phrase', 'to go round a corner, but not to the right', 'Turn left at the church.'),
      word('cross', 'verb', 'to go from one side to the other', 'Cross the street at the traffic lights.'),
      word('past', 'preposition', 'up to something and then on', 'Walk past the school.'),
    ],
    text: {
      title: 'The town game',
      kind: 'text',
      genre: 'instructions',
      text: `For all new students: this Saturday, ten o’clock, at the station.

Play in teams of three. You need a pen, good shoes and a towel. The game takes an hour. Please do not use your phones.

1 Police station: Go straight on to the traffic lights and turn left. It is on the corner, opposite the bank. Ask at the desk for a map of the town.
2 Old Bridge: Walk past the post office to the river and cross Old Bridge. New Bridge is closed.
3 Opera house: Turn right at the supermarket. What can you hear at the opera tonight? Write it down.
4 Library: Go back to the supermarket and turn right. The library is between the hospital and the cinema.

Now look at the names of the four places, and take the first letter of each. What word do they make? Your teachers are waiting for you there with lunch. The last team has to wash the plates.`,
      questions: [
        choose(
          'What is this text for?',
          'It helps new students to get to know the town.',
          [
            ['It tells visitors where they can buy food.', 'It is “For all new students”. They do not buy food.'],
            ['It asks students to work in the library.', 'The library is one of the places in the game.'],
            ['It sells a new map of the town.', 'They only have to ask for the map.'],
          ],
          'It is “For all new students”, and the game takes them to four places.',
        ),
        write(
          'What is opposite the police station?',
          ['the bank', 'a bank', 'bank'],
          '“It is on the corner, opposite the bank.”',
        ),
        trueOrFalse('The teams can cross the river on New Bridge.', false, '“New Bridge is closed.”'),
        choose(
          'Which place is next to the library?',
          'The cinema',
          [
            ['The post office', 'They walk past the post office on the way to the river.'],
            ['The supermarket', 'They turn right there, but the library comes later.'],
            ['The opera house', 'They have to go back from there.'],
          ],
          '“The library is between the hospital and the cinema.”',
        ),
        choose(
          'Where do they meet their teachers at the end?',
          'At the swimming pool',
          [
            ['At the police station', 'The game begins there, but it does not end there.'],
            ['At the cinema', 'Look at the first letters again.'],
            ['At the station', 'The teams meet there at ten o’clock.'],
          ],
          'The first letters are P, O, O and L. And every team needs “a towel”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is a quarter past four in a small town, in front of the station. B has just arrived, and asks A for help.',
      a: {
        role: 'You work in the bookshop at the station.',
        facts: [
          'The chemist’s is five minutes away: straight on, past the church, on the left. It closes at five and does not take cards.',
          'The bank is opposite the museum: turn right at the traffic lights, ten minutes on foot.',
          'Your shop is open until five. People can leave a bag behind your desk, but then you go home.',
        ],
        goals: [
          'Find out where B wants to go, and why.',
          'Find out what B is carrying, and when B has to be back.',
          'Say what B has to do first, and what comes next.',
        ],
      },
      b: {
        role: 'You are in this town for one hour between two trains.',
        facts: [
          'Your friend needs medicine from a chemist’s today.',
          'You have a bank card, but only one pound in your bag.',
          'You have a heavy suitcase, and your train leaves at a quarter past five.',
        ],
        goals: [
          'Find out the way to the chemist’s, and when it closes.',
          'Find out where you can get money.',
          'Ask for help with your suitcase. Say the way again to be sure.',
        ],
      },
      phrases: [
        'Excuse me, is there a … near here?',
        'Turn left at the …',
        'How far is it?',
        'It’s opposite the …',
        'Can I leave my … here?',
        'So I go straight on, and then …?',
      ],
    },
    statements: [
      'I go to a library every month.',
      'A town needs a park more than a cinema.',
      'Shops must be closed on Sundays.',
      'I always know the way without my phone.',
      'A café is a good place to do homework.',
      'All museums must be free.',
      'It is better to have many small shops than one big supermarket.',
    ],
    questions: [
      'Which places in your town do you go to every week?',
      'Which place does your town need? Why?',
      'How do you get from here to the nearest supermarket?',
      'Where do you meet your friends when it is raining?',
      'Which building in your town do you like, and which do you not like?',
    ],
    task: {
      instruction:
        'There is an empty building next to the station. The town wants one new place for people from eight to eighty. Choose one of these, and plan what is on each of its two floors.',
      options: [
        'A library with a café: quiet, free, closes at six',
        'A swimming pool: fun for all, 4 pounds a visit',
        'A cinema: two films a day, 9 pounds a ticket',
        'A chemist’s and two doctors: the next one is eight kilometres away',
        'A big games room: cheap and noisy, open until ten',
        'A market for food from farms near the town: three mornings a week',
        'A place to mend bikes and phones: you have to help',
      ],
    },
    writing:
      'Write a message of 40 to 60 words to a new student. Say how to get from your school to a good place for lunch. Say what is next to it and what is opposite.',
  },
  hard: {
    words: [
      word(
        'shopping centre',
        'noun',
        'a large building with many shops under one roof',
        'The shopping centre has its own car park.',
      ),
      word('bench', 'noun', 'a long seat for two or more people', 'Every bench in the square was taken.'),
      word(
        'pensioner',
        'noun',
        'somebody who has stopped work because of age',
        'Pensioners get in for half the price.',
      ),
      word('entrance', 'noun', 'the door or way in', 'They met at the main entrance of the museum.'),
      word('security guard', 'noun', 'somebody who is paid to watch a building', 'A security guard asked us to leave.'),
      word('council', 'noun', 'the people who are elected to run a town', 'The council closed two libraries.'),
      word(
        'fountain',
        'noun',
        'a work of stone or metal that throws water into the air',
        'Children were playing round the fountain.',
      ),
      word('litter', 'noun', 'paper, bottles and so on that people drop', 'There was litter all over the bus station.'),
      word('for nothing', 'phrase', 'without paying', 'You can sit in the library for nothing.'),
      word(
        'hang around',
        'phrasal verb',
        'to stay in a place and do little',
        'They hang around the station after school.',
      ),
      word(
        'public space',
        'phrase',
        'a place that is open to everybody',
        'A square is the oldest kind of public space.',
      ),
      word('accessible', 'adjective', 'easy to reach or enter', 'The new town hall is accessible by wheelchair.'),
      word('facilities', 'noun', 'rooms and equipment for a purpose', 'The town has excellent sports facilities.'),
      word('landmark', 'noun', 'a building that is easy to see and recognise', 'The water tower is our only landmark.'),
    ],
    text: {
      title: 'Where did the benches go?',
      kind: 'dialogue',
      genre: 'argument',
      text: `Ms Halloran: Mr Osei, there used to be nine benches in your shopping centre. Where did they go?
Mr Osei: Into the cellar. The shops complained that the same people sat there from morning till closing time and never spent a penny.
Ms Halloran: Which people?
Mr Osei: Teenagers, mostly. And pensioners.
Ms Halloran: So people with more time than money. Do you know how many places there are in this town where you can sit in the dry for nothing? The library, until five, and the waiting room of the hospital.
Mr Osei: I sympathise. But this is a private building. If the council wants a youth club, it’s free to build one.
Ms Halloran: It did. Your car park stands on it.
Mr Osei: That was before my time.
Ms Halloran: Have sales gone up since you took the benches out?
Mr Osei: It’s too early to say.
Ms Halloran: It’s been fourteen months.
Mr Osei: All right, they’ve fallen slightly. People who can’t sit down go home, it seems.
Ms Halloran: Then we want the same thing.
Mr Osei: Not quite. I want people who rest and then buy something.
Ms Halloran: And you can tell who’s who by looking?
Mr Osei: Our security guard thinks he can.
Ms Halloran: That’s why my teenagers stand outside and make your entrance look frightening.
Mr Osei: Suppose I put four back, by the fountain.
Ms Halloran: Six, and two of them outside the chemist’s. Nobody over seventy walks as far as the fountain.
Mr Osei: Five. And you find me two teenagers who’ll come to our weekly meeting and talk about litter.
Ms Halloran: Paid?
Mr Osei: In hot chocolate.
Ms Halloran: Put it in writing and I’ll ask them. But I warn you: they bargain better than I do.`,
      questions: [
        choose(
          'What are they arguing about?',
          'Whether people may rest in a place without spending money',
          [
            ['Whether the town should pay for another youth club', 'The youth club comes up, but nobody plans one.'],
            ['Whether a building can be kept safe without a guard', 'The guard is mentioned only in passing.'],
            [
              'Whether teenagers should be allowed to work in shops',
              'They are to talk about litter, not to work in a shop.',
            ],
          ],
          'The benches went because people “never spent a penny”.',
        ),
        write(
          'How many benches were there in the past?',
          ['nine', '9', 'nine benches', '9 benches'],
          '“there used to be nine benches”',
        ),
        choose(
          'What does Ms Halloran mean by “Your car park stands on it”?',
          'The youth club had to make way for the shopping centre.',
          [
            ['The youth club was opened below the car park.', 'The car park “stands on it”, so it is gone.'],
            ['The council never got round to building a youth club.', 'She says “It did”: the council built one.'],
            ['The council is building a youth club at the moment.', 'All this was “before my time”, says Mr Osei.'],
          ],
          'He says that the council is free to build one. “It did. Your car park stands on it.”',
        ),
        trueOrFalse('Sales have risen since the benches were removed.', false, '“All right, they’ve fallen slightly.”'),
        choose(
          'How does Ms Halloran react to “It’s too early to say”?',
          'She shows that it is an excuse.',
          [
            ['She accepts that he needs more time.', 'She does not: fourteen months are long enough.'],
            ['She is sorry that she has asked.', 'She insists until he gives an answer.'],
            ['She is glad that it was not longer ago.', 'She says how long it is, not how short.'],
          ],
          '“It’s been fourteen months.” Then he says “All right”.',
        ),
        choose(
          'What does Ms Halloran suggest by her last words?',
          'The teenagers will not be content with hot chocolate.',
          [
            ['The teenagers will refuse to talk to Mr Osei.', 'She is going to ask them, and expects them to bargain.'],
            ['The teenagers will make more litter than before.', 'Nothing in her words is about litter.'],
            ['The teenagers will write the agreement themselves.', 'It is Mr Osei who should put it in writing.'],
          ],
          '“they bargain better than I do”, she says, after “In hot chocolate.”',
        ),
      ],
    },
    roleCards: {
      scene: 'The library of your town has to save money. Its head meets the leader of a group of readers.',
      a: {
        role: 'You are the head of the library.',
        facts: [
          'You have to save 12,000 pounds a year. The library is open on five evenings a week, and each of them costs 4,000 a year.',
          'Hardly anybody borrows a book after six, but the reading room is full then.',
          'The law says that one trained person must be in the building, but only one. With helpers at the desk, an evening would cost half.',
        ],
        goals: [
          'Find out who comes in the evening, and what for.',
          'Find out whether the readers would do some of the work.',
          'Agree on opening hours that save at least 8,000; you can find the rest elsewhere.',
        ],
      },
      b: {
        role: 'You speak for the readers, who want the library to stay open late.',
        facts: [
          'Most people come in the evening for the warmth, the desks and the internet. Many live in small flats.',
          'Ten of your members would sit at the desk one evening a month.',
          'Wednesday evening matters most: forty people learn a language then.',
        ],
        goals: [
          'Find out how much really has to be saved, and what an evening costs.',
          'Find out what the law demands.',
          'Save Wednesday, and as much of the rest as you can.',
        ],
      },
      phrases: [
        'What exactly do you mean by …?',
        'Correct me if I’m wrong, but …',
        'We’d be prepared to … if you …',
        'I can’t go below …',
        'That still leaves …',
        'Could we at least …?',
      ],
    },
    statements: [
      'A place where you have to buy something is not a public place.',
      'Teenagers are treated unfairly in most shops.',
      'A town without a cinema is only a place to sleep.',
      'Benches on which nobody can lie down are cruel.',
      'Cafés should be allowed to ban laptops.',
      'Online shopping has done more harm to town centres than cars have.',
      'Beautiful old buildings should not be turned into offices.',
      'It is a good thing if a station feels like a shopping centre.',
    ],
    questions: [
      'Where can you spend an afternoon in your town without spending any money?',
      'Which groups of people do you hardly ever see in the town centre, and why might that be?',
      'What makes you stay in a place longer than you meant to?',
      'What would you put into an empty department store?',
      'Which building would your town be unrecognisable without?',
    ],
    task: {
      instruction:
        'A shop of 300 square metres on the main square has been empty for a year. The owner lets the town use it for three years, but wants it to be open on six days a week. Rank the three best ideas, and say what could go wrong with your first choice.',
      options: [
        'A repair café, run by volunteers, free, three afternoons at first',
        'A stage and practice rooms for bands, paid by the hour',
        'A warm room with sofas, tea and no programme at all',
        'Small stalls for people who try out a business, cheap for half a year',
        'Advice on tax, rent and forms in eleven languages',
        'A climbing wall, with high costs for insurance',
        'A kitchen for strangers to make lunch in, together',
      ],
    },
    writing:
      'Write a report of 150 to 180 words for the council on one place in your town which is used less than it could be. Say who uses it now, what keeps others away, and recommend two changes that cost little.',
  },
};
