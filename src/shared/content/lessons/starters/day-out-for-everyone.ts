import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const reading = { level: 'A2', skill: 'reading' } as const;
const phrase = { partOfSpeech: 'phrase' };

export const dayOutForEveryone: StarterLesson = {
  id: 'day-out-for-everyone',
  title: 'A day out for everyone',
  level: 'A2',
  summary:
    'Students plan a day out for five guests with different wishes, times and money, and present it to the class.',
  data: {
    about: {
      level: 'A2',
      age: 'adults',
      classSize: 16,
      minutes: 90,
      type: 'speaking',
      topic: 'Sport and free time',
      targetLanguage:
        'Suggestions and answers: Shall we …? How about …ing? Let’s … That sounds good. I’m not sure, because …',
      framework: 'tbl',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can make and answer suggestions and agree on a plan that fits different people.',
      secondary: 'Students find times and prices in short notices and present a plan in clear steps.',
      personal: 'Stay silent during the task, and collect language for the focus afterwards.',
    },
    stages: [
      stage({
        id: 'good-day',
        kind: 'lead-in',
        title: 'A good day out',
        aim: 'To open the topic with students’ own experience.',
        minutes: 8,
        grouping: 'S–S',
        steps: [
          'Tell students in five sentences about a day out that you enjoyed: where, with whom, what you saw and ate.',
          'Write: where? with whom? what was good? what was difficult? Pairs talk about a day out that they remember.',
          'Ask three or four students: “What makes a day out good for everybody?” Write the ideas on the board.',
        ],
        support: 'Students may talk about an afternoon in a park or at home.',
        challenge: 'Partners ask two questions about details.',
      }),
      stage({
        id: 'phrases',
        kind: 'presentation',
        title: 'How people suggest things',
        aim: 'To hear the language of the task before it is needed.',
        minutes: 10,
        grouping: 'T–S',
        steps: [
          'Say: “Two friends plan a Saturday. What do they decide?” Play the dialogue or read it out. They go to the museum in the morning and have a picnic if the weather is good.',
          'Show the phrases. Students listen again and tick those that they hear: eight of the ten.',
          'Students repeat the phrases. Ask for a friendly voice: “That sounds GOOD.”',
        ],
        materialIds: ['model', 'phrases'],
        support: 'Show the text of the dialogue the second time.',
        challenge: 'Students sort the phrases: suggest, say yes, say no politely.',
      }),
      stage({
        id: 'read-notices',
        kind: 'while reading or listening',
        title: 'What is there to do?',
        aim: 'To know the facts that the plan needs.',
        minutes: 11,
        grouping: 'S–S',
        steps: [
          'Hand out the notices. Pairs read them and answer the questions in eight minutes.',
          'Check together. Students read out the words that show each answer.',
          'Ask: “Which of these things do you like best?” Take a quick vote.',
        ],
        materialIds: ['notices', 'questions'],
        support: 'Each partner reads two notices and tells the other about them.',
        challenge: 'Students add up the price of all four activities for one adult.',
      }),
      stage({
        id: 'task',
        kind: 'task',
        title: 'Make the plan',
        aim: 'To agree on a plan for different people.',
        minutes: 22,
        grouping: 'groups',
        steps: [
          'Groups of four. Say: “Five guests come to your town on Saturday. Read who they are. Plan the day from ten to six. You have 80 euros for all five together.”',
          'Show the five guests and read them aloud. Students find one problem to think about for each guest.',
          'Groups plan: at least two activities, lunch, and the way between the places. They write only times and key words.',
          'After fifteen minutes say: “It will rain from two to four.” Groups change what they must.',
          'Groups prepare to present: who says what?',
        ],
        materialIds: ['guests', 'notices', 'phrases'],
        support: 'Give a table with four times: 10.00, 12.30, 14.00 and 16.00.',
        challenge: 'The group must also leave ten euros for a small present.',
      }),
      stage({
        id: 'report',
        kind: 'report',
        title: 'Our Saturday',
        aim: 'To present a plan so that others understand it.',
        minutes: 16,
        grouping: 'whole class',
        steps: [
          'Each group presents its plan in two or three minutes: “First … Then … After lunch …” and says why it fits the guests.',
          'Each listener takes the part of one guest and listens. They ask one question from this guest’s side: “Is there a lift?”',
          'At the end students vote for the plan that is best for everybody. They may not vote for their own.',
        ],
        support: 'Students may read the times from their notes.',
        challenge: 'Speakers answer without looking at the notes.',
      }),
      stage({
        id: 'focus',
        kind: 'language focus',
        title: 'Shall we, let’s, how about',
        aim: 'To look closely at what students needed.',
        minutes: 12,
        grouping: 'T–S',
        steps: [
          'Write on the board what you heard: three good suggestions and three with a mistake, such as “How about to go …?”, without names.',
          'Pairs correct them. Draw the pattern: Shall we / Let’s / Why don’t we + go; How about / What about + going.',
          'Say a verb: “swim”. Students make a suggestion with each pattern. Continue with eat, take, visit, meet.',
          'Ask: “What do we say if we don’t like the idea?” Collect polite answers that give a reason.',
        ],
        things: ['the board'],
        support: 'Students use two of the patterns only.',
        challenge: 'Students answer each suggestion with a new one: “I’m not sure. How about …?”',
      }),
      stage({
        id: 'again',
        kind: 'freer practice',
        title: 'Our own day out',
        aim: 'To use the language again with more care.',
        minutes: 8,
        grouping: 'S–S',
        steps: [
          'New pairs plan a real afternoon for the two of them with 20 euros. Each makes at least three suggestions.',
          'Ask two or three pairs: “What did you decide? Was it easy?”',
        ],
        support: 'Leave the patterns on the board.',
        challenge: 'Rub out one pattern after each minute.',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'One suggestion',
        aim: 'To see who can suggest and answer.',
        minutes: 3,
        grouping: 'alone',
        steps: [
          'Students write one suggestion for Saturday to a classmate. The classmate writes a polite answer with a reason below it.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'One student decides for the whole group.',
        solution: 'Each student speaks for one or two of the guests and must be happy with the plan for them.',
      },
      {
        problem: 'Students say “How about we to go” or “Let’s going”.',
        solution: 'Leave it during the task. In the focus, point to the pattern and let the student choose.',
      },
      {
        problem: 'Groups finish too early.',
        solution: 'Send a message from a guest: “My train arrives only at eleven. Can we still see everything?”',
      },
    ],
    checks: [
      { question: '“Shall we go by bus?” Have we decided already?', answer: 'No. It is a question for the others.' },
      { question: '“I’m not sure, because it’s far.” Is that yes or no?', answer: 'More no than yes, but polite.' },
      { question: 'How about: go or going?', answer: 'Going.' },
    ],
    support: 'Groups plan for three of the guests, and the money is 60 euros.',
    challenge: 'Groups add a second plan for a day with very hot weather.',
    homework: 'Write a message of 60 to 80 words to one of the guests. Describe the plan and ask one question.',
    exitTicket: 'Write one suggestion for Saturday and a polite answer with a reason.',
    materials: [
      {
        id: 'model',
        title: 'What shall we do on Saturday?',
        kind: 'dialogue',
        text: [
          'A: What shall we do on Saturday with my cousins?',
          'B: How about going to the lake? We can swim and have a picnic.',
          'A: I’m not sure, because little Ravi can’t swim yet. Why don’t we visit the museum?',
          'B: That sounds good. Is it expensive?',
          'A: No, it’s free for children.',
          'B: Great idea. And then let’s have a picnic in the park.',
          'A: What if it rains?',
          'B: Then we can eat at the museum café.',
          'A: Perfect. Shall we meet at ten at the station?',
          'B: Can we meet a bit later? My bus comes at twenty past.',
          'A: No problem. Half past ten, then.',
        ].join('\n'),
      },
      {
        id: 'phrases',
        title: 'Suggestions and answers',
        kind: 'words',
        entries: [
          word('Shall we …?', 'You ask if the others want to do it.', {
            example: 'Shall we take the bus?',
            ...phrase,
          }),
          word('How about …ing?', 'You suggest something. The next verb ends in -ing.', {
            example: 'How about going to the park?',
            ...phrase,
          }),
          word('Why don’t we …?', 'You suggest something. It is not a question about reasons.', {
            example: 'Why don’t we eat outside?',
            ...phrase,
          }),
          word('Let’s …', 'You suggest that we all do it.', { example: 'Let’s start at ten.', ...phrase }),
          word('That sounds good.', 'You like the idea.', { example: 'A picnic? That sounds good.', ...phrase }),
          word('Great idea.', 'You like the idea very much.', { example: 'Great idea. I love boats.', ...phrase }),
          word('I’m not sure.', 'You do not really like the idea, or you need to think.', {
            example: 'I’m not sure. It’s a long way.',
            ...phrase,
          }),
          word('I’d rather …', 'You like another thing more.', { example: 'I’d rather stay inside.', ...phrase }),
          word('What if …?', 'You think of a possible problem.', { example: 'What if the café is full?', ...phrase }),
          word('It depends on …', 'The answer can change with something else.', {
            example: 'It depends on the weather.',
            ...phrase,
          }),
        ],
      },
      {
        id: 'notices',
        title: 'Saturday in town',
        kind: 'text',
        text: [
          'Boat trip on the river. Every hour from 11.00 to 16.00. The trip takes 50 minutes. Adults €9, children under twelve €4. There are eight steps down to the boat. No dogs.',
          'Museum of Toys and Trains. Open from 10.00 to 17.00. Adults €6, children free. Lift to all floors. The café has hot meals from €7 and a vegetarian menu.',
          'Street market on Station Square. From 9.00 to 14.00. No ticket needed. Food from twelve countries, from €4 a plate. Live music from 12.00 to 13.00. It can be crowded and loud.',
          'Botanical garden. Open from 9.00 to 18.00. Adults €3, children €1. Wide, flat paths and many benches. The big glass house with plants from rainforests is warm and dry on any day. Bring your own picnic. Ten minutes from the station by bus; tickets €1 each.',
        ].join('\n\n'),
      },
      {
        id: 'questions',
        title: 'What is there to do?',
        kind: 'questions',
        items: [
          choose(
            {
              ...reading,
              id: 'free',
              prompt: 'Where does nobody need a ticket?',
              explanation: 'At the street market: “No ticket needed.” The museum is free only for children.',
            },
            ['at the market', 'at the museum', 'in the garden'],
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'last-boat',
              prompt: 'You can start a boat trip at five in the afternoon.',
              explanation: 'The boats leave from 11.00 to 16.00.',
            },
            false,
          ),
          choose(
            {
              ...reading,
              id: 'steps',
              prompt: 'Which place is difficult for a person who cannot use steps?',
              explanation: 'There are eight steps down to the boat.',
            },
            ['the boat', 'the museum', 'the botanical garden'],
          ),
          choose(
            {
              ...reading,
              id: 'rain',
              prompt: 'It is raining. Where can you have a hot meal and stay dry?',
              explanation: 'The museum café has hot meals.',
            },
            ['at the museum', 'on the boat', 'in the botanical garden'],
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'market-afternoon',
              prompt: 'The market is a good plan for three in the afternoon.',
              explanation: 'It closes at 14.00.',
            },
            false,
          ),
          gap(
            {
              ...reading,
              id: 'garden-price',
              prompt: 'Two adults and one child pay ___ euros at the botanical garden. (Write the number.)',
              explanation: 'Three and three and one is seven.',
            },
            '7',
            'seven',
          ),
        ],
      },
      {
        id: 'guests',
        title: 'The five guests',
        kind: 'text',
        text: [
          'Jonas uses a wheelchair. He is interested in trains and in food from other countries.',
          'Mei is Jonas’s wife. She does not eat meat or fish. She likes to be outside.',
          'Kofi is their son. He is eight. He wants to see boats, and he gets hungry every two hours.',
          'Mrs Haddad is their neighbour. She is 71 and loves plants. She cannot walk far and needs to sit down often.',
          'Paula is Mei’s friend. She does not like loud places. She has to be at the station at half past five.',
        ].join('\n\n'),
      },
    ],
  },
};
