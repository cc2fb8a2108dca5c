import { gapMark } from '#shared/items/gap-mark';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { paperOf } from './kinds/papers';

/** A text that the questions after it are about. */
export function PassageOnPaper({ passage }: { passage: NonNullable<PlayerItem['passage']> }) {
  return (
    <div className="keep mb-4 border border-black p-3">
      {passage.title && <h2>{passage.title}</h2>}
      <p className="whitespace-pre-line">{passage.text}</p>
    </div>
  );
}

/** A question as it stands on paper: gaps are lines, choices have letters, orders have room to write. */
export function ItemOnPaper({ item }: { item: PlayerItem }) {
  const { OnPaper } = paperOf(item);
  return (
    <div className="keep mb-4">
      <p className="whitespace-pre-line">{item.prompt.replaceAll(gapMark, '________________')}</p>
      <OnPaper item={item} />
    </div>
  );
}
