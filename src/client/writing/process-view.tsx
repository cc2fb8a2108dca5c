import { shortMoment } from '#client/lib/plain-date';
import { numberText } from '#shared/core/locale';
import { sumUp, type WritingLog } from '#shared/writing/log';

/** How a text came to be: time, bursts and pastes. It shows and judges nothing. */
export function ProcessView({ log }: { log: WritingLog }) {
  const { minutes, bursts, added, removed, pastes, pasted } = sumUp(log);
  if (bursts === 0 && pastes === 0)
    return <p className="text-muted">Nothing is noted yet. It begins when you write.</p>;
  const longest = Math.max(1, ...log.bursts.map((burst) => burst.added + burst.removed));
  const facts: [string, string][] = [
    ['Time at the keyboard', `${minutes} min`],
    ['Bursts of writing', String(bursts)],
    ['Characters typed', numberText(added)],
    ['Characters taken out', numberText(removed)],
    ['Pastes', pastes === 0 ? 'none' : `${pastes}, ${numberText(pasted)} characters`],
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <table className="w-full text-left text-sm">
        <caption className="mb-2 text-left font-bold">The last bursts</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-1 pr-3 font-normal">
              When
            </th>
            <th scope="col" className="py-1 pr-3 font-normal">
              Typed
            </th>
            <th scope="col" className="py-1 pr-3 font-normal">
              Taken out
            </th>
            <th scope="col" className="w-1/3 py-1 font-normal max-sm:hidden">
              <span className="sr-only">As a bar</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {log.bursts.slice(-mostShown).map(({ at, seconds, added: came, removed: went }) => (
            <tr key={at} className="border-t border-line tabular-nums">
              <td className="py-1.5 pr-3">
                {shortMoment(at)}, {seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`}
              </td>
              <td className="py-1.5 pr-3">{came}</td>
              <td className="py-1.5 pr-3">{went}</td>
              <td className="py-1.5 max-sm:hidden" aria-hidden="true">
                <span
                  className="block h-2 rounded-full tone-accent filled"
                  style={{ width: `${((came + went) / longest) * 100}%` }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {log.pastes.length > 0 && (
        <section>
          <h3 className="mb-1 font-bold">Pastes</h3>
          <ul className="text-sm">
            {log.pastes.slice(-mostShown).map(({ at, size }) => (
              <li key={at} className="tabular-nums">
                {shortMoment(at)}: {numberText(size)} characters
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const mostShown = 20;
