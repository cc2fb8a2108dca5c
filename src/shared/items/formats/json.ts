import * as z from 'zod';
import type { Item } from '../item';
import { item } from '../item';
import type { ReadResult } from './read-result';
import { collectItems, type ReadItems, readLimit, tidyFile } from './reading';

/** What a file of ours is. A bare list of questions is read as well. */
const fileOfItems = z.union([z.object({ items: z.array(z.unknown()) }), z.array(z.unknown())]);

/** Writes everything that a question has, one a line. */
export function writeJson(items: readonly Item[]): string {
  return `{"format":"classroom-studio-questions","version":1,"items":[\n${items.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;
}

/** Reads what `writeJson` wrote. */
export function readJson(text: string): ReadItems {
  const tidy = tidyFile(text);
  const parsed = fileOfItems.safeParse(jsonOr(tidy));
  if (!parsed.success)
    return { items: [], problems: [{ line: 1, why: 'This is not a JSON file of questions.' }], losses: [] };
  const values = Array.isArray(parsed.data) ? parsed.data : parsed.data.items;
  const lines = elementLines(tidy, Array.isArray(parsed.data) ? 1 : 2);
  return collectItems(values.map((value, place) => ({ line: lines[place] ?? 1, item: value })).map(toReadResult));
}

function toReadResult({ line, item: value }: { line: number; item: unknown }): ReadResult {
  const parsed = item.safeParse(value);
  if (parsed.success) return { line, item: parsed.data };
  const [issue] = parsed.error.issues;
  const why =
    issue?.code === 'custom'
      ? issue.message
      : `This question cannot be used: ${issue?.path.join(' › ') || 'its shape'} is not right.`;
  return { line, why };
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The lines on which the objects of one depth begin. */
function elementLines(text: string, depth: number): number[] {
  const lines: number[] = [];
  let level = 0;
  let line = 1;
  let isText = false;
  for (let place = 0; place < text.length && lines.length <= readLimit; place += 1) {
    const sign = text[place];
    if (sign === '\n') line += 1;
    if (isText) {
      if (sign === '\\') place += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{' || sign === '[') {
      if (level === depth) lines.push(line);
      level += 1;
    } else if (sign === '}' || sign === ']') level -= 1;
  }
  return lines;
}
