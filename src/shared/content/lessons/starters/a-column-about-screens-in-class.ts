import type { StarterLesson } from './starter';
import { choose, stage, trueOrFalse, word } from './write';

const reading = { level: 'B1', skill: 'reading' } as const;
const plain = { tags: [], version: 1, points: 1 };

export const aColumnAboutScreensInClass: StarterLesson = {
  id: 'a-column-about-screens-in-class',
  title: 'Screens in class: one writer’s opinion',
  level: 'B1',
  summary: 'Students read an opinion column, tell facts from opinions, and write a short reply to the writer.',
  data: {
    about: {
      level: 'B1',
      age: 'teenagers',
      classSize: 20,
      minutes: 60,
      type: 'reading',
      topic: 'School and learning',
      targetLanguage:
        'Words for studying with screens; showing a fact or an opinion: in my view, according to, I believe',
      framework: 'skills',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can find a writer’s opinion and the reasons for it, and tell opinions from facts.',
      secondary: 'Students react to an opinion politely in three or four sentences.',
      personal: 'Leave my own opinion about telephones out of it.',
    },
    stages: [
      stage({
        id: 'my-screens',
        kind: 'lead-in',
        title: 'One lesson, how many screens?',
        aim: 'To bring students’ own experience to mind.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Ask: “Think of one school day this week. When did you look at a screen, and what for?” Give one minute to think.',
          'Pairs compare and put their examples into two lists: it helped me, it didn’t help me.',
          'Take three examples of each kind from the class.',
        ],
        support: 'Put ideas on the board: a dictionary, a video, a quiz, messages, a photo of the board.',
        challenge: 'Students find an example that belongs to both lists.',
      }),
      stage({
        id: 'words',
        kind: 'before the text',
        title: 'Words of the column',
        aim: 'To take away the hardest words before reading.',
        minutes: 7,
        grouping: 'S–S',
        steps: [
          'Show the words without their meanings. Pairs explain those that they know.',
          'Show the meanings for the rest. Students say which words are positive and which are negative in a classroom.',
          'Write the title on the board: “Ten minutes without a screen”. Pairs guess: is the writer for screens or against them?',
        ],
        materialIds: ['column-words'],
        support: 'Students match four words with their meanings first.',
        challenge: 'Students use three of the words to say what they expect in the column.',
      }),
      stage({
        id: 'opinion',
        kind: 'while reading or listening',
        title: 'For, against, or something else?',
        aim: 'To read for the writer’s opinion.',
        minutes: 8,
        grouping: 'alone',
        steps: [
          'Hand out the column. Students read it once in four minutes and choose a sentence: the writer wants all screens out; the writer wants screens at the right time; the writer wants more screens.',
          'Pairs compare and underline the sentence that shows it best.',
          'Check: screens at the right time. The last paragraph says it.',
        ],
        materialIds: ['column'],
        support: 'Tell students to read the first and the last paragraph twice.',
        challenge: 'Students find the sentence where the writer says that the other side is right too.',
      }),
      stage({
        id: 'details',
        kind: 'while reading or listening',
        title: 'What does she say exactly?',
        aim: 'To read for reasons and details.',
        minutes: 11,
        grouping: 'alone',
        steps: [
          'Students answer the questions and write the number of the paragraph beside each answer.',
          'They compare in pairs and show each other the line where they differ.',
          'Check together, always with the line.',
        ],
        materialIds: ['column-questions'],
        support: 'Give the number of the paragraph for each question.',
        challenge: 'Students cover the options and answer in their own words first.',
      }),
      stage({
        id: 'fact-or-opinion',
        kind: 'language focus',
        title: 'Fact or opinion?',
        aim: 'To see which words show an opinion.',
        minutes: 8,
        grouping: 'S–S',
        steps: [
          'Ask: “‘There are twenty-four students in the class.’ Can we check this? ‘Screens are boring.’ Can we check that?” Explain: a fact can be checked, an opinion cannot.',
          'Pairs find in the column three facts and three opinions. They circle the words that show an opinion.',
          'Collect them: in my view, I believe, it seems to me, should. Add: for me, I would say.',
        ],
        materialIds: ['column'],
        support: 'Say in which paragraphs to look: facts in 1 and 2, opinions in 3 and 5.',
        challenge: 'Students turn one fact into an opinion and one opinion into a fact.',
      }),
      stage({
        id: 'reply',
        kind: 'after the text',
        title: 'Dear Ms Okafor',
        aim: 'To react to an opinion with reasons.',
        minutes: 14,
        grouping: 'groups',
        steps: [
          'In groups of three, students discuss the questions for five minutes.',
          'Each student then writes a reply to the writer: one sentence of agreement, one of doubt, one idea of their own.',
          'Students read the replies of their group and answer one of them in a sentence.',
        ],
        materialIds: ['column-discussion'],
        support: 'Give the frame: I agree with you that … However, I’m not sure that … In my view, we should …',
        challenge: 'Students give an example from their own school for each sentence.',
      }),
      stage({
        id: 'feedback',
        kind: 'feedback',
        title: 'Good sentences',
        aim: 'To end with success.',
        minutes: 3,
        grouping: 'whole class',
        steps: ['Read three good sentences aloud, without names. The class says whether each agrees with the writer.'],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'In one sentence',
        aim: 'To check that the writer’s opinion is understood.',
        minutes: 3,
        grouping: 'alone',
        steps: ['Students finish: “The writer thinks that screens …, because …”'],
      }),
    ],
    problems: [
      {
        problem: 'Students answer with their own opinion instead of the writer’s.',
        solution: 'Ask: “Who says that, you or the writer? Show me the line.”',
      },
      {
        problem: 'The discussion becomes an argument about the school’s rules for telephones.',
        solution: 'Keep to the ten minutes of the column, and promise that good ideas may be passed on to the school.',
      },
      {
        problem: 'Students think that a sentence with a number must be true.',
        solution: 'Ask: “How could we check it? Whom did she ask, and how many people?”',
      },
    ],
    checks: [
      {
        question: 'Does the writer want to take all screens out of the school?',
        answer: 'No. She wants ten minutes without them.',
      },
      { question: '“In my view, paper is better.” A fact or an opinion?', answer: 'An opinion.' },
      { question: 'If something distracts you, is it easier or harder to work?', answer: 'Harder.' },
    ],
    support: 'Students may read paragraphs 1, 3 and 5 only, and answer the questions about them.',
    challenge: 'Students find a point that the writer forgot, and add it to the column in two sentences.',
    homework:
      'Write a column of your own in 100 to 120 words: one thing that should change in lessons, with two reasons and one example.',
    exitTicket: 'Finish the sentence: The writer thinks that screens …, because …',
    materials: [
      {
        id: 'column-words',
        title: 'Words of the column',
        kind: 'words',
        entries: [
          word('column', 'a text in a newspaper in which a writer gives an opinion, often every week', {
            example: 'I read her column every Friday.',
          }),
          word('screen', 'the part of a telephone or computer that you look at', {
            example: 'He looked at his screen all morning.',
          }),
          word('distract', 'to take your attention away from what you are doing', {
            example: 'Messages distract me when I study.',
            partOfSpeech: 'verb',
          }),
          word('concentrate', 'to think about one thing and nothing else', {
            example: 'I can’t concentrate when it is noisy.',
            partOfSpeech: 'verb',
          }),
          word('ban', 'to say by a rule that something is not allowed', {
            example: 'The school does not want to ban telephones.',
            partOfSpeech: 'verb',
          }),
          word('device', 'a machine that you use for one job, such as a tablet', {
            example: 'Please put your devices in your bag.',
          }),
          word('improve', 'to become better, or to make something better', {
            example: 'My spelling has improved.',
            partOfSpeech: 'verb',
          }),
          word('experiment', 'something that you try in order to see what happens', {
            example: 'Our experiment took four weeks.',
          }),
          word('result', 'what happens because of something', { example: 'The results surprised us.' }),
          word('according to', 'as somebody or something says', {
            example: 'According to my students, ten minutes is enough.',
            partOfSpeech: 'preposition',
          }),
        ],
      },
      {
        id: 'column',
        title: 'Ten minutes without a screen',
        kind: 'text',
        text: [
          'by Ngozi Okafor, teacher',
          '1  This spring I did something strange. At the beginning of a geography lesson I asked all twenty-four students to close their laptops and put their telephones in their bags. I put mine in my bag too. Then I gave everybody a pencil and a large sheet of paper, and asked them to draw a map of our town from memory. They had ten minutes.',
          '2  At first there were complaints. Two students asked if they could at least look at a map online. After three minutes, however, the room was quiet. I repeated my little experiment in every lesson for four weeks. Their maps improved, but that was not the most interesting result. According to eighteen of the twenty-four students, it was easier to concentrate for the rest of the lesson.',
          '3  I believe that this is no surprise. A device is never just a dictionary or a map. It is also a cinema, a games room and a place where friends are waiting. It can distract us even if we do not look at it, because we know that something is happening there. In my view, nobody should have to fight against all of that at eight o’clock in the morning.',
          '4  Now, I am not one of those people who want to ban screens. One of my students cannot read small print, and her tablet makes every letter bigger. Another arrived from Brazil in autumn and looks up ten words a day. Films show us volcanoes that we will never visit. It would be silly to lose all this.',
          '5  So what do I suggest? Screens should be like the other tools in a classroom. We take out the scissors when we need to cut something, and afterwards we put them back. It seems to me that ten minutes with paper and a pencil at the start of each lesson are a good way to begin. Try it for a month, and write to this column about your results.',
        ].join('\n\n'),
      },
      {
        id: 'column-questions',
        title: 'What does she say exactly?',
        kind: 'questions',
        items: [
          choose(
            {
              ...reading,
              id: 'what-did-students-do',
              prompt: 'What did the students do in the ten minutes?',
              explanation: 'She asked them to draw a map of the town from memory (paragraph 1).',
            },
            ['They drew a map without help.', 'They copied a map from a screen.', 'They wrote about their town.'],
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'all-happy',
              prompt: 'All students liked the idea from the first minute.',
              explanation: 'At first there were complaints (paragraph 2).',
            },
            false,
          ),
          choose(
            {
              ...reading,
              id: 'eighteen',
              prompt: 'What did eighteen students say after four weeks?',
              explanation: 'According to them, it was easier to concentrate for the rest of the lesson (paragraph 2).',
            },
            [
              'It was easier to concentrate afterwards.',
              'They wanted to draw more maps.',
              'They did not need a telephone any more.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'cinema',
              prompt:
                'Why does the writer call a device “a cinema, a games room and a place where friends are waiting”?',
              explanation:
                'She means that a device offers many other things, which take our attention away (paragraph 3).',
            },
            [
              'to show that there is a lot to distract us',
              'to show how useful a device is for learning',
              'to say that students should watch more films',
            ],
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'only-if-we-look',
              prompt: 'The writer thinks that a device distracts us only when we look at it.',
              explanation: '“It can distract us even if we do not look at it” (paragraph 3).',
            },
            false,
          ),
          choose(
            {
              ...reading,
              id: 'tablet',
              prompt: 'Why does she write about the student with the tablet?',
              explanation:
                'The tablet is an example of a screen that really helps. It would be silly to lose it (paragraph 4).',
            },
            [
              'to give an example of a screen that helps',
              'to explain why she wants to ban screens',
              'to show that small print is better',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'scissors',
              prompt: 'Why does she compare screens with scissors?',
              explanation: 'We take scissors out when we need them and put them back afterwards (paragraph 5).',
            },
            [
              'Both should be used only when they are needed.',
              'Both can be dangerous for children.',
              'Both are too expensive for some schools.',
            ],
          ),
          {
            ...reading,
            ...plain,
            id: 'order-of-ideas',
            prompt: 'Put the ideas into the order of the column.',
            explanation:
              'She begins with what happened, gives a reason, looks at the other side, and ends with a suggestion.',
            kind: 'order',
            unit: 'sentences',
            orders: [
              [
                'what she tried in one lesson',
                'what her students thought after four weeks',
                'why devices make it hard to concentrate',
                'how screens can help some students',
                'what other teachers could do',
              ],
            ],
          },
        ],
      },
      {
        id: 'column-discussion',
        title: 'What do you think?',
        kind: 'discussion',
        questions: [
          'Would ten minutes without a screen help you? Why, or why not?',
          'Which lessons need screens most? Which need them least?',
          'Eighteen of twenty-four students agreed with her. What might the other six have said?',
          'She asked her own students. How could a school check the idea better?',
        ],
      },
    ],
  },
};
