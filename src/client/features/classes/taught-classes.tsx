import { Clock, Eye, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ToMarkLine } from '#client/giving/to-mark-line';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Badge } from '#client/ui/badge';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { EmptyState } from '#client/ui/empty-state';
import { Illustration } from '#client/ui/illustration';
import { Skeleton } from '#client/ui/skeleton';
import type { ClassList, ClassSummary, Places } from '#shared/api/classes';
import { count } from '#shared/core/count';
import { ownTimeZone } from '#shared/core/locale';
import { factsText, isFull, placesText, relationText, waitingText } from './class-text';
import { useMakeSample } from './use-class-changes';

const loadNewClass = () => import('./new-class-dialog').then((m) => m.NewClassDialog);

/** The classes of a teacher in each of their states. */
export function TaughtClasses() {
  const list = trpc.classes.list.useQuery();
  // Shown with the list, as it would push that down. Where it cannot be asked, the list does without.
  const toMark = trpc.assignments.toMark.useQuery({ limit: 1 });
  const isAwaited = toMark.isLoading && toMark.failureCount === 0;
  const [isMaking, setMaking] = useState(false);
  return (
    <section aria-labelledby="taught-classes" className="grid gap-4">
      {list.data && !isAwaited ? (
        <ListedClasses list={list.data} waiting={toMark.data?.waiting ?? 0} onNew={() => setMaking(true)} />
      ) : (
        <>
          <Heading />
          {list.isError ? <LoadFailed what="Your classes" query={list} /> : <LoadingClasses />}
        </>
      )}
      {isMaking && <LazyDialog load={loadNewClass} dialog={{ onClose: () => setMaking(false) }} />}
    </section>
  );
}

function Heading() {
  return (
    <h2 id="taught-classes" className="text-xl">
      Classes you teach
    </h2>
  );
}

function LoadingClasses() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading your classes…</span>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}

interface ListedProps {
  list: ClassList;
  /** How much waits for a mark. */
  waiting: number;
  onNew: () => void;
}

function ListedClasses({ list: { items, classrooms, students }, waiting, onNew }: ListedProps) {
  const present = items.filter(({ archivedAt }) => archivedAt === null);
  const archived = items.filter(({ archivedAt }) => archivedAt !== null);
  const newClass = (
    <Button icon={<Plus />} disabled={isFull(classrooms)} onClick={onNew}>
      New class
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <Heading />
          <p className="mt-1 text-muted">
            {placesText(classrooms, 'classroom')}, {placesText(students, 'student')}
          </p>
        </div>
        {items.length > 0 && newClass}
      </div>
      <ToMarkLine waiting={waiting} />
      {isFull(classrooms) && <NoFreeClassroom classrooms={classrooms} />}
      {items.length === 0 && (
        <EmptyState
          title="No classes yet"
          picture={<Illustration />}
          className="rounded-card border border-dashed border-edge"
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {newClass}
              <SampleButton />
            </div>
          }
        >
          A class holds the names of the students you teach together. You type or paste them, or students join by
          themselves with a code.
        </EmptyState>
      )}
      {items.length > 0 && present.length === 0 && <p className="text-muted">All your classes are archived.</p>}
      <ClassCards classes={present} />
      {archived.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-bold">
            {count(archived.length, 'archived class', 'archived classes')}
          </summary>
          <div className="pt-2">
            <ClassCards classes={archived} />
          </div>
        </details>
      )}
    </>
  );
}

function SampleButton() {
  const [, navigate] = useLocation();
  const make = useMakeSample();
  return (
    <Button
      variant="secondary"
      icon={<Eye />}
      pending={make.isPending}
      onClick={() => make.mutate({ timeZone: ownTimeZone() }, { onSuccess: ({ id }) => navigate(`/classes/${id}`) })}
    >
      Look at a sample class
    </Button>
  );
}

function NoFreeClassroom({ classrooms }: { classrooms: Places }) {
  if (classrooms.taken === classrooms.of) {
    return (
      <p className="text-muted">
        To make another class, archive one or <Link href="/pricing">choose a larger plan</Link>.
      </p>
    );
  }
  return (
    <Banner
      tone="warn"
      title={placesText(classrooms, 'classroom')}
      action={
        <ButtonLink size="sm" variant="secondary" href="/pricing">
          See plans
        </ButtonLink>
      }
    >
      That is more than your plan has room for. Every class stays, but none can be added.
    </Banner>
  );
}

function ClassCards({ classes }: { classes: readonly ClassSummary[] }) {
  if (classes.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {classes.map((one) => (
        <ClassCard key={one.id} shown={one} />
      ))}
    </ul>
  );
}

function ClassCard({ shown }: { shown: ClassSummary }) {
  const facts = [factsText(shown), relationText(shown)].filter(Boolean).join(' · ');
  return (
    <Card as="li" pressable className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <Link href={`/classes/${shown.id}`} className="text-lg font-bold no-underline after:absolute after:inset-0">
          {shown.name}
        </Link>
        {facts && <p className="text-muted">{facts}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {shown.isSample && <Badge>Sample</Badge>}
        {shown.waiting > 0 && (
          <Badge tone="accent" icon={<Clock />}>
            {waitingText(shown.waiting)}
          </Badge>
        )}
        <span className="tabular-nums">{count(shown.students, 'student')}</span>
      </p>
    </Card>
  );
}
