import { articleFor, baseOf, isVerb, participleOf, wordsOf } from './words';

/** What was wrong with the form of a question. */
export const faults = {
  fragment: 'Ask a whole question: begin with Is it …?',
  order: 'In a question the helping verb comes first: Can you …? Is it …? Does it …?',
  helpers: 'One helping verb is enough: Can it fly? (not Is it can fly?)',
  helper: 'Before a verb, use do or does: Does it live …? Before a noun or an adjective, use is: Is it red?',
  have: 'Use does … have, or has … got: Does it have a tail? Has it got a tail?',
  base: 'After do, does and can, the verb has no -s: Does it live …? Can it fly?',
  to: 'After can, there is no to: Can it fly?',
  agreement: 'It goes with is, does and has; you, people and they go with are, do and have.',
  participle: 'In the passive, use the third form: Is it made of …? Is it used …?',
  subject: 'A question needs a subject after the helping verb: Is it …? Can you …?',
  object: 'Say what you mean: Can you eat it?',
  comparative: 'Short adjectives take -er, and then than: bigger than.',
  article: 'One thing that you can count needs a or an: Is it a cat?',
  'a-an': 'Use an before the sounds a, e, i, o, u, and a before other sounds.',
} as const;
export type Fault = keyof typeof faults;

export type Helper = 'be' | 'do' | 'can' | 'have';

/** A question taken apart, in its right form. */
export interface Form {
  helper: Helper;
  /** As it is in the question: it, this person, you, people. */
  subject: string;
  /** it: what is asked about; you: people in general. */
  role: 'it' | 'you';
  rest: readonly string[];
  /** What had to be put right, the most important first. */
  faults: readonly Fault[];
}

const be = new Set(['is', 'are', 'am', 'be']);
const does = new Set(['do', 'does']);
const can = new Set(['can', 'could']);
const have = new Set(['have', 'has']);
const must = new Set(['must', 'should', 'would', 'will', 'may']);
const people = new Set([
  'you',
  'people',
  'we',
  'i',
  'one',
  'children',
  'everybody',
  'everyone',
  'kids',
  'actors',
  'animals',
]);
const its = new Set(['it', 'he', 'she', 'they', 'this', 'that', 'there', 'these', 'those']);
const named = new Set(['person', 'animal', 'thing', 'place', 'object', 'food', 'sport', 'job', 'one']);
const manyOf = new Set(['two', 'many', 'most', 'some']);
const plural = new Set([
  'they',
  'these',
  'those',
  'you',
  'we',
  'people',
  'children',
  'everybody',
  'kids',
  'actors',
  'animals',
  'i',
]);
const prepositions = new Set(['at', 'in', 'of', 'on', 'with', 'as', 'for', 'by', 'from', 'hot', 'usually', 'often']);

function helperOf(word: string | undefined): Helper | undefined {
  if (word === undefined) return undefined;
  if (be.has(word)) return 'be';
  if (does.has(word)) return 'do';
  if (can.has(word) || must.has(word)) return 'can';
  return have.has(word) ? 'have' : undefined;
}

/** The subject that some words begin with, and what comes after it. */
function takeSubject(words: readonly string[]): { subject: string; role: Form['role']; rest: string[] } | undefined {
  const [first = '', second = '', ...others] = words;
  if (first === 'its' && others.length > 0) return { subject: `its ${second}`, role: 'it', rest: others };
  if (manyOf.has(first) && second === 'people') return { subject: `${first} people`, role: 'you', rest: others };
  if (people.has(first)) return { subject: first, role: 'you', rest: words.slice(1) };
  if (!its.has(first)) return undefined;
  if ((first === 'this' || first === 'that') && named.has(second)) {
    return { subject: `${first} ${second}`, role: 'it', rest: others };
  }
  return { subject: first, role: 'it', rest: words.slice(1) };
}

/** Takes a question apart and puts its form right. Nothing where it is no question and no sentence about the secret. */
export function formOf(text: string): Form | undefined {
  const found = comparatives(wordsOf(text));
  const words = found.words;
  const [first] = words;
  const helper = helperOf(first);
  if (helper) {
    const taken = takeSubject(words.slice(1));
    if (taken) return settle({ helper, said: first, ...taken, faults: found.faults });
    const rest = words.slice(1);
    if (rest.length === 0) return undefined;
    // Nobody is named: who eats it is people, who flies is the thing.
    const isPeople = rest.at(-1) === 'it' && helper !== 'be';
    const subject = isPeople ? 'you' : 'it';
    return settle({ helper, subject, role: isPeople ? 'you' : 'it', rest, faults: ['subject', ...found.faults] });
  }
  const taken = takeSubject(words);
  if (!taken || taken.rest.length === 0) return undefined;
  const [next] = taken.rest;
  const own = helperOf(next);
  if (own && !(own === 'have' && !taken.rest.includes('got'))) {
    return settle({ ...taken, helper: own, rest: taken.rest.slice(1), faults: ['order', ...found.faults] });
  }
  return settle({
    ...taken,
    helper: 'do',
    rest: [baseOf(next) ?? next ?? '', ...taken.rest.slice(1)],
    faults: ['order', ...found.faults],
  });
}

/** A word or a few, asked as if they were a question: 'A cat?' */
export function fragmentOf(text: string): Form {
  return { helper: 'be', subject: 'it', role: 'it', rest: wordsOf(text), faults: ['fragment'] };
}

interface Draft extends Form {
  /** The helping verb as it was typed. */
  said?: string | undefined;
}

function settle({ said, ...draft }: Draft): Form {
  const found: Fault[] = [...draft.faults];
  const isThere = draft.subject === 'there';
  let { helper, rest } = draft;
  const drop = (fault: Fault, by: Helper, words: readonly string[]) => {
    found.push(fault);
    helper = by;
    rest = words;
  };
  const [first, second] = rest;
  const after = rest.slice(1);

  if (helper !== 'can' && can.has(first ?? '')) drop('helpers', 'can', after);
  else if (helper === 'do' && be.has(first ?? '')) drop('helpers', 'be', after);
  else if (helper === 'can' && first === 'to') drop('to', 'can', after);
  else if (helper === 'be' && have.has(first ?? ''))
    drop('helper', second === 'got' ? 'have' : 'do', second === 'got' ? after : ['have', ...after]);
  else if (helper === 'be' && does.has(first ?? '')) drop('helpers', 'do', after);
  else if (helper === 'have' && first !== 'got') drop('have', 'do', ['have', ...rest]);
  else if (helper === 'be' && !isThere) {
    const verb = baseOf(first) ?? first;
    const participle = participleOf(verb);
    const isPassive = draft.role === 'it' && participle && (second === undefined || prepositions.has(second));
    if (first !== participle && isVerb(verb) && verb !== undefined) {
      if (isPassive) drop('participle', 'be', [participle, ...after]);
      else drop('helper', 'do', [verb, ...after]);
    }
  } else if (helper === 'do' && !isVerb(first) && !baseOf(first)) {
    const isParticiple = ['made', 'used', 'eaten', 'played', 'worn'].includes(first ?? '');
    if (isParticiple || first === 'a' || first === 'an' || first === 'the') drop('helper', 'be', rest);
  }

  const base = baseOf(rest[0]);
  if ((helper === 'do' || helper === 'can') && base) drop('base', helper, [base, ...rest.slice(1)]);
  // 'Does' where it should be 'do', and the other way round; what was changed already is right.
  if (said && helper === helperOf(said) && said !== spoken(helper, draft.subject, said)) found.push('agreement');
  return { helper, subject: draft.subject, role: draft.role, rest, faults: found };
}

/** The helping verb as it goes with a subject. Other modal verbs stay as they are. */
function spoken(helper: Helper, subject: string, said = ''): string {
  const isPlural = plural.has(subject) || subject.endsWith(' people');
  switch (helper) {
    case 'be':
      return subject === 'i' ? 'am' : isPlural || (subject === 'there' && said === 'are') ? 'are' : 'is';
    case 'do':
      return isPlural ? 'do' : 'does';
    case 'have':
      return isPlural ? 'have' : 'has';
    case 'can':
      return must.has(said) || said === 'could' ? said : 'can';
  }
}

const long: Readonly<Record<string, string>> = {
  big: 'bigger',
  small: 'smaller',
  tall: 'taller',
  old: 'older',
  heavy: 'heavier',
  high: 'higher',
};

/** 'More big' and 'bigger that'. */
function comparatives(words: readonly string[]): { words: string[]; faults: Fault[] } {
  const text = words.join(' ');
  const mended = text
    .replaceAll(/\bmore (big|small|tall|old|heavy|high)\b/g, (_, word: string) => long[word] ?? word)
    .replaceAll(/\b(\w+er) (?:that|then|as)\b/g, '$1 than');
  return { words: mended.split(' ').filter(Boolean), faults: mended === text ? [] : ['comparative'] };
}

/** Puts 'a' and 'an' right. */
export function withArticles(rest: readonly string[]): { rest: string[]; isChanged: boolean } {
  const mended = rest.map((word, place) => {
    const next = rest[place + 1];
    return (word === 'a' || word === 'an') && next ? articleFor(next) : word;
  });
  return { rest: mended, isChanged: mended.join(' ') !== rest.join(' ') };
}

const capitals = new Map(
  [
    'I',
    'TV',
    'Africa',
    'Europe',
    'European',
    'Asia',
    'America',
    'Americas',
    'North',
    'South',
    'African',
    'French',
    'English',
  ].map((word) => [word.toLowerCase(), word]),
);

/** The question as it is written. */
export function written({ helper, subject, rest }: Pick<Form, 'helper' | 'subject' | 'rest'>, said = ''): string {
  const isPart = rest[0] === 'north' || rest.includes('america');
  const words = [spoken(helper, subject, said), ...subject.split(' '), ...rest].map((word) =>
    (word === 'north' || word === 'south') && !isPart ? word : (capitals.get(word) ?? word),
  );
  const text = words.join(' ').replace(/\b1000\b/, '1,000');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}?`;
}
