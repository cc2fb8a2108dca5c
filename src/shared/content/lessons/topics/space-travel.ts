import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('space', 'noun', 'the place where the stars and the Sun are', 'There is no air in space.'),
      word('rocket', 'noun', 'a very fast machine that flies up from the Earth', 'The rocket leaves at noon.'),
      word('the Earth', 'phrase', 'the world that we live on', 'The Earth looks blue from far away.'),
      word('the Moon', 'phrase', 'the big light that we see at night', 'The first people walked on the Moon in 1969.'),
      word('astronaut', 'noun', 'a person who travels and works in space', 'The astronaut looked out of the window.'),
      word('star', 'noun', 'a small light in the sky at night', 'You can see a lot of stars tonight.'),
      word('planet', 'noun', 'a big round thing that goes around a sun', 'Mars is a cold planet.'),
      word('float', 'verb', 'to stay in the air and not fall', 'My pen floated out of my hand.'),
      word('space suit', 'phrase', 'special clothes for astronauts', 'She put on her space suit.'),
      word('land', 'verb', 'to come down to the ground', 'They landed in the sea.'),
      word('weak', 'adjective', 'not strong', 'After the long trip his legs were weak.'),
      word('air', 'noun', 'something that we need to live, but cannot see', 'They have air for ten days.'),
      word('trip', 'noun', 'when you go somewhere and come back', 'The trip to Mars takes many months.'),
      word('safe', 'adjective', 'not dangerous', 'Is it safe to fly to the Moon?'),
    ],
    text: {
      title: 'Please read before you fly',
      kind: 'text',
      genre: 'instructions',
      text: `Dear guest,

Tomorrow a rocket is going to take you to Sky House, our small hotel in space. Please read this first.

1. Bring one small bag. You don’t need shoes. Nobody walks here: we all float.

2. Wear your space suit on the trip. Our astronaut, Yuki, can help you with the gloves.

3. Don’t bring any bread. Small pieces fly into our machines.

4. Do sport for two hours a day, or your legs get weak.

5. Sleep in the bag on your wall, and close it well. Last week a guest slept in an open bag. In the morning we found him in the kitchen.

6. Our window is only big enough for two people. Look at the Earth, the Moon and the stars for ten minutes. Then it is the next guest’s turn.

7. On your last day, the rocket home leaves at ten. Please come to the door at eight. Somebody always hides, and it takes us two hours to find them.`,
      questions: [
        choose(
          'What are these instructions for?',
          'A stay far above the ground',
          [
            ['A job in a big hotel kitchen', 'The kitchen is only the place where they found a guest.'],
            ['A sports week for young people', 'Guests do sport, but that is only one of the rules.'],
            ['A school visit to see a rocket', 'The guests fly in the rocket and stay at a hotel.'],
          ],
          'The guests fly to “our small hotel in space”.',
        ),
        choose(
          'Why do guests not need shoes?',
          'They do not use their feet to move.',
          [
            ['They get special shoes at the hotel.', 'We do not read about special shoes.'],
            ['They have no space for them at night.', 'The bag is small, but that is not what rule 1 says.'],
            ['They must keep the floor very clean.', 'Nobody walks on the floor.'],
          ],
          '“Nobody walks here: we all float.”',
        ),
        write(
          'Who can help with the gloves?',
          [
            'Yuki',
            'the astronaut',
            'Yuki, the astronaut',
            'the astronaut, Yuki',
            'their astronaut',
            'astronaut',
            'an astronaut',
          ],
          '“Our astronaut, Yuki, can help you with the gloves.”',
        ),
        trueOrFalse(
          'Three guests can look out of the window together.',
          false,
          '“Our window is only big enough for two people.”',
        ),
        choose(
          'What happened to a guest last week?',
          'He floated away at night.',
          [
            ['He ate in his bed at night.', 'He was in the kitchen, but we do not read that he ate.'],
            ['He did not find his bag.', 'He slept in it, but it was open.'],
            ['He lost his way to the door.', 'He was asleep. He was not looking for the door.'],
          ],
          '“Last week a guest slept in an open bag. In the morning we found him in the kitchen.”',
        ),
        choose(
          'Why does somebody always hide on the last day?',
          'They do not want to go home.',
          [
            ['They do not want to do sport.', 'Sport is on every day. They hide before the rocket leaves.'],
            ['They do not like the window.', 'So many people like it that the time is ten minutes.'],
            ['They do not know the time.', 'The hotel tells them: at eight.'],
          ],
          'On the last day “the rocket home leaves at ten” and “Somebody always hides”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'You two are going to live in a small house on the Moon for a month. You have one box for both of you. It can hold five kilos.',
      a: {
        role: 'You are in your room and you are packing.',
        facts: [
          'You want to take your guitar (two kilos), a salad plant (one kilo) and your warm blanket (one kilo).',
          'The pilot has a camera, and you two can use it on Sundays.',
          'The evenings on the Moon are long. There are no games in the house.',
        ],
        goals: [
          'Find out what B wants to take, and how heavy it is.',
          'Find out if it is cold in the house, and if there is any music.',
          'Pack the box together. You want to take two of your three things.',
        ],
      },
      b: {
        role: 'You talked to people who know the house on the Moon.',
        facts: [
          'You want to take your camera (two kilos), a chess game (one kilo) and a big photo of your street (one kilo).',
          'It is twenty degrees in the house, but colder at night.',
          'There is an old radio in the house, but it only works for an hour a day. All the food is dry and in bags.',
        ],
        goals: [
          'Find out what A wants to take, and how heavy it is.',
          'Find out if you can use a camera there, and if there are any games.',
          'Pack the box together. You want to take two of your three things.',
        ],
      },
      phrases: [
        'How heavy is the …?',
        'What do you need that for?',
        'There is a … in the house.',
        'We can both use the …',
        'If you leave your …, I can leave my …',
        'Now we have … kilos.',
      ],
    },
    statements: [
      'I would like to fly to the Moon.',
      'Space travel costs too much.',
      'Robots should go to space, and people should stay at home.',
      'One day people are going to live on Mars.',
      'Holidays in space are a bad idea.',
      'It is boring to be in a small rocket for months.',
      'Astronauts have the best job in the world.',
    ],
    questions: [
      'What would you take with you on a trip to the Moon?',
      'What can be difficult for astronauts?',
      'What would you miss most in space?',
      'Why do people want to go to other planets?',
      'Which person from a book or film would be good on a long trip in space?',
    ],
    task: {
      instruction:
        'You are planning a house on the Moon for ten people. The beds and the kitchen are there. You have 60 square metres for other things, and your rocket can carry 12 tonnes. Choose three or four ideas.',
      options: [
        'A garden for fresh vegetables: 30 square metres, 4 tonnes',
        'A sports room, so that people stay strong: 20 square metres, 3 tonnes',
        'A small hospital with one bed: 15 square metres, 3 tonnes',
        'A room with a big window: 10 square metres, but 5 tonnes',
        'A cinema that is also a room for parties: 20 square metres, 2 tonnes',
        'Two little rooms where you can be alone: 10 square metres, 1 tonne',
        'A workshop where you can repair things: 15 square metres, 4 tonnes',
      ],
    },
    writing:
      'You are on the Moon for a week. Write an email of 50 to 70 words to a friend on Earth. Say what you can see, what you did yesterday, what is difficult and what you are going to do tomorrow.',
  },
  hard: {
    words: [
      word('mission', 'noun', 'a journey into space with a special aim', 'The mission will last three years.'),
      word('crew', 'noun', 'the people who work together on a ship or plane', 'The crew trained for two years.'),
      word(
        'orbit',
        'noun',
        'the path of something that goes round a planet',
        'The station has been in orbit for decades.',
      ),
      word('launch', 'noun', 'the moment when a rocket is sent up', 'The launch was put off because of the wind.'),
      word('gravity', 'noun', 'the force that makes things fall', 'Muscles grow weak without gravity.'),
      word(
        'simulation',
        'noun',
        'a test that copies a real situation',
        'In the simulation, a fire broke out on board.',
      ),
      word('sealed', 'adjective', 'closed so that no air gets in or out', 'The food is kept in sealed bags.'),
      word('dome', 'noun', 'a building or roof shaped like half a ball', 'Plants were grown under a dome of glass.'),
      word(
        'space suit',
        'phrase',
        'clothing that protects an astronaut outside',
        'It takes an hour to put on a space suit.',
      ),
      word('isolation', 'noun', 'being cut off from other people', 'Astronauts have to cope with isolation.'),
      word(
        'delay',
        'noun',
        'extra time that passes before something happens',
        'There is a delay before the answer arrives.',
      ),
      word(
        'put up with',
        'phrase',
        'to accept something unpleasant without complaining',
        'They put up with noise day and night.',
      ),
      word(
        'unbearable',
        'adjective',
        'too unpleasant or painful to accept',
        'The heat near the engine was unbearable.',
      ),
      word('on board', 'phrase', 'in a ship, plane or spacecraft', 'Every drop of water on board is used again.'),
    ],
    text: {
      title: 'Eight months on Mars, near the motorway',
      kind: 'dialogue',
      genre: 'interview',
      text: `Anneke: You spent eight months on Mars without leaving the Earth. How did you do it?
Kofi: It was a simulation. Six of us lived in a sealed dome in the desert, half an hour from the motorway. Whenever we went outside, we wore space suits and pretended that the air would kill us.
Anneke: And what was being tested?
Kofi: We were. Engineers can deal with the engines. The question is whether a crew can put up with one another for long enough to get there.
Anneke: Could you talk to your families?
Kofi: We could send messages, with a delay of twenty minutes each way. You asked your sister how she was, and by the time she had answered, you had forgotten why you wanted to know.
Anneke: I imagine that the isolation was the hardest part.
Kofi: Everybody does. In fact, I was never alone. By the third month I could tell people apart by the way they breathed. I knew every joke before it was told.
Anneke: Did you quarrel?
Kofi: Constantly. One quarrel was about a spoon, and it lasted nine days. Then Inés, our doctor, made a rule: each of us was allowed to be unbearable for one hour a week, by appointment.
Anneke: Did that help?
Kofi: Enormously. Nobody can be unbearable at half past four on a Tuesday. Most of the appointments were cancelled.
Anneke: How did it feel when the mission was over?
Kofi: Wonderful. Somebody gave me a peach. Then they drove us to a hotel, and I had a room of my own, with a key. I had been dreaming of that for months.
Anneke: So you slept well?
Kofi: Not for a minute. At two in the morning I gave up and went down to the lobby. The other five were already there.
Anneke: What were they doing?
Kofi: Arguing about the spoon.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'Sharing a small space for a long time',
          [
            ['Preparing the engines for a long flight', 'Kofi leaves the engines to the engineers.'],
            ['Looking for signs of life in a dry desert', 'Nobody was looking for life there.'],
            ['Being far from one’s family for months', 'The families are mentioned, but the crew is the subject.'],
          ],
          '“The question is whether a crew can put up with one another for long enough to get there.”',
        ),
        trueOrFalse(
          'The crew stayed inside the dome the whole time.',
          false,
          '“Whenever we went outside, we wore space suits”',
        ),
        choose(
          'What was the trouble with the messages?',
          'Replies came too late for a real conversation.',
          [
            ['Messages were read by the people in charge.', 'Nobody is said to have read them.'],
            ['They could only be sent at certain times of day.', 'It is a delay that Kofi mentions, not fixed times.'],
            ['They made the crew want to leave the dome early.', 'Nobody in the interview asks to leave.'],
          ],
          '“by the time she had answered, you had forgotten why you wanted to know”',
        ),
        write(
          'How long did the quarrel about the spoon last?',
          ['nine days', '9 days', 'for nine days', 'for 9 days', 'nine', '9'],
          '“One quarrel was about a spoon, and it lasted nine days.”',
        ),
        choose(
          'Why did the rule of the doctor work?',
          'A bad mood does not come at a fixed time.',
          [
            ['A bad mood passes when one is left alone.', 'Kofi says that he was never alone.'],
            ['People were ashamed to ask for an hour.', 'Appointments were made, and then cancelled.'],
            ['People had no free hour in their timetable.', 'Each of them was allowed an hour a week.'],
          ],
          '“Nobody can be unbearable at half past four on a Tuesday.”',
        ),
        choose(
          'What does the end of the interview suggest?',
          'The six had grown used to being together.',
          [
            ['The six could not forgive one another.', 'People who cannot forgive do not seek each other’s company.'],
            ['The six were disappointed with the hotel.', 'Kofi had been dreaming of a room like that.'],
            ['The six had been too excited to go to bed.', 'Kofi was in bed: at two he “gave up”.'],
          ],
          'Kofi had “a room of my own, with a key” at last, but “The other five were already there.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'On a ship to Mars, one of the two machines that clean the water has broken down. You plan the water for the next ten days.',
      a: {
        role: 'You are the engineer on board.',
        facts: [
          'The repair takes ten days. The second machine gives 60 litres a day for eight days; on the last two days it has to be switched off as well.',
          'There are 200 litres in the tank. Of these, 100 must be left at the end, for an emergency.',
        ],
        goals: [
          'Find out how much water the crew and the garden use in a day.',
          'Find out what can manage with less, and for how long.',
          'Agree on a plan for the ten days. The repair cannot be put off.',
        ],
      },
      b: {
        role: 'You are the cook on board, and the garden is yours.',
        facts: [
          'Drinking and cooking take 28 litres a day. That cannot be cut.',
          'The garden takes 24 litres a day, and gives you a third of your food. It survives on 12 litres for seven days at most.',
          'Washing takes 20 litres a day. You can do without it on some days, but then everybody is in a bad mood.',
        ],
        goals: [
          'Find out how long the repair takes, and how much water there will be each day.',
          'Find out how much of the water in the tank may be used.',
          'Agree on a plan that keeps the garden alive and allows at least five days with washing.',
        ],
      },
      phrases: [
        'How many litres does … take?',
        'That leaves us with …',
        'We could do without … for a few days.',
        'What’s the least that … can manage on?',
        'If we cut …, we’ll have enough for …',
        'Let me just add that up.',
      ],
    },
    statements: [
      'We should solve the problems on Earth before we travel to other planets.',
      'Space tourism should be banned as long as it pollutes the air.',
      'A journey to Mars from which nobody can return should not be allowed.',
      'No country or company should be able to own a part of the Moon.',
      'Robots can explore space better than people can.',
      'Without adventure, people would not make progress.',
      'I could live with five strangers in a small space for a year.',
      'If there is life elsewhere, we had better leave it alone.',
    ],
    questions: [
      'What kind of person would be good company on a journey of three years?',
      'What would be the hardest thing to get used to in space?',
      'Which invention of the last hundred years has changed travelling most?',
      'Why do people dream of places where nobody can live?',
      'What rules would a small town on Mars need?',
    ],
    task: {
      instruction:
        'A space agency has eight billion euros for the next ten years. It can start two or three projects, and at least one has to be finished within five years. Choose them, and prepare an answer to those who would rather spend the money on problems at home.',
      options: [
        'A station on the Moon for four people: six billion, eight years; dangerous, and exciting to watch',
        'A telescope that looks for planets like ours: four billion, ten years; nobody knows what it will find',
        'Satellites that warn of storms and fires: two billion, three years; useful, but hardly noticed',
        'A robot that brings back rocks from Mars: three billion, seven years; one chance in three that it fails',
        'Clearing old parts of rockets out of orbit: two billion, five years; helps everybody, but only you would pay',
        'A rocket that can fly fifty times: three billion, six years; makes later projects cheaper',
        'A flight for a hundred teachers: one billion, four years; no new science, but many pupils would hear of it',
      ],
    },
    writing:
      'Write an application of 150 to 190 words to the organisers of a test in which six people live together in a sealed dome for half a year. Say why you would be good company, admit one weakness, and ask two questions.',
  },
};
