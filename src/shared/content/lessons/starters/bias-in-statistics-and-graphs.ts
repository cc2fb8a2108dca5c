import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const vocabulary = { level: 'B2', skill: 'vocabulary' } as const;
const reading = { level: 'B2', skill: 'reading' } as const;
const plain = { tags: [], version: 1, points: 1 };

export const biasInStatisticsAndGraphs: StarterLesson = {
  id: 'bias-in-statistics-and-graphs',
  title: 'When numbers mislead',
  level: 'B2',
  summary: 'Students learn five ways in which statistics mislead, draw the same data twice, and examine claims.',
  data: {
    about: {
      level: 'B2',
      age: 'teenagers',
      classSize: 20,
      minutes: 60,
      type: 'clil',
      topic: 'Time and numbers',
      targetLanguage:
        'Words for data and graphs; careful claims: the graph suggests, this may be because, we cannot tell whether',
      framework: 'skills',
      needsPrep: false,
      needsCopies: true,
    },
    aims: {
      main: 'Students can explain how an axis, a sample, an average, a percentage or a cause that is only assumed can mislead.',
      secondary: 'Students describe data with careful language.',
      personal: 'Accept every good explanation, also one that I had not thought of.',
    },
    stages: [
      stage({
        id: 'nine-out-of-ten',
        kind: 'lead-in',
        title: 'Nine out of ten',
        aim: 'To make students suspicious of a simple claim.',
        minutes: 6,
        grouping: 'S–S',
        steps: [
          'Write on the board: “Nine out of ten people love our toothpaste.”',
          'Ask: “Which questions would you like to ask before you believe it?” Pairs write three.',
          'Collect them: how many people, who, chosen how, what exactly were they asked, who paid for it?',
        ],
        support: 'Give the question words: who, how many, how, what, why.',
        challenge: 'Students invent a way to get this result honestly but unfairly.',
      }),
      stage({
        id: 'words',
        kind: 'before the text',
        title: 'Words for data',
        aim: 'To know the words that the text needs.',
        minutes: 7,
        grouping: 'S–S',
        steps: [
          'Show the words. Draw a simple graph with two axes on the board, and let students point to what can be seen there.',
          'Write 2, 2, 3, 4, 9. Pairs work out mean and median. The mean is 20 divided by 5, so 4; the median is the one in the middle, 3.',
          'Pairs test each other: one gives the meaning, the other one says the word.',
        ],
        materialIds: ['data-words'],
        things: ['the board'],
        support: 'Explain mean and median with five students and their numbers of pencils.',
        challenge: 'Students change one of the five numbers so that the mean changes and the median does not.',
      }),
      stage({
        id: 'read',
        kind: 'while reading or listening',
        title: 'Five ways to mislead',
        aim: 'To read for main ideas.',
        minutes: 9,
        grouping: 'alone',
        steps: [
          'Students read the text in five minutes and write a title of one to three words for each of the five ways.',
          'Pairs compare titles. Check: the axis, the sample, the average, the percentage, the cause.',
          'Ask: “Which of these have you seen yourself? Where?”',
        ],
        materialIds: ['five-ways'],
        support: 'Give the five titles in another order.',
        challenge: 'Students say which way is the hardest to notice, and why.',
      }),
      stage({
        id: 'check',
        kind: 'while reading or listening',
        title: 'Do you see through it?',
        aim: 'To check understanding with new examples.',
        minutes: 11,
        grouping: 'alone',
        steps: [
          'Students do the questions alone in seven minutes. They may look at the text.',
          'In pairs they explain their answers to each other: “It can’t be …, because …”',
          'Check together. Work out the numbers on the board where they are needed.',
        ],
        materialIds: ['data-questions', 'five-ways'],
        support: 'Students do the first six questions.',
        challenge: 'Students write a new example for one of the five ways.',
      }),
      stage({
        id: 'draw-twice',
        kind: 'after the text',
        title: 'Draw it twice',
        aim: 'To feel how a scale changes a message.',
        minutes: 12,
        grouping: 'S–S',
        steps: [
          'Write on the board: visits to the school library – September 480, October 490, November 500, December 510.',
          'In each pair, A draws four bars with an axis from 0 to 600; B draws them with an axis from 470 to 510. Both write a headline that fits their picture.',
          'They compare: “In your graph it looks as if … In fact, the number rose by …” How much is it? Thirty visits, or about six per cent.',
          'Pairs agree on a fair headline with careful words: a slight rise, the figures suggest.',
        ],
        things: ['squared paper', 'rulers'],
        support: 'Draw the two empty axes on the board.',
        challenge: 'Students decide when an axis that does not begin at zero is fair, such as for body temperature.',
      }),
      stage({
        id: 'newsroom',
        kind: 'after the text',
        title: 'In the newsroom',
        aim: 'To examine and improve claims with careful language.',
        minutes: 11,
        grouping: 'groups',
        steps: [
          'Groups of three or four work for a newspaper. Four claims have arrived. For each, the group writes what is misleading, and one question to send back.',
          'The group chooses one claim and writes a fair version of it: “In a small survey at a gym, …”',
          'One student of each group reads the fair version. The others guess which claim it was.',
        ],
        materialIds: ['claims'],
        support:
          'Put phrases on the board: We can’t tell whether … This may be because … It would be fairer to say that …',
        challenge: 'Groups write a fifth claim that misleads in two ways at once.',
      }),
      stage({
        id: 'exit',
        kind: 'exit ticket',
        title: 'One question to ask',
        aim: 'To take one question into daily life.',
        minutes: 4,
        grouping: 'alone',
        steps: [
          'Students explain one of the five ways in two sentences to somebody who was not here, and write the question that they will ask next time.',
        ],
      }),
    ],
    problems: [
      {
        problem: 'Students decide that all statistics are lies.',
        solution:
          'Ask: “How else could we know whether a medicine works?” Numbers are useful if we ask how they were made.',
      },
      {
        problem: 'The calculation takes up too much time.',
        solution: 'Allow calculators, or give the results and let students explain them.',
      },
      {
        problem: 'Students mix up per cent and percentage points.',
        solution:
          'From 10 per cent to 15 per cent is 5 percentage points more. As 5 is half of 10, it is also a rise of 50 per cent.',
      },
    ],
    checks: [
      {
        question: 'If the axis begins at 470, is every number in the graph wrong?',
        answer: 'No. The numbers are right, but the picture misleads.',
      },
      {
        question: 'We ask only people in a gym about sport. Is this sample biased?',
        answer: 'Yes. People in a gym do more sport than others.',
      },
      {
        question: 'One person earns a hundred times more than the rest. Which one rises more, mean or median?',
        answer: 'The mean. The median hardly changes.',
      },
      {
        question: 'Two things rise together. Do we know that one causes the other?',
        answer: 'No. There may be a third reason, or chance.',
      },
    ],
    support: 'Let students work with three of the five ways: the axis, the sample and the cause.',
    challenge: 'Students find out how large a sample has to be before we should trust it, and what else matters.',
    homework:
      'Find a graph or a number in a newspaper or in an advertisement. Write 100 to 120 words: what it claims, whether it may mislead, and what you would ask.',
    exitTicket: 'Explain one of the five ways in two sentences. Which question will you ask next time?',
    materials: [
      {
        id: 'data-words',
        title: 'Words for data',
        kind: 'words',
        entries: [
          word('survey', 'a set of questions that many people are asked', {
            example: 'In a survey of 800 people, half said yes.',
          }),
          word('sample', 'the part of a group that is asked or examined', {
            example: 'A sample of ten people is too small.',
          }),
          word('biased', 'giving an unfair picture because one side is preferred or missing', {
            example: 'The sample was biased, as only members were asked.',
            partOfSpeech: 'adjective',
          }),
          word('axis', 'one of the two lines of a graph that show what is measured', {
            example: 'The vertical axis shows the number of visits.',
          }),
          word('scale', 'the numbers along an axis, and the distances between them', {
            example: 'The scale begins at 400 instead of zero.',
          }),
          word('mean', 'the average: all values added together and divided by how many there are', {
            example: 'The mean of 2, 4 and 9 is 5.',
          }),
          word('median', 'the value in the middle when all values are put in order', {
            example: 'The median of 2, 4 and 9 is 4.',
          }),
          word('percentage', 'a number of parts out of a hundred', {
            example: 'What percentage of students walk to school?',
          }),
          word('correlation', 'a connection between two things that change together', {
            example: 'There is a correlation between height and shoe size.',
          }),
          word('cause', 'the thing that makes something happen', {
            example: 'Nobody knows the cause of the delay.',
          }),
          word('misleading', 'making you believe something that is not right', {
            example: 'The numbers are correct, but the graph is misleading.',
            partOfSpeech: 'adjective',
          }),
        ],
      },
      {
        id: 'five-ways',
        title: 'Five ways to mislead with true numbers',
        kind: 'text',
        text: [
          'It is easy to lie with invented numbers, and risky too, since somebody may check. It is much safer to mislead with numbers that are true. Here are the five most common ways.',
          '1  Look at the vertical axis of a bar chart. If its scale begins at zero, a bar that is twice as high stands for twice as much. If it begins at 90, then 92 looks twice as high as 91. Nothing in the graph is wrong, and yet a tiny difference looks enormous.',
          '2  Ask who was asked. A radio station wanted to know whether people still listen to the radio, and invited its listeners to ring. Ninety-eight per cent said yes. Those who never listen could not hear the question. Such a sample is biased, and it does not help to make it larger.',
          '3  The word average hides a choice. In a village of nine houses, eight cost 200,000 each, and one, a castle, costs 2,000,000. The mean price is 400,000, although not a single house costs anything like it. The median, the price in the middle, is 200,000. Whoever wants to sell will mention one of these numbers, and whoever wants to buy the other.',
          '4  Percentages need a base. “The risk has doubled” sounds frightening. If it has risen from one in a million to two in a million, we may continue to sleep well. It is always worth asking: double of what?',
          '5  Finally, there is the cause that nobody has proved. On days when more ice cream is sold, more people get sunburnt. There is a correlation, but ice cream does not burn the skin. A third thing, the sun, causes both. When two things change together, the first may cause the second, the second may cause the first, something else may cause both, or it may be pure chance.',
        ].join('\n\n'),
      },
      {
        id: 'data-questions',
        title: 'Do you see through it?',
        kind: 'questions',
        items: [
          choose(
            {
              ...reading,
              id: 'axis-91',
              prompt: 'A bar chart begins at 90. Why does 92 look twice as high as 91?',
              explanation: 'Only the part above 90 can be seen: 2 beside 1.',
            },
            [
              'Only the part above 90 is shown.',
              'The bars have been drawn with different widths.',
              'The numbers were not measured correctly.',
            ],
          ),
          choose(
            {
              ...reading,
              id: 'radio',
              prompt: 'What was wrong with the survey of the radio station?',
              explanation: 'People who never listen to the radio could not take part.',
            },
            ['One group could not take part in it.', 'Too few people rang.', 'The question was too difficult.'],
          ),
          trueOrFalse(
            {
              ...reading,
              id: 'larger',
              prompt: 'A biased sample becomes fair if it is made ten times larger in the same way.',
              explanation: 'The same people are still missing. “It does not help to make it larger.”',
            },
            false,
          ),
          choose(
            {
              ...reading,
              id: 'castle',
              prompt: 'In the village with the castle, which number tells you more about a typical house?',
              explanation: 'Eight of the nine houses cost 200,000, which is the median. The castle pulls the mean up.',
            },
            ['the median', 'the mean', 'the highest price'],
          ),
          choose(
            {
              ...reading,
              id: 'double',
              prompt: '“Complaints have doubled,” says a newspaper. Which question is the most useful?',
              explanation: 'From two to four, or from two thousand to four thousand? Percentages need a base.',
            },
            ['How many were there before?', 'Who wrote the article?', 'On which day was it printed?'],
          ),
          choose(
            {
              ...reading,
              id: 'umbrellas',
              prompt: 'When more umbrellas are carried, more buses are late. What is the most likely explanation?',
              explanation: 'A third thing, rain, causes both.',
            },
            ['Rain causes both.', 'Umbrellas make buses late.', 'Late buses make people carry umbrellas.'],
          ),
          choose(
            {
              ...reading,
              id: 'careful',
              prompt: 'Students who sleep longer have better marks. Which sentence is the most careful?',
              explanation: 'May says that it is possible. We know only that the two go together.',
            },
            [
              'Sleep may have something to do with marks.',
              'Sleep makes students cleverer.',
              'Good marks are caused by long nights.',
            ],
          ),
          gap(
            {
              ...vocabulary,
              id: 'gap-mean',
              prompt: 'Five friends have read 1, 2, 2, 3 and 12 books this year. The mean number is ___.',
              explanation: '1 + 2 + 2 + 3 + 12 = 20, and 20 divided by 5 is 4.',
            },
            '4',
            'four',
          ),
          gap(
            {
              ...vocabulary,
              id: 'gap-median',
              prompt: 'Five friends have read 1, 2, 2, 3 and 12 books this year. The median is ___.',
              explanation: 'The value in the middle of the five is 2.',
            },
            '2',
            'two',
          ),
          {
            ...vocabulary,
            ...plain,
            id: 'match-ways',
            prompt: 'Match each question with what it checks.',
            explanation: 'One question for each of the five ways.',
            kind: 'match',
            pairs: [
              { left: 'Where does the scale begin?', right: 'the axis' },
              { left: 'Who was asked?', right: 'the sample' },
              { left: 'Is it the mean or the median?', right: 'the average' },
              { left: 'A rise of fifty per cent of what?', right: 'the percentage' },
              { left: 'Could a third thing explain both?', right: 'the cause' },
            ],
          },
        ],
      },
      {
        id: 'claims',
        title: 'Four claims for the newsroom',
        kind: 'discussion',
        questions: [
          '“Ninety per cent of people in our town do sport three times a week.” (We asked fifty people at the door of a gym.)',
          '“The average pay in our company is 4,000 a month.” (Eight people earn 2,000, and the director earns 20,000.)',
          '“Accidents on our slide have doubled.” (There was one last year, and there were two this year, among 60,000 visitors.)',
          '“Children who have many books at home read better, so we should send every family a hundred books.” (We compared 500 families.)',
        ],
      },
    ],
  },
};
