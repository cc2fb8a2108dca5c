import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Badge } from '#client/ui/badge';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Skeleton } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import type { ClassTeacher, ClassTeachersOutput } from '#shared/api/class-teachers';
import type { ClassSummary } from '#shared/api/classes';
import { isFull, placesText, rightLabels } from './class-text';
import { TeacherRow } from './teacher-row';
import { useEndOffer, useTakeOver } from './use-teacher-changes';

const loadInvite = () => import('./invite-teacher-dialog').then((m) => m.InviteTeacherDialog);
const loadRemove = () => import('./remove-teacher-dialog').then((m) => m.RemoveTeacherDialog);

/** Who teaches a class or looks at it; its owner invites others and takes it back. */
export function Teachers({ shown }: { shown: ClassSummary }) {
  const query = trpc.classTeachers.list.useQuery({ id: shown.id });
  const heading = useRef<HTMLHeadingElement>(null);
  const [isInviting, setInviting] = useState(false);
  const isOpen = shown.right === 'own' && shown.archivedAt === null;
  const { collaborators } = query.data ?? {};
  return (
    <section aria-labelledby="teachers" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="teachers" ref={heading} tabIndex={-1} className="text-xl">
            Teachers
          </h2>
          {isOpen && collaborators && (
            <p className="text-sm text-muted">Your plan: {placesText(collaborators, 'collaborator')}</p>
          )}
        </div>
        {isOpen && collaborators && (
          <Button
            variant="secondary"
            icon={<UserPlus />}
            disabled={isFull(collaborators)}
            onClick={() => setInviting(true)}
          >
            Invite a colleague
          </Button>
        )}
      </div>
      {query.data && <TeacherList shown={shown} teachers={query.data} isOpen={isOpen} heading={heading} />}
      {query.isPending && <Skeleton className="h-16" />}
      {query.isError && !query.data && <LoadFailed what="The teachers of this class" query={query} />}
      {isInviting && <LazyDialog load={loadInvite} dialog={{ classId: shown.id, onClose: () => setInviting(false) }} />}
    </section>
  );
}

interface TeacherListProps {
  shown: ClassSummary;
  teachers: ClassTeachersOutput;
  /** The user may change who teaches it. */
  isOpen: boolean;
  /** Gets the focus when the row of what had it is gone. */
  heading: React.RefObject<HTMLElement | null>;
}

function TeacherList({ shown, teachers: { owner, items, isOfferedToYou }, isOpen, heading }: TeacherListProps) {
  const [removing, setRemoving] = useState<ClassTeacher>();
  const returnFocus = useRef<HTMLElement>(null);
  return (
    <>
      {isOfferedToYou && <Offer shown={shown} heading={heading} />}
      <ul className="divide-y divide-line rounded-card edge-card bg-surface">
        <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-card py-2 wrap-anywhere">
          <p className="min-w-0 flex-1 font-bold">{owner}</p>
          <Badge>{rightLabels.own}</Badge>
        </li>
        {items.map((teacher) => (
          <TeacherRow
            key={teacher.id}
            classId={shown.id}
            teacher={teacher}
            isFixed={!isOpen}
            heading={heading}
            onRemove={(one) => {
              returnFocus.current = null;
              setRemoving(one);
            }}
          />
        ))}
      </ul>
      {removing && (
        <LazyDialog
          load={loadRemove}
          dialog={{
            classId: shown.id,
            teacher: removing,
            returnFocus,
            onClose: () => setRemoving(undefined),
            onGone() {
              returnFocus.current = heading.current;
              setRemoving(undefined);
            },
          }}
        />
      )}
    </>
  );
}

/** The owner offers the class to the user. */
function Offer({ shown: { id, name, owner }, heading }: Pick<TeacherListProps, 'shown' | 'heading'>) {
  const takeOver = useTakeOver();
  const endOffer = useEndOffer();
  const toHeading = () => heading.current?.focus();
  return (
    <Banner
      title={`${owner} offers you this class.`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            pending={takeOver.isPending}
            onClick={() =>
              takeOver.mutate(
                { id },
                {
                  onSuccess({ formerOwnerStays }) {
                    notify.success(
                      `${name} is yours now. ${owner} ${formerOwnerStays ? 'is a co-teacher of it' : 'has left it: your plan had no place for another collaborator'}.`,
                    );
                    toHeading();
                  },
                },
              )
            }
          >
            Take over
          </Button>
          <Button
            size="sm"
            variant="secondary"
            pending={endOffer.isPending}
            onClick={() => endOffer.mutate({ id }, { onSuccess: toHeading })}
          >
            Decline
          </Button>
        </div>
      }
    >
      The class and its students then count to your plan. {owner} stays as a co-teacher where your plan has a place, and
      leaves the class otherwise.
    </Banner>
  );
}
