import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('planet', 'noun', 'a very big ball in space that goes around a star', 'Mars is a small red planet.'),
      word(
        'the Sun',
        'noun',
        'the star that gives us light and warm days',
        'Mercury is the planet nearest to the Sun.',
      ),
      word('the Earth', 'noun', 'the world that we live on', 'There is a lot of water on the Earth.'),
      word('moon', 'noun', 'a world that goes around a planet', 'The Earth has one moon.'),
      word(
        'solar system',
        'noun',
        'our star and everything that goes around it',
        'There are eight planets in our solar system.',
      ),
      word('star', 'noun', 'a very hot ball in space that gives light', 'We could see a thousand stars last night.'),
      word('space', 'noun', 'the big, dark place where the stars are', 'From space, the Earth looks blue.'),
      word(
        'go around',
        'phrase',
        'to move in a circle, with something in the middle',
        'The planets go around the Sun.',
      ),
      word('model', 'noun', 'a small copy of something big', 'We made a model of Saturn from paper.'),
      word('wide', 'adjective', 'big from one side to the other', 'The model of Jupiter is ten centimetres wide.'),
      word('size', 'noun', 'how big something is', 'Venus and the Earth are nearly the same size.'),
      word('far', 'adjective', 'a long way away', 'Neptune is very far from the Sun.'),
      word('ring', 'noun', 'a thin circle around something', 'Saturn has beautiful rings.'),
      word('rock', 'noun', 'what stones and mountains are made of', 'There is a lot of red rock on Mars.'),
    ],
    text: {
      title: 'Who has the Earth?',
      kind: 'text',
      genre: 'news',
      source: 'NASA Solar System Exploration: sizes and distances of the planets',
      text: `The Earth is not in Park Street today. On Monday it was still there.

Last year the students of Lake School made a model of our solar system in the town. The Sun is a yellow ball in front of the school. It is one metre wide. The Earth is the size of a pea, about a hundred metres away, next to the bakery. The moon is even smaller. Neptune is very far away: you have to walk more than three kilometres.

“The Earth is my favourite planet,” says the teacher, Nkechi Bello. “All my friends live on it.”

The class put a note in the bakery window: “Please give us back our planet.” This morning there was an answer under the door:

“I am Sefa and I am six. I have the Earth. It was raining, and it had no coat. Now it is in a warm box with my best stones. Can I come for the moon, too?”`,
      questions: [
        choose(
          'What is the news about?',
          'A small model that is not in its place',
          [
            ['A new planet that students saw at night', 'The students made a model. They did not find a planet.'],
            ['A bakery that makes cakes like planets', 'The bakery is only the place next to the Earth.'],
            ['A school that is moving to Park Street', 'The Earth was in Park Street. The school is not moving.'],
          ],
          '“The Earth is not in Park Street today.” It is part of “a model of our solar system”.',
        ),
        write(
          'How wide is the ball in front of the school?',
          [
            'one metre',
            '1 metre',
            'a metre',
            '1 m',
            'one meter',
            '1 meter',
            'a meter',
            'one metre wide',
            '1 metre wide',
          ],
          '“The Sun is a yellow ball in front of the school. It is one metre wide.”',
        ),
        trueOrFalse(
          'You can walk from the school to Neptune in one minute.',
          false,
          '“Neptune is very far away: you have to walk more than three kilometres.”',
        ),
        choose(
          'Why does the teacher like the Earth best?',
          'The people she likes are there.',
          [
            ['It is near to a good bakery.', 'It is next to the bakery, but she does not say this.'],
            ['It is bigger than the others.', 'It is only the size of a pea.'],
            ['Her class made it for her.', 'The students made the whole model, for the town.'],
          ],
          '“All my friends live on it.”',
        ),
        choose(
          'Why did Sefa take the Earth?',
          'Sefa wanted to help it.',
          [
            ['Sefa wanted to eat it.', 'It is the size of a pea, but it is in a box now.'],
            ['Sefa wanted to sell it.', 'Sefa does not ask for money.'],
            ['Sefa wanted to throw it.', 'It is a ball, but Sefa is careful with it.'],
          ],
          '“It was raining, and it had no coat.” Sefa put it “in a warm box”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'On Friday evening your class is going to show families the planets. The two of you plan the evening: everybody has to look through the telescope at Saturn.',
      a: {
        role: 'You look after the rooms.',
        facts: [
          'The school is open from half past six. It closes at nine.',
          'The telescope is on the roof. Only 20 people can be there at the same time. There are 60 chairs in the hall.',
          'There is a paper model of six planets in the hall. Uranus and Neptune are missing.',
        ],
        goals: [
          'Find out how many people are coming.',
          'Find out when you can see Saturn, and how much time each person needs.',
          'Find out who can make two planets before Friday.',
          'Make a plan with times.',
        ],
      },
      b: {
        role: 'You look after the telescope.',
        facts: [
          'Forty people are coming.',
          'You can see the moon all evening, but Saturn only after eight. Each person needs one minute.',
          'Your brother can make two planets on Thursday. He has to know their names.',
          'You have a film about the moon. It is twenty minutes long.',
        ],
        goals: [
          'Find out when the school opens and closes.',
          'Find out how many people can be on the roof.',
          'Find out which planets are missing in the hall.',
          'Agree what people do when they are not on the roof.',
        ],
      },
      phrases: [
        'How many people are …?',
        'What time can we …?',
        'Only … people can …',
        'The first group can …, and the second group …',
        'What do the others do?',
        'Who can make …?',
      ],
    },
    statements: [
      'I want to live on Mars for a year.',
      'Every child needs to know the names of the planets.',
      'There is life on another planet.',
      'Towns should turn off their street lights at midnight.',
      'It is better to clean the sea than to go to the moon.',
      'The sky at night is more beautiful than a sunny day.',
      'A model is better than a film when you want to learn something.',
    ],
    questions: [
      'What can you see in the sky at night where you live?',
      'Which planet do you want to see, and why?',
      'Where is the darkest place that you know?',
      'What is the best thing about our planet?',
      'What do you want to ask a person who was in space?',
    ],
    task: {
      instruction:
        'Your school has 100 pounds for Space Week. There are 200 students. Choose three ideas, and say who is going to like them.',
      options: [
        'A night with a telescope on the roof: 40 pounds, for 20 students',
        'A model of the planets in the school garden: 50 pounds, it stays there all year',
        'A film about the moon: 10 pounds, for everybody, two hours',
        'A day at a space museum: 60 pounds, for one class',
        'A visit from a woman who makes space suits: 30 pounds, one hour, for 100 students',
        'A space lunch in plastic bags: 20 pounds, for 50 students, not very good',
        'A prize for the best story from another planet: 15 pounds, for everybody, but a teacher has to read the stories',
      ],
    },
    writing:
      'Write a postcard of 50 to 70 words to a friend at home. You are on another planet or on a moon. Say where you are, what you can see, what you did yesterday and what you want to eat when you are home again.',
  },
  hard: {
    words: [
      word(
        'orbit',
        'noun',
        'the path that something follows around a planet or star',
        'Neptune has the longest orbit of the eight planets.',
      ),
      word(
        'gravity',
        'noun',
        'the force that pulls things towards one another',
        'On the Moon gravity is much weaker than here.',
      ),
      word(
        'astronomer',
        'noun',
        'a scientist who studies stars and planets',
        'The astronomer worked at night and slept till noon.',
      ),
      word(
        'telescope',
        'noun',
        'a long tool that makes distant things look nearer',
        'Through a telescope you can see Saturn’s rings.',
      ),
      word(
        'calculate',
        'verb',
        'to find a number by working with other numbers',
        'She calculated when the comet would return.',
      ),
      word(
        'theory',
        'noun',
        'a set of ideas that explains why something happens',
        'A good theory tells us what to look for.',
      ),
      word(
        'observatory',
        'noun',
        'a building from which scientists watch the sky',
        'The observatory stands on a dark hill.',
      ),
      word(
        'disturb',
        'verb',
        'to change the normal state or movement of something',
        'A large planet can disturb the path of a comet.',
      ),
      word('eclipse', 'noun', 'a time when the Sun or the Moon is hidden', 'Birds fell silent during the eclipse.'),
      word('chart', 'noun', 'a map of the sea or the sky', 'The star was not on any chart.'),
      word('convinced', 'adjective', 'completely sure', 'He was convinced that there was a ninth planet.'),
      word(
        'comet',
        'noun',
        'a ball of ice and dust that may grow a bright tail',
        'The comet will be back in seventy-six years.',
      ),
      word(
        'asteroid',
        'noun',
        'a piece of rock that travels around the Sun',
        'Most asteroids are found between Mars and Jupiter.',
      ),
      word('vast', 'adjective', 'extremely large', 'The distances between the planets are vast.'),
    ],
    text: {
      title: 'One planet too many',
      kind: 'text',
      genre: 'history',
      source: 'T. Levenson, The Hunt for Vulcan (Random House, 2015); NASA Solar System Exploration, Neptune',
      text: `In the 1840s astronomers had trouble with Uranus. The planet, which had been discovered in 1781, refused to keep to the path that they had calculated for it. Was something pulling at it?

In Paris, Urbain Le Verrier thought so. He did not search the sky. He sat down with pen and paper and worked out where an unknown planet would have to be in order to disturb Uranus in just this way. As his colleagues in France were in no hurry to look, he wrote to Johann Galle at the Berlin observatory. The letter arrived on 23 September 1846. That same night Galle pointed the telescope at the place, and there was a point of light that was not on the chart. Le Verrier had been wrong by less than one degree. Neptune had been found at a desk.

He did not forget how it had been done. For Mercury misbehaved, too: its orbit shifted slightly more than the theory of gravity allowed. In 1859 Le Verrier offered the same solution. Something had to be hidden between Mercury and the Sun. A country doctor reported that he had seen a dark spot cross the Sun’s face; Le Verrier went to question him, and came back convinced. The new planet was given a name, Vulcan. It only had to be seen again.

For decades people looked, above all during eclipses. Several were certain that they had seen it, but no report was ever confirmed. Le Verrier died in 1877, on 23 September, of all days.

The answer came in November 1915. With his new theory of gravity, Albert Einstein calculated the orbit of Mercury, and it was correct without any Vulcan. This time, nothing had been missing from the sky.`,
      questions: [
        choose(
          'What is the text mainly about?',
          'An idea that worked once, but not twice',
          [
            ['A discovery that two countries fought over', 'Here Paris and Berlin worked together.'],
            ['A planet that has changed its path since 1846', 'The paths were as always; the figures did not fit.'],
            ['A doctor who was better than the scientists', 'His dark spot was never confirmed.'],
          ],
          '“In 1859 Le Verrier offered the same solution.” But in 1915 Mercury’s orbit “was correct without any Vulcan”.',
        ),
        choose(
          'Why did Le Verrier write to Berlin?',
          'Others were too slow to start searching.',
          [
            ['He was no longer sure of his own figures.', 'He had worked out the place and trusted it.'],
            ['Galle had asked him for help with Uranus.', 'It was Le Verrier who asked Galle.'],
            ['There was no telescope anywhere in France.', 'The reason was not the telescopes but the people.'],
          ],
          '“As his colleagues in France were in no hurry to look, he wrote to Johann Galle”.',
        ),
        trueOrFalse(
          'Galle had to search for several weeks before Neptune was found.',
          false,
          '“That same night Galle pointed the telescope at the place, and there was a point of light that was not on the chart.”',
        ),
        write(
          'Which planet’s orbit made Le Verrier believe in Vulcan?',
          ['Mercury', 'Mercury’s', 'the orbit of Mercury', 'Mercury’s orbit', 'that of Mercury'],
          '“For Mercury misbehaved, too: its orbit shifted slightly more than the theory of gravity allowed.”',
        ),
        choose(
          'What was the trouble with the reports of Vulcan?',
          'None of them could be proved right.',
          [
            [
              'No astronomer took an interest in them.',
              'Le Verrier went to see the doctor, and others looked for decades.',
            ],
            ['They were all made in a single year.', 'People looked for decades.'],
            ['They were published only after 1877.', 'The doctor’s report came while Le Verrier lived.'],
          ],
          '“Several were certain that they had seen it, but no report was ever confirmed.”',
        ),
        choose(
          'What does the last sentence imply?',
          'The fault had been in the old theory.',
          [
            ['The fault had been in Einstein’s figures.', 'His figures gave the correct orbit.'],
            ['The fault had been in Galle’s telescope.', 'Galle looked for Neptune, and he found it.'],
            ['Vulcan had been destroyed before 1915.', 'There had never been such a planet.'],
          ],
          'It took a “new theory of gravity” to explain Mercury; “nothing had been missing from the sky”.',
        ),
      ],
    },
    roleCards: {
      scene:
        'In October a comet can be seen above a small town. The head of the observatory asks the town hall to turn off the street lights.',
      a: {
        role: 'You run the observatory on the hill.',
        facts: [
          'The comet can be seen from the 10th to the 14th, each time from nine to half past ten. It is brightest on the 12th.',
          'Only the street lights north of the river disturb your telescope.',
          'You expect 300 visitors a night. They walk up from the station along a path without lamps.',
          'For the visitors two nights would be enough, but one may be cloudy.',
        ],
        goals: [
          'Find out for how many nights the town can afford to turn off the lights.',
          'Find out what else is going on in the town on those nights.',
          'Find out how your visitors could be helped on the dark path.',
          'Agree on nights and hours.',
        ],
      },
      b: {
        role: 'You are in charge of the street lights at the town hall.',
        facts: [
          'Turning off the lights costs 200 euros a night. You may spend 600.',
          'There is a night market on the 12th until ten o’clock. It is north of the river, and it needs light.',
          'On the 10th the north of the town has a street race until late in the evening.',
          'You have forty small red lamps. They hardly disturb a telescope.',
        ],
        goals: [
          'Find out on which nights and at what time the comet can be seen.',
          'Find out whether the whole town has to be dark.',
          'Find out how many visitors are expected, and which way they go.',
          'Make sure that the people at the market are not left in the dark.',
        ],
      },
      phrases: [
        'Would it be possible to …?',
        'Which part of the town …?',
        'I’m afraid that on the …',
        'What if we only turned off …?',
        'That would leave us with …',
        'Could we agree on …, provided that …?',
      ],
    },
    statements: [
      'It makes no difference to ordinary people how many planets there are.',
      'A mistake can be as useful to science as a discovery.',
      'Robots should explore the planets, and people should stay at home.',
      'Everybody has a right to a dark sky at night.',
      'Nobody should be allowed to own a piece of the Moon.',
      'If we found life on Mars, we should leave the planet alone.',
      'Planets should be named by children.',
      'I would join a journey of ten years to the edge of the solar system.',
    ],
    questions: [
      'What is it about the night sky that makes people want to look up?',
      'Why are most people more interested in Mars than in the bottom of the sea?',
      'When is it right to give up an idea that has worked before?',
      'How would our lives be different if a day lasted a hundred hours?',
      'Which discovery in space would change the most on Earth?',
    ],
    task: {
      instruction:
        'A space agency has 2,000 million euros. Choose two or three projects. At least one of them must bring results within six years, or the agency will lose its support.',
      options: [
        'A probe that lands on Venus: 900 million, results after five years, but it will survive the heat for only two hours',
        'A telescope that looks for asteroids on their way to Earth: 500 million, results after four years, few pretty pictures',
        'A probe that goes into orbit around Uranus: 1,500 million, results after sixteen years, never done before',
        'Rocks brought back from Mars: 1,400 million, results after ten years, four moments at which all may be lost',
        'A flight through the water that shoots out of Saturn’s moon Enceladus: 1,200 million, results after twelve years',
        'A house for four people on the Moon: 1,600 million, results after nine years, popular with young people',
        'Six tiny probes for six asteroids: 400 million, results after six years, two are expected to be lost',
      ],
    },
    writing:
      'Write an article of 150 to 190 words for a school magazine with the title “The planet that I would least like to visit”. Say what is known about it, describe a day there, and name one thing that would still make the trip worthwhile.',
  },
};
