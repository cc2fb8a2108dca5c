import { setImmediate as nextTurn } from 'node:timers/promises';
import { isOpen, type OpenRefusal } from '#server/domain/access/open-apps';
import type { Deps, Words } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { ListStarterInput, StarterPage } from '#shared/api/bank';
import { loadAllTexts } from '#shared/content/texts/pack';
import { itemsOfText } from '#shared/content/texts/text';
import { toEntry } from '#shared/content/words/pack';
import { topicIds } from '#shared/content/words/topics';
import { idField } from '#shared/core/fields';
import { levels } from '#shared/core/level';
import { mulberry32, textSeed } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import { exerciseTypes } from '#shared/grammar/exercise-types';
import { grammarItems } from '#shared/grammar/grammar-items';
import { pointOf } from '#shared/grammar/point-of';
import { points } from '#shared/grammar/points';
import { type Item, item } from '#shared/items/item';
import { sameKey } from '#shared/items/same-key';
import { headline } from '#shared/items/text-of';
import { wordItems } from '#shared/vocabulary/word-items';
import { textKey } from './rows';

const eachOfPoint = 2 * exerciseTypes.length;
const eachOfTopic = 5;
const fewestWords = 3;

/** Made once: the same for everybody, and in the memory of the process. */
const collections = new WeakMap<Words, Promise<StarterCollection>>();

interface StarterCollection {
  all: Item[];
  byId: ReadonlyMap<string, Item>;
}

/**
 * Questions to begin with, from A1 to B2. Nobody's: they are made by the engines from fixed seeds and of the texts that
 * were written for the portal, so that each has the same id and the same words every time.
 */
export function starterCollection(words: Words): Promise<StarterCollection> {
  const collection = collections.get(words);
  if (collection) return collection;
  const making = makeCollection(words);
  collections.set(words, making);
  return making;
}

async function makeCollection(words: Words): Promise<StarterCollection> {
  const items = [...starterGrammar(), ...(await starterWords(words)), ...(await loadAllTexts()).flatMap(itemsOfText)];
  const seen = new Set<string>();
  const all = items.flatMap((one) => {
    // The defaults of the schema are filled in; what it does not take is left out.
    const parsed = item.safeParse({ ...one, source: one.source ?? 'Starter collection' });
    if (!parsed.success) return [];
    const key = sameKey(parsed.data);
    if (seen.has(key)) return [];
    seen.add(key);
    return [parsed.data];
  });
  return { all, byId: new Map(all.map((one) => [one.id, one])) };
}

function starterGrammar(): Item[] {
  return points.flatMap(({ id }) =>
    grammarItems({ points: [id], count: eachOfPoint, random: mulberry32(textSeed(`starter ${id}`)) }).map(
      (one, place) => ({ ...one, id: `starter.${id}.${place + 1}`, tags: [id] }),
    ),
  );
}

async function starterWords(words: Words): Promise<Item[]> {
  const pool = (await words.everyday()).map(toEntry);
  const items: Item[] = [];
  for (const level of levels) {
    for (const topic of topicIds) {
      // A second of work in all: others' requests are let in between.
      await nextTurn();
      const entries = (await words.ofTopic(level, topic)).map(toEntry);
      if (entries.length < fewestWords) continue;
      const name = `starter.${level}.${topic}`;
      const questions = wordItems({
        entries,
        tasks: ['choose-word', 'gap-type', 'match'],
        count: eachOfTopic,
        random: mulberry32(textSeed(name)),
        pool: [...entries, ...pool],
      });
      const tagged = questions.map((one, place) => ({
        ...one,
        id: `${name}.${place + 1}`,
        level,
        tags: [topic, ...one.tags],
      }));
      items.push(...tagged);
    }
  }
  return items;
}

type Needs = Pick<Deps, 'db' | 'clock' | 'words'>;
export type StarterRefusal = OpenRefusal;

const appId = 'assessment-bank';

/** The whole of it, for anyone who has opened the app: its questions are what was paid for. */
export async function openStarter(deps: Needs, user: User): Promise<Result<StarterCollection, StarterRefusal>> {
  const open = await isOpen(deps, user, appId);
  return open.ok ? ok(await starterCollection(deps.words)) : open;
}

/** Those of the ids that are of the starter collection, with their questions. */
export async function starterAmong(
  deps: Needs,
  user: User,
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, Item>, StarterRefusal>> {
  const matches = new Map<string, Item>();
  // What is kept in a bank has a UUID, and nothing of the starter collection has.
  const others = ids.filter((id) => !idField.safeParse(id).success);
  if (others.length === 0) return ok(matches);
  const { byId } = await starterCollection(deps.words);
  for (const id of others) {
    const one = byId.get(id);
    if (one) matches.set(id, one);
  }
  if (matches.size === 0) return ok(matches);
  const open = await isOpen(deps, user, appId);
  return open.ok ? ok(matches) : open;
}

const pageSize = 50;

/** One page of the starter collection, in its own order. */
export async function listStarter(
  deps: Needs,
  user: User,
  { search, level, skill, kind, point, tag, limit = pageSize, cursor }: ListStarterInput,
): Promise<Result<StarterPage, StarterRefusal | 'cursor_invalid'>> {
  const starter = await openStarter(deps, user);
  if (!starter.ok) return starter;
  const { all } = starter.value;
  const searchKey = search ? textKey(search) : '';
  const fitting = all.filter(
    (one) =>
      (!level || one.level === level) &&
      (!skill || one.skill === skill) &&
      (!kind || one.kind === kind) &&
      (!point || pointOf(one) === point) &&
      (!tag || one.tags.includes(tag)) &&
      (!searchKey || textKey(searchText(one)).includes(searchKey)),
  );
  const from = cursor ? fitting.findIndex(({ id }) => id === cursor) + 1 : 0;
  if (cursor && from === 0) return err('cursor_invalid');
  const items = fitting.slice(from, from + limit);
  const hasMore = from + limit < fitting.length;
  return ok({ items, total: fitting.length, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null });
}

/** What the search looks at. */
export const searchText = (one: Item) => [headline(one), one.prompt, one.passage?.title ?? '', ...one.tags].join('\n');
