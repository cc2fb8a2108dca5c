/**
 * Data that was stored before version 0.2 names its discriminants `is`. They are `kind` everywhere now: what comes from
 * a browser's storage or from an old row is read through this. Ours are texts, so nothing else is touched.
 */
export function withKind(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(withKind);
  if (typeof stored !== 'object' || stored === null) return stored;
  const fields = Object.entries(stored).map(([name, value]) => [name, withKind(value)] as const);
  const isOlder = 'is' in stored && typeof stored.is === 'string' && !('kind' in stored);
  return Object.fromEntries(isOlder ? fields.map(([name, value]) => [name === 'is' ? 'kind' : name, value]) : fields);
}
