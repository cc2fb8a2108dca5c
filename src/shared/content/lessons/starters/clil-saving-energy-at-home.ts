import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const reading = { level: 'B1', skill: 'reading' } as const;

export const clilSavingEnergyAtHome: StarterLesson = {
  id: 'clil-saving-energy-at-home',
  title: 'Where does the energy go?',
  level: 'B1',
  summary: 'Students learn how energy is measured, find out what uses most of it at home and make a plan to save it.',
  data: {
    about: {
      level: 'B1',
      age: 'teenagers',
      classSize: 20,
      minutes: 60,
      type: 'clil',
      topic: 'Science and the planet',
      targetLanguage: 'Words for energy; comparing amounts; If we …, we will save …',
      framework: 'skills',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can explain how electrical energy is measured and work out what uses most of it in a home.',
      secondary: 'Students read a science text for facts and give reasons for a plan.',
      personal: 'Let students explain the sums to each other before showing them.',
    },
    stages: [
      stage({
        id: 'guess-the-order',
        kind: 'lead-in',
        title: 'Most or least?',
        aim: 'To find out what students believe before they read.',
        minutes: 6,
        grouping: 'groups',
        steps: [
          'Write on the board: a kettle, a television, a heater, a laptop, five lamps, a washing machine.',
          'Groups of four put them in order: which uses most energy in one day in a home, and which uses least?',
          'Write two of the orders on the board. Leave them there without a comment.',
        ],
        things: ['the board'],
        support: 'Draw the machines beside the words.',
        challenge: 'Groups say what they would need to know in order to be sure.',
      }),
      stage({
        id: 'energy-words',
        kind: 'before the text',
        title: 'Ten words',
        aim: 'To know the words of the subject.',
        minutes: 8,
        grouping: 'S–S',
        steps: [
          'Students read the words. Pairs find three that they know from science lessons.',
          'Ask: “What is the difference between power and energy?” Take guesses; the text will answer it.',
          'Say the words. Mark the stress: elecTRIcity, insuLAtion, ENergy, reDUCE.',
        ],
        materialIds: ['energy-words'],
        support: 'Students may write the words in their first language beside the list.',
        challenge: 'Students make pairs of verb and noun: reduce waste, switch off a lamp.',
      }),
      stage({
        id: 'first-reading',
        kind: 'while reading or listening',
        title: 'Power and time',
        aim: 'To read for the main ideas.',
        minutes: 7,
        grouping: 'alone',
        steps: [
          'Students read the text in four minutes and answer: “Why does a strong machine not always use much energy?” (It may work for a short time.)',
          'Pairs give each paragraph a title of two or three words.',
        ],
        materialIds: ['article'],
        support: 'Give the titles in the wrong order: Small habits, Power, Energy, Heating and cooling.',
        challenge: 'Students explain the difference between W and kWh in one sentence.',
      }),
      stage({
        id: 'facts-and-sums',
        kind: 'while reading or listening',
        title: 'Facts and sums',
        aim: 'To read for details and use the rule of the text.',
        minutes: 11,
        grouping: 'S–S',
        steps: [
          'Pairs answer the questions and show each other the line or the sum.',
          'Check together. For the sums, a student says each step aloud: “1,500 watts times two hours is 3,000. Divided by 1,000, that’s three.”',
        ],
        materialIds: ['questions', 'article'],
        support: 'Write the rule on the board: watts × hours ÷ 1,000 = kWh.',
        challenge: 'Students write a sum about a machine at their school.',
      }),
      stage({
        id: 'a-day-at-home',
        kind: 'task',
        title: 'A day in one home',
        aim: 'To find out where the energy goes.',
        minutes: 11,
        grouping: 'groups',
        steps: [
          'Groups share the machines among them, work out the kilowatt hours for each, and put them in order.',
          'Check: heater 6, washing machine 1, television 0.6, kettle 0.5, laptop 0.2, lamps 0.2. Together that is 8.5 kWh.',
          'Compare with the orders on the board: “What surprised you?”',
        ],
        materialIds: ['one-home'],
        things: ['calculators'],
        support: 'Each student works out one machine only.',
        challenge: 'Students say what part of the whole the heater is. (6 of 8.5: about seventy per cent.)',
      }),
      stage({
        id: 'energy-plan',
        kind: 'after the text',
        title: 'A plan for this home',
        aim: 'To use the facts in a decision.',
        minutes: 10,
        grouping: 'groups',
        steps: [
          'Groups discuss the questions and agree on three changes for this home. For each, they write a sentence: “If they …, they will save …, because …”',
          'They put the three in order: the one that saves most comes first.',
        ],
        materialIds: ['plan-questions'],
        support: 'Give ideas to choose from: shorter heating, thick curtains, a cooler wash, less water in the kettle.',
        challenge: 'Groups work out how many kWh one of their changes saves in a week.',
      }),
      stage({
        id: 'reports',
        kind: 'report',
        title: 'Our best idea',
        aim: 'To explain an idea with facts.',
        minutes: 4,
        grouping: 'whole class',
        steps: [
          'Each group says its best idea in one sentence, with a fact or a number.',
          'Ask: “Which idea could you use in your own home or school?”',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'Strong and short',
        aim: 'To check the main idea of the lesson.',
        minutes: 3,
        grouping: 'alone',
        steps: ['Students finish the sentence: “A kettle is more powerful than a television, but …” and hand it in.'],
      }),
    ],
    problems: [
      {
        problem: 'Students mix up power and energy.',
        solution: 'Compare with water: power is how fast it flows, energy is how much is in the bucket in the end.',
      },
      {
        problem: 'Students forget to divide by 1,000.',
        solution:
          'Ask whether 3,000 kilowatt hours for two hours of heating is possible. Write the steps under each other.',
      },
      {
        problem: 'Homes are different, and students may compare what families can afford.',
        solution: 'Work with the home on the sheet. Nobody has to talk about their own.',
      },
    ],
    checks: [
      { question: 'What do watts measure: power or energy?', answer: 'Power.' },
      { question: 'A strong machine works for one minute. Does it use much energy?', answer: 'No, not much.' },
      { question: 'Does insulation make heat, or keep it in?', answer: 'It keeps it in.' },
      { question: 'A television is on standby. Does it use electricity?', answer: 'Yes, a little.' },
    ],
    support: 'Students read the first, second and fourth paragraphs only.',
    challenge: 'Students find out how electricity is made where they live, and tell the class next time.',
    homework:
      'Find the power in watts on three machines at home or at school (only where it is safe to look). Estimate the hours in a day and work out the kWh. Write three sentences about the result.',
    exitTicket: 'Finish the sentence: A kettle is more powerful than a television, but …',
    materials: [
      {
        id: 'energy-words',
        title: 'Ten words for energy',
        kind: 'words',
        entries: [
          word('energy', 'what machines need to work and people need to move', {
            example: 'The sun gives us a lot of energy.',
          }),
          word('power', 'how quickly a machine uses energy; it is measured in watts', {
            example: 'The power of this lamp is eight watts.',
          }),
          word('electricity', 'the kind of energy that comes into homes through wires', {
            example: 'The village gets its electricity from the wind.',
            emoji: '⚡',
          }),
          word('measure', 'to find out how big or how much something is', {
            example: 'We measure power in watts.',
            partOfSpeech: 'verb',
          }),
          word('heat', 'the energy of something hot', { example: 'The heat of the sun warms the room.' }),
          word('escape', 'to get out of a place', {
            example: 'Warm air can escape through old windows.',
            partOfSpeech: 'verb',
          }),
          word('layer', 'a flat piece of material on, under or between other things', {
            example: 'A layer of wool keeps you warm.',
          }),
          word('insulation', 'material that keeps heat in or out', {
            example: 'The roof has good insulation.',
          }),
          word('reduce', 'to make something smaller or less', {
            example: 'We want to reduce waste at school.',
            partOfSpeech: 'verb',
          }),
          word('standby', 'the state of a machine that is ready to work but not in use', {
            example: 'The television is on standby all night.',
          }),
        ],
      },
      {
        id: 'article',
        title: 'Where does the energy go?',
        kind: 'text',
        text: [
          'Some machines need far more power than others. We measure power in watts (W). A modern lamp needs about 8 watts and a laptop about 50, but a kettle needs about 2,000. Does the kettle use the most energy in a day? Not always, because power is only half of the answer.',
          'The other half is time. A kettle works for a few minutes, while a television may be on all evening. We measure electrical energy in kilowatt hours (kWh). To find it, multiply the watts by the hours and divide by 1,000. If a heater of 1,000 watts is on for one hour, it uses one kilowatt hour. A kettle of 2,000 watts uses the same in half an hour.',
          'In many homes, most of the energy is used for heating or cooling the rooms and for hot water, so this is where people can save most. In cold weather, warm air escapes through old windows, and heat is lost through the roof and the walls. Insulation, a layer of material that keeps heat in, reduces this loss. In hot weather, closed curtains keep the sun out, and the rooms need less cooling.',
          'Small habits help too. A washing machine uses most of its energy to heat the water, so a wash at 30 degrees needs much less than one at 60. And some machines use a little electricity even when nobody is using them. This is called standby. A few watts do not sound like much, but they are used for twenty-four hours, every day of the year.',
        ].join('\n\n'),
      },
      {
        id: 'questions',
        title: 'Facts and sums',
        kind: 'questions',
        items: [
          choose(
            {
              ...reading,
              id: 'watts',
              prompt: 'What do we measure in watts?',
              explanation: 'Watts measure power. Energy is measured in kilowatt hours.',
            },
            ['power', 'time', 'heat'],
          ),
          choose(
            {
              ...reading,
              id: 'two-things',
              prompt: 'What do you need to know to find out how much energy a machine uses?',
              explanation: 'Multiply the watts by the hours: power and time.',
            },
            ['its power, and how long it is on', 'its power, and how old it is', 'its size, and how long it is on'],
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'where-most',
              prompt: 'In many homes, the biggest savings are possible in heating, cooling and hot water.',
              explanation: 'Most of the energy is used there, “so this is where people can save most”.',
            },
            true,
          ),
          choose(
            {
              ...reading,
              id: 'insulation',
              prompt: 'How does insulation help in winter?',
              explanation: 'It is a layer of material that keeps heat in.',
            },
            ['Less heat gets out.', 'It makes the air warmer.', 'More sun comes in.'],
          ),
          choose(
            {
              ...reading,
              id: 'wash',
              prompt: 'Why does a cooler wash save energy?',
              explanation: 'A washing machine uses most of its energy to heat the water.',
            },
            [
              'The machine does not have to heat the water so much.',
              'The machine does not need so much water.',
              'The machine does not turn so fast.',
            ],
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'standby',
              prompt: 'A machine on standby uses no electricity.',
              explanation: 'It uses a little, all day and all night.',
            },
            false,
          ),
          gap(
            {
              ...reading,
              id: 'sum-heater',
              prompt: 'A heater of 1,500 watts is on for two hours. It uses ___ kWh.',
              explanation: '1,500 × 2 = 3,000; divided by 1,000, that is 3.',
            },
            '3',
            'three',
          ),
          choose(
            {
              ...reading,
              id: 'sum-compare',
              prompt: 'Which uses more energy?',
              explanation: 'Computer: 200 × 5 ÷ 1,000 = 1 kWh. Hairdryer: 1,800 × 0.5 ÷ 1,000 = 0.9 kWh.',
            },
            [
              'a computer of 200 watts for five hours',
              'a hairdryer of 1,800 watts for half an hour',
              'They use the same.',
            ],
          ),
        ],
      },
      {
        id: 'one-home',
        title: 'A day in one home',
        kind: 'text',
        text: [
          'How many kilowatt hours does each one use in a day? Put them in order.',
          'Kettle: 2,000 W, a quarter of an hour (0.25 h)',
          'Television: 100 W, six hours',
          'Electric heater: 1,500 W, four hours',
          'Laptop: 50 W, four hours',
          'Five lamps: 8 W each, five hours',
          'Washing machine: one wash at 60 degrees, 1 kWh (measured)',
        ].join('\n\n'),
      },
      {
        id: 'plan-questions',
        title: 'A plan for this home',
        kind: 'discussion',
        questions: [
          'Which machine uses most? How could the people in this home use it less and still be comfortable?',
          'What can be changed free of charge? What costs money first?',
          'Which change would help most in hot weather, and which in cold weather?',
          'Which habits are easy to change? Which are difficult, and why?',
        ],
      },
    ],
  },
};
