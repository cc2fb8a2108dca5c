import { ScrollArea } from '#client/ui/scroll-area';
import type { GrammarPoint } from '#shared/grammar/points';
import { Timeline } from './timeline';
import { timelines } from './timelines';

/** The rule of a point on one screen: what it says, its forms, when, five examples, and what often goes wrong. */
export function RuleCard({ point }: { point: GrammarPoint }) {
  const { summary, form, examples, mistakes } = point.rule;
  const marks = timelines[point.id];
  const columns = Math.max(...form.map((row) => row.length));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="max-w-measure text-lg">{summary}</p>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <section className="grid gap-2">
            <h3 className="font-bold">Form</h3>
            <ScrollArea label="Forms" className="rounded-card border border-line">
              <table className="w-full border-collapse bg-surface">
                <tbody>
                  {form.map(([name, ...cells]) => (
                    <tr key={`${name} ${cells[0]}`} className="border-b border-line last:border-0">
                      <th scope="row" className="px-3 py-2 text-left align-top font-bold">
                        {name}
                      </th>
                      {cells.map((cell, place) => (
                        <td
                          key={cell}
                          colSpan={place === cells.length - 1 ? columns - cells.length : undefined}
                          className="px-3 py-2 align-top"
                        >
                          {cell}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollArea>
          </section>
          {marks && <Timeline name={point.name} marks={marks} />}
        </div>
        <div className="grid content-start gap-6">
          <section className="grid gap-2">
            <h3 className="font-bold">Examples</h3>
            <ul className="grid list-disc gap-1 pl-6">
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </section>
          <section className="grid gap-2">
            <h3 className="font-bold">Common mistakes</h3>
            <ul className="grid gap-3">
              {mistakes.map(({ wrong, right, why }) => (
                <li key={wrong}>
                  <span className="sr-only">Wrong: </span>
                  <del className="text-muted">{wrong}</del> <span className="sr-only">Right: </span>
                  <strong>{right}</strong>
                  <span className="block text-muted">{why}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}
