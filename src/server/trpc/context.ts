import type { Request, Response } from 'express';
import { findSession } from '../domain/auth/sessions';
import type { Deps, SessionWithUser } from '../domain/deps';
import { unavailable } from './failures';

/** What a procedure knows about its request: plain values only, so that tests can call procedures directly. */
export interface Context {
  deps: Deps;
  session: SessionWithUser | undefined;
  /** Where the request came from. */
  address: string;
  setHeader(name: string, value: string): void;
}

export function createContextFactory(deps: Deps) {
  return async ({ req, res }: { req: Request; res: Response }): Promise<Context> => {
    const token = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    return {
      deps,
      session: token ? await sessionOf(deps, token) : undefined,
      address: req.ip ?? 'unknown',
      setHeader(name, value) {
        // A streamed batch has sent its headers before its calls have ended.
        if (!res.headersSent) res.setHeader(name, value);
      },
    };
  };
}

async function sessionOf(deps: Deps, token: string): Promise<SessionWithUser | undefined> {
  try {
    return await findSession(deps, token);
  } catch (error) {
    throw unavailable(error);
  }
}
