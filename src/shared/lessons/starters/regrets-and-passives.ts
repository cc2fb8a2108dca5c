import { exactGap } from './exact-gap';
import type { StarterLesson } from './starter';
import { choose, stage, trueOrFalse } from './write';

const grammar = { level: 'B2', skill: 'grammar' } as const;
const reading = { level: 'B2', skill: 'reading' } as const;
const plain = { tags: [], version: 1, points: 1 };

/** What might have been, and what is being done. */
export const regretsAndPassives: readonly StarterLesson[] = [
  {
    id: 'third-conditional-and-regrets',
    title: 'If only we had looked at the map',
    level: 'B2',
    summary:
      'Students discover how to talk about an unreal past in a travel story, and discuss turning points of their own.',
    data: {
      about: {
        level: 'B2',
        age: 'adults',
        classSize: 16,
        minutes: 60,
        type: 'grammar',
        topic: 'Travel and transport',
        point: 'third-conditional',
        targetLanguage:
          'If we had looked, we would have noticed; I wish and if only with the past perfect; should have',
        framework: 'esa',
        needsPrep: false,
        needsCopies: true,
      },
      aims: {
        main: 'Students can say how the past could have been different, and express regret about it.',
        secondary: 'Students hear and use the short forms I’d have, she’d have and wouldn’t have.',
        personal: 'Let students choose what they share: invented regrets are as good as real ones.',
      },
      stages: [
        stage({
          id: 'small-mistakes',
          kind: 'lead-in',
          title: 'A small mistake with a big result',
          aim: 'To bring the topic and students’ own experience together.',
          minutes: 5,
          grouping: 'S–S',
          steps: [
            'Tell students about a small mistake of yours on a journey, such as a wrong platform or a forgotten charger.',
            'In pairs, students tell each other about a journey that went wrong, theirs or somebody else’s.',
            'Take two examples. Note sentences about what could have been different, but do not correct yet.',
          ],
          support: 'Put ideas on the board: the wrong bus, an old ticket, a flat battery, bad weather.',
          challenge: 'Students finish with one sentence about what they learnt from it.',
        }),
        stage({
          id: 'two-towns',
          kind: 'while reading or listening',
          title: 'Two towns, one name',
          aim: 'To understand the story before looking at its grammar.',
          minutes: 9,
          grouping: 'alone',
          steps: [
            'Say: “Hana and Mateo wanted to hear a concert, and missed it. Read and find three things that they did or forgot to do.” Students read once.',
            'Check: they booked in a hurry, they did not look at the map, they did not charge the telephone. Accept other good answers.',
            'Ask: “Was it a bad weekend in the end? Why not?”',
          ],
          materialIds: ['story'],
          support: 'Tell students that there is one answer in each of the first three paragraphs.',
          challenge: 'Students say what they would have done in the village square.',
        }),
        stage({
          id: 'discover',
          kind: 'language focus',
          title: 'What really happened?',
          aim: 'To discover form and meaning.',
          minutes: 12,
          grouping: 'T–S',
          steps: [
            'Students underline every sentence in the last two paragraphs that is about something that did not happen.',
            'Write: “If we had looked at the map, we would have noticed the mistake.” Ask: “Did they look? Did they notice? Is it about now or then?”',
            'Students describe the form: if + had + participle, would have + participle. Show that the halves can change places, then without a comma.',
            'Write: “I wish I had charged my phone. If only I had stayed awake! I should have read the booking.” Ask: “Did they do it? Are they glad or sorry?”',
            'Say the short forms with natural stress: “If I’d KNOWN, I’d have TOLD you.” Have sounds like “uv”. Students repeat.',
          ],
          materialIds: ['story'],
          things: ['the board'],
          support: 'Leave one full example with its three check questions on the board.',
          challenge: 'Students say one of the sentences with might have or could have, and explain what changes.',
        }),
        stage({
          id: 'practise',
          kind: 'controlled practice',
          title: 'Unreal pasts',
          aim: 'To use the forms correctly.',
          minutes: 11,
          grouping: 'alone',
          steps: [
            'Students do the questions alone in seven minutes.',
            'They compare in pairs and say for each sentence what really happened.',
            'Check together. Where an answer is wrong, ask which half of the sentence it is in.',
          ],
          materialIds: ['practice'],
          support: 'Students do the first six questions.',
          challenge: 'Students change three sentences so that they begin with the other half.',
        }),
        stage({
          id: 'turning-points',
          kind: 'freer practice',
          title: 'Turning points',
          aim: 'To talk about real or invented lives.',
          minutes: 15,
          grouping: 'groups',
          steps: [
            'Students draw a line for a life, their own or an invented one, and mark three points on it: a meeting, a decision, a piece of luck. Three minutes.',
            'Model it: “In 2015 I missed a train and shared a taxi with a stranger. If I hadn’t missed it, I wouldn’t have heard about this job.”',
            'In groups of three, students explain their points. The others ask questions from the list and find one good result of a mistake.',
            'Each group reports the most surprising “if” to the class, with that person’s permission.',
          ],
          materialIds: ['turning-questions'],
          support: 'Give the frame: If I hadn’t …, I would never have … .',
          challenge: 'Students use I wish, if only and should have once each.',
        }),
        stage({
          id: 'feedback',
          kind: 'feedback',
          title: 'Heard in the room',
          aim: 'To correct together.',
          minutes: 5,
          grouping: 'whole class',
          steps: [
            'Write five sentences from the discussion on the board, without names. Two or three are right.',
            'Pairs decide which are right and mend the others. Check together.',
          ],
          things: ['the board'],
        }),
        stage({
          id: 'exit',
          kind: 'exit ticket',
          title: 'One if, one wish',
          aim: 'To see who can use both forms.',
          minutes: 3,
          grouping: 'alone',
          steps: [
            'Students write one sentence with “If … had …” and one with “I wish” about Hana and Mateo, and hand them in.',
          ],
        }),
      ],
      problems: [
        {
          problem: 'Students put would into the if-half: “If I would have known, …”',
          solution:
            'Draw a box around if and write in it: had, no would. It is heard in spoken American English, but marked wrong in exams.',
        },
        {
          problem: 'Students write “would of”, because they hear it so.',
          solution: 'Say the question “Would you have come?”: there, have is clearly heard.',
        },
        {
          problem: 'The short form ’d is not understood: had or would?',
          solution: 'Look at the next word: before have it is would, before a participle it is had.',
        },
      ],
      checks: [
        {
          question: '“If she had left earlier, she would have caught the train.” Did she catch it?',
          answer: 'No. She left too late and missed it.',
        },
        {
          question: '“If it hadn’t rained, we wouldn’t have met.” Did it rain? Did they meet?',
          answer: 'Yes, it rained, and yes, they met.',
        },
        { question: '“I wish I had asked.” Did I ask? Am I glad?', answer: 'No, I didn’t, and I am sorry about it.' },
        { question: 'Can we still change what is in the sentence?', answer: 'No. It is about the past.' },
      ],
      support: 'Students may write their sentences before they say them in the freer practice.',
      challenge:
        'Students explain the difference between “If I had time, I would help” and “If I had had time, I would have helped”.',
      homework:
        'Write 120 to 150 words about a mistake that had a good result, yours or an invented person’s. Use at least three unreal sentences about the past.',
      exitTicket: 'Write two sentences about Hana and Mateo: one with If … had …, one with I wish.',
      materials: [
        {
          id: 'story',
          title: 'Two towns, one name',
          kind: 'text',
          text: [
            'Hana and Mateo had wanted to hear their favourite band for years. When a small open-air concert was announced in a town called San Telmo, they booked two bus tickets in less than a minute. They were so excited that neither of them read the second line of the booking.',
            'The journey took six hours. Mateo had a map in his bag, but he slept most of the way, and Hana was reading. At half past five they got off in a quiet square. There was a fountain, a bakery and an old man with a dog. There was no stage, and there was no crowd.',
            '“The concert?” said the old man kindly. “You mean the other San Telmo, on the coast. People make that mistake every summer. It is three hundred kilometres from here.” Hana took out her phone to look for another bus, but she had forgotten to charge it. In any case, the last bus of the day had left.',
            '“If we had looked at the map, we would have noticed the mistake,” Mateo said. “If only I had stayed awake! And I should have read the booking.” “I wish I had charged my phone,” said Hana. “We could have asked somebody for help.”',
            'The old man’s daughter, it turned out, ran a small guest house. She gave them soup and a room, and in the evening her neighbours came with two guitars and an accordion. Hana and Mateo still talk about that night. “If we hadn’t got on the wrong bus, we would never have met those people,” Hana says. “And I wouldn’t have learnt to play the accordion.”',
          ].join('\n\n'),
        },
        {
          id: 'practice',
          title: 'Unreal pasts',
          kind: 'questions',
          items: [
            choose(
              {
                ...grammar,
                id: 'had-read',
                prompt: 'If they ___ the second line of the booking, they would have chosen another bus.',
                explanation: 'The if-half has had and the participle. Would does not stand there.',
              },
              ['had read', 'would have read', 'have read'],
            ),
            choose(
              {
                ...grammar,
                id: 'would-have-missed',
                prompt: 'We ___ the flight if the taxi hadn’t come so quickly.',
                explanation: 'The result has would have and the participle.',
              },
              ['would have missed', 'had missed', 'would missed'],
            ),
            choose(
              {
                ...grammar,
                id: 'meaning-rain',
                prompt: '“If it hadn’t rained, we would have walked.” What happened?',
                explanation: 'Both halves are unreal: it did rain, and they did not walk.',
              },
              ['It rained, and they didn’t walk.', 'It didn’t rain, and they walked.', 'It rained, but they walked.'],
            ),
            choose(
              {
                ...grammar,
                id: 'should-have',
                prompt: 'I’m so sorry. I ___ you that the train was late, but I forgot.',
                explanation: 'Should have and the participle: it was the right thing, but I did not do it.',
              },
              ['should have told', 'should told', 'should tell'],
            ),
            exactGap(
              {
                ...grammar,
                id: 'gap-known',
                prompt: 'If I ___ (know) about the delay, I would have taken the car.',
                explanation: 'If and had known.',
              },
              'had known',
              '’d known',
            ),
            exactGap(
              {
                ...grammar,
                id: 'gap-not-lost',
                prompt: 'They wouldn’t have got lost if they ___ (not forget) the map.',
                explanation: 'Hadn’t and the participle of forget, forgotten.',
              },
              'hadn’t forgotten',
              'had not forgotten',
            ),
            exactGap(
              {
                ...grammar,
                id: 'gap-what-done',
                prompt: 'What ___ (you, do) if the last bus had left without you?',
                explanation: 'In the question, would or could comes before you: would you have done.',
              },
              'would you have done',
              'could you have done',
            ),
            exactGap(
              {
                ...grammar,
                id: 'gap-wish',
                prompt: 'It’s a pity that I sold my bicycle last year. I wish I ___ (not sell) it.',
                explanation: 'Wish about the past takes the past perfect: I wish I hadn’t sold it.',
              },
              'hadn’t sold',
              'had not sold',
            ),
            {
              ...grammar,
              ...plain,
              id: 'match-halves',
              prompt: 'Match the halves.',
              explanation: 'Read each whole sentence again and ask what really happened.',
              kind: 'match',
              pairs: [
                { left: 'If she had set the alarm,', right: 'she wouldn’t have overslept.' },
                { left: 'If the museum had been open,', right: 'we would have seen the paintings.' },
                { left: 'If you had asked me for money,', right: 'I would have lent you some.' },
                { left: 'If they hadn’t taken umbrellas,', right: 'they would have got wet.' },
              ],
            },
            {
              ...grammar,
              ...plain,
              id: 'order-only',
              prompt: 'Put the words in order.',
              explanation: 'If only, then the subject and the past perfect.',
              kind: 'order',
              unit: 'words',
              orders: [['had', 'listened', 'to', 'your', 'advice']],
              frame: { before: 'If only I', after: '!' },
            },
          ],
        },
        {
          id: 'turning-questions',
          title: 'Questions about turning points',
          kind: 'discussion',
          questions: [
            'What would have happened if you had decided differently?',
            'Whom would you never have met?',
            'Is there anything that you wish you had known then?',
            'What would you have missed if everything had gone well?',
            'Who helped you? What would you have done without that person?',
          ],
        },
      ],
    },
  },
  {
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
                explanation:
                  'The future passive has will be or going to be; for a fixed plan, are being is also right.',
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
  },
];
