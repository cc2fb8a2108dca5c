import { PrintPage } from '#client/print/print-dialog';
import type { LessonData } from '#shared/content/lessons/lesson';
import { deckOf, sizeOf } from './deck';
import './slide-deck.css';

/** The slides of a lesson on paper, or as a PDF: one a page. */
export function SlideDeck({ data }: { data: LessonData }) {
  return deckOf(data).map((page, place) => {
    const { title, lines, from } = page;
    const List = from === undefined ? 'ul' : 'ol';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their places
      <div key={place} className="slide" data-size={lines.length === 0 ? 'none' : sizeOf(page)}>
        <PrintPage title={title} hasHeader={false}>
          <List start={from}>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
              <li key={at}>{line}</li>
            ))}
          </List>
        </PrintPage>
      </div>
    );
  });
}
