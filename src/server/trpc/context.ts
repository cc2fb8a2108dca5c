import type { Request, Response } from 'express';
import { findKey, isApiKey } from '#server/domain/identity/auth/api-keys';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import { findSession } from '#server/domain/identity/auth/sessions';
import type { ApiKeyWithUser, Deps, SessionWithUser } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { guestTokenHeader, guestTokenPattern } from '#shared/core/guest-token';
import { unavailable } from './failures';

/** What a procedure knows about its request: plain values only, so that tests can call procedures directly. */
export interface Context {
  deps: Deps;
  session: SessionWithUser | undefined;
  /** The key of an outside tool, in the place of a session; `unknown` where it is none or not good any more. */
  key?: ApiKeyWithUser | 'unknown' | undefined;
  /** The hash of the token of a guest, where the request brings one. */
  guest?: string | undefined;
  /** Where the request came from. */
  address: string;
  /** What the request says that it was made with. */
  userAgent: string;
  setHeader(name: string, value: string): void;
}

export function createContextFactory(deps: Deps) {
  return async ({ req, res }: { req: Request; res: Response }): Promise<Context> => {
    return {
      deps,
      ...(await bearerOf(deps, bearerToken(req))),
      guest: guestIn(req),
      address: req.ip ?? 'unknown',
      userAgent: req.headers['user-agent'] ?? '',
      setHeader(name, value) {
        // A streamed batch has sent its headers before its calls have ended.
        if (!res.headersSent) res.setHeader(name, value);
      },
    };
  };
}

export function bearerToken({ headers }: Pick<Request, 'headers'>): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Which guest a request says it comes from. Whether there is one, each use case sees. */
function guestIn(req: Request): string | undefined {
  const token = req.get(guestTokenHeader) ?? '';
  return guestTokenPattern.test(token) ? hashSecret(token) : undefined;
}

async function bearerOf(deps: Deps, token: string | undefined): Promise<Pick<Context, 'session' | 'key'>> {
  if (!token) return { session: undefined };
  try {
    if (isApiKey(token)) return { session: undefined, key: (await findKey(deps, token)) ?? 'unknown' };
    return { session: await findSession(deps, token) };
  } catch (error) {
    throw unavailable(error);
  }
}

/** As whom a request acts, by its session or its key; nobody for visitors. */
export function userOf({ session, key }: Pick<Context, 'session' | 'key'>): User | undefined {
  if (session) return session.user;
  return key === 'unknown' ? undefined : key?.user;
}
