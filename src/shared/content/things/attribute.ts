import type { Level } from '../level';
import type { Thing } from './thing';
import { categories, idOf } from './thing';

/** unknown: the question does not fit the thing, or honest people would argue. */
export const values = ['yes', 'no', 'sometimes', 'unknown'] as const;
export type Value = (typeof values)[number];

/** Something that can be asked about every thing. */
export interface Attribute {
  id: string;
  level: Level;
  /** How it is asked, in English of its level. */
  ask: string;
  /** The same in the passive, where that is natural. */
  passive?: string;
  /** Other ways to ask it; each begins like a question. */
  says?: readonly string[];
  /**
   * Which things have it: names of things, `@kind` and `@category`, with commas between. A name counts before a kind and
   * a kind before a category.
   */
  yes?: string;
  sometimes?: string;
  no?: string;
  unknown?: string;
  /** What holds for all that is not named; 'no' where nothing is said. */
  otherwise?: Value;
}

/** The answer of each thing to each attribute, by their ids. */
export type Table = ReadonlyMap<string, ReadonlyMap<string, Value>>;

/** Works the lists out. Throws where a name is not a thing, or stands in two lists. */
export function tableOf(things: readonly Thing[], attributes: readonly Attribute[]): Table {
  return new Map(attributes.map((attribute) => [attribute.id, column(things, attribute)]));
}

function column(things: readonly Thing[], attribute: Attribute): Map<string, Value> {
  const groups = new Map<string, Value>();
  const single = new Map<string, Value>();
  const ids = new Set(things.map(({ id }) => id));
  const known = new Set([...things.map(({ kind }) => kind), ...Object.keys(categories)]);
  for (const value of values) {
    for (const name of listed(attribute[value])) {
      const group = name.startsWith('@') ? name.slice(1) : undefined;
      const into = group === undefined ? single : groups;
      const key = group ?? idOf(name);
      if (group === undefined ? !ids.has(key) : !known.has(key)) throw new Error(`${attribute.id}: no ${name}`);
      if (into.has(key)) throw new Error(`${attribute.id}: ${name} is named twice`);
      into.set(key, value);
    }
  }
  return new Map(
    things.map(({ id, kind, category }) => [
      id,
      single.get(id) ?? groups.get(kind) ?? groups.get(category) ?? attribute.otherwise ?? 'no',
    ]),
  );
}

const listed = (names = '') =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The answer to an attribute; unknown where the table has no such thing. */
export function answerOf(table: Table, attributeId: string, thingId: string): Value {
  return table.get(attributeId)?.get(thingId) ?? 'unknown';
}
