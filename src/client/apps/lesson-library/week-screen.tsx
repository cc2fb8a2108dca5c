import { Check, ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { type Point, useDrag } from '#client/lib/use-drag';
import { Badge } from '#client/ui/badge';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { DragHandle } from '#client/ui/drag-handle';
import { IconButton } from '#client/ui/icon-button';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import type { ResourceSummary } from '#shared/api/library';
import { pathTo } from './place';
import { focusHeading, ShelfHeading } from './shelf-heading';
import { useOrganise, useWork } from './use-work';
import { addDays, dayOf, dayText, isDay, weekOf } from './week';
import { withLevel } from './work-facts';

/** The lessons of a week: planned for a day, moved to another, marked as taught. */
export function WeekScreen() {
  const today = dayOf(new Date());
  const asked = new URLSearchParams(useSearch()).get('from') ?? '';
  const [start, setStart] = useState(isDay(asked) ? asked : today);
  const days = weekOf(start);
  const work = useWork({ plannedFrom: days[0], plannedTo: days[6], limit: 100 });
  const { organise } = useOrganise();
  const [moved, setMoved] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const [overDay, setOverDay] = useState<string>();
  const drag = useDrag<ResourceSummary>({
    isUpright: true,
    onOver: (_, point) => setOverDay(point && dayAt(list.current, point)),
    onDrop({ id, plannedFor }, point) {
      const day = dayAt(list.current, point);
      if (!day || day === plannedFor) return;
      setMoved(id);
      organise({ ids: [id], plannedFor: day });
    },
  });
  return (
    <section aria-labelledby="week" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <ShelfHeading id="week" className="min-w-0 flex-1">
          <span aria-live="polite">Week of {dayText(days[0] ?? start)}</span>
        </ShelfHeading>
        <IconButton label="The week before" icon={<ChevronLeft />} onClick={() => setStart(addDays(start, -7))} />
        <Button variant="secondary" onClick={() => setStart(today)}>
          This week
        </Button>
        <IconButton label="The week after" icon={<ChevronRight />} onClick={() => setStart(addDays(start, 7))} />
      </div>
      <PlanForm days={days} today={today} />
      {work.isError && (
        <Banner
          tone="warn"
          title="The week could not be loaded."
          action={<Button onClick={() => void work.refetch()}>Try again</Button>}
        />
      )}
      {work.isPending ? (
        <SkeletonText lines={7} />
      ) : (
        <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {days.map((day) => (
            <li
              key={day}
              data-day={day}
              data-over={day === overDay || undefined}
              aria-current={day === today ? 'date' : undefined}
              className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 data-over:outline-2 data-over:outline-dashed data-over:outline-accent aria-[current]:outline-2 aria-[current]:outline-accent sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <h3 className="font-bold">
                {dayText(day, 'short')}
                {day === today && <span className="font-normal text-muted"> today</span>}
              </h3>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
                {work.items
                  .filter(({ plannedFor }) => plannedFor === day)
                  .map((lesson) => (
                    <PlannedLesson
                      key={lesson.id}
                      lesson={lesson}
                      days={days}
                      organise={organise}
                      takesFocus={lesson.id === moved}
                      onMove={setMoved}
                      dragHandlers={drag.handlers(lesson)}
                    />
                  ))}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface PlannedLessonProps {
  lesson: ResourceSummary;
  days: readonly string[];
  organise: ReturnType<typeof useOrganise>['organise'];
  /** It was moved just now, and stands in another place. */
  takesFocus: boolean;
  onMove: (id: string) => void;
  /** What is held by the handle to drag it to another day. */
  dragHandlers: HTMLAttributes<HTMLElement>;
}

/** The day whose row a point is in; the gap below a row is part of it. */
function dayAt(list: HTMLElement | null, { y }: Point): string | undefined {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
  const { top = 0, bottom = 0 } = list?.getBoundingClientRect() ?? {};
  if (y < top || y > bottom) return undefined;
  return rows.findLast((row) => row.getBoundingClientRect().top <= y)?.dataset.day;
}

function PlannedLesson({ lesson, days, organise, takesFocus, onMove, dragHandlers }: PlannedLessonProps) {
  const { id, title, level, minutes, plannedFor, taughtAt } = lesson;
  const ids = [id];
  const dayField = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it begins to stand
  useEffect(() => {
    if (takesFocus) dayField.current?.focus();
  }, []);
  const wasTaught = taughtAt !== null && taughtAt === plannedFor;
  return (
    <article
      aria-label={title}
      data-drags
      className="relative flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control data-dragged:bg-raised data-dragged:outline data-dragged:outline-line"
    >
      <DragHandle {...dragHandlers} />
      <div className="min-w-48 flex-1">
        <Link href={pathTo({ kind: 'work', id })} className="inline-flex min-h-9 items-center font-bold wrap-anywhere">
          {title}
        </Link>
        <p className="flex items-center gap-2 text-sm text-muted">
          {level && <Badge>{level}</Badge>}
          {minutes && `${minutes} min`}
        </p>
      </div>
      <SelectField
        label={`Day of ${title}`}
        hideLabel
        className="w-36 sm:w-40"
        value={plannedFor ?? ''}
        ref={dayField}
        onChange={(day) => {
          onMove(id);
          organise({ ids, plannedFor: day });
        }}
        options={days.map((day) => ({ value: day, label: dayText(day, 'short') }))}
      />
      <Button
        variant={wasTaught ? 'primary' : 'secondary'}
        icon={<Check />}
        aria-pressed={wasTaught}
        onClick={() => organise({ ids, taughtAt: wasTaught ? null : plannedFor })}
      >
        Taught<span className="sr-only">: {title}</span>
      </Button>
      <IconButton
        label={`Take ${title} off the week`}
        icon={<X />}
        onClick={() => {
          organise({ ids, plannedFor: null }, 'Taken off the week');
          focusHeading('week');
        }}
      />
    </article>
  );
}

/** Gives a lesson of one's own a day. */
function PlanForm({ days, today }: { days: readonly string[]; today: string }) {
  const lessons = useWork({ kind: 'lesson', limit: 100 });
  const [lesson, setLesson] = useState('');
  const [day, setDay] = useState('');
  const { organise, isPending } = useOrganise(() => setLesson(''));
  const chosenDay = days.find((one) => one === day) ?? days.find((one) => one === today) ?? days[0] ?? today;
  if (lessons.isPending) return <SkeletonText lines={2} />;
  if (lessons.items.length === 0) {
    return (
      <p className="text-muted">
        You have no lessons yet. <Link href="/lesson-library">Make a starter lesson yours</Link>, and give it a day
        here.
      </p>
    );
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (lesson) organise({ ids: [lesson], plannedFor: chosenDay }, `Planned for ${dayText(chosenDay)}`);
      }}
    >
      <SelectField
        label="Lesson"
        value={lesson}
        onChange={setLesson}
        options={[
          { value: '', label: 'Choose a lesson' },
          ...lessons.items.map((one) => ({ value: one.id, label: withLevel(one) })),
        ]}
      />
      <SelectField
        label="Day"
        value={chosenDay}
        onChange={setDay}
        options={days.map((value) => ({ value, label: dayText(value, 'short') }))}
      />
      <Button
        type="submit"
        variant="secondary"
        icon={<Plus />}
        pending={isPending}
        aria-disabled={lesson === '' || undefined}
        className="aria-disabled:opacity-55"
      >
        Plan it
      </Button>
    </form>
  );
}
