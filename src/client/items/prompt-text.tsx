import { gapMark } from '#shared/items/gap-mark';
import type { PlayerItem } from '#shared/items/kinds/registry';

/** A question, its gap drawn as a line; a sentence with a mistake stands under it. */
export function PromptText({ item }: { item: PlayerItem }) {
  const pieces = item.prompt.split(gapMark);
  return pieces.map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
    <span key={place}>
      {place > 0 && (
        <span className="mx-1 inline-block w-[4em] border-b-2 border-current align-baseline">
          <span className="sr-only">blank</span>&nbsp;
        </span>
      )}
      {piece}
    </span>
  ));
}
