import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Five stars for my feet',
  kind: 'text',
  text: [
    'Tent “Good Night”: a review',
    'The box says “big enough for two”. It isn’t big enough for one. When I lay down, my feet were outside. It was such a cold night that I put my hat on them, because I hadn’t packed enough socks.',
    'I wanted to close the bottom of the tent, but the instructions were too small to read in the dark. And the tent is so thin that I could hear the sheep eating. They were such noisy sheep that I counted them until three.',
    'At five my feet woke me up. They were too cold to wait any longer. I looked out, and there was such a beautiful sunrise over the lake that I forgot to be angry. I’d never got up early enough to see one.',
    'Is the tent good enough to keep? No. But here are five stars: one for the tent, and four for the morning.',
  ].join('\n'),
  gist: [
    check('What is the problem with the tent?', 'It is very short, so the writer’s feet are outside; and it is thin.'),
    check('Why does the writer not sleep until three?', 'The sheep are noisy.'),
    check('Why does the tent get five stars?', 'Because of it, the writer saw a beautiful sunrise.'),
  ],
  examples: [
    'It isn’t big enough for one.',
    'It was such a cold night that I put my hat on them, because I hadn’t packed enough socks.',
    'And the tent is so thin that I could hear the sheep eating.',
    'They were such noisy sheep that I counted them until three.',
    'They were too cold to wait any longer.',
    'Is the tent good enough to keep?',
  ],
  notice: [
    check(
      '“The instructions were too small to read.” Did the writer read them?',
      'No. Too small is a problem: it was not possible.',
    ),
    check('“It isn’t big enough for one.” What does the writer want: a bigger or a smaller tent?', 'A bigger one.'),
    check(
      '“So thin”, “such a cold night”, “such noisy sheep”: which word do we need when a noun comes after the adjective?',
      'Such; with one thing, such a. So stands before an adjective alone.',
    ),
    check('“Big enough”, “enough socks”: where does enough stand?', 'After an adjective, but before a noun.'),
    check('Before cold: too or too much?', 'Too. Too much goes with a noun: too much noise.'),
  ],
  board: [
    'so + adjective or adverb (that + result):  The tent is so thin that I can hear the sheep.',
    'such (a) + adjective + noun (that + result):  such a cold night, such noisy sheep',
    'too = more than is good (for … / to …):  too small to read (so I can’t read it)',
    'adjective or adverb + enough = as much as we need (for … / to …):  big enough for two, early enough to see it',
    'before a noun:  enough socks, too much noise, too many sheep',
  ],
  statements: [
    'I live near enough to walk to my English lesson.',
    'In the evening I’m usually too tired to read.',
    'My English is good enough to tell a joke.',
    'I have such a good memory that I don’t need lists.',
    'I’m not patient enough to do a puzzle with a thousand pieces.',
    'I once read a book that was so good that I started it again at once.',
    'I’ve had such a busy week that I need a day in bed.',
    'I don’t have enough time for breakfast in the morning.',
  ],
  roleCards: {
    scene:
      'Two members of a band need a new room to practise in. One of them has looked at four rooms. The other one knows exactly what the band needs.',
    a: {
      role: 'You have looked at four rooms for the band.',
      facts: [
        'Garage: 9 square metres, high, open day and night.',
        'Cellar: 40 square metres, ceiling 1.7 metres high, open day and night.',
        'School hall: 200 square metres, very high; closes at half past eight in the evening.',
        'Old bakery: 25 square metres, 3 metres high, very warm, open until eleven; nobody lives near it.',
      ],
      goals: [
        'Find out how much space the band needs, and how high the room must be.',
        'Find out when the band practises.',
        'Find out why the band had to leave the last room.',
        'Agree on one room, and on the reasons against the other three. You will tell the rest of the band.',
      ],
    },
    b: {
      role: 'You keep the band’s calendar and look after its instruments.',
      facts: [
        'Space: for six people and a piano, at least 20 square metres.',
        'Tallest instrument: a double bass, 1.8 metres.',
        'Time: Tuesdays, from eight to ten in the evening.',
        'Last room: very loud drums, a family upstairs; nine letters from them in a month.',
      ],
      goals: [
        'Find out how big and how high each of the four rooms is.',
        'Find out how late each room is open.',
        'Find out if there are neighbours near the room that you like best.',
        'Agree on one room, and on the reasons against the other three. You will tell the rest of the band.',
      ],
    },
    phrases: [
      'Is it big enough for …?',
      'It’s too … for us to …',
      'Does it stay open late enough to …?',
      'We’re so … that …',
      'It’s such a … room that …',
      'There isn’t enough … for …',
    ],
  },
  writing:
    'Write 80 to 100 words for the website of a shop: a review of a thing that disappointed you (a bag, a pair of shoes, a chair …), with one good surprise at the end. Other customers will read it. Use so … that, such … that, too … to and enough, each at least once.',
};
