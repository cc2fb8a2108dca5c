import { type HeadingPatterns, meaningsOf } from '#shared/core/columns';

/** The columns of our own question sheets. Sheets from elsewhere are read by what their headings mean. */
export const answerColumns = 10;
export const csvColumns = [
  'Type',
  'Question',
  ...Array.from({ length: answerColumns }, (_, place) => `Answer ${place + 1}`),
  'Correct',
  'Explanation',
  'Level',
  'Skill',
  'Tags',
  'Points',
];

/** Between the sides of a pair in a cell. */
export const pairMark = ' => ';

/**
 * What a column of a question sheet can be. choice: one of the answers, a right one where no column says which is.
 * wrong: an answer that never is. key: which answer is right, by letter, number or text.
 */
export const questionMeanings = [
  'ignore',
  'question',
  'choice',
  'wrong',
  'key',
  'explanation',
  'points',
  'level',
  'skill',
  'tags',
  'type',
] as const;
export type QuestionMeaning = (typeof questionMeanings)[number];

const patterns: HeadingPatterns<QuestionMeaning> = [
  ['type', /^(type|kind|question type)$/i],
  ['ignore', /^(question|answer)s? (id|no|number|count)\b/i],
  ['question', /^q$|^(questions?|prompt|stem)\b/i],
  ['key', /^(correct|right|key|solution)\b|^answer\s*\(?(key|letter)\b/i],
  ['wrong', /^(wrong|incorrect|distractors?)\b/i],
  ['choice', /^(answer|option|choice)s?\b|^[a-j][.)]?$/i],
  ['explanation', /^(explanation|feedback|why|rationale|comments?)\b/i],
  ['points', /^(points?|marks?|score)\b/i],
  ['level', /^(level|cefr)\b/i],
  ['skill', /^skills?\b/i],
  ['tags', /^(tags?|topics?|category|categories|unit|theme)\b/i],
];

/** What the columns under these headings are. */
export function questionMeaningsOf(headings: readonly string[]): QuestionMeaning[] {
  const meanings = meaningsOf(headings, patterns, { none: 'ignore', several: ['choice', 'wrong'] });
  // ‘Answer’ beside A, B and C says which of them is right; beside ‘Wrong 1’ it is the right one.
  const bare = headings.flatMap((heading, place) => (/^answers?$/i.test(heading.trim()) ? [place] : []));
  const others = meanings.filter((meaning) => meaning === 'choice' || meaning === 'wrong').length - bare.length;
  const isKey = bare.length === 1 && !meanings.includes('key') && (others >= 2 || meanings.includes('wrong'));
  return meanings.map((meaning, place) => (isKey && place === bare[0] ? 'key' : meaning));
}

/** Whether there is something to ask and something to answer in them. */
export const isQuestionSheet = (meanings: readonly QuestionMeaning[]) =>
  meanings.includes('question') && meanings.some((meaning) => ['choice', 'wrong', 'key'].includes(meaning));
