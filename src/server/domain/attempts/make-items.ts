import { mayPlay } from '#server/domain/access/access';
import { getResourceOf } from '#server/domain/library/resources';
import { behindLink } from '#server/domain/library/shares';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { stressedAmong } from '#server/domain/pronunciation/own-words';
import type { Activity, WordSource } from '#shared/api/attempts';
import { loadExamSet } from '#shared/content/exams/pack';
import { contrastById } from '#shared/content/sounds/contrasts';
import { contrastTitle } from '#shared/content/sounds/sound';
import { toEntry } from '#shared/content/words/pack';
import { spellingPatterns } from '#shared/content/words/spelling-patterns';
import { topics } from '#shared/content/words/topics';
import { type WordListData, wordListData } from '#shared/content/words/word-list';
import { mulberry32, type Random } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import { diagnostic, grammarItems } from '#shared/grammar/grammar-items';
import { pointById } from '#shared/grammar/points';
import type { Item } from '#shared/items/item';
import { type Rules, rules } from '#shared/items/question-set';
import { listeningItems } from '#shared/pronunciation/listening-items';
import { stressItems, stressTitles } from '#shared/pronunciation/stress-items';
import { ownSentences, sentenceItems } from '#shared/vocabulary/sentence-items';
import { vocabularyItems } from '#shared/vocabulary/word-study-items';
import { cramItem } from './cram';
import { drawLevelTest } from './drawn-items';
import { placementItem } from './placement';
import { hideWords } from './word-names';

export interface ItemsWithTitle {
  /** What the attempt is about, for people. */
  title: string;
  items: Item[];
  /** How it is taken, where what is asked has rules of its own. */
  rules?: Rules;
  /** The saved work that a link led to: its owner sees the attempt. */
  of?: { resourceId: string; resourceVersion: number };
}

export type MakeRefusal = 'resource_not_found' | 'share_not_found' | 'nothing_to_ask';

/** The questions of an attempt. The same activity and seed make the same ones. */
export async function makeItems(
  deps: Pick<Deps, 'db' | 'clock' | 'words'>,
  user: User | undefined,
  activity: Exclude<Activity, { kind: 'retry' | 'questions' }>,
  seed: number,
): Promise<Result<ItemsWithTitle, MakeRefusal>> {
  const random = mulberry32(seed);
  switch (activity.kind) {
    case 'words':
      return makeWordItems(deps, user, activity, random);
    case 'grammar': {
      const chosen = activity.points.flatMap((id) => pointById(id) ?? []);
      const title = chosen.length === 1 && chosen[0] ? chosen[0].name : 'Mixed grammar';
      return itemsOrRefusal(title, grammarItems({ ...activity, random }));
    }
    case 'cram': {
      const first = cramItem(activity.points, seed, []);
      return itemsOrRefusal('Cram session', first ? [first] : []);
    }
    case 'diagnostic':
      return itemsOrRefusal('Grammar check', diagnostic(random));
    case 'sentences':
      return makeSentenceItems(deps, activity, random);
    case 'placement': {
      const first = await placementItem(deps, { seed, items: [], scores: new Map() });
      return itemsOrRefusal(
        'Placement test',
        first ? [first] : [],
        rules.parse({ release: 'end', oneWay: true, plays: 2 }),
      );
    }
    case 'level-test': {
      const { level, count } = activity;
      const items = await drawLevelTest(deps, { ...activity, random });
      return itemsOrRefusal(
        `Progress test, ${level}`,
        items,
        rules.parse({ release: 'end', minutes: Math.ceil(count * 1.5), plays: 2 }),
      );
    }
    case 'sounds': {
      const chosen = activity.contrasts.flatMap((id) => contrastById(id) ?? []);
      const title = chosen.length === 1 && chosen[0] ? contrastTitle(chosen[0]) : 'Mixed sounds';
      return itemsOrRefusal(title, listeningItems({ ...activity, random }));
    }
    case 'stress': {
      const own = activity.own && stressedAmong(await deps.words.spoken(), activity.own);
      return itemsOrRefusal(stressTitles[activity.task], stressItems({ ...activity, random, own }));
    }
    case 'exam-set': {
      const set = await loadExamSet(activity.id);
      if (!set) return err('nothing_to_ask', { text: 'There is no such set.' });
      return itemsOrRefusal(
        set.title,
        set.items,
        rules.parse({ release: 'end', minutes: set.minutes, plays: set.plays }),
      );
    }
  }
}

const itemsOrRefusal = (title: string, items: Item[], rules?: Rules): Result<ItemsWithTitle, 'nothing_to_ask'> =>
  items.length === 0 ? err('nothing_to_ask') : ok({ title, items, ...(rules && { rules }) });

type ActivityOf<Kind extends Activity['kind']> = Extract<Activity, { kind: Kind }>;

async function makeSentenceItems(
  { words }: Pick<Deps, 'words'>,
  { from, count, only, locked }: ActivityOf<'sentences'>,
  random: Random,
): Promise<Result<ItemsWithTitle, 'nothing_to_ask'>> {
  const among = <One extends { id: string }>(all: One[]) => (only ? all.filter(({ id }) => only.includes(id)) : all);
  if ('own' in from) {
    const sentences = among(ownSentences(from.own).sentences);
    return itemsOrRefusal('Your sentences', sentenceItems({ sentences, count, random, locked }));
  }
  const { level, point } = from;
  const all = (await words.sentencesOf(level)).filter((one) => !point || one.point === point);
  return itemsOrRefusal(`Sentences, ${level}`, sentenceItems({ sentences: among(all), count, random, locked }));
}

async function makeWordItems(
  deps: Pick<Deps, 'db' | 'clock' | 'words'>,
  user: User | undefined,
  activity: ActivityOf<'words'>,
  random: Random,
): Promise<Result<ItemsWithTitle, MakeRefusal>> {
  const source = await wordsFrom(deps, user, activity.from);
  if (!source.ok) return source;
  const { title, data, pool, of } = source.value;
  const only = activity.only && new Set(activity.only);
  const entries = only ? data.entries.filter(({ id }) => only.has(id)) : data.entries;
  const items = vocabularyItems({
    entries,
    tasks: activity.tasks,
    count: activity.count,
    random,
    // Wrong answers may come from the whole list and from the pack, whatever is practised.
    pool: [...data.entries, ...pool],
    // Only scrambles ask for them, and they want the dictionaries.
    anagramsOf: activity.tasks.includes('scramble') ? await deps.words.anagrams() : undefined,
    spelling: data.spelling,
    facts: await deps.words.facts(),
  });
  const made = itemsOrRefusal(title, hideWords(items));
  return made.ok ? ok({ ...made.value, of }) : made;
}

interface Source {
  title: string;
  data: WordListData;
  pool: WordListData['entries'];
  of?: ItemsWithTitle['of'];
}

/** The words that an attempt or a deck is about, if the user may have them. */
export async function wordsFrom(
  deps: Pick<Deps, 'db' | 'clock' | 'words'>,
  user: User | undefined,
  from: WordSource,
): Promise<Result<Source, MakeRefusal>> {
  if ('builtIn' in from) {
    const { level, topic } = from.builtIn;
    const entries = (await deps.words.ofTopic(level, topic)).map(toEntry);
    if (entries.length === 0) return err('nothing_to_ask');
    return ok({ title: `${topics[topic]}, ${level}`, data: wordListData.parse({ entries }), pool: [] });
  }
  const pool = (await deps.words.everyday()).map(toEntry);
  if ('pattern' in from) {
    const pattern = spellingPatterns.find(({ id }) => id === from.pattern);
    if (!pattern) return err('nothing_to_ask');
    return ok({
      title: pattern.name,
      data: wordListData.parse({ entries: await deps.words.ofPattern(pattern) }),
      pool,
    });
  }
  if ('entries' in from) {
    return ok({ title: from.title ?? 'Your words', data: wordListData.parse({ entries: from.entries }), pool });
  }
  if ('shared' in from) {
    const behind = await behindLink(deps, from.shared);
    if (!behind.ok) return behind;
    const { mode, resource } = behind.value;
    if (resource.kind !== 'word-list') return err('share_not_found');
    if (!mayPlay(mode)) return err('share_not_found', { text: 'This link is for reading only.' });
    const of = { resourceId: resource.id, resourceVersion: resource.version };
    return ok({ title: resource.title, data: resource.data, pool, of });
  }
  if (!user) return err('resource_not_found');
  const list = await getResourceOf(deps, user, from.list, ['word-list']);
  return list.ok ? ok({ title: list.value.title, data: list.value.data, pool }) : list;
}
