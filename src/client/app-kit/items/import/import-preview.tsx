import type { Problem } from '../../../../shared/formats/reading';
import { inShort } from '../../../../shared/in-short';
import { keyText } from '../../../../shared/items/grade';
import type { Item } from '../../../../shared/items/item';
import { headline } from '../../../../shared/items/text-of';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';

export interface PreviewRow {
  item: Item;
  isDuplicate: boolean;
}

interface ImportPreviewProps {
  rows: readonly PreviewRow[];
  problems: readonly Problem[];
  /** What it was taken for: 'GIFT', 'a list'. */
  format: string;
}

const shownRows = 40;
const shownProblems = 50;

/** What was understood, and which lines were not. */
export function ImportPreview({ rows, problems, format }: ImportPreviewProps) {
  const duplicates = rows.filter(({ isDuplicate }) => isDuplicate).length;
  if (rows.length === 0 && problems.length === 0)
    return <p className="text-muted">No question was found. Give each its right answer, and try another format.</p>;
  return (
    <>
      <p role="status">
        Read as {format}:{' '}
        <strong>
          {rows.length - duplicates} {rows.length - duplicates === 1 ? 'question' : 'questions'}
        </strong>
        {duplicates > 0 && `, ${duplicates} ${duplicates === 1 ? 'duplicate' : 'duplicates'} to be skipped`}
        {problems.length > 0 && `, ${problems.length} with a problem`}.
      </p>
      {problems.length > 0 && (
        <Banner tone="warn" title={problems.length === 1 ? 'One is left out' : `${problems.length} are left out`}>
          <ul className="max-h-40 overflow-y-auto">
            {problems.slice(0, shownProblems).map(({ line, why }) => (
              <li key={`${line} ${why}`}>
                Line {line}: {why}
              </li>
            ))}
            {problems.length > shownProblems && <li>and {problems.length - shownProblems} more</li>}
          </ul>
        </Banner>
      )}
      <ol className="grid gap-2" aria-label="Questions to import">
        {rows.slice(0, shownRows).map(({ item, isDuplicate }) => (
          <li key={item.id} className="border-b border-line pb-2">
            <p className="break-words">{inShort(headline(item))}</p>
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
              {isDuplicate && <Badge tone="warn">Duplicate</Badge>}
              <span className="min-w-0 break-words">{keyText(item) ? `Key: ${keyText(item)}` : 'Without a key'}</span>
            </p>
          </li>
        ))}
        {rows.length > shownRows && <li className="text-muted">and {rows.length - shownRows} more</li>}
      </ol>
    </>
  );
}
