import { useState } from 'react';
import { Link } from 'wouter';
import { planPath, planPointPath } from '#client/lessons/plan-path';
import { KeptHeight } from '#client/lib/kept-height';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Badge } from '#client/ui/badge';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { SelectField } from '#client/ui/select-field';
import type { ClassSuggestions } from '#shared/api/lesson-suggestions';
import { ageGroupLabels } from '#shared/classes/age-groups';
import type { StarterLesson } from '#shared/content/lessons/starters/starter';
import { count } from '#shared/core/count';
import { dateText } from '#shared/core/locale';
import { pointById } from '#shared/grammar/points';
import { pathTo } from './place';
import { ShelfHeading } from './shelf-heading';
import { StarterCard } from './starter-card';
import { dayText } from './week';

const firstOnes = 'first';

/** What fits the classes that one teaches: their week, lessons of their level and age, and what they got wrong. */
export function ForYourClasses({ starters }: { starters: readonly StarterLesson[] }) {
  const [chosen, setChosen] = useState(firstOnes);
  const suggestions = trpc.progress.suggestions.useQuery(chosen === firstOnes ? {} : { classId: chosen }, {
    placeholderData: (before) => before,
  });
  const { classes = [], items = [] } = suggestions.data ?? {};
  return (
    <KeptHeight name="for-your-classes" isLoading={suggestions.isPending}>
      {suggestions.isError && <LoadFailed what="What fits your classes" query={suggestions} />}
      {suggestions.isSuccess && classes.length === 0 && (
        <p className="text-muted">
          <Link href="/classes">Add a class</Link> with its level and age, and lessons that fit it stand here.
        </p>
      )}
      {items.length > 0 && (
        <section aria-labelledby="for-your-classes" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <ShelfHeading id="for-your-classes">For your classes</ShelfHeading>
            {classes.length > 3 && (
              <SelectField
                label="Class"
                hideLabel
                className="w-56"
                value={chosen}
                onChange={setChosen}
                options={[
                  { value: firstOnes, label: 'The first three classes' },
                  ...classes.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            )}
          </div>
          {items.map((one, place) => (
            <ClassRow key={one.id} of={one} starters={starters} isOpen={place === 0} />
          ))}
        </section>
      )}
    </KeptHeight>
  );
}

interface ClassRowProps {
  of: ClassSuggestions;
  starters: readonly StarterLesson[];
  /** At first; the others say in a line what they hold. */
  isOpen: boolean;
}

function ClassRow({ of, starters, isOpen }: ClassRowProps) {
  const { name, level, ageGroup, planned, due, mistakes } = of;
  const starterOf = (id: string | null) => starters.find((one) => one.id === id);
  const facts = [
    ageGroup && ageGroupLabels[ageGroup],
    planned.length > 0 && `${planned.length} planned this week`,
    due.length > 0 && `${due.length} due this week`,
  ].filter(Boolean);
  return (
    <details open={isOpen} className="border-t border-line">
      <summary className="target cursor-pointer py-3">
        <h3 className="inline font-bold wrap-anywhere">{name}</h3> {level && <Badge className="mx-1">{level}</Badge>}{' '}
        <span className="text-sm text-muted">{facts.join(' · ')}</span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-4">
        <Week of={of} />
        {level !== null && of.starters.length === 0 && (
          <p className="text-muted">You have taught or planned all starter lessons that fit this class.</p>
        )}
        {level === null && (
          <p className="text-muted">
            This class has no level. Once <Link href={`/classes/${of.id}`}>its page</Link> has one, lessons that fit it
            stand here.
          </p>
        )}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
          {mistakes.map((mistake) => (
            <MistakeCard key={mistake.point} mistake={mistake} of={of} starter={starterOf(mistake.starter)} />
          ))}
          {of.starters.map(starterOf).map((starter) => starter && <StarterCard key={starter.id} starter={starter} />)}
        </ul>
      </div>
    </details>
  );
}

interface MistakeCardProps {
  mistake: ClassSuggestions['mistakes'][number];
  of: ClassSuggestions;
  starter: StarterLesson | undefined;
}

/** A lesson on what a class got wrong. Where there is none to begin with, one is planned. */
function MistakeCard({ mistake: { point, name, students }, of, starter }: MistakeCardProps) {
  const why = (
    <p className="text-sm">
      {name}: {count(students, 'student')} in four weeks
    </p>
  );
  if (starter) return <StarterCard starter={starter}>{why}</StarterCard>;
  const topic = pointById(point)?.name ?? point;
  return (
    <Card as="li" className="flex flex-col gap-2 p-4!">
      <h4 className="font-bold">{topic}</h4>
      {why}
      <ButtonLink
        href={planPointPath(point, of)}
        variant="quiet"
        className="mt-auto -mx-3 -mb-3 self-start px-3! text-sm!"
      >
        Plan a lesson<span className="sr-only"> on {topic}</span>
      </ButtonLink>
    </Card>
  );
}

/** What is planned and due in the week of a class, by day. */
function Week({ of: { planned, due } }: { of: ClassSuggestions }) {
  if (planned.length + due.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 lg:grid-cols-2">
      {planned.map(({ id, title, plannedFor, taught }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <span className="w-24 shrink-0 text-sm text-muted">{dayText(plannedFor, 'short')}</span>
          <Link
            href={pathTo({ kind: 'work', id })}
            className="inline-flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere"
          >
            {title}
          </Link>
          {taught ? (
            <span className="px-3 text-sm text-muted">Taught</span>
          ) : (
            <ButtonLink href={planPath(id, { teach: true })} variant="quiet" className="px-3! text-sm!">
              Teach<span className="sr-only"> {title}</span>
            </ButtonLink>
          )}
        </li>
      ))}
      {due.map(({ id, title, dueAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <span className="w-24 shrink-0 text-sm text-muted">{dateText(dueAt, 'weekday')}</span>
          <Link href={`/assignments/${id}`} className="inline-flex min-h-11 min-w-0 flex-1 items-center wrap-anywhere">
            {title}
          </Link>
          <span className="px-3 text-sm text-muted">Due</span>
        </li>
      ))}
    </ul>
  );
}
