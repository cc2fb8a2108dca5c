/** A piece of a document: paper, Markdown and Word show the same ones. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[]; ordered?: boolean }
  | { kind: 'table'; head: string[]; rows: string[][] }
  /** What follows stands on a sheet of its own. */
  | { kind: 'new page' };

export const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
export const text = (value: string): Block => ({ kind: 'text', text: value });
export const list = (items: string[], ordered = false): Block => ({ kind: 'list', items, ordered });
