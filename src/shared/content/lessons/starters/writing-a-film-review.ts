import type { StarterLesson } from './starter';
import { choose, gap, stage, word } from './write';

const writing = { level: 'B1', skill: 'writing' } as const;

export const writingAFilmReview: StarterLesson = {
  id: 'writing-a-film-review',
  title: 'Is it worth watching?',
  level: 'B1',
  summary: 'Students take a film review apart, then plan, write and improve a review of their own.',
  data: {
    about: {
      level: 'B1',
      age: 'teenagers',
      classSize: 20,
      minutes: 90,
      type: 'writing',
      topic: 'Arts and stories',
      targetLanguage: 'Present simple for the story; however, although, in spite of; words for films and opinions',
      framework: 'skills',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can write a review of 130 to 150 words in four paragraphs with a clear recommendation.',
      secondary: 'Students give opinions with reasons and help each other to improve a text.',
      personal: 'Keep the writing time quiet, and go to the students who have not begun after two minutes.',
    },
    stages: [
      stage({
        id: 'last-film',
        kind: 'lead-in',
        title: 'Would you watch it again?',
        aim: 'To bring films and opinions to mind.',
        minutes: 8,
        grouping: 'S–S',
        steps: [
          'Tell students about a film or series that you enjoyed, and one that you did not finish. Give a reason for each.',
          'In pairs, students talk about the last film, series or play that they saw: “Would you watch it again?”',
          'Ask: “Before you watch something, what do you want to know about it?” Write the answers on the board.',
        ],
        things: ['the board'],
        support: 'Students may talk about a book or a game.',
        challenge: 'Students make their partner want to see it, in one minute.',
      }),
      stage({
        id: 'read-review',
        kind: 'before the text',
        title: 'Would Ivo like it?',
        aim: 'To read a review as readers do.',
        minutes: 9,
        grouping: 'alone',
        steps: [
          'Students read the review once. Say: “Ivo loves car chases and hates slow films. Amina enjoys funny stories about people. Who should see this film?” (Amina.)',
          'Pairs find the sentences that show it.',
          'Look at the answers on the board: what does this review tell its readers? What is missing?',
        ],
        materialIds: ['model-review'],
        support: 'Read the review aloud first.',
        challenge: 'Students say what the writer does not tell us, and why. (The ending: it would spoil the film.)',
      }),
      stage({
        id: 'four-paragraphs',
        kind: 'language focus',
        title: 'Four paragraphs, four jobs',
        aim: 'To see how a review is built.',
        minutes: 8,
        grouping: 'S–S',
        steps: [
          'Pairs match the paragraphs with their jobs.',
          'Ask: “Which tense tells the story of the film?” (The present simple.) “And the writer’s own reaction?” (The past simple: what I liked.)',
          'Write the four jobs on the board as a plan and leave them there.',
        ],
        materialIds: ['paragraph-jobs', 'model-review'],
        things: ['the board'],
        challenge: 'Students find the words that join good points and weak points.',
      }),
      stage({
        id: 'review-words',
        kind: 'language focus',
        title: 'Words for reviews',
        aim: 'To have the words that students will need.',
        minutes: 12,
        grouping: 'S–S',
        steps: [
          'Students read the words and mark the ones that are in the review.',
          'In pairs, one says a meaning and the other the word. They change after five.',
          'Each pair describes one film with four of the words, without its title. Another pair guesses.',
        ],
        materialIds: ['review-words'],
        support: 'Leave out cast and director at first.',
        challenge: 'Students add strong adjectives: brilliant, moving, awful, unforgettable.',
      }),
      stage({
        id: 'practise',
        kind: 'controlled practice',
        title: 'Choose and write',
        aim: 'To use linking words and phrases of opinion correctly.',
        minutes: 10,
        grouping: 'alone',
        steps: [
          'Students do the questions alone in six minutes.',
          'They compare in pairs. Check together.',
          'Write on the board what follows each word: although + sentence, in spite of + noun, However + comma.',
        ],
        materialIds: ['practise'],
        support: 'Students find an example of each in the model first.',
        challenge: 'Students say one idea in three ways, with although, in spite of and however.',
      }),
      stage({
        id: 'plan',
        kind: 'task',
        title: 'Plan it',
        aim: 'To have ideas and an order before writing.',
        minutes: 10,
        grouping: 'S–S',
        steps: [
          'Students choose a film, series, book or game. The questions help them to make notes for each of the four paragraphs.',
          'In pairs, they tell each other their plan. The partner asks: “Who is it for?” and “Why did you like it?”',
          'Students add what was missing.',
        ],
        materialIds: ['planning-questions'],
        support: 'Two students may plan a review of the same film and write it separately.',
        challenge: 'Students plan a review of something that they did not like, and are fair to it.',
      }),
      stage({
        id: 'write',
        kind: 'task',
        title: 'Write it',
        aim: 'To write a first version.',
        minutes: 20,
        grouping: 'alone',
        steps: [
          'Students write 130 to 150 words in four paragraphs.',
          'Say when five, ten and fifteen minutes are over. After ten, say: “You should be at the third paragraph now.”',
          'Walk round and answer questions quietly. Do not correct everything.',
        ],
        materialIds: ['review-words'],
        support:
          'Give the first words of each paragraph: … is a film that … / It tells the story of … / What I liked most was … / I would recommend it to …',
        challenge: 'Students use although, in spite of and however once each.',
      }),
      stage({
        id: 'readers',
        kind: 'feedback',
        title: 'The first readers',
        aim: 'To improve the text with a reader’s help.',
        minutes: 10,
        grouping: 'S–S',
        steps: [
          'Students swap reviews with somebody who did not hear the plan. They read and answer: “Do I know what it is about? Do I know what the writer thinks, and why? Do I know whether it is for me?”',
          'Each reader writes one thing that works well and one question.',
          'Writers improve two sentences.',
        ],
        support: 'Write the three questions on the board.',
        challenge: 'Readers also find a sentence that could be joined with the next one.',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'In one sentence',
        aim: 'To give a recommendation clearly.',
        minutes: 3,
        grouping: 'alone',
        steps: ['Students write: “I would recommend … to anybody who …, but not to people who …” and hand it in.'],
      }),
    ],
    problems: [
      {
        problem: 'Students tell the whole story and have no opinion.',
        solution: 'Allow four sentences for the story. Ask: “And? Should I watch it?”',
      },
      {
        problem: 'Students begin to tell the story in the past and change to the present.',
        solution: 'Let them underline all verbs of the second paragraph and check that they are in the present.',
      },
      {
        problem: 'Students write “I recommend you this film.”',
        solution: 'Write: recommend + thing + to + person.',
      },
    ],
    checks: [
      { question: 'In spite of the slow middle part, I enjoyed it. Was the middle part good?', answer: 'No.' },
      { question: 'It’s worth watching. Should I watch it?', answer: 'Yes.' },
      { question: 'The ending was disappointing. Was it better or worse than I hoped?', answer: 'Worse.' },
      { question: 'Should a review tell the ending?', answer: 'No. It would spoil it for the reader.' },
    ],
    support: 'Students write 90 to 100 words in three paragraphs: what it is, what I think, who it is for.',
    challenge: 'Students compare the film with another one that their readers may know.',
    homework: 'Write the second version of your review. Use your reader’s question and check your verbs.',
    exitTicket: 'Finish the sentence: I would recommend … to anybody who …, but not to people who …',
    materials: [
      {
        id: 'model-review',
        title: 'The Last Ferry',
        kind: 'text',
        text: [
          '“The Last Ferry” is a comedy which is set in a village on a small Greek island. It is the first film by the director Eleni Markou, and it stars two young actors whom you probably have not seen before.',
          'The film tells the story of Nikos, the captain of a ferry, and Zoe, a student who has missed the last boat of the day. Because of a storm, they have to spend two nights in an empty café. At first they cannot agree on anything. Little by little, however, they begin to listen to each other.',
          'What I liked most was the dialogue. It is quick, warm and really funny, and I almost forgot that nearly all the scenes are in one room. The music is beautiful as well. Although I enjoyed the film, the middle part was a little slow, and the ending was easy to guess.',
          'In spite of these weak points, “The Last Ferry” is worth watching. I would recommend it to anybody who likes stories about unusual friendships. If you are looking for action, it is not the film for you.',
        ].join('\n\n'),
      },
      {
        id: 'paragraph-jobs',
        title: 'Four paragraphs, four jobs',
        kind: 'questions',
        items: [
          {
            ...writing,
            id: 'jobs',
            kind: 'match',
            prompt: 'What does each paragraph of the review do?',
            explanation: 'A review goes from facts to the story, then to opinions and a recommendation.',
            pairs: [
              { left: 'Paragraph 1', right: 'says what kind of film it is and who made it' },
              { left: 'Paragraph 2', right: 'tells how the story begins' },
              { left: 'Paragraph 3', right: 'gives good points and weak points' },
              { left: 'Paragraph 4', right: 'says who should see it' },
            ],
            tags: [],
            version: 1,
            points: 1,
          },
        ],
      },
      {
        id: 'review-words',
        title: 'Words for reviews',
        kind: 'words',
        entries: [
          word('cast', 'all the actors in a film or play', { example: 'The whole cast is excellent.' }),
          word('character', 'a person in a story', { example: 'My favourite character is the grandmother.' }),
          word('dialogue', 'what the people in a film or book say to each other', {
            example: 'The dialogue is quick and funny.',
          }),
          word('director', 'the person who tells the actors and the team what to do', {
            example: 'The director has made three films.',
          }),
          word('disappointing', 'not as good as you hoped', {
            example: 'The second part was disappointing.',
            partOfSpeech: 'adjective',
          }),
          word('ending', 'the last part of a story', { example: 'Please don’t tell me the ending.' }),
          word('plot', 'the things that happen in a story, one after the other', {
            example: 'The plot is easy to follow.',
          }),
          word('recommend', 'to say that something is good and that somebody should try it', {
            example: 'I would recommend this book to everybody.',
            partOfSpeech: 'verb',
          }),
          word('scene', 'a part of a film or play that happens in one place', {
            example: 'The first scene is in a train.',
          }),
          word('set in', 'If a story is set in a place or time, it happens there or then.', {
            example: 'The film is set in Senegal in the 1960s.',
            partOfSpeech: 'phrase',
          }),
          word('star', 'to have one of the most important parts in a film', {
            example: 'Two sisters star in this comedy.',
            partOfSpeech: 'verb',
          }),
          word('worth watching', 'good enough for you to spend time on it', {
            example: 'It’s a long film, but it’s worth watching.',
            partOfSpeech: 'phrase',
          }),
        ],
      },
      {
        id: 'practise',
        title: 'Choose and write',
        kind: 'questions',
        items: [
          choose(
            {
              ...writing,
              id: 'tells',
              prompt: 'The film ___ the story of two sisters who open a bakery.',
              explanation: 'A film tells a story. Say and speak do not go with story.',
            },
            ['tells', 'says', 'speaks'],
          ),
          choose(
            {
              ...writing,
              id: 'worth',
              prompt: 'It’s a long book, but it’s worth ___.',
              explanation: 'After worth comes the -ing form.',
            },
            ['reading', 'to read', 'read'],
          ),
          choose(
            {
              ...writing,
              id: 'recommend',
              prompt: 'I would ___ who likes comedies.',
              explanation: 'Recommend + thing + to + person.',
            },
            ['recommend it to anybody', 'recommend anybody it', 'recommend to it anybody'],
          ),
          choose(
            {
              ...writing,
              id: 'however',
              prompt: 'The acting is excellent. ___, the plot is hard to follow.',
              explanation: 'However begins a new sentence and has a comma after it.',
            },
            ['However', 'Although', 'In spite of'],
          ),
          choose(
            {
              ...writing,
              id: 'although',
              prompt: '___ the ending is easy to guess, I enjoyed the film.',
              explanation: 'Although joins two parts that each have a verb.',
            },
            ['Although', 'In spite of', 'However'],
          ),
          choose(
            {
              ...writing,
              id: 'in-spite-of',
              prompt: '___ the slow middle part, I enjoyed the film.',
              explanation: 'In spite of has a noun after it and no verb: the slow middle part.',
            },
            ['In spite of', 'Although', 'However'],
          ),
          choose(
            {
              ...writing,
              id: 'disappointing',
              prompt: 'The ending was ___. I had hoped for more.',
              explanation: 'The ending gives the feeling: disappointing. The reader is disappointed.',
            },
            ['disappointing', 'disappointed', 'disappoint'],
          ),
          gap(
            {
              ...writing,
              id: 'gap-set',
              prompt: 'The story is ___ in Seoul in the year 2050. (It begins with s.)',
              explanation: 'A story is set in a place or a time.',
            },
            'set',
          ),
        ],
      },
      {
        id: 'planning-questions',
        title: 'Plan your review',
        kind: 'discussion',
        questions: [
          'Paragraph 1: What kind of film, series, book or game is it? Who made it? Where is it set?',
          'Paragraph 2: Who are the main characters? How does the story begin? (Do not tell the ending.)',
          'Paragraph 3: What did you like most, and why? What was weak or disappointing?',
          'Paragraph 4: Is it worth watching, reading or playing? Who would you recommend it to?',
        ],
      },
    ],
  },
};
