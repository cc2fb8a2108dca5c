import type { PartOfSpeech } from '../words/word';
import { irregularDegrees, irregularPlurals, irregularVerbs, oesPlurals } from './irregular';

/** Every form of a verb; alternatives side by side, the more usual one first. */
export interface VerbForms {
  base: string;
  thirdPerson: string;
  ing: string;
  past: readonly string[];
  participle: readonly string[];
}

const endsInSibilant = /(?:s|x|z|ch|sh)$/;
const endsInConsonantY = /[^aeiou]y$/;

/**
 * Two-syllable verbs whose stress is on the end, and so double their last letter; and those in -l, which British
 * spelling doubles whatever the stress.
 */
const doublesAtTheEnd =
  /^(?:admit|commit|permit|submit|omit|regret|forget|begin|prefer|refer|occur|transfer|control|patrol|rebel|compel|equip|quiz|upset|forbid|program|babysit|kidnap|worship|handicap|outwit|overlap|unzip|(?:travel|cancel|model|label|level|signal|quarrel|tunnel|counsel|marvel|fuel|dial|equal|total|rival|pedal|channel|fulfil|enrol|instal|distil))$/;

function doublesLastLetter(word: string): boolean {
  if (doublesAtTheEnd.test(word)) return true;
  // One syllable, one vowel letter, one consonant letter: stop, plan, swim; but not show, fix, play.
  return (
    /^(?:[^aeiou]*|qu|squ)[aeiou][^aeiouwxy]$/.test(word) && !/[aeiou]{2}[^aeiou]$/.test(word.replace(/^s?qu/, ''))
  );
}

/** The verb in its third person singular, -ing form, past and past participle. The base is one word. */
export function verbForms(base: string): VerbForms {
  const irregular = irregularVerbs.get(base);
  const regularPast = withEd(base);
  return {
    base,
    thirdPerson: thirdPerson(base),
    ing: withIng(base),
    past: irregular?.past ?? [regularPast],
    participle: irregular?.participle ?? [regularPast],
  };
}

function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'do' || base === 'go' || base.endsWith('undo') || base === 'undergo') return `${base}es`;
  if (endsInConsonantY.test(base)) return `${base.slice(0, -1)}ies`;
  if (base === 'quiz') return 'quizzes';
  if (endsInSibilant.test(base) || /[^aeiou]o$/.test(base)) return `${base}es`;
  return `${base}s`;
}

function withIng(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/(?:ee|oe|ye)$/.test(base) || base === 'be') return `${base}ing`;
  if (base.endsWith('e')) return `${base.slice(0, -1)}ing`;
  if (/ic$/.test(base)) return `${base}king`;
  return doublesLastLetter(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}

function withEd(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (endsInConsonantY.test(base)) return `${base.slice(0, -1)}ied`;
  if (/ic$/.test(base)) return `${base}ked`;
  return doublesLastLetter(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`;
}

/** The plural; alternatives side by side, the more usual one first. */
export function plurals(noun: string): readonly string[] {
  const irregular = irregularPlurals.get(noun);
  if (irregular) return irregular;
  const man = /^(.*[a-z])(man|woman)$/.exec(noun);
  if (man?.[1] && !/^(?:hu|ger|ro|sha)$/.test(man[1])) return [`${man[1]}${man[2] === 'man' ? 'men' : 'women'}`];
  const [, stem, irregularEnd] = /^(.+?[ -]?)(child|foot|tooth|knife|wife|shelf|leaf|mouse|fish)$/.exec(noun) ?? [];
  if (stem && irregularEnd) return (irregularPlurals.get(irregularEnd) ?? []).map((plural) => stem + plural);
  if (endsInConsonantY.test(noun)) return [`${noun.slice(0, -1)}ies`];
  if (noun === 'quiz') return ['quizzes'];
  if (endsInSibilant.test(noun) || oesPlurals.has(noun)) return [`${noun}es`];
  return [`${noun}s`];
}

/** Comparative and superlative in one word, where the adjective is short enough to have them. */
export function degrees(
  adjective: string,
): { comparative: readonly string[]; superlative: readonly string[] } | undefined {
  const irregular = irregularDegrees.get(adjective);
  if (irregular) return irregular;
  const vowels = adjective.replace(/e$/, '').match(/[aeiouy]+/g)?.length ?? 0;
  const isShort = vowels === 1 || (vowels === 2 && /(?:y|ow|le|er|et|id|ple|ure)$/.test(adjective));
  if (!isShort || adjective.includes(' ') || adjective.includes('-')) return undefined;
  if (adjective.endsWith('e')) return { comparative: [`${adjective}r`], superlative: [`${adjective}st`] };
  if (endsInConsonantY.test(adjective)) {
    const stem = adjective.slice(0, -1);
    return { comparative: [`${stem}ier`], superlative: [`${stem}iest`] };
  }
  const stem = doublesLastLetter(adjective) && vowels === 1 ? adjective + adjective.slice(-1) : adjective;
  return { comparative: [`${stem}er`], superlative: [`${stem}est`] };
}

const beForms = ['be', 'am', 'is', 'are', 'was', 'were', 'been', 'being'];

/** All forms in which the word may stand in a text, itself first. A phrase changes in its first or its last word. */
export function formsOf(word: string, partOfSpeech: PartOfSpeech): string[] {
  return [...new Set(allForms(word.toLowerCase(), partOfSpeech))];
}

function allForms(word: string, partOfSpeech: PartOfSpeech): string[] {
  const [first = '', ...rest] = word.split(' ');
  const last = rest.at(-1);
  switch (partOfSpeech) {
    case 'verb':
    case 'phrasal verb':
    case 'phrase': {
      const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
      return oneVerb(first).map((form) => form + tail);
    }
    case 'noun': {
      if (last === undefined) return [word, ...plurals(word)];
      const head = word.slice(0, -last.length);
      return [word, ...plurals(last).map((plural) => head + plural)];
    }
    case 'adjective':
    case 'adverb':
    case 'determiner':
    case 'pronoun': {
      const compared = degrees(word);
      return [word, ...(compared?.comparative ?? []), ...(compared?.superlative ?? [])];
    }
    default:
      return [word];
  }
}

function oneVerb(base: string): string[] {
  if (base === 'be') return beForms;
  const forms = verbForms(base);
  return [base, forms.thirdPerson, forms.ing, ...forms.past, ...forms.participle];
}
