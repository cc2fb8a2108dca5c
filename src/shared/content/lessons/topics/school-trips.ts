import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('school trip', 'phrase', 'a day away with your class and teacher', 'We went on a school trip to the sea.'),
      word('coach', 'noun', 'a comfortable bus for long trips', 'The coach leaves at eight.'),
      word('castle', 'noun', 'a very old, strong building with high walls', 'The castle has four towers.'),
      word('guide', 'noun', 'a person who shows you a place', 'The guide told us a story about the king.'),
      word('packed lunch', 'phrase', 'food from home in a box or bag', 'Everybody needs a packed lunch.'),
      word('count', 'verb', 'to say one, two, three … and find out how many', 'The teacher counts us at every stop.'),
      word('get on', 'phrase', 'to go into a bus or train', 'Please get on one after the other.'),
      word('get off', 'phrase', 'to go out of a bus or train', 'We get off at the museum.'),
      word('seat', 'noun', 'a place where you can sit', 'I want a seat by the window.'),
      word('cap', 'noun', 'a soft hat with a part over your eyes', 'All the students have red caps.'),
      word('tower', 'noun', 'a tall, narrow building or part of a building', 'From the tower we saw the river.'),
      word('list', 'noun', 'names or things, one under the other', 'My name is not on the list.'),
      word('ticket', 'noun', 'a paper that you buy to go in or to travel', 'A ticket for the zoo is six pounds.'),
      word('meet', 'verb', 'to come together at a place', 'We meet in front of the school at seven.'),
    ],
    text: {
      title: 'Twenty-four yellow caps',
      kind: 'text',
      genre: 'story',
      text: `Mrs Okoro went on a school trip to a castle with twenty-four students. She gave them all yellow caps.
The guide showed them the towers. Then they ate their packed lunches in the garden. A class in blue caps sat there too.
At three o’clock, Mrs Okoro stood at the door of her coach and counted the caps. Twenty-two, twenty-three, twenty-four. “Good!”
On the road she walked from seat to seat with some chocolate. “Here you are, Priya.”
Under the yellow cap was a boy.
“I’m Leo,” he said. “Priya liked my cap, so I gave it to her, and she gave me this one. Then you said, ‘Yellow caps, get on!’, and I got on. It’s my first week at my new school. I don’t know many faces.”
Mrs Okoro’s phone rang. It was the other teacher. “I have all my blue caps,” he said, “but …”
“I know,” said Mrs Okoro. “Her name is Priya.”
Mrs Okoro doesn’t take caps now. She takes a list of names.`,
      questions: [
        choose(
          'What goes wrong on the trip?',
          'Two students are on the wrong coach.',
          [
            ['Two classes go to the wrong castle.', 'Nobody says that it was the wrong castle.'],
            ['Two teachers have only one coach.', 'Each teacher has a coach.'],
            ['Two students lose their yellow caps.', 'Priya did not lose her cap. She gave it to Leo.'],
          ],
          'Leo says, “I got on”, and Mrs Okoro knows who is on the other coach: “Her name is Priya.”',
        ),
        write(
          'What colour are the caps of the other class?',
          ['blue', 'they are blue', 'they’re blue'],
          '“A class in blue caps sat there too.”',
        ),
        trueOrFalse(
          'At the door of the coach, Mrs Okoro counts only twenty-three caps.',
          false,
          'She has twenty-four students, and she counts “Twenty-two, twenty-three, twenty-four.”',
        ),
        choose(
          'How does Mrs Okoro find Leo?',
          'She brings everybody something nice.',
          [
            ['She counts all her students again.', 'She counts only one time, at the door.'],
            ['She hears him call his own teacher.', 'Leo calls nobody. The phone rings later.'],
            ['She sees one blue cap with the yellow caps.', 'Leo has a yellow cap now.'],
          ],
          '“On the road she walked from seat to seat with some chocolate.”',
        ),
        choose(
          'What did Mrs Okoro learn from that day?',
          'The right number is not enough.',
          [
            ['Yellow is not a good colour.', 'With another colour, it can happen again.'],
            ['Chocolate is not for the coach.', 'The chocolate helped her.'],
            ['Castles are not for big classes.', 'The castle was not the problem.'],
          ],
          'There were twenty-four caps, but not her twenty-four students. Now “She takes a list of names.”',
        ),
      ],
    },
    roleCards: {
      scene: 'A teacher wants to visit a farm with a class. The teacher and the farmer talk on the phone.',
      a: {
        role: 'You are a teacher.',
        facts: [
          'You have 22 students. Two teachers come with them.',
          'The coach arrives at ten and leaves at two. You need half an hour for lunch.',
          'You have 150 pounds for everything on the farm.',
          'Two students are afraid of cows. Many of them love cooking.',
        ],
        goals: [
          'Find out how much the tickets are for all of you.',
          'Find out what the class can do on the farm, and at what time.',
          'Make a plan for the day. Do not pay more than 150 pounds.',
        ],
      },
      b: {
        role: 'You have a farm, and classes can visit it.',
        facts: [
          'A ticket is six pounds for a student. Teachers do not pay.',
          'The tour is in the ticket. It starts at half past ten and takes one hour.',
          'A class can give food to the cows (5 pounds, from 12.00 to 12.20) or bake bread (10 pounds, from 12.30 to 1.30).',
          'A class can also take a tractor ride to the river (15 pounds, from 12.45 to 1.45).',
        ],
        goals: [
          'Find out how many people come, and how long they stay.',
          'Find out what the students like, and what they are afraid of.',
          'Make a plan for the day. Everybody must have something to do.',
        ],
      },
      phrases: [
        'How much is it for …?',
        'What time does it start?',
        'What can we do after that?',
        'Is that OK for everybody?',
        'That’s too late for us.',
        'Let’s take … and …',
      ],
    },
    statements: [
      'Phones should stay at home on a school trip.',
      'The students should choose where the class goes.',
      'You can learn more on a trip than in a week of lessons.',
      'Four short trips are better than one long trip.',
      'The best seats on a coach are at the back.',
      'Parents should never come on a school trip.',
      'I like school trips on rainy days, too.',
    ],
    questions: [
      'Which school trip do you remember well, and why?',
      'What do you put in your bag for a day away?',
      'What can you do on a long coach trip?',
      'Where in your area is a good place for a class to go?',
      'What is difficult for a teacher on a school trip?',
    ],
    task: {
      instruction:
        'A class of twenty students has 400 pounds for this year. Choose two trips. On one of them the class must be outside all day.',
      options: [
        'A castle with a guide: 160 pounds, one hour on the coach, inside and outside',
        'The sea: 240 pounds, three hours on the coach, outside all day, no guide',
        'A chocolate factory: 220 pounds, you can eat a lot but touch nothing, inside',
        'A forest, with one night in tents: 180 pounds, outside all day, you cook your own food',
        'A TV studio: 150 pounds, ten students go in, and ten wait in a café, inside',
        'A long walk to a lake: 20 pounds for the boat, outside all day, eighteen kilometres',
        'A day with small children in a village school: free, you teach them a game, inside',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to the parents of your class. Tell them about next week’s trip: where you are going, when you leave and come back, and what everybody needs.',
  },
  hard: {
    words: [
      word(
        'outing',
        'noun',
        'a short trip that a group makes for pleasure',
        'The whole school looks forward to the outing.',
      ),
      word('itinerary', 'noun', 'a plan of a journey, with places and times', 'Lunch was missing from the itinerary.'),
      word('destination', 'noun', 'the place where you are going', 'We reached our destination two hours late.'),
      word('set off', 'phrase', 'to start a journey', 'We set off before it was light.'),
      word(
        'break down',
        'phrase',
        'to stop working, as a car or a machine may do',
        'The minibus broke down on the bridge.',
      ),
      word(
        'stranded',
        'adjective',
        'stuck in a place with no way to get out',
        'The class was stranded on the island overnight.',
      ),
      word(
        'theme park',
        'phrase',
        'a large place with rides, built around one idea',
        'The theme park was closed because of the wind.',
      ),
      word('headcount', 'noun', 'a check of how many people are there', 'There is a headcount at every stop.'),
      word(
        'reluctant',
        'adjective',
        'not really wanting to do something',
        'Some reluctant walkers stayed near the bus.',
      ),
      word('refund', 'noun', 'money that you get back', 'Those who fell ill were given a refund.'),
      word('recommend', 'verb', 'to say that something is worth choosing', 'Who would you recommend as a guide?'),
      word(
        'consent form',
        'phrase',
        'a paper that parents sign to allow something',
        'Without a consent form you stay at home.',
      ),
      word('supervise', 'verb', 'to watch people so that all goes well', 'Two adults supervise every group.'),
      word(
        'make the most of',
        'phrase',
        'to get as much good as possible out of something',
        'We made the most of the last afternoon.',
      ),
    ],
    text: {
      title: 'Trip report, class 10B',
      kind: 'text',
      genre: 'report',
      text: `To: Dr Halvorsen, head teacher
From: Ines and Tariq, for class 10B

The destination of our outing was a theme park. We set off at eight with thirty-one pupils, two teachers and a detailed itinerary, which allowed for nine rides and a lunch break of twenty-five minutes. At twenty past nine the coach broke down.

We were stranded in a village that was not on the itinerary or, as far as we could see, on anybody else’s. The mechanic, we were told, would be there within the hour. He arrived at four, having first driven to a village of the same name in another valley.

For half an hour we complained. Then the baker, whose van had a flat tyre, asked whether anyone could carry flour. Six of us could. In return, she taught us to bake her bread. An old man called Mr Petrov, who had heard that there were young people at the bus stop, came to look at us as one looks at elephants. He stayed to teach us a game with dried beans that nobody else alive, he said, still knew. Eleven reluctant football players lost seven–nil to the village team, whose goalkeeper was sixty-eight.

Nobody had a signal. We mention this only because our parents have asked.

At the headcount at five, two pupils were missing. They were found in the bakery, enquiring about summer jobs.

The theme park has offered a refund of 620 pounds. As for next year, the class was asked to choose between the park and the village. The village won by twenty-eight votes to three.

We therefore recommend that the school should hire the same coach. If it has been repaired in the meantime, we are sure that something can be arranged.`,
      questions: [
        choose(
          'What does the report tell the head teacher?',
          'A failed plan led to a better day.',
          [
            ['A careless driver put the class in danger.', 'Nobody was in danger, and the driver is not blamed.'],
            ['A theme park turned out to be a disappointment.', 'The class never got to the park.'],
            ['A village was chosen because it was cheap.', 'They were in the village because the coach had stopped.'],
          ],
          'The coach “broke down”, and yet “The village won by twenty-eight votes to three.”',
        ),
        choose(
          'Why did the mechanic come so late?',
          'He had mixed up two places.',
          [
            ['He had a flat tyre himself.', 'It was the baker’s van that had a flat tyre.'],
            ['He could not be reached by phone.', 'There was no signal, but the class was told that he would come.'],
            ['He was busy with another coach.', 'No other coach is mentioned.'],
          ],
          'He arrived “having first driven to a village of the same name in another valley.”',
        ),
        trueOrFalse(
          'The pupils who played football beat the team of the village.',
          false,
          'They “lost seven–nil to the village team”.',
        ),
        write(
          'How many votes did the theme park get?',
          ['three', '3', 'three votes', '3 votes', 'only three', 'only 3'],
          '“The village won by twenty-eight votes to three.”',
        ),
        choose(
          'Why were two pupils not at the coach at five?',
          'They were hoping to be given work.',
          [
            ['They were still carrying flour.', 'That was in the morning, and six of them did it.'],
            ['They were trying to phone their parents.', 'The parents asked later; nobody had a signal.'],
            [
              'They were learning the game with the beans.',
              'Mr Petrov taught the game; the two were found at the baker’s.',
            ],
          ],
          '“They were found in the bakery, enquiring about summer jobs.”',
        ),
        choose(
          'What do the writers suggest in their last sentence?',
          'The coach could be made to fail again.',
          [
            ['The school could pay for the repair itself.', 'They do not want the coach to be repaired.'],
            ['The village could send a vehicle of its own.', 'The only vehicle in the village is the baker’s van.'],
            ['The park could be visited on the way back.', 'Most of the class voted against the park.'],
          ],
          'They want “the same coach”; if it works, “something can be arranged.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'Three days before a class trip of two nights, the manager of a youth hostel calls the teacher. There is a problem with the booking.',
      a: {
        role: 'You are the teacher.',
        facts: [
          'You have booked 28 beds, for 26 pupils and two teachers, at 30 pounds a night.',
          'One pupil has a broken leg and cannot climb stairs.',
          'Your train arrives at nine in the evening, and nobody will have eaten since noon.',
          'In each building in which pupils sleep there must be a teacher.',
        ],
        goals: [
          'Find out how many beds are left, and on which floor.',
          'Find out where the others could sleep, and what there is to eat at nine.',
          'Agree on a plan for both nights, and get at least 80 pounds back.',
        ],
      },
      b: {
        role: 'You manage the hostel.',
        facts: [
          'A pipe has burst. Only 22 beds can be used: four of them on the ground floor, the others upstairs.',
          'You can put twelve mats in the sports hall, which is a separate building. For each person on a mat you may give back up to 15 pounds a night.',
          'The hotel across the road has eight beds, but only for the first night. You would pay for them.',
          'The kitchen closes at half past seven. After that, there can be cold food in the dining room.',
        ],
        goals: [
          'Find out how many people are coming, and whether any of them need a special room.',
          'Find out when they arrive, and where the teachers have to sleep.',
          'Agree on a plan for both nights, and give back no more than 150 pounds.',
        ],
      },
      phrases: [
        'I’m afraid I have bad news about …',
        'What do you suggest instead?',
        'That would leave … people without a bed.',
        'Would it be acceptable if …?',
        'I have to insist on …',
        'Let me just go through that again.',
      ],
    },
    statements: [
      'A trip on which nothing goes wrong is soon forgotten.',
      'Every pupil should spend a week at another school.',
      'School trips have become too expensive.',
      'A pupil who behaves badly should not be taken on the next trip.',
      'Trips should be free of worksheets.',
      'Classes ought to travel by train, even if it takes longer.',
      'Pupils of fifteen can be allowed to explore a city without a teacher.',
      'Teachers should be paid extra for nights away.',
    ],
    questions: [
      'When did a plan of yours fall through and turn into something better?',
      'What can a class learn on a trip that cannot be learnt at school?',
      'How much freedom should people of your age have in a foreign city?',
      'If foreign pupils visited your area for a day, where would you take them?',
      'What makes somebody a good person to travel with?',
    ],
    task: {
      instruction:
        'A class of 24 is planning its year. It may spend 6,000 pounds in all and miss no more than six school days. Choose exactly three trips.',
      options: [
        'Sailing on an old wooden ship: 3,000 pounds, three school days, rough sea',
        'A weekend on a mountain farm: 1,200 pounds, no school days, work from six in the morning',
        'A day in a law court: free, one school day, and not a word may be spoken',
        'An exchange with a school abroad: 2,400 pounds, five school days, each pupil lives with a family',
        'A theme park: 1,500 pounds, one school day, and hardly anything to learn',
        'Sixty kilometres on foot, with tents: 600 pounds, three school days, whatever the weather',
        'A night in a science museum: 1,800 pounds, one school day, since nobody is going to sleep',
      ],
    },
    writing:
      'Write a report of 150 to 190 words to a head teacher on a trip, real or invented, that did not go as planned. Say what was planned, what happened and what the class gained, and end with a recommendation.',
  },
};
