import { type Topic, topics } from '#shared/content/words/topics';
import type { WordEntry } from '#shared/content/words/word-list';
import { groupBy } from '#shared/core/group-by';
import { levelsAbove } from '#shared/core/level';
import { shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { familyOf, isNegative } from './families';
import { type StudyTask, studyTasks } from './study-tasks';
import type { WordFacts } from './word-facts';
import { gapForm } from './word-gap';
import { isClearlyOther, type MakeOptions, meaningOf, type WordTask, wordItems, wordTasks } from './word-items';

interface StudyOptions extends Omit<MakeOptions, 'tasks'> {
  tasks: readonly (WordTask | StudyTask)[];
  facts: WordFacts;
}

const isStudyTask = (task: WordTask | StudyTask): task is StudyTask => studyTasks.some((one) => one === task);
const isWordTask = (task: WordTask | StudyTask): task is WordTask => wordTasks.some((one) => one === task);

/**
 * An attempt of any tasks about words. Each task gets its share as far as the words allow it; what cannot be asked of
 * these words leaves its room to the others.
 */
export function vocabularyItems(options: StudyOptions): Item[] {
  const { tasks, count, random } = options;
  const plain = tasks.filter(isWordTask);
  const study = tasks.filter(isStudyTask);
  if (study.length === 0) return wordItems({ ...options, tasks: plain });
  const share = Math.max(1, Math.floor(count / tasks.length));
  const itemsByTask = study.map((task) => makers[task](options));
  const first = itemsByTask.flatMap((items) => items.slice(0, share));
  const words =
    plain.length > 0 ? wordItems({ ...options, tasks: plain, count: Math.max(0, count - first.length) }) : [];
  const rest = itemsByTask.flatMap((items) => items.slice(share));
  return [...shuffle([...words, ...first], random), ...rest].slice(0, count);
}

const makers: Record<StudyTask, (options: StudyOptions) => Item[]> = {
  'odd-one-out': oddOnesOut,
  'word-formation': formations,
  sort: sorts,
  'use-it': uses,
};

const common = { tags: [], version: 1, points: 1, skill: 'vocabulary' as const };
const named = (entry: WordEntry, task: StudyTask) => ({
  id: `${entry.id}.${task}`,
  origin: { engine: 'words' as const, point: entry.id, task },
});
const levelOf = ({ level }: WordEntry) => (level ? { level } : {});

/** Topics that no word of another of them could belong to as well: a fish may be food, but no jacket is an animal. */
const apart: readonly (readonly Topic[])[] = [
  ['food', 'clothes', 'technology'],
  ['animals', 'clothes', 'technology'],
  ['food', 'travel', 'feelings'],
  ['body', 'travel', 'time'],
  ['animals', 'school', 'feelings'],
];
const areApart = (one: Topic, other: Topic) =>
  one !== other && apart.some((group) => group.includes(one) && group.includes(other));

/** Four nouns, three of one topic: the fourth is the list's word or one of the three is. */
function oddOnesOut({ entries, pool = [], random, facts }: StudyOptions): Item[] {
  const nouns = [...entries, ...shuffle(pool, random)].filter(
    ({ partOfSpeech, term }) => partOfSpeech === 'noun' && !term.includes(' '),
  );
  const topicOf = (entry: WordEntry) => facts.topicOf(entry.term);
  return shuffle(entries, random).flatMap((entry): Item[] => {
    const topic = entry.partOfSpeech === 'noun' ? topicOf(entry) : undefined;
    if (!topic) return [];
    const isEasyEnough = (other: WordEntry) =>
      !other.level || !entry.level || levelsAbove(other.level, entry.level) <= 0;
    const candidates = nouns.filter((other) => isEasyEnough(other) && isClearlyOther(other, entry));
    const other = shuffle(
      apart.flat().filter((one) => areApart(one, topic)),
      random,
    )[0];
    if (!other) return [];
    const three = firstDifferent(candidates.filter((one) => topicOf(one) === other));
    if (three.length < 3) return [];
    const theirs = topics[other].toLowerCase();
    return [
      {
        ...common,
        ...levelOf(entry),
        ...named(entry, 'odd-one-out'),
        kind: 'mc',
        prompt: 'Which word does not belong with the others?',
        options: shuffle(
          [
            { text: entry.term, isKey: true },
            ...three.map(({ term }) => ({
              text: term,
              isKey: false,
              feedback: `${term}: ${theirs}, like two of the others.`,
            })),
          ],
          random,
        ),
        explanation: `${three.map(({ term }) => term).join(', ')}: ${theirs}. The word “${entry.term}” is not.`,
      },
    ];
  });
}

function firstDifferent(entries: readonly WordEntry[]): WordEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ term }) => !seen.has(term.toLowerCase()) && seen.add(term.toLowerCase())).slice(0, 3);
}

/** The word's own sentence with a gap, and another word of its family in capitals to make it from. */
function formations({ entries, random }: StudyOptions): Item[] {
  return shuffle(entries, random).flatMap((entry): Item[] => {
    const gap = gapForm(entry);
    const family = familyOf(entry.term);
    const own = family?.find(({ word, part }) => word === entry.term.toLowerCase() && part === entry.partOfSpeech);
    if (!gap || !family || !own) return [];
    const isLike = (one: (typeof family)[number]) =>
      one.part === own.part && isNegative(one, family) === isNegative(own, family);
    // With two nouns in the family, as in actor and action, the sentence alone may not say which.
    if (family.filter(isLike).length !== 1) return [];
    const root = family.find((one) => one !== own);
    if (!root) return [];
    const targetPart = isNegative(own, family) ? `negative ${own.part}` : own.part;
    return [
      {
        ...common,
        ...levelOf(entry),
        ...named(entry, 'word-formation'),
        kind: 'gap',
        prompt: `${gap.text} (${root.word.toUpperCase()}: make the ${targetPart}.)`,
        accepted: [gap.answer],
        typing: { point: [gap.answer.toLowerCase()] },
        explanation: family.map(({ word, part }) => `${word} (${part})`).join(', '),
      },
    ];
  });
}

/** Topics whose nouns stand for things that can be seen, so that nobody can doubt where one belongs. */
const headings: readonly (readonly Topic[])[] = [
  ['food', 'clothes', 'technology'],
  ['animals', 'clothes', 'technology'],
  ['body', 'travel'],
];

/** Words to put under headings: their topics, and their parts of speech. */
function sorts({ entries, random, facts }: StudyOptions): Item[] {
  const words = entries.filter(({ term }) => !term.includes(' '));
  const byTopic = groupBy(words, ({ term, partOfSpeech }) =>
    partOfSpeech === 'noun' ? facts.topicOf(term) : undefined,
  );
  const chosenTopics = headings
    .map((group) => group.filter((topic) => (byTopic.get(topic)?.length ?? 0) >= 2))
    .find((group) => group.length >= 2);
  const items: Item[] = [];
  if (chosenTopics) {
    const groups = chosenTopics.map((topic) => ({ name: topics[topic], words: byTopic.get(topic) ?? [] }));
    items.push(
      sortItem({
        id: 'sort-topic.1',
        prompt: 'What are these words about?',
        groups,
        random,
        lineOf: ({ term }) => term,
      }),
    );
  }
  // A word may be a noun here and a verb there: its meaning tells which it is.
  const byPart = groupBy(words, ({ meaning, partOfSpeech }) => (meaning ? partOfSpeech : undefined));
  const parts = ['noun', 'verb', 'adjective', 'adverb'].filter((part) => (byPart.get(part)?.length ?? 0) >= 2);
  if (parts.length >= 2) {
    const groups = parts.map((part) => ({ name: part, words: byPart.get(part) ?? [] }));
    const lineOf = ({ term, meaning }: WordEntry) => `${term} (${meaning})`;
    items.push(
      sortItem({ id: 'sort-part.1', prompt: 'What kind of word is it, with this meaning?', groups, random, lineOf }),
    );
  }
  return items;
}

interface Sorting {
  id: string;
  prompt: string;
  groups: { name: string; words: WordEntry[] }[];
  /** How a word stands before its choice. */
  lineOf: (entry: WordEntry) => string;
  random: MakeOptions['random'];
}

function sortItem({ id, prompt, groups, lineOf, random }: Sorting): Item {
  const names = groups.map(({ name }) => name);
  const words = shuffle(
    groups.flatMap(({ name, words: all }) =>
      shuffle(all, random)
        .slice(0, 3)
        .map((word) => ({ word, name })),
    ),
    random,
  );
  return {
    ...common,
    id,
    origin: { engine: 'words', task: 'sort' },
    kind: 'cloze',
    prompt,
    text: words.map(({ word }, place) => `${lineOf(word)} {{${place + 1}}}`).join('\n'),
    gaps: words.map(({ name }, place) => ({ id: String(place + 1), accepted: [name], options: names })),
    points: words.length,
  };
}

/** A sentence of one's own; nobody but a person can mark it. */
function uses({ entries, random }: StudyOptions): Item[] {
  return shuffle(entries, random).map((entry) => {
    const meaning = meaningOf(entry);
    return {
      ...common,
      ...levelOf(entry),
      ...named(entry, 'use-it'),
      kind: 'essay',
      skill: 'writing',
      prompt: `Write a sentence of your own with “${entry.term}”${meaning ? ` (${meaning})` : ''}.`,
      minWords: 4,
      maxWords: 40,
      points: 0,
      ...(entry.example && { explanation: entry.example }),
    };
  });
}
