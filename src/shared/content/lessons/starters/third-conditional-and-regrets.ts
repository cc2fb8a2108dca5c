import type { StarterLesson } from './starter';
import { choose, exactGap, stage } from './write';

const grammar = { level: 'B2', skill: 'grammar' } as const;
const plain = { tags: [], version: 1, points: 1 };

export const thirdConditionalAndRegrets: StarterLesson = {
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
      targetLanguage: 'If we had looked, we would have noticed; I wish and if only with the past perfect; should have',
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
};
