import { trpc } from '#client/lib/trpc';

const options = { meta: { showsOwnErrors: true } };

/** What an attempt asks of the server. As mutations: a session that has ended, or a server that is away, is noticed. */
export function useAttemptCalls() {
  const { mutateAsync: start } = trpc.attempts.start.useMutation(options);
  const { mutateAsync: hold } = trpc.attempts.hold.useMutation(options);
  const { mutateAsync: answer } = trpc.attempts.answer.useMutation(options);
  const { mutateAsync: hint } = trpc.attempts.hint.useMutation(options);
  const { mutateAsync: note } = trpc.attempts.progress.useMutation(options);
  const { mutateAsync: finish } = trpc.attempts.finish.useMutation(options);
  return { start, hold, answer, hint, note, finish };
}
