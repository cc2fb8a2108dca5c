import { choice, type Task } from '../exam';

export const textGaps: readonly Task[] = [
  {
    text: 'To: All residents of Park House\nFrom: Mehmet Aydin, building manager\nSubject: New windows\n\nDear residents,\n\nThe windows on the north side of our building are over thirty years old. In May, all of them will {{1}}. The work will take about three weeks, and the workers will have to come into every flat for one day. {{2}} If that date is difficult for you, please call me by Friday, and I will find another one.\n\nOn the day itself, please move chairs, plants and other things away from the windows {{3}} the workers have enough {{4}} for their tools. You do not have to be at home, but somebody must open the door at eight in the morning.\n\nThank you for your help.\n\nMehmet Aydin',
    gaps: [
      choice(
        'be replaced',
        ['replace', 'replacing', 'have replaced'],
        'Somebody will replace the windows: the passive, will be replaced.',
      ),
      choice(
        'A list at the front door shows the date for each flat.',
        [
          'They have already put in the new windows in your flat.',
          'The new windows will also make the flats much warmer.',
          'Nobody knows at the moment how long this will take.',
        ],
        '“If that date is difficult for you” needs a date in the sentence before it.',
      ),
      choice(
        'so that',
        ['because of', 'in order', 'as well as'],
        'It says what for, and a clause follows: so that the workers have enough space.',
      ),
      choice('space', ['place', 'size', 'distance'], 'Enough space: enough room to put the tools somewhere.'),
    ],
  },
  {
    text: 'A walk at lunchtime\n\nTwo years ago, Ana Petrescu from the design team {{1}} a simple idea. She asked her colleagues to go for a walk with her in the lunch break. On the first day, only one of them came. {{2}}, the group has grown to more than forty people. Many say that they feel less tired in the afternoon and can {{3}} better on their work.\n\nThe group leaves at half past twelve and takes one of three routes. {{4}} It is only two kilometres long and goes through the park behind our offices. People who have more time can walk along the river to the old bridge. If you would like to join in, just come to the main entrance in comfortable shoes.',
    gaps: [
      choice('had', ['has', 'has had', 'would have'], 'With ago, the past simple.'),
      choice(
        'Since then',
        ['Until then', 'At first', 'Before that'],
        'Since then goes with the present perfect: “the group has grown”.',
      ),
      choice(
        'concentrate',
        ['recognise', 'consider', 'remember'],
        'To concentrate on something: to think of nothing else.',
      ),
      choice(
        'The shortest one is best on busy days.',
        [
          'All of them begin at the main entrance.',
          'Most people bring a sandwich with them.',
          'Ms Petrescu has a new job in the city.',
        ],
        '“It is only two kilometres long” is about one of the routes.',
      ),
    ],
  },
];
