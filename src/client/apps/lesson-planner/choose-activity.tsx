import { useState } from 'react';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import { type LessonData, type StageKind, stageKindIds, stageKinds } from '#shared/content/lessons/lesson';
import { activitiesFor } from '#shared/lessons/plan/other-activities';

interface ChooseActivityProps {
  title: string;
  lesson: LessonData;
  activities: readonly LessonActivity[];
  kind: StageKind;
  /** A new stage can be of any kind. */
  canChangeKind?: boolean;
  /** Why the last choice did not fit. */
  refused: string | undefined;
  onChoose: (activity: LessonActivity, kind: StageKind) => void;
  /** For a stage in one's own words. */
  onOwn?: (kind: StageKind) => void;
  onClose: () => void;
}

/** The activities that suit the class, the kind of stage and the lesson; none that it has already. */
export function ChooseActivity(props: ChooseActivityProps) {
  const { title, lesson, activities, canChangeKind, refused, onChoose, onOwn, onClose } = props;
  const [kind, setKind] = useState(props.kind);
  const fitting = activitiesFor(lesson, kind, activities);
  return (
    <Dialog open size="md" onOpenChange={(open) => !open && onClose()} title={title}>
      <div className="grid gap-4">
        {canChangeKind && (
          <SelectField
            label="Kind of stage"
            options={stageKindIds.map((value) => ({ value, label: stageKinds[value] }))}
            value={kind}
            onChange={setKind}
          />
        )}
        {refused && (
          <p role="alert" className="text-bad">
            {refused}
          </p>
        )}
        {onOwn && (
          <div>
            <Button variant="secondary" onClick={() => onOwn(kind)}>
              Write my own
            </Button>
          </div>
        )}
        {activities.length === 0 ? (
          <SkeletonText lines={6} />
        ) : (
          <ul className="grid gap-2">
            {fitting.map((activity) => (
              <li key={activity.id}>
                <button
                  type="button"
                  className="grid w-full gap-1 rounded-control border border-line bg-surface px-4 py-2 text-left tone-neutral hover:tinted-hover"
                  onClick={() => onChoose(activity, kind)}
                >
                  <span className="flex flex-wrap items-center gap-2">
                    <span className="font-bold">{activity.title.replaceAll(/\{\w+\}/g, '…')}</span>
                    <span className="text-sm text-muted">
                      {activity.minutes[0]} to {activity.minutes[1]} min, {activity.grouping}
                    </span>
                    {activity.needsCopies && <Badge>Copies</Badge>}
                    {activity.needsPrep && <Badge>Preparation</Badge>}
                  </span>
                  <span className="text-sm">{activity.steps[0]?.replaceAll(/\{\w+\}/g, '…')}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
