/** So many characters a comment on an answer has at most. */
export const longestComment = 1000;

export const isTooLong = (comment: string, most: number): boolean => comment.trim().length > most;

/** A comment with one more sentence; nothing where there is no room for it. */
export function withComment(comment: string, sentence: string): string | undefined {
  const longer = joined(comment, sentence);
  return longer.length <= longestComment ? longer : undefined;
}

/** The same, however long it gets. */
export const joined = (comment: string, sentence: string): string =>
  [comment.trim(), sentence].filter(Boolean).join(' ');

/** The comment as it was before the sentence was put into it. */
export function withoutComment(comment: string, sentence: string): string {
  const at = comment.indexOf(sentence);
  if (at < 0) return comment;
  return [comment.slice(0, at).trimEnd(), comment.slice(at + sentence.length).trimStart()].filter(Boolean).join(' ');
}
