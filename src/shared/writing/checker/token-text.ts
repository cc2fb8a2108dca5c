import type { Token } from './token';

/** What stands from one token to another, with its spaces; empty where there is nothing, and then without `end`. */
export function textOf(tokens: readonly Token[], from: number, to: number, end = ''): string {
  if (to < from) return '';
  let text = '';
  for (let at = from; at <= to; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const isApart = text !== '' && tokens[at - 1]?.end !== token.start;
    text += (isApart ? ' ' : '') + token.text;
  }
  return text + end;
}
