import { createTRPCClient, httpLink } from '@trpc/client';
import type { AttemptServer } from '#client/attempts/attempt-server';
import { patientFetch } from '#client/lib/patient-fetch';
import type { AppRouter } from '#server/routers';
import { guestTokenHeader } from '#shared/core/guest-token';
import { guestToken } from './guest-token';

/** Asks the server as the guest of this device, also where somebody is signed in: the work is the guest's. */
export const server = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      url: '/trpc',
      fetch: patientFetch,
      headers() {
        const token = guestToken();
        return token ? { [guestTokenHeader]: token } : {};
      },
    }),
  ],
});

const { attempts, twentyQuestions } = server;

/** What is played, asked as a guest. `noteChange` is for whoever shows how far their work is. */
export const guestServer = (noteChange: () => void): AttemptServer => ({
  start: (input) => attempts.start.mutate(input),
  get: (input) => attempts.get.query(input),
  hold: (input) => attempts.hold.mutate(input),
  answer: (input) => attempts.answer.mutate(input),
  hint: (input) => attempts.hint.mutate(input),
  note: (input) => attempts.progress.mutate(input),
  finish: (input) => attempts.finish.mutate(input),
  game: {
    get: (input) => twentyQuestions.get.query(input),
    ask: (input) => twentyQuestions.ask.mutate(input),
    giveUp: (input) => twentyQuestions.giveUp.mutate(input),
  },
  // A guest is known by a token that does not end.
  stillKnowsPlayer: async () => true,
  noteChange,
});
