import type { StarterLesson } from './starter';
import { choose, gap, stage, word } from './write';

const grammar = { level: 'A1', skill: 'grammar' } as const;
const verb = 'verb';

export const routinesEarlyAndLate: StarterLesson = {
  id: 'routines-early-and-late',
  title: 'Early birds and night owls',
  level: 'A1',
  summary: 'Students read about two unusual days and talk about a partner’s routine with the present simple.',
  data: {
    about: {
      level: 'A1',
      age: 'adults',
      classSize: 16,
      minutes: 60,
      type: 'grammar',
      topic: 'Everyday actions',
      point: 'present-simple',
      targetLanguage: 'Present simple for routines: I get up, she gets up, he doesn’t take the bus; is for jobs',
      framework: 'ppp',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can say what they and another person do every day, with the right form of the verb.',
      secondary: 'Students read two short texts for times and activities.',
      personal: 'Show a missing -s with a finger, and let the student find it.',
    },
    stages: [
      stage({
        id: 'my-day',
        kind: 'lead-in',
        title: 'True or false about me?',
        aim: 'To bring routines to mind and hear what students know.',
        minutes: 6,
        grouping: 'whole class',
        steps: [
          'Write three sentences about your day on the board. One is false: “I get up at six. I drink tea for breakfast. I go to bed at eight.”',
          'In pairs, students choose the false sentence. Take votes, then tell them.',
          'Students write three sentences of the same kind. Partners find the false one.',
        ],
        support: 'Students copy your sentences and change the times and the drink.',
        challenge: 'Students write a false sentence that could be true.',
      }),
      stage({
        id: 'words',
        kind: 'presentation',
        title: 'Ten things we do every day',
        aim: 'To learn the verbs as whole phrases.',
        minutes: 8,
        grouping: 'T–S',
        steps: [
          'Mime each activity. Students say it if they know it. If not, say it and let the class repeat.',
          'Show the words. Students read them and put them in the order of their own day.',
          'Pairs compare: “First I get up. Then I have breakfast.”',
        ],
        materialIds: ['words'],
        challenge: 'Students add times: “I have breakfast at half past seven.”',
      }),
      stage({
        id: 'read',
        kind: 'presentation',
        title: 'Lan and Mateo',
        aim: 'To meet the verb forms in a text.',
        minutes: 9,
        grouping: 'alone',
        steps: [
          'Hand out the texts. Ask: “Who works at night?” Students read once. Answer: Mateo.',
          'Ask: “When does Lan get up? When does Mateo sleep?” Students read again and find the times: at three o’clock, and from nine to four.',
          'Students underline all the verbs that go with she and he.',
        ],
        materialIds: ['days'],
        support: 'Students read about Lan only. A partner reads about Mateo, and they tell each other the times.',
        challenge:
          'Students find one verb that does not end in -s and explain why: for example, “The children go to school.”',
      }),
      stage({
        id: 'rule',
        kind: 'language focus',
        title: 'I get up, she gets up',
        aim: 'To see the form clearly.',
        minutes: 8,
        grouping: 'T–S',
        steps: [
          'Draw two columns: I / you / we / they and he / she / it. Write get up in the first. Ask: “And Lan?” Write gets up in the second.',
          'Collect the other verbs from the text. Circle the endings: plays, goes, watches, has.',
          'Write: She doesn’t eat breakfast. Ask: “Where is the -s now?” Show that it is in doesn’t.',
          'Write: Lan is a baker. She makes bread. Ask: “What is her job? What does she do every day?” Show that is goes with the job, and that makes stands alone.',
        ],
        things: ['the board'],
      }),
      stage({
        id: 'practise',
        kind: 'controlled practice',
        title: 'Choose and write',
        aim: 'To use the right form.',
        minutes: 10,
        grouping: 'alone',
        steps: [
          'Students do the questions alone in six minutes.',
          'They compare in pairs and look at the two columns where they differ.',
          'Check together. For each answer ask: “Who is it: I, they, he or she?”',
        ],
        materialIds: ['practice'],
        support: 'Students underline the person in each sentence before they answer.',
        challenge: 'Students write two more sentences with a gap for a partner.',
      }),
      stage({
        id: 'interview',
        kind: 'freer practice',
        title: 'Early bird or night owl?',
        aim: 'To talk about one’s own and another person’s day.',
        minutes: 13,
        grouping: 'S–S',
        steps: [
          'Practise “What time do you get up?” together. An early bird gets up early; a night owl goes to bed late.',
          'Pairs ask each other the questions and write down the answers in short notes.',
          'Students change partners and tell the new one about the first: “Amina gets up at six. She doesn’t have breakfast.”',
          'Each pair decides: is this person an early bird, a night owl, or something in between?',
        ],
        materialIds: ['interview'],
        support: 'Leave on the board: He / She gets up at …, starts …, doesn’t …',
        challenge: 'Students also compare with their own day: “She gets up at six, but I get up at eight.”',
      }),
      stage({
        id: 'feedback',
        kind: 'feedback',
        title: 'Good sentences',
        aim: 'To correct together and end with success.',
        minutes: 3,
        grouping: 'whole class',
        steps: [
          'Write two good sentences that you heard, and two with a missing or wrong -s, without names.',
          'Pairs find and correct the mistakes.',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'One person, two sentences',
        aim: 'To see who can use the form.',
        minutes: 3,
        grouping: 'alone',
        steps: [
          'Students write one sentence with a verb in -s and one with doesn’t about their partner, and hand them in.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students forget the -s: “She get up at six.”',
        solution: 'Point to the second column, or hold up a finger for the -s. Wait for the student to say it again.',
      },
      {
        problem: 'Students put is before every verb: “She is works in a hospital.”',
        solution: 'Ask: “Is it a job or an activity?” Job: She is a nurse. Activity: She works.',
      },
      {
        problem: 'Students say “She doesn’t eats.”',
        solution: 'Write doesn’t eat, and show with an arrow that the -s has moved from the verb to does.',
      },
    ],
    checks: [
      { question: 'Lan gets up at three. Is that only today or every working day?', answer: 'Every working day.' },
      { question: 'I start, you start, he …?', answer: 'Starts.' },
      { question: 'Mateo doesn’t take the bus. Does he go home by bus?', answer: 'No. He walks.' },
    ],
    support: 'Keep the two columns and one full sentence for each on the board to the end.',
    challenge: 'Students talk about a third person, such as a friend or somebody at home.',
    homework: 'Write six sentences about the day of a person that you know. Use she or he, and doesn’t once.',
    exitTicket: 'Write two sentences about your partner’s day: one with a verb in -s and one with doesn’t.',
    materials: [
      {
        id: 'words',
        title: 'Ten things we do every day',
        kind: 'words',
        entries: [
          word('get up', 'to leave your bed', { example: 'I get up at seven o’clock.', partOfSpeech: verb }),
          word('have breakfast', 'to eat in the morning', {
            example: 'We have breakfast in the kitchen.',
            partOfSpeech: verb,
          }),
          word('go to work', 'to leave home and go to the place where you work', {
            example: 'I go to work by bus.',
            partOfSpeech: verb,
          }),
          word('start', 'to begin', { example: 'I start work at nine.', partOfSpeech: verb }),
          word('finish', 'to come to the end', { example: 'They finish work at five.', partOfSpeech: verb }),
          word('have lunch', 'to eat in the middle of the day', {
            example: 'I have lunch at one o’clock.',
            partOfSpeech: verb,
          }),
          word('come home', 'to get back to the place where you live', {
            example: 'The children come home at four.',
            partOfSpeech: verb,
          }),
          word('watch', 'to look at something for some time', {
            example: 'We watch films in the evening.',
            partOfSpeech: verb,
          }),
          word('go to bed', 'to get into your bed at the end of the day', {
            example: 'I go to bed at eleven.',
            partOfSpeech: verb,
          }),
          word('sleep', 'to rest with closed eyes, usually at night', {
            example: 'Babies sleep a lot.',
            emoji: '😴',
            partOfSpeech: verb,
          }),
        ],
      },
      {
        id: 'days',
        title: 'Two unusual days',
        kind: 'text',
        text: [
          'Lan is a baker. She lives in Hanoi with her mother and her son. On working days she gets up at three o’clock in the morning. She doesn’t eat breakfast: she drinks a glass of water and goes to work by motorbike. She starts work at half past three and makes bread for four shops. She finishes at eleven and comes home for lunch. In the afternoon she plays with her son. She goes to bed at eight.',
          'Mateo is a nurse. He lives in Bogotá with his two children and their grandmother. He works in a hospital at night: he starts at ten in the evening and finishes at six in the morning. He doesn’t take the bus home. He walks. At home he has breakfast with his children, and then the children go to school. Mateo sleeps from nine to four. In the evening he watches a film with the family before he goes to work.',
        ].join('\n\n'),
      },
      {
        id: 'practice',
        title: 'Choose and write',
        kind: 'questions',
        items: [
          choose({ ...grammar, id: 'lan-baker', prompt: 'Lan ___ a baker.', explanation: 'We use is with a job.' }, [
            'is',
            'does',
            'has',
          ]),
          choose(
            {
              ...grammar,
              id: 'lan-starts',
              prompt: 'She ___ work at half past three.',
              explanation: 'She: the verb ends in -s. There is no is before it.',
            },
            ['starts', 'start', 'is start'],
          ),
          choose(
            {
              ...grammar,
              id: 'not-eat',
              prompt: 'Lan ___ breakfast before work.',
              explanation: 'She: doesn’t and the verb without -s.',
            },
            ['doesn’t eat', 'doesn’t eats', 'don’t eat'],
          ),
          choose(
            {
              ...grammar,
              id: 'children-go',
              prompt: 'Mateo’s children ___ to school in the morning.',
              explanation: 'The children are they: the verb has no -s.',
            },
            ['go', 'goes', 'is go'],
          ),
          gap(
            {
              ...grammar,
              id: 'gap-watch',
              prompt: 'Every evening Mateo ___ (watch) a film.',
              explanation: 'After -ch we write -es: watches.',
            },
            'watches',
          ),
          gap(
            {
              ...grammar,
              id: 'gap-have',
              prompt: 'He always ___ (have) breakfast with his children.',
              explanation: 'I have, he has.',
            },
            'has',
          ),
          gap(
            {
              ...grammar,
              id: 'gap-go',
              prompt: 'She ___ (go) to bed at eight every day.',
              explanation: 'Go takes -es: goes.',
            },
            'goes',
          ),
          gap(
            {
              ...grammar,
              id: 'gap-finish',
              prompt: 'We ___ (finish) work at five every day.',
              explanation: 'We: the verb has no -s.',
            },
            'finish',
          ),
        ],
      },
      {
        id: 'interview',
        title: 'Early bird or night owl?',
        kind: 'discussion',
        questions: [
          'What time do you get up on a working day?',
          'What do you have for breakfast?',
          'What time do you start and finish?',
          'What do you do in the evening?',
          'What time do you go to bed?',
          'Do you like mornings or evenings?',
        ],
      },
    ],
  },
};
