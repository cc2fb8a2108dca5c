import { useEffect, useEffectEvent, useState } from 'react';
import { type PaperNeeds, saidOnPaper } from '#client/items/paper-needs';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { openClasses, usualClasses } from '#client/lib/usual-classes';
import { Checkbox } from '#client/ui/checkbox';
import { SelectField } from '#client/ui/select-field';
import { SkeletonText } from '#client/ui/skeleton';
import type { Student } from '#shared/api/classes';
import { isSome } from '#shared/classes/accommodation';

interface CopiesForStudentsProps {
  /** The copies that are printed beside the sheets for everybody. */
  onChange: (copies: readonly PaperNeeds[]) => void;
}

/** Copies for those of a class who need their paper otherwise: chosen by itself, for the class of the last time. */
export function CopiesForStudents({ onChange }: CopiesForStudentsProps) {
  const list = trpc.classes.list.useQuery();
  const classes = openClasses(list.data?.items ?? []);
  const [chosen, setChosen] = useState<string>();
  const classId = chosen ?? usualClasses(classes)[0] ?? '';
  if (classes.length === 0) return null;
  return (
    <fieldset className="mt-4 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      <legend className="sr-only">Copies for students who need them otherwise</legend>
      <SelectField
        label="Also for the students of"
        hint="Who needs larger text, more room, fewer choices or more time gets a copy like that, with the name on it."
        value={classId}
        options={[{ value: '', label: 'No class' }, ...classes.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(id) => {
          setChosen(id);
          onChange([]);
        }}
      />
      {classId !== '' && <OfClass key={classId} id={classId} onChange={onChange} />}
    </fieldset>
  );
}

function OfClass({ id, onChange }: CopiesForStudentsProps & { id: string }) {
  const query = trpc.classes.get.useQuery({ id });
  if (query.isError) return <LoadFailed what="This class" query={query} />;
  if (!query.data) return <SkeletonText lines={2} />;
  const copies = query.data.roster.flatMap((student) => copyOf(student) ?? []);
  if (copies.length === 0) return <p className="text-muted">Nobody in this class needs a copy of their own.</p>;
  return <Choice copies={copies} onChange={onChange} />;
}

function Choice({ copies, onChange }: CopiesForStudentsProps & { copies: readonly PaperNeeds[] }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = (without: ReadonlySet<string>) => copies.filter(({ studentId }) => !without.has(studentId));
  const begin = useEffectEvent(() => onChange(copies));
  useEffect(() => begin(), []);
  return (
    <div>
      {copies.map((copy) => (
        <Checkbox
          key={copy.studentId}
          label={<span className="wrap-anywhere">{copy.name}</span>}
          hint={needsText(copy)}
          checked={!left.has(copy.studentId)}
          onChange={(isChecked) => {
            const without = new Set(left);
            if (isChecked) without.delete(copy.studentId);
            else without.add(copy.studentId);
            setLeft(without);
            onChange(chosen(without));
          }}
        />
      ))}
    </div>
  );
}

/** What a student needs on paper, if anything. */
function copyOf({ id, name, accommodation }: Student): PaperNeeds | undefined {
  return accommodation && isSome(accommodation) ? { studentId: id, name, ...accommodation } : undefined;
}

function needsText({ largerText, readingFont, fewerChoices, ...needs }: PaperNeeds): string {
  const parts = [
    largerText && 'large print',
    readingFont && 'wide spacing',
    fewerChoices && 'a choice crossed out',
    ...saidOnPaper(needs),
  ];
  return parts.filter(Boolean).join(', ');
}
