/** Changes of a list that leave the list they are given as it is. */

/** Puts what stands at `from` at `to`; outside of the list nothing moves. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  if (from < 0 || to < 0 || from >= list.length || to >= list.length) return [...list];
  const rest = without(list, from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at);

export const replaceAt = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((one, place) => (place === at ? value : one));

export const insertAt = <T>(list: readonly T[], at: number, value: T): T[] => [
  ...list.slice(0, at),
  value,
  ...list.slice(at),
];
