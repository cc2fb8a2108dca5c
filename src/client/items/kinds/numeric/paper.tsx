import type { PlayerItemOf } from '#shared/items/kinds/registry';

/** A short line to write on, with the unit behind it. */
export function NumericOnPaper({ item }: { item: PlayerItemOf<'numeric'> }) {
  return (
    <p className="mt-1">
      {'_'.repeat(20)} {item.unit}
    </p>
  );
}
