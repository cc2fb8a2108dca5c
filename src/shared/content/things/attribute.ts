import type { Level } from '#shared/core/level';
import { type Comparison, compared, measured, type Threshold } from './measures';
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
   * Which things have it: names of things, `@kind` and `@category`, with commas between. A name counts before a kind
   * and a kind before a category.
   */
  yes?: string;
  sometimes?: string;
  no?: string;
  unknown?: string;
  /** What holds for all that is not named; 'no' where nothing is said. */
  otherwise?: Value;
  /** It follows from how big or heavy a thing is, but for those that are named above. */
  from?: Threshold | Comparison;
  /** What has both of these attributes. */
  both?: readonly [string, string];
  /** Understood and answered, but neither offered nor asked by the computer: few things have it, or opinions differ. */
  isOnlyHeard?: boolean;
}

/** The answer of each thing to each attribute, by their ids. */
export type Table = ReadonlyMap<string, ReadonlyMap<string, Value>>;

/** Works the lists out. Throws where a name is not a thing, or stands in two lists. */
export function tableOf(things: readonly Thing[], attributes: readonly Attribute[]): Table {
  const table = new Map(attributes.map((attribute) => [attribute.id, column(things, attribute)]));
  for (const { id, both } of attributes) if (both) table.set(id, shared(things, table, both));
  return table;
}

function shared(things: readonly Thing[], table: Table, both: readonly [string, string]): Map<string, Value> {
  const columns = both.map((id) => {
    const match = table.get(id);
    if (!match) throw new Error(`There is no attribute ${id}`);
    return match;
  });
  return new Map(
    things.map(({ id }) => {
      const answers = columns.map((one) => one.get(id) ?? 'unknown');
      const first = (['no', 'unknown', 'sometimes'] as const).find((value) => answers.includes(value));
      return [id, first ?? 'yes'];
    }),
  );
}

function column(things: readonly Thing[], attribute: Attribute): Map<string, Value> {
  const groups = new Map<string, Value>();
  const single = new Map<string, Value>();
  const ids = new Set(things.map(({ id }) => id));
  const groupNames = new Set([...things.map(({ kind }) => kind), ...Object.keys(categories)]);
  for (const value of values) {
    for (const name of listed(attribute[value])) {
      const group = name.startsWith('@') ? name.slice(1) : undefined;
      const into = group === undefined ? single : groups;
      const key = group ?? idOf(name);
      if (group === undefined ? !ids.has(key) : !groupNames.has(key)) throw new Error(`${attribute.id}: no ${name}`);
      if (into.has(key)) throw new Error(`${attribute.id}: ${name} is named twice`);
      into.set(key, value);
    }
  }
  return new Map(
    things.map((thing) => {
      const { id, kind, category } = thing;
      const named = single.get(id) ?? groups.get(kind) ?? groups.get(category);
      return [id, named ?? derived(thing, attribute) ?? attribute.otherwise ?? 'no'];
    }),
  );
}

function derived(thing: Thing, { from }: Attribute): Value | undefined {
  if (!from) return undefined;
  return 'than' in from ? compared(thing, from) : measured(thing, from);
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
