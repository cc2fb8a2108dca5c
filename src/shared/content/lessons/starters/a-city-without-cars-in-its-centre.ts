import type { StarterLesson } from './starter';
import { choose, stage, trueOrFalse, word } from './write';

const reading = { level: 'B2', skill: 'reading' } as const;
const plain = { tags: [], version: 1, points: 1 };

export const aCityWithoutCarsInItsCentre: StarterLesson = {
  id: 'a-city-without-cars-in-its-centre',
  title: 'The city that parked its cars',
  level: 'B2',
  summary: 'Students read an article about a car-free centre, weigh up what people say, and advise another city.',
  data: {
    about: {
      level: 'B2',
      age: 'teenagers',
      classSize: 20,
      minutes: 60,
      type: 'reading',
      topic: 'Town and places',
      targetLanguage:
        'Words for traffic and life in a city; weighing up: on the one hand, admittedly, what matters most is …',
      framework: 'skills',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can follow the line of an article of 450 words, and tell results from opinions and worries.',
      secondary: 'Students work out the meaning of a word from its context.',
      personal: 'Let students defend an answer with a line before I say whether it is right.',
    },
    stages: [
      stage({
        id: 'quiet-street',
        kind: 'lead-in',
        title: 'The street outside',
        aim: 'To bring the topic and students’ own experience together.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Students close their eyes for thirty seconds and listen to the sounds from outside. Ask: “What did you hear?”',
          'In pairs: “Imagine that there are no private cars in the centre of this town from next month. Who would be pleased? Who would be worried?”',
          'Put two lists on the board and keep them for later.',
        ],
        support: 'Name some people: a parent, a baker, a bus driver, a person in a wheelchair, a tourist.',
        challenge: 'Students find one person who belongs to both lists.',
      }),
      stage({
        id: 'predict',
        kind: 'before the text',
        title: 'Before you read',
        aim: 'To take away some hard words and raise expectations.',
        minutes: 7,
        grouping: 'S–S',
        steps: [
          'Show the words. Pairs explain those that they know; give the meaning of the rest.',
          'Write the title of the article on the board. Pairs write two questions that they expect it to answer.',
          'Collect five questions and leave them on the board.',
        ],
        materialIds: ['city-words'],
        support: 'Students match five words with their meanings first.',
        challenge: 'Students predict what one of the numbers 40, 12 and 3 could stand for.',
      }),
      stage({
        id: 'main-line',
        kind: 'while reading or listening',
        title: 'Paragraph by paragraph',
        aim: 'To read for the line of the article.',
        minutes: 9,
        grouping: 'alone',
        steps: [
          'Students read the article once in five minutes and match the headings with the paragraphs. This is the first question.',
          'Pairs compare and name the sentence that helped them.',
          'Check. Come back to the five questions: which ones were answered?',
        ],
        materialIds: ['city-article', 'city-questions'],
        support: 'Give the first and the last heading.',
        challenge: 'Students write a better heading for two paragraphs.',
      }),
      stage({
        id: 'details',
        kind: 'while reading or listening',
        title: 'Read closely',
        aim: 'To read for detail, attitude and meaning in context.',
        minutes: 12,
        grouping: 'alone',
        steps: [
          'Students answer the other questions and mark the words that show each answer.',
          'They compare in pairs and convince each other with a line where they differ.',
          'Check together. For each wrong option ask: “What in the text could make somebody choose this?”',
        ],
        materialIds: ['city-questions'],
        support: 'Give the number of the paragraph for each question.',
        challenge: 'Students write one more multiple-choice question with a tempting wrong option.',
      }),
      stage({
        id: 'advice',
        kind: 'after the text',
        title: 'Advice for another city',
        aim: 'To use and judge the ideas of the text.',
        minutes: 17,
        grouping: 'groups',
        steps: [
          'Groups of four are advisers to a city of your choice, perhaps your own. Each student speaks for one of the people on the board from the lead-in.',
          'Groups discuss the questions and agree on three pieces of advice: one thing to do, one thing to avoid, one thing to measure.',
          'Groups present in one minute. After each, one student from another group asks: “And what about …?”',
        ],
        materialIds: ['city-discussion'],
        support:
          'Put phrases on the board: On the one hand …, on the other hand … Admittedly, … What matters most is …',
        challenge: 'Groups also write what they would answer to Mr Bakalli.',
      }),
      stage({
        id: 'feedback',
        kind: 'feedback',
        title: 'Strong reasons',
        aim: 'To keep useful language.',
        minutes: 5,
        grouping: 'whole class',
        steps: [
          'Write three good sentences from the groups on the board, and two to be improved.',
          'Students choose three words of the lesson to keep and write them down with an example.',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'One gain, one worry',
        aim: 'To check understanding of both sides.',
        minutes: 4,
        grouping: 'alone',
        steps: [
          'Students write two sentences about Marenta: one result that can be measured, and one worry that remains.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students look for Marenta on a map.',
        solution:
          'Tell them that the city is invented. Pontevedra in Spain and Ghent in Belgium are real cities to look up.',
      },
      {
        problem: 'Students choose an option because it has the same words as the text.',
        solution:
          'Ask: “Does it say the same, or does it only use the same words?” Let them read the whole sentence again.',
      },
      {
        problem: 'The discussion becomes “cars are bad” against “cars are good”.',
        solution: 'Remind students whom they speak for, and ask what that person needs on a rainy Tuesday.',
      },
    ],
    checks: [
      { question: 'If a street is open to pedestrians only, may I drive there?', answer: 'No. You may walk.' },
      { question: 'A person who is sceptical: sure that the plan will work?', answer: 'No. This person has doubts.' },
      {
        question: 'Is everybody in Marenta happy with the scheme now?',
        answer: 'No. Rents have risen, and some people feel left out.',
      },
    ],
    support: 'Students may read paragraphs 1 to 4 only and skip the questions about the last two.',
    challenge: 'Students compare the article with a report about a real city, and list two differences.',
    homework:
      'Write an e-mail of 140 to 180 words to a local newspaper: should private cars leave your town centre? Mention one gain, one worry and one condition.',
    exitTicket: 'Write two sentences about Marenta: one result that can be measured, and one worry that remains.',
    materials: [
      {
        id: 'city-words',
        title: 'Words of the article',
        kind: 'words',
        entries: [
          word('pedestrian', 'a person who is walking in a street', {
            example: 'The square is now open to pedestrians only.',
          }),
          word('resident', 'a person who lives in a place', { example: 'Residents may drive to their homes.' }),
          word('scheme', 'an official plan to do something useful', {
            example: 'The scheme began with a single street.',
          }),
          word('delivery', 'the act of bringing goods to a shop or a home', {
            example: 'Deliveries are allowed before ten.',
          }),
          word('exception', 'a case in which a rule does not count', {
            example: 'There are exceptions for ambulances.',
          }),
          word('sceptical', 'having doubts about whether something is true or will work', {
            example: 'At first most shopkeepers were sceptical.',
            partOfSpeech: 'adjective',
          }),
          word('drop', 'to become less or lower', {
            example: 'Sales dropped in the first winter.',
            partOfSpeech: 'verb',
          }),
          word('rent', 'the money that you pay for living in a flat or using a shop', {
            example: 'The rent has gone up twice.',
          }),
          word('outskirts', 'the parts of a city that are far from its centre', {
            example: 'There are large car parks on the outskirts.',
            partOfSpeech: 'plural noun',
          }),
          word('fumes', 'gases with a strong smell that are bad to breathe', {
            example: 'You could taste the exhaust fumes.',
            partOfSpeech: 'plural noun',
          }),
        ],
      },
      {
        id: 'city-article',
        title: 'The city that parked its cars',
        kind: 'text',
        text: [
          '1  Twenty years ago, visitors to Marenta did not stay long. The harbour was beautiful, but on the way to it one crossed six lanes of traffic, and on warm days one could taste the fumes. “We used to shout in the street,” says Ilse Duarte, who has had a bookshop on the main square since 1998. “It wasn’t because we were angry. It was the only way to be heard.”',
          '2  It was not a grand plan that changed this, but a broken water pipe. For five months one of the main streets had to be closed. Children began to play football there, a café put out some chairs, and when the pipe had been repaired, people asked for the street to stay as it was. The city agreed, and then closed another one, and another. Today forty streets belong to pedestrians.',
          '3  The scheme does not forbid anybody to own a car. Those who drive into the city leave their cars in one of three large car parks on the outskirts, from where it is a walk of twelve minutes, or a free ride on a small bus. There are exceptions for ambulances, for people who find it hard to walk, and for residents with heavy things to carry. Deliveries are allowed until ten in the morning.',
          '4  Most shopkeepers had been sceptical, and at first it seemed that they were right. In the first winter sales dropped by a tenth. Then they began to climb, slowly, and after three years they were higher than before. “People who drive past don’t buy anything,” Ms Duarte says. “People who walk past look in the window.” The air is cleaner as well, and no one has been seriously hurt in traffic in the centre for eight years.',
          '5  Yet success has brought problems of its own. Since the centre has become so pleasant, more people want to live there, and rents have risen faster than in the rest of the country. Arben Bakalli, a plumber, moved to the outskirts last year. “I have a van full of tools,” he explains. “After ten o’clock I need a permit for every job. I don’t want the old days back, but a city should also work for those who repair it.”',
          '6  Other cities now send visitors to Marenta to see how it is done. They usually ask which street to begin with, how much it costs and how to convince the people. Ms Duarte has her own answer. “Don’t begin with a speech,” she tells them. “Close one street for a summer and put out some chairs. Then ask.”',
        ].join('\n\n'),
      },
      {
        id: 'city-questions',
        title: 'Read closely',
        kind: 'questions',
        items: [
          {
            ...reading,
            ...plain,
            id: 'headings',
            prompt: 'Match each paragraph with its heading.',
            explanation: 'Look for what the whole paragraph is about, not for a single word.',
            kind: 'match',
            pairs: [
              { left: 'Paragraph 1', right: 'A place to hurry through' },
              { left: 'Paragraph 2', right: 'Changed by accident' },
              { left: 'Paragraph 3', right: 'How the rules work' },
              { left: 'Paragraph 4', right: 'Patience pays' },
              { left: 'Paragraph 5', right: 'The other side' },
              { left: 'Paragraph 6', right: 'Try it, then talk' },
            ],
          },
          choose(
            {
              ...reading,
              id: 'shout',
              prompt: 'Why did people use to shout in the street?',
              explanation: '“It was the only way to be heard”: the traffic was so loud (paragraph 1).',
            },
            [
              'The traffic was too loud.',
              'They were angry with drivers.',
              'They wanted visitors to notice their shops.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'pipe',
              prompt: 'What made people ask for a street without cars?',
              explanation: 'They had seen what the street was like while the pipe was being repaired (paragraph 2).',
            },
            [
              'They had enjoyed the street while it was closed.',
              'They were afraid that another pipe would break.',
              'They had been shown a plan for the whole city.',
            ],
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'no-exceptions',
              prompt: 'No vehicle at all may enter the forty streets.',
              explanation: 'There are exceptions, and deliveries are allowed until ten (paragraph 3).',
            },
            false,
          ),
          choose(
            {
              ...reading,
              id: 'sales',
              prompt: 'How did sales change?',
              explanation:
                'They dropped by a tenth in the first winter, then climbed, and were higher than before after three years (paragraph 4).',
            },
            [
              'They fell at first and later rose above the old level.',
              'They rose at once and fell after three years.',
              'They fell and never quite came back to the old level.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'look-in-window',
              prompt: 'What does Ms Duarte mean by “People who walk past look in the window”?',
              explanation: 'She explains why sales went up: people on foot notice what there is to buy (paragraph 4).',
            },
            [
              'People on foot are more likely to buy something.',
              'People on foot are often too curious.',
              'Shop windows have become more beautiful.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'bakalli',
              prompt: 'What is Mr Bakalli’s attitude to the scheme?',
              explanation:
                '“I don’t want the old days back, but a city should also work for those who repair it” (paragraph 5).',
            },
            [
              'He accepts the idea but finds the rules hard on people like him.',
              'He would like all the cars to return to the centre.',
              'He is glad that he could move to a quieter place.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'permit',
              prompt: 'What is a “permit” in paragraph 5?',
              explanation:
                'He needs it to do a job after ten, when deliveries are over: it must be official permission.',
            },
            [
              'a paper that says you are allowed to do something',
              'a fine for driving too fast',
              'a tool for repairing pipes',
            ],
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'speech',
              prompt: 'Ms Duarte thinks that people should experience a change before they are asked about it.',
              explanation: '“Close one street for a summer and put out some chairs. Then ask” (paragraph 6).',
            },
            true,
          ),
        ],
      },
      {
        id: 'city-discussion',
        title: 'Advice for another city',
        kind: 'discussion',
        questions: [
          'Which street would you close first, and for how long?',
          'Who needs an exception? Who does not, although they may ask for one?',
          'What could be done about rising rents?',
          'How would you find out after a year whether the scheme has worked?',
          'What would make your own family leave the car outside the centre?',
        ],
      },
    ],
  },
};
