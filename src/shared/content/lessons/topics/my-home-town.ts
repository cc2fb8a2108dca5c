import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('home town', 'noun', 'the place where you lived as a child', 'My home town is near the sea.'),
      word('move', 'verb', 'to go and live in another place', 'We moved to the city last year.'),
      word('neighbour', 'noun', 'a person who lives next to you', 'Our neighbours have a little garden.'),
      word('square', 'noun', 'an open place in the middle of a town', 'There is a market in the square.'),
      word('bridge', 'noun', 'a road or path over a river', 'The old bridge is very beautiful.'),
      word('station', 'noun', 'the place where trains stop', 'The station is ten minutes from here.'),
      word('bakery', 'noun', 'a shop that sells bread and cakes', 'The bakery in our street opens at six.'),
      word('crowded', 'adjective', 'too full of people', 'In summer the town is crowded.'),
      word('noisy', 'adjective', 'too loud', 'I live in a noisy street.'),
      word('quiet', 'adjective', 'with little or no noise', 'It is very quiet here at night.'),
      word('miss', 'verb', 'to be sad because somebody or something is not there', 'I miss the river.'),
      word(
        'be famous for',
        'phrase',
        'to be known by many people because of something',
        'My town is famous for its cheese.',
      ),
      word('in the north', 'phrase', 'in the part at the top of a map', 'I come from a town in the north.'),
      word('village', 'noun', 'a very small town in the country', 'There is no shop in the village.'),
    ],
    text: {
      title: 'Two trains a day',
      kind: 'dialogue',
      genre: 'conversation',
      text: `Farah: Welcome to my home town, Joon. Are you tired?
Joon: No, not at all. What a lovely little station!
Farah: It is too small. There are two trains a day. I want to move to the city next year.
Joon: Really? I live in a city with ten million people. It is crowded and noisy. Here I can hear the birds.
Farah: Yes, we have birds. But we have no cinema, and the shops close at five.
Joon: Do you know your neighbours?
Farah: I know everybody: the baker, the bus driver, the man with the two dogs. And they all know me. On Monday I bought a blue hat. On Tuesday the bus driver asked me about it.
Joon: How nice! I lived in one street for six years. Nobody knew my name.
Farah: Stay for a week. Then you are going to miss the noise.
Joon: Perhaps. Where is the bakery? I’m hungry.
Farah: In the square, just over the bridge. But it is ten to five. Can you run?`,
      questions: [
        choose(
          'What do Farah and Joon talk about?',
          'Good and bad things about a small town',
          [
            ['The quick way to a hotel in the town', 'They do not talk about a hotel.'],
            ['The best shops for clothes in the town', 'The blue hat shows that everybody knows Farah.'],
            ['A week together in a big city', 'Joon lives in a city, but he is in her town now.'],
          ],
          'Joon likes it: “Here I can hear the birds.” Farah says “we have no cinema”.',
        ),
        write(
          'How many trains are there every day?',
          ['two', '2', 'two trains', '2 trains'],
          '“There are two trains a day.”',
        ),
        trueOrFalse('Farah can go to the cinema in her town.', false, '“But we have no cinema”'),
        choose(
          'Why does Farah talk about her blue hat?',
          'In her town everybody knows what you do.',
          [
            ['In her town you can buy nice things.', 'She does not say that the hat is nice.'],
            ['In her town it is cold in winter.', 'They do not talk about the weather.'],
            ['In her town the bus is often late.', 'The bus driver only asked about the hat.'],
          ],
          '“On Tuesday the bus driver asked me about it.”',
        ),
        choose(
          'Why does Farah ask “Can you run?”',
          'The shop is going to close soon.',
          [
            ['The last train is going to leave.', 'Joon wants to go to the bakery, not home.'],
            ['A dog is coming after them.', 'The man with the dogs is not there.'],
            [
              'The bus is waiting for them at the bridge.',
              'They want to go to the bakery. They do not talk about a bus now.',
            ],
          ],
          '“the shops close at five”, and “it is ten to five”.',
        ),
      ],
    },
    roleCards: {
      scene: 'You are on a train. A comes from the next town. B is going to spend a day there for the first time.',
      a: {
        role: 'You love your home town, and you know it well.',
        facts: [
          'The castle costs 6 pounds. It is on a hill: forty minutes on foot, or ten by bus.',
          'The castle bus leaves at twelve and comes back at three. It costs 4 pounds there and back.',
          'You can buy good cheese at the market in the square. It closes at one.',
          'Lunch in the restaurant by the river costs 12 pounds.',
        ],
        goals: [
          'Find out how much time and money B has.',
          'Find out what B cannot do, and why.',
          'Make a good plan with B. You think that everybody must eat by the river.',
        ],
      },
      b: {
        role: 'You are a visitor.',
        facts: [
          'You arrive at eleven. Your train home is at half past three.',
          'Your foot hurts, and you cannot walk far.',
          'You have 20 pounds, and you want to bring your sister some cheese (5 pounds).',
        ],
        goals: [
          'Find out what there is to see, and what it costs.',
          'Find out where you can buy cheese, and when.',
          'Say no politely to things that cost too much.',
        ],
      },
      phrases: [
        'You must see the …',
        'How do I get there?',
        'How long does it take?',
        'I’d love to, but …',
        'What time does it close?',
        'First you can …, then you can …',
      ],
    },
    statements: [
      'It is better to live in a small town than in a big city.',
      'I know the names of all my neighbours.',
      'A town needs a cinema.',
      'I want to live in one place all my life.',
      'There are too many tourists in my town.',
      'My town is more beautiful in winter than in summer.',
      'It is nice when people know everything about you.',
    ],
    questions: [
      'What can a visitor do in your town on a rainy day?',
      'What is new in your town, and what is gone?',
      'Which place in your town do you like best? Why?',
      'What do you miss when you are not at home?',
      'What is your town going to look like in twenty years?',
    ],
    task: {
      instruction:
        'Your town of five thousand people has 100,000 pounds. Choose one or two things for the money, and say why.',
      options: [
        'A small cinema: 90,000 pounds, open on Friday and Saturday',
        'A night bus to the city: 40,000 pounds, for one year only',
        'New trees and benches in the square: 30,000 pounds',
        'A place to skate under the bridge: 60,000 pounds, a bit noisy',
        'A music festival: 50,000 pounds, three days, many visitors',
        'Work on the old swimming pool: 70,000 pounds, open next summer',
        'Free internet in all streets: 20,000 pounds a year',
      ],
    },
    writing:
      'Write an email of 50 to 70 words to a friend from another country who is going to visit your town. Say what you are going to do together, what to bring, and what is not so good there.',
  },
  hard: {
    words: [
      word('grow up', 'phrasal verb', 'to change from a child into an adult', 'I grew up at the end of a bus line.'),
      word('council', 'noun', 'the people who are elected to run a town', 'The council voted against the car park.'),
      word('nostalgia', 'noun', 'a warm, sad feeling about the past', 'Old photographs fill me with nostalgia.'),
      word('decline', 'verb', 'to become weaker or worse', 'The harbour declined when the ships grew bigger.'),
      word('carry on', 'phrasal verb', 'to continue as before', 'The shops carried on after the flood.'),
      word('afford', 'verb', 'to have enough money for something', 'Young people cannot afford to stay here.'),
      word('capital', 'noun', 'the city where a country has its government', 'Half of my class moved to the capital.'),
      word(
        'roundabout',
        'noun',
        'a place where roads meet and cars drive in a circle',
        'Turn left at the second roundabout.',
      ),
      word('resident', 'noun', 'somebody who lives in a place', 'Residents may park here for free.'),
      word(
        'outskirts',
        'noun',
        'the parts of a town that are furthest from its centre',
        'The cinema moved to the outskirts.',
      ),
      word(
        'sense of belonging',
        'phrase',
        'the feeling that you are part of a place or group',
        'The choir gave her a sense of belonging.',
      ),
      word('lose touch', 'phrase', 'to stop hearing from somebody', 'I lost touch with everybody from my street.'),
      word('put down roots', 'phrase', 'to start to feel at home in a place', 'It took us years to put down roots.'),
      word(
        'run-down',
        'adjective',
        'in bad condition because nobody has looked after it',
        'The station looks run-down.',
      ),
    ],
    text: {
      title: 'My home town owes me nothing',
      kind: 'text',
      genre: 'opinion',
      text: `Every December they come back, and every December they are disappointed. You can hear them in the pub by the station: the bakery has gone, the cinema is a gym, and who on earth allowed those flats? I know the tune by heart. I sang it for nine years.

I grew up in Harle, a town of eight thousand people, two roundabouts and one good view. Like most of my class I left at eighteen, because there was nothing to do. In the capital I became its fiercest defender. I told colleagues about the market, the river, the neighbours who took in your parcels. When I visited, I took it personally that the shops I had stopped using had closed.

Then my job changed, and I moved back. Two things struck me. The first was that nobody had been waiting to hear from me. The second was that Harle had not declined while I was away; it had merely carried on without me. The gym is full by seven in the morning. The flats are ugly, but the couple next door could afford one, and had they not been built, the school would have closed.

I do not say that nothing was lost. I miss the cinema, and a bus after nine would not hurt. But nostalgia is a cheap ticket. It asks the people who stayed to live in a museum, so that those who left can visit it at Christmas.

So come home by all means, and complain if you must. Only do it where the rest of us do: at the council meeting, on the second Tuesday of the month, on a hard chair.`,
      questions: [
        choose(
          'What is the writer’s main point?',
          'Those who left cannot expect the town to stay as it was.',
          [
            ['Those who stayed have let the town get worse.', 'The writer says that Harle “had not declined”.'],
            ['Those who grew up in a town ought to move back.', 'The writer did, but asks nobody else to.'],
            [
              'Those who remember old shops should protect them.',
              'The writer finds this kind of memory “a cheap ticket”.',
            ],
          ],
          'Nostalgia “asks the people who stayed to live in a museum, so that those who left can visit it”.',
        ),
        choose(
          'What does “I sang it for nine years” mean?',
          'The writer used to make the same complaints.',
          [
            ['The writer used to perform in the pub.', 'The tune is an image for what visitors say.'],
            ['The writer had to listen to the complaints.', 'It was the writer who made them.'],
            ['The writer used to defend the changes.', 'In those years the writer was against them.'],
          ],
          '“I took it personally that the shops I had stopped using had closed.”',
        ),
        write(
          'What has become of the cinema?',
          ['a gym', 'gym', 'the gym', 'it is a gym', 'it’s a gym', 'it became a gym'],
          '“the cinema is a gym”',
        ),
        choose(
          'What does the writer admit with the words “the shops I had stopped using”?',
          'People like the writer helped to close them.',
          [
            [
              'People like the writer knew that they would close.',
              'The writer was offended by it, so it was a surprise.',
            ],
            ['People like the writer were badly served in them.', 'Nothing is said about the service.'],
            ['People like the writer had never liked them.', 'The writer was sorry that they had gone.'],
          ],
          'A shop needs customers: they “had closed” after the writer “had stopped using” them.',
        ),
        trueOrFalse(
          'Without the new flats there would no longer be a school.',
          true,
          '“had they not been built, the school would have closed”',
        ),
        choose(
          'What does the last sentence suggest?',
          'Whoever wants to have a say should share the dull work.',
          [
            [
              'Whoever complains at a meeting will not be heard.',
              'The meeting is where the residents themselves complain.',
            ],
            ['Whoever visits at Christmas should be asked to vote.', 'The writer does not want visitors to decide.'],
            [
              'Whoever sits on the council should be paid for it.',
              'Pay is not mentioned; the hard chair stands for effort.',
            ],
          ],
          '“Only do it where the rest of us do”, and “on a hard chair”.',
        ),
      ],
    },
    roleCards: {
      scene: 'The old cinema in your town has been empty for two years. You meet in front of it, by chance.',
      a: {
        role: 'You own the building and want to sell it to somebody who builds flats.',
        facts: [
          'Mending the roof would cost 80,000 pounds, and you have no more than half of that.',
          'The buyer wants an answer within two weeks.',
          'The ground floor is too dark for flats. The buyer does not know what to do with it.',
        ],
        goals: [
          'Find out what B’s film club really needs, and what it can pay.',
          'Find out whether there is any money for old buildings.',
          'Do not promise anything that loses you the buyer.',
        ],
      },
      b: {
        role: 'You grew up with this cinema. You now run a film club without a home.',
        facts: [
          'You need a dark hall on two evenings a week, no more.',
          'The club has three hundred members and has saved 20,000 pounds.',
          'A fund pays up to 40,000 pounds for roofs of old buildings, but the owner has to apply.',
        ],
        goals: [
          'Find out why the building is to be sold, and how soon.',
          'Find out which part of it nobody wants.',
          'Suggest something that leaves both of you better off.',
        ],
      },
      phrases: [
        'I didn’t realise that …',
        'What if we …?',
        'That would only work if …',
        'I can see why you …, but …',
        'How soon would you have to …?',
        'Supposing that …, would you …?',
      ],
    },
    statements: [
      'You only get to know your home town once you have left it.',
      'Those who move away should have no say in what is built.',
      'An ugly flat that people can afford is better than a beautiful ruin.',
      'Small towns are less tolerant than cities.',
      'It is disloyal to speak badly of the place you come from.',
      'Tourists keep old towns alive.',
      'In ten years it will not matter where one lives.',
      'Home is where your friends are, not where you were born.',
    ],
    questions: [
      'What would you show a visitor who has only an hour in your town, and what would you hide?',
      'Which change in your town did people fight at first and like later?',
      'What has to be there for you to feel at home in a new place?',
      'What do outsiders get wrong about the place where you live?',
      'If you could bring one thing back that your town has lost, what would it be?',
    ],
    task: {
      instruction:
        'More and more young people leave a town of eight thousand. The council can try three of these ideas for two years. Agree on them, and say how you would find out whether they have worked.',
      options: [
        'Cheap flats for under-thirties, on the football pitch',
        'A bus until midnight, paid for by dearer parking',
        'Desks and fast internet in the empty town hall, run by volunteers',
        'A prize of 3,000 pounds for each former pupil who moves back',
        'A youth council with money of its own and a real vote',
        'No new shopping centre on the outskirts, whatever it offers',
        'A small theatre in the old cinema, open to amateurs only',
        'Classes in the evening, up to a degree, together with a university',
      ],
    },
    writing:
      'Write a letter of 140 to 180 words to the editor of a local newspaper, which says that those who moved away should not complain about changes. Say how far you agree, and from your own town give one example of a change that you would defend and one that you regret.',
  },
};
