import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { FullScreenSpinner } from '#client/ui/spinner';

const ProgressPage = lazy(() => import('./progress-page').then((m) => ({ default: m.ProgressPage })));
const ReportCardsPage = lazy(() => import('./report-cards-page').then((m) => ({ default: m.ReportCardsPage })));
const StudentPage = lazy(() => import('./student-page').then((m) => ({ default: m.StudentPage })));

/**
 * A class over time, its report cards, or one of its students. One route for all of them, and each loads its own code
 * from here: what a route needs is listed in the first view of everybody.
 */
export function ProgressScreen() {
  const { id = '', part } = useParams();
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      {part === undefined ? (
        <ProgressPage key={id} id={id} />
      ) : part === 'report-cards' ? (
        <ReportCardsPage key={id} id={id} />
      ) : (
        <StudentPage key={part} id={id} studentId={part} />
      )}
    </Suspense>
  );
}
