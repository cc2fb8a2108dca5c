/** As JSON tells them apart; in which order a database hands fields back says nothing. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const one = new Map(Object.entries(a));
  const other = new Map(Object.entries(b));
  return [...new Set([...one.keys(), ...other.keys()])].every((key) => isSameJson(one.get(key), other.get(key)));
}
