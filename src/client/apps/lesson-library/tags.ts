import { shelfLimits } from '#shared/library/shelf-limits';

/** The tags in a line with commas between them. */
export function tagsIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ];
}

/** What is wrong with such a line, for a person. */
export function tagsFault(text: string): string | undefined {
  const tags = tagsIn(text);
  if (tags.length > shelfLimits.tags) return `At most ${shelfLimits.tags} tags, please.`;
  const long = tags.find((tag) => tag.length > shelfLimits.tag);
  return long && `“${long.slice(0, shelfLimits.tag)}…” is too long: at most ${shelfLimits.tag} characters, please.`;
}
