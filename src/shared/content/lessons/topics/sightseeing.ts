import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('go sightseeing', 'phrase', 'to visit the famous places in a town', 'We went sightseeing on the first day.'),
      word('sight', 'noun', 'a famous place that many people want to see', 'The old clock is the best sight in town.'),
      word('tourist', 'noun', 'a person who visits a place on holiday', 'The tourists took photos of the square.'),
      word('map', 'noun', 'a picture that shows streets and places', 'We found the museum with a map.'),
      word('castle', 'noun', 'a big old house with strong walls, often on a hill', 'A king lived in this castle.'),
      word(
        'old town',
        'noun',
        'the part of a city that people built first',
        'The streets in the old town are very small.',
      ),
      word('bridge', 'noun', 'a road or a path over a river', 'From the bridge you can see the boats.'),
      word(
        'take a photo',
        'phrase',
        'to make a picture with a phone or a camera',
        'Can you take a photo of us, please?',
      ),
      word(
        'postcard',
        'noun',
        'a picture on strong paper that you can send',
        'I sent my uncle a postcard of the castle.',
      ),
      word('famous', 'adjective', 'known by very many people', 'This is a famous tower.'),
      word('view', 'noun', 'everything that you can see from a place', 'There is a great view from the hill.'),
      word('guide', 'noun', 'a person who shows visitors a place', 'Our guide knew every house.'),
      word('ticket', 'noun', 'a small paper that you buy before you go in', 'A ticket for the museum is six pounds.'),
      word('souvenir', 'noun', 'a thing that you buy and take home from a trip', 'I bought a spoon as a souvenir.'),
    ],
    text: {
      title: 'The boy with the red ball',
      kind: 'text',
      genre: 'story',
      text: `Dorota had three hours in a small town, and she went sightseeing. She had a map with the famous sights: the castle, the old town and the bridge.
The castle was closed. In the old town there were too many tourists. In a little shop, Dorota bought an old postcard. It showed the bridge, and on the bridge there was a boy with a red ball.
“I can take the same photo,” she thought, and she walked to the river.
On the bridge there was a man with grey hair. He had a red ball in his hands.
“Excuse me,” said Dorota. “Why have you got a ball?”
“Look at your postcard,” said the man. “That was me, fifty years ago. Do you want to take a photo? It’s free for everybody with a postcard.”
Dorota took three. “Thank you! Are you here every day?”
“Every Sunday,” said the man. “On Sundays my sister works in our shop.”`,
      questions: [
        choose(
          'What is the story about?',
          'A tourist meets the boy from an old photo.',
          [
            ['A tourist buys a red ball for a little boy.', 'Dorota buys a postcard. The ball is the man’s.'],
            ['A tourist cannot find the bridge in a town.', 'She walked to the river, and she found it.'],
            ['A tourist has no time for the famous sights.', 'She had three hours, and she went to all three.'],
          ],
          'The man says: “Look at your postcard” and “That was me, fifty years ago.”',
        ),
        trueOrFalse('Dorota saw the rooms of the castle.', false, '“The castle was closed.”'),
        choose(
          'What did Dorota want to do on the bridge?',
          'Get a photo like the one on the card',
          [
            ['Find the shop with the old postcards', 'She was in the shop before that.'],
            ['Meet the boy with the ball on the card', 'The picture was old. She did not know about the man.'],
            ['Get away from the man with the red ball', 'She did not know the man before.'],
          ],
          '“I can take the same photo,” she thought.',
        ),
        write('How many photos did Dorota take?', ['three', '3', 'three photos', '3 photos'], '“Dorota took three.”'),
        choose(
          'Why is the man on the bridge every Sunday?',
          'He wants to sell more cards.',
          [
            ['He likes to play with the ball.', 'The ball is for the photos.'],
            ['He meets his old friends there.', 'The story does not speak of friends.'],
            ['He takes photos of all tourists.', 'The tourists take photos of the man.'],
          ],
          'A photo is “free for everybody with a postcard”, and the cards come from “our shop”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'On Saturday you are going to visit a city together. Your train gets there at ten in the morning. Make a plan for the day.',
      a: {
        role: 'You love old places.',
        facts: [
          'The castle is open from nine to three. A ticket is 8 pounds, and you want to stay for two hours.',
          'You have 20 pounds for the day.',
          'The café in the castle is very nice, but lunch there is 9 pounds.',
        ],
        goals: [
          'Find out when the boats go and what a ticket costs.',
          'Find out where you can eat for less money.',
          'Find out when the train home goes.',
          'Make a plan for the day with B.',
        ],
      },
      b: {
        role: 'You love rivers and boats.',
        facts: [
          'There is a boat trip at noon and at three. It is one hour long, and a ticket is 10 pounds.',
          'At the market in the old town you can get soup for 2 pounds. The market closes at two.',
          'The train home goes at half past four, from the station next to the boats.',
        ],
        goals: [
          'Find out when the castle is open and what it costs.',
          'Find out how much money A has, and what lunch in the castle costs.',
          'Make a plan for the day with one hour on a boat.',
        ],
      },
      phrases: [
        'What do you want to see first?',
        'What time does it open?',
        'How much is a ticket?',
        'We have to be back at …',
        'That’s too expensive for me.',
        'Let’s go to … before lunch.',
      ],
    },
    statements: [
      'The best sights in a city are free.',
      'One day is enough for a big city.',
      'I like to walk in a new town without a map.',
      'A good photo is better than a souvenir.',
      'It is boring to visit a castle.',
      'Tourists should learn ten words of the language.',
      'It is more fun to go sightseeing alone.',
    ],
    questions: [
      'What do tourists like to see in your town?',
      'Which famous sight do you want to see, and why?',
      'What do you take with you when you go sightseeing?',
      'What can you do in a new town when it rains?',
      'What is beautiful in your town, but not on a postcard?',
    ],
    task: {
      instruction:
        'Your class has one day in a city. You have six hours for sights, and each student has 18 pounds. Choose three or four sights that everybody is going to like.',
      options: [
        'The castle on the hill: two hours, 8 pounds, with the best view of the city',
        'A boat on the river: one hour, 7 pounds, and nobody has to walk',
        'The old town with a guide: two hours, 4 pounds, in English only',
        'The chocolate museum: one hour, 6 pounds, and you can eat there',
        'The market: two hours, free, but very full on that day',
        'The highest tower: three hours, because a lot of people wait there, 3 pounds',
        'The park by the sea: three hours with the way there, 2 pounds for the bus',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend who is coming to your town for one day. Say which two places to see and why, how to go from one to the other, and where to have lunch.',
  },
  hard: {
    words: [
      word(
        'attraction',
        'noun',
        'a place that many visitors come to see',
        'The market is the main attraction of the town.',
      ),
      word('guided tour', 'noun', 'a visit on which somebody explains things to you', 'The guided tour takes an hour.'),
      word(
        'landmark',
        'noun',
        'a building that you can see or recognise from far away',
        'The lighthouse is a famous landmark.',
      ),
      word('queue', 'noun', 'a line of people who are waiting', 'The queue went all the way round the museum.'),
      word('worth seeing', 'phrase', 'good or interesting enough to be visited', 'The covered market is worth seeing.'),
      word('point out', 'verb', 'to make people notice something', 'Our driver pointed out the house of a poet.'),
      word('breathtaking', 'adjective', 'extremely beautiful or exciting', 'The view of the bay is breathtaking.'),
      word('crowded', 'adjective', 'full of people', 'The old bridge is crowded in July.'),
      word('admission', 'noun', 'the price that you pay to go in', 'Admission is free on the first Sunday.'),
      word('wander', 'verb', 'to walk slowly without a fixed plan', 'We wandered through the back streets for hours.'),
      word(
        'off the beaten track',
        'phrase',
        'far from the places where most visitors go',
        'Our hotel was off the beaten track.',
      ),
      word('itinerary', 'noun', 'a plan of a journey with places and times', 'Three castles were on our itinerary.'),
      word('overrated', 'adjective', 'not as good as people say', 'I found the palace overrated.'),
      word(
        'tourist trap',
        'noun',
        'a place that takes too much money from visitors',
        'That café on the square is a tourist trap.',
      ),
    ],
    text: {
      title: 'Three hours below the tower',
      kind: 'dialogue',
      genre: 'interview',
      text: `Zuri: Most guides take people up the Great Tower. You give guided tours of the queue. Why?
Pavel: Because that’s where the visitors are. In August they stand there for three hours, and then they get twelve minutes at the top.
Zuri: But what is there to see in a queue?
Pavel: More than you’d think. It creeps round the whole square. You pass a window that is only painted on the wall, a step worn down by two centuries of waiting feet, and a café whose waiters race each other at noon. I have a story for every ten metres.
Zuri: How did it begin?
Pavel: I used to sell the tickets. People reached my window exhausted, and asked me about things that they had passed. I never had an answer, so in winter I wandered round the square with a notebook.
Zuri: What did the owners of the tower think of your idea?
Pavel: They were delighted. It’s their biggest landmark, and the complaints about waiting fell by half. Then the trouble started.
Zuri: What sort of trouble?
Pavel: One visitor in four stopped going up. They’d reach the door at last, look at the price of admission and ask if I had another hour. One couple returned to the end of the queue to hear it all again.
Zuri: So you were told to stop.
Pavel: I was offered a job. At the top, pointing out the sights, for twice the money.
Zuri: And you turned it down?
Pavel: I’m still thinking. Everybody tells me that the view is breathtaking, even when it’s crowded.
Zuri: Everybody tells you? After all these years?
Pavel: Well, have you seen the length of that queue?`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'How waiting became an attraction in itself',
          [
            ['How a city made its longest queue shorter', 'Complaints became fewer; the wait is still three hours.'],
            [
              'How a tower lost its visitors to a nearby café',
              'The waiters’ race is only one of the things on the tour.',
            ],
            ['How a guide worked his way up to a top position', 'He has been offered a job, and has not accepted it.'],
          ],
          'Pavel gives “guided tours of the queue”, and some people came back “to hear it all again”.',
        ),
        choose(
          'Why did Pavel start to study the square?',
          'He could not tell visitors what they wanted to know.',
          [
            [
              'He was bored because he sold few tickets in winter.',
              'He used the winter, but the questions were the reason.',
            ],
            [
              'He had heard that the guides told untrue stories.',
              'Nothing is said about what other guides tell people.',
            ],
            [
              'He hoped that the owners would offer him better work.',
              'The offer came much later, when the tours were a success.',
            ],
          ],
          'People asked about things they had passed. “I never had an answer, so in winter I wandered round the square with a notebook.”',
        ),
        write(
          'What did Pavel sell before he became a guide?',
          [
            'tickets',
            'the tickets',
            'tower tickets',
            'admission tickets',
            'entrance tickets',
            'tickets for the tower',
            'tickets to the tower',
          ],
          '“I used to sell the tickets.”',
        ),
        trueOrFalse('From the beginning, the owners were against the tours.', false, '“They were delighted.”'),
        choose(
          'What was the “trouble” for the owners?',
          'Some people were content to stay below.',
          [
            ['Some people complained about the stories.', 'There were fewer complaints than before.'],
            ['Some people refused to pay for Pavel’s tours.', 'What the tours cost is not mentioned.'],
            ['Some people pushed in front of the others.', 'A couple even went back to the end of the line.'],
          ],
          '“One visitor in four stopped going up.”',
        ),
        choose(
          'What does Pavel’s last answer show?',
          'He has never been to the top himself.',
          [
            ['He has decided to accept the new job.', 'He says that he is still thinking about it.'],
            ['He finds the view less good than people say.', 'He repeats what he was told, and does not judge it.'],
            ['He is worried that his tours are too long.', 'The length is his excuse, not his worry.'],
          ],
          'He knows the view only because “Everybody tells me”, and gives “the length of that queue” as his reason.',
        ),
      ],
    },
    roleCards: {
      scene: 'A choir is going to visit an old city on Saturday. The organiser phones a guide to arrange a tour.',
      a: {
        role: 'You are a city guide.',
        facts: [
          'A tour takes up to three hours and costs 180 euros for at most fifteen people. A second guide costs another 120.',
          'The palace is free, but on Saturdays groups have to enter it before noon. A visit takes an hour.',
          'The tower has 300 steps and no lift. It costs six euros a person, or four for groups of twenty or more, and is not included.',
          'There is a flat path along the river, with a fine view of the tower from below.',
        ],
        goals: [
          'Find out how many people are coming, and whether all of them can climb stairs.',
          'Find out when they arrive and leave, and what else is fixed.',
          'Find out how much they can spend.',
          'Agree on a route and a price.',
        ],
      },
      b: {
        role: 'You organise the trips of a choir.',
        facts: [
          'There are twenty-two of you. Two cannot manage stairs, and all the others are dreaming of the view from the tower.',
          'Your coach arrives at eleven and leaves at half past three. Lunch is booked from half past twelve to half past one.',
          'The choir will pay 300 euros for guides. For admission, nobody wants to spend more than five euros.',
        ],
        goals: [
          'Find out what a tour for the whole choir costs.',
          'Find out what the tower is like inside, and what admission costs.',
          'Find out when the palace can be visited.',
          'Make sure that nobody is left sitting on a bench.',
        ],
      },
      phrases: [
        'How many of you are there altogether?',
        'Is that included in the price?',
        'The only problem is that …',
        'We could split the group for …',
        'Would there be time for …?',
        'Shall we say … at …?',
      ],
    },
    statements: [
      'A city is best seen without a plan.',
      'The most famous sights are usually overrated.',
      'Local people should not have to queue for the sights of their own city.',
      'Taking photos stops people from really looking.',
      'A city has the right to limit the number of its visitors.',
      'You do not know a place until you have got lost in it.',
      'A guide may tell a good story even if it is not quite true.',
      'Seeing one museum properly is better than rushing through five.',
    ],
    questions: [
      'What would you show a visitor who had only two hours in your town?',
      'What makes a place worth seeing: its beauty, its age or its story?',
      'Which famous place looks better in pictures than in real life, and why?',
      'How do visitors change the places that they visit?',
      'What could be turned into a sight where you live, although nobody looks at it now?',
    ],
    task: {
      instruction:
        'A small town is crowded between eleven and two, because everybody visits the old mill. It has 60,000 euros to spread its visitors over the day. Choose three measures. At most one of them may need new staff.',
      options: [
        'Tickets for fixed times at the mill: 15,000 euros and new staff',
        'An evening tour by lamplight, led by pupils: 8,000 euros, in summer only',
        'A boat from the mill to the fishermen’s quarter: 35,000 euros and new staff',
        'A museum of things that tourists have left behind: 25,000 euros, open until eleven in the morning',
        'Riddles instead of signs in the back streets: 12,000 euros, and the people who live there object',
        'Half-price breakfast in all cafés before ten: 20,000 euros, for one year',
        'A platform with a view on the roof of the car park: 30,000 euros, but ugly from below',
      ],
    },
    writing:
      'Write a review of 120 to 150 words for a travel website about a sight in your area. Say what there is to see, when to come and what disappoints, and end with a piece of advice that no guidebook gives.',
  },
};
