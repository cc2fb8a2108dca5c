/** At most so many characters of a text: cut between words where there are several, and never inside a character. */
export function inShort(text: string, most = 140): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const words = start.replace(/\s+\S*$/u, '').trimEnd();
  // Half of a pair, or an emoji that waits for its other half.
  const whole = (words || start).replace(/(?:\p{Cs}|\u200D|\uFE0F)+$/u, '');
  return `${whole}…`;
}
