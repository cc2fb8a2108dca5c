import { CalendarDays } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { dateOf } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { Checkbox } from '#client/ui/checkbox';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { dateText, dayIn, ownTimeZone } from '#shared/core/locale';
import { lessonDays, type Weekday, weekdays } from '#shared/lessons/series/dates';
import type { Series } from './series';

const weekdayNames: Record<Weekday, string> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

/** Days of the lessons: from a first one, on the same days of each week. */
export function ScheduleForm({ id, series: { lessons } }: { id: string; series: Series }) {
  const heading = useId();
  const utils = trpc.useUtils();
  const [from, setFrom] = useState(() => lessons[0]?.plannedFor ?? dayIn(new Date(), ownTimeZone()));
  const [chosen, setChosen] = useState<readonly Weekday[]>(() => weekdaysOf(lessons) ?? [1, 3]);
  const schedule = trpc.lessonSeries.schedule.useMutation({
    onSuccess: () => Promise.all([utils.lessonSeries.invalidate(), utils.library.invalidate()]),
  });
  const days = from ? lessonDays(from, chosen, lessons.length) : [];
  const [first, last] = [days[0], days.at(-1)];
  const planned = lessons.find(({ plannedFor }) => plannedFor)?.plannedFor;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!first || schedule.isPending) return;
    await schedule
      .mutateAsync({ id, from, weekdays: [...chosen] })
      .then(() => notify.success('The lessons are in your week.'))
      .catch(() => undefined);
  }

  return (
    <Card as="section" aria-labelledby={heading}>
      <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
        <h2 id={heading} className="text-lg font-bold">
          Put into the week
        </h2>
        <TextField
          label="From"
          type="date"
          value={from}
          error={from ? undefined : 'Please give a date.'}
          onChange={({ target }) => setFrom(target.value)}
        />
        <fieldset>
          <legend className="mb-1">On</legend>
          <div className="grid grid-cols-2">
            {weekdays.map((weekday) => (
              <Checkbox
                key={weekday}
                label={weekdayNames[weekday]}
                checked={chosen.includes(weekday)}
                onChange={(isOn) => setChosen(isOn ? [...chosen, weekday] : chosen.filter((one) => one !== weekday))}
              />
            ))}
          </div>
        </fieldset>
        <p role="status" className="text-sm text-muted">
          {chosen.length === 0
            ? 'Please choose a day of the week.'
            : first &&
              last &&
              `From ${dateText(dateOf(first), 'long weekday')} to ${dateText(dateOf(last), 'long weekday')}.`}
        </p>
        <Button
          type="submit"
          variant={planned ? 'secondary' : 'primary'}
          icon={<CalendarDays />}
          pending={schedule.isPending}
          disabled={!first}
        >
          Put into the week
        </Button>
        {planned && (
          <Link
            href={`/lesson-library?shelf=week&from=${planned}`}
            className="inline-flex min-h-11 items-center underline"
          >
            Look at the week
          </Link>
        )}
      </form>
    </Card>
  );
}

/** The days of the week that its lessons have; nothing where none has one. */
function weekdaysOf(lessons: Series['lessons']): Weekday[] | undefined {
  const days = lessons.flatMap(({ plannedFor }) => (plannedFor ? [dateOf(plannedFor).getDay()] : []));
  const found = weekdays.filter((weekday) => days.includes(weekday % 7));
  return found.length > 0 ? found : undefined;
}
