import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word(
        'Christmas tree',
        'noun',
        'a green tree with lights and stars in December',
        'Our Christmas tree is small and crooked.',
      ),
      word(
        'present',
        'noun',
        'a thing that you give to a person you like',
        'There is a present for you under the tree.',
      ),
      word(
        'celebrate',
        'verb',
        'to do something nice because it is a special day',
        'We celebrate Christmas at my aunt’s house.',
      ),
      word('Christmas Eve', 'noun', '24 December', 'In Poland the big meal is on Christmas Eve.'),
      word(
        'Merry Christmas',
        'phrase',
        'what people say to each other on 25 December',
        'He opened the door and shouted “Merry Christmas” to us.',
      ),
      word(
        'carol',
        'noun',
        'a song for December, often about the baby Jesus',
        'The children sang a carol at the station.',
      ),
      word('turkey', 'noun', 'a very big bird that people eat', 'The turkey was in the oven for five hours.'),
      word('church', 'noun', 'a house where Christians meet and sing', 'On 24 December the church is full.'),
      word('calendar', 'noun', 'a list of all the days of a year', 'I open a little door in my calendar every day.'),
      word('snow', 'noun', 'soft, white, frozen water from the sky', 'In Australia there is no snow at Christmas.'),
      word('candle', 'noun', 'a thing that burns and gives a small light', 'There are four candles on the table.'),
      word('star', 'noun', 'a small light in the night sky', 'We put a gold star on top of the tree.'),
      word('decorate', 'verb', 'to make a place or a thing more beautiful', 'We decorate the window with paper stars.'),
      word(
        'Father Christmas',
        'noun',
        'an old man with a white beard who brings presents',
        'She wrote a letter to Father Christmas.',
      ),
    ],
    text: {
      title: 'Good news on 27 December',
      kind: 'dialogue',
      genre: 'conversation',
      source:
        'Ethiopian Orthodox Tewahedo Church: the fast before Christmas and the feast of 7 January (ethiopianorthodox.org)',
      text: `Selam: Good morning, Fergus! Did you have a nice Christmas?
Fergus: No. On Christmas Eve there was too much snow, and our plane didn’t leave. We slept at the airport.
Selam: Oh no! And on Christmas Day?
Fergus: I ate a cold cheese sandwich under a plastic Christmas tree. No turkey. And my presents are at my aunt’s house in Scotland.
Selam: Did people sing carols?
Fergus: Only one. Then a baby woke up.
Selam: Well, I have good news. In my family Christmas is on 7 January.
Fergus: Really? Why?
Selam: We come from Ethiopia, and our church has a different calendar. Come and celebrate with us!
Fergus: I’d love to! Do I need presents?
Selam: No, but wear something white, and be hungry. Before Christmas we don’t eat meat, eggs or cheese for six weeks.
Fergus: And then?
Selam: Then there’s hot chicken with eggs. It’s wonderful!
Fergus: Great. Is there a chair for everybody?
Selam: Everybody?
Fergus: My parents, my gran and my three brothers. Gran knows forty carols.
Selam: Oh! Well … Merry Christmas!`,
      questions: [
        choose(
          'What do they talk about?',
          'A bad Christmas, and a Christmas that is going to come',
          [
            [
              'A cheap plane ticket, and a summer in Ethiopia',
              'Selam invites Fergus to her home. She does not talk about a trip.',
            ],
            [
              'A Christmas tree, and a place where he can buy one',
              'The tree is at the airport. Nobody wants to buy one.',
            ],
            ['A cold sandwich, and an airport with better food', 'The sandwich is only one part of his bad Christmas.'],
          ],
          'He tells her about the airport. Then she says: “In my family Christmas is on 7 January.”',
        ),
        trueOrFalse(
          'Fergus was at his aunt’s house on 25 December.',
          false,
          '“Our plane didn’t leave. We slept at the airport.”',
        ),
        write(
          'What did Fergus eat on Christmas Day?',
          [
            'a sandwich',
            'sandwich',
            'a cheese sandwich',
            'cheese sandwich',
            'a cold cheese sandwich',
            'cold cheese sandwich',
            'a cold sandwich',
            'cold sandwich',
            'one sandwich',
            'one cheese sandwich',
          ],
          '“I ate a cold cheese sandwich under a plastic Christmas tree.”',
        ),
        choose(
          'Why is Christmas on another day in Selam’s family?',
          'Their church has another calendar.',
          [
            ['Their plane is late every year.', 'The plane is from Fergus’s story.'],
            ['They all work in December.', 'She does not say that they work then.'],
            ['They do not like cold weather.', 'The weather was a problem for Fergus, not for them.'],
          ],
          '“We come from Ethiopia, and our church has a different calendar.”',
        ),
        choose(
          'What does Selam ask Fergus to do?',
          'Come in white clothes',
          [
            ['Bring a few presents', 'He asks about presents, and she says no.'],
            ['Cook a hot chicken', 'There is chicken at her home. He does not have to cook.'],
            ['Eat no meat for six weeks', 'Her family does that, not Fergus.'],
          ],
          '“Wear something white, and be hungry.”',
        ),
        choose(
          'Why does Selam say “Oh!” at the end?',
          'She did not know that so many people want to come.',
          [
            [
              'She knows that the airport is closed again.',
              'There was a problem at the airport before. Nobody says that there is one now.',
            ],
            [
              'She cannot sing as well as Fergus’s gran.',
              'Gran knows forty carols. Selam says nothing about her own songs.',
            ],
            ['She wants Fergus to bring her a present.', 'He asked about presents, and she said no.'],
          ],
          'She asks “Everybody?”, and he says: “My parents, my gran and my three brothers.”',
        ),
      ],
    },
    roleCards: {
      scene: 'It is the afternoon of 22 December. A sells Christmas trees at the market, and B wants one.',
      a: {
        role: 'You sell Christmas trees.',
        facts: [
          'A small tree is one metre tall and costs 25 pounds. It is in a pot, and it can live in a garden after Christmas.',
          'A big tree is two metres tall and costs 40 pounds. One big tree has no branches at the back, so it costs only 28.',
          'You can make a big tree shorter. That is free.',
          'You can bring a tree to a house for five pounds, but only from six to eight in the evening.',
        ],
        goals: [
          'Find out how tall B’s tree can be, and where it is going to stand.',
          'Find out how much B can pay, and when B is at home.',
          'Sell B a tree. You would like to sell a big one.',
        ],
      },
      b: {
        role: 'You want a Christmas tree for your family.',
        facts: [
          'The tree can be 180 centimetres tall, not more. It is going to stand in a corner.',
          'You have 35 pounds.',
          'You have no car and no garden.',
          'You are at home from seven in the evening.',
        ],
        goals: [
          'Find out which trees there are, and how much they are.',
          'Find out how the tree can come to your flat.',
          'Buy a tree. You would like a tall one.',
        ],
      },
      phrases: [
        'How tall is it?',
        'It is too tall for …',
        'Can you make it shorter?',
        'Why is this one so cheap?',
        'Where is it going to stand?',
        'Can you bring it to …?',
      ],
    },
    statements: [
      'I like giving presents more than getting them.',
      'A real tree is better than a plastic one.',
      'December is the best month of the year.',
      'Christmas songs in shops come too early.',
      'Many children get too many presents.',
      'It is fun to cook for a lot of people.',
      'A holiday is only nice when all the family is there.',
      'You do not need snow for a nice Christmas.',
    ],
    questions: [
      'What do people in your country do in the last week of December?',
      'Which day of the year is very important in your family, and what do you eat?',
      'What was your best present, and who gave it to you?',
      'What can you give a person when you have no money?',
      'Who has to work on 25 December, and what can we do for them?',
    ],
    task: {
      instruction:
        'Your class is going to have a Christmas party for the people in the street. It is two hours long, and you have 60 pounds. Not everybody there celebrates Christmas. Choose at least three ideas, and say what comes first.',
      options: [
        'Sing carols with a guitar: 20 minutes, free; some people do not know the words',
        'Make paper stars together: 40 minutes, 10 pounds; everybody can take one home',
        'Cook a hot soup: 45 minutes, 30 pounds; good for cold hands',
        'A small present for each visitor: 20 minutes, 40 pounds',
        'People tell stories about holidays in other countries: 30 minutes, free',
        'A dance with a band: one hour, 35 pounds; very loud',
        'Father Christmas comes: 30 minutes, 20 pounds; only for small children',
      ],
    },
    writing:
      'A friend from another country is going to visit your family for a big holiday. Write an email of 50 to 70 words to this friend. Say when it is, what you eat and do, what to wear and what to bring.',
  },
  hard: {
    words: [
      word('day off', 'noun', 'a day on which one does not have to work', 'Nurses rarely get a day off at Christmas.'),
      word(
        'feast',
        'noun',
        'a religious day that people celebrate; also a big meal',
        'The feast goes on until the sixth of January.',
      ),
      word(
        'mark',
        'verb',
        'to celebrate something or show that it is important',
        'They mark the shortest day with a bonfire.',
      ),
      word(
        'decorate',
        'verb',
        'to make something look more attractive',
        'Every shop window has been decorated with lights.',
      ),
      word(
        'get together',
        'phrasal verb',
        'to meet in order to spend time with each other',
        'All the cousins get together on Boxing Day.',
      ),
      word('gather', 'verb', 'to come to one place and form a group', 'Neighbours gather round the tree to sing.'),
      word('service', 'noun', 'a meeting for prayer in a church', 'The midnight service lasts an hour.'),
      word(
        'commercial',
        'adjective',
        'mainly interested in making money',
        'Many people find Christmas too commercial.',
      ),
      word('festive', 'adjective', 'right for a celebration', 'Candles make the whole street look festive.'),
      word('objection', 'noun', 'a reason for being against something', 'My only objection to the tree is its size.'),
      word('precious', 'adjective', 'very valuable and not to be wasted', 'Time with my grandparents is precious.'),
      word('abolish', 'verb', 'to end a law, custom or system', 'Should we abolish presents for adults?'),
      word('holly', 'noun', 'a plant with red berries and sharp dark leaves', 'We hang some holly above the door.'),
      word('riot', 'noun', 'violent behaviour of a crowd in a public place', 'The lack of cake nearly caused a riot.'),
    ],
    text: {
      title: 'Open all day on 25 December',
      kind: 'text',
      genre: 'history',
      source:
        'R. Hutton, The Rise and Fall of Merry England (1994); A. Everitt, The Community of Kent and the Great Rebellion (1966); the pamphlet Canterbury Christmas (1648)',
      text: `On 25 December 1647 the market of Canterbury was open as usual. That was the problem.

Six months before, Parliament had abolished Christmas. Its Puritan members had two objections. The Bible gives no date for the birth of Christ, and twelve days of drinking and gambling seemed an odd way to mark it. There were to be no services, and shops had to stay open. As servants would lose their holiday, they were given the second Tuesday of every month instead.

On paper it was a good bargain: a dozen days off for one feast. But when the mayor of Canterbury told the shopkeepers to open, only twelve did so. A crowd gathered. It ordered the twelve to close, and when they refused, their goods flew across the street. The mayor, who came to restore order, ended up on the ground with his clothes torn.

What followed was half riot, half party. Two footballs appeared, and the game filled the town. Holly was put up at the doors, and anybody who passed was offered a drink. The trouble went on for weeks, until soldiers marched in. Yet when the leaders were put on trial in spring, the jury would not have them punished.

Elsewhere people were quieter, but no more obedient. A law can lock a church; it cannot look into every oven. In 1660 a king came back to the throne, and Christmas came back with him.

I think of those lawmakers whenever somebody suggests that we should all choose our own holidays. They believed that a day off was simply a day without work. What makes it precious, however, is that everybody else has the same one. Nobody has ever decorated a house for a second Tuesday.`,
      questions: [
        choose(
          'What does the text explain?',
          'Why people would not give up a feast',
          [
            ['How Christmas turned into a time for shopping', 'The shops were opened by order, and few obeyed.'],
            ['Why football used to be played at Christmas', 'The game is only one detail of that day.'],
            ['How a mayor became a hero in his own town', 'He ended up on the ground.'],
          ],
          'Parliament “had abolished Christmas”, but “Christmas came back”, because a shared day is “precious”.',
        ),
        choose(
          'What did the Puritans dislike about Christmas?',
          'The way in which people celebrated it',
          [
            ['The money that churches made from it', 'The text mentions no such money.'],
            ['The hard work that servants had with it', 'Servants lost a holiday. They were given other days for it.'],
            ['The date that the Bible gives for it', 'The Bible gives no date at all.'],
          ],
          '“twelve days of drinking and gambling seemed an odd way to mark it”',
        ),
        write(
          'How many shops in Canterbury opened, as they had been told to?',
          ['twelve', '12', 'only twelve', 'only 12', 'twelve shops', '12 shops', 'a dozen', 'dozen'],
          '“when the mayor of Canterbury told the shopkeepers to open, only twelve did so”',
        ),
        trueOrFalse(
          'The leaders of the riot were punished in spring.',
          false,
          '“when the leaders were put on trial in spring, the jury would not have them punished”',
        ),
        choose(
          'What is meant by the remark about ovens?',
          'People went on celebrating in their homes.',
          [
            ['Families had no fuel for cooking any more.', 'The text does not say that anything was lacking.'],
            ['Soldiers searched the kitchens for beer.', 'It says that a law cannot do that.'],
            ['Bakers were the first to break the law.', 'The ovens stand for all private kitchens.'],
          ],
          'People elsewhere were “no more obedient”, only “quieter”: the law “cannot look into every oven”.',
        ),
        choose(
          'Why does the writer end with a second Tuesday?',
          'To show that free time is not the same as a shared feast',
          [
            [
              'To show that one free day a month is not enough',
              'The number is not the point: “a dozen days off” was “a good bargain”.',
            ],
            ['To suggest that holidays should fall on weekends', 'Weekends are not mentioned.'],
            ['To suggest that everybody choose a day for a feast', 'The writer is against that.'],
          ],
          '“What makes it precious, however, is that everybody else has the same one.”',
        ),
      ],
    },
    roleCards: {
      scene:
        'You are the two receptionists of a hostel. On 24, 25 and 26 December one of you works from seven to three and the other from three to eleven. There is also the evening of the 31st. You have to share out these seven shifts.',
      a: {
        role: 'You have worked at the hostel for years and know its rules.',
        facts: [
          'Whoever has the morning may stay up to two hours longer, and whoever has the evening may start up to two hours early. The evening of the 25th is paid double.',
          'On the 24th you cook for your family. You have to leave by half past five.',
          'On the 26th you have to meet your grandmother’s train at two. The station is ten minutes away.',
          'On the 31st you have been invited to a wedding.',
        ],
        goals: [
          'Find out when B cannot work.',
          'Find out who needs the shift that is paid double.',
          'Agree on all seven shifts. If you take more mornings than B, you would like something in return.',
        ],
      },
      b: {
        role: 'You started at the hostel in autumn. You do not celebrate Christmas yourself.',
        facts: [
          'On the 24th your choir sings in the hospital next door from four to a quarter to five.',
          'On the 25th you talk to your parents abroad from noon to one. No other time suits them.',
          'On the 26th a friend who is staying with you leaves at noon. You would like to have breakfast together.',
          'You are saving up for a flight home in January, and have no plans for the 31st.',
        ],
        goals: [
          'Find out when A cannot work, and how strict the hours are.',
          'Find out whether any shift is paid better than the others.',
          'Agree on all seven shifts, in a way that is fair to both of you.',
        ],
      },
      phrases: [
        'The one thing that I can’t move is …',
        'How strict are they about …?',
        'Could you stay on until …?',
        'I’d be willing to … if you …',
        'In return, I could take …',
        'So that leaves us with …',
      ],
    },
    statements: [
      'All shops should be closed on 25 December.',
      'Adults should stop giving each other presents.',
      'One can celebrate a feast without believing in it.',
      'Big family meals are more work than pleasure.',
      'Something that you have made is a better present than something that you have bought.',
      'Everybody should be free to choose their own days off.',
      'Lights in the streets in December are a waste of energy.',
      'It is all right to give away a present that one has been given.',
    ],
    questions: [
      'Which feast would people where you live defend most strongly if it were abolished?',
      'Who does most of the work when your family or friends celebrate something, and how might that change?',
      'Which of the customs in your family are new, and how did they start?',
      'What makes the end of the year hard for some people?',
      'How might people spend 25 December a hundred years from now?',
    ],
    task: {
      instruction:
        'A town has 12,000 pounds for December. The shopkeepers want customers, families want something that is free, and one inhabitant in three does not celebrate Christmas. Choose three or more measures, and say how you would defend them.',
      options: [
        'A real tree of fifteen metres in the main square: 3,500 pounds; some will mind that it is cut down',
        'Lights in all the shopping streets: 6,000 pounds; they shine into bedrooms until midnight',
        'A market with wooden huts at weekends: 3,000 pounds; it takes up the only car park',
        'A free meal on 25 December for anybody who would be alone: 2,500 pounds; twenty volunteers are needed',
        'A place to skate: 7,000 pounds; it uses a great deal of electricity',
        'An evening of light with songs and stories from five cultures: 3,000 pounds; it is new, so nobody knows who will come',
        'Free buses on four Saturdays: 4,500 pounds; they help the shops and the air',
        'A choir of all the schools on the steps of the town hall: 500 pounds; in any weather',
      ],
    },
    writing:
      'A politician proposes that all fixed holidays should be abolished: everybody would get twelve more free days to take when they like. Write a letter of 140 to 180 words to a newspaper. Say what you think, give two reasons and an example from your own life, and answer one objection.',
  },
};
