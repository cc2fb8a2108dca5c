import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('holiday', 'noun', 'time when you do not work or go to school', 'Our holiday begins on Friday.'),
      word('beach', 'noun', 'the sand next to the sea', 'We were on the beach all day.'),
      word('mountains', 'noun', 'very high hills', 'They walk in the mountains every summer.'),
      word('sunny', 'adjective', 'with a lot of sun', 'It was sunny for two weeks.'),
      word('stay', 'verb', 'to live in a place for a short time', 'We stayed with my aunt.'),
      word('swim', 'verb', 'to move through water', 'You can swim in the lake.'),
      word('go by train', 'phrase', 'to travel on a train', 'We go by train, because we do not like planes.'),
      word('suitcase', 'noun', 'a bag or box for your clothes when you travel', 'My suitcase is too heavy.'),
      word('postcard', 'noun', 'a card with a picture that you send', 'He wrote a postcard to his friend.'),
      word('tent', 'noun', 'a small house of cloth', 'They slept in a tent.'),
      word('have a good time', 'phrase', 'to enjoy yourself', 'We had a good time in Portugal.'),
      word('do nothing', 'phrase', 'to rest and not work at all', 'On holiday I like to do nothing.'),
      word('rain', 'verb', 'of water: to fall from the sky', 'It rained every day.'),
      word('abroad', 'adverb', 'in another country', 'We are not going abroad this summer.'),
    ],
    text: {
      title: 'The sea or the mountains?',
      kind: 'dialogue',
      genre: 'argument',
      text: `Elif: So, where are we going in August? I want to go to the sea. Sunny days, a good book, a swim in the morning …
Jonas: Again? Last year we stayed on the beach for two weeks. I did nothing!
Elif: Yes. It was wonderful.
Jonas: I was bored after two days. I’d like to walk in the mountains this year.
Elif: In a tent? In the rain?
Jonas: In a small hotel. We can go by train. It only takes four hours.
Elif: And what do I do when you walk up a mountain?
Jonas: You can sit in front of the hotel with your book.
Elif: I can do that at home for free.
Jonas: Look, here is a lake in the mountains. It has a beach. You can swim, and I can walk.
Elif: Hm. Is the water warm?
Jonas: It says here, “The water is always fresh.”
Elif: Fresh! That means twelve degrees. All right, we’ll go. But you swim first.`,
      questions: [
        choose(
          'What do Elif and Jonas talk about?',
          'Where to go on holiday',
          [
            ['How to travel with a tent', 'Jonas does not want a tent.'],
            ['What to read in the summer', 'Elif likes books, but it is about a place.'],
            ['Who can swim better', 'Nobody asks about that.'],
          ],
          '“So, where are we going in August?”',
        ),
        choose(
          'What did Jonas think of last year’s holiday?',
          'It was boring.',
          [
            ['It was wonderful.', 'Elif says that.'],
            ['It was too short.', 'He wanted less of it, not more.'],
            ['It was too wet.', 'Nothing is said about the weather last year.'],
          ],
          '“I was bored after two days.”',
        ),
        write(
          'How long does the train take?',
          ['four hours', '4 hours', 'four', '4', 'only four hours', 'only 4 hours'],
          '“It only takes four hours.”',
        ),
        trueOrFalse(
          'Jonas wants to sleep in a tent.',
          false,
          'Elif asks about a tent, and he says: “In a small hotel.”',
        ),
        choose(
          'Why does Elif say “But you swim first”?',
          'She thinks that the water is cold.',
          [
            ['She cannot swim.', 'She likes a swim in the morning.'],
            ['She wants to read her book first.', 'She talks about the water.'],
            ['She does not want to go there.', 'She says that they will go.'],
          ],
          '“Fresh! That means twelve degrees.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You want to go on holiday together for one week in July. You each found a place.',
      a: {
        role: 'You found a house by the sea.',
        facts: [
          'It costs 420 pounds for the week.',
          'It is two minutes from the beach, and there are bikes.',
          'You must be there on a Saturday. You cannot start on another day.',
          'You like to swim and to sleep well. You do not like noise at night.',
        ],
        goals: [
          'Find out about B’s place: where, how much, what you can do there.',
          'Find out how much B can pay.',
          'Choose one place together.',
        ],
      },
      b: {
        role: 'You found a room in a big city.',
        facts: [
          'It costs 300 pounds for the week.',
          'It is in the centre, with music every night, and there is a swimming pool.',
          'You have 200 pounds for your half, no more. You work until Sunday at noon.',
        ],
        goals: [
          'Find out about A’s place: where, how much, what you can do there.',
          'Find out what A likes to do on holiday.',
          'Choose one place together.',
        ],
      },
      phrases: [
        'What can we do there?',
        'How much does it cost?',
        'How far is it from …?',
        'I’d like to …',
        'That’s a bit expensive.',
        'Let’s go to …',
      ],
    },
    statements: [
      'The best holiday is at home.',
      'A holiday without the sea is not a holiday.',
      'I like to do nothing for a week.',
      'It is fun to travel with a lot of people.',
      'You must try the food of the country.',
      'Two weeks is too long for a holiday.',
      'Postcards are nicer than messages.',
      'I like it when it rains on holiday.',
    ],
    questions: [
      'What do you like to do when you are free for a week?',
      'Do you like the sea, the mountains or a city best? Why?',
      'What can you do when it rains on holiday?',
      'What do you need to have in your suitcase on every trip?',
      'Where would you like to go one day?',
    ],
    task: {
      instruction:
        'You win a holiday for your whole group. There are six to choose from. You must all go to the same place. Decide.',
      options: [
        'A week on a farm: animals, fresh milk, no internet',
        'Three days in a big city: museums, shops, a very small hotel',
        'Two weeks in a tent by a lake: free boats, a lot of rain',
        'Five days on a ship: great food, some people get ill at sea',
        'A week in the snow: skiing, short days, hot chocolate',
        'Ten days on an island: hot and quiet, one shop, one beach',
      ],
    },
    writing:
      'Write a postcard of 40 to 60 words to a friend. You are on holiday. Say where you are, what the weather is like, what you did yesterday, and what you are going to do tomorrow.',
  },
  hard: {
    words: [
      word(
        'get away from it all',
        'phrase',
        'to leave your daily life and its worries',
        'They rented a hut to get away from it all.',
      ),
      word('resort', 'noun', 'a place where many people go on holiday', 'The resort is empty in winter.'),
      word(
        'off season',
        'phrase',
        'in the time of year with few visitors',
        'Off season, the rooms are half the price.',
      ),
      word('unwind', 'verb', 'to become calm again after a busy time', 'It takes him a week to unwind.'),
      word(
        'look forward to',
        'phrase',
        'to be glad about something that is going to come',
        'She looks forward to the summer all year.',
      ),
      word('memorable', 'adjective', 'so special that you do not forget it', 'It was a memorable journey.'),
      word(
        'research',
        'noun',
        'careful study to find out something new',
        'There is research on what holidays do for us.',
      ),
      word('average', 'adjective', 'usual, neither high nor low', 'The average guest stays here for nine days.'),
      word('expectation', 'noun', 'what you believe is going to happen', 'Her expectations were far too high.'),
      word('recover', 'verb', 'to get back your strength', 'You need a holiday to recover from the holiday.'),
      word('effect', 'noun', 'a change that is caused by something', 'The good effect lasts only a few days.'),
      word(
        'splash out on',
        'phrase',
        'to spend a lot on something pleasant',
        'They splashed out on a room with a view.',
      ),
      word('self-catering', 'adjective', 'where you cook your own meals', 'A self-catering flat is cheaper.'),
      word('wear off', 'phrasal verb', 'to become less until nothing is left', 'The good mood wore off on Monday.'),
    ],
    text: {
      title: 'The best week is the one before',
      kind: 'text',
      genre: 'science',
      source:
        'J. Nawijn and others, “Vacationers Happier, but Most not Happier After a Holiday”, Applied Research in Quality of Life 5 (2010)',
      text: `When are people happiest about a holiday? On the beach, one would think, or on the first evening, with the suitcases still in the hall. A piece of research from the Netherlands, published in 2010, gave a less obvious answer.

More than 1,500 Dutch adults were asked how happy they were. Some 970 of them went on holiday during the time of the study; the others stayed at home. Before the journey those who were about to leave were happier than those who were not. The researchers thought that it was because they were looking forward to it. Afterwards, however, there was hardly any difference between the two groups. Only those who described their holiday as “very relaxed” were still a little better off, and even for them the effect wore off: after eight weeks nothing was left.

One should not conclude too much from a single study. People who plan a journey may be happier for other reasons, for instance because they can afford one. Nor does happiness in general tell us whether anybody recovered from hard work, or came home with something to tell.

Still, the result invites some arithmetic. If the expectation is the best part, then two short holidays may be worth more than one long one, since there are two of them to look forward to. It would be foolish to splash out on a fortnight in a famous resort in the hope of living on it until Christmas. And whoever books at the last moment saves money and gives up the most reliable pleasure of all.

There remains the question of those who hate planning. For them, one supposes, the weeks before are no pleasure, and the journey has to be. Nobody has yet found out what to do about couples who consist of one of each.`,
      questions: [
        choose(
          'What is the main result of the study?',
          'People going on holiday are happier before it than others, but not afterwards.',
          [
            ['People who stay at home are happier than those who travel.', 'Afterwards the two groups hardly differ.'],
            [
              'People are happiest on the first day at the beach.',
              'That is what one would think; the answer was less obvious.',
            ],
            ['People are made unhappy by long journeys.', 'Nothing is said of unhappiness.'],
          ],
          '“Afterwards, however, there was hardly any difference between the two groups.”',
        ),
        choose(
          'Who still felt a little happier after the journey?',
          'Those who had had a very relaxed time',
          [
            ['Those who had planned it carefully', 'The study does not compare them here.'],
            ['Those who had spent the most money', 'Cost is not mentioned in the result.'],
            ['Those who had been away for the longest time', 'Length is not mentioned in the result.'],
          ],
          '“Only those who described their holiday as “very relaxed””',
        ),
        write(
          'After how many weeks was nothing of the effect left?',
          ['eight', '8', 'eight weeks', '8 weeks'],
          '“after eight weeks nothing was left”',
        ),
        trueOrFalse(
          'The writer believes that the study proves its point for everybody.',
          false,
          '“One should not conclude too much from a single study.”',
        ),
        choose(
          'Why might two short holidays be better than a long one?',
          'One can look forward to something twice.',
          [
            ['One can rest better in a short time.', 'Nothing is said of how well one rests.'],
            ['One can save money on both of them.', 'Saving is mentioned only for those who book late.'],
            ['One can avoid the famous resorts.', 'A resort is an example for expensive journeys.'],
          ],
          '“since there are two of them to look forward to”',
        ),
        choose(
          'What does the last sentence suggest?',
          'A planner and a non-planner may find it hard to travel together.',
          [
            ['Couples should be studied more often than single people.', 'It is a joke, no proposal for research.'],
            ['Couples are happier on holiday than others.', 'Nothing of the kind has been measured here.'],
            ['Two people who hate planning should not travel.', 'It is about couples with “one of each”.'],
          ],
          '“Nobody has yet found out what to do about couples who consist of one of each.”',
        ),
      ],
    },
    roleCards: {
      scene: 'You are in a travel agency. B has booked a fortnight in a mountain hotel, but something has changed.',
      a: {
        role: 'You are the travel agent.',
        facts: [
          'The hotel has written today: there will be building work during the whole stay, from eight to four.',
          'There is a quiet self-catering flat by the lake for the same price, but only for nine days. There are no hills there.',
          'Cancelling costs 20 per cent, and nothing is paid back for days that are not used, except when the hotel is at fault.',
        ],
        goals: [
          'Find out why the customer has come, before you say anything about the building work.',
          'Tell the truth about the hotel.',
          'Find a solution without losing the customer.',
        ],
      },
      b: {
        role: 'You are the customer.',
        facts: [
          'Your new employer will only give you ten days off instead of fourteen.',
          'You cannot walk far at the moment, because of your knee.',
          'You have looked forward to it for months, above all to not having to cook.',
        ],
        goals: [
          'Find out what it would cost to cancel or shorten the booking.',
          'Find out whether there is something that suits your knee.',
          'Decide: change, cancel, or go all the same.',
        ],
      },
      phrases: [
        'I’m afraid something has come up.',
        'What are my options?',
        'I feel I ought to tell you that …',
        'Is there any chance of …?',
        'I’d rather … than …',
        'Could you put that in writing?',
      ],
    },
    statements: [
      'A holiday during which you answer emails is no holiday.',
      'Friends should travel together once before they share a flat.',
      'People who plan every hour are afraid of being bored.',
      'Everybody should spend one holiday entirely alone.',
      'You do not know a place until you have seen it off season.',
      'Children remember small things, not expensive ones.',
      'Bad holidays make the best stories.',
      'Nobody needs to fly to have a good holiday.',
    ],
    questions: [
      'What do you look forward to most before a holiday?',
      'Which trip or day out was memorable although it went wrong?',
      'How much should one plan, and what should be left to chance?',
      'How can one keep the effect of a holiday for longer?',
      'What would a perfect week without leaving your town look like?',
    ],
    task: {
      instruction:
        'Four friends, one of whom uses a wheelchair and one of whom hates heat, have nine days and 600 pounds each. Choose for them, and say who has to make which compromise.',
      options: [
        'A houseboat on a canal, 480 pounds each: slow, cosy, a ramp on board but one tiny bathroom',
        'A festival town by the sea, 520 pounds: lively, flat, hot, loud until three in the morning',
        'The far north by night train, 600 pounds: cool, unforgettable, three of the nine days on board',
        'Self-catering on a farm, 300 pounds: easy to get around, warm, nothing to do in the evening',
        'Two cities in nine days, 570 pounds: museums, lifts everywhere, no rest',
        'A mountain hut reached by cable car, 450 pounds: cool, splendid, one level path and no other',
      ],
    },
    writing:
      'Write a review of 140 to 180 words for a travel website about a holiday, real or invented, that did not live up to your expectations. Be fair: say what was good, what was not, and for whom it would be right.',
  },
};
