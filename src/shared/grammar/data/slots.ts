import type { Random } from '#shared/core/random';
import { one } from '../frame';

/**
 * Fills the slots of a written sentence: `{tea;milk}` is one of the two; `{$she}` is a value of the list `she`, the
 * same each time it comes in this text; `{$she2}` is another value of that list, and `{$she;$he}` one of two.
 * `{#1:tea;milk}` names a choice, so that `{#1}` says the same again, and `{#1:cup;glass}` takes the value at the same
 * place of another list.
 */
export function slotsFrom(text: string, random: Random, lists: Record<string, readonly string[]>): string {
  const bound = new Map<string, string>();
  const places = new Map<string, { at: number; values: string[] }>();
  const again = (name: string, values: string[] | undefined): string => {
    const known = places.get(name) ?? { at: Math.floor(random() * (values?.length ?? 1)), values: values ?? [] };
    places.set(name, known);
    return (values ?? known.values)[known.at] ?? '';
  };
  return text.replaceAll(/\{([^{}]+)\}/g, (_, inside: string) => {
    const [, name = '', values] = /^#(\w+)(?::(.*))?$/.exec(inside) ?? [];
    if (name) return again(name, values?.split(';'));
    const known = bound.get(inside);
    if (known) return known;
    const chosen = one(random, inside.split(';'));
    if (!chosen.startsWith('$')) return chosen;
    const taken = new Set(bound.values());
    const value = one(
      random,
      (lists[chosen.slice(1).replace(/\d+$/, '')] ?? []).filter((candidate) => !taken.has(candidate)),
    );
    bound.set(inside, value);
    return value;
  });
}
