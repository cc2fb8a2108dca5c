import { type ReactNode, useMemo, useRef } from 'react';
import { useAuth } from '#client/lib/auth';
import { readGuestName } from '#client/lib/guest';
import { trpc } from '#client/lib/trpc';
import { type AttemptServer, AttemptServerProvider } from './attempt-server';

const options = { meta: { showsOwnErrors: true } };

/** What is played below asks the server as the portal does. */
export function PortalAttempts({ children }: { children: ReactNode }) {
  return <AttemptServerProvider value={usePortalServer()}>{children}</AttemptServerProvider>;
}

/** By mutations: a session that has ended, or a server that is away, is noticed. */
function usePortalServer(): AttemptServer {
  const utils = trpc.useUtils();
  const { mutateAsync: start } = trpc.attempts.start.useMutation(options);
  const { mutateAsync: hold } = trpc.attempts.hold.useMutation(options);
  const { mutateAsync: answer } = trpc.attempts.answer.useMutation(options);
  const { mutateAsync: hint } = trpc.attempts.hint.useMutation(options);
  const { mutateAsync: note } = trpc.attempts.progress.useMutation(options);
  const { mutateAsync: finish } = trpc.attempts.finish.useMutation(options);
  const { mutateAsync: ask } = trpc.twentyQuestions.ask.useMutation(options);
  const { mutateAsync: giveUp } = trpc.twentyQuestions.giveUp.useMutation(options);
  const { isAuthenticated } = useAuth();
  // Whose session has ended is nobody any more, and the attempt is still theirs.
  const wasSignedIn = useRef(isAuthenticated);
  if (isAuthenticated) wasSignedIn.current = true;

  return useMemo(
    (): AttemptServer => ({
      start: (input) => start({ guestName: readGuestName(), ...input }),
      get: (of) => utils.attempts.get.fetch(of, { staleTime: 0 }),
      hold,
      answer,
      hint,
      note,
      finish,
      game: { get: (of) => utils.twentyQuestions.get.fetch(of, { staleTime: 0 }), ask, giveUp },
      async stillKnowsPlayer() {
        if (!wasSignedIn.current) return true;
        return utils.client.auth.profile.query().then(
          () => true,
          () => {
            void utils.auth.profile.invalidate();
            return false;
          },
        );
      },
      noteChange() {
        void utils.history.invalidate();
        void utils.assignments.invalidate();
      },
    }),
    [utils, start, hold, answer, hint, note, finish, ask, giveUp],
  );
}
