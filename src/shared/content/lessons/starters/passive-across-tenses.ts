import type { StarterLesson } from './starter';
import { choose, exactGap, stage, trueOrFalse } from './write';

const grammar = { level: 'B2', skill: 'grammar' } as const;
const reading = { level: 'B2', skill: 'reading' } as const;
const plain = { tags: [], version: 1, points: 1 };

export const passiveAcrossTenses: StarterLesson = {
  id: 'passive-across-tenses',
  title: 'The old warehouse',
  level: 'B2',
  summary: 'Students follow a building through its history with passive forms and report on a project of their own.',
  data: {
    about: {
      level: 'B2',
      age: 'teenagers',
      classSize: 20,
      minutes: 60,
      type: 'grammar',
      topic: 'Town and places',
      point: 'passive-tenses',
      targetLanguage:
        'Passive across tenses: was built, has been closed, is being repaired, will be opened, must be kept',
      framework: 'ppp',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can report what was done, has been done, is being done and will be done, without naming who does it.',
      secondary: 'Students decide when a passive is better than an active sentence.',
      personal: 'Draw the time line big enough, and point to it instead of explaining again.',
    },
    stages: [
      stage({
        id: 'empty-building',
        kind: 'lead-in',
        title: 'An empty building',
        aim: 'To bring the topic to mind and need the new forms.',
        minutes: 5,
        grouping: 'S–S',
        steps: [
          'Ask: “Think of a building in this area that is empty, or that has changed. What was it before? What is happening to it now?”',
          'Pairs tell each other. Collect two or three sentences on the board as students say them.',
        ],
        support: 'Show or describe a building that everybody knows.',
        challenge: 'Students guess what the building will be in twenty years.',
      }),
      stage({
        id: 'read-report',
        kind: 'presentation',
        title: 'A second life for Warehouse 9',
        aim: 'To meet the forms in a report.',
        minutes: 10,
        grouping: 'alone',
        steps: [
          'Students read the report in four minutes and put four facts on a line from past to future.',
          'They answer the true-or-false questions and compare in pairs.',
          'Check together with the lines of the text. Ask: “Who repairs the roof? Do we need to know?”',
        ],
        materialIds: ['report', 'report-questions'],
        support: 'Give the years and months, and students find what happened.',
        challenge: 'Students say which paragraph could be on a sign in front of the building.',
      }),
      stage({
        id: 'time-line',
        kind: 'language focus',
        title: 'One verb, many tenses',
        aim: 'To see that only be changes.',
        minutes: 11,
        grouping: 'T–S',
        steps: [
          'Draw a time line. Students underline the passive forms in the report and call them out; write each at its place.',
          'Ask: “Which word changes from tense to tense? Which stays the same?” Circle the form of be, underline the participle.',
          'Practise with one verb, repair. You say “yesterday, already, now, at this time last year, next year, must”, and students say: “It was repaired, it has already been repaired, it is being repaired …”',
          'Say “has been repaired” and “is being repaired” in turn. Students show which they hear: finished or still going on.',
        ],
        materialIds: ['report'],
        things: ['the board'],
        support: 'Leave the six forms of repair on the board.',
        challenge: 'Students add two forms that are not in the report, such as “it might be sold”.',
      }),
      stage({
        id: 'practise',
        kind: 'controlled practice',
        title: 'The right form of be',
        aim: 'To form and choose the passive correctly.',
        minutes: 11,
        grouping: 'alone',
        steps: [
          'Students do the questions alone in seven minutes.',
          'They compare in pairs and look at the time line where they differ.',
          'Check together. Ask each time: “Finished, going on, or still to come?”',
        ],
        materialIds: ['practice'],
        support: 'Students do the questions with options first.',
        challenge: 'Students say which sentences could have “by …” at the end, and whether it is worth adding.',
      }),
      stage({
        id: 'project',
        kind: 'freer practice',
        title: 'Report on our project',
        aim: 'To report on a project in several tenses.',
        minutes: 16,
        grouping: 'groups',
        steps: [
          'Groups of four choose an empty place: an old cinema, a railway station, a swimming pool or a shop. It is being turned into something new.',
          'They plan with the questions for six minutes and write notes, no full sentences.',
          'Two students of each group stay and report as guides; the other two visit another group and ask questions.',
          'Visitors go back and tell their own group what they heard.',
        ],
        materialIds: ['project-questions'],
        support: 'Groups write one sentence for each tense before the visitors come.',
        challenge: 'One thing has gone wrong. The guides report it without saying whose fault it was.',
      }),
      stage({
        id: 'feedback',
        kind: 'feedback',
        title: 'Signs for the building',
        aim: 'To correct together.',
        minutes: 4,
        grouping: 'whole class',
        steps: [
          'Write four sentences from the reports on the board with the form of be left out. Students fill it in.',
          'Ask which project the class would like to visit, and why.',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'Three tenses',
        aim: 'To see who needs more practice.',
        minutes: 3,
        grouping: 'alone',
        steps: [
          'Students write three passive sentences about their school or street: one past, one present continuous, one future.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students mix up been and being.',
        solution:
          'After have or has comes been. After is, are, was or were comes being. Say both with a clear end: been, be-ing.',
      },
      {
        problem: 'Students forget be: “It will built next year.”',
        solution: 'Ask: “Can a building build?” Put an empty box in front of the participle, to be filled with be.',
      },
      {
        problem: 'Students make everything passive, also “The accident was happened.”',
        solution: 'Happen, arrive and disappear have no passive, since nobody does them to anything.',
      },
    ],
    checks: [
      {
        question: '“The roof has been repaired.” Is somebody still working on it?',
        answer: 'No. The work is finished.',
      },
      {
        question: '“The walls are being painted.” Are they finished?',
        answer: 'No. The painters are still at work.',
      },
      {
        question: 'Why doesn’t the report say who repairs the roof?',
        answer: 'It isn’t important. We care about the building.',
      },
      {
        question: 'From “was opened” to “will be opened”, which word stays the same?',
        answer: 'Opened, the participle.',
      },
    ],
    support: 'Keep the six forms of repair on the board until the reports are over.',
    challenge: 'Students change a paragraph of the report into active sentences and say what is lost or gained.',
    homework:
      'Write a report of 120 to 150 words for a local newspaper about your group’s project. Use at least five passive forms in four tenses.',
    exitTicket:
      'Write three passive sentences about your school or street: one past, one present continuous, one future.',
    materials: [
      {
        id: 'report',
        title: 'A second life for Warehouse 9',
        kind: 'text',
        text: [
          'Warehouse 9 was built in 1911, when coffee and cotton were still unloaded in the middle of the city. For more than sixty years goods were stored on its five floors. When a larger harbour was opened outside the city in 1974, the building was no longer needed. By 1980 its windows had been broken and its doors had been locked for good.',
          'For a long time nobody knew what to do with it. Ten years ago, part of the ground floor was being used as a car park, and there were plans to pull the rest down. Then a group of students collected eleven thousand signatures, and the plans were dropped.',
          'Today the warehouse is being turned into a youth centre. The roof has already been repaired, and three hundred new windows have been put in. At the moment the walls of the old loading hall are being cleaned by hand, so that the names of the ships, which were painted on them a century ago, can be read again.',
          'If everything goes well, the first two floors will be opened in May. There will be a music studio, a climbing wall and a kitchen where meals can be cooked for a hundred people. The old lift must be kept as it is: it is one of the oldest in the country. It will not be used for visitors, though. “They will be asked to take the stairs,” the architect says, “unless they really love adventures.”',
        ].join('\n\n'),
      },
      {
        id: 'report-questions',
        title: 'What was done, and what is still to come?',
        kind: 'questions',
        items: [
          trueOrFalse(
            {
              ...reading,
              id: 'until-1974',
              prompt: 'Warehouse 9 lost its purpose when a larger harbour was opened.',
              explanation: 'When a larger harbour was opened in 1974, the building was no longer needed.',
            },
            true,
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'pulled-down',
              prompt: 'Part of the warehouse was pulled down.',
              explanation: 'There were plans to do so, but they were dropped.',
            },
            false,
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'roof-now',
              prompt: 'The roof is being repaired at the moment.',
              explanation: 'It has already been repaired. The walls are being cleaned now.',
            },
            false,
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'all-floors',
              prompt: 'All five floors will be opened in May.',
              explanation: 'Only the first two, if everything goes well.',
            },
            false,
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'old-lift',
              prompt: 'The old lift is going to stay in the building.',
              explanation: 'It must be kept as it is, but it will not be used for visitors.',
            },
            true,
          ),
        ],
      },
      {
        id: 'practice',
        title: 'The right form of be',
        kind: 'questions',
        items: [
          choose(
            {
              ...grammar,
              id: 'being-cleaned',
              prompt: 'You can’t use the hall today: the floor ___.',
              explanation: 'It is going on now: is being and the participle.',
            },
            ['is being cleaned', 'is been cleaned', 'is cleaning'],
          ),
          choose(
            {
              ...grammar,
              id: 'been-repaired',
              prompt: 'Good news: your bicycle ___ already. You can collect it.',
              explanation: 'After has comes been. The work is finished.',
            },
            ['has been repaired', 'has being repaired', 'has repaired'],
          ),
          choose(
            {
              ...grammar,
              id: 'must-be-kept',
              prompt: 'These doors must ___ closed at all times.',
              explanation: 'After must comes be and the participle.',
            },
            ['be kept', 'been kept', 'keep'],
          ),
          choose(
            {
              ...grammar,
              id: 'was-being',
              prompt: 'We slept badly because the street ___ all night.',
              explanation: 'It was going on in the past: was being and the participle.',
            },
            ['was being repaired', 'was repairing', 'has being repaired'],
          ),
          choose(
            {
              ...grammar,
              id: 'happened',
              prompt: 'Nobody saw how the accident ___.',
              explanation: 'Happen has no passive.',
            },
            ['happened', 'was happened', 'has been happened'],
          ),
          exactGap(
            {
              ...grammar,
              id: 'gap-built',
              prompt: 'The bridge ___ (build) in 1932.',
              explanation: 'A finished time in the past: was built.',
            },
            'was built',
          ),
          exactGap(
            {
              ...grammar,
              id: 'gap-announced',
              prompt: 'The results ___ (announce) next Friday. Until then we have to be patient.',
              explanation: 'The future passive has will be or going to be; for a fixed plan, are being is also right.',
            },
            'will be announced',
            'are going to be announced',
            'are being announced',
            'are to be announced',
            'are announced',
          ),
          exactGap(
            {
              ...grammar,
              id: 'gap-painted',
              prompt: 'Don’t touch the door. It has just ___ (paint).',
              explanation: 'After has comes been: it has just been painted.',
            },
            'been painted',
          ),
          {
            ...grammar,
            ...plain,
            id: 'order-being',
            prompt: 'Put the words in order.',
            explanation: 'Are, then being, then the participle.',
            kind: 'order',
            unit: 'words',
            orders: [['new', 'windows', 'are', 'being', 'put', 'in']],
            frame: { before: 'At the moment', after: '.' },
          },
          {
            ...grammar,
            ...plain,
            id: 'match-times',
            prompt: 'Match each beginning with its end.',
            explanation: 'The time words show the tense.',
            kind: 'match',
            pairs: [
              { left: 'In 1974 the old harbour', right: 'was closed for good.' },
              { left: 'Since last year two floors', right: 'have been repaired.' },
              { left: 'Right now the walls', right: 'are being cleaned.' },
              { left: 'Next May the studio', right: 'will be opened.' },
            ],
          },
        ],
      },
      {
        id: 'project-questions',
        title: 'Plan your project',
        kind: 'discussion',
        questions: [
          'When was your building built, and what was it used for?',
          'What happened to it after it had been closed?',
          'What has been done so far?',
          'What is being done this month?',
          'What will be offered to visitors, and when will it be opened?',
          'What must be kept as it is, and why?',
        ],
      },
    ],
  },
};
