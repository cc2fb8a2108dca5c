import { articleFor, baseOf, isArticle, isVerb } from './words';

/** What was wrong with the form of a question. */
export const faults = {
  fragment: 'Ask a whole question: begin with Is it …? Can it …? Does it …?',
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

/**
 * it: what is asked about; you: people in general. Other subjects are only themselves: what animals do, people need
 * not.
 */
export type Role =
  | 'it'
  | 'you'
  | 'there'
  | 'children'
  | 'animals'
  | 'one person'
  | `${string} people`
  | `its ${string}`;

/** A question taken apart. */
export interface Form {
  helper: Helper;
  /** The helping verb as it is in the question: has, could, must. */
  said: string;
  /** As it is in the question: it, this person, you, people. */
  subject: string;
  role: Role;
  rest: readonly string[];
}

/** A question that was put right, and what was wrong. */
export interface Repair {
  form: Form;
  fault: Fault;
}

const helpers: ReadonlyMap<string, Helper> = new Map([
  ...['is', 'are', 'am'].map((word) => [word, 'be'] as const),
  ...['do', 'does'].map((word) => [word, 'do'] as const),
  ...['can', 'could', 'must', 'should', 'would', 'will', 'may', 'might'].map((word) => [word, 'can'] as const),
  ...['have', 'has'].map((word) => [word, 'have'] as const),
]);
export const helperOf = (word: string | undefined) => (word === undefined ? undefined : helpers.get(word));

const roles: ReadonlyMap<string, Role> = new Map([
  ...['it', 'he', 'she', 'they', 'this', 'that', 'these', 'those'].map((word) => [word, 'it'] as const),
  ...['you', 'people', 'we', 'i', 'one', 'everybody', 'everyone', 'anybody', 'anyone', 'somebody', 'someone'].map(
    (word) => [word, 'you'] as const,
  ),
  ...['humans', 'adults', 'actors'].map((word) => [word, 'you'] as const),
  ...['children', 'kids'].map((word) => [word, 'children'] as const),
  ['animals', 'animals'],
  ['there', 'there'],
]);
const manyOf = new Set(['two', 'many', 'most', 'some']);
const pointers = new Set(['this', 'that', 'the', 'your', 'these', 'those']);
const generalNouns = new Set(
  'person animal thing place object food sport job game word secret answer subject fruit building'.split(' '),
);
const namedMany = new Set([...generalNouns].map((noun) => `${noun}s`));
/** 'The animal', 'your job': another name for what is asked about. */
export const namesIt = (pointer: string | undefined, noun: string | undefined) =>
  pointer !== undefined &&
  noun !== undefined &&
  pointers.has(pointer) &&
  (generalNouns.has(noun) || namedMany.has(noun));

/** The subject that some words begin with, and what comes after it. */
function takeSubject(words: readonly string[]): Pick<Form, 'subject' | 'role' | 'rest'> | undefined {
  const [first = '', second = ''] = words;
  const two = { subject: `${first} ${second}`, rest: words.slice(2) };
  if (first === 'its' && words.length > 2) return { ...two, role: `its ${second}` };
  if (manyOf.has(first) && second === 'people') return { ...two, role: `${first} people` };
  if (first === 'one' && second === 'person') return { ...two, role: 'one person' };
  if (first === 'a' && (second === 'person' || second === 'human')) return { ...two, role: 'you' };
  if (namesIt(first, second)) return { ...two, role: 'it' };
  const role = roles.get(first);
  return role && { subject: first, role, rest: words.slice(1) };
}

/**
 * Takes a question apart as it stands. Nothing where it does not begin with a helping verb and a subject of the game.
 */
export function formOf(words: readonly string[]): Form | undefined {
  const [helperWord = ''] = words;
  const helper = helperOf(helperWord);
  const opening = takeSubject(words.slice(1));
  if (!helper || !opening) return undefined;
  // Who is asked 'Are you …?' is the secret itself.
  const role = helper === 'be' && opening.subject === 'you' ? 'it' : opening.role;
  return { helper, said: helperWord, ...opening, role };
}

const plural = new Set(['they', 'these', 'those', 'you', 'we', 'people', 'children', 'kids', 'animals', 'humans']);
const singular = new Set(['it', 'he', 'she']);

/** Nothing where one or many both go. */
function isPlural(subject: string): boolean | undefined {
  const [first = '', noun] = subject.split(' ');
  if (noun === 'people' || (noun && namedMany.has(noun))) return true;
  if (noun && first !== 'its') return generalNouns.has(noun) ? false : undefined;
  if (plural.has(subject)) return true;
  return singular.has(subject) ? false : undefined;
}

/** The helping verb as it goes with a subject. */
function helperFor(helper: Helper, subject: string, helperWord: string): string {
  const many = isPlural(subject);
  switch (helper) {
    case 'be':
      return many === undefined && helperOf(helperWord) === 'be' ? helperWord : many ? 'are' : 'is';
    case 'do':
      return many === undefined && helperOf(helperWord) === 'do' ? helperWord : many ? 'do' : 'does';
    case 'have':
      return many === undefined && helperOf(helperWord) === 'have' ? helperWord : many ? 'have' : 'has';
    case 'can':
      return helperOf(helperWord) === 'can' ? helperWord : 'can';
  }
}

const speak = (form: Form): Form => ({ ...form, said: helperFor(form.helper, form.subject, form.said) });

const be = new Set(['is', 'are', 'am']);
const have = new Set(['have', 'has']);

/**
 * Slips that no correct question of this form has, whatever else is asked. They are put right one after the other, so
 * that 'Do it has wings?' is right at last.
 */
export function certainSlip(form: Form): Repair | undefined {
  const { helper, said, subject, rest } = form;
  const [first = '', second = ''] = rest;
  const after = rest.slice(1);
  const repair = (fault: Fault, to: Helper, words: readonly string[]): Repair => ({
    fault,
    form: speak({ ...form, helper: to, said, rest: words }),
  });

  if (helper !== 'can' && (first === 'can' || first === 'could') && isVerb(second))
    return repair('helpers', 'can', after);
  if (helper === 'do' && be.has(first) && second !== '') return repair('helpers', 'be', after);
  if (helper === 'can' && first === 'to' && isVerb(second)) return repair('to', 'can', after);
  if (helper === 'be' && have.has(first) && second !== '')
    return second === 'got' ? repair('helper', 'have', after) : repair('helper', 'do', ['have', ...after]);
  if (said === 'have' && isPlural(subject) === false && /^(?:an?|two|four)$/.test(first))
    return repair('have', 'do', ['have', ...rest]);
  const base = baseOf(first);
  if ((helper === 'do' || helper === 'can') && base) return repair('base', helper, [base, ...after]);
  const place = rest.findIndex((word, at) => isShort(word) && rest[at - 1] === 'more' && rest[at + 1] === 'than');
  if (helper === 'be' && place > 0)
    return repair('comparative', 'be', [
      ...rest.slice(0, place - 1),
      longer(rest[place] ?? ''),
      ...rest.slice(place + 1),
    ]);
  const wrongThan = rest.findIndex(
    (word, at) =>
      /^(?:that|then)$/.test(word) && isLonger(rest[at - 1]) && /^(?:an?|the|my|your|me)$/.test(rest[at + 1] ?? ''),
  );
  if (helper === 'be' && wrongThan > 0) return repair('comparative', 'be', rest.with(wrongThan, 'than'));
  const right = helperFor(helper, subject, said);
  return right === said ? undefined : { fault: 'agreement', form: { ...form, said: right } };
}

const shortWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    big: 'bigger',
    small: 'smaller',
    large: 'larger',
    tall: 'taller',
    old: 'older',
    heavy: 'heavier',
    high: 'higher',
    fast: 'faster',
    long: 'longer',
    light: 'lighter',
    cheap: 'cheaper',
  }),
);
const longWords = new Set(shortWords.values());
const isShort = (word: string) => shortWords.has(word);
const longer = (word: string) => shortWords.get(word) ?? word;
const isLonger = (word: string | undefined) => word !== undefined && longWords.has(word);

/** Verbs that are adjectives, nouns or third forms too: 'Is it open?', 'Is it cut …?', 'Is it like …?' are right. */
const alsoOther = new Set(
  'open clean light like cut read put run hurt set let hit dry cool warm close own cost'.split(' '),
);
const participles: Readonly<Record<string, string>> = {
  make: 'made',
  use: 'used',
  eat: 'eaten',
  wear: 'worn',
  keep: 'kept',
};
const thirdForms = new Set([...Object.values(participles), 'played', 'found', 'cooked']);
/** What is eaten or worn is what the game is about; other verbs go without an object. */
const needsObject = new Set('eat wear hold carry use buy open touch lift keep find'.split(' '));

/**
 * What the question may have been meant as, where it is no question that is known. A repair counts only where it makes
 * a question that is known as a whole: alone it would turn right English into wrong.
 */
export function possibleRepairs(words: readonly string[]): Repair[] {
  const form = formOf(words);
  return form ? repairsOf(form) : [...withSubject(words), ...inOrder(words), ...ofFragment(words)];
}

function repairsOf(form: Form): Repair[] {
  const { helper, role, rest } = form;
  const [first = ''] = rest;
  const after = rest.slice(1);
  const repairs: Repair[] = [];
  const add = (fault: Fault, to: Partial<Form>) => repairs.push({ fault, form: speak({ ...form, ...to }) });
  if (helper === 'be' && rest.length > 1 && isVerb(first) && !alsoOther.has(first)) {
    const participle = participles[first];
    const isPassive = role === 'it' && participle && /^(?:of|at|in|on|with|for|by|from|as)$/.test(rest[1] ?? '');
    if (isPassive) add('participle', { rest: [participle, ...after] });
    add('helper', { helper: 'do', ...(form.subject === 'you' && { role: 'you' }) });
  }
  if (helper === 'be' && rest.length === 1 && (first === 'fly' || first === 'swim')) add('helper', { helper: 'do' });
  if (helper === 'be' && baseOf(first) && rest.length > 1)
    add('helper', { helper: 'do', rest: [baseOf(first) ?? '', ...after] });
  if (helper === 'do' && (thirdForms.has(first) || /^(?:an?|the)$/.test(first) || !isVerb(first)))
    add('helper', { helper: 'be' });
  if (role === 'you' && rest.length === 1 && needsObject.has(first)) add('object', { rest: [...rest, 'it'] });
  return repairs;
}

/** 'Is an animal?' and 'Can eat it?': who eats it is people, what flies is the thing. */
function withSubject(words: readonly string[]): Repair[] {
  const [helperWord = '', ...rest] = words;
  const helper = helperOf(helperWord);
  if (!helper || rest.length === 0) return [];
  const isPeople = rest.at(-1) === 'it' && helper !== 'be';
  const subject = isPeople ? 'you' : 'it';
  const isHave = helper === 'have' && rest[0] !== 'got';
  const form: Form = { helper, said: helperWord, subject, role: subject, rest };
  return [{ fault: 'subject', form: speak(isHave ? { ...form, helper: 'do', rest: ['have', ...rest] } : form) }];
}

/** 'It is an animal?' and 'It lives in water?' */
function inOrder(words: readonly string[]): Repair[] {
  const opening = takeSubject(words);
  const [verb = '', ...after] = opening?.rest ?? [];
  if (!opening) return [];
  const helper = helperOf(verb);
  const isMainVerb = !helper || (helper === 'have' && after[0] !== 'got');
  const question: Form = isMainVerb
    ? { helper: 'do', said: '', ...opening, rest: [baseOf(verb) ?? verb, ...after] }
    : { helper, said: verb, ...opening, rest: after };
  return [{ fault: 'order', form: speak(question) }];
}

/** A word or a few, asked as if they were a question: 'A cat?' */
const ofFragment = (words: readonly string[]): Repair[] => [
  { fault: 'fragment', form: { helper: 'be', said: 'is', subject: 'it', role: 'it', rest: words } },
];

/** Puts 'a' and 'an' right. */
export const withArticles = (rest: readonly string[]): string[] =>
  rest.map((word, place) => {
    const next = rest[place + 1];
    return isArticle(word) && next ? articleFor(next) : word;
  });
