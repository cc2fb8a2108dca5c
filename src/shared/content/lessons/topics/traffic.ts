import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('traffic', 'noun', 'all the cars and buses on the road', 'There is a lot of traffic on Monday mornings.'),
      word('traffic jam', 'noun', 'a long line of cars that cannot move', 'We sat in a traffic jam for an hour.'),
      word('lane', 'noun', 'the part of a road for one line of cars or bikes', 'Bikes have their own lane here.'),
      word('late', 'adjective', 'after the right time', 'The bus was ten minutes late.'),
      word('leave home', 'phrase', 'to go out of your house, for example to work', 'I leave home at seven.'),
      word('take the bus', 'phrase', 'to go somewhere by bus', 'When it rains I take the bus.'),
      word('by bike', 'phrase', 'on a bicycle', 'She comes to school by bike.'),
      word('drive', 'verb', 'to make a car go', 'My uncle drives to work.'),
      word('park', 'verb', 'to stop and leave your car somewhere', 'You cannot park in front of the school.'),
      word('full', 'adjective', 'with no space for more', 'The eight o’clock bus is always full.'),
      word('bridge', 'noun', 'a road over a river', 'All the cars have to go over one bridge.'),
      word(
        'traffic lights',
        'noun',
        'red, yellow and green lamps that tell cars to stop or go',
        'Turn right at the traffic lights.',
      ),
      word('accident', 'noun', 'when a car hits something or somebody', 'There was an accident near the school.'),
      word('on foot', 'phrase', 'walking', 'It is only five minutes on foot.'),
    ],
    text: {
      title: 'The race to work',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Kenji: Sorry, I’m late. There was a traffic jam on the bridge.
Lucia: Again? Kenji, this is the third time this week!
Kenji: I left home at half past seven. I sat in the car for fifty minutes.
Lucia: You live four kilometres away. You can do that on foot in fifty minutes.
Kenji: Not in this rain.
Lucia: I came by bike, through the park. It took eighteen minutes.
Kenji: And now your shoes are full of water.
Lucia: I have dry shoes in my desk. But all right. Take the bus when it rains.
Kenji: The bus stands in the same traffic jam.
Lucia: It doesn’t. It has its own lane now. Let’s have a race tomorrow. You drive, and I take the bus. We both start from your street, and the loser buys the coffee for a month.
Kenji: At half past seven?
Lucia: At half past seven.
Kenji: Hm. Can we start at six?
Lucia: At six the road is empty! No, Kenji. But you can do that every day, without a race.`,
      questions: [
        choose(
          'What do Kenji and Lucia talk about?',
          'The best way to get to work',
          [
            ['The best place to have coffee', 'The coffee is for the person who wins the race.'],
            ['The best car for a big town', 'Kenji has a car, but they do not say which cars are good.'],
            ['The best shoes for the rain', 'Lucia’s shoes are wet, but that is a small thing.'],
          ],
          'Kenji says: “I sat in the car for fifty minutes.” Lucia says: “I came by bike”.',
        ),
        write(
          'How many minutes did Kenji sit in his car?',
          ['fifty', '50', 'fifty minutes', '50 minutes'],
          '“I sat in the car for fifty minutes.”',
        ),
        trueOrFalse('Lucia came to work by bus today.', false, '“I came by bike, through the park.”'),
        choose(
          'Why is the bus fast now?',
          'It has a lane for buses only.',
          [
            ['It goes through the park.', 'Lucia’s way by bike goes through the park.'],
            ['It starts at six o’clock.', 'We do not read when the first bus starts.'],
            ['It does not stop at traffic lights.', 'They do not talk about traffic lights.'],
          ],
          '“It has its own lane now.”',
        ),
        choose(
          'Why does Kenji want to start at six?',
          'There are not many cars at six.',
          [
            ['There is more rain at half past seven.', 'They do not know tomorrow’s weather.'],
            ['There is no bus at half past seven.', 'Lucia is going to take the bus then.'],
            ['There is good coffee at six.', 'The loser buys the coffee. It is for a month.'],
          ],
          '“At six the road is empty!”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You work in the same office. From Monday, the bridge between your homes and the office is closed to cars.',
      a: {
        role: 'You always drive to work.',
        facts: [
          'Your car has four seats. The long way by car takes one hour, and you hate to drive alone.',
          'You can start work at eight or at nine.',
          'You cannot ride a bike.',
        ],
        goals: [
          'Find out if people can cross the bridge on foot, and what comes after it.',
          'Find out when B starts work, and what B does on rainy days.',
          'Make a plan for the week with B.',
        ],
      },
      b: {
        role: 'You always go by bike.',
        facts: [
          'People can cross the bridge on foot. On the other side there is a bus every ten minutes: it takes a quarter of an hour.',
          'You must be in the office at eight on Tuesdays. On other days you start at nine.',
          'You don’t like to get wet, and it is going to rain on Tuesday and Thursday.',
        ],
        goals: [
          'Find out how long the way by car takes, and who is in A’s car.',
          'Find out if A can leave early on Tuesday.',
          'Do not sit in a car for an hour every day.',
        ],
      },
      phrases: [
        'How do you get to work?',
        'How long does it take?',
        'What time do you have to be there?',
        'Can you take me with you on …?',
        'It’s quicker by …',
        'Why don’t we …?',
      ],
    },
    statements: [
      'Cars should go slowly in every street of a town.',
      'Buses and trains should be free.',
      'I like to walk to school or to work.',
      'It is dangerous to ride a bike in my town.',
      'Everybody needs to learn to drive.',
      'Children should not go to school by car.',
      'I get angry in a traffic jam.',
    ],
    questions: [
      'How did you get here today, and how long did it take?',
      'Where do you see traffic jams in your town, and when?',
      'What can you do in a traffic jam?',
      'What is good and what is bad about going by bus?',
      'What will be different on our roads in twenty years?',
    ],
    task: {
      instruction:
        'There are too many cars in front of a school in the morning. It has 500 students and 10,000 pounds. Choose two ideas, and say who is not going to like them.',
      options: [
        'No cars in the street from half past seven to nine: free, but somebody has to stand there',
        'A school bus from three villages: 9,000 pounds a year',
        'Places for two hundred bikes: 6,000 pounds',
        'School starts at different times for young and old students: free',
        'A “walking bus”: parents walk to school with ten children each, free, every day',
        'A second door to the park: 5,000 pounds, ten minutes more on foot',
        'A prize every month for the class with the fewest cars: 1,000 pounds',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to the mayor of your town. Say where there is too much traffic, when, and what it is like. Ask for one thing that helps, and say thank you.',
  },
  hard: {
    words: [
      word(
        'congestion',
        'noun',
        'too many cars on a road, so that they hardly move',
        'Congestion is worst on Friday afternoons.',
      ),
      word(
        'charge',
        'noun',
        'money that has to be paid for using something',
        'There is a charge for crossing the bridge.',
      ),
      word('queue', 'noun', 'a line of people or cars that are waiting', 'The queue stretched back to the airport.'),
      word('come to a halt', 'phrase', 'to stop moving', 'Traffic came to a halt before the tunnel.'),
      word('weekday', 'noun', 'any day except Saturday and Sunday', 'On weekdays the first bus leaves at five.'),
      word('referendum', 'noun', 'a vote by all the people on one question', 'A referendum was held on the new road.'),
      word('majority', 'noun', 'more than half of a group', 'The majority of drivers sit alone in their cars.'),
      word('in favour', 'phrase', 'supporting a plan', 'Are you in favour of a lower speed limit?'),
      word(
        'commuter',
        'noun',
        'somebody who travels to work every day, often from far away',
        'Commuters filled the early train.',
      ),
      word(
        'rush hour',
        'phrase',
        'the time when most people travel to work or home',
        'Avoid the ring road in the rush hour.',
      ),
      word(
        'public transport',
        'phrase',
        'buses, trains and trams for everybody',
        'Public transport is poor in the valleys.',
      ),
      word('pedestrian', 'noun', 'somebody who is walking in a street', 'The square belongs to pedestrians now.'),
      word(
        'fine',
        'noun',
        'money that you pay because you broke a rule',
        'She got a fine for parking on the pavement.',
      ),
      word(
        'fumes',
        'noun',
        'gases with a strong smell that are bad for you',
        'Fumes from the lorries came in through the window.',
      ),
    ],
    text: {
      title: 'The drivers who never noticed',
      kind: 'text',
      genre: 'science',
      source:
        'J. Eliasson, The Stockholm congestion charges: an overview (Centre for Transport Studies, 2014), and his talk How to solve traffic jams (2012)',
      text: `In January 2006 Stockholm began an experiment that most of its people did not want. For seven months, most people who drove into or out of the centre on a weekday had to pay a charge: between one and two euros, depending on the time of day. Disaster was predicted.

Instead, about a fifth of the cars disappeared. The queues shrank by much more than that, because congestion does not grow in a straight line. Up to a point, traffic flows; beyond it, a few cars too many bring everything to a halt. Take those few away, and the others can move again.

At the end of July the charge was lifted, as had been planned, and most of the cars came back. In September the city held a referendum. A narrow majority was in favour. Since 2007 the charge has been permanent.

The researchers now wanted to know where the missing drivers had gone. It turned out to be surprisingly hard to find them. In surveys, far fewer people said that they had changed their habits than must have done so. Many of those who now drove less seemed not to have noticed.

Something similar had happened to their opinions. Before the experiment, well over half of the people were against the charge. Five years later, about two in three were for it. Yet when they were asked, many said that they had thought so all along.

For politicians this may be a comforting story: the storm passes, if you can bear it. For the rest of us it is less flattering. We like to believe that we choose how we travel, and that we know our own minds. A coin was enough to move us, and afterwards we could have sworn that we had never left our seats.`,
      questions: [
        choose(
          'What does the text mainly show?',
          'People changed without being aware of it.',
          [
            ['People will never accept paying for roads.', 'In the end about two in three accepted it.'],
            ['People drive less only if it is expensive.', 'One or two euros were enough.'],
            ['People lie when they are asked about their cars.', 'They were wrong about themselves; they did not lie.'],
          ],
          '“Many of those who now drove less seemed not to have noticed.”',
        ),
        choose(
          'Why did the queues shrink by more than a fifth?',
          'Only the last few cars make a full road stop.',
          [
            ['Only those who pay are allowed in the fast lane.', 'There is no fast lane in the text.'],
            ['The cars that were left kept to the main roads.', 'The text does not say which roads they took.'],
            ['The charge was higher than had been planned.', 'Nothing is said of a higher charge.'],
          ],
          '“beyond it, a few cars too many bring everything to a halt”',
        ),
        trueOrFalse(
          'After the charge had been lifted, there were still as few cars as during the experiment.',
          false,
          '“At the end of July the charge was lifted, as had been planned, and most of the cars came back.”',
        ),
        write(
          'In which year did the charge become permanent?',
          ['2007', 'in 2007'],
          '“Since 2007 the charge has been permanent.”',
        ),
        choose(
          'What was odd about people’s opinions five years later?',
          'Many believed that they had not changed them.',
          [
            ['Many refused to say what they thought.', 'They did say it: they were for it.'],
            ['Many were still against what they had voted for.', 'Most were for the charge by then.'],
            ['Many supported it because they no longer drove.', 'The text does not give this reason.'],
          ],
          '“many said that they had thought so all along”',
        ),
        choose(
          'What does the writer imply in the last sentence?',
          'We know less about ourselves than we think.',
          [
            ['We should not be made to pay in order to travel.', 'The writer does not take sides on the charge.'],
            ['We would travel less if seats were less comfortable.', 'The seat is an image for what we think.'],
            ['We ought to be asked before anything is changed.', 'The writer doubts that we know what we think.'],
          ],
          'We like to believe “that we know our own minds”, but “A coin was enough to move us”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A city plans to close one street of shops to cars, as a trial. A planner visits the owner of a shop there.',
      a: {
        role: 'You plan traffic for the city.',
        facts: [
          'The trial lasts six months, from April to September. After that the shops vote on it.',
          'Vans may drive in until eleven in the morning.',
          'You counted: four out of five customers in this street come on foot, by bike or by tram.',
        ],
        goals: [
          'Find out what exactly the owner is afraid of.',
          'Find out which kind of customer cannot come without a car.',
          'Win the owner for the trial. You may change one rule for one kind of shop.',
        ],
      },
      b: {
        role: 'You sell and mend musical instruments.',
        facts: [
          'You think that most of your customers come by car. You have never counted them.',
          'Pianos and drums are brought to you in the afternoon, about three times a week.',
          'The shop next door closed when the tram line was being built.',
        ],
        goals: [
          'Find out how long the trial lasts, and who decides afterwards.',
          'Find out what the city knows about your customers, and how.',
          'Get an answer for the pianos.',
        ],
      },
      phrases: [
        'What worries me most is …',
        'How do you know that …?',
        'Have you considered …?',
        'We could make an exception for …',
        'As long as …, I’d be willing to …',
        'And what happens if …?',
      ],
    },
    statements: [
      'Anybody who drives into a city should pay for it.',
      'A charge is unfair to people who cannot afford to live near their work.',
      'Wider roads only bring more cars.',
      'Cyclists break more rules than drivers do.',
      'People should vote on a plan only after they have tried it.',
      'Self-driving cars will make traffic worse.',
      'Parking in a street is a waste of public space.',
      'Nobody under twenty-five should be allowed to drive a fast car.',
    ],
    questions: [
      'What would have to happen for people in your town to drive less?',
      'Have you ever come round to something that you were against at first?',
      'Which rule of the road is broken most where you live, and why?',
      'What would your street be like if no car had ever been parked in it?',
      'Is it all right to try something that most people do not want?',
    ],
    task: {
      instruction:
        'A city of 300,000 wants a fifth fewer cars in its centre within three years, and may anger at most one large group of people. Choose three measures that work together.',
      options: [
        'A charge of two euros for each trip into the centre',
        'Free buses and trams, paid for by higher rents for shops',
        'Half as many parking spaces, with trees in their place',
        'Car parks at both ends of the tram lines, with guards',
        'Offices and schools that start between seven and ten',
        'Bike lanes on all main roads, which leaves one lane for cars',
        'Deliveries at night only',
        'A screen on each road that shows how long the drive really takes: cheap, and nobody has to obey it',
      ],
    },
    writing:
      'Write an essay of 150 to 190 words for a school magazine on the question “Should drivers pay to enter a city?” Give the strongest argument of each side before you say what you think.',
  },
};
