import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type BoundsOf, boundsBy } from '../../../shared/engines/lesson-plan/changes';
import { plainActivities } from '../../../shared/engines/lesson-plan/plain-activities';
import type { LessonActivity } from '../../../shared/lessons/activities/activity';

const none: readonly LessonActivity[] = [];

/** The written activities, fetched beside the app, and how long stages made from them may be. */
export function useActivities(): { activities: readonly LessonActivity[]; boundsOf: BoundsOf } {
  const query = useQuery({
    queryKey: ['lesson-activities'],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => import('../../../shared/lessons/activities/all').then((m) => m.allActivities),
  });
  const activities = query.data ?? none;
  const boundsOf = useMemo(() => boundsBy([...activities, ...plainActivities]), [activities]);
  return { activities, boundsOf };
}
