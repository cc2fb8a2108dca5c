import type { StarterLesson } from './starter';
import { choose, gap, stage, word } from './write';

const vocabulary = { level: 'B1', skill: 'vocabulary' } as const;

export const travelProblemsAtTheInformationDesk: StarterLesson = {
  id: 'travel-problems-at-the-information-desk',
  title: 'Delayed, cancelled, lost',
  level: 'B1',
  summary: 'Students learn words for problems on a journey and solve them politely at an information desk.',
  data: {
    about: {
      level: 'B1',
      age: 'adults',
      classSize: 16,
      minutes: 60,
      type: 'vocabulary',
      topic: 'Travel and transport',
      targetLanguage: 'Twelve words for travel problems; polite questions: Could I …? Is there …? What are my options?',
      framework: 'esa',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can explain a problem on a journey and ask for help at an information desk.',
      secondary: 'Students understand what a clerk offers them.',
      personal: 'Act out one conversation with a student before the pairs begin.',
    },
    stages: [
      stage({
        id: 'worst-journey',
        kind: 'lead-in',
        title: 'A journey to forget',
        aim: 'To bring students’ own experience and words to mind.',
        minutes: 7,
        grouping: 'S–S',
        steps: [
          'Tell students about a journey of yours that went wrong, in four or five sentences.',
          'In pairs, students tell each other about a difficult journey, by bus, train, plane or on foot.',
          'Collect the problems on the board, in students’ own words.',
        ],
        things: ['the board'],
        support: 'Students may talk about a journey to school or work.',
        challenge: 'Students say what they would do differently today.',
      }),
      stage({
        id: 'twelve-words',
        kind: 'presentation',
        title: 'Twelve words',
        aim: 'To meet the words with their meaning and sound.',
        minutes: 12,
        grouping: 'S–S',
        steps: [
          'Students read the words. Pairs mark those that they know and explain two of them to each other.',
          'Pairs put the words into three groups: tickets and money; at the station or airport; what goes wrong. Some fit more than one.',
          'Say the words. Students repeat and mark the stress: CANcel, deLAY, conNECtion, anNOUNCEment, REfund.',
          'Show the forms: There is a delay. The train is delayed. They cancel a train. The train is cancelled.',
          'Go back to the board and say the problems there again with the new words.',
        ],
        materialIds: ['twelve-words'],
        support: 'Begin with eight words and leave out overbooked, fare, refund and boarding pass.',
        challenge: 'Students find the verbs that go with the nouns: get a refund, miss a connection.',
      }),
      stage({
        id: 'at-the-desk',
        kind: 'presentation',
        title: 'At the information desk',
        aim: 'To hear the words in a conversation.',
        minutes: 9,
        grouping: 'T–S',
        steps: [
          'Play or read out the conversation. Ask first: “Which two problems does the passenger have?” (A missed connection, a bag left on a train.)',
          'Play it again. Ask: “When does the direct train leave?” (20:10.) “Does the passenger pay again?” (No.) “When will there be a refund?” (If the passenger arrives more than an hour late.)',
          'Students read the conversation and underline the passenger’s polite questions and the words of the lesson.',
        ],
        materialIds: ['at-the-desk'],
        support: 'Students read while they listen.',
        challenge: 'Students note what the clerk says to be kind: I’m sorry about that. You’re welcome.',
      }),
      stage({
        id: 'practise',
        kind: 'controlled practice',
        title: 'Which word?',
        aim: 'To use the words exactly.',
        minutes: 10,
        grouping: 'alone',
        steps: [
          'Students do the questions alone in six minutes, without the list.',
          'They compare in pairs and then look at the list.',
          'Check together. Ask what the difference is between delayed, cancelled and missed.',
        ],
        materialIds: ['practise'],
        support: 'Students keep the list beside the questions.',
        challenge: 'Students write a sentence for two words that were not asked.',
      }),
      stage({
        id: 'role-play',
        kind: 'freer practice',
        title: 'Can you help me?',
        aim: 'To solve travel problems in a conversation.',
        minutes: 14,
        grouping: 'S–S',
        steps: [
          'One student is the passenger, one the clerk. They read the first situation and have one minute to think.',
          'They act it out. The passenger explains the problem, asks two questions and agrees on a solution. The clerk offers two possibilities.',
          'They change roles for the second situation. For the third and fourth, they find a new partner.',
          'Ask two passengers: “What did the clerk offer you? Were you happy with it?”',
        ],
        materialIds: ['situations'],
        support: 'Leave the polite questions from the conversation on the board.',
        challenge: 'The clerk’s first offer is not good enough. The passenger says so politely.',
      }),
      stage({
        id: 'feedback',
        kind: 'feedback',
        title: 'Heard at the desk',
        aim: 'To keep good language and mend the rest.',
        minutes: 5,
        grouping: 'whole class',
        steps: [
          'Write three good sentences from the conversations on the board, and three to be mended, without names.',
          'Pairs mend them. Say the polite questions together, in a friendly voice.',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'A message from the platform',
        aim: 'To see which words each student can use.',
        minutes: 3,
        grouping: 'alone',
        steps: [
          'Students write a message to a friend who is waiting for them: what went wrong, and when they will arrive. They use three of the words.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students say “I lost my train” for “I missed my train”.',
        solution:
          'Ask: “Can you find it under the bed?” We lose things that are ours, and miss trains, buses and planes.',
      },
      {
        problem: 'Students make luggage and information plural.',
        solution: 'Write: two pieces of luggage, some information. Count suitcases and bags instead.',
      },
      {
        problem: 'Students sound rude because they ask directly: “Give me my money back.”',
        solution: 'Practise Could I get …? and Would it be possible to …? and let partners say how each one feels.',
      },
    ],
    checks: [
      { question: 'The train is delayed. Will it come?', answer: 'Yes, but later.' },
      { question: 'The train is cancelled. Will it come?', answer: 'No.' },
      { question: 'I missed my connection. Was I early or late?', answer: 'Late.' },
      { question: 'I got a refund. Did I pay or get money?', answer: 'I got my money back.' },
    ],
    support: 'Students choose six words that they want to keep, and use these in the conversations.',
    challenge: 'Students add two words that they would have needed on their own difficult journey.',
    homework:
      'Write an email of 80 to 100 words to a train or bus company. Explain what went wrong and politely ask for a refund.',
    exitTicket:
      'Write a message to a friend who is waiting for you. Say what went wrong. Use three words of the lesson.',
    materials: [
      {
        id: 'twelve-words',
        title: 'Twelve words for a journey',
        kind: 'words',
        entries: [
          word('announcement', 'information that is told to everybody, often through a loudspeaker', {
            example: 'There was an announcement about our train.',
          }),
          word('boarding pass', 'the card that you show before you get on a plane', {
            example: 'Please have your boarding pass ready.',
          }),
          word('cancel', 'to decide that something that was planned will not happen', {
            example: 'They had to cancel the flight because of the fog.',
            partOfSpeech: 'verb',
          }),
          word('connection', 'a second train, bus or plane that you need to finish your journey', {
            example: 'I have twenty minutes to catch my connection.',
          }),
          word('delay', 'the extra time that you have to wait because something is late', {
            example: 'There is a delay of forty minutes.',
          }),
          word('fare', 'the money that you pay for a journey', { example: 'The bus fare is two euros.' }),
          word('gate', 'the place in an airport where you go to get on your plane', {
            example: 'Our plane leaves from gate 14.',
          }),
          word('luggage', 'all the bags and suitcases that you have with you', {
            example: 'You can leave your luggage at the hotel.',
            emoji: '🧳',
          }),
          word('miss', 'to be too late for a train, bus or plane', {
            example: 'Hurry, or we’ll miss the bus.',
            partOfSpeech: 'verb',
          }),
          word('overbooked', 'If a flight is overbooked, more tickets were sold than there are seats.', {
            example: 'The flight was overbooked, so two people had to wait.',
            partOfSpeech: 'adjective',
          }),
          word('queue', 'a line of people who are waiting', { example: 'There is a long queue at the desk.' }),
          word('refund', 'the money that you get back when something was wrong', {
            example: 'We got a refund for the tickets.',
          }),
        ],
      },
      {
        id: 'at-the-desk',
        title: 'At the information desk',
        kind: 'dialogue',
        text: [
          'A: Good evening. How can I help you?',
          'B: Hello. There was a delay of fifty minutes on the train from Braga, so I’ve missed my connection to Lisbon.',
          'A: I’m sorry about that. May I see your ticket, please?',
          'B: Here you are. What are my options?',
          'A: The next direct train leaves at 20:10 from platform 7. You can use the same ticket, so there’s no extra fare.',
          'B: That’s almost two hours from now. Is there anything earlier?',
          'A: There’s one at 18:45, but you have to change in Coimbra, and it’s nearly full.',
          'B: Then I’d rather wait for the direct train. Could I get a refund for part of the ticket?',
          'A: Yes, if you arrive more than an hour late. Just fill in this form when you get there.',
          'B: Thank you. There’s one more thing. I’ve left a small grey bag on the first train. Is there any way to get it back?',
          'A: Lost luggage goes to the office beside platform 1. It’s open until nine. Describe the bag to them, and they’ll phone the train.',
          'B: I’ll go there now. You’ve been very helpful.',
          'A: You’re welcome. And please listen to the announcements, as the platform may change.',
        ].join('\n'),
      },
      {
        id: 'practise',
        title: 'Which word?',
        kind: 'questions',
        items: [
          choose(
            {
              ...vocabulary,
              id: 'late-flight',
              prompt: 'Our flight will leave three hours late. It is ___.',
              explanation: 'It will leave, but late: it is delayed.',
            },
            ['delayed', 'cancelled', 'missed'],
          ),
          choose(
            {
              ...vocabulary,
              id: 'too-late',
              prompt: 'I got to the station at 9:05, and the train left at 9:00. I ___ it.',
              explanation: 'We miss a train when we are too late for it.',
            },
            ['missed', 'lost', 'cancelled'],
          ),
          choose(
            {
              ...vocabulary,
              id: 'not-running',
              prompt: 'Because of the storm, the ferry isn’t going at all today. They have ___ it.',
              explanation: 'It will not happen: it is cancelled.',
            },
            ['cancelled', 'delayed', 'overbooked'],
          ),
          choose(
            {
              ...vocabulary,
              id: 'doha',
              prompt: 'I have only forty minutes in Doha, so I hope that I’ll catch my ___ to Hanoi.',
              explanation: 'The second plane of a journey is the connection.',
            },
            ['connection', 'delay', 'luggage'],
          ),
          choose(
            {
              ...vocabulary,
              id: 'listen',
              prompt: 'Listen! There’s an ___ about our train.',
              explanation: 'An announcement. Information and advice have no an: they cannot be counted.',
            },
            ['announcement', 'information', 'advice'],
          ),
          choose(
            {
              ...vocabulary,
              id: 'too-many',
              prompt: 'They sold 190 tickets for 180 seats. The flight is ___.',
              explanation: 'More tickets than seats: overbooked.',
            },
            ['overbooked', 'delayed', 'refunded'],
          ),
          gap(
            {
              ...vocabulary,
              id: 'gap-refund',
              prompt: 'The train never came, so we got our money back. We got a ___. (It begins with r.)',
              explanation: 'The money that you get back is a refund.',
            },
            'refund',
          ),
          gap(
            {
              ...vocabulary,
              id: 'gap-queue',
              prompt: 'A line of people who are waiting is a ___. (It begins with q.)',
              explanation: 'A line of waiting people is a queue.',
            },
            'queue',
          ),
          gap(
            {
              ...vocabulary,
              id: 'gap-luggage',
              prompt: 'Two suitcases and a bag are three pieces of ___. (It begins with l.)',
              explanation: 'Luggage has no plural, so we count pieces of luggage.',
            },
            'luggage',
          ),
        ],
      },
      {
        id: 'situations',
        title: 'Four situations',
        kind: 'discussion',
        questions: [
          'Airport: your flight is overbooked and there is no seat for you. You have to be at a wedding tomorrow at noon.',
          'Bus station: your bus is cancelled. The next one goes tomorrow, and you have nowhere to sleep.',
          'Airport: you have arrived, but your luggage has not. You have a job interview in the morning.',
          'Train station: there was a delay, you missed the last train, and a taxi is too expensive for you.',
        ],
      },
    ],
  },
};
