import type { GIFTQuestion, TextFormat } from 'gift-pegjs';
import { keysOf } from '#shared/core/keys-of';
import { levels } from '#shared/core/level';
import { mostTags, skills } from '../fields';
import { gapMark } from '../gap-mark';
import { itemKinds } from '../kinds/registry';
import { type GiftReading, plain } from './gift-parts';
import { plainText } from './gift-text';
import type { Problem, ReadResult } from './read-result';
import { collectItems, type Loss, questionLength, type ReadItems, readId, tidyFile, tooLong } from './reading';

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
  const results: ReadResult[] = [];
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
      results.push({ line: block.line, why: tooLong });
      continue;
    }
    try {
      for (const question of parse(body)) {
        const read = itemOf(question, readId(results.length));
        if ('why' in read) results.push({ line: block.line, why: read.why });
        else results.push({ line: block.line, ...addTags(read, question, category?.tag) });
        if ('title' in question && question.type !== 'Category' && question.type !== 'Description' && question.title)
          titles.push({ line: block.line, title: question.title.trim() });
      }
    } catch (error) {
      results.push(problemOf(error, block));
    }
  }
  if (results.length === 0 && category) results.push({ line: category.line, why: onlyCategory(category.name) });
  const read = collectItems(results);
  return { ...read, losses: [...losses, ...lostTitles(titles), ...read.losses] };
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

function itemOf(question: GIFTQuestion, id: string): GiftReading {
  if (question.type === 'Category') return { why: 'A category without a question.' };
  const named = new Set(textsOf(question).flatMap(plainLosses));
  const general = question.type === 'Description' ? null : question.globalFeedback;
  const explanation = general ? plain(general) : '';
  const about = { id, prompt: stemOf(question.stem), ...(explanation && { explanation }) };
  for (const kind of readingOrder) {
    const read = itemKinds[kind].formats.readGift(question, about);
    if (read) return 'why' in read ? read : { item: read.item, losses: [...named, ...read.losses] };
  }
  return { why: 'This kind of question cannot be used here.' };
}

/** A question with a gap in it is no short answer, and one that can only be true or false is neither. */
const readingOrder = keysOf(itemKinds);

const longestTag = 40;

/** Level and skill are tags in GIFT. */
function addTags(
  { item, losses }: Exclude<GiftReading, { why: string }>,
  question: GIFTQuestion,
  category: string | undefined,
) {
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

/** The parser puts a gap of five between two spaces; ours is one of three. */
function stemOf(stem: TextFormat): string {
  return plain(stem)
    .replaceAll(/_{3,}/g, gapMark)
    .replaceAll(/___ (?=[.,;:!?])/g, gapMark);
}

const plainLosses = (text: TextFormat) => plainText(text).losses;

/** Every text of a question, to look through. */
function textsOf(question: Exclude<GIFTQuestion, { type: 'Category' }>): TextFormat[] {
  const choices = question.type === 'MC' || question.type === 'Short' ? question.choices : [];
  const pairs = question.type === 'Matching' ? question.matchPairs.map(({ subquestion }) => subquestion) : [];
  const feedbacks = question.type === 'TF' ? [question.trueFeedback, question.falseFeedback] : [];
  const general = question.type === 'Description' ? null : question.globalFeedback;
  return [
    question.stem,
    ...choices.flatMap(({ text, feedback }) => [text, feedback]),
    ...pairs,
    ...feedbacks,
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
