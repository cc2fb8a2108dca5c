/** What belongs together by its key, in the order in which it comes. What has none is left out. */
export function groupBy<One, Key>(all: readonly One[], keyOf: (one: One) => Key | undefined): Map<Key, One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
