import { men, women } from '#shared/grammar/data/people';
import type { Item } from '#shared/items/item';
import { verbForms } from '#shared/language/forms/inflect';
import { isDenied, isOneClause, type Sentence, type Token } from './sentence';

/** First names that are nothing else: with one of them at its head, a sentence is about a person. */
const firstNames = new Set([
  ...women,
  ...men,
  ...'Ahmed Alex Alice Ana Andrea Andy Anne Daniel Elena Emily Eva George Helen James Jane Jack John Julia Kate Laura Layla Lisa Liam Lily Luis Marco Marta Martin Mary Michael Mina Mohammed Nina Nora Oliver Paul Peter Sam Sara Sarah Sophie Susan Tim Tina Yusuf'.split(
    ' ',
  ),
]);

interface ParsedSentence {
  sentence: Sentence;
  /** The name as it stands, and all that may be answered for it. */
  name: string;
  called: string[];
  verb: Token;
  /** What the verb is in its base form, where it has a past that is nothing else. */
  base: string | undefined;
  tense: 'past' | 'present' | undefined;
  /** From behind the verb to the mark at the end. */
  rest: string;
}

/** The questions that a clean statement about a person answers: who, where, in which year, how many. */
export function whQuestionsOf(sentence: Sentence, text: string): Item[] {
  const parsed = parse(sentence);
  if (!parsed) return [];
  return [...whenQuestion(parsed), ...whereQuestion(parsed), ...howManyQuestion(parsed), ...whoQuestion(parsed, text)];
}

/** Name, verb, rest, in one clause without a pronoun that would point somewhere else. */
function parse(sentence: Sentence): ParsedSentence | undefined {
  const { tokens, text } = sentence;
  const [first, second] = tokens;
  if (!first || !firstNames.has(first.text) || !isOneClause(sentence) || isDenied(sentence) || !text.endsWith('.'))
    return undefined;
  const hasSurname = second !== undefined && /^\p{Lu}\p{Ll}+$/u.test(second.text);
  const verb = hasSurname ? tokens[2] : second;
  if (!verb || tokens.some(({ lower }) => /^(?:he|she|they|it|him|them|i|you|we|this|these|those)$/.test(lower)))
    return undefined;
  const [tense, base] = tenseOf(verb);
  if (!tense) return undefined;
  const name = hasSurname ? `${first.text} ${second.text}` : first.text;
  return {
    sentence,
    name,
    called: hasSurname ? [name, first.text] : [name],
    verb,
    base,
    tense,
    rest: text.slice(verb.at + verb.text.length, -1).trim(),
  };
}

/** Past or third person. Behind a name it is the verb, whatever else the form may be elsewhere. */
function tenseOf({ lower, senses }: Token): ['past' | 'present', string] | [undefined, undefined] {
  const verbs = new Set(senses.flatMap(({ partOfSpeech, word }) => (partOfSpeech === 'verb' ? [word] : [])));
  const [word] = verbs;
  if (!word || verbs.size > 1 || word === 'be' || word === lower) return [undefined, undefined];
  const { thirdPerson, past } = verbForms(word);
  if (lower === thirdPerson) return ['present', word];
  return past.includes(lower) ? ['past', word] : [undefined, undefined];
}

const common = { skill: 'reading' as const, tags: [], version: 1, points: 1 };
const make = (kind: string, prompt: string, accepted: string[], { sentence }: ParsedSentence): Item => ({
  ...common,
  id: `text-${kind}`,
  kind: 'short',
  prompt,
  accepted,
  explanation: `The text says: ${sentence.text}`,
});

const does = ({ tense }: ParsedSentence) => (tense === 'past' ? 'did' : 'does');

function whenQuestion(parsed: ParsedSentence): Item[] {
  const match = /^(.*?)\s*\bin ((?:1[5-9]|20)\d\d)$/.exec(parsed.rest);
  const [, rest, year] = match ?? [];
  if (rest === undefined || !year || !parsed.base || parsed.tense !== 'past' || /\d/.test(rest)) return [];
  const question = ['In which year did', parsed.name, parsed.base, rest].filter(Boolean).join(' ');
  return [make('when', `${question}?`, [year, `in ${year}`], parsed)];
}

const staying = new Set(['live', 'work', 'study', 'stay']);

function whereQuestion(parsed: ParsedSentence): Item[] {
  // One place and nothing behind it: "in a small house near the sea" could be answered in many ways.
  const match = /^(in|at) ((?:\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)?|(?:a|an|the) \p{Ll}+)$/u.exec(parsed.rest);
  const [, preposition, place] = match ?? [];
  if (!place || !parsed.base || !staying.has(parsed.base) || months.test(place)) return [];
  return [
    make('where', `Where ${does(parsed)} ${parsed.name} ${parsed.base}?`, [`${preposition} ${place}`, place], parsed),
  ];
}

const months =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|the (?:morning|afternoon|evening|past|end|beginning|summer|winter|spring|autumn))$/;

const countWords = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

function howManyQuestion(parsed: ParsedSentence): Item[] {
  const match = /^(\p{Ll}+|\d{1,4}) (\p{Ll}+)$/u.exec(parsed.rest);
  const [, number = '', things = ''] = match ?? [];
  const value = /^\d+$/.test(number) ? Number(number) : countWords.indexOf(number);
  const last = parsed.sentence.tokens.at(-1);
  if (
    !match ||
    value < 2 ||
    !parsed.base ||
    !last?.senses.some((one) => one.partOfSpeech === 'noun' && one.word !== things)
  )
    return [];
  if (last.senses.some(({ topic }) => topic === 'time')) return [];
  const word = countWords[value];
  return [
    make(
      'how-many',
      `How many ${things} ${does(parsed)} ${parsed.name} ${parsed.base}?`,
      [...new Set([number, String(value), ...(word ? [word] : [])])],
      parsed,
    ),
  ];
}

/** Only where the text says it of nobody else. */
function whoQuestion(parsed: ParsedSentence, text: string): Item[] {
  const { verb, rest, called } = parsed;
  if (rest.split(/\s+/).length < 2 || /\b(?:his|her|their)\b/.test(rest)) return [];
  const predicate = `${verb.text} ${rest}`;
  if (text.split(predicate).length !== 2) return [];
  return [make('who', `Who ${predicate}?`, called, parsed)];
}
