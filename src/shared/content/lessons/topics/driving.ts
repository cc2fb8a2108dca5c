import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('drive', 'verb', 'to make a car go where you want', 'I can drive, but I don’t have a car.'),
      word('driver', 'noun', 'the person who makes the car go', 'The driver looked in the mirror.'),
      word('driving licence', 'noun', 'a card that says you may use a car', 'She got her driving licence in May.'),
      word(
        'seat belt',
        'noun',
        'something that holds you in your place in a car',
        'Everybody in the car needs a seat belt.',
      ),
      word('start', 'verb', 'to begin to work or move', 'The car doesn’t start when it is cold.'),
      word('turn left', 'phrase', 'to go to the side where your left hand is', 'Turn left after the bank.'),
      word('slow down', 'phrase', 'to go less fast', 'Please slow down near the school.'),
      word('horn', 'noun', 'the part of a car that makes a loud noise', 'The bus driver used the horn.'),
      word('park', 'verb', 'to leave your car in a place for some time', 'You can park behind the hotel.'),
      word('petrol', 'noun', 'what you put in many cars to make them go', 'We need petrol before the mountains.'),
      word('passenger', 'noun', 'a person in a car or bus who does not drive', 'There is space for four passengers.'),
      word('speed limit', 'noun', 'the fastest that you may drive on a road', 'The speed limit is thirty here.'),
      word('road sign', 'noun', 'a picture or words that tell drivers what to do', 'That road sign means “stop”.'),
      word('brake', 'verb', 'to make a car stop or go less fast', 'He braked because of a cat.'),
    ],
    text: {
      title: 'How to drive Olga',
      kind: 'text',
      genre: 'instructions',
      text: `Dear Minh,

You can have my car this weekend. Her name is Olga. She is thirty years old, so please read this first.

1. Get in on the passenger’s side. The driver’s door opens only from the inside.
2. Put on your seat belt and turn the key. Say something nice. If she doesn’t start, say it again.
3. When you turn left, you are going to hear the horn. I can’t change that. Just smile at the people. They think you know them.
4. Don’t go too fast. At seventy she sounds like a washing machine. Slow down, and she stops singing.
5. Always park at the top of a hill. You can guess why.
6. Put some petrol in the car on Sunday.

Take your driving licence, a warm jacket and good shoes with you. The times of all the trains are under your seat.

Have a good trip!
Ewa`,
      questions: [
        choose(
          'What does Ewa tell Minh?',
          'How to use an old car',
          [
            ['How to buy a cheap car', 'Minh can have the car for one weekend only.'],
            ['How to clean a dirty car', 'There is a washing machine, but it is only a sound.'],
            ['How to find a lost car', 'The car is not lost.'],
          ],
          '“She is thirty years old, so please read this first.”',
        ),
        trueOrFalse(
          'Minh can open the driver’s door from the street.',
          false,
          '“The driver’s door opens only from the inside.”',
        ),
        choose(
          'What happens when Minh turns left?',
          'The car makes a noise.',
          [
            ['The car stops in the road.', 'We do not read that the car stops when it turns.'],
            ['The lights come on.', 'Ewa does not write about the lights.'],
            ['The passenger’s door opens.', 'Minh opens that door to get in.'],
          ],
          '“When you turn left, you are going to hear the horn.”',
        ),
        write(
          'On which day does Minh have to get petrol?',
          ['Sunday', 'on Sunday', 'the Sunday'],
          '“Put some petrol in the car on Sunday.”',
        ),
        choose(
          'Why does Ewa write about the trains?',
          'Perhaps the car is not going to work.',
          [
            ['Perhaps Ewa is going to visit Minh.', 'Ewa does not say that she is coming.'],
            ['Perhaps Minh is not a good driver.', 'Ewa writes about problems of the car, not of Minh.'],
            ['Perhaps the roads are too full on Sunday.', 'Ewa does not write about other cars.'],
          ],
          'Minh needs “a warm jacket and good shoes”, and “The times of all the trains are under your seat.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You want to go to a concert in another town on Saturday. You are friends. One of you has a car.',
      a: {
        role: 'You have a car.',
        facts: [
          'It takes two hours on the motorway, or three hours on small roads. Petrol for the trip costs forty pounds.',
          'You don’t like to drive when it is dark, because you don’t see well. Other people can drive your car.',
          'You have to be at home on Sunday at eleven in the morning.',
        ],
        goals: [
          'Find out when the concert starts and ends.',
          'Find out if B can drive.',
          'Find out where you can sleep, and make a plan with B.',
        ],
      },
      b: {
        role: 'You have the tickets.',
        facts: [
          'The concert starts at six and ends at ten in the evening.',
          'You have a driving licence, but you don’t drive on motorways. You are afraid of them.',
          'Your aunt lives near the concert. You can sleep there, but she wants to have breakfast with you at eight.',
        ],
        goals: [
          'Find out how long the trip takes, and what the petrol costs.',
          'Find out if A can drive home at night.',
          'Find out when A has to be at home, and make a plan with A.',
        ],
      },
      phrases: [
        'How long does it take to …?',
        'Can you drive …?',
        'What time does it …?',
        'I’m afraid of …',
        'We can sleep at …',
        'Let’s share the …',
      ],
    },
    statements: [
      'It is fun to drive.',
      'Good drivers are always slow drivers.',
      'The driver should choose the music in the car.',
      'I like to sit next to the driver.',
      'Everybody can learn to drive in a month.',
      'You don’t need a car in a big town.',
      'Small cars are better than big cars.',
    ],
    questions: [
      'Where do you like to sit in a car, and why?',
      'What do good drivers do, and what do they not do?',
      'What can you do on a long trip by car?',
      'What is a good age to learn to drive?',
      'Where would you like to drive if you had one free day and a car?',
    ],
    task: {
      instruction:
        'Four friends and a big dog want to go to a lake and back. They have 200 pounds for the two trips. Each price is for one trip. Choose one way to get there and a different way to come back.',
      options: [
        'A small new car: 70 pounds, five hours, the dog sits on somebody',
        'An old van: 90 pounds, seven hours, and you can sleep in it',
        'A big fast car: 130 pounds, four hours, space for everybody',
        'An electric car: 80 pounds, six hours with two long stops',
        'Uncle Bo’s car: 50 pounds, five hours, but Uncle Bo sings all the way',
        'A car and a ship: 110 pounds, six hours, a beautiful view, but the dog is afraid of water',
        'The train and a taxi: 100 pounds, five hours, and nobody has to drive',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a friend who is going to use your bike or your car this weekend. Say where it is, what is special about it and what your friend must not do.',
  },
  hard: {
    words: [
      word('examiner', 'noun', 'somebody who decides if you pass a test', 'The examiner sat down and closed the door.'),
      word('instructor', 'noun', 'somebody who teaches a practical skill', 'My instructor has nerves of steel.'),
      word('indicate', 'verb', 'to show with a light which way you will turn', 'Indicate before you change lanes.'),
      word('mirror', 'noun', 'a glass in which a driver sees what is behind', 'Check your mirror before you brake.'),
      word(
        'stall',
        'verb',
        'to stop because the engine suddenly stops running',
        'The car stalled in the middle of the crossroads.',
      ),
      word('kerb', 'noun', 'the raised edge between the road and the pavement', 'The back wheel hit the kerb.'),
      word('pull over', 'phrase', 'to drive to the side of the road and stop', 'Pull over if you feel tired.'),
      word('hoot', 'verb', 'to make a loud noise with a car horn', 'The taxi behind us began to hoot.'),
      word('fault', 'noun', 'a mistake, for example in a test', 'Driving too slowly can be a fault.'),
      word(
        'one-way street',
        'noun',
        'a road in which traffic may go in a single direction',
        'You can’t turn round in a one-way street.',
      ),
      word('lorry', 'noun', 'a large vehicle that carries goods', 'We were stuck behind a lorry.'),
      word('overtake', 'verb', 'to pass another vehicle that is going the same way', 'Never overtake on a bend.'),
      word('give way', 'phrase', 'to let other traffic go first', 'You have to give way to trams.'),
      word(
        'steering wheel',
        'noun',
        'what a driver holds and turns to change direction',
        'Keep both hands on the steering wheel.',
      ),
    ],
    text: {
      title: 'Left into Carter Street',
      kind: 'text',
      genre: 'story',
      text: `The examiner, Mr Lindqvist, did not believe in conversation. For twenty minutes Yara had heard nothing but directions. She had stalled once, at the lights, and one wheel had touched the kerb. It was her third test, and she did not want to count the faults.

“Turn left, please.”

She checked her mirror, indicated and slowed down. Then she saw the sign. It was a red circle with a white bar, so new that there was still plastic round it. No entry.

Yara knew Carter Street. It was the quickest way to the test centre, and everybody used it. Twice a week, for five months, she had turned left there with her instructor. Perhaps it was a trap. Perhaps, on the other hand, the sign was only for lorries, and the worst fault of all was to disobey the examiner. Somebody behind her hooted.

“I can’t,” she said, and pulled over a few metres further on. “I’m sorry.”

Mr Lindqvist looked up from his form. He looked at the sign for what seemed a very long time. Then he opened his window and spoke to a man who was painting an arrow on the road.

“How long has this been a one-way street?”

“Since midnight,” said the man. “There’s a camera, too. It’s caught forty already.”

Mr Lindqvist’s ears slowly turned pink. “Straight on, then,” he said.

Back at the test centre he wrote for longer than usual. She had passed. Under “Remarks” there was a single line: “Reads the road instead of remembering it.”

When Yara came out to ring her father, Mr Lindqvist was standing beside an old grey car with his keys in his hand.

“You’ve learnt all this more recently than I have,” he said. “What is the fine these days?”`,
      questions: [
        choose(
          'What is the story about?',
          'A learner who does not do as she is told',
          [
            ['A learner who loses her way during a test', 'Yara knows the street very well.'],
            [
              'An examiner who sets traps for learners',
              'Yara thinks so for a moment, but the sign surprises him, too.',
            ],
            ['An instructor who teaches the wrong rule', 'The rule was different during her lessons.'],
          ],
          '“I can’t,” she said, and pulled over a few metres further on.',
        ),
        choose(
          'Why is Yara unsure what to do?',
          'Either decision might cost her the test.',
          [
            ['She has never driven down that street.', 'She has turned into it twice a week.'],
            ['She has not understood the directions.', 'They were clear: left. That is her problem.'],
            ['There is no room for her to stop safely.', 'She pulls over without any trouble.'],
          ],
          '“Perhaps it was a trap.” But perhaps “the worst fault of all was to disobey the examiner”.',
        ),
        trueOrFalse(
          'The rule in Carter Street had changed a few days before.',
          false,
          '“Since midnight,” said the man.',
        ),
        write(
          'What was the man in the street painting?',
          ['an arrow', 'arrow', 'the arrow'],
          '“a man who was painting an arrow on the road”',
        ),
        choose(
          'What does the examiner praise in his remark?',
          'She notices what is in front of her.',
          [
            ['She knows the town’s streets by heart.', 'He praises her because she did not rely on that.'],
            ['She stays polite when others are rude.', 'She says sorry, but his remark is about something else.'],
            ['She can explain the rules of the road.', 'She is not asked to explain anything.'],
          ],
          '“Reads the road instead of remembering it.”',
        ),
        choose(
          'What has Mr Lindqvist probably realised?',
          'He missed the new sign on his way to work.',
          [
            ['He gave Yara a better mark than she deserved.', 'Nothing suggests that she should have failed.'],
            [
              'He will have to pay for the damage to a wheel.',
              'The wheel only touched the kerb, and nobody speaks of any damage.',
            ],
            ['He left his own car in the wrong place.', 'His car is at the test centre, where he needs it.'],
          ],
          'Everybody used Carter Street to get to the test centre. The camera has “caught forty already”, his ears “slowly turned pink”, and he asks: “What is the fine these days?”',
        ),
      ],
    },
    roleCards: {
      scene: 'Two neighbours want to share one car. They meet to see if it can work, and which car it should be.',
      a: {
        role: 'You bake cakes and deliver them.',
        facts: [
          'You need the car on Tuesdays and Fridays from seven to half past twelve.',
          'You can pay up to 150 euros a month. If a driver is under twenty-five, insurance costs 40 euros a month more.',
          'You have been offered a small electric car for 200 euros a month. It goes 180 kilometres before it has to be charged for an hour.',
        ],
        goals: [
          'Find out when and for what B needs the car, and which car B has found.',
          'Find out B’s age, and how much B can pay.',
          'Agree on a car, on who pays what, and on a rule for Fridays.',
        ],
      },
      b: {
        role: 'You play in a band at weekends.',
        facts: [
          'You need the car from Friday to Sunday, and would like to leave at noon on Fridays. It is 220 kilometres to the place where you play.',
          'You are twenty-three. You can pay up to 130 euros a month.',
          'You have found a big petrol car for 240 euros a month. It has room for drums, which you take with you once a month.',
        ],
        goals: [
          'Find out when A needs the car.',
          'Find out which car A has in mind, and how far it goes.',
          'Find out what A can pay and what insurance costs, and agree on a car and on Fridays.',
        ],
      },
      phrases: [
        'When would you need it?',
        'How far can you get with …?',
        'That would come to … a month.',
        'Could you manage without it until …?',
        'I don’t mind … as long as …',
        'What happens if one of us …?',
      ],
    },
    statements: [
      'Everybody should have to repeat the driving test every ten years.',
      'People show their true character when they drive.',
      'A car that drives itself takes the fun out of travelling.',
      'Passengers should not comment on the driving.',
      'A navigation system makes people worse at finding their way.',
      'I would trust a nervous driver more than a confident one.',
      'Driving should be taught at school.',
      'Loud music in a car ought to be forbidden.',
    ],
    questions: [
      'What makes otherwise friendly people angry in a car?',
      'What makes somebody a good teacher of a practical skill such as driving?',
      'Which rule of the road would you change or add, and why?',
      'How would your area change if cars drove themselves?',
      'When is it right not to do as an expert tells you?',
    ],
    task: {
      instruction:
        'A driving school wants its learners to have fewer accidents in their first year. It can spend 20,000 euros and add at most six hours to its course. Choose three measures that go well together.',
      options: [
        'Driving in the country at night: 3,000 euros, three hours, and tired instructors',
        'A simulator for ice and fog: 12,000 euros, two hours, no danger at all',
        'A parent or friend on the back seat: no cost, two hours, and not everybody stays calm',
        'A wet track on which the car slides: 8,000 euros, three hours, great fun',
        'A box in the car that reports how it is driven for a year: 6,000 euros, no hours, but who likes to be watched?',
        'An evening with former learners who talk about their mistakes: 500 euros, one hour',
        'A free lesson half a year after the test: 9,000 euros, one hour, but nobody can be made to come',
      ],
    },
    writing:
      'Write a story of 150 to 190 words for a magazine competition. It begins like this: “We had been driving for an hour when I noticed that nobody had looked at the map.”',
  },
};
