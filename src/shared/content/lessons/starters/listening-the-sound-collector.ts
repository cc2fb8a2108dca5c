import type { StarterLesson } from './starter';
import { choose, stage, trueOrFalse, word } from './write';

const listening = { level: 'B1', skill: 'listening' } as const;
const phrase = 'phrase';

export const listeningTheSoundCollector: StarterLesson = {
  id: 'listening-the-sound-collector',
  title: 'The sound collector',
  level: 'B1',
  summary: 'Students listen to a radio interview about an unusual hobby and interview each other about theirs.',
  data: {
    about: {
      level: 'B1',
      age: 'adults',
      classSize: 16,
      minutes: 60,
      type: 'listening',
      topic: 'Talking and media',
      targetLanguage: 'Words for sounds and recordings; interview questions that lead on',
      framework: 'skills',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can follow a radio interview of three minutes for its main points and for details.',
      secondary: 'Students interview each other and ask questions that follow from the answers.',
      personal: 'Play the whole interview before any part of it, and let students listen without writing once.',
    },
    stages: [
      stage({
        id: 'one-minute',
        kind: 'lead-in',
        title: 'One minute of listening',
        aim: 'To turn students’ ears to sounds.',
        minutes: 6,
        grouping: 'whole class',
        steps: [
          'Ask everybody to be silent for one minute and to listen to the room and the street.',
          'Students write down what they heard: a chair, a bus, somebody’s steps.',
          'Pairs compare. Ask: “Which sound did only one person hear? Which sound did you like?”',
        ],
        support: 'Write some words on the board: traffic, footsteps, voices, a bird, the wind.',
        challenge: 'Students describe a sound without naming it.',
      }),
      stage({
        id: 'key-words',
        kind: 'before the text',
        title: 'Nine words and a guess',
        aim: 'To take away the hardest words and to want to listen.',
        minutes: 8,
        grouping: 'S–S',
        steps: [
          'Show the words. Pairs explain those that they know to each other and read the others.',
          'Say: “Priya Raman collects sounds. You will hear her on the radio.”',
          'Pairs write three questions that the presenter may ask. Collect five on the board.',
        ],
        materialIds: ['key-words'],
        support: 'Give the question words: what, how, where, why.',
        challenge: 'Students guess Priya’s answers too.',
      }),
      stage({
        id: 'first-listening',
        kind: 'while reading or listening',
        title: 'What did they talk about?',
        aim: 'To listen for the main points.',
        minutes: 9,
        grouping: 'alone',
        steps: [
          'Play or read out the whole interview. Students only listen.',
          'In pairs, they tell each other everything that they remember.',
          'Look at the questions on the board: which ones did the presenter ask?',
        ],
        materialIds: ['interview'],
        support: 'Stop once in the middle, after the typewriters and the cinema, and let pairs talk.',
        challenge: 'Students name the parts of the interview in order: how it began, what she records, …',
      }),
      stage({
        id: 'second-listening',
        kind: 'while reading or listening',
        title: 'What exactly did she say?',
        aim: 'To listen for details.',
        minutes: 13,
        grouping: 'alone',
        steps: [
          'Students read the questions before they hear the interview again.',
          'Play it a second time. Students answer while they listen.',
          'They compare in pairs. Play single parts again where answers differ.',
          'Students read the last two questions and the text together and find the words that show the answer.',
        ],
        materialIds: ['questions', 'interview'],
        support: 'Play the interview in three parts and stop after each.',
        challenge: 'Students answer first from memory and then listen to check.',
      }),
      stage({
        id: 'interview-each-other',
        kind: 'after the text',
        title: 'On air',
        aim: 'To hold an interview that goes on from the answers.',
        minutes: 16,
        grouping: 'S–S',
        steps: [
          'Students think of something that they do, collect, make or know well. It may be small: a way of cooking rice, a plant, a team.',
          'Show the questions. Ask: “Which ones begin? Which ones need an answer first?”',
          'Students interview each other for four minutes each. The presenter begins with “Good morning, and welcome to …”, asks two questions from the list and two that follow from the answers.',
          'Some presenters tell the class the most interesting answer.',
        ],
        materialIds: ['interview-questions'],
        support: 'Students prepare the questions with another presenter first.',
        challenge: 'The presenter does not look at any notes.',
      }),
      stage({
        id: 'feedback',
        kind: 'feedback',
        title: 'Questions that opened doors',
        aim: 'To keep good questions.',
        minutes: 5,
        grouping: 'whole class',
        steps: [
          'Ask: “Which question made your partner tell you more?” Write three of them on the board.',
          'Mend one or two questions that were not clear. Students copy the one that they want to use again.',
        ],
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'A sound to keep',
        aim: 'To use words of the lesson once more.',
        minutes: 3,
        grouping: 'alone',
        steps: ['Students write: “I’d like to keep the sound of … because …” and hand it in.'],
      }),
    ],
    problems: [
      {
        problem: 'Students want to understand every word and give up.',
        solution: 'Say before each listening what they need to find out, and that the rest may pass by.',
      },
      {
        problem: 'Students are afraid of numbers in speech.',
        solution:
          'Let them write down only the numbers in one listening: nine years, four thousand, five hours, thirty years, sixty.',
      },
      {
        problem: 'In their interviews, students go down the list and do not listen to the answers.',
        solution: 'The list may be used for two questions only. All others must begin with a word from the answer.',
      },
    ],
    checks: [
      { question: 'Something disappears. Can you still find it?', answer: 'No. It goes away.' },
      { question: 'It happened by accident. Did anybody plan it?', answer: 'No.' },
      { question: 'It’s free of charge. How much do you pay?', answer: 'Nothing.' },
    ],
    support: 'Students read the interview while they listen the second time.',
    challenge: 'Students tell the whole story of Priya in one minute, from notes of ten words.',
    homework:
      'Listen to a place that you know for five minutes. Write 80 to 100 words about what you heard and how it made you feel.',
    exitTicket: 'Finish the sentence: I’d like to keep the sound of … because …',
    materials: [
      {
        id: 'key-words',
        title: 'Nine words',
        kind: 'words',
        entries: [
          word('record', 'to keep sounds or pictures on a machine so that you can hear or see them later', {
            example: 'I’d like to record our grandmother’s songs.',
            partOfSpeech: 'verb',
          }),
          word('microphone', 'a thing that you speak into so that your voice is recorded or made louder', {
            example: 'Please speak into the microphone.',
            emoji: '🎙️',
          }),
          word('disappear', 'to go away and not be seen or heard any more', {
            example: 'Small shops disappear when everybody buys online.',
            partOfSpeech: 'verb',
          }),
          word('by accident', 'If something happens by accident, nobody planned it.', {
            example: 'I found this café by accident.',
            partOfSpeech: phrase,
          }),
          word('equipment', 'the things that you need for an activity', {
            example: 'Climbers need good equipment.',
          }),
          word('patience', 'being able to wait for a long time and stay calm', {
            example: 'You need patience to teach a dog.',
          }),
          word('free of charge', 'If something is free of charge, you do not have to pay for it.', {
            example: 'Visitors can use the internet free of charge.',
            partOfSpeech: phrase,
          }),
          word('notice', 'to see, hear or feel something and think about it', {
            example: 'Did you notice the smell of bread?',
            partOfSpeech: 'verb',
          }),
          word('tin', 'a light metal that is used for roofs, boxes and cans', {
            example: 'The old house had a tin roof.',
          }),
        ],
      },
      {
        id: 'interview',
        title: 'People You Should Know',
        kind: 'dialogue',
        text: [
          'A: Good morning, and welcome to “People You Should Know”. My guest today is Priya Raman. Priya, you collect sounds. What does that mean?',
          'B: Good morning. Well, some people take photos of a place. I record what the place sounds like. I put a microphone on a wall or a bench, and then I wait.',
          'A: How did you start?',
          'B: By accident. Nine years ago I made a film about my street for a course at college. The pictures were terrible, but when I closed my eyes and listened, I was back in the street. So I threw the pictures away and kept the sound.',
          'A: And how many recordings have you got now?',
          'B: About four thousand. Most of them are from Chennai, where I live, but I always take my recorder with me when I travel.',
          'A: Which sounds do you look for?',
          'B: Above all, sounds that are disappearing. When I was a child, a man walked along our road every morning and called out that he had fresh vegetables. You don’t hear him any more, because people order by phone. I’ve also recorded old typewriters, and the bell of a cinema that closed last year.',
          'A: Is it difficult work?',
          'B: The waiting is difficult. People think that you need expensive equipment, but you can begin with a phone. What you really need is patience. I once waited five hours for a bird, and in the end a motorbike came instead. I kept the motorbike!',
          'A: And what do you do with all these sounds?',
          'B: They’re on a website, and everybody can use them free of charge. Film makers do, and so do teachers. But the message that I liked best came from a woman in Canada. She grew up near our railway station and moved away thirty years ago. She found the old announcements on my website, and she wrote that for three minutes she was home.',
          'A: That’s a lovely story. What’s next?',
          'B: This autumn I’m going to visit schools. Children will choose five sounds of their own town that they want to keep. I think they notice things that adults no longer hear.',
          'A: One last question. What’s your favourite sound?',
          'B: Rain on a tin roof. I have sixty recordings of it, and no two of them are the same.',
          'A: Priya Raman, thank you very much.',
          'B: Thank you.',
        ].join('\n'),
      },
      {
        id: 'questions',
        title: 'What exactly did she say?',
        kind: 'questions',
        items: [
          choose(
            {
              ...listening,
              id: 'start',
              prompt: 'How did Priya begin to collect sounds?',
              explanation: 'She made a film for a course, threw the pictures away and kept the sound.',
            },
            [
              'She made a film, and its sound was better than its pictures.',
              'Somebody gave her an old microphone, and she tried it out.',
              'She wanted to work for the radio.',
            ],
          ),
          choose(
            {
              ...listening,
              id: 'where-from',
              prompt: 'Where are most of her recordings from?',
              explanation: '“Most of them are from Chennai, where I live.”',
            },
            ['the city where she lives', 'the countries where she travelled', 'her old college'],
          ),
          choose(
            {
              ...listening,
              id: 'vegetables',
              prompt: 'Why can’t people hear the vegetable seller any more?',
              explanation: '“You don’t hear him any more, because people order by phone.”',
            },
            [
              'People buy their vegetables in another way.',
              'The street has become too loud.',
              'He sells his vegetables at a market now.',
            ],
          ),
          choose(
            {
              ...listening,
              id: 'need',
              prompt: 'What does a sound collector need most, in her opinion?',
              explanation: '“What you really need is patience.”',
            },
            ['patience', 'good equipment', 'a quiet place'],
          ),
          trueOrFalse(
            {
              ...listening,
              id: 'bird',
              prompt: 'After five hours, Priya recorded the bird.',
              explanation: 'A motorbike came instead, and she kept that.',
            },
            false,
          ),
          trueOrFalse(
            {
              ...listening,
              id: 'pay',
              prompt: 'Film makers have to pay for her sounds.',
              explanation: 'Everybody can use them free of charge.',
            },
            false,
          ),
          trueOrFalse(
            {
              ...listening,
              id: 'favourite',
              prompt: 'Her sixty recordings of rain all sound different.',
              explanation: '“No two of them are the same.”',
            },
            true,
          ),
          choose(
            {
              ...listening,
              id: 'canada',
              prompt: 'Why did the woman in Canada write to Priya?',
              explanation: 'She heard the announcements of her old station, and “for three minutes she was home”.',
            },
            [
              'The recordings brought back her old home.',
              'She wanted to offer Priya some recordings.',
              'She was planning to visit the station.',
            ],
          ),
          choose(
            {
              ...listening,
              id: 'autumn',
              prompt: 'What will happen in the autumn?',
              explanation: 'Priya is going to visit schools, and children will choose five sounds.',
            },
            [
              'Children will choose sounds that they want to keep.',
              'Children will teach adults to make recordings.',
              'Priya will begin to work as a teacher at a school.',
            ],
          ),
        ],
      },
      {
        id: 'interview-questions',
        title: 'Questions for your guest',
        kind: 'discussion',
        questions: [
          'What do you do, and how did you start?',
          'What do you need for it?',
          'What is difficult about it, and what do you like best?',
          'What was your best moment?',
          'What would you like to do next?',
        ],
      },
    ],
  },
};
