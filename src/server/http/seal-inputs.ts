import type { AnyRouter } from '@trpc/server';

/**
 * The REST adapter switches coercion on inside the zod schemas that both faces share, and for good: after one REST call
 * `"5"` would pass as a number over tRPC as well. This makes that switch have no effect: call it before mounting.
 */
export function sealInputs(router: AnyRouter): void {
  const procedures: Record<string, { _def: { inputs?: unknown[] } }> = router._def.procedures;
  for (const procedure of Object.values(procedures)) {
    for (const input of procedure._def.inputs ?? []) seal(input);
  }
}

/** What was walked before: procedures share schemas, and schemas share definitions. */
const seen = new WeakSet();

/** Walks all schemas inside a schema: they are found in its definition, whatever their kind. */
function seal(value: unknown): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (hasDefinition(value)) {
    const { def } = value._zod;
    if (seen.has(def)) return;
    const coerce = 'coerce' in def ? def.coerce : undefined;
    // A setter that ignores, because assigning to a frozen property would throw inside the adapter.
    Object.defineProperty(def, 'coerce', { get: () => coerce, set: () => {}, enumerable: coerce !== undefined });
    seal(def);
  } else if (Array.isArray(value) || isPlain(value)) {
    for (const inner of Object.values(value)) seal(inner);
  }
}

function hasDefinition(value: object): value is { _zod: { def: object } } {
  return '_zod' in value;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
