import type { Attribute } from '#shared/content/things/attribute';
import { nounOf, type Thing } from '#shared/content/things/thing';
import { type Hint, longestQuestion } from './hints';
import {
  certainSlip,
  type Fault,
  type Form,
  faults,
  formOf,
  helperOf,
  namesIt,
  possibleRepairs,
  type Repair,
  withArticles,
} from './question-form';
import { tidyQuestion, writeQuestion } from './question-text';
import { respelt, type Vocabulary, vocabularyOf } from './spelling';
import { contentOf, isArticle, isFrequency, plainly, wordingOf, wordsOf } from './words';

/** What a question is about. */
export type Meaning = { kind: 'attribute'; id: string } | { kind: 'guess'; id: string };

/** What was put right, and why, in plain words. */
export interface Correction {
  fault: Fault;
  why: string;
}

export type ParsedInput =
  | { kind: 'hint'; hint: Hint }
  | {
      kind: 'question';
      /** In its right form; as it was typed where nothing was wrong with it. */
      text: string;
      helper: Form['helper'];
      isPassive: boolean;
      hasFrequency: boolean;
      /** Nothing where the table does not know it. */
      meaning: Meaning | undefined;
      correction: Correction | undefined;
    };

interface Phrase {
  meaning: Meaning;
  /** After the subject, in the right form, with all articles. */
  rest: readonly string[];
  /** What counts one by one, and needs an article: a cat, but not bread. */
  isCounted: boolean;
}

/** What can be recognised. */
export interface Lexicon {
  /** By what is asked of whom. With its articles first: 'Is it orange?' is not 'Is it an orange?' */
  phrases: ReadonlyMap<string, Phrase>;
  vocabulary: Vocabulary;
}

type QuestionParts = Pick<Form, 'helper' | 'said' | 'role' | 'rest'>;

/** What must be done is not what can be done. */
const kindOf = ({ helper, said }: QuestionParts) =>
  helper === 'be' ? 'is' : /^(?:must|should|may|might)$/.test(said) ? 'must' : 'does';
/** 'Has it got' and 'has it' ask what 'does it have' asks. */
const restOf = ({ helper, rest }: QuestionParts) =>
  helper === 'have' ? ['have', ...(rest[0] === 'got' ? rest.slice(1) : rest)] : rest;
const exactKey = (form: QuestionParts) => `${form.role}|${kindOf(form)}|${wordingOf(restOf(form))}`;
const looseKey = (form: QuestionParts) => `~${form.role}|${kindOf(form)}|${contentOf(restOf(form))}`;

/** Food is asked for with and without an article, and so are some other things. */
const uncountable = new Set([
  'chicken',
  'duck',
  'rabbit',
  'crab',
  'octopus',
  'shark',
  'glass',
  'carpet',
  'school',
  'tv',
]);

/** All ways to ask about these attributes, and to guess these things. */
export function lexiconOf(things: readonly Thing[], attributes: readonly Attribute[]): Lexicon {
  const phrases = new Map<string, Phrase>();
  const add = (form: QuestionParts, phrase: Phrase) => {
    for (const key of [exactKey(form), looseKey(form)]) if (!phrases.has(key)) phrases.set(key, phrase);
  };
  const questions = attributes.flatMap(({ id, ask, passive, says = [] }) =>
    [ask, ...(passive ? [passive] : []), ...says].flatMap((text) => {
      const form = formOf(wordsOf(text));
      const phrase: Phrase = { meaning: { kind: 'attribute', id }, rest: form?.rest ?? [], isCounted: true };
      return form ? [{ form, phrase }] : [];
    }),
  );
  const guessed = things.flatMap(({ id, name, others, category }) => {
    const article = /^(?:an?|the) /i.exec(name)?.[0] ?? '';
    return [name, ...others.map((other) => `${article}${other}`)].map((text) => {
      const form: QuestionParts = { helper: 'be', said: 'is', role: 'it', rest: wordsOf(text) };
      const isCounted = category !== 'food' && !uncountable.has(id);
      return { form, phrase: { meaning: { kind: 'guess' as const, id }, rest: text.split(' '), isCounted } };
    });
  });
  // Whole wordings go before what is only alike.
  for (const { form, phrase } of [...questions, ...guessed]) {
    if (!phrases.has(exactKey(form))) phrases.set(exactKey(form), phrase);
  }
  for (const { form, phrase } of [...questions, ...guessed]) add(form, phrase);
  // A person is asked as one asks anybody: 'Do you wear a uniform?'
  for (const { form, phrase } of questions) {
    if (/^this person$/.test(form.subject)) add({ ...form, role: 'you' }, phrase);
  }
  return {
    phrases,
    vocabulary: vocabularyOf(questions.flatMap(({ form }) => [...form.subject.split(' '), ...form.rest])),
  };
}

/** With more things to guess; what was known before goes first. */
export const withGuesses = (lexicon: Lexicon, things: readonly Thing[]): Lexicon => ({
  ...lexicon,
  phrases: new Map([...lexiconOf(things, []).phrases, ...lexicon.phrases]),
});

const find = (form: QuestionParts, { phrases }: Lexicon) => phrases.get(exactKey(form)) ?? phrases.get(looseKey(form));

/** Understands what a learner typed: its meaning, and its right form. */
export function parseQuestion(typed: string, lexicon: Lexicon): ParsedInput {
  if (typed.trim().length > longestQuestion) return { kind: 'hint', hint: 'long' };
  const all = wordsOf(typed);
  const hint = hintFor(all);
  if (hint) return { kind: 'hint', hint };
  const words = plainly(all);
  const read = readQuestion(words, lexicon) ?? readMisspelt(words, lexicon);
  const hasFrequency = all.some(isFrequency);
  if (read) return { ...answerTo(read, typed), hasFrequency };

  if (words.includes('or')) return { kind: 'hint', hint: 'choice' };
  const form = formOf(words);
  if (!form && !beginsAsQuestion(typed, words)) return { kind: 'hint', hint: 'no-question' };
  const slips = form ? certainSlips(form) : [];
  const right = slips.at(-1)?.form ?? form;
  return {
    kind: 'question',
    text: right && slips.length > 0 ? writeQuestion(right, typed) : tidyQuestion(typed),
    helper: right?.helper ?? helperOf(words[0]) ?? 'be',
    isPassive: right !== undefined && isPassive(right),
    hasFrequency,
    meaning: undefined,
    correction: correctionOf(slips[0]?.fault),
  };
}

const correctionOf = (fault: Fault | undefined): Correction | undefined => fault && { fault, why: faults[fault] };

/** 'Are dogs afraid of it?', and 'If it is an animal, does it have legs?' */
const beginsAsQuestion = (typed: string, words: readonly string[]) =>
  helperOf(words[0]) !== undefined || typed.split(',').some((part) => helperOf(wordsOf(part)[0]) !== undefined);

function hintFor(words: readonly string[]): Hint | undefined {
  const [first = ''] = words;
  if (words.length === 0) return 'empty';
  if (/^(?:what|where|when|who|whose|why|which|how)(?:'s)?$/.test(first)) return 'open';
  if (words.some((word) => word === 'not' || word.endsWith("n't"))) return 'negative';
  if (/^(?:was|were|did|had)$/.test(first)) return 'past';
  return undefined;
}

/** A question that is known as a whole, and the first thing that had to be put right. */
interface ParsedForm {
  form: Form;
  phrase: Phrase;
  fault: Fault | undefined;
  isRespelt: boolean;
}

/** A question as it stands, or with a slip that is known. What is known only in part is left alone. */
function readQuestion(words: readonly string[], lexicon: Lexicon): ParsedForm | undefined {
  const form = formOf(words);
  const reading = form && readForm(form, lexicon);
  if (reading) return reading;
  for (const { form: repaired, fault } of possibleRepairs(words)) {
    const read = readForm(repaired, lexicon);
    if (read && isLikely(repaired, read, fault)) return { ...read, fault };
  }
  return undefined;
}

/** 'Does it ring?' is not 'Is it a ring?' */
const isLikely = ({ helper, rest }: Form, { phrase }: ParsedForm, fault: Fault) =>
  !(fault === 'helper' && helper === 'be' && phrase.meaning.kind === 'guess' && !isArticle(rest[0]));

const mostSlips = 3;

/** What is wrong with a question whatever it asks, put right one after the other. */
function certainSlips(form: Form): Repair[] {
  const slips: Repair[] = [];
  for (let slip = certainSlip(form); slip && slips.length < mostSlips; slip = certainSlip(slip.form)) slips.push(slip);
  return slips;
}

function readForm(form: Form, lexicon: Lexicon): ParsedForm | undefined {
  const slips = certainSlips(form);
  const right = slips.at(-1)?.form ?? form;
  for (const other of otherWays(right)) {
    const phrase = find(other, lexicon);
    if (phrase) return { form: right, phrase, fault: slips[0]?.fault, isRespelt: false };
  }
  return undefined;
}

/** The same question in words that the lexicon may have: 'Could it be a cat?', 'Can you eat this thing?' */
function otherWays(form: Form): Form[] {
  const { rest, helper, subject, role } = form;
  const isPossibly = helper === 'can' && rest[0] === 'be';
  const plain: Form = isPossibly ? { ...form, helper: 'be', said: 'is', rest: rest.slice(1) } : form;
  const ways = [form, plain, { ...form, rest: withPronouns(rest) }];
  return subject === 'they' && role === 'it' ? [...ways, ...ways.map((way): Form => ({ ...way, role: 'you' }))] : ways;
}

/** 'The thing' as 'it', and 'in the place' as 'there'. */
function withPronouns(rest: readonly string[]): string[] {
  const words = rest.flatMap((word, at) => {
    if (namesIt(rest[at - 1], word)) return [];
    return namesIt(word, rest[at + 1]) || (at === rest.length - 1 && /^(?:this|that)$/.test(word)) ? ['it'] : [word];
  });
  const isPlace = words.at(-1) === 'it' && /^(?:in|at|to)$/.test(words.at(-2) ?? '') && rest.at(-1) === 'place';
  return isPlace ? [...words.slice(0, -2), 'there'] : words;
}

/** A slip of typing is forgiven in a question; which thing was meant in a guess is not ours to say. */
function readMisspelt(words: readonly string[], lexicon: Lexicon): ParsedForm | undefined {
  const right = respelt(words, lexicon.vocabulary);
  const read = right && readQuestion(right, lexicon);
  return read?.phrase.meaning.kind === 'attribute' ? { ...read, isRespelt: true } : undefined;
}

function answerTo({ form, phrase, fault, isRespelt }: ParsedForm, typed: string): Omit<Question, 'hasFrequency'> {
  const rest = addArticles(form, phrase);
  const article = withArticles(rest);
  const articleFault: Fault | undefined =
    rest.length > form.rest.length ? 'article' : article.join(' ') === rest.join(' ') ? undefined : 'a-an';
  const first = fault ?? articleFault;
  const right = { ...form, rest: article };
  return {
    kind: 'question',
    text:
      first || isRespelt ? writeQuestion(right, `${typed} ${phrase.rest.join(' ')}`) : tidyQuestion(typed, phrase.rest),
    helper: form.helper,
    isPassive: isPassive(right),
    meaning: phrase.meaning,
    correction: correctionOf(first),
  };
}
type Question = Extract<ParsedInput, { kind: 'question' }>;

const isPassive = ({ helper, rest }: Form) =>
  helper === 'be' &&
  /^(?:\w+ed|made|eaten|kept|worn|found|ridden|read|taught|grown|built|sold|drunk|born|hidden)$/.test(rest[0] ?? '');

/** With the articles that the phrase has and the question lacks. */
function addArticles({ rest }: Form, phrase: Phrase): string[] {
  const { meaning, isCounted, rest: target } = phrase;
  if (!isCounted || wordingOf(rest) === wordingOf(target)) return [...rest];
  if (meaning.kind === 'guess') {
    const isNamed = rest.join(' ') === nounOf(target.join(' ')).toLowerCase();
    return isNamed ? target.map((word) => word.toLowerCase()) : [...rest];
  }
  const completed: string[] = [];
  let place = 0;
  for (const word of rest) {
    if (isArticle(target[place]) && !isArticle(word) && target[place + 1] === word) {
      completed.push(target[place] ?? '');
      place += 1;
    }
    completed.push(word);
    if (target[place] === word || (isArticle(target[place]) && determiners.has(word))) place += 1;
  }
  return completed;
}

const determiners = new Set(['a', 'an', 'the', 'its', 'your', 'some', 'any']);

/** Attributes whose questions share most words with what was asked; others where none does. */
export function nearQuestions(
  typed: string,
  attributes: readonly Attribute[],
  otherwise: readonly Attribute[],
): Attribute[] {
  const askedWords = new Set(
    contentOf(wordsOf(typed))
      .split(' ')
      .filter((word) => !common.has(word)),
  );
  const scored = attributes
    .map((attribute) => ({ attribute, shared: sharedWords(attribute, askedWords) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .map(({ attribute }) => attribute);
  return [...new Set([...scored, ...otherwise])].slice(0, 2);
}

const common = new Set('is it can you do does have in on with people this person thing of for there use'.split(' '));

function sharedWords({ ask, says = [] }: Attribute, askedWords: ReadonlySet<string>): number {
  const own = new Set([ask, ...says].flatMap((text) => contentOf(wordsOf(text)).split(' ')));
  return [...askedWords].filter((word) => own.has(word)).length;
}
