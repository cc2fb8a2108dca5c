/** First name and initial of the last one: ‘Anna L.’ What children choose from, where others may look on. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.split(/\s+/);
  const last = others.at(-1);
  return last ? `${first} ${[...last][0]?.toUpperCase()}.` : first;
}
