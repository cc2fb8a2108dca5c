import type { ItemOf } from '#shared/items/item';
import type { StarterLesson } from './starter';
import { choose, gap, stage, word } from './write';

const writing = { level: 'A2', skill: 'writing' } as const;
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

export const emailAFriendIsComing: StarterLesson = {
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
              explanation: 'Hi and the first name are friendly. Dear Sir or Madam is for people whom you do not know.',
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
};
