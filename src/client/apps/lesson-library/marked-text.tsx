interface MarkedTextProps {
  text: string;
  /** Whether a word was looked for. */
  isHit: ((word: string) => boolean) | undefined;
}

/** A text in which the words that were looked for are marked. */
export function MarkedText({ text, isHit }: MarkedTextProps) {
  if (!isHit) return text;
  return text.split(/([\p{L}\p{N}'’]+)/u).map((part, place) =>
    // What stands between two words is at the even places.
    place % 2 === 1 && isHit(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words stand in their order
      <mark key={place} className="rounded-mark bg-transparent text-inherit underline decoration-2 underline-offset-4">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

const around = 60;

/** A piece of a longer text around the first word that was looked for; nothing where there is none. */
export function snippetOf(text: string, isHit: (word: string) => boolean): string | undefined {
  for (const match of text.matchAll(/[\p{L}\p{N}'’]+/gu)) {
    if (!isHit(match[0])) continue;
    const from = Math.max(0, match.index - around);
    const to = match.index + match[0].length + around;
    const cut = text.slice(from, to).replaceAll(/\s+/g, ' ');
    return `${from > 0 ? '… ' : ''}${cut.replace(from > 0 ? /^\S*\s/ : '', '').replace(/\s\S*$/, '')}${to < text.length ? ' …' : ''}`;
  }
  return undefined;
}
