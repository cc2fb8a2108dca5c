import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import { plainActivities } from '#shared/content/lessons/plain-activities';
import { type BoundsOf, boundsBy } from '#shared/lessons/plan/changes';

const none: readonly LessonActivity[] = [];

export interface WrittenActivities {
  /** None as long as they are not there. */
  activities: readonly LessonActivity[];
  boundsOf: BoundsOf;
  query: { status: 'pending' | 'error' | 'success'; error: unknown; refetch: () => unknown };
}

/** The written activities, fetched beside the app, and how long stages made from them may be. */
export function useActivities(): WrittenActivities {
  const query = useQuery({
    queryKey: ['lesson-activities'],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => import('#shared/content/lessons/activities/all').then((m) => m.allActivities),
  });
  const activities = query.data ?? none;
  const boundsOf = useMemo(() => boundsBy([...activities, ...plainActivities]), [activities]);
  return { activities, boundsOf, query };
}
