import type { PlayerItemOf } from '#shared/items/kinds/registry';

/** The sentence, and a line to write it again. What is to be done stands in its prompt, or is said here. */
export function ErrorCorrectOnPaper({ item }: { item: PlayerItemOf<'error-correct'> }) {
  return (
    <p className="mt-1">
      {!item.prompt && 'Correct the mistake: '}
      {item.sentence}
      <br />
      {'_'.repeat(60)}
    </p>
  );
}
