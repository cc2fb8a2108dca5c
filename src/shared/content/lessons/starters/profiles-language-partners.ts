import type { StarterLesson } from './starter';
import { choose, stage, trueOrFalse, word } from './write';

const reading = { level: 'A1', skill: 'reading' } as const;
const adjective = 'adjective';

export const profilesLanguagePartners: StarterLesson = {
  id: 'profiles-language-partners',
  title: 'Find a language partner',
  level: 'A1',
  summary:
    'Students read four short profiles, find the right partner for each person, and write a profile of their own.',
  data: {
    about: {
      level: 'A1',
      age: 'adults',
      classSize: 16,
      minutes: 60,
      type: 'reading',
      topic: 'People and family',
      targetLanguage: 'Personal facts: name, home, job, languages, free time; I speak …, I’m interested in …',
      framework: 'skills',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can find names, places, times and interests in short profiles and compare them.',
      secondary: 'Students write four or five sentences about themselves after a model.',
      personal: 'Give time for silent reading, and do not talk into it.',
    },
    stages: [
      stage({
        id: 'lead-in',
        kind: 'lead-in',
        title: 'How do you practise?',
        aim: 'To open the topic with students’ own experience.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Ask: “How do you practise English outside class?” Write the ideas on the board: songs, films, an app, a friend.',
          'Explain: “A language partner is a person from another place. You talk online. Half of the time you speak your language, half of the time theirs.”',
          'Pairs ask: “Do you want a language partner? For which language?”',
        ],
        support: 'Show the words languages, English, practise on the board.',
        challenge: 'Students say what is good and what is difficult about talking online.',
      }),
      stage({
        id: 'words',
        kind: 'before the text',
        title: 'Words in a profile',
        aim: 'To take away the hardest words before reading.',
        minutes: 8,
        grouping: 'S–S',
        steps: [
          'Show the words. Students tick the ones that they know and explain them to their partner.',
          'Say the meanings of the others. Students repeat the words and find the stress: inTEREsted is wrong, INterested is right.',
          'Say three sentences about yourself with the words: “I’m free on Friday evenings.” Students say the same about themselves.',
        ],
        materialIds: ['words'],
        challenge: 'Students use two of the words in one sentence.',
      }),
      stage({
        id: 'quick-read',
        kind: 'while reading or listening',
        title: 'Who is who?',
        aim: 'To read quickly for one fact.',
        minutes: 6,
        grouping: 'alone',
        steps: [
          'Hand out the profiles. Say: “You have two minutes. Who works in a garden? Who has a baby? Who studies? Who drives a bus?”',
          'Students write the four names: Thabo, Elif, Hana, Carlos. They compare in pairs.',
          'Ask: “Which words helped you?” Students show them in the text.',
        ],
        materialIds: ['profiles'],
        support: 'Give three minutes and only two of the questions.',
        challenge: 'Students turn the page over and say what they remember of each person.',
      }),
      stage({
        id: 'details',
        kind: 'while reading or listening',
        title: 'Look for the words',
        aim: 'To read carefully for details.',
        minutes: 12,
        grouping: 'alone',
        steps: [
          'Students answer the questions and underline the words that show each answer.',
          'They compare in pairs. Where they differ, they show each other the line.',
          'Check together, always with the line.',
        ],
        materialIds: ['profiles', 'questions'],
        support: 'Tell students in which profile they find each answer.',
        challenge: 'Students write one more question about a profile for another pair.',
      }),
      stage({
        id: 'partners',
        kind: 'after the text',
        title: 'Who can talk to whom?',
        aim: 'To use the facts to decide something.',
        minutes: 10,
        grouping: 'groups',
        steps: [
          'Groups of three find two pairs of language partners: same free time, same interests, useful languages.',
          'They discuss the questions and give a reason for each pair.',
          'Groups compare. The times and interests fit best for Elif with Carlos and for Hana with Thabo. Other answers are fine with good reasons.',
        ],
        materialIds: ['discussion'],
        support: 'Put a frame on the board: … and … are both free on … They both like …',
        challenge: 'The group writes two questions that the new partners can ask each other.',
      }),
      stage({
        id: 'own-profile',
        kind: 'freer practice',
        title: 'My profile',
        aim: 'To write a short text after a model.',
        minutes: 14,
        grouping: 'alone',
        steps: [
          'Look at Hana’s profile together. Number the parts on the board: 1 name and home, 2 job or studies, 3 languages, 4 interests, 5 free time.',
          'Students write their own profile with one sentence for each part. Say: “Give only facts that you want to share. You can invent them.”',
          'Students put the profiles on the wall or on the desks, read four of them and choose a good partner for themselves.',
        ],
        support: 'Give the beginnings: My name is … I live in … I’m a … I speak … I like … I’m free on …',
        challenge: 'Students add one sentence with because.',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'Good partners',
        aim: 'To check reading and writing in one sentence.',
        minutes: 4,
        grouping: 'alone',
        steps: ['Students write: “… is a good language partner for me because …” and hand it in with their profile.'],
      }),
    ],
    problems: [
      {
        problem: 'Students stop at every new word.',
        solution: 'Set the clock for the first reading, and say that there is a second one.',
      },
      {
        problem: 'Students read I speak a little German as I speak German well.',
        solution: 'Show with your hands: a little, well, very well. Students show how well they speak each language.',
      },
      {
        problem: 'Students do not want to share facts about themselves.',
        solution: 'They invent a person, or write about a singer or a person from a film.',
      },
    ],
    checks: [
      { question: 'Elif is free on Sundays. Does she work then, or has she got time?', answer: 'She’s got time.' },
      { question: 'Carlos is interested in football. Does he like it?', answer: 'Yes.' },
      { question: '“I speak a little German.” Is it easy for this person to speak German?', answer: 'No, not yet.' },
    ],
    support: 'Students may read two profiles only, Elif’s and Carlos’s, and answer the questions about them.',
    challenge: 'Students write a message of three sentences to the partner that they chose.',
    homework: 'Write the profile of a person you know well in five sentences. Read it aloud twice.',
    exitTicket: 'Finish the sentence: … is a good language partner for me because …',
    materials: [
      {
        id: 'words',
        title: 'Words in a profile',
        kind: 'words',
        entries: [
          word('language', 'English, Arabic and Polish are examples.', { example: 'I speak one language at home.' }),
          word('partner', 'a person that you do something with', { example: 'My partner and I talk online.' }),
          word('free', 'You do not have work or other plans.', {
            example: 'Are you free on Saturday?',
            partOfSpeech: adjective,
          }),
          word('interested in', 'You like it and want to know more about it.', {
            example: 'She is interested in animals.',
            partOfSpeech: adjective,
          }),
          word('practise', 'to do something again and again to get better', {
            example: 'I practise English every day.',
            partOfSpeech: 'verb',
          }),
          word('a little', 'not much', { example: 'I speak a little Turkish.', partOfSpeech: 'adverb' }),
          word('well', 'in a good way', { example: 'He speaks French well.', partOfSpeech: 'adverb' }),
          word('both', 'the one and the other', { example: 'We both like music.', partOfSpeech: 'pronoun' }),
          word('weekend', 'Saturday and Sunday in many countries', { example: 'I cook at the weekend.' }),
        ],
      },
      {
        id: 'profiles',
        title: 'Four profiles',
        kind: 'text',
        text: [
          'Elif: Hi! I’m Elif and I live in Izmir in Turkey. I’m at home this year because I have a baby. I speak Turkish, and I want to practise English and Spanish. I cook a lot, and I’m interested in food from other countries. I’m free on Sunday mornings.',
          'Carlos: My name is Carlos. I’m a bus driver in Málaga, a city in Spain. I speak Spanish and a little English. I like football, and at the weekend I cook for my family. I want to learn Turkish because my sister lives in Istanbul. I’m free on Sundays.',
          'Hana: Hello, I’m Hana from Osaka in Japan. I study music, and I play the piano. I speak Japanese very well and English well. I like birds and long walks, but I don’t like sport on TV. I want to practise English. I’m free on Wednesday evenings.',
          'Thabo: I’m Thabo, and I live near Durban in South Africa. I work in a big public garden. I speak Zulu and English. I take photos of birds, and I sing in a group. I want to learn Japanese for a trip next year. I don’t work on Wednesdays.',
        ].join('\n\n'),
      },
      {
        id: 'questions',
        title: 'Look for the words',
        kind: 'questions',
        items: [
          choose(
            {
              ...reading,
              id: 'why-home',
              prompt: 'Why is Elif at home this year?',
              explanation: '“I’m at home this year because I have a baby.”',
            },
            ['She has a baby.', 'She is a cook.', 'She studies Spanish.'],
          ),
          choose(
            {
              ...reading,
              id: 'turkish',
              prompt: 'Why does Carlos want to learn Turkish?',
              explanation: '“My sister lives in Istanbul.”',
            },
            ['His sister lives in Turkey.', 'His family is from Turkey.', 'He drives a bus in Istanbul.'],
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'carlos-english',
              prompt: 'Carlos speaks English very well.',
              explanation: 'He speaks Spanish and a little English.',
            },
            false,
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'hana-sport',
              prompt: 'Hana likes sport on TV.',
              explanation: '“I don’t like sport on TV.” She likes birds and long walks.',
            },
            false,
          ),
          choose(
            {
              ...reading,
              id: 'both-birds',
              prompt: 'Who is interested in birds?',
              explanation: 'Hana likes birds, and Thabo takes photos of them.',
            },
            ['Hana and Thabo', 'Hana and Carlos', 'Elif and Thabo'],
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'thabo-languages',
              prompt: 'Thabo speaks two languages.',
              explanation: 'He speaks Zulu and English. He wants to learn Japanese.',
            },
            true,
          ),
          choose(
            {
              ...reading,
              id: 'free-sunday',
              prompt: 'When can Elif and Carlos both talk?',
              explanation: 'Elif is free on Sunday mornings, and Carlos is free on Sundays.',
            },
            ['on Sundays', 'on Wednesdays', 'on Saturdays'],
          ),
        ],
      },
      {
        id: 'discussion',
        title: 'Who can talk to whom?',
        kind: 'discussion',
        questions: [
          'Who has free time on the same day?',
          'Who likes the same things?',
          'Who wants to learn a language that another person speaks?',
          'Which two pairs are the best? Why?',
          'Who is a good partner for you?',
        ],
      },
    ],
  },
};
