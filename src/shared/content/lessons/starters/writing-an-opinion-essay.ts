import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const writing = { level: 'B2', skill: 'writing' } as const;
const plain = { tags: [], version: 1, points: 1 };

export const writingAnOpinionEssay: StarterLesson = {
  id: 'writing-an-opinion-essay',
  title: 'An essay that takes a side',
  level: 'B2',
  summary:
    'Students take a model essay to pieces, plan an opinion essay of their own, write it and improve it with a partner.',
  data: {
    about: {
      level: 'B2',
      age: 'teenagers',
      classSize: 20,
      minutes: 90,
      type: 'writing',
      topic: 'Society and rules',
      targetLanguage:
        'Structure of an opinion essay; linking: moreover, however, as a result, although, for these reasons',
      framework: 'skills',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can write an opinion essay of 180 to 220 words with a clear position, two reasons and an answer to the other side.',
      secondary: 'Students link ideas with words that show addition, contrast and result.',
      personal: 'Give comments on ideas and structure before I look at mistakes.',
    },
    stages: [
      stage({
        id: 'four-corners',
        kind: 'lead-in',
        title: 'Where do you stand?',
        aim: 'To have an opinion and a reason before writing.',
        minutes: 8,
        grouping: 'whole class',
        steps: [
          'Name one wall “I agree” and the opposite wall “I disagree”. Read: “Museums should be free for everybody.” Students stand where their opinion is. Where there is no space, or standing up is difficult, everybody points to a wall instead.',
          'They give a reason to the person beside them, then to one who stands elsewhere.',
          'Ask: “Did anybody hear a good reason from the other side?” Write two such reasons on the board.',
        ],
        support: 'Give sentence beginnings: I agree, because … I see why people disagree, but …',
        challenge: 'Students argue for the opposite side for half a minute.',
      }),
      stage({
        id: 'model',
        kind: 'before the text',
        title: 'A model on the table',
        aim: 'To see what each paragraph does.',
        minutes: 12,
        grouping: 'alone',
        steps: [
          'Students read the essay in three minutes and find the sentence that gives the writer’s opinion. It is the last one of the first paragraph.',
          'In pairs, they answer the questions about the model.',
          'Check together. Write the job of each paragraph on the board: position, first reason, second reason, other side and answer, conclusion.',
        ],
        materialIds: ['model-essay', 'model-questions'],
        support: 'Give the five jobs in the wrong order.',
        challenge: 'Students find where the writer is careful (may, tend to) and say why.',
      }),
      stage({
        id: 'linkers',
        kind: 'language focus',
        title: 'Words that join ideas',
        aim: 'To use linking words with the right grammar.',
        minutes: 13,
        grouping: 'S–S',
        steps: [
          'Students underline the linking words in the model and sort them: adding, contrasting, result, example.',
          'Show the list and compare. Ask: “Which ones begin a new sentence, with a comma? Which ones join two parts of one sentence?”',
          'Write: However, … / Although …, … / despite + noun or -ing. Students give an example of each about homework.',
          'Pairs do the questions and explain each answer. Check together.',
        ],
        materialIds: ['model-essay', 'linking-words', 'linking-questions'],
        support: 'Students work on however, although, moreover and as a result only.',
        challenge: 'Students write one sentence of the model again with another linking word.',
      }),
      stage({
        id: 'plan',
        kind: 'task',
        title: 'Plan in pairs',
        aim: 'To find ideas and put them in order before writing.',
        minutes: 14,
        grouping: 'S–S',
        steps: [
          'Write three titles on the board: Public transport should be free in every city. Every student should learn to cook at school. There should be no advertising in the streets of a city. Add to each: Do you agree?',
          'Students choose one. Pairs with the same title sit together.',
          'Three minutes: as many ideas as possible, for and against. Two minutes: choose two reasons that need different examples.',
          'Each student fills in a plan of five lines, one for each paragraph, in key words.',
          'Pairs explain their plans to each other. The partner asks: “For example?” and “What would the other side say?”',
        ],
        support: 'Give one reason on each side for every title.',
        challenge: 'Students plan an answer to the strongest reason of the other side, not to a weak one.',
      }),
      stage({
        id: 'write',
        kind: 'freer practice',
        title: 'Write',
        aim: 'To write a first version in one go.',
        minutes: 26,
        grouping: 'alone',
        steps: [
          'Students write 180 to 220 words quietly. They leave every second line empty.',
          'Say the time after eight minutes (“You should be in your second paragraph”), after sixteen and after twenty-two.',
          'Walk round and answer questions in a low voice. Put a tick in the margin where an example is convincing.',
        ],
        things: ['paper or a device', 'a clock that everybody can see'],
        support:
          'Students may write 140 words and use the first sentence of each paragraph from the model as a pattern.',
        challenge: 'Students use one sentence that begins with Although, and one with Despite.',
      }),
      stage({
        id: 'partner-check',
        kind: 'feedback',
        title: 'A reader’s eyes',
        aim: 'To improve a text with the help of a reader.',
        minutes: 13,
        grouping: 'S–S',
        steps: [
          'Students exchange essays with somebody who wrote on another title, and read them twice: once for ideas, once with the checklist.',
          'They write one sentence of praise and one question in the margin.',
          'Writers get their essays back and have five minutes to improve at least two things on the empty lines.',
        ],
        materialIds: ['checklist'],
        support: 'Readers answer the first three points of the checklist.',
        challenge: 'Readers suggest one better linking word.',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'My best sentence',
        aim: 'To end with success and see what has been learnt.',
        minutes: 4,
        grouping: 'alone',
        steps: [
          'Students copy the sentence of their essay that they like best and underline its linking word, if it has one.',
          'They write down one thing that they changed, and why.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students give arguments on both sides and no opinion.',
        solution: 'Ask: “If I read only your first and last paragraphs, do I know what you think?”',
      },
      {
        problem: 'Although and however are used in the same way: “However it is expensive, it is useful.”',
        solution: 'Although joins two parts of one sentence. However stands in a new sentence, with a comma after it.',
      },
      {
        problem: 'Some students finish ten minutes early with 120 words.',
        solution: 'Ask “For example?” at the end of each reason, and let them write the answer.',
      },
    ],
    checks: [
      { question: 'Where does the reader first learn your opinion?', answer: 'In the first paragraph.' },
      {
        question: 'Why do we mention the other side at all?',
        answer: 'To answer it. That makes our opinion stronger.',
      },
      {
        question: 'Although or despite: which one is followed by a subject and a verb?',
        answer: 'Although. Despite has a noun or an -ing form.',
      },
      { question: 'May the conclusion bring a new reason?', answer: 'No. It says the opinion again in other words.' },
    ],
    support: 'Give students a plan with the first line filled in.',
    challenge: 'Students write without the plan in view, and check afterwards whether all five jobs are done.',
    homework:
      'Write the improved essay neatly, 180 to 220 words. Underline four linking words and the sentence that gives your opinion.',
    exitTicket: 'Copy your best sentence. Write down one thing that you changed after the partner check, and why.',
    materials: [
      {
        id: 'model-essay',
        title: 'Museums should be free for everybody',
        kind: 'text',
        text: [
          'In many cities a family of four pays more for a visit to a museum than for a good meal. Some people think that this is fair, since museums cost a great deal of money. In my opinion, however, museums should be free for everybody.',
          'First of all, museums belong to the public. Most of their collections were paid for by earlier generations, or given to the city as a present. It makes little sense to ask people to pay again for something that is already theirs. Libraries, for example, lend us their books for little or no money, and nobody finds this strange.',
          'Moreover, a ticket changes the way we visit. If we have paid, we feel that we have to see everything. As a result, we walk through thirty rooms in two hours, and afterwards we remember little more than our tired feet. If entry is free, we can come for twenty minutes, look at one picture and return another day.',
          'It is true that museums need money for guards, light and repairs. Although this is a serious point, tickets often pay for only a small part of these costs. Visitors who come in for nothing, on the other hand, tend to spend something in the shop or the café.',
          'For these reasons I believe that museum doors should be open to all. A city that hides its treasures behind a ticket desk may save a little money, but it loses many curious visitors.',
        ].join('\n\n'),
      },
      {
        id: 'model-questions',
        title: 'What does each paragraph do?',
        kind: 'questions',
        items: [
          {
            ...writing,
            ...plain,
            id: 'match-paragraphs',
            prompt: 'Match each paragraph with its job.',
            explanation: 'This order works for most opinion essays.',
            kind: 'match',
            pairs: [
              { left: 'Paragraph 1', right: 'gives the topic and the writer’s opinion' },
              { left: 'Paragraph 2', right: 'gives the first reason, with a comparison' },
              { left: 'Paragraph 3', right: 'gives the second reason, with its effects' },
              { left: 'Paragraph 4', right: 'mentions the other side and answers it' },
              { left: 'Paragraph 5', right: 'repeats the opinion in other words' },
            ],
          },
          choose(
            {
              ...writing,
              id: 'why-libraries',
              prompt: 'Why does the writer mention libraries?',
              explanation: 'They are an example of something public that costs people little or nothing.',
            },
            [
              'as an example of something public that costs little or nothing',
              'as a better way to spend an afternoon',
              'as a place that earns money with a shop',
            ],
          ),
          choose(
            {
              ...writing,
              id: 'why-it-is-true',
              prompt: 'What does “It is true that …” tell the reader?',
              explanation: 'It introduces a point of the other side. The answer comes in the next sentence.',
            },
            [
              'A point of the other side follows, and then an answer.',
              'The writer has had a change of mind.',
              'The most important reason follows.',
            ],
          ),
          trueOrFalse(
            {
              ...writing,
              id: 'new-reason',
              prompt: 'The last paragraph gives a new reason with an example.',
              explanation: 'It repeats the opinion and rounds the essay off.',
            },
            false,
          ),
          trueOrFalse(
            {
              ...writing,
              id: 'careful',
              prompt: 'With “tend to” and “may” the writer avoids claiming too much.',
              explanation: 'Careful words are typical of good essays.',
            },
            true,
          ),
        ],
      },
      {
        id: 'linking-words',
        title: 'Words that join ideas',
        kind: 'words',
        entries: [
          word('first of all', 'introduces the first reason', {
            example: 'First of all, buses are cheaper than cars.',
            partOfSpeech: 'phrase',
          }),
          word('moreover', 'adds another reason, in formal texts', {
            example: 'Moreover, they take up less space.',
            partOfSpeech: 'adverb',
          }),
          word('however', 'introduces a contrast, in a new sentence', {
            example: 'However, they do not run at night.',
            partOfSpeech: 'adverb',
          }),
          word('although', 'joins two parts of a sentence that are in contrast; a subject and a verb follow', {
            example: 'Although it rained, the streets were full.',
            partOfSpeech: 'conjunction',
          }),
          word('despite', 'has the meaning of although; a noun or an -ing form follows', {
            example: 'Despite the rain, the streets were full.',
            partOfSpeech: 'preposition',
          }),
          word('as a result', 'introduces what happens because of something', {
            example: 'As a result, fewer people drive to work.',
            partOfSpeech: 'phrase',
          }),
          word('on the other hand', 'introduces another side of the question', {
            example: 'On the other hand, not everybody lives near a station.',
            partOfSpeech: 'phrase',
          }),
          word('for example', 'introduces an example', {
            example: 'Some cities, for example Tallinn, do not ask residents to pay for buses.',
            partOfSpeech: 'phrase',
          }),
          word('for these reasons', 'introduces the conclusion', {
            example: 'For these reasons I believe that buses should be free.',
            partOfSpeech: 'phrase',
          }),
        ],
      },
      {
        id: 'linking-questions',
        title: 'Join them',
        kind: 'questions',
        items: [
          choose(
            {
              ...writing,
              id: 'although-expensive',
              prompt: '___ the tickets are expensive, the hall is always full.',
              explanation: 'A subject and a verb follow (the tickets are), and the two parts form one sentence.',
            },
            ['Although', 'Despite', 'However'],
          ),
          choose(
            {
              ...writing,
              id: 'despite-price',
              prompt: '___ the high price, the hall is always full.',
              explanation: 'Only a noun follows: the high price.',
            },
            ['Despite', 'Although', 'However'],
          ),
          choose(
            {
              ...writing,
              id: 'however-new',
              prompt: 'Many people like the idea. ___, nobody wants to pay for it.',
              explanation: 'A contrast in a new sentence, with a comma: however.',
            },
            ['However', 'Moreover', 'Although'],
          ),
          choose(
            {
              ...writing,
              id: 'moreover',
              prompt: 'School gardens teach patience. ___, they give the kitchen fresh vegetables.',
              explanation: 'The second sentence adds another good thing: moreover.',
            },
            ['Moreover', 'However', 'Despite'],
          ),
          choose(
            {
              ...writing,
              id: 'result',
              prompt: 'The library now opens on Sundays. ___, twice as many families visit it.',
              explanation: 'The second sentence is the effect of the first.',
            },
            ['As a result', 'On the other hand', 'For example'],
          ),
          gap(
            {
              ...writing,
              id: 'gap-other-hand',
              prompt: 'Working at home saves time. On the other ___, it can be lonely.',
              explanation: 'The phrase is on the other hand.',
            },
            'hand',
          ),
        ],
      },
      {
        id: 'checklist',
        title: 'Checklist for readers',
        kind: 'text',
        text: [
          '1  Do I know the writer’s opinion after the first paragraph?',
          '2  Are there two different reasons, each with an example or an effect?',
          '3  Is the other side mentioned and answered?',
          '4  Does the last paragraph repeat the opinion in other words, without a new reason?',
          '5  Are there at least four linking words, and is each followed by the right grammar?',
          '6  Is the language neutral: no slang, no short forms such as don’t?',
        ].join('\n'),
      },
    ],
  },
};
