import { Banner } from '#client/ui/banner';
import type { WordEntry } from '#shared/content/words/word-list';
import { isOpen } from '#shared/vocabulary/text-entries';
import { useWordBook } from './use-word-book';

interface UnsureWordsProps {
  entries: readonly WordEntry[];
  /** The way to where they are checked. */
  action?: React.ReactNode;
}

/** Names the words whose meaning somebody still has to choose; nothing where there is none. */
export function UnsureWords({ entries, action }: UnsureWordsProps) {
  const bare = entries.some(({ meaning, translation }) => meaning === '' && translation === '');
  // Most lists have all their meanings, and need no word book.
  const { data: book } = useWordBook({ enabled: bare });
  const unsure = book ? entries.filter((entry) => isOpen(entry, book.index)) : [];
  if (unsure.length === 0) return null;
  const terms = unsure.slice(0, mostNamed).map(({ term }) => term);
  const more = unsure.length - terms.length;
  return (
    <Banner
      tone="warn"
      title={unsure.length === 1 ? 'Check the meaning of one word' : `Check the meanings of ${unsure.length} words`}
      action={action}
    >
      Until you choose, cards, sheets and questions have no meaning for {terms.join(', ')}
      {more > 0 && ` and ${more} more`}.
    </Banner>
  );
}

/** A banner is no list. */
const mostNamed = 12;
