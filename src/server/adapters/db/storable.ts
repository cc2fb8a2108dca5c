import type { SqlQuery } from '@prisma/driver-adapter-utils';

/* What both databases keep: PostgreSQL takes no NUL in a text, and in JSON no half of a character either. */

/** The same text without NUL. */
export function storableText(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}

/** The same JSON without NUL in its texts, and with a sign where half a character was. */
export function storableJson(json: string): string {
  if (!/\\u(0000|d[89a-f])/i.test(json)) return json;
  return JSON.stringify(clean(JSON.parse(json)));
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value).replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(clean);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [clean(key), clean(inner)]));
}

/** The same query with values that can be kept: nearly always they all can, and it is the very same. */
export function storable(query: SqlQuery): SqlQuery {
  const args = query.args.map((value, at) => {
    if (typeof value !== 'string') return value;
    return query.argTypes[at]?.scalarType === 'json' ? storableJson(value) : storableText(value);
  });
  return { ...query, args };
}
