import { areNear } from '#shared/content/words/near-words';
import { areNearSorts, type Sort, sortOf } from '#shared/content/words/sorts';
import { synonymGroups } from '#shared/content/words/synonyms';
import type { WordEntry } from '#shared/content/words/word-list';
import { groupBy } from '#shared/core/group-by';
import { isWithin, type Level, levelsAbove } from '#shared/core/level';
import { shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { common, levelOf, named, type StudyOptions } from './study-item';
import { isClearlyOther } from './wrong-words';

/** Four words of which one does not belong: things by their sorts, and other words by what they mean. */
export function oddOnesOut(options: StudyOptions): Item[] {
  const bySort = sorted(options);
  const asked = new Set<ReadonlySet<string>>();
  return shuffle(options.entries, options.random).flatMap((entry): Item[] => {
    const item = oddThing(entry, bySort, options) ?? oddMeaning(entry, asked, options);
    return item ? [item] : [];
  });
}

type BySort = ReadonlyMap<Sort, readonly WordEntry[]>;

/** Words with a meaning of another topic are no use here: they might belong after all. */
const sortIn = ({ term, partOfSpeech }: WordEntry, { facts }: StudyOptions) =>
  partOfSpeech === 'noun' && facts.topicOf(term) ? sortOf(term) : undefined;

const sorted = (options: StudyOptions): BySort =>
  groupBy([...options.entries, ...shuffle(options.pool ?? [], options.random)], (entry) => sortIn(entry, options));

/**
 * Three nouns of one sort that a teacher could name, and the list's word of another. Whoever knows more than easy words is
 * asked between sorts that are near each other (jobs and family), or not in this way.
 */
function oddThing(entry: WordEntry, bySort: BySort, options: StudyOptions): Item | undefined {
  const { random } = options;
  const own = sortIn(entry, options);
  if (!own) return undefined;
  const isEasyEnough = (other: WordEntry) => !other.level || !entry.level || levelsAbove(other.level, entry.level) <= 0;
  const groups = [...bySort].flatMap(([sort, words]) => {
    const three = firstDifferent(words.filter(isEasyEnough));
    // Days and months have a capital: beside them the odd one would need one, too.
    const isAlike = three.every(({ term }) => hasCapital(term) === hasCapital(entry.term));
    return three.length === 3 && isAlike ? [{ sort, three }] : [];
  });
  const near = groups.filter(({ sort }) => areNearSorts(sort, own));
  const far = groups.filter(({ sort }) => sort.heading !== own.heading);
  const mayBeFar = !entry.level || isWithin(entry.level, 'A2');
  const [group] = shuffle(near.length > 0 || !mayBeFar ? near : far, random);
  if (!group) return undefined;
  const { sort, three } = group;
  return {
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
          feedback: `“${term}” belongs with two of the others: they are all ${sort.name}.`,
        })),
      ],
      random,
    ),
    explanation: `The others are all ${sort.name}, but “${entry.term}” is not one of them.`,
  };
}

/**
 * Three words that can stand for each other, and the list's word, which means another thing. No group is `asked` twice, as
 * the second time it tells itself.
 */
function oddMeaning(
  entry: WordEntry,
  asked: Set<ReadonlySet<string>>,
  { random, facts }: StudyOptions,
): Item | undefined {
  const { level, partOfSpeech, term, meaning } = entry;
  const mayBeAsked = level && meaning && !hasCapital(term) && partsFrom(level).includes(partOfSpeech);
  if (!mayBeAsked || facts.sensesOf(term, partOfSpeech).length !== 1) return undefined;
  const isApart = (word: string) =>
    !areNear(word, term) && facts.sensesOf(word, partOfSpeech).every((sense) => isClearlyOther(sense, entry));
  const topic = facts.topicOf(term);
  const isOfTopic = (group: ReadonlySet<string>) => [...group].some((word) => topic && facts.topicOf(word) === topic);
  const groups = groupBy(shuffle(synonymGroups, random), isOfTopic);
  // Beside words of its own topic the one that is apart takes a thought; a noun of another one shows at a glance.
  const others = partOfSpeech === 'noun' ? [] : (groups.get(false) ?? []);
  for (const group of [...(groups.get(true) ?? []), ...others]) {
    if (asked.has(group) || ![...group].every(isApart)) continue;
    const known = [...group].filter((word) => {
      const [sense] = facts.sensesOf(word, partOfSpeech);
      return sense?.level && levelsAbove(sense.level, level) <= 0 && levelsAbove(level, sense.level) <= 1;
    });
    if (known.length < 3) continue;
    asked.add(group);
    const three = shuffle(known, random).slice(0, 3);
    const quoted = three.map((word) => `“${word}”`);
    return {
      ...common,
      level,
      ...named(entry, 'odd-one-out'),
      kind: 'mc',
      prompt: 'Three of these words mean nearly the same. Which one does not?',
      options: shuffle(
        [
          { text: term, isKey: true },
          ...three.map((text) => ({
            text,
            isKey: false,
            feedback: `“${text}” means nearly the same as two of the others.`,
          })),
        ],
        random,
      ),
      explanation: `${quoted.slice(0, 2).join(', ')} and ${quoted[2]} mean nearly the same, but the meaning of “${term}” is “${meaning}”.`,
    };
  }
  return undefined;
}

/** Easy nouns are things, of which the one apart would show at a glance: grandad, grandpa, grandfather, lamp. */
const partsFrom = (level: Level) => [
  ...(isWithin(level, 'A1') ? [] : ['verb', 'adjective', 'adverb']),
  ...(isWithin(level, 'A2') ? [] : ['noun']),
];

const hasCapital = (term: string) => /^\p{Lu}/u.test(term);

function firstDifferent(entries: readonly WordEntry[]): WordEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ term }) => !seen.has(term.toLowerCase()) && seen.add(term.toLowerCase())).slice(0, 3);
}
