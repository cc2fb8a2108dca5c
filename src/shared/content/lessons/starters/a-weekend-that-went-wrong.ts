import type { StarterLesson } from './starter';
import { choose, gap, stage } from './write';

const about = { level: 'A2', skill: 'grammar' } as const;

export const aWeekendThatWentWrong: StarterLesson = {
  id: 'a-weekend-that-went-wrong',
  title: 'A weekend that went wrong',
  level: 'A2',
  summary: 'Students find irregular past forms in a short story and tell a story of their own.',
  data: {
    about: {
      level: 'A2',
      age: 'teenagers',
      classSize: 20,
      minutes: 60,
      type: 'grammar',
      topic: 'Sport and free time',
      point: 'past-simple-irregular',
      targetLanguage: 'Past simple of common irregular verbs: went, took, left, found, came',
      framework: 'ppp',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can tell a short story about a weekend with the past forms of ten irregular verbs.',
      secondary: 'Students read a short story for its order of events.',
      personal: 'Correct after the stories, not during them.',
    },
    stages: [
      stage({
        id: 'last-weekend',
        kind: 'lead-in',
        title: 'Good, quiet or terrible?',
        aim: 'To bring the topic to mind and hear what students can say already.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Write on the board: My last weekend was good / quiet / terrible.',
          'In pairs, students choose a word and say one reason.',
          'Listen to three or four students. Do not correct yet, but note the past forms that they use.',
        ],
        support: 'Students may answer with one word and one place: “Good. The park.”',
        challenge: 'Students ask their partner one question about it.',
      }),
      stage({
        id: 'read-story',
        kind: 'presentation',
        title: 'Sami’s Saturday',
        aim: 'To meet the verbs in a story.',
        minutes: 10,
        grouping: 'alone',
        steps: [
          'Hand out the story. Ask: “What three things went wrong?” Students read once.',
          'Compare answers: the bus, the sandwiches, the wrong side of the lake.',
          'Students read again and underline all verbs in the past.',
        ],
        materialIds: ['story'],
        support: 'Tell students that there are at least fifteen past forms.',
        challenge: 'Students find the past forms that end in -ed and say how they sound.',
      }),
      stage({
        id: 'find-rule',
        kind: 'language focus',
        title: 'Pairs of forms',
        aim: 'To see form and meaning clearly.',
        minutes: 10,
        grouping: 'T–S',
        steps: [
          'Draw two columns: now and last Saturday. Write go, take, leave, find, come, see, eat, forget, get, make.',
          'Students give the past forms from the story or from memory. Fill in the second column together.',
          'Ask: “Does the form change for he and she?” Show that it is the same for all persons.',
          'Practise the sounds: saw, caught and bought share a vowel, and so do came, ate and made.',
        ],
        things: ['the board'],
      }),
      stage({
        id: 'practise',
        kind: 'controlled practice',
        title: 'Choose and write',
        aim: 'To use the right forms.',
        minutes: 12,
        grouping: 'alone',
        steps: [
          'Students do the questions alone in eight minutes.',
          'They compare with a partner and look at the two columns where they differ.',
          'Check together. Ask why for each mistake.',
        ],
        materialIds: ['practice'],
        support: 'Students keep the story next to the questions.',
        challenge: 'Students write three more questions of the same kind for a partner.',
      }),
      stage({
        id: 'own-story',
        kind: 'freer practice',
        title: 'One thing went wrong',
        aim: 'To tell a story with the new forms.',
        minutes: 15,
        grouping: 'groups',
        steps: [
          'Students have three minutes to plan a true or invented story. They write verbs only, no sentences.',
          'In groups of three, each student tells the story. The others ask two questions.',
          'The group decides: is the story true or invented?',
        ],
        materialIds: ['story-questions'],
        support: 'Give the frame: We wanted to … First … Then … In the end …',
        challenge: 'Students tell the story again to a new group in one minute.',
      }),
      stage({
        id: 'feedback',
        kind: 'feedback',
        title: 'Heard in the room',
        aim: 'To correct together and end with success.',
        minutes: 4,
        grouping: 'whole class',
        steps: [
          'Write three good sentences and three with a mistake on the board, without names.',
          'Pairs find the mistakes. Correct them together.',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'Two sentences',
        aim: 'To see who needs more practice.',
        minutes: 3,
        grouping: 'alone',
        steps: ['Students write two sentences about last Saturday with two different verbs of today and hand them in.'],
      }),
    ],
    problems: [
      {
        problem: 'Students add -ed to irregular verbs: “We goed home.”',
        solution: 'Point to the second column. Praise the idea, as the rule is right for most verbs.',
      },
      {
        problem: 'Students use the past form after did: “Did you went?”',
        solution: 'Write both words on the board and show that did has the past already.',
      },
    ],
    checks: [
      { question: 'Sami took a bus. Is he on the bus now?', answer: 'No. It was last Saturday.' },
      { question: 'I went, you went, she …?', answer: 'Went. It is the same for all persons.' },
    ],
    support: 'Leave the two columns on the board until the stories are told.',
    challenge: 'Students use two verbs that are not on the board.',
    homework: 'Write the story of a day that went wrong in eight to ten sentences. Underline the past forms.',
    exitTicket: 'Write two sentences about last Saturday. Use two different irregular verbs.',
    materials: [
      {
        id: 'story',
        title: 'Sami’s Saturday',
        kind: 'text',
        text: [
          'Last Saturday Sami and his cousin Noor wanted to swim in the lake. They got up early and made sandwiches. Then they ran to the bus stop, but they came one minute late. The bus left without them.',
          'They took the next bus an hour later. On the way Noor looked in her bag. “The sandwiches!” she said. They were still on the kitchen table. The two cousins forgot their lunch, so they bought some apples in the village.',
          'In the afternoon they found the lake, but they were on the wrong side. There was no beach, only tall grass. They sat under a tree, ate their apples and told each other funny stories. Suddenly they saw a family of ducks with seven babies. Noor took a wonderful photo.',
          'In the evening they went home tired and happy. “We didn’t swim,” said Sami, “but we had a great day.”',
        ].join('\n\n'),
      },
      {
        id: 'practice',
        title: 'Choose and write',
        kind: 'questions',
        items: [
          choose(
            {
              ...about,
              id: 'bus',
              prompt: 'They came late, and the bus ___ without them.',
              explanation: 'The past of leave is left.',
            },
            ['left', 'leaved', 'leaves'],
          ),
          choose(
            {
              ...about,
              id: 'bought',
              prompt: 'We ___ some apples in the village.',
              explanation: 'The past of buy is bought.',
            },
            ['bought', 'buyed', 'buys'],
          ),
          choose(
            {
              ...about,
              id: 'did-see',
              prompt: 'Did you ___ the ducks?',
              explanation: 'After did comes the base form.',
            },
            ['see', 'saw', 'seen'],
          ),
          choose(
            {
              ...about,
              id: 'not-swim',
              prompt: 'It was cold, so we ___ in the lake.',
              explanation: 'The negative is didn’t and the base form.',
            },
            ['didn’t swim', 'didn’t swam', 'not swam'],
          ),
          gap(
            {
              ...about,
              id: 'gap-go',
              prompt: 'Last night we ___ (go) home by bus.',
              explanation: 'The past of go is went.',
            },
            'went',
          ),
          gap(
            {
              ...about,
              id: 'gap-take',
              prompt: 'Noor ___ (take) a photo of the ducks yesterday.',
              explanation: 'The past of take is took.',
            },
            'took',
          ),
          gap(
            {
              ...about,
              id: 'gap-forget',
              prompt: 'I ___ (forget) my lunch yesterday.',
              explanation: 'The past of forget is forgot.',
            },
            'forgot',
          ),
          gap(
            {
              ...about,
              id: 'gap-make',
              prompt: 'She ___ (make) sandwiches last Saturday morning.',
              explanation: 'The past of make is made.',
            },
            'made',
          ),
        ],
      },
      {
        id: 'story-questions',
        title: 'Questions for listeners',
        kind: 'discussion',
        questions: [
          'Where did you go, and who went with you?',
          'What went wrong first?',
          'What did you do then?',
          'How did you feel in the end?',
          'What did you learn from it?',
        ],
      },
    ],
  },
};
