import { ArrowRightLeft, Ellipsis, Eye, Pencil, Undo2, UserMinus } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { IconButton } from '#client/ui/icon-button';
import { Menu } from '#client/ui/menu';
import { notify } from '#client/ui/toast';
import type { ClassTeacher } from '#shared/api/class-teachers';
import { rightLabels } from './class-text';
import { useChangeTeacher, useEndOffer, useOfferClass, useRemoveTeacher } from './use-teacher-changes';

interface TeacherRowProps {
  classId: string;
  teacher: ClassTeacher;
  /** Only the owner changes who teaches a class. */
  isFixed: boolean;
  /** Gets the focus when this row is gone. */
  heading: RefObject<HTMLElement | null>;
  onRemove: (teacher: ClassTeacher) => void;
}

/** Somebody who teaches a class or looks at it, or was invited to. */
export function TeacherRow({ classId, teacher, isFixed, heading, onRemove }: TeacherRowProps) {
  const { name, right, accepted, isOffered } = teacher;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-1 pr-2 pl-card">
      <p className="min-w-0 flex-1 basis-40 font-bold wrap-anywhere">{name}</p>
      <p className="flex flex-wrap gap-2">
        {isOffered && <Badge tone="accent">offered the class</Badge>}
        {!accepted && <Badge tone="accent">invited</Badge>}
        <Badge>{rightLabels[right]}</Badge>
      </p>
      {!isFixed &&
        (accepted ? (
          <TeacherMenu classId={classId} teacher={teacher} onRemove={onRemove} />
        ) : (
          <TakeBack classId={classId} teacher={teacher} heading={heading} />
        ))}
    </li>
  );
}

function TeacherMenu({ classId, teacher, onRemove }: Pick<TeacherRowProps, 'classId' | 'teacher' | 'onRemove'>) {
  const { id: teacherId, name, right, isOffered } = teacher;
  const button = useRef<HTMLButtonElement>(null);
  const change = useChangeTeacher();
  const offer = useOfferClass();
  const endOffer = useEndOffer();
  const other = right === 'teach' ? 'view' : 'teach';
  const handOver = isOffered
    ? {
        label: 'Take back the offer of the class',
        icon: <Undo2 />,
        onSelect: () =>
          endOffer.mutate({ id: classId }, { onSuccess: () => notify.success('The class is not offered any more.') }),
      }
    : {
        label: 'Hand over the class',
        icon: <ArrowRightLeft />,
        onSelect: () =>
          offer.mutate(
            { id: classId, teacherId },
            { onSuccess: () => notify.success(`The class is yours until ${name} takes it over.`) },
          ),
      };
  return (
    <Menu
      trigger={<IconButton ref={button} label={`More about ${name}`} icon={<Ellipsis />} />}
      entries={[
        {
          label: `Make ${name} a ${rightLabels[other].toLowerCase()}`,
          icon: other === 'view' ? <Eye /> : <Pencil />,
          onSelect: () =>
            change.mutate(
              { id: classId, teacherId, right: other },
              { onSuccess: () => notify.success(`${name} is a ${rightLabels[other].toLowerCase()} now.`) },
            ),
        },
        ...(right === 'teach' ? [handOver] : []),
        {
          label: 'Take out of the class',
          icon: <UserMinus />,
          tone: 'bad',
          lineAbove: true,
          onSelect() {
            // A dialog gives the focus back to what had it.
            button.current?.focus();
            onRemove(teacher);
          },
        },
      ]}
    />
  );
}

function TakeBack({ classId, teacher, heading }: Pick<TeacherRowProps, 'classId' | 'teacher' | 'heading'>) {
  const remove = useRemoveTeacher();
  const { id: teacherId, name } = teacher;
  return (
    <Button
      variant="quiet"
      pending={remove.isPending}
      aria-label={`Take back the invitation of ${name}`}
      onClick={() =>
        remove.mutate(
          { id: classId, teacherId },
          {
            onSuccess() {
              notify.success('The invitation was taken back.');
              heading.current?.focus();
            },
          },
        )
      }
    >
      Take back
    </Button>
  );
}
