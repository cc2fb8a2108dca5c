import { inShort } from '#shared/core/in-short';
import type { Flag } from './flag';

/** So much of what stands in the text is said again. */
const mostQuoted = 60;

/** What the checker found, as a sentence to the writer: what stands there, and what to write or to look at. */
export function findingSentence(text: string, { start, end, text: found, name, suggestion }: Flag): string {
  if (suggestion === undefined) return `Look at “${inShort(found, mostQuoted)}”: ${name}.`;
  const next = wordAfter(text, end);
  const previous = wordBefore(text, start);
  if (suggestion === '') {
    const place = [previous, found, next].filter(Boolean).join(' ');
    return `Leave out “${inShort(found, mostQuoted)}” in “${inShort(place, mostQuoted)}”.`;
  }
  // A short word may stand in the text often: the one beside it says which is meant.
  const place = next ? ` before “${next}”` : previous ? ` after “${previous}”` : '';
  return `Write “${inShort(suggestion, mostQuoted)}” instead of “${inShort(found, mostQuoted)}”${place}.`;
}

const wordAfter = (text: string, at: number) =>
  /^[^\S\n]+([\p{L}\p{N}][\p{L}\p{N}’'-]{0,29})/u.exec(text.slice(at, at + 40))?.[1];

const wordBefore = (text: string, at: number) =>
  /([\p{L}\p{N}][\p{L}\p{N}’'-]{0,29})[^\S\n]+$/u.exec(text.slice(Math.max(0, at - 40), at))?.[1];
