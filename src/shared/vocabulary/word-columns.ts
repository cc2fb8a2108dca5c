import { type HeadingPatterns, meaningsOf } from '#shared/core/columns';

/** What a column of a list of words can be. */
export const wordColumns = [
  'term',
  'meaning',
  'example',
  'translation',
  'partOfSpeech',
  'level',
  'emoji',
  'ipa',
  'tags',
  'ignore',
] as const;
export type WordColumn = (typeof wordColumns)[number];

/** What a column was taken for; `guess` says by what, where no heading and nobody said so. */
export interface KnownColumn {
  meaning: WordColumn;
  guess?: 'content' | 'place';
}

/** What headings mean, in English and as Anki and spreadsheets of ours write them. */
const patterns: HeadingPatterns<WordColumn> = [
  ['ignore', /^#?(?:no\.?|nr\.?|number)?$/i],
  ['partOfSpeech', /^(?:part of speech|pos|word class|type)$/i],
  ['term', /^#?(?:words?|terms?|phrases?|english|front|vocabulary)$/i],
  ['meaning', /^(?:meanings?|definitions?|gloss(?:es)?|explanations?|back)$/i],
  ['example', /^(?:examples?|(?:example )?sentences?)$/i],
  ['translation', /^(?:translations?|first language|l1)$/i],
  ['level', /^(?:levels?|cefr)$/i],
  ['emoji', /^(?:emojis?|pictures?|icons?)$/i],
  ['ipa', /^(?:ipa|pronunciations?|phonetics?)$/i],
  ['tags', /^(?:tags?|topics?)$/i],
];

/** Whether a cell may stand over a column. */
export const isHeading = (cell: string) => patterns.some(([, pattern]) => pattern.test(cell));

/** What the columns under these headings are; nothing where a heading says nothing. */
export function columnsUnder(headings: readonly string[]): (WordColumn | undefined)[] {
  const meanings = meaningsOf(headings, patterns, { none: 'ignore', several: ['ignore'] });
  return headings.map((heading, place) => (heading !== '' && isHeading(heading) ? meanings[place] : undefined));
}

/** What one cell looks like, for the columns that show by that alone. The first that most cells agree on counts. */
const looks: readonly (readonly [WordColumn, (cell: string) => boolean])[] = [
  ['level', (cell) => /^[ABC][12][+-]?$/i.test(cell)],
  ['ignore', (cell) => /^(?:\d+[.)]?|\[sound:[^\]]*\])$/.test(cell)],
  ['emoji', (cell) => /\p{Extended_Pictographic}/u.test(cell) && !/[\p{L}\d]/u.test(cell)],
  ['ipa', isIpa],
  ['partOfSpeech', isPartOfSpeech],
  ['tags', (cell) => /^(?:unit|lesson|chapter|module|page|p\.?) ?\d+\w?$/i.test(cell)],
];

/** Signs that no alphabet has. Others, such as ə or θ, are letters somewhere: with them, slashes must stand around. */
const ipaSign = /[ɪʊɒʌɜɑʃʒˈˌː]/;

function isIpa(cell: string): boolean {
  if (cell.startsWith('/') && cell.endsWith('/')) return cell.length > 2;
  return ipaSign.test(cell);
}

const partsOfSpeech = new Set(
  [
    'n noun nouns v vb verb verbs adj adjective adjectives adv adverb adverbs prep preposition conj conjunction pron',
    'pronoun det determiner article number num modal exclamation exclam interjection interj phrase phr expression idiom',
    'collocation pl plural vi vt pv phr_v phrasal_verb modal_verb auxiliary_verb compound_noun',
  ].flatMap((line) => line.split(' ').map((name) => name.replace('_', ' '))),
);

/** As dictionaries and coursebooks write them: ‘noun’, ‘(n.)’, ‘n [C]’, ‘adj/adv’. */
function isPartOfSpeech(cell: string): boolean {
  if (cell.length > 40) return false;
  const names = cell
    .toLowerCase()
    .replace(/\[[^\]]*\]/g, ' ')
    .split(/[/,;&]/)
    .map((name) => name.replace(/[.()]/g, ' ').replace(/ +/g, ' ').trim());
  return names.every((name) => partsOfSpeech.has(name));
}

/**
 * What each column of a list is, where headings leave it open: told by what stands in it, and for what is left by the
 * usual order of a word, its meaning, an example. The cells are those of the first rows.
 */
export function guessColumns(
  rows: readonly (readonly string[])[],
  meanings: readonly (WordColumn | undefined)[],
): KnownColumn[] {
  const columns = meanings.map((_, place) => rows.map((cells) => cells[place] ?? ''));
  const hasHeadings = meanings.some((meaning) => meaning !== undefined);
  const knownColumns = meanings.map((meaning, place): KnownColumn | undefined =>
    meaning ? { meaning } : shownByItself(columns[place] ?? [], place),
  );
  const isOpen = (place: number) => knownColumns[place] === undefined;
  const open = () => columns.flatMap((cells, place) => (isOpen(place) ? [{ cells, place }] : []));
  const isTaken = (meaning: WordColumn) => knownColumns.some((column) => column?.meaning === meaning);

  if (!isTaken('term')) {
    const all = open();
    const [first] = all;
    const own = all.find(({ cells }) => !isForeign(cells) && !isText(cells)) ?? first;
    if (own) knownColumns[own.place] = { meaning: 'term', guess: own === first ? 'place' : 'content' };
  }
  const terms = columns[knownColumns.findIndex((column) => column?.meaning === 'term')] ?? [];
  const take = (meaning: WordColumn, fits: (cells: readonly string[]) => boolean) => {
    const column = isTaken(meaning) ? undefined : open().find(({ cells }) => fits(cells));
    if (column) knownColumns[column.place] = { meaning, guess: 'content' };
  };
  take('example', (cells) => !isForeign(cells) && showsWords(cells, terms));
  take('translation', (cells) => isForeign(cells) && !isText(cells));
  for (const { cells, place } of open()) {
    // A heading that says something else says that it is none of these, and a second foreign language is no meaning.
    const isLeftOut = hasHeadings || isForeign(cells);
    const next = isLeftOut ? undefined : (['meaning', 'example'] as const).find((meaning) => !isTaken(meaning));
    knownColumns[place] = { meaning: next ?? 'ignore', guess: 'place' };
  }
  return knownColumns.map((column) => column ?? { meaning: 'ignore' });
}

/** What a column is that needs no other to be known. */
function shownByItself(cells: readonly string[], place: number): KnownColumn | undefined {
  const meaning = looks.find(([, isLike]) => share(cells, isLike) >= 0.8)?.[0];
  if (!meaning) return undefined;
  // A list may teach the words ‘noun’ and ‘verb’: there each stands once.
  const filled = cells.filter((cell) => cell !== '');
  if (meaning === 'partOfSpeech' && place === 0 && new Set(filled).size === filled.length) return undefined;
  return { meaning, guess: 'content' };
}

/** Which part of the cells that hold something are so. */
function share(cells: readonly string[], isSo: (cell: string, row: number) => boolean): number {
  const filled = cells.filter((cell) => cell !== '').length;
  return filled === 0 ? 0 : cells.filter((cell, row) => cell !== '' && isSo(cell, row)).length / filled;
}

const wordsIn = (text: string) => text.split(/[^\p{L}\p{M}'’-]+/u).filter(Boolean);

/**
 * Words before a noun or verb in languages that are near to English in writing; none of them begins a phrase of ours.
 */
const foreignBeginning =
  /^(?:(?:der|die|das|den|dem|ein|eine|einen|sich|el|la|los|las|unos|una|un|une|le|les|des|du|il|gli|uno|os|um|uma|het|een) |(?:l|d|un|s|dell|dall)['’])/i;

/** Letters of another script, or that English hardly has, or an article of another language. */
const isForeignCell = (cell: string) => /(?=\p{L})[^a-z\p{Script=Common}]/iu.test(cell) || foreignBeginning.test(cell);

/** Many words of another language look like English ones, few English ones look foreign: café, naïve. */
const isForeign = (cells: readonly string[]) => share(cells, isForeignCell) >= 0.3;

/** Sentences, or too long for words to learn. */
const isText = (cells: readonly string[]) =>
  share(cells, (cell) => cell.length > 60 || (/[.!?]["'”’)]?$/.test(cell) && wordsIn(cell).length >= 4)) > 0.5;

/** Sentences that hold the word of their row, or a gap where it belongs. */
const showsWords = (cells: readonly string[], terms: readonly string[]) =>
  share(cells, (cell, row) => wordsIn(cell).length >= 3 && holds(cell, terms[row] ?? '')) >= 0.6;

/** Whether a sentence has the longest word of a phrase, with other endings as well: ‘carry’ in ‘carried’. */
function holds(sentence: string, phrase: string): boolean {
  if (/_{2,}|…/.test(sentence)) return true;
  const bare = wordsIn(phrase.toLowerCase()).reduce((best, word) => (word.length > best.length ? word : best), '');
  const stem = bare.slice(0, Math.max(3, bare.length - 2));
  const others = wordsIn(sentence.toLowerCase());
  return stem !== '' && others.length > wordsIn(phrase).length + 1 && others.some((word) => word.startsWith(stem));
}
