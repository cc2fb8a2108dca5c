import type { StarterLesson } from './starter';
import { choose, gap, stage } from './write';

const grammar = { level: 'B1', skill: 'grammar' } as const;

export const presentPerfectOrPastThingsWithAStory: StarterLesson = {
  id: 'present-perfect-or-past-things-with-a-story',
  title: 'Things with a story',
  level: 'B1',
  summary: 'Students tell the story of a thing that they own and choose between present perfect and past simple.',
  data: {
    about: {
      level: 'B1',
      age: 'adults',
      classSize: 16,
      minutes: 60,
      type: 'grammar',
      topic: 'Home',
      point: 'present-perfect-or-past',
      targetLanguage: 'Present perfect with ever, never, yet, since and for; past simple for a finished time',
      framework: 'ttt',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can choose between the present perfect and the past simple when they tell the story of a thing.',
      secondary: 'Students keep a conversation going with questions: Have you ever …? When did you …?',
      personal: 'Show the meaning with a line on the board before naming the forms.',
    },
    stages: [
      stage({
        id: 'my-thing',
        kind: 'lead-in',
        title: 'An old thing of mine',
        aim: 'To hear both forms in a true story.',
        minutes: 6,
        grouping: 'whole class',
        steps: [
          'Show a thing that you have had for years, or a photo of one. Tell its story in four sentences: “I’ve had this pen since 2014. A friend gave it to me when I changed jobs. I’ve lost it twice. The last time, I found it in my shoe.”',
          'Students ask you three questions about it.',
          'Ask: “Who has had a phone, a bag or a bike for more than five years?” Count hands.',
        ],
        things: ['a thing of yours, or a photo of it'],
      }),
      stage({
        id: 'three-stories',
        kind: 'while reading or listening',
        title: 'Three people, three things',
        aim: 'To meet both forms in short texts.',
        minutes: 9,
        grouping: 'alone',
        steps: [
          'Students read the three stories and find out: what is the thing, and how did the person get it?',
          'Ask: “Which thing would you like to see? Why?” Students compare in pairs.',
          'Students read again and underline all verbs with have or has in one way, and the past forms in another.',
        ],
        materialIds: ['three-stories'],
        support: 'Students look at one of the stories only and tell the others about it.',
        challenge: 'Students find the words that show when: since, last winter, in 2019, yet.',
      }),
      stage({
        id: 'first-try',
        kind: 'task',
        title: 'What do you choose?',
        aim: 'To find out what students know already.',
        minutes: 8,
        grouping: 'alone',
        steps: [
          'Students answer the first questions alone in four minutes. They mark the ones where they only guess.',
          'Pairs compare and explain their choices to each other.',
          'Check with the key. Note which questions most students found difficult.',
        ],
        materialIds: ['first-try'],
        challenge: 'Students write down a rule before you teach it.',
      }),
      stage({
        id: 'two-lines',
        kind: 'language focus',
        title: 'Finished or up to now?',
        aim: 'To see the difference in meaning.',
        minutes: 11,
        grouping: 'T–S',
        steps: [
          'Draw a line with “now” at its end. Write: I’ve had this watch since I was twelve. Draw an arrow that reaches now. Ask: “Has he still got it?” (Yes.)',
          'Write: Last winter I lost it. Mark a point away from now. Ask: “When? Is last winter finished?” (Yes.)',
          'Write: I’ve never worn another watch. Ask: “Which time do we speak about?” (All his life up to now.)',
          'Students put these words under the two tenses: yesterday, since May, in 2019, yet, never, two days ago, when I was a child, for ten years and still.',
          'Show how a conversation moves: Have you ever …? – Yes, I have. – When did you …?',
        ],
        materialIds: ['three-stories'],
        things: ['the board'],
        support: 'Leave both lines with one example each on the board.',
        challenge:
          'Students explain the difference: I lived in Lima for two years. I have lived in Lima for two years.',
      }),
      stage({
        id: 'second-try',
        kind: 'controlled practice',
        title: 'Second try',
        aim: 'To use the forms correctly after the explanation.',
        minutes: 9,
        grouping: 'alone',
        steps: [
          'Students do the second set alone in six minutes.',
          'They check in pairs with the two lines on the board.',
          'Check together. For each sentence ask: “Finished, or up to now?”',
        ],
        materialIds: ['second-try'],
        support: 'Give a list of the participles: been, had, known, lost, seen, taken, written.',
        challenge: 'Students change two sentences so that the other tense is right.',
      }),
      stage({
        id: 'tell-it',
        kind: 'freer practice',
        title: 'The story of my thing',
        aim: 'To tell a story with both tenses.',
        minutes: 12,
        grouping: 'groups',
        steps: [
          'Students choose a thing that they own, from their bag, from a photo on their phone or from memory. They make notes for two minutes.',
          'In groups of three, each student tells the story. The listeners ask at least one question from the list and one of their own.',
          'Listen and write down three good sentences and three to be mended. Mend them together at the end.',
        ],
        materialIds: ['thing-questions'],
        support: 'Give the frame: I’ve had it since … I got it when … I’ve … with it many times. Once I …',
        challenge: 'One student of each group tells another student’s story to the class.',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'One thing, two tenses',
        aim: 'To see who needs more practice.',
        minutes: 5,
        grouping: 'alone',
        steps: [
          'Students write two sentences about a thing that they own: one in the present perfect, one in the past simple. They add one word that says when.',
          'They swap with a partner, who checks the tense, and hand the sentences in.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students use the present perfect with a finished time: “I’ve bought it last year.”',
        solution: 'Point to “last year” on the line: it is finished. Ask for the sentence with that word again.',
      },
      {
        problem: 'Students use the present with since: “I have this watch since 2015.”',
        solution: 'Draw the arrow again. The past is part of the sentence, so the verb needs it too: I’ve had.',
      },
      {
        problem: 'Students use since with a length of time: “since three years”.',
        solution: 'Write for + how long, since + when it began. Say times quickly; students call out for or since.',
      },
    ],
    checks: [
      { question: 'She has worked here for ten years. Does she work here now?', answer: 'Yes.' },
      { question: 'She worked there for ten years. Does she work there now?', answer: 'No.' },
      { question: 'Have you ever lost a key? Do I ask for a date?', answer: 'No. I ask about your life up to now.' },
      { question: 'When did you lose it? Why not “have you lost”?', answer: 'When asks for a finished time.' },
    ],
    support: 'Students work with one time word for each tense first: since and yesterday.',
    challenge: 'Students use just, already or yet in their story.',
    homework:
      'Take a photo of a thing at home that has a story, or draw it. Write 80 to 100 words about it in both tenses.',
    exitTicket: 'Write two sentences about a thing that you own: one in the present perfect, one in the past simple.',
    materials: [
      {
        id: 'three-stories',
        title: 'Three people, three things',
        kind: 'text',
        text: [
          'Yusuf, Ankara: “I’ve had this watch since I was twelve. My grandfather gave it to me when he moved to the coast. It has stopped twice, and I’ve repaired it myself both times. Last winter I lost it for a week and found it again in a shoe. I’ve never worn another watch.”',
          'Grace, Accra: “I bought this old camera at a market in 2019. I didn’t know how to use it, so a neighbour showed me. Since then I’ve taken more than two thousand photos with it, and I’ve sold a few. People often ask me about a digital camera, but I haven’t bought one yet.”',
          'Lukas, Vienna: “This is my mother’s cookery book. She wrote all the recipes herself when she was a student. A month ago she gave it to me, because she knows them all by heart. I’ve already tried about half of them. Yesterday I made her mushroom soup for the first time. It was awful, but my flatmates were polite and ate it.”',
        ].join('\n\n'),
      },
      {
        id: 'first-try',
        title: 'What do you choose?',
        kind: 'questions',
        items: [
          choose(
            {
              ...grammar,
              id: 'watch',
              prompt: 'I ___ this watch since I was twelve. Look, it still works.',
              explanation: 'It began in the past and goes on now: present perfect with since.',
            },
            ['have had', 'had', 'have'],
          ),
          choose(
            {
              ...grammar,
              id: 'last-summer',
              prompt: 'My aunt ___ me this bag last summer.',
              explanation: 'Last summer is a finished time: past simple.',
            },
            ['gave', 'has given', 'gives'],
          ),
          choose(
            {
              ...grammar,
              id: 'ever',
              prompt: '___ anything important in your life?',
              explanation: 'Ever asks about a whole life up to now: have + ever + participle.',
            },
            ['Have you ever lost', 'Do you ever lost', 'Have you ever lose'],
          ),
          choose(
            {
              ...grammar,
              id: 'when',
              prompt: 'When ___ this guitar?',
              explanation: 'When asks for a finished time: past simple.',
            },
            ['did you buy', 'have you bought', 'did you bought'],
          ),
          choose(
            {
              ...grammar,
              id: 'not-yet',
              prompt: 'I want to read this book, but I ___ it yet.',
              explanation: 'Not … yet: up to now it has not happened, but it may.',
            },
            ['haven’t started', 'don’t start', 'wasn’t starting'],
          ),
        ],
      },
      {
        id: 'second-try',
        title: 'Second try',
        kind: 'questions',
        items: [
          choose(
            {
              ...grammar,
              id: 'six-years',
              prompt: 'We ___ in this flat for six years, and we don’t want to move.',
              explanation: 'They still live there: present perfect.',
            },
            ['have lived', 'lived', 'are living'],
          ),
          choose(
            {
              ...grammar,
              id: 'as-a-child',
              prompt: 'When I was a child, I ___ a red bike.',
              explanation: 'When I was a child is finished: past simple.',
            },
            ['had', 'have had', 'have'],
          ),
          choose(
            {
              ...grammar,
              id: 'two-days-ago',
              prompt: 'He ___ his phone two days ago.',
              explanation: 'Two days ago is a finished time: past simple.',
            },
            ['broke', 'has broken', 'has broke'],
          ),
          gap(
            {
              ...grammar,
              id: 'gap-lose',
              prompt: 'I ___ (lose) my keys yesterday, and I found them in the fridge.',
              explanation: 'Yesterday is finished: past simple, lost.',
            },
            'lost',
          ),
          gap(
            {
              ...grammar,
              id: 'gap-see',
              prompt: 'My little sister has never ___ (see) snow.',
              explanation: 'Has and the participle: has never seen.',
            },
            'seen',
          ),
          gap(
            {
              ...grammar,
              id: 'gap-know',
              prompt: 'Hana and I are good friends. We have ___ (know) each other since 2018.',
              explanation: 'Know, knew, known: the participle follows have.',
            },
            'known',
          ),
          gap(
            {
              ...grammar,
              id: 'gap-for',
              prompt: 'I’ve had this phone ___ three years. (for or since?)',
              explanation: 'Three years says how long: for.',
            },
            'for',
          ),
          gap(
            {
              ...grammar,
              id: 'gap-since',
              prompt: 'They’ve lived in Oslo ___ last March. (for or since?)',
              explanation: 'Last March says when it began: since.',
            },
            'since',
          ),
        ],
      },
      {
        id: 'thing-questions',
        title: 'Questions about a thing',
        kind: 'discussion',
        questions: [
          'How long have you had it, and where did you get it?',
          'Have you ever lost it? What happened?',
          'Have you ever lent it to anybody?',
          'What have you done with it this year?',
          'Have you ever thought of giving it away?',
        ],
      },
    ],
  },
};
