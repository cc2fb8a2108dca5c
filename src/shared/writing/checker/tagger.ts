import {
  neverPluralNouns,
  nounsOfBothKinds,
  pluralNouns,
  uncountableNouns,
} from '#shared/content/words/facts/countability';
import type { Word } from '#shared/content/words/word';
import { degrees, formsOf, plurals, verbForms } from '#shared/language/forms/inflect';
import { irregularVerbs } from '#shared/language/forms/irregular';
import type { WordIndex } from '#shared/vocabulary/word-index';
import { moreAdjectives, moreNouns, moreVerbs } from './more-words';
import type { Tag } from './token';
import { wordSets } from './word-sets';

export interface Reading {
  tags: ReadonlySet<Tag>;
  verbs: readonly string[];
  /** The noun that it is the plural of. */
  one?: string;
  /** The adjective that was given the ending of a plural: borings. */
  adjective?: string;
  /** The form that was meant, where an ending was put on as it cannot be: studys, makeing, biger. */
  meant?: string;
}

/** Says what a word in small letters may be, from the word pack and its forms. Each word is looked up once. */
export function makeTagger(index: WordIndex): (low: string) => Reading {
  const readings = new Map<string, Reading>();
  const more = { verbs: formsOfVerbs(), nouns: formsOfNouns(), adjectives: formsOfAdjectives() };
  return (low) => {
    const before = readings.get(low);
    if (before) return before;
    const reading = readWord(low, index, more);
    readings.set(low, reading);
    return reading;
  };
}

/** The forms of verbs whether or not the pack has them. */
function formsOfVerbs(): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const base of new Set([...irregularVerbs.keys(), ...moreVerbs])) {
    const { thirdPerson, ing, past, participle } = verbForms(base);
    for (const form of [base, thirdPerson, ing, ...past, ...participle]) {
      forms.set(form, [...(forms.get(form) ?? []), base]);
    }
  }
  return forms;
}

/** From each form of a noun to the noun. */
function formsOfNouns(): Map<string, string> {
  return new Map(moreNouns.flatMap((noun) => [noun, ...plurals(noun)].map((form): [string, string] => [form, noun])));
}

/** From each form of an adjective to the adjective. */
function formsOfAdjectives(): Map<string, string> {
  return new Map(
    moreAdjectives.flatMap((adjective) => {
      const compared = degrees(adjective);
      return [adjective, ...(compared ? [...compared.comparative, ...compared.superlative] : [])].map(
        (form): [string, string] => [form, adjective],
      );
    }),
  );
}

interface MoreForms {
  verbs: ReadonlyMap<string, string[]>;
  nouns: ReadonlyMap<string, string>;
  adjectives: ReadonlyMap<string, string>;
}

function readWord(low: string, index: WordIndex, more: MoreForms): Reading {
  const tags = new Set<Tag>();
  const verbs = new Set<string>();
  const senses = index.find(low);
  for (const sense of senses) addSense(low, sense, tags, verbs);
  for (const base of more.verbs.get(low) ?? []) addVerb(low, base, tags, verbs);
  const noun = more.nouns.get(low);
  if (noun) addNoun(low, noun, tags);
  const adjective = more.adjectives.get(low);
  // Near the house is a preposition; nearer and nearest are forms of the adjective.
  if (adjective && !(adjective === low && tags.has('prep'))) addDegrees(low, adjective, 'adj', tags);
  if (senses.length > 0 || tags.size > 0) tags.add('known');
  else guess(low, tags);
  if (senses.length > 0 && isCounted(low, tags)) tags.add('counted');
  if (/^\d+(?:[.,]\d+)*$/.test(low) || wordSets.number.has(low)) tags.add('num');
  if (wordSets.singularS.has(low)) tags.delete('plural');
  const one = tags.has('plural') ? singularOf(low, senses, noun) : undefined;
  const meant = tags.has('known') ? undefined : hostOf(low, index);
  const bare = tags.has('known') || meant ? undefined : adjectiveIn(low, index);
  return { tags, verbs: [...verbs], ...(bare && { adjective: bare }), ...(one && { one }), ...(meant && { meant }) };
}

/** The nouns that are not only counted, in one of their meanings at least. */
const notOnlyCounted = new Set(
  [neverPluralNouns, uncountableNouns, nounsOfBothKinds, pluralNouns].flatMap((nouns) =>
    nouns.split(/[,\n]/).map((cell) => cell.replace(/\(.*/, '').trim().toLowerCase()),
  ),
);

const isCounted = (low: string, tags: ReadonlySet<Tag>) =>
  tags.has('noun') &&
  tags.has('known') &&
  !notOnlyCounted.has(low) &&
  !(['base', 'third', 'past', 'pp', 'ing', 'plural', 'adj', 'adv', 'comp', 'prep', 'num'] as const).some((tag) =>
    tags.has(tag),
  );

function singularOf(low: string, senses: readonly Word[], noun: string | undefined): string | undefined {
  const taught = senses.find(({ word, partOfSpeech }) => partOfSpeech === 'noun' && plurals(word).includes(low));
  return taught?.word ?? noun;
}

/** What stands before an ending that was put on wrongly, and with what it would be put on. */
const endings: readonly [end: RegExp, host: (stem: string) => string][] = [
  [/ys$/, (stem) => `${stem}y`],
  [/yed$/, (stem) => `${stem}y`],
  [/s$/, (stem) => stem],
  [/eing$/, (stem) => `${stem}e`],
  [/(?:ing|ed|er|est)$/, (stem) => stem],
  [/y(?:er|est)$/, (stem) => `${stem}y`],
];

function hostOf(low: string, index: WordIndex): string | undefined {
  for (const [end, host] of endings) {
    const stem = low.replace(end, '');
    if (stem === low || stem.length < 2) continue;
    for (const { word, partOfSpeech } of index.find(host(stem))) {
      const base = word.toLowerCase();
      if (base !== host(stem)) continue;
      const right = formsOf(base, partOfSpeech).find((form) => form !== base && sameLetters(form, low));
      // Taped comes of tape, not of tap; hoped of hope.
      if (right && !(right.length > low.length && mayBeNoun(`${stem}e`, index))) return right;
    }
  }
  return undefined;
}

/** A tape, a wage: what is taped is no tap. But a plane is no plan, which learners plan. */
const mayBeNoun = (word: string, index: WordIndex) =>
  word !== 'plane' && word !== 'site' && index.find(word).some(({ partOfSpeech }) => partOfSpeech === 'noun');

/** The adjective that a learner gave the ending of a plural: borings, dirties. */
function adjectiveIn(low: string, index: WordIndex): string | undefined {
  return [low.replace(/s$/, ''), low.replace(/ies$/, 'y')].find(
    (stem) =>
      stem !== low &&
      index.find(stem).some(({ word, partOfSpeech }) => partOfSpeech === 'adjective' && word.toLowerCase() === stem),
  );
}

/** Whether two forms differ only in how their ending is put on. */
function sameLetters(right: string, spelling: string): boolean {
  const ending = /(?:ing|ed|est|er|s)$/;
  const plain = (form: string) =>
    form.replace(/ies$/, 'ys').replace(/ied$/, 'yed').replace(/ier$/, 'yer').replace(/iest$/, 'yest');
  const end = ending.exec(spelling)?.[0];
  const ofVerb = end !== undefined && right.endsWith(end);
  const skeleton = (form: string) =>
    plain(form)
      .replace(/e(?=ing$|s$)/, '')
      .replace(/([^aeiou])\1(?=ing$|ed$|er$|est$)/, '$1');
  return ofVerb && skeleton(right) === skeleton(spelling);
}

function addSense(low: string, { word, partOfSpeech, gloss }: Word, tags: Set<Tag>, verbs: Set<string>): void {
  const base = word.toLowerCase();
  switch (partOfSpeech) {
    case 'verb':
      addVerb(low, base, tags, verbs);
      break;
    case 'noun':
      // Reading, glossed as looking at books, is what the verb does; a building is a thing.
      if (!(base.endsWith('ing') && /^[a-z]+ing\b/.test(gloss))) addNoun(low, base, tags);
      break;
    case 'adjective':
    case 'adverb':
      addDegrees(low, base, partOfSpeech === 'adjective' ? 'adj' : 'adv', tags);
      break;
    case 'preposition':
      tags.add('prep');
      break;
    case 'number':
      tags.add('num');
      break;
    default:
      break;
  }
}

function addVerb(low: string, base: string, tags: Set<Tag>, verbs: Set<string>): void {
  const { thirdPerson, ing, past, participle } = verbForms(base);
  verbs.add(base);
  if (low === base) tags.add('base');
  if (low === thirdPerson) tags.add('third');
  if (low === ing) tags.add('ing');
  if (past.includes(low)) tags.add('past');
  if (participle.includes(low)) tags.add('pp');
}

function addNoun(low: string, base: string, tags: Set<Tag>): void {
  const many = plurals(base);
  if (many.includes(low)) tags.add('plural');
  // Trousers and clothes are many; sheep may be one.
  if (low === base && !(many.includes(low) && low.endsWith('s'))) tags.add('noun');
}

function addDegrees(low: string, base: string, tag: 'adj' | 'adv', tags: Set<Tag>): void {
  const compared = degrees(base);
  if (compared?.comparative.includes(low)) tags.add('comp');
  else if (compared?.superlative.includes(low)) tags.add('sup');
  else tags.add(tag);
}

/** What the end of an unknown word tells. */
function guess(low: string, tags: Set<Tag>): void {
  if (/[a-z]{3}ing$/.test(low)) tags.add('ing');
  else if (/[a-z]{2}ed$/.test(low)) tags.add('past').add('pp');
  else if (/[a-z]{3}ly$/.test(low)) tags.add('adv');
  // One atlas, two pizzas.
  else if (/[a-z]{2}as$/.test(low)) tags.add('noun').add('plural');
  else if (/[a-z]{2}[^siu]s$/.test(low)) tags.add('plural');
  else if (/[a-z]{3}est$/.test(low)) tags.add('sup');
}
