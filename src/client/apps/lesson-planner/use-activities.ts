import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import { plainActivities } from '#shared/content/lessons/plain-activities';
import { type BoundsOf, boundsBy } from '#shared/lessons/plan/changes';

const none: readonly LessonActivity[] = [];

/** The written activities, fetched beside the app, and how long stages made from them may be. */
export function useActivities(): { activities: readonly LessonActivity[]; boundsOf: BoundsOf } {
  const query = useQuery({
    queryKey: ['lesson-activities'],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => import('#shared/content/lessons/activities/all').then((m) => m.allActivities),
  });
  const activities = query.data ?? none;
  const boundsOf = useMemo(() => boundsBy([...activities, ...plainActivities]), [activities]);
  return { activities, boundsOf };
}
