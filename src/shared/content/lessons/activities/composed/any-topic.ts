import type { LessonActivity } from '../activity';
import { olderThanChildren } from '../suits';

/**
 * A grammar point meets a topic of which nothing of ours is written: the class brings the words, and the lines on the
 * board say what has to come into the sentences.
 */
export const anyTopic: readonly LessonActivity[] = [
  {
    id: 'any-topic-sentence-and-answer',
    title: 'Your topic: a sentence, and an answer',
    stages: ['freer practice'],
    types: ['grammar'],
    composed: true,
    onAnyTopic: true,
    ages: olderThanChildren,
    levels: ['A1', 'B2'],
    minutes: [5, 24],
    grouping: 'S–S',
    leastStudents: 2,
    uses: 'situation',
    aim: 'To say something about {topic} with {language}, and to answer what others say.',
    steps: [
      'Write the topic up: {topic}. For a minute neighbours say what belongs to it and what they think of it; write up the six or eight words that they ask you for.',
      'Leave “On the board” in sight. Everybody writes four sentences or questions about the topic, alone, with another line of the board for each. Go round, help, and underline without a word what has to be looked at again.',
      'Partners take turns: one says a sentence, and the other answers it with a sentence or a question that needs a line of the board as well.',
      'Hear one sentence and its answer for each line of the board. If there is time, new partners go on with what has not been said.',
    ],
    support: 'Two sentences are enough; each begins like a line of the board.',
    challenge: 'One of the four says something about the topic that is not so: the partner has to notice it.',
  },
  {
    id: 'any-topic-drawn-and-said',
    title: 'Draw it, then say it',
    stages: ['freer practice'],
    types: ['grammar'],
    composed: true,
    onAnyTopic: true,
    ages: ['children'],
    levels: ['A1', 'B2'],
    minutes: [5, 20],
    grouping: 'S–S',
    leastStudents: 2,
    uses: 'situation',
    aim: 'To say something about {topic} with {language}, and to ask about what others say.',
    steps: [
      'Write the topic up: {topic}. Ask what belongs to it, and draw or write up six things that children name.',
      'Say two sentences about the first thing with {language}: one that is right, and one that cannot be. The class says “Yes!” to the first, and puts the second right.',
      'Everybody draws one of the six things, or another one, and writes a sentence about it. “On the board” shows how.',
      'Neighbours show each other their pictures, say their sentences, and ask each other one question.',
      'Hear four children, and then all together. Hands up: who has drawn the same?',
    ],
    spare: [2, 5],
    support: 'These children copy a line of the board and change one word.',
    challenge: 'Children write a second sentence, with another line of the board.',
  },
  {
    id: 'any-topic-with-you',
    title: 'Your topic: line by line',
    stages: ['freer practice'],
    types: ['grammar'],
    composed: true,
    onAnyTopic: true,
    levels: ['A1', 'B2'],
    minutes: [5, 24],
    grouping: 'T–S',
    mostStudents: 1,
    uses: 'situation',
    aim: 'To say something about {topic} with {language}, and to answer what somebody else says.',
    steps: [
      'Write the topic down: {topic}. The student says what belongs to it and what to think of it; write down the six or eight words that he or she asks you for.',
      'Leave “On the board” in sight. The student says four sentences or asks four questions about the topic, with another line of the board for each; write them down as they come.',
      'Answer each with a sentence or a question that needs a line of the board as well, and let the student go on from there.',
      'Look at what you wrote: the student reads out two sentences that are good, and repairs one.',
    ],
    support: 'Say the beginning of each sentence; the student goes on.',
    challenge: 'Put in one answer that is not so: the student has to notice it.',
  },
];
