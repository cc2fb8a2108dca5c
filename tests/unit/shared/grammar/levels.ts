import { loadAllWords } from '#shared/content/words/pack';
import { type Level, levelsAbove } from '#shared/core/level';
import { cities, countries, men, women } from '#shared/grammar/data/people';
import type { GrammarPoint } from '#shared/grammar/points';
import { gapMark } from '#shared/items/gap-mark';
import type { Item } from '#shared/items/item';
import { formsOf } from '#shared/language/forms/inflect';
import { profileText } from '#shared/vocabulary/level-profile';
import { indexWords } from '#shared/vocabulary/word-index';

const words = await loadAllWords();
const index = indexWords(words);

/** Names are of no level. */
const places =
  'london new york greece france africa asia europe alps atlantic everest fuji mount kingdom netherlands nile pacific geneva sahara states united uk ireland';
const languages =
  'american arabic chinese dutch english european french german germanic greek hebrew indian italian japanese korean polish portuguese romance russian scandinavian slavic spanish thai turkish vietnamese';
const names = new Set(
  [...women, ...men, ...cities, ...countries, places, languages].flatMap((name) => name.toLowerCase().split(' ')),
);

/** What a word may be above its level or unknown for. */
const reasons = {
  'grammar is told with them': `
    adverbs apostrophe article articles auxiliary base clauses comparative comparatives conditional conditionals consonant continuous
    dialects gerund habit habits infinitive irregular learner learners modal modals native negative negatives object owner participle passive phrase phrases
    plural plurals positive preposition prepositions pronoun pronouns possessives regular reported simple subject
    superlative superlatives tag tags tense tenses that-clause usual verb vowel state states stress`,
  'every task asks with them': 'change order round',
  'they are taught here': 'hers ours theirs beautifully whom',
  'a wrong word that learners use': 'hardly',
  'a known word in another form or spelling': 'able cannot nearer ones ought tidied tidies tidying',
  'endings and what short forms leave': 'd e ed er est ied ies ing ll m re s ve wh y',
  'a word of another language': 'muss nicht von',
} as const;
const allowed = new Set(Object.values(reasons).flatMap((list) => list.trim().split(/\s+/)));

/** The forms of phrases, by each of their words: “pool” is as easy as “swimming pool” where that stands. */
const phrases = new Map<string, { form: string; level: Level }[]>();
for (const { word, partOfSpeech, level } of words.filter((one) => one.word.includes(' '))) {
  for (const form of formsOf(word, partOfSpeech)) {
    for (const part of form.split(' '))
      phrases.set(part, [...(phrases.get(part) ?? []), { form: form.replace(/^be /, ''), level }]);
  }
}

const judged = new Map<string, Level | 'unknown'>();

/** The level of a single word, by the profiler. */
function levelOf(word: string): Level | 'unknown' {
  const known = judged.get(word);
  if (known) return known;
  const [token] = profileText(word, index).tokens;
  const level = !token || token.kind === 'other' || token.kind === 'name' ? 'unknown' : token.kind;
  judged.set(word, level);
  return level;
}

interface Bar {
  level: Level;
  /** How many levels above it a word may be. */
  above: number;
  /** A wrong form is no word at all. */
  takesNonWords: boolean;
}

/** The words of a text that are above the bar, without names and those that have a reason. */
function wordsAbove(text: string, { level, above, takesNonWords }: Bar): string[] {
  const tooHard = (one: Level) => levelsAbove(one, level) > above;
  const plain = text.toLowerCase().replaceAll(/\d+(?:st|nd|rd|th)\b/g, ' ');
  return [...(plain.match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [])].filter((word) => {
    const bare = word.replace(/['’]s$/, '');
    if (names.has(bare) || allowed.has(bare)) return false;
    const found = levelOf(word);
    if (found === 'unknown' ? takesNonWords : !tooHard(found)) return false;
    return !phrases.get(word)?.some((one) => !tooHard(one.level) && plain.includes(one.form));
  });
}

/** All that an item says, by how strictly it is judged. */
function textsOf(item: Item): { right: string[]; wrong: string[]; why: string[] } {
  const prompt = item.prompt.replaceAll(gapMark, ' ');
  const why = item.explanation ?? '';
  switch (item.kind) {
    case 'mc':
      return {
        right: [prompt, ...item.options.filter(({ isKey }) => isKey).map(({ text }) => text)],
        wrong: item.options.filter(({ isKey }) => !isKey).map(({ text }) => text),
        why: [why, ...item.options.flatMap(({ feedback }) => feedback ?? [])],
      };
    case 'gap':
    case 'short':
      return {
        right: [prompt, ...item.accepted],
        wrong: item.foreseen?.map(({ answer }) => answer) ?? [],
        why: [why, ...(item.foreseen?.map(({ feedback }) => feedback) ?? [])],
      };
    case 'error-correct': {
      const [change = '', about = ''] = prompt.split('\n');
      return { right: [about, ...item.accepted], wrong: [change, item.sentence], why: [why] };
    }
    case 'order':
      return { right: [prompt, ...item.orders.map((order) => order.join(' '))], wrong: [], why: [why] };
    case 'cloze':
      return {
        right: [prompt, item.text.replaceAll(/\{\{\d+\}\}/g, ' '), ...item.gaps.flatMap(({ accepted }) => accepted)],
        wrong: item.gaps.flatMap(({ options = [] }) => options),
        why: [why],
      };
    default:
      throw new Error(`No exercise is of the kind ${item.kind}.`);
  }
}

interface Said {
  right: readonly string[];
  wrong: readonly string[];
  why: readonly string[];
}

/**
 * What is above a level: a right sentence and a wrong one have no word above it, though a wrong form may be no word; a
 * reason may be one level harder, as meanings may be in the word pack.
 */
function above(level: Level, all: Iterable<Said>): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const look = (texts: readonly string[], bar: Omit<Bar, 'level'>) => {
    for (const text of texts) {
      const key = `${bar.above}${bar.takesNonWords}${text}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const word of wordsAbove(text, { ...bar, level })) found.add(`${word} (${levelOf(word)}): ${text}`);
    }
  };
  for (const { right, wrong, why } of all) {
    look(right, { above: 0, takesNonWords: false });
    look(wrong, { above: 0, takesNonWords: true });
    // It may show the wrong form that it is about.
    look(
      why.map((text) => text.replaceAll(/“[^”]*”/g, ' ')),
      { above: 1, takesNonWords: false },
    );
  }
  return [...found];
}

/** What is above the level of a point in its items. */
export function aboveLevel({ level }: GrammarPoint, items: readonly Item[]): string[] {
  return above(level, items.map(textsOf));
}

/** What is above the level of a point on its rule card. */
export function ruleAboveLevel({ level, rule: { summary, form, examples, mistakes } }: GrammarPoint): string[] {
  // What stands in brackets behind a sentence is a note on it.
  const note = /\(([^)]*)\)/g;
  const sentences = (texts: readonly string[]) => texts.map((text) => text.replaceAll(note, ' '));
  const rights = mistakes.map(({ right }) => right);
  const wrongs = mistakes.map(({ wrong }) => wrong);
  const notes = [...rights, ...wrongs].flatMap((text) => [...text.matchAll(note)].map(([, inside = '']) => inside));
  return above(level, [
    {
      right: [...examples, ...sentences(rights)],
      wrong: sentences(wrongs),
      why: [summary, ...form.flat(), ...mistakes.map(({ why }) => why), ...notes],
    },
  ]);
}
