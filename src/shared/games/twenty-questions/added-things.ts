import type { Table, Value } from '#shared/content/things/attribute';
import { type Category, nounOf, type Thing } from '#shared/content/things/thing';

/** A thing that somebody added, with what is known of it from the game in which it came up. */
export interface AddedThing {
  id: string;
  name: string;
  category: Category;
  answers: Readonly<Record<string, Value>>;
}

/** At the first level, since it was chosen for these very learners. */
export function asThing({ id, name, category }: Omit<AddedThing, 'answers'>): Thing {
  return { id, name, category, kind: '', level: 'A1', emoji: '', others: [] };
}

interface Source {
  things: readonly Thing[];
  table: Table;
}

/**
 * A pack in which added things play too. What nobody said of them is not known. What the pack has already stays as it
 * is.
 */
export function withAdded<S extends Source>(pack: S, added: readonly AddedThing[]): S {
  const names = new Set(pack.things.flatMap(({ name, others }) => [nounOf(name), ...others].map(keyOf)));
  const fresh = added.filter(({ name }) => {
    const key = keyOf(nounOf(name));
    return !names.has(key) && names.add(key);
  });
  if (fresh.length === 0) return pack;
  const columns = [...pack.table].map(([attribute, column]) => {
    const answers = fresh.map(({ id, answers }) => [id, answers[attribute] ?? 'unknown'] satisfies [string, Value]);
    return [attribute, new Map([...column, ...answers])] satisfies [string, Map<string, Value>];
  });
  return { ...pack, things: [...pack.things, ...fresh.map(asThing)], table: new Map(columns) };
}

const keyOf = (name: string) => name.toLowerCase();
