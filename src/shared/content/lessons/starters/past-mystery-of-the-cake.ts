import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const about = { level: 'A2', skill: 'grammar' } as const;

export const pastMysteryOfTheCake: StarterLesson = {
  id: 'past-mystery-of-the-cake',
  title: 'Who took the cake?',
  level: 'A2',
  summary: 'Students read what four people did, solve a small mystery, and make their own with irregular past forms.',
  data: {
    about: {
      level: 'A2',
      age: 'teenagers',
      classSize: 20,
      minutes: 60,
      type: 'grammar',
      topic: 'Arts and stories',
      point: 'past-simple-irregular',
      targetLanguage: 'Past simple of irregular verbs, with negatives and questions: saw, took, heard, didn’t see',
      framework: 'ttt',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can say what people did and did not do with twelve irregular verbs in the past simple.',
      secondary: 'Students read four short statements and compare their details.',
      personal: 'Use the first test to choose what to teach, and leave out what students can do already.',
    },
    stages: [
      stage({
        id: 'the-case',
        kind: 'lead-in',
        title: 'The empty plate',
        aim: 'To make students curious.',
        minutes: 5,
        grouping: 'whole class',
        steps: [
          'Draw an empty plate on the board. Say: “Yesterday was Ms Okoro’s last day at the school. We made a chocolate cake. At three o’clock it was on this plate in the kitchen. At four o’clock it wasn’t there.”',
          'Ask: “What happened? Give me three ideas.” Write them on the board in the words of the students.',
          'Do not correct yet, but note which past forms they use.',
        ],
        things: ['the board'],
        support: 'Accept single words: “A dog!”, and say the sentence: “A dog ate it.”',
      }),
      stage({
        id: 'first-test',
        kind: 'review',
        title: 'What do we know already?',
        aim: 'To see which forms students need.',
        minutes: 7,
        grouping: 'alone',
        steps: [
          'Show the verbs with their meanings, and cover the example sentences. Students write the past form beside each one and leave empty what they do not know.',
          'Show the example sentences. Students check and mark the forms that were new or wrong.',
          'Ask students to hold up fingers: how many are new? Work with these most in the next stages.',
        ],
        materialIds: ['verbs'],
        support: 'Students work with a partner from the beginning.',
        challenge: 'Students add four more irregular verbs that they know.',
      }),
      stage({
        id: 'statements',
        kind: 'presentation',
        title: 'Four people, one cake',
        aim: 'To meet the forms where they matter.',
        minutes: 12,
        grouping: 'groups',
        steps: [
          'Hand out the statements. Groups of four: each student reads one aloud, the others listen and follow.',
          'Students underline what each person did and did not do. They write the times beside the names.',
          'Groups decide what happened to the cake. Each group tells its answer with a line from the text.',
          'The solution: nobody took it to eat. Mr Silva put the cake in the music room, because the kitchen was hot. He wrote a note, but the wind blew it under the table.',
        ],
        materialIds: ['statements'],
        support: 'Tell groups to look for two things: a wonderful smell and an open window.',
        challenge: 'Groups find one fact that the reader does not need for the answer.',
      }),
      stage({
        id: 'teach',
        kind: 'language focus',
        title: 'Saw, didn’t see, did you see?',
        aim: 'To make the three forms clear.',
        minutes: 9,
        grouping: 'T–S',
        steps: [
          'Write: Ms Berg saw a piece of paper. She didn’t see a cake. Did she see Mr Silva? Ask which words show the past: saw, didn’t, did.',
          'Ask: “Why see and not saw after didn’t?” Did has the past already, so one is enough.',
          'Students say the forms that they marked in the first test. Group forms by sound on the board: left, went, read; saw, thought; wrote, told.',
          'Say the base form. Students answer with the past form; then the other way round.',
        ],
        things: ['the board'],
        challenge: 'Students make one sentence with three of the verbs.',
      }),
      stage({
        id: 'second-test',
        kind: 'controlled practice',
        title: 'The report',
        aim: 'To use the forms and see what is better now.',
        minutes: 10,
        grouping: 'alone',
        steps: [
          'Students do the questions alone in six minutes.',
          'They compare in pairs. Check together, and ask “Is there a did in the sentence?” for each mistake.',
          'Students compare with the first test: which forms are safe now?',
        ],
        materialIds: ['practice'],
        support: 'Students keep their list of verbs beside the questions.',
        challenge: 'Students write a question with did for every answer in the first four sentences.',
      }),
      stage({
        id: 'own-mystery',
        kind: 'freer practice',
        title: 'Your own mystery',
        aim: 'To use the forms in a story of one’s own.',
        minutes: 13,
        grouping: 'groups',
        steps: [
          'Groups choose a thing that disappeared: a bicycle bell, a drum, a left shoe, the class plant. They plan with the questions.',
          'Two groups meet. Group A tells the beginning. Group B asks questions with Did …? and When did …? for three minutes and guesses what happened.',
          'They change roles. Remind students: the end is friendly, and nobody in the class is the thief.',
        ],
        materialIds: ['plan'],
        support: 'Give the frame: At … it was … At … it wasn’t there. Somebody saw … Somebody heard …',
        challenge: 'The story has one fact that leads to a wrong idea.',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'One did, one didn’t',
        aim: 'To see who can use both forms.',
        minutes: 4,
        grouping: 'alone',
        steps: [
          'Students write one thing that they did yesterday and one thing that they didn’t do, with two irregular verbs.',
          'Collect the sentences at the door and read them before the next lesson.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students say “She didn’t saw” or “Did you took?”',
        solution: 'Cross out one of the two past forms on the board. Ask: “One past is enough. Which word has it?”',
      },
      {
        problem: 'Students read the past form of read like the present.',
        solution: 'Write red next to it. The word looks the same and sounds like the colour.',
      },
      {
        problem: 'A group finds the solution after two minutes.',
        solution: 'Ask it to prove each step with a time and a line, and to write the note of Mr Silva.',
      },
    ],
    checks: [
      { question: 'Ms Berg found the note, but she didn’t read it. Did she know where the cake was?', answer: 'No.' },
      { question: 'He wrote a note. Is he writing now?', answer: 'No, he wrote it yesterday.' },
      { question: 'Did you …: see or saw?', answer: 'See. Did has the past already.' },
    ],
    support: 'Leave the twelve verbs with both forms on the board during the whole lesson.',
    challenge: 'Students tell the mystery as if they were the cake.',
    homework: 'Write the note of Mr Silva and the story of the cake in eight sentences. Underline the past forms.',
    exitTicket: 'Write one thing that you did yesterday and one that you didn’t do. Use two irregular verbs.',
    materials: [
      {
        id: 'verbs',
        title: 'Twelve verbs of the mystery',
        kind: 'words',
        entries: [
          word('see', 'to notice with your eyes', {
            example: 'I see a plate. Yesterday I saw a cake.',
            partOfSpeech: 'verb',
          }),
          word('hear', 'to notice with your ears', {
            example: 'I hear music. Then I heard a noise.',
            partOfSpeech: 'verb',
          }),
          word('take', 'to get something and carry it away', {
            example: 'I take the bus. Yesterday he took the cake.',
            partOfSpeech: 'verb',
          }),
          word('leave', 'to go away from a place', {
            example: 'We leave at four. Yesterday we left at five.',
            partOfSpeech: 'verb',
          }),
          word('come', 'to move to the place where the speaker is', {
            example: 'They come by bus. Last week they came by train.',
            partOfSpeech: 'verb',
          }),
          word('go', 'to move to another place', {
            example: 'I go home. Yesterday I went home early.',
            partOfSpeech: 'verb',
          }),
          word('find', 'to see something that you looked for', {
            example: 'I never find my keys. Today I found them.',
            partOfSpeech: 'verb',
          }),
          word('write', 'to make words on paper or on a screen', {
            example: 'I write a lot. Last night I wrote a note.',
            partOfSpeech: 'verb',
          }),
          word('put', 'to move a thing to a place', {
            example: 'I put it here. Yesterday I put it there.',
            partOfSpeech: 'verb',
          }),
          word('think', 'to have an idea', {
            example: 'I think it’s cold. Last night I thought the same.',
            partOfSpeech: 'verb',
          }),
          word('tell', 'to say something to a person', {
            example: 'I tell stories. Last week I told three.',
            partOfSpeech: 'verb',
          }),
          word('blow', 'to move air, or to move something with air', {
            example: 'Strong winds blow here. Last night the wind blew the door open.',
            partOfSpeech: 'verb',
          }),
        ],
      },
      {
        id: 'statements',
        title: 'Four people, one cake',
        kind: 'text',
        text: [
          'Lucía, student: I came to the kitchen at ten past three because I wanted to see the cake. It was still there. I opened the window, as it was very hot. The wind was strong. I went back to my class and told nobody.',
          'Mr Silva, music teacher: I was in the kitchen at twenty past three. I saw the cake and thought: “Poor chocolate! It’s too hot for it here.” I had five minutes before my next lesson. I wrote something, put it on the empty plate and ran back to the music room. My hands were full.',
          'Dawit, student: I had music from half past three to four. Something in the room smelt wonderful. Mr Silva stood in front of the cupboard during the whole lesson. I left at four and went to the kitchen. I found only a plate.',
          'Ms Berg, school cook: I heard the kitchen window at half past three: bang! I came in and closed it. I didn’t see a cake, but I didn’t look for it. Under the table I found a piece of paper. I didn’t read it. I put it in my pocket.',
        ].join('\n\n'),
      },
      {
        id: 'practice',
        title: 'The report',
        kind: 'questions',
        items: [
          gap(
            {
              ...about,
              id: 'came',
              prompt: 'Lucía ___ (come) to the kitchen at ten past three yesterday.',
              explanation: 'The past of come is came.',
            },
            'came',
          ),
          gap(
            {
              ...about,
              id: 'thought',
              prompt: 'Mr Silva ___ (think) that the kitchen was too hot.',
              explanation: 'The past of think is thought.',
            },
            'thought',
          ),
          gap(
            {
              ...about,
              id: 'wrote',
              prompt: 'He ___ (write) a note yesterday and put it on the plate.',
              explanation: 'The past of write is wrote.',
            },
            'wrote',
          ),
          gap(
            {
              ...about,
              id: 'left',
              prompt: 'Dawit ___ (leave) the music room at four yesterday.',
              explanation: 'The past of leave is left.',
            },
            'left',
          ),
          choose(
            {
              ...about,
              id: 'not-read',
              prompt: 'Ms Berg found the note, but she ___ it.',
              explanation: 'After didn’t comes the base form.',
            },
            ['didn’t read', 'didn’t reads', 'not read'],
          ),
          choose(
            {
              ...about,
              id: 'did-hear',
              prompt: 'What ___ Ms Berg hear at half past three?',
              explanation: 'A question about the past has did and the base form.',
            },
            ['did', 'was', 'does'],
          ),
          choose(
            {
              ...about,
              id: 'not-tell',
              prompt: 'Lucía opened the window, but she ___ anybody.',
              explanation: 'Didn’t has the past already, so tell stays in its base form.',
            },
            ['didn’t tell', 'didn’t told', 'wasn’t tell'],
          ),
          choose(
            {
              ...about,
              id: 'blew',
              prompt: 'The wind ___ the note under the table.',
              explanation: 'The past of blow is blew.',
            },
            ['blew', 'blowed', 'did blew'],
          ),
          trueOrFalse(
            {
              ...about,
              id: 'after-four',
              prompt: 'Dawit found the cake in the kitchen at four.',
              explanation: 'He found only a plate there.',
            },
            false,
          ),
        ],
      },
      {
        id: 'plan',
        title: 'Plan your mystery',
        kind: 'discussion',
        questions: [
          'What disappeared? Where was it before?',
          'Who saw it last, and when?',
          'Who came and went? What did they hear or see?',
          'Which small thing shows what happened?',
          'Who found it in the end, and where?',
        ],
      },
    ],
  },
};
