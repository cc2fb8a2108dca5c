import { check, type PointSituation } from '../parts';

export const situation: PointSituation = {
  title: 'Breakfast for twenty-two',
  kind: 'text',
  text: [
    'Dear all,',
    'Is life at sea romantic, you ask? Well, I see the sun come up over the Atlantic every morning, but only through a small round window, while I make breakfast for twenty-two people.',
    'As a cook I’ve learned that sailors love soup, music and bread, so twice a week I bake all night. They don’t like surprises.',
    'People think that silence is beautiful. Last Tuesday, somewhere between the Canary Islands and Brazil, the engine stopped, and the silence woke everybody on board.',
    'We stood under the moon and waited. Then there was a bang, and the engine started again. What a lovely noise! My porridge has never been so popular.',
    'Do I miss anything? Yes, mountains. There is a picture of Mount Kenya above my bed, and in May I’m going to see the Andes at last.',
    'Love, Elif',
    'PS Please don’t tell the captain, but I don’t like fish.',
  ].join('\n'),
  gist: [
    check('Where is Elif, and what is her job?', 'On a ship; she is the cook.'),
    check('What woke everybody last Tuesday?', 'The silence, because the engine stopped.'),
    check('What should the captain not hear?', 'That Elif doesn’t like fish.'),
  ],
  examples: [
    'Well, I see the sun come up over the Atlantic every morning, but only through a small round window, while I make breakfast for twenty-two people.',
    'As a cook I’ve learned that sailors love soup, music and bread, so twice a week I bake all night.',
    'People think that silence is beautiful.',
    'Last Tuesday, somewhere between the Canary Islands and Brazil, the engine stopped, and the silence woke everybody on board.',
    'What a lovely noise!',
    'There is a picture of Mount Kenya above my bed, and in May I’m going to see the Andes at last.',
  ],
  notice: [
    check(
      '“People think that silence is beautiful.” Is that one silence, or silence in general?',
      'Silence in general, so there is no article.',
    ),
    check(
      '“The silence woke everybody.” Is that silence in general? How do we know?',
      'No, it is the silence when the engine stopped. We know which one, so we say the.',
    ),
    check(
      'The Atlantic, the Canary Islands, the Andes; Brazil, Mount Kenya. Which kinds of names have the?',
      'Oceans, groups of islands and groups of mountains. Most countries and single mountains have nothing.',
    ),
    check(
      'Which little word stands before the job, before week and after what in these sentences?',
      'A: as a cook, twice a week, what a lovely noise.',
    ),
    check(
      'You mean all of it: do you love nature or the nature? Do you make breakfast or the breakfast every morning?',
      'Nature and breakfast: no article for things in general and for meals.',
    ),
  ],
  board: [
    'nothing = in general: Silence is beautiful. / Sailors love soup.   meals: I make breakfast.',
    'the = we know which one: the silence that night   only one: the sun, the moon   also: the best, the same',
    'Names with the: oceans, seas, rivers, groups: the Atlantic, the Nile, the Andes, the Canary Islands, the UK',
    'Names with nothing: most countries, one mountain, one lake: Brazil, Mount Kenya, Lake Victoria',
    'a / an: as a cook, twice a week, What a lovely noise!  (but: What lovely weather!)',
  ],
  statements: [
    'I need music when I work.',
    'I prefer mountains to beaches.',
    'I’d like to work as a cook.',
    'I’ve seen the Atlantic.',
    'I do some sport twice a week.',
    'I never eat breakfast before eight.',
    'History is more interesting than science.',
    'I’m afraid of silence.',
  ],
  roleCards: {
    scene:
      'Two people meet on a train at the end of the summer. Both like their jobs, but both want a change, and they have an idea: why not swap jobs for a month next year?',
    a: {
      role: 'You are on your way home from the mountains.',
      facts: [
        'Job: guide. Place: Alps, hut near Mont Blanc.',
        'Up at four: tea and breakfast for twelve walkers. Free: one afternoon every week.',
        'Guests love: nature, exercise, early nights. Guests hate: noise.',
        'Most difficult: weather in Alps in June.',
      ],
      goals: [
        'Find out what the other person works as, on which river and in which countries.',
        'Find out about meals and free time there.',
        'Find out what the guests are interested in, and what is most difficult.',
        'Decide whether to swap jobs, and when. You will tell the others why.',
      ],
    },
    b: {
      role: 'You are on your way home from a river boat.',
      facts: [
        'Job: cook on small boat. River: Danube. Countries: Austria, Hungary.',
        'Dinner every evening for eighteen; no lunch. Free: three mornings every week.',
        'Guests love: history, music, long dinners. Guests hate: rain.',
        'Most difficult: heat in kitchen in August.',
      ],
      goals: [
        'Find out what the other person works as and where exactly.',
        'Find out about meals and free time there.',
        'Find out what the guests are interested in, and what is most difficult.',
        'Decide whether to swap jobs, and when. You will tell the others why.',
      ],
    },
    phrases: [
      'I work as a … in the … / on the …',
      'I’m free … a week.',
      'Are the guests interested in nature or …?',
      'Do you make breakfast, lunch or …?',
      'The weather in … / The heat in the … is …',
      'What a … job! But I love / hate …',
    ],
  },
  writing:
    'Write 80 to 100 words to somebody who wants to spend a year in your country: what life there is like, what people love and what they don’t like, what they have for breakfast, which river or sea and which mountain or lake to see, and what the reader could work as.',
};
