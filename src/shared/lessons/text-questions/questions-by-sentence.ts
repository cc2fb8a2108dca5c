import { type Random, shuffle } from '#shared/core/random';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { thereQuestion } from './count-questions';
import { orderOfEvents } from './event-questions';
import { missingWords } from './missing-words';
import { notMentioned } from './not-mentioned';
import { ageInYear, agesTold, numberMatch } from './number-questions';
import { paragraphQuestions } from './paragraph-questions';
import type { Person } from './person';
import { placeInText } from './place-in-text';
import { thereIsQuestion, whereYouCan } from './place-questions';
import type { Around } from './question';
import { meantQuestion, referenceQuestion } from './reference-questions';
import type { Sentence } from './sentence';
import { speechQuestions } from './speech-questions';
import { stepQuestions } from './step-questions';
import { whQuestionsOf } from './wh-questions';
import { quotedWhy } from './why-questions';

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
    const items = whQuestionsOf(clause, around).filter((item) => !isWhoAgain(item, asked, around));
    const item = best(items, random, avoid);
    if (item && !asked.has(clause.origin)) asked.set(clause.origin, item);
  }
  // Of the whole text one each, in place of what else the sentence answers.
  for (const found of [
    orderOfEvents(clauses, around.sentences, random),
    numberMatch(around.sentences),
    ageInYear(around),
  ])
    if (found && !avoid.has(found.item.prompt)) asked.set(found.sentence, found.item);
  for (const found of [stepQuestions(around.sentences, random), speechQuestions(around), agesTold(around)])
    for (const [sentence, item] of found) if (!asked.has(sentence)) asked.set(sentence, item);
  for (const sentence of sentences) {
    if (asked.has(sentence)) continue;
    const told =
      thereQuestion(sentence, around) ??
      thereIsQuestion(sentence, around) ??
      whereYouCan(sentence, around) ??
      quotedWhy(sentence, around);
    // Whoever knows whom one pronoun means knows it of the others.
    const meant = referenceQuestion(sentence, heroes.get(sentence), around) ?? meantQuestion(sentence, around);
    const isFirst = meant && ![...asked.values()].some(({ id }) => id === meant.id);
    const item = told ?? (isFirst ? meant : undefined);
    if (item && !avoid.has(item.prompt)) asked.set(sentence, item);
  }
  for (const more of [missingWords, paragraphQuestions])
    for (const found of more(around.sentences, asked, random))
      if (!avoid.has(found.item.prompt)) asked.set(found.sentence, found.item);
  for (const found of placeInText(around, asked, random))
    if (!avoid.has(found.item.prompt)) asked.set(found.sentence, found.item);
  // Its prompt is always the same: where it was asked before, it is not asked again.
  for (const absent of notMentioned({ ...around, asked }))
    if (!avoid.has(absent.item.prompt)) asked.set(absent.sentence, absent.item);
  return asked;
}

/** Where one person does it all, who did it asks the same again: twice is enough, and once where nobody else is named. */
const isWhoAgain = (item: Item, asked: ReadonlyMap<Sentence, Item>, { people }: Around) =>
  isWho(item) &&
  [...asked.values()].filter((other) => isWho(other) && keyText(other) === keyText(item)).length >=
    (people.length > 1 ? 2 : 1);
const isWho = ({ id }: Item) => id === 'text-who';

/** What asks for a reason, a time or a number asks for more than who did it. */
const best = (items: readonly Item[], random: Random, avoid: ReadonlySet<string>) =>
  shuffle(items, random)
    .sort((a, b) => worth(b) - worth(a))
    .find(({ prompt }) => !avoid.has(prompt));

const worth = ({ id }: Item) => (/^text-why/.test(id) ? 2 : /^text-(?:who|which-thing)/.test(id) ? 0 : 1);
