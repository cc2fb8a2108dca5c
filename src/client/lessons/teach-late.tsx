import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import type { LessonData } from '#shared/content/lessons/lesson';
import { count } from '#shared/core/count';
import type { proposal } from './teach-clock';

interface LateProps {
  lateMinutes: number;
  change: ReturnType<typeof proposal>;
  isLast: boolean;
  onAccept: (stages: LessonData['stages']) => void;
  onDismiss: () => void;
}

/** For the teacher alone: how late it is, and what can be done about it. */
export function Late({ lateMinutes, change, isLast, onAccept, onDismiss }: LateProps) {
  return (
    <Banner
      tone="warn"
      title={`Running ${count(lateMinutes, 'minute')} late.`}
      action={
        <>
          {change.ok && !isLast && (
            <Button variant="primary" onClick={() => onAccept(change.stages)}>
              Plan the rest again
            </Button>
          )}
          <Button variant="secondary" onClick={onDismiss}>
            Keep the plan
          </Button>
        </>
      }
    >
      {isLast
        ? 'This is the last stage.'
        : change.ok
          ? (change.said ?? 'The stages that come become shorter, and the lesson ends on time.')
          : change.why}
    </Banner>
  );
}
