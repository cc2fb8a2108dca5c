import type { AnyRouter } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-openapi';
import type { AuditAction } from '#shared/core/audit';
import type { KeyScope } from '#shared/core/key-scopes';
import type { Role } from '#shared/core/roles';

/*
 * What a procedure says of itself beside its input and output. A guard says who may call; the procedure says the rest.
 * A mutation that does not say what a key needs for it, or what it leaves in the audit log, does not compile.
 */

type RestAddress = NonNullable<OpenApiMeta['openapi']>;

/** Visitors as well, or those who have one of these roles. */
export type Callers = 'everyone' | readonly Role[];

/** What a key of an outside tool needs for a call. What people do by themselves, signed in, no key may. */
export type NeededScope = KeyScope | 'none';

/**
 * What a mutation leaves in the audit log where it changes all that it can, or why nothing. It leaves rows if it changes
 * somebody's rights, money, sharing, privacy or the portal's settings, lets data out, or deletes work.
 */
export type Audit = readonly AuditAction[] | { none: Unaudited };

type Unaudited =
  /** Making, saving and sorting one's own work; a second of typing would be a row. */
  | 'work'
  /** Playing, answering and practising. */
  | 'practice'
  /** Lessons as they go: texts are handed in and given back, answers are marked. It shows where it was done. */
  | 'teaching'
  /** The ledger, which is append-only as well, has a row for each. */
  | 'ledger'
  /** It changes nothing that outlasts the answer. */
  | 'no change';

/** What a guard says. Optional, because trpc-openapi takes no router whose meta must have something. */
type GuardMeta = { callers?: Callers; keyScope?: 'none'; openapi?: undefined; audit?: undefined };

type QueryMeta = {
  openapi: RestAddress & { method: 'GET' };
  keyScope?: undefined;
  audit?: undefined;
  callers?: undefined;
};

type MutationMeta = {
  /** None where the answer comes piece by piece, for which REST has no form. */
  openapi?: RestAddress & { method: Exclude<RestAddress['method'], 'GET'> };
  /** `spend` for the user's own work and for spending tokens; `admin` for all else, and for deleting for good. */
  keyScope: Exclude<NeededScope, 'read'>;
  audit: Audit;
  callers?: undefined;
};

/** What can be handed to `.meta()`: each adds to what was said before it. */
export type Meta = GuardMeta | QueryMeta | MutationMeta;

/** All that was said of one procedure. */
interface ProcedureMeta {
  callers: Callers;
  openapi?: RestAddress;
  keyScope?: NeededScope;
  audit?: Audit;
}

interface Procedure {
  type: 'query' | 'mutation' | 'subscription';
  meta: ProcedureMeta;
  inputs: unknown[];
}

/** Every procedure of a router by its name, as `tokens.consume`. */
export function proceduresOf(router: AnyRouter): ReadonlyMap<string, Procedure> {
  const procedures: Record<string, { _def: Procedure }> = router._def.procedures;
  return new Map(Object.entries(procedures).map(([name, { _def }]) => [name, _def]));
}
