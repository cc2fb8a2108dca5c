import type { Attribute } from '../../content/things/attribute';
import { nounOf, type Thing } from '../../content/things/thing';
import { type Hint, longestQuestion } from './hints';
import { type Fault, type Form, faults, formOf, fragmentOf, withArticles, written } from './question-form';
import { contentOf, isFrequency, wordsOf } from './words';

/** What a question is about. */
export type Meaning = { is: 'attribute'; id: string } | { is: 'guess'; id: string };

/** What was put right, and why, in plain words. */
export interface Correction {
  fault: Fault;
  why: string;
}

export type Parsed =
  | { is: 'hint'; hint: Hint }
  | {
      is: 'question';
      /** In its right form. */
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
  /** All wordings with this content that are right as they are. */
  wordings: ReadonlySet<string>;
}

/** What can be recognised, by the role of its subject and its content. */
export type Lexicon = ReadonlyMap<string, Phrase>;

type Asked = Pick<Form, 'helper' | 'subject' | 'role' | 'rest'>;

/** 'Has it got' asks what 'does it have' asks; 'is there water' is not 'is it water'. */
function keyOf({ helper, subject, role, rest }: Asked): string {
  const words = helper === 'have' && rest[0] === 'got' ? ['have', ...rest.slice(1)] : rest;
  return `${subject === 'there' ? 'there' : role}|${contentOf(words)}`;
}

const guessKey = (name: string) => keyOf({ helper: 'be', subject: 'it', role: 'it', rest: wordsOf(name) });

/** All ways to ask about these attributes, and to guess these things. */
export function lexiconOf(things: readonly Thing[], attributes: readonly Attribute[]): Lexicon {
  const phrases = new Map<string, Phrase>();
  // The first wording of a content is the plain one.
  const add = (key: string, meaning: Meaning, rest: readonly string[]) => {
    const known = phrases.get(key);
    const wordings = new Set(known?.wordings).add(rest.join(' '));
    phrases.set(key, known ? { ...known, wordings } : { meaning, rest, wordings });
  };
  for (const { id, ask, passive, says = [] } of attributes) {
    for (const text of [ask, ...(passive ? [passive] : []), ...says]) {
      const form = formOf(text);
      if (form) add(keyOf(form), { is: 'attribute', id }, form.rest);
    }
  }
  for (const { id, name, others } of things) {
    const article = /^(?:an?|the) /i.exec(name)?.[0] ?? '';
    for (const text of [name, ...others.map((other) => `${article}${other}`)]) {
      add(guessKey(text), { is: 'guess', id }, text.split(' '));
    }
  }
  return phrases;
}

/** Understands what a learner typed: its meaning, and its right form. */
export function parseQuestion(typed: string, lexicon: Lexicon): Parsed {
  const words = wordsOf(typed);
  const hint = hintFor(typed, words);
  if (hint) return { is: 'hint', hint };
  const form = formOf(typed) ?? fragmentOf(typed);
  const found = phraseFor(form, lexicon);
  if (!found && words.includes('or')) return { is: 'hint', hint: 'choice' };
  if (!found && (form.faults.includes('fragment') || isSentence(form))) return { is: 'hint', hint: 'no-question' };

  const isFragment = form.faults.includes('fragment');
  if (isFragment && found?.phrase.meaning.is === 'attribute' && found.form.role === 'you') {
    return { is: 'hint', hint: 'no-question' };
  }
  const articles = found
    ? fromPhrase(found.form, found.phrase)
    : { ...withArticles(form.rest), fault: 'a-an' as const };
  const all: Fault[] = [...(found?.form ?? form).faults, ...(articles.isChanged ? [articles.fault] : [])];
  const [fault] = all;
  const right = { ...(found?.form ?? form), rest: articles.rest };
  return {
    is: 'question',
    text: written(right, words[0]),
    helper: right.helper,
    isPassive:
      right.helper === 'be' &&
      /^(?:\w+ed|made|eaten|kept|worn|found|ridden|read|taught|grown|built|sold)$/.test(
        right.rest.find((word) => !isFrequency(word)) ?? '',
      ),
    hasFrequency: words.some(isFrequency),
    meaning: found?.phrase.meaning,
    correction: fault && { fault, why: faults[fault] },
  };
}

function hintFor(typed: string, words: readonly string[]): Hint | undefined {
  const [first = ''] = words;
  if (words.length === 0) return 'empty';
  if (typed.trim().length > longestQuestion) return 'long';
  if (/^(?:what|where|when|who|whose|why|which|how)(?:'s)?$/.test(first)) return 'open';
  if (words.some((word) => word === 'not' || word.endsWith("n't"))) return 'negative';
  if (/^(?:was|were|did|had)$/.test(first)) return 'past';
  return undefined;
}

/** Somebody telling about themselves: no slip in a question. */
const isSentence = ({ faults: found, subject }: Form) =>
  found.includes('order') && (subject === 'i' || subject === 'we');

function phraseFor(form: Form, lexicon: Lexicon): { phrase: Phrase; form: Form } | undefined {
  const exact = lexicon.get(keyOf(form));
  if (exact) return { phrase: exact, form };
  // 'Can you eat?': what is eaten is what the game is about.
  const withObject = { ...form, rest: [...form.rest, 'it'], faults: [...form.faults, 'object' as const] };
  const completed = form.role === 'you' ? lexicon.get(keyOf(withObject)) : undefined;
  return completed && { phrase: completed, form: withObject };
}

/** The articles that the phrase has and the question lacks; a thing is written as its name is. */
function fromPhrase({ rest }: Form, phrase: Phrase): { rest: string[]; isChanged: boolean; fault: Fault } {
  if (phrase.meaning.is === 'guess') {
    const hasArticle = /^(?:an?|the)$/.test(rest[0] ?? '');
    const needsArticle = phrase.rest.length > 1 && /^(?:an?|the)$/i.test(phrase.rest[0] ?? '');
    if (hasArticle && phrase.rest[0]?.toLowerCase() === rest[0])
      return { rest: [...phrase.rest], isChanged: false, fault: 'a-an' };
    const isPlural = (rest.at(-1) ?? '') !== wordsOf(phrase.rest.join(' ')).at(-1);
    const named = nounOf(phrase.rest.join(' ')).split(' ');
    const noun = isPlural ? rest.slice(hasArticle ? 1 : 0) : named;
    if (!hasArticle && needsArticle && !isPlural) return { rest: [...phrase.rest], isChanged: true, fault: 'article' };
    const mended = withArticles(hasArticle ? [rest[0] ?? '', ...noun] : noun);
    return { ...mended, fault: 'a-an' };
  }
  if (phrase.wordings.has(rest.join(' '))) return { rest: [...rest], isChanged: false, fault: 'article' };
  const completed: string[] = [];
  let place = 0;
  let isMissing = false;
  for (const word of rest) {
    const wanted = phrase.rest[place];
    const isArticle = (text: string | undefined) => text === 'a' || text === 'an';
    if (isArticle(wanted) && !isArticle(word) && phrase.rest[place + 1] === word) {
      completed.push(wanted ?? '');
      isMissing = true;
      place += 1;
    }
    completed.push(word);
    if (phrase.rest[place] === word || (isArticle(wanted) && (isArticle(word) || determiners.has(word)))) place += 1;
  }
  const mended = withArticles(completed);
  if (isMissing) return { rest: mended.rest, isChanged: true, fault: 'article' };
  return { ...mended, fault: 'a-an' };
}

const determiners = new Set(['the', 'its', 'your', 'some', 'any']);

/** Two attributes whose questions share most words with what was asked; others where none does. */
export function nearQuestions(
  typed: string,
  attributes: readonly Attribute[],
  otherwise: readonly Attribute[],
): Attribute[] {
  const asked = new Set(
    contentOf(wordsOf(typed))
      .split(' ')
      .filter((word) => !common.has(word)),
  );
  const scored = attributes
    .map((attribute) => ({ attribute, shared: sharedWords(attribute, asked) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .map(({ attribute }) => attribute);
  return [...new Set([...scored, ...otherwise])].slice(0, 2);
}

const common = new Set('is it can you do does have in on with a people this person thing of for there use'.split(' '));

function sharedWords({ ask, says = [] }: Attribute, asked: ReadonlySet<string>): number {
  const own = new Set([ask, ...says].flatMap((text) => contentOf(wordsOf(text)).split(' ')));
  return [...asked].filter((word) => own.has(word)).length;
}
