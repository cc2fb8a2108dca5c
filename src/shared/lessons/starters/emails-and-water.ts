import type { ItemOf } from '../../items/item';
import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const writing = { level: 'A2', skill: 'writing' } as const;
const science = { level: 'A2', skill: 'reading' } as const;
const plain = { tags: [], version: 1, points: 1 };
const verb = 'verb';

const emailOrder: ItemOf<'order'> = {
  ...writing,
  ...plain,
  kind: 'order',
  unit: 'sentences',
  id: 'email-order',
  prompt: 'Put the parts of an e-mail to a friend in order.',
  explanation: 'First a greeting, then thanks and an answer to the news, then a question, and the ending last.',
  orders: [
    [
      'Hi Priya,',
      'Thanks for your message.',
      'It was great to hear about your new flat.',
      'When can I come and see it?',
      'Take care,',
    ],
    [
      'Hi Priya,',
      'It was great to hear about your new flat.',
      'Thanks for your message.',
      'When can I come and see it?',
      'Take care,',
    ],
  ],
};

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

/** Writing to a friend, and the way of water. */
export const emailsAndWater: readonly StarterLesson[] = [
  {
    id: 'email-a-friend-is-coming',
    title: 'A friend is coming to visit',
    level: 'A2',
    summary: 'Students answer an e-mail from a friend with advice, an invitation and a friendly ending.',
    data: {
      about: {
        level: 'A2',
        age: 'teenagers',
        classSize: 20,
        minutes: 60,
        type: 'writing',
        topic: 'Talking and media',
        targetLanguage:
          'Greeting, thanks, answers, ending; You can …, You should …, Don’t forget to …, I can’t wait to …',
        framework: 'skills',
        needsPrep: false,
        needsCopies: true,
      },
      aims: {
        main: 'Students can write an e-mail of 80 to 100 words that answers all the questions of a friend.',
        secondary: 'Students give simple advice with can, should and don’t forget to.',
        personal: 'Mark what works first, and one thing to improve for each student.',
      },
      stages: [
        stage({
          id: 'messages',
          kind: 'lead-in',
          title: 'Message or e-mail?',
          aim: 'To bring students’ own writing to mind.',
          minutes: 5,
          grouping: 'S–S',
          steps: [
            'Pairs talk: “Who do you write to? Short messages or long ones? When is an e-mail better than a message?”',
            'Write on the board: A friend from another country is coming to visit for three days. Ask: “What does this friend want to know?”',
            'Collect the questions: weather, clothes, things to do, the way from the station.',
          ],
          support: 'Give two question words: What …? and How …?',
        }),
        stage({
          id: 'read-mail',
          kind: 'before the text',
          title: 'An e-mail from Tomás',
          aim: 'To see what has to be answered.',
          minutes: 7,
          grouping: 'alone',
          steps: [
            'Hand out the two e-mails. Students read the first one, from Tomás, and underline his questions.',
            'Pairs compare. There are four: the weather, what to bring, what to do together, and how to get to the house.',
            'Ask: “How does Tomás feel about the visit? Which words show it?” Excited: “I can’t wait”.',
          ],
          materialIds: ['mails'],
          support: 'Tell students in which part of the e-mail each question is.',
          challenge: 'Students say what else they would tell Tomás.',
        }),
        stage({
          id: 'model',
          kind: 'while reading or listening',
          title: 'A good answer',
          aim: 'To see how a model is built.',
          minutes: 9,
          grouping: 'S–S',
          steps: [
            'Students read the second e-mail, from Amina. Say: “Does she answer every question?” They write 1 to 4 beside the answers. Yes, she does.',
            'Write on the board: greeting, thanks, answers, question back, ending. Pairs find each part.',
            'Students underline the advice: You should bring …, Don’t forget to …, You can …',
          ],
          materialIds: ['mails'],
          support: 'Number the parts on the board in the right order.',
          challenge: 'Students find two words that join sentences, such as so and because.',
        }),
        stage({
          id: 'build',
          kind: 'controlled practice',
          title: 'Parts and phrases',
          aim: 'To practise the parts and the phrases.',
          minutes: 9,
          grouping: 'alone',
          steps: [
            'Students do the questions alone and compare in pairs.',
            'Check together. For each phrase ask: “Is it for the beginning, the middle or the end?”',
            'Show the useful phrases. Students copy three that they want to use today.',
          ],
          materialIds: ['practice', 'phrases'],
          support: 'Students look at the two e-mails while they work.',
          challenge: 'Students think of one more phrase for a friendly ending.',
        }),
        stage({
          id: 'plan',
          kind: 'freer practice',
          title: 'Plan your answer',
          aim: 'To have ideas in order before writing.',
          minutes: 6,
          grouping: 'S–S',
          steps: [
            'Say: “Tomás wants to visit you too. He asks you the same four questions.” Students write notes for the questions of the plan, not sentences.',
            'Partners ask each other: “What do you say about the weather? And what is your question for him?”',
          ],
          materialIds: ['plan'],
          support: 'Students use Amina’s answers and change the facts.',
          challenge: 'Students add an idea for a rainy day.',
        }),
        stage({
          id: 'write',
          kind: 'task',
          title: 'Write to Tomás',
          aim: 'To write a whole e-mail.',
          minutes: 14,
          grouping: 'alone',
          steps: [
            'Students write 80 to 100 words. Walk around and help where somebody stops.',
            'After eleven minutes, students tick four things on their own text: all questions answered, a greeting and an ending, one should or don’t forget to, capital letters and full stops.',
          ],
          support: 'Give the first words of each part. 60 words are enough.',
          challenge: 'Students use so, but and because once each.',
        }),
        stage({
          id: 'swap',
          kind: 'feedback',
          title: 'Tomás reads it',
          aim: 'To write for a reader and to improve.',
          minutes: 7,
          grouping: 'S–S',
          steps: [
            'Students swap e-mails and read as Tomás. They underline the most helpful sentence and write one question at the end.',
            'Students get their own e-mail back and answer the question in one more sentence.',
            'Read two helpful sentences aloud, if their writers agree.',
          ],
        }),
        stage({
          id: 'exit',
          kind: 'exit ticket',
          title: 'Begin and end',
          aim: 'To see what students can use without the model.',
          minutes: 3,
          grouping: 'alone',
          steps: ['Students close everything and write one phrase to begin and two to end an e-mail to a friend.'],
        }),
      ],
      problems: [
        {
          problem: 'Students write Dear Sir or Yours faithfully to a friend.',
          solution: 'Ask: “Do you say this when you meet your friend?” Put formal and friendly phrases in two columns.',
        },
        {
          problem: 'Students answer two questions and forget the others.',
          solution: 'They number the questions in the e-mail from Tomás and then look for each number in their own.',
        },
        {
          problem: 'Students write “You should to bring” or “Don’t forget bring”.',
          solution: 'Write both patterns on the board: should + bring; don’t forget + to bring.',
        },
      ],
      checks: [
        { question: '“I can’t wait to see you.” Am I happy about it?', answer: 'Yes, very.' },
        { question: 'Should: bring or to bring?', answer: 'Bring.' },
        { question: 'Where do we write “Thanks for your e-mail”?', answer: 'At the beginning, after the greeting.' },
      ],
      support: 'Leave the five parts on the board, each with one phrase.',
      challenge: 'Students write a second e-mail to somebody older and compare how they begin and end it.',
      homework:
        'Tomás was there and is at home again. Write his e-mail to you in 60 to 80 words: thanks, the best moment, an invitation.',
      exitTicket: 'Write one phrase to begin and two phrases to end an e-mail to a friend.',
      materials: [
        {
          id: 'mails',
          title: 'Two e-mails',
          kind: 'text',
          text: [
            'Hi Amina,\nGuess what! My parents say yes: I can come and visit you in Agadir from 12 to 15 April. I’m so happy, I can’t wait!\nI have some questions. What’s the weather like in April? What should I bring? And what can we do together? I’d like to see the sea. My bus arrives at four in the afternoon. How do I get from the bus station to your house?\nWrite soon.\nTomás',
            'Hi Tomás,\nThanks for your e-mail. That’s wonderful news! My whole family is looking forward to your visit.\nApril is warm here, about 22 degrees, but the evenings are cool, so you should bring a jacket. Don’t forget to bring your swimming things, because the beach is only ten minutes from our house. We can swim, and on Saturday you can meet my friends. They want to play volleyball with you.\nDon’t worry about the way. My aunt and I will meet you at the station. We’ll have a yellow umbrella!\nWhat food do you like? My grandmother wants to cook for you.\nSee you soon,\nAmina',
          ].join('\n\n'),
        },
        {
          id: 'phrases',
          title: 'Phrases for an e-mail to a friend',
          kind: 'words',
          entries: [
            word('Thanks for your e-mail.', 'You begin with it when you answer.', {
              example: 'Hi Noah, Thanks for your e-mail. I was happy to hear from you.',
              partOfSpeech: 'phrase',
            }),
            word('Guess what!', 'You have surprising news.', {
              example: 'Guess what! I have a new bike.',
              partOfSpeech: 'phrase',
            }),
            word('look forward to', 'to be happy about something that will come', {
              example: 'We look forward to your visit.',
              partOfSpeech: verb,
            }),
            word('I can’t wait', 'You are very happy that something will happen soon.', {
              example: 'I can’t wait to see you.',
              partOfSpeech: 'phrase',
            }),
            word('You should …', 'You give advice.', { example: 'You should bring a jacket.', partOfSpeech: 'phrase' }),
            word('Don’t forget to …', 'You remind a person of something important.', {
              example: 'Don’t forget to bring your ticket.',
              partOfSpeech: 'phrase',
            }),
            word('Don’t worry.', 'It is not a problem.', {
              example: 'Don’t worry. We have a map.',
              partOfSpeech: 'phrase',
            }),
            word('Let me know', 'Please tell me.', {
              example: 'Let me know when your bus arrives.',
              partOfSpeech: 'phrase',
            }),
            word('Take care', 'A friendly ending: stay well.', { example: 'Take care, Mei', partOfSpeech: 'phrase' }),
            word('See you soon', 'A friendly ending if you will meet soon.', {
              example: 'See you soon, Ben',
              partOfSpeech: 'phrase',
            }),
          ],
        },
        {
          id: 'practice',
          title: 'Parts and phrases',
          kind: 'questions',
          items: [
            emailOrder,
            choose(
              {
                ...writing,
                id: 'begin',
                prompt: 'How do you begin an e-mail to a good friend?',
                explanation:
                  'Hi and the first name are friendly. Dear Sir or Madam is for people whom you do not know.',
              },
              ['Hi Tomás,', 'Dear Sir or Madam,', 'Take care, Tomás,'],
            ),
            choose(
              {
                ...writing,
                id: 'end',
                prompt: 'How do you end an e-mail to a good friend?',
                explanation: 'See you soon is friendly. Yours faithfully is only for formal letters.',
              },
              ['See you soon,', 'Yours faithfully,', 'Guess what!'],
            ),
            choose(
              {
                ...writing,
                id: 'should-bring',
                prompt: 'The evenings are cool, so you ___ a jacket.',
                explanation: 'After should comes the verb without to.',
              },
              ['should bring', 'should to bring', 'should bringing'],
            ),
            choose(
              {
                ...writing,
                id: 'forget',
                prompt: 'Don’t forget ___ your swimming things.',
                explanation: 'Don’t forget and to: don’t forget to bring.',
              },
              ['to bring', 'bring', 'brought'],
            ),
            choose(
              {
                ...writing,
                id: 'forward',
                prompt: 'We’re looking forward ___ your visit.',
                explanation: 'We look forward to something.',
              },
              ['to', 'for', 'on'],
            ),
            gap(
              {
                ...writing,
                id: 'thanks',
                prompt: 'Thanks ___ your e-mail.',
                explanation: 'We say thanks for something.',
              },
              'for',
            ),
            gap(
              {
                ...writing,
                id: 'wait',
                prompt: 'You’re very happy about the visit and write: I can’t ___ to see you!',
                explanation: 'I can’t wait means that I am very happy about what will come.',
              },
              'wait',
            ),
          ],
        },
        {
          id: 'plan',
          title: 'Plan your answer',
          kind: 'discussion',
          questions: [
            'How do you begin? What do you say about his news?',
            'What’s the weather like? Choose a month. What should he bring?',
            'What can you do together? Think of two things.',
            'How does he get from the station to your home?',
            'What do you want to ask him?',
            'How do you end?',
          ],
        },
      ],
    },
  },
  {
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
  },
];
