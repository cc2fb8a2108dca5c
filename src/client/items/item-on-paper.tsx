import { EmojiText } from '#client/ui/emoji-picture';
import { gapMark } from '#shared/items/gap-mark';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { ItemPictureView } from './item-picture';
import { paperOf } from './kinds/papers';
import { usePaperNeeds } from './paper-needs';

/** A text that the questions after it are about. */
export function PassageOnPaper({ passage }: { passage: NonNullable<PlayerItem['passage']> }) {
  return (
    <div className="keep mb-4 border border-black p-3">
      {passage.title && <h2>{passage.title}</h2>}
      <p className="whitespace-pre-line">{passage.text}</p>
    </div>
  );
}

interface ItemOnPaperProps {
  item: PlayerItem;
  /** A wrong choice, which is crossed out where the copy is for somebody who needs fewer. */
  spare?: string | undefined;
}

/** A question as it stands on paper: gaps are lines, choices have letters, orders have room to write. */
export function ItemOnPaper({ item, spare }: ItemOnPaperProps) {
  const { OnPaper } = paperOf(item);
  const needs = usePaperNeeds();
  return (
    <div className="keep mb-4">
      <ItemPictureView picture={item.picture} size="paper" />
      <p className="whitespace-pre-line">
        <EmojiText text={item.prompt.replaceAll(gapMark, '________________')} />
      </p>
      <OnPaper item={item} crossedOut={needs?.fewerChoices ? spare : undefined} />
    </div>
  );
}
