import { isOpen, type OpenRefusal } from '#server/domain/access/open-apps';
import { getResourceOf } from '#server/domain/library/resources';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { ReteachInput, SuggestOutput } from '#shared/api/quizzes';
import { toEntry } from '#shared/content/words/pack';
import type { Word } from '#shared/content/words/word';
import { mulberry32, type Random } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import { grammarItems } from '#shared/grammar/grammar-items';
import { pointById } from '#shared/grammar/points';
import { gapMark } from '#shared/items/gap-mark';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { askedOf } from '#shared/items/text-of';
import { makeMeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import type { WordIndex } from '#shared/vocabulary/word-index';
import { wordItems } from '#shared/vocabulary/word-items';
import { quizReport } from './report';
import { withOwnName } from './suggest';

const count = 5;

/**
 * Five questions about what was hardest in a quiz: its grammar points and words asked anew where an engine can, the
 * same question again where not.
 */
export async function reteachItems(
  deps: Pick<Deps, 'db' | 'clock' | 'words'>,
  owner: User,
  { id, seed }: ReteachInput,
): Promise<Result<SuggestOutput, OpenRefusal | 'resource_not_found' | 'nothing_to_ask'>> {
  const open = await isOpen(deps, owner, 'classroom-quiz-maker');
  if (!open.ok) return open;
  const [quiz, report] = [await getResourceOf(deps, owner, id, ['quiz', 'test']), await quizReport(deps, owner, id)];
  if (!quiz.ok) return quiz;
  if (!report.ok) return report;
  const hardest = report.value.questions
    .filter(({ share, key }) => key !== '' && share !== null && share < 1)
    .sort((a, b) => (a.share ?? 1) - (b.share ?? 1))
    .slice(0, count);
  const random = mulberry32(seed);
  const words = (await deps.words.everyday()).map(toEntry);
  const index = await deps.words.index();
  const items: Item[] = [];
  for (const question of hardest) {
    const missed = quiz.value.data.items.find((item) => item.id === question.id);
    if (missed) items.push(anew(missed, items));
  }
  if (items.length === 0) return err('nothing_to_ask', { text: 'Nothing was wrong in this quiz so far.' });
  return ok({ title: `Again: ${quiz.value.title}`.slice(0, 120), items: items.map(withOwnName) });

  function anew(missed: Item, others: readonly Item[]): Item {
    const askedTexts = new Set([missed, ...others].map(askedOf));
    const isNew = (item: Item) => !askedTexts.has(askedOf(item)) && others.every((other) => other.id !== item.id);
    const point = missed.tags.find((tag) => pointById(tag));
    const candidates = point ? grammarItems({ points: [point], count: 6, random }) : wordAnew(missed, random);
    return candidates.find(isNew) ?? missed;
  }

  /** A question whose key is a word of the pack is about that word; it is asked in another way. */
  function wordAnew(missed: Item, random: Random): Item[] {
    if (missed.skill !== 'vocabulary') return [];
    const sense = senseAskedBy(missed, index);
    if (!sense) return [];
    const entry = toEntry(sense);
    const tasks = ['gap-choose', 'choose-word', 'choose-meaning', 'gap-type'] as const;
    return tasks.flatMap((task) => wordItems({ entries: [entry], tasks: [task], count: 1, random, pool: words }));
  }
}

/**
 * The sense of the word that a question has for its key: the one whose meaning or example it shows, else the one that
 * its sentence decides. None where that is not sure: then the question itself is asked again.
 */
export function senseAskedBy(missed: Item, index: WordIndex): Word | undefined {
  const key = keyText(missed).toLowerCase();
  const senses = index.find(key);
  const questionText = askedOf(missed);
  const shownText = `${questionText}\n${missed.explanation ?? ''}`;
  const matches = senses.filter(({ gloss, example }) =>
    [gloss, example].some((text) => text && shownText.includes(text)),
  );
  if (matches.length === 1) return matches[0];
  if (questionText.includes(gapMark)) return makeMeaningChooser(index).choose(key, questionText.replace(gapMark, key));
  return senses.length === 1 ? senses[0] : undefined;
}
