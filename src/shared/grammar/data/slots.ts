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
    const place = places.get(name) ?? { at: Math.floor(random() * (values?.length ?? 1)), values: values ?? [] };
    places.set(name, place);
    return (values ?? place.values)[place.at] ?? '';
  };
  return text.replaceAll(/\{([^{}]+)\}/g, (_, inside: string) => {
    const [, name = '', values] = /^#(\w+)(?::(.*))?$/.exec(inside) ?? [];
    if (name) return again(name, values?.split(';'));
    const boundValue = bound.get(inside);
    if (boundValue) return boundValue;
    const choice = one(random, inside.split(';'));
    if (!choice.startsWith('$')) return choice;
    const usedValues = new Set(bound.values());
    const value = one(
      random,
      (lists[choice.slice(1).replace(/\d+$/, '')] ?? []).filter((candidate) => !usedValues.has(candidate)),
    );
    bound.set(inside, value);
    return value;
  });
}
