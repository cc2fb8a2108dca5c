import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('birthday', 'noun', 'the day of the year on which you were born', 'My birthday is on 3 May.'),
      word('party', 'noun', 'a time when people eat, dance and have fun', 'The party starts at four.'),
      word('cake', 'noun', 'a sweet food for special days', 'He made a chocolate cake.'),
      word('candle', 'noun', 'a thing that burns slowly and gives light', 'There are nine candles on the cake.'),
      word('blow out', 'phrasal verb', 'to stop a fire with air from your mouth', 'Blow out the candles!'),
      word('present', 'noun', 'something that you give to somebody', 'She opened her presents.'),
      word('card', 'noun', 'thick paper with a picture and kind words', 'Everybody wrote on the card.'),
      word('invitation', 'noun', 'words that ask you to come', 'I got an invitation to a party.'),
      word('surprise', 'noun', 'something that you did not know about before', 'The party was a surprise.'),
      word('celebrate', 'verb', 'to do something nice on a special day', 'We celebrated in the park.'),
      word('age', 'noun', 'how old somebody is', 'She does not tell us her age.'),
      word('make a wish', 'phrase', 'to think of something that you want', 'Close your eyes and make a wish.'),
      word(
        'Happy birthday!',
        'phrase',
        'what you say to somebody who is a year older today',
        'Happy birthday, Grandad!',
      ),
      word('turn', 'verb', 'to get to an age', 'My sister turned twenty on Sunday.'),
    ],
    text: {
      title: 'How to give a surprise party',
      kind: 'text',
      genre: 'instructions',
      text: `Does a friend of yours have a birthday soon? A surprise party is fun, but not easy.

1 Ask your friend’s family first. Some people hate surprises.
2 Choose another day. On their birthday people look for surprises. Two days before is better.
3 Write invitations on paper. Messages often go to the wrong person.
4 Find a good reason to bring your friend to the place. “Can you help me to carry a table?” is good. “Put on nice clothes and close your eyes” is not.
5 Guests must come half an hour early and hide their coats.
6 Turn off the light, but do not shout in the dark. Turn it on, wait a second, then sing.
7 Give your friend five quiet minutes. Then blow out the candles and cut the cake.

And if your friend opens the door too early? Say “Happy birthday!” and smile. It is still a party.`,
      questions: [
        choose(
          'Who is this text for?',
          'Somebody who wants to plan a party for a friend',
          [
            ['Somebody who has a birthday soon', 'The friend has a birthday. The reader plans the party.'],
            [
              'Somebody who is a guest at a party',
              'The guests are only told when to come. The text is for the person who plans.',
            ],
            ['Somebody who sells things for parties', 'Nothing is sold in the text.'],
          ],
          '“Does a friend of yours have a birthday soon?”',
        ),
        choose(
          'When is a good day for the party?',
          'Before the birthday',
          [
            ['On the birthday', 'On this day people look for surprises.'],
            ['After the birthday', 'The text says “before”.'],
            ['At the weekend', 'The text does not talk about the weekend.'],
          ],
          '“Two days before is better.”',
        ),
        write(
          'How early must the guests come?',
          [
            'half an hour',
            'half an hour early',
            '30 minutes',
            'thirty minutes',
            '30 minutes early',
            '30 mins',
            'half hour',
          ],
          '“Guests must come half an hour early”',
        ),
        trueOrFalse(
          'The guests should shout when it is dark.',
          false,
          '“Turn off the light, but do not shout in the dark.”',
        ),
        choose(
          'Why is “Put on nice clothes and close your eyes” not good?',
          'Your friend will know that there is a surprise.',
          [
            ['Your friend may not have nice clothes.', 'The text does not say that.'],
            ['Your friend can’t carry a table in nice clothes.', 'The table is another plan.'],
            ['Your friend may fall in the dark.', 'The light is not the problem here.'],
          ],
          'You need “a good reason to bring your friend to the place”, and not one that tells what is going to happen.',
        ),
      ],
    },
    roleCards: {
      scene: 'You are planning a birthday party for your teacher together. You have 30 pounds.',
      a: {
        role: 'You buy the food and the present.',
        facts: [
          'A cake from the shop costs 18 pounds. A plant costs 12, a big book costs 25.',
          'You can’t bake, but you can bring plates and music.',
          'You know that your teacher has two cats.',
        ],
        goals: [
          'Find out what your teacher likes.',
          'Find out when and where the party is.',
          'Decide with B what to buy. Do not pay too much.',
        ],
      },
      b: {
        role: 'You find the room and the time.',
        facts: [
          'Room 9 is free on Tuesday from twelve to one. Room 4 is free on Wednesday from three to five.',
          'Your teacher loves reading. She has no plants: her cats eat them.',
          'Your brother can bake a cake for 5 pounds, but not before Wednesday.',
        ],
        goals: [
          'Find out what things cost.',
          'Decide with A on a day and a room.',
          'Find out if A can bring plates and music.',
        ],
      },
      phrases: [
        'What does she like?',
        'How much is …?',
        'That’s too expensive.',
        'Why don’t we …?',
        'Who can bring …?',
        'OK, so you … and I …',
      ],
    },
    statements: [
      'Birthdays are only important for children.',
      'It is nice to have your birthday in summer.',
      'A present must be a surprise.',
      'A card is better than a message on the phone.',
      'Nobody should work on their birthday.',
      'I would like to have a surprise party.',
      'It is rude to ask about age.',
    ],
    questions: [
      'How do people celebrate birthdays in your country?',
      'What is a good birthday present for somebody you do not know well?',
      'Which birthdays are special? Why?',
      'Is it better to have a big party or a quiet day?',
      'What can you do at a birthday party if you have no money?',
    ],
    task: {
      instruction:
        'Your friend Nour turns 18. She likes music and animals, and she does not like big groups. You are four friends with 80 pounds. The prices are for all of you and Nour. Choose one plan.',
      options: [
        'Tickets for a concert: 80 pounds, very loud, 5,000 people',
        'A day at a farm with horses: 60 pounds, three hours there and three hours back',
        'A picnic with her dog: 20 pounds, she often does that',
        'A lesson with a famous guitar teacher: 75 pounds, only she can go',
        'A dinner that you cook: 35 pounds, you are not good cooks',
        'A night in a tent by a lake: 50 pounds, cold in April',
      ],
    },
    writing:
      'Write an invitation of 40 to 60 words to a birthday party, for the people in your class. Say when and where it is, what you are going to do and what to bring.',
  },
  hard: {
    words: [
      word(
        'coincidence',
        'noun',
        'two things that happen together by chance',
        'We have the same birthday: what a coincidence!',
      ),
      word('odds', 'noun', 'how likely something is', 'What are the odds of two birthdays on one day?'),
      word(
        'probability',
        'noun',
        'a number that says how likely something is',
        'The probability is a little over one half.',
      ),
      word('milestone', 'noun', 'an important point in a life', 'For many people, forty is a milestone.'),
      word('be meant to', 'phrase', 'to be planned or expected', 'The speech was meant to be a surprise.'),
      word(
        'make a fuss',
        'phrase',
        'to give too much attention to something',
        'Please don’t make a fuss about my birthday.',
      ),
      word('wrap', 'verb', 'to cover something with paper', 'He wrapped the present in a map.'),
      word('gift', 'noun', 'something that you give to somebody', 'The best gift was a free afternoon.'),
      word(
        'assume',
        'verb',
        'to believe something without checking it',
        'Everybody assumed that somebody else had bought a cake.',
      ),
      word('pair', 'noun', 'two people or things that belong together', 'Any pair of people may share a birthday.'),
      word('share', 'verb', 'to have the same thing', 'I share my birthday with my uncle.'),
      word('intuition', 'noun', 'a feeling that you know without thinking', 'Our intuition is bad at large numbers.'),
      word(
        'leap year',
        'phrase',
        'twelve months with 366 days instead of 365',
        'She was born in a leap year, on 29 February.',
      ),
      word('throw a party', 'phrase', 'to invite people to eat and dance', 'They threw a party for a hundred people.'),
    ],
    text: {
      title: 'Twenty-three people and one cake',
      kind: 'text',
      genre: 'maths',
      source: 'Encyclopædia Britannica, “Probability theory”, section “The birthday problem”',
      text: `There are twenty-three people in a room. What are the odds that two of them share a birthday? Most people think of the 365 days in a year, divide by something and say: one in sixteen, perhaps. The correct answer is a little over one half. With fifty people it is so nearly certain that you could safely bet your lunch on it.

Why does our intuition let us down so badly? Because each of us quietly answers a different question. We imagine that we ourselves are in that room and ask whether anyone has our birthday. For that, twenty-three people are indeed far too few: the probability is only about six per cent. But nobody asked about you. The question was about any two.

Count the pairs and the mystery is gone. The first person can be compared with twenty-two others, the second with another twenty-one, and so on, until the last two are left. That makes 253 pairs. Each of them has a small chance, one in 365, but 253 small chances add up to something. A party is not a list of people. It is a net of connections, and the net grows far more quickly than the list.

The calculation assumes that all birthdays are equally likely, which they are not; in most countries there are more births in some months than in others. That, however, makes a shared birthday more likely rather than less. Those who were born on the last day of February in a leap year may feel left out, as usual.

So the next time somebody cries “What a coincidence!”, count the people, then count the pairs. There are a great many things that could have happened. We are only amazed by the one that did.`,
      questions: [
        choose(
          'What does the text want to explain?',
          'Why shared birthdays are less surprising than we think',
          [
            ['Why more children are born in some months than in others', 'This is mentioned, but not explained.'],
            ['Why people make a fuss about their birthdays', 'Nothing is said about how we celebrate.'],
            ['Why mathematicians do not believe in chance', 'The text is all about chance.'],
          ],
          '“The correct answer is a little over one half.”',
        ),
        choose(
          'What mistake do most people make?',
          'They think of their own birthday.',
          [
            ['They forget about leap years.', 'It hardly changes the answer.'],
            ['They count the pairs twice.', 'They do not count the pairs at all.'],
            ['They think of a larger room.', 'They see the right room, but ask another question.'],
          ],
          'We “ask whether anyone has our birthday”.',
        ),
        write('How many pairs are there among twenty-three people?', ['253', '253 pairs'], '“That makes 253 pairs.”'),
        trueOrFalse(
          'Because births are not spread evenly, two people are less likely to share a birthday.',
          false,
          '“That, however, makes a shared birthday more likely rather than less.”',
        ),
        choose(
          'What does “the net grows far more quickly than the list” mean?',
          'Each new person adds many new pairs.',
          [
            ['Each new person brings more friends.', 'The connections here are pairs, not friendships.'],
            ['Each party is larger than the last one.', 'It is about one room.'],
            ['Each birthday is counted more than once.', 'People are compared; birthdays are not counted twice.'],
          ],
          '“The first person can be compared with twenty-two others”',
        ),
        choose(
          'What do the last two sentences suggest about coincidences?',
          'Some coincidence or other is nearly always to be expected.',
          [
            ['Every coincidence has a hidden reason.', 'The writer explains them by number, not by reasons.'],
            ['Most coincidences are never noticed by anybody.', 'The text speaks of those that amaze us.'],
            ['No coincidence should give us any pleasure.', 'Nothing is said against enjoying them.'],
          ],
          '“There are a great many things that could have happened.”',
        ),
      ],
    },
    roleCards: {
      scene: 'Your grandmother is going to be ninety. You are cousins and are talking about what to do.',
      a: {
        role: 'You want to throw a big party in the village hall.',
        facts: [
          'The hall is booked for 70 people; it can be cancelled free of charge until Monday.',
          'You have already told some old friends of hers, who were delighted.',
          'You live far away and have not seen her for a year.',
        ],
        goals: [
          'Find out why B hesitates.',
          'Find out what Grandmother herself wants.',
          'Agree on a plan that you both could tell her about.',
        ],
      },
      b: {
        role: 'You see Grandmother every week and have doubts about a party.',
        facts: [
          'She does not hear well, and rooms full of people make her tired.',
          'She said: “No fuss, please. But I’d love to see my old friends once more, one at a time.”',
          'You know nothing about what A has done so far.',
        ],
        goals: [
          'Find out what has been booked and who has been told.',
          'Make sure that Grandmother can enjoy the day.',
          'Agree on a plan that you both could tell her about.',
        ],
      },
      phrases: [
        'Before we go any further, …',
        'You’ve done what?',
        'What she actually said was …',
        'I hadn’t thought of that.',
        'How about spreading it over …?',
        'Would that suit everybody?',
      ],
    },
    statements: [
      'Adults should not expect presents.',
      'It is kinder to give money than something that nobody needs.',
      'A surprise party is more fun for those who plan it.',
      'Birthday wishes from people who were reminded by an app are worth nothing.',
      'Getting older is something to be celebrated.',
      'Everybody should have the day off on their birthday.',
      'Nobody believes in coincidences until one happens to them.',
      'Parents spend too much on birthday parties for small children.',
    ],
    questions: [
      'Which ages are milestones where you live, and why those?',
      'What is the difference between a gift and a good gift?',
      'What coincidence have you heard of that is hard to believe?',
      'Why do some people hate being sung to?',
      'In which other situations does our intuition about numbers fail?',
    ],
    task: {
      instruction:
        'A firm of 30 people is arguing about birthdays. Some are hurt when theirs is forgotten, others hate being noticed. Choose one rule that can be kept all year. Say who will complain, and what you will answer.',
      options: [
        'Everybody brings a cake on their own birthday',
        'The firm gives a free afternoon, and nobody says anything',
        'One party a month for all who were born in that month: 40 pounds each time',
        'A list on the wall on which you may write your date, or not',
        'A card signed by everybody: 3 pounds, and somebody has to organise it',
        'The manager says a few friendly words at the Monday meeting',
        'No birthdays at work, but one big summer party for 1,200 pounds',
      ],
    },
    writing:
      'Write an article of 140 to 180 words for a school magazine, called “What a coincidence!”. Describe a coincidence and explain whether it was really so unlikely.',
  },
};
