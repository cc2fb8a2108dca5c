import { choose, type TopicContent, trueOrFalse, word, write } from './topic';

export const content: TopicContent = {
  easy: {
    words: [
      word('volcano', 'noun', 'a mountain with fire and hot rock in it', 'There is some smoke over the volcano today.'),
      word('lava', 'noun', 'very hot, soft rock that comes out of the ground', 'The lava is red at night.'),
      word('ash', 'noun', 'grey powder that is left after a fire', 'There is ash on all the cars.'),
      word('erupt', 'verb', 'to send out fire, smoke and hot rock', 'This volcano erupts every ten years.'),
      word('crater', 'noun', 'the big round hole at the top', 'You can look down into the crater.'),
      word('ground', 'noun', 'the earth under our feet', 'The ground is warm near the volcano.'),
      word('rock', 'noun', 'the hard thing that mountains are made of', 'The black rock here was once lava.'),
      word('hole', 'noun', 'an empty place in something', 'Smoke came out of a hole in the field.'),
      word('shake', 'verb', 'to move quickly from side to side', 'The windows shake when the volcano is loud.'),
      word('cover', 'verb', 'to lie over something so that you cannot see it', 'Ash covered the road.'),
      word('crack', 'noun', 'a long, thin, open line in something', 'There is a crack in the wall of the house.'),
      word('scientist', 'noun', 'a person who studies how things work', 'The scientists live near the volcano.'),
      word('smoke', 'noun', 'the grey or black cloud from a fire', 'We could see the smoke from the beach.'),
      word('dangerous', 'adjective', 'not safe', 'It is dangerous to stand near hot lava.'),
    ],
    text: {
      title: 'A mountain in the field',
      kind: 'text',
      genre: 'history',
      source:
        'W. F. Foshag and J. González, Birth and development of Parícutin volcano, Mexico (US Geological Survey Bulletin 965-D, 1956); Smithsonian Institution, Global Volcanism Program',
      text: `On 20 February 1943, Dionisio Pulido was in his field in Mexico. There was an old hole there. For years he threw earth into it, but it was never full.

At four in the afternoon he saw a new crack in the hole. Then the ground began to shake. It rose two metres, and grey ash came out. There was a smell of bad eggs. Dionisio ran to find his family.

The next morning there was a hill in the field, ten metres high. Hot rocks flew out of the crater, and later lava came. After a year the hill was 336 metres high.

The lava was slow, so people had time to leave. But it covered two villages. Today you can only see the top of a church in the black rock.

The volcano erupted for nine years. It took Dionisio’s field, but it was a present for scientists. They could watch a volcano from beginning to end.`,
      questions: [
        choose(
          'What is the text about?',
          'The start and the life of a volcano',
          [
            ['A farmer who lived on an old volcano', 'There was no volcano before. It started in his field.'],
            ['A church that a volcano could not reach', 'The lava reached it: only the top is free.'],
            ['A scientist who found a lost volcano', 'The scientists came to watch. A farmer saw it first.'],
          ],
          'In 1943 “the ground began to shake”, and then “The volcano erupted for nine years.”',
        ),
        choose(
          'What was strange about the old hole?',
          'He could not fill it.',
          [
            ['He could not find it.', 'He knew it well and threw earth into it.'],
            ['It was always hot.', 'The text does not say that it was hot before that day.'],
            ['It was full of water.', 'There is no water in the text.'],
          ],
          '“For years he threw earth into it, but it was never full.”',
        ),
        write(
          'What came out of the ground first: ash, lava or hot rocks?',
          ['ash', 'grey ash', 'the ash', 'the grey ash', 'gray ash'],
          '“It rose two metres, and grey ash came out.”',
        ),
        trueOrFalse(
          'The lava came too fast for the people in the villages.',
          false,
          '“The lava was slow, so people had time to leave.”',
        ),
        choose(
          'Why was the volcano a present for scientists?',
          'They could see it grow and stop.',
          [
            ['They could keep the field.', 'The volcano took the field. Nobody got it.'],
            ['They could sell the black rock.', 'The text does not speak about selling.'],
            ['They could stop it after nine years.', 'They only watched. It stopped without them.'],
          ],
          '“They could watch a volcano from beginning to end.”',
        ),
        choose(
          'Where is the other part of the church now?',
          'Under the rock',
          [
            ['In a new village', 'The text does not speak about a new village.'],
            ['Inside the crater', 'The crater is in Dionisio’s field. The church was in a village.'],
            ['In a museum', 'There is no museum in the text.'],
          ],
          'The lava covered the villages, and “you can only see the top of a church in the black rock”.',
        ),
      ],
    },
    roleCards: {
      scene: 'You are on an island with a volcano. It is three o’clock. B is on holiday and comes to A’s office.',
      a: {
        role: 'You are a guide. You take visitors to the volcano.',
        facts: [
          'The long walk starts at seven in the morning. It is five hours long and costs 40 euros. There is a short walk at six in the evening: two hours, 25 euros.',
          'This week nobody can go to the crater. Rocks fly out of it.',
          'You can see the lava only in the dark: on the short walk, or from a boat. The boat leaves at nine in the evening. One hour is 30 euros.',
          'For the walks you need good shoes. You have some in all sizes, for 10 euros.',
        ],
        goals: [
          'Find out what B wants to see, and how far B can walk.',
          'Find out what shoes B has.',
          'Agree on a walk or the boat, and on a time.',
        ],
      },
      b: {
        role: 'You are a visitor. You want to see the volcano.',
        facts: [
          'You want to stand at the crater and see red lava.',
          'You have 40 euros, and you are leaving tomorrow at ten in the morning.',
          'You can walk for three hours, not longer. You only have sandals.',
          'You are sometimes ill on boats.',
        ],
        goals: [
          'Find out if you can go to the crater.',
          'Find out where and when you can see the lava, and how much it costs.',
          'Agree on a walk or the boat, and on a time.',
        ],
      },
      phrases: [
        'What would you like to see?',
        'Is it possible to go to …?',
        'How long is the walk?',
        'Are these shoes OK?',
        'I’m sorry, it’s too dangerous.',
        'Then let’s take the …',
      ],
    },
    statements: [
      'I want to look into a crater one day.',
      'A mountain is nicer than a beach.',
      'Scientists always know when a volcano is going to erupt.',
      'It is all right to take a rock home from a volcano.',
      'I would be happy to live on an island with a quiet volcano.',
      'Lava is more beautiful than snow.',
      'Children should learn about volcanoes at school.',
      'Fire is more dangerous than water.',
    ],
    questions: [
      'Is there a volcano or a high mountain in your country? What do you know about it?',
      'What can you see, hear and smell near a volcano?',
      'Why do people live near volcanoes?',
      'You see smoke over a mountain near your home. What do you do first?',
      'Do you want to be a scientist on a volcano? Why, or why not?',
    ],
    task: {
      instruction:
        'There is a small new volcano near a village. Now it is quiet, and many people want to see it. The village has 5,000 euros. Choose two or three things, and say why.',
      options: [
        'A path to the crater with signs: 2,000 euros; people can go without a guide',
        'Two guides for the summer: 3,000 euros; small groups only',
        'A little museum in the old school: 2,500 euros; good in bad weather too',
        'A machine that feels when the ground shakes: 1,500 euros; visitors cannot see it',
        'A café with a view of the volcano: 2,000 euros; it makes money',
        'Fifty helmets for visitors: 500 euros; nobody looks nice in them',
        'A fence: 1,000 euros; it keeps people and sheep away from the crater',
      ],
    },
    writing:
      'Yesterday a volcano started in a field near you. Write an email of 60 to 80 words to a friend in another country. Say what you saw, heard and smelled, what you did, and what you are going to do now.',
  },
  hard: {
    words: [
      word(
        'eruption',
        'noun',
        'a time when gas, ash or hot rock comes out of a volcano',
        'The last eruption was three centuries ago.',
      ),
      word('lava', 'noun', 'hot, liquid rock that has reached the surface', 'The lava set two barns on fire.'),
      word('magma', 'noun', 'hot, liquid rock that is still below the surface', 'Gas in the magma pushes it upwards.'),
      word('crust', 'noun', 'the hard outer layer of our planet', 'Under the oceans the crust is thinner.'),
      word(
        'plate',
        'noun',
        'one of the huge moving pieces of our planet’s surface',
        'Most volcanoes lie where two plates meet.',
      ),
      word('crack', 'noun', 'a long, narrow opening in something hard', 'Steam was rising from a crack in the rock.'),
      word(
        'ash',
        'noun',
        'grey powder that comes out of a volcano',
        'The planes stayed on the ground because of the ash.',
      ),
      word('flow', 'verb', 'to move along like a liquid', 'Lava usually flows downhill more slowly than people walk.'),
      word('thicken', 'verb', 'to become less liquid', 'When lava thickens, it moves more slowly.'),
      word('collapse', 'verb', 'to fall down suddenly', 'Wet ash is heavy, and the roof collapsed.'),
      word(
        'evacuate',
        'verb',
        'to move people out of a dangerous place',
        'The whole valley was evacuated in one night.',
      ),
      word('inhabitant', 'noun', 'somebody who lives in a place', 'The inhabitants of the village know the volcano.'),
      word(
        'dormant',
        'adjective',
        'quiet now, but perhaps not for ever',
        'A dormant volcano may wake up after centuries.',
      ),
      word('pressure', 'noun', 'a strong force that pushes against something', 'The pressure of the gas was rising.'),
    ],
    text: {
      title: 'Watering the lava',
      kind: 'text',
      genre: 'history',
      source:
        'R. S. Williams and J. G. Moore, Man Against Volcano: The Eruption on Heimaey, Vestmannaeyjar, Iceland (US Geological Survey, 1983); US Geological Survey Open-File Report 97-724; Smithsonian Institution, Global Volcanism Program',
      text: `The Earth’s crust is broken into plates, and under Iceland two of them are moving apart, about two centimetres a year. Magma rises to fill the gap.

On 23 January 1973, at two in the morning, it rose on the small island of Heimaey. At the edge of the town a crack opened in the fields, more than a kilometre long. Luckily, a storm had kept the fishing boats in the harbour the day before. By breakfast nearly all of the island’s 5,300 inhabitants had been evacuated.

A few hundred stayed behind and shovelled ash off the roofs before these could collapse. But the lava worried them more. It was flowing towards the harbour, and the island lived on fish. Without the harbour there would be nothing to come back to.

Then Thorbjörn Sigurgeirsson, a physicist, suggested pouring cold sea water on the lava. As it cooled, he argued, it would thicken and form a wall, and the lava would be stopped by itself. When the first hoses were turned on, there were rude jokes. Yet the edge of the lava did slow down, so larger pumps were brought in. For months the crews worked day and night, and laid their pipes across rock that was still moving.

The eruption ended around the beginning of July. It had destroyed some four hundred houses, and a man had been killed by gas. But the harbour was still open, and the new rock protected it from storms better than before.

Was it the water? Nobody can be quite sure, for an eruption also grows weaker on its own. Most of the islanders went home without an answer. For years afterwards, they heated their houses with the lava.`,
      questions: [
        choose(
          'Which of these sums up the text?',
          'How islanders fought for the place that fed them',
          [
            ['How islanders were rescued by a fishing fleet', 'The rescue is over in the second paragraph.'],
            ['How islanders used a volcano to build a harbour', 'The harbour was there before; they tried to save it.'],
            ['How islanders learned to predict an eruption', 'It surprised them, and nobody predicts anything here.'],
          ],
          '“Without the harbour there would be nothing to come back to.”',
        ),
        choose(
          'Why does magma rise under Iceland?',
          'There is a gap where two plates separate.',
          [
            ['One plate is being pushed under the other.', 'The plates under Iceland move away from each other.'],
            ['The sea is pressing on a thin part of the crust.', 'The sea is used later, against the lava.'],
            ['Storms open cracks in the surface of the island.', 'The storm only kept the boats at home.'],
          ],
          'The plates “are moving apart”, and “Magma rises to fill the gap.”',
        ),
        write(
          'What did those who stayed shovel off the roofs?',
          ['ash', 'the ash', 'volcanic ash', 'ashes', 'the ashes'],
          'They “shovelled ash off the roofs before these could collapse”.',
        ),
        trueOrFalse(
          'From the beginning, everybody took the plan with the water seriously.',
          false,
          '“When the first hoses were turned on, there were rude jokes.”',
        ),
        choose(
          'What was the idea behind the water?',
          'Cold lava would block the way of hot lava.',
          [
            ['Cold lava would float out into the sea.', 'It was supposed to stay and form a wall.'],
            ['Water would close the crack in the fields.', 'The water was poured on the lava, not into the crack.'],
            ['Water would carry the lava past the town.', 'It was supposed to stop, not to move on.'],
          ],
          '“it would thicken and form a wall, and the lava would be stopped by itself”',
        ),
        choose(
          'What does the last paragraph suggest about the islanders?',
          'They cared more about getting on with life than about proof.',
          [
            [
              'They were angry that nobody could explain their success.',
              'Nothing is said of anger; they simply went home.',
            ],
            ['They were afraid that the volcano would soon be back.', 'Most of them returned, and even used its heat.'],
            [
              'They cared less about their houses than about the fish.',
              'The fish explain the harbour; here they heat their houses.',
            ],
          ],
          '“Most of the islanders went home without an answer”, and then made use of the lava.',
        ),
      ],
    },
    roleCards: {
      scene:
        'A town near a volcano. On Saturday evening there is to be a concert in the open air. It is Wednesday, and the volcano has become restless. The two people who know most about it meet.',
      a: {
        role: 'You are a scientist, and you watch the volcano.',
        facts: [
          'Last week there were ten small earthquakes a day, now there are forty. In 1998 an eruption followed such a rise; in 2010 nothing happened.',
          'The ground has risen by three centimetres. At five centimetres everybody should leave.',
          'Lava would need six hours to reach the town, but it could cut off the road to the south within two.',
          'You receive new measurements at eight every morning.',
        ],
        goals: [
          'Find out where the concert will be, how many people will come, and how fast they could get away.',
          'Find out how late it could still be called off.',
          'Agree on a plan, and on what would make you stop the concert.',
        ],
      },
      b: {
        role: 'You are organising the concert.',
        facts: [
          'Three thousand tickets have been sold. The stage is in a field that can only be reached by the road to the south.',
          'With the buses that you have, it would take three hours to bring everybody back to town.',
          'There is a beach north of the town. It holds two thousand people, and they could walk home. A third of your visitors would accept their money back.',
          'If you call the concert off before Friday noon, you lose 10,000 euros; after that, 40,000.',
        ],
        goals: [
          'Find out how serious the situation is, and when there will be news.',
          'Find out how much time there would be if the volcano erupted.',
          'Agree on a plan. You would hate to call the concert off for nothing.',
        ],
      },
      phrases: [
        'What exactly has changed since …?',
        'How long would it take to …?',
        'What worries me is …',
        'Suppose we moved it to …',
        'When do you have to decide?',
        'If … by Friday morning, we’ll …',
      ],
    },
    statements: [
      'Those who settle at the foot of a volcano should not expect others to pay for the damage.',
      'It is braver to leave home than to stay.',
      'Nature cannot be controlled, and we should stop trying.',
      'Climbing an active volcano is worth the risk.',
      'Good soil is a reason to live near a volcano.',
      'Anybody who refuses to be evacuated should be carried out.',
      'People believe a warning only if it has come true before.',
      'A plan that nobody laughs at is probably not new.',
    ],
    questions: [
      'What would keep you in a place although you knew that it was dangerous?',
      'Which idea that sounded ridiculous at first turned out to be useful?',
      'What can volcanoes give to the people who live near them?',
      'How sure should scientists be before a town is evacuated?',
      'What would you take with you if you had one hour, and what would you regret leaving behind?',
    ],
    task: {
      instruction:
        'An eruption has left a field of lava on the edge of a small town. It will stay hot inside for about ten years. The town has 800,000 euros. Choose two or three uses that can exist side by side, and say which comes first.',
      options: [
        'Pipes that heat 300 houses with the lava: 450,000 euros; useless after ten years',
        'A museum around a house that was half buried: 350,000 euros; its owners are still alive',
        'No building at all, to see which plants come first: 20,000 euros; no income',
        'A longer runway made of ash: 300,000 euros; more visitors, more noise',
        'Forty new homes on a bed of ash: 500,000 euros; some families refuse to live there',
        'A bakery with ovens in the hot ground: 80,000 euros; work for five people',
        'A wall of rock to guide the next lava away from the town: 400,000 euros; it may never be needed',
      ],
    },
    writing:
      'You live at the foot of a volcano. Write a letter of 140 to 180 words to a relative who wants you to move away. Explain what keeps you there, admit what frightens you, and say what would make you leave.',
  },
};
