import { Suspense } from 'react';
import { Skeleton } from '#client/ui/skeleton';
import { choiceLetters } from '#shared/items/choice-letters';
import type { PlayerItem } from '#shared/items/kinds/registry';
import type { LearnerResponse } from '#shared/items/response';
import type { ItemViewProps } from './kind-view';
import { viewOf } from './kinds/views';

/** Any question, to be answered. The prompt is its name; the answer is the caller's to send. */
export function ItemView(props: ItemViewProps) {
  const { View } = viewOf(props.item);
  return (
    <Suspense fallback={<Skeleton className="h-28" />}>
      <View {...props} />
    </Suspense>
  );
}

/** Fetches what shows these questions, so that none of them has to wait for it. */
export const loadViews = (items: readonly PlayerItem[]) => Promise.all(items.map((item) => viewOf(item).load?.()));

/** What counts as the answer of somebody who gives none. */
export const emptyResponse = (item: PlayerItem): LearnerResponse => viewOf(item).emptyResponse(item);

/** Whether there is something to judge yet. */
export const isAnswered = (item: PlayerItem, response: LearnerResponse | undefined): boolean =>
  viewOf(item).isAnswered(item, response);

/** Whether a question of several parts, which is not answered yet, is answered in some. */
export function isBegun(response: LearnerResponse | undefined): boolean {
  if (!response) return false;
  if ('gaps' in response) return Object.values(response.gaps).some((text) => text.trim());
  if ('pairs' in response) return Object.values(response.pairs).some(Boolean);
  return 'order' in response && response.order.length > 0;
}

/** What a key does to an answer: numbers and letters choose, and place the pieces that are left. */
export function responseByKey(
  item: PlayerItem,
  response: LearnerResponse | undefined,
  key: string,
): LearnerResponse | undefined {
  if (key.length !== 1) return undefined;
  const place = /^[1-9]$/.test(key) ? Number(key) - 1 : choiceLetters.indexOf(key.toUpperCase());
  return place < 0 ? undefined : viewOf(item).responseAt(item, place, response);
}
