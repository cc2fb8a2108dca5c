import type { LessonActivity } from './activities/activity';
import { type StageKind, stageKindIds } from './lesson';

type PlainText = Pick<LessonActivity, 'title' | 'grouping' | 'aim' | 'steps' | 'support' | 'challenge'>;

/** One simple activity for each kind of stage, at any level, in any class, with nothing but the board. */
const plainTexts: Record<StageKind, PlainText> = {
  'lead-in': {
    title: 'First thoughts',
    grouping: 'T–S',
    aim: 'To bring {topic} to everybody’s mind.',
    steps: [
      'Write the topic on the board: {topic}.',
      'Ask what comes to mind first, and write up what students say.',
      'Ask one more question about each answer.',
    ],
    support: 'Accept single words and drawings.',
    challenge: 'Ask for a reason with each answer.',
  },
  review: {
    title: 'What we know already',
    grouping: 'alone',
    aim: 'To recall what was learnt before.',
    steps: [
      'Ask students to write down five things that they remember from the last lesson.',
      'Hear a few, and write them on the board.',
      'Clear up what is not sure any more.',
    ],
    support: 'Give the first letters as a hint.',
    challenge: 'Ask for an example sentence with each.',
  },
  presentation: {
    title: 'From example to rule',
    grouping: 'T–S',
    aim: 'To show what {language} means and how it is made.',
    steps: [
      'Write this example on the board: {example}',
      'Ask what it means, and what it does not mean.',
      'Mark the form together, and say it aloud.',
      'Ask for one more example of the same kind.',
    ],
    support: 'Leave the form on the board, with each part in its place.',
    challenge: 'Ask how the meaning changes when one part is changed.',
  },
  'controlled practice': {
    title: 'Write, check, say',
    grouping: 'alone',
    aim: 'To use {language} correctly.',
    steps: [
      'Write the beginnings of six sentences about {topic} on the board.',
      'Students finish each one in writing.',
      'Check the answers together, and let students correct their own.',
    ],
    support: 'Give two endings to choose from.',
    challenge: 'Add a second sentence that follows from the first.',
  },
  'freer practice': {
    title: 'In your own words',
    grouping: 'whole class',
    aim: 'To use {language} to say something of one’s own.',
    steps: [
      'Give everybody two minutes to note down what they want to say about {topic}.',
      'One after the other says it, and the others ask a question.',
      'Note good sentences and common slips for later.',
    ],
    support: 'Write useful beginnings on the board.',
    challenge: 'Speak without notes.',
  },
  'before the text': {
    title: 'What will it say?',
    grouping: 'T–S',
    aim: 'To guess what the text says about {topic}.',
    steps: [
      'Tell the class only the title or the first sentence.',
      'Ask what else it may say, and write three guesses on the board.',
      'Make clear the two or three words without which it cannot be understood.',
    ],
    support: 'Show a picture, or draw one.',
    challenge: 'Ask for a reason for each guess.',
  },
  'while reading or listening': {
    title: 'Twice with a purpose',
    grouping: 'alone',
    aim: 'To understand what the text is about, and then the details.',
    steps: [
      'Ask one question about the whole: who is it about, and what do they want?',
      'Students read or listen once, and answer it.',
      'Write four questions about details on the board.',
      'Students read or listen again, and note their answers.',
    ],
    support: 'Stop after each part, and ask what was understood.',
    challenge: 'Ask for the words that prove each answer.',
  },
  'after the text': {
    title: 'And what do you think?',
    grouping: 'whole class',
    aim: 'To give an opinion about what the text says.',
    steps: [
      'Ask what was new, and what was surprising.',
      'Ask who agrees with the text and who does not, and why.',
      'Everybody writes one sentence to sum up what they think.',
    ],
    support: 'Begin the sentence for them on the board.',
    challenge: 'Give the view of somebody who does not agree.',
  },
  task: {
    title: 'Solve it and show it',
    grouping: 'alone',
    aim: 'To reach a result with the language that students have.',
    steps: [
      'Set the task: make a short guide to {topic} for somebody who knows nothing about it.',
      'Students work, and you help with words only when asked.',
      'Everybody makes ready to show the result.',
    ],
    support: 'Give three questions that the guide should answer.',
    challenge: 'Add a part on what people often get wrong.',
  },
  report: {
    title: 'Show what you have',
    grouping: 'whole class',
    aim: 'To tell others about a result.',
    steps: [
      'Each student shows the result in one minute.',
      'The others note one thing that they want to know more about, and ask.',
      'Ask which idea the class likes best, and why.',
    ],
    support: 'Let notes be read aloud.',
    challenge: 'Sum up what the one before has said first.',
  },
  'language focus': {
    title: 'A closer look',
    grouping: 'T–S',
    aim: 'To notice how {language} is used.',
    steps: [
      'Write this example on the board: {example}',
      'Ask students to find others like it in what was said or read.',
      'Work out the form together, and write it beside the example.',
    ],
    support: 'Underline the parts that matter.',
    challenge: 'Ask for the same idea in another form.',
  },
  feedback: {
    title: 'Well said, and better said',
    grouping: 'whole class',
    aim: 'To make good language stay, and to mend what was wrong.',
    steps: [
      'Write six sentences that you heard on the board: four good ones, two with a slip.',
      'Students find the two, and correct them.',
      'Everybody copies the sentence that they want to remember.',
    ],
    support: 'Underline where the slip is.',
    challenge: 'Make the good sentences longer.',
  },
  'exit ticket': {
    title: 'Before you go',
    grouping: 'alone',
    aim: 'To show what was learnt.',
    steps: [
      'Everybody writes one true sentence about {topic} with {language}.',
      'Collect the sentences at the door, and begin the next lesson with them.',
    ],
    support: 'The sentence may follow the example on the board.',
    challenge: 'Write a question that the lesson did not answer.',
  },
};

/** Stands in where no written activity fits the class, the time and what the teacher does without. */
export const plainActivities: readonly LessonActivity[] = stageKindIds.map((kind) => ({
  ...plainTexts[kind],
  id: `plain-${kind.replaceAll(' ', '-')}`,
  stages: [kind],
  levels: ['A1', 'B2'],
  minutes: [2, 60],
}));
