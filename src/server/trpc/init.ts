import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-openapi';
import { err } from '../../shared/result';
import { type Role, roles } from '../../shared/roles';
import type { SessionWithUser } from '../domain/deps';
import type { Context } from './context';
import { describeFailure, refusalError, retryAfterOf } from './failures';

const t = initTRPC
  .context<Context>()
  .meta<OpenApiMeta>()
  .create({
    // Never a stack, whatever NODE_ENV says.
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const { message, reason, issues } = describeFailure(error);
      const retryAfter = retryAfterOf(error);
      if (retryAfter !== undefined) ctx?.setHeader('Retry-After', String(retryAfter));
      return {
        code: shape.code,
        message,
        data: { code: error.code, httpStatus: shape.data.httpStatus, reason, issues },
      };
    },
  });

export const { router, createCallerFactory } = t;

/** Anyone may call it. */
export const publicProcedure = t.procedure;

/** Signed-in users. */
export const memberProcedure = procedureFor(...roles);

/** Signed-in users with one of these roles. */
function procedureFor(...allowed: Role[]) {
  return t.procedure.use(({ ctx, next }) => {
    const session = admitted(ctx, allowed);
    return next({ ctx: { session, user: session.user } });
  });
}

/** The session, if its user has one of these roles; else the refusal is thrown. */
export function admitted({ session }: Pick<Context, 'session'>, allowed: readonly Role[]): SessionWithUser {
  if (!session) throw refusalError(err('signed_out'));
  if (!allowed.includes(session.user.role)) throw refusalError(err('not_allowed'));
  return session;
}

export const adminProcedure = procedureFor('admin');

/** Those who may let others use their tokens. */
export const ownerProcedure = procedureFor('teacher', 'school_admin');
