import type { GIFTQuestion, TextChoice, TextFormat } from 'gift-pegjs';
import type * as z from 'zod';
import { levels } from '../content/level';
import { gapMark, type item, skills } from '../items/item';
import { collected, type Found, type Problem, type ReadItems, readId, tidyFile } from './reading';

/**
 * Reads GIFT, the text format of Moodle. Each question is parsed on its own, so that a bad one does not take the others
 * with it: blank lines part questions in GIFT, wherever they stand.
 */
export async function readGift(text: string): Promise<ReadItems> {
  const gift = await import('gift-pegjs');
  const found: Found[] = [];
  let category: string | undefined;
  for (const block of blocksOf(tidyFile(text))) {
    // Names of categories may hold signs that the grammar of questions keeps for itself.
    const named = /^\$CATEGORY:(.*)$/m.exec(block.text);
    if (named) category = lastPart(named[1] ?? '');
    const body = block.text.replace(/^\$CATEGORY:.*$/m, '');
    if (isOnlyRemarks(body)) continue;
    try {
      for (const question of gift.parse(body)) {
        const one = itemOf(question, readId(found.length));
        if (typeof one === 'string') found.push({ line: block.line, why: one });
        else found.push({ line: block.line, item: tagged(one, question, category) });
      }
    } catch (error) {
      found.push(problemOf(error, block));
    }
  }
  return collected(found);
}

type ItemInput = z.input<typeof item>;

interface Block {
  line: number;
  text: string;
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let current: Block | undefined;
  for (const [place, row] of text.split('\n').entries()) {
    if (row.trim() === '') {
      current = undefined;
    } else if (current) {
      current.text += `\n${row}`;
    } else {
      current = { line: place + 1, text: row };
      blocks.push(current);
    }
  }
  return blocks;
}

const isOnlyRemarks = (text: string) => text.split('\n').every((row) => row.trim() === '' || row.startsWith('//'));

const lastPart = (category: string) => category.trim().split('/').at(-1)?.trim().slice(0, 40);

function itemOf(question: GIFTQuestion, id: string): ItemInput | string {
  if (question.type === 'Category') return 'A category without a question.';
  const prompt = stemOf(question.stem);
  if (question.type === 'Description') return { id, kind: 'slide', prompt: question.title ?? '', text: prompt };
  const why = question.globalFeedback ? plain(question.globalFeedback) : '';
  const common = { id, prompt, ...(why && { explanation: why }) };
  switch (question.type) {
    case 'MC': {
      // With = there is one right answer; without, each share above nothing is one of several.
      const hasOne = question.choices.some(({ isCorrect }) => isCorrect);
      const options = question.choices.map((choice) => ({
        text: plain(choice.text),
        isKey: hasOne ? choice.isCorrect : (choice.weight ?? 0) > 0,
        ...feedbackOf(choice),
      }));
      return { ...common, kind: hasOne ? 'mc' : 'multi', options };
    }
    case 'Short': {
      const isFull = ({ weight }: TextChoice) => weight === null || weight === 100;
      const accepted = question.choices.filter(isFull).map(({ text }) => plain(text));
      const foreseen = question.choices
        .filter((choice) => !isFull(choice))
        .map(({ text, feedback }) => ({ answer: plain(text), feedback: feedback ? plain(feedback) : '' }));
      const kind = prompt.includes(gapMark) ? 'gap' : 'short';
      return { ...common, kind, accepted, ...(foreseen.length > 0 && { foreseen }) };
    }
    case 'Numerical': {
      const choices = Array.isArray(question.choices) ? question.choices.map(({ text }) => text) : [question.choices];
      const numbers = choices.flatMap(({ type, number }) =>
        type === 'simple' && number !== undefined ? [number] : [],
      );
      if (numbers.length < choices.length) return 'A number within a range cannot be taken. Give the exact number.';
      return { ...common, kind: 'short', accepted: numbers.map(String) };
    }
    case 'TF': {
      // The first of two is what Moodle says to a wrong answer.
      const feedback = question.trueFeedback && plain(question.trueFeedback);
      return { ...common, kind: 'tf', key: question.isTrue, ...(feedback && { feedback }) };
    }
    case 'Matching':
      return {
        ...common,
        kind: 'match',
        pairs: question.matchPairs.map(({ subquestion, subanswer }) => ({
          left: plain(subquestion),
          right: decoded(subanswer),
        })),
      };
    case 'Essay':
      return { ...common, kind: 'essay' };
  }
}

/** Level and skill are tags in GIFT. */
function tagged(item: ItemInput, question: GIFTQuestion, category: string | undefined): ItemInput {
  const all = [...('tags' in question ? (question.tags ?? []) : []), ...(category ? [category] : [])];
  const level = levels.find((name) => all.includes(name));
  const skill = skills.find((name) => all.includes(name));
  const tags = [...new Set(all)].filter((tag) => tag !== level && tag !== skill).map((tag) => tag.slice(0, 40));
  return { ...item, ...(level && { level }), ...(skill && { skill }), tags: tags.slice(0, 20) };
}

function feedbackOf({ feedback }: TextChoice) {
  const text = feedback && plain(feedback);
  return text ? { feedback: text } : {};
}

/** The parser puts a gap of five between two spaces; ours is one of three. */
function stemOf(stem: TextFormat): string {
  return plain(stem)
    .replaceAll(/_{3,} (?=[.,;:!?])/g, gapMark)
    .replaceAll(/_{3,}/g, gapMark);
}

/** Only what says that it is HTML is read as such: its tags go, its text stays. Everything else is text as it stands. */
function plain({ format, text }: TextFormat): string {
  if (format !== 'html') return text;
  return text
    .replaceAll(/<br\s*\/?>|<\/p>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&nbsp;/g, ' ')
    .replaceAll(/&lt;/g, '<')
    .replaceAll(/&gt;/g, '>')
    .replaceAll(/&quot;/g, '"')
    .replaceAll(/&#39;/g, "'")
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
}

/** The parser leaves its own signs for escaped characters in the right side of a pair. */
function decoded(text: string): string {
  const sign = (code: string) => String.fromCharCode(Number(code));
  return text.replaceAll(/&&(?:(092|058|035|061|123|125|126);|(010))/g, (_, code?: string, end?: string) =>
    sign(code ?? end ?? ''),
  );
}

function problemOf(error: unknown, block: Block): Problem {
  const bare = block.text.replaceAll(/\\./g, '');
  const opened = bare.split('{').length;
  const closed = bare.split('}').length;
  const at = lineOfError(error);
  if (opened > closed) return { line: block.line, why: 'The answers are not closed: a } is missing.' };
  if (opened < closed) return { line: block.line, why: 'The answers are not opened: a { is missing.' };
  return {
    line: block.line + at - 1,
    why: 'This is not GIFT. A sign of ~ = # { } : in a text needs a \\ before it, and a blank line parts questions.',
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
