/* What a database takes as text: PostgreSQL keeps neither NUL nor, in JSON, half a character. */

const odd = /\0|\p{Surrogate}/u;

/** The same text without NUL, and with a sign where half a character was. */
function storableText(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** The same value, with what no database keeps taken out of its texts. Nearly always there is nothing to do. */
export function storable(value: unknown): unknown {
  return hasOdd(value) ? cleaned(value) : value;
}

function hasOdd(value: unknown): boolean {
  if (typeof value === 'string') return odd.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasOdd);
  return Object.entries(value).some(([key, inner]) => odd.test(key) || hasOdd(inner));
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cleaned);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storableText(key), cleaned(inner)]));
}
