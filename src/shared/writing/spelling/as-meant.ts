import type { Flag } from '../flag';

/** The text with each misspelled word as it was probably meant, so that a slip does not count as a hard word. */
export function asMeant(text: string, flags: readonly Flag[]): string {
  let done = 0;
  let meant = '';
  for (const { code, start, end, suggestion, suggestions } of flags) {
    const word = suggestion ?? suggestions?.[0];
    if (code !== 'SP' || word === undefined || start < done) continue;
    meant += text.slice(done, start) + word;
    done = end;
  }
  return meant + text.slice(done);
}
