import { Badge } from '#client/ui/badge';
import { Banner } from '#client/ui/banner';
import { count } from '#shared/core/count';
import { inShort } from '#shared/core/in-short';
import type { Problem } from '#shared/items/formats/read-result';
import type { Loss } from '#shared/items/formats/reading';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { headline } from '#shared/items/text-of';

export interface PreviewRow {
  item: Item;
  isDuplicate: boolean;
  /** What is right in the question that is there already, where it is something else. */
  otherAnswer?: string;
  /** What the question loses. */
  losses: readonly string[];
}

interface ImportPreviewProps {
  rows: readonly PreviewRow[];
  problems: readonly Problem[];
  /** What the whole of the file loses. */
  losses: readonly Loss[];
  /** What it was taken for: 'GIFT', 'a list'. */
  format: string;
}

const shownRows = 40;
const shownProblems = 50;

/** What was understood, and which lines were not. */
export function ImportPreview({ rows, problems, losses, format }: ImportPreviewProps) {
  const duplicates = rows.filter(({ isDuplicate }) => isDuplicate).length;
  const others = rows.filter(({ otherAnswer }) => otherAnswer !== undefined).length;
  const lossy = rows.filter((row) => row.losses.length > 0).length;
  // A user who looks at the first of many still sees each that is not as it was.
  const sortedRows = rows.toSorted((a, b) => Number(isTold(b)) - Number(isTold(a)));
  if (rows.length === 0 && problems.length === 0)
    return <p className="text-muted">No question was found. Give each its right answer, and try another format.</p>;
  return (
    <>
      <p role="status">
        Read as {format}: <strong>{count(rows.length - duplicates, 'question')}</strong>
        {duplicates > 0 && `, ${count(duplicates, 'duplicate')} to be skipped`}
        {problems.length > 0 && `, ${problems.length} with a problem`}
        {lossy > 0 && `, ${lossy} not as a whole`}.
      </p>
      {others > 0 && (
        <Banner
          tone="warn"
          title={
            others === 1
              ? 'One question is there already with another key. It is skipped: look which key is right.'
              : `${others} questions are there already with another key. They are skipped: look which keys are right.`
          }
        />
      )}
      {losses.length > 0 && (
        <Banner tone="info" title="Not everything in the file is kept">
          <ul className="max-h-40 overflow-y-auto">
            {losses.slice(0, shownProblems).map(({ line, what }) => (
              <li key={`${line} ${what}`}>
                Line {line}: {what}
              </li>
            ))}
            {losses.length > shownProblems && <li>and {losses.length - shownProblems} more</li>}
          </ul>
        </Banner>
      )}
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
        {sortedRows.slice(0, shownRows).map(({ item, isDuplicate, otherAnswer, losses }) => (
          <li key={item.id} className="border-b border-line pb-2">
            <p className="break-words">{inShort(headline(item))}</p>
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
              {isDuplicate && <Badge tone="warn">Duplicate</Badge>}
              <span className="min-w-0 break-words">{keyText(item) ? `Key: ${keyText(item)}` : 'Without a key'}</span>
            </p>
            {otherAnswer !== undefined && (
              <p className="text-sm break-words text-warn">There already with another key: {otherAnswer}</p>
            )}
            {losses.length > 0 && (
              <ul className="list-disc pl-5 text-sm text-warn" aria-label="Not kept of this question">
                {losses.map((what) => (
                  <li key={what} className="break-words">
                    {what}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {rows.length > shownRows && <li className="text-muted">and {rows.length - shownRows} more</li>}
      </ol>
    </>
  );
}

/** Something is to be said about it. */
const isTold = ({ otherAnswer, losses }: PreviewRow) => otherAnswer !== undefined || losses.length > 0;
