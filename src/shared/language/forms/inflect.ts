import type { PartOfSpeech } from '../part-of-speech';
import {
  adverbsWithDegrees,
  hardCh,
  irregularDegrees,
  irregularPlurals,
  irregularVerbs,
  oesPlurals,
  twoSyllablesWithDegrees,
  withoutDegrees,
} from './irregular';

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

/** Verbs of two syllables that double their last letter, most because the stress is on the end; those in -l follow. */
const doublesAtTheEnd = new Set(
  (
    'admit commit permit submit omit emit transmit acquit regret forget beget abet begin prefer refer defer confer infer ' +
    'transfer deter occur incur recur concur abhor allot rebut equip quiz upset reset offset input output forbid ' +
    'program format babysit kidnap worship handicap outwit outrun overrun overlap undercut unzip unplug unwrap unpin ' +
    'zigzag entrap'
  ).split(' '),
);

function doublesLastLetter(word: string): boolean {
  // British spelling doubles the -l of every verb that has one vowel before it, whatever the stress: travel, fuel,
  // expel.
  if (/[^aeiou](?:[aeiou]|[iu][ae])l$/.test(word)) return word !== 'parallel';
  // One syllable, one vowel letter, one consonant letter: stop, plan, swim; but not show, fix, play.
  return doublesAtTheEnd.has(word) || /^(?:[^aeiou]*|s?qu)[aeiou][^aeiouwxy]$/.test(word);
}

/** The verb in its third person singular, -ing form, past and past participle. The base is one word. */
export function verbForms(base: string): VerbForms {
  const irregular = irregularVerb(base);
  const regularPast = withEd(base);
  return {
    base,
    thirdPerson: thirdPerson(base),
    ing: withIng(base),
    past: irregular?.past ?? [regularPast],
    participle: irregular?.participle ?? [regularPast],
  };
}

/** As the table has it, or as the root of a prefixed verb has it: misunderstand, overcome. Relay is `pass on`. */
function irregularVerb(base: string): { past: readonly string[]; participle: readonly string[] } | undefined {
  const irregular = irregularVerbs.get(base);
  if (irregular || base === 'relay') return irregular;
  const [, prefix = '', root = ''] = /^(under|un|re|over|out|fore|mis|with|up|off)(.+)$/.exec(base) ?? [];
  const ofRoot = root === 'be' ? undefined : irregularVerbs.get(root);
  const prefixed = (forms: readonly string[]) => forms.map((form) => prefix + form);
  return ofRoot && { past: prefixed(ofRoot.past), participle: prefixed(ofRoot.participle) };
}

function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (endsInConsonantY.test(base)) return `${base.slice(0, -1)}ies`;
  if (base === 'quiz' || base === 'gas') return `${base}${base.slice(-1)}es`;
  if (hardCh.has(base)) return `${base}s`;
  if (endsInSibilant.test(base) || /[^aeiou]o$/.test(base)) return `${base}es`;
  return `${base}s`;
}

function withIng(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  // The e that is heard, or that keeps dyeing from dying, singeing from singing, and ageing as the British write it.
  if (/(?:ee|oe|ye)$/.test(base) || /^(?:be|age|singe|binge|whinge)$/.test(base)) return `${base}ing`;
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

/** The last part of a compound that has its own plural: grandchild, bookshelf, salesperson. */
const irregularEnd = /^(.+)(child|foot|tooth|goose|mouse|knife|wife|shelf|leaf|loaf|thief|scarf|wolf|fish|person)$/;

/** The plural; alternatives side by side, the more usual one first. */
export function plurals(noun: string): readonly string[] {
  const irregular = irregularPlurals.get(noun);
  if (irregular) return irregular;
  // The head stands first in mother-in-law, passer-by, runner-up and point of view.
  const [, head, tail] =
    /^(.+?)((?:-in-| in | of | to | for ).+)$/.exec(noun) ?? /^([^ -]+er)(-(?:by|up|on|in))$/.exec(noun) ?? [];
  if (head && tail) return plurals(head).map((plural) => plural + tail);
  const [, before, last] = /^(.+[ -])([^ -]+)$/.exec(noun) ?? [];
  if (before && last) return plurals(last).map((plural) => before + plural);
  if (/['’]s$/.test(noun)) return [noun];
  const man = /^(.*[a-z])(man|woman)$/.exec(noun);
  if (man?.[1] && !/^(?:hu|ger|ro|sha)$/.test(man[1])) return [`${man[1]}${man[2] === 'man' ? 'men' : 'women'}`];
  const [, stem, end] = irregularEnd.exec(noun) ?? [];
  if (stem && end) return (irregularPlurals.get(end) ?? []).map((plural) => stem + plural);
  if (endsInConsonantY.test(noun) || noun.endsWith('quy')) return [`${noun.slice(0, -1)}ies`];
  if (noun === 'quiz') return ['quizzes'];
  if (/sis$/.test(noun)) return [`${noun.slice(0, -2)}es`];
  // Trousers, goods, series, news, physics: plural already, or never.
  if (/[^aiousx]s$/.test(noun)) return [noun];
  if (hardCh.has(noun)) return [`${noun}s`];
  if (endsInSibilant.test(noun) || oesPlurals.has(noun)) return [`${noun}es`];
  return [`${noun}s`];
}

/** Comparative and superlative in one word, where the adjective usually has them. */
export function degrees(
  adjective: string,
): { comparative: readonly string[]; superlative: readonly string[] } | undefined {
  const irregular = irregularDegrees.get(adjective);
  if (irregular) return irregular;
  if (!/^[a-z]+$/.test(adjective) || withoutDegrees.has(adjective) || !isShort(adjective)) return undefined;
  if (adjective.endsWith('e')) return { comparative: [`${adjective}r`], superlative: [`${adjective}st`] };
  if (endsInConsonantY.test(adjective)) {
    const stem = adjective.slice(0, -1);
    return { comparative: [`${stem}ier`], superlative: [`${stem}iest`] };
  }
  const stem = doublesLastLetter(adjective) ? adjective + adjective.slice(-1) : adjective;
  return { comparative: [`${stem}er`], superlative: [`${stem}est`] };
}

function isShort(adjective: string): boolean {
  if (twoSyllablesWithDegrees.has(adjective)) return true;
  const sounded = adjective.replace(/qu|gue?/g, 'g').replace(/e$/, '');
  const vowels = sounded.match(/[aeiouy]+/g)?.length ?? 0;
  const happy = endsInConsonantY.test(adjective) && (vowels === 2 || (vowels === 3 && adjective.startsWith('un')));
  // Two syllables in one run of vowels: giant, fluent, loyal.
  const isOne = vowels === 1 && !/(?:i[aou]|u[aei]|eo|oy[ae])[^aeiou]/.test(sounded);
  return happy || (isOne && !/[^aeiou]le$/.test(adjective));
}

const beForms = ['be', 'am', 'is', 'are', 'was', 'were', 'been', 'being'];

/** First words that show that a phrase opens with no verb: in love, good luck, you’re welcome. */
const opensNoVerb =
  /^(?:a|all|against|as|at|based|bound|by|for|from|good|half|happy|hardly|here|how|i|in|never|nice|no|of|off|on|once|out|plenty|right|so|the|there|to|under|well|what|with|you)$|['’]/;
const possessives = ['your', 'my', 'his', 'her', 'its', 'our', 'their'];

/** All forms in which the word may stand in a text, itself first. */
export function formsOf(word: string, partOfSpeech: PartOfSpeech): string[] {
  return [...new Set(allForms(word.toLowerCase(), partOfSpeech))];
}

function allForms(word: string, partOfSpeech: PartOfSpeech): string[] {
  switch (partOfSpeech) {
    case 'verb':
    case 'phrasal verb':
      return verbPhrase(word);
    case 'phrase':
      return word === 'there is'
        ? ['there is', 'there are', 'there was', 'there were', 'there has been', 'there have been']
        : verbPhrase(word);
    case 'noun':
      return [word, ...plurals(word)];
    case 'adjective':
      return [word, ...inDegrees(degrees(word))];
    case 'adverb':
    case 'determiner':
    case 'pronoun':
      return [word, ...inDegrees(adverbsWithDegrees.has(word) ? degrees(word) : irregularDegrees.get(word))];
    default:
      return [word];
  }
}

/** Its first word changes as a verb does (get up, got up), and `your` as the person does: he changed his mind. */
function verbPhrase(phrase: string): string[] {
  const [first = '', ...rest] = phrase.split(' ');
  if (rest.length === 0) return oneVerb(first);
  if (opensNoVerb.test(first)) return [phrase];
  const tail = rest.join(' ');
  const tails = rest.includes('your') ? possessives.map((whose) => tail.replace(/\byour\b/, whose)) : [tail];
  return tails.flatMap((end) => oneVerb(first).map((form) => `${form} ${end}`));
}

function inDegrees(compared: ReturnType<typeof degrees>): string[] {
  return compared ? [...compared.comparative, ...compared.superlative] : [];
}

function oneVerb(base: string): string[] {
  if (base === 'be') return beForms;
  const forms = verbForms(base);
  return [base, forms.thirdPerson, forms.ing, ...forms.past, ...forms.participle];
}
