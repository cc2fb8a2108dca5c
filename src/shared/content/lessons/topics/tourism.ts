import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('tourist', 'noun', 'a person who visits a place for fun', 'Many tourists come here in summer.'),
      word('visit', 'verb', 'to go and see a place or a person', 'We are going to visit the old town.'),
      word('book', 'verb', 'to ask for a room or ticket before you come', 'You can book a room by phone.'),
      word('guest house', 'noun', 'a small hotel, often in a family’s home', 'Our guest house has five rooms.'),
      word(
        'museum',
        'noun',
        'a building where you can look at old or interesting things',
        'The museum is closed on Mondays.',
      ),
      word('castle', 'noun', 'a very big old building with strong walls', 'The castle stands on a hill.'),
      word('beach', 'noun', 'the land next to the sea, often with sand', 'The beach is full of tourists in August.'),
      word('view', 'noun', 'all that you can see from a place', 'There is a great view from the tower.'),
      word('souvenir', 'noun', 'a small thing you buy to remember a place', 'I bought a blue cup as a souvenir.'),
      word(
        'postcard',
        'noun',
        'a picture you send to a friend, with some words on the back',
        'She sent me a postcard from Peru.',
      ),
      word('famous', 'adjective', 'known by very many people', 'This bridge is famous all over the world.'),
      word('airport', 'noun', 'a place where planes come and go', 'The bus to the airport leaves at six.'),
      word('guide', 'noun', 'a person who shows visitors a place', 'Our guide knows every street.'),
      word(
        'sightseeing',
        'noun',
        'visiting the interesting places in a town',
        'After a day of sightseeing our feet hurt.',
      ),
    ],
    text: {
      title: 'Eleven tourists',
      kind: 'text',
      genre: 'advert',
      text: `Are you tired of beautiful places? Come to Olla!

Olla is a village in the hills, two hours by bus from the airport. We have no beach and no castle. No famous person was born here. Nobody sells souvenirs.

What can you do in Olla? You can walk round the village. It takes twenty minutes. You can visit the museum, but first ask Mr Tamm for the key. After three o’clock he is in his garden. On Tuesdays you can listen to the baker: she sings. The view from the bus stop is very nice.

We have one guest house with one room. Please book before you come. You have breakfast with the family, and then you wash the cups.

Last year eleven tourists came to Olla. Nine of them are going to come again this summer. One sends us a postcard every month. And one missed the bus home. Her name is Ines, and now she drives it.`,
      questions: [
        choose(
          'What does the advert say about Olla?',
          'It is small and quiet, but people like it.',
          [
            [
              'It is old and famous, and it is always full.',
              'No famous person was born there, and only eleven people came.',
            ],
            ['It is near the sea, and the hotels are cheap.', 'There is no beach, and we read nothing about prices.'],
            ['It is a sad place, and everybody wants to leave.', 'Nine people want to come again.'],
          ],
          '“We have no beach and no castle.” But: “Nine of them are going to come again this summer.”',
        ),
        trueOrFalse('You can buy a souvenir in Olla.', false, '“Nobody sells souvenirs.”'),
        write(
          'Who has the key to the museum?',
          ['Mr Tamm', 'Tamm', 'Mr. Tamm'],
          '“You can visit the museum, but first ask Mr Tamm for the key.”',
        ),
        choose(
          'Why is it important to book?',
          'There is only one room for visitors.',
          [
            ['There is only one bus from the airport.', 'We do not read how many buses there are.'],
            ['There is a music festival every Tuesday.', 'On Tuesdays the baker sings. That is not a festival.'],
            ['There is no breakfast for people who come late.', 'We do not read this. Breakfast is with the family.'],
          ],
          '“We have one guest house with one room. Please book before you come.”',
        ),
        choose(
          'What do we learn about Ines?',
          'She lives in or near Olla now.',
          [
            ['She was born in Olla and came back.', 'She came as a tourist.'],
            ['She sends a postcard every month.', 'That is a different tourist.'],
            ['She has the only guest house in Olla.', 'The guest house is a family’s. Ines drives the bus.'],
          ],
          '“And one missed the bus home. Her name is Ines, and now she drives it.”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is ten o’clock in the morning. A tourist comes into the tourist office of a small town.',
      a: {
        role: 'You work in the tourist office.',
        facts: [
          'The castle is open until four. It costs 12 pounds, but the castle garden is free. The bus there and back is 2 pounds, half an hour each way. On foot it is one hour each way.',
          'There is a boat trip at eleven and at three. It takes two hours and costs 15 pounds.',
          'You can eat well at the market for 4 pounds, but it closes at two.',
        ],
        goals: [
          'Find out how much time the tourist has.',
          'Find out how much money the tourist has, and what the two friends like.',
          'Make a good plan for the day together.',
        ],
      },
      b: {
        role: 'You are a tourist. You are here with a friend for one day.',
        facts: [
          'Your train home leaves at five. You have to be at the station ten minutes before that.',
          'You have 30 pounds each.',
          'You love old buildings. Your friend loves boats. You both get hungry at one.',
        ],
        goals: [
          'Find out what you can do here, when, and how much it costs.',
          'Find out where you can eat something good for little money.',
          'Choose what is best for you and your friend.',
        ],
      },
      phrases: [
        'What can we do here in one day?',
        'How much is it?',
        'How long does it take?',
        'What time does it close?',
        'That’s too late for us.',
        'First you can …, and then …',
      ],
    },
    statements: [
      'It is better to see one place well than five places quickly.',
      'Museums should be free for tourists.',
      'I like places with a lot of people.',
      'A holiday at home can be a good holiday.',
      'Tourists should learn ten words of the language.',
      'I take too many photos when I travel.',
      'Souvenirs are a waste of money.',
    ],
    questions: [
      'What do tourists like in your country?',
      'Which place near your home do tourists not know?',
      'What do you always do first in a new town?',
      'What is difficult when you are a tourist?',
      'What would you like to show a visitor from a different country?',
    ],
    task: {
      instruction:
        'Six visitors are coming to your town for a day. You have eight hours and 100 pounds for all of them. They need lunch, and one of them cannot walk far. The prices are for all six. Make a plan with three or four of these ideas.',
      options: [
        'A walk through the old streets with a guide: two hours, 30 pounds',
        'Lunch in the best restaurant: two hours, 90 pounds',
        'A picnic by the lake: two hours, 25 pounds, but not in the rain',
        'The train museum: two hours, 36 pounds',
        'A cooking lesson, and you eat the lunch you make: three hours, 60 pounds',
        'Tea with a family at home: one hour, 10 pounds',
        'Free time in the shops, everybody alone: two hours, no money',
      ],
    },
    writing:
      'Write an advert of 60 to 80 words for tourists about your village, your town or your street. Say what visitors can see, do and eat there. Write one thing that is not so good, and say why they should come all the same.',
  },
  hard: {
    words: [
      word('resident', 'noun', 'somebody who lives in a place', 'Residents get a free ticket for the boat.'),
      word(
        'landmark',
        'noun',
        'a famous building or object that people know a place by',
        'The old lighthouse is the island’s landmark.',
      ),
      word('peak season', 'phrase', 'the time of year when most visitors come', 'In peak season you can’t find a bed.'),
      word('crowd', 'noun', 'a large number of people in one place', 'We got up at five to avoid the crowds.'),
      word('pose', 'verb', 'to stand still in order to be photographed', 'Everybody poses on the same rock.'),
      word(
        'go viral',
        'phrase',
        'to be passed on by very many people online',
        'The hotel went viral because of its parrot.',
      ),
      word(
        'be fed up with',
        'phrase',
        'to have had too much of something',
        'People are fed up with suitcases on the stairs.',
      ),
      word('guidebook', 'noun', 'a book for travellers about a place', 'My guidebook doesn’t even mention this town.'),
      word('depend on', 'phrase', 'to be unable to do without something', 'The whole valley depends on skiers.'),
      word('rent out', 'phrase', 'to let people use your rooms for money', 'They rent out two rooms in summer.'),
      word(
        'admire',
        'verb',
        'to look at something and think how beautiful it is',
        'We stopped on the bridge to admire the view.',
      ),
      word('wander', 'verb', 'to walk around slowly without a plan', 'I love wandering through a city at night.'),
      word(
        'off the beaten track',
        'phrase',
        'far from places where most people go',
        'She only travels off the beaten track.',
      ),
      word('overcrowded', 'adjective', 'with too many people in it', 'The cave is overcrowded by ten o’clock.'),
    ],
    text: {
      title: 'Thirty-one blue doors',
      kind: 'dialogue',
      genre: 'interview',
      text: `Tomasz: Marisol, when did your front door become a landmark?
Marisol: On the second of June, four years ago. A singer I had never heard of posed in front of it, and the picture went viral. Next morning I came out in my dressing gown, and fourteen people asked me to close the door again.
Tomasz: Were they rude?
Marisol: Hardly ever. But in peak season there were three hundred a day. Try carrying your shopping through other people’s wedding pictures.
Tomasz: So you got fed up with it and painted the blue door grey.
Marisol: I thought that would be the end of it. Instead, they came to see the door that used to be blue. One guidebook called it “a silent protest”.
Tomasz: At least your neighbours must have been pleased.
Marisol: That’s what hurt. Davit, who runs the café on the corner, stopped greeting me. People used to sit there for an hour and admire the street. Now they looked at my grey door, shook their heads and left. His living depends on people who stay. And half the residents rent out a room.
Tomasz: What did you do?
Marisol: I invited the whole street to dinner. We shouted at each other until midnight, and then somebody had an idea. The following week we bought paint. Thirty-one doors, all exactly the same blue.
Tomasz: And the crowds?
Marisol: They’re still here, but nobody knows where to stand. They wander up and down, they argue, they get thirsty, and they end up at Davit’s. Last month I heard a guide swear to her group that it was number nine.
Tomasz: And is it number nine?
Marisol: You’ve just come in through it. But if you print the number, I’ll have to buy more paint.`,
      questions: [
        choose(
          'What is the interview mainly about?',
          'How a street learned to live with its visitors',
          [
            ['How a street managed to get rid of its visitors', 'The crowds are “still here”.'],
            ['How a singer made up for the trouble she caused', 'The singer only posed there once.'],
            [
              'How a café owner drew visitors from other streets',
              'Davit only gained from an idea that the whole street carried out.',
            ],
          ],
          '“They’re still here, but nobody knows where to stand.”',
        ),
        write(
          'What colour did Marisol paint her door before the dinner?',
          ['grey', 'gray', 'she painted it grey'],
          '“So you got fed up with it and painted the blue door grey.”',
        ),
        trueOrFalse('Most of the visitors were impolite to Marisol.', false, 'Were they rude? “Hardly ever.”'),
        choose(
          'Why was Davit annoyed about the grey door?',
          'Visitors no longer took their time in the street.',
          [
            ['Visitors no longer found their way to the street.', 'They still came, to see what had been blue.'],
            ['Visitors kept asking him what had become of it.', 'The text does not say that they asked him.'],
            [
              'Visitors compared his café with it in their guides.',
              'A guidebook wrote about the door, not about the café.',
            ],
          ],
          '“Now they looked at my grey door, shook their heads and left.”',
        ),
        choose(
          'Why is it good for the café that all the doors are alike?',
          'People search for a while and want a drink.',
          [
            ['People have to ask in the café for the number.', 'They argue; nobody is said to ask there.'],
            ['People can see its blue door from the corner.', 'No door stands out any more.'],
            ['People who live in the street meet there again.', 'The text speaks of the visitors.'],
          ],
          '“they argue, they get thirsty, and they end up at Davit’s”',
        ),
        choose(
          'What does Marisol’s last answer tell us?',
          'Which door is hers should remain a secret.',
          [
            ['Which door is hers no longer matters to her.', 'She would have to paint again if it was known.'],
            ['The guide was wrong about the number of the door.', 'She says neither yes nor no.'],
            ['She would like all of the doors to be grey again.', 'The paint would be needed to hide her door again.'],
          ],
          '“But if you print the number, I’ll have to buy more paint.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'A company would like its ship to call at a small island once a week. Its planner talks to the manager of the harbour.',
      a: {
        role: 'You manage the harbour of a small island.',
        facts: [
          'Nine hundred people live here. There is enough water and shade for at most 1,500 visitors at a time.',
          'The harbour is free on Tuesdays and Thursdays.',
          'Each visitor costs the ship six euros. You may go down to four for visitors who stay for four hours or longer and eat on the island.',
        ],
        goals: [
          'Find out how many passengers would come, and for how long.',
          'Find out where they would have lunch.',
          'Agree on a day, a number and a price. The restaurants must get something out of it.',
        ],
      },
      b: {
        role: 'You plan the routes of a ship for holidaymakers.',
        facts: [
          'The ship has 2,200 passengers. They can go ashore together, or in two groups, one after the other.',
          'Your passengers can be ashore from ten until six. You can come on Thursdays or Saturdays.',
          'Lunch on board is included. Your company can pay five euros for each visitor at most, and two groups mean more work for the crew.',
        ],
        goals: [
          'Find out on which days the harbour is free.',
          'Find out how many people the island can take at a time.',
          'Find out what it costs, and under what conditions it would cost less.',
        ],
      },
      phrases: [
        'How many people are we talking about?',
        'I’m afraid we couldn’t cope with …',
        'Would you be prepared to …?',
        'What would it take for you to …?',
        'We could split them into …',
        'In return, I’d expect …',
      ],
    },
    statements: [
      'Every tourist should pay a small tax to the place they visit.',
      'Famous places should be closed for one month a year.',
      'A town that lives on tourism loses its character.',
      'Travelling makes people more open-minded.',
      'It is wrong to rent a flat to visitors when residents cannot find one.',
      'Nobody should publish photographs of places that are still unspoilt.',
      'I would rather visit a place nobody has heard of than a famous one.',
      'Tourists are always other people.',
    ],
    questions: [
      'Which place did you find quite different from its pictures?',
      'How would you feel if your front door became famous?',
      'What do visitors misunderstand about the place where you live?',
      'Who gains and who loses when a quiet place becomes popular?',
      'What makes somebody a good guest in another country?',
    ],
    task: {
      instruction:
        'A town of 8,000 has 900,000 visitors a year, nearly all of them in July and August. It has 400,000 euros. Choose three measures. At least one has to help the residents this summer.',
      options: [
        'A ticket of five euros for day visitors: 100,000 euros, this summer; the money comes back only next year, and the cafés are against it',
        'A festival of light in November: 150,000 euros, from this year on',
        'No more flats for visitors: no cost, from next year; sixty families lose an income',
        'A car park outside the town, with buses: 200,000 euros, this summer',
        'A website that shows how full each beach is: 60,000 euros, this summer',
        'Advertisements for the empty villages in the hills, which have not been asked: 80,000 euros, next year',
        'Toilets, benches and drinking water in the old town: 250,000 euros, this summer',
      ],
    },
    writing:
      'Write a letter of 150 to 190 words to a travel magazine that wants to call a quiet place near you “the secret tip of the year”. Say what the place means to the people there, what might happen, and whether the magazine should name it.',
  },
};
