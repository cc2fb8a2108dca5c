import { initTRPC } from '@trpc/server';
import { currentRequest } from '#server/adapters/request-scope';
import { isManaged } from '#server/domain/platform/user';
import { err } from '#shared/core/result';
import { type Role, roles, secondFactorRoles } from '#shared/core/roles';
import type { Context } from './context';
import { describeFailure, refusalError, refusalIn, refusalOf, retryAfterOf, unavailable } from './failures';
import { refusalOfKey, scopeFor } from './key-scopes';
import type { Meta } from './meta';

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // Never a stack, whatever NODE_ENV says.
    isDev: false,
    // Between a browser and us may be a proxy that ends what is silent for a minute.
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 35_000 } },
    errorFormatter({ shape, error, ctx }) {
      const { message, reason, issues, issueCount, reference } = describeFailure(error);
      const retryAfter = retryAfterOf(error);
      if (retryAfter !== undefined) ctx?.setHeader('Retry-After', String(retryAfter));
      return {
        code: shape.code,
        message,
        data: { code: error.code, httpStatus: shape.data.httpStatus, reason, issues, issueCount, reference },
      };
    },
  });

export const { router, createCallerFactory } = t;

/**
 * Says which procedure the request calls, and counts its refusals. What the database cannot do now has its own status.
 */
const observedProcedure = t.procedure.use(async ({ ctx, path, meta, next }) => {
  const request = currentRequest();
  if (request) request.procedure = request.procedure ? 'batch' : { name: path, restPath: meta?.openapi?.path };
  const result = await next();
  const reason = result.ok ? refusalIn(result.data) : refusalOf(result.error);
  if (reason) ctx.deps.metrics.refused(reason);
  if (!result.ok) throw unavailable(result.error);
  return result;
});

/** Every procedure begins here: an outside tool may do what the scope of its key allows. */
const procedure = observedProcedure.use(({ ctx, type, meta, next }) => {
  const refusal = refusalOfKey(ctx, scopeFor(type, meta));
  if (refusal) throw refusalError(refusal);
  return next();
});

/** Anyone may call it. */
export const publicProcedure = procedure.meta({ callers: 'everyone' });

/** Signed-in users. */
export const memberProcedure = procedureFor(...roles);

/** Signed-in users with one of these roles. */
function procedureFor(...allowed: Role[]) {
  return procedure.meta({ callers: allowed }).use(({ ctx, next }) => {
    const { user } = requireCaller(ctx, allowed);
    // Use cases get the caller with where the request came from, for the audit log.
    return next({ ctx: { user: { ...user, address: ctx.address } } });
  });
}

/** The user with their session or key, if they have one of these roles; else the refusal is thrown. */
export function requireCaller(ctx: Pick<Context, 'session' | 'key'>, allowed: readonly Role[]) {
  if (ctx.key === 'unknown') throw refusalError(err('key_unknown'));
  const caller = ctx.session ?? ctx.key;
  if (!caller) throw refusalError(err('signed_out'));
  if (!allowed.includes(caller.user.role)) throw refusalError(err('not_allowed'));
  return caller;
}

/**
 * Signed-in users who decide about their account themselves. For students without an address their class does: they
 * change no role, name, address or password, buy nothing, share with nobody and join nothing else.
 */
export const holderProcedure = memberProcedure.use(({ ctx, next }) => {
  if (isManaged(ctx.user)) throw refusalError(err('managed_self'));
  return next();
});

export const adminProcedure = procedureFor('admin');

/** Those who may let others use their tokens. */
export const ownerProcedure = procedureFor('teacher', 'school_admin');

/** The same for what people do by themselves, signed in: no key is enough. */
function sessionProcedureFor(...allowed: Role[]) {
  return procedureFor(...allowed)
    .meta({ keyScope: 'none' })
    .use(({ ctx, next }) => {
      if (!ctx.session) throw refusalError(err('signed_out'));
      return next({ ctx: { session: ctx.session } });
    });
}

export const sessionProcedure = sessionProcedureFor(...roles);
/** The same for those who decide about their account themselves. */
export const sessionOfHolderProcedure = sessionProcedure.use(({ ctx, next }) => {
  if (isManaged(ctx.user)) throw refusalError(err('managed_self'));
  return next();
});
export const sessionOfOwnerProcedure = sessionProcedureFor('teacher', 'school_admin');
export const sessionOfAdminProcedure = sessionProcedureFor('admin');
/** Those who are offered a second step at sign-in. */
export const secondFactorProcedure = sessionProcedureFor(...secondFactorRoles);
