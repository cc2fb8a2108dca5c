import type { PlayerItemOf } from '#shared/items/kinds/registry';

/** The pieces as they were mixed, and a line for their order. */
export function OrderOnPaper({ item }: { item: PlayerItemOf<'order'> }) {
  return (
    <p className="mt-1">
      {item.pieces.join(item.unit === 'letters' ? '  ' : '  /  ')}
      <br />
      {item.frame?.before} {'_'.repeat(40)} {item.frame?.after}
    </p>
  );
}
