import type { PlayerItem } from '../../../shared/items/player-view';

/** The text that a question is about. Long ones scroll by themselves, so that the question stays in sight. */
export function PassageView({ passage }: { passage: NonNullable<PlayerItem['passage']> }) {
  const name = passage.title || 'Text';
  return (
    <section
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      className="max-h-[45dvh] overflow-y-auto rounded-card border border-line bg-surface p-4 lg:max-h-[70dvh]"
    >
      {passage.title && <h3 className="mb-2 text-lg font-bold">{passage.title}</h3>}
      <p className="max-w-measure text-lg whitespace-pre-line">{passage.text}</p>
    </section>
  );
}
