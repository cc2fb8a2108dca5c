import { Check, History } from 'lucide-react';
import { useAuth } from '#client/lib/auth';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import type { KeepGameInput } from '#shared/api/twenty-questions';

interface KeepButtonProps {
  game: KeepGameInput;
  isKept: boolean;
  onKept: () => void;
}

/**
 * Puts a game that was played in the room into the history of the user who is signed in. A guest's stays on the device.
 */
export function KeepButton({ game, isKept, onKept }: KeepButtonProps) {
  const { isAuthenticated } = useAuth();
  const utils = trpc.useUtils();
  const keep = trpc.twentyQuestions.keep.useMutation({
    meta: { showsOwnErrors: true },
    onSuccess() {
      onKept();
      return utils.history.invalidate();
    },
  });
  if (!isAuthenticated) return null;
  return (
    <div className="grid justify-items-start gap-2">
      {!isKept && (
        <Button variant="secondary" icon={<History />} pending={keep.isPending} onClick={() => keep.mutate(game)}>
          Save it in the test history
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {isKept && (
          <span className="inline-flex min-h-control items-center gap-2 text-muted">
            <Check aria-hidden="true" className="size-[1.2em]" /> It is in the test history.
          </span>
        )}
        {keep.isError &&
          failureText(keep.error, {
            fallback: 'The game could not be saved.',
            network: 'The server could not be reached. The game is still here: please try again.',
          })}
      </p>
    </div>
  );
}
