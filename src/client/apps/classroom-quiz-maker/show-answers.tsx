import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { trpc } from '#client/lib/trpc';
import { notify } from '#client/ui/toast';

/** Asks before the answers are shown to who has played: those who have seen them can't unsee them. */
export function ShowAnswers({ id, onClose }: { id: string; onClose: () => void }) {
  const utils = trpc.useUtils();
  const release = trpc.attempts.release.useMutation();
  return (
    <ConfirmDialog
      title="Show the answers?"
      description="Everybody who has begun so far sees the answers and their marks when they finish, and may tell others. Anyone who begins later waits until you show them again."
      confirm="Show the answers"
      pending="Showing …"
      onConfirm={async () => {
        const { released } = await release.mutateAsync({ id });
        notify.success(released === 1 ? 'One result is shown now.' : `${released} results are shown now.`);
        await utils.quizzes.report.invalidate({ id });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
