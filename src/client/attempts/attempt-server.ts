import { createContext, useContext } from 'react';
import type { RouterInputs, RouterOutputs } from '#client/lib/trpc';

type Asks<Router extends keyof RouterInputs, Procedure extends keyof RouterInputs[Router]> = (
  input: RouterInputs[Router][Procedure],
) => Promise<Procedure extends keyof RouterOutputs[Router] ? RouterOutputs[Router][Procedure] : never>;

/**
 * What is asked of the server while something is played. The portal asks by React Query, and notices there that a
 * session has ended or the server is away; a guest's page has a plain client. So the player knows neither.
 */
export interface AttemptServer {
  start: Asks<'attempts', 'start'>;
  get: Asks<'attempts', 'get'>;
  hold: Asks<'attempts', 'hold'>;
  answer: Asks<'attempts', 'answer'>;
  hint: Asks<'attempts', 'hint'>;
  note: Asks<'attempts', 'progress'>;
  finish: Asks<'attempts', 'finish'>;
  /** The same of a game of 20 Questions. */
  game: {
    get: Asks<'twentyQuestions', 'get'>;
    ask: Asks<'twentyQuestions', 'ask'>;
    giveUp: Asks<'twentyQuestions', 'giveUp'>;
  };
  /** False where a session has ended: one's own attempts are hidden then, and there again after signing in. */
  stillKnowsPlayer: () => Promise<boolean>;
  /** Something that was played has changed: what is remembered of the server's answers is old. */
  noteChange: () => void;
}

const AttemptServerContext = createContext<AttemptServer | undefined>(undefined);

/** Gives a server to what is played below it. */
export const AttemptServerProvider = AttemptServerContext.Provider;

export function useAttemptServer(): AttemptServer {
  const server = useContext(AttemptServerContext);
  if (!server) throw new Error('What is played needs an AttemptServerProvider above.');
  return server;
}
