import { choiceItem, typedItem } from './plain-questions';
import type { ReadResult } from './read-result';
import { collectItems, type ReadItems, readId, tidyFile } from './reading';

/**
 * Reads Aiken, the plainest format of Moodle: a question, its choices behind A. or A), and `ANSWER: A`.
 */
export function readAiken(text: string): ReadItems {
  return collectItems(questionsIn(text).map((question, place) => asAiken(question, readId(place))));
}

/**
 * Reads what teachers paste: `1. …`, `a) …`, with a star at the right choice, a line `Answer: b`, or a key at the end.
 * A question without choices is typed, and its answers stand behind `Answer:` with / between them.
 */
export function readPasted(text: string): ReadItems {
  const { body, keys } = withoutKey(tidyFile(text));
  return collectItems(
    questionsIn(body).map((question, place) => {
      const answer = question.answer ?? keys.get(question.number ?? place + 1);
      return itemsFromPaste({ ...question, answer }, readId(place));
    }),
  );
}

interface LetteredQuestion {
  line: number;
  number?: number;
  prompt: string;
  options: { letter: string; text: string; isStarred: boolean }[];
  answer?: string;
}

// For rows without spaces at their ends. No two runs of spaces meet in them, so that long ones cost no more than
// others.
const numberedLine = /^(?:Q(?:uestion)?\s*)?(\d{1,4})\s*[.):]\s+(.*)$/i;
const option = /^(?:(\*)\s*)?\(?([A-Za-z])[.)](?:\s*(\*))?\s*(\S.*)$/s;
const answerLine = /^(?:ANSWERS?|KEY|CORRECT(?: ANSWER)?)\s*[:=]\s*(.*)$/i;
const keyHead = /^(?:answers?|answer key|key)\s*:?$/i;

/** Goes through the lines: a number, or text after a blank line or an answer, begins a new question. */
function questionsIn(text: string): LetteredQuestion[] {
  const questions: LetteredQuestion[] = [];
  let current: LetteredQuestion | undefined;
  let isNew = true;
  const begin = (line: number, prompt: string, number?: number) => {
    current = { line, prompt, options: [], ...(number !== undefined && { number }) };
    questions.push(current);
  };
  for (const [place, rawLine] of tidyFile(text).split('\n').entries()) {
    const row = rawLine.trim();
    if (row === '') {
      isNew = true;
      continue;
    }
    const answer = answerLine.exec(row);
    const choice = option.exec(row);
    const number = numberedLine.exec(row);
    if (answer && current) {
      current.answer = (answer[1] ?? '').trim();
      isNew = true;
      continue;
    }
    if (choice && current && isNextLetter(current, choice[2] ?? '')) {
      const [, before, letter = '', after, wording = ''] = choice;
      const bare = withoutStars(wording);
      const isStarred = before === '*' || after === '*' || bare !== wording;
      current.options.push({ letter: letter.toUpperCase(), text: bare, isStarred });
      isNew = false;
      continue;
    }
    if (number) begin(place + 1, (number[2] ?? '').trim(), Number(number[1]));
    else if (!current || isNew) begin(place + 1, row);
    else appendLine(current, row);
    isNew = false;
  }
  return questions;
}

/** Stars behind a space at the end mark a choice and are no part of it. */
function withoutStars(text: string): string {
  let end = text.length;
  while (text[end - 1] === '*') end -= 1;
  const bare = text.slice(0, end);
  return end < text.length && /\s/.test(bare.at(-1) ?? '') ? bare.trim() : text;
}

/** A choice follows the one before: a sentence that happens to begin with 'I. ' is no choice. */
function isNextLetter({ options }: LetteredQuestion, letter: string): boolean {
  return letter.toUpperCase() === String.fromCharCode(65 + options.length);
}

function appendLine(question: LetteredQuestion, text: string): void {
  const last = question.options.at(-1);
  if (last) last.text = `${last.text} ${text}`;
  else question.prompt = `${question.prompt}\n${text}`;
}

/** A key at the end, under its own heading: `1. b` in lines, or in one line with spaces between. */
function withoutKey(text: string): { body: string; keys: Map<number, string> } {
  const rows = text.split('\n');
  const head = rows.findLastIndex((row) => keyHead.test(row.trim()));
  const keys = new Map<number, string>();
  if (head < 0) return { body: text, keys };
  const tail = rows.slice(head + 1).join('\n');
  for (const [, number, answer = ''] of tail.matchAll(
    /(\d{1,4})(?:\s*[.):\-–])?\s*([A-Za-z](?![\w'])|[^\d\s][^\n]*)/g,
  )) {
    keys.set(Number(number), answer.trim());
  }
  return keys.size > 0 ? { body: rows.slice(0, head).join('\n'), keys } : { body: text, keys };
}

function asAiken({ line, prompt, options, answer }: LetteredQuestion, id: string): ReadResult {
  if (options.length === 0) return { line, why: 'There are no choices. In Aiken each begins with a letter: A. or A).' };
  if (!answer) return { line, why: 'There is no line ANSWER: with the letter of the right choice.' };
  return toChoiceItem({ line, prompt, options, answer }, id);
}

function itemsFromPaste(question: LetteredQuestion, id: string): ReadResult {
  const { line, prompt, options, answer } = question;
  if (options.length === 0) return toTypedItem(question, id);
  const starred = options.filter(({ isStarred }) => isStarred);
  if (starred.length === 0 && !answer)
    return { line, why: 'No choice is marked as right. Put * before it, or write a line ‘Answer: b’.' };
  if (starred.length === 0) return toChoiceItem(question, id);
  const isKey = (text: { isStarred: boolean }) => text.isStarred;
  return {
    line,
    item: choiceItem(
      id,
      prompt,
      options.map((one) => ({ text: one.text, isKey: isKey(one) })),
    ),
  };
}

/** Choices with the letters of the right ones. */
function toChoiceItem({ line, prompt, options, answer = '' }: LetteredQuestion, id: string): ReadResult {
  const letters = [
    ...new Set(
      answer
        .toUpperCase()
        .split(/[\s,;&/]+|AND/)
        .filter(Boolean)
        .map((one) => one.replace(/[.)]$/, '')),
    ),
  ];
  const unknown = letters.find((letter) => !options.some((one) => one.letter === letter));
  if (unknown !== undefined || letters.length === 0)
    return { line, why: `The right answer is ‘${answer}’, but the choices are A to ${options.at(-1)?.letter}.` };
  return {
    line,
    item: choiceItem(
      id,
      prompt,
      options.map(({ text, letter }) => ({ text, isKey: letters.includes(letter) })),
    ),
  };
}

function toTypedItem({ line, prompt, answer }: LetteredQuestion, id: string): ReadResult {
  if (!answer) return { line, why: 'There is no answer. Add choices, or a line ‘Answer: …’.' };
  if (/^(t|f|true|false)$/i.test(answer)) return { line, item: { id, kind: 'tf', prompt, key: /^t/i.test(answer) } };
  return { line, item: typedItem(id, prompt, answer) };
}
