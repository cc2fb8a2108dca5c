import type { GIFTQuestion, Numerical, NumericalFormat, TextChoice, TextFormat } from 'gift-pegjs';
import type * as z from 'zod';
import { levels } from '../content/level';
import { gapMark, type item, skills } from '../items/item';
import { escapesOf, plainText } from './gift-text';
import {
  collectItems,
  type Loss,
  type Problem,
  questionLength,
  type ReadItems,
  type ReadResult,
  readId,
  tidyFile,
  tooLong,
} from './reading';

/**
 * Reads GIFT, the text format of Moodle. Each question is parsed on its own, so that a bad one does not take the others
 * with it: blank lines part questions in GIFT, wherever they stand.
 */
export async function readGift(text: string): Promise<ReadItems> {
  return (await giftReader())(text);
}

/** The reader itself, once its parser is there. */
export async function giftReader(): Promise<(text: string) => ReadItems> {
  const gift = await import('gift-pegjs');
  return (text) => readWith(gift.parse, text);
}

function readWith(parse: (text: string) => GIFTQuestion[], text: string): ReadItems {
  const found: ReadResult[] = [];
  const losses: Loss[] = [];
  const titles: Title[] = [];
  let category: Category | undefined;
  for (const block of blocksOf(tidyFile(text))) {
    // Names of categories may hold signs that the grammar of questions keeps for itself.
    const named = /^\$CATEGORY:(.*)$/m.exec(block.text)?.[1];
    if (named !== undefined) {
      category = categoryOf(named, block.line);
      losses.push(...category.losses);
    }
    const body = remarksFirst(block.text.replace(/^\$CATEGORY:.*$/m, ''));
    if (isOnlyRemarks(body)) continue;
    if (body.length > questionLength) {
      found.push({ line: block.line, why: tooLong });
      continue;
    }
    try {
      for (const question of parse(body)) {
        const read = itemOf(question, readId(found.length));
        if ('why' in read) found.push({ line: block.line, why: read.why });
        else found.push({ line: block.line, ...addTags(read, question, category?.tag) });
        if ('title' in question && question.type !== 'Category' && question.type !== 'Description' && question.title)
          titles.push({ line: block.line, title: question.title.trim() });
      }
    } catch (error) {
      found.push(problemOf(error, block));
    }
  }
  if (found.length === 0 && category) found.push({ line: category.line, why: onlyCategory(category.name) });
  const read = collectItems(found);
  return { ...read, losses: [...losses, ...lostTitles(titles), ...read.losses] };
}

type ItemInput = z.input<typeof item>;

/** A question with what of it cannot be kept. */
interface ItemWithLosses {
  item: ItemInput;
  losses: string[];
}

interface Block {
  line: number;
  text: string;
}

function blocksOf(text: string): Block[] {
  const blocks: { line: number; rows: string[] }[] = [];
  let current: string[] | undefined;
  for (const [place, row] of text.split('\n').entries()) {
    if (row.trim() === '') {
      current = undefined;
    } else if (current) {
      current.push(row);
    } else {
      current = [row];
      blocks.push({ line: place + 1, rows: current });
    }
  }
  return blocks.map(({ line, rows }) => ({ line, text: rows.join('\n') }));
}

const isRemark = (row: string) => row.trimStart().startsWith('//');
const isOnlyRemarks = (text: string) => text.split('\n').every((row) => row.trim() === '' || isRemark(row));

/** Moodle passes over remarks wherever they stand; the parser knows them before a question only. */
function remarksFirst(text: string): string {
  const rows = text.split('\n');
  const others = rows.filter((row) => !isRemark(row)).join('\n');
  return [...rows.filter(isRemark).map((row) => row.trimStart()), withColons(others)].join('\n');
}

/**
 * A colon needs no backslash in Moodle, but in the parser. Two mark a title, and one between numbers parts a number
 * from its tolerance.
 */
function withColons(text: string): string {
  const isNumerical = /\{\s*#(?!###)/.test(text);
  return text.replaceAll(/(?<![\\:]):(?!:)/g, (colon, at: number) =>
    isNumerical && /\d/.test(text[at - 1] ?? '') && /[\d.-]/.test(text[at + 1] ?? '') ? colon : `\\${colon}`,
  );
}

interface Category {
  line: number;
  name: string;
  tag?: string;
  losses: Loss[];
}

/** The last part of a category becomes a tag. What is above it is the tree of one Moodle, and is named. */
function categoryOf(named: string, line: number): Category {
  const parts = named
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^\$.*\$$/.test(part) && part !== 'top');
  const last = parts.at(-1);
  const tag = last?.slice(0, longestTag);
  const what = `Of the category ‘${parts.join('/')}’ only ‘${tag}’ is kept, as a tag.`;
  const isCut = parts.length > 1 || tag !== last;
  return { line, name: parts.join('/') || named.trim(), tag, losses: isCut ? [{ line, what }] : [] };
}

const onlyCategory = (name: string) =>
  `There is only a category here (‘${name}’), and no question. In Moodle, export the category with its questions.`;

interface Title {
  line: number;
  title: string;
}

/** Said once for all: a file has a title for each question or for none. */
function lostTitles(titles: readonly Title[]): Loss[] {
  // Our own files number their questions.
  const [first, ...others] = titles.filter(({ title }) => !/^question \d+$/i.test(title));
  if (!first) return [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return [{ line: first.line, what: `Titles are not kept, for questions have none here: ‘${first.title}’${more}.` }];
}

function itemOf(question: GIFTQuestion, id: string): ItemWithLosses | { why: string } {
  if (question.type === 'Category') return { why: 'A category without a question.' };
  const prompt = stemOf(question.stem);
  const losses = [...textsOf(question)].flatMap(plainLosses);
  const named = [...new Set(losses)];
  if (question.type === 'Description')
    return { item: { id, kind: 'slide', prompt: question.title ?? '', text: prompt }, losses: named };
  const why = question.globalFeedback ? plain(question.globalFeedback) : '';
  const about = { id, prompt, ...(why && { explanation: why }) };
  const body = bodyOf(question, about);
  return 'why' in body ? body : { item: body.item, losses: [...named, ...body.losses] };
}

interface About {
  id: string;
  prompt: string;
  explanation?: string;
}

function bodyOf(
  question: Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>,
  about: About,
): ItemWithLosses | { why: string } {
  switch (question.type) {
    case 'MC':
      return question.choices.some(({ isCorrect }) => isCorrect)
        ? oneOf(question.choices, about)
        : severalOf(question.choices, about);
    case 'Short': {
      const said = question.choices.length === 1 ? trueOrFalse(question.choices[0]) : undefined;
      if (said !== undefined) return withLosses({ ...about, kind: 'tf', key: said });
      return typedOf(question.choices.map(typedAnswer), about);
    }
    case 'Numerical':
      return numericalOf(question, about);
    case 'TF': {
      // The first of two is what Moodle says to a wrong answer.
      const feedback = question.trueFeedback && plain(question.trueFeedback);
      const praise = question.falseFeedback && plain(question.falseFeedback);
      return withLosses({
        ...about,
        kind: 'tf',
        key: question.isTrue,
        ...(feedback && { feedback }),
        ...(praise && { praise }),
      });
    }
    case 'Matching': {
      const all = question.matchPairs.map(({ subquestion, subanswer }) => ({
        left: plain(subquestion),
        right: plain({ format: subquestion.format, text: escapesOf(subanswer) }),
      }));
      const pairs = all.filter(({ left }) => left !== '');
      const losses = all
        .filter(({ left }) => left === '')
        .map(({ right }) => `‘${right}’ has no partner: it is not kept as a choice too many.`);
      return { item: { ...about, kind: 'match', pairs }, losses };
    }
    case 'Essay':
      return withLosses({ ...about, kind: 'essay' });
  }
}

/** With the places that a percentage of five has. */
const partOf = (percent: number) => Number((percent / 100).toFixed(7));

const withLosses = (item: ItemInput, losses: string[] = []): ItemWithLosses => ({ item, losses });

/** Where an = stands, one choice is to be taken; others may earn a part. */
function oneOf(choices: readonly TextChoice[], about: About): ItemWithLosses {
  const isFull = ({ isCorrect, weight }: TextChoice) => isCorrect && (weight === null || weight === 100);
  const losses = choices
    .filter(({ weight }) => (weight ?? 0) < 0)
    .map(({ text }) => `‘${plain(text)}’ takes points off in Moodle. Here it earns none.`);
  const options = choices.map((choice) => {
    const credit = partOf(choice.weight ?? 0);
    return {
      text: plain(choice.text),
      isKey: isFull(choice),
      ...(!isFull(choice) && credit > 0 && { credit }),
      ...feedbackOf(choice),
    };
  });
  return withLosses({ ...about, kind: 'mc', options }, losses);
}

/** Without an =, each share above nothing is one of several. Shares that are the usual ones need not be said. */
function severalOf(choices: readonly TextChoice[], about: About): ItemWithLosses {
  const credits = choices.map(({ weight }) => partOf(weight ?? 0));
  const keys = credits.filter((credit) => credit > 0).length;
  const isNear = (one: number, other: number) => Math.abs(one - other) < 0.001;
  const all = credits.reduce((sum, credit) => sum + Math.max(0, credit), 0);
  const isUsual = credits.every((credit) => isNear(Math.abs(credit), 1 / keys));
  // More than all would let a part of the right choices be enough.
  const isWhole = isNear(all, 1);
  const losses =
    keys === 0 || isWhole
      ? []
      : [`The shares add up to ${Math.round(all * 100)} %, not to 100 %. Each right choice earns the same here.`];
  const options = choices.map((choice, place) => ({
    text: plain(choice.text),
    isKey: (credits[place] ?? 0) > 0,
    ...(isWhole && !isUsual && { credit: credits[place] ?? 0 }),
    ...feedbackOf(choice),
  }));
  return withLosses({ ...about, kind: 'multi', options }, losses);
}

/** An answer to be typed: with a * in it that no backslash takes away, it is a pattern. */
interface TypedAnswer {
  text: string;
  credit: number;
  feedback: string;
}

const typedAnswer = ({ text, weight, feedback }: TextChoice): TypedAnswer => ({
  text: plain(text),
  credit: partOf(weight ?? 100),
  feedback: feedback ? plain(feedback) : '',
});

const hasWildcard = ({ text }: TypedAnswer) => /(?<!\\)\*/.test(text);

function typedOf(
  answers: readonly TypedAnswer[],
  about: About,
  losses: string[] = [],
): ItemWithLosses | { why: string } {
  const isOpen = answers.some(hasWildcard);
  const read = answers.map((one) => ({ ...one, text: isOpen ? one.text : one.text.replaceAll('\\*', '*') }));
  const accepted = read.filter(({ credit }) => credit >= 1).map(({ text }) => text);
  if (accepted.length === 0) return { why: 'No answer earns all of the points.' };
  const foreseen = read
    .filter(({ credit, feedback }) => credit < 1 || feedback !== '')
    .map(({ text, credit, feedback }) => ({
      answer: text,
      feedback,
      ...(credit > 0 && { credit: Math.min(1, credit) }),
    }));
  const below = read
    .filter(({ credit }) => credit < 0)
    .map(({ text }) => `‘${text}’ takes points off in Moodle. Here it earns none.`);
  const item: ItemInput = {
    ...about,
    kind: about.prompt.includes(gapMark) ? 'gap' : 'short',
    accepted,
    ...(foreseen.length > 0 && { foreseen }),
    ...(isOpen && { typing: { wildcards: true } }),
  };
  return withLosses(item, [...losses, ...below]);
}

function trueOrFalse(choice: TextChoice | undefined): boolean | undefined {
  if (!choice || choice.weight !== null || choice.feedback) return undefined;
  const said = choice.text.text.toLowerCase();
  return said === 'true' ? true : said === 'false' ? false : undefined;
}

/** Numbers are typed answers here: of a range, the numbers that stand for it. */
function numericalOf({ choices }: Numerical, about: About): ItemWithLosses | { why: string } {
  const given = Array.isArray(choices) ? choices : [{ isCorrect: true, weight: null, text: choices, feedback: null }];
  const losses: string[] = [];
  const seen = new Set<string>();
  const answers = given.flatMap(({ isCorrect, weight, text, feedback }) => {
    const { numbers, range } = numbersOf(text);
    const about = { credit: isCorrect ? partOf(weight ?? 100) : 0, feedback: feedback ? plain(feedback) : '' };
    // A comment to all other numbers.
    if (numbers.length === 0) return [{ text: '*', ...about }];
    const fresh = numbers.filter((number) => !seen.has(number));
    for (const number of fresh) seen.add(number);
    if (range) losses.push(`Of the range ${range} only these numbers count: ${fresh.join(', ')}.`);
    return fresh.map((number) => ({ text: number, ...about }));
  });
  return typedOf(answers, about, losses);
}

/** How many whole numbers of a range are taken one by one. */
const longestRange = 20;

function numbersOf({ type, number, range, numberLow, numberHigh }: NumericalFormat): {
  numbers: string[];
  range?: string;
} {
  const spread = type === 'range' && number !== undefined && range !== undefined ? Math.abs(range) : undefined;
  if (number !== undefined && (type === 'simple' || spread === 0)) return { numbers: [tidyNumber(number)] };
  const low = spread === undefined ? numberLow : (number ?? 0) - spread;
  const high = spread === undefined ? numberHigh : (number ?? 0) + spread;
  if (low === undefined || high === undefined) return { numbers: [] };
  const middle = tidyNumber(spread === undefined ? (low + high) / 2 : (number ?? 0));
  const isWhole = Number.isInteger(low) && Number.isInteger(high) && high - low <= longestRange;
  const others = isWhole ? Array.from({ length: high - low + 1 }, (_, step) => low + step) : [low, high];
  const numbers = [...new Set([middle, ...others.map(tidyNumber)])];
  return { numbers, range: `${tidyNumber(low)} to ${tidyNumber(high)}` };
}

/** Without what adding decimals leaves at the end. */
const tidyNumber = (number: number) => String(Number(number.toPrecision(12)));

const longestTag = 40;
const mostTags = 20;

/** Level and skill are tags in GIFT. */
function addTags(
  { item, losses }: ItemWithLosses,
  question: GIFTQuestion,
  category: string | undefined,
): ItemWithLosses {
  const all = [...('tags' in question ? (question.tags ?? []) : []), ...(category ? [category] : [])];
  const level = levels.find((name) => all.includes(name));
  const skill = skills.find((name) => all.includes(name));
  const others = [...new Set(all)].filter((tag) => tag !== level && tag !== skill);
  const tags = others.map((tag) => tag.slice(0, longestTag));
  const lost = others.some((tag) => tag.length > longestTag) ? [`Tags end after ${longestTag} characters.`] : [];
  if (tags.length > mostTags) lost.push(`Only ${mostTags} of its ${tags.length} tags are kept.`);
  return {
    item: { ...item, ...(level && { level }), ...(skill && { skill }), tags: tags.slice(0, mostTags) },
    losses: [...losses, ...lost],
  };
}

function feedbackOf({ feedback }: TextChoice) {
  const text = feedback && plain(feedback);
  return text ? { feedback: text } : {};
}

/** The parser puts a gap of five between two spaces; ours is one of three. */
function stemOf(stem: TextFormat): string {
  return plain(stem)
    .replaceAll(/_{3,}/g, gapMark)
    .replaceAll(/___ (?=[.,;:!?])/g, gapMark);
}

const plain = (text: TextFormat) => plainText(text).text;
const plainLosses = (text: TextFormat) => plainText(text).losses;

/** Every text of a question, to look through. */
function textsOf(question: Exclude<GIFTQuestion, { type: 'Category' }>): TextFormat[] {
  const choices = question.type === 'MC' || question.type === 'Short' ? question.choices : [];
  const pairs = question.type === 'Matching' ? question.matchPairs.map(({ subquestion }) => subquestion) : [];
  const said = question.type === 'TF' ? [question.trueFeedback, question.falseFeedback] : [];
  const general = question.type === 'Description' ? null : question.globalFeedback;
  return [
    question.stem,
    ...choices.flatMap(({ text, feedback }) => [text, feedback]),
    ...pairs,
    ...said,
    general,
  ].filter((text) => text !== null && text !== undefined);
}

function problemOf(error: unknown, block: Block): Problem {
  if (error instanceof Error && error.message.includes('value between -100 and 100'))
    return { line: block.line, why: 'A share of the points (%…%) is a number between -100 and 100.' };
  const bare = block.text.replaceAll(/\\./g, '');
  const opened = bare.split('{').length;
  const closed = bare.split('}').length;
  const at = lineOfError(error);
  if (opened > closed) return { line: block.line, why: 'The answers are not closed: a } is missing.' };
  if (opened < closed) return { line: block.line, why: 'The answers are not opened: a { is missing.' };
  return {
    line: block.line + at - 1,
    why: 'This is not GIFT. A sign of ~ = # { } in a text needs a \\ before it, and a blank line parts questions.',
  };
}

function lineOfError(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('location' in error)) return 1;
  const { location } = error;
  if (typeof location !== 'object' || location === null || !('start' in location)) return 1;
  const { start } = location;
  return typeof start === 'object' && start !== null && 'line' in start && typeof start.line === 'number'
    ? start.line
    : 1;
}
