import type { ReactNode } from 'react';
import type { Grade } from '#shared/items/grade';
import type { PlayerItem } from '#shared/items/kinds/registry';
import type { LearnerResponse } from '#shared/items/response';

export interface ItemViewProps<Shown = PlayerItem> {
  item: Shown;
  response: LearnerResponse | undefined;
  onChange: (response: LearnerResponse) => void;
  /** Once judged, nothing can be changed, and what was right and wrong is shown. */
  grade?: Grade;
}

/** How one kind of item is answered on a screen. */
export interface KindView<Shown> {
  /** The prompt is its name, and stands above it. */
  View(props: ItemViewProps<Shown>): ReactNode;
  /** Fetches what it is shown by, where that is not at hand. */
  load?: () => Promise<unknown>;
  /** Whether there is something to judge yet. */
  isAnswered(item: Shown, response: LearnerResponse | undefined): boolean;
  /** What counts as the response of somebody who gives none. */
  emptyResponse(item: Shown): LearnerResponse;
  /** What a key does: numbers and letters choose the part at a place, from 0. */
  responseAt(item: Shown, place: number, response: LearnerResponse | undefined): LearnerResponse | undefined;
}

/** No answer, for kinds that have none of their own. */
export const nothing: LearnerResponse = { text: '' };
export const isText = (response: LearnerResponse | undefined): boolean =>
  response !== undefined && 'text' in response && response.text.trim() !== '';
