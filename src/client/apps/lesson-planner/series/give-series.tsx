import { Send } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { openClasses, rememberClasses, usualClasses } from '#client/lib/usual-classes';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { Checkbox } from '#client/ui/checkbox';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { count } from '#shared/core/count';
import { dateText, ownTimeZone } from '#shared/core/locale';
import { type SeriesWork, worksOf } from '#shared/lessons/series/dates';
import type { Series } from './series';

/** Words and the test, given to a class in one press: looked at before, and nothing of it twice. */
export function GiveSeries({ id, series }: { id: string; series: Series }) {
  const heading = useId();
  const utils = trpc.useUtils();
  const classes = trpc.classes.list.useQuery();
  const open = classes.data && openClasses(classes.data.items);
  const [chosen, setChosen] = useState<string>();
  const [startsAt, setStartsAt] = useState('09:00');
  const [left, setLeft] = useState<readonly string[]>([]);
  const give = trpc.lessonSeries.give.useMutation({
    onSettled: () =>
      Promise.all([utils.lessonSeries.invalidate(), utils.assignments.invalidate(), utils.classes.invalidate()]),
  });
  const classId = chosen ?? (open && (usualClasses(open)[0] ?? open[0]?.id));
  // The clocks of this device show here what those of the class will: day and time are as they were typed.
  const works = /^\d\d:\d\d$/.test(startsAt) ? worksOf(series, { timeZone: ownTimeZone(), startsAt }) : [];
  const isGiven = (work: SeriesWork) => series.given.some((one) => one.classId === classId && one.work === work.id);
  const isOver = ({ dueAt }: SeriesWork) => Date.parse(dueAt) <= Date.now();
  const wanted = works.filter((work) => !isGiven(work) && !isOver(work) && !left.includes(work.id));

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!classId || wanted.length === 0 || give.isPending) return;
    const given = await give
      .mutateAsync({ id, classId, startsAt, works: wanted.map((work) => work.id) })
      .catch(() => undefined);
    if (!given) return;
    rememberClasses([classId]);
    notify.success(`${count(given.ids.length, 'piece of work was', 'pieces of work were')} given.`);
  }

  return (
    <Card as="section" aria-labelledby={heading}>
      <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-3" onSubmit={(event) => void send(event)}>
        <h2 id={heading} className="text-lg font-bold">
          Give to a class
        </h2>
        {classes.isPending && <SkeletonText lines={3} />}
        {classes.isError && <LoadFailed what="Your classes" query={classes} />}
        {open?.length === 0 && (
          <p>
            You have no class yet. <Link href="/classes">Make a class</Link>, and come back to give it this.
          </p>
        )}
        {open && open.length > 0 && works.length === 0 && startsAt !== '' && (
          <p className="text-muted">Put the lessons into the week first: what is given gets its dates from them.</p>
        )}
        {open && classId && (works.length > 0 || startsAt === '') && (
          <>
            <SelectField
              label="Class"
              options={open.map((one) => ({ value: one.id, label: one.name }))}
              value={classId}
              onChange={setChosen}
            />
            <TextField
              label="Lessons begin at"
              type="time"
              hint="By the clocks of the class."
              error={startsAt ? undefined : 'Please give a time.'}
              value={startsAt}
              onChange={({ target }) => setStartsAt(target.value)}
            />
            <fieldset>
              <legend className="mb-1">What is given</legend>
              {works.map((work) => (
                <Checkbox
                  key={work.id}
                  label={nameOf(work)}
                  hint={isGiven(work) ? 'Given already.' : isOver(work) ? 'Its date is over.' : datesOf(work)}
                  disabled={isGiven(work) || isOver(work)}
                  checked={isGiven(work) || wanted.includes(work)}
                  onChange={(isOn) => setLeft(isOn ? left.filter((one) => one !== work.id) : [...left, work.id])}
                />
              ))}
            </fieldset>
            <Button
              type="submit"
              variant="primary"
              icon={<Send />}
              pending={give.isPending}
              disabled={wanted.length === 0}
            >
              {wanted.length === 0 ? 'Nothing to give' : `Give ${count(wanted.length, 'piece')}`}
            </Button>
          </>
        )}
      </form>
    </Card>
  );
}

const nameOf = (work: SeriesWork) =>
  work.kind === 'test' ? 'The test' : `Words of lesson ${work.place} (${work.words})`;

const datesOf = ({ opensAt, dueAt }: SeriesWork) => `From ${momentOf(opensAt)} until ${momentOf(dueAt)}.`;

const momentOf = (iso: string) => `${dateText(iso, 'weekday')}, ${new Date(iso).toTimeString().slice(0, 5)}`;
