import { onOnePage, PrintDialog, PrintPage } from '#client/print/print-dialog';
import type { AttemptOutput } from '#shared/api/attempts';
import { ResultSummary } from './result-summary';

/** The result on one sheet, for the learner's folder. */
export function PrintResult({ attempt, onClose }: { attempt: AttemptOutput; onClose: () => void }) {
  return (
    <PrintDialog
      title="Print the result"
      printables={[
        {
          id: 'result',
          name: 'Result sheet',
          hint: 'Level, profile and what to look at again.',
          byDefault: true,
          sayPages: onOnePage,
          pages: () => (
            <PrintPage title={attempt.title}>
              <ResultSummary attempt={attempt} onPaper />
            </PrintPage>
          ),
        },
      ]}
      onClose={onClose}
    />
  );
}
