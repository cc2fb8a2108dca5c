import type { ItemOf } from '#shared/items/item';
import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const science = { level: 'A2', skill: 'reading' } as const;
const plain = { tags: [], version: 1, points: 1 };
const verb = 'verb';

const cycleOrder: ItemOf<'order'> = {
  ...science,
  ...plain,
  kind: 'order',
  unit: 'sentences',
  id: 'cycle-order',
  prompt: 'Follow a drop of water. Begin at the sea.',
  explanation: 'Heat lifts the water as vapour, cold air makes drops and clouds, rain falls, and rivers go to the sea.',
  orders: [
    [
      'The sun warms the water of the sea.',
      'Some of the water becomes vapour and rises.',
      'High up, the cold air changes the vapour into tiny drops.',
      'Many tiny drops together make a cloud.',
      'Rain falls on the mountains.',
      'A river carries the water back to the sea.',
    ],
  ],
};

export const waterCycleADropOfWater: StarterLesson = {
  id: 'water-cycle-a-drop-of-water',
  title: 'The journey of a drop of water',
  level: 'A2',
  summary:
    'Students watch water change in a simple experiment, read how the water cycle works, and explain it with a drawing.',
  data: {
    about: {
      level: 'A2',
      age: 'teenagers',
      classSize: 24,
      minutes: 60,
      type: 'clil',
      topic: 'Science and the planet',
      targetLanguage: 'Words of the water cycle; present simple for facts; first, then, after that; because, so',
      framework: 'skills',
      needsPrep: true,
      needsCopies: true,
    },
    aims: {
      main: 'Students can explain the four steps of the water cycle in English with the help of a drawing.',
      secondary: 'Students describe what they see in an experiment and find facts in a text.',
      personal: 'Accept an explanation with simple words first, and add the term of science afterwards.',
    },
    stages: [
      stage({
        id: 'glass',
        kind: 'lead-in',
        title: 'How old is this water?',
        aim: 'To make students curious and hear what they know.',
        minutes: 6,
        grouping: 'whole class',
        steps: [
          'Show a glass of water. Say: “How old is this water? One day, one year, or very, very old?” Students vote.',
          'Say: “It is as old as the Earth, or nearly. It was in the sea, in a cloud and in snow before it was in this glass. How can that be?”',
          'Pairs think for one minute and tell the class their ideas. Write key words on the board.',
        ],
        things: ['a glass of water'],
        support: 'Students may answer with a drawing.',
      }),
      stage({
        id: 'experiment',
        kind: 'before the text',
        title: 'A small cloud in the room',
        aim: 'To see the steps before naming them.',
        minutes: 11,
        grouping: 'T–S',
        steps: [
          'Before the lesson, have warm water (not boiling), a large clear glass, a plate that covers it, and some ice ready.',
          'Pour the warm water into the glass, three centimetres deep. Put the plate on top and the ice on the plate. Only you handle the warm water.',
          'Ask: “What will happen? Write one guess.” Wait three minutes. Meanwhile ask what the warm water and the ice stand for: the sea in the sun, and the cold air high up.',
          'Take the ice away, lift the plate and turn it over. Ask: “What do you see? Where does this water come from?” Students answer: there are drops under the plate, and they come from the warm water.',
        ],
        things: ['warm water', 'a large clear glass', 'a plate', 'ice'],
        support: 'Give the frame: I can see … The water is …',
        challenge: 'Students say what would be different without the ice.',
      }),
      stage({
        id: 'words',
        kind: 'presentation',
        title: 'Words for water',
        aim: 'To name what students saw.',
        minutes: 8,
        grouping: 'S–S',
        steps: [
          'Show the words. Pairs find those that fit the experiment: evaporate, vapour, rise, condense, drop.',
          'Say the words and let students repeat them. Mark the stress: VApour, eVAporate, conDENSE.',
          'Make a movement for evaporate (hands up), condense (hands together), fall (fingers down) and flow (hands forward). Say the words; students move. Then the other way round.',
        ],
        materialIds: ['words'],
        support: 'Work with the four words of the movements first.',
        challenge: 'Students build the nouns: evaporation, condensation.',
      }),
      stage({
        id: 'read',
        kind: 'while reading or listening',
        title: 'Read and draw',
        aim: 'To read for the order of the steps.',
        minutes: 11,
        grouping: 'alone',
        steps: [
          'Hand out the text. Students read it and draw the journey of the drop with arrows on a sheet of paper.',
          'They write at least five words of the list into the drawing.',
          'Pairs compare. Ask: “Where did your drop rest for a long time?” In ice, or under the ground.',
        ],
        materialIds: ['text'],
        things: ['one sheet of paper for each student'],
        support: 'Give the outline: a sea on the left, a mountain on the right, the sun and a cloud above.',
        challenge: 'Students add the way that goes through plants.',
      }),
      stage({
        id: 'check',
        kind: 'while reading or listening',
        title: 'Check the facts',
        aim: 'To read carefully for details.',
        minutes: 9,
        grouping: 'alone',
        steps: [
          'Students do the questions with the text. For the sentences to be put in order, they look at their drawing.',
          'They compare in pairs. Where they differ, they show each other the line.',
          'Check together.',
        ],
        materialIds: ['questions', 'text'],
        support: 'Students do the first five questions.',
        challenge: 'Students write one more question about the text for another pair.',
      }),
      stage({
        id: 'explain',
        kind: 'after the text',
        title: 'Explain it to an eight-year-old',
        aim: 'To explain the cycle in one’s own words.',
        minutes: 11,
        grouping: 'groups',
        steps: [
          'Groups of three turn the text over. Each student tells the journey with the drawing. Start: “I am a drop of water. First …”',
          'The others listen, play an eight-year-old and ask “Why?” twice.',
          'Groups discuss the questions, and tell the class one idea.',
        ],
        materialIds: ['discussion'],
        support: 'Leave on the board: First … Then … After that … Because …, so …',
        challenge: 'Students begin at another place: in a plant, in the snow, in a cloud.',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'Four steps',
        aim: 'To see whether the cycle is understood.',
        minutes: 4,
        grouping: 'alone',
        steps: [
          'Students draw a circle with four arrows and write one word on each: evaporate, condense, fall, flow. They add one sentence with because.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students think that clouds are vapour, or that vapour is white.',
        solution: 'Say: “You cannot see vapour. A cloud is white because it has tiny drops of water.”',
      },
      {
        problem: 'Students think that water only evaporates when it boils.',
        solution: 'Ask: “A wet shirt dries in the garden. Does it boil?” The sun and the wind are enough.',
      },
      {
        problem: 'Students know the science in another language but not the English words.',
        solution: 'Let them explain with arrows and easy words first, and write the term above.',
      },
    ],
    checks: [
      { question: 'Water evaporates. Does it become a gas or ice?', answer: 'A gas. We call it vapour.' },
      { question: 'Vapour condenses. Do we get drops or more vapour?', answer: 'Drops.' },
      { question: 'A river flows to the sea. Does it move or stand still?', answer: 'It moves.' },
    ],
    support: 'Use the drawing with the four words, and read the second and third paragraph together.',
    challenge: 'Students find out how much water the human body has, and report in two sentences.',
    homework: 'Write the diary of a drop of water: six to eight sentences, with evaporate, condense, fall and flow.',
    exitTicket: 'Draw a circle with four arrows: evaporate, condense, fall, flow. Write one sentence with because.',
    materials: [
      {
        id: 'words',
        title: 'Words for water',
        kind: 'words',
        entries: [
          word('drop', 'a very small, round amount of water', {
            example: 'There is a drop on the window.',
            emoji: '💧',
          }),
          word('vapour', 'water as a gas: you cannot see it', { example: 'There is vapour in the air.' }),
          word('evaporate', 'to change from water to vapour', {
            example: 'The puddles evaporate in the sun.',
            partOfSpeech: verb,
          }),
          word('condense', 'to change from vapour to drops', {
            example: 'Vapour can condense on a cold window.',
            partOfSpeech: verb,
          }),
          word('rise', 'to go up', { example: 'Warm air and vapour rise.', partOfSpeech: verb }),
          word('fall', 'to go down', { example: 'Snowflakes fall slowly.', partOfSpeech: verb }),
          word('flow', 'to move like the water in a river', {
            example: 'Many rivers flow to the sea.',
            partOfSpeech: verb,
          }),
          word('cloud', 'many tiny drops of water together in the sky', {
            example: 'A cloud hides the sun.',
            emoji: '☁️',
          }),
          word('ground', 'the earth that we stand on', { example: 'The ground is wet after the rain.' }),
          word('cycle', 'steps that come again and again in the same order', {
            example: 'The water cycle never stops.',
            emoji: '🔄',
          }),
        ],
      },
      {
        id: 'text',
        title: 'The journey of a drop of water',
        kind: 'text',
        text: [
          'There is no beginning and no end to the journey of water, so let us begin in the sea. The sun warms the water. Some of it evaporates: it becomes vapour, a gas that we cannot see. The vapour is light, so it rises into the air. The salt stays in the sea.',
          'High above the ground the air is cold. There the vapour condenses: it changes into tiny drops. Millions of tiny drops make a cloud. The wind can carry a cloud hundreds of kilometres over land.',
          'In the cloud small drops meet and become bigger. When they are too heavy, they fall to the ground. If the air is cold enough, they fall as snow. Some snow in high mountains becomes ice and stays there for hundreds of years.',
          'The water from rain and melted snow flows into streams and rivers, and the rivers flow to the sea. Some water goes into the ground and stays there for a long time. Plants drink some of it and give vapour back to the air through their leaves. The amount of water on the Earth stays almost the same. It only changes its form and its place.',
        ].join('\n\n'),
      },
      {
        id: 'questions',
        title: 'Check the facts',
        kind: 'questions',
        items: [
          choose(
            {
              ...science,
              id: 'evaporates',
              prompt: 'What happens when the sun warms the sea?',
              explanation: 'Some of the water evaporates and becomes vapour.',
            },
            ['Some water becomes vapour.', 'The water becomes ice.', 'The salt goes into the air.'],
          ),
          trueOrFalse(
            {
              ...science,
              id: 'see-vapour',
              prompt: 'We can see vapour in the air.',
              explanation: 'Vapour is a gas that we cannot see. A cloud is made of tiny drops.',
            },
            false,
          ),
          choose(
            {
              ...science,
              id: 'why-condense',
              prompt: 'Why does vapour condense high above the ground?',
              explanation: '“High above the ground the air is cold. There the vapour condenses.”',
            },
            ['because the air is cold there', 'because there is more sun', 'because the vapour is heavy'],
          ),
          choose(
            {
              ...science,
              id: 'too-heavy',
              prompt: 'When do drops fall from a cloud?',
              explanation: 'When small drops become bigger and too heavy, they fall.',
            },
            ['when they are too heavy', 'when the wind stops', 'when the cloud is over the sea'],
          ),
          trueOrFalse(
            {
              ...science,
              id: 'salt',
              prompt: 'The salt stays in the sea when water evaporates.',
              explanation: '“The salt stays in the sea.” That is why rain is not salty.',
            },
            true,
          ),
          cycleOrder,
          trueOrFalse(
            {
              ...science,
              id: 'all-rivers',
              prompt: 'All the rain flows straight into rivers.',
              explanation: 'Some goes into the ground, and plants drink some of it.',
            },
            false,
          ),
          gap(
            {
              ...science,
              id: 'rises',
              prompt: 'Vapour is light, so it ___ into the air. (One word from the text: it means goes up.)',
              explanation: 'Rise means to go up: it rises.',
            },
            'rises',
          ),
        ],
      },
      {
        id: 'discussion',
        title: 'Think about water',
        kind: 'discussion',
        questions: [
          'Where can you see water evaporate or condense at home?',
          'Where does the water in your tap come from?',
          'What happens if there is no rain for a long time?',
          'Which three things can people do to use less water?',
        ],
      },
    ],
  },
};
