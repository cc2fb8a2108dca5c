import type { RouterInputs } from '#client/lib/trpc';
import { SheetDialog } from '#client/print/sheet-dialog';

export type Printing = { activity: RouterInputs['attempts']['sheet']['activity'] };

/** A test on paper: questions, a sheet for the answers, the script of what is heard, and the key. */
export function PrintTest({ printing, onClose }: { printing: Printing; onClose: () => void }) {
  const { activity } = printing;
  return (
    <SheetDialog
      appId="esl-tests"
      activityOf={(count) => (activity.kind === 'level-test' ? { ...activity, count } : activity)}
      isFixed={activity.kind !== 'level-test'}
      hasAnswerSheet
      onClose={onClose}
    />
  );
}
