import type { StarterLesson } from './starter';
import { choose, gap, stage, word } from './write';

const vocabulary = { level: 'B2', skill: 'vocabulary' } as const;
const plain = { tags: [], version: 1, points: 1 };

export const collocationsAboutWork: StarterLesson = {
  id: 'collocations-about-work',
  title: 'Words that work together',
  level: 'B2',
  summary:
    'Students meet twelve collocations about work in three short portraits and use them to interview each other.',
  data: {
    about: {
      level: 'B2',
      age: 'adults',
      classSize: 16,
      minutes: 60,
      type: 'vocabulary',
      topic: 'Work and jobs',
      targetLanguage: 'Collocations: meet a deadline, run a business, take on responsibility, hand in your notice …',
      framework: 'esa',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can use twelve verb and noun collocations to talk about working lives.',
      secondary: 'Students record collocations as whole phrases instead of single words.',
      personal: 'Correct the verb, not the whole sentence: “run, not make, a business”.',
    },
    stages: [
      stage({
        id: 'do-or-make',
        kind: 'lead-in',
        title: 'Strong coffee, heavy rain',
        aim: 'To show that words choose their partners.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Write: strong, heavy – coffee, rain, traffic, accent. Pairs put them together in one minute: strong coffee, heavy rain, heavy traffic, a strong (or heavy) accent.',
          'Ask: “Can rain be strong? Would people understand you? Does it sound right?” Explain: words that usually go together are collocations.',
          'Pairs think of three verbs that go with “a job”: get, find, lose, look for, apply for, leave … Collect them.',
        ],
        support: 'Do the first pair together: strong coffee.',
        challenge: 'Students compare with another language: is rain heavy there as well?',
      }),
      stage({
        id: 'portraits',
        kind: 'presentation',
        title: 'Three working lives',
        aim: 'To meet the collocations where they live.',
        minutes: 11,
        grouping: 'alone',
        steps: [
          'Students read the three portraits in four minutes and decide whose working life they would like best, and why. Pairs compare.',
          'Students read again and underline a partner for each of these verbs: run, meet, hand in, gain, take on, reach. Do the first one together: run a business.',
          'Check together. Ask about each: “Say it with another word. What does it mean?”',
        ],
        materialIds: ['portraits'],
        support: 'Say in which portrait each verb is: run 1, meet 2, hand in 2, gain 3, take on 3, reach 3.',
        challenge: 'Students find six more partners of this kind in the portraits.',
      }),
      stage({
        id: 'record',
        kind: 'language focus',
        title: 'Twelve partners',
        aim: 'To make meaning and form clear, and to keep them.',
        minutes: 9,
        grouping: 'T–S',
        steps: [
          'Show the list. Students cover the meanings and check each other on the phrases from the portraits.',
          'Say each phrase with its stress on the noun: “meet a DEADline”, “gain exPERience”. Students repeat.',
          'Students write the phrases under three headings: starting a job, everyday work, moving on.',
          'Ask the check questions. Show that each phrase is written down with its verb, its article and a short example.',
        ],
        materialIds: ['collocations'],
        support: 'Give two phrases for each heading.',
        challenge: 'Students add one more noun to each of these verbs: run, meet, reach.',
      }),
      stage({
        id: 'practise',
        kind: 'controlled practice',
        title: 'Find the partner',
        aim: 'To remember and use the right verb.',
        minutes: 10,
        grouping: 'alone',
        steps: [
          'Students put the list away and do the questions alone in six minutes.',
          'They compare in pairs. Where they differ, they look at the list.',
          'Check together. Students say the whole phrase, not the single word.',
        ],
        materialIds: ['practice'],
        support: 'Students may keep the list beside them and look twice.',
        challenge:
          'Students write a sentence of their own for each wrong option that would be right elsewhere: do your homework, catch a train.',
      }),
      stage({
        id: 'interviews',
        kind: 'freer practice',
        title: 'Ten minutes with somebody’s working life',
        aim: 'To use the phrases in real talk.',
        minutes: 16,
        grouping: 'S–S',
        steps: [
          'Each student chooses to speak as themselves, as a relative, or as a person in an invented job. Two minutes to choose five phrases.',
          'In pairs, students interview each other with the questions, five minutes each. The listener ticks every phrase that is used.',
          'New pairs: students introduce their partner’s working life in one minute.',
          'Ask the class: “Which working life would you like to try for a week?”',
        ],
        materialIds: ['interview-questions'],
        support: 'Students write the first words of three answers before they begin.',
        challenge: 'Students must not use the words job, work and boss.',
      }),
      stage({
        id: 'feedback',
        kind: 'feedback',
        title: 'The right partner',
        aim: 'To correct together.',
        minutes: 4,
        grouping: 'whole class',
        steps: [
          'Write six nouns from the interviews on the board. Students call out the verb.',
          'Correct two sentences that you heard, without names.',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'Three for me',
        aim: 'To choose what to keep.',
        minutes: 4,
        grouping: 'alone',
        steps: [
          'Students write three sentences that are true for them, or may be true in ten years, each with another collocation.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students translate the verb: “make experience”, “lead a business”.',
        solution: 'Say “Nearly”, write the noun, and let them look for its partner in the portraits.',
      },
      {
        problem: 'Work and job are mixed up: “I found a work.”',
        solution: 'Job can be counted: a job, two jobs. Work cannot: I found work, or I found a job.',
      },
      {
        problem: 'Students without a job feel left out.',
        solution:
          'School projects, clubs and family life have deadlines and responsibility too. Invented people are welcome.',
      },
    ],
    checks: [
      { question: 'You met the deadline. Were you late?', answer: 'No. You finished in time.' },
      {
        question: 'She handed in her notice. Is she going to stay?',
        answer: 'No. She has told the company that she is leaving.',
      },
      { question: 'He works overtime. Does he go home early?', answer: 'No. He works longer than usual.' },
      { question: 'If you take on responsibility, do you have more to look after, or less?', answer: 'More.' },
    ],
    support: 'Let students work with eight of the twelve phrases.',
    challenge: 'Students look in a dictionary for two more collocations with business or deadline.',
    homework:
      'Write a portrait of a working person you know in 120 to 150 words. Use at least six of the collocations.',
    exitTicket:
      'Write three sentences that are true for you, or may be true in ten years. Use a different collocation in each.',
    materials: [
      {
        id: 'portraits',
        title: 'Three working lives',
        kind: 'text',
        text: [
          '1  Adwoa, Accra',
          'Adwoa runs a small business with two friends. They design school bags and sell them online. “In the first year we could hardly make a living,” she says, “because we charged too little.” Now there is a team of nine. The three owners set priorities every Monday morning, and nobody has to work overtime except in the weeks before school starts.',
          '2  Henrik, Bergen',
          'Henrik translated instructions for machines for eleven years. He always met his deadlines, but he was seldom able to take time off in summer. Last spring he handed in his notice. He applied for a job as a guide in a museum, and got it. “I earn less,” he says, “but I talk to people instead of screens.”',
          '3  Yuki, Osaka',
          'Yuki joined a company that builds bridges in order to gain experience. After two years she was promoted, and took on responsibility for a team of six. “The most difficult part is the meetings,” she says. “Everybody has a good idea, and in the end we have to reach an agreement. I never give a presentation that is longer than ten minutes. That helps.”',
        ].join('\n\n'),
      },
      {
        id: 'collocations',
        title: 'Twelve partners',
        kind: 'words',
        entries: [
          word('run a business', 'to manage a company that you own or are responsible for', {
            example: 'She runs a business with two friends.',
            partOfSpeech: 'phrase',
          }),
          word('make a living', 'to earn enough money for what you need', {
            example: 'It is hard to make a living as a musician.',
            partOfSpeech: 'phrase',
          }),
          word('set priorities', 'to decide what is most important and has to be done first', {
            example: 'We can’t do everything, so let’s set priorities.',
            partOfSpeech: 'phrase',
          }),
          word('work overtime', 'to work more hours than usual', {
            example: 'I had to work overtime twice last week.',
            partOfSpeech: 'phrase',
          }),
          word('meet a deadline', 'to finish something by the time that was fixed', {
            example: 'If we start today, we will meet the deadline.',
            partOfSpeech: 'phrase',
          }),
          word('take time off', 'to be free from work for some hours or days', {
            example: 'He took time off to look after his son.',
            partOfSpeech: 'phrase',
          }),
          word('hand in your notice', 'to tell your employer officially that you are leaving', {
            example: 'She handed in her notice after she had found a better job.',
            partOfSpeech: 'phrase',
          }),
          word('apply for a job', 'to write to an employer because you want to work there', {
            example: 'I have applied for a job at the airport.',
            partOfSpeech: 'phrase',
          }),
          word('gain experience', 'to learn by doing something for some time', {
            example: 'You can gain experience in a summer job.',
            partOfSpeech: 'phrase',
          }),
          word('give a presentation', 'to speak to a group about something that you have prepared', {
            example: 'I have to give a presentation to forty people.',
            partOfSpeech: 'phrase',
          }),
          word('take on responsibility', 'to agree to look after people or things', {
            example: 'He is ready to take on more responsibility.',
            partOfSpeech: 'phrase',
          }),
          word('reach an agreement', 'to come to a decision that everybody accepts', {
            example: 'After three hours they reached an agreement.',
            partOfSpeech: 'phrase',
          }),
        ],
      },
      {
        id: 'practice',
        title: 'Find the partner',
        kind: 'questions',
        items: [
          choose(
            {
              ...vocabulary,
              id: 'meet-deadline',
              prompt: 'Our team worked hard to ___ the deadline.',
              explanation: 'We meet a deadline. We catch a train, and we hit a target.',
            },
            ['meet', 'catch', 'come'],
          ),
          choose(
            {
              ...vocabulary,
              id: 'gain-experience',
              prompt: 'She worked in a hotel for a year to ___ experience.',
              explanation: 'We gain or get experience. Win is for games and prizes.',
            },
            ['gain', 'win', 'do'],
          ),
          choose(
            {
              ...vocabulary,
              id: 'reach-agreement',
              prompt: 'After a long meeting the two companies ___ an agreement.',
              explanation: 'We reach or come to an agreement. Arrive has at or in, and is for places.',
            },
            ['reached', 'arrived', 'found out'],
          ),
          choose(
            {
              ...vocabulary,
              id: 'notice-meaning',
              prompt: 'My manager has handed in her notice. What does she want to do?',
              explanation: 'To hand in your notice is to tell your employer that you are leaving.',
            },
            ['leave the company', 'put up some information', 'give her team more work'],
          ),
          gap(
            {
              ...vocabulary,
              id: 'gap-taken',
              prompt: 'Since she was promoted, she has ___ on responsibility for a team of six.',
              explanation: 'Take on responsibility: agree to look after people or things.',
            },
            'taken',
          ),
          gap(
            {
              ...vocabulary,
              id: 'gap-living',
              prompt: 'It isn’t easy to make a ___ as an artist, so many artists also teach.',
              explanation: 'Make a living: earn enough money for what you need.',
            },
            'living',
          ),
          gap(
            {
              ...vocabulary,
              id: 'gap-off',
              prompt: 'Could I take some time ___ next week? My sister is visiting me from Chile.',
              explanation: 'Take time off: be free from work.',
            },
            'off',
          ),
          gap(
            {
              ...vocabulary,
              id: 'gap-for',
              prompt: 'Forty people have applied ___ the job.',
              explanation: 'We apply for a job.',
            },
            'for',
          ),
          {
            ...vocabulary,
            ...plain,
            id: 'match-partners',
            prompt: 'Match each verb with its partner.',
            explanation: 'Learn each pair as one phrase.',
            kind: 'match',
            pairs: [
              { left: 'work', right: 'overtime' },
              { left: 'set', right: 'priorities' },
              { left: 'reach', right: 'an agreement' },
              { left: 'hand in', right: 'your notice' },
            ],
          },
        ],
      },
      {
        id: 'interview-questions',
        title: 'Questions about a working life',
        kind: 'discussion',
        questions: [
          'How did you gain your first experience?',
          'Would you rather run a business or work for a company? Why?',
          'How do you set priorities when there is too much to do?',
          'When was it difficult to meet a deadline?',
          'How much responsibility would you like to take on?',
          'What could make a person hand in their notice?',
        ],
      },
    ],
  },
};
