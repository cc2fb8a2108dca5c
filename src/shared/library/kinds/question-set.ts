import { keysOf } from '#shared/core/keys-of';
import { questionFacts } from '#shared/items/facts';
import { withOrigins } from '#shared/items/older-origin';
import { type QuestionSet, questionSet, type Rules } from '#shared/items/question-set';
import { plainText } from '#shared/items/text-of';
import type { LibraryKindModule } from '../kind';

/** Questions in an order, and how they are taken: a quiz or a test. */
const questions = {
  schema: questionSet,
  renew: (stored) =>
    typeof stored === 'object' && stored !== null && 'items' in stored
      ? { ...stored, items: withOrigins(stored.items) }
      : stored,
  isShareable: true,
  size: ({ items }) => items.length,
  listed: () => ({}),
  pieces: ({ intro, items }) => [
    { id: 'intro', name: 'Introduction', text: intro },
    ...items.map((item, place) => ({
      id: `question ${item.id}`,
      name: `Question ${place + 1}`,
      text: plainText(item),
    })),
  ],
  facts: ({ items, rules }) => [
    ...items.map((item, place) => ({
      id: `question ${item.id}`,
      name: `Question ${place + 1}`,
      text: questionFacts(item),
    })),
    { id: 'rules', name: 'How it is taken', text: rulesText(rules) },
  ],
} satisfies LibraryKindModule<QuestionSet>;

export const quiz = questions;
export const test = questions;

const ruleNames: Record<keyof Rules, string> = {
  scoring: 'Scoring',
  minutes: 'Minutes for all of it',
  secondsPerItem: 'Seconds for each question',
  shuffleItems: 'Questions are shuffled',
  shuffleOptions: 'Choices are shuffled',
  oneWay: 'No way back',
  attempts: 'Attempts',
  opensAt: 'Opens',
  closesAt: 'Answer by',
  release: 'Answers are shown',
  plays: 'How often a recording may be heard',
};

const rulesText = (rules: Rules) =>
  keysOf(ruleNames)
    .filter((rule) => rules[rule] !== undefined)
    .map((rule) => `${ruleNames[rule]}: ${ruleText(rules[rule])}`)
    .join('\n');

const ruleText = (value: Rules[keyof Rules]) => (value === true ? 'yes' : value === false ? 'no' : String(value));
