import { type Sort, sortOf } from '#shared/content/words/sorts';
import { meaningOf, type WordEntry } from '#shared/content/words/word-list';
import { groupBy } from '#shared/core/group-by';
import { shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { verbForms } from '#shared/language/forms/inflect';
import { collocationItems } from './collocation-items';
import { familyOf, formName } from './families';
import { formClue } from './letter-clue';
import { oddOnesOut } from './odd-ones-out';
import { oppositeItems } from './opposite-items';
import { common, levelOf, named, type StudyOptions } from './study-item';
import { type StudyTask, studyTasks } from './study-tasks';
import { askedGap } from './word-gap';
import { type MakeOptions, spellings, type WordTask, wordItems, wordTasks } from './word-items';

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
  opposite: oppositeItems,
  collocation: collocationItems,
  'use-it': uses,
};

/** The word's own sentence with a gap, and another word of its family in capitals to make it from. */
function formations({ entries, random }: StudyOptions): Item[] {
  return shuffle(entries, random).flatMap((entry): Item[] => {
    const gap = askedGap(entry);
    const family = familyOf(entry.term);
    const own = family?.find(({ word, part }) => word === entry.term.toLowerCase() && part === entry.partOfSpeech);
    if (!gap || !family || !own) return [];
    // A speaker that music comes from is nobody.
    if (
      own.isPerson &&
      /^(?:an?|the) (?:small |large |electric )?(?:thing|part|machine|tool|device|box|piece|program)\b/.test(
        entry.meaning,
      )
    )
      return [];
    const target = formName(own, family);
    // With two of a sort in the family, as adaptation and adaptability, the sentence alone may not say which.
    const mayBeMeant = (one: (typeof family)[number]) =>
      formName(one, family) === target || (one.part === own.part && one.word.length === own.word.length);
    if (family.filter(mayBeMeant).length !== 1) return [];
    // The table has first what the others are made from: that is given, and never asked for.
    const [root] = family;
    if (!root || root === own || root.word === own.word) return [];
    const size = `${gap.answer.length} letters${isAsLongInIng(root.word, gap.answer) && own.part === 'noun' ? ', not in -ing' : ''}`;
    // Emphasises and emphasised begin alike and are as long.
    const form = own.part === 'verb' ? formClue(gap, own.word, 'verb') : undefined;
    return [
      {
        ...common,
        ...levelOf(entry),
        ...named(entry, 'word-formation'),
        kind: 'gap',
        prompt: `${gap.text} (${root.word.toUpperCase()}: make the ${target}, ${form ? `${size}, ${form}` : size}.)`,
        accepted: spellings(gap.answer, 'both'),
        typing: { point: spellings(gap.answer.toLowerCase(), 'both') },
        explanation: `These words are one family: ${family.map(({ word, part }) => `${word} (${part})`).join(', ')}.`,
      },
    ];
  });
}

/** Revising is as long as revision, and a noun too. */
const isAsLongInIng = (verb: string, noun: string) =>
  !noun.endsWith('ing') && verbForms(verb).ing.length === noun.length;

/** Words to put under headings: what they are, and their parts of speech. */
function sorts({ entries, random, facts, pool = [] }: StudyOptions): Item[] {
  const words = entries.filter(({ term }) => !term.includes(' '));
  const bySort = groupBy(words, ({ term, partOfSpeech }) =>
    partOfSpeech === 'noun' && facts.topicOf(term) ? sortOf(term) : undefined,
  );
  const groups = uniqueHeadings([...bySort].filter(([, all]) => all.length >= 2))
    .slice(0, 3)
    .map(([{ name }, all]) => ({ name, words: all }));
  const items: Item[] = [];
  if (groups.length >= 2) {
    items.push(
      sortItem({ id: 'sort-topic.1', prompt: 'What are these words?', groups, random, lineOf: ({ term }) => term }),
    );
  }
  // A word may be a noun here and a verb there: its meaning tells which it is. That of one that is an adjective as well
  // (left, plastic, Irish) hardly does.
  const partsOf = groupBy([...entries, ...pool], ({ term }) => term.toLowerCase());
  const isOpen = ({ term, meaning, partOfSpeech }: WordEntry) =>
    / language of |, or its language/.test(meaning) ||
    // Breathing may be a noun or a form of the verb.
    (partOfSpeech === 'noun' && term.endsWith('ing')) ||
    alsoAdverbs.has(term.toLowerCase()) ||
    (partOfSpeech !== 'verb' &&
      partsOf
        .get(term.toLowerCase())
        ?.some((other) => other.partOfSpeech !== partOfSpeech && other.partOfSpeech !== 'verb'));
  const byPart = groupBy(words, (entry) => (entry.meaning && !isOpen(entry) ? entry.partOfSpeech : undefined));
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

/** What English uses as an adverb, and as adjective or noun alike, whichever of them the pack teaches. */
const alsoAdverbs = new Set(
  (
    'fast hard late early daily weekly monthly yearly nearby straight high low deep close far long well only upstairs downstairs ' +
    'outside inside indoor indoors outdoor outdoors abroad overseas online offline forward backward alone enough right left wrong ' +
    'direct wide loud clean free sudden next last first second half extra full-time part-time overnight underground ' +
    'worldwide overall inland downtown backwards halfway further ahead apart better best worse worst freelance opposite ' +
    'today tomorrow tonight yesterday'
  ).split(' '),
);

/** One sort of each heading: between fruit and vegetables there is room for doubt. */
function uniqueHeadings(groups: [Sort, WordEntry[]][]): [Sort, WordEntry[]][] {
  return [...new Map(groups.map((group) => [group[0].heading, group])).values()];
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
