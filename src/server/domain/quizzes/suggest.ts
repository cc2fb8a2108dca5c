import { randomBytes } from 'node:crypto';
import { isOpen, type OpenRefusal } from '#server/domain/access/open-apps';
import type { PrepareRefusal } from '#server/domain/attempts/activity-module';
import { makeItems } from '#server/domain/attempts/make-items';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { Activity } from '#shared/api/attempts';
import type { SuggestInput, SuggestOutput, SuggestSource } from '#shared/api/quizzes';
import { topicIds } from '#shared/content/words/topics';
import type { Word } from '#shared/content/words/word';
import { levels, levelsAbove } from '#shared/core/level';
import { mulberry32 } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import type { Item } from '#shared/items/item';
import { askedOf } from '#shared/items/text-of';
import { textItems } from '#shared/lessons/text-questions/text-items';
import { readText } from '#shared/vocabulary/read-text';
import type { WordTask } from '#shared/vocabulary/word-items';

type Needs = Pick<Deps, 'db' | 'clock' | 'words'>;

const tasks: WordTask[] = ['gap-choose', 'choose-word', 'choose-meaning', 'gap-type'];

/** Both have the same editor. */
const makers = ['classroom-quiz-maker', 'esl-tests'] as const;

/**
 * Questions for a quiz or a test with their keys, made by the engines. Only where one of its apps is open to the
 * caller.
 */
export async function suggestItems(
  deps: Needs,
  user: User,
  { from, count, seed, avoid }: SuggestInput,
): Promise<Result<SuggestOutput, OpenRefusal | PrepareRefusal>> {
  const open = await Promise.all(makers.map((appId) => isOpen(deps, user, appId)));
  const closed = open.every(({ ok }) => !ok) ? open[0] : undefined;
  if (closed && !closed.ok) return closed;
  const knownTexts = new Set(avoid);
  if ('text' in from) return textSuggestions(deps, { from, count, seed, known: knownTexts });
  // More than asked for: some of them are asked already.
  const result = await makeItems(
    deps,
    { user, appId: makers[0] },
    activityFor(from, Math.min(40, count + avoid.length)),
    seed,
  );
  if (!result.ok) return result;
  const fresh = result.value.items.filter((item) => !knownTexts.has(askedOf(item))).slice(0, count);
  return answer(result.value.title, fresh);
}

function activityFor(from: Exclude<SuggestSource, { text: string }>, count: number): Activity {
  if ('points' in from) return { kind: 'grammar', points: from.points, count };
  return { kind: 'words', from: 'list' in from ? from : { builtIn: from }, tasks, count };
}

interface TextSuggestions extends Pick<SuggestInput, 'count' | 'seed'> {
  from: Extract<SuggestSource, { text: string }>;
  known: ReadonlySet<string>;
}

async function textSuggestions(
  { words }: Pick<Deps, 'words'>,
  { from, count, seed, known }: TextSuggestions,
): Promise<Result<SuggestOutput, 'nothing_to_ask'>> {
  const { level } = from;
  const items = textItems({
    text: readText(from.text).text,
    level,
    index: await words.index(),
    pool: await wordsAround(words, level),
    count,
    random: mulberry32(seed),
    avoid: known,
  });
  const what = known.size > 0 ? 'nothing more' : 'nothing';
  const reason = `There is ${what} in this text that could be asked about safely. Try a longer one in plain sentences.`;
  return answer('Questions about a text', items, reason);
}

/** The words of the class's level and below: what is wrong must be known to be wrong. */
async function wordsAround(words: Deps['words'], level: Word['level']): Promise<Word[]> {
  const allowedLevels = levels.filter((one) => levelsAbove(one, level) <= 0);
  const packs = allowedLevels.flatMap((one) => topicIds.map((topic) => words.ofTopic(one, topic)));
  return (await Promise.all(packs)).flat();
}

const answer = (
  title: string,
  items: Item[],
  text = 'There are no more questions of this kind.',
): Result<SuggestOutput, 'nothing_to_ask'> =>
  items.length === 0 ? err('nothing_to_ask', { text }) : ok({ title, items: items.map(withOwnName) });

/**
 * Items of several draws stand in one quiz, each with a name of its own. Players see it, so nothing may be read from
 * it: neither the word, which may be the answer, nor the seed, from which anybody could make the question again.
 */
export const withOwnName = (item: Item): Item => ({ ...item, id: randomBytes(9).toString('base64url') });
