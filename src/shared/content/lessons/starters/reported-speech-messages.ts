import type { StarterLesson } from './starter';
import { choose, exactGap, gap, stage, trueOrFalse } from './write';

const grammar = { level: 'B2', skill: 'grammar' } as const;
const listening = { level: 'B2', skill: 'listening' } as const;
const plain = { tags: [], version: 1, points: 1 };

export const reportedSpeechMessages: StarterLesson = {
  id: 'reported-speech-messages',
  title: 'What exactly did she say?',
  level: 'B2',
  summary: 'Students pass on messages, find out how reported speech changes, and report an interview with a classmate.',
  data: {
    about: {
      level: 'B2',
      age: 'adults',
      classSize: 16,
      minutes: 60,
      type: 'grammar',
      topic: 'Talking and media',
      point: 'reported-statements',
      targetLanguage: 'She said that she was …, she told me that …, she asked me whether …, she asked me to …',
      framework: 'ttt',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can report statements, questions and requests, with tenses, pronouns and time words changed where needed.',
      secondary: 'Students decide which parts of a message are worth passing on.',
      personal: 'Do not help in the first round. What goes wrong there is the reason for the lesson.',
    },
    stages: [
      stage({
        id: 'first-message',
        kind: 'task',
        title: 'Pass it on',
        aim: 'To find out what students can do already.',
        minutes: 9,
        grouping: 'groups',
        steps: [
          'In groups of three, A tells B two things about tomorrow and asks B one question. C covers both ears. In a group of four, two students are C.',
          'B passes everything on to C: “She said …, and she asked me …” A listens and does not help.',
          'A says what was lost or changed. They change roles until everybody has passed on a message.',
          'Note what students say. Write three of their sentences on the board and leave them there, without a word.',
        ],
        support: 'A may write the message down before saying it.',
        challenge: 'The message has four sentences, one of them with a name and a number.',
      }),
      stage({
        id: 'listen',
        kind: 'while reading or listening',
        title: 'A message for Elif',
        aim: 'To meet the forms in a situation.',
        minutes: 8,
        grouping: 'alone',
        steps: [
          'Say: “Priya rings a theatre. She wants to speak to Elif, but Tomás answers. What are the three most important things she says?” Play or read the dialogue.',
          'Pairs compare: she is ill, somebody else has to bring the lamps, she will be back on Thursday.',
          'Students answer the questions and listen again to check.',
        ],
        materialIds: ['phone-call', 'call-questions'],
        support: 'Show the dialogue during the second listening.',
        challenge: 'Students write the message for Elif before they see the one by Tomás.',
      }),
      stage({
        id: 'compare',
        kind: 'language focus',
        title: 'The words and the note',
        aim: 'To discover what changes and what does not.',
        minutes: 12,
        grouping: 'S–S',
        steps: [
          'Hand out the note that Tomás wrote, and show the dialogue again. Pairs underline five pairs of sentences: the words and the report.',
          'Ask: “What happened to I am, I saw, I have left, I’ll be back, can you?” Make a table on the board.',
          'Ask about questions: “Where is the verb in ‘asked where the key was’? When do we use whether?” Write: no did, no question mark.',
          'Ask: “Tomás writes that the lamps are still in her car, and that she saw the doctor yesterday. Why not were, and the day before?” Explain: it is still true, and it is still the same day. A week later both would change.',
          'Look at say and tell: we tell somebody, but we say something to somebody.',
        ],
        materialIds: ['note', 'phone-call'],
        things: ['the board'],
        support: 'Give the table with its first column filled in.',
        challenge: 'Students find the request in the note and say why it has no that.',
      }),
      stage({
        id: 'practise',
        kind: 'controlled practice',
        title: 'From words to reports',
        aim: 'To use the forms correctly.',
        minutes: 11,
        grouping: 'alone',
        steps: [
          'Students do the questions alone in seven minutes.',
          'They compare in pairs and say the original words aloud where they differ.',
          'Check together. Go back to the three sentences on the board: students mend them now.',
        ],
        materialIds: ['practice'],
        support: 'Students keep the note next to the questions.',
        challenge: 'Students write the original words for three of the reports.',
      }),
      stage({
        id: 'interview',
        kind: 'freer practice',
        title: 'I asked her, and she told me',
        aim: 'To report a real conversation.',
        minutes: 13,
        grouping: 'groups',
        steps: [
          'In pairs, students interview each other for two minutes each, with four questions from the list and one of their own. They note key words only.',
          'Pairs separate. In new groups of four, each student reports: “I asked Bilal whether he had ever …, and he told me that …”',
          'Listeners decide which answer surprised them most.',
        ],
        materialIds: ['interview-questions'],
        support: 'Give four frames: She said that … She told me that … I asked her whether … I asked her what …',
        challenge: 'Students use promise, admit, suggest or refuse once each.',
      }),
      stage({
        id: 'feedback',
        kind: 'feedback',
        title: 'Heard in the room',
        aim: 'To correct together.',
        minutes: 4,
        grouping: 'whole class',
        steps: ['Write two good reports and two with a mistake on the board, without names. Pairs mend them.'],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'What the teacher said',
        aim: 'To see who can use the forms.',
        minutes: 3,
        grouping: 'alone',
        steps: [
          'Say slowly: “I’ve enjoyed this lesson. Did you find it difficult? Please bring your notes tomorrow.” Students report the three sentences in writing.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students keep question order: “She asked me where was the key.”',
        solution: 'Say: “A reported question is no longer a question.” Write subject and verb in two colours.',
      },
      {
        problem: 'Students mix up say and tell: “She said me …”',
        solution: 'Draw a person beside tell. No person, no tell: she told me, she said.',
      },
      {
        problem: 'Students change tenses without thinking, even where a change sounds strange.',
        solution: 'Ask: “Is it still true? Is it the same day?” If so, the change is possible but not necessary.',
      },
    ],
    checks: [
      { question: '“She said she was ill.” What were her words?', answer: 'I am ill.' },
      {
        question: '“He asked me whether I had eaten.” What was the question?',
        answer: 'Have you eaten? Or: Did you eat?',
      },
      {
        question:
          'On Friday you report what she said on Monday: “I’ll come tomorrow.” Which word do you need for tomorrow?',
        answer: 'The next day, or on Tuesday.',
      },
      {
        question: '“She asked me to help.” Was it a question or a request?',
        answer: 'A request: Can you help, please?',
      },
    ],
    support: 'Keep the table of changes on the board until the end.',
    challenge: 'Students report a conversation in which both people changed their minds.',
    homework:
      'Ask somebody four questions about their first job or first day at a school. Report the conversation in 120 to 150 words.',
    exitTicket: 'Report the teacher’s three sentences: a statement, a question and a request.',
    materials: [
      {
        id: 'phone-call',
        title: 'A message for Elif',
        kind: 'dialogue',
        text: [
          'A: Hello, this is Priya. Is Elif there?',
          'B: Hello, Priya. No, she’s at the printer’s. It’s Tomás. Can I take a message?',
          'A: Yes, please. I’m ill, so I can’t come to the rehearsal tonight. I saw the doctor yesterday.',
          'B: Oh, I’m sorry to hear that. Is it serious?',
          'A: No, don’t worry. I’ll be back on Thursday. But there’s a problem with the lamps. They’re still in my car.',
          'B: And we need them tonight. Where is your car?',
          'A: Outside my flat. I’ve left the key with my neighbour, Mr Haddad. Can somebody collect them before six o’clock?',
          'B: I’m sure Elif can. Does she know your address?',
          'A: I’m not sure. Has she ever been here? Just tell her that it’s the blue house opposite the library.',
          'B: The blue house opposite the library. Anything else?',
          'A: Yes. Please tell her not to forget the long cable. We forgot it last week, and the second act was completely dark.',
          'B: I remember. Get well soon, Priya.',
        ].join('\n'),
      },
      {
        id: 'call-questions',
        title: 'What did you hear?',
        kind: 'questions',
        items: [
          choose(
            {
              ...listening,
              id: 'where-elif',
              prompt: 'Why can’t Priya speak to Elif?',
              explanation: '“She’s at the printer’s.”',
            },
            ['Elif has gone to the printer’s.', 'Elif is ill.', 'Elif is in the rehearsal.'],
          ),
          choose(
            {
              ...listening,
              id: 'where-key',
              prompt: 'Who has the key of the car?',
              explanation: '“I’ve left the key with my neighbour, Mr Haddad.”',
            },
            ['Priya’s neighbour', 'Tomás', 'Elif'],
          ),
          trueOrFalse(
            {
              ...listening,
              id: 'long-time',
              prompt: 'Priya does not know yet when she can come back.',
              explanation: 'She will be back on Thursday.',
            },
            false,
          ),
          trueOrFalse(
            {
              ...listening,
              id: 'address',
              prompt: 'Priya is certain that Elif knows her address.',
              explanation: 'She isn’t sure, so she describes the house.',
            },
            false,
          ),
          choose(
            {
              ...listening,
              id: 'cable',
              prompt: 'What happened last week?',
              explanation: 'They forgot the long cable, and the second act was completely dark.',
            },
            ['A cable was missing.', 'The lamps were broken.', 'Somebody arrived late.'],
          ),
        ],
      },
      {
        id: 'note',
        title: 'The note by Tomás',
        kind: 'text',
        text: [
          'Elif,',
          'Priya rang at two o’clock. She said that she was ill and couldn’t come to the rehearsal tonight. She told me that she had seen the doctor yesterday, but that it wasn’t serious. She promised that she would be back on Thursday.',
          'The lamps are the problem: she said they are still in her car. I asked her where her car was. It is outside her flat, and she said she had left the key with her neighbour, Mr Haddad. She asked whether somebody could collect the lamps before six o’clock. She also wanted to know whether you had ever been to her flat. It is the blue house opposite the library.',
          'And she asked me to tell you not to forget the long cable. She said that we had forgotten it last week. (As if I didn’t remember!)',
          'Tomás',
        ].join('\n\n'),
      },
      {
        id: 'practice',
        title: 'From words to reports',
        kind: 'questions',
        items: [
          choose(
            {
              ...grammar,
              id: 'said-told',
              prompt: 'Tomás ___ that Priya had rung.',
              explanation: 'Tell needs a person: told me, told Elif. Said needs none.',
            },
            ['said', 'told', 'spoke'],
          ),
          choose(
            {
              ...grammar,
              id: 'where-was',
              prompt: '“Where is the key?” He asked me ___.',
              explanation: 'In a reported question the subject comes before the verb.',
            },
            ['where the key was', 'where was the key', 'where did the key be'],
          ),
          choose(
            {
              ...grammar,
              id: 'whether',
              prompt: '“Did you lock the door?” She asked me ___ I had locked the door.',
              explanation: 'A yes-or-no question is reported with whether or if.',
            },
            ['whether', 'that', 'did'],
          ),
          choose(
            {
              ...grammar,
              id: 'not-to',
              prompt: '“Please don’t wait for me.” He asked us ___ for him.',
              explanation: 'A request has to; a negative one has not to.',
            },
            ['not to wait', 'to not waiting', 'that we don’t wait'],
          ),
          choose(
            {
              ...grammar,
              id: 'next-day',
              prompt: 'Last June Bilal said: “I’ll send it tomorrow.” He said that he would send it ___.',
              explanation: 'Seen from today, that day is no longer tomorrow.',
            },
            ['the next day', 'tomorrow', 'the day before'],
          ),
          exactGap(
            {
              ...grammar,
              id: 'gap-finished',
              prompt:
                '“I have finished the report.” Last week Mei told me that she ___ the report, but it was not true.',
              explanation: 'Have finished becomes had finished.',
            },
            'had finished',
            '’d finished',
          ),
          exactGap(
            {
              ...grammar,
              id: 'gap-would',
              prompt: '“We will help you.” They promised that they ___ us, but nobody came.',
              explanation: 'Will becomes would.',
            },
            'would help',
            '’d help',
          ),
          gap(
            {
              ...grammar,
              id: 'gap-if',
              prompt: '“Are you hungry?” My host asked me ___ I was hungry.',
              explanation: 'Whether or if, never that.',
            },
            'whether',
            'if',
          ),
          exactGap(
            {
              ...grammar,
              id: 'gap-to-close',
              prompt: '“Can you close the window, please?” She asked me ___ the window.',
              explanation: 'A request: ask somebody to do something.',
            },
            'to close',
          ),
          {
            ...grammar,
            ...plain,
            id: 'order-live',
            prompt: '“Where do you live?” Put the report in order.',
            explanation: 'No do, and the subject comes before the verb: where I lived.',
            kind: 'order',
            unit: 'words',
            orders: [['asked', 'me', 'where', 'I', 'lived']],
            frame: { before: 'The reporter', after: '.' },
          },
        ],
      },
      {
        id: 'interview-questions',
        title: 'Interview questions',
        kind: 'discussion',
        questions: [
          'What is the best advice that you have ever been given?',
          'Have you ever worked or studied at night?',
          'What will you do differently next year?',
          'What did you want to be when you were ten?',
          'Can you do something that nobody here knows about?',
          'Are you better at talking or at listening?',
        ],
      },
    ],
  },
};
