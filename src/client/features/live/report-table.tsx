import { teamName } from '#client/live-wall/team-name';
import { ScrollArea } from '#client/ui/scroll-area';
import { ShareCell } from '#client/ui/share-cell';
import type { LiveReport } from '#shared/api/live';
import { numberText } from '#shared/core/locale';
import { scoreOf } from './report-answers';

/** Each player by each question, the first in front. */
export function ReportTable({ report: { players, questions } }: { report: LiveReport }) {
  return (
    <section aria-labelledby="everybody" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="everybody" className="text-xl">
        Everybody
      </h2>
      <ScrollArea label="Results by player" className="rounded-card border border-line">
        <table className="w-full border-collapse bg-surface text-left tabular-nums">
          <thead>
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="sticky left-0 z-10 bg-surface px-3 py-2">
                Player
              </th>
              <th scope="col" className="px-3 py-2">
                Points
              </th>
              {questions.map(({ item }, place) => (
                <th key={item.id} scope="col" title={item.prompt} className="px-2 py-2 text-center">
                  <span className="sr-only">Question </span>
                  {place + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.id} className="border-b border-line last:border-0">
                <th scope="row" className="sticky left-0 z-10 bg-surface px-3 py-2 wrap-anywhere">
                  {player.name}
                  {player.studentName && player.studentName !== player.name && (
                    <span className="block text-sm font-normal text-muted">{player.studentName}</span>
                  )}
                  {player.team !== null && (
                    <span className="block text-sm font-normal text-muted">{teamName(player.team)}</span>
                  )}
                </th>
                <td className="px-3 py-2">{numberText(player.points)}</td>
                {questions.map(({ item }, place) => (
                  <ShareCell key={item.id} share={scoreOf(player, place)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
