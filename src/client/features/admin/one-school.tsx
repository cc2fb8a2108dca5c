import { Pencil, UserPlus, X } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { LoadFailed } from '#client/lib/load-failed';
import { shortDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { EmptyState } from '#client/ui/empty-state';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import type { NamedAdministrator, SchoolOutput } from '#shared/api/schools';
import { count } from '#shared/core/count';
import { useRemoveFromSchool } from './use-school-changes';

const loadRename = () => import('./school-dialogs').then((m) => m.RenameSchoolDialog);
const loadClose = () => import('./school-dialogs').then((m) => m.CloseSchoolDialog);
const loadTakeOut = () => import('./school-dialogs').then((m) => m.TakeOutDialog);
const loadName = () => import('./school-dialogs').then((m) => m.NameAdministratorDialog);

/** One school, for system administrators: its name and who administers it. */
export function OneSchool({ id }: { id: string }) {
  const query = trpc.schools.get.useQuery({ id });
  const school = query.data;
  const [open, setOpen] = useState<'rename' | 'close'>();
  const onClose = () => setOpen(undefined);
  return (
    <Page
      title={school ? <span className="wrap-anywhere">{school.name}</span> : 'School'}
      lead={school && factsOf(school)}
      actions={
        <>
          <ButtonLink href="/admin/schools" variant="secondary">
            All schools
          </ButtonLink>
          {school && (
            <>
              <Button variant="secondary" icon={<Pencil />} onClick={() => setOpen('rename')}>
                Rename
              </Button>
              <Button variant="secondary" icon={<X />} onClick={() => setOpen('close')}>
                Close the school
              </Button>
            </>
          )}
        </>
      }
    >
      {query.isPending && (
        <Card role="status">
          <span className="sr-only">Loading the school…</span>
          <SkeletonText lines={4} />
        </Card>
      )}
      {query.isError && !school && <LoadFailed what="The school" query={query} />}
      {school && <Administrators school={school} />}
      {school && open === 'rename' && <LazyDialog load={loadRename} dialog={{ id, name: school.name, onClose }} />}
      {school && open === 'close' && (
        <LazyDialog load={loadClose} dialog={{ id, name: school.name, members: school.members, onClose }} />
      )}
    </Page>
  );
}

const factsOf = ({ members, createdAt, madeBy }: SchoolOutput) =>
  `${count(members, 'member')}. Made ${shortDate(createdAt)}${madeBy ? ` by ${madeBy}` : ''}.`;

function Administrators({ school: { id, name, administrators } }: { school: SchoolOutput }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isNaming, setNaming] = useState(false);
  const [takingOut, setTakingOut] = useState<NamedAdministrator>();
  return (
    <section aria-labelledby="administrators" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="administrators" ref={heading} tabIndex={-1} className="text-xl">
          Administrators
        </h2>
        <Button icon={<UserPlus />} onClick={() => setNaming(true)}>
          Name an administrator
        </Button>
      </div>
      {administrators.length === 0 ? (
        <EmptyState title="Nobody administers this school" className="rounded-card border border-dashed border-edge">
          Name a teacher, who then invites the others.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-card edge-card bg-surface">
          {administrators.map((one) => (
            <AdministratorRow
              key={one.id}
              schoolId={id}
              one={one}
              heading={heading}
              onTakeOut={() => setTakingOut(one)}
            />
          ))}
        </ul>
      )}
      {takingOut && (
        <LazyDialog
          load={loadTakeOut}
          dialog={{ id, name, person: takingOut, heading, onClose: () => setTakingOut(undefined) }}
        />
      )}
      {isNaming && <LazyDialog load={loadName} dialog={{ id, name, onClose: () => setNaming(false) }} />}
    </section>
  );
}

interface AdministratorRowProps {
  schoolId: string;
  one: NamedAdministrator;
  /** Gets the focus when this row is gone. */
  heading: RefObject<HTMLElement | null>;
  onTakeOut: () => void;
}

function AdministratorRow({ schoolId, one: { id, name, accepted }, heading, onTakeOut }: AdministratorRowProps) {
  const remove = useRemoveFromSchool();
  const takeBack = () =>
    remove.mutate(
      { id: schoolId, memberId: id },
      {
        onSuccess() {
          notify.success('The invitation was taken back.');
          heading.current?.focus();
        },
      },
    );
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-1 pr-2 pl-card">
      <p className="min-w-0 flex-1 basis-40 font-bold wrap-anywhere">{name}</p>
      {accepted ? (
        <Button variant="quiet" aria-label={`Take out ${name}`} onClick={onTakeOut}>
          Take out
        </Button>
      ) : (
        <>
          <Badge tone="accent">invited</Badge>
          <Button
            variant="quiet"
            pending={remove.isPending}
            aria-label={`Take back the invitation of ${name}`}
            onClick={takeBack}
          >
            Take back
          </Button>
        </>
      )}
    </li>
  );
}
