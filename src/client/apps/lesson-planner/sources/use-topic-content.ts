import { type RouterOutputs, trpc } from '#client/lib/trpc';
import { useDebounced } from '#client/lib/use-debounced';
import { fitsAnyTopic, isUnwrittenKind } from '#shared/lessons/plan/lesson-type';
import type { PlanRequest } from '../plan-request';

const typingPauseMs = 300;

export interface TopicContent {
  /** As it was asked for. */
  topic: string;
  /** Undefined where it is not known yet, or cannot be. */
  found?: RouterOutputs['generate']['topic'];
  /** Nothing is written on exactly what stands there, and the type of lesson cannot do without. */
  isUnwritten: boolean;
}

/** What there is for the topic of a wish, said before a plan is made. */
export function useTopicContent(wish: PlanRequest): TopicContent {
  const typed = wish.topic.trim();
  const topic = useDebounced(typed, typingPauseMs);
  const { data, isPlaceholderData } = trpc.generate.topic.useQuery(
    { topic, level: wish.level },
    { enabled: topic !== '', staleTime: Number.POSITIVE_INFINITY, placeholderData: (before) => before },
  );
  const found = topic === '' ? undefined : data;
  const isOfTyped = found !== undefined && topic === typed && !isPlaceholderData;
  return {
    topic,
    found,
    isUnwritten: isOfTyped && (isUnwrittenKind(wish) || (!found.own && !found.wider && !fitsAnyTopic(wish))),
  };
}
