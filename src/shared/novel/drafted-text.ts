/** Fewer words in a row than this stand in every text: 'and then she said'. */
const shortestRun = 5;

interface Token {
  text: string;
  start: number;
  end: number;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map((match) => ({
    text: match[0].toLowerCase().replaceAll('’', "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * How many characters of a text came from drafts and still stand. A stretch counts where five or more of its words
 * follow each other as they do in a draft; what the writer changed counts no longer.
 */
export function draftedCharacters(text: string, drafts: readonly string[]): number {
  if (drafts.length === 0 || text === '') return 0;
  const tokens = tokensOf(text);
  const isDrafted = new Uint8Array(tokens.length);
  for (const draft of drafts) markRuns(tokens, tokensOf(draft), isDrafted);
  let count = 0;
  for (const [place, { start, end }] of tokens.entries()) {
    if (!isDrafted[place]) continue;
    const next = isDrafted[place + 1] ? tokens[place + 1] : undefined;
    // What stands between two words of one run belongs to it.
    count += (next?.start ?? end) - start;
  }
  return count;
}

/** A draft shorter than a run counts where it stands as a whole. */
function markRuns(text: readonly Token[], draft: readonly Token[], isDrafted: Uint8Array): void {
  const length = Math.min(shortestRun, draft.length);
  if (length === 0) return;
  const runs = new Set<string>();
  for (let at = 0; at + length <= draft.length; at += 1) runs.add(keyAt(draft, at, length));
  for (let at = 0; at + length <= text.length; at += 1) {
    if (runs.has(keyAt(text, at, length))) isDrafted.fill(1, at, at + length);
  }
}

function keyAt(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map((token) => token.text)
    .join(' ');
}

/** In whole per cent; what stands at all is at least one. */
export function draftedShare({ drafted, characters }: { drafted: number; characters: number }): number {
  if (drafted <= 0 || characters <= 0) return 0;
  return Math.min(100, Math.max(1, Math.round((drafted / characters) * 100)));
}
