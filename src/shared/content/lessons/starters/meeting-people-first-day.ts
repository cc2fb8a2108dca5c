import type { StarterLesson } from './starter';
import { choose, stage, word } from './write';

const speaking = { level: 'A1', skill: 'speaking' } as const;
const phrase = { partOfSpeech: 'phrase' };

export const meetingPeopleFirstDay: StarterLesson = {
  id: 'meeting-people-first-day',
  title: 'Nice to meet you',
  level: 'A1',
  summary: 'Students meet new people, find something they share, and introduce a partner to another pair.',
  data: {
    about: {
      level: 'A1',
      age: 'adults',
      classSize: 16,
      minutes: 45,
      type: 'speaking',
      topic: 'People and family',
      point: 'to-be',
      targetLanguage: 'Greetings and introductions: What’s your name? Where are you from? This is …, Nice to meet you.',
      framework: 'tbl',
      needsPrep: false,
      needsCopies: false,
    },
    aims: {
      main: 'Students can greet a new person, ask and answer four simple questions, and introduce somebody.',
      secondary: 'Students keep a short conversation going with And you? and a friendly reaction.',
      personal: 'Listen during the task and help only when somebody asks.',
    },
    stages: [
      stage({
        id: 'hello',
        kind: 'lead-in',
        title: 'How do people say hello?',
        aim: 'To open the topic without much language.',
        minutes: 5,
        grouping: 'whole class',
        steps: [
          'Show three ways to say hello without words: a smile, a wave, a small nod. Students add others that they know.',
          'Ask: “What do you say in your language? What do you say in English?” Write the English greetings on the board.',
          'Students stand up and greet three people, each in a different way. Say: “Choose what is comfortable for you.”',
        ],
        support: 'Students may use one greeting only.',
        challenge: 'Students say which greetings are for friends and which are for a new boss.',
      }),
      stage({
        id: 'listen',
        kind: 'before the text',
        title: 'Yuki and Omar',
        aim: 'To hear the whole conversation as a model.',
        minutes: 6,
        grouping: 'T–S',
        steps: [
          'Say: “Two people are at a new English course. Are they friends already?” Play the dialogue or read it out. Answer: no.',
          'Play it again. Students listen for the countries and the jobs: Japan, Egypt, student, cook.',
          'Show the text. Ask: “What do they have in common?” Both are new in the town, and both like music.',
        ],
        materialIds: ['model'],
        support: 'Show the text while students listen for the second time.',
        challenge: 'Students listen for the words that keep the talk going: And you? Really? Me too.',
      }),
      stage({
        id: 'match',
        kind: 'controlled practice',
        title: 'Question and answer',
        aim: 'To prepare the questions for the task.',
        minutes: 8,
        grouping: 'S–S',
        steps: [
          'Show the phrases. Students repeat them with friendly voices. Clap the strong words: WHAT’s your NAME? WHERE are you FROM?',
          'Pairs do the questions. Check together.',
          'Pairs say the dialogue again with their own names and facts.',
        ],
        materialIds: ['phrases', 'match'],
        support: 'Pairs do the first four questions only.',
        challenge: 'Pairs hide the text and speak from memory.',
      }),
      stage({
        id: 'task',
        kind: 'task',
        title: 'Find something you share',
        aim: 'To meet people and find out about them.',
        minutes: 10,
        grouping: 'whole class',
        steps: [
          'Say: “Talk to four people. Find one thing that is the same for you both: a city, a job, a family fact, a hobby.” Model it with one student.',
          'Students walk around and use the questions. After two minutes, say “Say goodbye and find a new person.”',
          'Students write down a name and the thing in common each time. Nobody has to talk about anything private.',
        ],
        materialIds: ['task-questions'],
        support: 'Students carry the questions in their notebook.',
        challenge: 'Students find something less usual than a city or a hobby.',
      }),
      stage({
        id: 'report',
        kind: 'report',
        title: 'This is …',
        aim: 'To introduce one person to others.',
        minutes: 7,
        grouping: 'groups',
        steps: [
          'Model: “This is Omar. He’s from Egypt. He’s a cook. We’re both new here.” The answer: “Nice to meet you, Omar.”',
          'Students choose a partner from the task. Two pairs come together and introduce each other.',
          'Pairs change once more, so that everybody introduces a partner twice.',
        ],
        support: 'Leave the frame on the board: This is … He’s / She’s / They’re from … We both …',
        challenge: 'The other pair asks one more question about the person.',
      }),
      stage({
        id: 'focus',
        kind: 'language focus',
        title: 'Am, is, are',
        aim: 'To look at the forms after they were needed.',
        minutes: 6,
        grouping: 'T–S',
        steps: [
          'Write on the board: I ___ from Peru. She ___ a teacher. We ___ both new here. Students fill the gaps: am, is, are.',
          'Write three things that you heard, one of them with a mistake such as “He from Brazil.” Pairs find it and correct it.',
          'Show the short forms: I’m, he’s, she’s, we’re, they’re. Students say the sentences again with short forms.',
        ],
        things: ['the board'],
        challenge: 'Students make the three sentences into questions.',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'A person in two facts',
        aim: 'To see what each student can do now.',
        minutes: 3,
        grouping: 'alone',
        steps: ['Students write the name of one classmate and two facts with is: “She is from … She is …”'],
      }),
    ],
    problems: [
      {
        problem: 'Students leave out be: “He from Brazil.”',
        solution: 'Tap the gap with a finger, and wait. Praise the sentence when it comes with ’s.',
      },
      {
        problem: 'All students know each other already.',
        solution: 'Give everybody two minutes to invent a new person: a name, a city, a job and a hobby.',
      },
      {
        problem: 'Shy students stay with one partner.',
        solution: 'Let two shy students walk together as a pair and talk to other pairs.',
      },
    ],
    checks: [
      { question: 'We say “Nice to meet you.” Is it the first time or the tenth time?', answer: 'The first time.' },
      { question: 'I ask “And you?” What do I want to know?', answer: 'Your answer to the same question.' },
      { question: 'Omar and Yuki: is or are new here?', answer: 'Are. There are two people.' },
    ],
    support: 'Two questions are enough for the task: What’s your name? Where are you from?',
    challenge: 'Students also ask: Why are you here? What do you do at the weekend?',
    homework: 'Write the dialogue of two new people in eight lines. Use And you? and Nice to meet you.',
    exitTicket: 'Write a classmate’s name and two facts with is.',
    materials: [
      {
        id: 'model',
        title: 'Yuki and Omar',
        kind: 'dialogue',
        text: [
          'A: Hello. Is this the English class?',
          'B: Yes, it is. Hi, I’m Omar. What’s your name?',
          'A: I’m Yuki. Nice to meet you.',
          'B: Nice to meet you too. Where are you from, Yuki?',
          'A: I’m from Japan. And you?',
          'B: I’m from Egypt, from Alexandria. I’m new in this town.',
          'A: Really? Me too. Are you a student?',
          'B: No, I’m a cook. And you?',
          'A: I’m a student. I like music. I play the guitar.',
          'B: I like music too. I sing in the kitchen.',
          'A: That’s great. Oh, here is the teacher.',
          'B: See you after the class, Yuki.',
        ].join('\n'),
      },
      {
        id: 'phrases',
        title: 'Phrases for meeting people',
        kind: 'words',
        entries: [
          word('What’s your name?', 'You want to know the person’s name.', {
            example: 'Hi, I’m Lea. What’s your name?',
            ...phrase,
          }),
          word('Nice to meet you.', 'You say it when you meet a person for the first time.', {
            example: 'I’m Tariq. Nice to meet you.',
            ...phrase,
          }),
          word('Where are you from?', 'You want to know the person’s country or city.', {
            example: 'Where are you from, Ana?',
            ...phrase,
          }),
          word('What do you do?', 'You want to know the person’s job.', {
            example: 'What do you do? Are you a student?',
            ...phrase,
          }),
          word('And you?', 'You ask the same question back.', { example: 'I’m from Ghana. And you?', ...phrase }),
          word('Me too.', 'It is the same for me.', { example: 'You like football? Me too.', ...phrase }),
          word('Really?', 'You are surprised or interested.', {
            example: 'Really? I like old films too.',
            ...phrase,
          }),
          word('This is …', 'You say it when you introduce a person to another person.', {
            example: 'This is my friend Bo.',
            ...phrase,
          }),
          word('See you.', 'You say it when you go away and will meet again.', {
            example: 'See you on Monday.',
            ...phrase,
          }),
        ],
      },
      {
        id: 'match',
        title: 'Question and answer',
        kind: 'questions',
        items: [
          choose(
            {
              ...speaking,
              id: 'name',
              prompt: '“What’s your name?”',
              explanation: 'The question is about a name.',
            },
            ['“I’m Yuki.”', '“I’m fine, thanks.”', '“I’m twenty-two.”'],
          ),
          choose(
            {
              ...speaking,
              id: 'meet',
              prompt: '“Nice to meet you.”',
              explanation: 'We give the same greeting back, with too.',
            },
            ['“Nice to meet you too.”', '“Yes, I am.”', '“I’m from Japan.”'],
          ),
          choose(
            {
              ...speaking,
              id: 'from',
              prompt: '“Where are you from?”',
              explanation: 'The question is about a country or a city.',
            },
            ['“Egypt. And you?”', '“At nine o’clock.”', '“I’m a cook.”'],
          ),
          choose(
            {
              ...speaking,
              id: 'student',
              prompt: '“Are you a student?”',
              explanation: 'Are you …? has the short answer Yes, I am or No, I’m not.',
            },
            ['“No, I’m not. I’m a nurse.”', '“No, I don’t.”', '“Yes, I’m.”'],
          ),
          choose(
            {
              ...speaking,
              id: 'like',
              prompt: '“I like music.” You like music too. What do you say?',
              explanation: 'Me too means that it is the same for you.',
            },
            ['“Me too.”', '“See you.”', '“And you?”'],
          ),
          choose(
            {
              ...speaking,
              id: 'this-is',
              prompt: 'You introduce your friend Omar to a classmate. What do you say?',
              explanation: 'We introduce a person with This is.',
            },
            ['“This is my friend Omar.”', '“I’m my friend Omar.”', '“Where is my friend Omar?”'],
          ),
        ],
      },
      {
        id: 'task-questions',
        title: 'Find something you share',
        kind: 'discussion',
        questions: [
          'What’s your name? How do you spell it?',
          'Where are you from?',
          'What do you do?',
          'What do you like? Music, sport, films …?',
          'What languages do you speak?',
        ],
      },
    ],
  },
};
