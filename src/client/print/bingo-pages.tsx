import { pagesOf } from './bingo';
import './bingo.css';
import { PrintPage } from './print-dialog';

interface BingoPagesProps {
  title: string;
  /** Words in a row, and rows. */
  size: number;
  sheets: readonly string[][];
}

/** Bingo sheets for the class, two on a page. */
export function BingoPages({ title, size, sheets }: BingoPagesProps) {
  return pagesOf(sheets, 2).map((pair, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
    <PrintPage key={at} title={`Bingo: ${title}`} hasHeader={false}>
      {pair.map((sheet) => (
        <div
          key={sheet.join(' ')}
          className="bingo-sheet"
          style={{ gridTemplateColumns: `repeat(${size}, minmax(0, 1fr))`, fontSize: `${65 / size}pt` }}
        >
          {sheet.map((term) => (
            <span key={term}>{term}</span>
          ))}
        </div>
      ))}
    </PrintPage>
  ));
}
