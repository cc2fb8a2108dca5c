import { ScrollArea } from '#client/ui/scroll-area';
import type { Item } from '#shared/items/item';

/** The text that a question is about. It scrolls by itself where it is long, so that the question stays in sight. */
export function PassageText({ passage: { title, text } }: { passage: NonNullable<Item['passage']> }) {
  return (
    <ScrollArea
      label={title || 'Text to read'}
      className="max-h-[40dvh] rounded-card border border-line bg-surface p-4"
    >
      {title && <p className="mb-2 text-lg font-bold">{title}</p>}
      <p className="max-w-measure whitespace-pre-line wrap-anywhere">{text}</p>
    </ScrollArea>
  );
}
