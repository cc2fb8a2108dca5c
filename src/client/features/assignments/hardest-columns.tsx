import { Card } from '#client/ui/card';
import type { WorkColumn } from '#shared/api/assignments';
import { count } from '#shared/core/count';

const mostShown = 6;
const namesShown = 8;

/** What the class found hard, the hardest first, and who answered what. */
export function HardestColumns({ columns }: { columns: readonly WorkColumn[] }) {
  const hardest = columns
    .filter(({ share }) => share !== null && share < 1)
    .toSorted((one, other) => (one.share ?? 1) - (other.share ?? 1))
    .slice(0, mostShown);
  if (hardest.length === 0) return null;
  return (
    <section aria-labelledby="hardest" className="grid gap-3">
      <h2 id="hardest" className="text-xl">
        Hardest first
      </h2>
      <ol className="grid gap-3 lg:grid-cols-2">
        {hardest.map(({ id, text, key, share, answered, wrong }) => (
          <Card key={id} as="li" className="grid content-start gap-2">
            <h3 className="font-bold whitespace-pre-line wrap-anywhere">
              {columns.findIndex((column) => column.id === id) + 1}. {text}
            </h3>
            <p>
              {Math.round((share ?? 0) * 100)} % right of {count(answered, 'answer')}.{' '}
              {key && <span className="wrap-anywhere">Key: {key}</span>}
            </p>
            {wrong.length > 0 && (
              <ul className="list-disc pl-5">
                {wrong.slice(0, namesShown).map((answer) => (
                  <li key={answer.text} className="wrap-anywhere">
                    <strong>{answer.text}</strong>: {whoText(answer.names)}
                  </li>
                ))}
              </ul>
            )}
          </Card>
        ))}
      </ol>
    </section>
  );
}

function whoText(names: readonly string[]): string {
  const shown = [...new Set(names)];
  const more = shown.length - namesShown;
  return more > 0 ? `${shown.slice(0, namesShown).join(', ')} and ${more} more` : shown.join(', ');
}
