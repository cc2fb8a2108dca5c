import { exactGap } from './exact-gap';
import type { StarterLesson } from './starter';
import { choose, gap, stage, trueOrFalse, word } from './write';

const grammar = { level: 'B2', skill: 'grammar' } as const;
const vocabulary = { level: 'B2', skill: 'vocabulary' } as const;
const reading = { level: 'B2', skill: 'reading' } as const;
const plain = { tags: [], version: 1, points: 1 };

/** Saying the same thing in another way, and noticing when numbers do not say what they seem to. */
export const examAndStatistics: readonly StarterLesson[] = [
  {
    id: 'transformations-and-word-formation',
    title: 'The same in other words',
    level: 'B2',
    summary: 'Students practise two exam tasks, key-word transformations and word formation, with a method for each.',
    data: {
      about: {
        level: 'B2',
        age: 'teenagers',
        classSize: 20,
        minutes: 60,
        type: 'exam',
        topic: 'School and learning',
        targetLanguage:
          'Key-word transformations (passive, conditionals, reported speech, wishes) and prefixes and suffixes',
        framework: 'ttt',
        needsPrep: false,
        needsCopies: true,
      },
      aims: {
        main: 'Students can do key-word transformations and word formation step by step, and check their own answers.',
        secondary: 'Students recognise what grammar a key word asks for, and what kind of word a gap needs.',
        personal: 'Ask “How do you know?” after right answers too.',
      },
      stages: [
        stage({
          id: 'same-meaning',
          kind: 'lead-in',
          title: 'Same meaning?',
          aim: 'To see that small changes matter.',
          minutes: 5,
          grouping: 'S–S',
          steps: [
            'Write: “I haven’t been here before.” Pairs say it in as many other ways as they can in two minutes: “This is my first visit. I’ve never …”',
            'Collect four. Ask of each: “Exactly the same meaning, or only nearly?”',
            'Say: “In some exams this is a whole task. One word is given, and it must not be changed.”',
          ],
          support: 'Give the beginnings: This is the first time … I’ve never …',
          challenge: 'Students find a way that has no negative word in it.',
        }),
        stage({
          id: 'first-try',
          kind: 'review',
          title: 'First try',
          aim: 'To see what students can do already.',
          minutes: 9,
          grouping: 'alone',
          steps: [
            'Explain the two tasks. In the first three, students fill the gap with two to five words including the key word, so that both sentences mean the same. In the last two, they change the word in capitals so that it fits.',
            'Students work alone for five minutes without help.',
            'They compare in pairs, but do not correct yet. Ask: “Where did you have different answers?” Note the numbers on the board.',
          ],
          materialIds: ['first-questions'],
          support: 'Students may work in pairs from the start.',
          challenge: 'Students write down why they chose each form.',
        }),
        stage({
          id: 'method',
          kind: 'language focus',
          title: 'A method for each task',
          aim: 'To have steps to follow under time pressure.',
          minutes: 10,
          grouping: 'T–S',
          steps: [
            'Hand out the method. Read the first example together, and let students say what happens in each step.',
            'Students use the steps on the five questions of the first try and correct their own answers.',
            'Check together. Say for each what it tested: a wish, a passive, a reported question, a prefix, a noun.',
            'Ask: “How many words has ‘hadn’t been told’?” Explain: in most exams a short form counts as two words.',
          ],
          materialIds: ['method', 'first-questions'],
          support: 'Do two of the five questions together aloud.',
          challenge: 'Students explain the method to a partner without looking.',
        }),
        stage({
          id: 'transformations',
          kind: 'controlled practice',
          title: 'Eight transformations',
          aim: 'To practise the method on the most common structures.',
          minutes: 13,
          grouping: 'alone',
          steps: [
            'Students do the eight sentences in eight minutes, about a minute for each, as in an exam.',
            'In pairs they compare, and check each other’s answers for three things: key word unchanged, two to five words, same meaning.',
            'Check together. Write answers with all words on the board and count them.',
          ],
          materialIds: ['transformations'],
          things: ['a clock that everybody can see'],
          support: 'Say what each sentence tests before students begin.',
          challenge: 'Students write a transformation of their own for a partner, with a key.',
        }),
        stage({
          id: 'families',
          kind: 'presentation',
          title: 'Beginnings and ends',
          aim: 'To review prefixes and suffixes with their patterns.',
          minutes: 8,
          grouping: 'S–S',
          steps: [
            'Show the words. Pairs find the word inside each one, and say what the beginning or the end does: refuse → refusal, a noun.',
            'Make four columns on the board: noun, verb, adjective, adverb. Pairs add one more word to each, such as approval or shorten.',
            'Ask about prefixes: “Which of un-, ir-, im-, mis- go with responsible, polite, understand?”',
          ],
          materialIds: ['families'],
          support: 'Underline the beginnings and ends in advance.',
          challenge: 'Students build as many words as they can from one of the roots in a minute.',
        }),
        stage({
          id: 'formation',
          kind: 'controlled practice',
          title: 'The library boat',
          aim: 'To choose the right kind of word in a text.',
          minutes: 10,
          grouping: 'alone',
          steps: [
            'Students read all eight sentences quickly. Ask: “What is it about?” A library on a boat.',
            'They decide for each gap: noun, verb, adjective or adverb? Positive or negative? They write n, v, adj or adv beside the gap first, then the word.',
            'Pairs compare the spelling letter by letter. Check together.',
          ],
          materialIds: ['formation'],
          support: 'Give the kind of word for each gap.',
          challenge: 'Students write a ninth sentence for the text with a word to be changed.',
        }),
        stage({
          id: 'exit',
          kind: 'exit ticket',
          title: 'My three checks',
          aim: 'To keep a routine for the exam.',
          minutes: 5,
          grouping: 'alone',
          steps: [
            'Students write one transformation of today from memory, with both sentences.',
            'They write down three checks that they will make in the exam before they go on to the next question.',
          ],
        }),
      ],
      problems: [
        {
          problem: 'Students change the key word: wish becomes wished.',
          solution: 'Let them write the key word into the gap first, and build around it.',
        },
        {
          problem: 'The answer is correct English, but the meaning is another one.',
          solution: 'Ask: “Who did what, and when? Is that still so in your sentence?”',
        },
        {
          problem: 'In word formation students forget negatives and plurals.',
          solution: 'Read the whole sentence again with the new word, and ask whether it makes sense.',
        },
      ],
      checks: [
        { question: 'May I change the key word a little?', answer: 'No, not at all.' },
        {
          question: 'How many words may I write?',
          answer: 'Two to five, with the key word. Short forms count as two.',
        },
        { question: 'A gap after “a very” and before a noun: what kind of word?', answer: 'An adjective.' },
      ],
      support: 'Students may do five of the eight sentences in each task.',
      challenge: 'Students work with two minutes less in both tasks.',
      homework:
        'Find five sentences in your course book or in a text that you like. Write a transformation with a key word for each, and bring the key.',
      exitTicket: 'Write one transformation of today from memory, and your three checks for the exam.',
      materials: [
        {
          id: 'first-questions',
          title: 'First try',
          kind: 'questions',
          items: [
            exactGap(
              {
                ...grammar,
                id: 'wish',
                prompt: 'It’s a pity that I didn’t bring a coat. (WISH)\nI ___ a coat.',
                explanation: 'A regret about the past: I wish and the past perfect.',
              },
              'wish I had brought',
              'wish I’d brought',
            ),
            exactGap(
              {
                ...grammar,
                id: 'being',
                prompt: 'They are repairing our lift at the moment. (BEING)\nOur lift ___ at the moment.',
                explanation: 'Present continuous in the passive: is being repaired.',
              },
              'is being repaired',
            ),
            exactGap(
              {
                ...grammar,
                id: 'whether',
                prompt: '“Do you like the soup?” Marco asked me. (WHETHER)\nMarco asked ___ the soup.',
                explanation: 'A reported question: whether, then subject and verb, one step into the past.',
              },
              'me whether I liked',
              'whether I liked',
            ),
            exactGap(
              {
                ...vocabulary,
                id: 'unexpected',
                prompt: 'The story ends in a very ___ way: nobody had guessed it. (EXPECT)',
                explanation: 'Nobody had guessed it, so a negative adjective is needed.',
              },
              'unexpected',
            ),
            exactGap(
              {
                ...vocabulary,
                id: 'kindness',
                prompt: 'I will never forget the ___ of the people in that village. (KIND)',
                explanation: 'After the and before of stands a noun: kindness.',
              },
              'kindness',
            ),
          ],
        },
        {
          id: 'method',
          title: 'A method for each task',
          kind: 'text',
          text: [
            'KEY-WORD TRANSFORMATIONS',
            '1  Read both sentences. What is missing in the second one?\n2  Look at the key word. What grammar or phrase does it belong to?\n3  Write the key word into the gap, and build around it. Do not change it.\n4  Check: two to five words? Same tense and same meaning? Nothing lost?',
            'Example: People say that the castle is empty. (SAID)\nThe castle … empty.\nMissing: a verb. Said belongs to a passive here. Answer: is said to be. Four words, same meaning.',
            'WORD FORMATION',
            '1  Read the whole sentence.\n2  What kind of word is missing: noun, verb, adjective or adverb?\n3  Is it positive or negative, singular or plural?\n4  Write the word, and check its spelling.',
            'Example: She apologised for her … . (HONEST)\nMissing: a noun. Nobody apologises for being honest, so it is negative. Answer: dishonesty.',
          ].join('\n\n'),
        },
        {
          id: 'transformations',
          title: 'Eight transformations',
          kind: 'questions',
          items: [
            exactGap(
              {
                ...grammar,
                id: 'been-learning',
                prompt:
                  'She started to learn Italian three years ago, and she still does. (BEEN)\nShe ___ Italian for three years.',
                explanation: 'It began in the past and goes on: has been learning.',
              },
              'has been learning',
              '’s been learning',
            ),
            exactGap(
              {
                ...grammar,
                id: 'since',
                prompt: 'The last time I saw Omar was in June. (SINCE)\nI ___ June.',
                explanation: 'Since a point in time needs the present perfect: haven’t seen Omar since.',
              },
              'haven’t seen Omar since',
              'have not seen Omar since',
            ),
            exactGap(
              {
                ...grammar,
                id: 'if-been',
                prompt:
                  'The taxi was late, and so we missed the train. (BEEN)\nWe would have caught the train if the taxi ___ late.',
                explanation: 'An unreal past: if and the past perfect, here in the negative.',
              },
              'hadn’t been',
              'had not been',
            ),
            exactGap(
              {
                ...grammar,
                id: 'so-noisy',
                prompt: 'It was such a noisy room that we couldn’t talk. (SO)\nThe room ___ we couldn’t talk.',
                explanation: 'Such stands before a noun, so before an adjective alone.',
              },
              'was so noisy that',
              'was so noisy',
            ),
            exactGap(
              {
                ...grammar,
                id: 'should-told',
                prompt: 'Somebody should have told us about the change. (BEEN)\nWe ___ about the change.',
                explanation: 'The passive after should: should have been told.',
              },
              'should have been told',
              'should’ve been told',
              'ought to have been told',
            ),
            exactGap(
              {
                ...grammar,
                id: 'not-to-touch',
                prompt: '“Don’t touch the screen,” the guide said to us. (NOT)\nThe guide told ___ the screen.',
                explanation: 'Tell somebody not to do something.',
              },
              'us not to touch',
            ),
            exactGap(
              {
                ...grammar,
                id: 'in-spite',
                prompt: 'Although it was cold, we ate outside. (SPITE)\nWe ate outside ___ the cold.',
                explanation: 'In spite of has three words, and a noun follows.',
              },
              'in spite of',
            ),
            exactGap(
              {
                ...grammar,
                id: 'fastest',
                prompt: 'Nobody in our class swims faster than Leila. (FASTEST)\nLeila is ___ our class.',
                explanation: 'The superlative needs the, and a group takes in.',
              },
              'the fastest swimmer in',
              'the fastest in',
            ),
          ],
        },
        {
          id: 'families',
          title: 'Beginnings and ends',
          kind: 'words',
          entries: [
            word('refusal', 'the act of refusing; -al makes a noun', { example: 'His refusal surprised us all.' }),
            word('growth', 'the process of growing; -th makes a noun', {
              example: 'Plants need light for their growth.',
            }),
            word('membership', 'being a member; -ship makes a noun', { example: 'My membership ends in May.' }),
            word('strengthen', 'to make stronger; -en makes a verb', {
              example: 'These exercises strengthen your back.',
              partOfSpeech: 'verb',
            }),
            word('harmless', 'not able to do harm; -less means without', {
              example: 'The spider looks terrible, but it is harmless.',
              partOfSpeech: 'adjective',
            }),
            word('unforgettable', 'that nobody can forget; un- means not, and -able means that can be done', {
              example: 'It was an unforgettable evening.',
              partOfSpeech: 'adjective',
            }),
            word('irresponsible', 'not responsible; ir- means not, before an r', {
              example: 'Leaving the fire alone was irresponsible.',
              partOfSpeech: 'adjective',
            }),
            word('misunderstanding', 'the fact that somebody has understood wrongly; mis- means wrongly', {
              example: 'There was a misunderstanding about the time.',
            }),
            word('courageous', 'having courage; -ous makes an adjective', {
              example: 'It was courageous of her to speak first.',
              partOfSpeech: 'adjective',
            }),
            word('surprisingly', 'in a way that surprises; -ly makes an adverb', {
              example: 'The test was surprisingly easy.',
              partOfSpeech: 'adverb',
            }),
          ],
        },
        {
          id: 'formation',
          title: 'The library boat',
          kind: 'questions',
          items: [
            exactGap(
              {
                ...vocabulary,
                id: 'arrival',
                prompt:
                  '1  Once a month a boat full of books visits the islands. Its ___ is a small festival. (ARRIVE)',
                explanation: 'After its stands a noun: arrival.',
              },
              'arrival',
            ),
            exactGap(
              {
                ...vocabulary,
                id: 'impatiently',
                prompt: '2  Children wait ___ on the pier, jumping up and down. (PATIENT)',
                explanation: 'An adverb, and a negative one: they jump up and down.',
              },
              'impatiently',
            ),
            exactGap(
              {
                ...vocabulary,
                id: 'choice',
                prompt: '3  There is a wide ___ of books on board, from cookery to science fiction. (CHOOSE)',
                explanation: 'After a wide stands a noun: choice.',
              },
              'choice',
            ),
            exactGap(
              {
                ...vocabulary,
                id: 'extremely',
                prompt:
                  '4  Detective stories are ___ popular: there is always a list of people waiting for them. (EXTREME)',
                explanation: 'Before an adjective stands an adverb: extremely.',
              },
              'extremely',
            ),
            exactGap(
              {
                ...vocabulary,
                id: 'dangerous',
                prompt: '5  In winter the sea can be ___, so the captain studies the weather report first. (DANGER)',
                explanation: 'After be stands an adjective: dangerous.',
              },
              'dangerous',
            ),
            exactGap(
              {
                ...vocabulary,
                id: 'lengthen',
                prompt: '6  In order to ___ the season by a month, the boat was given a stronger engine. (LENGTH)',
                explanation: 'After in order to stands a verb: lengthen.',
              },
              'lengthen',
            ),
            exactGap(
              {
                ...vocabulary,
                id: 'friendship',
                prompt: '7  A close ___ has grown between the crew and the islanders. (FRIEND)',
                explanation: 'After a close stands a noun, and here it is not a person: friendship.',
              },
              'friendship',
            ),
            exactGap(
              {
                ...vocabulary,
                id: 'unthinkable',
                prompt:
                  '8  For the readers, life without the boat would be ___: they cannot imagine it at all. (THINK)',
                explanation: 'They cannot imagine it: un-, think, -able.',
              },
              'unthinkable',
            ),
          ],
        },
      ],
    },
  },
  {
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
                explanation:
                  'Eight of the nine houses cost 200,000, which is the median. The castle pulls the mean up.',
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
  },
];
