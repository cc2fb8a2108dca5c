import type { ContrastProgress } from '#shared/api/pronunciation';
import { dateText } from '#shared/core/locale';

/** One column a day, as high as what was right, with the figures above it. */
export function ProgressDays({ progress: { days } }: { progress: ContrastProgress }) {
  return (
    <section aria-labelledby="over-time" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="over-time" className="text-lg font-bold">
        Your results over time
      </h3>
      <div className="overflow-x-auto">
        <table className="text-sm">
          <caption className="sr-only">Right answers by day</caption>
          <tbody className="flex items-end gap-2">
            {days.map(({ day, answered, right }) => (
              <tr key={day} className="grid grid-cols-[minmax(0,1fr)] min-w-14 gap-1 text-center">
                <td className="tabular-nums">
                  {right} of {answered}
                </td>
                <td aria-hidden="true" className="flex h-20 items-end rounded-control bg-surface tone-accent">
                  <span
                    className="filled block w-full rounded-control"
                    style={{ height: `${Math.max(4, Math.round((right / answered) * 100))}%` }}
                  />
                </td>
                <th scope="row" className="font-normal whitespace-nowrap text-muted">
                  {dateText(day, 'day', 'UTC')}
                </th>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
