import type { StarterLesson } from './starter';
import { choose, stage, word } from './write';

const words = { level: 'A2', skill: 'vocabulary' } as const;
const adjective = 'adjective';

export const feelingsAndTheirReasons: StarterLesson = {
  id: 'feelings-and-their-reasons',
  title: 'Bored, proud or nervous?',
  level: 'A2',
  summary: 'Students name ten feelings, say what causes them and keep bored and boring apart.',
  data: {
    about: {
      level: 'A2',
      age: 'teenagers',
      classSize: 20,
      minutes: 45,
      type: 'vocabulary',
      topic: 'Feelings and character',
      targetLanguage: 'Ten adjectives for feelings; I feel … because …; bored and boring, excited and exciting',
      framework: 'esa',
      needsPrep: false,
      needsCopies: false,
    },
    aims: {
      main: 'Students can say how they feel or felt and give a reason, with ten adjectives.',
      secondary: 'Students choose between adjectives in -ed and -ing in clear situations.',
      personal: 'Let students decide how much they tell. An invented answer is as good as a true one.',
    },
    stages: [
      stage({
        id: 'without-a-word',
        kind: 'lead-in',
        title: 'Without a word',
        aim: 'To bring feelings to mind and hear the words that students know.',
        minutes: 5,
        grouping: 'whole class',
        steps: [
          'Show three feelings with your face and hands only, for example tired, surprised and angry. Students guess.',
          'Ask: “Which words for feelings do you know in English?” Students have one minute in pairs.',
          'Collect the words on the board: good feelings on the left, difficult ones on the right.',
        ],
        things: ['the board'],
        support: 'Accept happy, sad and good. Students may also show a feeling, and you say the word.',
        challenge: 'Students say when people feel like this: “before a test”.',
      }),
      stage({
        id: 'ten-feelings',
        kind: 'presentation',
        title: 'Ten feelings',
        aim: 'To meet the words with their meaning and sound.',
        minutes: 10,
        grouping: 'T–S',
        steps: [
          'Show the words one by one. Read the example and ask: “Is this a good feeling or a difficult one?”',
          'Say each word twice. The class repeats. Mark the stress: exCIted, surPRISED, reLAXED, NERvous.',
          'Show that the e in -ed is silent in bored, tired, worried, surprised and relaxed, but not in excited.',
          'Say a short situation: “My best friend is away.” Students answer with one of the words.',
        ],
        materialIds: ['ten-feelings'],
        support: 'Leave the words on the board during the whole lesson.',
        challenge: 'Students find pairs that are nearly opposites: nervous and relaxed, bored and excited.',
      }),
      stage({
        id: 'ed-or-ing',
        kind: 'language focus',
        title: 'Bored or boring?',
        aim: 'To see who has the feeling and what gives it.',
        minutes: 6,
        grouping: 'T–S',
        steps: [
          'Draw a student with a sleepy face and a thick book. Write: The book is boring. The student is bored.',
          'Ask: “Who has the feeling? What gives the feeling?” Write feeling under bored and reason under boring.',
          'Students do the same in pairs with exciting and excited: a match and a fan.',
          'Ask for other pairs: tiring and tired, surprising and surprised, relaxing and relaxed.',
        ],
        things: ['the board'],
        support: 'Point to the person or the thing in the drawing before each answer.',
        challenge: 'Students write one sentence that has both words of a pair.',
      }),
      stage({
        id: 'which-word',
        kind: 'controlled practice',
        title: 'Which word fits?',
        aim: 'To understand and choose the words.',
        minutes: 8,
        grouping: 'S–S',
        steps: [
          'Show the questions on the board one by one. Pairs have half a minute for each and write the word in large letters.',
          'They hold up their answer together. Ask one pair: “Which words helped you?”',
          'For bored and boring, students point to the feeling or the reason in the drawing.',
        ],
        materialIds: ['which-word'],
        support: 'Cover one wrong option before the pair decides.',
        challenge: 'Students cover the options and find a word of their own first.',
      }),
      stage({
        id: 'talk-about-it',
        kind: 'freer practice',
        title: 'When was that?',
        aim: 'To talk about feelings and reasons.',
        minutes: 9,
        grouping: 'S–S',
        steps: [
          'Show the questions. Answer one yourself: “I feel relaxed when I cook, because nobody phones me.”',
          'In pairs, students choose three questions. The listener asks “Why?” or “What happened then?” each time.',
          'After four minutes, students change partners and choose again.',
        ],
        materialIds: ['talk'],
        support: 'Students begin with I feel … when … because …',
        challenge: 'Students tell the second partner what the first one said: “Amir feels nervous when …”',
      }),
      stage({
        id: 'good-sentences',
        kind: 'feedback',
        title: 'Sentences from the room',
        aim: 'To keep good language and mend what was not clear.',
        minutes: 4,
        grouping: 'whole class',
        steps: [
          'Write two good sentences that you heard, and two with a mistake, without names.',
          'Pairs find and mend the mistakes. Repeat the good sentences together.',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'Today and last week',
        aim: 'To see which words each student can use.',
        minutes: 3,
        grouping: 'alone',
        steps: ['Students write: “Today I feel … because …” and “Last week I was … because …” and hand it in.'],
      }),
    ],
    problems: [
      {
        problem: 'Students say “I am boring” when they mean that they feel bored.',
        solution: 'Ask: “Do you give the feeling, or have it?” Point to the drawing and let them try again.',
      },
      {
        problem: 'Students say an extra syllable in bored or tired.',
        solution: 'Clap the word once: “bored” has one clap, “excited” has three.',
      },
      {
        problem: 'A student does not want to talk about feelings.',
        solution: 'Let the student talk about a person in a film or a book.',
      },
    ],
    checks: [
      { question: 'The lesson is boring. Who or what gives the feeling?', answer: 'The lesson.' },
      { question: 'I’m excited about the trip. Do I want to go?', answer: 'Yes, very much.' },
      { question: 'She’s proud of her brother. Did he do something well or badly?', answer: 'Something well.' },
      { question: 'I’m lonely. Am I happy to be alone?', answer: 'No. I want to be with other people.' },
    ],
    support: 'Students learn six of the words first: bored, tired, angry, excited, nervous, surprised.',
    challenge: 'Students add the little words: proud of, worried about, angry with, excited about.',
    homework: 'Choose five of the words. Write one sentence for each about you or a person in a film, with because.',
    exitTicket: 'Finish the sentences: Today I feel … because … Last week I was … because …',
    materials: [
      {
        id: 'ten-feelings',
        title: 'Ten feelings',
        kind: 'words',
        entries: [
          word('angry', 'You feel like this when somebody does something bad or unfair.', {
            example: 'I was angry because my brother broke my phone.',
            emoji: '😠',
            partOfSpeech: adjective,
          }),
          word('bored', 'You have nothing interesting to do.', {
            example: 'It’s raining, and the children are bored.',
            emoji: '🥱',
            partOfSpeech: adjective,
          }),
          word('excited', 'Something good is going to happen, and you can’t wait.', {
            example: 'Maya is excited about her trip to the sea.',
            emoji: '🤩',
            partOfSpeech: adjective,
          }),
          word('lonely', 'You are sad because you are alone or have no friends near you.', {
            example: 'He felt lonely in the new town.',
            partOfSpeech: adjective,
          }),
          word('nervous', 'You feel like this before something difficult or important, for example a test.', {
            example: 'I’m always nervous before a test.',
            emoji: '😬',
            partOfSpeech: adjective,
          }),
          word('proud', 'You are very happy because you or somebody near you did something well.', {
            example: 'Her parents were proud of her good work.',
            partOfSpeech: adjective,
          }),
          word('relaxed', 'You feel quiet and happy, and nothing is a problem.', {
            example: 'After a swim I feel relaxed.',
            emoji: '😌',
            partOfSpeech: adjective,
          }),
          word('surprised', 'You feel like this when something happens and you did not know about it before.', {
            example: 'We were surprised to see snow in May.',
            emoji: '😮',
            partOfSpeech: adjective,
          }),
          word('tired', 'You need to rest or sleep.', {
            example: 'I went to bed early because I was tired.',
            emoji: '😴',
            partOfSpeech: adjective,
          }),
          word('worried', 'You think that something bad can happen.', {
            example: 'Dad is worried because I’m late.',
            emoji: '😟',
            partOfSpeech: adjective,
          }),
        ],
      },
      {
        id: 'which-word',
        title: 'Which word fits?',
        kind: 'questions',
        items: [
          choose(
            {
              ...words,
              id: 'before-test',
              prompt: 'Deniz has an important test in five minutes. Her hands are cold. She is ___.',
              explanation: 'Before something important, many people are nervous.',
            },
            ['nervous', 'bored', 'relaxed'],
          ),
          choose(
            {
              ...words,
              id: 'first-prize',
              prompt: 'My sister won first prize. I’m very ___ of her.',
              explanation: 'We are proud of somebody who did something well.',
            },
            ['proud', 'lonely', 'tired'],
          ),
          choose(
            {
              ...words,
              id: 'new-school',
              prompt: 'Paulo doesn’t know anybody at his new school. At lunch he sits alone and feels ___.',
              explanation: 'He is sad because he has no friends near him: he is lonely.',
            },
            ['lonely', 'proud', 'excited'],
          ),
          choose(
            {
              ...words,
              id: 'party',
              prompt: 'I didn’t know about the party. When everybody shouted “Happy birthday!”, I was really ___.',
              explanation: 'I did not know about it before: I was surprised.',
            },
            ['surprised', 'bored', 'worried'],
          ),
          choose(
            {
              ...words,
              id: 'no-news',
              prompt: 'It’s midnight, and Kofi isn’t home. His mother is ___ about him.',
              explanation: 'She thinks that something bad can happen: she is worried about him.',
            },
            ['worried', 'relaxed', 'proud'],
          ),
          choose(
            {
              ...words,
              id: 'bored-boring',
              prompt: 'There’s nothing to do here. I’m ___.',
              explanation: 'I have the feeling: I’m bored. The afternoon is boring.',
            },
            ['bored', 'boring', 'bore'],
          ),
          choose(
            {
              ...words,
              id: 'exciting-game',
              prompt: 'What a game! It was really ___.',
              explanation: 'The game gives the feeling: it is exciting. The people are excited.',
            },
            ['exciting', 'excited', 'excite'],
          ),
          choose(
            {
              ...words,
              id: 'tired-tiring',
              prompt: 'We walked for six hours. All of us were very ___.',
              explanation: 'We had the feeling: we were tired. The walk was tiring.',
            },
            ['tired', 'tiring', 'tires'],
          ),
        ],
      },
      {
        id: 'talk',
        title: 'When was that?',
        kind: 'discussion',
        questions: [
          'When do people feel nervous? What helps you?',
          'What are you excited about this month?',
          'Which places or activities make you feel relaxed?',
          'When were you really surprised? What happened?',
          'What do you do when you are bored at home?',
          'Who are you proud of, and why?',
        ],
      },
    ],
  },
};
