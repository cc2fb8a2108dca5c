import { AppMark } from '#client/ui/app-mark';
import { ScrollArea } from '#client/ui/scroll-area';
import { apps } from '#shared/core/apps';
import { count } from '#shared/core/count';
import { numberText } from '#shared/core/locale';
import { plans } from '#shared/core/plans';

/** The apps that cost something, cheapest first, by what they cost. */
const groups = [...new Set(apps.map((app) => app.tokenCost))]
  .filter((cost) => cost > 0)
  .sort((a, b) => a - b)
  .map((cost) => ({ cost, apps: apps.filter((app) => app.tokenCost === cost) }));

/** What a month of each plan comes to, for each price. */
export function TokenTable() {
  return (
    <section aria-labelledby="tokens-buy" className="mt-14 sm:mt-20">
      <h2 id="tokens-buy" className="font-display text-xl">
        What a month of tokens opens
      </h2>
      <p className="mt-2 max-w-measure text-muted">
        If they all went to one app: that many times. An app that was opened stays open for twelve hours, and a lesson
        plan is paid for when it is written.
      </p>
      <ScrollArea label="What a month of tokens opens, table" className="mt-6">
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b-2 border-ink align-bottom">
              <th scope="col" className="py-2 pr-3">
                Each time
              </th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col" className="py-2 pl-3 text-right max-sm:text-sm sm:w-40">
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.cost} className="border-b border-line">
                <th scope="row" className="py-3 pr-3 font-normal">
                  <span className="font-bold">{count(group.cost, 'token')}</span>
                  <span className="mt-2 flex flex-wrap gap-x-5 gap-y-2 max-sm:flex-col">
                    {group.apps.map((app) => (
                      <span key={app.id} className="inline-flex items-center gap-2 text-sm">
                        <AppMark app={app.id} size="sm" />
                        {app.name}
                      </span>
                    ))}
                  </span>
                </th>
                {plans.map(({ id, limits }) => (
                  <td
                    key={id}
                    className="py-3 pl-3 text-right align-top font-display sm:align-middle text-lg font-bold tabular-nums"
                  >
                    {numberText(Math.floor(limits.aiRequests / group.cost))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
