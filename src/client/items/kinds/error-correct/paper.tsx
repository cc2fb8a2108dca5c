import type { PlayerItemOf } from '#shared/items/kinds/registry';

/** The sentence, and a line to write it again. */
export function ErrorCorrectOnPaper({ item }: { item: PlayerItemOf<'error-correct'> }) {
  return (
    <p className="mt-1">
      Correct the mistake: {item.sentence}
      <br />
      {'_'.repeat(60)}
    </p>
  );
}
