import type { StarterLesson } from './starter';
import { exactGap, stage, word } from './write';

const grammar = { level: 'B2', skill: 'grammar' } as const;
const vocabulary = { level: 'B2', skill: 'vocabulary' } as const;

export const transformationsAndWordFormation: StarterLesson = {
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
              prompt: '1  Once a month a boat full of books visits the islands. Its ___ is a small festival. (ARRIVE)',
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
              prompt: '8  For the readers, life without the boat would be ___: they cannot imagine it at all. (THINK)',
              explanation: 'They cannot imagine it: un-, think, -able.',
            },
            'unthinkable',
          ),
        ],
      },
    ],
  },
};
