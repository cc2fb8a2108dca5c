import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'excuse me',
        'phrase',
        'what you say before you ask somebody a question',
        'Excuse me, where is the station?',
      ),
      word('go straight on', 'phrase', 'to walk or drive without turning', 'Go straight on to the park.'),
      word('turn left', 'phrase', 'to go to the side where your heart is', 'Turn left after the bank.'),
      word(
        'on the right',
        'phrase',
        'on the side of the hand that most people write with',
        'The school is on the right.',
      ),
      word('go past', 'phrase', 'to walk by something and not stop there', 'You go past a red house.'),
      word('opposite', 'phrase', 'on the other side of the street', 'The café is opposite the cinema.'),
      word('corner', 'noun', 'the place where two streets meet', 'There is a small shop on the corner.'),
      word('traffic lights', 'noun', 'red, yellow and green lamps in the street', 'Stop at the traffic lights.'),
      word(
        'bridge',
        'noun',
        'something that you walk or drive on over a river',
        'You cannot drive over the old bridge.',
      ),
      word('far', 'adjective', 'a long way from here', 'The beach is not far.'),
      word('lost', 'adjective', 'when you do not know where you are', 'I was lost, so I asked a policewoman.'),
      word('map', 'noun', 'a picture of the streets of a town', 'Can you show me on the map?'),
      word('on foot', 'phrase', 'walking', 'It takes five minutes on foot.'),
      word('crossing', 'noun', 'a place where you can safely walk over the road', 'Wait at the crossing.'),
    ],
    text: {
      title: 'The man who knew every street',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Ines: Excuse me, can you help me? I’m looking for the Clock Museum.
Tariq: Of course. Go straight on to the traffic lights and turn left.
Ines: Left at the traffic lights. And then?
Tariq: Take the second street on the right. Don’t take the first. It goes down to the river and stops there.
Ines: OK, the second.
Tariq: Go past the post office and over a little bridge. The museum is on the corner, opposite a shoe shop.
Ines: Is it far?
Tariq: About ten minutes on foot.
Ines: Thank you! You know this town so well. Do you live here?
Tariq: No, I arrived yesterday morning.
Ines: But you know all the streets!
Tariq: I looked for the museum for three hours. I was lost, and I had no map.
Ines: And is it a good museum?
Tariq: I don’t know. It’s closed on Mondays.
Ines: Well, today is Tuesday. And I have two tickets, because my friend missed her train.
Tariq: Really? Then come with me!`,
      questions: [
        choose(
          'What happens in this dialogue?',
          'A visitor helps another visitor.',
          [
            ['A guide sells tickets to a visitor.', 'Ines has two tickets, but nobody sells one.'],
            ['A visitor finds her friend in town.', 'The friend missed her train. She is not there.'],
            ['A man shows a friend his old home.', 'They do not know each other, and he does not live there.'],
          ],
          'Ines asks: “can you help me?” And Tariq says: “I arrived yesterday morning.”',
        ),
        write(
          'What is opposite the museum?',
          ['a shoe shop', 'shoe shop', 'the shoe shop'],
          '“The museum is on the corner, opposite a shoe shop.”',
        ),
        trueOrFalse('Tariq had a map yesterday.', false, '“I was lost, and I had no map.”'),
        choose(
          'Why is the first street on the right wrong?',
          'It ends at the water.',
          [
            ['It is closed on Mondays.', 'The museum is closed on Mondays.'],
            ['It is full of traffic.', 'There are traffic lights before it, but that is not the reason.'],
            ['It goes to the post office.', 'You go past the post office when you take the second street.'],
          ],
          '“It goes down to the river and stops there.”',
        ),
        choose(
          'What is Tariq going to do now?',
          'Visit the museum with Ines',
          [
            ['Wait for Ines’s friend at the station', 'She missed her train, so Tariq can have her ticket.'],
            ['Look for a map of the town in a shop', 'He does not need a map now.'],
            ['Go home because he saw the museum', 'It was closed, so he did not see it.'],
          ],
          'Ines says “I have two tickets”, and Tariq answers: “come with me!”',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is 6.40 in the evening. B has a birthday dinner at seven. The guest is on the way there, is lost, and phones.',
      a: {
        role: 'You are B’s friend. You do not know this part of town.',
        facts: [
          'You are in front of an old cinema. You can see the river and a bridge.',
          'There is a bus stop here. The next bus is the number 4, at 6.50.',
          'You have a very big birthday cake in a box. You cannot carry it for more than five minutes.',
        ],
        goals: [
          'Find out the way on foot, and how long it takes.',
          'Find out where the number 4 goes, and the way from there.',
          'Find out if B can come and help, and agree where to meet.',
        ],
      },
      b: {
        role: 'You are in your kitchen. Today is your birthday.',
        facts: [
          'From the old cinema it is twenty minutes on foot: over the bridge and the second street on the left.',
          'The number 4 takes five minutes from the cinema to the park. From the park you go past the school and take the first street on the right: eight minutes on foot.',
          'You have a bike with a big box. You can be at the park in two minutes and at the cinema in ten.',
          'There is soup on the cooker. You can leave it for ten minutes, not more.',
        ],
        goals: [
          'Find out where A is, and what A can see.',
          'Find out when the next bus leaves there.',
          'Find out what A has to carry, and agree where and when to meet.',
        ],
      },
      phrases: [
        'Where are you now?',
        'What can you see?',
        'How do I get to …?',
        'Go straight on and turn …',
        'How long does it take?',
        'Let’s meet at …',
      ],
    },
    statements: [
      'It is better to ask a person than a phone.',
      'Everybody should learn to read a map.',
      'I often get lost.',
      'It is fun to be lost in a new town.',
      'I always help people who ask me the way.',
      'Old people know a town best.',
      'Every street needs signs in two languages.',
    ],
    questions: [
      'How do you get from here to the nearest supermarket?',
      'Who do you ask when you are lost: which kind of person, and why?',
      'Which place in your town is difficult to find?',
      'Where is it easy to get lost, and what can you do then?',
      'Which three places do you show a visitor first?',
    ],
    task: {
      instruction:
        'Thirty students from another country are going to visit your town for one day. They have to find the way from the station to your school. You have 50 pounds. Choose three ideas.',
      options: [
        'A map that you draw and print: 10 pounds, two afternoons of work',
        'White arrows on the street: 5 pounds, but not good when it rains',
        'One of you on every corner: free, but you wait there for two hours',
        'Big signs at three crossings: 30 pounds',
        'A short video of the way: free, but they need their phones',
        'Ten yellow T-shirts with “Ask me!” on them: 35 pounds',
        'A card with ten questions in your language: 5 pounds, and they have to talk to people',
      ],
    },
    writing:
      'Write a message of 50 to 70 words to a new student in your class. Say how to get from the school to a nice place for lunch. Name two things that you can see on the way, and say how long it takes.',
  },
  hard: {
    words: [
      word('directions', 'noun', 'an explanation of how to get somewhere', 'She gave me directions to the harbour.'),
      word('turning', 'noun', 'a road that leaves the one you are on', 'Take the next turning after the school.'),
      word('crossroads', 'noun', 'a place where two roads cross each other', 'At the crossroads, keep going.'),
      word(
        'signpost',
        'noun',
        'a pole with arrows that tell you where roads go',
        'The signpost said “Lighthouse, 3 km”.',
      ),
      word('lane', 'noun', 'a narrow road in the country', 'Two cars cannot pass each other in this lane.'),
      word('fork', 'noun', 'a place where a road divides into two', 'Wait for us at the fork.'),
      word(
        'bear right',
        'phrase',
        'to turn slightly, and not to the left, where a road divides',
        'Bear right and follow the wall.',
      ),
      word('carry on', 'phrase', 'to continue', 'Carry on until you see the windmill.'),
      word('uphill', 'adverb', 'towards a higher place', 'The path goes uphill through a wood.'),
      word('lead to', 'phrase', 'to go as far as a certain place', 'This path leads to a waterfall.'),
      word(
        'turn back',
        'phrase',
        'to stop and return the way you came',
        'It was getting dark, so we decided to turn back.',
      ),
      word('signal', 'noun', 'the radio waves that a phone needs for calls', 'There is no signal in the tunnel.'),
      word(
        'landmark',
        'noun',
        'something easily seen that helps you know where you are',
        'The water tower is a useful landmark.',
      ),
      word('short cut', 'noun', 'a quicker way than the usual one', 'The short cut took us twice as long.'),
    ],
    text: {
      title: 'How to find our house',
      kind: 'text',
      genre: 'instructions',
      text: `Dear guests,

Before you start, switch off the satnav in your car. It believes that our lane continues into the valley, and every summer somebody has to be pulled out of the stream. Follow these directions instead. My brother has tested them on six relatives.

1. Leave the main road at the petrol station and drive uphill until you reach a fork. There is a large signpost. Ignore it: in 1998 somebody turned it round for a joke, and we have got used to it. Bear right.

2. After two kilometres you will pass the bakery. It has been a hairdresser’s for years, but anybody you ask will call it the bakery.

3. Slow down for the dog. He lies in the middle of the road and does not get up. Drive round him.

4. Carry on to the crossroads with the three walnut trees. Two of them have been cut down. Turn left at the other one.

5. Here your phone will lose its signal. Keep the stream on your right and take the third turning. Do not take the second, however inviting it looks: it leads to a family who will make you stay for lunch.

6. You will come to a green gate. On a bench beside it sits an old woman who will tell you that you are lost and that nobody of our name has ever lived here. That is my grandmother. She says so to everyone, to see who turns back. Park by the wall and ask her, politely, whether the tea is ready.

So far, she claims, she has never been wrong about a guest. In 1998, I should add, she was a good deal fitter, and owned a ladder.

See you on Saturday,
Milena`,
      questions: [
        choose(
          'What makes these directions unusual?',
          'They tell you what not to believe.',
          [
            ['They send you the longest way round.', 'Nothing shows that there is a shorter way.'],
            ['They only work with a good phone.', 'The phone will lose its signal, and they do without it.'],
            ['They are meant for people on foot.', 'The guests drive: they are told to slow down and to park.'],
          ],
          'The satnav, the signpost, the name of the bakery, the old woman: one after the other is not to be trusted. “Ignore it”, it says of the signpost.',
        ),
        write(
          'What is the “bakery” nowadays?',
          [
            'a hairdresser’s',
            'hairdresser’s',
            'a hairdresser',
            'hairdresser',
            'hairdressers',
            'the hairdresser’s',
            'a hairdresser’s shop',
            'the hairdresser',
            'a hair salon',
            'hair salon',
          ],
          '“It has been a hairdresser’s for years”',
        ),
        trueOrFalse(
          'Members of the family have already tried the directions out.',
          true,
          '“My brother has tested them on six relatives.”',
        ),
        choose(
          'What do guests have to do at the crossroads?',
          'Turn where a single tree is standing',
          [
            ['Turn between the second and third tree', 'Two of the three trees are no longer there.'],
            ['Wait there until the phone works again', 'The phone stops working there.'],
            ['Drive straight on until they see a stream', 'They are told to turn left.'],
          ],
          'Of the three trees, “Two of them have been cut down. Turn left at the other one.”',
        ),
        choose(
          'Why does the grandmother say that nobody of that name lives there?',
          'She is testing the guests.',
          [
            ['She can no longer remember.', 'She does it on purpose.'],
            ['She wants to be left in peace.', 'She has nothing against those who ask about the tea.'],
            ['She does not hear well any more.', 'Nothing is said of her hearing.'],
          ],
          '“She says so to everyone, to see who turns back.”',
        ),
        choose(
          'What does Milena suggest by mentioning the ladder?',
          'It was her grandmother who played the joke.',
          [
            [
              'It was her grandmother who cut down the trees.',
              'The year 1998 belongs to the signpost, not to the trees.',
            ],
            ['It was from a ladder that her grandmother fell.', 'She is less fit today, but no accident is mentioned.'],
            ['It was easier to see guests coming in those days.', 'Nobody looks out for guests from a ladder.'],
          ],
          '“in 1998 somebody turned it round for a joke” and “In 1998, I should add, she was a good deal fitter, and owned a ladder.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'It is 10.15 on a Saturday morning. A sits in a van with a piano, just outside an old town, and phones B, who has bought the piano and lives in the centre.',
      a: {
        role: 'You drive the van.',
        facts: [
          'You are at the petrol station north of the town. Your van is 2.6 metres high and 6 metres long.',
          'Alone, you need an hour to unload the piano; with two helpers, half an hour.',
          'Your next customer lives half an hour from B and expects you at half past twelve. She accepts up to twenty minutes more.',
          'The piano is tied with one rope only. You would rather not drive round sharp bends.',
        ],
        goals: [
          'Find out which ways there are into the centre, and how long each takes.',
          'Find out whether anybody can help you unload.',
          'Agree on a way and a time, and be at your next customer’s by ten to one.',
        ],
      },
      b: {
        role: 'You are waiting for the piano.',
        facts: [
          'Through the old gate it takes five minutes, but the gate is 2.4 metres high.',
          'The road along the river takes ten minutes. On Saturdays there is a market on it until half past eleven.',
          'The road over the hill takes forty minutes and has sharp bends. Vans up to seven metres are allowed.',
          'Two strong cousins are with you. They have to leave at a quarter past twelve.',
        ],
        goals: [
          'Find out where exactly the van is, and how high and how long.',
          'Find out how long the unloading takes, and what the driver’s next appointment is.',
          'Find out how safe the piano is, and agree on a way.',
        ],
      },
      phrases: [
        'Where exactly are you?',
        'You can’t get through there because …',
        'Is there any other way of getting to …?',
        'Carry on until you come to …',
        'That would get you here at …',
        'If it were up to me, I’d …',
      ],
    },
    statements: [
      'People who use a satnav never really get to know a place.',
      'It is kinder to give wrong directions than none at all.',
      'Getting lost is the best part of a journey.',
      'I would rather walk for an hour than ask a stranger.',
      'Local people give the worst directions.',
      'Streets should be named after ordinary people.',
      'Children should be allowed to find their own way through a town.',
      'In twenty years nobody will be able to read a map.',
    ],
    questions: [
      'How would you explain the way to your school without naming a single street?',
      'What do people do when they do not know the way but are too polite to say so?',
      'Which landmark that you remember is no longer there?',
      'What do we lose, and what do we gain, when a phone tells us where to go?',
      'What can people discover only by taking a wrong turning?',
    ],
    task: {
      instruction:
        'A castle with 300 rooms is now a museum, and forty visitors a day get lost in it. You have 30,000 euros for a year, and nothing may be painted on the walls or fixed to them. Choose three measures.',
      options: [
        'Coloured tape on the floors: 8,000 euros, and it will be in every photograph',
        'An app that speaks: 20,000 euros, no signal in a third of the rooms',
        'Two people at the worst corners: 15,000 euros, friendly, but not there at weekends',
        'Standing signs with pictures and no words: 6,000 euros',
        'One route for everybody, in one direction: 3,000 euros, as fast as the slowest visitor',
        'Different music in each part of the building: 9,000 euros, useful for visitors with poor sight, but tiring for the guards',
        'A prize for the oddest route of the day: 2,000 euros, and visitors get lost on purpose',
      ],
    },
    writing:
      'Write directions of 120 to 150 words for guests who are coming to a place that you know well, without names of streets. Use at least four landmarks, warn them of one mistake that everybody makes, and tell them how they will know that they have arrived.',
  },
};
