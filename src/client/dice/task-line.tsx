import type { TaskCard } from '#shared/games/dice/story';

/** A task card in one paragraph, for what is read or printed. */
export function TaskLine({ task: { genre, tense, structure, sentences } }: { task: TaskCard }) {
  return (
    <p className="wrap-anywhere">
      <strong>Task:</strong> {genre}, {sentences} sentences. Tense: {tense}. Use: {structure}
    </p>
  );
}
