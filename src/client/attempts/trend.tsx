import { useState } from 'react';
import { ScrollArea } from '#client/ui/scroll-area';
import { SelectField } from '#client/ui/select-field';
import type { StudentReport } from '#shared/api/history';
import { capital } from '#shared/core/first-letter';
import { dateText } from '#shared/core/locale';
import { type Skill, skills } from '#shared/items/fields';
import { shareText } from './tally-text';

/** One column a week, as high as what was right. The table under it says the same in figures. */
export function Trend({ weeks }: { weeks: StudentReport['weeks'] }) {
  const present = skills.filter((skill) => weeks.some((week) => week.skills.some((one) => one.skill === skill)));
  const [choice, setSkill] = useState<Skill>();
  const skill = choice && present.includes(choice) ? choice : present[0];
  if (!skill) return <p className="text-muted">Nothing was answered in these weeks.</p>;
  const columns = weeks.flatMap(({ week, skills: all }) => {
    const tally = all.find((one) => one.skill === skill);
    return tally ? [{ week, tally }] : [];
  });
  return (
    <>
      {present.length > 1 && (
        <SelectField
          label="Skill"
          className="max-w-xs"
          options={present.map((value) => ({ value, label: capital(value) }))}
          value={skill}
          onChange={setSkill}
        />
      )}
      <ScrollArea label={`Right answers in ${skill}`}>
        <table className="w-full text-sm">
          <caption className="sr-only">Right answers in {skill}, week by week</caption>
          <tbody className="flex min-h-40 items-end gap-2">
            {columns.map(({ week, tally }) => (
              <tr key={week} className="grid max-w-24 min-w-14 flex-1 gap-1 text-center">
                <td className="tabular-nums">{shareText(tally)}</td>
                <td aria-hidden="true" className="flex h-24 items-end rounded-control bg-canvas tone-accent">
                  <span
                    className="filled block w-full rounded-control"
                    style={{ height: `${Math.max(4, Math.round(tally.share * 100))}%` }}
                  />
                </td>
                <th scope="row" className="font-normal whitespace-nowrap text-muted">
                  {dateText(week, 'day', 'UTC')}
                </th>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </>
  );
}
