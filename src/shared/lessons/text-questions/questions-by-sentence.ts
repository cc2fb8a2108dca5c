import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { thereQuestion } from './count-questions';
import { orderOfEvents } from './event-questions';
import { ageInYear, numberMatch } from './number-questions';
import type { Person } from './person';
import type { Around } from './question';
import { meantQuestion, referenceQuestion } from './reference-questions';
import type { Sentence } from './sentence';
import { stepQuestions } from './step-questions';
import { whQuestionsOf } from './wh-questions';

/** The best question that each of these sentences answers. */
export function questionsBySentence(
  sentences: readonly Sentence[],
  heroes: ReadonlyMap<Sentence, Person>,
  around: Around,
  avoid: ReadonlySet<string> = new Set(),
): Map<Sentence, Item> {
  const { clauses, random } = around;
  const asked = new Map<Sentence, Item>();
  for (const clause of clauses) {
    const item = best(whQuestionsOf(clause, around), random, avoid);
    if (item && !asked.has(clause.origin)) asked.set(clause.origin, item);
  }
  // Of the whole text one each, in place of what else the sentence answers.
  for (const found of [
    orderOfEvents(clauses, around.sentences, random),
    numberMatch(around.sentences),
    ageInYear(clauses, around.sentences),
  ])
    if (found && !avoid.has(found.item.prompt)) asked.set(found.sentence, found.item);
  for (const [sentence, item] of stepQuestions(around.sentences, random))
    if (!asked.has(sentence)) asked.set(sentence, item);
  for (const sentence of sentences) {
    if (asked.has(sentence)) continue;
    const item =
      thereQuestion(sentence, around) ??
      referenceQuestion(sentence, heroes.get(sentence), around) ??
      meantQuestion(sentence, around);
    // One of them: whoever knows one knows the others.
    if (item && ![...asked.values()].some(({ id }) => id === item.id)) asked.set(sentence, item);
  }
  return asked;
}

/** What asks for a reason, a time or a number asks for more than who did it. */
const best = (items: readonly Item[], random: Random, avoid: ReadonlySet<string>) =>
  shuffle(items, random)
    .sort((a, b) => worth(b) - worth(a))
    .find(({ prompt }) => !avoid.has(prompt));

const worth = ({ id }: Item) => (/^text-why/.test(id) ? 2 : /^text-(?:who|which-thing)/.test(id) ? 0 : 1);
